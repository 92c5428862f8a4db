"""Gives tests of people a house of their own, on each kind of store."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.server.people_house import PeopleHouse
from queenhigh.store import sqlite
from queenhigh.store.store import Store


@pytest.fixture
def home(store: Store) -> Iterator[PeopleHouse]:
    made = PeopleHouse(store)
    yield made
    made.close()


@pytest.fixture
def hasty_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PeopleHouse]:
    """A house on a file that is not waited for, where very much happens."""

    class Hasty(sqlite.SqliteSql):
        def __init__(self, path: Path) -> None:
            super().__init__(path)
            self.raw.execute("PRAGMA synchronous = OFF")

    monkeypatch.setattr(sqlite, "SqliteSql", Hasty)
    store = sqlite.SqliteStore(tmp_path)
    made = PeopleHouse(store)
    yield made
    made.close()
    store.close()
