"""Runs on pools that break, and runs that are interrupted: nothing is lost of what is done so far."""

import signal
import time
from collections.abc import Iterator
from concurrent.futures import (
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
)
from contextlib import closing
from functools import partial
from itertools import accumulate
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from kit import golden
from kit.command import interruptible
from kit.faults.worker_work import compiled_bytes, counts, dies, dies_once
from kit.oracles.simulated import FULL, busy, facts, known, mixed_plan, plan_with, wild_plan
from queenhigh.simulation import Plan, Processes, SimulationError, Threads
from queenhigh.simulation.dealing.count import joined_runs
from queenhigh.simulation.edges.living_meters import MeterPath
from queenhigh.simulation.edges.run import run
from queenhigh.simulation.edges.totals import Totals
from queenhigh.simulation.running import pieces
from queenhigh.simulation.running.gather import patient, unbroken
from queenhigh.simulation.running.pieces import Piece, cut, in_order
from queenhigh.simulation.running.pools import Given, processors
from queenhigh.study.result import Progress

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


# Pieces


@pytest.mark.parametrize("boxes", [1, 3, 7])
@pytest.mark.parametrize("rounds", [1, 2, 9_362, 65_536, 65_537, 10**7 + 1])
def test_pieces_cover_all_rounds_once(rounds: int, boxes: int) -> None:
    for workers, span, step in ((1, 1, 1), (2, 1, 1), (16, 4, 1), (1, 4, 1), (2, 1, 1000)):
        found = list(cut(rounds, boxes, workers, span, step))
        starts = accumulate((piece.rounds for piece in found), initial=0)
        assert [*(piece.start for piece in found), rounds] == list(starts)
        assert all(piece.rounds > 0 for piece in found)
        assert all(piece.rounds % step == 0 for piece in found[:-1])
        assert all(piece.rounds * boxes <= max(pieces.PIECE * span, step * boxes) for piece in found)


class Faulty(Executor):
    """Does the work at once, notes what is out, and fails as it is told to."""

    def __init__(self, *errors: BaseException | None) -> None:
        self.errors = list(errors)
        self.out = 0
        self.most = 0

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        error = self.errors.pop(0) if self.errors else None
        self.out += 1
        self.most = max(self.most, self.out)
        future: Future[Any] = Future()
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(work(*args, **kwargs))
        return future


def test_only_a_few_pieces_are_out_at_a_time() -> None:
    executor = Faulty()
    drawn = []

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


# Pools that break


def added(plan: Plan, results: Any) -> list[Any]:
    """Return all totals of a plan after these pieces."""
    totals = Totals(plan)
    for _, count in results:
        totals.add(count)
    return known(totals)


def test_a_worker_that_is_killed_loses_nothing(plan: Plan, tmp_path: Path) -> None:
    marker = tmp_path / "died"
    pool = Processes(2)
    with closing(pool):
        found = added(plan, in_order(partial(dies_once, marker, plan, 17), cut(60_000, 4, 2), pool))
    assert marker.exists(), "one worker did die"
    assert found == added(plan, [(None, counts(plan, 17, 0, 60_000))])


def test_workers_that_always_die_are_refused_in_words() -> None:
    pool = Processes(1)
    with closing(pool), pytest.raises(SimulationError) as caught:
        list(in_order(dies, cut(10, 1, 1), pool))
    assert caught.value.option == "workers"


class Mending:
    """A pool that opens one faulty executor after the other."""

    workers = 2
    span = 1

    def __init__(self, *executors: Faulty, broken: tuple[type[Exception], ...] = (LookupError,)) -> None:
        self.executors = list(executors)
        self.broken = broken

    def open(self) -> Executor:
        return self.executors.pop(0)

    def warm(self, work: object) -> None:
        return

    def close(self) -> None:
        return


