"""Tables and who owns them, houses, hours, and work of one's own, on both databases."""

import asyncio
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import cast

import msgspec
import pytest

from kit.store.stores import command, open_table
from queenhigh.rules import house, post
from queenhigh.rules.shelf import NotItsText
from queenhigh.store import sharing
from queenhigh.store.opening import open_store
from queenhigh.store.purses import HOUR_MS
from queenhigh.store.sql import Sql
from queenhigh.store.store import READERS, Store
from queenhigh.table.ports import Link, NotWritten, StoreError, TableRow, Written


async def test_a_table_is_kept_once(store: Store) -> None:
    row = TableRow("t1", "digest", b'{"house": "rws"}', b"{}", 0, 0, False, 77)
    assert await store.create_table(row)
    assert not await store.create_table(row)
    assert await store.table("t1") == row
    assert await store.tables() == [row]
    assert await store.table("t2") is None
    other = msgspec.structs.replace(row, id="t2")
    assert not await store.create_table(other, row), "all or none"
    assert await store.tables() == [row]
    assert await store.create_table(other, msgspec.structs.replace(row, id="t3"))
    assert [each.id for each in await store.tables()] == ["t1", "t2", "t3"]


async def test_many_who_read_at_once_share_a_few_connections(store: Store) -> None:
    await open_table(store)
    for _ in range(2):
        found = await asyncio.gather(*(store.table("t1") for _ in range(100)))
        assert len({row.id for row in found if row}) == 1
        assert store._idle.qsize() <= READERS

    def fail(sql: Sql) -> None:
        sql.execute("SELECT * FROM nowhere")

    failed = await asyncio.gather(*(store.read(fail) for _ in range(100)), return_exceptions=True)
    assert {type(error) for error in failed} == {StoreError}
    assert store._idle.qsize() == 0, "a connection that failed is not used again"
    assert await store.table("t1") is not None


async def test_a_lease_of_a_clock_that_was_set_back_since_is_over(store: Store) -> None:
    await open_table(store)
    later = "UPDATE tables SET expires_ms = expires_ms + ?"
    await store.run(lambda sql: sql.execute(later, 86_400_000))
    assert await store.claim("t1", "another", 10**12) == 2
    assert await store.claim("t1", "b", 60_000) is None, "no lease is longer than the longest"
    await store.renew("another", 10**12)
    assert await store.claim("t1", "b", 60_000) is None


async def test_a_server_that_comes_back_to_its_file_has_its_tables_at_once(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)) as before:
        await open_table(before)  # closed as by a process that is killed: it gives nothing up
    with closing(open_store(tmp_path, serving=False)) as beside:
        assert await beside.claim("t1", "the next", 4_000) is None
    with closing(open_store(tmp_path)) as after:
        assert await after.claim("t1", "the next", 4_000) == 2


async def test_a_table_has_one_owner_until_the_lease_ends(store: Store) -> None:
    await store.create_table(TableRow("t1", "digest", b"{}", b"{}", 0, 0))
    assert await store.claim("t1", "a", 60_000) == 1
    assert await store.claim("t1", "b", 60_000) is None
    assert await store.renew("a", 1) == {"t1": 1}
    assert await store.renew("b", 60_000) == {}
    await asyncio.sleep(0.02)
    assert await store.claim("t1", "b", 60_000) == 2
    assert await store.renew("a", 60_000) == {}
    assert await store.claim("t1", "b", 60_000) == 3
    await store.release("t1", "a")
    assert await store.claim("t1", "a", 60_000) is None
    await store.release("t1", "b")
    assert await store.claim("t1", "a", 60_000) == 4
    assert await store.write(command(0, epoch=3)) == NotWritten("stale")
    assert await store.write(command(0, epoch=4)) == Written()
    assert await store.claim("nowhere", "a", 1) is None


async def test_the_text_of_every_house_is_kept(store: Store, place: Path | str) -> None:
    posted = post(house("rws"), "ante=15..200")
    digest = await store.keep_house(posted)
    assert await store.keep_house(posted) == digest
    with closing(open_store(place, serving=False)) as other:
        found = await other.house(digest)
    assert found is not None
    assert found.digest == digest == posted.digest
    assert await store.house("sha256:none") is None
    with pytest.raises(NotItsText):
        await store.keep_house(msgspec.structs.replace(posted, boxes=posted.boxes - 1))


