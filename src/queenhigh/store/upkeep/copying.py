"""Backup and restore. A backup is one SQLite file, whichever database it comes from, and goes into either."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from queenhigh.store import sqlite
from queenhigh.store.audit.findings import Findings
from queenhigh.store.audit.money import check_transfers
from queenhigh.store.columns import COLUMNS
from queenhigh.store.migrations import migrating
from queenhigh.store.opening import is_address, reading
from queenhigh.store.purses import names
from queenhigh.store.reading import Reader
from queenhigh.store.sql import Sql
from queenhigh.store.sqlite import SqliteSql
from queenhigh.store.upkeep.claiming import Claimed
from queenhigh.table.ports import StoreError

MOST: Final = 100
"""So many problems of a kind are named."""
_NEGATIVE: Final = f"""SELECT id, ledger, balance_minor FROM accounts WHERE NOT may_owe
    AND (balance_minor < reserved_minor + held_minor OR balance_minor < 0) ORDER BY id LIMIT {MOST}"""
_STEPS: Final = f"""SELECT t.id, t.version, COUNT(s.version) FROM tables t
    LEFT JOIN steps s ON s.table_id = t.id GROUP BY t.id, t.version
    HAVING COUNT(s.version) <> t.version OR COALESCE(MAX(s.version), 0) <> t.version
    ORDER BY t.id LIMIT {MOST}"""
_LOOSE: Final = f"""SELECT DISTINCT t.table_id, t.version FROM transfers t LEFT JOIN steps s
    ON s.table_id = t.table_id AND s.round = t.round AND s.version = t.version
    WHERE t.version > 0 AND s.version IS NULL ORDER BY 1, 2 LIMIT {MOST}"""


class Verified(msgspec.Struct, frozen=True):
    """What was looked at, and what is wrong."""

    ok: bool
    revision: str | None
    tables: int
    steps: int
    transfers: int
    sum_minor: dict[str, int]
    problems: tuple[str, ...]


def account_problems(reader: Reader) -> list[str]:
    """What accounts show by themselves, however many transfers there are: quickly asked."""
    sums = reader.sums()
    negative = reader.sql.execute(_NEGATIVE)
    return [
        *(f"ledger {ledger} comes to {total}, not to 0" for ledger, total in sums.items() if total),
        *(f"account {id} in {ledger} holds {minor}, less than it may" for id, ledger, minor in negative),
    ]


def verify(reader: Reader) -> Verified:
    """Look at every row of the ledger and at the numbers of all steps."""
    ask = reader.sql.execute
    problems: list[str] = []
    if isinstance(reader.sql, SqliteSql):
        problems += [f"file: {text}" for (text,) in ask("PRAGMA integrity_check") if text != "ok"]
    problems += account_problems(reader)
    findings = Findings()
    check_transfers(reader, findings)
    problems += [f"{each.check} {each.where}: {each.what}" for each in findings.problems]
    for table, version, count in ask(_STEPS):
        problems.append(f"table {table} is at version {version} and has {count} steps")
    for table, version in ask(_LOOSE):
        problems.append(f"table {table} has transfers of version {version} and no such step")
    tables, steps, transfers = (
        ask(f"SELECT COUNT(*) FROM {name}")[0][0] for name in ("tables", "steps", "transfers")
    )
    revision = migrating.revision(reader.sql)
    return Verified(not problems, revision, tables, steps, transfers, reader.sums(), tuple(problems))


BATCH: Final = 1_000


def upgrade(place: Path | str) -> tuple[str | None, str]:
    """Bring a database up to date, or make one; its revisions before and after."""
    if is_address(place):
        from queenhigh.store import postgres

        with closing(postgres.connect(str(place))) as sql:
            migrating.find_revision(sql, postgres.place(str(place)))
        return postgres.upgrade(str(place))
    folder = Path(place)
    with _claimed(folder):
        path = folder / sqlite.FILE
        sqlite.make_file(path)
        with closing(sqlite.connect(path)) as file:
            migrating.find_revision(file, str(path))
        return sqlite.upgrade(path)


@contextmanager
def _claimed(folder: Path) -> Iterator[None]:
    sqlite.make_folder(folder)
    claimed = Claimed(folder)
    try:
        yield
    finally:
        claimed.release()


def back_up(place: Path | str, target: Path) -> int:
    """Copy a database that may be in use, as of one moment, into a new file; how many bytes it has."""
    if target.exists():
        raise StoreError(f"{target} is there already: a backup goes into a new file")
    if not target.parent.is_dir():
        raise StoreError(f"{target} cannot be written: there is no folder {target.parent}")
    partial = target.with_name(f"{target.name}.partial")
    partial.unlink(missing_ok=True)
    try:
        partial.touch(mode=0o600)
        with reading(place) as reader:
            try:
                _fill(reader, partial)
            except (sqlite3.Error, StoreError) as error:
                raise StoreError(f"{target} cannot be written: {error}") from error
        with partial.open("rb") as done:
            os.fsync(done.fileno())
        partial.rename(target)
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}") from error
    finally:
        _remove(partial)
    return target.stat().st_size


def verified(place: Path | str) -> Verified:
    """Look through a database that may be in use, as of one moment."""
    with reading(place) as reader:
        return verify(reader)


def _remove(path: Path) -> None:
    """Remove a database's file and those of its log."""
    for end in ("", "-wal", "-shm", "-journal"):
        path.with_name(f"{path.name}{end}").unlink(missing_ok=True)


