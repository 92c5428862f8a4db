"""All tables of one process: opening, finding and closing them, and the lobby that watches."""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final

import msgspec

from queenhigh.rules import find_house
from queenhigh.rules.posting import post
from queenhigh.rules.records import House
from queenhigh.server.floor.card import Viewer
from queenhigh.server.floor.desk import Desk
from queenhigh.server.floor.hall import Hall
from queenhigh.table.handle import Who, close, resume
from queenhigh.table.opening import found_table, new_table
from queenhigh.table.ports import EntropyError, StoreError, TableRow, Written
from queenhigh.table.settings import TableSettings, unfit_name
from queenhigh.table.stages.deck import refuse_other_secret
from queenhigh.table.state import Table
from queenhigh.table.turn import CLOCK, Refused, encode_kept
from queenhigh.text import QueenHighError
from queenhigh.wire import encode_frame
from queenhigh.wire.frames import MeterFrame, RefusedFrame

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""What codes and ids are made of: none that looks like another."""
_HOUR_MS: Final = 3_600_000
_LEASE_PAUSE: Final = 0.1
_NEWS_PAUSE: Final = 0.25
"""Seconds in which what meters do, and what the lobby lists, is gathered into one frame."""
_DESERTED_MS: Final = 12 * _HOUR_MS
"""A table of somebody's at which nobody sits or looks for so long is closed."""


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
        self._deserted: dict[str, int] = {}
        """Since when nobody sits or looks at a table of somebody's."""
        self._lobby: list[Viewer] = []
        self._moved: set[str] = set()
        self._upkeep: asyncio.Task[None] | None = None
        self._renewed = 0.0
        """When the store last took the write that renews the leases."""
        self._news_alarm: asyncio.TimerHandle | None = None
        self.on_taken: Callable[[Desk], None] = lambda desk: None
        """Told of every table that this process begins to run."""
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
        self._renewed = asyncio.get_running_loop().time()
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
        self._renewed = asyncio.get_running_loop().time()

    @property
    def holds_on(self) -> bool:
        """Whether the store still takes writes: none does for as long as a lease where the disk is full."""
        return asyncio.get_running_loop().time() - self._renewed < self.lease_ms / 1000

    def table_lost(self, table: str) -> None:
        """A desk has found out that its table is another process's."""
        self._desks.pop(table, None)
        self.table_changed()

    async def _tidy(self) -> None:
        """Close tables that are deserted; forget those closed and unwatched, and people who are gone."""
        now_ms, deserted = self.hall.clock.now_ms(), dict[str, int]()
        for desk in self.desks:
            kept = desk.table.kept
            if desk.viewers or kept.sitters:
                continue
            if kept.stage == "closed":
                await desk.stop()
                self._desks.pop(desk.id, None)
                await self.store.release(desk.id, self.owner)
            elif kept.host:
                deserted[desk.id] = self._deserted.get(desk.id, now_ms)
                if now_ms - deserted[desk.id] > _DESERTED_MS:
                    with suppress(Refused):
                        await desk.run(lambda table, world: close(table, world, CLOCK))
        self._deserted = deserted
        if not self._new:  # one that is being opened has learnt its meters already
            people = {player for desk in self.desks for player in desk.people}
            self.hall.forget_others(people, [desk.table for desk in self.desks])

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
        self.on_taken(desk)

    async def stop(self) -> None:
        """Stop every table; rounds in progress are kept and resume."""
        if self._news_alarm is not None:
            self._news_alarm.cancel()
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
        table = self._drawn_up(settings, host.id if host is not None else "", house, id)
        await self._refuse_other_meter(table, host is None or "admin" in host.roles)
        await self._begin([table])
        desk = self._desks.get(table.id)
        if desk is None:
            raise StoreError(f"the table could not be opened: {table.id} is another's")
        return desk

    async def open_first(self, wanted: Iterable[TableSettings]) -> None:
        """Keep the first tables of a new store, all or none; those not begun here the next start begins."""
        tables = [self._drawn_up(settings) for settings in wanted]
        terms: dict[str, tuple[str, int, str]] = {}
        for table in tables:
            code = table.house.currency.code
            for meter in table.house.meters if table.meter_ids else ():
                mine = (code, meter.seed_minor, str(meter.contribution))
                if terms.setdefault(table.meter_ids[meter.name], mine) != mine:
                    linked = table.settings.progressive
                    raise SettingsRefused(f"{linked}: houses with another currency, seed or rate share it")
        await self._begin(tables)

    def _drawn_up(
        self, settings: TableSettings, host: str = "", house: House | None = None, id: str = ""
    ) -> Table:
        """A table that is not kept yet."""
        house = self.hall.one_house(_fit(settings, house or _house_of(settings)))
        id = id or "".join(self._letter(LETTERS) for _ in range(8)).lower()
        code = "".join(self._letter(LETTERS) for _ in range(6)) if settings.entry == "code" else ""
        return new_table(id, settings, house, 0, host, code)

    async def _begin(self, tables: list[Table]) -> None:
        """Keep new tables and begin to run them."""
        rows = []
        for table in tables:
            digest = await self.store.keep_house(table.house)
            kept, now_ms = encode_kept(table.kept), self.hall.clock.now_ms()
            rows.append(
                TableRow(table.id, digest, msgspec.json.encode(table.settings), kept, 0, 0, False, now_ms)
            )
        ids = {table.id for table in tables}
        self._new |= ids
        try:
            if await self.store.create_table(*rows):
                for table in tables:
                    await self._take(table.id)
        finally:
            self._new -= ids
        self.table_changed()

    async def _refuse_other_meter(self, table: Table, may_change: bool) -> None:
        """A linked meter keeps seed and rate until it has been hit; a house with others waits for that.

        Only an admin's wish for others is kept until then. One rate feeds a meter at a time: tables that
        play for it by the old ones are closed first.
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
            await self.store.keep_house(table.house)
            rate, now_ms = str(meter.contribution), self.hall.clock.now_ms()
            await self.store.wish_meter(there.id, meter.seed_minor, rate, now_ms)
            others = [row.id for row in await self.store.tables() if _progressive(row) == f"linked:{linked}"]
            if others or not await self.store.change_meter(there.id):
                closed = f" and these tables are closed: {', '.join(others)}" if others else ""
                raise SettingsRefused(
                    "progressive: that meter has another seed or rate; this house's hold once it has been "
                    f"hit{closed}"
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
        self.sync_lobby(viewer)

    def sync_lobby(self, viewer: Viewer) -> None:
        """Everything again, for one who looks."""
        viewer.send(self._lobby_frame(), None)

    def detach_lobby(self, viewer: Viewer) -> None:
        if viewer in self._lobby:
            self._lobby.remove(viewer)

    def _lobby_frame(self) -> bytes:
        now_ms = self.hall.clock.now_ms()
        return encode_frame({"type": "lobby", "now": now_ms, "page": self.hall.page, "tables": self.cards()})

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
        self.table_changed()

    def table_changed(self) -> None:
        """Something that the lobby lists is otherwise now: it hears of it a moment later."""
        if self._news_alarm is None:
            self._news_alarm = asyncio.get_running_loop().call_later(_NEWS_PAUSE, self._tell_news)

    def _tell_news(self) -> None:
        self._news_alarm = None
        moved, self._moved = self._moved, set()
        for desk in self._desks.values():
            ids = desk.table.meter_ids
            if desk.viewers and moved & set(ids.values()):
                shown = self.hall.meters_of(desk.table)
                code = desk.table.house.currency.code
                desk.send_all(encode_frame(MeterFrame(tuple(shown.items()), code)))
        frame = self._lobby_frame() if self._lobby else b""
        for viewer in tuple(self._lobby):
            viewer.send(frame, None)


def _progressive(row: TableRow) -> str:
    return msgspec.json.decode(row.settings, type=TableSettings).progressive


def _house_of(settings: TableSettings) -> House:
    """The house that the settings name, as they post it."""
    try:
        return post(find_house(settings.house), settings.posted)
    except (QueenHighError, OSError) as error:
        raise SettingsRefused(str(error)) from None


def _fit(settings: TableSettings, house: House) -> House:
    """The house; `SettingsRefused` says what of the settings does not fit it."""
    if why := unfit_name(settings.name):
        raise SettingsRefused(why)
    if settings.boxes > house.boxes:
        raise SettingsRefused(f"boxes: this house has {house.boxes}, not {settings.boxes}")
    if settings.method and settings.method not in dict(house.deals):
        ways = " or ".join(way for way, _ in house.deals)
        raise SettingsRefused(f"method: this house deals by {ways}, not by {settings.method}")
    if settings.least_bet_seconds > settings.bet_seconds:
        raise SettingsRefused("least_bet_seconds: not more than bet_seconds")
    return house
