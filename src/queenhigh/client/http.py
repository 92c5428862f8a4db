"""Requests to a server: JSON out, JSON back, problem details as `Refused`. One connection each."""

import asyncio
import http.client
import ssl
from collections.abc import Mapping
from http.cookies import SimpleCookie
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import quote, urlencode, urlsplit

import msgspec

from queenhigh.cards import CardError
from queenhigh.client.errors import ClientError, Refused, Unreachable
from queenhigh.wire.bodies import Problem
from queenhigh.wire.codec import lenient_decoder

API: Final = "/api/v1"
TIMEOUT_SECONDS: Final = 30
_PORTS: Final = {"http": 80, "https": 443}
_PROBLEMS: Final[msgspec.json.Decoder[Problem]] = lenient_decoder(Problem)


class Address:
    """Where a server is, from text such as ``http://127.0.0.1:8000``."""

    def __init__(self, url: str) -> None:
        try:
            parts = urlsplit(url if "//" in url else f"http://{url}")
            scheme = parts.scheme
            host = parts.hostname
            port = parts.port
        except ValueError as error:
            raise ClientError(f"{url!r} is no address: {error}") from None
        if scheme not in _PORTS or not host:
            raise ClientError(f"{url!r} is no address of a server: say it as in http://127.0.0.1:8000")
        self.scheme = scheme
        self.host = host
        self.port = port or _PORTS[scheme]
        shown = f"[{host}]" if ":" in host else host
        self.netloc = shown if self.port == _PORTS[scheme] else f"{shown}:{self.port}"

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.netloc}"

    @property
    def is_loopback(self) -> bool:
        """Whether the server is on this very machine."""
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"

    def socket(self, path: str) -> str:
        """The address of a socket below `/api/v1`."""
        return f"{'wss' if self.scheme == 'https' else 'ws'}://{self.netloc}{API}{path}"


class Http:
    """A server's HTTP with one person's cookie or token."""

    def __init__(self, address: Address, token: str = "", tls: ssl.SSLContext | None = None) -> None:
        self.address = address
        self.token = token
        self.tls = tls
        self.cookies: dict[str, str] = {}
        self.csrf = ""

    def headers(self) -> dict[str, str]:
        """What shows who asks, for requests and sockets alike."""
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        if not self.cookies:
            return {}
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}

    async def ask(
        self, method: str, path: str, body: Any = None, query: Mapping[str, Any] | None = None
    ) -> Any:
        """Ask and give what the answer holds; raises `Refused`, or `Unreachable` where nobody answers."""
        said = {name: value for name, value in (query or {}).items() if value not in (None, "")}
        target = f"{API}{path}" + (f"?{urlencode(said)}" if said else "")
        return await asyncio.to_thread(self._ask, method, target, body)

    def _ask(self, method: str, target: str, body: Any) -> Any:
        headers = {"Accept": "application/json", "Origin": self.address.origin, **self.headers()}
        if self.csrf and method != "GET":
            headers["X-CSRF-Token"] = self.csrf
        data = b"" if body is None else msgspec.json.encode(body)
        if method != "GET":
            headers |= {"Content-Type": "application/json", "Content-Length": str(len(data))}
        connection = self._connection()
        try:
            connection.request(method, target, data or None, headers)
            answer = connection.getresponse()
            found = answer.read()
        except (OSError, http.client.HTTPException) as error:
            raise Unreachable(f"no server answers at {self.address.origin}: {error}") from None
        finally:
            connection.close()
        for line in answer.headers.get_all("Set-Cookie", ()):
            self.cookies |= {name: morsel.value for name, morsel in SimpleCookie(line).items()}
        if answer.status >= 400:
            raise refusal_of(answer.status, found)
        return _decoded(found)

    def _connection(self) -> http.client.HTTPConnection:
        where = self.address.host
        port = self.address.port
        if self.address.scheme == "https":
            return http.client.HTTPSConnection(where, port, timeout=TIMEOUT_SECONDS, context=self.tls)
        return http.client.HTTPConnection(where, port, timeout=TIMEOUT_SECONDS)


def path_part(said: str) -> str:
    """An id as one part of a path, whatever is in it."""
    return quote(said, safe="")


def _decoded(data: bytes) -> Any:
    if not data:
        return None
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise ClientError("the server's answer is no JSON") from None


def refusal_of(status: int, data: bytes) -> Refused:
    """The problem details of an answer; where there are none, its status."""
    try:
        found = _PROBLEMS.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, CardError):
        return Refused(f"http/{status}", message=data[:200].decode("utf-8", "replace"))
    return Refused(found.code, found.facts, found.detail or found.title)
