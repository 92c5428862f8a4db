"""After something went wrong a process knows what is stored again, and takes up everything."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kit.faults.evenings import assert_known, prove_database
from kit.faults.inline import How, Weather, inline_store
from kit.faults.memory import MemoryStore
from kit.server.guest import Guest
from kit.worlds.casino import Casino, virtually
from queenhigh.server.floor.desk import Desk
from queenhigh.table.ports import NotWritten, Repeated, StepRow, StoreError, TableRow, Write, Written
from queenhigh.wire.frames import Answer
from queenhigh.wire.settings import TableSettings

LINKED = TableSettings(house="rws", progressive="linked:hall", pace="dealer", timed=False)
ANTE: dict[str, Any] = {"do": "place", "box": 1, "wager": "ante", "amount_minor": 500}
PROGRESSIVE: dict[str, Any] = {"do": "place", "box": 1, "wager": "progressive", "amount_minor": 250}
FOLD: dict[str, Any] = {"do": "fold", "box": 1}


class Opened:
    """A table with Ann in box 1, bets open, and its dealer."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.ann = Guest(desk)
        self.dealer = Guest(desk, "dee", "dealer")

    def who(self, said: dict[str, Any]) -> Guest:
        return self.ann if "box" in said else self.dealer

    async def act(self, *acts: dict[str, Any]) -> None:
        """Players' acts name their box; the others are the dealer's."""
        for said in acts:
            await self.who(said).acts(**said)


async def opened(casino: Casino) -> Opened:
    await casino.rise()
    found = Opened(await casino.open(LINKED))
    await found.ann.sit(box=1)
    await found.act({"do": "open"})
    return found


@pytest.mark.parametrize("how", ["before", "after", "late", "full"])
@virtually
async def test_purses_and_meters_are_known_again_after_a_write_that_failed(tmp_path: Path, how: How) -> None:
    weather = Weather(Random(1), how=how)
    with closing(inline_store(tmp_path, weather)) as store:
        casino = Casino(store, Random(1))
        table = await opened(casino)
        dealer = [{"do": do} for do in ("close", "deal", "reveal", "settle", "open")]
        for said in (ANTE, PROGRESSIVE, *dealer[:2], FOLD, *dealer[2:]):
            who = table.who(said)
            command = who.act(**said)
            weather.nth = weather.writes + 1
            assert await who.refusal(command) == "server/stopping"
            await asyncio.sleep(1)
            if how != "late":
                await assert_known(table.desk)
            for _ in range(2):  # if it came late, the first one finds out
                reply = await who.ask(command)
                await asyncio.sleep(0.1)
            assert isinstance(reply, Answer)
            await assert_known(table.desk)
        await casino.stop()
        prove_database(store)


@virtually
async def test_a_write_that_lands_while_a_table_is_read_is_not_half_seen() -> None:
    """The row is read, then somebody commits, then the steps are read: the table is as its row was."""

    class Between(MemoryStore):
        waiting: list[Opened]

        async def steps(self, table: str, round: int) -> list[StepRow]:
            while self.waiting:
                await self.waiting.pop().act(ANTE)
            return await super().steps(table, round)

    store = Between(Random(1))
    store.waiting = []
    casino = Casino(store, Random(1))
    table = await opened(casino)
    desk = table.desk
    before = desk.table
    store.waiting.append(table)
    found = await desk.hall.load(desk.id)
    assert (found.version, found.round, found.kept) == (before.version, before.round, before.kept)
    assert desk.table.version == before.version + 1
    assert (await desk.hall.load(desk.id)).round == desk.table.round
    await casino.stop()


@pytest.mark.parametrize("when", ["read before it is committed", "committed before it is read"])
@virtually
async def test_a_meter_that_is_read_while_somebody_feeds_it_is_shown_as_it_is(when: str) -> None:
    class Busy(MemoryStore):
        """Has somebody settle in the middle of reading meters, or read them in the middle of settling."""

        settle: Callable[[], Awaitable[object]] | None = None
        learn: Callable[[], Awaitable[object]] | None = None

        async def shown_at(self, meters: Sequence[str]) -> tuple[dict[str, int], dict[str, int]]:
            found = await super().shown_at(meters)
            settle, self.settle = self.settle, None
            if settle is not None:
                await settle()
            return found

        async def write(self, write: Write) -> Written | Repeated | NotWritten:
            found = await super().write(write)
            learn, self.learn = self.learn, None
            if learn is not None:
                await learn()
            return found

    store = Busy(Random(1))
    casino = Casino(store, Random(1))
    table = await opened(casino)
    desk = table.desk
    await table.act(ANTE, PROGRESSIVE, {"do": "close"}, {"do": "deal"}, FOLD, {"do": "reveal"})
    before = dict(desk.hall.meters)
    if when.startswith("read"):
        store.settle = lambda: table.act({"do": "settle"})
        await desk.hall.learn(desk.table)
    else:
        store.learn = lambda: desk.hall.learn(desk.table)
        await table.act({"do": "settle"})
    assert desk.table.round.phase == "settled"
    assert desk.hall.meters != before
    assert desk.hall.meters == await store.shown(tuple(before))
    await casino.stop()


@virtually
async def test_a_table_that_is_being_opened_is_not_taken_for_one_without_an_owner() -> None:
    class Slow(Weather):
        """Nothing goes wrong, and everything takes its time."""

        def delay(self) -> float:
            return 0.15

        async def read(self) -> None:
            await asyncio.sleep(self.delay())

    casino = Casino(MemoryStore(Random(1), weather=Slow(Random(1))), Random(1))
    floor = await casino.rise()
    desks = [await floor.open(TableSettings(house="prime", progressive="none"), None) for _ in range(30)]
    await asyncio.sleep(30)
    assert list(floor.desks) == desks
    assert {desk.table.epoch for desk in desks} == {1}
    await casino.stop()


@virtually
async def test_a_table_whose_opening_failed_half_way_is_begun_later(tmp_path: Path) -> None:
    with closing(inline_store(tmp_path, Weather(Random(1), nth=1))) as store:
        casino = Casino(store, Random(1))
        floor = await casino.rise()
        with pytest.raises(StoreError):
            await floor.open(LINKED, None)
        [row] = await store.tables()
        assert row.version == 0
        await asyncio.sleep(10)
        [desk] = floor.desks
        assert (desk.id, desk.table.version) == (row.id, 1)
        await casino.stop()
        prove_database(store)


@virtually
async def test_while_the_store_is_gone_commands_are_refused_at_once_and_done_when_it_is_back() -> None:
    class Gone(MemoryStore):
        gone = False

        async def table(self, id: str) -> TableRow | None:
            if self.gone:
                await asyncio.sleep(9)
                raise StoreError("the database does not answer")
            return await super().table(id)

    weather = Weather(Random(1))
    store = Gone(Random(1), weather=weather)
    casino = Casino(store, Random(1))
    ann = (await opened(casino)).ann
    store.gone = True
    weather.nth = weather.writes + 1
    now = asyncio.get_running_loop().time
    started = now()
    commands = [ann.act(**ANTE) for _ in range(20)]
    for command in commands:
        assert await ann.refusal(command) == "server/stopping"
        await asyncio.sleep(1)
    assert now() < started + 21, "nobody waits for the store"
    store.gone = False
    await asyncio.sleep(20)
    assert isinstance(await ann.ask(commands[0]), Answer)
    await casino.stop()
