"""A server from start to stop: bound, served, and on a signal closed in order."""

import asyncio
import contextlib
import signal
import socket
import ssl
import threading
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from types import FrameType
from typing import Final

import uvicorn

from queenhigh.server.app import make_app
from queenhigh.server.floor.orders import Orders
from queenhigh.server.gate.security import is_local
from queenhigh.server.logs import Log
from queenhigh.server.settings import ServerSettings
from queenhigh.server.sockets.protocol import TableProtocol
from queenhigh.server.sockets.reality import RealityChecks
from queenhigh.server.works import StartError, Works, make_works, open_floor
from queenhigh.store.sql import Sql
from queenhigh.store.sqlite import make_folder

LARGEST_FRAME: Final = 65_536
"""A longer frame is not even read: the socket is closed with 1009. Above 4 KB a frame is a strike."""
_TIDY_SECONDS: Final = 300.0
_LIMITS_SECONDS: Final = 5.0
_REALITY_SECONDS: Final = 1.0
_ORDERS_SECONDS: Final = 0.5


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


def bind(settings: ServerSettings) -> list[socket.socket]:
    """The sockets to listen on, of one port; `StartError` says why they cannot be had.

    `::` has two, so that who comes by IPv4 is known by an IPv4 address.
    """
    hosts = ("::", "0.0.0.0") if settings.host == "::" else (settings.host,)
    port, found = settings.port, list[socket.socket]()
    try:
        for host in hosts:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            found.append(socket.create_server((host, port), family=family, backlog=1024))
            port = found[0].getsockname()[1]
    except (OSError, ValueError) as error:
        _close(found)
        why = str(getattr(error, "strerror", None) or error).partition(" (while")[0].lower()
        hint = ": say another --port" if "in use" in why else ""
        raise StartError(f"cannot listen on {settings.host}:{settings.port}, {why}{hint}") from None
    return found


def _close(sockets: Iterable[socket.socket]) -> None:
    for each in sockets:
        each.close()


def _refuse_unusable(settings: ServerSettings) -> None:
    """`StartError` for a certificate and a key that are none, or not each other's."""
    if not settings.tls:
        return

    def ask() -> str:
        raise StartError(f"the key {settings.key} has a pass phrase: a server needs a key without one")

    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(settings.certificate, settings.key, ask)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        if isinstance(error, ssl.SSLError):
            why = "they are no certificate and key in PEM form that belong together"
        raise StartError(
            f"the certificate {settings.certificate} with the key {settings.key} cannot be used: {why}"
        ) from None


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
    _refuse_unusable(settings)
    listening = bind(settings)
    try:
        if settings.database and not settings.secret:
            make_folder(settings.folder)  # of the secret alone
        with _interruptible():
            works = make_works(settings, log)
    except BaseException:
        _close(listening)
        raise
    port: int = listening[0].getsockname()[1]
    try:
        await open_floor(works)
        server = TableServer(_config(settings, works), works)
        if ready is not None:
            asyncio.get_running_loop().call_later(0, _when_started, server, works, port, ready)
        async with _chores(works):
            await server.serve(sockets=listening)
        return server.interrupted
    finally:
        _close(listening)
        works.bots.stop()
        await works.floor.stop()
        works.people.close()
        works.store.close()


def held_elsewhere(works: Works) -> dict[str, int]:
    """How many open tables of the database other servers hold at present, by server."""
    query = "SELECT owner, expires_ms FROM tables WHERE NOT closed AND owner <> ? AND owner <> ''"

    def work(sql: Sql) -> dict[str, int]:
        now_ms = sql.now_ms()
        rows = sql.execute(query, works.floor.owner)
        return Counter(owner for owner, expires_ms in rows if expires_ms > now_ms)

    return works.store.read_now(work)


def _when_started(
    server: TableServer, works: Works, port: int, ready: Callable[[TableServer, Works, int], None]
) -> None:
    if server.started:
        ready(server, works, port)
    else:
        asyncio.get_running_loop().call_later(0.02, _when_started, server, works, port, ready)


def _config(settings: ServerSettings, works: Works) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(works, host_names(settings)),
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


def host_names(settings: ServerSettings) -> tuple[str, ...]:
    """The names that this server answers to besides the machine's own loopback."""
    found = {*settings.hosts, settings.host}
    if not is_local(settings.host):
        found |= {socket.gethostname(), f"{socket.gethostname()}.local", *own_addresses()}
    return tuple(sorted(found - {"0.0.0.0", "::", ""}))


def own_addresses() -> tuple[str, ...]:
    """The addresses under which others reach this machine, the likeliest first; nothing is sent."""
    found: dict[str, None] = {}
    for family, target in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            found[probe.getsockname()[0]] = None
    with contextlib.suppress(OSError):
        for info in socket.getaddrinfo(socket.gethostname(), None):
            found[str(info[4][0]).partition("%")[0]] = None
    return tuple(address for address in found if not is_local(address))


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
        await works.floor.hall.limits_changed(person)


async def _again(works: Works, name: str, seconds: float, chore: Callable[[], Awaitable[object]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await chore()
        except Exception as error:  # a chore that fails is tried again; the tables go on
            works.log.fault("chore", error, chore=name)
