"""What programs on one database tell each other: who is alive, who runs which table, orders.

Each process says where the others reach it. The command line cannot run a table that a server owns: it leaves
an order, and the server does it within a second or two and writes what came of it. Where no server runs the
order waits for the next one.
"""

from typing import Final, Literal, NamedTuple
from uuid import uuid4

import msgspec

from queenhigh.store.purses import names
from queenhigh.store.sql import Sql
from queenhigh.table.turn import decode_kept
from queenhigh.text import storable
from queenhigh.wire.settings import TableSettings

What = Literal["open", "pause", "close"]
DONE: Final = "done"


class Process(NamedTuple):
    """A process that is alive, as far as its row says."""

    owner: str
    """Its name in the rows of the tables that it runs."""
    address: str
    """Where others reach it, as in ``127.0.0.1:40123``."""
    version: str
    started_ms: int
    expires_ms: int


class Held(NamedTuple):
    """Who runs an open table, and until when by the database's clock."""

    table: str
    owner: str
    expires_ms: int


def note_process(sql: Sql, owner: str, address: str, version: str, lease_ms: int) -> None:
    """Say that a process is alive for as long as a lease, and forget those that are long gone."""
    now_ms = sql.now_ms()
    sql.execute(
        "INSERT INTO processes (owner, address, version, started_ms, expires_ms) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (owner) DO UPDATE SET expires_ms = excluded.expires_ms",
        owner, address, version, now_ms, now_ms + lease_ms,
    )  # fmt: skip
    sql.execute("DELETE FROM processes WHERE expires_ms < ?", now_ms - 10 * lease_ms)


def live_processes(sql: Sql) -> list[Process]:
    """The processes that are alive, the oldest first."""
    rows = sql.execute(
        "SELECT owner, address, version, started_ms, expires_ms FROM processes WHERE expires_ms > ?"
        " ORDER BY started_ms, owner",
        sql.now_ms(),
    )
    return [Process(*row) for row in rows]


def owner_of(sql: Sql, table: str) -> str:
    """Who runs an open table now; nobody where its lease is over, it is closed, or there is none."""
    rows = sql.execute(
        "SELECT owner FROM tables WHERE id = ? AND NOT closed AND expires_ms > ?",
        storable(table),
        sql.now_ms(),
    )
    return rows[0][0] if rows else ""


def open_tables(sql: Sql) -> list[Held]:
    """Who runs each open table, in the order they were made; an owner whose lease is over is nobody."""
    now_ms = sql.now_ms()
    rows = sql.execute("SELECT id, owner, expires_ms FROM tables WHERE NOT closed ORDER BY created_ms, id")
    return [Held(id, owner if expires_ms > now_ms else "", expires_ms) for id, owner, expires_ms in rows]


def release_all(sql: Sql, owner: str) -> list[str]:
    """Give up all tables of a process that stops, or that is known to be dead; which they were."""
    rows = sql.execute("UPDATE tables SET owner = '', expires_ms = 0 WHERE owner = ? RETURNING id", owner)
    sql.execute("DELETE FROM processes WHERE owner = ?", owner)
    return [id for (id,) in rows]


def houses_of_tables(sql: Sql) -> list[str]:
    """The digests of the houses that open tables play by."""
    return [digest for (digest,) in sql.execute("SELECT DISTINCT house FROM tables WHERE NOT closed")]


def hosted_by(sql: Sql, person: str) -> int:
    """How many open tables somebody hosts."""
    states = sql.stream("SELECT state FROM tables WHERE NOT closed")
    return sum(decode_kept(bytes(state)).host == person for (state,) in states if state)


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
