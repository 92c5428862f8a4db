"""What a write promises, on both databases: all of it or nothing, once, and only if nobody was quicker.

Meters are fed without a lock, and paid from a row that holds exactly what was expected.
"""

import asyncio
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from kit.store.stores import CURRENCY, as_one_group, command, key, open_table, seat, stake
from queenhigh.ledger.records import Posting
from queenhigh.store import purses
from queenhigh.store.opening import open_store
from queenhigh.store.records import Meter
from queenhigh.store.sql import Sql
from queenhigh.store.store import Store
from queenhigh.table.ports import (
    Award,
    DeckRow,
    Link,
    MeterPaid,
    NotWritten,
    Purse,
    PurseMove,
    Repeated,
    StepRow,
    StoreError,
    Write,
    Written,
)

pytestmark = pytest.mark.usefixtures("ann_at_t1")


async def test_a_write_is_kept_whole(store: Store) -> None:
    deck = DeckRow(1, 0, b"nonce", b"commitment", b"seals", "sealed")
    link = Link(1, "digest", 5, 6, "none", b"body", b"chain")
    write = command(
        0, stake("ann", 100), purses=(PurseMove("ann", reserved_minor=50, risk_minor=150),), decks=(deck,),
        links=(link,), players=("ann",), state=b'{"phase": "bets"}', by="player:ann", command=key("c1"),
        answer=b"done",
    )  # fmt: skip
    assert await store.write(write) == Written((Purse("ann", 9_900, 50),))
    row = await store.table("t1")
    assert row is not None
    assert (row.state, row.version, row.epoch, row.closed) == (b'{"phase": "bets"}', 1, 1, False)
    assert await store.steps("t1", 1) == [StepRow(1, 1, 1_000, "player:ann", b'{"act": 1}')]
    assert await store.decks("t1", 1) == [deck]
    assert await store.answer("t1", "ann", "c1") == (key("c1").body_hash, b"done", 1)
    [transfer] = (await store.ledger_of("ann"))[:1]
    assert (transfer.id, transfer.table, transfer.round, transfer.amount_minor) == ("t1/1/0", "t1", 1, 100)
    [seen] = await store.player_rounds("ann")
    assert (seen.table, seen.round, seen.ending) == ("t1", 1, "none")
    assert await store.sums() == {CURRENCY: 0}


async def test_a_deck_is_written_again_as_it_is_opened(store: Store) -> None:
    sealed = DeckRow(1, 0, b"nonce", b"commitment", b"seals", "sealed")
    opened = DeckRow(1, 0, b"nonce", b"commitment", b"seals", "opened", b"[1]", b"[2]", b"seed")
    second = DeckRow(1, 1, b"nonce2", b"commitment2", b"seals2", "sealed")
    await store.write(command(0, decks=(sealed,)))
    await store.write(command(1, decks=(opened, second)))
    assert await store.decks("t1", 1) == [opened, second]


async def test_another_version_or_epoch_is_stale(store: Store) -> None:
    stale = NotWritten("stale")
    assert await store.write(command(1)) == stale
    assert await store.write(command(0, epoch=2)) == stale
    assert await store.write(command(0, table="nowhere")) == stale
    assert await store.write(command(0, stake("ann", 1))) == Written((Purse("ann", 9_999),))
    assert await store.write(command(0, stake("ann", 1))) == stale
    assert await store.claim("t1", "here", 1_000) == 2
    assert await store.write(command(1, stake("ann", 1))) == stale
    assert await store.purse("ann", CURRENCY) == Purse("ann", 9_999)
    assert len(await store.steps("t1", 1)) == 1


async def test_a_repeated_command_gets_the_first_answer_and_another_body_differs(store: Store) -> None:
    first = command(0, stake("ann", 100), command=key("c1"), answer=b"first")
    await store.write(first)
    await store.write(command(1))
    assert await store.write(first) == Repeated(b"first", 1)
    again = command(2, stake("ann", 100), command=key("c1"), answer=b"second")
    assert await store.write(again) == Repeated(b"first", 1)
    assert await store.write(command(2, command=key("c1", b"other"))) == NotWritten("differs")
    assert isinstance(await store.write(command(2, command=key("c1", by="bob"))), Written)
    assert await store.purse("ann", CURRENCY) == Purse("ann", 9_900)


async def test_only_house_seed_and_grants_may_owe(store: Store) -> None:
    for posted in (
        stake("ann", 10_001),
        stake("nobody", 1),
        Posting("escrow:t1:1", "player:ann", 1, "return"),
        Posting("carry:m:t1", "house:t1", 1, "carry"),
    ):
        assert await store.write(command(0, posted)) == NotWritten("short", posted.debit)
    assert (await store.table("t1") or pytest.fail("gone")).version == 0
    won = Posting("house:t1", "player:ann", 500, "win")
    assert await store.write(command(0, won)) == Written((Purse("ann", 10_500),))
    assert await store.sums() == {CURRENCY: 0}


