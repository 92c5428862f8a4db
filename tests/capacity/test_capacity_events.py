"""Queues by seed against what is known of them exactly."""

from collections.abc import Callable
from functools import partial
from math import factorial, log

import pytest

from queenhigh.capacity.events import BLOCK, Chance, Events, Line, Together
from queenhigh.simulation.dealing.stream import stream_of, word

ARRIVALS = 200_000
ERROR = 0.03
"""How far a mean of so many may lie from the exact one; by their seeds they lie nearer, always as near."""


def exponential(chance: Chance, mean: float) -> float:
    return -mean * log(1 - chance.share())


def mean_stay(servers: int, every: float, service: Callable[[Chance], float], seed: int) -> float:
    """The mean time in a line whose customers come by chance."""
    events, chance = Events(), Chance(seed)
    line, stays = Line(events, servers), list[float]()

    def left(came: float) -> None:
        stays.append(events.now - came)

    def come() -> None:
        line.ask(service(chance), partial(left, events.now))
        if len(stays) < ARRIVALS:
            events.later(exponential(chance, every), come)

    events.later(0.0, come)
    events.run(2 * ARRIVALS * every)
    return sum(stays) / len(stays)


@pytest.mark.parametrize("load", [0.3, 0.7])
def test_one_server_whose_work_is_chance(load: float) -> None:
    found = mean_stay(1, 1.0, lambda chance: exponential(chance, load), 1)
    assert found == pytest.approx(load / (1 - load), rel=ERROR)


@pytest.mark.parametrize("load", [0.3, 0.8])
def test_one_server_whose_work_is_always_the_same(load: float) -> None:
    exact = load + load * load / (2 * (1 - load))
    assert mean_stay(1, 1.0, lambda _: load, 2) == pytest.approx(exact, rel=ERROR)


def test_several_servers_by_erlang() -> None:
    servers, work = 4, 3.0  # of which each is busy three quarters of the time
    last = work**servers / factorial(servers) * servers / (servers - work)
    waits = last / (sum(work**n / factorial(n) for n in range(servers)) + last)
    found = mean_stay(servers, 1.0, lambda chance: exponential(chance, work), 3)
    assert found == pytest.approx(work + waits * work / (servers - work), rel=ERROR)


def test_people_who_come_back_after_a_thought() -> None:
    """A closed network, whose rate follows from mean values, one customer after the other."""
    people, think, work = 12, 5.0, 0.5
    waiting = rate = 0.0
    for number in range(1, people + 1):
        stay = work * (1 + waiting)
        rate = number / (think + stay)
        waiting = rate * stay
    events, chance = Events(), Chance(4)
    line, done = Line(events), [0]

    def act() -> None:
        line.ask(exponential(chance, work), answered)

    def answered() -> None:
        done[0] += 1
        events.later(exponential(chance, think), act)

    for _ in range(people):
        events.later(exponential(chance, think), act)
    seconds = 60_000.0
    events.run(seconds)
    assert done[0] / seconds == pytest.approx(rate, rel=0.01)
    assert line.busy_seconds / seconds == pytest.approx(rate * work, rel=0.01)


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
    events, sizes = Events(), list[int]()

    def serve(size: int, then: Callable[[], object]) -> None:
        sizes.append(size)
        events.later(1.0, then)

    station = Together(serve, most=4)
    for _ in range(10):
        station.ask(lambda: None)
    events.run(10.0)
    assert sizes == [1, 4, 4, 1]


def test_what_happens_at_one_time_happens_in_order() -> None:
    events, seen = Events(), list[int]()
    for number in range(20):
        events.later(1.0, partial(seen.append, number))
    events.later(2.0, partial(seen.append, 99))
    events.run(1.5)
    assert seen == [*range(20)]
    assert events.now == 1.5


def test_numbers_are_those_of_the_simulators_seed() -> None:
    chance, stream = Chance(7), stream_of(7)
    found = [chance.share() for _ in range(BLOCK + 3)]
    assert found == [(word(stream, at, 0) >> 11) / (1 << 53) for at in range(BLOCK + 3)]
    assert 2.0 <= Chance(7).between(2.0, 12.0) < 12.0
