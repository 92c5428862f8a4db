"""A crowd: guests come in, open tables of their own, play for some minutes, and close them again.

Each of them thinks, takes up some offer or other, and times the answer.
"""

import asyncio
import gc
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from math import ceil
from random import Random
from typing import Any, Final

import msgspec

from queenhigh.client.errors import ClientError, Refused
from queenhigh.client.load.figures import Figures, LoadReport
from queenhigh.client.session import Session
from queenhigh.client.socket import Pauses
from queenhigh.client.table import Table
from queenhigh.engine.acts.offers import Offer
from queenhigh.wire.frames import ViewFrame
from queenhigh.wire.houses import HouseCard


class LoadPlayer:
    """Plays at a table until told to stop."""

    def __init__(
        self, session: Session, table: Table, think: tuple[float, float], random: Random, figures: Figures
    ) -> None:
        self.session = session
        self.table = table
        self._think = think
        self._random = random
        self._figures = figures

    async def play(self) -> None:
        """For ever: think with an echo half-way, act, and wait where there is nothing to do."""
        while True:
            pause = self._random.uniform(*self._think)
            await asyncio.sleep(pause / 2)
            await self._timed(self.table.ping(), self._figures.echoes)
            await asyncio.sleep(pause / 2)
            doing = self._choose(self.table.seen)
            if doing is None:
                await self._change(self.table.seen)
            else:
                await self._timed(doing, self._figures.answers)

    async def _timed(self, doing: Awaitable[Any], into: list[float]) -> None:
        loop = asyncio.get_running_loop()
        started = loop.time()
        try:
            await doing
            into.append(loop.time() - started)
        except Refused as refused:
            self._figures.refusals[refused.code] += 1
        except ClientError as error:
            self._figures.errors[type(error).__name__] += 1
            raise

    async def _change(self, seen: ViewFrame) -> None:
        await self.table.until(lambda now: now.version != seen.version)

    def _choose(self, seen: ViewFrame) -> Awaitable[Any] | None:
        """Something that is offered now."""
        self._figures.rounds.add((self.table.id, seen.round))
        me = seen.player(self.table.me.id)
        offers = seen.view.legal
        if me is None:
            return self.table.seat()
        if seen.stage == "betting":
            staked = any(seen.view.box(box).stakes_minor for box in me.boxes)
            places = [offer for offer in offers if offer.do == "place"]
            if staked and not me.ready and self._random.random() < 0.7:
                return self.table.ready(round=seen.round)
            if me.ready or not places:
                return None
            return self._take(seen, self._random.choice(places))
        return self._take(seen, self._random.choice(offers)) if offers else None

    def _take(self, seen: ViewFrame, offer: Offer) -> Awaitable[Any]:
        if offer.do == "place":
            return self.table.take(offer, seen.round, amount_minor=self._amount(offer))
        if offer.do == "play":
            return self.table.take(offer, seen.round, **self._play(seen, offer))
        return self.table.take(offer, seen.round)

    def _play(self, seen: ViewFrame, offer: Offer) -> dict[str, Any]:
        """So many cards as may go together, and an amount that goes with them."""
        counts = [count for count in range(offer.discards + 1) if offer.takes_discards(count)]
        count = self._random.choice(counts)
        amounts = [each for each in (0, *offer.amounts_minor) if offer.takes_play(each, count)]
        discards = self._random.sample(seen.view.box(offer.box or 0).cards, count)
        return {"amount_minor": self._random.choice(amounts), "discards": discards}

    def _amount(self, offer: Offer) -> int:
        """One to four times the least, so that purses last."""
        least_minor = offer.least_minor or 0
        step_minor = offer.step_minor or 1
        most_minor = min(4 * least_minor, offer.most_minor or 4 * least_minor)
        return least_minor + step_minor * self._random.randint(0, (most_minor - least_minor) // step_minor)


AT_ONCE: Final = 16
"""So many guests come in side by side."""
_NEVER: Final = 1_000_000_000


@contextmanager
def _undisturbed() -> Iterator[None]:
    """While it is measured Python looks at young garbage alone: its looks at everything would be counted."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*before[:2], _NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


class LoadPlan(msgspec.Struct, frozen=True):
    url: str
    players: int
    think: tuple[float, float]
    """The least and the most seconds between two acts of a player."""
    seconds: float
    houses: tuple[str, ...] = ()
    """Tables of these houses in turn; of all that the server has where none is said."""
    seed: int = 0
    party: int = 0
    """So many sit at a table at most; as many as it has boxes where none is said."""

    @property
    def table_settings(self) -> dict[str, Any]:
        """Clocks that leave everybody time for a few thoughts."""
        most = ceil(self.think[1])
        return {"bet_seconds": 3 * most + 5, "least_bet_seconds": 1, "decide_seconds": 3 * most + 5,
                "show_seconds": 2, "bots": False}  # fmt: skip


class Crowd:
    """Everybody of one load test. `run` may be cancelled; `report` tells of what was measured until then."""

    pauses: Pauses | None = None
    """How long they wait before they come back; the client's own where it is not said."""

    def __init__(self, plan: LoadPlan) -> None:
        self.plan = plan
        self.figures = Figures()
        self._random = Random(plan.seed)
        self._players: list[LoadPlayer] = []
        self._hosts: dict[str, Session] = {}
        self._began = self._ended = 0.0

    async def run(self, tell: Callable[["Crowd"], None] | None = None) -> LoadReport:
        """Come in, play, leave; raises what keeps the crowd from coming in at all."""
        try:
            await self._come_in(tell)
            await self._play_all(tell)
        finally:
            await self._go()
        return self.report()

    async def _play_all(self, tell: Callable[["Crowd"], None] | None) -> None:
        loop = asyncio.get_running_loop()
        with _undisturbed():
            self._began = self._ended = loop.time()
            tasks = [asyncio.create_task(self._play(player)) for player in self._players]
            try:
                until = self._began + self.plan.seconds
                while (now := loop.time()) < until:
                    await asyncio.wait(tasks, timeout=min(0.5, until - now))
                    self._ended = loop.time()
                    if tell is not None:
                        tell(self)
                    if all(task.done() for task in tasks):
                        break
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def seated(self) -> int:
        return len(self._players)

    @property
    def elapsed(self) -> float:
        """Seconds of play so far."""
        return self._ended - self._began

    def report(self) -> LoadReport:
        reconnects = sum(player.table.reconnects for player in self._players)
        return self.figures.report(
            self.plan.url, len(self._players), len(self._hosts), self.elapsed, reconnects
        )

    async def _play(self, player: LoadPlayer) -> None:
        try:
            await player.play()
        except ClientError:
            return  # it is counted
        except Exception as error:  # ours, and not the server's: still it must be seen
            self.figures.errors[type(error).__name__] += 1

    # Coming and going

    async def _come_in(self, tell: Callable[["Crowd"], None] | None) -> None:
        known = await Session(self.plan.url).houses()
        houses = _chosen(known, self.plan.houses)
        room = asyncio.Semaphore(AT_ONCE)
        parties = []
        left = self.plan.players
        number = 0
        while left > 0:
            house = houses[number % len(houses)]
            size = min(left, house.boxes, self.plan.party or left)
            parties.append((number + 1, house, size))
            left = left - size
            number = number + 1
        try:
            async with asyncio.TaskGroup() as group:
                for party in parties:
                    group.create_task(self._sit_down(*party, room, tell))
        except BaseExceptionGroup as errors:
            raise errors.exceptions[0] from None

    async def _sit_down(
        self, number: int, house: HouseCard, size: int, room: asyncio.Semaphore,
        tell: Callable[["Crowd"], None] | None,
    ) -> None:  # fmt: skip
        """One table: who comes first opens it."""
        async with room:
            host = await self._guest()
            opened = await host.open_table(house.id, name=f"Load {number}", **self._table_settings(house))
            self._hosts[opened.table.id] = host
            sessions = [host, *[await self._guest() for _ in range(size - 1)]]
            for session in sessions:
                player = await self._player(session, opened.table.id)
                self._players.append(player)
                await player.table.seat()
                if tell is not None:
                    tell(self)

    def _table_settings(self, house: HouseCard) -> dict[str, Any]:
        """How a table of this house is run."""
        return self.plan.table_settings

    async def _player(self, session: Session, table: str) -> LoadPlayer:
        """Somebody who looks at a table, about to sit down."""
        random = Random(self._random.getrandbits(64))
        return LoadPlayer(session, await session.table(table), self.plan.think, random, self.figures)

    async def _guest(self) -> Session:
        try:
            return await Session.guest(self.plan.url, pauses=self.pauses)
        except Refused as refused:
            if refused.code != "rate/limited":
                raise
            raise ClientError(
                f"{self.seated} of {self.plan.players} players are seated, and the server lets no more people"
                " in from one address for now. For a load test give its settings more of them:"
                f" [people] new_people_an_hour = {10 * self.plan.players}"
            ) from None

    async def _go(self) -> None:
        """Leave and close; what a server does not want to hear at the end is no error."""
        await asyncio.gather(*(player.table.close() for player in self._players))
        for table, host in self._hosts.items():
            with suppress(ClientError):
                await host.close_table(table)


def _chosen(known: Iterable[HouseCard], asked: tuple[str, ...]) -> list[HouseCard]:
    houses = {house.id: house for house in known}
    missing = [id for id in asked if id not in houses]
    if missing or not houses:
        raise Refused("http/no_such", message=f"the server has no house {', '.join(missing)}".rstrip())
    group = next(iter(houses.values())).group
    return [houses[id] for id in asked or (id for id in houses if houses[id].group == group)]
