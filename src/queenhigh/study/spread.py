"""The exact distribution of what a bet nets in one round, and what is read off it.

>>> even = Spread({-1: 20, 1: 18})
>>> even.mean, even.variance
(Fraction(-1, 19), Fraction(360, 361))
"""

from fractions import Fraction
from functools import cached_property
from math import isqrt

import msgspec

_FIGURES = 10**30
"""Roots are drawn from whole numbers scaled up by this much, so that every figure shown is right."""


class Spread(msgspec.Struct, frozen=True, dict=True):
    """How many equally likely deals net each amount of minor units."""

    counts: dict[int, int]

    @cached_property
    def deals(self) -> int:
        return sum(self.counts.values())

    @cached_property
    def mean(self) -> Fraction:
        return Fraction(sum(net * count for net, count in self.counts.items()), self.deals)

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

    def chance(self, sign: int) -> Fraction:
        """The chance to win (1), to break even (0) or to lose (-1)."""
        mine = sum(count for net, count in self.counts.items() if (net > 0) - (net < 0) == sign)
        return Fraction(mine, self.deals)


def root(square: Fraction) -> float:
    """The square root of a fraction, right to the last figure of a float."""
    return float(Fraction(isqrt(square.numerator * _FIGURES**2 // square.denominator), _FIGURES))