async def test_what_is_reserved_or_held_cannot_be_staked(store: Store) -> None:
    aside = PurseMove("ann", reserved_minor=4_000, held_minor=5_000)
    assert await store.write(command(0, purses=(aside,))) == Written((Purse("ann", 10_000, 4_000, 5_000),))
    assert await store.write(command(1, stake("ann", 1_001))) == NotWritten("short", "player:ann")
    more = PurseMove("ann", reserved_minor=1_001)
    assert await store.write(command(1, purses=(more,))) == NotWritten("short", "player:ann")
    free = PurseMove("ann", reserved_minor=-4_000, held_minor=-5_000)
    both = command(1, stake("ann", 10_000), purses=(free,))
    assert await store.write(both) == Written((Purse("ann", 0),))


async def test_one_that_fails_does_not_fail_its_group(store: Store) -> None:
    tables = [f"t{number}" for number in range(1, 9)]
    await open_table(store, *tables[1:])
    await seat(store, *tables)
    writes = [
        command(0, stake(table, 100, table), table=table, command=key("c", by=table)) for table in tables
    ]
    writes[1] = command(0, stake("t2", 10_001, "t2"), table="t2")
    writes[3] = command(7, stake("t4", 100, "t4"), table="t4")
    writes[5] = command(0, Posting("house:t6", "house:t6", 5, "win"), table="t6")
    found = await as_one_group(store, *writes)
    assert found[1] == NotWritten("short", "player:t2")
    assert found[3] == NotWritten("stale")
    assert isinstance(found[5], StoreError)
    for number in (0, 2, 4, 6, 7):
        assert found[number] == Written((Purse(tables[number], 9_900),))
    assert [row.version for row in await store.tables()] == [1, 0, 1, 0, 1, 0, 1, 1]
    assert await store.sums() == {CURRENCY: 0}


async def test_one_purse_at_two_tables_and_one_command_twice_in_a_group_are_spent_once(store: Store) -> None:
    await open_table(store, "t2")
    found = await as_one_group(
        store, command(0, stake("ann", 6_000)), command(0, stake("ann", 6_000, "t2"), table="t2")
    )
    assert found == [Written((Purse("ann", 4_000),)), NotWritten("short", "player:ann")]
    once = command(1, stake("ann", 1_000), command=key("c1"), answer=b"a")
    assert await as_one_group(store, once, once) == [Written((Purse("ann", 3_000),)), Repeated(b"a", 2)]


async def test_what_no_ledger_allows_is_refused_and_changes_nothing(store: Store) -> None:
    await seat(store, "bob")
    wrong = [
        Posting("house:t1", "player:ann", 0, "win"),
        Posting("house:t1", "player:ann", -5, "win"),
        Posting("player:ann", "player:ann", 5, "win"),
        Posting("player:bob", "player:ann", 5, "win"),
        Posting("house:t1", "player:ann", 2**70, "win"),
    ]
    for each in wrong:
        with pytest.raises(StoreError):
            await store.write(command(0, each))
    with pytest.raises(StoreError):
        await store.write(command(0, purses=(PurseMove("ann", risk_minor=-1),)))
    assert await store.purse("ann", CURRENCY) == Purse("ann", 10_000)
    assert await store.steps("t1", 1) == []
    assert await store.sums() == {CURRENCY: 0}
    assert isinstance(await store.write(command(0, stake("ann", 1))), Written)


async def test_a_table_is_closed_by_a_write(store: Store) -> None:
    await open_table(store, "t2")
    await store.write(command(0, closed=True))
    assert [row.id for row in await store.tables()] == ["t2"]
    assert [(row.id, row.closed) for row in await store.tables(closed=True)] == [("t1", True), ("t2", False)]


# Meters


BIG = Meter(
    id="big", ledger=CURRENCY, house="digest", name="Big", seed_minor=5_000, contribution="1/4", created_ms=7
)


def feed(version: int, amount_minor: int = 10, table: str = "t1") -> Write:
    contribution = Posting(f"house:{table}", "meter:big", amount_minor, "contribution")
    return command(version, contribution, table=table)


def pay(version: int, holds_minor: int, share_minor: int, *more: Posting, table: str = "t1") -> Write:
    return command(
        version,
        Posting("meter:big", "player:ann", share_minor, "share"),
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
    await store.write(command(3, Posting("house:t1", "carry:big:t1", 7, "carry")))
    await store.write(command(4, Posting("carry:big:t1", "meter:big", 7, "carry")))
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
    back = Posting("player:ann", "meter:big", 400, "reverse")
    assert isinstance(await store.write(command(1, back, paid=(MeterPaid("big", 4_600),))), Written)
    assert await store.fold("big") == 5_000


async def test_a_change_waits_until_the_meter_has_been_hit(store: Store) -> None:
    await store.create_meter(BIG)
    reseed = Posting("seed:big", "meter:big", 5_000, "reseed")
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
        mine = stores[number % len(stores)]
        table = tables[number]
        version = 0
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
