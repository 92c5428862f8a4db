"""A writer whose database lets it down: it says so, goes on with another connection, and waits for nobody."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Barrier

import psycopg
import pytest

from kit.store.postgres import Postgres
from kit.store.stores import CURRENCY, OWNER, asynchronous, command, open_table, seat
from queenhigh.ledger.records import player_account
from queenhigh.store import postgres as postgres_store
from queenhigh.store.opening import open_store
from queenhigh.store.postgres import PostgresSql
from queenhigh.store.purses import hold_account
from queenhigh.store.sql import Sql
from queenhigh.store.sqlite import SqliteSql
from queenhigh.store.store import Store
from queenhigh.table.ports import StoreError, Written


def test_a_connection_that_cannot_even_undo_is_not_used_again(tmp_path: Path) -> None:
    """Or every later transaction would begin within the one that could not be undone."""

    @asynchronous
    async def fail_and_go_on(store: Store) -> None:
        await open_table(store)
        first = store.writer._sql
        with pytest.MonkeyPatch.context() as patched:

            def fail(self: SqliteSql) -> None:
                raise sqlite3.OperationalError("the disk is gone")

            patched.setattr(SqliteSql, "commit", fail)
            patched.setattr(SqliteSql, "rollback", fail)
            with pytest.raises(StoreError, match="the disk is gone"):
                await store.write(command(0))
        assert isinstance(await store.write(command(0)), Written)
        assert store.writer._sql is not first

    with closing(open_store(tmp_path)) as store:
        fail_and_go_on(store)


def test_a_row_that_somebody_holds_stops_nobody_for_long(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    shortly = postgres_store._BEGIN.replace("lock_timeout = '5s'", "lock_timeout = '50ms'")
    assert shortly != postgres_store._BEGIN
    monkeypatch.setattr(postgres_store, "_BEGIN", shortly)
    place = postgres.store()

    @asynchronous
    async def hold_and_let_go(store: Store) -> None:
        await open_table(store, "t1", "t2")
        with psycopg.connect(place) as somebody:
            somebody.execute("SELECT 1 FROM tables WHERE id = 't1' FOR UPDATE")
            with pytest.raises(StoreError, match="lock timeout"):
                await store.write(command(0))
            assert isinstance(await store.write(command(0, table="t2")), Written)
        assert isinstance(await store.write(command(0)), Written)

    with closing(open_store(place)) as store:
        hold_and_let_go(store)


def test_a_connection_that_dies_without_a_word_is_given_up_unless_its_address_says_otherwise(
    postgres: Postgres,
) -> None:
    place = postgres.store()
    with closing(PostgresSql(place)) as usual, closing(PostgresSql(f"{place}&keepalives_idle=77")) as said:
        found = usual.raw.info.get_parameters()
        assert (found["tcp_user_timeout"], found["keepalives_idle"]) == ("10000", "5")
        assert said.raw.info.get_parameters()["keepalives_idle"] == "77"


def test_programs_that_want_the_same_rows_in_another_order_both_go_through(postgres: Postgres) -> None:
    """The database has one of them make way; what it undid is tried again, and nobody hears of it."""
    place = postgres.store()
    both_hold, tries = Barrier(2), list[str]()

    def holding(one: str, other: str) -> Callable[[Sql], str]:
        def work(sql: Sql) -> str:
            hold_account(sql, player_account(one), CURRENCY)
            tries.append(one)
            if tries.count(one) == 1:
                both_hold.wait(30)
            hold_account(sql, player_account(other), CURRENCY)
            return one

        return work

    @asynchronous
    async def hold(first: Store, second: Store) -> None:
        await seat(first, "ann", "bob")
        held = await asyncio.gather(first.run(holding("ann", "bob")), second.run(holding("bob", "ann")))
        assert [*held] == ["ann", "bob"]

    with closing(open_store(place)) as first, closing(open_store(place)) as second:
        hold(first, second)
    assert len(tries) == 3


def test_a_process_that_stands_still_in_a_transaction_lets_go_of_what_it_holds(postgres: Postgres) -> None:
    """As one that was stopped by SIGSTOP: another may take the table when the lease is over."""
    place = postgres.store()

    @asynchronous
    async def take_over(store: Store) -> None:
        await open_table(store, "t1")
        with closing(PostgresSql(place)) as frozen:
            frozen.begin()
            frozen.execute("SELECT id FROM tables WHERE id = 't1' FOR UPDATE")
            await store.release("t1", OWNER)
            assert await store.claim("t1", "another", 1000) == 2
            with pytest.raises(psycopg.errors.IdleInTransactionSessionTimeout):
                frozen.commit()

    with closing(open_store(place)) as store:
        take_over(store)
