"""A small casino in a store: several houses, jackpots, voids, a challenge, a closed table, sealed hours."""

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import asdict, replace

from kit.houses.invented import any_house
from kit.play.strategies import PLAYERS, next_action
from kit.server.pit import DEALER, SUPERVISOR, Pit
from kit.store.stores import LEASE_MS
from queenhigh.engine import Round
from queenhigh.engine.acts.actions import OpenBetting, Settle, VoidGame
from queenhigh.engine.state import IN_PROGRESS
from queenhigh.rules import House
from queenhigh.store.opening import open_store
from queenhigh.store.records import Meter
from queenhigh.store.store import Store
from queenhigh.table.ports import TableRow, Written
from queenhigh.table.turn import Refused
from queenhigh.wire import encode
from queenhigh.wire.settings import TableSettings

DATABASE = "queenhigh.db"
PURSE = 10**12
STAFF = {"dealer": DEALER, "supervisor": SUPERVISOR}


class KeptPit(Pit):
    """One table with three players in all its boxes, played at random. A command takes a second."""

    def __init__(self, store: Store, house: House, id: str, settings: TableSettings, seed: int = 1) -> None:
        self.store = store
        self.rng = Random(seed)
        self.stored = 0
        """How many of the writes the store has."""
        chosen = asdict(replace(settings, house=house.id, pace="dealer", timed=False))
        super().__init__(house, seed, id=id, **{name: chosen[name] for name in chosen if name != "house"})

    async def open(self) -> "KeptPit":
        """Begin the table in the store, with its meters, and have everybody sit down."""
        table = self.table
        house = self.table.house
        digest = await self.store.keep_house(house)
        code = house.currency.code
        row = TableRow(table.id, digest, msgspec.json.encode(table.settings), b"", 0, 0)
        assert await self.store.create_table(row)
        assert await self.store.claim(table.id, "here", LEASE_MS) == table.epoch
        for meter in house.meters:
            await self.store.create_meter(
                Meter(
                    id=table.meter_ids[meter.name], ledger=code, house=digest, name=meter.name,
                    seed_minor=meter.seed_minor, contribution=str(meter.contribution),
                )
            )  # fmt: skip
        for player in PLAYERS:
            await self.store.grant(player.id, code, PURSE, f"{player.id}-{code}", 1, first=True)
            self.grant(player.id, PURSE)
        for box in range(1, table.boxes + 1):
            with suppress(Refused):  # a house may limit the boxes of one player
                self.sit(PLAYERS[box % len(PLAYERS)].id, box, grant=False)
        await self.keep()
        return self

    @property
    def state(self) -> Round:
        return self.table.round

    @property
    def digital(self) -> bool:
        return self.settings.deal == "digital"

    async def play(self, rounds: int, trouble: float = 0.0) -> None:
        """Play rounds to their end."""
        last = self.state.game + rounds
        while self.state.game < last or self.state.phase in IN_PROGRESS:
            await self.step(trouble)

    async def step(self, trouble: float = 0.0) -> None:
        """Do one random act that the table accepts."""
        while True:
            action = next_action(self.state, self.rng, trouble)
            if isinstance(action, Settle | VoidGame):
                await self.read_meters()
            if isinstance(action, OpenBetting):
                await self.open_round()
                return
            said: dict[str, Any] = msgspec.json.decode(encode(action))
            by = said.pop("by")
            try:
                self.act(by.get("id") or STAFF[by["role"]], **said)
            except Refused as refused:
                if refused.code != "seat/none":  # the box is not the player's
                    raise
            else:
                await self.keep()
                return

    async def open_round(self) -> None:
        await self.read_meters()
        self.act(DEALER, "open")
        for player in PLAYERS if self.digital else ():
            self.seed(player.id, "seven of clubs")
        await self.keep()

    async def challenge_deck(self) -> None:
        """Have the committed deck opened, and another one committed."""
        self.challenge("ann")
        await self.keep()

    async def close_table(self) -> None:
        """Close the table for good."""
        self.close("player:host")
        self.run_clock()
        await self.keep()

    # The store

    async def read_meters(self) -> None:
        """Have the meters hold what other tables have left in them."""
        for id in self.table.meter_ids.values():
            held_minor = await self.store.fold(id)
            self.balances[f"seed:{id}"] -= held_minor - self.balances[f"meter:{id}"]
            self.balances[f"meter:{id}"] = held_minor

    async def keep(self) -> None:
        """Have the store take over what has been written since."""
        for write in self.writes[self.stored :]:
            found = await self.store.write(write)
            assert isinstance(found, Written), found
        self.stored = len(self.writes)
        self.now_ms += 1000


def fill_folder(folder: Path) -> Path:
    """A folder with these tables, all in one file, so that it can be copied."""
    with closing(open_store(folder)) as store:
        asyncio.run(fill(store))
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return folder


async def fill(store: Store) -> None:
    """Play at five tables: the third is in the middle of a round, the fourth closed; the fifth waits."""

    async def table(id: str, seed: int, settings: TableSettings) -> KeptPit:
        return await KeptPit(store, any_house(settings.house), id, settings, seed).open()

    first = await table("t1", 5, TableSettings(house="rws", progressive="linked:big"))
    await first.play(2)
    await first.open_round()
    await first.challenge_deck()
    await first.play(0)
    await store.seal_hour(1)
    second = await table("t2", 52, TableSettings(house="fourth", deal="live"))
    await second.play(8, trouble=0.03)
    third = await table("t3", 1, TableSettings(house="twin", reveal="all"))
    await third.play(2)
    while third.state.phase != "deciding":
        await third.step()
    fourth = await table("t4", 6, TableSettings(house="prime"))
    await fourth.play(2)
    await fourth.close_table()
    await store.seal_hour(2)
    await first.play(1)
    fifth = await table("t5", 7, TableSettings(house="sixcard"))
    await fifth.open_round()
