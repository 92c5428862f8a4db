"""One bot: it looks at its table as a player does, takes its time, and sends commands like anybody."""

import asyncio
import secrets
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, Final

import msgspec

from queenhigh.cards import parse_card
from queenhigh.engine import FACE_DOWN, Offer, View
from queenhigh.engine.view import BoxView
from queenhigh.server.bots.plays import Lookup, Plays, Stakes
from queenhigh.server.floor.desk import Desk
from queenhigh.table.handle import Who
from queenhigh.table.state import Sitter, Table
from queenhigh.wire import encode_frame
from queenhigh.wire.frames import ActCommand, Answer, AnyCommand, LeaveCommand, ReadyCommand, RefusedFrame

_AGAIN_SECONDS: Final = 0.5
_SHARE: Final = 3
"""A bot takes at most this part of the time that is left."""


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
        offers = {offer.wager: offer for offer in self._offers("place") if offer.box == box}
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
        stakes = _stakes(self.desk.table, box)
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

    def _offers(self, do: str) -> list[Offer]:
        return [offer for offer in self.desk.audience.offers(self._who).legal if offer.do == do]


def _stakes(table: Table, box: BoxView) -> Stakes:
    """The bet in a box, as strategies are asked about it."""
    placed = {wager.name for wager in table.house.wagers if wager.placed_before_deal}
    return tuple((name, minor) for name, minor in box.stakes_minor if name in placed)
