"""Sets of cards up to a change of suits: the few classes that stand for all the deals there are.

Where no rule looks at a suit by name, swapping suits changes nothing: 22,100 hands are 1,755 classes, 270,725
sets of four cards 16,432. A set is kept as 52 bits, thirteen a suit; its class is named by the set in which
the suits that may be swapped stand in falling order.

`tests/study/test_suits.py` counts the classes and their members one by one.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property, lru_cache
from itertools import permutations, product
from math import comb, factorial, prod
from threading import RLock
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from queenhigh.cards import DECK_SIZE

Cards = npt.NDArray[np.int64]
Ints = npt.NDArray[np.int64]
Exact = npt.NDArray[Any]
"""Whole numbers: 64 bits where they fit for certain, otherwise Python's own."""
Groups = tuple[tuple[int, ...], ...]
"""The suits that may be swapped with each other; a suit that no group names stays as it is."""

NO_SUIT: Final = -1
ALL_ALIKE: Final[Groups] = ((0, 1, 2, 3),)
_RANKS: Final = 13
_SUIT: Final = (1 << _RANKS) - 1
BIT: Final[Ints] = np.array([1 << (_RANKS * (card & 3) + (card >> 2)) for card in range(DECK_SIZE)], np.int64)
"""The bit of each card in a set."""


class Level(NamedTuple):
    """All classes of sets of one size: their names, how many sets each holds, and one set of each."""

    keys: Ints
    weights: Ints
    cards: Cards
    """One row a class, the cards of one of its sets in rising order."""

    def __len__(self) -> int:
        return len(self.keys)


