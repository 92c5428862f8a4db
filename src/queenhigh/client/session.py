"""Somebody at a server: a guest, a name with a password, a program with a token, or one who only looks.

The lobby they may look at is the list of open tables, whenever it has changed.
"""

import asyncio
import ssl
from collections.abc import Iterable
from types import TracebackType
from typing import Any, TypeVar, cast

import msgspec

from queenhigh.client.errors import ClientError, Left
from queenhigh.client.http import Address, Http, path_part
from queenhigh.client.socket import Pauses, StandingSocket
from queenhigh.client.table import Table
from queenhigh.wire.bodies import MeBody, NewToken, Opened, Rounds
from queenhigh.wire.codec import lenient
from queenhigh.wire.frames import Frame, LobbyFrame, TableCard
from queenhigh.wire.houses import HouseCard


class Lobby:
    """``async for tables in lobby`` gives the newest list each time one has come."""

    def __init__(self, http: Http, pauses: Pauses) -> None:
        self._socket = StandingSocket(http, "/lobby/socket", self._take, self._end, pauses)
        self._fresh: tuple[TableCard, ...] | None = None
        self._error: ClientError | None = None
        self._news = asyncio.Event()

    async def open(self) -> "Lobby":
        await self._socket.open()
        return self

    async def close(self) -> None:
        await self._socket.close()

    async def __aenter__(self) -> "Lobby":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def __aiter__(self) -> "Lobby":
        return self

    async def __anext__(self) -> tuple[TableCard, ...]:
        while self._fresh is None:
            if isinstance(self._error, Left):
                raise StopAsyncIteration
            if self._error is not None:
                raise self._error
            self._news.clear()
            await self._news.wait()
        fresh, self._fresh = self._fresh, None
        return fresh

    def _take(self, frame: Frame) -> None:
        if isinstance(frame, LobbyFrame):
            self._fresh = frame.tables
            self._news.set()

    def _end(self, error: ClientError) -> None:
        self._error = error
        self._news.set()


T = TypeVar("T")


class Session:
    """All that a server is asked, as one person. Every call raises `Refused` with the server's reason."""

    def __init__(
        self, url: str, token: str = "", *, tls: ssl.SSLContext | None = None, pauses: Pauses | None = None
    ) -> None:
        """One who only looks or, with a token, a program."""
        self.http = Http(Address(url), token, tls)
        self.pauses = pauses or Pauses()

    # Coming in

    @classmethod
    async def guest(cls, url: str, name: str | None = None, **more: Any) -> "Session":
        """Come in under a free name."""
        return await cls(url, **more)._come_in("/guest", {"name": name} if name else {})

    @classmethod
    async def sign_in(cls, url: str, name: str, password: str, **more: Any) -> "Session":
        return await cls(url, **more)._come_in("/session", {"name": name, "password": password})

    @classmethod
    async def register(cls, url: str, name: str, password: str, **more: Any) -> "Session":
        """Take a name that nobody has, and come in."""
        return await cls(url, **more)._come_in("/users", {"name": name, "password": password})

    async def _come_in(self, path: str, body: dict[str, str]) -> "Session":
        found = await self.http.ask("POST", path, body)
        self.http.csrf = str(found.get("csrf", "")) if isinstance(found, dict) else ""
        return self

    async def sign_out(self) -> None:
        await self.http.ask("DELETE", "/session")
        self.http.cookies.clear()

    # Tables

    async def table(self, id: str, *, seeds: bool = True) -> Table:
        """Look at a table. With `seeds`, each deck is cut by a fresh seed as long as one sits there."""
        return await Table(self.http, id, self.pauses, seeds).open()

    async def lobby(self) -> Lobby:
        return await Lobby(self.http, self.pauses).open()

    async def tables(self) -> tuple[TableCard, ...]:
        return _as(tuple[TableCard, ...], (await self.http.ask("GET", "/tables"))["tables"])

    async def card(self, table: str) -> TableCard:
        return _as(TableCard, await self.http.ask("GET", f"/tables/{path_part(table)}"))

    async def open_table(self, house: str, **settings: Any) -> Opened:
        """Open a table as its host, with these settings besides its house."""
        return _as(Opened, await self.http.ask("POST", "/tables", {"house": house, **settings}))

    async def close_table(self, table: str) -> None:
        await self.http.ask("DELETE", f"/tables/{path_part(table)}")

    async def pause_table(self, table: str, paused: bool = True) -> None:
        await self.http.ask("POST", f"/tables/{path_part(table)}/pause", {"paused": paused})

    async def add_bot(self, table: str, strategy: str = "best") -> dict[str, Any]:
        return await self._plain("POST", f"/tables/{path_part(table)}/bots", {"strategy": strategy})

    # Houses, rounds, meters

    async def houses(self) -> tuple[HouseCard, ...]:
        return _as(tuple[HouseCard, ...], (await self.http.ask("GET", "/houses"))["houses"])

    async def house(self, id: str) -> dict[str, Any]:
        return await self._plain("GET", f"/houses/{path_part(id)}")

    async def meters(self) -> dict[str, Any]:
        return await self._plain("GET", "/meters")

    async def round(self, id: str) -> dict[str, Any]:
        """A round by its id, ``TABLE-NUMBER``, as far as one may know it."""
        return await self._plain("GET", f"/rounds/{path_part(id)}")

    async def proof(self, id: str) -> dict[str, Any]:
        """What proves the cards of a round that one was allowed to see."""
        return await self._plain("GET", f"/rounds/{path_part(id)}/proof")

    async def record(self, id: str) -> dict[str, Any]:
        return await self._plain("GET", f"/rounds/{path_part(id)}/record")

    async def advice(self, **asked: Any) -> dict[str, Any]:
        """The exact value of each choice for one's own hand."""
        return await self._plain("POST", "/advice", asked)

    # Oneself

    async def me(self) -> MeBody:
        return _as(MeBody, await self.http.ask("GET", "/me"))

    async def history(self, before: str = "") -> Rounds:
        return _as(Rounds, await self.http.ask("GET", "/me/rounds", query={"before": before}))

    async def ledger(self, before: str = "") -> dict[str, Any]:
        return await self._plain("GET", "/me/ledger", query={"before": before})

    async def limits(self) -> dict[str, Any]:
        return await self._plain("GET", "/me/limits")

    async def set_limits(self, **limits: Any) -> dict[str, Any]:
        return await self._plain("PUT", "/me/limits", limits)

    async def refill(self, currency: str) -> dict[str, Any]:
        return await self._plain("POST", "/me/refill", {"currency": currency})

    async def token(self, scopes: Iterable[str], days: int = 30) -> NewToken:
        """A token for a program of one's own."""
        asked = {"scopes": [*scopes], "days": days}
        return _as(NewToken, await self.http.ask("POST", "/me/tokens", asked))

    async def drop_token(self, id: str) -> None:
        await self.http.ask("DELETE", f"/me/tokens/{path_part(id)}")

    async def _plain(
        self, method: str, path: str, body: Any = None, query: dict[str, str] | None = None
    ) -> dict[str, Any]:
        found = await self.http.ask(method, path, body, query)
        return found if isinstance(found, dict) else {}


def _as(kind: type[T], found: Any) -> T:
    try:
        return cast(T, msgspec.convert(found, lenient(kind)))
    except msgspec.ValidationError as error:
        raise ClientError(f"the server's answer does not fit: {error}") from None
