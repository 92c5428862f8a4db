"""Kill -9 of a real server at every state of a round, with commands under way, on both stores.

One kill meets as many tables as there are states. What was acknowledged stands, what was not is done once or
not at all, the cards are the same, no round opens before the one that was under way is over, and an audit
proves the database from itself.
"""

import asyncio
from pathlib import Path
from random import Random

import pytest

from kit.cases import STORES
from kit.command import run_json
from kit.faults.kept import Kept, assert_kept, assert_resumed_once, read_kept
from kit.faults.process import BOSS, PASSWORD, SOON, ServerProcess, add_boss
from kit.faults.scenes import OVER, SCENES, Scene
from queenhigh.client import Session
from queenhigh.client.errors import Refused
from queenhigh.fair import verify
from queenhigh.store.opening import is_address

GRACE_MS = 20_000


class Night:
    """A server that is killed once, and everybody at it."""

    def __init__(self, server: ServerProcess, random: Random) -> None:
        self.server, self.random = server, random
        self.scenes = [Scene(name) for name in SCENES]

    async def go(self) -> None:
        boss = await Session.sign_in(self.server.url, BOSS, PASSWORD, pauses=SOON)
        self.ann, ben = [await Session.guest(self.server.url, pauses=SOON) for _ in range(2)]
        self.names = dict(
            zip(("dee", "ann", "ben"), [(await each.me()).id for each in (boss, self.ann, ben)], strict=True)
        )
        for scene in self.scenes:
            await scene.open(boss, self.ann, ben)
        await asyncio.gather(*(scene.reach() for scene in self.scenes))
        hands = {scene.name: scene.ann.seen.view.box(1).cards for scene in self.scenes}
        rounds = {scene.name: scene.dee.seen.round for scene in self.scenes}
        for scene in self.scenes:
            scene.start_commands()
        await asyncio.sleep(self.random.uniform(0, 0.08))
        self.server.kill()
        before = read_kept(self.server.place)
        self.assert_acknowledged(before)
        await asyncio.to_thread(self.server.start)
        resumed = read_kept(self.server.place)
        await asyncio.gather(*(each for scene in self.scenes for each in scene.under_way))
        assert_resumed_once(before, resumed, GRACE_MS)
        await asyncio.gather(*(self.assert_blocked(scene) for scene in self.scenes))
        await asyncio.gather(*(scene.finish() for scene in self.scenes))
        for scene in self.scenes:
            await self.assert_proven(scene, rounds[scene.name], hands[scene.name])
        await asyncio.gather(*(self.assert_answered_again(scene) for scene in self.scenes))
        for scene in self.scenes:
            await scene.close()
        after = read_kept(self.server.place)
        self.assert_acknowledged(after)
        assert_kept(before, after)

    def assert_acknowledged(self, kept: Kept) -> None:
        """Every command that was answered is kept, at the version that was told."""
        for scene in self.scenes:
            for name, sitter in zip(("dee", "ann", "ben"), scene.people, strict=True):
                for id, answer in sitter.answered.items():
                    assert kept.commands.get((scene.id, self.names[name], id)) == answer.version, scene.name

    async def assert_blocked(self, scene: Scene) -> None:
        """No round opens while the one that was under way is not over."""
        await scene.dee.sync()
        seen = scene.dee.seen
        if seen.view.phase in ("idle", *OVER) or seen.stage == "closed":
            return
        with pytest.raises(Refused):
            await scene.dee.act(do="open")
        await scene.dee.sync()
        assert scene.dee.seen.round == seen.round

    async def assert_proven(self, scene: Scene, round: int, hand: tuple[str, ...]) -> None:
        """The cards that were seen before are the round's cards, and the deck proves them."""
        if not round or scene.live or len(hand) != 3:
            return
        verdict = verify(await self.ann.proof(f"{scene.id}-{round}"))
        assert verdict.ok, (scene.name, verdict)
        told = await self.ann.round(f"{scene.id}-{round}")
        cards = told["view"]["boxes"][0]["cards"]
        if scene.house == "rws" and "??" not in hand:
            assert tuple(cards) == hand, scene.name

    async def assert_answered_again(self, scene: Scene) -> None:
        """Whatever was acknowledged, before the kill or after it, gets the same answer again."""
        for sitter in scene.people:
            for id, answer in tuple(sitter.answered.items()):
                assert await sitter.again(id) == answer


def kill_again_and_again(place: Path | str, folder: Path, times: int, seed: int) -> None:
    add_boss(place)
    server = ServerProcess(place, folder)
    try:
        server.start()
        for each in range(times):
            asyncio.run(Night(server, Random(1000 * seed + each)).go())
        server.stop()
    finally:
        server.kill()
    where = ("--database", str(place)) if is_address(place) else ("--data", str(place))
    report = run_json("audit", *where)
    assert report["ok"], report["problems"]
    assert report["escrows_open"] == 0
    assert report["replayed"] == report["rounds"] > 0


@pytest.mark.parametrize("place", STORES, indirect=True)
def test_a_server_that_is_killed_loses_nothing(place: Path | str, tmp_path: Path) -> None:
    kill_again_and_again(place, tmp_path, 1, 1)


@pytest.mark.long
def test_nor_does_one_that_is_killed_twenty_times(place: Path | str, tmp_path: Path) -> None:
    kill_again_and_again(place, tmp_path, 20, 2)
