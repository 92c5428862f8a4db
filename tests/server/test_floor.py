"""Floors: the news of the lobby, tables opened, closed and forgotten, orders of the command line, meters."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from kit.faults.inline import Weather
from kit.faults.memory import MemoryStore
from kit.houses.toml_text import house_text
from kit.server.guest import RWS, Guest, one_table
from kit.worlds.casino import Casino, Watcher, virtually
from queenhigh.rules import load
from queenhigh.server.floor import Floor, SettingsRefused
from queenhigh.server.floor.desk import Desk
from queenhigh.server.floor.orders import Orders
from queenhigh.server.floor.others import Alone
from queenhigh.store.sharing import DONE, What, find_order, leave_order
from queenhigh.table.handle import Who
from queenhigh.table.ports import StoreError
from queenhigh.wire.frames import LeaveCommand, PauseCommand, TableCard
from queenhigh.wire.settings import TableSettings

HOST = Who("host", "Host")
HOURS = 3600


@asynccontextmanager
async def hosted() -> AsyncIterator[tuple[Casino, Floor, Desk]]:
    """A floor with a table of somebody's."""
    async with one_table(host=HOST) as (casino, _, desk):
        assert casino.floor is not None
        yield casino, casino.floor, desk


# The lobby


def listed(lobby: Watcher, desk: Desk) -> dict[str, Any]:
    """The card of a table in the lobby's last list; nothing if it is not there."""
    tables = msgspec.json.decode(lobby.frames[-1])["tables"]
    return next((card for card in tables if card["id"] == desk.id), {})


@virtually
async def test_the_lobby_hears_who_sits_down_pauses_leaves_and_closes() -> None:
    async with hosted() as (casino, floor, desk):
        lobby = Watcher(Who())
        floor.feed.attach(lobby)
        ann = Guest(desk)
        host = Guest(desk, "host")
        before = len(lobby.frames)
        await ann.sit()
        await casino.until(lambda: len(lobby.frames) > before)
        assert (listed(lobby, desk)["players"], listed(lobby, desk)["free_boxes"]) == (["Ann"], 6)
        await host.do(PauseCommand, True)
        await casino.until(lambda: listed(lobby, desk)["paused"])
        await ann.do(LeaveCommand)
        await casino.until(lambda: listed(lobby, desk)["free_boxes"] == 7)
        assert await floor.close(desk.id, HOST) is None
        await casino.until(lambda: not listed(lobby, desk))
        floor.feed.sync(lobby)
        assert not listed(lobby, desk)


class Crowded(Alone):
    """Another process with many tables."""

    def __init__(self, card: TableCard) -> None:
        self.card = card

    def cards(self) -> list[TableCard]:
        return [replace(self.card, id=f"far-{number}") for number in range(399)]


@virtually
async def test_a_long_list_is_told_less_often_and_its_last_form_is_told() -> None:
    async with hosted() as (_, floor, desk):
        floor.feed.others = Crowded(desk.audience.card())
        lobby = Watcher(Who())
        floor.feed.attach(lobby)
        for _ in range(100):
            floor.feed.list_changed()
            await asyncio.sleep(0.1)
        assert 5 <= len(lobby.frames) <= 7, "ten seconds, two seconds apart"
        ann = Guest(desk)
        await ann.sit()
        await asyncio.sleep(2.5)
        assert listed(lobby, desk)["players"] == ["Ann"]


@virtually
async def test_what_players_do_within_a_round_is_no_news_for_the_lobby() -> None:
    async with hosted() as (_, floor, desk):
        ann = Guest(desk)
        box = await ann.sit()
        await asyncio.sleep(1)
        lobby = Watcher(Who())
        floor.feed.attach(lobby)
        await ann.place(box)
        await ann.deal()
        assert len(lobby.frames) == 1


@pytest.mark.long
@virtually
async def test_a_table_of_somebodys_is_closed_once_it_is_deserted_and_a_houses_own_is_not() -> None:
    async with hosted() as (casino, floor, desk):
        own = await floor.open(RWS, None)
        ann = Guest(desk)
        await asyncio.sleep(24 * HOURS)
        assert desk.table.kept.stage == "betting", "somebody looks"
        desk.detach(ann)
        await asyncio.sleep(11 * HOURS)
        assert desk.table.kept.stage == "betting"
        desk.attach(ann)
        await asyncio.sleep(2 * HOURS)
        desk.detach(ann)
        await asyncio.sleep(11 * HOURS)
        assert desk.table.kept.stage == "betting", "its time began anew"
        await asyncio.sleep(2 * HOURS)
        assert floor.desks.get(desk.id) is None
        row = await casino.store.table(desk.id)
        assert row is not None
        assert row.closed
        assert floor.desks.get(own.id) is own


