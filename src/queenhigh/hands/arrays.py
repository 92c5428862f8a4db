"""Many hands at once: the NumPy forms of `lookup.strength` and `five.best_five`.

A card is its index, 0 to 51, so a hand is a row of small integers (``uint8`` is quickest). Work goes block by
block to stay inside the processor's cache, so a call needs little memory besides its answer.
`tests/hands/test_arrays.py` runs each form beside its reference.

>>> strengths([[48, 44, 40], [0, 4, 12], [0, 4, 13]]).tolist()
[740, 430, 0]
>>> six_card_categories([[48, 44, 40, 36, 32, 0]]).tolist() == [FiveCardCategory.ROYAL_FLUSH]
True
"""

from collections.abc import Iterable
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from queenhigh.cards import DECK_SIZE
from queenhigh.hands.five import FiveCardCategory, FiveCardRank
from queenhigh.hands.made import SUITED, made_code
from queenhigh.hands.three import rank_pattern, strength_of

_BLOCK: Final = 1 << 15
CATEGORY_SHIFT: Final = 20
"""A packed six-card rank shifted right by this many bits is its `FiveCardCategory`."""
_LEAD_SHIFT: Final = 16
"""The rank that decides first lies at these four bits, the next four bits below it, and so on."""
_NINE_UP: Final = 0b111111 << 7
"""The ranks of a six-card royal."""
_NETWORK: Final = (
    (0, 5), (1, 3), (2, 4), (1, 2), (3, 4), (0, 3), (2, 5), (0, 1), (2, 3), (4, 5), (1, 2), (3, 4),
)  # fmt: skip
"""Twelve compare-and-swaps that put any six numbers in order."""


def all_hands() -> npt.NDArray[np.uint8]:
    """All 22,100 three-card hands as rows of card indices, in the order of ``combinations(DECK, 3)``."""
    first, second, third = np.indices((DECK_SIZE, DECK_SIZE, DECK_SIZE), dtype=np.uint8)
    return np.argwhere((first < second) & (second < third)).astype(np.uint8)


def strengths(cards: npt.ArrayLike) -> npt.NDArray[np.int16]:
    """The strength of every three cards in an integer array of shape (..., 3); must equal `lookup.strength`.

    Raises `ValueError` for another shape or type, or for an index that is no card. That the cards of a hand
    differ is not checked: a hand that holds a card twice gets a number that means nothing.
    """
    hands = _checked(cards, 3)
    rows = hands.reshape(-1, 3)
    table = _strength_table()
    found = np.empty(len(rows), np.int16)
    for start in range(0, len(rows), _BLOCK):
        block = rows[start : start + _BLOCK]
        index = block[:, 0].astype(np.intp)
        for column in (1, 2):
            index *= DECK_SIZE
            # Nothing overflows: an index is below 52, whatever type it came in.
            np.add(index, block[:, column], out=index, casting="unsafe")
        # Every index is inside the table by now; "clip" only spares NumPy a buffered second look.
        table.take(index, out=found[start : start + _BLOCK], mode="clip")
    return found.reshape(hands.shape[:-1])


def six_card_ranks(cards: npt.ArrayLike) -> npt.NDArray[np.int32]:
    """The best five of every six cards in an integer array of shape (..., 6), each packed into one number.

    Must equal ``pack(five.best_five(six))``, so the numbers are ordered, and equal, exactly as the ranks are;
    ``number >> CATEGORY_SHIFT`` is the `FiveCardCategory`. Raises `ValueError` as `strengths` does; like it,
    does not look for a card that stands twice.
    """
    hands = _checked(cards, 6)
    rows = hands.reshape(-1, 6)
    found = np.empty(len(rows), np.int32)
    for start in range(0, len(rows), _BLOCK):
        columns = np.ascontiguousarray(rows[start : start + _BLOCK].T, dtype=np.uint8)
        found[start : start + _BLOCK] = _best_of_columns(columns)
    return found.reshape(hands.shape[:-1])


def six_card_categories(cards: npt.ArrayLike) -> npt.NDArray[np.uint8]:
    """The `FiveCardCategory` of the best five of every six cards; the rest as in `six_card_ranks`."""
    return (six_card_ranks(cards) >> CATEGORY_SHIFT).astype(np.uint8)


def six_card_made(cards: npt.ArrayLike) -> npt.NDArray[np.uint8]:
    """The place in `MADE` of every six cards, suits told apart; must equal `six.six_card_made`."""
    hands = _checked(cards, 6)
    rows = hands.reshape(-1, 6)
    found = six_card_categories(hands).ravel()
    flushes = np.flatnonzero(np.isin(found, list(SUITED)))
    suits = rows[flushes] & 3
    suit = np.sort(suits, axis=1)[:, 2]  # of six cards of which five are alike, the third is one of them
    bits = np.where(suits == suit[:, None], np.int64(1) << (rows[flushes].astype(np.int64) >> 2), 0)
    found[flushes] = suited_made().take(bits.sum(axis=1)) + suit
    return found.reshape(hands.shape[:-1])


