"""A whole server in this process, on a clock moved by hand: every byte that leaves is kept by who hears it.

The application, the parts it stands on and its SQLite file are the real ones, wired by `make_works`. Three of
them are chosen here: the clock, the letters of table ids, and chance, which comes from a seed. So two worlds
of one seed that are told the same say the same, byte by byte, as far as cards do not differ.
"""

import asyncio
import io
import re
import shutil
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar, cast
from unittest.mock import patch

import httpx
from prometheus_client import metrics as prometheus_module

from kit.server.served import QUICK
from queenhigh.cards import DECK, Card, parse_card
from queenhigh.engine import BYSTANDER, DEALER, SUPERVISOR, Actor
from queenhigh.engine.actors import player
from queenhigh.people import People
from queenhigh.people import person_rows as person_rows_module
from queenhigh.people import sessions as sessions_module
from queenhigh.rules import find_house, house
from queenhigh.server import app as app_module
from queenhigh.server import works as works_module
from queenhigh.server.app import make_app
from queenhigh.server.entropy import SystemEntropy
from queenhigh.server.floor import Floor
from queenhigh.server.floor import floor as floor_module
from queenhigh.server.floor.desk import Desk
from queenhigh.server.gate.security import Message, Scope
from queenhigh.server.logs import Log
from queenhigh.server.routes import houses as houses_module
from queenhigh.server.settings import ServerSettings
from queenhigh.server.sockets import socket as socket_module
from queenhigh.server.sockets.protocol import EXTENSION
from queenhigh.server.works import ServerClock, Works, make_works, open_floor
from queenhigh.store import writer as writer_module
from queenhigh.store.opening import open_store
from queenhigh.table.handle import next_tick_ms, tick
from queenhigh.words import LANGUAGES, card_name

T = TypeVar("T")
BASE_MS = 1_750_000_000_000
SECRET = "5e" * 32
NOBODY = "nobody"
LOBBY = "lobby"
"""Somebody without a name who looks at the lobby and at no table."""
STAFF = {"dora": "dealer", "sue": "supervisor", "otto": "auditor", "ada": "admin"}
SOCKETLESS = frozenset({"otto:audit", "ada:audit", "ada:admin"})
AUDITORS = frozenset({"otto", "ada", "otto:audit", "ada:audit"})
"""Everyone who may know a whole deck once its round is over."""
LONG_MS = 10**9
"""A lease that is not renewed while a world stands."""
CARD = re.compile(rb"(?<![0-9A-Za-z])(?:10|[2-9TJQKA])(?:[cdhs](?![0-9A-Za-z])|\xe2\x99[\xa0\xa3\xa5\xa6])")
NAMED = {card_name(card, language).encode(): card for card in DECK for language in LANGUAGES}
ALOUD = re.compile(rb"\b[a-z]+ (?:of|de) [a-z\xc3\xa9]+")
SUITS = {b"\xe2\x99\xa0": b"s", b"\xe2\x99\xa3": b"c", b"\xe2\x99\xa5": b"h", b"\xe2\x99\xa6": b"d"}

_AT = re.compile(r'"at": "[^"]*"')


class HandLoop(asyncio.SelectorEventLoop):
    """An event loop whose time stands until it is moved."""

    virtual = 1_000.0

    def time(self) -> float:
        return self.virtual


def by_hand(work: Coroutine[Any, Any, T]) -> T:
    """Run something in a loop of its own whose time is moved by hand."""
    with asyncio.Runner(loop_factory=HandLoop) as runner:
        return runner.run(work)


def _loop() -> HandLoop:
    return cast(HandLoop, asyncio.get_running_loop())


class _StillTime:
    """In place of `time` where durations are measured: they are no secret, and none is like another."""

    @staticmethod
    def perf_counter() -> float:
        return 0.0

    @staticmethod
    def time() -> float:
        return 0.0

    @staticmethod
    def monotonic() -> float:
        return _loop().time()


class _SeededSecrets:
    """In place of `secrets` where people are made, so that a run can be had again."""

    def __init__(self, seed: int) -> None:
        self.choice = (random := Random(seed)).choice
        self.token_urlsafe = lambda size: random.randbytes(size).hex()


class _InOrder(dict[Any, None]):
    """In place of a set of sockets, which are told and closed in the order in which they came."""

    def add(self, each: Any) -> None:
        self[each] = None

    def discard(self, each: Any) -> None:
        self.pop(each, None)


class Key(NamedTuple):
    """What somebody shows when they call."""

    id: str = ""
    cookie: str = ""
    csrf: str = ""
    token: str = ""

    def headers(self) -> list[tuple[bytes, bytes]]:
        found = [("host", "127.0.0.1"), ("origin", "http://127.0.0.1")]
        if self.token:
            found.append(("authorization", f"Bearer {self.token}"))
        if self.cookie:
            found += [("cookie", f"queenhigh={self.cookie}"), ("x-csrf-token", self.csrf)]
        return [(name.encode(), value.encode()) for name, value in found]


