"""Where a server keeps its data, as a user says it: a folder, or a database's address."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from queenhigh.cli.asking.common import misuse, refuse, refuse_missing

if TYPE_CHECKING:
    from queenhigh.store.store import Store

F = TypeVar("F", bound=Callable[..., Any])


def _place(said: str, hint: str | None = None) -> str:
    """A place as it is said; exit code 2 for what a shell variable that is not set leaves of it."""
    if not said:
        misuse("it is empty: name a place, or leave it out", hint)
    return said


def _folder(said: str) -> Path:
    return Path(_place(said))


def place_options(function: F) -> F:
    """`--data` and `--database`: where the store is."""
    for option in (
        click.option(
            "--database",
            metavar="URL",
            type=_place,
            help="A PostgreSQL database: postgresql://USER@HOST/NAME.  [else QUEENHIGH_DATABASE]",
        ),
        click.option(
            "--data",
            metavar="DIR",
            type=_folder,
            help="The folder of the database file.  [else QUEENHIGH_DATA, or the user's own data folder]",
        ),
    ):
        function = option(function)
    return function


def find_place(data: Path | None, database: str | None) -> Path | str:
    """Where the store is, by the options or else by the environment, as for the server.

    Exit code 2 where two places are said, or one that is none.
    """
    names = ("--data", "--database")
    if data is None and database is None:
        names = ("QUEENHIGH_DATA", "QUEENHIGH_DATABASE")
        said = [_place(os.environ[name], name) if name in os.environ else None for name in names]
        data = Path(said[0]) if said[0] else None
        database = said[1]
    if data is not None and database is not None:
        misuse("a folder and a database are two stores: say one of them", ", ".join(names))
    with storing():
        from queenhigh.store.opening import data_home, is_address
        from queenhigh.table.ports import StoreError

        if database is None:
            return data or data_home()
        try:
            known = is_address(database)
        except StoreError as error:
            misuse(str(error), names[1])
        if not known:
            misuse("a database is named as in postgresql://USER@HOST/NAME", names[1])
        return database


@contextmanager
def storing() -> Iterator[None]:
    """End with exit code 1 where the store refuses, or where its requirements are not installed."""
    try:
        from queenhigh.table.ports import StoreError
    except ImportError as error:
        refuse_missing(error)
    try:
        yield
    except StoreError as error:
        refuse(str(error))
    except ImportError as error:
        refuse_missing(error, "postgres" if (error.name or "").startswith("psycopg") else "server")


@contextmanager
def open_place(data: Path | None, database: str | None, *, make: bool = False) -> Iterator["Store"]:
    """The store that lies there, opened beside a server that may be running; exit code 1 where it cannot be.

    Where there is none yet it is refused, or a new one made: a place that is mistyped is to stay as it is.
    """
    place = find_place(data, database)
    with storing():
        from queenhigh.store.opening import open_store

        store = open_store(place, serving=False, make=make)
        try:
            yield store
        finally:
            store.close()