async def test_hours_are_chained(store: Store) -> None:
    await open_table(store, "t1", "t2")
    empty = await store.seal_hour(10)
    assert msgspec.json.decode(empty.heads) == {"tables": [], "outside": [0, sha256().hexdigest()]}
    assert empty.chain == sha256((10).to_bytes(8, "big") + empty.body).digest()
    for number in (1, 2):
        link = Link(number, "digest", 1, 2, "settled", b"b", f"chain{number}".encode())
        await store.write(command(number - 1, links=(link,)))
    sealed = await store.seal_hour(11)
    assert msgspec.json.decode(sealed.heads)["tables"] == [["t1", 2, b"chain2".hex()]]
    assert sealed.body == sha256(sealed.heads).digest()
    assert sealed.chain == sha256(empty.chain + (11).to_bytes(8, "big") + sealed.body).digest()
    assert await store.seal_hour(11) == sealed
    assert await store.seal_hour(10) == empty
    with pytest.raises(StoreError, match="too late"):
        await store.seal_hour(9)


async def test_grants_are_counted_by_the_hour_after_them_and_none_comes_later(store: Store) -> None:
    for player, at_ms in (("ann", 5), ("ben", 10 * HOUR_MS - 1), ("cho", 10 * HOUR_MS)):
        await store.grant(player, "SGD", 100, player, at_ms, first=True)
    for hour, counted in ((10, 2), (12, 2), (13, 1)):
        assert msgspec.json.decode((await store.seal_hour(hour)).heads)["outside"][0] == counted
        await store.grant(f"late{hour}", "SGD", 100, f"late{hour}", 5, first=True)
    rows = await store.read(lambda sql: sql.execute("SELECT at_ms FROM transfers WHERE player = 'late12'"))
    assert rows == [(12 * HOUR_MS,)]


async def test_work_of_ones_own_is_one_transaction(store: Store) -> None:
    def make(sql: Sql) -> int:
        sql.execute("CREATE TABLE guests (name TEXT PRIMARY KEY, age BIGINT)")
        sql.execute("INSERT INTO guests VALUES (?, ?), (?, ?)", "100%", 1, "bob", None)
        return sql.rowcount

    assert await store.run(make) == 2

    def fail(sql: Sql) -> None:
        sql.execute("DELETE FROM guests")
        raise LookupError("on second thoughts")

    def break_rules(sql: Sql) -> None:
        sql.execute("UPDATE guests SET age = 5")
        sql.execute("INSERT INTO guests VALUES (?, 1)", "bob")

    with pytest.raises(LookupError, match="second thoughts"):
        await store.run(fail)
    with pytest.raises(StoreError):
        await store.run(break_rules)
    query = "SELECT name, age FROM guests WHERE name = ? OR name LIKE 'b%' ORDER BY name"
    assert await store.read(lambda sql: sql.execute(query, "100%")) == [("100%", 1), ("bob", None)]
    with pytest.raises(StoreError):
        await store.read(lambda sql: sql.execute("SELECT nothing FROM nowhere"))
    assert await store.read(lambda sql: sql.execute(query, "")) == [("bob", None)]
    await store.run(lambda sql: sql.execute("DROP TABLE guests"))


async def test_an_order_waits_until_it_is_done_and_keeps_its_first_answer(store: Store) -> None:
    first = await store.run(lambda sql: sharing.leave_order(sql, "t1", "pause", sharing.PauseOrder(False)))
    second = await store.run(lambda sql: sharing.leave_order(sql, "t2", "close"))
    due = await store.read(sharing.due_orders)
    assert sorted(due, key=lambda order: order.table) == [first, second]
    assert first.body == b'{"paused":false}'
    await store.run(lambda sql: sharing.finish_order(sql, first, sharing.DONE))
    await store.run(lambda sql: sharing.finish_order(sql, first, "no"))
    assert await store.read(sharing.due_orders) == [second]
    found = await store.read(lambda sql: sharing.find_order(sql, "t1", first.id))
    assert found is not None
    assert found.answer == sharing.DONE
    assert found.done_ms is not None
    assert await store.read(lambda sql: sharing.find_order(sql, "t2", first.id)) is None
    with pytest.raises(StoreError):
        await store.run(lambda sql: sharing.leave_order(sql, "t1", cast(sharing.What, "shuffle")))
    assert await store.read(sharing.due_orders) == [second], "what is not an order is not kept"