def five_card_made(cards: npt.ArrayLike) -> npt.NDArray[np.uint8]:
    """The place in `MADE` of every five cards of an array of shape (..., 5); equals `six.six_card_made`."""
    hands = _checked(cards, 5)
    keys, categories = _five_card_table()
    ranks = hands.astype(np.int64) >> 2
    suits = hands & 3
    made: npt.NDArray[np.uint8] = categories.take(
        np.searchsorted(keys, (np.int64(1) << 3 * ranks).sum(axis=-1))
    )
    flushes = (suits == suits[..., :1]).all(axis=-1)
    masks = (np.int64(1) << ranks[flushes]).sum(axis=-1)
    made[flushes] = suited_made().take(masks) + suits[flushes][..., 0]
    return made


@cache
def _five_card_table() -> tuple[npt.NDArray[np.int64], npt.NDArray[np.uint8]]:
    """What five ranks make that are not of one suit, by how often each rank is there, three bits a rank."""
    ranks = _rows(combinations_with_replacement(range(13), 5))
    keys = (np.int64(1) << 3 * ranks.astype(np.int64)).sum(axis=1)
    order = np.argsort(keys)
    return keys[order], (_best_of_ranks(ranks, flush=False) >> CATEGORY_SHIFT).astype(np.uint8)[order]


def suited_ranks() -> npt.NDArray[np.int32]:
    """The packed best five of five or six cards of one suit, at the mask of their ranks; 0 at other masks."""
    return _six_card_tables()[2]


@cache
def suited_made() -> npt.NDArray[np.uint8]:
    """The place in `MADE` of five or six cards of the first suit, at the mask of their ranks; 0 at others.

    The suit is to be added.
    """
    found = np.zeros(1 << 13, np.uint8)
    categories = suited_ranks() >> CATEGORY_SHIFT
    for place, category in enumerate(SUITED):
        found[categories == category] = made_code(place, 0)
    found[_NINE_UP] = made_code(len(SUITED), 0)
    return found


def pack(rank: FiveCardRank) -> int:
    """A five-card rank as one number: the category above, then its ranks, four bits each, the first highest.

    Ranks of one category hold equally many numbers, so the bits left empty below never decide.
    """
    lead = sum(number << (_LEAD_SHIFT - 4 * place) for place, number in enumerate(rank.ranks))
    return (rank.category << CATEGORY_SHIFT) + lead


def _checked(cards: npt.ArrayLike, width: int) -> npt.NDArray[np.integer[Any]]:
    hands: npt.NDArray[Any] = np.asarray(cards)
    if hands.dtype.kind not in "iu":
        raise ValueError(f"cards must be integers from 0 to 51, not {hands.dtype}")
    if hands.ndim == 0 or hands.shape[-1] != width:
        raise ValueError(f"cards must have the shape (..., {width}), not {hands.shape}")
    if hands.size and not (hands.min() >= 0 and hands.max() < DECK_SIZE):
        raise ValueError(f"cards must be from 0 to 51, not from {hands.min()} to {hands.max()}")
    return hands


@cache
def _strength_table() -> npt.NDArray[np.int16]:
    """The strength at ``(first * 52 + second) * 52 + third``, for the three cards in any order."""
    plain = np.zeros((13, 13, 13), np.int16)
    suited = np.zeros((13, 13, 13), np.int16)
    for ranks in combinations_with_replacement(range(13), 3):
        plain[ranks] = strength_of(rank_pattern(ranks, flush=False))
    for ranks in combinations(range(13), 3):
        suited[ranks] = strength_of(rank_pattern(ranks, flush=True))
    index = np.indices((DECK_SIZE, DECK_SIZE, DECK_SIZE), dtype=np.uint8)
    low, middle, high = np.sort(index >> 2, axis=0)
    suits = index & 3
    flush = (suits[0] == suits[1]) & (suits[1] == suits[2])
    table: npt.NDArray[np.int16] = np.where(flush, suited[low, middle, high], plain[low, middle, high])
    return table.ravel()


def _best_of_columns(columns: npt.NDArray[np.uint8]) -> npt.NDArray[np.int32]:
    """Packed ranks of a (6, n) block, one column a hand."""
    pairs, by_ranks, _ = _six_card_tables()
    ranks = columns >> 2
    for low, high in _NETWORK:
        lesser = np.minimum(ranks[low], ranks[high])
        np.maximum(ranks[low], ranks[high], out=ranks[high])
        ranks[low] = lesser
    index = pairs[0].take((ranks[0] << 4) | ranks[1])
    index += pairs[1].take((ranks[2] << 4) | ranks[3])
    index += pairs[2].take((ranks[4] << 4) | ranks[5])
    best: npt.NDArray[np.int32] = by_ranks.take(index)
    _raise_flushes(columns, best)
    return best


