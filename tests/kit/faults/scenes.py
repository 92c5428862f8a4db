"""A round brought to any of its states by a dealer and two players, and brought to its end again."""

import asyncio
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from kit.faults.crowd import Person
from kit.worlds.casino import Casino
from queenhigh.cards import format_card
from queenhigh.engine import SUPERVISOR, player
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
LIVE: Final[dict[str, Any]] = {"deal": "live", "timed": False}
CLOCK: Final[dict[str, Any]] = {
    "bet_seconds": 3600, "least_bet_seconds": 0, "decide_seconds": 3600, "show_seconds": 3600,
}  # fmt: skip
CARDS: Final = ["As", "Kd", "7c", "Ks", "Qd", "7d", "Qs", "2h", "5c"]
"""To two boxes and the dealer by hand: a royal for the first box."""
OVER: Final = ("settled", "void")
STEPS: Final = {
    "betting": "dee open",
    "staked": "ann place ante; ann place pair_plus; ann place progressive; ben place ante; "
    "ann seed; ben seed; ann ready",
    "challenged": "ben challenge; ann seed",
    "closed": "dee close",
    "dealt": "dee deal",
    "looked": "ann look; ben look",
    "one decided": "ann play",
    "all decided": "ben fold",
    "replaced": "dee replace",
    "revealed": "dee reveal",
    "settled": "dee settle",
    "next": "dee open",
}
"""What brings a round from each state to the next, in this order."""
BY_CLOCK: Final = STEPS | {
    "betting": "", "closed": "", "dealt": "ann ready; ben ready", "revealed": "", "settled": "", "next": "",
}  # fmt: skip
ENDING: Final = {
    "idle": "betting", "betting": "staked closed", "closed": "dealt", "replacing": "replaced",
    "revealing": "revealed", "settling": "settled",
}  # fmt: skip
"""By phase, what brings a round to its end."""


class Plan(NamedTuple):
    """A table, how far its round goes, and what is done then."""

    house: str
    settings: dict[str, Any]
    state: str
    last: str = ""


SCENES: Final = {
    **{f"{state}, by a dealer": Plan("rws", UNTIMED, state) for state in STEPS if state != "replaced"},
    "idle, by a dealer": Plan("rws", UNTIMED, ""),
    "cards thrown away": Plan("draw", UNTIMED, "all decided"),
    "cards replaced": Plan("draw", UNTIMED, "replaced"),
    "a fourth card for the dealer": Plan("draw", UNTIMED, "revealed"),
    "stakes, by the clock": Plan("rws", CLOCK, "staked"),
    "decisions, by the clock": Plan("rws", CLOCK, "looked"),
    "one decided, by the clock": Plan("rws", CLOCK, "one decided"),
    "settled, by the clock": Plan("rws", CLOCK, "settled"),
    "some cards entered": Plan("rws", LIVE, "closed", "dee card"),
    "settled, live": Plan("rws", LIVE, "settled"),
    "voided after settlement": Plan("rws", UNTIMED, "settled", "dee void_game"),
    "paused": Plan("rws", UNTIMED, "settled", "dee pause"),
    "closing": Plan("rws", UNTIMED, "looked", "dee shut"),
    "left in the middle": Plan("rws", UNTIMED, "looked", "ann leave"),
}


class Someone(Person):
    """A person who remembers every command. The dealer has no box."""

    def __init__(self, casino: Casino, id: str, random: Random, box: int = 0) -> None:
        roles = frozenset({"dealer", "supervisor"} if not box else ())
        super().__init__(casino, Who(id, id.title(), roles), random)
        self.box = box
        self.role = player(id) if box else SUPERVISOR
        self.sent: dict[tuple[str, str], AnyCommand] = {}

    async def do(self, table: str, command: AnyCommand) -> Answer | str | None:
        self.sent[table, command.id] = command
        return await super().do(table, command)


