"""The whole table server in one process without machine time: virtual clock, a store that fails, one seed.

Desk, hall, floor and the server's clock are the real ones. The event loop's time jumps to whatever is due
next. A casino falls over as a process that is killed does, and comes back on the same store.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import wraps
from random import Random
from selectors import SelectorKey, SelectSelector
from typing import Any, ParamSpec, TypeVar, cast

from kit.faults.generous import house_at
from kit.server.pit import SeededEntropy
from queenhigh.engine import Round
from queenhigh.server.floor import Floor
from queenhigh.server.floor.desk import Desk
from queenhigh.server.floor.hall import Hall, best_choices
from queenhigh.server.works import ServerClock
from queenhigh.store.reading import last_ms
from queenhigh.store.store import Store
from queenhigh.table.handle import Who
from queenhigh.table.ports import StoreError
from queenhigh.table.turn import Choice
from queenhigh.wire.frames import Answer
from queenhigh.wire.settings import TableSettings

P = ParamSpec("P")
T = TypeVar("T")
MORTAL = ("table ", "upkeep")
"""Beginnings of the names of tasks that end with the process: of desks, and of what is asked of them."""


class _Blind(SelectSelector):
    """Sees nothing of the world outside; where nothing at all is due the whole would stand still for ever."""

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        assert timeout is not None, "everybody waits for somebody else"
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time jumps to the next thing that is due."""

    def __init__(self) -> None:
        super().__init__(_Blind())
        self.virtual = 1_000_000.0

    def time(self) -> float:
        return self.virtual

    def _run_once(self) -> None:
        scheduled = cast("Any", self)._scheduled
        if scheduled and not cast("Any", self)._ready:
            self.virtual = max(self.virtual, scheduled[0]._when)
        cast("Any", super())._run_once()


def run_virtually(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)


def virtually(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run an asynchronous test on the virtual clock."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        run_virtually(test(*args, **kwargs))

    return run


async def until(wanted: Callable[[], object], seconds: float = 36_000, pause: float = 0.01) -> None:
    """Look again and again until something is so."""
    clock = asyncio.get_running_loop()
    end = clock.time() + seconds
    while not wanted():
        assert clock.time() < end, "it never comes to that"
        await asyncio.sleep(pause)


class Watcher:
    """Somebody who looks and remembers which versions came, and how."""

    language = ""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.versions: list[int] = []
        self.frames: list[bytes] = []
        self.answers: list[Answer] = []
        self.ended = 0

    def send(self, frame: bytes, version: int | None, answer: Answer | None = None) -> None:
        if version is not None:
            self.versions.append(version)
        if answer is not None:
            self.answers.append(answer)
        self.frames[-20:] = [*self.frames[-19:], frame]

    def end(self, code: int, reason: str = "") -> None:
        self.ended = code


class QuickHall(Hall):
    """Advice without a thread, whose time the virtual clock could not know."""

    async def advise(self, state: Round, number: int) -> tuple[Choice, ...]:
        return best_choices(state, number)


class Casino:
    """Tables on a store, whose process may fall over at any moment and come back."""

    def __init__(self, store: Store, random: Random, purse_units: int = 1000) -> None:
        self.store = store
        self.random = random
        self.purse_units = purse_units
        self.entropy = SeededEntropy(random)
        self.set_back_ms = 0
        """By how much the machine's clock is behind."""
        self.faults: list[object] = []
        self.floor: Floor | None = None

    # The process

    async def rise(self) -> Floor:
        """Start the process; where the store fails it is started again."""
        now = asyncio.get_running_loop().time
        while True:
            kept_ms = self.store.read_now(last_ms)
            clock = ServerClock(
                lambda: int(now() * 1e9) - self.set_back_ms * 1_000_000, lambda: int(now() * 1e9), kept_ms
            )
            hall = QuickHall(self.store, clock, self.entropy, self._note, self.purse_units)
            floor = Floor(hall, f"server {self.random.random()}", letter=self.random.choice)
            starting = asyncio.create_task(floor.leases.start(), name="table start")
            with suppress(StoreError):
                await starting
                self.floor = floor
                return floor
            await self._end()
            await asyncio.sleep(self.random.uniform(0, 3))

    async def fall(self) -> None:
        """The process is gone between one step and the next, as by kill -9."""
        self.floor = None
        await self._end()

    async def _end(self) -> None:
        ending = [task for task in asyncio.all_tasks() if task.get_name().startswith(MORTAL)]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)

    async def stop(self) -> None:
        """Stop in order, as by SIGTERM."""
        floor, self.floor = self.floor, None
        if floor is not None:
            await floor.leases.stop()
        await self._end()

    def _note(self, kind: str, table: str, error: object) -> None:
        if kind == "fault":
            self.faults.append(error)

    async def ask(self, asked: Coroutine[Any, Any, T]) -> T | None:
        """Ask something of the process; nothing where it falls meanwhile or its store fails."""
        task = asyncio.create_task(asked, name="table ask")
        await asyncio.wait((task,))
        if task.cancelled() or isinstance(task.exception(), StoreError):
            return None
        return task.result()

    # Tables

    def desk(self, id: str) -> Desk | None:
        found = self.floor.desks.get(id) if self.floor is not None else None
        return None if found is None or found.table.kept.stage == "closed" else found

    @property
    def desks(self) -> list[Desk]:
        open_here = self.floor.desks if self.floor is not None else ()
        return [desk for desk in open_here if desk.table.kept.stage != "closed"]

    async def open(self, settings: TableSettings, host: Who | None = None) -> Desk:
        """Open a table, however often the store fails or the process falls."""
        while True:
            if self.floor is not None:
                opening = self.floor.open(settings, host, house=house_at(settings))
                if (desk := await self.ask(opening)) is not None:
                    return desk
            await asyncio.sleep(0.5)

    async def until(self, wanted: Callable[[], bool], seconds: float = 36_000) -> None:
        await until(wanted, seconds, pause=5)
