"""What throwing the whole hand away brings, and what a dealer who replaces their whole hand comes to.

The player's new hand and the dealer's are a *pair*: two hands of cards that are neither dead nor in the
other. How many pairs of some worth hold a given set of cards depends on the set's suit class alone: for six
cards these are the twenty ways to split them, for fewer a sum over every card that may be added. Pairs that
avoid dead cards are all of them, less those that hold one dead card, plus those that hold two, and so on.

A dealer who replaces a weak hand leaves it dead: for each first hand every weak hand is gone through, and
with both the player's new hand and the dealer's second one are a pair again. Where the player stands, the
dealer's two hands are the pair.

`tests/analysis/counting/test_whole_hand.py` deals the same hands one by one.
"""

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import comb, factorial
from typing import Final

import numpy as np
import numpy.typing as npt

from queenhigh.analysis.counting.dealer import dealer_counts
from queenhigh.cards import DECK_SIZE
from queenhigh.hands import STRENGTHS
from queenhigh.hands.arrays import strengths
from queenhigh.study.suits import ALL_ALIKE, Cards, Ints, bits_of, sets_of, suit_classes

_RUN: Final = 1 << 16
"""Classes of six cards looked at together: what bounds the memory."""
_SPLITS: Final = tuple(combinations(range(6), 3))
"""The first hand of each way to split six cards; the second is that of the way as far from the end."""
_SIZES: Final = tuple(tuple(combinations(range(6), size)) for size in range(6))


MOST_ADDED: Final = 6 * comb(DECK_SIZE, 3) * comb(DECK_SIZE - 3, 3)
"""No worth is added up more often on the way: all pairs, each met from every card of it."""
_kept: dict[bytes, Ints] = {}
"""What was added up lately, by what it is of: one analysis asks for the same counts several times."""
_MOST_KEPT: Final = 256


def pair_sums(replaced_below: int, worth: Ints) -> Ints:
    """For each class of first hands that are thrown away: the worth of all deals that follow, added up.

    `worth` has the strengths of the player's new hand and of the dealer's last one. The dealer replaces hands
    below this strength; each hand that they might have got counts once where they do not.
    """
    key = hashlib.sha256(worth.tobytes()).digest() + replaced_below.to_bytes(2)
    found = _kept.get(key)
    if found is None:  # another thread may be here too: what it keeps is the same
        found = _pair_sums(replaced_below, worth)
        while len(_kept) >= _MOST_KEPT:
            _kept.pop(next(iter(_kept), b""), None)
        _kept[key] = found
    return found


def _pair_sums(replaced_below: int, worth: Ints) -> Ints:
    firsts = suit_classes().level(3).cards
    if not replaced_below:
        return _avoiding(_holding(worth), firsts)
    standing = worth.copy()
    standing[:, :replaced_below] = 0
    total = _avoiding(_holding(standing), firsts) * comb(DECK_SIZE - 9, 3)
    index, starts = _with_weak(replaced_below)
    return total + np.add.reduceat(_avoiding_sixes(_holding(worth))[index], starts)


def pair_counts(replaced_below: int, times: Ints) -> Ints:
    """(Strength of the player's new hand, of the dealer's last one): how many deals bring the two.

    Over all first hands that are thrown away, each class of them so many `times`. It is what `pair_sums`
    comes to with a worth of one in that place and nothing elsewhere, gone through backwards: from the dead
    cards to the sets of them, from these to the sixes that hold them, and so to all pairs of hands at once.
    """
    firsts = suit_classes().level(3).cards
    dead = _no_sets()
    for size in range(4):
        for places in combinations(range(3), size):
            np.add.at(dead[size], suit_classes().subsets(firsts, places), (-1) ** size * times)
    standing = _pairs_held(dead)
    if not replaced_below:
        return standing
    standing[:, :replaced_below] = 0
    index, starts = _with_weak(replaced_below)
    often = np.repeat(times, np.diff([*starts, len(index)]))
    dead = _no_sets()
    np.add.at(dead[6], index, often)
    sixes = dead[6].copy()
    for size, subsets in enumerate(_subsets()):
        for found in subsets:
            np.add.at(dead[size], found, (-1) ** size * sixes)
    return standing * comb(DECK_SIZE - 9, 3) + _pairs_held(dead)


def _no_sets() -> list[Ints]:
    """Nothing, for each class of sets of each size."""
    return [np.zeros(len(suit_classes().level(size)), np.int64) for size in range(7)]


