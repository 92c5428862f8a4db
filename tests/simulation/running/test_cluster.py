"""A Dask cluster: the same totals, with a worker killed in mid-run too; plain words where there is none."""

import json
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from kit.faults.worker_work import counts, dies, slowly
from kit.oracles.simulated import busy, facts, known, mixed_plan
from queenhigh.simulation import Cluster, Plan, SimulationError
from queenhigh.simulation.edges.run import run
from queenhigh.simulation.edges.totals import Totals
from queenhigh.simulation.running import cluster
from queenhigh.simulation.running.gather import gather
from queenhigh.simulation.running.pieces import Piece, in_order
from queenhigh.simulation.running.pools import Given

distributed: Any = pytest.importorskip("distributed")

SEED = 23
ROUNDS = 60_001


@pytest.fixture(scope="module")
def plan() -> Plan:
    return mixed_plan(busy("rws"), 3)


@pytest.fixture(scope="module")
def alone(plan: Plan) -> Totals:
    totals = Totals(plan)
    totals.add(counts(plan, SEED, 0, ROUNDS))
    return totals


def test_a_local_cluster_comes_to_the_same(plan: Plan) -> None:
    assert facts(run(plan, ROUNDS, SEED, Cluster("local", 2))) == facts(run(plan, ROUNDS, SEED))


@pytest.mark.parametrize("setting", cluster._QUIET)
def test_what_a_cluster_is_told_is_something_that_dask_knows(setting: str) -> None:
    import dask.config

    assert dask.config.get(setting) != cluster._QUIET[setting]


@pytest.mark.long
def test_a_worker_killed_in_mid_run_loses_nothing(plan: Plan, alone: Totals) -> None:
    """Its pieces, those it was at and those it had done and not handed over, are done by others."""
    pool = Cluster("local", 2)
    totals = Totals(plan)
    killed = 0
    pieces = [Piece(start, min(4_000, ROUNDS - start)) for start in range(0, ROUNDS, 4_000)]
    with closing(pool):
        executor = pool.open()
        assert pool.workers == 2
        pids = pool._client.run(os.getpid)
        for piece, count in in_order(partial(slowly, plan, SEED), iter(pieces), pool, executor):
            totals.add(count)
            if piece == pieces[3]:
                killed = next(iter(pids.values()))
                os.kill(killed, signal.SIGKILL)
        left = set(pool._client.run(os.getpid).values())
    assert killed
    assert killed not in left
    assert known(totals) == known(alone)


@pytest.mark.long
def test_an_executor_of_dask_that_is_handed_over(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cluster._QUIET, "distributed.scheduler.allowed-failures", 0)
    pool = Cluster("local", 1)
    with closing(pool):
        executor = pool.open()
        assert facts(run(plan, ROUNDS, SEED, executor)) == facts(run(plan, ROUNDS, SEED))
        with pytest.raises(SimulationError) as caught:
            list(in_order(dies, iter([Piece(0, 1)]), Given(executor)))
    assert caught.value.option == "workers"


@pytest.mark.long
@pytest.mark.parametrize(
    "pool", ["Processes(1)", pytest.param("Cluster('local', 1)", marks=pytest.mark.long)]
)
def test_a_script_that_starts_processes_where_it_should_not_is_told(tmp_path: Path, pool: str) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        f"import queenhigh as qh\nqh.simulate(qh.house('rws'), 1_000, pool=qh.{pool})\n", encoding="utf-8"
    )
    ended = subprocess.run([sys.executable, str(script)], capture_output=True, timeout=60, check=False)
    assert ended.returncode == 1
    assert b"must stand below if __name__ == '__main__'" in ended.stderr


def test_a_scheduler_that_is_there_is_found_by_its_name() -> None:
    made = distributed.LocalCluster(
        n_workers=1, host="127.0.0.1", dashboard_address="127.0.0.1:0", silence_logs=logging.CRITICAL
    )
    with closing(made):
        port = made.scheduler_address.rpartition(":")[2]
        pool = Cluster(f"tcp://localhost:{port}")
        with closing(pool):
            assert pool.open().submit(abs, -3).result() == 3
        with pytest.raises(SimulationError) as caught:
            Cluster(f"tls://127.0.0.1:{port}").open()
    assert caught.value.option == "cluster"


def test_a_server_of_another_kind_is_no_scheduler() -> None:
    def answer() -> None:
        with server.accept()[0] as line:
            line.sendall(b"HTTP/1.1 400\r\n")

    with socket.create_server(("127.0.0.1", 0)) as server:
        answering = threading.Thread(target=answer)
        answering.start()
        with pytest.raises(SimulationError) as caught:
            Cluster(f"tcp://127.0.0.1:{server.getsockname()[1]}")
        answering.join()
    assert caught.value.option == "cluster"


