"""What all tables of a server share: the store, chance and clock, purses, meters, and advice."""

import asyncio
from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from queenhigh.analysis.advice import advice_of
from queenhigh.engine import Round
from queenhigh.money import Currency
from queenhigh.rules.records import House
from queenhigh.store.judging import DAY_MS, bar_of, purse_of
from queenhigh.store.purses import accounts_among
from queenhigh.store.records import Limits, Meter
from queenhigh.store.sharing import houses_of_tables
from queenhigh.store.store import Store
from queenhigh.study.bet import Bet
from queenhigh.table.opening import stored_table
from queenhigh.table.ports import Clock, Entropy, Purse
from queenhigh.table.state import Table
from queenhigh.table.turn import Change, Choice, World, decode_kept


class Moved(NamedTuple):
    """Players and meters, by their ids, that may have other amounts now."""

    players: tuple[str, ...] = ()
    meters: tuple[str, ...] = ()


class Hall:
    """Shared by the desks of one process."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        entropy: Entropy,
        note: Callable[[str, str, object], None],
        purse_units: int = 1000,
        page: str = "",
    ) -> None:
        self.store = store
        self.clock = clock
        self.entropy = entropy
        self.note = note
        self.purse_units = purse_units
        self.page = page
        """The digest of the page that is served beside the tables; empty where none is."""
        self.meters: dict[str, int] = {}
        self._versions: dict[str, dict[str, int]] = {}
        """By meter, up to which version of each table it was read."""
        self._moves: list[list[tuple[str, str, int, int]]] = []
        """Meter, table, version and amount of what has moved while meters are being read."""
        self._purses: dict[tuple[str, str], Purse] = {}
        self._limits: dict[str, Limits] = {}
        self._advising = asyncio.Semaphore(2)
        self._houses: dict[str, House] = {}

    def world(self, table: Table, away: Mapping[str, int]) -> World:
        """All that a table cannot know by itself, as of now."""
        return World(
            now_ms=self.clock.now_ms(),
            entropy=self.entropy,
            purse=lambda who: self.purse(who, table.house.currency.code),
            bar=self.bar,
            away=away,
            meters_minor=self.meters_of(table),
        )

    # Purses

    def purse(self, player: str, ledger: str) -> Purse | None:
        """A player's purse as it was last written, if they have been seen here."""
        found = self._purses.get((ledger, player))
        if found is None:
            return None
        day = self.clock.now_ms() // DAY_MS
        if found.room_minor is not None and found.day < day:
            found = replace(found, room_minor=found.room_minor + found.lost_minor, lost_minor=0, day=day)
        barred = bool(self.bar(player))
        return found if barred == found.barred else replace(found, barred=barred)

    def bar(self, player: str) -> str:
        """The code of the own limit that lets a player begin nothing now, as far as they are known here."""
        limits = self._limits.get(player)
        barred = bar_of(limits, self.clock.now_ms()) if limits is not None else None
        return barred.replace("_", "/") if barred is not None else ""

    async def barred(self, player: str) -> str:
        """`bar` of anybody, looked up."""
        self._limits[player], _ = await self.store.limits(player)
        return self.bar(player)

    def forget_others(self, players: Collection[str], tables: Collection[Table]) -> None:
        """Keep only what these players and tables need; whatever else is asked for is looked up again."""
        self._purses = {key: purse for key, purse in self._purses.items() if key[1] in players}
        self._limits = {player: limits for player, limits in self._limits.items() if player in players}
        meters = {id for table in tables for id in table.meter_ids.values()}
        self.meters = {id: minor for id, minor in self.meters.items() if id in meters}
        self._versions = {id: versions for id, versions in self._versions.items() if id in meters}
        self._houses = {table.house.digest: table.house for table in tables}

    async def refresh(self, ledger: str, player: str) -> Purse | None:
        """A player's purse as it is stored, with their own limits."""
        found = await self.store.purse(player, ledger)
        if found is not None:
            self._purses[ledger, player] = found
        self._limits[player], _ = await self.store.limits(player)
        return found

    async def look_up(self, player: str) -> None:
        """Read a player's own limits and purses again; they have changed beside all tables."""
        self._limits.pop(player, None)
        for ledger, who in tuple(self._purses):
            if who == player:
                await self.refresh(ledger, player)

    async def look_again(self, players: Collection[str], meters: Collection[str]) -> Moved:
        """Read those of these that are known here again; return what has moved."""
        known = {player for _, player in self._purses} | self._limits.keys()
        moved = tuple(sorted(known.intersection(players)))
        for player in moved:
            await self.look_up(player)
        shown = tuple(sorted(self.meters.keys() & meters))
        before = [self.meters[meter] for meter in shown]
        await self._read_meters(shown)
        return Moved(moved, shown if before != [self.meters.get(meter) for meter in shown] else ())

    @property
    def known(self) -> tuple[set[str], set[str]]:
        """The players and the meters that are known here."""
        return {player for _, player in self._purses}, set(self.meters)

    async def stale_players(self) -> list[str]:
        """Whose purse is kept otherwise than it is known here: another process has moved it."""
        players = {player for _, player in self._purses}
        now_ms = self.clock.now_ms()
        found: dict[tuple[str, str], Purse] = {}
        for account in await self.store.read(lambda sql: accounts_among(sql, players)):
            purse = purse_of(account, now_ms)
            found[account.ledger, purse.player] = purse
        return [key[1] for key, purse in self._purses.items() if found.get(key, purse) != purse]

    async def welcome(self, player: str, ledger: str) -> bool:
        """Know a player's purse and own limits before they act; whether they have a purse."""
        if (ledger, player) in self._purses and player in self._limits:
            return True
        return await self.refresh(ledger, player) is not None

    async def grant_first(self, player: str, currency: Currency) -> None:
        """The purse of somebody who sits down in a currency for the first time."""
        id = f"grant/{currency.code}/{player}/first"
        amount_minor = self.purse_units * currency.unit_minor
        await self.store.grant(player, currency.code, amount_minor, id, self.clock.now_ms(), first=True)
        await self.refresh(currency.code, player)

    # Meters

    async def learn_meters(self, table: Table) -> None:
        """Know what a table's meters show; one that nobody has begun is opened with its seed."""
        ids = table.meter_ids
        house = table.house
        for meter in house.meters if ids else ():
            await self.store.create_meter(
                Meter(
                    id=ids[meter.name],
                    ledger=house.currency.code,
                    house=house.digest,
                    name=meter.name,
                    seed_minor=meter.seed_minor,
                    contribution=str(meter.contribution),
                    created_ms=self.clock.now_ms(),
                )
            )
        await self._read_meters(tuple(ids.values()))

    async def _read_meters(self, meters: tuple[str, ...]) -> None:
        """Know what meters hold, whatever is committed while they are being read."""
        moves: list[tuple[str, str, int, int]] = []
        self._moves.append(moves)
        try:
            shown, versions = await self.store.shown_at(meters)
        finally:
            self._moves = [each for each in self._moves if each is not moves]
        for meter in meters:
            later = (minor for id, table, version, minor in moves
                     if id == meter and version > versions.get(table, 0))  # fmt: skip
            self.meters[meter] = shown[meter] + sum(later)
            self._versions[meter] = versions

    async def learn(self, *tables: Table) -> None:
        """Know again what these forms of one table move: its meters, and the purses of all who are in it."""
        await self._read_meters(tuple(tables[0].meter_ids.values()))
        known = ((*table.by_player, *table.staked, *dict(table.kept.held)) for table in tables)
        for player in sorted({player for players in known for player in players}):
            await self.refresh(tables[0].house.currency.code, player)

    def meters_of(self, table: Table) -> dict[str, int]:
        """By the house's names, what a table's meters show now."""
        ids = table.meter_ids
        known = {name: self.meters[id] for name, id in ids.items() if id in self.meters}
        return table.house.meters_at(known) if ids else {}

    def committed(self, change: Change, purses: tuple[Purse, ...]) -> Moved:
        """Know what a write has moved that stands by now, and return it."""
        write = change.write
        for purse in purses:
            self._purses[write.ledger, purse.player] = purse
        for move in write.purses:
            if move.played_ms and (limits := self._limits.get(move.player)) is not None:
                day = write.at_ms // DAY_MS
                before_ms = limits.played_ms if limits.played_day >= day else 0
                limits.played_day = day
                limits.played_ms = before_ms + move.played_ms
        moved: dict[str, None] = {}
        for posting in write.postings:
            for account, sign in ((posting.credit, 1), (posting.debit, -1)):
                if account.startswith("meter:"):
                    meter = account.removeprefix("meter:")
                    self._move(meter, write.table, write.version + 1, sign * posting.amount_minor)
                    moved[meter] = None
        return Moved(tuple(purse.player for purse in purses), tuple(moved))

    def _move(self, meter: str, table: str, version: int, minor: int) -> None:
        if version > self._versions.get(meter, {}).get(table, 0):
            self.meters[meter] = self.meters.get(meter, 0) + minor
        for moves in self._moves:
            moves.append((meter, table, version, minor))

    # Tables and advice

    def one_house(self, house: House) -> House:
        """One object for all who play by the same rules, so that they are compared at a glance."""
        return self._houses.setdefault(house.digest, house)

    async def houses_played(self) -> list[House]:
        """The houses of all open tables, whichever process runs them."""
        found = [await self.store.house(digest) for digest in await self.store.read(houses_of_tables)]
        return [house for house in found if house is not None]

    async def load(self, id: str) -> Table:
        """A table as it is stored."""
        row = await self.store.table(id)
        if row is None:
            raise LookupError(f"no table {id} is stored")
        house = self._houses.get(row.house)
        if house is None and (kept_house := await self.store.house(row.house)) is not None:
            house = self.one_house(kept_house)
        kept = decode_kept(row.state) if row.state else None
        steps = await self.store.steps(id, kept.round) if kept is not None else []
        known = [step for step in steps if step.version <= row.version]  # more may have come since
        return stored_table(row, known, lambda digest: house)

    async def advise(self, state: Round, number: int) -> tuple[Choice, ...]:
        """What to do with the hand of a box, best first; worked out beside the event loop."""
        async with self._advising:
            return await asyncio.to_thread(best_choices, state, number)


def best_choices(state: Round, number: int) -> tuple[Choice, ...]:
    """Every way to decide a hand by its exact value, best first, given what its player may see."""
    house = state.house
    box = state.box(number)
    if house.most is not None:  # no exact value has it in; what is best hardly ever depends on it
        house = replace(house, most=None)
    stakes = {
        wager.name: box.stakes[wager.position]
        for wager in house.wagers
        if wager.placed_before_deal and box.stakes[wager.position]
    }
    bet = Bet(house, stakes, dict(state.meters_minor))
    found = advice_of(bet, box.cards, seen=state.dealer[: house.dealer.shows])
    return tuple(
        Choice(worth.multiple, tuple(box.cards.index(card) for card in worth.discards))
        for worth in found.actions
    )
