"""Sockets that do nothing and sockets that do ill: what they cost the server, and the tables beside them.

3,000 look on at a table where nobody plays, some look on where somebody does and read nothing, one sends
frames that are too long. A small crowd plays at other tables, by turns without them and with them.
``python -m bench.server.idle`` prints what was found.
"""

import asyncio
import resource
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import choice
from statistics import median
from typing import Final, NamedTuple

from bench.row import Row
from bench.server.process import PEOPLE, Process, serving
from bench.server.seats import Line
from bench.server.serving import looking_on
from queenhigh.client.load import Crowd, LoadPlan, LoadReport

IDLE: Final = 3_000
SLOW: Final = 20
SPARE_FILES: Final = 400
"""What the server and the crowd need besides."""
PATIENCE_SECONDS: Final = 12
"""After which a server has closed those who read nothing."""
LEFT_SECONDS: Final = 8
"""After which a server has looked through what so many closed sockets leave behind."""
PLAYERS: Final = 140
THINK: Final = (0.2, 0.8)
WINDOW_SECONDS: Final = 15.0
TURNS: Final = 4
SOCKET_KB: Final = 60
MOVES: Final = 1.2
TOO_LONG: Final = (5_000, 65_000)
"""Bytes; a frame may have 4,096."""
TEXT: Final = 1
READY: Final = b"ready\n"
QUIET: Final = "Quiet"
SETTINGS: Final = f'{PEOPLE}[[tables]]\nname = "{QUIET}"\nhouse = "prime"\nbots = false\n'
SOCKET: Final = "/api/v1/tables/{}/socket"


class Found(NamedTuple):
    """The slowest of a hundred answers, in milliseconds, without the sockets and with them; their memory."""

    alone_ms: tuple[float, ...]
    beside_ms: tuple[float, ...]
    """Turn by turn: the median counts, for the best of them would hide what the sockets do."""
    sockets: int
    socket_kb: float


def rows() -> list[Row]:
    """What others move by, and what a socket takes."""
    found = measured()
    alone_ms = median(found.alone_ms)
    beside_ms = median(found.beside_ms)
    who = f"{found.sockets:,} idle sockets, {SLOW} slow readers, frames too long"
    return [
        Row(f"{who}: 99 of 100 answers of others", 1000 / beside_ms, "the same without them",
            1000 / alone_ms, alone_ms / beside_ms, 1 / MOVES),
        Row(f"{found.sockets:,} idle sockets: {found.socket_kb:.0f} KB each", 1 / found.socket_kb,
            f"limit of {SOCKET_KB} KB", 1 / SOCKET_KB, SOCKET_KB / found.socket_kb, 1.0),
    ]  # fmt: skip


def measured() -> Found:
    """By turns; as many sockets as this machine lets a process have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    count = IDLE if most == resource.RLIM_INFINITY else min(IDLE, most - SPARE_FILES)
    with serving(SETTINGS) as server:
        return asyncio.run(_turns(server, count))


async def _turns(server: Process, count: int) -> Found:
    alone = list[float]()
    beside = list[float]()
    await _crowd(server)  # so that what a server keeps of its first tables is kept already
    socket_kb = 0.0
    for _ in range(TURNS):
        alone.append((await _crowd(server)).answer_ms.p99)
        before_mb = server.memory_mb
        async with _others(server, count):
            socket_kb = socket_kb or 1024 * (server.memory_mb - before_mb) / count
            beside.append((await _crowd(server)).answer_ms.p99)
        await asyncio.sleep(LEFT_SECONDS)
    return Found(tuple(alone), tuple(beside), count, socket_kb)


@asynccontextmanager
async def _others(server: Process, count: int) -> AsyncIterator[None]:
    """The sockets, in a process of their own: what they cost their own side is not what is measured."""
    words = ("-m", "bench.server.idle", server.host, str(count))
    pipe = asyncio.subprocess.PIPE
    others = await asyncio.create_subprocess_exec(sys.executable, *words, stdin=pipe, stdout=pipe)
    assert others.stdin is not None
    assert others.stdout is not None
    try:
        assert await others.stdout.readline() == READY
        yield
        others.stdin.close()
        if await others.wait():
            raise AssertionError("idle sockets were closed")
    finally:
        if others.returncode is None:
            others.kill()
            await others.wait()


async def _be_others(server: Process, count: int) -> int:
    """Hold the sockets until standard input closes; how many of them have been closed by then."""
    lines = await _look_on(server, count)
    ill = [asyncio.create_task(work) for work in (_read_nothing(server), _say_too_much(server))]
    print(READY.decode(), end="", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    for task in ill:
        task.cancel()
    await asyncio.gather(*ill, return_exceptions=True)
    return sum(bool(line.closed) for line in lines)


async def _crowd(server: Process) -> LoadReport:
    report = await Crowd(LoadPlan(server.url, PLAYERS, THINK, WINDOW_SECONDS)).run()
    if report.errors or report.reconnects:
        raise AssertionError(f"players have met errors: {report.errors}, {report.reconnects} reconnects")
    return report


async def _look_on(server: Process, count: int) -> list[Line]:
    """So many at the table where nobody plays, half of them signed in."""
    [quiet] = [table for table in server.tables() if table["name"] == QUIET]
    return await looking_on(server, quiet, count)


class SlowReader(Line):
    """Reads the first frame of a table, and then nothing."""

    def take(self, data: bytes, start: int, end: int) -> None:
        assert self._wire is not None
        self._wire.pause_reading()


async def _read_nothing(server: Process) -> None:
    """At tables where the crowd plays, again and again as they are closed."""
    slow: list[Line] = []
    try:
        while True:
            await asyncio.sleep(1)
            busy = [table["id"] for table in server.tables() if table["name"] != QUIET]
            for at in range(SLOW if busy else 0):
                slow.append(SlowReader(server.host, SOCKET.format(busy[at % len(busy)]), ""))
                await slow[-1].connect()
            await asyncio.sleep(PATIENCE_SECONDS)
    finally:
        for line in slow:
            line.close()


async def _say_too_much(server: Process) -> None:
    """Frames that are too long, fifty a second; who is closed for it comes again."""
    [quiet] = [table["id"] for table in server.tables() if table["name"] == QUIET]
    while True:
        line = Line(server.host, SOCKET.format(quiet), "")
        await line.connect()
        try:
            while not line.closed:
                line.say(TEXT, b" " * choice(TOO_LONG))
                await asyncio.sleep(0.02)
        finally:
            line.close()


def main(arguments: list[str]) -> int:
    """Measure and print; or, told of a server and a number, be those sockets."""
    if not arguments:
        print(measured())
        return 0
    host, count = arguments
    return min(1, asyncio.run(_be_others(Process(0, host, Path()), int(count))))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
