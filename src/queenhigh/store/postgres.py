"""PostgreSQL by psycopg 3: what waits goes into one transaction of a few statements over arrays."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import closing
from functools import cache
from threading import Thread
from typing import Any, Final
from uuid import uuid4

import msgspec
import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus

from queenhigh.ledger.records import may_owe
from queenhigh.store.columns import COLUMNS, Kind
from queenhigh.store.judging import Changes, Known, accounts_of, players_of
from queenhigh.store.migrations import migrating
from queenhigh.store.records import Account, Limits
from queenhigh.store.sql import PAGE, Row, Sql
from queenhigh.store.store import Store
from queenhigh.table.ports import StoreError, Write

CONNECT_SECONDS: Final = 7
ANSWER_SECONDS: Final = 9.0
_USUAL: Final[dict[str, Any]] = {
    "connect_timeout": CONNECT_SECONDS,
    "application_name": "queenhigh",
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""Where the address does not say otherwise: a connection that has died without a word is given up soon."""
_BEGIN: Final = """BEGIN ISOLATION LEVEL READ COMMITTED;
    SET LOCAL lock_timeout = '5s'; SET LOCAL statement_timeout = '15s';
    SET LOCAL idle_in_transaction_session_timeout = '2s';
    SET LOCAL enable_seqscan = off; SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off"""
"""Nobody who holds a row, whoever it is, stops all tables for longer: not even a process that stands still in
the middle of its transaction, which PostgreSQL then ends.

Whatever a write reads it finds by its key. PostgreSQL keeps the plan of a statement that it is asked again
and again; one made while tables were small read all of `commands` for each group, ever more as it grew.
"""
_NO_ADDRESS: Final = (
    "this is no address of a PostgreSQL database: say postgresql://USER@HOST/NAME, "
    "with %40 for @, %2F for / and %25 for % in a name or password"
)
_TYPES: Final[dict[Kind, str]] = {"text": "text", "int": "bigint", "bytes": "bytea", "flag": "boolean"}


def usual_for(url: str) -> dict[str, Any]:
    """How to connect, where the address does not say."""
    said = conninfo_to_dict(url)
    return {name: value for name, value in _USUAL.items() if name not in said}


@cache
def _marks(sql: str) -> str:
    """The driver's own marks for values."""
    return sql.replace("%", "%%").replace("?", "%s")


def _arrays(table: str, names: Sequence[str] = ()) -> str:
    """One array a column, as a set of rows."""
    kinds = {column.name: _TYPES[column.kind] for column in COLUMNS[table]}
    chosen = names or list(kinds)
    return f"unnest({', '.join(f'%s::{kinds[name]}[]' for name in chosen)}) AS d({', '.join(chosen)})"


def _insert(table: str, rest: str = "") -> str:
    names = ", ".join(column.name for column in COLUMNS[table])
    return f"INSERT INTO {table} ({names}) SELECT {names} FROM {_arrays(table)} {rest}"


def _update(table: str, names: Sequence[str], keys: Sequence[str]) -> str:
    sets = ", ".join(f"{name} = d.{name}" for name in names if name not in keys)
    same = " AND ".join(f"t.{key} = d.{key}" for key in keys)
    return f"UPDATE {table} t SET {sets} FROM {_arrays(table, names)} WHERE {same}"


def _hold(table: str, keys: Sequence[str]) -> str:
    """Read rows and hold them, in one order for everybody, so that two groups do not wait for each other."""
    names = ", ".join(f"t.{column.name}" for column in COLUMNS[table])
    same = " AND ".join(f"t.{key} = d.{key}" for key in keys)
    order = ", ".join(f"t.{key}" for key in keys)
    rows = f"{table} t JOIN {_arrays(table, keys)} ON {same}"
    return f"SELECT {names} FROM {rows} ORDER BY {order} FOR UPDATE OF t"


def _all(table: str) -> list[str]:
    return [column.name for column in COLUMNS[table]]


