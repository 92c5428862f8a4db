"""The parts of a running server, made here and only here, and given to whoever needs them."""

import asyncio
import os
import secrets
import socket
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar, cast

import msgspec

from queenhigh import page
from queenhigh.people import People
from queenhigh.people.buckets import Rate
from queenhigh.server.bots import Bots
from queenhigh.server.entropy import SystemEntropy, make_secret, read_secret
from queenhigh.server.floor import Floor, SettingsRefused
from queenhigh.server.floor.hall import Hall
from queenhigh.server.floor.others import ALONE
from queenhigh.server.gate.callers import Callers
from queenhigh.server.gate.problems import Trouble
from queenhigh.server.logs import Log
from queenhigh.server.metrics import Metrics
from queenhigh.server.peers import Peers, PeerWatch
from queenhigh.server.settings import ServerSettings
from queenhigh.server.sockets.hub import Hub
from queenhigh.store.opening import open_store
from queenhigh.store.purses import HOUR_MS
from queenhigh.store.reading import last_ms
from queenhigh.store.store import Store
from queenhigh.table.ports import EntropyError
from queenhigh.text import QueenHighError

PEOPLE_A_TABLE: Final = 5
"""From one address so many times more people may come than tables be opened."""
T = TypeVar("T")
MOST: Final = 64
EACH: Final = 16
"""So many wait in all, and from one address: whoever asks most waits for themselves."""
KEPT: Final = 256
"""How many answers are kept: those that were asked for last."""
_ASKED: Final = ThreadPoolExecutor(1, "queenhigh-advice")
_STUDIED: Final = ThreadPoolExecutor(1, "queenhigh-study")


class StartError(QueenHighError, ValueError):
    """Why the server does not start."""


class ServerClock:
    """The clock of the machine, which never goes back.

    Where the machine's is set back this one goes on at half speed until the other has caught up, so that
    nothing ends before it began and no table stands still. It begins no earlier than what it is told.
    """

    def __init__(
        self,
        source: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
        not_before_ms: int = 0,
    ) -> None:
        self._source = source
        self._steady = steady
        self._last_ns = not_before_ms * 1_000_000
        self._read_ns = steady()

    def now_ms(self) -> int:
        read_ns = self._steady()
        slow_ns = self._last_ns + (read_ns - self._read_ns) // 2
        self._last_ns = max(slow_ns, self._source())
        self._read_ns = read_ns
        return self._last_ns // 1_000_000


class Worker:
    """Does what takes long beside the event loop, one thing after another, and what is asked again once.

    Two threads: what is done once for everybody and kept, such as the figures of a house, may take seconds; a
    question about a hand does not wait for that.
    """

    def __init__(self) -> None:
        self._waiting: Counter[str] = Counter()
        self._kept: OrderedDict[Hashable, asyncio.Future[Any]] = OrderedDict()

    async def run(self, address: str, work: Callable[..., T], *said: Any) -> T:
        """What this work comes to; `Trouble` where too many wait already."""
        return await self._run(_ASKED, address, work, *said)

    async def _run(self, thread: ThreadPoolExecutor, address: str, work: Callable[..., T], *said: Any) -> T:
        if self._waiting.total() >= MOST or self._waiting[address] >= EACH:
            raise Trouble("rate/limited", headers={"Retry-After": "1"})
        self._waiting[address] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(thread, work, *said)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    async def once(self, address: str, key: Hashable, work: Callable[..., T], *said: Any) -> T:
        """The same, worked out once for everybody who asks under this key; what fails is tried again."""
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = asyncio.ensure_future(self._run(_STUDIED, address, work, *said))
            found.add_done_callback(lambda done: self._forget_failed(key, done))
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return cast(T, await asyncio.shield(found))

    def _forget_failed(self, key: Hashable, done: "asyncio.Future[Any]") -> None:
        if (done.cancelled() or done.exception() is not None) and self._kept.get(key) is done:
            del self._kept[key]


