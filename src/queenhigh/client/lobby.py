"""The lobby: the list of open tables, whenever it has changed."""

import asyncio
from types import TracebackType

from queenhigh.client.errors import ClientError, Left
from queenhigh.client.http import Http
from queenhigh.client.pauses import Pauses
from queenhigh.client.socket import StandingSocket
from queenhigh.wire.frames import Frame, LobbyFrame, TableCard


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
