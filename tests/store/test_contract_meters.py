"""Meters on both databases: fed without a lock, paid from a row that holds exactly what was expected."""

import asyncio
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from kit.store.stores import CURRENCY, command, open_table, posting
from queenhigh.ledger.records import Posting
from queenhigh.store import purses
from queenhigh.store.opening import open_store
from queenhigh.store.records import Meter
from queenhigh.store.sql import Sql
from queenhigh.store.store import Store
from queenhigh.table.ports import Award, MeterPaid, NotWritten, Purse, Write, Written

pytestmark = pytest.mark.usefixtures("ann_at_t1")
BIG = Meter(
    id="big", ledger=CURRENCY, house="digest", name="Big", seed_minor=5_000, contribution="1/4", created_ms=7
)


def feed(version: int, amount_minor: int = 10, table: str = "t1") -> Write:
    contribution = posting(f"house:{table}", "meter:big", amount_minor, "contribution")
    return command(version, contribution, table=table)


def pay(version: int, holds_minor: int, share_minor: int, *more: Posting, table: str = "t1") -> Write:
    return command(
        version,
        posting("meter:big", "player:ann", share_minor, "share"),
        *more,
        table=table,
        paid=(MeterPaid("big", holds_minor),),
        awards=(Award("big", 1, "ann", "royal", holds_minor, share_minor),),
    )


async def test_contributions_wait_and_are_folded_in(store: Store) -> None:
    assert await store.create_meter(BIG)
    assert not await store.create_meter(BIG)
    assert await store.meters() == [BIG]
    for version in range(3):
        await store.write(feed(version))
    await store.write(command(3, posting("house:t1", "carry:big:t1", 7, "carry")))
    await store.write(command(4, posting("carry:big:t1", "meter:big", 7, "carry")))
    with store.reader() as reader:
        held = {account.id: account.balance_minor for account in reader.accounts()}
    assert (held["meter:big"], held["carry:big:t1"], held["seed:big"]) == (5_000, 0, -5_000)
    assert await store.shown(["big", "none"]) == {"big": 5_037, "none": 0}
    assert await store.sums() == {CURRENCY: 0}
    for _ in range(2):
        assert await store.fold("big") == 5_037
    assert await store.shown(["big"]) == {"big": 5_037}
    assert await store.sums() == {CURRENCY: 0}


async def test_a_meter_pays_only_what_its_row_holds(store: Store) -> None:
    await store.create_meter(BIG)
    await store.write(feed(0))
    assert await store.write(pay(1, 5_010, 10)) == NotWritten("meter", "big", 5_000)
    assert await store.fold("big") == 5_010
    assert await store.write(pay(1, 5_010, 501)) == Written((Purse("ann", 10_501),))
    assert await store.shown(["big"]) == {"big": 4_509}
    with store.reader() as reader:
        [award] = reader.awards()
    assert (award.table, award.version, award.before_minor, award.amount_minor) == ("t1", 2, 5_010, 501)
    assert await store.write(pay(2, 4_509, 4_510)) == NotWritten("short", "meter:big")


async def test_the_last_awards_come_newest_first(store: Store) -> None:
    await store.create_meter(BIG)
    for paid in range(5):
        assert isinstance(await store.write(pay(paid, 5_000 - paid, 1)), Written)
    with store.reader() as reader:
        assert [each.version for each in reader.awards("big")] == [1, 2, 3, 4, 5]
        assert [each.version for each in reader.awards("big", last=2)] == [5, 4]
        assert list(reader.awards("none", last=2)) == []


async def test_what_is_taken_back_goes_to_the_row_at_once(store: Store) -> None:
    await store.create_meter(BIG)
    await store.write(pay(0, 5_000, 400))
    back = posting("player:ann", "meter:big", 400, "reverse")
    assert isinstance(await store.write(command(1, back, paid=(MeterPaid("big", 4_600),))), Written)
    assert await store.fold("big") == 5_000


