"""A run from its plan to its report: servers, crowd, faults by seed, and the audit at the end."""

import asyncio
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from lab.chaos.books import Books, drop_database, make_database
from lab.chaos.crowd import ChaosCrowd
from lab.chaos.faults import Faults
from lab.chaos.plan import ChaosError, ChaosPlan, Fault, Kind, StoreKind, draw
from lab.chaos.promises import (
    Promise,
    audited,
    bears_slow_readers,
    counts_versions,
    does_once,
    keeps_acknowledged,
    only_owners_write,
    plays_on,
    shows_every_version,
    stays_up,
    timely,
)
from lab.chaos.servers import ServerProcess
from lab.chaos.witnesses import Notebook
from lab.postgres import NoPostgres, OwnPostgres
from queenhigh.client.load import Crowd
from queenhigh.store.audit import Report
from queenhigh.store.opening import show_place

NAME: Final = "chaos"
SLOW_SECONDS: Final = 2.0
"""How long these servers put up with a reader who takes nothing."""
_TOLD_PROBLEMS: Final = 20

Tell = Callable[[str, int, int, str], None]
"""Told what is done, how far it is of how much, and what was done last."""


class ChaosReport(msgspec.Struct, frozen=True, kw_only=True):
    """What a run came to."""

    seed: int
    store: StoreKind
    processes: int
    players: int
    tables: int
    seconds: float
    rounds: int
    actions: int
    faults: dict[Kind, int]
    promises: tuple[Promise, ...]
    ok: bool
    """Whether every promise was kept."""
    interrupted: bool
    problems: tuple[str, ...]
    """The first things that are wrong, where some are."""
    left_at: str
    """Where the database is left to be looked at, where something is wrong."""


class Ground:
    """What a run stands on: a new database, a folder for the secret, PostgreSQL itself where that is ours."""

    def __init__(self, plan: ChaosPlan) -> None:
        self.leave = False
        """Whether the database stays, to be looked at."""
        self.postgres: OwnPostgres | None = None
        self._made = ""
        self.folder = Path(tempfile.mkdtemp(prefix="queenhigh-chaos-"))
        try:
            if plan.own_postgres:
                self.postgres = OwnPostgres()
            self._url = self.postgres.url("postgres") if self.postgres is not None else plan.database
            self._made = make_database(self._url) if self._url else ""
        except BaseException:
            self.clear()
            raise

    @property
    def place(self) -> Path | str:
        return self._made or self.folder / "data"

    def clear(self) -> None:
        """Remove all that was made; a PostgreSQL of our own takes its databases with it."""
        if self.postgres is not None:
            self.postgres.stop()
        elif self._made and not self.leave:
            drop_database(self._url, self._made)
        if not self.leave or self._made:
            shutil.rmtree(self.folder, ignore_errors=True)


async def run_chaos(plan: ChaosPlan, tell: Tell = lambda *told: None) -> ChaosReport:
    """Do it all; raises `ChaosError`, `StoreError` or `ServerError` where it cannot begin.

    Where it is cancelled it ends early, and still audits and reports.
    """
    faults = draw(plan)
    try:
        ground = Ground(plan)
    except NoPostgres as error:
        raise ChaosError(str(error)) from None
    try:
        report = await Chaos(plan, faults, ground, tell).run()
        ground.leave = not report.ok
        return report
    finally:
        ground.clear()


