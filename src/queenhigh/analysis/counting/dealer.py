"""How the dealer's hand falls when some cards are dead: counted by inclusion and exclusion, never by dealing.

The dealer's hands that avoid a dead set are all of them, less those that hold one dead card, plus those
that hold two, and so on. How many of their hands hold a given set of at most four cards depends on the set's
suit class alone, so a few tables answer for every deal. A dealer who draws is counted with their fourth card;
where they stand, each card that they might have drawn counts once, so that all deals weigh the same.

`walk.py` walks the same hands one by one; `tests/analysis` holds both to plain dealing, and to each other.
"""

from functools import lru_cache
from itertools import combinations
from math import comb
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from queenhigh.cards import DECK_SIZE
from queenhigh.hands import STRENGTHS
from queenhigh.hands.arrays import strengths
from queenhigh.study.suits import Cards, Groups, Ints, is_red, suit_classes

_MARKS = STRENGTHS + 1
"""One more than there are strengths: a mark above them all counts every hand."""


class _Hands(NamedTuple):
    """The dealer's hands of one kind: three cards on which they stand, or four of which they drew one."""

    best: Ints
    """The strength of each class of hands."""
    times: Ints
    """How many deals bring each hand."""
    below: tuple[npt.NDArray[np.int32], ...]
    """By size of a smaller set: how many hands hold it and are below each mark, flat."""


def deals_of(stands_on: int, known: int, dead: int) -> int:
    """How many ways the dealer's cards can fall where so many of them are known and so many cards dead."""
    fourth = DECK_SIZE - 3 - dead if stands_on else 1
    return comb(DECK_SIZE - known - dead, 3 - known) * fourth


class DealerCounts:
    """The dealer's hands with the known cards in them, for dead sets of one size."""

    def __init__(
        self, stands_on: int, known: tuple[int, ...], groups: Groups, dead: int, red: bool | None
    ) -> None:
        self.classes = suit_classes(known, groups)
        cards = 3 - len(known)
        fourth = DECK_SIZE - 3 - dead if stands_on else 1
        self.deals = deals_of(stands_on, len(known), dead)
        """How many deals there are for each dead set."""
        standing = _hands(stands_on, known, groups, False, red)
        self._whole = {cards: (standing.best, standing.times * fourth)}
        """By size: the strength and the count of the one dealer's hand that is just this set."""
        self._below = dict(enumerate(standing.below))
        if stands_on:
            drawing = _hands(stands_on, known, groups, True, red)
            self._whole[cards + 1] = (drawing.best, drawing.times)
            self._below = {
                held: table if held == cards else standing.below[held] * np.int32(fourth) + table
                for held, table in enumerate(drawing.below)
            }

    def below(self, cards: Cards, marks: Ints) -> Ints:
        """How many dealer's hands avoid each row of dead cards and are below each of its marks."""
        total = np.zeros(marks.shape, np.int64)
        dead = cards.shape[1]
        for held in range(min(dead, max(self._whole)) + 1):
            sign = -1 if held % 2 else 1
            for places in combinations(range(dead), held):
                found = self.classes.subsets(cards, places)[:, None]
                if held in self._below:
                    total += sign * self._below[held].take(found * _MARKS + marks)
                if held in self._whole:
                    best, values = self._whole[held]
                    total += sign * np.where(best[found] < marks, values[found], 0)
        return total

    def by_strength(self, cards: Cards) -> Ints:
        """How many hands of each strength avoid each row of dead cards, for a dealer who never draws."""
        total = np.zeros((len(cards), _MARKS), np.int64)
        dead = cards.shape[1]
        [(size, (best, values))] = self._whole.items()
        for held in range(min(dead, size - 1) + 1):
            table = self._below[held].reshape(-1, _MARKS)
            for places in combinations(range(dead), held):
                total += (-1 if held % 2 else 1) * table[self.classes.subsets(cards, places)]
        found = np.diff(total, axis=1)
        for places in combinations(range(dead), size):
            whole = self.classes.subsets(cards, places)
            found[np.arange(len(cards)), best[whole]] += (-1 if size % 2 else 1) * values[whole]
        return found


@lru_cache(maxsize=8)
def _hands(stands_on: int, known: tuple[int, ...], groups: Groups, drawn: bool, red: bool | None) -> _Hands:
    """Count the dealer's hands of one kind by the smaller sets they hold."""
    classes = suit_classes(known, groups)
    size = 3 - len(known) + drawn
    level = classes.level(size)
    whole = np.column_stack(
        [np.broadcast_to(np.array(known, np.int64), (len(level), len(known))), level.cards]
    )
    best, times = _drawing(stands_on, len(known), whole) if drawn else _standing(stands_on, whole, red)
    counted = (level.weights * times).astype(np.float64)  # far below 2**53: every sum is exact
    tables = []
    for held in range(size):
        found = classes.level(held)
        sets = [classes.subsets(level.cards, places) for places in combinations(range(size), held)]
        # One place up, so that a running sum counts the hands *below* each mark.
        index = np.concatenate([each * _MARKS + best + 1 for each in sets])
        flat = np.bincount(index, weights=np.tile(counted, len(sets)), minlength=len(found) * _MARKS)
        table = flat.reshape(-1, _MARKS).astype(np.float64, copy=False)
        table /= found.weights[:, None]
        tables.append(np.cumsum(table, axis=1, out=table).astype(np.int32).ravel())
    return _Hands(best, times, tuple(tables))


def _standing(stands_on: int, cards: Cards, red: bool | None) -> tuple[Ints, Ints]:
    """The strength of each three cards, and whether they stand on them."""
    first = strengths(cards).astype(np.int64)
    counts = first >= stands_on
    if red is not None:
        counts &= (is_red(cards) == red).all(axis=1)
    return first, counts.astype(np.int64)


def _drawing(stands_on: int, known: int, cards: Cards) -> tuple[Ints, Ints]:
    """The best three of each four cards, and how many of the four may be the one they drew."""
    firsts = np.array([strengths(np.delete(cards, last, axis=1)) for last in range(4)], np.int64)
    # The first cards are those they were seen to hold: none of them is one that they drew.
    return firsts.max(axis=0), (firsts[known:] < stands_on).sum(axis=0)


@lru_cache(maxsize=8)
def dealer_counts(
    stands_on: int, known: tuple[int, ...], groups: Groups, dead: int, red: bool | None = None
) -> DealerCounts:
    """The dealer's hands for a rule of drawing; each made once."""
    return DealerCounts(stands_on, known, groups, dead, red)