class Scene:
    """One table with a dealer, Ann in box 1 and Ben in box 2."""

    def __init__(self, name: str, casino: Casino, people: dict[str, Someone]) -> None:
        self.name, self.casino, self.people = name, casino, people
        self.plan = SCENES[name]
        self.steps = BY_CLOCK if self.plan.settings is CLOCK else STEPS
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
        wanted = {"house": self.plan.house, "progressive": "linked:hall", **self.plan.settings}
        desk = await self.casino.open(msgspec.convert(wanted, TableSettings), self.people["dee"].who)
        self.id = desk.id
        self.look()
        await self.do("ann sit; ben sit")

    def look(self) -> None:
        """Everybody looks at the table, so that nobody is away."""
        for each in self.people.values():
            self.desk.attach(each.watcher)

    async def reach(self) -> None:
        for state in self.states_before_end():
            await self.do(self.steps[state])
            if phase := {"betting": "betting", "dealt": "deciding", "settled": "settled"}.get(state):
                await self.casino.until(lambda phase=phase: self.phase == phase, 120)  # type: ignore[misc]
        await self.do(self.plan.last)

    def states_before_end(self) -> list[str]:
        """The states up to that of the plan; in one house alone cards are replaced."""
        order = [state for state in STEPS if state != "replaced" or self.plan.house == "draw"]
        return order[: order.index(self.plan.state) + 1] if self.plan.state else []

    async def do(self, work: str) -> None:
        """Do these things one after another."""
        for each in filter(None, work.split("; ")):
            name, do, *more = each.split()
            who = self.people[name]
            if do == "shut":
                assert self.casino.floor is not None
                await self.casino.floor.close(self.id, who.who)
            else:
                for command in self.commands(who, do, *more):
                    await who.do(self.id, command)

    def commands(self, who: Someone, do: str, wager: str = "") -> list[AnyCommand]:
        """The commands that a word stands for: none where the table does not offer it to them."""
        id, number, deck = who.next_id(), self.desk.table.number, self.desk.table.kept.deck
        live = self.plan.settings is LIVE
        box = who.box
        match do:
            case "sit":
                return [SeatCommand(id, box)]
            case "leave":
                return [LeaveCommand(id)]
            case "ready":
                return [ReadyCommand(id, number)]
            case "pause":
                return [PauseCommand(id, self.name == "paused")]
            case "seed" | "challenge" if live or deck is None:
                return []
            case "seed":
                return [SeedCommand(id, number, f"seed {id}", deck.commitment)] if deck else []
            case "challenge":
                return [ChallengeCommand(id, number, deck.commitment)] if deck else []
            case "place" | "play":
                return [ActCommand(id, number, said) for said in self.least(who, do, wager)]
            case "look" | "fold":
                return [ActCommand(id, number, {"do": do, "box": box})]
            case _:
                beside: dict[str, dict[str, Any]] = {
                    "deal": {"cards": CARDS} if live else {},
                    "card": {"cards": CARDS[:3]},
                    "void_game": {"ground": "deck_count", "count": 51, "game": number},
                }
                return [ActCommand(id, number, {"do": do, **beside.get(do, {})})]

    def least(self, who: Someone, do: str, wager: str) -> list[dict[str, Any]]:
        """The least of a bet or a decision that is offered; where cards may be thrown, the last one is."""
        box = who.box
        cards = self.desk.table.round.box(box).cards
        found: list[dict[str, Any]] = []
        for offer in who.offers(self.desk):
            if (offer.do, offer.box) != (do, box) or (wager and offer.wager != wager):
                continue
            if do == "place":
                found.append({"do": do, "box": box, "wager": wager, "amount_minor": offer.least_minor})
            else:
                thrown = [format_card(card) for card in cards[-1:]] if offer.discards else []
                found.append(
                    {"do": do, "box": box, "amount_minor": offer.amounts_minor[0], "discards": thrown}
                )
        return found

    def start_commands(self) -> None:
        """Have what comes next under way, all at once, and something of everybody beside it."""
        beside = "ben sit; dee pause"
        if self.name != "left in the middle":
            done = self.states_before_end()
            order = [state for state in STEPS if state != "replaced" or self.plan.house == "draw"]
            following = order[len(done)] if len(done) < len(order) else "next"
            beside += f"; ann sit; {self.steps[following]}"
        for each in filter(None, beside.split("; ")):
            name, do, *more = each.split()
            who = self.people[name]
            for command in self.commands(who, do, *more):
                self.under_way.append(asyncio.create_task(who.do(self.id, command)))

    async def finish(self) -> None:
        """Bring the round to its end, whatever it needs."""
        for _ in range(200):
            if self.phase in OVER or self.desk.table.kept.stage == "closed":
                return
            if self.phase == "deciding":
                await self.do("ann fold; ben fold")
            elif self.phase == "dealer_drawing":
                await self.do("dee draw_fourth")
            for state in ENDING.get(self.phase, "").split():
                await self.do(self.steps[state] or self.steps["dealt"])
            await asyncio.sleep(1)
        raise AssertionError(f"{self.name}: the round never ends, {self.phase}")
