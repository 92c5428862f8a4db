"""Where a server keeps its data, as a user says it: a folder, or a database's address."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from queenhigh.cli.asking.common import misuse, refuse

if TYPE_CHECKING:
    from queenhigh.store.store import Store

F = TypeVar("F", bound=Callable[..., Any])


def place_options(function: F) -> F:
    """`--data` and `--database`: where the store is."""
    for option in (
        click.option("--database", metavar="URL", help="A PostgreSQL database: postgresql://USER@HOST/NAME."),
        click.option(
            "--data",
            metavar="DIR",
            type=click.Path(path_type=Path),
            help="The folder of the database file; the user's own data folder where it is not said.",
        ),
    ):
        function = option(function)
    return function


def find_place(data: Path | None, database: str | None) -> Path | str:
    """Where the store is; exit code 2 where two places are said, or one that is none."""
    if data is not None and database is not None:
        misuse("a folder and a database are two stores: say one of them", "--data, --database")
    with storing():
        from queenhigh.store.opening import data_home, is_address
        from queenhigh.table.ports import StoreError

        if database is None:
            return data or data_home()
        try:
            known = is_address(database)
        except StoreError as error:
            misuse(str(error), "--database")
        if not known:
            misuse("a database is named as in postgresql://USER@HOST/NAME", "--database")
        return database


@contextmanager
def storing() -> Iterator[None]:
    """End with exit code 1 where the store refuses, or where its requirements are not installed."""
    try:
        from queenhigh.table.ports import StoreError
    except ImportError as error:
        refuse(f"{error.name} is missing: the table server needs pip install 'queenhigh[server]'")
    try:
        yield
    except StoreError as error:
        refuse(str(error))
    except ImportError as error:
        extra = "postgres" if (error.name or "").startswith("psycopg") else "server"
        refuse(f"{error.name} is missing: this needs pip install 'queenhigh[{extra}]'")


@contextmanager
def open_place(data: Path | None, database: str | None, *, make: bool = True) -> Iterator["Store"]:
    """The store that lies there, opened beside a server that may be running; exit code 1 where it cannot be.

    Where there is none yet a new one is made, unless told otherwise.
    """
    place = find_place(data, database)
    with storing():
        from queenhigh.store.opening import open_store

        store = open_store(place, serving=False, make=make)
        try:
            yield store
        finally:
            store.close()
