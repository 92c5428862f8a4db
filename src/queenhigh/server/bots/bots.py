"""The bots of a server: each looks at its table as a player does, takes its time and sends commands."""

import asyncio
import re
import secrets
from collections.abc import Callable, Iterable
from itertools import count
from random import Random
from typing import Any, Final

import msgspec

from queenhigh.cards import parse_card
from queenhigh.engine import FACE_DOWN, Offer, View
from queenhigh.engine.view import BoxView
from queenhigh.server.bots.plays import Lookup, Plays, Stakes, StrategyRefused
from queenhigh.server.floor.desk import Desk
from queenhigh.table.handle import Who
from queenhigh.table.state import Sitter, Table
from queenhigh.text import shorten
from queenhigh.wire import encode_frame
from queenhigh.wire.bodies import BotSeat
from queenhigh.wire.frames import (
    ActCommand,
    Answer,
    AnyCommand,
    LeaveCommand,
    ReadyCommand,
    RefusedFrame,
    SeatCommand,
)

_AGAIN_SECONDS: Final = 0.5
_SHARE: Final = 3
"""A bot takes at most this part of the time that is left."""
NAMES: Final = (
    "Alma", "Basil", "Clara", "Dora", "Emil", "Flora", "Gustav", "Hilda", "Ida", "Jasper", "Klara", "Leo",
    "Mina", "Nora", "Otto", "Pia", "Quentin", "Rosa", "Silas", "Tilda", "Ulla", "Viktor", "Wanda", "Zeno",
)  # fmt: skip
_STRATEGY: Final = re.compile(r"[A-Za-z0-9_ -]{1,20}")
_ID: Final = re.compile(r"bot\.([A-Za-z0-9_-]{1,20})\.(ante|sides)\.[0-9a-f]{8}")
_STAFF: Final = {"dealer", "supervisor", "admin"}


class Manner(msgspec.Struct, frozen=True):
    """How bots behave."""

    least_pause: float = 0.6
    most_pause: float = 2.5
    alone_seconds: float = 120.0
    """How long a bot stays where no person is."""


