"""The dealer's deals against one known hand, walked one by one: for advice, and as the second method.

Nothing here uses suit classes or dead sets' tables: every set of cards that the dealer may hold is looked at.
So any cards may be dead (other boxes' hands, say) and any of the dealer's seen. `dealer.py` must come to the
same numbers by inclusion and exclusion; `tests/analysis/counting/test_walk.py` runs both.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from queenhigh.cards import DECK_SIZE
from queenhigh.hands import STRENGTHS
from queenhigh.hands.arrays import strengths
from queenhigh.study.suits import BIT, Cards, Ints, bits_of, sets_of


class Held(NamedTuple):
    """All sets of so many cards: as cards, as bits, and what they make."""

    cards: Cards
    bits: Ints
    threes: npt.NDArray[np.int16]
    """The strength of each three of the cards, a column for each card left out; one for sets of three."""
    best: Ints
    by_card: Ints
    """For each place in the set, where its card and the best strength stand in a flat table of both."""


@lru_cache(maxsize=2)
def all_held(size: int) -> Held:
    """Every three or four cards the dealer may come to hold."""
    cards = sets_of(size)
    left_out = [tuple(place for place in range(size) if place != out) for out in range(size)]
    chosen = [(0, 1, 2)] if size == 3 else left_out
    threes = np.column_stack([strengths(cards[:, list(three)]) for three in chosen])
    best = threes.max(axis=1).astype(np.int64)
    return Held(cards, bits_of(cards), threes, best, (cards * STRENGTHS + best[:, None]).T.copy())


@lru_cache(maxsize=8)
def _fourths(stands_on: int) -> npt.NDArray[np.float64]:
    """How many of each four cards may be the one that such a dealer drew."""
    count: npt.NDArray[np.float64] = (all_held(4).threes < stands_on).sum(axis=1).astype(np.float64)
    return count


class Direct:
    """The dealer's deals when some of these cards are seen and some are dead, for one rule of drawing."""

    def __init__(self, stands_on: int, seen: Iterable[int], dead: Iterable[int]) -> None:
        self.stands_on = stands_on
        self.seen = tuple(seen)
        self._seen_bits = _set(self.seen)
        self._dead_bits = _set(dead)
        self.live = np.flatnonzero((BIT & (self._dead_bits | self._seen_bits)) == 0)
        self._tables: dict[int, tuple[Ints, Ints]] = {}

    def deals(self, gone: int = 0) -> int:
        """How many deals there are once so many more cards have gone to the player."""
        left = len(self.live) - gone
        fourth = (left - (3 - len(self.seen))) if self.stands_on else 1
        return comb(left, 3 - len(self.seen)) * fourth

    def first_three(self) -> tuple[Cards, Ints]:
        """Every first three cards the dealer may hold, and their strengths."""
        held = all_held(3)
        mine = self._mine(held)
        return held.cards[mine], held.best[mine]

    def below(self, gone: Sequence[int] = ()) -> Ints:
        """How many deals without these further cards leave the dealer below each mark from 0 to 741."""
        left = len(self.live) - len(gone) - (3 - len(self.seen))
        total = np.zeros(STRENGTHS + 1, np.int64)
        for held in range(len(gone) + 1):
            standing, drawing = self._counted(held)
            for cards in combinations(sorted(gone), held):
                slot = _slot(cards)
                hands = standing[slot] * left + drawing[slot] if self.stands_on else standing[slot]
                total[1:] += -hands if held % 2 else hands
        return np.cumsum(total)

    def _counted(self, held: int) -> tuple[Ints, Ints]:
        """The strengths of the dealer's hands that hold each set of so many cards, standing and drawing."""
        if held not in self._tables:
            self._tables[held] = self._count(held)
        return self._tables[held]

    def _count(self, held: int) -> tuple[Ints, Ints]:
        threes = all_held(3)
        mine = self._mine(threes)
        if self.stands_on:
            mine &= threes.best >= self.stands_on
        standing = _histogram(threes, mine.astype(np.float64), held)
        if not self.stands_on:
            return standing, standing
        fours = all_held(4)
        drew = _fourths(self.stands_on)
        whole = drew * self._mine(fours)
        if self.seen:  # a card they were seen to hold is none that they drew
            some = np.flatnonzero(whole)
            new = ~np.isin(fours.cards[some], self.seen)
            whole[some] = ((fours.threes[some] < self.stands_on) & new).sum(axis=1)
        return standing, _histogram(fours, whole, held)

    def _mine(self, held: Held) -> npt.NDArray[np.bool_]:
        """Which sets have all seen cards and no dead one."""
        mine: npt.NDArray[np.bool_] = (held.bits & (self._dead_bits | self._seen_bits)) == self._seen_bits
        return mine


def _histogram(held: Held, times: npt.NDArray[np.float64], size: int) -> Ints:
    """How often each set of `size` cards is held at each strength: small numbers, exact as floats."""
    if size == 0:
        return np.bincount(held.best, weights=times, minlength=STRENGTHS).astype(np.int64)[None]
    if size == 1:
        table = np.zeros(DECK_SIZE * STRENGTHS)
        for index in held.by_card:
            table += np.bincount(index, weights=times, minlength=len(table))
        return table.astype(np.int64).reshape(-1, STRENGTHS)
    mine = np.flatnonzero(times)
    cards = held.cards[mine]
    best = held.best[mine]
    counts = times[mine].astype(np.int64)
    many = np.zeros((comb(DECK_SIZE, size), STRENGTHS), np.int64)
    for places in combinations(range(cards.shape[1]), size):
        np.add.at(many, (_slots(cards[:, places]), best), counts)
    return many


def _slots(cards: Cards) -> Ints:
    """The place of each row of rising cards among all sets of that size."""
    slots: Ints = np.sum([_CHOOSE[place + 1][cards[:, place]] for place in range(cards.shape[1])], axis=0)
    return slots


_CHOOSE = [np.array([comb(card, size) for card in range(DECK_SIZE)], np.int64) for size in range(4)]


def _slot(cards: Sequence[int]) -> int:
    return sum(comb(card, place + 1) for place, card in enumerate(cards))


def _set(cards: Iterable[int]) -> int:
    return int(bits_of(np.array([*cards], np.int64)))
