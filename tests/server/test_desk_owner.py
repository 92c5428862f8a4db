"""A table has one owner: a desk that has lost its table writes nothing more and sends everybody off."""

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
from queenhigh.wire.frames import SeatCommand


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