def test_a_pool_that_breaks_is_opened_anew_and_its_pieces_done_again(plan: Plan) -> None:
    """Each kind of pool names the errors that it breaks with; a piece done in between is a new start."""
    gone = LookupError("gone")
    work = partial(counts, plan, 17)
    pieces = [Piece(start, 1_000) for start in range(0, 8_000, 1_000)]
    pool = Mending(*(Faulty(None, gone, None, None, None) for _ in range(6)), Faulty())
    assert added(plan, in_order(work, iter(pieces), pool)) == added(plan, [(None, work(0, 8_000))])
    assert not pool.executors
    with pytest.raises(SimulationError, match="gone"):
        list(in_order(work, iter(pieces), Mending(*(Faulty(gone) for _ in range(4)))))
    with pytest.raises(KeyError, match="strange"):
        list(in_order(work, iter(pieces), Mending(Faulty(KeyError("strange")), broken=())))


LOST = (
    OSError("the line went dead"), ConnectionResetError(), CancelledError(), BrokenExecutor("dead"),
)  # fmt: skip


@pytest.mark.golden
def test_workers_that_are_lost_leave_what_is_known(plan: Plan) -> None:
    told = []
    for error in LOST:
        found = run(plan, 60_000, 17, Given(Faulty(None, None, error), 2))
        told.append(f"{error!r}\n    {found.stopped}\n")
        assert 0 < found.rounds < 60_000
        assert facts(found) == facts(run(plan, found.rounds, 17))
        with pytest.raises(SimulationError) as caught:
            run(plan, 60_000, 17, Given(Faulty(error), 2))
        assert caught.value.option == "workers"
    golden.compare("golden/texts/pool_ends.txt", "".join(told))


# Interrupts


def press() -> None:
    signal.raise_signal(signal.SIGINT)


def test_a_second_interrupt_right_after_the_first_is_not_heard() -> None:
    with interruptible():
        with patient():
            with pytest.raises(KeyboardInterrupt):
                press()
            press()
            with patient():
                press()
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_later_interrupt_is_heard() -> None:
    with interruptible(), patient(0.05), patient(0.05):
        for _ in range(2):
            with pytest.raises(KeyboardInterrupt):
                press()
            press()
            time.sleep(0.06)


def test_interrupts_that_are_ignored_stay_so() -> None:
    with interruptible():
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        with patient(), unbroken():
            press()
        press()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


@pytest.mark.parametrize("where", ["joined_runs", "MeterPath.add"])
def test_an_interrupt_while_a_piece_is_added_adds_all_of_it(
    plan: Plan, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The key is pressed in the midst of the sums."""
    real = joined_runs if where == "joined_runs" else MeterPath.add
    calls: list[object] = []

    def pressed(*args: Any) -> Any:
        calls.append(args)
        if len(calls) == 3:
            press()
        return real(*args)

    with monkeypatch.context() as patch, interruptible():
        patch.setattr(f"queenhigh.simulation.edges.totals.{where}", pressed)
        found = run(plan, ROUNDS, 17)
    assert found.stopped == "interrupted"
    assert found.rounds == 3 * next(cut(ROUNDS, 4, processors())).rounds
    assert facts(found) == facts(run(plan, found.rounds, 17))


def test_pressing_twice_while_workers_are_let_go_keeps_the_result(plan: Plan) -> None:
    class Slow(Threads):
        def close(self) -> None:
            press()
            super().close()
            press()

    def watch(progress: Progress) -> None:
        if progress.done > ROUNDS // 4:
            press()

    with interruptible():
        found = run(plan, ROUNDS, 17, Slow(1), watch)
    assert found.stopped == "interrupted"
    assert 0 < found.rounds < ROUNDS
    assert facts(found) == facts(run(plan, found.rounds, 17))


def test_only_the_main_thread_is_interrupted(plan: Plan) -> None:
    with ThreadPoolExecutor(1) as executor:
        found = executor.submit(run, plan, 80, 17).result()
    assert facts(found) == facts(run(plan, 80, 17))