class Chaos:
    """One run."""

    def __init__(self, plan: ChaosPlan, faults: tuple[Fault, ...], ground: Ground, tell: Tell) -> None:
        self._plan = plan
        self._faults = faults
        self._ground = ground
        self._tell = tell
        self._servers = [
            ServerProcess(ground.place, ground.folder, name=f"{NAME}-{number}", slow_seconds=SLOW_SECONDS)
            for number in range(1, plan.processes + 1)
        ]
        self._notebook = Notebook()
        self._interrupted = False

    async def run(self) -> ChaosReport:
        try:
            await self._start()
            books = Books(self._ground.place, NAME)
            crowd = ChaosCrowd(self._plan, self._servers[0].url, self._notebook)
            faults = Faults(self._servers, books, crowd, self._ground.postgres)
            began = asyncio.get_running_loop().time()
            try:
                await self._play(crowd, faults)
                seconds = asyncio.get_running_loop().time() - began
                await self._stop()
                self._tell("Auditing", 0, 1, "")
                return self._report(crowd, faults, books, seconds)
            finally:
                books.close()
        finally:
            for server in self._servers:
                server.kill()

    async def _start(self) -> None:
        """Start all, on one port: the first finds one that is free, the others join it."""
        for number, server in enumerate(self._servers):
            self._tell("Starting", number, len(self._servers), "")
            server.port = self._servers[0].port
            server.join = number > 0
            await asyncio.to_thread(server.start)
        for server in self._servers:
            server.join = len(self._servers) > 1

    async def _stop(self) -> None:
        for server in self._servers:
            server.thaw()
            await asyncio.to_thread(server.stop)

    async def _play(self, crowd: ChaosCrowd, faults: Faults) -> None:
        """Let the crowd play and the faults come; a cancellation ends both early."""
        whole = len(self._faults)
        playing = asyncio.create_task(crowd.run(self._tell_seated))
        try:
            while not crowd.elapsed:
                await asyncio.wait([playing], timeout=0.1)
                if playing.done():
                    playing.result()
            await crowd.watch()
            until = asyncio.get_running_loop().time() + self._plan.seconds
            for number, fault in enumerate(self._faults):
                self._tell("Faults", number, whole, fault.kind)
                await asyncio.sleep(fault.pause)
                await faults.do(fault)
            self._tell("Faults", whole, whole, "")
            await asyncio.sleep(max(1.0, until - asyncio.get_running_loop().time()))
            await faults.look_after()
        except asyncio.CancelledError:
            self._interrupted = True
        finally:
            for server in self._servers:
                server.thaw()
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    def _tell_seated(self, crowd: Crowd) -> None:
        if not crowd.elapsed:
            self._tell("Coming in", crowd.seated, self._plan.players, "")

    def _report(self, crowd: ChaosCrowd, faults: Faults, books: Books, seconds: float) -> ChaosReport:
        kept = books.kept()
        report = books.audit()
        measured = faults.measured
        lives = {life: pid for server in self._servers for life, pid in server.lives.items()}
        promises = [
            keeps_acknowledged(self._notebook.answers, kept),
            does_once(self._notebook, kept),
            *timely(measured, self._plan.slack),
            counts_versions(kept.steps),
            shows_every_version(crowd.trails),
            plays_on(crowd.seated, crowd.fallen),
            *bears_slow_readers(measured.slow, self._plan.slack),
            *audited(report, kept),
            *stays_up(measured, [server.log for server in self._servers], len(lives)),
        ]
        if kept.writes:
            frozen = measured.done["freezes"]
            promises.insert(2, only_owners_write(kept.writes, lives, frozen))
        ok = all(promise.ok for promise in promises)
        return ChaosReport(
            seed=self._plan.seed, store=self._plan.store, processes=self._plan.processes,
            players=crowd.seated, tables=crowd.report().tables, seconds=round(seconds, 1),
            rounds=report.rounds, actions=len(crowd.figures.answers), faults=dict(measured.done),
            promises=tuple(promises), ok=ok, interrupted=self._interrupted,
            problems=self._problems(report, faults), left_at=self._left_at(ok),
        )  # fmt: skip

    def _left_at(self, ok: bool) -> str:
        return "" if ok or self._ground.postgres is not None else show_place(self._ground.place)

    def _problems(self, report: Report, faults: Faults) -> tuple[str, ...]:
        """What is wrong, one by one."""
        found = [f"{each.check} {each.where}: {each.what}" for each in report.problems]
        found += [f"{key.table}/{key.by}/{key.id}: {first} and then {then}"
                  for key, first, then in self._notebook.other]  # fmt: skip
        found += [f"acknowledged, and then refused: {code}" for code in self._notebook.silent]
        return (*found, *faults.measured.ended)[:_TOLD_PROBLEMS]
