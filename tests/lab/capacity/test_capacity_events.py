"""Queues by seed against what is known of them exactly."""

from collections.abc import Callable
from functools import partial
from math import factorial, log

import pytest

from lab.capacity.events import BLOCK, Chance, Events, Line, Together
from queenhigh.simulation.dealing.stream import stream_of, word

pytestmark = pytest.mark.long
ARRIVALS = 200_000
ERROR = 0.03
"""How far a mean of so many may lie from the exact one; by their seeds they lie nearer, always as near."""


def exponential(chance: Chance, mean: float) -> float:
    return -mean * log(1 - chance.share())


def mean_stay(servers: int, service: Callable[[Chance], float]) -> float:
    """The mean time in a line to which a customer comes by chance every second."""
    events = Events()
    chance = Chance(3)
    line = Line(events, servers)
    stays = list[float]()

    def left(came: float) -> None:
        stays.append(events.now - came)

    def come() -> None:
        line.ask(service(chance), partial(left, events.now))
        if len(stays) < ARRIVALS:
            events.later(exponential(chance, 1.0), come)

    events.later(0.0, come)
    events.run(2 * ARRIVALS)
    return sum(stays) / len(stays)


@pytest.mark.parametrize(("servers", "work"), [(1, 0.3), (1, 0.7), (4, 3.0)])
def test_servers_whose_work_is_chance_by_erlang(servers: int, work: float) -> None:
    last = work**servers / factorial(servers) * servers / (servers - work)
    waits = last / (sum(work**n / factorial(n) for n in range(servers)) + last)
    found = mean_stay(servers, lambda chance: exponential(chance, work))
    assert found == pytest.approx(work + waits * work / (servers - work), rel=ERROR)


def test_one_server_whose_work_is_always_the_same() -> None:
    assert mean_stay(1, lambda _: 0.8) == pytest.approx(0.8 + 0.8 * 0.8 / (2 * (1 - 0.8)), rel=ERROR)


def test_those_who_wait_all_the_time_go_together() -> None:
    events = Events()
    done = [0]
    station = Together(lambda size, then: events.later(1.0 + 0.5 * size, then))

    def again() -> None:
        done[0] += 1
        station.ask(again)

    for _ in range(6):
        station.ask(again)
    events.run(1.5 + 4.0 * 10 + 0.1)
    # The first goes alone, and from then on all six: 6 / (1 + 6 * 0.5) a second.
    assert (station.groups, station.served, done[0]) == (1 + 11, 1 + 6 * 11, 1 + 6 * 10)


def test_a_group_has_a_bound() -> None:
    events = Events()
    sizes = list[int]()

    def serve(size: int, then: Callable[[], object]) -> None:
        sizes.append(size)
        events.later(1.0, then)

    station = Together(serve, most=4)
    for _ in range(10):
        station.ask(lambda: None)
    events.run(10.0)
    assert sizes == [1, 4, 4, 1]


def test_what_happens_at_one_time_happens_in_order() -> None:
    events = Events()
    seen = list[int]()
    for number in range(20):
        events.later(1.0, partial(seen.append, number))
    events.later(2.0, partial(seen.append, 99))
    events.run(1.5)
    assert seen == [*range(20)]
    assert events.now == 1.5


def test_numbers_are_those_of_the_simulators_seed() -> None:
    chance = Chance(7)
    stream = stream_of(7)
    found = [chance.share() for _ in range(BLOCK + 3)]
    assert found == [(word(stream, at, 0) >> 11) / (1 << 53) for at in range(BLOCK + 3)]
    assert 2.0 <= Chance(7).between(2.0, 12.0) < 12.0