class Works(msgspec.Struct, frozen=True):
    """Everything that a route or a socket may need."""

    settings: ServerSettings
    store: Store
    people: People
    floor: Floor
    callers: Callers
    hub: Hub
    metrics: Metrics
    log: Log
    clock: ServerClock
    bots: Bots
    openings: Rate
    """How fast tables may be opened from one address."""
    worker: Worker
    peers: Peers | None = None
    """The other processes, where the database is one that several may use."""
    watch: PeerWatch | None = None


def make_works(settings: ServerSettings, log: Log, inner_address: str = "") -> Works:
    """Open the store and make everything that stands on it; within a running event loop.

    `inner_address` is where other processes reach this one.
    Raises `StartError` for a secret that is missing, `StoreError` for a store that cannot be had.
    """
    store = open_store(settings.database or settings.folder)
    try:
        secret = _secret(settings, store)
        clock = ServerClock(not_before_ms=store.read_now(last_ms))
        hub = Hub()
        metrics = Metrics()
        people = People(store, clock, settings.letting_in)
        people.on_ended(lambda id, _person: hub.ended(id))
        hall = Hall(store, clock, SystemEntropy(secret), lambda *told: _note(log, *told), page=page.digest())
        owner = f"{socket.gethostname()[:40]}:{os.getpid()}:{secrets.token_hex(4)}"
        bots = Bots()
        peers = None
        if inner_address:
            from queenhigh.store.hints import PostgresHints

            peers = Peers(store, PostgresHints(settings.database), owner, secret, inner_address)
        floor = Floor(hall, owner, peers or ALONE, taken=lambda desk: bots.start((desk,)))
        watch = PeerWatch(peers, floor, hub) if peers is not None else None
        _count(metrics, store, floor, hub)
        openings = Rate(-(-settings.people.new_people_an_hour // PEOPLE_A_TABLE), HOUR_MS)
        callers = Callers(people)
        return Works(
            settings, store, people, floor, callers, hub, metrics, log, clock, bots, openings, Worker(),
            peers, watch,
        )  # fmt: skip
    except BaseException:
        store.close()
        raise


async def open_floor(works: Works) -> None:
    """Go on with the tables that are stored; a first start opens its first ones."""
    stored = await works.store.tables(closed=True)
    try:
        if works.watch is not None:
            await works.watch.start()
        await works.floor.leases.start()
    except EntropyError as error:
        raise StartError(f"{error}: put the right one back at {works.settings.secret_file}") from None
    if not stored and works.settings.open_tables:
        try:
            await works.floor.open_first(works.settings.first_tables)
        except SettingsRefused as error:
            raise StartError(f"the first tables cannot be opened: {error}") from None


def _secret(settings: ServerSettings, store: Store) -> bytes:
    """The server's secret; made for a new store, and never for one in which tables are played."""
    file = settings.secret_file
    try:
        if not file.exists():
            if store.read_now(lambda sql: sql.execute("SELECT id FROM tables LIMIT 1")):
                raise StartError(
                    f"there is no secret at {file}, and the database has tables whose decks need it: "
                    "put the secret back, or begin with another --data or --database"
                )
            file.parent.mkdir(parents=True, exist_ok=True)
            make_secret(file)
        return read_secret(file)
    except EntropyError as error:
        raise StartError(str(error)) from None
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise StartError(f"the secret {file} cannot be made: {why}") from None


def _note(log: Log, kind: str, table: str, what: object) -> None:
    if isinstance(what, BaseException):
        log.fault(kind, what, table=table)
    else:
        log.warn(kind, table=table)


def _count(metrics: Metrics, store: Store, floor: Floor, hub: Hub) -> None:
    """Let the metrics have what these know."""
    store.writer.on_commit = metrics.commit
    metrics.read("queenhigh_store_waiting", "Writes that wait for the store", lambda: store.writer.waiting)
    metrics.read("queenhigh_under_way", "Commands that are being done", lambda: hub.under_way)
    metrics.read(
        "queenhigh_table_queue", "Commands that wait for their table",
        lambda: sum(desk.queue_length for desk in floor.desks),
    )  # fmt: skip
    metrics.read("queenhigh_outbox", "Frames that wait for slow readers", lambda: hub.waiting)
    metrics.read("queenhigh_tables", "Tables of this process", lambda: len(floor.desks))
