"""A socket that stays open: it comes back by itself, and asks again what was not answered."""

import asyncio
import random
from collections.abc import Callable
from typing import Final, get_args

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.typing import Origin

from queenhigh.cards import CardError
from queenhigh.client.errors import CLOSED, TOO_SLOW, ClientError, Left, Refused, Unreachable
from queenhigh.client.http import Http, refusal_of
from queenhigh.wire import encode_frame
from queenhigh.wire.codec import lenient_decoder
from queenhigh.wire.frames import (
    PROTOCOL,
    Answer,
    ClosingFrame,
    Command,
    Frame,
    LobbyFrame,
    PongFrame,
    RefusedFrame,
    TableFrame,
    ViewFrame,
)

FRAME_LIMIT: Final = 1 << 20
_SLOW_TIMES: Final = 3
_SLOW_SECONDS: Final = 60.0
"""Who is too slow or too fast so many times in so many seconds and once more does not come back."""
_STOPPING: Final = "server/stopping"
"""A refusal that leaves open whether the command was done: the same id asks again."""


class Pauses(msgspec.Struct, frozen=True):
    """Pauses between tries, each drawn evenly from nothing to a bound that doubles."""

    first_seconds: float = 0.25
    most_seconds: float = 20.0
    give_up_seconds: float = 300.0
    """How long a client tries in all."""

    def bound(self, tries: int) -> float:
        """The longest that the pause after so many tries can be."""
        return min(self.most_seconds, self.first_seconds * (1 << min(tries, 32)))

    def draw(self, tries: int, retry_ms: int = 0) -> float:
        """A pause in seconds; the first after a server said `retry_ms` lies within that."""
        bound = retry_ms / 1000 if retry_ms and not tries else self.bound(tries)
        return random.uniform(0, bound)


class FrameError(ClientError, ValueError):
    """Bytes that are not a frame of a server."""


class _AnyFrame(msgspec.Struct, frozen=True):
    type: str


_FRAMES: Final[msgspec.json.Decoder[Frame]] = lenient_decoder(Frame)
_ANY: Final = msgspec.json.Decoder(_AnyFrame)
_KNOWN: Final = frozenset(kind.__struct_config__.tag for kind in get_args(Frame))


def decode_frame(data: bytes | str) -> Frame | None:
    """Return a frame of the server, or none if it is of a kind that this client does not know.

    `FrameError` says what does not fit.
    """
    try:
        return _FRAMES.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, CardError) as error:
        why = str(error)
    try:
        kind = _ANY.decode(data).type
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise FrameError(f"a server sent what is no frame: {error}") from None
    if kind in _KNOWN:
        raise FrameError(f"a {kind} frame does not fit: {why}")
    return None


class _Waiting(msgspec.Struct, eq=False):
    """A command that is not answered yet, and the connection it was last sent on."""

    body: str
    done: asyncio.Future[Answer | PongFrame]
    until: float
    sent_on: ClientConnection | None = None
    tries: int = 0


