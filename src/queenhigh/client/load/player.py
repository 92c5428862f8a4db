"""One guest of a crowd: thinks, takes up some offer or other, and times the answer."""

import asyncio
from collections.abc import Awaitable
from random import Random
from typing import Any

from queenhigh.client.errors import ClientError, Refused
from queenhigh.client.load.figures import Figures
from queenhigh.client.session import Session
from queenhigh.client.table import Table
from queenhigh.engine.acts.offers import Offer
from queenhigh.wire.frames import ViewFrame


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
