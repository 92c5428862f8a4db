"""SQLite by the standard library's driver: one file, written ahead to a log, every commit on the disk."""

import sqlite3
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from queenhigh.store.columns import COLUMNS
from queenhigh.store.judging import Changes, Known, accounts_of, players_of
from queenhigh.store.migrations import migrating
from queenhigh.store.records import Account, Limits
from queenhigh.store.sql import PAGE, Row, Sql
from queenhigh.store.store import Store
from queenhigh.store.upkeep.claiming import Claimed
from queenhigh.table.ports import StoreError, Write

FILE: Final = "queenhigh.db"
PATIENCE_MS: Final = 10_000
"""How long a commit waits for another process that is writing, such as the command line."""


SIZES: Final = (64, 32, 16, 8, 4, 2, 1)
"""So many rows go into one statement: few sizes, so that each is prepared once."""


Statement = Mapping[int, str]
"""A statement over rows, by how many they are. The driver is then asked for a few long steps, in which other
threads run, and not for a short step a row, after each of which this one waits for its turn."""


def _statement(before: str, columns: int, after: str) -> Statement:
    marks = f"({', '.join('?' * columns)})"
    return {size: f"{before} {', '.join([marks] * size)} {after}" for size in SIZES}


def _names(table: str) -> list[str]:
    return [column.name for column in COLUMNS[table]]


def _find(table: str, keys: Sequence[str], names: Sequence[str] = ()) -> Statement:
    """Rows by their keys; the keys stand first in the join, so that each row is looked up."""
    chosen = ", ".join(f"t.{name}" for name in names or _names(table))
    same = " AND ".join(f"t.{key} = k.column{place}" for place, key in enumerate(keys, 1))
    return _statement(f"SELECT {chosen} FROM (VALUES", len(keys), f") AS k CROSS JOIN {table} AS t ON {same}")


def _insert(table: str, rest: str = "") -> Statement:
    names = _names(table)
    return _statement(f"INSERT INTO {table} ({', '.join(names)}) VALUES", len(names), rest)


def _upsert(table: str) -> Statement:
    keys = ", ".join(column.name for column in COLUMNS[table] if column.is_key)
    rest = ", ".join(f"{each.name} = excluded.{each.name}" for each in COLUMNS[table] if not each.is_key)
    return _insert(table, f"ON CONFLICT ({keys}) DO UPDATE SET {rest}")


_INSERTS: Final = {
    **{name: _insert(name) for name in COLUMNS},
    "decks": _upsert("decks"),
    "round_players": _insert("round_players", "ON CONFLICT DO NOTHING"),
}
_FIND_TABLES: Final = _find("tables", ["id"], ["id", "version", "epoch"])
_FIND_COMMANDS: Final = _find(
    "commands", ["table_id", "actor", "id"], ["table_id", "actor", "id", "body_hash", "answer", "version"]
)
_FIND_ACCOUNTS: Final = _find("accounts", ["id", "ledger"])
_FIND_PLAYERS: Final = _find("players", ["player"])
_SET_TABLES: Final = _statement(
    "UPDATE tables SET state = d.column2, version = d.column3, closed = d.column4 FROM (VALUES", 4,
    ") AS d WHERE tables.id = d.column1",
)  # fmt: skip
_ACCOUNTS: Final = _upsert("accounts")
_PLAYERS: Final = _upsert("players")


