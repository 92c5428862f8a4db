"""Several processes on one PostgreSQL: commands against pgbench, a crowd, and how soon a meter is seen.

`make bench` takes a short look at each. The whole ten minutes of a thousand players, and where it breaks:
``python -m bench.server.several --players 1000 --minutes 10``.
"""

import argparse
import asyncio
import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from bench.row import MissingRivalError, Row, seconds
from bench.server.commands import in_turn
from bench.server.crowd import told, watched
from bench.server.process import PEOPLE, Process, serving
from bench.server.store import Bare, Fixture, furnished, postgres, statements, write_all
from lab.postgres import programs
from queenhigh.client import Session
from queenhigh.client.load.figures import spread
from queenhigh.store.opening import open_store

PROCESSES: Final = 2
TABLES = 70
LAPS = 6
PGBENCH_CLIENTS: Final = 8
PGBENCH_SECONDS: Final = 6
PGBENCH_TARGET = 0.8
SINGLE_TARGET = 3.0
PLAYERS = 300
MINUTES = 1.0
WATCHERS: Final = 500
METER_LIMIT_MS: Final = 1000
SETTINGS: Final = f"processes = {PROCESSES}\nopen_tables = false\n{PEOPLE}"


def rows() -> Iterator[Row]:
    """Writes of two processes, a crowd on two processes, and a meter that many look at."""
    with postgres() as address:
        yield from store_rows([address() for _ in range(3)], _program("pgbench"))
        with serving(SETTINGS, database=address()) as server:
            report, memory_mb = asyncio.run(watched(server, PLAYERS, MINUTES, 2))
            yield from map(_renamed, told(report, memory_mb))
            yield meter_row(server)


def _renamed(row: Row) -> Row:
    return row._replace(name=f"PostgreSQL, {PROCESSES} processes, {row.name}")


# Writes


def store_rows(databases: list[str], pgbench: str) -> list[Row]:
    """Commands a second of two processes that write at once, each for half of the tables."""
    ours, theirs, bare = databases
    with asyncio.Runner() as runner:
        whole = Fixture(TABLES, LAPS)
        furnished(ours, whole, runner).close()
        best = max(_write_at_once(ours))
        _make_pgbench(pgbench, theirs)
        rival = _run_pgbench(pgbench, theirs)
        single = _single(bare, whole, runner)
    name = f"PostgreSQL, {PROCESSES} processes, {TABLES} tables waiting"
    return [
        Row(name, best, f"pgbench, {PGBENCH_CLIENTS} clients", rival, best / rival, PGBENCH_TARGET),
        Row(name, best, "bare loop, a transaction a command", single, best / single, SINGLE_TARGET),
    ]


def _write_at_once(address: str) -> Iterator[float]:
    """Of each lap, what all processes together have written in a second."""
    context = get_context("spawn")
    workers = []
    pipes = []
    for number in range(PROCESSES):
        mine, theirs = context.Pipe()
        workers.append(context.Process(target=_writer, args=(address, number, theirs), daemon=True))
        workers[-1].start()
        pipes.append(mine)
    for pipe in pipes:
        pipe.recv()
    for lap in range(LAPS + 1):
        started = time.perf_counter()
        for pipe in pipes:
            pipe.send(lap)
        written = sum(pipe.recv() for pipe in pipes)
        if lap:  # in the first everybody sits down
            yield written / (time.perf_counter() - started)
    for worker in workers:
        worker.join()


def _writer(address: str, number: int, pipe: Connection) -> None:
    """One process: its part of the tables, lap by lap as it is told."""
    fixture = Fixture(TABLES, LAPS)
    with asyncio.Runner() as runner, closing(open_store(address)) as store:
        pipe.send("ready")
        for lap in fixture.laps:
            pipe.recv()
            mine = lap[number::PROCESSES]
            runner.run(write_all(store, mine))
            pipe.send(sum(map(len, mine)))


def _single(address: str, fixture: Fixture, runner: asyncio.Runner) -> float:
    """The same commands, each in a transaction of its own, on one connection."""
    import psycopg

    furnished(address, fixture, runner).close()
    best = 0.0
    with psycopg.connect(address, autocommit=True) as connection:
        bare = Bare(connection.cursor().execute, "%s")
        for number, lap in enumerate(fixture.laps[:3]):
            commands = [statements(done.rows) for done in in_turn(lap)]
            taken = seconds(partial(bare.run, commands))
            if number:
                best = max(best, len(commands) / taken)
    return best


