"""Rules of thumb for drawing games: one action for each kind of first hand, the best over all its hands.

Kinds are the categories, with pairs and high cards told apart by whether two cards are of one suit. An action
is told by what the card is (the lowest, the odd one, the one of another suit), not by where it lies.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from queenhigh.analysis.playing.solve import Solved, weighted_sum
from queenhigh.hands.arrays import strengths
from queenhigh.hands.lookup import CATEGORIES
from queenhigh.hands.three import Category
from queenhigh.study.choices import FOLD, Choice
from queenhigh.study.suits import Cards, Ints

Flags = npt.NDArray[np.bool_]

_SPLIT = (Category.PAIR, Category.HIGH_CARD)
_ODD = "the odd card"
_OFF_SUIT = "the card of another suit"
_PLACES = ("the lowest", "the middle", "the highest")


def rule_of_thumb(solved: Solved) -> tuple[str, Ints]:
    """The rule in words, and the choice it makes for each first hand."""
    cards = solved.game.firsts.cards
    weights = solved.game.firsts.weights
    options = _options(solved)
    chosen = np.zeros(len(cards), np.int64)
    told: dict[str, list[str]] = {}
    for name, mine in _kinds(cards).items():
        totals = {
            words: weighted_sum(solved.values[mine, places[mine]], weights[mine])
            for words, places in options.items()
            if (places[mine] >= 0).all()
        }
        words = max(totals, key=lambda each: totals[each])
        chosen[mine] = options[words][mine]
        told.setdefault(words, []).append(name)
    lines = [f"{_joined(names)}: {words}." for words, names in told.items()]
    return " ".join(lines), chosen


def _joined(names: Sequence[str]) -> str:
    """Kinds with one action, in one phrase; both halves of a category are the category."""
    found: list[str] = []
    for name in names:
        whole, _, half = name.partition(", ")
        if half and found and found[-1] == f"{whole} with two suited":
            found[-1] = whole
        else:
            found.append(f"{whole} with {half}" if half else whole)
    return ", ".join(found[:1] + [each[0].lower() + each[1:] for each in found[1:]])


def _kinds(cards: Cards) -> dict[str, Ints]:
    """The places of the first hands of each kind, best kind first; of kinds that there are."""
    one, two, three = (cards & 3).T
    suited = (one == two) | (two == three) | (one == three)
    made = np.array([int(category) for category in CATEGORIES])[strengths(cards)]
    found: dict[str, Flags] = {}
    for category in reversed(Category):
        words = category.key.replace("_", " ").capitalize()
        mine = made == int(category)
        if category in _SPLIT:
            found |= {f"{words}, two suited": mine & suited, f"{words}, three suits": mine & ~suited}
        else:
            found[words] = mine
    return {name: np.flatnonzero(mine) for name, mine in found.items() if mine.any()}


def _options(solved: Solved) -> dict[str, Ints]:
    """Each action in words, and the choice it comes to for each first hand; -1 where it comes to none."""
    cards = solved.game.firsts.cards
    several = len({choice.multiple for choice in solved.choices if choice.multiple}) > 1
    found: dict[str, Ints] = {
        choice_words(choice, several): np.full(len(cards), place, np.int64)
        for place, choice in enumerate(solved.choices)
    }
    at = {(choice.multiple, choice.thrown): place for place, choice in enumerate(solved.choices)}
    for multiple in sorted({choice.multiple for choice in solved.choices if choice.thrown}):
        for words, thrown in ((_ODD, _alone(cards >> 2)), (_OFF_SUIT, _alone(cards & 3))):
            tail = f", {multiple} x" if several else ""
            places = np.array([*(at.get((multiple, (place,)), -1) for place in range(3)), -1], np.int64)
            found[f"discard {words}{tail}"] = places[thrown]
    return found


def choice_words(choice: Choice, several: bool = False) -> str:
    """A choice in words, with the cards by their place in the hand."""
    if choice == FOLD:
        return "fold"
    discards = " and ".join(_PLACES[place] for place in choice.thrown)
    words = f"discard {discards}" if discards else "stand"
    return f"{words}, {choice.multiple} x" if several and choice.multiple else words


def _alone(marks: Ints) -> Ints:
    """The place of the one rank or suit that differs from two alike; -1 where there is none."""
    one, two, three = marks.T
    others = [two == three, one == three, one == two]
    return np.where(np.sum(others, axis=0) == 1, np.argmax(others, axis=0), -1)
