"""How the dealer's hand falls when some cards are dead: counted by inclusion and exclusion, never by dealing.

The dealer's hands that avoid a dead set are all his hands, less those that hold one dead card, plus those
that hold two, and so on. How many of his hands hold a given set of at most four cards depends on the set's
suit class alone, so a few tables answer for every deal. A dealer who draws is counted with his fourth card;
where he stands, each card that he might have drawn counts once, so that all deals weigh the same.

`advice.py` walks the same hands one by one; `tests/analysis/test_dealer.py` holds the two together.
"""

from functools import lru_cache
from itertools import combinations
from math import comb

import numpy as np
import numpy.typing as npt

from queenhigh.analysis.suits import DECK, Cards, Groups, Ints, SuitClasses, suit_classes
from queenhigh.hands.arrays import strengths

_MARKS = 742
"""One more than there are strengths: a mark above them all counts every hand."""


class DealerCounts:
    """The dealer's hands with the known cards in them, for dead sets of one size."""

    def __init__(self, stands_on: int, classes: SuitClasses, dead: int, red: bool | None = None) -> None:
        self.classes = classes
        self.stands_on = stands_on
        self.red = red
        """Counts only hands of this colour, where one is given."""
        known = len(classes.known)
        self.deals = comb(DECK - known - dead, 3 - known) * ((DECK - 3 - dead) if stands_on else 1)
        """How many deals there are for each dead set."""
        self._whole: dict[int, tuple[Ints, Ints]] = {}
        """By size: the strength and the count of the one dealer's hand that is just this set."""
        self._below: dict[int, npt.NDArray[np.int32]] = {}
        """By size: how many hands hold the set and are below each mark, flat."""
        weight = DECK - 3 - dead if stands_on else 1
        self._count(3 - known, weight, drawn=False)
        if stands_on:
            self._count(4 - known, 1, drawn=True)

    def _count(self, size: int, weight: int, drawn: bool) -> None:
        """Add the dealer's hands that have so many cards besides the known ones."""
        level = self.classes.level(size)
        best, values = self._hands(level.cards, drawn)
        values = values * weight
        for held in range(size):
            found = self.classes.level(held)
            table = np.zeros(len(found) * _MARKS, np.int64)
            for places in combinations(range(size), held):
                # One place up, so that a running sum counts the hands *below* each mark.
                index = self.classes.subsets(level.cards, places) * _MARKS + best + 1
                np.add.at(table, index, level.weights * values)
            each = table.reshape(-1, _MARKS) // found.weights[:, None]
            below = np.cumsum(each, axis=1, dtype=np.int32).ravel()
            if held in self._below:
                below += self._below[held]
            self._below[held] = below
        self._whole[size] = (best, values)

    def _hands(self, cards: Cards, drawn: bool) -> tuple[Ints, Ints]:
        """The dealer's strength with these cards and the known ones, and how many deals bring them so."""
        known = np.array(self.classes.known, np.int64)
        whole = np.column_stack([np.broadcast_to(known, (len(cards), len(known))), cards])
        if not drawn:
            first = strengths(whole).astype(np.int64)
            counts = first >= self.stands_on
            if self.red is not None:
                counts &= (is_red(whole) == self.red).all(axis=1)
            return first, counts.astype(np.int64)
        best = np.zeros(len(whole), np.int64)
        values = np.zeros(len(whole), np.int64)
        for last in range(4):
            first = strengths(np.delete(whole, last, axis=1)).astype(np.int64)
            best = np.maximum(best, first)
            if last >= len(known):  # a card he was seen to hold is none that he drew
                values += first < self.stands_on
        return best, values

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
        dead, [(size, (best, values))] = cards.shape[1], self._whole.items()
        for held in range(min(dead, size - 1) + 1):
            table = self._below[held].reshape(-1, _MARKS)
            for places in combinations(range(dead), held):
                total += (-1 if held % 2 else 1) * table[self.classes.subsets(cards, places)]
        found = np.diff(total, axis=1)
        for places in combinations(range(dead), size):
            whole = self.classes.subsets(cards, places)
            found[np.arange(len(cards)), best[whole]] += (-1 if size % 2 else 1) * values[whole]
        return found


def is_red(cards: Cards) -> npt.NDArray[np.bool_]:
    """Whether each card is a diamond or a heart."""
    suit = cards & 3
    red: npt.NDArray[np.bool_] = (suit == 1) | (suit == 2)
    return red


@lru_cache(maxsize=8)
def dealer_counts(
    stands_on: int, known: tuple[int, ...], groups: Groups, dead: int, red: bool | None = None
) -> DealerCounts:
    """The dealer's hands for a rule of drawing; each made once."""
    return DealerCounts(stands_on, suit_classes(known, groups), dead, red)
