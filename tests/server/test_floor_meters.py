"""Meters on a floor: shared by tables that hit at once, shown as they are kept, and none where none is."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from kit.faults.memory import MemoryStore
from kit.houses.toml_text import house_text
from kit.server.guest import RWS, Guest, one_table
from kit.server.small_floor import floor_in
from kit.store.stores import asynchronous
from kit.worlds.casino import virtually
from queenhigh.rules import load
from queenhigh.server.floor import Floor, SettingsRefused
from queenhigh.server.floor.desk import Desk
from queenhigh.store.records import AwardRow
from queenhigh.table.handle import Who
from queenhigh.table.settings import TableSettings

LINKED = TableSettings(house="rws", deal="live", progressive="linked:hall")
ADMIN = Who("ada", "Ada", frozenset({"admin"}))
ROYAL = ["As", "7h", "Ks", "4c", "Qs", "2d"]
"""The mini royal in spades takes all of the meter."""
NOTHING = ["9c", "7h", "5d", "4c", "2s", "2d"]


async def ready_to_settle(desk: Desk, who: str, cards: list[str] = ROYAL) -> Guest:
    """Somebody at a live table has the mini royal, and the dealer has only to settle."""
    player, dealer = Guest(desk, who), Guest(desk, f"dealer of {who}", "dealer")
    box = await player.sit()
    await dealer.acts(do="open")
    await player.place(box)
    await player.place(box, 250, "progressive")
    await dealer.acts(do="close")
    await dealer.acts(do="deal", cards=cards)
    await player.acts(do="play", box=box, amount_minor=1000)
    await dealer.acts(do="reveal")
    return dealer


def awards(store: MemoryStore) -> list[AwardRow]:
    with store.reader() as reader:
        return list(reader.awards())


@asynccontextmanager
async def two_linked() -> AsyncIterator[tuple[MemoryStore, Desk, Desk]]:
    """Two tables with one meter, whose books balance in the end."""
    async with one_table() as (casino, store, _):
        assert casino.floor is not None
        yield store, await casino.floor.open(LINKED, None), await casino.floor.open(LINKED, None)
        assert set((await store.sums()).values()) == {0}


async def settle_at_once(*desks: Desk) -> None:
    """Ann hits at the first table, and Ben at the second."""
    dealers = [await ready_to_settle(desk, who) for desk, who in zip(desks, ("ann", "ben"), strict=True)]
    await asyncio.gather(*(dealer.acts(do="settle") for dealer in dealers))


@virtually
async def test_two_tables_that_hit_at_once_are_paid_one_after_the_other() -> None:
    """The first to commit takes the meter; the other round is settled again, with the meter as it is then."""
    async with two_linked() as (store, *desks):
        for desk, who in zip(desks, ("ann", "ben"), strict=True):
            await (await ready_to_settle(desk, who, NOTHING)).acts(do="settle")
        await settle_at_once(*desks)
        seed_minor, fed_minor = desks[0].house.meters[0].seed_minor, 50
        paid = awards(store)
        assert {award.player for award in paid} == {"ann", "ben"}
        amounts = sorted(award.amount_minor for award in paid)
        assert amounts == [seed_minor + fed_minor, seed_minor + 2 * fed_minor]
        assert all(award.before_minor == award.amount_minor for award in paid)
        assert await store.shown(["hall.main"]) == {"hall.main": seed_minor + fed_minor}
        for desk in desks:
            assert desk.hall.meters_of(desk.table) == {"main": seed_minor + fed_minor}
            assert desk.card()["meters_minor"] == {"main": seed_minor + fed_minor}


@virtually
async def test_the_second_of_two_is_paid_what_stands_though_the_meter_began_at_its_seed() -> None:
    """The row has its seed again after the first hit: only what that round contributed tells them apart."""
    async with two_linked() as (store, *desks):
        await settle_at_once(*desks)
        seed_minor, fed_minor = desks[0].house.meters[0].seed_minor, 50
        paid = sorted(award.amount_minor for award in awards(store))
        assert paid == [seed_minor, seed_minor + fed_minor]
        assert await store.shown(["hall.main"]) == {"hall.main": seed_minor + fed_minor}


@virtually
async def test_a_void_after_another_table_has_hit_gives_back_what_was_paid_and_notes_it() -> None:
    async with two_linked() as (store, first, second):
        await (await ready_to_settle(first, "ann")).acts(do="settle")
        await (await ready_to_settle(second, "ben")).acts(do="settle")
        sue = Guest(first, "sue", "supervisor")
        await sue.acts(do="void_game", game=1, ground="deck_count", count=51)
        amounts = [award.amount_minor for award in awards(store) if award.player == "ann"]
        assert amounts == [1_000_000, -1_000_000]
        assert await store.shown(["hall.main"]) == {"hall.main": first.hall.meters["hall.main"]}
        purse = first.hall.purse("ann", first.house.currency.code)
        assert purse is not None
        assert purse.free_minor == 100_000


@virtually
async def test_a_table_without_a_progressive_opens_no_meter_and_shows_none() -> None:
    async with one_table(TableSettings(house="rws", progressive="none")) as (casino, store, desk):
        own = await casino.open(RWS)
        assert [meter.id for meter in await store.meters()] == [f"{own.id}.main"]
        assert desk.card()["meters_minor"] == {}
        assert "progressive" not in {limit["wager"] for limit in desk.card()["limits"]}
        ann = Guest(desk)
        box = await ann.sit()
        assert ann.frame()["view"]["meters_minor"] == []
        await ann.place(box)
        await ann.deal()
        await ann.acts(do="play", box=box, amount_minor=1000)
        await ann.until("showing")
        with store.reader() as reader:
            assert not [each.id for each in reader.accounts() if each.id.startswith(f"meter:{desk.id}")]
        await casino.fall()
        await casino.rise()
        assert casino.desk(desk.id) is not None


OTHER_RATE = load(house_text("rws").replace('contribution = "20%"', 'contribution = "33%"', 1))


@asynchronous
async def test_another_rate_waits_for_a_hit_and_for_the_tables_that_play_by_the_old_one(
    tmp_path: Path,
) -> None:
    """So the rate that is told is the one that feeds the meter, and never two do."""

    async def rates(floor: Floor) -> list[str]:
        return [meter.contribution for meter in await floor.store.meters()]

    async with floor_in(tmp_path) as floor:
        desk = await floor.open(LINKED, None)
        with pytest.raises(SettingsRefused, match=rf"\bhit\b.*{desk.id}"):
            await floor.open(LINKED, None, house=OTHER_RATE)
        await (await ready_to_settle(desk, "ann")).acts(do="settle")
        assert await rates(floor) == ["1/5"]
        with pytest.raises(SettingsRefused, match=desk.id):
            await floor.open(LINKED, None, house=OTHER_RATE)
        assert await floor.close(desk.id, ADMIN) is None
        assert (await floor.open(LINKED, None, house=OTHER_RATE)).house == OTHER_RATE
        assert await rates(floor) == ["33/100"]
        with pytest.raises(SettingsRefused, match=r"\bhit\b"):
            await floor.open(LINKED, None)
