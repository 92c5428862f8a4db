"""The exact distribution of what a bet nets in one round, what is read off it, and numbers summed up.

>>> even = Spread({-1: 20, 1: 18})
>>> even.mean, even.variance
(Fraction(-1, 19), Fraction(360, 361))
"""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import cached_property
from math import isqrt

import msgspec
import numpy as np

from queenhigh.study.suits import Ints

_FIGURES = 10**30
"""Roots are drawn from whole numbers scaled up by this much, so that every figure shown is right."""


class Net(msgspec.Struct, frozen=True):
    """An amount that a bet may net, and how often it does."""

    net_minor: int
    count: int
    probability: Fraction


class Spread(msgspec.Struct, frozen=True, dict=True):
    """How many equally likely deals net each amount of minor units."""

    counts: dict[int, int]

    @classmethod
    def of(cls, nets: Iterable[tuple[int, int]]) -> "Spread":
        """Nets and how many deals bring them, each net as often as it comes."""
        counts: Counter[int] = Counter()
        for net, count in nets:
            counts[net] += count
        return cls(dict(sorted(counts.items())))

    @cached_property
    def deals(self) -> int:
        return sum(self.counts.values())

    @cached_property
    def mean(self) -> Fraction:
        return self._moment(1)

    @cached_property
    def variance(self) -> Fraction:
        return self._moment(2) - self.mean**2

    @cached_property
    def third(self) -> Fraction:
        """The third central moment."""
        return self._moment(3) - 3 * self.mean * self._moment(2) + 2 * self.mean**3

    def _moment(self, power: int) -> Fraction:
        return Fraction(sum(net**power * count for net, count in self.counts.items()), self.deals)

    @property
    def standard_deviation(self) -> float:
        return root(self.variance)

    @property
    def skewness(self) -> float:
        """The third central moment in cubes of the standard deviation; 0 where nothing varies."""
        return float(self.third) / root(self.variance**3) if self.variance else 0.0

    @property
    def outcomes(self) -> tuple[Net, ...]:
        """Every amount, the largest first."""
        ordered = sorted(self.counts.items(), reverse=True)
        return tuple(Net(net, count, Fraction(count, self.deals)) for net, count in ordered)

    @property
    def chance_to_win(self) -> Fraction:
        return self.chance(1)

    @property
    def chance_to_break_even(self) -> Fraction:
        return self.chance(0)

    @property
    def chance_to_lose(self) -> Fraction:
        return self.chance(-1)

    def chance(self, sign: int) -> Fraction:
        """The chance to win (1), to break even (0) or to lose (-1)."""
        mine = sum(count for net, count in self.counts.items() if (net > 0) - (net < 0) == sign)
        return Fraction(mine, self.deals)


def root(square: Fraction) -> float:
    """The square root of a fraction, right to the last figure of a float."""
    return float(Fraction(isqrt(square.numerator * _FIGURES**2 // square.denominator), _FIGURES))


class Summary(msgspec.Struct, frozen=True):
    """Whole numbers summed up."""

    count: int
    mean: Fraction
    standard_deviation: float
    standard_error: float
    """Of the mean; 0 for one number, which tells nothing of others."""
    percentiles: dict[int, int]
    """For each percent, the least number that so many percent of all do not exceed."""
    least: int
    most: int

    @property
    def median(self) -> int:
        return self.percentiles[50]

    def z(self, exact: float) -> float | None:
        """How many standard errors the mean lies from the exact one."""
        return (float(self.mean) - exact) / self.standard_error if self.standard_error else None


def summary_of(values: Ints, percents: Iterable[int]) -> Summary:
    """One number or more summed up; sums are Python's own, so nothing can overflow.

    >>> summary_of(np.array([4, 1, 3, 2]), (25, 50)).percentiles
    {25: 1, 50: 2}
    """
    ordered = np.sort(values)
    count = len(values)
    different, times = np.unique(ordered, return_counts=True)
    pairs = list(zip(different.tolist(), times.tolist(), strict=True))
    total = sum(value * often for value, often in pairs)
    squares = sum(value * value * often for value, often in pairs)
    variance = Fraction(count * squares - total * total, count * max(count - 1, 1))
    return Summary(
        count=count,
        mean=Fraction(total, count),
        standard_deviation=root(variance),
        standard_error=root(variance / count),
        percentiles={part: int(ordered[rank(part, count)]) for part in percents},
        least=int(ordered[0]),
        most=int(ordered[-1]),
    )


def rank(percent: int, count: int) -> int:
    """The place of a percentile among so many numbers in rising order."""
    return max(-(-percent * count // 100) - 1, 0)
