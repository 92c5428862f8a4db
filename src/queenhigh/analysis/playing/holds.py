"""Perfect play of a one-card draw, told as a chart: what each two cards that one may keep are worth.

The rule to learn is: stand on some hands; otherwise keep the two cards that stand highest in the chart and
draw one, or fold where even they are worth less than folding. The worth of two cards is their average over
the hands in which the rule keeps them, so chart and rule are found together, turn by turn until nothing
moves. Two cards that the rule never keeps are worth what they were when it last did; where turns go round in
circles, the average is over the hands of all of them. The rule is read off the finished chart and priced by
itself.
"""

from fractions import Fraction
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from queenhigh.analysis.playing.solve import Solved, weighted_sum
from queenhigh.analysis.results import Hold
from queenhigh.cards import DECK_SIZE, RANKS
from queenhigh.hands.arrays import strengths
from queenhigh.hands.lookup import CATEGORIES
from queenhigh.hands.three import Category
from queenhigh.study.bet import FOLD, Bet
from queenhigh.study.nets import fold_net
from queenhigh.study.suits import Cards, Ints, SuitClasses, suit_classes
from queenhigh.words.coach import ChartRule

_TURNS = 40
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
    cards = solved.game.firsts.cards
    weights = solved.game.firsts.weights
    two = np.column_stack([classes.of_two[cards[:, low] * DECK_SIZE + cards[:, high]] for low, high in _KEPT])
    throws, stand, fold = _places(solved)
    drawing = solved.values[:, throws].astype(np.float64)
    counted = _plain(cards)
    for number in range(_TURNS):
        pick = _average(two, drawing, weights, counted, len(classes.level(2)))[two].argmax(axis=1)
        standing, _ = _standing(solved, pick)
        keeps = np.zeros(two.shape, np.bool_)
        keeps[np.flatnonzero(~standing), pick[~standing]] = True
        some = np.zeros(len(classes.level(2)), np.bool_)
        some[two[keeps]] = True
        if number > _TURNS // 2:  # it goes round in circles: let the sets only grow
            keeps |= counted
        turn = np.where(some[two], keeps, counted)  # two cards that nobody keeps stay worth what they were
        if (turn == counted).all():
            break
        counted = turn
    exact = _exact_worth(solved, two, counted, throws, len(classes.level(2)))
    # The rule is what the chart says to the last fraction, whatever the search above came to.
    order = np.argsort(sorted(range(len(exact)), key=lambda pair: -exact[pair]))
    pick = order[two].argmin(axis=1)
    standing, stands = _standing(solved, pick)
    folds = solved.values[:, fold].tolist()
    kept = two[np.arange(len(pick)), pick].tolist()
    each = solved.game.deals_each * solved.scale
    folding = np.array([exact[pair] * each < lost for pair, lost in zip(kept, folds, strict=True)])
    chosen = np.where(standing, stand, np.where(folding, fold, np.array(throws)[pick]))
    return Chart(classes, exact, chosen, stands)


def _plain(cards: Cards) -> npt.NDArray[np.bool_]:
    """Which two cards of each hand are kept without tearing a pair apart."""
    ranks = cards >> 2
    paired = [ranks[:, low] == ranks[:, high] for low, high in _KEPT]
    whole: npt.NDArray[np.bool_] = np.column_stack(paired) | ~np.any(paired, axis=0)[:, None]
    return whole


def _standing(solved: Solved, pick: Ints) -> tuple[npt.NDArray[np.bool_], tuple[Category, ...]]:
    """Which first hands stand, by category, if the others keep what is picked; and those categories."""
    throws, stand, _ = _places(solved)
    kinds = np.array([int(category) for category in CATEGORIES])[strengths(solved.game.firsts.cards)]
    gain = solved.values[:, stand] - solved.values[np.arange(len(pick)), np.array(throws)[pick]]
    stands = []
    for category in reversed(Category):
        mine = kinds == int(category)
        if weighted_sum(gain[mine], solved.game.firsts.weights[mine]) > 0:
            stands.append(category)
    return np.isin(kinds, [int(category) for category in stands]), tuple(stands)


def _places(solved: Solved) -> tuple[list[int], int, int]:
    """Where the choices stand: throwing the first, second or third card, standing, folding."""
    least = min(choice.multiple for choice in solved.choices if not choice.folds)
    at = {choice.thrown: place for place, choice in enumerate(solved.choices) if choice.multiple == least}
    return [at[place,] for place in range(3)], at[()], solved.choices.index(FOLD)


def _average(
    two: Ints, drawing: npt.NDArray[np.float64], weights: Ints, counted: npt.NDArray[np.bool_], count: int
) -> npt.NDArray[np.float64]:
    """The average worth of each two cards over the hands that count for them."""
    total = np.zeros(count)
    times = np.zeros(count)
    for place in range(3):
        mine = counted[:, place]
        np.add.at(total, two[mine, place], (drawing[:, place] * weights)[mine])
        np.add.at(times, two[mine, place], weights[mine])
    return total / times


def _exact_worth(
    solved: Solved, two: Ints, counted: npt.NDArray[np.bool_], throws: list[int], count: int
) -> tuple[Fraction, ...]:
    """The same averages in fractions."""
    sums = [[0, 0] for _ in range(count)]
    weights = solved.game.firsts.weights.tolist()
    for place, throw in enumerate(throws):
        column = solved.values[:, throw].tolist()
        hands = zip(two[:, place].tolist(), column, weights, counted[:, place].tolist(), strict=True)
        for pair, value, weight, counts in hands:
            if counts:
                sums[pair][0] += value * weight
                sums[pair][1] += weight
    each = solved.game.deals_each * solved.scale
    return tuple(Fraction(total, times * each) for total, times in sums)


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


def rule(found: Chart, bet: Bet) -> ChartRule:
    """The rule as it is said."""
    unsure = any(fold_net(bet, wager) is None for wager in bet.wagers)
    fold = "" if unsure else f"{-bet.placed_minor / bet.ante_minor:g}"
    return ChartRule(tuple(category.key for category in found.stands), fold)
