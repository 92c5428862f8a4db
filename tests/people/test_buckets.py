"""Requests a second, by a clock of our own, in rows that all processes share."""

import asyncio
import doctest
from functools import partial

from hypothesis import given
from hypothesis import strategies as st

from kit.server.people_house import PeopleHouse, go
from queenhigh.people import buckets, limits
from queenhigh.people.buckets import Bucket, Rate, forget_full, take, taken
from queenhigh.people.names import lookalikes


class Held:
    """Buckets by name, without a database."""

    def __init__(self, count: int, full_ms: int) -> None:
        self.rate = Rate(count, full_ms)
        self.kept: dict[str, Bucket] = {}

    def take(self, key: str, now_ms: int) -> int:
        bucket, wait_ms = taken(self.kept.get(key), self.rate, now_ms)
        if not wait_ms:
            self.kept[key] = bucket
        return wait_ms


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
    held, now = Held(count, full_ms), 10_000
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
    held, now = Held(count, full_ms), 0
    for _ in range(tries):
        while wait := held.take("ann", now):
            assert wait > 0
            assert held.take("ann", now + wait - 1)
            now += wait
    assert held.take("ben", now) == 0


def test_all_who_ask_at_once_share_one_bucket_in_the_store(home: PeopleHouse) -> None:
    store, rate = home.runner.store, Rate(5, 60_000)

    async def many() -> list[int]:
        return await asyncio.gather(
            *(store.run(lambda sql: take(sql, "table:here", rate, 1_000)) for _ in range(12))
        )

    assert sorted(go(many())) == [0] * 5 + [12_000] * 7


def test_buckets_that_are_full_again_are_thrown_away(home: PeopleHouse) -> None:
    store, rate = home.runner.store, Rate(2, 1_000)

    async def some() -> list[tuple[str, ...]]:
        for key, now_ms in (("early", 0), ("late", 1_500)):
            await store.run(partial(take, key=key, rate=rate, now_ms=now_ms))
        await store.run(lambda sql: forget_full(sql, 1_600))
        return await store.read(lambda sql: sql.execute("SELECT key FROM buckets"))

    assert go(some()) == [("late",)]
