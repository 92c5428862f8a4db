"""Running: the same totals whatever the rounds run on, however they are cut; nothing is lost on the way."""

import signal
import time
from collections.abc import Iterator
from concurrent.futures import (
    BrokenExecutor,
    CancelledError,
    Executor,
    ProcessPoolExecutor,
)
from contextlib import closing
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from kit.command import interruptible
from kit.houses.invented import any_house
from kit.oracles.simulated import (
    FULL,
    Faulty,
    busy,
    facts,
    known,
    mixed_plan,
    plan_with,
    wild_chart,
    wild_plan,
)
from kit.worker_work import compiled_bytes, counts, dies, dies_once
from queenhigh.rules import house
from queenhigh.simulation import Plan, Processes, Simulation, SimulationError, Threads, simulate
from queenhigh.simulation.dealing.count import joined_runs
from queenhigh.simulation.edges.living_meters import MeterPath
from queenhigh.simulation.edges.run import run
from queenhigh.simulation.edges.totals import Totals
from queenhigh.simulation.planning.plan import BEST
from queenhigh.simulation.running import pieces
from queenhigh.simulation.running.pieces import Piece, cut, in_order
from queenhigh.simulation.running.pools import Given, Pool, processors

ROUNDS = 120_001


@pytest.fixture(scope="module")
def plan() -> Plan:
    """Four boxes that bet differently, with meters that are hit and hands that are envied all the time."""
    return mixed_plan(busy("rws"), 4)


@pytest.mark.parametrize(
    "made",
    [
        plan_with("prime", FULL["prime"]),
        plan_with("draw", FULL["draw"], strategy="rule"),
        wild_plan(busy("fourth"), 3, meters=(("mini", 77),), takers=2**31),
        wild_plan("upcard", 2),
    ],
    ids=lambda made: made.house.id,
)
def test_a_plan_is_the_same_in_another_process(made: Plan, others: Executor) -> None:
    assert others.submit(compiled_bytes, made).result() == compiled_bytes(made)


@pytest.fixture(scope="module")
def others() -> Iterator[Executor]:
    with ProcessPoolExecutor(1, get_context("spawn")) as executor:
        yield executor


# Nothing is lost


def added(plan: Plan, results: Any) -> Totals:
    totals = Totals(plan)
    for _, count in results:
        totals.add(count)
    return totals


def test_a_worker_that_is_killed_loses_nothing(plan: Plan, tmp_path: Path) -> None:
    marker = tmp_path / "died"
    pool = Processes(2)
    with closing(pool):
        found = added(plan, in_order(partial(dies_once, marker, plan, 17), cut(60_000, 4, 2), pool))
    assert marker.exists(), "one worker did die"
    assert known(found) == known(added(plan, [(None, counts(plan, 17, 0, 60_000))]))


def test_workers_that_always_die_are_refused_in_words() -> None:
    pool = Processes(1)
    with closing(pool), pytest.raises(SimulationError) as caught:
        list(in_order(dies, cut(10, 1, 1), pool))
    assert caught.value.option == "workers"


class Mending:
    """A pool that opens one faulty executor after the other."""

    workers = 2
    span = 1
    broken: tuple[type[Exception], ...] = (LookupError,)

    def __init__(self, *executors: Faulty) -> None:
        self.executors = list(executors)

    def open(self) -> Executor:
        return self.executors.pop(0)

    def warm(self, work: object) -> None:
        return

    def close(self) -> None:
        return


def test_a_pool_that_breaks_is_opened_anew_and_its_pieces_done_again(plan: Plan) -> None:
    """Each kind of pool names the errors that it breaks with; a piece done in between is a new start."""
    gone = LookupError("gone")
    faulty = [Faulty(None, gone, None, None, None) for _ in range(6)]
    pool = Mending(*faulty, Faulty())
    pieces = [Piece(start, 1_000) for start in range(0, 8_000, 1_000)]
    found = added(plan, in_order(partial(counts, plan, 17), iter(pieces), pool))
    assert known(found) == known(added(plan, [(None, counts(plan, 17, 0, 8_000))]))
    assert not pool.executors
    with pytest.raises(SimulationError, match="gone"):
        list(in_order(partial(counts, plan, 17), iter(pieces), Mending(*[Faulty(gone) for _ in range(4)])))
    with pytest.raises(KeyError, match="strange"):
        list(in_order(partial(counts, plan, 17), iter(pieces), Strict(Faulty(KeyError("strange")))))


class Strict(Mending):
    """Knows no error as a break."""

    broken: tuple[type[Exception], ...] = ()


def test_only_a_few_pieces_are_out_at_a_time() -> None:
    executor, drawn = Faulty(), []

    def many() -> Iterator[Piece]:
        for start in range(10_000):
            drawn.append(start)
            yield Piece(start, 1)

    found = in_order(lambda start, rounds: start * 10, many(), Given(executor, 2))
    for expected in range(50):
        piece, result = next(found)
        executor.out -= 1
        assert (piece.start, result) == (expected, expected * 10)
        assert len(drawn) <= expected + 1 + 5
    assert executor.most <= 5