class SqliteSql(Sql):
    """A connection to a file; one that writes takes the file's write lock when its transaction begins.

    One that is only looking leaves the file as it is, such as a backup, and makes no files of a log beside it
    where there are none.
    """

    errors = (sqlite3.Error, OverflowError)

    def __init__(self, path: Path, *, looking: bool = False) -> None:
        mode = "rwc"
        if looking:
            mode = "ro" if path.with_name(f"{path.name}-wal").exists() else "ro&immutable=1"
        self.raw = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode={mode}", uri=True,
            timeout=PATIENCE_MS / 1000, isolation_level=None, check_same_thread=False, cached_statements=256,
        )  # fmt: skip
        for setting in (
            ()
            if looking
            else (
                "journal_mode = WAL",
                "synchronous = FULL",
                "cache_size = -8192",
                "wal_autocheckpoint = 4000",
                "temp_store = MEMORY",  # what a savepoint may have to undo
            )
        ):
            self.raw.execute(f"PRAGMA {setting}")

    def execute(self, sql: str, *params: object) -> list[Row]:
        cursor = self.raw.execute(sql, params)
        rows = cursor.fetchall()
        self.rowcount = cursor.rowcount
        return rows

    def stream(self, sql: str, *params: object) -> Iterator[Row]:
        cursor = self.raw.execute(sql, params)
        while rows := cursor.fetchmany(PAGE):
            yield from rows

    def many(self, sql: str, rows: Sequence[Row]) -> None:
        self.rowcount = self.raw.executemany(sql, rows).rowcount

    def begin(self) -> None:
        self.raw.execute("BEGIN IMMEDIATE")

    def begin_snapshot(self) -> None:
        self.raw.execute("BEGIN")

    def rollback(self) -> None:
        if self.raw.in_transaction:  # a full disk has rolled back by itself
            self.raw.execute("ROLLBACK")

    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000

    def in_transaction(self) -> bool:
        return self.raw.in_transaction

    def table_names(self) -> set[str]:
        return {name for (name,) in self.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}

    def is_broken(self) -> bool:
        return False

    def close(self) -> None:
        self.raw.close()

    def lock(self, sql: str) -> str:
        return sql

    def read_group(self, writes: Sequence[Write]) -> Known:
        known = Known()
        for id, version, epoch in self._over(_FIND_TABLES, [(each.table,) for each in writes]):
            known.tables[id] = version, epoch
        keys = [(each.table, each.command.by, each.command.id) for each in writes if each.command]
        for table, by, id, *rest in self._over(_FIND_COMMANDS, keys):
            known.commands[table, by, id] = (rest[0], rest[1], rest[2])
        accounts = dict.fromkeys(key for write in writes for key in accounts_of(write))
        for row in self._over(_FIND_ACCOUNTS, list(accounts)):
            known.accounts[row[0], row[1]] = Account(*row)
        players = dict.fromkeys((player,) for write in writes for player in players_of(write))
        for row in self._over(_FIND_PLAYERS, list(players)):
            known.players[row[0]] = Limits(*row)
        return known

    def apply(self, changes: Changes) -> None:
        values = msgspec.structs.astuple
        self._over(_SET_TABLES, [(id, *row) for id, row in changes.tables.items()])
        for name, rows in changes.inserts.items():
            self._over(_INSERTS[name], rows)
        self._over(_ACCOUNTS, [values(each) for each in changes.accounts.values()])
        self._over(_PLAYERS, [values(each) for each in changes.players.values()])

    def _over(self, statement: Statement, rows: Sequence[Row]) -> list[Row]:
        """Run a statement over all rows; what it gives."""
        found: list[Row] = []
        at = 0
        for size in SIZES:
            while len(rows) - at >= size:
                values = [value for row in rows[at : at + size] for value in row]
                found += self.raw.execute(statement[size], values)
                at += size
        return found


def make_folder(folder: Path) -> None:
    """Make a data folder where there is none, for its owner alone: it holds hashes of passwords."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{folder} cannot be a data folder: {error.strerror}") from error


def make_file(path: Path) -> None:
    """Make a database's file where there is none, for its owner alone, and with it those of its log."""
    try:
        if not path.exists():
            path.touch(mode=0o600)
    except OSError as error:
        raise StoreError(f"{path} cannot be used: {error.strerror}") from error


def connect(path: Path) -> SqliteSql:
    """A connection; `StoreError` for a file that is no database, or cannot be opened."""
    try:
        return SqliteSql(path)
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be used: {error}") from error


class SqliteStore(Store):
    """One file in a folder. The server that has it keeps other servers out, not the command line."""

    def __init__(self, folder: Path, *, serving: bool = True, make: bool = True) -> None:
        path = folder / FILE
        if not make and not path.exists():
            raise StoreError(f"{folder} has no {FILE}: name the folder of a server's data with --data")
        make_folder(folder)
        self._claimed = Claimed(folder) if serving else None
        try:
            make_file(path)
            with closing(connect(path)) as first:
                migrating.check(first, str(path), (lambda: upgrade(path)) if make else None)
                if serving:  # whoever had tables is gone, and so is their hold on them
                    first.execute("UPDATE tables SET owner = '', expires_ms = 0 WHERE owner <> ''")
            super().__init__(lambda: connect(path))
        except BaseException as error:
            self._let_go()
            if isinstance(error, sqlite3.Error):
                raise StoreError(f"{path} cannot be used: {error}") from error
            raise

    def close(self) -> None:
        super().close()
        self._let_go()

    def _let_go(self) -> None:
        if self._claimed is not None:
            self._claimed.release()
            self._claimed = None


def upgrade(path: Path) -> tuple[str | None, str]:
    """Bring a file up to date, or make its tables; its revisions before and after."""
    return migrating.upgrade("sqlite://", lambda: sqlite3.connect(path, isolation_level=None))
