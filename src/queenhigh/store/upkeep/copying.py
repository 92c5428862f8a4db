"""Backup and restore. A backup is one SQLite file, whichever database it comes from, and goes into either."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from queenhigh.store import sqlite
from queenhigh.store.columns import COLUMNS
from queenhigh.store.migrations import migrating
from queenhigh.store.opening import is_address, open_store
from queenhigh.store.purses import names
from queenhigh.store.reading import Reader
from queenhigh.store.sql import Sql
from queenhigh.store.upkeep.verifying import Verified, verify
from queenhigh.table.ports import StoreError

BATCH: Final = 1_000


def upgrade(place: Path | str) -> tuple[str | None, str]:
    """Bring a database up to date, or make one; its revisions before and after."""
    if is_address(place):
        from queenhigh.store import postgres

        with closing(postgres.connect(str(place))) as sql:
            _refuse_newer(sql, str(place))
        return postgres.upgrade(str(place))
    folder = Path(place)
    with _claimed(folder):
        path = folder / sqlite.FILE
        with closing(sqlite.SqliteSql(path)) as file:
            _refuse_newer(file, str(path))
        return sqlite.upgrade(path)


def _refuse_newer(sql: Sql, place: str) -> None:
    if migrating.revision(sql) not in (None, *migrating.known()):
        migrating.check(sql, place, lambda: None)


@contextmanager
def _claimed(folder: Path) -> Iterator[None]:
    sqlite.make_folder(folder)
    claimed = sqlite.Claimed(folder)
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
        with closing(open_store(place, serving=False, make=False)) as store, store.reader() as reader:
            _fill(reader, partial)
        with partial.open("rb") as done:
            os.fsync(done.fileno())
        partial.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{target} cannot be written: {error}") from error
    finally:
        partial.unlink(missing_ok=True)
    return target.stat().st_size


def verified(place: Path | str) -> Verified:
    """Look through a database that may be in use, as of one moment."""
    with closing(open_store(place, serving=False, make=False)) as store, store.reader() as reader:
        return verify(reader)


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
        if is_address(place):
            with TemporaryDirectory() as aside:
                path = Path(aside) / sqlite.FILE
                _take(file, path)
                _send(path, str(place))
            return
        with _claimed(Path(place)):
            path = Path(place) / sqlite.FILE
            if path.exists():
                raise StoreError(f"{path} is there already: a backup is restored into an empty place")
            try:
                _take(file, path)
            except BaseException:
                for end in ("", "-wal", "-shm"):
                    path.with_name(f"{path.name}{end}").unlink(missing_ok=True)
                raise
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{file} cannot be restored: {error}") from error


def _take(file: Path, path: Path) -> None:
    """Copy a backup to a path and bring it up to date."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source:
        source.execute("SELECT 1 FROM alembic_version")
        with closing(sqlite3.connect(path)) as copy:
            source.backup(copy)
    with closing(sqlite.SqliteSql(path)) as sql:
        _refuse_newer(sql, str(file))
    sqlite.upgrade(path)


def _send(path: Path, url: str) -> None:
    from queenhigh.store import postgres

    with closing(postgres.connect(url)) as target:
        if not target.is_empty():
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
