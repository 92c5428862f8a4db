"""All tables of one process: opening, finding and closing them, and the lobby that watches."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from queenhigh.rules import find_house
from queenhigh.rules.posting import post
from queenhigh.rules.records import House
from queenhigh.server.card import Viewer
from queenhigh.server.desk import Desk
from queenhigh.server.hall import Hall
from queenhigh.table.handle import Who, close, resume
from queenhigh.table.opening import found_table, new_table
from queenhigh.table.ports import EntropyError, StoreError, TableRow, Written
from queenhigh.table.settings import TableSettings
from queenhigh.table.stages.deck import refuse_other_secret
from queenhigh.table.state import Table
from queenhigh.table.turn import Refused, encode_kept
from queenhigh.text import QueenHighError
from queenhigh.wire import encode_frame
from queenhigh.wire.frames import MeterFrame, RefusedFrame

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""What codes and ids are made of: none that looks like another."""
_HOUR_MS: Final = 3_600_000
_LEASE_PAUSE: Final = 0.1
_METER_PAUSE: Final = 0.25
"""Seconds in which what meters do is gathered into one frame."""


class SettingsRefused(QueenHighError, ValueError):
    """Settings that no table can be opened with."""


class Floor:
    """The tables of this process. `start` brings back those that are stored."""

    def __init__(
        self,
        hall: Hall,
        owner: str,
        lease_ms: int = 4_000,
        letter: Callable[[str], str] = secrets.choice,
    ) -> None:
        self.hall, self.store = hall, hall.store
        self.owner, self.lease_ms, self._letter = owner, lease_ms, letter
        self._desks: dict[str, Desk] = {}
        self._new: set[str] = set()
        """Tables that are being opened."""
        self._lobby: list[Viewer] = []
        self._moved: set[str] = set()
        self._upkeep: asyncio.Task[None] | None = None
        self._meter_alarm: asyncio.TimerHandle | None = None
        self.opening = asyncio.Lock()
        """For whoever counts tables before opening one more."""
        hall.listener = self

    # Tables

    async def start(self) -> None:
        """Take every stored table that is not closed and go on with its round.

        A process that was killed still has its tables until its lease ends: that is waited for.
        """
        until = asyncio.get_running_loop().time() + self.lease_ms / 1000
        while not await self._take_free() and asyncio.get_running_loop().time() <= until:
            await asyncio.sleep(_LEASE_PAUSE)
            await self.store.renew(self.owner, self.lease_ms)
        self._upkeep = asyncio.create_task(self._keep_up(), name="upkeep")

    async def _keep_up(self) -> None:
        """Renew what this process holds its tables by, and chain the heads of all tables each hour."""
        sealed = self.hall.clock.now_ms() // _HOUR_MS - 1
        while True:
            await asyncio.sleep(self.lease_ms / 3000)
            try:
                await self._renew()
                await self._take_free()
                await self._tidy()
                if (hour := self.hall.clock.now_ms() // _HOUR_MS) - 1 > sealed:
                    await self.store.seal_hour(hour - 1)
                    sealed = hour - 1
            except Exception as error:  # whatever it was, tables are kept by going on
                self.hall.note("store" if isinstance(error, StoreError) else "fault", "", error)

    async def _renew(self) -> None:
        """Hold on to the tables of this process; one that another has taken meanwhile is given up."""
        mine = self.desks
        epochs = await self.store.renew(self.owner, self.lease_ms)
        for desk in mine:
            if epochs.get(desk.id) != desk.table.epoch:
                desk.lose()

    def table_lost(self, table: str) -> None:
        """A desk has found out that its table is another process's."""
        self._desks.pop(table, None)
        self._tell_lobby()

    async def _tidy(self) -> None:
        """Forget tables that are closed and unwatched, and purses of people who are gone."""
        for desk in self.desks:
            if desk.table.kept.stage == "closed" and not desk.viewers:
                await desk.stop()
                self._desks.pop(desk.id, None)
                await self.store.release(desk.id, self.owner)
        self.hall.forget_others({player for desk in self.desks for player in desk.people})

    async def _take_free(self) -> bool:
        """Take the open tables that nobody owns: at the start, and after another process has gone.

        Gives whether all are this process's now.
        """
        rows = [row for row in await self.store.tables() if row.id not in self._new]
        for row in rows:
            if row.id not in self._desks:
                await self._take(row.id)
        return all(row.id in self._desks for row in rows)

    async def _take(self, id: str) -> None:
        """Own a table, if it is to be had, and go on with its round; one that was never begun is begun."""
        if await self.store.claim(id, self.owner, self.lease_ms) is None:
            return
        table = await self.hall.load(id)
        try:
            refuse_other_secret(table, self.hall.entropy)
        except EntropyError:
            await self.store.release(id, self.owner)
            raise
        await self.hall.learn_meters(table)
        await self.hall.learn(table)
        desk = Desk(table, self.hall)
        change = (resume if table.version else found_table)(table, desk.world())
        if change is not None:
            if not isinstance(await self.store.write(change.write), Written):
                return
            desk.table = change.table
        self._desks[id] = desk
        desk.start()

    async def stop(self) -> None:
        """Stop every table; rounds in progress are kept and resume."""
        if self._meter_alarm is not None:
            self._meter_alarm.cancel()
        if self._upkeep is not None:
            self._upkeep.cancel()
        await asyncio.gather(*(desk.stop() for desk in self._desks.values()))
        for desk in self._desks.values():
            with suppress(StoreError):
                await self.store.release(desk.id, self.owner)

    async def open(
        self, settings: TableSettings, host: Who | None, *, house: House | None = None, id: str = ""
    ) -> Desk:
        """Open a table; raises `SettingsRefused` for what no house leaves to it.

        A house that was found already may be handed over with its posted settings, and an id that is free.
        """
        house = self.hall.one_house(_fit(settings, house or _house_of(settings)))
        await self.store.keep_house(house)
        id = id or "".join(self._letter(LETTERS) for _ in range(8)).lower()
        code = "".join(self._letter(LETTERS) for _ in range(6)) if settings.entry == "code" else ""
        table = new_table(id, settings, house, 0, host.id if host is not None else "", code)
        await self._refuse_other_meter(table, host is None or "admin" in host.roles)
        now_ms = self.hall.clock.now_ms()
        row = TableRow(
            id, house.digest, msgspec.json.encode(settings), encode_kept(table.kept), 0, 0, False, now_ms
        )
        self._new.add(id)
        try:
            if await self.store.create_table(row):
                await self._take(id)
        finally:
            self._new.discard(id)
        desk = self._desks.get(id)
        if desk is None:
            raise StoreError(f"the table could not be opened: {id} is another's")
        self._tell_lobby()
        return desk

    async def _refuse_other_meter(self, table: Table, may_change: bool) -> None:
        """A linked meter keeps seed and rate until it has been hit; a house with others waits for that.

        Only an admin's wish for others is kept until then.
        """
        linked = table.settings.progressive.partition(":")[2]
        if linked and await self.store.table(linked) is not None:
            raise SettingsRefused("progressive: that meter is a table's own")
        known = {meter.id: meter for meter in await self.store.meters()}
        for meter in table.house.meters:
            there = known.get(table.meter_ids.get(meter.name, ""))
            if there is None:
                continue
            currency = table.house.currency.code
            if there.ledger != currency:
                raise SettingsRefused(
                    f"progressive: that meter is in {there.ledger}, this house in {currency}"
                )
            if (there.seed_minor, there.contribution) == (meter.seed_minor, str(meter.contribution)):
                continue
            if not may_change:
                raise SettingsRefused("progressive: that meter has another seed or rate")
            await self.store.change_meter(
                there.id, seed_minor=meter.seed_minor, contribution=str(meter.contribution)
            )
            raise SettingsRefused(
                "progressive: that meter has another seed or rate; this house's hold once it has been hit"
            )

    async def close(self, id: str, by: Who) -> RefusedFrame | None:
        """Close a table for good, now or when its round is over."""
        desk = self._desks.get(id)
        if desk is None:
            return RefusedFrame("", "table/closed")
        host = by.id and by.id == desk.table.kept.host
        if not host and not by.roles & {"supervisor", "admin"}:
            return RefusedFrame("", "auth/forbidden")
        try:
            await desk.run(lambda table, world: close(table, world, f"player:{by.id}"))
        except Refused as refused:
            return RefusedFrame("", refused.code, refused.facts)
        self._tell_lobby()
        return None

    def desk(self, id: str) -> Desk | None:
        return self._desks.get(id)

    @property
    def desks(self) -> tuple[Desk, ...]:
        return tuple(self._desks.values())

    def cards(self) -> list[dict[str, Any]]:
        """The open tables for a list; those by code are found by whoever has it."""
        return [
            desk.card()
            for desk in self._desks.values()
            if desk.table.kept.stage != "closed" and not desk.table.kept.code
        ]

    # The lobby

    def attach_lobby(self, viewer: Viewer) -> None:
        self._lobby.append(viewer)
        viewer.send(self._lobby_frame(), None)

    def detach_lobby(self, viewer: Viewer) -> None:
        if viewer in self._lobby:
            self._lobby.remove(viewer)

    def _lobby_frame(self) -> bytes:
        now_ms = self.hall.clock.now_ms()
        return encode_frame({"type": "lobby", "now": now_ms, "tables": self.cards()})

    def _tell_lobby(self) -> None:
        frame = self._lobby_frame() if self._lobby else b""
        for viewer in tuple(self._lobby):
            viewer.send(frame, None)

    # What the hall tells

    def purses_moved(self, table: str, players: tuple[str, ...]) -> None:
        """Who sits at another table as well sees there what is left."""
        for id, desk in self._desks.items():
            if id != table:
                sitting = desk.table.by_player
                for player in players:
                    if player in sitting:
                        desk.refresh(player)

    def meters_moved(self, meters: tuple[str, ...]) -> None:
        """Gather what meters do; viewers and the lobby hear of it a moment later."""
        self._moved.update(meters)
        if self._meter_alarm is None:
            self._meter_alarm = asyncio.get_running_loop().call_later(_METER_PAUSE, self._tell_meters)

    def _tell_meters(self) -> None:
        self._meter_alarm = None
        moved, self._moved = self._moved, set()
        for desk in self._desks.values():
            ids = desk.table.meter_ids
            if desk.viewers and moved & set(ids.values()):
                shown = self.hall.meters_of(desk.table)
                code = desk.table.house.currency.code
                desk.send_all(encode_frame(MeterFrame(tuple(shown.items()), code)))
        self._tell_lobby()


def _house_of(settings: TableSettings) -> House:
    """The house that the settings name, as they post it."""
    try:
        return post(find_house(settings.house), settings.posted)
    except (QueenHighError, OSError) as error:
        raise SettingsRefused(str(error)) from None


def _fit(settings: TableSettings, house: House) -> House:
    """The house; `SettingsRefused` says what of the settings does not fit it."""
    if settings.boxes > house.boxes:
        raise SettingsRefused(f"boxes: this house has {house.boxes}, not {settings.boxes}")
    if settings.method and settings.method not in dict(house.deals):
        ways = " or ".join(way for way, _ in house.deals)
        raise SettingsRefused(f"method: this house deals by {ways}, not by {settings.method}")
    if settings.least_bet_seconds > settings.bet_seconds:
        raise SettingsRefused("least_bet_seconds: not more than bet_seconds")
    return house
