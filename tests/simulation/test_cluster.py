"""A Dask cluster: the same totals, with a worker killed in mid-run too; plain words where there is none."""

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from queenhigh.simulation import Cluster, Plan, SimulationError, cluster
from queenhigh.simulation.pieces import Piece, in_order
from queenhigh.simulation.pools import Given
from queenhigh.simulation.run import run
from queenhigh.simulation.totals import Totals
from simulated import busy, facts, known, mixed_plan
from worker_work import counts, dies, slowly

distributed: Any = pytest.importorskip("distributed")

SEED, ROUNDS = 23, 60_001


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


def test_a_worker_killed_in_mid_run_loses_nothing(plan: Plan, alone: Totals) -> None:
    """Its pieces, those it was at and those it had done and not handed over, are done by others."""
    pool = Cluster("local", 2)
    totals, killed = Totals(plan), 0
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


def test_an_executor_of_dask_that_is_handed_over(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cluster._QUIET, "distributed.scheduler.allowed-failures", 0)
    pool = Cluster("local", 1)
    with closing(pool):
        executor = pool.open()
        assert facts(run(plan, ROUNDS, SEED, executor)) == facts(run(plan, ROUNDS, SEED))
        with pytest.raises(SimulationError, match="the workers keep dying") as caught:
            list(in_order(dies, iter([Piece(0, 1)]), Given(executor)))
    assert caught.value.option == "workers"


@pytest.mark.parametrize("pool", ["Processes(1)", "Cluster('local', 1)"])
def test_a_script_that_starts_processes_where_it_should_not_is_told(tmp_path: Path, pool: str) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        f"import queenhigh as qh\nqh.simulate(qh.house('rws'), 1_000, pool=qh.{pool})\n", encoding="utf-8"
    )
    ended = subprocess.run([sys.executable, str(script)], capture_output=True, timeout=60, check=False)
    assert ended.returncode == 1
    assert b"must stand below if __name__ == '__main__'" in ended.stderr


def test_an_address_that_is_none_is_refused_at_once() -> None:
    wrong: tuple[Any, ...] = (
        "", "localhost:8786", "http://localhost:8786", "LOCAL", "tcp://", "tcp://x", "tcp://x:99999", "tcp://[::1",
        "tcp://h:1/x", "tcp://h:1?x", "tcp://me@h:1", 5, None,
    )  # fmt: skip
    for address in wrong:
        with pytest.raises(SimulationError, match="is no cluster: say tcp://HOST:PORT") as caught:
            Cluster(address)
        assert caught.value.option == "cluster"


@pytest.mark.parametrize("host", ["..", "x" * 70, "é..x"])
def test_a_name_that_no_machine_can_have_is_refused(host: str) -> None:
    with pytest.raises(SimulationError, match="is no name of a machine"):
        Cluster(f"tcp://{host}:80")


def test_an_address_is_handed_on_as_dask_wants_it() -> None:
    """A scheduler that is there: by its name, with a stroke behind it, in capitals."""
    made = distributed.LocalCluster(
        n_workers=1, host="127.0.0.1", dashboard_address="127.0.0.1:0", silence_logs=logging.CRITICAL
    )
    with closing(made):
        port = made.scheduler_address.rpartition(":")[2]
        for address in (f"tcp://127.0.0.1:{port}/", f"TCP://localhost:{port}"):
            pool = Cluster(address)
            with closing(pool):
                assert pool.open().submit(abs, -3).result() == 3
        with pytest.raises(SimulationError, match="needs keys"):
            Cluster(f"tls://127.0.0.1:{port}")


def test_no_scheduler_is_said_within_ten_seconds(plan: Plan) -> None:
    begun = time.monotonic()
    with pytest.raises(SimulationError, match="no scheduler answers at tcp://127") as caught:
        run(plan, 10, 1, Cluster("tcp://127.0.0.1:9"))
    assert time.monotonic() - begun < 10
    assert caught.value.option == "cluster"


@pytest.fixture
def empty() -> Iterator[str]:
    """The address of a scheduler that has no workers."""
    made = distributed.LocalCluster(
        n_workers=0, host="127.0.0.1", dashboard_address="127.0.0.1:0", silence_logs=logging.CRITICAL
    )
    with closing(made):
        yield made.scheduler_address


def test_a_scheduler_without_workers_is_said(plan: Plan, empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "TIMEOUT", 1)
    with pytest.raises(SimulationError, match="has no workers: start some") as caught:
        run(plan, 10, 1, Cluster(empty))
    assert caught.value.option == "cluster"
    assert empty in str(caught.value)