class Guests(NamedTuple):
    """A folder of data in which everybody is signed in, and what they show."""

    folder: Path
    keys: Mapping[str, Key]

    def world(self, folder: Path, seed: int, entropy: "Entropy" = SystemEntropy) -> "World":
        """A world on a copy of the data."""
        shutil.copytree(self.folder, folder)
        return World(folder, self.keys, seed, entropy)


def invite(folder: Path, people: Mapping[str, str], tokens: Mapping[str, tuple[str, ...]]) -> Guests:
    """Sign these people in, by name and role; `tokens` are named ``PERSON:WORD`` and have these scopes."""

    async def work() -> dict[str, Key]:
        store = open_store(folder)
        here = People(store, ServerClock(lambda: BASE_MS * 1_000_000), QUICK)
        keys = {NOBODY: Key(), LOBBY: Key()}
        for name, role in people.items():
            let_in = await here.guest(name, "127.0.0.1")
            keys[name] = Key(let_in.person.id, let_in.session_token, let_in.csrf)
            await here.set_role(let_in.person.id, role)
        for name, scopes in tokens.items():
            owner = keys[name.partition(":")[0]].id
            _, secret = await here.make_token(owner, scopes, 30)
            keys[name] = Key(owner, token=secret)
        here.close()
        store.close()
        return keys

    folder.mkdir()
    (folder / "secret").write_text(f"{SECRET}\n")
    seeded = _SeededSecrets(0)
    with (
        patch.object(person_rows_module, "secrets", seeded),
        patch.object(sessions_module, "secrets", seeded),
    ):
        return Guests(folder, by_hand(work()))


class Line:
    """One socket of somebody's. It stands in for the wire: what is pushed is kept, nothing is ever slow."""

    def __init__(self, world: "World", who: str, path: str) -> None:
        self.world = world
        self.who = who
        self.path = path
        self.busy = False
        self.on_writable: Callable[[], None] | None = None
        self._queue: asyncio.Queue[Message] = asyncio.Queue()
        self._idle = asyncio.Event()
        where, _, query = path.partition("?")
        scope: Scope = {
            "type": "websocket", "path": where, "query_string": query.encode(),
            "headers": world.keys[who].headers(), "client": ("127.0.0.1", 1), "scheme": "ws",
            "extensions": {EXTENSION: self},
        }  # fmt: skip
        self._queue.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(world.app(scope, self._receive, self._send))
        self.task.add_done_callback(lambda done: self._idle.set())

    async def _receive(self) -> Message:
        if self._queue.empty():
            self._idle.set()
        return await self._queue.get()

    async def _send(self, message: Message) -> None:
        self.world.hear(self.who, repr(sorted(message.items())).encode())

    async def idle(self) -> None:
        """Wait until all that was told is done."""
        await self._idle.wait()

    async def tell(self, frame: bytes) -> None:
        if not self.task.done():
            self._idle.clear()
            self._queue.put_nowait({"type": "websocket.receive", "bytes": frame})
            await self.idle()

    async def drop(self) -> None:
        """Go away without a word."""
        self._queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
        await self.task

    def slow(self, busy: bool) -> None:
        """Take nothing for a while, or again."""
        self.busy = busy
        if not busy and self.on_writable is not None:
            self.on_writable()

    # The wire, as the socket knows it

    def push(self, frame: bytes) -> None:
        self.world.hear(self.who, frame)

    def end(self, code: int, reason: str = "") -> None:
        self.world.hear(self.who, f"closed {code} {reason}".encode())
        self._queue.put_nowait({"type": "websocket.disconnect", "code": code})

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        return _loop().call_later(seconds, call)


Entropy = Callable[[bytes, Callable[[int], bytes]], SystemEntropy]


