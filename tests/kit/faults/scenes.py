"""A round brought to any of its states by a dealer and two players, and brought to its end again."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, Final

import msgspec

from kit.faults.crowd import Person
from kit.whole import Casino
from queenhigh.cards import format_card
from queenhigh.engine import SUPERVISOR, Offer, player
from queenhigh.server.floor.desk import Desk
from queenhigh.table.handle import Who
from queenhigh.table.settings import TableSettings
from queenhigh.wire.frames import (
    ActCommand,
    Answer,
    AnyCommand,
    ChallengeCommand,
    LeaveCommand,
    PauseCommand,
    ReadyCommand,
    SeatCommand,
    SeedCommand,
)

UNTIMED: Final[dict[str, Any]] = {"pace": "dealer", "timed": False}
CLOCK: Final[dict[str, Any]] = {
    "bet_seconds": 3600, "least_bet_seconds": 0, "decide_seconds": 3600, "show_seconds": 3600,
}  # fmt: skip
LIVE: Final[dict[str, Any]] = {"deal": "live", "timed": False}
CARDS: Final = ["As", "Kd", "7c", "Ks", "Qd", "7d", "Qs", "2h", "5c"]
"""To two boxes and the dealer by hand: a royal for the first box."""
OVER: Final = ("settled", "void")
ORDER: Final = (
    "idle", "betting", "staked", "challenged", "closed", "dealt", "looked", "one decided", "all decided",
    "replaced", "revealed", "settled",
)  # fmt: skip
SCENES: Final[dict[str, tuple[str, dict[str, Any], str]]] = {
    **{f"{state}, by a dealer": ("rws", UNTIMED, state) for state in ORDER if state != "replaced"},
    "cards thrown away": ("draw", UNTIMED, "all decided"),
    "cards replaced": ("draw", UNTIMED, "replaced"),
    "a fourth card for the dealer": ("draw", UNTIMED, "revealed"),
    "stakes, by the clock": ("rws", CLOCK, "staked"),
    "decisions, by the clock": ("rws", CLOCK, "looked"),
    "one decided, by the clock": ("rws", CLOCK, "one decided"),
    "settled, by the clock": ("rws", CLOCK, "settled"),
    "some cards entered": ("rws", LIVE, "closed"),
    "settled, live": ("rws", LIVE, "settled"),
    "voided after settlement": ("rws", UNTIMED, "settled"),
    "paused": ("rws", UNTIMED, "settled"),
    "closing": ("rws", UNTIMED, "looked"),
    "left in the middle": ("rws", UNTIMED, "looked"),
}
"""By name: the house, how the table is run, and how far the round goes; see `Scene.reach` for the rest."""

Work = Callable[[], Coroutine[Any, Any, object]]


class Someone(Person):
    """A person who remembers every command."""

    def __init__(self, casino: Casino, name: str, random: Random, *roles: str) -> None:
        super().__init__(casino, Who(name, name.title(), frozenset(roles)), random)
        self.role = SUPERVISOR if roles else player(name)
        self.sent: dict[tuple[str, str], AnyCommand] = {}

    async def do(self, table: str, command: AnyCommand) -> Answer | str | None:
        self.sent[table, command.id] = command
        return await super().do(table, command)


class Company:
    """The dealer and the two players of every scene."""

    def __init__(self, casino: Casino, random: Random) -> None:
        self.casino = casino
        self.dee = Someone(casino, "dee", random, "dealer", "supervisor")
        self.ann, self.ben = (Someone(casino, name, random) for name in ("ann", "ben"))

    @property
    def people(self) -> tuple[Someone, Someone, Someone]:
        return self.dee, self.ann, self.ben


class Scene:
    """One table with a dealer, Ann in box 1 and Ben in box 2."""

    def __init__(self, name: str, company: Company) -> None:
        self.name, self.company, self.casino = name, company, company.casino
        self.dee, self.ann, self.ben = company.people
        self.house, self.settings, self.state = SCENES[name]
        self.by_clock = self.settings is CLOCK
        self.live = self.settings is LIVE
        self.under_way: list[asyncio.Task[object]] = []
        self.id = ""

    @property
    def desk(self) -> Desk:
        found = self.casino.floor.desk(self.id) if self.casino.floor is not None else None
        assert found is not None, self.name
        return found

    @property
    def phase(self) -> str:
        return self.desk.table.round.phase

    async def open(self) -> None:
        wanted = {"house": self.house, "progressive": "linked:hall", **self.settings}
        desk = await self.casino.open(msgspec.convert(wanted, TableSettings), self.dee.who)
        self.id = desk.id
        self.look()
        await self.ann.do(self.id, SeatCommand(self.ann.next_id(), 1))
        await self.ben.do(self.id, SeatCommand(self.ben.next_id(), 2))

    def look(self) -> None:
        """Everybody looks at the table, so that nobody is away."""
        for each in self.company.people:
            self.desk.attach(each.watcher)

    async def act(self, who: Someone, do: str, **fields: Any) -> Answer | str | None:
        said = {"do": do, **fields}
        return await who.do(self.id, ActCommand(who.next_id(), self.desk.table.number, said))

    # To a state

    async def reach(self) -> None:
        for state in ORDER[1 : ORDER.index(self.state) + 1]:
            if state != "replaced" or self.house == "draw":
                for work in self.work_for(state):
                    await work()
            phase = {"betting": "betting", "dealt": "deciding", "settled": "settled"}.get(state)
            if phase is not None:
                await self.casino.until(lambda phase=phase: self.phase == phase, 120)  # type: ignore[misc]
        match self.name:
            case "some cards entered":
                await self.act(self.dee, "card", cards=CARDS[:3])
            case "voided after settlement":
                await self.void()
            case "paused":
                await self.dee.do(self.id, PauseCommand(self.dee.next_id(), True))
            case "closing":
                assert self.casino.floor is not None
                await self.casino.floor.close(self.id, self.dee.who)
            case "left in the middle":
                await self.ann.do(self.id, LeaveCommand(self.ann.next_id()))

    async def void(self) -> None:
        await self.act(self.dee, "void_game", ground="deck_count", count=51, game=self.desk.table.number)

    def work_for(self, state: str) -> list[Work]:
        """What brings the round from the state before to this one."""
        if self.by_clock and state in ("betting", "closed", "revealed", "settled"):
            return []
        match state:
            case "staked":
                stakes = [(self.ann, 1, wager) for wager in ("ante", "pair_plus", "progressive")]
                bets: list[Work] = [
                    lambda stake=stake: self.stake(*stake)  # type: ignore[misc]
                    for stake in (*stakes, (self.ben, 2, "ante"))
                ]
                return [*bets, *self.seeds(self.ann, self.ben), lambda: self.ready(self.ann)]
            case "challenged":
                return [self.challenge, *self.seeds(self.ann)] if not self.live else []
            case "dealt" if self.by_clock:
                return [lambda: self.ready(self.ann), lambda: self.ready(self.ben)]
            case "dealt":
                cards: dict[str, Any] = {"cards": CARDS} if self.live else {}
                return [lambda: self.act(self.dee, "deal", **cards)]
            case "looked":
                return [lambda: self.act(self.ann, "look", box=1), lambda: self.act(self.ben, "look", box=2)]
            case "one decided":
                return [self.decide]
            case "all decided":
                return [lambda: self.act(self.ben, "fold", box=2)]
            case _:
                do = {"closed": "close", "replaced": "replace", "revealed": "reveal", "settled": "settle"}
                return [lambda: self.act(self.dee, do.get(state, "open"))]

    async def ready(self, who: Someone) -> None:
        await who.do(self.id, ReadyCommand(who.next_id(), self.desk.table.number))

    def seeds(self, *people: Someone) -> list[Work]:
        """A seed of each; a live table takes none."""
        return [lambda who=who: self.seed(who) for who in people if not self.live]  # type: ignore[misc]

    async def seed(self, who: Someone) -> None:
        id, number = who.next_id(), self.desk.table.number
        await who.do(self.id, SeedCommand(id, number, f"seed {id}", self.commitment))

    async def challenge(self) -> None:
        command = ChallengeCommand(self.ben.next_id(), self.desk.table.number, self.commitment)
        await self.ben.do(self.id, command)

    @property
    def commitment(self) -> str:
        deck = self.desk.table.kept.deck
        return deck.commitment if deck is not None else ""

    async def stake(self, who: Someone, box: int, wager: str) -> None:
        """The least of a wager, where the house has it."""
        for offer in self.offers(who, "place", box):
            if offer.wager == wager:
                await self.act(who, "place", box=box, wager=wager, amount_minor=offer.least_minor)

    async def decide(self) -> None:
        """Ann plays for the least; where cards may be thrown away, the last one is."""
        cards = self.desk.table.round.box(1).cards
        for offer in self.offers(self.ann, "play", 1):
            discards = [format_card(card) for card in cards[-1:]] if offer.discards else []
            await self.act(self.ann, "play", box=1, amount_minor=offer.amounts_minor[0], discards=discards)

    def offers(self, who: Someone, do: str, box: int) -> list[Offer]:
        return [offer for offer in who.offers(self.desk) if offer.do == do and offer.box == box]

    # In the middle of it

    def start_commands(self) -> None:
        """Have what comes next under way, all at once, and something of everybody beside it."""
        place = ORDER.index(self.state) + 1
        following = ORDER[place] if place < len(ORDER) else "next"
        if following == "replaced" and self.house != "draw":
            following = "revealed"
        dee, ann, ben = self.company.people
        beside: list[tuple[Someone, AnyCommand]] = [
            (ben, SeatCommand(ben.next_id(), 2, if_away="fold")),
            (dee, PauseCommand(dee.next_id(), self.name == "paused")),
        ]
        works: list[Work] = []
        if self.name != "left in the middle":
            works = self.work_for(following)
            beside.append((ann, SeatCommand(ann.next_id(), 1, if_away="best")))
        self.under_way = [asyncio.create_task(work()) for work in works]
        self.under_way += [asyncio.create_task(who.do(self.id, command)) for who, command in beside]

    # To the end

    async def finish(self) -> None:
        """Bring the round to its end, whatever it needs."""
        for _ in range(200):
            if self.phase in OVER or self.desk.table.kept.stage == "closed":
                return
            for work in self.next_works():
                await work()
            await asyncio.sleep(1)
        raise AssertionError(f"{self.name}: the round never ends, {self.phase}")

    def next_works(self) -> list[Work]:
        match self.phase:
            case "idle":
                return self.work_for("betting")
            case "betting":
                return [*self.work_for("staked"), *self.work_for("dealt" if self.by_clock else "closed")]
            case "closed":
                return self.work_for("dealt")
            case "deciding":
                return [lambda: self.act(self.ann, "fold", box=1), lambda: self.act(self.ben, "fold", box=2)]
            case "replacing":
                return self.work_for("replaced")
            case "revealing":
                return self.work_for("revealed")
            case "dealer_drawing":
                return [lambda: self.act(self.dee, "draw_fourth")]
            case _:
                return self.work_for("settled")
