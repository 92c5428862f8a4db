"""The server as queues: what one command waits for, what a crowd asks, and that a seed says all of it."""

import pytest

from kit.costs import COSTS, MEASURED, changed
from queenhigh.capacity.asked import Asked
from queenhigh.capacity.hall import GROUP_MOST, Spread, began_together, going_on, parties, spread
from queenhigh.capacity.pace import pace_of
from queenhigh.capacity.reckoning import flow_of, group_of, uses
from queenhigh.store.writer import MOST

LONE = changed(pace={"seeds": 0.0, "looks": 0.0, "bets": 1.0})


def test_a_writer_takes_as_many_as_it_does() -> None:
    assert GROUP_MOST == MOST


def test_one_player_waits_for_nothing_but_the_work() -> None:
    seen = began_together(LONE, Asked(1), 600)
    store, loop = MEASURED.postgres, MEASURED.loop_us
    shared = store.writer_group_us + store.writer_command_us + store.database_group_us
    shared += store.database_command_us + store.flush_us + MEASURED.frame_us
    assert seen.answer_ms.p50 == pytest.approx((loop["bet"] + shared) / 1000, abs=0.1)
    assert seen.answer_ms.longest == pytest.approx((loop["play"] + shared) / 1000)
    assert seen.group == 1


def test_on_a_file_there_is_no_database_to_wait_for() -> None:
    seen = began_together(LONE, Asked(1, store="sqlite"), 600)
    store = MEASURED.sqlite
    shared = store.writer_group_us + store.writer_command_us + store.flush_us + MEASURED.frame_us
    assert seen.answer_ms.longest == pytest.approx((MEASURED.loop_us["play"] + shared) / 1000)
    assert seen.database_share == 0


def test_a_frame_through_another_process_is_handed_on_twice() -> None:
    costs = changed(pace={"seeds": 0.0, "looks": 0.0, "bets": 1.0}, relay_us=10_000.0)
    alone = began_together(costs, Asked(1), 600).answer_ms.p50
    # The only table is the first process's, and half of all sockets are elsewhere: half a frame on average.
    assert began_together(costs, Asked(1, 2), 600).answer_ms.p50 >= alone + 5
    assert began_together(costs, Asked(1, 2), 600).answer_ms.longest == pytest.approx(alone + 15, abs=0.2)
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


def test_spread() -> None:
    assert spread([]) == Spread(0, 0, 0)
    assert spread([each / 1000 for each in range(1, 101)]) == pytest.approx(Spread(51, 100, 100))
