"""What a write reads on PostgreSQL it finds by its key, however long the plan of a statement is kept."""

import asyncio
from contextlib import closing

import psycopg

from kit.store.postgres import Postgres
from kit.store.stores import command, key, open_table, seat, stake
from queenhigh.store.opening import open_store
from queenhigh.store.store import Store

WRITES = 40
READ = ("accounts", "commands", "players", "tables")


def rows_walked(connection: psycopg.Connection[tuple[str, int]]) -> dict[str, int]:
    """How many rows were read of each table by reading all of it."""
    connection.execute("SELECT pg_stat_clear_snapshot()")
    return dict(connection.execute("SELECT relname, seq_tup_read FROM pg_stat_user_tables").fetchall())


def test_no_write_reads_a_whole_table(postgres: Postgres) -> None:
    """Plans are made while the tables are empty, and nobody tells PostgreSQL that they have grown."""
    address = postgres.store()

    async def play(store: Store) -> None:
        await open_table(store, "t1")
        await seat(store, "ann")
        for number in range(WRITES):
            await store.write(command(number, stake("ann", 1, "t1"), command=key(f"c{number}")))

    with psycopg.connect(address, autocommit=True) as connection:
        before = rows_walked(connection)
        with closing(open_store(address)) as store:
            asyncio.run(play(store))
        after = rows_walked(connection)
    walked = {name: after[name] - before[name] for name in READ}
    assert all(rows < WRITES for rows in walked.values()), walked
