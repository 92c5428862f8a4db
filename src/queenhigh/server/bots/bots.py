"""All bots of a server: called to a table, taken up again after a restart, gone when nobody needs them."""

import asyncio
import re
import secrets
from collections.abc import Iterable
from random import Random
from typing import Final

from queenhigh.server.bots.bot import Bot, Manner
from queenhigh.server.bots.plays import Plays, StrategyRefused
from queenhigh.server.floor.desk import Desk
from queenhigh.table.handle import Who
from queenhigh.table.state import Sitter
from queenhigh.text import shorten
from queenhigh.wire import encode_frame
from queenhigh.wire.bodies import BotSeat
from queenhigh.wire.frames import RefusedFrame, SeatCommand

NAMES: Final = (
    "Alma", "Basil", "Clara", "Dora", "Emil", "Flora", "Gustav", "Hilda", "Ida", "Jasper", "Klara", "Leo",
    "Mina", "Nora", "Otto", "Pia", "Quentin", "Rosa", "Silas", "Tilda", "Ulla", "Viktor", "Wanda", "Zeno",
)  # fmt: skip
_STRATEGY: Final = re.compile(r"[A-Za-z0-9_ -]{1,20}")
_ID: Final = re.compile(r"bot\.([A-Za-z0-9_-]{1,20})\.(ante|sides)\.[0-9a-f]{8}")
_STAFF: Final = {"dealer", "supervisor", "admin"}


def bot_names(players: Iterable[str]) -> dict[str, str]:
    """What the bots among these are called wherever the names they had at the table are gone."""
    found = ((id, _ID.fullmatch(id)) for id in players)
    return {id: f"Bot ({bot[1].replace('_', ' ')})" for id, bot in found if bot is not None}


class Bots:
    """`start` takes up those that sit at tables already; `stop` lets all of them rest where they sit."""

    def __init__(self, manner: Manner | None = None, random: Random | None = None) -> None:
        self._manner = manner or Manner()
        self._random = random or Random(secrets.randbits(64))
        self._plays = Plays()
        self._bots: dict[str, Bot] = {}
        self._seating = asyncio.Lock()

    @property
    def seated(self) -> int:
        """How many sit at tables now."""
        return len(self._bots)

    def start(self, desks: Iterable[Desk]) -> None:
        """After a restart: every seated bot goes on as what its id says."""
        for desk in desks:
            for sitter in desk.table.kept.sitters:
                if sitter.bot and sitter.player not in self._bots:
                    self._attach(desk, sitter)

    def stop(self) -> None:
        for bot in self._bots.values():
            bot.rest()
        self._bots.clear()

    async def add(
        self, desk: Desk, strategy: str = "best", by: Who | None = None, *, sides: bool = False
    ) -> BotSeat | RefusedFrame:
        """Have a bot sit down at the first free box, asked for by who sits there, hosts or is staff.

        It plays by any strategy that the simulator knows and bets the least Ante, with `sides` the least on
        every other wager too. Raises `StrategyRefused`. A bot leaves the last free box to people.
        """
        word = strategy.strip()
        if not _STRATEGY.fullmatch(word):
            raise StrategyRefused(f"{shorten(strategy)} is no strategy: say best, or a hand such as Q-6-4")
        table = desk.table
        if by is not None and not (by.id and (by.id in table.by_player or by.id == table.kept.host)):
            allowed = by.roles & _STAFF
            if not allowed:
                return RefusedFrame("", "auth/forbidden" if by.id else "auth/needed")
        ante = table.house.ante
        if ante is None or ante.limits is None:
            raise StrategyRefused("a bot bets an Ante, and this house has none")
        await self._plays.find(table.house, ((ante.name, ante.limits.least_minor),), word)
        async with self._seating:
            if len(desk.table.by_box) >= desk.table.boxes - 1:
                return RefusedFrame("", "table/full")
            return await self._seat(desk, word, sides)

    async def _seat(self, desk: Desk, strategy: str, sides: bool) -> BotSeat | RefusedFrame:
        style = "sides" if sides else "ante"
        id = f"bot.{strategy.replace(' ', '_')}.{style}.{secrets.token_hex(4)}"
        taken = set(desk.table.names.values())
        free = [name for name in NAMES if f"Bot {name} ({strategy})" not in taken] or list(NAMES)
        name = f"Bot {self._random.choice(free)} ({strategy})"
        bot = self._attach(desk, Sitter(id, name, (), bot=True))
        command = SeatCommand(f"sit-{id}")
        reply = await desk.do(bot.who, command, encode_frame(command), bot)
        if isinstance(reply, RefusedFrame):
            bot.end()
            return reply
        return BotSeat(id, name, reply.box or 0, strategy)

    def _attach(self, desk: Desk, sitter: Sitter) -> Bot:
        found = _ID.fullmatch(sitter.player)
        strategy, style = found.groups() if found else ("best", "ante")
        who = Who(sitter.player, sitter.name, frozenset(), bot=True)
        word = strategy.replace("_", " ")
        bot = Bot(desk, who, word, style == "sides", self._plays, self._manner, self._random, self._forget)
        self._bots[who.id] = bot
        desk.attach(bot)
        return bot

    def _forget(self, bot: Bot) -> None:
        self._bots.pop(bot.who.id, None)
        bot.desk.detach(bot)
