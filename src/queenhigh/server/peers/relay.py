"""Requests and sockets of tables that another process runs: handed on to it, and let in by it.

Only processes that have the same secret are let in, and they speak for somebody.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Final
from urllib.parse import unquote

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from queenhigh.people.limits import Reality
from queenhigh.server.floor import Floor
from queenhigh.server.gate.problems import Trouble
from queenhigh.server.gate.security import App, Message, Receive, Scope, Send, answer_trouble
from queenhigh.server.metrics import Family
from queenhigh.server.peers.peers import CARDS, CONNECT_SECONDS, FIGURES, FROM, PASS, SCHEME, Peers
from queenhigh.server.sockets.hub import Hub
from queenhigh.server.sockets.outbox import TOO_SLOW
from queenhigh.server.sockets.protocol import EXTENSION, TableProtocol
from queenhigh.store.sharing import Process
from queenhigh.table.ports import StoreError
from queenhigh.wire.frames import RESTART

RELAYED: Final = "queenhigh.relayed"
"""Under this name the scope says that a request has been handed on already."""
ADVICE: Final = "/api/v1/advice"
_OWN: Final = re.compile(r"/api/v1/(?:tables/([^/]+)|rounds/([^/]+?)-\d+)(?:/.*)?")
_PRIVATE: Final = frozenset((PASS, FROM, SCHEME))
_HOPS: Final = frozenset(
    ("connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade",
     "content-length", "accept-encoding")
)  # fmt: skip
"""Headers between two ends of one connection, which are not handed on."""


class _AskedTable(msgspec.Struct):
    table: str = ""


class Relay:
    """Around the routes: what is about a table of another process goes there, everything else passes."""

    def __init__(self, app: App, floor: Floor, peers: Peers, hub: Hub, slow_seconds: float) -> None:
        self._app = app
        self._floor = floor
        self._peers = peers
        self._hub = hub
        self._slow_seconds = slow_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            peer, receive = await self._peer(scope, receive)
        except StoreError:
            await answer_trouble(scope, send, Trouble("server/stopping"))
            return
        if peer is None:
            await self._app(scope, receive, send)
            return
        scope["path_template"] = "relayed"
        if scope["type"] == "websocket":
            await self._socket(peer, scope, receive, send)
        else:
            await self._request(peer, scope, receive, send)

    async def _peer(self, scope: Scope, receive: Receive) -> tuple[Process | None, Receive]:
        """Whose the request is, if it is another's, and what is received once it has been looked at."""
        if scope.get(RELAYED) or not self._peers.count:
            return None, receive
        path: str = scope["path"]
        if path == ADVICE and scope.get("method") == "POST":
            body = await _body(receive)
            table = _asked_table(body)
            receive = _once(body)
        else:
            found = _OWN.fullmatch(path)
            table = unquote(found[1] or found[2]) if found is not None else ""
        if not table or self._floor.desks.get(table) is not None:
            return None, receive
        return await self._peers.owner_of(table), receive

    async def _request(self, peer: Process, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            answer = await self._peers.http.request(
                scope["method"],
                f"http://{peer.address}{_target(scope)}",
                headers=self._headers(peer, scope),
                content=await _body(receive),
            )
        except httpx.HTTPError:  # it is gone, or its table is: asked again, somebody has it
            await answer_trouble(scope, send, Trouble("server/stopping"))
            return
        headers = [
            (name.lower().encode("latin-1"), value.encode("latin-1"))
            for name, value in answer.headers.multi_items()
            if name.lower() not in _HOPS
        ]
        headers.append((b"content-length", str(len(answer.content)).encode()))
        await send({"type": "http.response.start", "status": answer.status_code, "headers": headers})
        await send({"type": "http.response.body", "body": answer.content})

    def _headers(self, peer: Process, scope: Scope) -> list[tuple[str, str]]:
        """What the caller said, with where they are and the pass; nobody outside says those."""
        said = [(key.decode("latin-1").lower(), value.decode("latin-1")) for key, value in scope["headers"]]
        kept = [
            (name, value)
            for name, value in said
            if name not in _HOPS and name not in _PRIVATE and not name.startswith("sec-websocket")
        ]
        address = (scope.get("client") or ("", 0))[0]
        ours = [(PASS, self._peers.pass_for(peer.owner)), (FROM, address), (SCHEME, scope["scheme"])]
        return kept + ours

    async def _socket(self, peer: Process, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        wire: TableProtocol = scope["extensions"][EXTENSION]
        try:
            inner = await connect(
                f"ws://{peer.address}{_target(scope)}",
                additional_headers=[each for each in self._headers(peer, scope) if each[0] != "host"],
                open_timeout=CONNECT_SECONDS,
                close_timeout=CONNECT_SECONDS,  # a reader who is gone may have left it unread
                compression=None,
                max_size=None,
                proxy=None,
                user_agent_header=None,
            )
        except InvalidStatus as error:
            await _refuse(send, error)
            return
        except (OSError, TimeoutError, WebSocketException):
            await send({"type": "websocket.accept"})
            wire.end(RESTART, "restart")
            return
        await send({"type": "websocket.accept"})
        relayed = RelayedSocket(wire, peer.owner)
        self._hub.sockets.add(relayed)
        try:
            await _both_ways(inner, wire, receive, self._slow_seconds)
        finally:
            self._hub.leave(relayed)
            wire.on_writable = None
            wire.end(RESTART, "restart")  # where nobody has said how it ends
            await inner.close()


def inner_app(app: App, floor: Floor, peers: Peers, figures: Callable[[], Awaitable[list[Family]]]) -> App:
    """What other processes are answered: what this one lists and counts, and whatever their callers ask."""

    async def inside(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return
        said = {key.lower(): value.decode("latin-1") for key, value in scope["headers"]}
        if not peers.is_pass(said.get(PASS.encode(), "")):
            await answer_trouble(scope, send, Trouble("auth/forbidden"))
        elif scope["path"] == CARDS:
            await _answer(send, msgspec.json.encode(floor.feed.own_cards()))
        elif scope["path"] == FIGURES:
            await _answer(send, msgspec.json.encode(await figures()))
        else:
            await app(_as_it_came(scope, said), receive, send)

    return inside


def _as_it_came(scope: Scope, said: dict[bytes, str]) -> Scope:
    """The request as the first process had it: from the caller's own address, by their scheme."""
    address = said.get(FROM.encode(), "")
    scheme = said.get(SCHEME.encode(), scope["scheme"])
    return {**scope, "client": (address, 0), "scheme": scheme, RELAYED: True}


async def _answer(send: Send, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class RelayedSocket:
    """A socket that another process speaks to, as the hub knows it: nobody's, and told when we stop."""

    session_id = person_id = language = ""
    seated = False
    waiting = 0

    def __init__(self, wire: TableProtocol, owner: str) -> None:
        self._wire = wire
        self.owner = owner

    def send(self, frame: bytes, version: int | None) -> None:
        self._wire.push(frame)

    def remind(self, told: Reality) -> None:
        """The process that has the table tells them."""

    def end(self, code: int, reason: str = "") -> None:
        self._wire.end(code, reason)


async def _both_ways(
    inner: ClientConnection, wire: TableProtocol, receive: Receive, slow_seconds: float
) -> None:
    """Hand frames on until one side closes."""
    ways = _inward(inner, receive), _outward(inner, wire, slow_seconds)
    pumps = {asyncio.create_task(way) for way in ways}
    try:
        await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for pump in pumps:
            pump.cancel()
        await asyncio.gather(*pumps, return_exceptions=True)


async def _inward(inner: ClientConnection, receive: Receive) -> None:
    while (message := await receive())["type"] == "websocket.receive":
        try:
            await inner.send(message["bytes"])
        except ConnectionClosed:  # the other way says how it closed
            await asyncio.sleep(CONNECT_SECONDS)
            return


async def _outward(inner: ClientConnection, wire: TableProtocol, slow_seconds: float) -> None:
    """A reader who takes nothing holds up the process that speaks, which then keeps only what is newest.

    Not for ever: here as there they are cut off.
    """
    writable = asyncio.Event()
    wire.on_writable = writable.set
    try:
        while True:
            wire.push(await inner.recv(decode=False))
            while wire.busy:
                writable.clear()
                async with asyncio.timeout(slow_seconds):
                    await writable.wait()
    except TimeoutError:
        wire.end(TOO_SLOW, "too slow")
    except ConnectionClosed as error:
        closed = error.rcvd
        wire.end(*((closed.code, closed.reason) if closed is not None else (RESTART, "restart")))


async def _refuse(send: Send, error: InvalidStatus) -> None:
    """The other process lets no socket be opened: it says why."""
    answer = error.response
    kept = ("content-type", "www-authenticate", "retry-after")
    headers = _raw((name, value) for name, value in answer.headers.raw_items() if name.lower() in kept)
    body = answer.body or b""
    headers.append((b"content-length", str(len(body)).encode()))
    start = "websocket.http.response.start"
    await send({"type": start, "status": answer.status_code, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": bytes(body), "more_body": False})


def _raw(headers: Iterable[tuple[str, str]]) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers]


def _target(scope: Scope) -> str:
    """Path and query as they came."""
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    query: bytes = scope["query_string"]
    return path.decode("latin-1") + (f"?{query.decode('latin-1')}" if query else "")


async def _body(receive: Receive) -> bytes:
    parts: list[bytes] = []
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        if not message.get("more_body"):
            return b"".join(parts)


def _once(body: bytes) -> Receive:
    """The body again, for whoever reads it next; then nothing but the end."""
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receiving() -> Message:
        return messages.pop() if messages else {"type": "http.disconnect"}

    return receiving


def _asked_table(body: bytes) -> str:
    """The table that a request for advice names; nothing where the body is none: the route says why."""
    try:
        return msgspec.json.decode(body, type=_AskedTable).table
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
