"""Orders of the command line: one that faults keeps no other waiting, and what is done is done."""

from functools import partial
from pathlib import Path

from kit.server.small_floor import floor_in, open_desk
from kit.store.stores import asynchronous
from queenhigh.server.floor.orders import Orders
from queenhigh.store.sharing.orders import DONE, find_order, leave_order
from queenhigh.store.sql import Sql


def leave_nonsense(sql: Sql, table: str) -> None:
    """As if another version had left something that this one cannot read."""
    order = leave_order(sql, table, "pause")
    sql.execute("UPDATE orders SET body = ?, at_ms = 0 WHERE id = ?", b"{", order.id)


@asynchronous
async def test_an_order_that_faults_is_answered_and_the_next_is_done(tmp_path: Path) -> None:
    faults: list[str] = []
    async with floor_in(tmp_path) as floor:
        floor.hall.note = lambda kind, table, what: faults.append(kind)
        desk = await open_desk(floor)
        await floor.store.run(partial(leave_nonsense, table=desk.id))
        closing = await floor.store.run(lambda sql: leave_order(sql, desk.id, "close"))
        await Orders(floor).do_due()
        done = await floor.store.read(lambda sql: find_order(sql, desk.id, closing.id))
        assert done is not None
        assert done.answer == DONE
        answers = await floor.store.read(lambda sql: sql.execute("SELECT answer FROM orders ORDER BY at_ms"))
        assert "log says why" in answers[0][0]
        assert faults == ["fault"]


@asynchronous
async def test_closing_what_is_closed_already_is_done(tmp_path: Path) -> None:
    """As after a crash between the closing and the note that it was done."""
    async with floor_in(tmp_path) as floor:
        desk = await open_desk(floor)
        orders = [await floor.store.run(lambda sql: leave_order(sql, desk.id, "close")) for _ in range(2)]
        await Orders(floor).do_due()
        for order in orders:
            found = await floor.store.read(partial(find_order, table=desk.id, id=order.id))
            assert found is not None
            assert found.answer == DONE
