"""A client at a real table: it sees what comes, acts, and loses no command when connections break."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from kit.server.pit import SeededEntropy
from kit.server.served import refusal_of
from queenhigh.client import Pauses, Refused, Session, Table, errors
from queenhigh.client.errors import Closed, Unreachable
from queenhigh.server.floor import Floor
from queenhigh.server.floor.desk import Desk
from queenhigh.server.floor.hall import Hall
from queenhigh.server.works import ServerClock
from queenhigh.store.opening import open_store
from queenhigh.table.handle import Who
from queenhigh.wire import encode_frame
from queenhigh.wire.frames import Answer, AnyCommand, ClosingFrame, PingCommand, RefusedFrame, SyncCommand
from queenhigh.wire.settings import TableSettings

SHORT = Pauses(first_seconds=0.01, most_seconds=0.05, give_up_seconds=20)
QUICK = TableSettings(house="rws", bet_seconds=60, least_bet_seconds=0, decide_seconds=20, show_seconds=0)
COMMANDS: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class Looking:
    """One connection to the table."""

    language = ""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.out: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, frame: bytes, version: int | None, answer: Answer | None = None) -> None:
        if version is not None:
            frame = frame[:-1] + b',"answer":' + (encode_frame(answer) if answer else b"null") + b"}"
        self.out.put_nowait(frame)

    def end(self, code: int, reason: str = "") -> None:
        self.out.put_nowait(None)


class SmallServer:
    """Sockets of one table. A bearer token is the id of a person; hooks let the server misbehave."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.url = ""
        self.frames: list[dict[str, Any]] = []
        """Everything that clients have sent, in order."""
        self.connections: list[ServerConnection] = []
        self.accepts: Callable[[dict[str, Any], ServerConnection], bool] = lambda frame, connection: True
        """Asked before a command is done: false drops it."""
        self.outgoing: Callable[[bytes], bytes | None] = lambda frame: frame
        """What leaves in place of a frame; none for nothing."""
        self.close_with = 0
        """A code that new sockets are closed with at once."""

    def session(self, id: str = "ann") -> Session:
        return Session(self.url, id, pauses=SHORT)

    def sent(self, type: str) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == type]

    async def cut(self) -> None:
        """Break every connection without a word."""
        for connection in self.connections:
            connection.transport.abort()
        self.connections.clear()
        await asyncio.sleep(0.05)

    async def close(self, code: int) -> None:
        for connection in self.connections:
            await connection.close(code, "closed by the test")

    async def serve(self, connection: ServerConnection) -> None:
        assert connection.request is not None
        if self.close_with:
            await connection.close(self.close_with, "closed by the test")
            return
        self.connections.append(connection)
        id = connection.request.headers.get("Authorization", "").removeprefix("Bearer ")
        looking = Looking(Who(id, id.title()))
        self.desk.attach(looking)
        writing = asyncio.create_task(self._write(looking, connection))
        with suppress(ConnectionClosed):
            while True:
                await self._frame(looking, connection, await connection.recv(decode=False))
        self.desk.detach(looking)
        looking.out.put_nowait(None)
        await writing

    async def _write(self, looking: Looking, connection: ServerConnection) -> None:
        while (frame := await looking.out.get()) is not None:
            leaving = self.outgoing(frame)
            if leaving is not None:
                with suppress(ConnectionClosed):
                    await connection.send(leaving.decode())

    async def _frame(self, looking: Looking, connection: ServerConnection, data: bytes) -> None:
        said = msgspec.json.decode(data)
        self.frames.append(said)
        if not self.accepts(said, connection):
            return
        match COMMANDS.decode(data):
            case SyncCommand():
                self.desk.audience.sync(looking)
            case PingCommand():
                raise AssertionError("nobody waits for so long here")
            case command:
                reply = await self.desk.do(looking.who, command, data, looking)
                if not isinstance(reply, Answer):
                    looking.send(encode_frame(reply), None)


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[SmallServer]:
    """A server of one table, whose first round is open; faults in it are raised at the end."""
    store = open_store(folder)
    wrong: list[object] = []
    hall = Hall(store, ServerClock(), SeededEntropy(Random(0)), lambda *what: wrong.append(what))
    floor = Floor(hall, "test")
    await floor.leases.start()
    desk = await floor.open(QUICK, None)
    while desk.table.kept.stage == "idle":
        await asyncio.sleep(0.001)
    small = SmallServer(desk)
    try:
        async with asyncio.timeout(30), serve(small.serve, "127.0.0.1", 0, compression=None) as server:
            small.url = f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"
            yield small
    finally:
        await floor.leases.stop()
        store.close()
    assert not wrong


