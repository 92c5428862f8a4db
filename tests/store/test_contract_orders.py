"""Orders of the command line, on both databases: left, found by a server, done once."""

from typing import cast

import pytest

from kit.store.stores import asynchronous
from queenhigh.store.sharing.orders import (
    DONE,
    PauseOrder,
    What,
    due_orders,
    find_order,
    finish_order,
    leave_order,
)
from queenhigh.store.store import Store
from queenhigh.table.ports import StoreError


@asynchronous
async def test_an_order_waits_until_it_is_done_and_keeps_its_first_answer(store: Store) -> None:
    first = await store.run(lambda sql: leave_order(sql, "t1", "pause", PauseOrder(False)))
    second = await store.run(lambda sql: leave_order(sql, "t2", "close"))
    due = await store.read(due_orders)
    assert sorted(due, key=lambda order: order.table) == [first, second]
    assert first.body == b'{"paused":false}'
    await store.run(lambda sql: finish_order(sql, first, DONE))
    await store.run(lambda sql: finish_order(sql, first, "no"))
    assert await store.read(due_orders) == [second]
    found = await store.read(lambda sql: find_order(sql, "t1", first.id))
    assert found is not None
    assert found.answer == DONE
    assert found.done_ms is not None
    assert await store.read(lambda sql: find_order(sql, "t2", first.id)) is None


@asynchronous
async def test_what_is_no_order_is_not_kept(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.run(lambda sql: leave_order(sql, "t1", cast("What", "shuffle")))
    assert await store.read(due_orders) == []