@virtually
async def test_a_floor_forgets_meters_and_houses_of_tables_that_are_gone() -> None:
    async with hosted() as (_, floor, desk):
        hall = floor.hall
        for number in range(3):
            posted = TableSettings(house="rws", posted=f"ante={10 + number}..200")
            other = await floor.open(posted, HOST)
            assert len(hall.meters) == len(hall._houses) == 2
            await floor.close(other.id, HOST)
            await asyncio.sleep(5)
            assert set(hall.meters) == set(hall._versions) == set(desk.table.meter_ids.values())
            assert set(hall._houses) == {desk.house.digest}


@virtually
async def test_first_tables_are_all_opened_or_none_and_the_rest_is_begun_later() -> None:
    weather = Weather(Random(1))
    casino = Casino(MemoryStore(Random(1), weather=weather), Random(2))
    floor = await casino.rise()
    linked = TableSettings(house="rws", progressive="linked:hall")
    for wrong, why in (
        (TableSettings(house="rws", boxes=9), "boxes"),
        (TableSettings(house="prime", progressive="linked:hall"), "linked:hall"),
    ):
        with pytest.raises(SettingsRefused, match=why):
            await floor.open_first([RWS, linked, wrong])
        assert await casino.store.tables() == []
    weather.nth = weather.writes + 1
    with pytest.raises(StoreError):
        await floor.open_first([RWS, linked])
    assert len(await casino.store.tables()) == 2
    await casino.until(lambda: [desk.table.kept.stage for desk in casino.desks] == ["betting"] * 2)
    await casino.stop()
    assert not casino.faults


# Orders of the command line


async def ordered(casino: Casino, desk: Desk, *asked: What) -> list[str]:
    """Leave and do each order, and return the answers; a pause is left as one that cannot be read."""
    store = casino.store
    assert casino.floor is not None
    answers = []
    for what in asked:
        order = await store.run(partial(leave_order, table=desk.id, what=what))
        await store.run(lambda sql: sql.execute("UPDATE orders SET body = ? WHERE what = 'pause'", b"{"))
        await Orders(casino.floor).do_due()
        done = await store.read(partial(find_order, table=desk.id, id=order.id))
        assert done is not None
        answers.append(done.answer)
    return answers


@virtually
async def test_an_order_that_faults_is_answered_and_the_next_is_done() -> None:
    async with one_table(faulty=True) as (casino, _, desk):
        fault, done = await ordered(casino, desk, "pause", "close")
        assert fault != DONE
        assert done == DONE
        assert len(casino.faults) == 1


@virtually
async def test_closing_what_is_closed_already_is_done() -> None:
    """As after a crash between the closing and the note that it was done."""
    async with one_table() as (casino, _, desk):
        assert await ordered(casino, desk, "close", "close") == [DONE, DONE]


# Meters

LINKED = TableSettings(house="rws", deal="live", progressive="linked:hall")
ADMIN = Who("ada", "Ada", frozenset({"admin"}))
ROYAL = ["As", "7h", "Ks", "4c", "Qs", "2d"]
"""The mini royal in spades takes all of the meter."""
NOTHING = ["9c", "7h", "5d", "4c", "2s", "2d"]


async def ready_to_settle(desk: Desk, who: str, cards: list[str] = ROYAL) -> Guest:
    """Somebody at a live table has the mini royal, and the dealer has only to settle."""
    player = Guest(desk, who)
    dealer = Guest(desk, f"dealer of {who}", "dealer")
    box = await player.sit()
    await dealer.acts(do="open")
    await player.place(box)
    await player.place(box, 250, "progressive")
    await dealer.acts(do="close")
    await dealer.acts(do="deal", cards=cards)
    await player.acts(do="play", box=box, amount_minor=1000)
    await dealer.acts(do="reveal")
    return dealer


