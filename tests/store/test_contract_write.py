"""What a write promises, on both databases: all of it or nothing, once, and only where nobody was quicker."""

import pytest

from kit.store.stores import (
    CURRENCY,
    as_one_group,
    command,
    key,
    open_table,
    posting,
    seat,
    stake,
)
from queenhigh.store.store import Store
from queenhigh.table.ports import (
    DeckRow,
    Link,
    NotWritten,
    Purse,
    PurseMove,
    Repeated,
    StepRow,
    StoreError,
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
        posting("escrow:t1:1", "player:ann", 1, "return"),
        posting("carry:m:t1", "house:t1", 1, "carry"),
    ):
        assert await store.write(command(0, posted)) == NotWritten("short", posted.debit)
    assert (await store.table("t1") or pytest.fail("gone")).version == 0
    won = posting("house:t1", "player:ann", 500, "win")
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
    writes[5] = command(0, posting("house:t6", "house:t6", 5, "win"), table="t6")
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
        posting("house:t1", "player:ann", 0, "win"),
        posting("house:t1", "player:ann", -5, "win"),
        posting("player:ann", "player:ann", 5, "win"),
        posting("player:bob", "player:ann", 5, "win"),
        posting("house:t1", "player:ann", 2**70, "win"),
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
