"""The door: which Host, which Origin and how much body is let in, and what every answer says about itself."""

import asyncio
import contextlib
import ipaddress
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from queenhigh.server.gate.problems import PROBLEM_JSON, Trouble, language_of

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

BODY_LIMIT: Final = 65_536
UNREAD: Final = ("http/too_large", "http/no_length")
"""Refusals of a body that nobody reads."""
DRAINED: Final = 1 << 20
DRAIN_SECONDS: Final = 2.0
UNSAFE: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})
HEADERS: Final = (
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
)
OPENER: Final = (b"cross-origin-opener-policy", b"same-origin")
"""Browsers complain of it where a connection is neither secure nor this machine's own."""
STRICT: Final = (b"strict-transport-security", b"max-age=31536000")


def header(scope: Scope, name: bytes) -> str | None:
    """A header's one value; `Trouble` where it is said twice, for then it says nothing."""
    found = [value for key, value in scope["headers"] if key.lower() == name]
    if len(found) > 1:
        raise Trouble("http/unreadable", f"the header {name.decode()} is given {len(found)} times")
    return found[0].decode("latin-1") if found else None


def host_name(host: str) -> str:
    """The name in a Host header or an address, without its port: ``[::1]:8000`` is ``::1``."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_local(name: str) -> bool:
    """Whether this is the machine itself."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


class Door:
    """What is checked before anything else is looked at."""

    def __init__(self, hosts: Iterable[str], tls: bool) -> None:
        self._hosts = frozenset(host_name(host) for host in hosts)
        self._tls = tls

    def check_host(self, scope: Scope) -> None:
        """`Trouble` unless the request names a host that this server is."""
        name = host_name(header(scope, b"host") or "")
        if not name or (name not in self._hosts and not is_local(name)):
            raise Trouble("http/host")

    def check_origin(self, scope: Scope) -> None:
        """`Trouble` unless the request comes from this very origin: the same scheme, name and port.

        A program that shows a token is let in without an Origin: nothing is sent along on its behalf.
        """
        origin = header(scope, b"origin")
        if origin is None and (header(scope, b"authorization") or "").lower().startswith("bearer "):
            return
        scheme = "https" if self.is_secure(scope) else "http"
        if origin is None or origin != f"{scheme}://{header(scope, b'host')}":
            raise Trouble("http/origin")

    def is_secure(self, scope: Scope) -> bool:
        return self._tls or scope["scheme"] in ("https", "wss")


class Guard:
    """Around the whole application: Host, Origin and body checked, headers added, nothing else."""

    def __init__(self, app: App, door: Door) -> None:
        self._app = app
        self._door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            send = self._with_headers(scope, send)
        try:
            self._door.check_host(scope)
            if scope["type"] == "websocket" or scope["method"] in UNSAFE:
                self._door.check_origin(scope)
            if scope["type"] == "http":
                receive = _bounded(receive, _length(scope))
        except Trouble as trouble:
            if trouble.code in UNREAD:
                await _drain(receive)
            await answer_trouble(scope, send, trouble)
            return
        await self._app(scope, receive, send)

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        secure = self._door.is_secure(scope)
        named = next((value for key, value in scope["headers"] if key.lower() == b"host"), b"")
        extra = [*HEADERS, *([STRICT] if secure else [])]
        if secure or is_local(host_name(named.decode("latin-1"))):
            extra.append(OPENER)

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", ()))
                if not any(key.lower() == b"cache-control" for key, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": [*headers, *extra]}
            await send(message)

        return sending


def _length(scope: Scope) -> int:
    """How long the body is; one that does not say is refused, and so is one that is too long."""
    if header(scope, b"transfer-encoding") is not None:
        raise Trouble("http/no_length")
    said = header(scope, b"content-length")
    if said is None:
        return 0
    if not said.isascii() or not said.isdigit() or len(said) > 12:
        raise Trouble("http/unreadable", "Content-Length is no number")
    if int(said) > BODY_LIMIT:
        raise Trouble("http/too_large", f"{int(said)} bytes, and {BODY_LIMIT} are the most")
    return int(said)


async def _drain(receive: Receive) -> None:
    """Let a body go by, up to a bound: to close on one that still comes would cut the answer off too."""
    left = DRAINED
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(DRAIN_SECONDS):
            while left > 0 and (message := await receive())["type"] == "http.request":
                left -= len(message.get("body", b""))
                if not message.get("more_body"):
                    return


def _bounded(receive: Receive, length: int) -> Receive:
    """What is received, but never more than was said."""
    left = length

    async def receiving() -> Message:
        nonlocal left
        message = await receive()
        if message["type"] == "http.request":
            left -= len(message.get("body", b""))
            if left < 0:
                raise Trouble("http/too_large")
        return message

    return receiving


async def answer_trouble(scope: Scope, send: Send, trouble: Trouble) -> None:
    """Problem details, as an answer to a request or instead of a socket; the scope tells the code."""
    scope.setdefault("state", {})["code"] = trouble.code
    accepted = next((value for key, value in scope["headers"] if key.lower() == b"accept-language"), b"")
    body = msgspec.json.encode(trouble.problem(language_of(accepted.decode("latin-1"))))
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    headers = [
        (b"content-type", PROBLEM_JSON.encode()),
        (b"content-length", str(len(body)).encode()),
        *((name.lower().encode(), value.encode()) for name, value in trouble.headers.items()),
    ]
    if trouble.code in UNREAD:
        headers.append((b"connection", b"close"))  # what is left of the body is not read
    await send({"type": f"{kind}.start", "status": trouble.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
