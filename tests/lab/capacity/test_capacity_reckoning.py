"""The server as queues: costs from a file, the arithmetic again by hand, and what is simulated beside it."""

from functools import partial
from math import exp
from typing import Literal

import pytest

from kit import golden
from kit.server.costs import COSTS, MEASURED, changed
from lab.capacity.asked import Asked
from lab.capacity.costs import FILE, Costs, CostsError, StoreCosts, format_costs, parse_costs
from lab.capacity.hall import GROUP_MOST, began_together, going_on, parties
from lab.capacity.pace import pace_of
from lab.capacity.reckoning import COMFORT, Use, breaks_at, disk_day_gb, flow_of, group_of, needs, uses
from queenhigh.store.writer import MOST

pytestmark = pytest.mark.long
STEADY = changed(pace={"bets": 1.0, "looks": 0.0})
ALONE = {"seeds": 0.0, "looks": 0.0, "bets": 1.0}
LONE = changed(pace=ALONE)
PAUSE = (7.0, 7.0)


# Costs


def test_costs_are_read_as_they_are_written() -> None:
    assert parse_costs(format_costs(COSTS)) == COSTS
    shipped = FILE.read_text(encoding="utf-8")
    assert format_costs(parse_costs(shipped)) == shipped


WRONG = [
    ("frame_us = 20", "frame_us = -1"),
    ("frame_us = 20", "frame_us = nan"),
    ("frame_us = 20", "frame_us = inf"),
    ("frame_us = 20", "frame_us = 'much'"),
    ("frame_us = 20", "frames_us = 20"),
    ("look = 500\n", ""),
    ("database_cores = 8", "database_cores = 0"),
    ("seats = 7", "seats = 0"),
    ("bets = 1.5", "bets = 0.5"),
    ("[assumed]", "[assumed"),
]


@pytest.mark.golden
def test_a_wrong_file_is_refused_in_words() -> None:
    text = format_costs(COSTS)
    assert all(was in text for was, _ in WRONG)
    calls = {f"{was!r}: {new!r}": partial(parse_costs, text.replace(was, new)) for was, new in WRONG}
    golden.refusals("cost", CostsError, calls)


# By hand


def shares(costs: Costs, asked: Asked) -> dict[str, Use]:
    return {use.name: use for use in uses(costs, asked, pace_of(costs, asked))}


def test_where_nobody_thinks_a_round_is_as_long_as_it_is_shown() -> None:
    assert pace_of(COSTS, Asked(7, think=(0.0, 0.0))).round_seconds == pytest.approx(2, rel=0.05)


def test_where_everybody_pauses_alike_a_round_has_one_pause_and_the_rest_of_two() -> None:
    pace = pace_of(STEADY, Asked(7, think=PAUSE))
    rest = 7 * 7 / 8  # the longest of seven that are left of a pause of seven seconds
    assert pace.round_seconds == pytest.approx(rest + 7 + rest + 2, rel=0.03)  # the last rounds are not over
    assert pace.commands["bet"] == pytest.approx(7, rel=0.05)
    assert pace.commands["ready"] == pytest.approx(14, rel=0.05)  # with the seeds
    assert pace.commands["tick"] == pytest.approx(3, rel=0.05)
    assert "look" not in pace.commands
    assert pace.acts == pytest.approx(21, rel=0.05)


def test_a_process_by_hand() -> None:
    """700 players: 100 tables, 31 commands a round, 7 frames each."""
    asked = Asked(700, think=PAUSE, store="sqlite")
    pace = pace_of(STEADY, asked)
    flow = flow_of(STEADY, asked, pace)
    found = shares(STEADY, asked)
    rounds = 100 / pace.round_seconds
    assert flow.rounds == pytest.approx(rounds)
    assert flow.commands == pytest.approx(31 * rounds, rel=0.03)
    assert flow.frames == pytest.approx(7 * flow.commands)
    assert 1 < flow.group < 1.05
    us = 7 * 500 + 14 * 400 + 7 * 600 + 3 * 800 + 31 * (7 * 20 + 500 / flow.group + 90)
    assert found["processor of a process"].used == pytest.approx(rounds * us / 1e6, rel=0.03)
    assert found["network of a machine, tables"].used == pytest.approx(flow.frames * 3000 * 8 / 1e6)
    assert found["network of a machine, lobby"].used == pytest.approx(7 * 200 * 300 * 8 / 1e6)
    assert found["sockets of a process"].used == 707
    assert found["memory of a process"].used == pytest.approx(90 + (100 * 700 + 707 * 25) / 1024)
    assert found["log of a database"].used == pytest.approx(rounds * 0.9)
    assert disk_day_gb(STEADY, asked, flow) == pytest.approx(rounds * 36_000 * 86_400 / 1e9)
    assert not any("processors" in name or "connections" in name for name in found)


