"""The real stores without threads, so that a virtual clock knows of all they do; they fail as they are told.

What waits is committed together when the event loop comes to it, by the writer's own code.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Literal, TypeVar, cast, get_args

from queenhigh.store.opening import is_address
from queenhigh.store.postgres import PostgresStore
from queenhigh.store.sql import Sql
from queenhigh.store.sqlite import SqliteSql, SqliteStore
from queenhigh.store.store import Store
from queenhigh.store.writer import Work, Writer
from queenhigh.table.ports import StoreError, Write

T = TypeVar("T")
How = Literal["before", "after", "late", "full"]
"""A write fails before it stands, once it stands, or fails and stands a moment later; or there is no room."""
HOWS: tuple[How, ...] = get_args(How)
DELAYS = (0, 0.001, 0.01, 0.2)


class Weather:
    """`fails` is how often of a thousand times something goes wrong; `nth` is a write that does for sure."""

    def __init__(self, random: Random, fails: int = 0, nth: int = 0, how: How = "before") -> None:
        self.random = random
        self.fails = fails
        self.nth = nth
        self.how = how
        self.writes = self.failed = 0

    def delay(self) -> float:
        return self.random.choice(DELAYS) if self.fails else 0

    def strikes(self, *, write: bool = True) -> How | None:
        """How the next write goes wrong, if it does; other work that is written is not counted."""
        self.writes += write
        named = write and self.writes == self.nth
        if not named and self.random.randrange(1000) >= self.fails:
            return None
        self.failed += 1
        return self.how if named else self.random.choice(HOWS)

    async def read(self) -> None:
        """What every question to the store goes through."""
        if self.fails:
            await asyncio.sleep(self.delay())
            if self.random.randrange(1000) < self.fails:
                self.failed += 1
                raise StoreError("the disk cannot be read")


CALM = Weather(Random(0))


class InlineWriter(Writer):
    """The writer in the loop's own thread."""

    def __init__(self, connect: Callable[[], Sql], weather: Weather) -> None:
        self._connect = lambda: self._watched(connect())
        self._sql: Sql | None = self._connect()
        self._closed = False
        self.weather = weather
        self._how: How | None = None
        self._left = 0
        self._waits: list[tuple[Write | Work, asyncio.Future[Any]]] = []
        self.struck: Callable[[], None] = lambda: None
        """Called as soon as something has gone wrong."""

    @property
    def waiting(self) -> int:
        return len(self._waits)

    async def ask(self, what: Write | Work) -> Any:
        if self._closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._waits.append((what, future))
        if len(self._waits) == 1:
            loop.call_later(self.weather.delay(), self._flush)
        return await future

    def close(self) -> None:
        self._closed = True
        if self._sql is not None:
            self._sql.close()

    def _flush(self) -> None:
        waits, self._waits = self._waits, []
        if self._closed:
            return
        group = [what for what, _ in waits]
        strikes = [self.weather.strikes(write=isinstance(what, Write)) for what in group]
        how = next((each for each in strikes if each is not None), None)
        if how == "late":
            found: list[Any] = [StoreError("nobody knows whether this stands") for _ in group]
            later = self.weather.random.uniform(0, 0.5)
            asyncio.get_running_loop().call_later(later, self._commit_open, group)
        else:
            self._how = how
            self._left = self.weather.random.randint(1, 3)
            found = self._commit(group)
            self._how = None
        if how is not None:
            self.struck()
        for (_, future), result in zip(waits, found, strict=True):
            if future.done():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

    def _commit_open(self, group: list[Write | Work]) -> None:
        if not self._closed:
            self._commit(group)

    # What goes wrong in the middle of a group

    def _watched(self, sql: Sql) -> Sql:
        for name in ("apply", "commit"):
            setattr(sql, name, partial(self._strike, sql, name, getattr(sql, name)))
        return sql

    def _strike(self, sql: Sql, name: str, real: Callable[..., None], *args: Any) -> None:
        real_first = name == "apply" or self._how != "before"
        if real_first:
            real(*args)
        if name == "apply" and self._how == "full" and self._left > 0:
            self._left -= 1
            no_room(sql)
        if name == "commit" and self._how in ("before", "after"):
            raise sql.errors[0](f"this commit fails: {self._how}")


def no_room(sql: Sql) -> None:
    """Have the database itself fail in the middle of a transaction: no room in the file, or cut off."""
    if not isinstance(sql, SqliteSql):
        sql.execute("SELECT pg_terminate_backend(pg_backend_pid())")
        return
    [(pages,)] = sql.execute("PRAGMA page_count")
    sql.execute(f"PRAGMA max_page_count = {pages}")
    try:
        sql.execute("UPDATE tables SET state = zeroblob(10000000)")
    finally:
        sql.execute("PRAGMA max_page_count = 1073741823")


class Inline(Store):
    """Reads and writes in the loop's own thread; commits need not reach the disk, for nobody pulls a plug."""

    def __init__(self, connect: Callable[[], Sql]) -> None:
        def quick() -> Sql:
            sql = connect()
            if isinstance(sql, SqliteSql):
                sql.execute("PRAGMA synchronous = OFF")
            else:
                sql.execute("SET synchronous_commit = off")
            cast("Any", sql).now_ms = lambda: int(asyncio.get_running_loop().time() * 1000)
            return sql

        super().__init__(quick)
        self.writer.close()
        self.inline = self.writer = InlineWriter(quick, CALM)

    async def read(self, work: Callable[[Sql], T]) -> T:
        await self.inline.weather.read()
        return self.read_now(work)


class InlineSqlite(SqliteStore, Inline):
    pass


class InlinePostgres(PostgresStore, Inline):
    pass


def inline_store(place: Path | str, weather: Weather | None = None) -> Inline:
    """A real store in a folder or at an address, in this weather."""
    store = InlinePostgres(str(place)) if is_address(place) else InlineSqlite(Path(place))
    store.inline.weather = weather or CALM
    return store