def _pairs_held(sets: Sequence[Ints]) -> Ints:
    """(Strength, strength): pairs of hands that hold sets of cards, each class of them counted so often.

    What is shared out over all wider sets is taken 720 times, so that it stays whole down to six cards. At
    most 60 hands are of one strength: even so often no two strengths come to more than 64 bits hold.
    """
    often = sets[0] * factorial(6)
    for size in range(6):
        wider = _wider(size)
        next_often = sets[size + 1] * factorial(6)
        np.add.at(next_often, wider, (often // (6 - size))[:, None])
        often = next_often
    pairs = _pairs()
    found = np.zeros(STRENGTHS * STRENGTHS, np.int64)
    for start in range(0, len(pairs), _RUN):
        run = slice(start, start + _RUN)
        np.add.at(found, pairs[run], often[run, None])
    return (found // factorial(6)).reshape(STRENGTHS, STRENGTHS)


@lru_cache(maxsize=1)
def _made() -> npt.NDArray[np.int16]:
    """(Class of six cards, way to split it): the strength of the first hand."""
    cards = suit_classes().level(6).cards
    return np.stack([strengths(cards[:, list(places)]) for places in _SPLITS], axis=1).astype(np.int16)


@lru_cache(maxsize=1)
def _pairs() -> npt.NDArray[np.int32]:
    """(Class of six cards, way to split it): where both strengths stand in a flat table of two."""
    mine = _made().astype(np.int32)
    return mine * np.int32(STRENGTHS) + mine[:, ::-1]


def _holding(worth: Ints) -> list[Ints]:
    """By size of a set, for each class of it: the worth of all pairs that hold the set, added up."""
    pairs = _pairs()
    flat = worth.ravel()
    six = np.empty(len(pairs), np.int64)
    for start in range(0, len(pairs), _RUN):
        six[start : start + _RUN] = flat.take(pairs[start : start + _RUN]).sum(axis=1)
    tables = [six]
    for size in reversed(range(6)):
        tables.insert(0, _smaller(tables[0], size))
    return tables


def _smaller(larger: Ints, size: int) -> Ints:
    """What holds a set of this size, from what holds one card more: each pair is met from all its others."""
    total: Ints = larger[_wider(size)].sum(axis=1)
    return total // (6 - size)


@lru_cache(maxsize=6)
def _wider(size: int) -> npt.NDArray[np.int32]:
    """The classes that each class of this size comes to with one card more."""
    extensions = suit_classes().extensions(size)
    return extensions[extensions >= 0].astype(np.int32).reshape(len(extensions), DECK_SIZE - size)


def _avoiding(tables: Sequence[Ints], cards: Cards) -> Ints:
    """What avoids each row of three dead cards."""
    total = np.zeros((len(cards), *tables[0].shape[1:]), np.int64)
    for size in range(4):
        for places in combinations(range(3), size):
            total += (-1) ** size * tables[size][suit_classes().subsets(cards, places)]
    return total


def _avoiding_sixes(tables: Sequence[Ints]) -> Ints:
    """What avoids six dead cards, for each class of them."""
    total = tables[6].copy()
    for size, subsets in enumerate(_subsets()):
        for found in subsets:
            total += (-1) ** size * tables[size][found]
    return total


@lru_cache(maxsize=1)
def _subsets() -> tuple[tuple[npt.NDArray[np.int32], ...], ...]:
    """By size, the classes of all smaller sets of each class of six cards."""
    classes = suit_classes()
    cards = classes.level(6).cards
    return tuple(
        tuple(classes.subsets(cards, places).astype(np.int32) for places in of_size) for of_size in _SIZES
    )


@lru_cache(maxsize=2)
def _with_weak(replaced_below: int) -> tuple[npt.NDArray[np.int32], Ints]:
    """The classes of each first hand with each hand that the dealer replaces, and where a first's begin."""
    classes = suit_classes()
    threes = sets_of(3)
    weak = bits_of(threes[strengths(threes) < replaced_below])
    found = []
    counts = []
    for first in bits_of(classes.level(3).cards):
        with_first = weak[(weak & first) == 0] | first
        found.append(classes.find(with_first, 6).astype(np.int32))
        counts.append(len(with_first))
    return np.concatenate(found), np.cumsum([0, *counts[:-1]])


@lru_cache(maxsize=2)
def dealer_hands(replaced_below: int) -> Ints:
    """(Class of first hands that are kept, strength): how many deals bring the dealer's last hand."""
    firsts = suit_classes().level(3).cards
    standing = dealer_counts(0, (), ALL_ALIKE, 3).by_strength(firsts)[:, :STRENGTHS]
    if not replaced_below:
        return standing
    tables = [_second_hands(replaced_below)]
    for size in reversed(range(3)):
        tables.insert(0, _smaller(tables[0], size))
    counts = _avoiding(tables, firsts)
    counts[:, replaced_below:] += standing[:, replaced_below:] * comb(DECK_SIZE - 6, 3)
    return counts


def _second_hands(replaced_below: int) -> Ints:
    """(Class of three cards, strength): weak hands and what replaces them that hold the three together."""
    classes = suit_classes()
    made = _made()
    six = classes.level(6)
    three = classes.level(3)
    total = np.zeros(len(three) * STRENGTHS)
    for start in range(0, len(made), _RUN):
        run = slice(start, start + _RUN)
        row, split = np.nonzero(made[run, ::-1] < replaced_below)
        second = made[run][row, split].astype(np.int64)
        weights = six.weights[run][row].astype(np.float64)
        for places in _SPLITS:
            held = classes.subsets(six.cards[run], places)[row]
            total += np.bincount(held * STRENGTHS + second, weights, len(total))  # exact: far below 2**53
    counted = total.reshape(len(three), STRENGTHS) / three.weights[:, None]
    return np.rint(counted).astype(np.int64)
