"""People in a casino that falls over: each takes what they are offered, late, twice, out of order."""

import asyncio
from collections import Counter
from random import Random
from typing import Any

import msgspec

from kit.play.strategies import fill
from kit.worlds.casino import Casino, Watcher
from queenhigh.engine import SUPERVISOR, Actor, Offer, player
from queenhigh.engine.actors import DEALER
from queenhigh.server.floor.desk import Desk, Reply
from queenhigh.table.handle import Who
from queenhigh.table.offers import by_dealer
from queenhigh.wire import encode, frames

AGAIN = "server/stopping"
CALLS = ("void_game", "void_box", "move_hands")


def take_up(offer: Offer, role: Actor, desk: Desk, random: Random, id: str) -> frames.ActCommand:
    """The command that takes up an offer, with some choice; a supervisor's calls are made as one."""
    by = SUPERVISOR if offer.do in CALLS else role
    said: dict[str, Any] = msgspec.json.decode(encode(fill(offer, by, desk.table.round, random)))
    del said["by"]
    return frames.ActCommand(id, desk.table.number, said)


class Person:
    """Somebody who sends commands and knows which of them were answered, and how."""

    role: Actor

    def __init__(self, casino: Casino, who: Who, random: Random) -> None:
        self.casino = casino
        self.who = who
        self.random = random
        self.watcher = Watcher(who)
        self.at: Desk | None = None
        self.count = 0
        self.accepted: dict[tuple[str, str], frames.Answer] = {}
        """By table and command."""
        self.sent: dict[tuple[str, str], frames.AnyCommand] = {}
        self.refused: Counter[str] = Counter()

    def look(self, desk: Desk | None) -> None:
        """Look at a table, and at no other any more."""
        if self.at is not desk:
            if self.at is not None:
                self.at.detach(self.watcher)
            self.at = desk
            if desk is not None:
                desk.attach(self.watcher)

    def next_id(self) -> str:
        self.count += 1
        return f"{self.who.id}-{self.count}"

    async def do(self, table: str, command: frames.AnyCommand) -> frames.Answer | str | None:
        """Send a command, at times twice at once, and again under the same id until there is an answer.

        Gives the answer or the code of a refusal; none where the table is gone before there was one.
        """
        self.sent[table, command.id] = command
        body = msgspec.json.encode(command)
        for _ in range(40):
            desk = self.casino.desk(table)
            if desk is not None:
                times = self.random.choice((1, 1, 1, 2))
                asks = (desk.do(self.who, command, body, self.watcher) for _ in range(times))
                replies = await asyncio.gather(*map(self.casino.ask, asks))
                if (found := self._heard(table, command.id, [each for each in replies if each])) is not None:
                    return found
            elif self.casino.floor is not None and self.casino.floor.desks.get(table) is not None:
                return None  # it is closed
            await asyncio.sleep(self.random.uniform(0, 1.5))
        return None

    def _heard(self, table: str, id: str, replies: list[Reply]) -> frames.Answer | str | None:
        answers = {reply for reply in replies if isinstance(reply, frames.Answer)}
        assert len(answers) <= 1, answers
        for answer in answers:
            self.accepted[table, id] = answer
            return answer
        codes = {reply.code for reply in replies if isinstance(reply, frames.RefusedFrame)}
        if codes and AGAIN not in codes:
            self.refused.update(codes)
            return min(codes)
        return None

    def act(self, desk: Desk, offer: Offer) -> frames.ActCommand:
        """The command that takes up an offer, with some choice."""
        return take_up(offer, self.role, desk, self.random, self.next_id())

    def offers(self, desk: Desk) -> tuple[Offer, ...]:
        return desk.audience.offers(self.who).legal


