"""A store that is killed, cut off, full, or let down by its database: what is left, and that it goes on."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path

import psycopg
import pytest

from kit.cases import mostly_long
from kit.store.postgres import Postgres
from kit.store.stores import CURRENCY, OWNER, command, open_table, seat, stake, start_writing
from queenhigh.ledger.records import player_account
from queenhigh.store import postgres as postgres_store
from queenhigh.store.opening import open_store
from queenhigh.store.postgres import PostgresSql
from queenhigh.store.purses import hold_account
from queenhigh.store.sql import Sql
from queenhigh.store.sqlite import SqliteSql
from queenhigh.store.store import READERS, Store
from queenhigh.store.upkeep.copying import verified
from queenhigh.table.ports import Purse, StoreError, Written

TABLES = [f"t{number}" for number in range(6)]


def versions(place: Path | str) -> dict[str, int]:
    with closing(open_store(place)) as store:
        return {row.id: row.version for row in asyncio.run(store.tables())}


@pytest.mark.parametrize("after", mostly_long((1, 40, 150), lambda after: after == 40))
def test_what_was_acknowledged_survives_a_kill(place: Path | str, after: int) -> None:
    with start_writing(place, *TABLES) as child:
        assert child.stdout is not None
        for _ in range(after):
            assert child.stdout.readline()
        child.kill()
        said = [line.split() for line in child.stdout.read().splitlines()]
    found = verified(place)
    assert (found.ok, found.problems) == (True, ())
    assert found.steps >= after
    kept = versions(place)
    for words in said:
        assert len(words) != 2 or kept[words[0]] >= int(words[1]), "an acknowledged write is gone"


def test_a_full_disk_is_an_error_and_nothing_is_half_done(tmp_path: Path) -> None:
    with start_writing(tmp_path, *TABLES, longest=700_000) as child:
        lines = child.communicate()[0].splitlines()
    assert child.returncode == 0
    assert lines[-1].startswith("failed")
    assert "full" in lines[-1] or "disk" in lines[-1]
    promised = {table: int(version) for table, version in (line.split() for line in lines[:-1])}
    assert verified(tmp_path).ok
    assert versions(tmp_path) == {**dict.fromkeys(TABLES, 0), **promised}, "only what was acknowledged"


async def test_a_store_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    await open_table(store)
    await seat(store)
    [(pages,)] = await store.run(lambda sql: sql.execute("PRAGMA page_count"))
    await store.run(lambda sql: sql.execute(f"PRAGMA max_page_count = {pages}"))
    version = 0

    async def fill() -> None:
        nonlocal version
        while True:
            await store.write(command(version, stake("ann", 1), body=b"x" * 3_000))
            version += 1

    with pytest.raises(StoreError, match="full"):
        await fill()
    purse = await store.purse("ann", CURRENCY)
    assert purse == Purse("ann", 10_000 - version)
    await store.read(lambda sql: sql.execute("SELECT 1"))
    with pytest.raises(StoreError, match="full"):
        await asyncio.gather(*(store.write(command(version, body=b"y" * 30_000)) for _ in range(5)))
    await store.run(lambda sql: sql.execute("PRAGMA max_page_count = 1000000"))
    assert isinstance(await store.write(command(version, stake("ann", 1), body=b"x" * 30_000)), Written)
    store.close()
    assert verified(tmp_path).ok


async def test_the_command_line_may_write_beside_a_server(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)) as store, closing(open_store(tmp_path, serving=False)) as beside:
        await open_table(store)
        await seat(store)
        for version in range(20):
            written, (outcome, _) = await asyncio.gather(
                store.write(command(version, stake("ann", 1))),
                beside.grant(f"p{version}", CURRENCY, 5, f"g{version}", 0, first=True),
            )
            assert isinstance(written, Written)
            assert outcome == "granted"
        assert await store.sums() == {CURRENCY: 0}


async def test_connections_that_were_cut_are_made_again(postgres: Postgres) -> None:
    async def read_side_by_side() -> None:
        together = threading.Barrier(READERS)

        def work(sql: Sql) -> None:
            assert sql.execute("SELECT 1") == [(1,)]
            together.wait(30)

        await asyncio.gather(*(store.read(work) for _ in range(READERS)))

    with closing(open_store(postgres.store())) as store:
        await open_table(store)
        await seat(store)
        postgres.cut()
        assert isinstance(await store.write(command(0, stake("ann", 1))), Written)
        postgres.cut()
        assert await store.purse("ann", CURRENCY) == Purse("ann", 9_999)
        await read_side_by_side()
        postgres.cut()
        await read_side_by_side()


async def test_a_file_that_is_gone_is_an_error_of_the_store(tmp_path: Path) -> None:
    store = open_store(tmp_path / "data")
    (tmp_path / "data").rename(tmp_path / "elsewhere")
    with pytest.raises(StoreError, match="data"):
        await store.sums()
    store.close()


async def test_who_asks_while_a_store_closes_is_answered(store: Store) -> None:
    """Bets stream in while another thread closes the store: each is written, or told that it is too late."""
    await open_table(store, *TABLES)
    begun = asyncio.Event()

    async def play(table: str) -> int:
        for version in count():
            [found] = await asyncio.gather(store.write(command(version, table=table)), return_exceptions=True)
            if isinstance(found, StoreError):
                assert "closed" in str(found)
                return version
            assert isinstance(found, Written)
            begun.set()
        raise AssertionError

    playing = [asyncio.ensure_future(play(table)) for table in TABLES]
    await asyncio.wait_for(begun.wait(), 30)
    closing = asyncio.get_running_loop().run_in_executor(None, store.close)
    assert sum(await asyncio.wait_for(asyncio.gather(*playing), 30)) > 0
    await closing


# Let down by the database


async def test_a_connection_that_cannot_even_undo_is_not_used_again(tmp_path: Path) -> None:
    """Or every later transaction would begin within the one that could not be undone."""

    def fail(self: SqliteSql) -> None:
        raise sqlite3.OperationalError("the disk is gone")

    with closing(open_store(tmp_path)) as store:
        await open_table(store)
        first = store.writer._sql
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(SqliteSql, "commit", fail)
            patched.setattr(SqliteSql, "rollback", fail)
            with pytest.raises(StoreError, match="the disk is gone"):
                await store.write(command(0))
        assert isinstance(await store.write(command(0)), Written)
        assert store.writer._sql is not first


async def test_a_row_that_somebody_holds_stops_nobody_for_long(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    shortly = postgres_store._BEGIN.replace("lock_timeout = '5s'", "lock_timeout = '50ms'")
    assert shortly != postgres_store._BEGIN
    monkeypatch.setattr(postgres_store, "_BEGIN", shortly)
    place = postgres.store()
    with closing(open_store(place)) as store:
        await open_table(store, "t1", "t2")
        with psycopg.connect(place) as somebody:
            somebody.execute("SELECT 1 FROM tables WHERE id = 't1' FOR UPDATE")
            with pytest.raises(StoreError, match="lock timeout"):
                await store.write(command(0))
            assert isinstance(await store.write(command(0, table="t2")), Written)
        assert isinstance(await store.write(command(0)), Written)


def test_a_connection_that_dies_without_a_word_is_given_up_unless_its_address_says_otherwise(
    postgres: Postgres,
) -> None:
    place = postgres.store()
    with closing(PostgresSql(place)) as usual, closing(PostgresSql(f"{place}&keepalives_idle=77")) as said:
        found = usual.raw.info.get_parameters()
        assert (found["tcp_user_timeout"], found["keepalives_idle"]) == ("10000", "5")
        assert said.raw.info.get_parameters()["keepalives_idle"] == "77"


async def test_programs_that_want_the_same_rows_in_another_order_both_go_through(postgres: Postgres) -> None:
    """The database has one of them make way; what it undid is tried again, and nobody hears of it."""
    both_hold = threading.Barrier(2)
    tries: list[str] = []

    def holding(one: str, other: str) -> Callable[[Sql], str]:
        def work(sql: Sql) -> str:
            hold_account(sql, player_account(one), CURRENCY)
            tries.append(one)
            if tries.count(one) == 1:
                both_hold.wait(30)
            hold_account(sql, player_account(other), CURRENCY)
            return one

        return work

    place = postgres.store()
    with closing(open_store(place)) as first, closing(open_store(place)) as second:
        await seat(first, "ann", "bob")
        held = await asyncio.gather(first.run(holding("ann", "bob")), second.run(holding("bob", "ann")))
    assert [*held] == ["ann", "bob"]
    assert len(tries) == 3


async def test_a_process_that_stands_still_in_a_transaction_lets_go_of_what_it_holds(
    postgres: Postgres,
) -> None:
    """As one that was stopped by SIGSTOP: another may take the table when the lease is over."""
    place = postgres.store()
    with closing(open_store(place)) as store, closing(PostgresSql(place)) as frozen:
        await open_table(store)
        frozen.begin()
        frozen.execute("SELECT id FROM tables WHERE id = 't1' FOR UPDATE")
        await store.release("t1", OWNER)
        assert await store.claim("t1", "another", 1000) == 2
        with pytest.raises(psycopg.errors.IdleInTransactionSessionTimeout):
            frozen.commit()