_DECKS: Final = ", ".join(
    f"{each.name} = excluded.{each.name}" for each in COLUMNS["decks"] if not each.is_key
)
_INSERTS: Final = {
    **{name: _insert(name) for name in COLUMNS},
    "decks": _insert("decks", f"ON CONFLICT (table_id, round, number) DO UPDATE SET {_DECKS}"),
    "round_players": _insert("round_players", "ON CONFLICT DO NOTHING"),
}
_READ_TABLES: Final = f"""SELECT t.id, t.version, t.epoch FROM tables t
    JOIN {_arrays("tables", ["id"])} ON t.id = d.id ORDER BY t.id FOR UPDATE OF t"""
_READ_COMMANDS: Final = f"""SELECT t.table_id, t.actor, t.id, t.body_hash, t.answer, t.version FROM commands t
    JOIN {_arrays("commands", ["table_id", "actor", "id"])}
    ON t.table_id = d.table_id AND t.actor = d.actor AND t.id = d.id"""
_HOLD_ACCOUNTS: Final = _hold("accounts", ["id", "ledger"])
_HOLD_PLAYERS: Final = _hold("players", ["player"])
_NEW_ACCOUNTS: Final = _insert("accounts", "ORDER BY id, ledger ON CONFLICT DO NOTHING")
_NEW_PLAYERS: Final = _insert("players", "ORDER BY player ON CONFLICT DO NOTHING")
_SET_TABLES: Final = _update("tables", ["id", "state", "version", "closed"], ["id"])
_SET_ACCOUNTS: Final = _update("accounts", _all("accounts"), ["id", "ledger"])
_SET_PLAYERS: Final = _update("players", _all("players"), ["player"])


class PostgresSql(Sql):
    """A connection whose transactions are READ COMMITTED; rows that a command depends on are held."""

    errors = (psycopg.Error, OverflowError)
    deadlocks = (psycopg.errors.DeadlockDetected,)

    def __init__(self, url: str) -> None:
        self.raw = psycopg.connect(url, autocommit=True, **usual_for(url))
        self._cursor = self.raw.cursor()

    def execute(self, sql: str, *params: object) -> list[Row]:
        return self._ask(_marks(sql), params)

    def _ask(self, sql: str, params: Sequence[object]) -> list[Row]:
        cursor = self._cursor.execute(sql.encode(), params or None)
        self.rowcount = cursor.rowcount
        return cursor.fetchall() if cursor.description else []

    def stream(self, sql: str, *params: object) -> Iterator[Row]:
        if not self.in_transaction():
            yield from self.execute(sql, *params)
            return
        with self.raw.cursor(f"read_{uuid4().hex}") as cursor:
            cursor.execute(_marks(sql).encode(), params or None)
            while rows := cursor.fetchmany(PAGE):
                yield from rows

    def many(self, sql: str, rows: Sequence[Row]) -> None:
        self._cursor.executemany(_marks(sql).encode(), rows)
        self.rowcount = self._cursor.rowcount

    def begin(self) -> None:
        self._cursor.execute(_BEGIN)

    def begin_snapshot(self) -> None:
        self._cursor.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def now_ms(self) -> int:
        [(now_ms,)] = self.execute("SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint")
        return int(now_ms)

    def in_transaction(self) -> bool:
        return not self.raw.closed and self.raw.info.transaction_status != TransactionStatus.IDLE

    def table_names(self) -> set[str]:
        if self.execute("SELECT current_schema()") == [(None,)]:
            raise psycopg.errors.InsufficientPrivilege("permission denied for every schema in it")
        found = self.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        return {name for (name,) in found}

    def is_broken(self) -> bool:
        return self.raw.closed

    def close(self) -> None:
        self.raw.close()

    def lock(self, sql: str) -> str:
        return f"{sql} FOR UPDATE"

    def read_group(self, writes: Sequence[Write]) -> Known:
        known = Known()
        for id, version, epoch in self._ask(_READ_TABLES, _turn({(write.table,) for write in writes})):
            known.tables[id] = version, epoch
        keys = {(write.table, write.command.by, write.command.id) for write in writes if write.command}
        if keys:
            for table, by, id, *rest in self._ask(_READ_COMMANDS, _turn(keys)):
                known.commands[table, by, id] = (rest[0], rest[1], rest[2])
        wanted = {key for write in writes for key in accounts_of(write)}
        self._accounts(known, wanted)
        if wanted - known.accounts.keys():
            new = [Account(*key, may_owe=may_owe(key[0])) for key in wanted - known.accounts.keys()]
            self._ask(_NEW_ACCOUNTS, _turn(map(msgspec.structs.astuple, new)))
            self._accounts(known, wanted)
        players = {player for write in writes for player in players_of(write)}
        self._players(known, players)
        if players - known.players.keys():
            new_players = [Limits(player) for player in players - known.players.keys()]
            self._ask(_NEW_PLAYERS, _turn(map(msgspec.structs.astuple, new_players)))
            self._players(known, players)
        return known

    def _accounts(self, known: Known, keys: set[tuple[str, str]]) -> None:
        if keys:
            for row in self._ask(_HOLD_ACCOUNTS, _turn(keys)):
                known.accounts[row[0], row[1]] = Account(*row)

    def _players(self, known: Known, players: set[str]) -> None:
        if players:
            for row in self._ask(_HOLD_PLAYERS, [format_array(players)]):
                known.players[row[0]] = Limits(*row)

    def apply(self, changes: Changes) -> None:
        values = msgspec.structs.astuple
        self._ask(_SET_TABLES, _turn((id, *row) for id, row in changes.tables.items()))
        for name, rows in changes.inserts.items():
            self._ask(_INSERTS[name], _turn(rows))
        for sql, kept in ((_SET_ACCOUNTS, changes.accounts), (_SET_PLAYERS, changes.players)):
            if kept:
                self._ask(sql, _turn(values(each) for each in kept.values()))


