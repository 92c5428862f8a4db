"""A dealer's second hand, a bet on either hand, a Play that only those who draw owe: as they settle."""

import pytest

from kit.oracles.simulated import assert_settled, mixed_plan, wild_plan
from queenhigh.simulation.dealing.fast import deals_fast


@pytest.mark.parametrize("boxes", [1, 3])
def test_rounds_settle_as_they_are_counted(boxes: int) -> None:
    codes = assert_settled(wild_plan("second", boxes), seed=4, start=0, rounds=400)
    assert len(codes) > 20
    assert_settled(mixed_plan("second", boxes), seed=5, start=10**6, rounds=200)


def test_the_kernels_leave_such_rounds_to_the_arrays() -> None:
    assert not deals_fast(wild_plan("second", 2))
