"""Somebody at a desk who does what a test says, and remembers what they were sent."""

from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec

from kit.whole import Watcher
from queenhigh.engine import Offer
from queenhigh.server.floor.desk import Desk, Reply
from queenhigh.table.handle import Who
from queenhigh.wire.frames import ActCommand, Answer, AnyCommand, ReadyCommand, RefusedFrame, SeatCommand

_IDS = count()


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
        reply = await self.ask(kind(f"{self.who.id}{next(_IDS)}", *fields, **more))
        assert isinstance(reply, RefusedFrame), reply
        return reply.code

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

    def offers(self, do: str) -> list[Offer]:
        return [offer for offer in self.desk.offers(self.who).legal if offer.do == do]

    def frame(self) -> Any:
        """The last frame."""
        return msgspec.json.decode(self.frames[-1])
