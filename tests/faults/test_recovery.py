"""After something went wrong a process knows what is stored again, and takes up everything."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest

from kit.faults.evenings import prove_database
from kit.faults.inline import inline_store
from kit.faults.memory import MemoryStore
from kit.faults.weather import How, Weather
from kit.worlds.casino import Casino, Watcher, run_virtually
from queenhigh.server.floor.desk import Desk
from queenhigh.table.handle import Who
from queenhigh.table.ports import NotWritten, Repeated, StepRow, StoreError, TableRow, Write, Written
from queenhigh.table.settings import TableSettings
from queenhigh.wire.frames import ActCommand, Answer, AnyCommand, RefusedFrame, SeatCommand

ANN = Who("ann", "Ann")
LINKED = TableSettings(house="rws", progressive="linked:hall", pace="dealer", timed=False)
DEE = Who("dee", "Dee", frozenset({"dealer"}))


async def do(desk: Desk, who: Who, command: AnyCommand) -> Answer | RefusedFrame:
    return await desk.do(who, command, msgspec.json.encode(command))


async def act(desk: Desk, who: Who, id: str, **said: object) -> Answer | RefusedFrame:
    return await do(desk, who, ActCommand(id, desk.table.number, said))


async def opened(casino: Casino) -> Desk:
    """A table with Ann in box 1, bets open."""
    await casino.rise()
    desk = await casino.open(LINKED)
    desk.attach(Watcher(ANN))
    assert isinstance(await do(desk, ANN, SeatCommand("sit", 1)), Answer)
    assert isinstance(await act(desk, DEE, "open", do="open"), Answer)
    return desk


@pytest.mark.parametrize("how", ["before", "after", "late", "full"])
def test_purses_and_meters_are_known_again_after_a_write_that_failed(tmp_path: Path, how: How) -> None:
    weather = Weather(Random(1), how=how)
    store = inline_store(tmp_path, weather)
    casino = Casino(store, Random(1))

    async def agree(desk: Desk) -> None:
        shown = await store.shown(tuple(desk.table.meter_ids.values()))
        assert {id: desk.hall.meters[id] for id in shown} == shown
        code = desk.house.currency.code
        assert await store.purse("ann", code) == desk.hall.purse("ann", code)
        row = await store.table(desk.id)
        assert row is not None
        assert row.version == desk.table.version

    async def again(desk: Desk, who: Who, id: str, **said: object) -> None:
        """What fails, and is sent again as it was."""
        weather.nth = weather.writes + 1
        number = desk.table.number
        reply = await do(desk, who, ActCommand(id, number, said))
        assert isinstance(reply, RefusedFrame)
        assert reply.code == "server/stopping"
        await asyncio.sleep(1)
        if how != "late":
            await agree(desk)
        for _ in range(2):  # where it came late, the first one finds out
            reply = await do(desk, who, ActCommand(id, number, said))
            await asyncio.sleep(0.1)
        assert isinstance(reply, Answer)
        await agree(desk)

    async def go() -> None:
        desk = await opened(casino)
        await again(desk, ANN, "ante", do="place", box=1, wager="ante", amount_minor=500)
        await again(desk, ANN, "progressive", do="place", box=1, wager="progressive", amount_minor=250)
        await again(desk, DEE, "close", do="close")
        await again(desk, DEE, "deal", do="deal")
        await again(desk, ANN, "fold", do="fold", box=1)
        await again(desk, DEE, "reveal", do="reveal")
        await again(desk, DEE, "settle", do="settle")
        await again(desk, DEE, "next", do="open")
        await casino.stop()

    try:
        run_virtually(go())
        prove_database(store)
    finally:
        store.close()


def test_a_write_that_lands_while_a_table_is_read_is_not_half_seen() -> None:
    """The row is read, then somebody commits, then the steps are read: the table is as its row was."""

    class Between(MemoryStore):
        waiting: list[Desk]

        async def steps(self, table: str, round: int) -> list[StepRow]:
            while self.waiting:
                desk = self.waiting.pop()
                stake = {"do": "place", "box": 1, "wager": "ante", "amount_minor": 500}
                assert isinstance(await act(desk, ANN, "stake", **stake), Answer)
            return await super().steps(table, round)

    store = Between(Random(1))
    store.waiting = []
    casino = Casino(store, Random(1))

    async def go() -> None:
        desk = await opened(casino)
        before = desk.table
        store.waiting.append(desk)
        found = await desk.hall.load(desk.id)
        assert (found.version, found.round, found.kept) == (before.version, before.round, before.kept)
        assert desk.table.version == before.version + 1
        assert (await desk.hall.load(desk.id)).round == desk.table.round
        await casino.stop()

    run_virtually(go())


@pytest.mark.parametrize("when", ["read before it is committed", "committed before it is read"])
def test_a_meter_that_is_read_while_somebody_feeds_it_is_shown_as_it_stands(when: str) -> None:
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

    async def go() -> None:
        desk = await opened(casino)
        for wager, amount_minor in (("ante", 500), ("progressive", 250)):
            await act(desk, ANN, wager, do="place", box=1, wager=wager, amount_minor=amount_minor)
        for do in ("close", "deal"):
            await act(desk, DEE, do, do=do)
        await act(desk, ANN, "fold", do="fold", box=1)
        await act(desk, DEE, "reveal", do="reveal")
        before = dict(desk.hall.meters)
        if when.startswith("read"):
            store.settle = lambda: act(desk, DEE, "settle", do="settle")
            await desk.hall.learn(desk.table)
        else:
            store.learn = lambda: desk.hall.learn(desk.table)
            await act(desk, DEE, "settle", do="settle")
        assert desk.table.round.phase == "settled"
        assert desk.hall.meters != before
        assert desk.hall.meters == await store.shown(tuple(before))
        await casino.stop()

    run_virtually(go())


def test_tables_of_a_process_that_was_killed_are_there_when_the_next_one_serves() -> None:
    """Whoever comes back at once must not hear that there is no such table."""
    casino = Casino(MemoryStore(Random(1)), Random(1))

    async def go() -> None:
        desk = await opened(casino)
        await casino.fall()
        await casino.rise()
        assert casino.desk(desk.id) is not None
        await casino.stop()

    run_virtually(go())


class Slow(Weather):
    """Nothing goes wrong, and everything takes its time."""

    def delay(self) -> float:
        return 0.15

    async def read(self) -> None:
        await asyncio.sleep(self.delay())


def test_a_table_that_is_being_opened_is_not_taken_for_one_without_an_owner() -> None:
    casino = Casino(MemoryStore(Random(1), weather=Slow(Random(1))), Random(1))

    async def go() -> None:
        floor = await casino.rise()
        desks = [await floor.open(TableSettings(house="prime", progressive="none"), None) for _ in range(30)]
        await asyncio.sleep(30)
        assert list(floor.desks) == desks
        assert {desk.table.epoch for desk in desks} == {1}
        await casino.stop()

    run_virtually(go())


def test_a_table_whose_opening_failed_half_way_is_begun_later(tmp_path: Path) -> None:
    weather = Weather(Random(1), nth=1)
    store = inline_store(tmp_path, weather)
    casino = Casino(store, Random(1))

    async def go() -> None:
        floor = await casino.rise()
        with pytest.raises(StoreError):
            await floor.open(LINKED, None)
        [row] = await store.tables()
        assert row.version == 0
        await asyncio.sleep(10)
        [desk] = floor.desks
        assert (desk.id, desk.table.version) == (row.id, 1)
        await casino.stop()

    try:
        run_virtually(go())
        prove_database(store)
    finally:
        store.close()


def test_while_the_store_is_gone_commands_are_refused_at_once_and_done_when_it_is_back() -> None:
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
    stake = {"do": "place", "box": 1, "wager": "ante", "amount_minor": 500}

    async def go() -> None:
        desk = await opened(casino)
        store.gone, weather.nth = True, weather.writes + 1
        now = asyncio.get_running_loop().time
        started = now()
        for number in range(20):
            reply = await act(desk, ANN, f"stake {number}", **stake)
            assert isinstance(reply, RefusedFrame)
            assert reply.code == "server/stopping"
            await asyncio.sleep(1)
        assert now() < started + 21, "nobody waits for the store"
        store.gone = False
        await asyncio.sleep(20)
        assert isinstance(await act(desk, ANN, "stake 0", **stake), Answer)
        await casino.stop()

    run_virtually(go())
