"""Whole numbers summed up: means, deviations and percentiles, exactly."""

from fractions import Fraction

import numpy as np
import pytest

from queenhigh.study.spread import summary_of


def test_numbers_are_summed_up_exactly() -> None:
    found = summary_of(np.arange(100, 0, -1), (5, 25, 50, 75, 95))
    assert found.percentiles == {5: 5, 25: 25, 50: 50, 75: 75, 95: 95}
    assert (found.count, found.least, found.most, found.median) == (100, 1, 100, 50)
    assert found.mean == Fraction(101, 2)
    assert found.standard_deviation == pytest.approx(np.std(np.arange(1, 101), ddof=1))
    assert found.z(50.5) == 0.0


def test_one_number_tells_nothing_of_others() -> None:
    one = summary_of(np.array([7]), (1, 50, 99))
    assert (one.median, one.standard_deviation, one.standard_error, one.z(3)) == (7, 0.0, 0.0, None)


def test_no_sum_overflows() -> None:
    """Squares of these do not fit 64 bits."""
    found = summary_of(np.array([2**62, 2**62, -(2**62)]), (50,))
    assert found.mean == Fraction(2**62, 3)
    assert found.standard_deviation == pytest.approx(2**62 * (4 / 3) ** 0.5)