async def test_a_change_waits_until_the_meter_has_been_hit(store: Store) -> None:
    await store.create_meter(BIG)
    reseed = posting("seed:big", "meter:big", 5_000, "reseed")
    await store.write(pay(0, 5_000, 5_000, reseed))
    [(hit_ms,)] = store.read_now(lambda sql: sql.execute("SELECT at_ms FROM awards"))
    for at_ms in (hit_ms + 1, hit_ms + 2):
        await store.wish_meter("big", 9_000, "1/2", at_ms)
    assert not await store.change_meter("big"), "it was hit before"
    await store.write(replace(pay(1, 5_000, 500), at_ms=hit_ms + 1))
    assert not await store.change_meter("big"), "some of it was paid, and it did not go back to its seed"
    [waiting] = await store.meters()
    assert (waiting.seed_minor, waiting.next_seed_minor, waiting.contribution) == (5_000, 9_000, "1/4")
    await store.write(replace(pay(2, 4_500, 4_500, reseed), at_ms=hit_ms + 1))
    assert await store.change_meter("big")
    assert not await store.change_meter("big")
    [changed] = await store.meters()
    assert (changed.seed_minor, changed.contribution) == (9_000, "1/2")
    assert (changed.next_seed_minor, changed.next_contribution, changed.next_ms) == (None, None, None)
    assert await store.shown(["big"]) == {"big": 5_000}


async def test_the_same_wish_again_is_as_old_as_the_first_and_another_is_new(store: Store) -> None:
    await store.create_meter(BIG)
    for seed_minor, rate, at_ms, since_ms in (
        (9_000, "1/2", 10, 10), (9_000, "1/2", 20, 10), (8_000, "1/2", 30, 30), (8_000, "1/3", 40, 40),
    ):  # fmt: skip
        await store.wish_meter("big", seed_minor, rate, at_ms)
        [found] = await store.meters()
        assert (found.next_seed_minor, found.next_contribution, found.next_ms) == (seed_minor, rate, since_ms)


async def test_a_meter_may_begin_with_nothing(store: Store) -> None:
    assert await store.create_meter(replace(BIG, seed_minor=0))
    assert await store.shown(["big"]) == {"big": 0}
    assert await store.fold("big") == await store.fold("nothing") == 0
    with store.reader() as reader:
        found = {each.id: (each.balance_minor, each.may_owe) for each in reader.accounts()}
        assert (found["meter:big"], found["seed:big"]) == ((0, False), (0, True))
        assert [each.reason for each in reader.transfers()] == ["grant"]
    await store.write(feed(0))
    assert await store.fold("big") == 10


async def test_two_tables_hit_at_once_and_the_second_takes_its_share_of_what_then_stands(
    store: Store, place: Path | str
) -> None:
    tables = [f"t{number}" for number in range(2, 8)]
    await open_table(store, *tables)
    await store.create_meter(BIG)
    # A database on a server has several programs; a file has one that writes.
    others = [open_store(place) for _ in range(2)] if isinstance(place, str) else []
    stores = [store, *others]
    taken: list[tuple[int, int]] = []

    async def hit(number: int) -> None:
        mine, table, version = stores[number % len(stores)], tables[number], 0
        for _ in range(5):
            assert isinstance(await mine.write(feed(version, 100, table)), Written)
            version += 1
            while True:
                holds_minor = await mine.fold("big")
                share_minor = holds_minor // 10
                found = await mine.write(pay(version, holds_minor, share_minor, table=table))
                if isinstance(found, Written):
                    taken.append((holds_minor, share_minor))
                    break
                assert isinstance(found, NotWritten)
                assert found.why == "meter"
            version += 1

    try:
        await asyncio.gather(*(hit(number) for number in range(len(tables))))
    finally:
        for other in others:
            other.close()
    assert len(taken) == 30
    shares_minor = sum(share for _, share in taken)
    assert await store.shown(["big"]) == {"big": 5_000 + 30 * 100 - shares_minor}
    assert await store.purse("ann", CURRENCY) == Purse("ann", 10_000 + shares_minor)
    assert await store.sums() == {CURRENCY: 0}
    with store.reader() as reader:
        assert sorted((each.before_minor, each.amount_minor) for each in reader.awards()) == sorted(taken)


async def test_a_meter_is_fed_while_another_program_holds_its_row(store: Store, place: Path | str) -> None:
    if not isinstance(place, str):
        return  # one program writes a file: there is nobody to wait for
    await store.create_meter(BIG)
    with closing(open_store(place)) as other:
        held = asyncio.Event()
        go_on = asyncio.Event()
        loop = asyncio.get_running_loop()

        def hold(sql: Sql) -> None:
            purses.fold(sql, "big")
            loop.call_soon_threadsafe(held.set)
            asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result(30)

        holding = asyncio.ensure_future(other.run(hold))
        await held.wait()
        assert isinstance(await asyncio.wait_for(store.write(feed(0)), 30), Written)
        go_on.set()
        await holding
        assert await store.fold("big") == 5_010
