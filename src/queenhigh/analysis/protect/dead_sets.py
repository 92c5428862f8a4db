"""Sums over the hands that a dealer may still hold, for every set of cards that other boxes show to be dead.

A list `worth` has a number for each three of the live cards, in order of `threes`. What is left of its sum
once some cards are dead is the whole, less the hands that hold one of them, plus those that hold two, less
those that hold three. For six dead cards, P and Q of three each, the hands that meet both are a product of
two matrices: all sets of six whose lowest three are P are looked at in one go.
`tests/analysis/protect/test_dead_sets.py` adds the hands up one by one.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
"""Whole numbers as floats, which are exact below `EXACT`."""
Ints = npt.NDArray[np.int64]
EXACT: Final = 1 << 53


class Best(NamedTuple):
    """The best of some choices and of none, over all sets of dead cards."""

    times: int
    """For how many sets one of the choices is worth more than none."""
    total: int
    """What the best is worth, all sets together."""


@cache
def threes(live: int) -> Ints:
    """Every three of so many cards, a row each, in rising order."""
    return np.array(list(combinations(range(live), 3)), np.int64)


class _Held(NamedTuple):
    """A list of worths by the cards that hands hold."""

    whole: float
    ones: Floats
    """(card): all hands that hold it."""
    twos: Floats
    """(card, card)"""
    threes: Floats
    """(card, card, card): the hand, in whatever order; nothing where a card stands twice."""
    left: Floats
    """For each three cards: the sum over all hands that hold none of them."""


def _held(worth: Floats, live: int) -> _Held:
    rows = threes(live)
    cube = np.zeros((live, live, live))
    for one, two, three in ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)):
        cube[rows[:, one], rows[:, two], rows[:, three]] = worth
    twos = cube.sum(axis=2)
    ones = twos.sum(axis=1) / 2
    low, middle, high = rows.T
    pairs = twos[low, middle] + twos[low, high] + twos[middle, high]
    whole = float(worth.sum())
    return _Held(whole, ones, twos, cube, whole - ones[rows].sum(axis=1) + pairs - worth)


def with_three_dead(worths: Sequence[Floats], live: int) -> Best:
    """The best choice for each set of three dead cards; each choice is given by what it is worth by hand."""
    left = [_held(worth, live).left for worth in worths]
    found = np.maximum(np.max(left, axis=0), 0)
    return Best(int(np.count_nonzero(found)), int(found.sum()))


def with_six_dead(worths: Sequence[Floats], live: int) -> Best:
    """The same for each set of six dead cards."""
    helds = [_held(worth, live) for worth in worths]
    if len(helds) == 1 and (sure := _sure(worths[0], helds[0], live)) is not None:
        return sure
    sides = [_sides(each, live) for each in helds]
    low, _, high = threes(live).T
    times = total = 0
    for last in range(2, live - 3):
        under = high == last
        over = low > last
        kept = np.r_[last + 1 : live + last + 1, 2 * live, 2 * live + 1]
        found = np.zeros((int(under.sum()), int(over.sum())))
        for lower, upper in sides:
            np.maximum(found, lower[under][:, kept] @ upper[over][:, kept].T, out=found)
        times += int(np.count_nonzero(found))
        total += sum(map(int, found.sum(axis=1).tolist()))
    return Best(times, total)


def _sides(held: _Held, live: int) -> tuple[Floats, Floats]:
    """For each three cards as the lower and as the upper half of six: rows whose products are what is left.

    Columns are the cards twice, then two numbers. Of six cards the upper three are above `last` and the lower
    three are not, so only one column of each card counts.
    """
    rows = threes(live)
    low, middle, high = rows.T
    pairs = held.threes[low, middle] + held.threes[low, high] + held.threes[middle, high]
    among = np.zeros((len(rows), live))
    np.put_along_axis(among, rows, 1.0, axis=1)
    left = held.left[:, None]
    one = np.ones((len(rows), 1))
    lower = np.hstack([held.twos[rows].sum(axis=1) - pairs, -among, left - held.whole, one])
    return lower, np.hstack([among, pairs, one, left])


def _sure(worth: Floats, held: _Held, live: int) -> Best | None:
    """The answer where a choice is better than none, or none better, whichever six cards are dead."""
    sets = comb(live, 6)
    singles = np.sort(held.ones)
    apart = held.twos[~np.eye(live, dtype=np.bool_)]
    least = held.whole - singles[-6:].sum() + comb(6, 2) * apart.min() - comb(6, 3) * worth.max()
    most = held.whole - singles[:6].sum() + comb(6, 2) * apart.max() - comb(6, 3) * worth.min()
    if least > 0:
        return Best(sets, int(held.whole) * comb(live - 3, 6))
    return Best(0, 0) if most <= 0 else None
