"""A process that falls in every state of a round, with commands under way, on both stores.

One fall meets as many tables as there are states. What was acknowledged is kept, what was not is done once or
not at all, the cards are the same, no round opens before the one that was under way is over, and an audit
proves the database from itself. `lab.chaos` kills real processes.
"""

import asyncio
from pathlib import Path
from random import Random

import pytest

from kit.cases import STORES
from kit.faults.evenings import prove_database
from kit.faults.inline import Inline, inline_store
from kit.faults.kept import Kept, assert_kept, assert_resumed_once, read_kept
from kit.faults.scenes import OVER, SCENES, Scene, Someone
from kit.worlds.casino import Casino, run_virtually
from queenhigh.wire.frames import Answer

GRACE_MS = 20_000
FALLS = 3


class Night:
    """A process that falls once, and everybody at it."""

    def __init__(self, store: Inline, seed: int) -> None:
        self.store, self.random = store, Random(seed)
        self.casino = Casino(store, self.random)
        self.people = {
            name: Someone(self.casino, f"{name}{seed}", self.random, box)
            for box, name in enumerate(("dee", "ann", "ben"))
        }
        self.scenes = [Scene(name, self.casino, self.people) for name in SCENES]

    async def go(self) -> None:
        await self.casino.rise()
        for scene in self.scenes:
            await scene.open()
            await scene.reach()
        hands = [scene.desk.table.round.box(1).cards for scene in self.scenes]
        rounds = [scene.desk.table.number for scene in self.scenes]
        for scene in self.scenes:
            scene.start_commands()
        for _ in range(self.random.randrange(12)):
            await asyncio.sleep(0)
        await self.casino.fall()
        before = read_kept(self.store)
        self.assert_acknowledged(before)
        await self.casino.rise()
        resumed = read_kept(self.store)
        assert_resumed_once(before, resumed, GRACE_MS)
        for scene in self.scenes:
            scene.look()
            await asyncio.gather(*scene.under_way)
        for scene, hand, round in zip(self.scenes, hands, rounds, strict=True):
            await self.assert_blocked(scene)
            if scene.desk.table.number == round and hand and scene.plan.house == "rws":
                assert scene.desk.table.round.box(1).cards == hand, scene.name
            await scene.finish()
        await self.assert_answered_again()
        after = read_kept(self.store)
        self.assert_acknowledged(after)
        assert_kept(before, after)
        for scene in self.scenes:
            await scene.do("dee shut")
        await self.casino.stop()
        assert not self.casino.faults, self.casino.faults

    def assert_acknowledged(self, kept: Kept) -> None:
        """Every command that was answered is kept, at the version that was told."""
        for who in self.people.values():
            for (table, id), answer in who.accepted.items():
                assert kept.commands.get((table, who.who.id, id)) == answer.version, (table, id)

    async def assert_blocked(self, scene: Scene) -> None:
        """No round opens while the one that was under way is not over."""
        if scene.phase in ("idle", *OVER):
            return
        number = scene.desk.table.number
        [opening] = scene.commands(self.people["dee"], "open")
        assert not isinstance(await self.people["dee"].do(scene.id, opening), Answer)
        assert scene.desk.table.number == number

    async def assert_answered_again(self) -> None:
        """Whatever was acknowledged, before the fall or after it, gets the same answer again."""
        for who in self.people.values():
            for (table, id), answer in tuple(who.accepted.items()):
                if self.casino.desk(table) is not None:
                    assert await who.do(table, who.sent[table, id]) == answer


def fall_again_and_again(place: Path | str, seeds: range) -> None:
    store = inline_store(place)
    try:
        for seed in seeds:
            run_virtually(Night(store, seed).go())
        prove_database(store)
    finally:
        store.close()


@pytest.mark.parametrize("place", STORES, indirect=True)
def test_a_process_that_falls_loses_nothing(place: Path | str) -> None:
    fall_again_and_again(place, range(FALLS))


@pytest.mark.long
def test_nor_does_one_that_falls_forty_times(place: Path | str) -> None:
    fall_again_and_again(place, range(FALLS, FALLS + 40))
