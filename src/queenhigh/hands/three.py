"""The rank of three cards, written to be read: the reference that every fast path must equal.

There are 741 strengths, from 0 (5-3-2) to 740 (A-K-Q suited): 455 sets of three ranks without a flush and 286
with one. `lookup.quick_strength` and `arrays.strengths` answer the same fast; `tests/hands` runs all.
"""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from itertools import combinations, combinations_with_replacement
from typing import Final

import msgspec

from queenhigh.cards import Card, CardsLike, three_cards

STRENGTHS: Final = 741
MINI_ROYAL: Final = 740
"""The strength of A-K-Q suited, the best hand there is."""

_ACE = 12
_THREE = 1
_TWO = 0
_LOW_ACE: Final = -1


class Category(IntEnum):
    """The six kinds of hand, weakest first: with three cards a straight beats a flush."""

    HIGH_CARD = 0
    PAIR = 1
    FLUSH = 2
    STRAIGHT = 3
    THREE_OF_A_KIND = 4
    STRAIGHT_FLUSH = 5

    @property
    def key(self) -> str:
        """The name as files and JSON write it, such as ``three_of_a_kind``."""
        return self.name.lower()


class ThreeCardRank(msgspec.Struct, frozen=True, order=True):
    """A hand's place among all hands; greater is better, equal is a push."""

    category: Category
    ranks: tuple[int, ...]
    """Ranks in the order in which they decide: the pair before its odd card, -1 for an ace counted as one."""


def rank_three(cards: CardsLike) -> ThreeCardRank:
    """Rank three different cards, or their text, as the rules order them. Else `CardError`."""
    hand = three_cards(cards)
    return rank_pattern([card.rank for card in hand], flush=len({card.suit for card in hand}) == 1)


def rank_pattern(ranks: Iterable[int], flush: bool) -> ThreeCardRank:
    """Rank three card ranks, given whether the three cards share a suit."""
    high, middle, low = sorted(ranks, reverse=True)
    if high == middle == low:
        return ThreeCardRank(Category.THREE_OF_A_KIND, (high,))
    if middle in (high, low):
        odd = low if high == middle else high
        return ThreeCardRank(Category.PAIR, (middle, odd))
    if (high, middle, low) == (_ACE, _THREE, _TWO):
        high = _THREE
        middle = _TWO
        low = _LOW_ACE
    if high - low == 2:
        return ThreeCardRank(Category.STRAIGHT_FLUSH if flush else Category.STRAIGHT, (high, middle, low))
    return ThreeCardRank(Category.FLUSH if flush else Category.HIGH_CARD, (high, middle, low))


def _all_ranks() -> tuple[ThreeCardRank, ...]:
    unsuited = (rank_pattern(ranks, flush=False) for ranks in combinations_with_replacement(range(13), 3))
    suited = (rank_pattern(ranks, flush=True) for ranks in combinations(range(13), 3))
    return tuple(sorted((*unsuited, *suited)))


ALL_RANKS: Final = _all_ranks()
"""Every rank, weakest first: a rank's place here is its strength."""
_STRENGTH_OF: Final = {rank: strength for strength, rank in enumerate(ALL_RANKS)}


def strength_of(rank: ThreeCardRank) -> int:
    """0 for the weakest rank, 740 for the best."""
    return _STRENGTH_OF[rank]


def best_three(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The best three of three or four cards, in the order they were given."""
    return max(combinations(cards, 3), key=rank_three)
