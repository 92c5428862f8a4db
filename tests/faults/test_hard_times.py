"""No room on the disk, no database, a clock that is set back: refused with a code, nothing half done."""

import asyncio
import resource
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import httpx
import pytest

from kit.command import run_json
from kit.faults.evenings import Kept, assert_kept, prove_database, read_kept
from kit.faults.inline import inline_store
from kit.faults.process import PATIENCE_SECONDS, ServerProcess
from kit.server.guest import Guest
from kit.store.postgres import Postgres
from kit.worlds.casino import Casino, virtually
from queenhigh.client import Session
from queenhigh.client.errors import Refused
from queenhigh.client.socket import Pauses
from queenhigh.server.works import ServerClock
from queenhigh.store.opening import is_address, open_store
from queenhigh.wire.frames import ActCommand
from queenhigh.wire.settings import TableSettings

BRIEF = Pauses(first_seconds=0.05, most_seconds=0.1, give_up_seconds=1.5)
HOUR_MS = 3_600_000
UNHURRIED: Final = {"bet_seconds": 3600, "least_bet_seconds": 0, "decide_seconds": 3600, "show_seconds": 3600}
Change = Callable[[], Awaitable[None]]


@contextmanager
def serving(place: Path | str, folder: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(place, folder)
    try:
        server.start()
        yield server
        server.stop()
    finally:
        server.kill()
    report = run_json("audit", "--database" if is_address(place) else "--data", str(place))
    assert report["ok"], report["problems"]
    assert report["escrows_open"] == 0


def kept_at(place: Path | str) -> Kept:
    """What a database keeps, read beside the server."""
    with closing(open_store(place if is_address(place) else Path(place), serving=False)) as store:
        return read_kept(store)


async def play_through(server: ServerProcess, begin: Change, end: Change) -> None:
    """Send a decision while the store is in trouble: refused with a code, then done once by the same id."""
    ann = await Session.guest(server.url, pauses=BRIEF)
    opened = await ann.open_table("prime", **UNHURRIED)
    table = await ann.table(opened.table.id, seeds=False)
    box = await table.seat()
    await table.act(do="place", box=box, wager="ante", amount_minor=1000)
    await table.ready()
    await table.until(lambda seen: seen.view.phase == "deciding", PATIENCE_SECONDS)
    play = ActCommand("play", table.seen.round, {"do": "play", "box": box, "amount_minor": 1000})
    before = kept_at(server.place)
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_SECONDS) as web:
        await begin()
        with pytest.raises(Refused) as refused:
            await table._ask(play)
        assert refused.value.code == "server/stopping"
        assert table.seen.view.box(box).choice == ""
        assert (await web.get("/health/live")).status_code == 200
        while (await web.get("/health/ready")).status_code != 503:
            await asyncio.sleep(0.1)
        await end()
        while (await web.get("/health/ready")).status_code != 200:
            await asyncio.sleep(0.1)
    assert kept_at(server.place) == before
    answer = None
    while answer is None:
        with suppress(Refused):  # as long as the server has not found out that all is well again
            answer = await table._ask(play)
    assert await table._ask(play) == answer
    await table.until(lambda seen: seen.view.phase == "settled", PATIENCE_SECONDS)
    await table.close()
    assert_kept(before, kept_at(server.place))


def test_a_full_disk_refuses_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with serving(tmp_path / "data", tmp_path) as server:

        async def fill() -> None:
            longest = (tmp_path / "data" / "queenhigh.db-wal").stat().st_size
            server.limit(resource.RLIMIT_FSIZE, longest)

        async def empty() -> None:
            server.limit(resource.RLIMIT_FSIZE, resource.RLIM_INFINITY)

        asyncio.run(asyncio.wait_for(play_through(server, fill, empty), PATIENCE_SECONDS))


@pytest.mark.long
def test_a_database_that_goes_away_in_the_middle_of_a_round_is_waited_for(tmp_path: Path) -> None:
    postgres = Postgres()
    crash = partial(asyncio.to_thread, postgres.crash)
    come_back = partial(asyncio.to_thread, postgres.come_back)
    try:
        with serving(postgres.store(), tmp_path) as server:
            asyncio.run(asyncio.wait_for(play_through(server, crash, come_back), PATIENCE_SECONDS))
    finally:
        postgres.stop()


def test_the_servers_clock_never_goes_back_and_never_stands() -> None:
    wall = [10 * HOUR_MS]
    steady = [0]

    def clock_from(least_ms: int) -> ServerClock:
        return ServerClock(lambda: wall[0] * 1_000_000, lambda: steady[0] * 1_000_000, least_ms)

    clock = clock_from(0)

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
    assert clock_from(wall[0] + 5_000).now_ms() == wall[0] + 5_000, "no earlier than what is stored"


@pytest.mark.parametrize("restarted", [False, True])
@virtually
async def test_a_round_ends_although_the_clock_is_set_back(tmp_path: Path, restarted: bool) -> None:
    """By an hour, in the middle of a round: the time limit still decides, and times in the books go on."""
    with closing(inline_store(tmp_path)) as store:
        casino = Casino(store, Random(1))
        await casino.rise()
        desk = await casino.open(TableSettings(house="rws", least_bet_seconds=0, show_seconds=3600))
        ann = Guest(desk)
        await ann.until("betting")
        await ann.place(await ann.sit())
        await ann.deal()
        casino.set_back_ms = HOUR_MS
        if restarted:
            await casino.fall()
            await casino.rise()
            desk = casino.desks[0]
        await casino.until(lambda: desk.table.kept.stage == "showing", 300)
        await casino.stop()
        prove_database(store)
        with store.reader() as reader:
            [table] = list(reader.tables())
            times = [step.at_ms for step in reader.steps(table.id)]
        assert times == sorted(times)
