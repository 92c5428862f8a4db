"""What it costs to make commands durable: few at a time and many, on a file and on PostgreSQL.

The same real commands as in `store` go through the store's writer. Processor time is that of its thread and
of the database's processes; the disk's part is measured beside it, on a bare file.
"""

import asyncio
import os
import sqlite3
import statistics
import tempfile
import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from bench.server.commands import Done
from bench.server.store import Fixture, furnished, postgres, write_all
from lab.capacity.costs import StoreCosts
from queenhigh.store.sqlite import FILE
from queenhigh.store.store import Store

ALONE = 6
SOME = 16
MANY = 70
LAPS: Final = 3
BLOCK: Final = bytes(8192)
FLUSHES = 300
RUN = 30


class Lap(NamedTuple):
    """Commands of so many tables at once, and what they took."""

    commands: int
    groups: int
    seconds: float
    writer: float
    database: float

    @property
    def size(self) -> float:
        return self.commands / self.groups


class Measured(NamedTuple):
    costs: StoreCosts
    alone: Lap
    """The best lap of one table."""
    many: Lap
    """The best lap of all of them."""


class Parties:
    """Tables that are written one at a time, some at a time, and many at a time, each in order."""

    def __init__(self) -> None:
        self.fixture = Fixture(ALONE + SOME + MANY, LAPS)
        self.rounds = LAPS * len(self.fixture.tables)
        self.round_rows = self._rows() / self.rounds

    def _rows(self) -> int:
        """Rows that rounds add or change."""
        changes = [done.rows for lap in self.fixture.laps[1:] for table in lap for done in table]
        return sum(
            len(each.tables) + len(each.accounts) + len(each.players) + sum(map(len, each.inserts.values()))
            for each in changes
        )

    def laps(self) -> list[list[list[Done]]]:
        """What is written at once, one after the other: those alone first."""
        found = [[table] for at in range(ALONE) for lap in self.fixture.laps[1:] for table in [lap[at]]]
        for lap in self.fixture.laps[1:]:
            found += [lap[ALONE : ALONE + SOME], lap[ALONE + SOME :]]
        return found


def flush_seconds(folder: Path) -> float:
    """How long a bare file takes until another block is durable: the least median of some runs."""
    taken = list[float]()
    with (folder / "flushed").open("wb", buffering=0) as file:
        for _ in range(FLUSHES):
            file.write(BLOCK)
            started = perf_counter()
            os.fdatasync(file.fileno())
            taken.append(perf_counter() - started)
    return min(statistics.median(taken[at : at + RUN]) for at in range(0, FLUSHES, RUN))


def on_sqlite(parties: Parties) -> Measured:
    """One file; its thread does all the work."""
    with tempfile.TemporaryDirectory(prefix="qh-bench-") as name, asyncio.Runner() as runner:
        folder = Path(name)
        flush = flush_seconds(folder)

        def file_bytes() -> int:
            with closing(sqlite3.connect(folder / FILE)) as sql:
                sql.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            return (folder / FILE).stat().st_size

        with closing(furnished(folder, parties.fixture, runner)) as store:
            runner.run(write_all(store, parties.fixture.laps[0]))
            before = file_bytes()
            wrote = _wrote()
            laps = [_lap(runner, store, lap, lambda: 0.0) for lap in parties.laps()]
            log = _wrote() - wrote
            disk = file_bytes() - before
    return _measured(laps, flush, log / parties.rounds, disk / parties.rounds)


def on_postgres(parties: Parties) -> Measured:
    """A server of its own, which this starts and stops."""
    import psycopg

    with postgres() as address, asyncio.Runner() as runner, tempfile.TemporaryDirectory() as name:
        flush = flush_seconds(Path(name))
        url = address()
        with (
            closing(furnished(url, parties.fixture, runner)) as store,
            psycopg.connect(url, autocommit=True) as asking,
        ):

            def asked(sql: bytes) -> int:
                return int(asking.execute(sql).fetchall()[0][0])

            def spent() -> float:
                found = asking.execute("SELECT pid FROM pg_stat_activity").fetchall()
                return sum(_processor(f"/proc/{pid}/schedstat") for (pid,) in found)

            runner.run(write_all(store, parties.fixture.laps[0]))
            log = b"SELECT pg_current_wal_lsn() - '0/0'"
            size = b"SELECT pg_database_size(current_database())"
            before = asked(log), asked(size)
            laps = [_lap(runner, store, lap, spent) for lap in parties.laps()]
            logged = asked(log) - before[0]
            grown = asked(size) - before[1]
    return _measured(laps, flush, logged / parties.rounds, grown / parties.rounds)


def _lap(
    runner: asyncio.Runner, store: Store, lap: Sequence[list[Done]], database: Callable[[], float]
) -> Lap:
    [writer] = [each for each in threading.enumerate() if each.name == "queenhigh-writer"]
    spent = f"/proc/self/task/{writer.native_id}/schedstat"
    groups: list[int] = []
    store.writer.on_commit = lambda size, seconds: groups.append(size)
    served = database()
    used = _processor(spent)
    started = perf_counter()
    runner.run(write_all(store, lap))
    taken = perf_counter() - started
    used = _processor(spent) - used
    served = database() - served
    return Lap(sum(map(len, lap)), len(groups), taken, used, served)


def _measured(laps: list[Lap], flush: float, log: float, disk: float) -> Measured:
    """Two points make the line: one command in a group, and as many as there were."""
    by_size = sorted(laps, key=lambda lap: lap.commands)
    few = by_size[: ALONE * LAPS]
    many = by_size[-LAPS:]
    size = statistics.mean(lap.size for lap in many)

    def line(of: Callable[[Lap], float]) -> tuple[float, float]:
        one, all = (min(1e6 * of(lap) / lap.groups for lap in some) for some in (few, many))
        each = max(0.0, (all - one) / (size - 1))
        return max(0.0, one - each), each

    writer = line(lambda lap: lap.writer)
    database = line(lambda lap: lap.database)
    costs = StoreCosts(*writer, *database, 1e6 * flush, round(size), log, disk)
    best = [max(some, key=lambda lap: lap.commands / lap.seconds) for some in (few, many)]
    return Measured(costs, *best)


def _processor(path: str) -> float:
    return int(Path(path).read_text().split()[0]) / 1e9


def _wrote() -> int:
    """Bytes that this process has had written to the disk."""
    lines = Path("/proc/self/io").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("write_bytes"))