def _raise_flushes(columns: npt.NDArray[np.uint8], best: npt.NDArray[np.int32]) -> None:
    """Put the flush's rank in place of a lesser one, in the one hand of a hundred that holds a flush."""
    suits = np.left_shift(np.uint8(1), columns & 3)
    once = np.zeros_like(suits[0])
    twice = np.zeros_like(suits[0])
    for suit in suits:
        # Bits of the suits that one card, and that two cards, are not of: a flush is missed once at most.
        others = ~suit
        twice |= once & others
        once |= others
    flushes = np.flatnonzero(twice != 0xFF)
    suited = suits[:, flushes] == ~twice[flushes]
    bits = suited.astype(np.uint16) << (columns[:, flushes] >> 2)
    masks = np.bitwise_or.reduce(bits, axis=0)
    best[flushes] = np.maximum(best[flushes], _six_card_tables()[2][masks])


_Tables = tuple[npt.NDArray[np.intp], npt.NDArray[np.int32], npt.NDArray[np.int32]]


@cache
def _six_card_tables() -> _Tables:
    """What `_best_of_columns` looks up: parts of an index, packed ranks at that index, and at a suit's mask.

    Six sorted ranks r0..r5, each raised by its place, are six different numbers below 18; the index is their
    place among all 18,564 such sets in colexicographic order, a sum with one term for each of the ranks.
    """
    pairs = np.zeros((3, 256), np.intp)
    for pair, low, high in np.ndindex(3, 13, 13):
        place = 2 * pair
        pairs[pair, (low << 4) | high] = comb(low + place, place + 1) + comb(high + place + 1, place + 2)
    sixes = _rows(combinations_with_replacement(range(13), 6))
    parts = [pairs[pair].take((sixes[:, 2 * pair] << 4) | sixes[:, 2 * pair + 1]) for pair in range(3)]
    index = parts[0] + parts[1] + parts[2]
    by_ranks = np.zeros(comb(18, 6), np.int32)
    by_ranks[index] = _best_of_ranks(sixes, flush=False)
    by_mask = np.zeros(1 << 13, np.int32)
    for count in (5, 6):
        suited = _rows(combinations(range(13), count))
        by_mask[(1 << suited).sum(axis=1)] = _best_of_ranks(suited, flush=True)
    return pairs, by_ranks, by_mask


def _rows(sets: Iterable[tuple[int, ...]]) -> npt.NDArray[np.int32]:
    return np.array(list(sets), dtype=np.int32)


def _best_of_ranks(ranks: npt.NDArray[np.int32], flush: bool) -> npt.NDArray[np.int32]:
    """Packed ranks of rows of five or six ranks in rising order, all of one suit or no five of one suit."""
    fives = combinations(range(ranks.shape[1]), 5)
    packed: npt.NDArray[np.int32] = np.max([_pack_five(ranks[:, five], flush) for five in fives], axis=0)
    return packed


def _pack_five(ranks: npt.NDArray[np.int32], flush: bool) -> npt.NDArray[np.int32]:
    """`pack` of rows of five ranks in rising order; five of one rank, which no deck holds, give a zero."""
    counts = (ranks[:, :, None] == ranks[:, None, :]).sum(axis=2, dtype=np.int32)
    keys = -np.sort(-((counts << 4) | ranks), axis=1)
    first = np.ones(keys.shape, np.bool_)
    first[:, 1:] = keys[:, 1:] != keys[:, :-1]
    shifts = _LEAD_SHIFT + 4 - 4 * np.cumsum(first, axis=1, dtype=np.int32)
    lead = np.where(first, (keys & 15) << shifts, 0).sum(axis=1, dtype=np.int32)
    # The squares of the counts add up to a different number for each shape, 5 to 17.
    category = _CATEGORY_OF_SQUARES[counts.sum(axis=1)]
    if flush:
        category[:] = FiveCardCategory.FLUSH
    wheel = (ranks == (0, 1, 2, 3, 12)).all(axis=1)
    straight = (counts.sum(axis=1) == 5) & (wheel | (ranks[:, 4] - ranks[:, 0] == 4))
    high = np.where(wheel, 3, ranks[:, 4])
    lead[straight] = high[straight] << _LEAD_SHIFT
    category[straight] = FiveCardCategory.STRAIGHT_FLUSH if flush else FiveCardCategory.STRAIGHT
    if flush:
        category[straight & (high == 12)] = FiveCardCategory.ROYAL_FLUSH
    packed: npt.NDArray[np.int32] = (category << CATEGORY_SHIFT) + lead
    return packed


_CATEGORY_OF_SQUARES: Final = np.zeros(26, np.int32)
_CATEGORY_OF_SQUARES[[7, 9, 11, 13, 17]] = (
    FiveCardCategory.PAIR,
    FiveCardCategory.TWO_PAIR,
    FiveCardCategory.THREE_OF_A_KIND,
    FiveCardCategory.FULL_HOUSE,
    FiveCardCategory.FOUR_OF_A_KIND,
)
