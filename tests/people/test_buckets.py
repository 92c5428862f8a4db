"""Requests a second, by a clock of our own."""

import doctest

from hypothesis import given
from hypothesis import strategies as st

from queenhigh.people import buckets, limits
from queenhigh.people.buckets import Buckets
from queenhigh.people.names import lookalikes


def test_examples_in_the_room_run() -> None:
    for module in (buckets, limits, lookalikes):
        result = doctest.testmod(module)
        assert result.attempted
        assert not result.failed


@given(
    st.integers(1, 40),
    st.integers(1, 5_000),
    st.lists(st.tuples(st.sampled_from("ab"), st.integers(-2_000, 2_000)), max_size=200),
)
def test_no_window_holds_more_than_a_bucket_and_what_flows_in(
    count: int, full_ms: int, steps: list[tuple[str, int]]
) -> None:
    """Whatever the clock does, back as well: time counts as it is at the furthest."""
    held, now = Buckets(count, full_ms), 10_000
    furthest: dict[str, int] = {}
    taken: dict[str, list[int]] = {"a": [], "b": []}
    for key, step in steps:
        now += step
        furthest[key] = max(furthest.get(key, now), now)
        if held.take(key, now) == 0:
            taken[key].append(furthest[key])
    for times in taken.values():
        for place, first in enumerate(times):
            for more, last in enumerate(times[place:], 1):
                assert (more - count) * full_ms <= (last - first) * count


@given(st.integers(1, 40), st.integers(1, 5_000), st.integers(1, 100))
def test_who_waits_as_told_gets_in_and_not_before(count: int, full_ms: int, tries: int) -> None:
    held, now = Buckets(count, full_ms), 0
    for _ in range(tries):
        while wait := held.take("ann", now):
            assert wait > 0
            assert held.take("ann", now + wait - 1)
            now += wait
    assert held.take("ben", now) == 0


def test_buckets_that_are_full_again_are_thrown_away() -> None:
    held = Buckets(1, 1_000)
    for number in range(30_000):
        held.take(str(number), number)
    assert len(held) < 12_000
    for number in range(30_000):
        held.take(f"at once {number}", 40_000)
    assert len(held) <= 42_000
    assert all(held.take(f"at once {number}", 40_000) for number in range(0, 30_000, 100))
