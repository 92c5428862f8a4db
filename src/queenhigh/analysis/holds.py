"""Perfect play of a one-card draw, told as a chart: what each two cards that one may keep are worth.

The rule to learn is: stand on some hands; otherwise keep the two cards that stand highest in the chart and
draw one, or fold where even they are worth less than folding. The worth of two cards is their average over
the hands in which the rule keeps them, so chart and rule are found together, turn by turn until nothing
moves.
"""

from fractions import Fraction
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from queenhigh.analysis.pays import Bet
from queenhigh.analysis.results import Hold
from queenhigh.analysis.solve import FOLD, Solved
from queenhigh.analysis.suits import Ints, SuitClasses, suit_classes
from queenhigh.cards import RANKS
from queenhigh.hands.arrays import strengths
from queenhigh.hands.lookup import CATEGORIES
from queenhigh.hands.three import Category

_TURNS = 12
_KEPT = ((1, 2), (0, 2), (0, 1))
"""The places kept where the first, second or third card is thrown."""


class Chart(NamedTuple):
    """Every two cards one may keep, the rule that follows, and the categories one stands on."""

    classes: SuitClasses
    worth: tuple[Fraction, ...]
    """By class of two cards: minor units a deal."""
    chosen: Ints
    stands: tuple[Category, ...]


def chart(solved: Solved) -> Chart:
    """The chart and its rule for a solved game in which one card may be thrown."""
    classes = suit_classes(solved.game.known, solved.game.groups)
    cards, weights = solved.game.firsts.cards, solved.game.firsts.weights
    two = np.column_stack([classes.of_two[cards[:, low] * 52 + cards[:, high]] for low, high in _KEPT])
    throws, stand, fold = _places(solved)
    values = solved.values.astype(np.float64) * 1.0
    drawing = values[:, throws]
    kinds = np.array([int(CATEGORIES[each]) for each in strengths(cards)])
    kept = np.ones(two.shape, np.bool_)
    worth = np.zeros(len(classes.level(2)))
    chosen = np.zeros(len(cards), np.int64)
    stands: list[int] = []
    for _ in range(_TURNS):
        worth = _average(worth, two, drawing, weights, kept)
        pick = worth[two].argmax(axis=1)
        rows = np.arange(len(pick))
        gain = (values[:, stand] - drawing[rows, pick]) * weights
        stands = [kind for kind in range(len(Category)) if gain[kinds == kind].sum() > 0]
        standing = np.isin(kinds, stands)
        folding = worth[two].max(axis=1) < values[:, fold]
        turn = np.where(standing, stand, np.where(folding, fold, np.array(throws)[pick]))
        if (turn == chosen).all():
            break
        chosen = turn
        kept = np.zeros(two.shape, np.bool_)
        kept[rows[~standing], pick[~standing]] = True
    exact = _exact_worth(solved, two, kept, throws, len(worth))
    return Chart(classes, exact, chosen, tuple(Category(kind) for kind in reversed(stands)))


def _places(solved: Solved) -> tuple[list[int], int, int]:
    """Where the choices stand: throwing the first, second or third card, standing, folding."""
    least = min(choice.multiple for choice in solved.choices if not choice.folds)
    at = {choice.thrown: place for place, choice in enumerate(solved.choices) if choice.multiple == least}
    return [at[place,] for place in range(3)], at[()], solved.choices.index(FOLD)


def _average(
    before: npt.NDArray[np.float64],
    two: Ints,
    drawing: npt.NDArray[np.float64],
    weights: Ints,
    kept: npt.NDArray[np.bool_],
) -> npt.NDArray[np.float64]:
    """The average worth of each two cards over the hands that keep them; as before where none does."""
    total, times = np.zeros(len(before)), np.zeros(len(before))
    for place in range(3):
        mine = kept[:, place]
        np.add.at(total, two[mine, place], (drawing[:, place] * weights)[mine])
        np.add.at(times, two[mine, place], weights[mine])
    return np.where(times > 0, total / np.maximum(times, 1), before)


def _exact_worth(
    solved: Solved, two: Ints, kept: npt.NDArray[np.bool_], throws: list[int], count: int
) -> tuple[Fraction, ...]:
    """The same averages in fractions; over all hands with the two cards where the rule never keeps them."""
    sums: list[list[int]] = [[0, 0, 0, 0] for _ in range(count)]
    weights = solved.game.firsts.weights.tolist()
    for place, throw in enumerate(throws):
        column = solved.values[:, throw].tolist()
        for pair, value, weight, keeps in zip(
            two[:, place].tolist(), column, weights, kept[:, place], strict=True
        ):
            sums[pair][2] += value * weight
            sums[pair][3] += weight
            if keeps:
                sums[pair][0] += value * weight
                sums[pair][1] += weight
    each = solved.game.deals_each
    return tuple(
        Fraction(total, times * each) if times else Fraction(every, all_times * each)
        for total, times, every, all_times in sums
    )


def listed(found: Chart, bet: Bet) -> tuple[Hold, ...]:
    """Every two cards one may keep, best first, worth in Antes."""
    names = [hold_name(cards) for cards in found.classes.level(2).cards.tolist()]
    pairs = sorted(zip(found.worth, names, strict=True), key=lambda pair: (-pair[0], pair[1]))
    return tuple(Hold(name, worth / bet.ante_minor) for worth, name in pairs)


def hold_name(cards: list[int]) -> str:
    """Two cards as a player writes them: ``KK``, ``KQs`` suited, ``KQ`` not."""
    low, high = sorted(card >> 2 for card in cards)
    suited = "s" if cards[0] & 3 == cards[1] & 3 else ""
    return f"{RANKS[high]}{RANKS[low]}{suited}"


def text(found: Chart, bet: Bet) -> str:
    """The rule in words."""
    stands = [category.key.replace("_", " ") for category in found.stands]
    standing = (
        f"Stand on {' or '.join([', '.join(stands[:-1]), stands[-1]] if stands[:-1] else stands)}. "
        if stands
        else ""
    )
    antes = Fraction(bet.placed_minor, bet.ante_minor)
    return (
        f"{standing}Otherwise keep the two cards that stand highest in the chart and draw one; fold if even "
        f"they are worth less than {float(-antes):g}, which is what folding costs in Antes."
    )