def awards(store: MemoryStore) -> list[tuple[str, int]]:
    """Who was paid how much from the meters."""
    with store.reader() as reader:
        found = list(reader.awards())
    assert all(award.before_minor == award.amount_minor or award.amount_minor < 0 for award in found)
    return [(award.player, award.amount_minor) for award in found]


@asynccontextmanager
async def two_linked() -> AsyncIterator[tuple[MemoryStore, Desk, Desk]]:
    """Two tables with one meter, whose books balance in the end."""
    async with one_table() as (casino, store, _):
        assert casino.floor is not None
        yield store, await casino.floor.open(LINKED, None), await casino.floor.open(LINKED, None)
        assert set((await store.sums()).values()) == {0}


@pytest.mark.parametrize("fed", [0, 1])
@virtually
async def test_two_tables_that_hit_at_once_are_paid_one_after_the_other(fed: int) -> None:
    """The first to commit takes the meter; the other round is settled again, with the meter as it is then.

    If nobody has fed the meter before, its row is at its seed again after the first hit: only what that
    round contributed tells the two apart.
    """
    async with two_linked() as (store, *desks):
        for desk, who in [*zip(desks, ("ann", "ben"), strict=True)] * fed:
            await (await ready_to_settle(desk, who, NOTHING)).acts(do="settle")
        dealers = [await ready_to_settle(desk, who) for desk, who in zip(desks, ("ann", "ben"), strict=True)]
        await asyncio.gather(*(dealer.acts(do="settle") for dealer in dealers))
        seed_minor = desks[0].house.meters[0].seed_minor
        paid = awards(store)
        assert {who for who, _ in paid} == {"ann", "ben"}
        assert sorted(minor for _, minor in paid) == [seed_minor + 50 * fed, seed_minor + 50 * (fed + 1)]
        shown_minor = seed_minor + 50
        assert await store.shown(["hall.main"]) == {"hall.main": shown_minor}
        for desk in desks:
            assert desk.hall.meters_of(desk.table) == {"main": shown_minor}
            assert desk.audience.card().meters_minor == {"main": shown_minor}


@virtually
async def test_a_void_after_another_table_has_hit_gives_back_what_was_paid_and_notes_it() -> None:
    async with two_linked() as (store, first, second):
        await (await ready_to_settle(first, "ann")).acts(do="settle")
        await (await ready_to_settle(second, "ben")).acts(do="settle")
        sue = Guest(first, "sue", "supervisor")
        await sue.acts(do="void_game", game=1, ground="deck_count", count=51)
        assert [minor for who, minor in awards(store) if who == "ann"] == [1_000_000, -1_000_000]
        assert await store.shown(["hall.main"]) == {"hall.main": first.hall.meters["hall.main"]}
        purse = first.hall.purse("ann", first.house.currency.code)
        assert purse is not None
        assert purse.free_minor == 100_000


@virtually
async def test_a_table_without_a_progressive_opens_no_meter_and_shows_none() -> None:
    async with one_table(TableSettings(house="rws", progressive="none")) as (casino, store, desk):
        own = await casino.open(RWS)
        assert [meter.id for meter in await store.meters()] == [f"{own.id}.main"]
        assert desk.audience.card().meters_minor == {}
        assert "progressive" not in {limit.wager for limit in desk.audience.card().limits}
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


@virtually
async def test_another_rate_waits_for_a_hit_and_for_the_tables_that_play_by_the_old_one() -> None:
    """So the rate that is shown is the one that feeds the meter, and there are never two."""
    async with hosted() as (casino, floor, _):

        async def rates() -> list[str]:
            return [meter.contribution for meter in await casino.store.meters() if meter.id == "hall.main"]

        desk = await floor.open(LINKED, None)
        with pytest.raises(SettingsRefused, match=rf"\bhit\b.*{desk.id}"):
            await floor.open(LINKED, None, house=OTHER_RATE)
        await (await ready_to_settle(desk, "ann")).acts(do="settle")
        assert await rates() == ["1/5"]
        with pytest.raises(SettingsRefused, match=desk.id):
            await floor.open(LINKED, None, house=OTHER_RATE)
        assert await floor.close(desk.id, ADMIN) is None
        assert (await floor.open(LINKED, None, house=OTHER_RATE)).house == OTHER_RATE
        assert await rates() == ["33/100"]
        with pytest.raises(SettingsRefused, match=r"\bhit\b"):
            await floor.open(LINKED, None)
