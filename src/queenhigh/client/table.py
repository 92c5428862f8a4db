"""A table as somebody sits at it or watches it: views as they come, commands that are answered."""

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import Callable
from itertools import count
from types import TracebackType
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from queenhigh.client.errors import ClientError, Left
from queenhigh.client.http import Http, path_part
from queenhigh.client.socket import Pauses, StandingSocket
from queenhigh.engine.actors import player
from queenhigh.engine.acts.offers import Offer
from queenhigh.wire import encode
from queenhigh.wire.frames import (
    ActCommand,
    Answer,
    ChallengeCommand,
    Command,
    Frame,
    LeaveCommand,
    MeHere,
    MeterFrame,
    NoticeFrame,
    PauseCommand,
    PingCommand,
    PongFrame,
    ReadyCommand,
    SeatCommand,
    SeedCommand,
    SyncCommand,
    TableCard,
    TableFrame,
    ViewFrame,
)

_MOST_TOLD: Final = 500
"""So many happenings are kept for a reader who does not read."""


class Table:
    """One table over one socket. ``async for seen in table`` gives the newest view each time it has changed.

    Views that came while nobody read are one: the newest, with all that was told since the last.
    """

    def __init__(self, http: Http, id: str, pauses: Pauses, seeds: bool) -> None:
        self.id = id
        self.meters_minor: dict[str, int] = {}
        self.notices: deque[NoticeFrame] = deque(maxlen=100)
        self._everything: TableFrame | None = None
        self._seen: ViewFrame | None = None
        self._fresh: ViewFrame | None = None
        self._turned: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._error: ClientError | None = None
        self._socket = StandingSocket(http, f"/tables/{path_part(id)}/socket", self._take, self._end, pauses)
        self._prefix = secrets.token_hex(6)
        self._number = count(1)
        self._seeds = seeds
        self._seeded = ""
        self._syncing = False
        self._tasks: set[asyncio.Task[None]] = set()

    # Living

    async def open(self) -> "Table":
        """Connect and wait for everything; raises `Unreachable`, `Refused` or the `Closed` of its code."""
        await self._socket.open()
        try:
            while self._everything is None:
                await self._turn()
        except BaseException:
            await self.close()
            raise
        return self

    async def close(self) -> None:
        """Stop looking. A player who does so is away."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._socket.close()

    async def __aenter__(self) -> "Table":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # What there is to see

    @property
    def card(self) -> TableCard:
        """The table's card as it was on connecting or at the last `sync`."""
        return self._whole.table

    @property
    def me(self) -> MeHere:
        """Who one is here, as of the same moment."""
        return self._whole.me

    @property
    def _whole(self) -> TableFrame:
        if self._everything is None:
            raise ClientError("the table is not open yet")
        return self._everything

    @property
    def seen(self) -> ViewFrame:
        """The newest view."""
        if self._seen is None:
            raise ClientError("the table is not open yet")
        return self._seen

    @property
    def boxes(self) -> tuple[int, ...]:
        """One's boxes by the newest view."""
        mine = self.seen.player(self.me.id) if self.me.id else None
        return mine.boxes if mine is not None else ()

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What one may do now; anything else is refused."""
        return self.seen.view.legal

    @property
    def reconnects(self) -> int:
        return self._socket.reconnects

    def __aiter__(self) -> "Table":
        return self

    async def __anext__(self) -> ViewFrame:
        while self._fresh is None:
            if isinstance(self._error, Left):
                raise StopAsyncIteration
            await self._turn()
        fresh, self._fresh = self._fresh, None
        return fresh

    async def until(self, ready: Callable[[ViewFrame], bool], seconds: float | None = None) -> ViewFrame:
        """The first view from now on of which this is true; `TimeoutError` after so many seconds."""
        async with asyncio.timeout(seconds):
            while self._seen is None or not ready(self._seen):
                await self._turn()
            return self._seen

    async def _turn(self) -> None:
        """Wait for the next thing that comes; raises what has ended the socket."""
        if self._error is not None:
            raise self._error
        await asyncio.shield(self._turned)

    def _wake(self) -> None:
        turned, self._turned = self._turned, asyncio.get_running_loop().create_future()
        turned.set_result(None)

    def _end(self, error: ClientError) -> None:
        self._error = error
        self._wake()

    def _take(self, frame: Frame) -> None:
        match frame:
            case TableFrame():
                self._everything = frame
                self._syncing = False
                self.meters_minor = dict(frame.table.meters_minor)
                self._show(frame.frame)
            case ViewFrame():
                if self._seen is not None and frame.version - self._seen.version not in (0, 1):
                    self._ask_everything()
                self._show(frame)
            case MeterFrame():
                self.meters_minor = dict(frame.meters_minor)
                self._wake()
            case NoticeFrame():
                self.notices.append(frame)
                self._wake()
            case _:
                pass

    def _show(self, seen: ViewFrame) -> None:
        self._seen = seen
        before = self._fresh
        if before is not None:
            seen = replace(
                seen,
                told=(*before.told, *seen.told)[-_MOST_TOLD:],
                kinds=(*before.kinds, *seen.kinds)[-_MOST_TOLD:],
            )
        self._fresh = seen
        self._sow(seen)
        self._wake()

    # What goes on by itself

    def _ask_everything(self) -> None:
        """A version was missed."""
        if not self._syncing:
            self._syncing = True
            self._start(self._socket.say(SyncCommand(self._id())))

    def _sow(self, seen: ViewFrame) -> None:
        """A fresh seed for each commitment, where one sits and bets are open."""
        commitment = seen.fair.commitment
        if not self._seeds or not commitment or commitment == self._seeded or seen.view.phase != "betting":
            return
        mine = seen.player(self._everything.me.id) if self._everything is not None else None
        if mine is not None and not mine.leaving and not mine.bot:
            self._seeded = commitment
            self._start(self._send_seed())

    async def _send_seed(self) -> None:
        """Nobody's wish: where it comes too late, nothing is lost."""
        with contextlib.suppress(ClientError):
            await self.seed()

    def _start(self, doing: Any) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Commands

    def _id(self) -> str:
        return f"{self._prefix}-{next(self._number)}"

    async def _ask(self, command: Command) -> Answer:
        found = await self._socket.ask(command)
        assert isinstance(found, Answer)
        return found

    def _round(self, round: int | None) -> int:
        return self.seen.round if round is None else round

    async def act(self, round: int | None = None, **said: Any) -> Answer:
        """An act of the engine in this round, told by its fields: ``act(do="fold", box=3)``.

        Where no round is said it is the one that was seen last: a late one is refused and never lands in the
        next.
        """
        return await self._ask(ActCommand(self._id(), self._round(round), said))

    async def take(self, offer: Offer, round: int | None = None, **choice: Any) -> Answer:
        """Take up an offer, with the choice that it leaves: ``take(offer, amount_minor=1000)``."""
        by = player(self.me.id) if self.seen.view.viewer.role == "player" else None
        said = msgspec.json.decode(encode(offer.act(by, **choice)))
        del said["by"]
        return await self.act(round, **said)

    async def seat(
        self, box: int | None = None, code: str = "", if_away: Literal["fold", "best", ""] = ""
    ) -> int:
        """Take a box, this one or the first that is free; gives its number."""
        answer = await self._ask(SeatCommand(self._id(), box, code, if_away))
        return answer.box or 0

    async def leave(self, box: int | None = None) -> Answer:
        return await self._ask(LeaveCommand(self._id(), box))

    async def ready(self, ready: bool = True, round: int | None = None) -> Answer:
        return await self._ask(ReadyCommand(self._id(), self._round(round), ready))

    async def seed(self, seed: str = "", round: int | None = None) -> Answer:
        """A seed for the cut of the deck that is committed now; one of chance where none is said."""
        commitment = self.seen.fair.commitment
        return await self._ask(
            SeedCommand(self._id(), self._round(round), seed or secrets.token_hex(16), commitment)
        )

    async def challenge(self, round: int | None = None) -> Answer:
        """Have the committed deck opened whole instead of dealt."""
        return await self._ask(ChallengeCommand(self._id(), self._round(round), self.seen.fair.commitment))

    async def pause(self, paused: bool = True) -> Answer:
        return await self._ask(PauseCommand(self._id(), paused))

    async def sync(self) -> ViewFrame:
        """TableFrame again."""
        before = self._everything
        self._ask_everything()
        while self._everything is before:
            await self._turn()
        return self.seen

    async def ping(self) -> int:
        """The server's clock, in milliseconds."""
        found = await self._socket.ask(PingCommand(self._id()))
        assert isinstance(found, PongFrame)
        return found.now
