"""Own limits across processes: bets at both at once, cuts, rises, breaks and exclusions at either."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import NamedTuple

import pytest

from kit.server.limited_player import LEDGERS, MINUTE, PASSES, Book, StoreDoor, wish
from kit.server.people_house import CHEAP, VirtualClock
from kit.store.postgres import Postgres
from queenhigh.people import People, PeopleError
from queenhigh.people.limits import LimitsChange
from queenhigh.people.own import OwnLimits
from queenhigh.store.opening import open_store
from queenhigh.store.store import Store

AT_ONCE = 12
"""So many live side by side, each by a clock of their own."""


class Side(NamedTuple):
    """A process, as some players meet it: where they change their limits, and tables of theirs."""

    limits: OwnLimits
    door: StoreDoor


class SharedLife:
    """One player's days: bets at both processes at once, limits that are changed at one meanwhile."""

    def __init__(self, person: str, sides: Sequence[Side], clock: VirtualClock, seed: int) -> None:
        self._person = person
        self._sides = sides
        self._clock = clock
        self._seed = seed
        self._chance = random.Random(seed)
        self._book = Book()
        self._felt: list[tuple[Side, str, int]] = []
        self.taken = self.refused = 0

    async def go(self, steps: int = 14) -> None:
        for _ in range(steps):
            self._clock.move(ms=self._chance.choice(PASSES))
            do = self._chance.random()
            here, there = self._chance.sample(self._sides, 2)
            if do < 0.2:
                await self._do(wanting=here)
            elif do < 0.35:
                await self._do(there, wanting=here)
            elif do < 0.45:
                await here.limits.view(self._person)
            elif do < 0.75 or not self._felt:
                await self._do(here, there)
            else:
                await self._end_round(self._clock.time_ms)

    async def _do(self, *betting: Side, wanting: Side | None = None) -> None:
        """All at once: a bet at each of these, and a wish there. What is taken fits the limits before it."""
        now = self._clock.time_ms
        chance = self._chance
        bets = [(side, chance.choice(LEDGERS), chance.choice((25, 100, 200))) for side in betting]
        asked = wish(chance) if wanting is not None else LimitsChange()
        granted, *taken = await asyncio.gather(
            self._change(wanting or self._sides[0], asked),
            *(side.door.bet(self._person, ledger, risk, now) for side, ledger, risk in bets),
        )
        for (side, ledger, risk), is_taken in zip(bets, taken, strict=True):
            if is_taken:
                passed = self._book.passes(ledger, risk, now)
                assert not passed, (self._seed, passed)
                self._felt.append((side, ledger, risk))
                self._book.bet(ledger, risk)
        self.taken += sum(taken)
        self.refused += len(taken) - sum(taken)
        if granted:
            self._book.want(asked, now)

    async def _change(self, side: Side, asked: LimitsChange) -> bool:
        if asked == LimitsChange():
            return False
        try:
            await side.limits.change(self._person, asked)
        except PeopleError as error:
            if error.code != "limits/shorter":
                raise
            return False
        return True

    async def _end_round(self, now: int) -> None:
        side, ledger, risk = self._felt.pop(self._chance.randrange(len(self._felt)))
        lost = self._chance.choice((risk, risk, -risk, 0))
        took = self._chance.choice((1, 4 * MINUTE))
        await side.door.settle(self._person, ledger, risk, lost, took, now)
        self._book.end(ledger, risk, lost, took, now)


async def shared_lives(stores: Sequence[Store], seeds: range) -> None:
    """Live these lives; none passes a limit, and there is something to see in them."""
    waiting = iter(seeds)
    with closing(People(stores[0], VirtualClock(), CHEAP)) as people:
        async with asyncio.TaskGroup() as group:
            works = [group.create_task(_some(people, stores, waiting, at)) for at in range(AT_ONCE)]
    lives = [life for work in works for life in work.result()]
    assert len(lives) == len(seeds)
    assert sum(life.taken for life in lives) > len(lives)
    assert sum(life.refused for life in lives) > len(lives)


async def _some(
    people: People, stores: Sequence[Store], seeds: Iterator[int], number: int
) -> list[SharedLife]:
    """One life after the other, at tables of their own, until there is none left."""
    clock = VirtualClock()
    lived: list[SharedLife] = []
    sides = [
        Side(OwnLimits(store, clock), StoreDoor(store, f"-{number}-{at}")) for at, store in enumerate(stores)
    ]
    for seed in seeds:
        guest = await people.guest(None, f"10.{seed >> 16}.{seed >> 8 & 255}.{seed & 255}")
        lived.append(SharedLife(guest.person.id, sides, clock, seed))
        await lived[-1].go()
    return lived


@pytest.fixture
def stores(postgres: Postgres) -> Iterator[list[Store]]:
    """Two processes' stores on one database; no commit waits for the disk, where very much happens."""
    url = f"{postgres.database()}&options=-c%20synchronous_commit%3Doff"
    with closing(open_store(url)) as first, closing(open_store(url)) as second:
        yield [first, second]


@pytest.mark.parametrize("count", [60, pytest.param(10_000, marks=pytest.mark.long)])
def test_no_limit_is_passed_through_two_processes(stores: list[Store], count: int) -> None:
    asyncio.run(shared_lives(stores, range(count)))


@pytest.mark.parametrize("fault", ["own._write_loss", "own._write_player"])
def test_the_lives_at_two_processes_would_show_a_fault(
    stores: list[Store], monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    monkeypatch.setattr(f"queenhigh.people.{fault}", lambda *_: None)
    with pytest.raises(ExceptionGroup) as caught:
        asyncio.run(shared_lives(stores, range(400)))
    assert caught.group_contains(AssertionError, match=r"loss|time|barred")
