"""A database's age: made by the migrations, and used only where it is as old as the program."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from queenhigh.store.columns import COLUMNS
from queenhigh.store.sql import Sql
from queenhigh.table.ports import StoreError
from queenhigh.text import first_line

MIGRATIONS: Final = Path(__file__).parent
VERSIONS: Final = "alembic_version"
OURS: Final = frozenset({"houses", "steps", "decks"})
"""Tables by which a database of any revision is known for Queen High's: no other program has them all."""


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def newest() -> str:
    """The revision that this program works with."""
    head = _scripts().get_current_head()
    assert head is not None
    return head


def known() -> set[str]:
    """The revisions that this program can bring up to date."""
    return {each.revision for each in _scripts().walk_revisions()}


def revision(sql: Sql) -> str | None:
    """The revision of a database; none where it has none."""
    if VERSIONS not in sql.table_names():
        return None
    rows = sql.execute(f"SELECT version_num FROM {VERSIONS}")
    return str(rows[0][0]) if rows else None


def find_revision(sql: Sql, place: str) -> str | None:
    """The revision of a database, none where it is empty.

    `StoreError` for one that is not Queen High's, is damaged, is newer than the program, or cannot be read.
    """
    try:
        tables = sql.table_names()  # asked first: another program may make them now, all of them at once
        if not tables:
            return None
        if not tables >= OURS:
            raise StoreError(
                f"{place} is not Queen High's: its tables are another program's. Name a place of its own"
            )
        found = revision(sql)
    except sql.errors as error:
        raise StoreError(f"{place} cannot be used: {first_line(error)}") from error
    if found is None:
        raise StoreError(f"{place} is damaged: {VERSIONS} does not say its revision. Restore a backup")
    head = newest()
    if found not in known():
        writer = "a newer Queen High" if found > head else "a Queen High that was never released"
        raise StoreError(
            f"{place} was written by {writer} (revision {found}, this one knows {head}): "
            "start that one, or restore a backup of this one's"
        )
    if found == head and (missing := COLUMNS.keys() - tables):
        raise StoreError(f"{place} is damaged: it has no table {min(missing)}. Restore a backup")
    return found


def check(sql: Sql, place: str, make: Callable[[], object] | None) -> None:
    """Make a database that is empty, if so told; `StoreError` for any but one as old as the program."""
    found = find_revision(sql, place)
    head = newest()
    if found is None:
        if make is None:
            raise StoreError(f"{place} is empty: no server has played here")
        try:
            make()
        except StoreError as error:
            if revision(sql) != head:  # no other program, started at the same moment, has made it
                raise StoreError(f"{place}: {error}") from error
    elif found != head:
        raise StoreError(
            f"{place} is of an older Queen High (revision {found}, this one needs {head}): "
            "run `queenhigh db upgrade` on it first"
        )


def upgrade(url: str, connect: Callable[[], Any]) -> tuple[str | None, str]:
    """Bring a database up to date, or make one where there is none; its revisions before and after.

    `StoreError` says why it could not be done, whereby nothing is.
    """
    config = _config()
    try:
        with _connected(url, connect) as connection:
            before = MigrationContext.configure(connection).get_current_revision()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        cause = getattr(error, "orig", None) or error
        raise StoreError(f"its tables cannot be made: {first_line(cause)}") from error
    return before, newest()


@contextmanager
def _connected(url: str, connect: Callable[[], Any]) -> Iterator[Connection]:
    engine = create_engine(url, poolclass=NullPool, creator=connect)
    if engine.dialect.name == "sqlite":
        _let_ddl_be_undone(engine)
    try:
        with engine.connect() as connection, connection.begin():
            yield connection
    finally:
        engine.dispose()


def _let_ddl_be_undone(engine: Any) -> None:
    """Have one transaction around all changes: the driver alone would end it at the first of them."""

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
