"""Several processes on one port of this machine: started together, started again, stopped together.

The parent serves nothing. It holds the port, looks after its children, and when one is killed lets its tables
go at once, where otherwise their lease would have to end.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import monotonic, sleep
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from queenhigh.server.listening import bind, close_sockets, refuse_unusable
from queenhigh.server.logs import Log
from queenhigh.server.memory import settle_memory
from queenhigh.server.settings import ServerSettings
from queenhigh.server.works import StartError, Works
from queenhigh.store.sharing import release_all
from queenhigh.table.ports import StoreError
from queenhigh.text import QueenHighError

if TYPE_CHECKING:
    from queenhigh.server.run import TableServer

_STEADY_SECONDS: Final = 60.0
"""A process that has lived so long is started again at once."""
_LONGEST_PAUSE: Final = 30.0
_EXTRA_SECONDS: Final = 15.0
"""How long a process may take to be gone, beyond what commands under way may."""
_LOOK_SECONDS: Final = 0.1


class _Child:
    """One process of the pool, which may be its second or third life."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.owner = ""
        """Under what name it holds its tables; nothing until it is ready."""
        self.error = ""
        self.started = 0.0
        self.falls = 0
        self.due = 0.0

    def start(self, settings: ServerSettings) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(
            target=_serve, args=(settings, theirs), name=f"queenhigh {self.number}"
        )
        self.process.start()
        theirs.close()
        self.owner = ""
        self.error = ""
        self.started = monotonic()

    def hear(self) -> None:
        """What the process has said since."""
        with contextlib.suppress(EOFError, OSError):
            while self.pipe is not None and self.pipe.poll():
                kind, text = self.pipe.recv()
                if kind == "ready":
                    self.owner = text
                else:
                    self.error = text

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.is_alive()

    def fall(self) -> None:
        """It is dead: when it is due to be started again, the later the oftener it fell."""
        self.falls = 1 if monotonic() - self.started > _STEADY_SECONDS else self.falls + 1
        self.due = monotonic() + min(_LONGEST_PAUSE, 0.25 * 2 ** (self.falls - 1) - 0.25)
        self.process = None


class Pool:
    """The processes of one `queenhigh serve`."""

    def __init__(self, settings: ServerSettings, log: Log) -> None:
        self._settings = settings
        self._log = log
        self._children = [_Child(number) for number in range(1, settings.processes + 1)]
        self._signals: list[int] = []

    def run(self, ready: Callable[[int], None]) -> bool:
        """Serve until a signal; whether it was an interrupt. `ready` is told the port once all serve."""
        refuse_unusable(self._settings)
        kept = bind(self._settings)
        port: int = kept[0].getsockname()[1]
        held = _reserve(kept)
        settings = replace(self._settings, port=port, beside=True, processes=1)
        before = {each: signal.signal(each, self._note) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            self._begin(settings)
            if not self._signals:
                ready(port)
            while not self._signals:
                self._look_after(settings)
                sleep(_LOOK_SECONDS)
        finally:
            self._stop()
            close_sockets(held)
            for each, handler in before.items():
                signal.signal(each, handler)
        return signal.SIGINT in self._signals

    def _note(self, number: int, frame: object) -> None:
        self._signals.append(number)

    def _begin(self, settings: ServerSettings) -> None:
        """Start the first, which may have a database and tables to make, then the others."""
        first, *rest = self._children
        for some in ([first], rest):
            for child in some:
                child.start(settings)
            while not self._signals and not all(child.owner for child in some):
                for child in some:
                    child.hear()
                    if child.error or not (child.alive or child.owner):
                        raise StartError(child.error or "a process ended before it served: its log says why")
                sleep(_LOOK_SECONDS)

    def _look_after(self, settings: ServerSettings) -> None:
        for child in self._children:
            child.hear()
            if child.process is not None and not child.alive:
                self._log.warn("process", process=child.number, ended=child.process.exitcode)
                self._let_go(child)
                child.fall()
            elif child.process is None and monotonic() >= child.due:
                child.start(settings)

    def _let_go(self, child: _Child) -> None:
        """The tables of a process that is surely dead are anybody's."""
        if not child.owner:
            return
        from queenhigh.store.postgres import connect

        try:
            with contextlib.closing(connect(self._settings.database)) as sql, sql.transaction():
                release_all(sql, child.owner)
        except (StoreError, QueenHighError, OSError) as error:  # then the lease ends a few seconds later
            self._log.warn("process", process=child.number, error=str(error))

    def _stop(self) -> None:
        for child in self._children:
            if child.process is not None and child.alive and child.process.pid is not None:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(child.process.pid, signal.SIGTERM)
        until = monotonic() + self._settings.stop_seconds + _EXTRA_SECONDS
        for child in self._children:
            if child.process is not None:
                child.process.join(max(0.0, until - monotonic()))
                if child.process.is_alive():
                    child.process.kill()
                    child.process.join()


def _reserve(kept: list[socket.socket]) -> list[socket.socket]:
    """Hold the port without listening on it, so that it stays ours while no child has it."""
    places = [(each.family, each.getsockname()[:2]) for each in kept]
    close_sockets(kept)
    found: list[socket.socket] = []
    for family, place in places:
        one = socket.socket(family, socket.SOCK_STREAM)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        one.bind(place)
        found.append(one)
    return found


def _serve(settings: ServerSettings, pipe: Connection) -> None:
    """A child: serves as one process would, says when it does, and ends when its parent does."""
    from queenhigh.server import run

    log = Log(settings.log)
    log.catch_others()

    def ready(server: "TableServer", works: Works, port: int) -> None:
        pipe.send(("ready", works.floor.leases.owner))
        threading.Thread(target=_end_with_parent, args=(pipe, server), daemon=True).start()
        settle_memory()

    try:
        asyncio.run(run.serve(settings, log, ready))
    except (StartError, StoreError) as error:
        pipe.send(("error", str(error)))
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None


def _end_with_parent(pipe: Connection, server: "TableServer") -> None:
    with contextlib.suppress(EOFError, OSError):
        pipe.recv()
    server.should_exit = True