def test_no_scheduler_is_said(plan: Plan) -> None:
    with pytest.raises(SimulationError) as caught:
        run(plan, 10, 1, Cluster("tcp://127.0.0.1:9"))
    assert caught.value.option == "cluster"


# A cluster out of our sight: a scheduler and workers of their own


class Far:
    """A scheduler in a process of its own, and a worker or none."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "scheduler.json"
        self.scheduler = self._start("dask_scheduler", "--host", "127.0.0.1", "--port", "0")
        while not self.file.exists():
            assert self.scheduler.poll() is None
            time.sleep(0.05)
        self.address: str = json.loads(self.file.read_text(encoding="utf-8"))["address"]
        self.worker: subprocess.Popen[bytes] | None = None

    def _start(self, verb: str, *words: str) -> "subprocess.Popen[bytes]":
        started = [sys.executable, "-m", f"distributed.cli.{verb}", *words, "--no-dashboard"]
        return subprocess.Popen(
            [*started, "--scheduler-file", str(self.file)],
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def start_worker(self) -> None:
        self.worker = self._start("dask_worker", "--no-nanny", "--nthreads", "1")

    def kill_worker(self) -> None:
        if self.worker is not None:
            self.worker.kill()
            self.worker.wait()

    def kill(self) -> None:
        self.scheduler.kill()
        self.scheduler.wait()

    def close(self) -> None:
        self.kill_worker()
        self.kill()


@pytest.fixture
def far(tmp_path: Path) -> Iterator[Far]:
    with closing(Far(tmp_path)) as found:
        yield found


@pytest.fixture
def noted() -> Iterator[StringIO]:
    """What Dask writes."""
    text = StringIO()
    loggers = [logging.getLogger(name) for name in ("distributed", "distributed.client")]
    handlers = [logging.StreamHandler(text) for _ in loggers]
    for logger, handler in zip(loggers, handlers, strict=True):
        logger.addHandler(handler)
    yield text
    for logger, handler in zip(loggers, handlers, strict=True):
        logger.removeHandler(handler)


def in_pieces(workers: int, span: int) -> Iterator[Piece]:
    for start in range(0, ROUNDS, 3_000):
        yield Piece(start, min(3_000, ROUNDS - start))


@pytest.mark.long
def test_a_scheduler_that_dies_is_told_in_a_line(plan: Plan, far: Far, noted: StringIO) -> None:
    """What is known is kept, and Dask, which has much to say of it, is silent."""
    far.start_worker()
    totals = Totals(plan)

    def tell(seconds: float) -> None:
        if far.scheduler.returncode is None:
            far.kill()

    pool = Cluster(far.address, say=lambda words: None)
    ended = gather(partial(slowly, plan, SEED), in_pieces, pool, totals.add, tell=tell)
    assert far.address in ended.stopped
    assert 0 < ended.rounds == totals.rounds < ROUNDS
    alone = Totals(plan)
    alone.add(counts(plan, SEED, 0, ended.rounds))
    assert known(totals) == known(alone)
    assert noted.getvalue() == ""


@pytest.mark.long
def test_a_cluster_without_workers_waits_and_says_so_once(plan: Plan, alone: Totals, far: Far) -> None:
    """From the start, and when the last one is gone; once there is one again the work goes on."""
    said: list[str] = []
    totals = Totals(plan)

    def say(words: str) -> None:
        said.append(words)
        far.start_worker()  # which takes a while, in which nothing more is said

    def tell(seconds: float) -> None:
        if len(said) == 1 and totals.rounds > ROUNDS // 2:
            far.kill_worker()

    pool = Cluster(far.address, say=say)
    ended = gather(partial(slowly, plan, SEED), in_pieces, pool, totals.add, tell=tell)
    assert (ended.rounds, ended.stopped) == (ROUNDS, "")
    assert known(totals) == known(alone)
    assert [far.address in words for words in said] == [True, True]


@pytest.mark.long
def test_a_scheduler_that_dies_before_a_worker_came_is_told(plan: Plan, far: Far, noted: StringIO) -> None:
    pool = Cluster(far.address, say=lambda words: far.kill())
    with pytest.raises(SimulationError) as caught:
        run(plan, 10, 1, pool)
    assert far.address in str(caught.value)
    assert noted.getvalue() == ""


@pytest.mark.long
def test_where_nobody_listens_waiting_is_a_warning(plan: Plan, far: Far) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        starter = threading.Timer(2, far.start_worker)
        starter.start()
        found = run(plan, 10, 1, Cluster(far.address))
        starter.join()
    assert found.rounds == 10
    assert [str(each.message) for each in caught if far.address in str(each.message)]