def test_pieces_come_back_in_order_whoever_is_first() -> None:
    def slow_at_first(start: int, rounds: int) -> int:
        time.sleep(0.05 if start % 3 == 0 else 0)
        return start

    pool: Pool = Threads(4)
    with closing(pool):
        found = list(in_order(slow_at_first, (Piece(start, 1) for start in range(12)), pool))
    assert [result for _, result in found] == list(range(12)) == [piece.start for piece, _ in found]


@pytest.mark.parametrize("boxes", [1, 3, 7])
@pytest.mark.parametrize("rounds", [1, 2, 9_362, 65_536, 65_537, 10**7 + 1])
def test_pieces_cover_all_rounds_once(rounds: int, boxes: int) -> None:
    for workers, span, step in ((1, 1, 1), (2, 1, 1), (16, 4, 1), (1, 4, 1), (2, 1, 1000)):
        found = list(cut(rounds, boxes, workers, span, step))
        assert [piece.start for piece in found] == [
            sum(piece.rounds for piece in found[:place]) for place in range(len(found))
        ]
        assert sum(piece.rounds for piece in found) == rounds
        assert all(piece.rounds > 0 for piece in found)
        assert all(piece.rounds % step == 0 for piece in found[:-1])
        assert all(piece.rounds * boxes <= max(pieces.PIECE * span, step * boxes) for piece in found)


# Ends before the end


def told_so_far(found: Simulation) -> dict[str, Any]:
    return {key: value for key, value in facts(found).items() if key not in ("asked", "stopped")}


@pytest.mark.parametrize("where", ["joined_runs", "MeterPath.add"])
def test_an_interrupt_while_a_piece_is_added_adds_all_of_it(
    plan: Plan, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The key is pressed in the midst of the sums."""
    path = f"queenhigh.simulation.edges.totals.{where}"
    real = joined_runs if where == "joined_runs" else MeterPath.add
    calls: list[object] = []

    def pressed(*args: Any) -> Any:
        calls.append(args)
        if len(calls) == 3:
            signal.raise_signal(signal.SIGINT)
        return real(*args)

    with monkeypatch.context() as patch, interruptible():
        patch.setattr(path, pressed)
        found = run(plan, ROUNDS, 17)
    assert found.stopped == "interrupted"
    assert found.rounds == 3 * next(cut(ROUNDS, 4, processors())).rounds
    assert told_so_far(found) == told_so_far(run(plan, found.rounds, 17))


def test_workers_that_are_lost_leave_what_is_known(plan: Plan) -> None:
    error = OSError("the line went dead")
    found = run(plan, 60_000, 17, Given(Faulty(None, None, error), 2))
    assert found.stopped == "the workers were lost: the line went dead"
    assert 0 < found.rounds < 60_000
    assert told_so_far(found) == told_so_far(run(plan, found.rounds, 17))
    with pytest.raises(SimulationError) as caught:
        run(plan, 60_000, 17, Given(Faulty(error), 2))
    assert caught.value.option == "workers"


@pytest.mark.parametrize("error", [ConnectionResetError(), CancelledError()])
def test_workers_that_are_lost_without_a_word_are_named(plan: Plan, error: Exception) -> None:
    found = run(plan, 60_000, 17, Given(Faulty(None, None, error), 2))
    assert found.stopped == f"the workers were lost: {type(error).__name__}"


def test_workers_that_keep_dying_leave_what_is_known(plan: Plan) -> None:
    found = run(plan, 60_000, 17, Given(Faulty(None, None, BrokenExecutor("dead")), 2))
    assert found.stopped
    assert told_so_far(found) == told_so_far(run(plan, found.rounds, 17))


# Small runs, and runs by words


def test_one_round_is_a_run(plan: Plan) -> None:
    found = run(plan, 1, 5)
    assert found.rounds == 1
    assert found.in_all.bets == 4
    for each in (*found.wagers.values(), found.in_all):
        assert each.standard_error > 0, "how one box varies is known exactly"
        low, high = each.interval
        assert low < each.house_edge < high


def test_one_round_of_what_nothing_exact_is_known_of_has_no_error() -> None:
    where = any_house("upcard")
    found = run(plan_with(where, {"ante": 500}, strategy=wild_chart(where)), 1, 5)
    ante = found.wagers["ante_play"]
    assert (ante.exact, ante.z, ante.standard_error) == (None, None, 0)
    assert ante.interval == (float(ante.house_edge),) * 2


def test_a_run_by_words_and_a_run_by_plan_are_the_same() -> None:
    said = simulate(house("rws"), 4_000, stakes_minor=FULL["rws"], boxes=2, strategy=BEST, seed=3)
    made = run(plan_with("rws", FULL["rws"], FULL["rws"]), 4_000, 3)
    assert facts(said) == facts(made)


@pytest.mark.long
def test_charts_run_in_processes_too() -> None:
    where = house("draw")
    made = plan_with(where, FULL["draw"], strategy=wild_chart(where, 4))
    assert facts(run(made, 70_000, 1, Processes(1))) == facts(run(made, 70_000, 1))
