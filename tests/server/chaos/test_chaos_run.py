"""Real runs: servers of its own that are killed, stopped and starved while a crowd plays at them."""

import asyncio
import os
import signal
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest

from kit.store.postgres import Postgres
from queenhigh.server.chaos.plan import ChaosError, ChaosPlan, Kind
from queenhigh.server.chaos.run import ChaosReport, run_chaos
from queenhigh.server.chaos.servers import ServerError, ServerProcess

SLACK = 20.0
"""Tests run on machines that have other things to do; what time limits hold is not theirs to say."""


@pytest.fixture(autouse=True)
def swept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a run makes lies in the test's own folder."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


def chaos(**asked: Any) -> ChaosReport:
    return asyncio.run(run_chaos(ChaosPlan(seed=14, players=6, slack=SLACK, **asked)))


def assert_kept(report: ChaosReport) -> dict[str, int]:
    """All promises are kept, and each was tried; how often, by its name."""
    broken = [promise for promise in report.promises if not promise.ok]
    assert report.ok, (broken, report.problems)
    assert all(promise.tried for promise in report.promises), report.promises
    return {promise.promise: promise.tried for promise in report.promises}


def databases(postgres: Postgres) -> set[str]:
    with psycopg.connect(postgres.url("postgres")) as connection:
        return {name for (name,) in connection.execute("SELECT datname FROM pg_database").fetchall()}


def test_a_server_on_a_file(tmp_path: Path) -> None:
    report = chaos(counts={"kills": 2, "full": 1})
    tried = assert_kept(report)
    assert report.faults == {"kills": 2, "full": 1}
    assert report.store == "sqlite"
    assert tried["no process ends by itself"] == 3, "each kill and the first start"
    assert tried["what was acknowledged is kept"] > 20
    assert report.rounds
    assert not list(tmp_path.iterdir()), "nothing is left"


@pytest.mark.long
def test_two_processes_on_postgres(postgres: Postgres, tmp_path: Path) -> None:
    before = databases(postgres)
    counts = {"kills": 1, "freezes": 1, "cuts": 1}
    report = chaos(counts=counts, database=postgres.url("postgres"), processes=2)
    tried = assert_kept(report)
    assert report.faults == counts
    assert tried["no write by who has lost the table"] >= tried["what was acknowledged is kept"]
    assert tried[f"a frozen process's tables are taken over within {5 * SLACK:g} s"] == 1
    assert databases(postgres) == before
    assert not list(tmp_path.iterdir())


@pytest.mark.long
@pytest.mark.parametrize("counts", [{}, {"crashes": 20, "freezes": 50, "cuts": 100}], ids=["mix", "many"])
def test_every_kind_of_fault_on_a_postgres_of_its_own(counts: dict[Kind, int]) -> None:
    report = chaos(own_postgres=True, processes=2, counts=counts)
    assert_kept(report)
    mix = {"kills", "stops", "freezes", "cuts", "severs", "crashes", "slow"}
    assert report.faults == counts or set(report.faults) == mix


@pytest.mark.long
@pytest.mark.parametrize("counts", [{}, {"kills": 200}], ids=["mix", "many"])
def test_every_kind_of_fault_on_a_file(counts: dict[Kind, int]) -> None:
    report = chaos(counts=counts)
    assert_kept(report)
    assert report.faults == counts or set(report.faults) == {"kills", "stops", "full", "slow"}


@pytest.mark.long
def test_a_run_that_is_interrupted_audits_what_there_is() -> None:
    async def interrupted() -> ChaosReport:
        coming = asyncio.Event()
        plan = ChaosPlan(seed=1, players=3, counts={"kills": 50}, slack=SLACK)
        running = asyncio.create_task(
            run_chaos(plan, lambda what, done, *_: coming.set() if what == "Faults" else None)
        )
        await coming.wait()
        running.cancel()
        return await running

    report = asyncio.run(interrupted())
    assert report.interrupted
    assert report.ok, report
    assert report.faults.get("kills", 0) < 50


@pytest.mark.long
def test_a_server_that_falls_by_itself_is_a_broken_promise(tmp_path: Path) -> None:
    """Somebody else kills it: not the run."""
    started: list[ServerProcess] = []
    start = ServerProcess.start

    def noted(self: ServerProcess) -> None:
        start(self)
        started.append(self)

    async def run() -> ChaosReport:
        def tell(what: str, *_: object) -> None:
            if what == "Faults" and len(started) == 1:
                with suppress(ProcessLookupError):
                    os.kill(started[0].pid, signal.SIGKILL)

        return await run_chaos(ChaosPlan(seed=1, players=3, counts={"slow": 1}, slack=SLACK), tell)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ServerProcess, "start", noted)
        report = asyncio.run(run())
    assert not report.ok
    assert [each.promise for each in report.promises if not each.ok] == ["no process ends by itself"]
    assert report.problems
    assert Path(report.left_at).is_file(), "it is left to be looked at"
    assert str(tmp_path) in report.left_at


def test_where_no_database_can_be_made_nothing_begins(tmp_path: Path, postgres: Postgres) -> None:
    postgres.say("CREATE ROLE nobody_makes LOGIN")
    url = postgres.url("postgres").replace("tests@", "nobody_makes@")
    with pytest.raises(ChaosError, match="no database can be made"):
        chaos(counts={"kills": 1}, database=url)
    assert not list(tmp_path.iterdir())


def test_a_server_that_does_not_come_up_says_why(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", tmp_path, certificate="nowhere.pem", key="nowhere.pem")
    with pytest.raises(ServerError, match=r"nowhere\.pem"):
        server.start()
    assert not server.pid
