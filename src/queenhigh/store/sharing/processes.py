"""The processes that share a database: each says where the others reach it, and who runs which table."""

from typing import NamedTuple

from queenhigh.store.sql import Sql
from queenhigh.table.turn import decode_kept
from queenhigh.text import storable


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