class World:
    """A server with everybody who looks at it. `part` says which part of the story is on."""

    works: Works
    app: Any

    def __init__(self, folder: Path, keys: Mapping[str, Key], seed: int, entropy: Entropy) -> None:
        self.folder = folder
        self.keys = keys
        self.part = 0
        self.heard: dict[tuple[int, str], list[bytes]] = defaultdict(list)
        """Everything that left the server, by the part of the story that was on, and by who heard it."""
        self.lines: dict[str, Line] = {}
        self.log = io.StringIO()
        self._random = Random(seed)
        self._entropy = lambda secret: entropy(secret, self._random.randbytes)

    def hear(self, who: str, what: bytes) -> None:
        self.heard[self.part, who].append(what)

    @property
    def now_ms(self) -> int:
        return BASE_MS + round(1000 * _loop().time())

    # Living

    async def start(self) -> None:
        settings = ServerSettings(data=str(self.folder), open_tables=False, people=QUICK)
        clock = partial(ServerClock, lambda: self.now_ms * 1_000_000, lambda: 0)
        floor = partial(Floor, lease_ms=LONG_MS, letter=self._random.choice)
        with patch.multiple(works_module, ServerClock=clock, SystemEntropy=self._entropy, Floor=floor):
            self.works = make_works(settings, Log("json", self.log))
        self.works.hub.sockets = cast("Any", _InOrder())
        # How many writes happen to meet in one commit is timing.
        self.works.store.writer.on_commit = lambda writes, seconds: None
        self.app = make_app(self.works, ())
        await open_floor(self.works)
        await self.settle()

    async def stop(self) -> None:
        """Stop as a signal would."""
        works = self.works
        await works.hub.stop(1)
        for line in self.lines.values():
            line.slow(False)
            await line.task
        self.lines.clear()
        works.bots.stop()
        await works.floor.leases.stop()
        works.people.close()
        works.store.close()

    async def restart(self) -> None:
        """Stop, start again, and have everybody come back who was there."""
        there = {who: line.path for who, line in self.lines.items()}
        await self.stop()
        await self.start()
        for who, path in there.items():
            await self.join(who, path)

    async def settle(self) -> None:
        """Let everything happen that is due."""
        for _ in range(1000):
            await asyncio.sleep(0)
            desks = [desk for desk in self.works.floor.desks if desk.table.kept.stage != "closed"]
            ticks_ms = [(desk, next_tick_ms(desk.table, desk.audience.world())) for desk in desks]
            due = [(desk, ms) for desk, ms in ticks_ms if ms is not None and ms <= self.now_ms]
            if not due:
                return
            for desk, ms in due:
                await desk.run(partial(tick, due_ms=ms))
        raise AssertionError("the clock never rests")

    async def pass_ms(self, ms: int) -> None:
        _loop().virtual += ms / 1000
        for _ in range(3):
            await asyncio.sleep(0)
        await self.settle()

    # What people do

    async def join(self, who: str, path: str) -> None:
        """Open a socket of somebody's: of a table, or of the lobby."""
        line = self.lines[who] = Line(self, who, path)
        await line.idle()
        await self.settle()

    async def slow(self, who: str, busy: bool) -> None:
        self.lines[who].slow(busy)

    async def drop(self, who: str) -> None:
        await self.lines.pop(who).drop()
        await self.settle()

    async def tell(self, who: str, frame: bytes) -> None:
        await self.lines[who].tell(frame)
        await self.settle()

    async def ask(
        self, who: str, method: str, path: str, body: object = None, csrf: str | None = None
    ) -> httpx.Response:
        """One request of somebody's; the answer is heard by them, headers and all."""
        key = self.keys[who] if csrf is None else self.keys[who]._replace(csrf=csrf)
        request = httpx.Request(method, f"http://127.0.0.1{path}", headers=key.headers(), json=body)
        transport = httpx.ASGITransport(self.app, client=("127.0.0.1", 1))
        reply = await transport.handle_async_request(request)
        await reply.aread()
        said = f"{method} {path} {reply.status_code} {reply.headers.raw}\n".encode()
        self.hear(who, said + reply.content)
        await self.settle()
        return reply

    def actor(self, who: str) -> Actor:
        """As whom somebody looks at a table; a program as what its scope lets it be."""
        person, _, scope = who.partition(":")
        if person == "dora":
            return DEALER
        if person in ("sue", "ada") and scope in ("", "deal"):
            return SUPERVISOR
        return player(self.keys[who].id) if self.keys[who].id and scope in ("", "play") else BYSTANDER

    def desk(self, table: str) -> Desk:
        found = self.works.floor.desks.get(table)
        assert found is not None
        return found

    def log_lines(self) -> list[str]:
        """The log, without when each line was written."""
        return _AT.sub("", self.log.getvalue()).splitlines()


@contextmanager
def still_time() -> Iterator[None]:
    """Have no duration be measured while this lasts, and each house read once."""
    with ExitStack() as stack:
        stack.enter_context(patch.object(floor_module, "find_house", cache(find_house)))
        stack.enter_context(patch.object(houses_module, "house", cache(house)))
        for module in (app_module, socket_module, prometheus_module):
            stack.enter_context(patch.object(module, "time", _StillTime))
        stack.enter_context(patch.object(writer_module, "perf_counter", _StillTime.perf_counter))
        yield


def cards_in(text: bytes) -> set[Card]:
    """Every card in a text: by its letters, with its suit's sign, or as it is read aloud."""
    found = {NAMED[name] for name in ALOUD.findall(text) if name in NAMED}
    for card in CARD.findall(text):
        plain = next((card.replace(sign, suit) for sign, suit in SUITS.items() if sign in card), card)
        found.add(parse_card(plain.decode().replace("10", "T")))
    return found