class Player(Person):
    """Sits down, bets, goes away, comes back; fills an empty purse again."""

    def __init__(self, casino: Casino, name: str, random: Random) -> None:
        super().__init__(casino, Who(name, name.title()), random)
        self.role = player(name)
        self.poor = False

    async def live(self) -> None:
        """Play until what is left is too little for any bet and too much for another purse."""
        while not self.poor:
            await asyncio.sleep(self.random.uniform(0.05, 6))
            desks = self.casino.desks
            if not desks:
                continue
            sitting = [desk for desk in desks if self.who.id in desk.table.by_player]
            desk = sitting[0] if sitting else self.random.choice(desks)
            self.look(desk)
            await self.step(desk)
            if self.random.random() < 0.03:
                self.look(None)
                await asyncio.sleep(self.random.uniform(0.1, 90))

    async def step(self, desk: Desk) -> None:
        commands = [self.command(desk)]
        if self.random.random() < 0.1:
            commands.append(self.command(desk))
        await asyncio.gather(*(self.do(desk.id, each) for each in commands if each is not None))
        await self.look_into_purse(desk)

    def command(self, desk: Desk) -> frames.AnyCommand | None:
        table = desk.table
        chance = self.random.random()
        id = self.next_id()
        if self.who.id not in table.by_player:
            return frames.SeatCommand(id, if_away=self.random.choice(["fold", "best"]))
        offers = [offer for offer in self.offers(desk) if offer.do != "withdraw" or chance < 0.1]
        deck = table.kept.deck
        if chance < 0.02:
            return frames.LeaveCommand(id)
        if chance < 0.05 and deck is not None:
            return frames.ChallengeCommand(id, table.number, deck.commitment)
        if chance < 0.1 and deck is not None:
            return frames.SeedCommand(id, table.number, f"seed {self.count}", deck.commitment)
        if table.by_player[self.who.id].ready and chance < 0.9:
            return None
        if not offers or (self.who.id in table.staked and table.kept.stage == "betting" and chance < 0.4):
            return frames.ReadyCommand(id, table.number)
        beside = [offer for offer in offers if offer.do == "place" and _is_beside(desk, offer)]
        return self.act(desk, self.random.choice(beside or offers))

    async def look_into_purse(self, desk: Desk) -> None:
        purse = desk.hall.purse(self.who.id, desk.house.currency.code)
        if purse is None or self.who.id in desk.table.staked or self.random.random() < 0.7:
            return
        if purse.balance_minor == 0:
            await self.refill(desk)
        elif purse.balance_minor < 5 * desk.house.currency.unit_minor:
            await self.do(desk.id, frames.LeaveCommand(self.next_id()))
            self.poor = True

    async def refill(self, desk: Desk) -> None:
        """Ask for another purse, as the route does."""
        hall = desk.hall
        currency = desk.house.currency
        now_ms = desk.hall.clock.now_ms()
        amount_minor = hall.purse_units * currency.unit_minor
        id = f"refill/{currency.code}/{self.who.id}/{now_ms}"
        granted = hall.store.grant(self.who.id, currency.code, amount_minor, id, now_ms, first=False)
        if await self.casino.ask(granted) is not None:
            await self.casino.ask(hall.refresh(currency.code, self.who.id))


def _is_beside(desk: Desk, offer: Offer) -> bool:
    """Whether it is a wager that lies nowhere yet, in a box that has others."""
    box = desk.table.round.box(offer.box or 1)
    wager = desk.house.by_name[offer.wager or ""]
    return box.in_round and not box.stake(wager)


class Staff(Person):
    """Whoever deals where the clock does not; what goes wrong among people goes wrong here."""

    def __init__(self, casino: Casino, random: Random) -> None:
        super().__init__(casino, Who("dee", "Dee", frozenset({"dealer"})), random)
        self.role = DEALER

    async def live(self) -> None:
        while True:
            await asyncio.sleep(self.random.uniform(0.2, 3))
            for desk in self.casino.desks:
                if by_dealer(desk.table):
                    await self.step(desk)

    async def step(self, desk: Desk) -> None:
        chance = self.random.random()
        table = desk.table
        if table.kept.stage == "betting" and chance < 0.6:
            return
        if chance < 0.05 and desk.table.settings.deal == "live":
            said = {"do": "card", "card": self.random.choice(["As", "Ks", "2c", "7d"])}
            if table.kept.draft:
                said = {"do": "take_back"}
            await self.do(desk.id, frames.ActCommand(self.next_id(), table.number, said))
            return
        calls = chance > 0.97 or table.round.misdealt
        if offers := [offer for offer in self.offers(desk) if (offer.do in CALLS) == calls]:
            await self.do(desk.id, self.act(desk, self.random.choice(offers)))


class Chief(Person):
    """A supervisor: voids boxes and rounds, also after settlement; pauses tables, and lets them go on."""

    def __init__(self, casino: Casino, random: Random) -> None:
        super().__init__(casino, Who("sue", "Sue", frozenset({"supervisor"})), random)
        self.role = SUPERVISOR
        self.rest_seconds = 6.0

    async def live(self) -> None:
        while True:
            await asyncio.sleep(self.random.uniform(0.1, 2) * self.rest_seconds)
            if self.casino.desks:
                await self.step(self.random.choice(self.casino.desks))

    async def step(self, desk: Desk) -> None:
        offers = [each for each in self.offers(desk) if each.do in CALLS]
        if desk.table.kept.paused or self.random.random() < 0.02:
            await self.do(desk.id, frames.PauseCommand(self.next_id(), not desk.table.kept.paused))
        elif offers and self.random.random() < (0.5 if desk.table.round.phase == "settled" else 0.1):
            await self.do(desk.id, self.act(desk, self.random.choice(offers)))