class SuitClasses:
    """The classes of sets drawn from the deck without the `known` cards.

    `groups` says which suits no rule tells apart; of those, only suits that hold the same known ranks may
    still be swapped. Made by `suit_classes`, which keeps each once.
    """

    def __init__(self, known: tuple[int, ...], groups: Groups) -> None:
        self.known = known
        self.groups = _refine(known, groups)
        self.live = np.array([card for card in range(DECK_SIZE) if card not in known], np.int64)
        self._levels: list[Level] = [
            Level(np.zeros(1, np.int64), np.ones(1, np.int64), np.zeros((1, 0), np.int64))
        ]
        self._extensions: list[Ints] = []
        self._growing = RLock()

    def level(self, size: int) -> Level:
        """The classes of sets of this size."""
        if len(self._levels) <= size:
            with self._growing:  # another thread may ask for the same classes
                while len(self._levels) <= size:
                    self._grow()
        return self._levels[size]

    def about(self, size: int) -> int:
        """Roughly how many classes of sets of this size there are, never more than there are."""
        return comb(len(self.live), size) // prod(factorial(len(group)) for group in self.groups)

    def extensions(self, size: int) -> Ints:
        """For each class of this size and each card of the deck, the class of both together; -1 for none."""
        self.level(size + 1)
        return self._extensions[size]

    def _grow(self) -> None:
        """Add each card to each set of the largest size so far, and find what classes come of it."""
        last = self._levels[-1]
        size = last.cards.shape[1]
        bits = bits_of(last.cards)
        wider = bits[:, None] | BIT[self.live]
        whole, card = np.nonzero(wider != bits[:, None])
        keys, first, found = np.unique(
            self.canonical(wider[whole, card]), return_index=True, return_inverse=True
        )
        cards = np.column_stack([last.cards[whole[first]], self.live[card[first]]])
        # Every set of a class is met once from each of its cards, so the sum counts it size + 1 times.
        counted = np.zeros(len(keys), np.int64)
        np.add.at(counted, found, last.weights[whole])
        extension = np.full((len(last), DECK_SIZE), -1, np.int64)
        extension[whole, self.live[card]] = found
        self._extensions.append(extension)
        self._levels.append(Level(keys, counted // (size + 1), np.sort(cards, axis=1)))

    def canonical(self, bits: Ints) -> Ints:
        """The name of the class of each set."""
        if not self.groups:
            return bits
        masks = [(bits >> (_RANKS * suit)) & _SUIT for suit in range(4)]
        for group in self.groups:
            for low, high in _NETWORKS[len(group)]:
                one = masks[group[low]]
                other = masks[group[high]]
                masks[group[low]] = np.maximum(one, other)
                masks[group[high]] = np.minimum(one, other)
        named: Ints = masks[0] | (masks[1] << _RANKS) | (masks[2] << 2 * _RANKS) | (masks[3] << 3 * _RANKS)
        return named

    def find(self, bits: Ints, size: int) -> Ints:
        """The class of each set of this size."""
        found: Ints = np.searchsorted(self.level(size).keys, self.canonical(bits))
        return found

    @cached_property
    def of_one(self) -> Ints:
        """The class of each card; -1 for known ones."""
        classes: Ints = self.extensions(0)[0]
        return classes

    @cached_property
    def of_two(self) -> Ints:
        """The class of each pair of cards at ``first * 52 + second``; any number where that is no pair."""
        bits = BIT[:, None] | BIT
        return np.minimum(self.find(bits.ravel(), 2), len(self.level(2)) - 1)

    @cached_property
    def of_three(self) -> Ints:
        """The class of each three cards in rising order at ``(first * 52 + second) * 52 + third``."""
        table = np.zeros(DECK_SIZE**3, np.int64)
        first, second, third = sets_of(3).T
        table[(first * DECK_SIZE + second) * DECK_SIZE + third] = self.find(
            BIT[first] | BIT[second] | BIT[third], 3
        )
        return table

    def subsets(self, cards: Cards, places: Sequence[int]) -> Ints:
        """The class of the cards at these places of each row of cards in rising order."""
        match [cards[:, place] for place in places]:
            case []:
                found: Ints = np.zeros(len(cards), np.int64)
            case [one]:
                found = self.of_one[one]
            case [one, two]:
                found = self.of_two[one * DECK_SIZE + two]
            case [one, two, three]:
                found = self.of_three[(one * DECK_SIZE + two) * DECK_SIZE + three]
            case more:
                found = self.find(np.bitwise_or.reduce([BIT[each] for each in more]), len(more))
        return found


_NETWORKS: Final = {2: ((0, 1),), 3: ((0, 1), (1, 2), (0, 1)), 4: ((0, 1), (2, 3), (0, 2), (1, 3), (1, 2))}
"""Compare-and-swaps that put so many numbers in order."""


@lru_cache(maxsize=4)
def suit_classes(known: tuple[int, ...] = (), groups: Groups = ALL_ALIKE) -> SuitClasses:
    """The classes of sets that avoid the known cards, where these suits are alike."""
    return SuitClasses(known, groups)


@cache
def sets_of(size: int) -> Cards:
    """Every set of two, three or four cards, a row each, in rising order."""
    rows: Cards = np.arange(DECK_SIZE, dtype=np.int64)[:, None]
    for _ in range(1, size):
        more = DECK_SIZE - 1 - rows[:, -1]
        start = np.repeat(rows[:, -1] + 1, more)
        step = np.arange(more.sum()) - np.repeat(np.cumsum(more) - more, more)
        rows = np.column_stack([np.repeat(rows, more, axis=0), start + step])
    return rows


def bits_of(cards: Cards) -> Ints:
    """Each row of cards as a set."""
    if cards.shape[-1] == 0:
        return np.zeros(cards.shape[:-1], np.int64)
    bits: Ints = np.bitwise_or.reduce(BIT[cards], axis=-1)
    return bits


def _refine(known: Iterable[int], groups: Groups) -> Groups:
    held = [0] * 4
    for card in known:
        held[card & 3] |= 1 << (card >> 2)
    refined = []
    for group in groups:
        for mask in dict.fromkeys(held[suit] for suit in group):
            alike = tuple(suit for suit in group if held[suit] == mask)
            if len(alike) > 1:
                refined.append(alike)
    return tuple(refined)


def is_red(cards: Cards) -> npt.NDArray[np.bool_]:
    """Whether each card is a diamond or a heart."""
    suit = cards & 3
    red: npt.NDArray[np.bool_] = (suit == 1) | (suit == 2)
    return red


def suits_of(hands: Cards | npt.NDArray[np.uint8]) -> Ints:
    """The suit of each suited hand, -1 for the others."""
    suit = hands & 3
    alike = (suit[..., 0] == suit[..., 1]) & (suit[..., 1] == suit[..., 2])
    return np.where(alike, suit[..., 0].astype(np.int64), NO_SUIT)


def suit_swaps(groups: Groups) -> Iterator[tuple[int, ...]]:
    """Every way to swap suits that are alike: where each suit goes."""
    for orders in product(*(permutations(group) for group in groups)):
        goes = [0, 1, 2, 3]
        for group, order in zip(groups, orders, strict=True):
            for suit, to in zip(group, order, strict=True):
                goes[suit] = to
        yield tuple(goes)


def with_suits(cards: Cards, goes: Ints) -> Cards:
    """The same ranks, each suit as it goes."""
    moved: Cards = (cards & ~3) | goes[cards & 3]
    return moved


def laid_as(classes: Cards, hands: Cards, groups: Groups) -> Cards:
    """The cards of each hand in the order of the class it is of: through the first swap that fits."""
    found = np.zeros_like(hands)
    bits = bits_of(hands)
    for swap in reversed(list(suit_swaps(groups))):
        moved = with_suits(classes, np.array(swap))
        fits = bits_of(moved) == bits
        found[fits] = moved[fits]
    return found


def places_in(hands: Cards, others: Cards, marked: npt.NDArray[np.bool_]) -> Ints:
    """Which of the three cards of each hand are among those marked in the other one beside it, as bits."""
    same = (hands[:, :, None] == others[:, None, :]) & marked[:, None, :]
    found: Ints = same.any(axis=2) @ np.array([1, 2, 4])
    return found