def _program(name: str) -> str:
    found = programs()[0] / name
    if not found.exists():
        raise MissingRivalError(f"{name} is not among the programs of PostgreSQL")
    return str(found)


def _make_pgbench(program: str, address: str) -> None:
    """Its tables, with a branch for each client: else they all wait for one row."""
    words = [program, "--initialize", "--quiet", f"--scale={PGBENCH_CLIENTS}", address]
    subprocess.run(words, check=True, capture_output=True)


def _run_pgbench(program: str, address: str) -> float:
    words = [program, f"--client={PGBENCH_CLIENTS}", "--jobs=2", f"--time={PGBENCH_SECONDS}", address]
    said = subprocess.run(words, check=True, capture_output=True, text=True).stdout
    found = re.search(r"tps = ([\d.]+) \(without", said)
    if found is None:
        raise AssertionError(f"pgbench says no rate: {said}")
    return float(found[1])


# A meter


def meter_row(server: Process) -> Row:
    """From the answer to the act that settles a round to the meter's frame at each of many watchers."""
    found = spread(asyncio.run(_meter(server.url)))
    return Row(
        f"{WATCHERS} watchers: 99 of 100 see a meter move", 1000 / found.p99,
        f"limit of {METER_LIMIT_MS} ms", 1000 / METER_LIMIT_MS, METER_LIMIT_MS / found.p99, 1.0,
    )  # fmt: skip


async def _meter(url: str) -> list[float]:
    """Half of the watchers look at a table that is fed, the others at one that shares its meter."""
    host = await Session.guest(url)
    settings = {"progressive": "linked:bench", "bet_seconds": 600, "least_bet_seconds": 0, "show_seconds": 0,
                "decide_seconds": 600}  # fmt: skip
    tables = [(await host.open_table("rws", **settings)).table.id for _ in range(2)]
    watched: list[Any] = []
    for number in range(WATCHERS):
        address = f"{url.replace('http', 'ws', 1)}/api/v1/tables/{tables[number % 2]}/socket"
        watched.append(await _watching(address, url))
    table = await host.table(tables[0])
    await table.seat()
    taken: list[float] = []
    for _ in range(5):
        await table.until(lambda seen: seen.stage == "betting")
        round = table.seen.round
        await table.act(do="place", box=1, wager="ante", amount_minor=2500)
        await table.act(do="place", box=1, wager="progressive", amount_minor=250)
        await table.ready(round=round)
        await table.until(lambda seen: seen.stage == "deciding")
        hearing = [asyncio.create_task(_hear(each)) for each in watched]
        await asyncio.sleep(0.5)
        await table.act(do="fold", box=1)
        settled = time.perf_counter()
        taken += [at - settled for at in await asyncio.gather(*hearing)]
    await asyncio.gather(*(each.close() for each in watched))
    await table.close()
    return taken


async def _watching(address: str, url: str) -> Any:
    """A socket that shows a table; who is sent off by a process that does not have it yet comes again."""
    from websockets.asyncio.client import connect
    from websockets.exceptions import ConnectionClosed
    from websockets.typing import Origin

    while True:
        socket = await connect(address, origin=Origin(url), compression=None, max_queue=None)
        with suppress(ConnectionClosed):
            await socket.recv()
            return socket


async def _hear(socket: Any) -> float:
    """When the next frame of a meter comes."""
    while True:
        frame = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if frame["type"] == "meter":
            return time.perf_counter()


@contextmanager
def _served() -> Iterator[Process]:
    with postgres() as address, serving(SETTINGS, database=address()) as server:
        yield server


def main(arguments: list[str]) -> int:
    """Run a crowd on two processes for as long as is said, and print what it found as JSON."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.server.several", description="A crowd of players on several processes."
    )
    parser.add_argument("--players", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=10)
    asked = parser.parse_args(arguments)
    with _served() as server:
        samples = max(2, round(2 * asked.minutes))
        report, memory_mb = asyncio.run(watched(server, asked.players, asked.minutes, samples))
    found = {**msgspec.to_builtins(report), "memory_mb": [round(each) for each in memory_mb]}
    print(msgspec.json.format(msgspec.json.encode(found)).decode())
    return 1 if any(row.missed for row in told(report, memory_mb)) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
