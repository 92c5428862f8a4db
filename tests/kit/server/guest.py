"""Somebody at a desk who does what a test says, and remembers what they were sent."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from typing import Any, NamedTuple

import msgspec

from kit.faults.inline import Weather
from kit.faults.memory import MemoryStore
from kit.worlds.casino import Casino, Watcher, until
from queenhigh.engine import Offer
from queenhigh.server.floor.desk import Desk, Reply
from queenhigh.table.handle import Who
from queenhigh.table.offers import by_dealer
from queenhigh.wire.frames import ActCommand, Answer, AnyCommand, ReadyCommand, RefusedFrame, SeatCommand
from queenhigh.wire.settings import TableSettings

_IDS = count()
RWS = TableSettings(house="rws")


class Guest(Watcher):
    """One person at one desk."""

    def __init__(self, desk: Desk, name: str = "ann", *roles: str) -> None:
        super().__init__(Who(name, name.title(), frozenset(roles)))
        self.desk = desk
        desk.attach(self)

    async def ask(self, command: AnyCommand) -> Reply:
        return await self.desk.do(self.who, command, msgspec.json.encode(command), self)

    async def do(self, kind: Callable[..., AnyCommand], *fields: Any, **more: Any) -> Answer:
        """A command that must be accepted."""
        reply = await self.ask(kind(f"{self.who.id}{next(_IDS)}", *fields, **more))
        assert isinstance(reply, Answer), reply
        return reply

    async def refused(self, kind: Callable[..., AnyCommand], *fields: Any, **more: Any) -> str:
        """The code that a command is refused with, as it must be."""
        return await self.refusal(kind(f"{self.who.id}{next(_IDS)}", *fields, **more))

    async def sit(self, **more: Any) -> int:
        return (await self.do(SeatCommand, **more)).box or 0

    def act(self, **said: Any) -> ActCommand:
        return ActCommand(f"{self.who.id}{next(_IDS)}", self.desk.table.number, said)

    async def acts(self, **said: Any) -> Answer:
        reply = await self.ask(self.act(**said))
        assert isinstance(reply, Answer), reply
        return reply

    async def place(self, box: int, amount_minor: int = 1000, wager: str = "ante") -> Answer:
        return await self.acts(do="place", box=box, wager=wager, amount_minor=amount_minor)

    async def ready(self) -> None:
        await self.do(ReadyCommand, self.desk.table.number)

    async def until(self, stage: str, seconds: float = 36_000) -> None:
        """Wait until the table is at a stage."""
        await until(lambda: self.desk.table.kept.stage == stage, seconds)

    async def deal(self) -> None:
        """Be ready with the bets, and wait for the hands."""
        await self.ready()
        await self.until("deciding")

    async def refusal(self, command: AnyCommand) -> str:
        """The code that this very command is refused with, as it must be."""
        reply = await self.ask(command)
        assert isinstance(reply, RefusedFrame), reply
        return reply.code

    def offers(self, do: str) -> list[Offer]:
        return [offer for offer in self.desk.audience.offers(self.who).legal if offer.do == do]

    def frame(self) -> Any:
        """The last frame."""
        return msgspec.json.decode(self.frames[-1])


class Opened(NamedTuple):
    """A process on a store in memory, with one table."""

    casino: Casino
    store: MemoryStore
    desk: Desk


@asynccontextmanager
async def one_table(
    settings: TableSettings = RWS,
    *,
    weather: Weather | None = None,
    host: Who | None = None,
    faulty: bool = False,
) -> AsyncIterator[Opened]:
    """A table whose first round is open, where the clock opens it; the process stops without a fault."""
    store = MemoryStore(Random(1), weather=weather)
    casino = Casino(store, Random(2))
    await casino.rise()
    desk = await casino.open(settings, host)
    if not by_dealer(desk.table):
        await until(lambda: desk.table.kept.stage == "betting")
    yield Opened(casino, store, desk)
    await casino.stop()
    assert faulty or not casino.faults
