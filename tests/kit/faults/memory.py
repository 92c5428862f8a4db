"""A store in memory: SQLite's own, without a file or a thread, which fails as its weather says."""

import sqlite3
from functools import cache
from itertools import count
from random import Random

from kit.faults.inline import Inline, Weather
from queenhigh.store.migrations import migrating
from queenhigh.store.sqlite import SqliteSql

_NUMBERS = count(1)


@cache
def _made() -> sqlite3.Connection:
    """An empty database with our tables, which every store begins as a copy of."""
    name = f"file:queenhigh-{next(_NUMBERS)}?mode=memory&cache=shared"
    made = sqlite3.connect(name, uri=True)
    migrating.upgrade("sqlite://", lambda: sqlite3.connect(name, uri=True, isolation_level=None))
    return made


class MemorySql(SqliteSql):
    """A connection to a database in memory, which lives as long as one connection is open."""

    def __init__(self, name: str) -> None:
        self.raw = sqlite3.connect(name, uri=True, isolation_level=None, check_same_thread=False)


class MemoryStore(Inline):
    def __init__(self, random: Random, fails: int = 0, weather: Weather | None = None) -> None:
        name = f"file:queenhigh-{next(_NUMBERS)}?mode=memory&cache=shared"
        self._kept = sqlite3.connect(name, uri=True, check_same_thread=False)  # it is closed by any thread
        _made().backup(self._kept)
        super().__init__(lambda: MemorySql(name))
        self.inline.weather = weather or Weather(random, fails)

    def __del__(self) -> None:
        self.close()
        self._kept.close()
