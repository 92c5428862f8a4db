"""The one thread that writes: it takes all that waits and commits it together.

While a group is being committed the next one gathers, so a group is as large as the disk is slow and nobody
waits for company. What an event loop asks in one turn of its own is handed over together, at the end of that
turn: the writer then finds all of it, and not the first alone. A command that fails is undone by itself; the
others of its group stand. One that had to make way for another process is tried again with the next group.
"""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import Any, Final, NamedTuple

from queenhigh.store.judging import Changes, judge
from queenhigh.store.sql import Sql
from queenhigh.table.ports import StoreError, Write
from queenhigh.text import first_line

MOST: Final = 256
"""The most in one group."""
TRIES: Final = 8
"""So often a thing is tried where processes want the same rows in another order."""
Work = Callable[[Sql], Any]


class _Ask(NamedTuple):
    what: Write | Work
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    tries: int = 1


class _MadeWay(StoreError):
    """Undone, so that another process goes on; it can be tried again."""


class Writer:
    """Takes what is to be written from any event loop and answers once it is durable."""

    def __init__(self, connect: Callable[[], Sql]) -> None:
        self._connect = connect
        self._sql: Sql | None = connect()
        self._asked: SimpleQueue[_Ask | None] = SimpleQueue()
        self._gathered: dict[asyncio.AbstractEventLoop, list[_Ask]] = {}
        """What each loop has asked in this turn."""
        self._door = threading.Lock()
        self._closed = False
        self._ended = False
        """Whether the writer has come to the end of what was asked."""
        self.on_commit: Callable[[int, float], None] = lambda writes, seconds: None
        """Called by the thread with the size of each group and how long it took to be durable."""
        self._thread = threading.Thread(target=self._run, name="queenhigh-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        return self._asked.qsize()

    async def ask(self, what: Write | Work) -> Any:
        """Have a command or other work written; gives what came of it once that is durable."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        with self._door:
            if self._closed:
                raise StoreError("the store is closed")
            gathered = self._gathered.get(loop)
            if gathered is None:
                gathered = self._gathered[loop] = []
                loop.call_soon(self._turned, loop)
            gathered.append(_Ask(what, loop, future))
        return await future

    def _turned(self, loop: asyncio.AbstractEventLoop) -> None:
        with self._door:
            self._hand_over(loop)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        for asked in self._gathered.pop(loop, ()):
            self._asked.put(asked)

    def close(self) -> None:
        """Write what waits, then stop."""
        with self._door:  # nothing is asked behind the end, where nobody would answer it
            if not self._closed:
                self._closed = True
                for loop in tuple(self._gathered):
                    self._hand_over(loop)
                self._asked.put(None)
        self._thread.join()

    def _run(self) -> None:
        again: list[_Ask] = []
        while group := self._next(again):
            started = perf_counter()
            found = self._commit([each.what for each in group])
            self.on_commit(len(group), perf_counter() - started)
            again = _answer(group, found)
        if self._sql is not None:
            self._sql.close()

    def _next(self, again: list[_Ask]) -> list[_Ask]:
        """What is to be tried again and all that waits; nothing once the end has come."""
        group = list(again)
        with suppress(Empty):
            while len(group) < MOST and not self._ended:
                asked = self._asked.get(block=not group)
                if asked is None:
                    self._ended = True
                else:
                    group.append(asked)
        return group

    def _commit(self, group: list[Write | Work]) -> list[Any]:
        """What came of each of a group: a result, or an exception to be raised."""
        try:
            sql = self._begin()
        except Exception as error:
            return [StoreError(first_line(error)) for _ in group]
        try:
            writes = [each for each in group if isinstance(each, Write)]
            written = iter(_write(sql, writes))
            found = [next(written) if isinstance(each, Write) else _work(sql, each) for each in group]
            sql.commit()
            return found
        except Exception as error:
            try:
                sql.rollback()
            except sql.errors:  # nobody knows what state it is in: the next group has a new one
                self._drop(sql)
            return [StoreError(first_line(error)) for _ in group]

    def _drop(self, sql: Sql) -> None:
        self._sql = None
        with suppress(*sql.errors):
            sql.close()

    def _begin(self) -> Sql:
        """A connection with its transaction begun; a new one where the last was cut while it lay idle."""
        if self._sql is not None:
            try:
                self._sql.begin()
                return self._sql
            except self._sql.errors:
                if not self._sql.is_broken():
                    raise
                self._drop(self._sql)
        self._sql = self._connect()
        self._sql.begin()
        return self._sql


def _write(sql: Sql, writes: list[Write]) -> list[Any]:
    """Commands as one group, or one by one where the group does not go through."""
    if len(writes) > 1:
        try:
            with sql.savepoint():
                return _together(sql, writes)
        except Exception:
            if not sql.in_transaction():
                raise
    return [_work(sql, partial(_alone, write)) for write in writes]


def _alone(write: Write, sql: Sql) -> Any:
    return _together(sql, [write])[0]


def _together(sql: Sql, writes: list[Write]) -> list[Any]:
    known = sql.read_group(writes)
    changes = Changes()
    found = [judge(write, known, changes) for write in writes]
    if changes.tables:
        sql.apply(changes)
    return found


def _work(sql: Sql, work: Work) -> Any:
    try:
        with sql.savepoint():
            return work(sql)
    except Exception as error:
        if not sql.in_transaction():
            raise
        made = _MadeWay if isinstance(error, sql.deadlocks) else StoreError
        return made(first_line(error)) if isinstance(error, sql.errors) else error


def _answer(group: list[_Ask], found: list[Any]) -> list[_Ask]:
    """Hand results to those who asked, with one call a loop; what is tried again has none yet."""
    again: list[_Ask] = []
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for asked, result in zip(group, found, strict=True):
        if isinstance(result, _MadeWay) and asked.tries < TRIES:
            again.append(asked._replace(tries=asked.tries + 1))
        else:
            by_loop.setdefault(asked.loop, []).append((asked.future, result))
    for loop, results in by_loop.items():
        with suppress(RuntimeError):  # a loop that is gone hears nothing
            loop.call_soon_threadsafe(_settle, results)
    return again


def _settle(results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in results:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
