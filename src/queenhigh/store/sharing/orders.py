"""What an operator asks of tables from the command line: left in the database for whichever server has them.

The command line cannot run a table that a server owns, and need not: it leaves an order, the server does it
within a second or two and writes what came of it. Where no server runs the order waits for the next one.
"""

from typing import Final, Literal
from uuid import uuid4

import msgspec

from queenhigh.store.purses import names
from queenhigh.store.sql import Sql
from queenhigh.wire.settings import TableSettings

What = Literal["open", "pause", "close"]
DONE: Final = "done"


class OpenOrder(msgspec.Struct, frozen=True):
    """Open a table under the order's own table id, by the rules that are kept under this digest."""

    settings: TableSettings
    digest: str


class PauseOrder(msgspec.Struct, frozen=True):
    paused: bool = True


class Order(msgspec.Struct, frozen=True):
    table: str
    id: str
    what: What
    body: bytes
    at_ms: int
    done_ms: int | None = None
    answer: str = ""
    """`DONE`, or why it was not; nothing while it waits."""


def leave_order(sql: Sql, table: str, what: What, body: msgspec.Struct | None = None) -> Order:
    """Leave an order for whichever server has the table."""
    order = Order(
        table, f"order-{uuid4().hex}", what, b"" if body is None else msgspec.json.encode(body), sql.now_ms()
    )
    marks = ", ".join("?" * len(Order.__struct_fields__))
    sql.execute(f"INSERT INTO orders ({names('orders')}) VALUES ({marks})", *msgspec.structs.astuple(order))
    return order


def find_order(sql: Sql, table: str, id: str) -> Order | None:
    rows = sql.execute(f"SELECT {names('orders')} FROM orders WHERE table_id = ? AND id = ?", table, id)
    return Order(*rows[0]) if rows else None


def due_orders(sql: Sql) -> list[Order]:
    """What has been asked and not been done, oldest first."""
    query = f"SELECT {names('orders')} FROM orders WHERE done_ms IS NULL ORDER BY at_ms, table_id, id"
    return [Order(*row) for row in sql.execute(query)]


def finish_order(sql: Sql, order: Order, answer: str) -> None:
    sql.execute(
        "UPDATE orders SET done_ms = ?, answer = ? WHERE table_id = ? AND id = ? AND done_ms IS NULL",
        sql.now_ms(), answer, order.table, order.id,
    )  # fmt: skip