class StandingSocket:
    """One socket for as long as it is wanted; `take` is given every frame, before answers to it are."""

    def __init__(
        self,
        http: Http,
        path: str,
        take: Callable[[Frame], None],
        ended: Callable[[ClientError], None],
        pauses: Pauses,
    ) -> None:
        self._http = http
        self._path = path
        self._give = take
        self._ended = ended
        self._pauses = pauses
        self._open: ClientConnection | None = None
        self._waiting: dict[str, _Waiting] = {}
        self._task: asyncio.Task[None] | None = None
        self._error: ClientError | None = None
        self._tries = 0
        self._slow: list[float] = []
        """When the server last found us too slow."""
        self._lost_at = 0.0
        self._retry_ms = 0
        self.reconnects = 0

    # Living

    async def open(self) -> None:
        """Connect; raises `Unreachable` or `Refused`. From then on the socket keeps itself open."""
        connection = await self._connect()
        self._task = asyncio.create_task(self._live(connection), name=f"socket {self._path}")

    async def close(self) -> None:
        """Close for good; whoever still waits is told so."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._end(Left(1000))

    async def _connect(self) -> ClientConnection:
        address = self._http.address
        tls = (self._http.tls or True) if address.scheme == "https" else None
        try:
            return await connect(
                f"{address.socket(self._path)}?protocol={PROTOCOL}",
                origin=Origin(address.origin),
                additional_headers=self._http.headers(),
                compression=None,
                proxy=None,
                max_size=FRAME_LIMIT,
                ssl=tls,
            )
        except InvalidStatus as error:
            status = error.response.status_code
            if status < 500 and status != 429:
                raise refusal_of(status, bytes(error.response.body or b"")) from None
            raise Unreachable(f"{address.origin} answers with {status}") from None
        except (OSError, WebSocketException, EOFError) as error:
            raise Unreachable(f"no server answers at {address.origin}: {error}") from None

    async def _live(self, connection: ClientConnection) -> None:
        try:
            while True:
                try:
                    await self._read(connection)
                finally:
                    self._open = None
                    await connection.close()
                code = connection.close_code or 1006
                if code in CLOSED and not self._may_return(code):
                    raise CLOSED[code](code, connection.close_reason or "")
                connection = await self._again()
        except ClientError as error:
            self._end(error)

    def _may_return(self, code: int) -> bool:
        """Whether to come back to a server that found us too slow, as after a sleep; but not for ever."""
        if code != TOO_SLOW:
            return False
        now = asyncio.get_running_loop().time()
        self._slow = [when for when in self._slow if now - when < _SLOW_SECONDS] + [now]
        return len(self._slow) <= _SLOW_TIMES

    async def _read(self, connection: ClientConnection) -> None:
        """Everything that comes, until the connection is gone."""
        try:
            while unsent := [each for each in self._waiting.values() if each.sent_on is not connection]:
                for each in unsent:
                    each.sent_on = connection
                    await connection.send(each.body)
            self._open = connection
            while True:
                self._take(await connection.recv())
        except ConnectionClosed:
            return

    async def _again(self) -> ClientConnection:
        """A new connection, after pauses that grow; `Unreachable` after too many."""
        now = asyncio.get_running_loop().time
        if not self._tries:
            self._lost_at = now()
        while True:
            await asyncio.sleep(self._pauses.draw(self._tries, self._retry_ms))
            self._retry_ms = 0
            self._tries += 1
            try:
                connection = await self._connect()
            except Unreachable:
                if now() - self._lost_at > self._pauses.give_up_seconds:
                    raise
            else:
                self.reconnects += 1
                return connection

    def _end(self, error: ClientError) -> None:
        if self._error is not None:
            return
        self._error = error
        for each in self._waiting.values():
            if not each.done.done():
                each.done.set_exception(error)
        self._ended(error)

    # Asking

    async def ask(self, command: Command) -> Answer | PongFrame:
        """Send a command and wait for its answer, over however many connections; raises `Refused`."""
        if self._error is not None:
            raise self._error
        loop = asyncio.get_running_loop()
        until = loop.time() + self._pauses.give_up_seconds
        waiting = _Waiting(encode_frame(command).decode(), loop.create_future(), until)
        self._waiting[command.id] = waiting
        try:
            await self._send(waiting)
            return await waiting.done
        finally:
            del self._waiting[command.id]

    async def say(self, command: Command) -> None:
        """Send something that has no answer of its own; it is lost if the connection is."""
        if self._open is not None:
            try:
                await self._open.send(encode_frame(command).decode())
            except ConnectionClosed:
                return

    async def _send(self, waiting: _Waiting) -> None:
        if self._open is None:  # the next connection sends it
            return
        waiting.sent_on = self._open
        try:
            await self._open.send(waiting.body)
        except ConnectionClosed:
            return

    def _take(self, data: bytes | str) -> None:
        frame = decode_frame(data)
        if frame is None:
            return
        if isinstance(frame, ClosingFrame):
            self._retry_ms = frame.retry_ms
        if isinstance(frame, TableFrame | LobbyFrame):
            self._tries = 0
        self._give(frame)
        match frame:
            case ViewFrame(answer=Answer() as answer):
                self._answer(answer.id, answer)
            case PongFrame():
                self._answer(frame.id, frame)
            case RefusedFrame():
                self._refuse(frame)

    def _answer(self, id: str, answer: Answer | PongFrame) -> None:
        waiting = self._waiting.get(id)
        if waiting is not None and not waiting.done.done():
            waiting.done.set_result(answer)

    def _refuse(self, frame: RefusedFrame) -> None:
        waiting = self._waiting.get(frame.id)
        if waiting is None or waiting.done.done():
            return
        loop = asyncio.get_running_loop()
        if frame.code == _STOPPING and loop.time() < waiting.until:
            waiting.sent_on = None
            waiting.tries += 1
            loop.call_later(self._pauses.draw(waiting.tries), self._once_more, frame.id)
            return
        waiting.done.set_exception(Refused(frame.code, frame.facts, frame.message, frame.clause))

    def _once_more(self, id: str) -> None:
        """Ask again what a server could not answer, unless a new connection has done so."""
        waiting = self._waiting.get(id)
        if waiting is not None and waiting.sent_on is None and self._error is None:
            task = asyncio.ensure_future(self._send(waiting))
            waiting.done.add_done_callback(lambda _: task.cancel())
