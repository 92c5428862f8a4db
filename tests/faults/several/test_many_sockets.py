"""Hundreds of idle sockets, readers who do not read, frames beyond measure: everybody else plays on."""

import asyncio
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from kit.server.pair import Pair, paired, wait_until
from kit.server.raw_socket import CLOSE, RawSocket, raw_socket
from kit.server.served import Served
from kit.store.postgres import Postgres
from queenhigh.client import Session
from queenhigh.server.run import LARGEST_FRAME
from queenhigh.server.works import Works
from queenhigh.wire.frames import FRAME_LIMIT

IDLE = 300
SLOW = 6
BUFFER = 4096
"""What a slow reader's side takes without being read."""
SHOWS = 4000


async def look_on(stack: AsyncExitStack, pair: Pair, table: str) -> list[ClientConnection]:
    """So many who look on, half of them at the table's own process."""
    found = []
    for number in range(IDLE):
        served = (pair.first, pair.second)[number % 2]
        url = f"ws://127.0.0.1:{served.port}/api/v1/tables/{table}/socket"
        joining = connect(url, origin=Origin(served.origin), compression=None, proxy=None)
        found.append(await stack.enter_async_context(joining))
        assert b'"type":"table"' in await found[-1].recv(decode=False)
    return found


async def played(served: Served, table: str) -> None:
    """A round of somebody's, to its end."""
    ann = await Session.guest(served.origin)
    async with await ann.table(table) as seat:
        box = await seat.seat()
        await seat.act(do="place", box=box, wager="ante", amount_minor=1000)
        await seat.ready()
        await seat.until(lambda seen: seen.view.phase == "deciding", 60)
        await seat.act(do="fold", box=box)
        await seat.until(lambda seen: seen.view.phase == "settled", 60)
        await seat.leave()


async def _sockets(works: Works) -> int:
    return len(works.hub.sockets)


def sockets(pair: Pair) -> tuple[int, int]:
    """How many each process has; one that is handed on is at both."""
    return pair.first.run(_sockets), pair.second.run(_sockets)


def flood(served: Served, table: str) -> None:
    """Show a table again and again, more than the system keeps for whoever does not read."""

    async def show(works: Works) -> None:
        desk = works.floor.desks.get(table)
        assert desk is not None
        for _ in range(SHOWS):
            desk.audience.show()
            await asyncio.sleep(0)

    served.run(show)


def end_of(raw: RawSocket) -> int:
    """The code that a socket is closed with, once it is."""
    return next(int.from_bytes(body[:2]) for opcode, body in raw.frames() if opcode == CLOSE)


async def go(pair: Pair) -> None:
    host = pair.first.guest()
    quiet = host.open_table(show_seconds=3600)
    busy = host.open_table(show_seconds=3600)
    readers = [served.guest() for served in (pair.first, pair.second) for _ in range(SLOW // 2)]
    async with AsyncExitStack() as idle:
        lines = await look_on(idle, pair, quiet)
        assert sockets(pair) == (IDLE, IDLE // 2)
        with ExitStack() as stack:
            for each in readers:
                stack.enter_context(raw_socket(each, f"tables/{busy}/socket", BUFFER))
            for each in readers:
                large = stack.enter_context(raw_socket(each, f"tables/{quiet}/socket"))
                large.send(b" " * (FRAME_LIMIT + 1))
                large.send(b" " * (LARGEST_FRAME + 1), cut=100)
                assert await asyncio.to_thread(end_of, large) == 1009
            await asyncio.to_thread(flood, pair.first, busy)
            await played(pair.second, busy)
            await asyncio.to_thread(wait_until, lambda: sockets(pair) == (IDLE, IDLE // 2))
        await played(pair.first, quiet)
        for line in lines:
            assert b'"type":"view"' in await asyncio.wait_for(line.recv(decode=False), 60)
    await asyncio.to_thread(wait_until, lambda: sockets(pair) == (0, 0))


@pytest.mark.long
def test_idle_slow_and_large_sockets_disturb_nobody(postgres: Postgres, tmp_path: Path) -> None:
    """Who reads nothing is closed by itself, also by way of another process; who is idle stays."""
    with paired(postgres.database(), tmp_path, slow_seconds=1.0) as pair:
        asyncio.run(go(pair))
        for served in (pair.first, pair.second):
            assert '"level": "error"' not in served.log.getvalue()
