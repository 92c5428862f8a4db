"""No room on the disk, no database, a clock that is set back: refused with a code, nothing half done."""

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import httpx
import pytest

from kit.command import run_json
from kit.faults.evenings import prove_database
from kit.faults.inline import inline_store
from kit.faults.kept import assert_kept, read_kept
from kit.faults.process import BOSS, PASSWORD, PATIENCE_SECONDS, SOON, ServerProcess, add_boss
from kit.faults.scenes import Scene
from kit.postgres import Postgres
from kit.whole import Casino, Watcher, run_virtually
from queenhigh.client import Session
from queenhigh.client.errors import Refused
from queenhigh.client.pauses import Pauses
from queenhigh.server.works import ServerClock
from queenhigh.store.opening import is_address
from queenhigh.table.handle import Who
from queenhigh.table.settings import TableSettings
from queenhigh.wire.frames import ActCommand, Answer, ReadyCommand, SeatCommand

BRIEF = Pauses(first_seconds=0.05, most_seconds=0.1, give_up_seconds=1.5)
HOUR_MS = 3_600_000


@contextmanager
def serving(place: Path | str, folder: Path) -> Iterator[ServerProcess]:
    add_boss(place)
    server = ServerProcess(place, folder)
    try:
        server.start()
        yield server
        server.stop()
    finally:
        server.kill()
    where = ("--database", str(place)) if is_address(place) else ("--data", str(place))
    report = run_json("audit", *where)
    assert report["ok"], report["problems"]
    assert report["escrows_open"] == 0


async def looked(server: ServerProcess) -> Scene:
    """A round in which both players have looked at their cards; a command of Ann's gives up soon."""
    boss = await Session.sign_in(server.url, BOSS, PASSWORD, pauses=SOON)
    ann = await Session.guest(server.url, pauses=BRIEF)
    ben = await Session.guest(server.url, pauses=SOON)
    scene = Scene("looked, by a dealer")
    await scene.open(boss, ann, ben)
    await scene.reach()
    return scene


async def refused_for_now(scene: Scene) -> None:
    """Ann's command is refused, for how long nobody knows, and has changed nothing."""
    with pytest.raises(Refused) as refused:
        await scene.decide(scene.ann, 1)
    assert refused.value.code == "server/stopping"
    assert scene.ann.seen.view.box(1).choice == ""


async def done_once(scene: Scene) -> None:
    """The same command sent again is done now; and the round goes on."""
    play = next(id for id in scene.ann.sent if id not in scene.ann.answered)
    answer = None
    while answer is None:
        with suppress(Refused):  # as long as the server has not found out that all is well again
            answer = await scene.ann.again(play)
    assert await scene.ann.again(play) == answer
    await scene.finish()
    await scene.close()


def test_a_full_disk_refuses_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def go(server: ServerProcess) -> None:
        scene = await looked(server)
        before = read_kept(server.place)
        longest = (tmp_path / "data" / "queenhigh.db-wal").stat().st_size
        server.limit(resource.RLIMIT_FSIZE, longest)
        await refused_for_now(scene)
        async with httpx.AsyncClient(timeout=PATIENCE_SECONDS) as web:
            assert (await web.get(f"{server.url}/health/live")).status_code == 200
            async with asyncio.timeout(PATIENCE_SECONDS):
                for room, status in ((longest, 503), (resource.RLIM_INFINITY, 200)):
                    server.limit(resource.RLIMIT_FSIZE, room)
                    while (await web.get(f"{server.url}/health/ready")).status_code != status:
                        await asyncio.sleep(0.1)
                    assert room != longest or read_kept(server.place) == before
        await done_once(scene)
        assert_kept(before, read_kept(server.place))

    with serving(tmp_path / "data", tmp_path) as server:
        asyncio.run(go(server))


def test_a_database_that_goes_away_in_the_middle_of_a_round_is_waited_for(tmp_path: Path) -> None:
    postgres = Postgres()
    try:
        place = postgres.store()

        async def go(server: ServerProcess) -> None:
            scene = await looked(server)
            before = read_kept(place)
            await asyncio.to_thread(postgres.crash)
            await refused_for_now(scene)
            async with httpx.AsyncClient(timeout=PATIENCE_SECONDS) as web:
                assert (await web.get(f"{server.url}/health/live")).status_code == 200
                assert (await web.get(f"{server.url}/health/ready")).status_code == 503
            await asyncio.to_thread(postgres.come_back)
            assert read_kept(place) == before
            await done_once(scene)
            assert_kept(before, read_kept(place))

        with serving(place, tmp_path) as server:
            asyncio.run(go(server))
    finally:
        postgres.stop()


def test_the_servers_clock_never_goes_back_and_never_stands() -> None:
    wall, steady = [10 * HOUR_MS], [0]
    clock = ServerClock(lambda: wall[0] * 1_000_000, lambda: steady[0] * 1_000_000, 0)

    def pass_ms(ms: int) -> int:
        wall[0] += ms
        steady[0] += ms
        return clock.now_ms()

    start = clock.now_ms()
    assert pass_ms(1000) == start + 1000
    wall[0] -= 10_000
    assert clock.now_ms() == start + 1000
    assert pass_ms(4000) == start + 3000, "half as fast until the other has caught up"
    assert pass_ms(16_000) == start + 11_000
    assert pass_ms(1000) == start + 12_000, "and then with it"
    wall[0] += HOUR_MS
    assert clock.now_ms() == start + 12_000 + HOUR_MS
    later = ServerClock(lambda: wall[0] * 1_000_000, lambda: steady[0] * 1_000_000, wall[0] + 5_000)
    assert later.now_ms() == wall[0] + 5_000, "no earlier than what is stored"


@pytest.mark.parametrize("restarted", [False, True])
def test_a_round_ends_although_the_clock_is_set_back(tmp_path: Path, restarted: bool) -> None:
    """By an hour, in the middle of a round: the time limit still decides, and times in the books go on."""
    store = inline_store(tmp_path)
    casino = Casino(store, Random(1))
    ann = Who("ann", "Ann")

    async def go() -> None:
        await casino.rise()
        desk = await casino.open(TableSettings(house="rws", least_bet_seconds=0, show_seconds=3600))
        desk.attach(Watcher(ann))
        await casino.until(lambda: desk.table.kept.stage == "betting")
        stake = {"do": "place", "box": 1, "wager": "ante", "amount_minor": 500}
        for command in (SeatCommand("1"), ActCommand("2", 1, stake), ReadyCommand("3", 1)):
            assert isinstance(await desk.do(ann, command, command.id.encode()), Answer)
        await casino.until(lambda: desk.table.kept.stage == "deciding")
        casino.set_back_ms = HOUR_MS
        if restarted:
            await casino.fall()
            await casino.rise()
            desk = casino.desks[0]
        await casino.until(lambda: desk.table.kept.stage == "showing", 300)
        await casino.stop()

    try:
        run_virtually(go())
        prove_database(store)
        with store.reader() as reader:
            [table] = list(reader.tables())
            times = [step.at_ms for step in reader.steps(table.id)]
        assert times == sorted(times)
    finally:
        store.close()