@asynccontextmanager
async def at_table(folder: Path, seeds: bool = False) -> AsyncIterator[tuple[SmallServer, Table]]:
    """A server, and a table at which Ann looks on."""
    async with (
        running(folder) as server,
        await server.session().table(server.desk.id, seeds=seeds) as table,
    ):
        yield server, table


async def test_every_version_is_seen_or_told_of(tmp_path: Path) -> None:
    """Who does not read in between sees the newest view, with everything that was told."""
    async with at_table(tmp_path) as (server, table):
        assert (table.card.house, table.me.id, table.boxes) == ("rws", "ann", ())
        box = await table.seat(3, if_away="best")
        assert table.boxes == (box,) == (3,)
        await table.until(lambda seen: seen.stage == "betting")
        await anext(table)
        for minor in (1000, 1500, 2000):
            await table.act(do="place", box=box, wager="ante", amount_minor=minor)
        seen = await anext(table)
        assert seen.version == server.desk.table.version
        assert [told.facts.amount_minor for told in seen.told] == [1000, 1500, 2000]
        assert len(seen.kinds) == 3
        assert seen.view.box(box).stake("ante") == 2000


async def test_a_refusal_says_why(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (_, table):
        with pytest.raises(Refused) as refused:
            await table.act(do="place", box=3, wager="ante", amount_minor=1000)
        assert (refused.value.code, refused.value.facts.box) == ("seat/none", 3)
        box = await table.seat()
        assert await refusal_of(table.ready(round=table.seen.round + 1)) == "command/stale"
        with pytest.raises(Refused) as small:
            await table.act(do="place", box=box, wager="ante", amount_minor=1)
        assert small.value.code == "bet/below_minimum"
        assert small.value.clause


async def test_a_command_whose_answer_is_lost_is_done_once(tmp_path: Path) -> None:
    """The connection breaks before or after the server has done it; either way it is done once."""
    async with at_table(tmp_path) as (server, table):
        broken: list[str] = []

        def cut_before(frame: dict[str, Any], connection: ServerConnection) -> bool:
            if frame["type"] == "act" and frame["id"] not in broken:
                broken.append(frame["id"])
                connection.transport.abort()
                return len(broken) % 2 == 0  # the first is never done, the second is done unheard
            return True

        server.accepts = cut_before
        box = await table.seat()
        for minor in (1000, 1500, 2000, 2500):
            answer = await table.act(do="place", box=box, wager="ante", amount_minor=minor)
            assert server.desk.table.version >= answer.version
        assert table.reconnects == 4
        assert table.seen.view.box(box).stake("ante") == 2500
        acts = server.sent("act")
        assert sorted(Counter(frame["id"] for frame in acts).values()) == [2, 2, 2, 2]
        assert len({encode_frame(frame) for frame in acts}) == 4, "each was sent again as it was"
        steps = await server.desk.hall.store.steps(server.desk.id, 1)
        assert sum(b'"do":"place"' in step.body for step in steps) == 4


@pytest.mark.parametrize("how", ["cut", "too slow", "restart"])
async def test_commands_asked_while_the_connection_is_gone_wait_for_the_next(
    tmp_path: Path, how: str
) -> None:
    """It breaks without a word, such as in a sleep, or the server closes and says when to come back."""
    async with at_table(tmp_path) as (server, table):
        await table.seat(1)
        if how == "cut":
            await server.cut()
        elif how == "too slow":
            await server.close(4008)
        else:
            server.desk.audience.send(encode_frame(ClosingFrame(1012, retry_ms=200)))
            await asyncio.sleep(0.05)
            await server.close(1012)
        answers = await asyncio.gather(
            *(table.act(do="place", box=1, wager="ante", amount_minor=minor) for minor in (1000, 1500, 2000))
        )
        assert [each.version for each in answers] == sorted(each.version for each in answers)
        assert table.seen.view.box(1).stake("ante") == 2000
        assert table.reconnects == 1


async def test_a_missed_version_asks_for_everything(tmp_path: Path) -> None:
    async with (
        at_table(tmp_path) as (server, table),
        await server.session("bob").table(server.desk.id, seeds=False) as other,
    ):
        await other.seat(2)
        await table.until(lambda seen: len(seen.players) == 1)
        server.outgoing = lambda frame: (
            None if b'"type":"view"' in frame and b'"answer":null' in frame else frame
        )
        await other.act(do="place", box=2, wager="ante", amount_minor=1000)
        server.outgoing = lambda frame: frame
        await other.act(do="place", box=2, wager="ante", amount_minor=1500)
        await table.until(lambda seen: seen.version == server.desk.table.version)
        while not server.sent("sync"):
            await asyncio.sleep(0.001)
        assert (await table.sync()).version == server.desk.table.version
        assert table.seen.view.box(2).stake("ante") == 1500


async def test_each_commitment_gets_one_fresh_seed(tmp_path: Path) -> None:
    async with at_table(tmp_path, seeds=True) as (server, table):
        assert not server.sent("seed")
        await table.seat()
        await table.until(lambda seen: any(who == "ann" for who, _ in seen.fair.seeds))
        await table.challenge()
        await table.until(lambda seen: seen.fair.deck == 1 and bool(seen.fair.seeds))
        await table.sync()
        sent = [(frame["commitment"], frame["seed"]) for frame in server.sent("seed")]
        assert len({one for one, _ in sent}) == len({seed for _, seed in sent}) == len(sent) == 2


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (4000, errors.Unreadable), (4001, errors.SignedOut), (4003, errors.NotAllowed),
        (4004, errors.NoSuchTable), (4008, errors.TooFastOrSlow), (4009, errors.OtherVersion),
    ],
)  # fmt: skip
async def test_each_close_code_is_an_error_of_its_own(tmp_path: Path, code: int, kind: type[Closed]) -> None:
    async with at_table(tmp_path) as (server, table):
        server.close_with = code
        with pytest.raises(kind) as closed:
            await server.session().table(server.desk.id)
        assert closed.value.code == code
        await server.cut()
        with pytest.raises(kind):
            await table.until(lambda seen: False)
        with pytest.raises(kind):
            await table.ready()


