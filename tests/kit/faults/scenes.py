"""A round brought to any of its states by a dealer and two players over sockets, and brought to its end."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from kit.faults.process import PATIENCE_SECONDS, Sitter
from queenhigh.client import Session
from queenhigh.client.errors import Closed, Refused
from queenhigh.engine.acts.offers import Offer

UNTIMED: Final = {"pace": "dealer", "timed": False}
CLOCK: Final = {"bet_seconds": 3600, "least_bet_seconds": 0, "decide_seconds": 3600, "show_seconds": 3600}
LIVE: Final = {"deal": "live", "timed": False}
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


class Scene:
    """One table with a dealer, Ann in box 1 and Ben in box 2."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.house, self.settings, self.state = SCENES[name]
        self.by_clock = "pace" not in self.settings and "deal" not in self.settings
        self.live = self.settings.get("deal") == "live"
        self.under_way: list[Awaitable[Any]] = []

    async def open(self, boss: Session, ann: Session, ben: Session) -> None:
        opened = await boss.open_table(self.house, progressive="linked:hall", **self.settings)
        self.id = opened.table.id
        self.boss = boss
        self.dee, self.ann, self.ben = [await Sitter.at(each, self.id) for each in (boss, ann, ben)]
        await self.ann.seat(1)
        await self.ben.seat(2)

    @property
    def people(self) -> tuple[Sitter, Sitter, Sitter]:
        return self.dee, self.ann, self.ben

    # To a state

    async def reach(self) -> None:
        for state in ORDER[1 : ORDER.index(self.state) + 1]:
            if state != "replaced" or self.house == "draw":
                for work in self.work_for(state):
                    await work()
                    await self._together()
                await self._see(state)
        match self.name:
            case "some cards entered":
                await self.dee.act(do="card", cards=CARDS[:3])
            case "voided after settlement":
                await self.dee.act(do="void_game", ground="deck_count", count=51, game=self.dee.seen.round)
            case "paused":
                await self.dee.pause()
            case "closing":
                await self.boss.close_table(self.id)
            case "left in the middle":
                await self.ann.leave()
        await self._together()

    async def _together(self) -> None:
        """Wait until everybody has seen what anybody has."""
        version = max(each.seen.version for each in self.people)
        for each in self.people:
            await each.until(lambda seen: seen.version >= version, PATIENCE_SECONDS)

    def work_for(self, state: str) -> list[Callable[[], Awaitable[Any]]]:
        """What brings the round from the state before to this one."""
        dee, ann, ben = self.people
        if self.by_clock and (waiting := self._clock_work(state)) is not None:
            return waiting
        match state:
            case "betting":
                return [lambda: dee.act(do="open")]
            case "staked":
                return [
                    *(lambda wager=wager: self.stake(ann, 1, wager) for wager in ("ante", "pair_plus")),
                    lambda: self.stake(ann, 1, "progressive"), lambda: self.stake(ben, 2, "ante"),
                    *([ann.seed, ben.seed] if not self.live else []), ann.ready,
                ]  # fmt: skip
            case "challenged":
                return [ben.challenge, lambda: ann.seed("again")] if not self.live else []
            case "closed":
                return [lambda: dee.act(do="close")]
            case "dealt":
                said: dict[str, Any] = {"cards": CARDS} if self.live else {}
                return [lambda: dee.act(do="deal", **said)]
            case "looked":
                return [lambda: ann.act(do="look", box=1), lambda: ben.act(do="look", box=2)]
            case "one decided":
                return [lambda: self.decide(ann, 1)]
            case "all decided":
                return [lambda: ben.act(do="fold", box=2)]
            case "replaced":
                return [lambda: dee.act(do="replace")]
            case "revealed":
                return [lambda: dee.act(do="reveal")]
            case "settled":
                return [lambda: dee.act(do="settle")]
            case _:
                return [lambda: dee.act(do="open")]

    def _clock_work(self, state: str) -> list[Callable[[], Awaitable[Any]]] | None:
        match state:
            case "betting" | "closed" | "revealed" | "settled":
                return []
            case "dealt":
                return [self.ann.ready, self.ben.ready]
            case _:
                return None

    async def _see(self, state: str) -> None:
        """Wait until everybody sees what they need to see."""
        phase = {"betting": "betting", "dealt": "deciding", "settled": "settled"}.get(state)
        for each in self.people if phase is not None else ():
            await each.until(lambda seen: seen.view.phase == phase, PATIENCE_SECONDS)

    async def stake(self, who: Sitter, box: int, wager: str) -> None:
        """The least of a wager, where the house has it."""
        for offer in self.offers(who, "place", box):
            if offer.wager == wager:
                await who.act(do="place", box=box, wager=wager, amount_minor=offer.least_minor)

    async def decide(self, who: Sitter, box: int) -> None:
        """Play for the least; where cards may be thrown away, the last one is."""
        for offer in self.offers(who, "play", box):
            thrown = list(who.seen.view.box(box).cards[-1:]) if offer.discards else []
            await who.act(do="play", box=box, amount_minor=offer.amounts_minor[0], discards=thrown)

    def offers(self, who: Sitter, do: str, box: int) -> list[Offer]:
        return [offer for offer in who.offers if offer.do == do and offer.box == box]

    # In the middle of it

    def start_commands(self) -> None:
        """Have what comes next under way, all at once, and something of everybody beside it."""
        place = ORDER.index(self.state) + 1
        following = ORDER[place] if place < len(ORDER) else "next"
        if following == "replaced" and self.house != "draw":
            following = "revealed"
        noise = [
            lambda: self.ann.seat(1, if_away="best"), lambda: self.ben.seat(2, if_away="fold"),
            lambda: self.dee.pause(self.name == "paused"),
        ]  # fmt: skip
        works = [*self.work_for(following), *noise] if self.name != "left in the middle" else noise[1:]
        self.under_way = [asyncio.ensure_future(_told(work)) for work in works]

    # To the end

    async def finish(self) -> None:
        """Bring the round to its end, whatever it needs."""
        now = asyncio.get_running_loop().time
        give_up = now() + PATIENCE_SECONDS
        while now() < give_up:
            for each in self.people:
                await each.sync()
            if self.dee.seen.view.phase in OVER or self.dee.seen.stage == "closed":
                return
            for work in self._next_works(self.dee.seen.view.phase):
                await _told(work)
            await asyncio.sleep(0.02)
        raise AssertionError(f"{self.name}: the round never ends, {self.dee.seen}")

    def _next_works(self, phase: str) -> list[Callable[[], Awaitable[Any]]]:
        match phase:
            case "idle":
                return self.work_for("betting")
            case "betting":
                return [*self.work_for("staked"), *self.work_for("closed" if not self.by_clock else "dealt")]
            case "closed":
                return self.work_for("dealt")
            case "deciding":
                return [lambda: self.ann.act(do="fold", box=1), lambda: self.ben.act(do="fold", box=2)]
            case "replacing":
                return self.work_for("replaced")
            case "revealing":
                return self.work_for("revealed")
            case "dealer_drawing":
                return [lambda: self.dee.act(do="draw_fourth")]
            case _:
                return [lambda: self.dee.act(do="settle")]

    async def close(self) -> None:
        with suppress(Refused):
            await self.boss.close_table(self.id)
        for each in self.people:
            await each.close()


async def _told(work: Callable[[], Awaitable[Any]]) -> None:
    """Do something that may be refused: the table may have moved on, or stands where it cannot be done."""
    with suppress(Refused, Closed, TimeoutError):
        await work()
