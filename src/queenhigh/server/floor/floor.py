"""All tables of one process, put together from their parts: opened and closed."""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from queenhigh.rules import find_house
from queenhigh.rules.posting import post
from queenhigh.rules.records import House
from queenhigh.server.floor.desk import Desk
from queenhigh.server.floor.feed import Feed
from queenhigh.server.floor.hall import Hall
from queenhigh.server.floor.leases import LEASE_MS, Leases, Registry
from queenhigh.server.floor.others import ALONE, Others
from queenhigh.table.handle import Who, close
from queenhigh.table.opening import new_table
from queenhigh.table.ports import StoreError, TableRow
from queenhigh.table.state import Table
from queenhigh.table.turn import Refused
from queenhigh.text import QueenHighError
from queenhigh.wire.frames import RefusedFrame
from queenhigh.wire.settings import TableSettings, unfit_name

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""What codes and ids are made of: none that looks like another."""


class SettingsRefused(QueenHighError, ValueError):
    """Settings that no table can be opened with."""


class Floor:
    """The tables of this process: its desks, the leases that it has them by, and the lobby's feed."""

    def __init__(
        self,
        hall: Hall,
        owner: str,
        others: Others = ALONE,
        *,
        lease_ms: int = LEASE_MS,
        letter: Callable[[str], str] = secrets.choice,
        taken: Callable[[Desk], None] = lambda desk: None,
    ) -> None:
        self.hall = hall
        self.desks = Registry()
        self.feed = Feed(hall, others)
        self.leases = Leases(hall, self.desks, self.feed, others, owner, lease_ms, taken)
        self._store = hall.store
        self._letter = letter
        self.opening = asyncio.Lock()
        """For whoever counts tables before opening one more."""

    async def open(
        self, settings: TableSettings, host: Who | None, *, house: House | None = None, id: str = ""
    ) -> Desk:
        """Open a table; raises `SettingsRefused` for what no house leaves to it.

        A house that was found already may be handed over with its posted settings, and an id that is free.
        """
        table = self._drawn_up(settings, host.id if host is not None else "", house, id)
        await self._refuse_other_meter(table, host is None or "admin" in host.roles)
        await self.leases.begin([table])
        desk = self.desks.get(table.id)
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
        await self.leases.begin(tables)

    def _drawn_up(
        self, settings: TableSettings, host: str = "", house: House | None = None, id: str = ""
    ) -> Table:
        """A table that is not kept yet."""
        house = self.hall.one_house(_fit(settings, house or _house_of(settings)))
        id = id or "".join(self._letter(LETTERS) for _ in range(8)).lower()
        code = "".join(self._letter(LETTERS) for _ in range(6)) if settings.entry == "code" else ""
        return new_table(id, settings, house, 0, host, code)

    async def _refuse_other_meter(self, table: Table, may_change: bool) -> None:
        """A linked meter keeps seed and rate until it has been hit; a house with others waits for that.

        Only an admin's wish for others is kept until then. One rate feeds a meter at a time: tables that
        play for it by the old ones are closed first.
        """
        linked = table.settings.progressive.partition(":")[2]
        if linked and await self._store.table(linked) is not None:
            raise SettingsRefused("progressive: that meter is a table's own")
        known = {meter.id: meter for meter in await self._store.meters()}
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
            await self._store.keep_house(table.house)
            rate = str(meter.contribution)
            now_ms = self.hall.clock.now_ms()
            await self._store.wish_meter(there.id, meter.seed_minor, rate, now_ms)
            others = [row.id for row in await self._store.tables() if _progressive(row) == f"linked:{linked}"]
            if others or not await self._store.change_meter(there.id):
                closed = f" and these tables are closed: {', '.join(others)}" if others else ""
                raise SettingsRefused(
                    "progressive: that meter has another seed or rate; this house's hold once it has been "
                    f"hit{closed}"
                )

    async def close(self, id: str, by: Who) -> RefusedFrame | None:
        """Close a table for good, now or when its round is over."""
        desk = self.desks.get(id)
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