def test_several_processes_and_databases_by_hand() -> None:
    asked = Asked(70_000, processes=20, databases=4, think=PAUSE)
    pace = pace_of(STEADY, asked)
    flow = flow_of(STEADY, asked, pace)
    found = shares(STEADY, asked)
    groups = flow.commands / flow.group
    us = flow.commands * 70 + groups * 900
    assert found["processors of a database"].wanted == pytest.approx(us / 1e6 / 4)
    assert found["connections of a database"].used == 5 * 7
    us = flow.rounds * (7 * 500 + 14 * 400 + 7 * 600 + 3 * 800) + flow.commands * 45 + groups * 700
    us += flow.frames * 20 + 0.95 * (flow.frames + flow.acts) * 20
    assert found["processor of a process"].wanted == pytest.approx(us / 1e6 / 20, rel=0.03)


def test_lookers_on_cost_frames_and_sockets_alone() -> None:
    asked = Asked(700)
    watched = Asked(700, watchers=7)
    pace = pace_of(COSTS, asked)
    one = flow_of(COSTS, asked, pace)
    two = flow_of(COSTS, watched, pace)
    assert (two.commands, two.frames) == (one.commands, 2 * one.frames)
    assert shares(COSTS, watched)["sockets of a process"].used == 707 + 700


def test_a_group_is_what_comes_while_the_last_is_written() -> None:
    asked = Asked(1)
    each = (700 + 900 + 1000) / 1e6
    every = (45 + 70) / 1e6
    assert group_of(COSTS, asked, 0) == 1
    for commands in (10, 400, 4000):
        size = group_of(COSTS, asked, commands)
        come = commands * (each + size * every)
        assert size == pytest.approx(come + exp(-come))
    assert group_of(COSTS, asked, 1e6) == 256