async def test_what_a_stopping_server_leaves_open_is_asked_again(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (server, table):
        refused: list[str] = []

        def stopping(frame: dict[str, Any], connection: ServerConnection) -> bool:
            if frame["type"] == "seat" and len(refused) < 3:
                refused.append(frame["id"])
                server.desk.audience.send(encode_frame(RefusedFrame(frame["id"], "server/stopping")))
                return False
            return True

        server.accepts = stopping
        assert await table.seat(2) == 2
        assert len(refused) == 3
        assert len(set(refused)) == 1


async def test_a_server_that_never_comes_back_is_given_up(tmp_path: Path) -> None:
    pauses = Pauses(first_seconds=0.01, most_seconds=0.02, give_up_seconds=0.1)
    async with running(tmp_path) as server:
        session = Session(server.url, "ann", pauses=pauses)
        table = await session.table(server.desk.id)
        await table.seat(1)
    with pytest.raises(Unreachable):
        await table.act(do="place", box=1, wager="ante", amount_minor=1000)
    await table.close()
    with pytest.raises(Unreachable):
        await session.table(server.desk.id)
    with pytest.raises(Unreachable):
        await session.tables()


async def test_closing_ends_the_iteration(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (_, table):
        versions = []
        async for seen in table:
            versions.append(seen.version)
            await table.close()
        assert len(versions) == 1
        with pytest.raises(Closed):
            await table.ready()