def _fill(reader: Reader, path: Path) -> None:
    if isinstance(reader.sql, sqlite.SqliteSql):
        with closing(sqlite3.connect(path)) as copy:
            reader.sql.raw.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        return
    sqlite.upgrade(path)
    with closing(sqlite.SqliteSql(path)) as copy_sql:
        with copy_sql.transaction():
            _copy(reader, copy_sql)
        copy_sql.execute("PRAGMA journal_mode = DELETE")


def _copy(reader: Reader, target: Sql) -> None:
    for table in COLUMNS:
        marks = ", ".join("?" * len(COLUMNS[table]))
        flags = [column.kind == "flag" for column in COLUMNS[table]]
        # SQLite has numbers for flags, which PostgreSQL would not take.
        rows = (
            tuple(bool(value) if flag else value for flag, value in zip(flags, row, strict=True))
            for row in reader.rows(table)
        )
        while batch := list(islice(rows, BATCH)):
            target.many(f"INSERT INTO {table} ({names(table)}) VALUES ({marks})", batch)


def restore(file: Path, place: Path | str) -> None:
    """Put a backup into a place that has no database yet, brought up to date; all of it or nothing."""
    if not file.is_file():
        raise StoreError(f"{file} is no file")
    try:
        with closing(sqlite.SqliteSql(file, looking=True)) as source:
            _refuse_damaged(source, file)
            if is_address(place):
                with TemporaryDirectory() as aside:
                    path = Path(aside) / sqlite.FILE
                    _take(source, path)
                    _send(path, str(place))
                return
            with _claimed(Path(place)):
                path = Path(place) / sqlite.FILE
                if path.exists():
                    raise StoreError(f"{path} is there already: a backup is restored into an empty place")
                try:
                    _take(source, path)
                except BaseException:
                    _remove(path)
                    raise
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{file} cannot be restored: {error}") from error


def _refuse_damaged(source: sqlite.SqliteSql, file: Path) -> None:
    """`StoreError` for what is no backup, and for one that is not whole."""
    if migrating.find_revision(source, str(file)) is None:
        raise StoreError(f"{file} is no backup: it is empty")
    [(found,)] = source.execute("PRAGMA integrity_check(1)")
    if found != "ok":
        raise StoreError(f"{file} is damaged, {' '.join(found.split())}: restore another backup")


def _take(source: sqlite.SqliteSql, path: Path) -> None:
    """Copy a backup to a path and bring it up to date."""
    sqlite.make_file(path)
    with closing(sqlite3.connect(path)) as copy:
        source.raw.backup(copy)
    sqlite.upgrade(path)


def _send(path: Path, url: str) -> None:
    from queenhigh.store import postgres

    with closing(postgres.connect(url)) as target:
        if target.table_names():
            raise StoreError(f"{postgres.place(url)} has tables: a backup is restored into an empty one")
        try:
            postgres.upgrade(url)
            with closing(sqlite.SqliteSql(path)) as source, target.transaction():
                _copy(Reader(source), target)
        except BaseException as error:
            for table in (*COLUMNS, "alembic_version"):
                target.execute(f"DROP TABLE IF EXISTS {table}")
            if isinstance(error, target.errors):
                raise StoreError(f"the backup cannot be restored: {error}") from error
            raise