@pytest.mark.parametrize("asked", [Asked(1000, store="sqlite"), Asked(1000), Asked(1000, 40, 3)])
def test_a_thing_is_used_up_where_its_share_is_one(asked: Asked) -> None:
    pace = pace_of(COSTS, asked)
    for use in uses(COSTS, asked, pace):
        found = breaks_at(COSTS, asked, pace, use.name)
        if use.name == "connections of a database":
            assert found is None
            continue
        assert found is not None

        def share(players: int, name: str = use.name) -> float:
            grown = Asked(players, asked.processes, asked.databases, store=asked.store)
            return next(each.share for each in uses(COSTS, grown, pace) if each.name == name)

        assert share(found) <= 1 < share(found + found // 500 + 2)


def test_what_groups_could_save_is_not_used_up() -> None:
    busy = Use("x", 9.0, 8.0, "cores", 2.0)
    assert (busy.used, busy.share) == (8.0, 1.0)
    assert Use("x", 9.0, 8.0, "cores", 8.5).share > 1
    assert Use("x", 3.0, 8.0, "cores", 2.0).used == 3.0


@pytest.mark.parametrize("players", [10, 1000, 100_000, 10_000_000])
def test_as_many_as_are_needed_are_enough_and_fewer_are_not(players: int) -> None:
    asked = Asked(players)
    pace = pace_of(COSTS, asked)
    processes, databases = needs(COSTS, asked, pace)

    def most(processes: int, databases: int, of: str) -> float:
        found = uses(COSTS, Asked(players, processes, databases), pace)
        return max(use.wanted / use.has for use in found if use.name.endswith(of) and "conn" not in use.name)

    assert most(processes, databases, "process") <= COMFORT
    assert most(processes, databases, "database") <= COMFORT
    if processes > 1:
        assert most(int(0.9 * processes), databases, "process") > COMFORT
    if databases > 1:
        assert most(processes, int(0.9 * databases), "database") > COMFORT


@pytest.mark.parametrize(("players", "listed"), [(70, 4 * 10), (700, 200), (7 * 6000, 2000)])
def test_a_long_lobby_is_sent_less_often(players: int, listed: int) -> None:
    """Four times a second, then 200 tables a second, then every three seconds; each is 300 bytes."""
    asked = Asked(players, think=PAUSE, store="sqlite")
    looking = players / 100
    sent = shares(STEADY, asked)["network of a machine, lobby"].used
    assert sent == pytest.approx(looking * listed * 300 * 8 / 1e6)


# Simulated


def test_a_writer_takes_as_many_as_it_does() -> None:
    assert GROUP_MOST == MOST


@pytest.mark.parametrize("store", ["postgres", "sqlite"])
def test_one_player_waits_for_nothing_but_the_work(store: Literal["postgres", "sqlite"]) -> None:
    """On a file there is no database to wait for: its costs are zero."""
    seen = began_together(LONE, Asked(1, store=store), 600)
    costs: StoreCosts = getattr(MEASURED, store)
    shared = costs.writer_group_us + costs.writer_command_us + costs.database_group_us
    shared += costs.database_command_us + costs.flush_us + MEASURED.frame_us
    assert seen.answer_ms.p50 == pytest.approx((MEASURED.loop_us["bet"] + shared) / 1000, abs=0.1)
    assert seen.answer_ms.max == pytest.approx((MEASURED.loop_us["play"] + shared) / 1000)
    assert seen.group == 1
    assert (seen.database_share == 0) == (store == "sqlite")


def test_a_frame_through_another_process_is_handed_on_twice() -> None:
    costs = changed(pace=ALONE, relay_us=10_000.0)
    alone = began_together(costs, Asked(1), 600).answer_ms.p50
    # The only table is the first process's, and half of all sockets are elsewhere: half a frame on average.
    assert began_together(costs, Asked(1, 2), 600).answer_ms.p50 >= alone + 5
    assert began_together(costs, Asked(1, 2), 600).answer_ms.max == pytest.approx(alone + 15, abs=0.2)
    assert began_together(costs, Asked(1, 2, routed=True), 600).answer_ms.p50 == pytest.approx(alone)


def test_the_same_seed_is_the_same_evening() -> None:
    asked = Asked(280, processes=2)
    first, second = (going_on(COSTS, asked, 45, 2, 20) for _ in range(2))
    assert first == second
    assert first != going_on(COSTS, Asked(280, processes=2, seed=2), 45, 2, 20)


@pytest.mark.parametrize("asked", [Asked(1400, store="sqlite"), Asked(1400, 2), Asked(700, think=(1.0, 2.0))])
def test_what_is_simulated_is_what_is_reckoned(asked: Asked) -> None:
    pace = pace_of(COSTS, asked)
    flow = flow_of(COSTS, asked, pace)
    share = {use.name: use.share for use in uses(COSTS, asked, pace)}
    seen = going_on(COSTS, asked, pace.round_seconds, 5, 200)
    assert seen.commands / seen.seconds == pytest.approx(flow.commands, rel=0.03)
    assert seen.rounds / seen.seconds == pytest.approx(flow.rounds, rel=0.05)
    assert seen.process_share == pytest.approx(share["processor of a process"], rel=0.05)
    assert seen.database_share == pytest.approx(share.get("processors of a database", 0.0), rel=0.08)


def test_a_process_that_is_used_up_does_as_much_as_it_can() -> None:
    """The law of those who wait for answers: their rate is what the slowest server gives."""
    slow = {kind: 100 * us for kind, us in MEASURED.loop_us.items()}
    seen = began_together(changed(loop_us=slow), Asked(1400, store="sqlite"), 100)
    assert seen.process_share == pytest.approx(1, rel=0.01)
    assert seen.answer_ms.p50 > 10_000


def test_groups_grow_as_commands_come_faster() -> None:
    slow = changed(postgres={"flush_us": 50_000.0})
    asked = Asked(700, think=(1.0, 3.0))
    pace = pace_of(slow, asked)
    flow = flow_of(slow, asked, pace)
    seen = going_on(slow, asked, pace.round_seconds, 5, 60)
    # The formula leaves out that those who wait do not act meanwhile, and that tables come in bursts.
    assert 5 < seen.group == pytest.approx(group_of(slow, asked, flow.commands), rel=0.3)


def test_tables_are_full_but_for_the_last() -> None:
    assert parties(15, 7) == [7, 7, 1]
    assert parties(14, 7) == [7, 7]
