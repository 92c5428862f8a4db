"""Three-card strength by table: the scalar fast path.

Each rank has a weight such that the sum of any three weights names its three ranks and no others; each suit
has a bit, and three bits survive a bitwise *and* only in a flush. So a hand is one sum, one *and* and one
look-up.
Must equal `three.rank_three`; `tests/hands/test_lookup.py` runs both on all 22,100 hands.
"""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final

from queenhigh.cards import DECK, Card, CardsLike, three_cards
from queenhigh.hands.three import ALL_RANKS, Category, rank_pattern, strength_of


def _weights() -> tuple[int, ...]:
    """Thirteen numbers, found greedily, whose sums of three are all different."""
    chosen: list[int] = []
    candidate = 0
    while len(chosen) < 13:
        trial = [*chosen, candidate]
        sums = [sum(three) for three in combinations_with_replacement(trial, 3)]
        if len(sums) == len(set(sums)):
            chosen = trial
        candidate += 1
    return tuple(chosen)


_WEIGHTS: Final = (0, 1, 4, 13, 32, 71, 124, 218, 375, 572, 744, 1208, 1556)
"""What `_weights()` finds; written out to keep the import quick. A test compares the two."""
_SPAN: Final = 3 * _WEIGHTS[-1] + 1


def _tables() -> tuple[tuple[int, ...], tuple[int, ...]]:
    plain = [0] * _SPAN
    flush = [0] * _SPAN
    for ranks in combinations_with_replacement(range(13), 3):
        plain[sum(_WEIGHTS[rank] for rank in ranks)] = strength_of(rank_pattern(ranks, flush=False))
    for ranks in combinations(range(13), 3):
        flush[sum(_WEIGHTS[rank] for rank in ranks)] = strength_of(rank_pattern(ranks, flush=True))
    return tuple(plain), tuple(flush)


_PLAIN, _FLUSH = _tables()
_WEIGHT_OF: Final = tuple(_WEIGHTS[card.rank] for card in DECK)
_SUIT_BIT: Final = tuple(1 << card.suit for card in DECK)
CATEGORIES: Final[tuple[Category, ...]] = tuple(rank.category for rank in ALL_RANKS)
"""The category of each strength."""


def strength(cards: CardsLike) -> int:
    """The strength, 0 to 740, of exactly three different cards or their text; else raises `CardError`."""
    return quick_strength(three_cards(cards))


def quick_strength(cards: Sequence[Card]) -> int:
    """The strength of what is known to be three different cards: nothing is asked, any three numbers pass."""
    first, second, third = cards
    total = _WEIGHT_OF[first] + _WEIGHT_OF[second] + _WEIGHT_OF[third]
    if _SUIT_BIT[first] & _SUIT_BIT[second] & _SUIT_BIT[third]:
        return _FLUSH[total]
    return _PLAIN[total]


def category(cards: CardsLike) -> Category:
    """The category of exactly three different cards."""
    return CATEGORIES[strength(cards)]


def best_three(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The best three of three or four cards, in the order they were given; equals `three.best_three`."""
    return tuple(cards) if len(cards) == 3 else max(combinations(cards, 3), key=quick_strength)
