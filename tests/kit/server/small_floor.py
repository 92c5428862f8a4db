"""A floor of real tables on a real store, and a small server of sockets in front of it that can misbehave."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from kit.server.pit import SeededEntropy
from queenhigh.server.floor import Floor
from queenhigh.server.floor.desk import Desk
from queenhigh.server.floor.hall import Hall
from queenhigh.store.opening import open_store
from queenhigh.table.handle import Who
from queenhigh.table.offers import by_dealer
from queenhigh.table.settings import TableSettings
from queenhigh.wire import encode_frame
from queenhigh.wire.frames import Answer, AnyCommand, ClosingFrame, PingCommand, PongFrame, SyncCommand

_COMMANDS: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
QUICK = {"bet_seconds": 1, "least_bet_seconds": 0, "decide_seconds": 20, "show_seconds": 0}
"""Settings of a table that nobody has to wait for."""


class RealClock:
    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000


@asynccontextmanager
async def floor_in(folder: Path, seed: int = 0) -> AsyncIterator[Floor]:
    """A floor on a SQLite file in this folder; what goes wrong in it is raised at the end."""
    store = open_store(folder)
    wrong: list[object] = []
    hall = Hall(store, RealClock(), SeededEntropy(seed), lambda *what: wrong.append(what))
    floor = Floor(hall, "test")
    await floor.start()
    try:
        yield floor
    finally:
        await floor.stop()
        store.close()
    assert not wrong


async def open_desk(floor: Floor, house: str = "rws", host: Who | None = None, **settings: Any) -> Desk:
    """A table whose first round is open, where the clock opens it."""
    desk = await floor.open(TableSettings(house=house, **{**QUICK, **settings}), host)
    while not by_dealer(desk.table) and desk.table.kept.stage == "idle":
        await asyncio.sleep(0.001)
    return desk


class _Looking:
    """Who looks through one connection."""

    language = ""

    def __init__(self, who: Who, connection: ServerConnection) -> None:
        self.who = who
        self.connection = connection
        self.out: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, frame: bytes, version: int | None, answer: Answer | None = None) -> None:
        if version is not None:
            said = b"null" if answer is None else encode_frame(answer)
            frame = frame[:-1] + b',"answer":' + said + b"}"
        self.out.put_nowait(frame)

    def end(self, code: int, reason: str = "") -> None:
        self.out.put_nowait(None)


class SmallServer:
    """Sockets of a floor's desks. A bearer token is the id of who comes; hooks let it misbehave."""

    def __init__(self, floor: Floor) -> None:
        self.floor = floor
        self.url = ""
        self.frames: list[dict[str, Any]] = []
        """Everything that clients have sent, in order."""
        self.connections: list[ServerConnection] = []
        self.before: Callable[[dict[str, Any], ServerConnection], bool] = lambda frame, connection: True
        """Asked before a command is done: false drops it."""
        self.outgoing: Callable[[bytes], bytes | None] = lambda frame: frame
        """What leaves in place of a frame; none for nothing."""
        self.close_with = 0
        """A code that new sockets are closed with at once."""

    @asynccontextmanager
    async def running(self, port: int = 0) -> AsyncIterator["SmallServer"]:
        async with serve(self._serve, "127.0.0.1", port, compression=None) as server:
            found = next(iter(server.sockets)).getsockname()[1]
            self.url = f"http://127.0.0.1:{found}"
            yield self

    async def cut(self) -> None:
        """Break every connection without a word."""
        for connection in self.connections:
            connection.transport.abort()
        self.connections.clear()
        await asyncio.sleep(0)

    async def _serve(self, connection: ServerConnection) -> None:
        assert connection.request is not None
        if self.close_with:
            await connection.close(self.close_with, "closed by the test")
            return
        self.connections.append(connection)
        id = connection.request.headers.get("Authorization", "").removeprefix("Bearer ")
        desk = self.floor.desk(connection.request.path.split("/")[4])
        if desk is None:
            await connection.close(4004, "")
            return
        looking = _Looking(Who(id, id.title()), connection)
        desk.attach(looking)
        writing = asyncio.create_task(self._write(looking))
        try:
            while True:
                await self._frame(desk, looking, await connection.recv(decode=False))
        except ConnectionClosed:
            pass
        finally:
            desk.detach(looking)
            looking.out.put_nowait(None)
            await writing

    async def _write(self, looking: _Looking) -> None:
        while (frame := await looking.out.get()) is not None:
            leaving = self.outgoing(frame)
            if leaving is not None:
                with suppress(ConnectionClosed):
                    await looking.connection.send(leaving.decode())

    async def _frame(self, desk: Desk, looking: _Looking, data: bytes) -> None:
        said = msgspec.json.decode(data)
        self.frames.append(said)
        if not self.before(said, looking.connection):
            return
        command = _COMMANDS.decode(data)
        match command:
            case SyncCommand():
                desk.sync(looking)
            case PingCommand():
                looking.send(encode_frame(PongFrame(command.id, desk.hall.clock.now_ms())), None)
            case _:
                reply = await desk.do(looking.who, command, data, looking)
                if not isinstance(reply, Answer):
                    looking.send(encode_frame(reply), None)

    def say_closing(self, retry_ms: int) -> None:
        for desk in self.floor.desks:
            desk.send_all(encode_frame(ClosingFrame(1012, retry_ms)))
