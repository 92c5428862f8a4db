"""A store in memory, judged by the stores' own `judge`: as quick as can be, and it fails as it is told to."""

import asyncio
from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from kit.faults.weather import Weather
from queenhigh.ledger.records import GRANTS, meter_account, player_account, seed_account
from queenhigh.rules.records import House
from queenhigh.store.judging import Changes, Known, judge, purse_of
from queenhigh.store.purses import HOUR_MS, Granted
from queenhigh.store.records import Account, Limits, Meter
from queenhigh.store.sharing.processes import Held
from queenhigh.table.ports import (
    DeckRow,
    NotWritten,
    Purse,
    Repeated,
    StepRow,
    StoreError,
    TableRow,
    Write,
    Written,
)


class MemoryStore:
    """What the stores do, in memory; every call goes through the weather."""

    def __init__(self, random: Random, fails: int = 0, weather: Weather | None = None) -> None:
        self.weather = weather or Weather(random, fails)
        self.known = Known()
        self.pending: dict[str, int] = {}
        self.rows: dict[str, TableRow] = {}
        self.owners: dict[str, tuple[str, int]] = {}
        self.writes: dict[str, list[Write]] = {}
        self.houses: dict[str, House] = {}
        self.linked: dict[str, Meter] = {}
        self.by_round: dict[tuple[str, int], list[Write]] = {}
        self.ended = 0
        """Rounds that were settled or void."""

    # Commands

    async def write(self, write: Write) -> Written | Repeated | NotWritten:
        await asyncio.sleep(self.weather.delay())
        how = self.weather.strikes()
        if how is None:
            return self._commit(write)
        if how == "after":
            self._commit(write)
        elif how == "late":
            asyncio.get_running_loop().call_later(self.weather.random.uniform(0, 0.5), self._commit, write)
        raise StoreError(f"this write fails: {how}")

    def _commit(self, write: Write) -> Written | Repeated | NotWritten:
        changes = Changes()
        found = judge(write, self.known, changes)
        if isinstance(found, StoreError):
            raise found
        if isinstance(found, Written):
            for meter, _, _, _, _, amount_minor in changes.inserts.get("pending", ()):
                self.pending[meter] = self.pending.get(meter, 0) + amount_minor
            row = self.rows[write.table]
            self.rows[write.table] = msgspec.structs.replace(
                row, state=write.state, version=write.version + 1, closed=write.closed
            )
            self.writes[write.table].append(write)
            self.by_round.setdefault((write.table, write.round), []).append(write)
            self.ended += sum(link.ending != "none" for link in write.links)
        return found

    async def answer(self, table: str, by: str, id: str) -> tuple[bytes, bytes, int] | None:
        await self.weather.read()
        return self.known.commands.get((table, by, id))

    # Meters and purses

    async def fold(self, meter: str) -> int:
        await self.weather.read()
        account = self.known.accounts[meter_account(meter), self.linked[meter].ledger]
        account.balance_minor += self.pending.pop(meter, 0)
        return account.balance_minor

    async def shown(self, meters: Sequence[str]) -> dict[str, int]:
        await self.weather.read()
        return {
            meter: self.known.accounts[meter_account(meter), self.linked[meter].ledger].balance_minor
            + self.pending.get(meter, 0)
            for meter in meters
        }

    async def shown_at(self, meters: Sequence[str]) -> tuple[dict[str, int], dict[str, int]]:
        shown = await self.shown(meters)
        versions = {row.id: row.version for row in self.rows.values()}
        await self.weather.read()
        return shown, versions

    async def meters(self) -> list[Meter]:
        await self.weather.read()
        return list(self.linked.values())

    async def create_meter(self, meter: Meter) -> bool:
        await self.weather.read()
        if meter.id in self.linked:
            return False
        self.linked[meter.id] = meter
        for id, minor in ((meter_account(meter.id), 1), (seed_account(meter.id), -1)):
            self._account(id, meter.ledger, may_owe=minor < 0).balance_minor += minor * meter.seed_minor
        return True

    def _account(self, id: str, ledger: str, may_owe: bool = False) -> Account:
        return self.known.accounts.setdefault((id, ledger), Account(id, ledger, may_owe=may_owe))

    async def purse(self, player: str, ledger: str) -> Purse | None:
        await self.weather.read()
        account = self.known.accounts.get((player_account(player), ledger))
        return None if account is None or account.granted_ms is None else purse_of(account, 0)

    async def limits(self, player: str) -> tuple[Limits, list[Account]]:
        await self.weather.read()
        return self.known.players.get(player, Limits(player)), []

    async def grant(
        self, player: str, ledger: str, amount_minor: int, id: str, at_ms: int, *, first: bool
    ) -> tuple[Granted, Purse]:
        await self.weather.read()
        account = self._account(player_account(player), ledger)
        granted_ms, outcome = account.granted_ms, "granted"
        if first and granted_ms is not None:
            outcome = "not_first"
        elif not first and (granted_ms is None or account.balance_minor or account.risk_minor):
            outcome = "not_broke"
        elif not first and granted_ms is not None and at_ms < granted_ms + HOUR_MS:
            outcome = "too_soon"
        else:
            account.granted_ms = at_ms
            account.balance_minor += amount_minor
            self._account(GRANTS, ledger, may_owe=True).balance_minor -= amount_minor
        return msgspec.convert(outcome, Granted), purse_of(account, at_ms)

    # Tables

    async def steps(self, table: str, round: int) -> list[StepRow]:
        await self.weather.read()
        return [
            StepRow(write.version + 1, write.round, write.at_ms, write.by, write.body)
            for write in self.by_round.get((table, round), ())
        ]

    async def decks(self, table: str, round: int) -> list[DeckRow]:
        rows = [row for write in self.by_round.get((table, round), ()) for row in write.decks]
        return list({row.number: row for row in rows}.values())

    async def create_table(self, *rows: TableRow, owner: str = "", lease_ms: int = 0) -> bool:
        await self.weather.read()
        if any(row.id in self.rows for row in rows):
            return False
        for row in rows:
            self.rows[row.id], self.writes[row.id] = row, []
            self.known.tables[row.id] = (row.version, row.epoch)
            if owner:
                self.owners[row.id] = owner, _now_ms() + lease_ms
        return True

    async def tables(self) -> list[TableRow]:
        await self.weather.read()
        return [row for row in self.rows.values() if not row.closed]

    async def table(self, id: str) -> TableRow | None:
        await self.weather.read()
        return self.rows.get(id)

    async def claim(self, table: str, owner: str, lease_ms: int) -> int | None:
        await self.weather.read()
        now_ms, (held_by, until_ms) = _now_ms(), self.owners.get(table, ("", 0))
        if held_by != owner and until_ms > now_ms:
            return None
        row = self.rows[table]
        self.rows[table] = msgspec.structs.replace(row, epoch=row.epoch + 1)
        self.known.tables[table] = (row.version, row.epoch + 1)
        self.owners[table] = owner, now_ms + lease_ms
        return row.epoch + 1

    async def renew(self, owner: str, lease_ms: int) -> dict[str, int]:
        await self.weather.read()
        mine = [table for table, (held_by, _) in self.owners.items() if held_by == owner]
        self.owners |= dict.fromkeys(mine, (owner, _now_ms() + lease_ms))
        return {table: self.rows[table].epoch for table in mine}

    async def release(self, table: str, owner: str) -> None:
        await self.weather.read()
        if self.owners.get(table, ("", 0))[0] == owner:
            del self.owners[table]

    async def release_all(self, owner: str) -> list[str]:
        await self.weather.read()
        mine = [table for table, (held_by, _) in self.owners.items() if held_by == owner]
        self.owners = {table: held for table, held in self.owners.items() if held[0] != owner}
        return mine

    async def held(self) -> list[Held]:
        found, now_ms = [], _now_ms()
        for row in await self.tables():
            owner, until_ms = self.owners.get(row.id, ("", 0))
            found.append(Held(row.id, owner if until_ms > now_ms else "", until_ms))
        return found

    async def seal_hour(self, hour: int) -> None:
        await self.weather.read()

    async def keep_house(self, house: House) -> str:
        await self.weather.read()
        self.houses[house.digest] = house
        return house.digest

    async def house(self, digest: str) -> House | None:
        await self.weather.read()
        return self.houses.get(digest)

    # What is proven at the end

    def last_ms(self) -> int:
        return max((writes[-1].at_ms for writes in self.writes.values() if writes), default=0)

    def sums(self) -> Mapping[str, int]:
        sums: dict[str, int] = {}
        for (_, ledger), account in self.known.accounts.items():
            sums[ledger] = sums.get(ledger, 0) + account.balance_minor
        for meter, minor in self.pending.items():
            sums[self.linked[meter].ledger] += minor
        return sums


def _now_ms() -> int:
    return int(asyncio.get_running_loop().time() * 1000)
