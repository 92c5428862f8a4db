"""What a floor tells its lobby, closes by itself and forgets."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest

from kit.faults.memory import MemoryStore
from kit.server.guest import RWS, Guest, one_table
from kit.worlds.casino import Casino, Watcher, virtually
from queenhigh.server.floor import Floor, SettingsRefused
from queenhigh.server.floor.desk import Desk
from queenhigh.server.floor.others import Alone
from queenhigh.table.handle import Who
from queenhigh.table.ports import StoreError
from queenhigh.table.settings import TableSettings
from queenhigh.wire.frames import LeaveCommand, PauseCommand

HOST = Who("host", "Host")
HOURS = 3600


@asynccontextmanager
async def hosted() -> AsyncIterator[tuple[Casino, Floor, Desk]]:
    """A floor with a table of somebody's."""
    async with one_table(host=HOST) as (casino, _, desk):
        assert casino.floor is not None
        yield casino, casino.floor, desk


def listed(lobby: Watcher, desk: Desk) -> dict[str, Any] | None:
    tables = msgspec.json.decode(lobby.frames[-1])["tables"]
    return next((card for card in tables if card["id"] == desk.id), None)


@virtually
async def test_the_lobby_hears_who_sits_down_pauses_leaves_and_closes() -> None:
    async with hosted() as (casino, floor, desk):
        lobby = Watcher(Who())
        floor.attach_lobby(lobby)
        ann, host = Guest(desk), Guest(desk, "host")
        before = len(lobby.frames)
        await ann.sit()
        await casino.until(lambda: len(lobby.frames) > before)
        found = listed(lobby, desk)
        assert found is not None
        assert (found["players"], found["free_boxes"]) == (["Ann"], 6)
        await host.do(PauseCommand, True)
        await casino.until(lambda: bool((listed(lobby, desk) or {})["paused"]))
        await ann.do(LeaveCommand)
        await casino.until(lambda: (listed(lobby, desk) or {})["free_boxes"] == 7)
        assert await floor.close(desk.id, HOST) is None
        await casino.until(lambda: listed(lobby, desk) is None)
        floor.sync_lobby(lobby)
        assert listed(lobby, desk) is None


class Crowded(Alone):
    """Another process with many tables."""

    def cards(self) -> list[dict[str, Any]]:
        return [{"id": f"far-{number}"} for number in range(399)]


@virtually
async def test_a_long_list_is_told_less_often_and_its_last_form_is_told() -> None:
    async with hosted() as (_, floor, desk):
        floor.others = Crowded()
        lobby = Watcher(Who())
        floor.attach_lobby(lobby)
        for _ in range(100):
            floor.table_changed()
            await asyncio.sleep(0.1)
        assert 5 <= len(lobby.frames) <= 7, "ten seconds, two seconds apart"
        ann = Guest(desk)
        await ann.sit()
        await asyncio.sleep(2.5)
        assert (listed(lobby, desk) or {})["players"] == ["Ann"]


@virtually
async def test_what_players_do_within_a_round_is_no_news_for_the_lobby() -> None:
    async with hosted() as (_, floor, desk):
        ann = Guest(desk)
        box = await ann.sit()
        await asyncio.sleep(1)
        lobby = Watcher(Who())
        floor.attach_lobby(lobby)
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
        assert floor.desk(desk.id) is None
        row = await casino.store.table(desk.id)
        assert row is not None
        assert row.closed
        assert floor.desk(own.id) is own


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
async def test_first_tables_are_all_opened_or_none_and_the_rest_is_begun_by_the_next_start() -> None:
    casino = Casino(MemoryStore(Random(1)), Random(2))
    floor = await casino.rise()
    linked = TableSettings(house="rws", progressive="linked:hall")
    others: list[tuple[TableSettings, str]] = [
        (TableSettings(house="rws", boxes=9), "boxes"),
        (TableSettings(house="prime", progressive="linked:hall"), "linked:hall"),
    ]
    for wrong, why in others:
        with pytest.raises(SettingsRefused, match=why):
            await floor.open_first([RWS, linked, wrong])
        assert await casino.store.tables() == []
    with pytest.MonkeyPatch.context() as patched:
        taken: list[str] = []

        async def take(id: str) -> None:
            taken.append(id)
            raise StoreError("the process is killed here")

        patched.setattr(floor, "_take", take)
        with pytest.raises(StoreError):
            await floor.open_first([RWS, linked])
    assert len(taken) == 1
    await casino.fall()
    again = await casino.rise()
    assert len(again.desks) == 2
    await casino.until(lambda: {desk.table.kept.stage for desk in again.desks} == {"betting"})
    await casino.stop()
    assert not casino.faults
