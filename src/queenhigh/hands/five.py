"""The best five of six cards, written to be read: the reference for `arrays.six_card_ranks`."""

from collections import Counter
from collections.abc import Sequence
from enum import IntEnum
from itertools import combinations

import msgspec

from queenhigh.cards import Card

_ACE = 12
_FIVE = 3


class FiveCardCategory(IntEnum):
    """The kinds of five-card hand, weakest first; here a flush beats a straight."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    ROYAL_FLUSH = 9

    @property
    def key(self) -> str:
        """The name as files and JSON write it, such as ``full_house``."""
        return self.name.lower()

    @property
    def keys(self) -> tuple[str, ...]:
        """The names of all classes it belongs to, its own first: a royal flush is a straight flush too."""
        return (self.key, "straight_flush") if self is FiveCardCategory.ROYAL_FLUSH else (self.key,)


class FiveCardRank(msgspec.Struct, frozen=True, order=True):
    """A five-card hand's place among all such hands; greater is better."""

    category: FiveCardCategory
    ranks: tuple[int, ...]
    """Ranks in the order in which they decide; a five-high straight is led by its five."""


def rank_five(cards: Sequence[Card]) -> FiveCardRank:
    """Rank exactly five different cards."""
    counts = Counter(card.rank for card in cards)
    ranks = tuple(sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True))
    shape = sorted(counts.values(), reverse=True)
    flush = len({card.suit for card in cards}) == 1
    straight_high = _straight_high(ranks)
    if straight_high is not None:
        if flush:
            royal = straight_high == _ACE
            best = FiveCardCategory.ROYAL_FLUSH if royal else FiveCardCategory.STRAIGHT_FLUSH
            return FiveCardRank(best, (straight_high,))
        return FiveCardRank(FiveCardCategory.STRAIGHT, (straight_high,))
    if flush:
        return FiveCardRank(FiveCardCategory.FLUSH, ranks)
    return FiveCardRank(_SHAPES[tuple(shape)], ranks)


_SHAPES = {
    (4, 1): FiveCardCategory.FOUR_OF_A_KIND,
    (3, 2): FiveCardCategory.FULL_HOUSE,
    (3, 1, 1): FiveCardCategory.THREE_OF_A_KIND,
    (2, 2, 1): FiveCardCategory.TWO_PAIR,
    (2, 1, 1, 1): FiveCardCategory.PAIR,
    (1, 1, 1, 1, 1): FiveCardCategory.HIGH_CARD,
}


def _straight_high(ranks: tuple[int, ...]) -> int | None:
    """The rank that leads a straight of five ranks, highest first; the ace may stand below the two."""
    if len(ranks) != 5:
        return None
    if ranks == (_ACE, 3, 2, 1, 0):
        return _FIVE
    return ranks[0] if ranks[0] - ranks[4] == 4 else None


def best_five(cards: Sequence[Card]) -> FiveCardRank:
    """The best rank that any five of the cards make."""
    return max(rank_five(five) for five in combinations(cards, 5))