class Bot:
    """A viewer of a desk that acts. It bets where a person does or did in the round before, and not else."""

    language = ""

    def __init__(
        self, desk: Desk, who: Who, strategy: str, sides: bool, plays: Plays, manner: Manner,
        random: Random, gone: Callable[["Bot"], None],
    ) -> None:  # fmt: skip
        self.desk = desk
        self._who = who
        self.strategy = strategy
        self.sides = sides
        self._plays = plays
        self._manner = manner
        self._random = random
        self._gone = gone
        self._prefix = f"b{secrets.token_hex(6)}"
        self._number = count(1)
        self._sat = False
        self._followed = 0
        """The last round that a person had a stake in."""
        self._refused_at = -1
        self._alone_since: float | None = None
        self._soon = False
        self._over = False
        self._timer: asyncio.TimerHandle | None = None
        self._patience: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    # As a viewer

    @property
    def who(self) -> Who:
        return self._who

    def send(self, frame: bytes, version: int | None, answer: Answer | None = None) -> None:
        """Something has changed: think about it when the table has told everybody."""
        if not self._soon and not self._over:
            self._soon = True
            asyncio.get_running_loop().call_soon(self._think)

    def end(self, code: int = 0, reason: str = "") -> None:
        """Do nothing more, and be forgotten."""
        self.rest()
        self._gone(self)

    def rest(self) -> None:
        """Do nothing more."""
        self._over = True
        for timer in (self._timer, self._patience):
            if timer is not None:
                timer.cancel()
        if self._task is not None:
            self._task.cancel()

    # Thinking

    def _think(self) -> None:
        self._soon = False
        if self._over:
            return
        table = self.desk.table
        if self._who.id not in table.by_player:
            if self._sat:
                self.end()
            return
        self._sat = True
        self._look_around(table)
        if self._timer is None and self._task is None and self._wish() is not None:
            self._timer = asyncio.get_running_loop().call_later(self._pause(), self._go)

    def _go(self) -> None:
        """The pause is over: do what is wished for by now."""
        self._timer = None
        wish = self._wish()
        if wish is not None:
            self._task = asyncio.create_task(self._do(wish))
            self._task.add_done_callback(self._done)

    async def _do(self, wish: AnyCommand | Stakes) -> None:
        if isinstance(wish, tuple):
            await self._plays.find(self.desk.house, wish, self.strategy)
            return
        version = self.desk.table.version
        reply = await self.desk.do(self._who, wish, encode_frame(wish), self)
        if not isinstance(reply, RefusedFrame):
            return
        if reply.code == "server/stopping":  # nothing was decided: it is asked again
            await asyncio.sleep(_AGAIN_SECONDS)
        else:
            self._refused_at = version

    def _done(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if not task.cancelled() and (error := task.exception()) is not None:
            self.desk.hall.note("bot", self.desk.id, error)
        else:
            self.send(b"", None)

    def _pause(self) -> float:
        """As long as a person takes, but never much of the time that is left."""
        manner = self._manner
        deadline_ms = self.desk.table.kept.deadline_ms
        pause = self._random.uniform(manner.least_pause, manner.most_pause)
        if deadline_ms is None:
            return pause
        left_ms = deadline_ms - self.desk.hall.clock.now_ms()
        return max(0.0, min(pause, left_ms / 1000 / _SHARE))

    def _look_around(self, table: Table) -> None:
        """Note which people are here and play."""
        people = [each.player for each in table.kept.sitters if not each.bot]
        if any(person in table.staked for person in people):
            self._followed = table.number
        loop = asyncio.get_running_loop()
        if any(person not in self.desk.audience.away for person in people):
            self._alone_since = None
            if self._patience is not None:
                self._patience.cancel()
                self._patience = None
        elif self._alone_since is None:
            self._alone_since = loop.time()
            self._patience = loop.call_later(self._manner.alone_seconds, self._think)

    @property
    def _bored(self) -> bool:
        now = asyncio.get_running_loop().time()
        return self._alone_since is not None and now - self._alone_since >= self._manner.alone_seconds

    # Wishes

    def _id(self) -> str:
        return f"{self._prefix}-{next(self._number)}"

    def _act(self, **said: Any) -> ActCommand:
        return ActCommand(self._id(), self.desk.table.number, said)

    def _wish(self) -> AnyCommand | Stakes | None:
        """The next command, if any; a bet where its play must be worked out first."""
        table = self.desk.table
        me = table.by_player.get(self._who.id)
        if me is None or me.leaving or table.version == self._refused_at:
            return None
        match table.kept.stage:
            case "betting":
                return self._bet(table, me)
            case "deciding":
                return self._decide()
            case "idle" | "showing" if self._bored:
                return LeaveCommand(self._id())
            case _:
                return None

    def _bet(self, table: Table, me: Sitter) -> AnyCommand | None:
        box = me.boxes[0]
        staked = table.round.box(box).in_round
        if not staked and self._bored:
            return LeaveCommand(self._id())
        if table.kept.paused or self._alone_since is not None:
            return None
        if me.ready or not (staked or self._followed >= max(1, table.number - 1)):
            return None
        legal = self.desk.audience.offers(self._who).legal
        offers = {offer.wager: offer for offer in legal if offer.do == "place" and offer.box == box}
        ante = table.house.ante.name if table.house.ante is not None else None
        if not staked:
            offer = offers.get(ante)
            return self._place(offer) if offer is not None else LeaveCommand(self._id())
        for offer in offers.values() if self.sides else ():
            if not table.round.box(box).stake(table.house.by_name[offer.wager or ""]):
                return self._place(offer)
        return ReadyCommand(self._id(), table.number)

    def _place(self, offer: Offer) -> ActCommand:
        return self._act(do="place", box=offer.box, wager=offer.wager, amount_minor=offer.least_minor)

    def _decide(self) -> AnyCommand | Stakes | None:
        seen = self.desk.audience.offers(self._who)
        offers = [offer for offer in seen.legal if offer.do in ("look", "play", "fold")]
        if not offers:
            return None
        for offer in offers:
            if offer.do == "look":
                return self._act(do="look", box=offer.box)
        box = seen.boxes[(offers[0].box or 1) - 1]
        placed = {wager.name for wager in self.desk.house.wagers if wager.placed_before_deal}
        stakes = tuple((name, minor) for name, minor in box.stakes_minor if name in placed)
        lookup = self._plays.known(self.desk.house, stakes, self.strategy)
        if lookup is None:
            return stakes
        plays = [offer for offer in offers if offer.do == "play" and offer.box == box.number]
        return self._played(seen, box, lookup, plays[0] if plays else None)

    def _played(self, seen: View, box: BoxView, lookup: Lookup, offer: Offer | None) -> ActCommand:
        """What the strategy says, as far as the purse goes."""
        hand = [parse_card(card) for card in box.cards]
        shown = [parse_card(card) for card in seen.dealer.cards if card != FACE_DOWN]
        choice = lookup.choice(hand, shown)
        ante = self.desk.house.ante
        wanted_minor = choice.multiple * box.stake(ante.name) if ante is not None else 0
        fitting = (
            [minor for minor in offer.amounts_minor if minor <= wanted_minor] if offer is not None else []
        )
        if not choice.multiple or not fitting:
            if not self.desk.house.folds:
                return self._act(do="play", box=box.number, amount_minor=0)
            return self._act(do="fold", box=box.number)
        discards = [box.cards[place] for place in choice.discards]
        return self._act(do="play", box=box.number, amount_minor=max(fitting), discards=discards)


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