class PostgresStore(Store):
    """A database on a server, by its ``postgresql://`` address; several programs may use it at once."""

    def __init__(self, url: str, *, make: bool = True) -> None:
        with closing(connect(url)) as first:
            migrating.check(first, place(url), (lambda: upgrade(url)) if make else None)
        super().__init__(lambda: connect(url))
        self.url = url


def connect(url: str) -> PostgresSql:
    """A connection, within ten seconds: names and several addresses each have a time of their own."""
    where = place(url)
    made: Future[PostgresSql] = Future()
    Thread(target=_attempt, args=(url, made), daemon=True).start()
    try:
        return made.result(ANSWER_SECONDS)
    except TimeoutError:
        raise StoreError(f"{where} does not answer within {ANSWER_SECONDS:g} seconds") from None
    except (psycopg.Error, OSError, ValueError) as error:
        raise StoreError(f"{where} does not answer: {' '.join(str(error).split())}") from error
    finally:
        made.cancel()


def _attempt(url: str, made: Future[PostgresSql]) -> None:
    """Connect; a connection that nobody waits for any more is closed."""
    try:
        sql = PostgresSql(url)
    except Exception as error:
        if made.set_running_or_notify_cancel():
            made.set_exception(error)
        return
    if made.set_running_or_notify_cancel():
        made.set_result(sql)
    else:
        sql.close()


def upgrade(url: str) -> tuple[str | None, str]:
    """Bring a database up to date, or make its tables; its revisions before and after."""
    return migrating.upgrade("postgresql+psycopg://", lambda: psycopg.connect(url))


def place(url: str) -> str:
    """An address as it may be shown: without what it says of passwords.

    `StoreError` for what is no address, in no words of it: any part may be one of a password. An @ that is
    left over is no address either: the password before it had one, or a stroke.
    """
    try:
        said = psycopg.conninfo.conninfo_to_dict(url)
    except (psycopg.Error, ValueError):
        raise StoreError(_NO_ADDRESS) from None
    port = f":{said['port']}" if "port" in said else ""
    shown = f"database {said.get('dbname', 'postgres')} at {said.get('host', 'localhost')}{port}"
    if "@" in shown:
        raise StoreError(_NO_ADDRESS)
    return shown


def _turn(rows: Any) -> list[str]:
    """Rows as one array a column."""
    return [format_array(column) for column in zip(*rows, strict=True)]


def format_array(values: Iterable[Any]) -> str:
    """An array as PostgreSQL reads it; the reference is how psycopg writes a list, in a fifth of the time."""
    return f"{{{','.join([_ELEMENTS[type(value)](value) for value in values])}}}"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


_ELEMENTS: Final[dict[type, Callable[[Any], str]]] = {
    str: _quoted,
    int: str,
    bytes: lambda value: f'"\\\\x{value.hex()}"',
    bool: lambda value: "t" if value else "f",
    type(None): lambda value: "NULL",
}
