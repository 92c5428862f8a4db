"""Rules of thumb for drawing games: one action for each kind of first hand, the best over all its hands.

Kinds are the categories, with pairs and high cards told apart by whether two cards are of one suit. An action
is told by what the card is (the lowest, the odd one, the one of another suit), not by where it lies.
"""

from collections.abc import Sequence

import numpy as np

from queenhigh.analysis.playing.solve import Solved, weighted_sum
from queenhigh.hands.arrays import strengths
from queenhigh.hands.lookup import CATEGORIES
from queenhigh.hands.three import Category
from queenhigh.study.choices import FOLD, Choice
from queenhigh.study.suits import Cards, Ints

_SPLIT = (Category.PAIR, Category.HIGH_CARD)
_ODD, _OFF_SUIT = "the odd card", "the card of another suit"
_PLACES = ("the lowest", "the middle", "the highest")


def rule_of_thumb(solved: Solved) -> tuple[str, Ints]:
    """The rule in words, and the choice it makes for each first hand."""
    cards, weights = solved.game.firsts.cards, solved.game.firsts.weights
    kinds = _kinds(cards)
    options = _options(solved)
    chosen = np.zeros(len(cards), np.int64)
    told: dict[str, list[str]] = {}
    for number, name in enumerate(_names()):
        mine = np.flatnonzero(kinds == number)
        if not len(mine):
            continue
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


def _names() -> list[str]:
    """The kinds, best first, in the order in which `_kinds` numbers them."""
    found = []
    for category in reversed(Category):
        words = category.key.replace("_", " ").capitalize()
        found += [f"{words}, two suited", f"{words}, three suits"] if category in _SPLIT else [words]
    return found


def _kinds(cards: Cards) -> Ints:
    """The number of each first hand's kind."""
    suits = cards & 3
    two = (suits[:, 0] == suits[:, 1]) | (suits[:, 1] == suits[:, 2]) | (suits[:, 0] == suits[:, 2])
    made = strengths(cards)
    return np.where(two, _numbers(", two suited")[made], _numbers(", three suits")[made])


def _numbers(half: str) -> Ints:
    """The number of each strength's kind, with this half of those that are split."""
    names = _names()
    words = {category: category.key.replace("_", " ").capitalize() for category in Category}
    number = {
        category: names.index(words[category] + (half if category in _SPLIT else "")) for category in Category
    }
    return np.array([number[category] for category in CATEGORIES], np.int64)


def _options(solved: Solved) -> dict[str, Ints]:
    """Each action in words, and the choice it comes to for each first hand; -1 where it comes to none."""
    cards = solved.game.firsts.cards
    several = len({choice.multiple for choice in solved.choices if not choice.folds}) > 1
    found: dict[str, Ints] = {}
    for place, choice in enumerate(solved.choices):
        found[choice_words(choice, several)] = np.full(len(cards), place, np.int64)
    at = {(choice.multiple, choice.thrown): place for place, choice in enumerate(solved.choices)}
    for multiple in sorted({choice.multiple for choice in solved.choices if choice.thrown}):
        for words, thrown in ((_ODD, _odd(cards)), (_OFF_SUIT, _off_suit(cards))):
            tail = f", {multiple} x" if several else ""
            places = np.array([*(at[multiple, (place,)] for place in range(3)), -1], np.int64)
            found[f"discard {words}{tail}"] = places[thrown]
    return found


def choice_words(choice: Choice, several: bool = False) -> str:
    """A choice in words, with the cards by their place in the hand."""
    if choice == FOLD:
        return "fold"
    discards = " and ".join(_PLACES[place] for place in choice.thrown)
    words = f"discard {discards}" if discards else "stand"
    return f"{words}, {choice.multiple} x" if several else words


def _odd(cards: Cards) -> Ints:
    """The place of the card that is not of a pair; -1 where no two ranks are alike, or all three."""
    return _alone(cards >> 2)


def _off_suit(cards: Cards) -> Ints:
    """The place of the card that is not of the other two's suit; -1 where no two are suited, or all three."""
    return _alone(cards & 3)


def _alone(marks: Ints) -> Ints:
    """The place of the one mark that differs from two alike; -1 where there is none."""
    one, two, three = marks.T
    found: Ints = np.where(one == two, np.where(two == three, -1, 2), -1)
    found = np.where((one == three) & (one != two), 1, found)
    return np.where((two == three) & (one != two), 0, found)
