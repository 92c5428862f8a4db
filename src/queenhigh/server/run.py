"""A server from start to stop: bound, served, and on a signal closed in order."""

import asyncio
import contextlib
import signal
import socket
import threading
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from types import FrameType
from typing import Final

import uvicorn

from queenhigh.server.app import make_app, make_inner_app
from queenhigh.server.floor.orders import Orders
from queenhigh.server.gate.security import App
from queenhigh.server.listening import (
    address_of,
    bind,
    bind_inner,
    close_sockets,
    host_names,
    refuse_unusable,
)
from queenhigh.server.logs import Log
from queenhigh.server.memory import Sweeper
from queenhigh.server.settings import ServerSettings
from queenhigh.server.sockets.protocol import TableProtocol
from queenhigh.server.sockets.reality import RealityChecks
from queenhigh.server.works import Works, make_works, open_floor
from queenhigh.store.sql import Sql
from queenhigh.store.sqlite import make_folder

LARGEST_FRAME: Final = 65_536
"""A longer frame is not even read: the socket is closed with 1009. Above 4 KB a frame is a strike."""
_TIDY_SECONDS: Final = 300.0
_LIMITS_SECONDS: Final = 5.0
_REALITY_SECONDS: Final = 1.0
_MEMORY_SECONDS: Final = 5.0
_ORDERS_SECONDS: Final = 0.5


INNER: Final = ServerSettings()
"""Among processes there is neither TLS nor a proxy."""


class InnerServer(uvicorn.Server):
    """Uvicorn's server for the other processes; signals are for the one that the world sees."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class TableServer(uvicorn.Server):
    """Uvicorn's server, which tells its sockets before it closes them."""

    def __init__(self, config: uvicorn.Config, works: Works) -> None:
        super().__init__(config)
        self._works = works
        self.interrupted = False

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._works.hub.stop(self._works.settings.stop_seconds)
        await close_floor(self._works)  # before connections are waited for: others take the tables now
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal, once; the second one stops at once. Whoever called says how it ended."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.interrupted = self.interrupted or sig == signal.SIGINT
        super().handle_exit(sig, frame)


@contextlib.contextmanager
def _interruptible() -> Iterator[None]:
    """Let an interrupt end what does not wait for the loop, such as a database that does not answer."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


async def serve(
    settings: ServerSettings, log: Log, ready: Callable[[TableServer, Works, int], None] | None = None
) -> bool:
    """Serve until a signal, or until somebody sets `should_exit`; whether it was an interrupt.

    `ready` is called once the server listens, with its port.
    """
    refuse_unusable(settings)
    listening = bind(settings)
    inner = [bind_inner(settings)] if settings.database else []
    try:
        if settings.database and not settings.secret:
            make_folder(settings.folder)  # of the secret alone
        with _interruptible():
            works = make_works(settings, log, *map(address_of, inner))
    except BaseException:
        close_sockets((*listening, *inner))
        raise
    port: int = listening[0].getsockname()[1]
    try:
        async with _among_processes(works, inner):
            await open_floor(works)
            server = TableServer(_config(settings, make_app(works, host_names(settings))), works)
            if ready is not None:
                asyncio.get_running_loop().call_later(0, _when_started, server, works, port, ready)
            async with _chores(works):
                await server.serve(sockets=listening)
        return server.interrupted
    finally:
        close_sockets((*listening, *inner))
        await close_floor(works)
        works.people.close()
        works.store.close()


@contextlib.asynccontextmanager
async def _among_processes(works: Works, inner: list[socket.socket]) -> AsyncIterator[None]:
    """Be reached by the other processes of the database, from before this one has a table until after."""
    if works.peers is None:
        yield
        return
    server = InnerServer(_config(INNER, make_inner_app(works, works.peers)))
    serving = asyncio.create_task(server.serve(sockets=inner), name="inner")
    try:
        yield
    finally:
        await close_floor(works)
        if works.watch is not None:
            await works.watch.stop()
        await works.peers.stop()
        server.should_exit = server.force_exit = True
        await serving


async def close_floor(works: Works) -> None:
    """Stop every table; others may take them from now on."""
    works.bots.stop()
    await works.floor.leases.stop()


def held_elsewhere(works: Works) -> dict[str, int]:
    """How many open tables of the database other servers hold at present, by server."""
    query = "SELECT owner, expires_ms FROM tables WHERE NOT closed AND owner <> ? AND owner <> ''"

    def work(sql: Sql) -> dict[str, int]:
        now_ms = sql.now_ms()
        rows = sql.execute(query, works.floor.leases.owner)
        return Counter(owner for owner, expires_ms in rows if expires_ms > now_ms)

    return works.store.read_now(work)


def _when_started(
    server: TableServer, works: Works, port: int, ready: Callable[[TableServer, Works, int], None]
) -> None:
    if server.started:
        ready(server, works, port)
    else:
        asyncio.get_running_loop().call_later(0.02, _when_started, server, works, port, ready)


def _config(settings: ServerSettings, app: App) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        interface="asgi3",
        lifespan="off",
        http="h11",
        loop="asyncio",
        ws=TableProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
        server_header=False,
        ssl_certfile=settings.certificate or None,
        ssl_keyfile=settings.key or None,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=16_384,
    )


@contextlib.asynccontextmanager
async def _chores(works: Works) -> AsyncIterator[None]:
    """What is done beside the tables, until the server stops."""
    people = works.people
    checks = RealityChecks(people.limits, works.hub, works.clock)
    tasks = [
        asyncio.create_task(_again(works, "sessions", 0.5, lambda: people.sweep(works.hub.used))),
        asyncio.create_task(_again(works, "limits", _LIMITS_SECONDS, lambda: _apply_due(works))),
        asyncio.create_task(_again(works, "reality", _REALITY_SECONDS, checks.tell)),
        asyncio.create_task(_again(works, "tidy", _TIDY_SECONDS, people.tidy)),
        asyncio.create_task(_again(works, "orders", _ORDERS_SECONDS, Orders(works.floor).do_due)),
        asyncio.create_task(_again(works, "memory", _MEMORY_SECONDS, Sweeper(works.hub).sweep)),
    ]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _apply_due(works: Works) -> None:
    """Let rises of own limits bind that have waited their day, and show them where their owners sit."""
    for person in await works.people.limits.apply_due():
        await works.floor.feed.purse_changed(person)


async def _again(works: Works, name: str, seconds: float, chore: Callable[[], Awaitable[object]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await chore()
        except Exception as error:  # a chore that fails is tried again; the tables go on
            works.log.fault("chore", error, chore=name)
