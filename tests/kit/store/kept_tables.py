"""A small casino in a store: several houses, jackpots, voids, a challenge, a closed table, sealed hours."""

import asyncio
import sqlite3
from pathlib import Path

from kit.houses.invented import any_house
from kit.store.kept_pit import KeptPit
from queenhigh.store.opening import open_store
from queenhigh.store.store import Store
from queenhigh.table.settings import TableSettings

DATABASE = "queenhigh.db"


def fill_folder(folder: Path) -> Path:
    """A folder with these tables, all in one file, so that it can be copied."""
    store = open_store(folder)
    asyncio.run(fill(store))
    store.close()
    raw = sqlite3.connect(folder / DATABASE)
    raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    raw.close()
    return folder


async def fill(store: Store) -> dict[str, KeptPit]:
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
    return {each.table.id: each for each in (first, second, third, fourth, fifth)}
