"""Where a store is: a folder for SQLite, or the address of a PostgreSQL database."""

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from queenhigh.store.reading import Reader
from queenhigh.store.store import Store
from queenhigh.table.ports import StoreError
from queenhigh.text import first_line, install_words

POSTGRES: Final = ("postgresql://", "postgres://")


def is_address(place: Path | str) -> bool:
    """Whether a place is an address rather than a folder; raises `StoreError` for one of another kind."""
    if isinstance(place, Path) or "://" not in place:
        return False
    if not place.startswith(POSTGRES):
        raise StoreError(f"{place.partition('://')[0]}:// is no database we know: postgresql:// is")
    return True


def data_home() -> Path:
    """Where a user's data lies when nothing else is said."""
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "queenhigh"


def open_store(place: Path | str, *, serving: bool = True, make: bool = True) -> Store:
    """The store in a folder, or at a ``postgresql://`` address; where there is none, `make` makes a new one.

    Raises `StoreError` where another server has it, where its database is older or newer than this program,
    and where it does not answer. The command line opens one without `serving`, beside a server.
    """
    if is_address(place):
        try:
            from queenhigh.store.postgres import PostgresStore
        except ImportError as error:
            raise StoreError(f"PostgreSQL needs its extra: {install_words('postgres')}") from error
        return PostgresStore(str(place), make=make)
    from queenhigh.store.sqlite import SqliteStore

    return SqliteStore(Path(place), serving=serving, make=make)


@contextmanager
def reading(place: Path | str) -> Iterator[Reader]:
    """Everything that is kept in a store that may be in use, as of one moment.

    Raises `StoreError` where there is none, and where what is read turns out to be damaged.
    """
    with closing(open_store(place, serving=False, make=False)) as store, store.reader() as reader:
        try:
            yield reader
        except reader.sql.errors as error:
            raise StoreError(f"{show_place(place)} cannot be read: {first_line(error)}") from error


def show_place(place: Path | str) -> str:
    """A place as it may be shown: its file, or its address without what that says of passwords."""
    if is_address(place):
        from queenhigh.store import postgres

        return postgres.place(str(place))
    from queenhigh.store.sqlite import FILE

    return str(Path(place) / FILE)
