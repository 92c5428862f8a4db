"""Desks: faults between a commit and the last viewer, and one owner, who alone writes."""

import asyncio
from random import Random

import msgspec
import pytest

from kit.faults.memory import MemoryStore
from kit.server.guest import RWS, Guest, one_table
from kit.worlds.casino import Casino, virtually
from queenhigh.server.floor.desk import Desk
from queenhigh.table.handle import close
from queenhigh.table.ports import EntropyError
from queenhigh.table.settings import TableSettings
from queenhigh.table.turn import Refused
from queenhigh.wire.frames import Answer, RefusedFrame, SeatCommand

# Faults


@virtually
async def test_one_who_cannot_be_told_keeps_nobody_from_hearing(monkeypatch: pytest.MonkeyPatch) -> None:
    async with one_table(faulty=True) as (casino, _, desk):
        eve, ann, ben = (Guest(desk, name) for name in ("eve", "ann", "ben"))
        monkeypatch.setattr(eve, "send", lambda *sent: 1 / 0)
        answer = await ann.place(await ann.sit())
        assert ben.versions[-1] == ann.versions[-1] == answer.version == desk.table.version
        assert ann.answers[-1] == answer
        assert {type(fault) for fault in casino.faults} == {ZeroDivisionError}


@virtually
async def test_an_answer_stands_even_where_nobody_could_be_shown_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of ours between commit and show: the same command again gets the first answer, done once."""
    async with one_table(faulty=True) as (_, _, desk):
        ann = Guest(desk)
        box = await ann.sit()
        command = ann.act(do="place", box=box, wager="ante", amount_minor=1000)
        with monkeypatch.context() as patched:
            patched.setattr(desk, "show", lambda *shown: 1 / 0)
            assert await ann.refusal(command) == "server/stopping"
        again = await ann.ask(command)
        assert isinstance(again, Answer)
        assert again.version == desk.table.version
        assert ann.answers[-1] == again
        other = ann.act(do="place", box=box, wager="ante", amount_minor=1500)
        differs = await desk.do(ann.who, command, b"another body", ann)
        assert isinstance(differs, RefusedFrame)
        assert differs.code == "command/differs"
        assert isinstance(await ann.ask(other), Answer)


@virtually
async def test_what_is_due_and_fails_is_tried_again_in_its_time_and_not_all_the_time() -> None:
    """The secret is gone in the middle of a round that needs more cards: the table waits until it is back."""
    async with one_table(TableSettings(house="draw"), faulty=True) as (casino, _, desk):
        ann = Guest(desk)
        box = await ann.sit()
        await ann.place(box)
        await ann.deal()
        await ann.acts(do="look", box=box)
        card = str(desk.table.round.box(box).cards[0])
        casino.entropy.secret = b"t" * 32
        await ann.acts(do="play", box=box, amount_minor=1000, discards=[card])
        await asyncio.sleep(600)
        assert (desk.table.round.phase, desk.table.kept.closing) == ("replacing", True)
        assert 10 < len(casino.faults) < 40
        casino.entropy.secret = b"s" * 32
        await asyncio.sleep(60)
        assert (desk.table.round.phase, desk.table.kept.stage) == ("settled", "closed")


@virtually
async def test_watchers_are_counted_and_who_has_left_is_not_away() -> None:
    async with one_table(TableSettings(house="rws", hold_minutes=0)) as (casino, _, desk):
        ann, ben = Guest(desk), Guest(desk, "ben")
        assert desk.card()["watchers"] == 2
        await ann.sit()
        await ben.sit()
        Guest(desk, "ann")
        assert desk.card()["watchers"] == 0
        desk.detach(ben)
        assert set(desk.away) == {"ben"}
        await casino.until(lambda: "ben" not in desk.table.by_player, 5)
        assert desk.card()["players"] == ["Ann"]
        assert not desk.away
        Guest(desk, "eve")
        assert desk.card()["watchers"] == 1


@virtually
async def test_a_desk_that_has_stopped_refuses_at_once() -> None:
    async with one_table() as (_, _, desk):
        ann = Guest(desk)
    assert await ann.refusal(ann.act(do="place", box=1)) == "server/stopping"
    with pytest.raises(Refused):
        await desk.run(lambda table, world: None)


@virtually
async def test_a_table_outlives_an_alarm_that_cannot_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    async with one_table(faulty=True) as (casino, _, desk):
        ann = Guest(desk)
        with monkeypatch.context() as patched:
            patched.setattr(desk, "_set_alarm", lambda: 1 / 0)
            box = await ann.sit()
            await asyncio.sleep(1)
        assert casino.faults
        await ann.place(box)


# The owner


async def two_servers() -> tuple[MemoryStore, Casino, Desk, Guest, Casino]:
    """A table with somebody at it, whose server was away so long that another has taken it."""
    store = MemoryStore(Random(1))
    here, there = Casino(store, Random(2)), Casino(store, Random(3))
    await here.rise()
    desk = await here.open(RWS)
    await here.until(lambda: desk.table.kept.stage == "betting")
    ann = Guest(desk)
    await ann.place(await ann.sit())
    await store.run(lambda sql: sql.execute("UPDATE tables SET expires_ms = 0"))
    await there.rise()
    assert there.desk(desk.id) is not None
    return store, here, desk, ann, there


def desk_of(casino: Casino, id: str) -> Desk:
    found = casino.desk(id)
    assert found is not None
    return found


async def stop(*casinos: Casino) -> None:
    """Stop these and no others on the same loop."""
    for casino in casinos:
        assert casino.floor is not None
        await casino.floor.stop()


@virtually
async def test_a_command_at_a_table_that_is_anothers_by_now_is_not_written() -> None:
    store, here, desk, ann, there = await two_servers()
    written = await store.table(desk.id)
    withdraw = ann.act(do="withdraw", box=1, wager="ante")
    assert await ann.refusal(withdraw) == "server/stopping"
    assert await store.table(desk.id) == written
    await asyncio.sleep(0.01)  # it looks at what is stored
    assert here.desk(desk.id) is None
    assert ann.ended == 1012
    closing = msgspec.json.decode(ann.frames[-1])
    assert (closing["type"], closing["code"]) == ("closing", 1012)
    assert await ann.refused(SeatCommand) == "server/stopping"
    assert not here.faults
    await stop(here, there)


@virtually
async def test_the_upkeep_finds_out_too_and_the_other_owner_plays_on() -> None:
    store, here, desk, ann, there = await two_servers()
    await here.until(lambda: here.desk(desk.id) is None, 10)
    assert ann.ended == 1012
    other = desk_of(there, desk.id)
    again = Guest(other)
    await again.until("deciding")
    await again.acts(do="fold", box=1)
    row = await store.table(desk.id)
    assert row is not None
    assert (row.epoch, row.version) == (2, other.table.version)
    assert desk.table.version < other.table.version
    await stop(here, there)


@virtually
async def test_a_table_whose_other_owner_has_gone_is_taken_again_with_a_new_epoch() -> None:
    _, here, desk, _, there = await two_servers()
    await here.until(lambda: here.desk(desk.id) is None, 10)
    await stop(there)
    await here.until(lambda: here.desk(desk.id) is not None, 10)
    found = desk_of(here, desk.id)
    assert found is not desk
    assert found.table.epoch == 3
    assert found.table.staked == ("ann",)
    await stop(here)


@virtually
async def test_a_server_with_another_secret_takes_no_table_and_leaves_it_to_the_right_one() -> None:
    store = MemoryStore(Random(1))
    here = Casino(store, Random(2))
    await here.rise()
    desk = await here.open(RWS)
    await here.until(lambda: desk.table.kept.deck is not None)
    await stop(here)
    wrong = Casino(store, Random(3))
    wrong.entropy.secret = b"t" * 32
    with pytest.raises(EntropyError, match=desk.id):
        await wrong.rise()
    assert [each.owner for each in await store.held()] == [""]
    await here.rise()
    assert desk_of(here, desk.id).table.kept.deck == desk.table.kept.deck
    await stop(here)


@virtually
async def test_a_closed_table_is_forgotten_once_nobody_looks_at_it() -> None:
    async with one_table() as (here, _, desk):
        floor = here.floor
        assert floor is not None
        ann = Guest(desk)
        await ann.sit()
        assert floor.hall.purse("ann", desk.house.currency.code) is not None
        await desk.run(lambda table, world: close(table, world, "admin"))
        await here.until(lambda: not here.desks, 1)
        await asyncio.sleep(10)
        assert floor.desk(desk.id) is desk
        desk.detach(ann)
        await asyncio.sleep(10)
        assert floor.desk(desk.id) is None
        assert floor.hall.purse("ann", desk.house.currency.code) is None
