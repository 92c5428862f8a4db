"""How a store ends badly and what is left then: killed, cut off, full."""

import asyncio
import threading
from itertools import count
from pathlib import Path

import pytest

from kit.cases import mostly_long
from kit.store.postgres import Postgres
from kit.store.stores import (
    CURRENCY,
    Failing,
    asynchronous,
    command,
    key,
    open_table,
    seat,
    stake,
    start_writing,
)
from queenhigh.store.opening import open_store
from queenhigh.store.sql import Sql
from queenhigh.store.store import READERS, Store
from queenhigh.store.upkeep.copying import verified
from queenhigh.table.ports import Purse, Repeated, StoreError, Written

TABLES = [f"t{number}" for number in range(6)]


@pytest.mark.parametrize("after", mostly_long((1, 40, 150), lambda after: after == 40))
def test_what_was_acknowledged_survives_a_kill(place: Path | str, after: int) -> None:
    with start_writing(place, *TABLES) as child:
        assert child.stdout is not None
        for _ in range(after):
            assert child.stdout.readline()
        child.kill()
        said = [line.split() for line in child.stdout.read().splitlines()]
    promised = {words[0]: int(words[1]) for words in said if len(words) == 2}
    found = verified(place)
    assert (found.ok, found.problems) == (True, ())
    assert found.steps >= after
    store = open_store(place)
    rows = {row.id: row.version for row in asyncio.run(store.tables())}
    store.close()
    for table, version in promised.items():
        assert rows[table] >= version, "an acknowledged write is gone"


def test_a_full_disk_is_an_error_and_nothing_is_half_done(tmp_path: Path) -> None:
    with start_writing(tmp_path, *TABLES, longest=700_000) as child:
        lines = child.communicate()[0].splitlines()
    assert child.returncode == 0
    assert lines[-1].startswith("failed")
    assert "full" in lines[-1] or "disk" in lines[-1]
    promised = {table: int(version) for table, version in (line.split() for line in lines[:-1])}
    assert verified(tmp_path).ok
    store = open_store(tmp_path)
    rows = {row.id: row.version for row in asyncio.run(store.tables())}
    store.close()
    assert rows == {**dict.fromkeys(TABLES, 0), **promised}, "nothing but what was acknowledged"


@asynchronous
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


@asynchronous
async def test_the_command_line_may_write_beside_a_server(tmp_path: Path) -> None:
    store, beside = open_store(tmp_path), open_store(tmp_path, serving=False)
    await open_table(store)
    await seat(store)
    for version in range(20):
        both = (
            store.write(command(version, stake("ann", 1))),
            beside.grant(f"p{version}", CURRENCY, 5, f"g{version}", 0, first=True),
        )
        written, (outcome, _) = await asyncio.gather(*both)
        assert isinstance(written, Written)
        assert outcome == "granted"
    assert await store.sums() == {CURRENCY: 0}
    beside.close()
    store.close()


@asynchronous
async def test_a_connection_that_was_cut_is_made_again(postgres: Postgres) -> None:
    store = open_store(postgres.store())
    await open_table(store)
    await seat(store)
    postgres.cut()
    assert isinstance(await store.write(command(0, stake("ann", 1))), Written)
    postgres.cut()
    assert await store.purse("ann", CURRENCY) == Purse("ann", 9_999)
    store.close()


@asynchronous
async def test_what_reads_goes_on_after_the_server_was_restarted(postgres: Postgres) -> None:
    store = open_store(postgres.store())
    await seat(store)

    async def read_side_by_side() -> None:
        together = threading.Barrier(READERS)

        def work(sql: Sql) -> None:
            assert sql.execute("SELECT 1") == [(1,)]
            together.wait(30)

        await asyncio.gather(*(store.read(work) for _ in range(READERS)))

    await read_side_by_side()
    postgres.cut()
    await read_side_by_side()
    store.close()


@asynchronous
async def test_a_file_that_is_gone_is_an_error_of_the_store(tmp_path: Path) -> None:
    store = open_store(tmp_path / "data")
    (tmp_path / "data").rename(tmp_path / "elsewhere")
    with pytest.raises(StoreError, match="cannot be used"):
        await store.sums()
    store.close()


@asynchronous
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


@asynchronous
async def test_a_closed_store_says_so(store: Store) -> None:
    await open_table(store)
    store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.write(command(0))


@pytest.mark.parametrize("when", ["before", "after"])
@asynchronous
async def test_a_command_sent_again_after_a_failure_is_done_once(store: Store, when: str) -> None:
    await open_table(store)
    await seat(store)
    failing = Failing(store, 2, "before" if when == "before" else "after")
    await failing.write(command(0))
    once = command(1, stake("ann", 5), command=key("c1"), answer=b"a")
    with pytest.raises(StoreError, match="was to fail"):
        await failing.write(once)
    again = await failing.write(once)
    assert again == (Written((Purse("ann", 9_995),)) if when == "before" else Repeated(b"a", 2))
    assert await failing.purse("ann", CURRENCY) == Purse("ann", 9_995)
