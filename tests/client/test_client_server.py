"""The client at a real server: all of the way through HTTP, sockets, table and store."""

import asyncio
import threading
from pathlib import Path

import msgspec
import pytest

from kit.server.served import QUICK as QUICKLY
from kit.server.served import Served, refusal_of, served_in, settings_for
from kit.store.stores import asynchronous
from queenhigh.client import ClientError, NoSuchTable, Pauses, Seen, Session, SignedOut
from queenhigh.client.load import Crowd, LoadPlan
from queenhigh.client.load.player import LoadPlayer
from queenhigh.rules import house_ids

SHORT = Pauses(first_seconds=0.02, most_seconds=0.2, give_up_seconds=20)
QUICK = {"bet_seconds": 30, "least_bet_seconds": 0, "decide_seconds": 30, "show_seconds": 0}


@asynchronous
async def test_a_guest_opens_a_table_and_plays(served: Served) -> None:
    session = await Session.guest(served.origin, "Alma Example", pauses=SHORT)
    me = await session.me()
    assert (me.name, me.guest, me.purses) == ("Alma Example", True, ())
    opened = await session.open_table("ultimate", name="For Alma", **QUICK)
    assert opened.code is None
    assert opened.table.id in [card.id for card in await session.tables()]
    assert (await session.card(opened.table.id)).name == "For Alma"
    async with await session.table(opened.table.id) as table:
        assert table.me.host
        box = await table.seat()
        await table.until(lambda seen: seen.stage == "betting")
        (ante,) = (offer for offer in table.offers if offer.do == "place" and offer.wager == "ante")
        await table.take(ante, amount_minor=1000)
        await table.until(lambda seen: bool(seen.fair.seeds))
        await table.ready()
        await table.until(lambda seen: seen.stage == "deciding")
        await table.act(do="look", box=box)
        assert "??" not in table.seen.view.box(box).cards
        await table.act(do="fold", box=box)
        await table.until(lambda seen: seen.round == 2)
    assert (await session.me()).purses[0].balance_minor == 100_000 - 2000
    assert [line.round for line in (await session.history()).rounds] == [1]
    assert (await session.ledger())["transfers"]
    await session.close_table(opened.table.id)
    assert opened.table.id not in [card.id for card in await session.tables()]


@asynchronous
async def test_names_passwords_and_tokens(served: Served) -> None:
    await Session.register(served.origin, "Berta", "correct horse battery")
    assert await refusal_of(Session.register(served.origin, "BERTA", "correct horse battery")) == "name/taken"
    assert await refusal_of(Session.sign_in(served.origin, "Berta", "wrong horse battery")) == "auth/wrong"
    session = await Session.sign_in(served.origin, "Berta", "correct horse battery")
    token = await session.token(["watch"])
    program = Session(served.origin, token.token, pauses=SHORT)
    assert (await program.me()).name == "Berta"
    (card,) = (each for each in await program.tables() if each.name)
    async with await program.table(card.id) as table:
        assert await refusal_of(table.seat()) == "auth/forbidden"
        await session.drop_token(token.id)
        with pytest.raises(SignedOut):
            await table.until(lambda seen: False, 20)
    assert await refusal_of(program.me()) == "auth/needed"


@asynchronous
async def test_what_is_not_there_and_not_allowed(served: Served) -> None:
    nobody = Session(served.origin, pauses=SHORT)
    with pytest.raises(NoSuchTable):
        await nobody.table("nosuch")
    assert await refusal_of(nobody.house("nosuch/../x")) == "http/no_such"
    assert await refusal_of(nobody.me()) == "auth/needed"
    assert {each.id for each in await nobody.houses()} == set(house_ids())
    assert (await nobody.house("draw"))["rules"]
    (card, *_) = await nobody.tables()
    async with await nobody.table(card.id) as table:
        assert (table.me.id, table.seen.purse_minor, table.offers) == ("", None, ())
        assert await refusal_of(table.seat()) == "auth/needed"
        assert await table.ping() > 1_700_000_000_000


@asynchronous
async def test_the_lobby_tells_of_a_new_table(served: Served) -> None:
    session = await Session.guest(served.origin, pauses=SHORT)
    async with await session.lobby() as lobby:
        before = await anext(lobby)
        opened = await session.open_table("draw")
        async for tables in lobby:
            if len(tables) > len(before):
                assert opened.table.id in [card.id for card in tables]
                break


@asynchronous
async def test_a_restart_loses_no_command(tmp_path: Path) -> None:
    """The server stops and comes back while somebody keeps on asking: each command is done once."""
    first = Served(settings_for(tmp_path))
    port = first.port
    again: list[Served] = []

    def restart() -> None:
        first.stop()
        again.append(Served(settings_for(tmp_path, port=port)))

    try:
        session = await Session.guest(first.origin, pauses=SHORT)
        (card,) = await session.tables()
        async with await session.table(card.id, seeds=False) as table:
            box = await table.seat()
            await table.until(lambda seen: seen.stage == "betting")
            thread = threading.Thread(target=restart)
            thread.start()
            asked = 0
            while not again or asked < 20:
                asked += 1
                await table.act(do="place", box=box, wager="ante", amount_minor=500 + 100 * (asked % 5))
                await asyncio.sleep(0.04)
            await asyncio.to_thread(thread.join)
            assert table.reconnects >= 1
            assert table.seen.view.box(box).stake("ante") == 500 + 100 * (asked % 5)
            steps = again[0].run(lambda works: works.store.steps(card.id, table.seen.round))
            assert sum(b'"do":"place"' in step.body for step in steps) == asked
    finally:
        for each in again or [first]:
            each.stop()


@asynchronous
async def test_a_crowd_plays_and_is_measured(served: Served) -> None:
    plan = LoadPlan(served.origin, players=9, think=(0.01, 0.05), seconds=2, houses=("rws", "draw"))
    report = await Crowd(plan).run()
    assert (report.players, report.tables) == (9, 2)
    assert report.actions > 0
    assert report.errors == {}
    assert report.reconnects == 0
    assert sum(report.refusals.values()) < report.actions
    assert 0 < report.answer_ms.p50 <= report.answer_ms.p99 <= report.answer_ms.max
    assert report.echo_ms.p50 > 0
    nobody = Session(served.origin)
    assert not [card for card in await nobody.tables() if card.name.startswith("Load")]
    with pytest.raises(ClientError, match="nosuch"):
        await Crowd(LoadPlan(served.origin, 1, (1, 1), 1, ("nosuch",))).run()


@asynchronous
async def test_a_fault_of_the_crowds_own_is_counted_too(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: LoadPlayer, seen: Seen) -> None:
        raise LookupError("a fault of ours")

    monkeypatch.setattr(LoadPlayer, "_choose", broken)
    plan = LoadPlan(served.origin, players=2, think=(0.01, 0.02), seconds=50, houses=("rws",))
    assert (await Crowd(plan).run()).errors == {"LookupError": 2}


@asynchronous
async def test_a_crowd_that_is_not_let_in_says_which_setting_lets_it(tmp_path: Path) -> None:
    few = msgspec.structs.replace(QUICKLY, new_people_an_hour=2)
    wanted = r"\[people\] new_people_an_hour = 50$"
    with served_in(tmp_path, people=few) as small, pytest.raises(ClientError, match=wanted):
        await Crowd(LoadPlan(small.origin, 5, (1, 1), 1, ("rws",))).run()
