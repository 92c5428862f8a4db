"""Rules of thumb for drawing games: one action for each kind of first hand, the best over all its hands.

Kinds are the categories, with pairs and high cards told apart by whether two cards are of one suit. An action
is told by what the card is (the lowest, the odd one, the one of another suit), not by where it lies.
"""

import numpy as np
import numpy.typing as npt

from queenhigh.analysis.playing.solve import Solved, weighted_sum
from queenhigh.hands.arrays import strengths
from queenhigh.hands.lookup import CATEGORIES
from queenhigh.hands.three import Category
from queenhigh.study.bet import FOLD, Choice
from queenhigh.study.suits import Cards, Ints
from queenhigh.words.findings import Action, Kind, thumb_text

Flags = npt.NDArray[np.bool_]

_SPLIT = (Category.PAIR, Category.HIGH_CARD)
_PLACES = ("lowest", "middle", "highest")


def rule_of_thumb(solved: Solved) -> tuple[str, Ints]:
    """The rule in words, and the choice it makes for each first hand."""
    cards = solved.game.firsts.cards
    weights = solved.game.firsts.weights
    options = _options(solved)
    chosen = np.zeros(len(cards), np.int64)
    told: dict[Action, list[Kind]] = {}
    for kind, mine in _kinds(cards).items():
        totals = {
            action: weighted_sum(solved.values[mine, places[mine]], weights[mine])
            for action, places in options.items()
            if (places[mine] >= 0).all()
        }
        best = max(totals, key=lambda each: totals[each])
        chosen[mine] = options[best][mine]
        told.setdefault(best, []).append(kind)
    return thumb_text(told), chosen


def _kinds(cards: Cards) -> dict[Kind, Ints]:
    """The places of the first hands of each kind, best kind first; of kinds that there are."""
    one, two, three = (cards & 3).T
    suited = (one == two) | (two == three) | (one == three)
    made = np.array([int(category) for category in CATEGORIES])[strengths(cards)]
    found: dict[Kind, Flags] = {}
    for category in reversed(Category):
        mine = made == int(category)
        if category in _SPLIT:
            found |= {Kind(category, True): mine & suited, Kind(category, False): mine & ~suited}
        else:
            found[Kind(category)] = mine
    return {kind: np.flatnonzero(mine) for kind, mine in found.items() if mine.any()}


def _options(solved: Solved) -> dict[Action, Ints]:
    """Each action, and the choice it comes to for each first hand; -1 where it comes to none."""
    cards = solved.game.firsts.cards
    several = len({choice.multiple for choice in solved.choices if choice.multiple}) > 1
    found: dict[Action, Ints] = {
        _action(choice, several): np.full(len(cards), place, np.int64)
        for place, choice in enumerate(solved.choices)
    }
    at = {(choice.multiple, choice.thrown): place for place, choice in enumerate(solved.choices)}
    for multiple in sorted({choice.multiple for choice in solved.choices if choice.thrown}):
        for card, thrown in (("odd", _alone(cards >> 2)), ("off_suit", _alone(cards & 3))):
            places = np.array([*(at.get((multiple, (place,)), -1) for place in range(3)), -1], np.int64)
            found[Action((card,), multiple if several else 0)] = places[thrown]
    return found


def _action(choice: Choice, several: bool) -> Action:
    """A choice, with the cards by their place in the hand."""
    if choice == FOLD:
        return Action(folds=True)
    return Action(tuple(_PLACES[place] for place in choice.thrown), choice.multiple if several else 0)


def _alone(marks: Ints) -> Ints:
    """The place of the one rank or suit that differs from two alike; -1 where there is none."""
    one, two, three = marks.T
    others = [two == three, one == three, one == two]
    return np.where(np.sum(others, axis=0) == 1, np.argmax(others, axis=0), -1)
