"""A client at a real table: it sees what comes, acts, and loses no command when connections break."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection

from kit.server.served import refusal_of
from kit.server.small_floor import SmallServer, floor_in, open_desk
from kit.store.stores import asynchronous
from queenhigh.client import (
    Closed,
    NoSuchTable,
    NotAllowed,
    OtherVersion,
    Pauses,
    Refused,
    Session,
    SignedOut,
    Table,
    TooFastOrSlow,
    Unreachable,
    Unreadable,
)
from queenhigh.server.floor.desk import Desk
from queenhigh.wire import encode_frame
from queenhigh.wire.frames import RefusedFrame

SHORT = Pauses(first_seconds=0.01, most_seconds=0.05, give_up_seconds=20)


@asynccontextmanager
async def playing(folder: Path) -> AsyncIterator[tuple[SmallServer, Desk, Session]]:
    """A server, a table, and Ann."""
    async with floor_in(folder) as floor, SmallServer(floor).running() as server, asyncio.timeout(30):
        yield server, await open_desk(floor, bet_seconds=60), Session(server.url, "ann", pauses=SHORT)


@asynccontextmanager
async def at_table(folder: Path, seeds: bool = True) -> AsyncIterator[tuple[SmallServer, Desk, Table]]:
    """A server, and a table at which Ann looks on."""
    async with (
        playing(folder) as (server, desk, session),
        await session.table(desk.id, seeds=seeds) as table,
    ):
        yield server, desk, table


async def a_round(table: Table, box: int) -> None:
    """Bet the least Ante, look, play and see the round settled."""
    seen = await table.until(lambda seen: seen.stage == "betting")
    (ante,) = (offer for offer in table.offers if offer.do == "place" and offer.wager == "ante")
    await table.take(ante, amount_minor=ante.least_minor)
    await table.ready()
    await table.until(lambda seen: seen.stage == "deciding")
    await table.act(do="look", box=box)
    (offer,) = (offer for offer in table.offers if offer.do == "play")
    await table.take(offer)
    over = await table.until(lambda now: now.round > seen.round or now.stage == "showing")
    assert over.view.phase in ("settled", "betting")


@asynchronous
async def test_a_round_is_played_and_paid(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (_, _, table):
        assert (table.card.house, table.me.id, table.boxes) == ("rws", "ann", ())
        assert await table.seat(3, if_away="best") == 3
        assert table.boxes == (3,)
        before = table.seen.purse_minor
        await a_round(table, 3)
        assert before is not None
        assert table.seen.round >= 1


@asynchronous
async def test_every_version_is_seen_or_told_of(tmp_path: Path) -> None:
    """Who does not read in between sees the newest view, with everything that was told."""
    async with at_table(tmp_path, seeds=False) as (_, desk, table):
        box = await table.seat()
        await table.until(lambda seen: seen.stage == "betting")
        await anext(table)
        for minor in (1000, 1500, 2000):
            await table.act(do="place", box=box, wager="ante", amount_minor=minor)
        seen = await anext(table)
        assert seen.version == desk.table.version
        assert [told.facts.get("amount_minor") for told in seen.told] == [1000, 1500, 2000]
        assert len(seen.kinds) == 3
        assert seen.view.box(box).stake("ante") == 2000


@asynchronous
async def test_a_refusal_says_why(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (_, _, table):
        with pytest.raises(Refused) as refused:
            await table.act(do="place", box=3, wager="ante", amount_minor=1000)
        assert (refused.value.code, refused.value.facts["box"]) == ("seat/none", 3)
        box = await table.seat()
        assert await refusal_of(table.ready(round=table.seen.round + 1)) == "command/stale"
        with pytest.raises(Refused) as small:
            await table.act(do="place", box=box, wager="ante", amount_minor=1)
        assert small.value.code == "bet/below_minimum"
        assert small.value.clause


@asynchronous
async def test_a_command_whose_answer_is_lost_is_done_once(tmp_path: Path) -> None:
    """The connection breaks before or after the server has done it; either way it is done once."""
    async with playing(tmp_path) as (server, desk, session):
        broken: list[str] = []

        def cut_before(frame: dict[str, Any], connection: ServerConnection) -> bool:
            if frame["type"] == "act" and frame["id"] not in broken:
                broken.append(frame["id"])
                connection.transport.abort()
                return len(broken) % 2 == 0  # the first is never done, the second is done unheard
            return True

        server.before = cut_before
        async with await session.table(desk.id, seeds=False) as table:
            box = await table.seat()
            for minor in (1000, 1500, 2000, 2500):
                answer = await table.act(do="place", box=box, wager="ante", amount_minor=minor)
                assert desk.table.version >= answer.version
            assert table.reconnects == 4
            assert table.seen.view.box(box).stake("ante") == 2500
        sent = Counter(frame["id"] for frame in server.frames if frame["type"] == "act")
        assert sorted(sent.values()) == [2, 2, 2, 2]
        bodies = {
            frame["id"]: [f for f in server.frames if f.get("id") == frame["id"]] for frame in server.frames
        }
        assert all(each[0] == again for each in bodies.values() for again in each)
        placed = [s for s in await desk.hall.store.steps(desk.id, 1) if b'"do":"place"' in s.body]
        assert len(placed) == 4


@asynchronous
async def test_commands_asked_while_the_connection_is_gone_wait_for_the_next(tmp_path: Path) -> None:
    async with at_table(tmp_path, seeds=False) as (server, _, table):
        await table.seat(1)
        await server.cut()
        await asyncio.sleep(0.05)
        answers = await asyncio.gather(
            *(table.act(do="place", box=1, wager="ante", amount_minor=minor) for minor in (1000, 1500, 2000))
        )
        assert [each.version for each in answers] == sorted(each.version for each in answers)
        assert table.seen.view.box(1).stake("ante") == 2000
        assert table.reconnects == 1


@asynchronous
async def test_a_missed_version_asks_for_everything(tmp_path: Path) -> None:
    async with (
        at_table(tmp_path, seeds=False) as (server, desk, table),
        await Session(server.url, "bob", pauses=SHORT).table(desk.id, seeds=False) as other,
    ):
        await other.seat(2)
        await table.until(lambda seen: len(seen.players) == 1)
        server.outgoing = lambda frame: (
            None if b'"type":"view"' in frame and b'"answer":null' in frame else frame
        )
        await other.act(do="place", box=2, wager="ante", amount_minor=1000)
        server.outgoing = lambda frame: frame
        await other.act(do="place", box=2, wager="ante", amount_minor=1500)
        await table.until(lambda seen: seen.version == desk.table.version)
        while not [frame for frame in server.frames if frame["type"] == "sync"]:
            await asyncio.sleep(0.001)
        assert (await table.sync()).version == desk.table.version
        assert table.seen.view.box(2).stake("ante") == 1500


@asynchronous
async def test_each_commitment_gets_one_fresh_seed(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (server, _, table):
        assert not [frame for frame in server.frames if frame["type"] == "seed"]
        await table.seat()
        await table.until(lambda seen: any(who == "ann" for who, _ in seen.fair.seeds))
        await table.challenge()
        await table.until(lambda seen: seen.fair.deck == 1 and bool(seen.fair.seeds))
        await table.sync()
        sent = [(frame["commitment"], frame["seed"]) for frame in server.frames if frame["type"] == "seed"]
        assert len({one for one, _ in sent}) == len({seed for _, seed in sent}) == len(sent) == 2


@pytest.mark.parametrize(
    ("code", "kind"),
    [(4000, Unreadable), (4001, SignedOut), (4003, NotAllowed), (4004, NoSuchTable), (4008, TooFastOrSlow),
     (4009, OtherVersion)],
)  # fmt: skip
@asynchronous
async def test_each_close_code_is_an_error_of_its_own(tmp_path: Path, code: int, kind: type[Closed]) -> None:
    async with playing(tmp_path) as (server, desk, session):
        server.close_with = code
        with pytest.raises(kind) as closed:
            await session.table(desk.id)
        assert closed.value.code == code
        server.close_with = 0
        async with await session.table(desk.id) as table:
            server.close_with = code
            await server.cut()
            with pytest.raises(kind):
                await table.until(lambda seen: False)
            with pytest.raises(kind):
                await table.ready()


@asynchronous
async def test_who_was_too_slow_once_comes_back(tmp_path: Path) -> None:
    """Such as after a sleep; what was asked meanwhile is done."""
    async with at_table(tmp_path, seeds=False) as (server, _, table):
        await table.seat(1)
        for connection in server.connections:
            await connection.close(4008, "too slow")
        await table.act(do="place", box=1, wager="ante", amount_minor=1000)
        assert table.reconnects == 1


@asynchronous
async def test_a_restart_is_waited_for(tmp_path: Path) -> None:
    """A server says that it closes and when to come back; a command asked meanwhile is done afterwards."""
    async with at_table(tmp_path, seeds=False) as (server, _, table):
        await table.seat(1)
        server.say_closing(retry_ms=200)
        await asyncio.sleep(0.05)
        for connection in server.connections:
            await connection.close(1012, "restart")
        await table.act(do="place", box=1, wager="ante", amount_minor=1000)
        assert table.reconnects == 1


@asynchronous
async def test_what_a_stopping_server_leaves_open_is_asked_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as (server, desk, session):
        refusals: list[str] = []

        def stopping(frame: dict[str, Any], connection: ServerConnection) -> bool:
            if frame["type"] == "seat" and len(refusals) < 3:
                refusals.append(frame["id"])
                desk.send_all(encode_frame(RefusedFrame(frame["id"], "server/stopping")))
                return False
            return True

        server.before = stopping
        async with await session.table(desk.id, seeds=False) as table:
            assert await table.seat(2) == 2
        assert len(refusals) == 3
        assert len(set(refusals)) == 1


@asynchronous
async def test_nobody_at_the_address(tmp_path: Path) -> None:
    async with playing(tmp_path) as (_, desk, _):
        gone = Session("http://127.0.0.1:9", "ann", pauses=SHORT)
        with pytest.raises(Unreachable):
            await gone.table(desk.id)
        with pytest.raises(Unreachable):
            await gone.tables()


@asynchronous
async def test_a_server_that_never_comes_back_is_given_up(tmp_path: Path) -> None:
    async with floor_in(tmp_path) as floor:
        small = SmallServer(floor)
        async with small.running() as server:
            desk = await open_desk(floor)
            pauses = Pauses(first_seconds=0.01, most_seconds=0.02, give_up_seconds=0.1)
            table = await Session(server.url, "ann", pauses=pauses).table(desk.id)
            await table.seat(1)
        with pytest.raises(Unreachable):
            await table.act(do="place", box=1, wager="ante", amount_minor=1000)
        await table.close()


@asynchronous
async def test_closing_ends_the_iteration(tmp_path: Path) -> None:
    async with playing(tmp_path) as (_, desk, session):
        table = await session.table(desk.id)
        versions = []
        async for seen in table:
            versions.append(seen.version)
            await table.close()
        assert len(versions) == 1
        with pytest.raises(Closed):
            await table.ready()
