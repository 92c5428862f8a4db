"""Own limits bind every write that raises what a player risks, from the moment they are set, on both."""

import asyncio
from typing import Any

import pytest

from kit.store.stores import CURRENCY, asynchronous, command, open_table, posting, seat, set_limits, stake
from queenhigh.store.judging import DAY_MS
from queenhigh.store.store import Store
from queenhigh.table.ports import NotWritten, PurseMove, Write, Written


def bet(version: int, amount_minor: int, at_ms: int = 1_000) -> Write:
    risk = PurseMove("ann", risk_minor=amount_minor)
    return command(version, stake("ann", amount_minor), purses=(risk,), at_ms=at_ms)


def lose(version: int, amount_minor: int, at_ms: int = 1_000, played_ms: int = 0) -> Write:
    lost = PurseMove("ann", risk_minor=-amount_minor, lost_minor=amount_minor, played_ms=played_ms)
    return command(
        version, posting("escrow:t1:1", "house:t1", amount_minor, "lose"), purses=(lost,), at_ms=at_ms
    )


@asynchronous
async def test_losses_and_what_is_on_the_felt_stay_within_the_limit_of_the_day(store: Store) -> None:
    await open_table(store)
    await seat(store)
    await set_limits(store, "ann", loss_limits_minor={CURRENCY: 300})
    refused = NotWritten("limit_loss", "ann")
    assert await store.write(bet(0, 301)) == refused
    assert isinstance(await store.write(bet(0, 200)), Written)
    assert await store.write(bet(1, 101)) == refused
    assert isinstance(await store.write(lose(1, 200)), Written)
    assert await store.write(bet(2, 101)) == refused
    assert isinstance(await store.write(bet(2, 100)), Written)
    assert isinstance(await store.write(lose(3, 100)), Written)
    assert await store.write(bet(4, 1)) == refused
    assert await store.write(bet(4, 1, DAY_MS - 1)) == refused
    assert isinstance(await store.write(bet(4, 300, DAY_MS)), Written)
    assert await store.write(bet(5, 1, DAY_MS)) == refused


@asynchronous
async def test_what_is_won_counts_against_what_is_lost(store: Store) -> None:
    await open_table(store)
    await seat(store)
    await set_limits(store, "ann", loss_limits_minor={CURRENCY: 100})
    won = posting("house:t1", "player:ann", 50, "win")
    await store.write(command(0, won, purses=(PurseMove("ann", lost_minor=-50),)))
    assert await store.write(bet(1, 151)) == NotWritten("limit_loss", "ann")
    assert isinstance(await store.write(bet(1, 150)), Written)


@asynchronous
async def test_time_at_play_is_counted_anew_each_day(store: Store) -> None:
    await open_table(store)
    await seat(store)
    await set_limits(store, "ann", time_limit_ms=60_000)
    await store.write(bet(0, 10))
    assert isinstance(await store.write(lose(1, 10, played_ms=59_999)), Written)
    assert isinstance(await store.write(bet(2, 10)), Written)
    assert isinstance(await store.write(lose(3, 10, played_ms=1)), Written)
    assert await store.write(bet(4, 10)) == NotWritten("limit_time", "ann")
    limits, _ = await store.limits("ann")
    assert (limits.played_ms, limits.played_day) == (60_000, 0)
    assert isinstance(await store.write(bet(4, 10, DAY_MS)), Written)


@pytest.mark.parametrize(("kind", "why"), [("break", "limit_break"), ("excluded", "limit_excluded")])
@asynchronous
async def test_who_is_barred_may_finish_but_not_begin(store: Store, kind: str, why: Any) -> None:
    await open_table(store)
    await seat(store)
    await store.write(bet(0, 100))
    await set_limits(store, "ann", barred_until_ms=5_000, bar_kind=kind)
    assert await store.write(bet(1, 1, 4_999)) == NotWritten(why, "ann")
    assert isinstance(await store.write(lose(1, 100, 4_999)), Written)
    assert isinstance(await store.write(bet(2, 1, 5_000)), Written)


@asynchronous
async def test_nothing_is_accepted_after_the_limit_is_set(store: Store) -> None:
    tables = [f"t{number}" for number in range(20)]
    await open_table(store, *tables)
    await seat(store)
    call_returned = False

    async def play(table: str) -> None:
        version = 0
        while True:
            late = call_returned
            risk = PurseMove("ann", risk_minor=1)
            write = command(version, stake("ann", 1, table), table=table, purses=(risk,))
            if isinstance(await store.write(write), NotWritten):
                return
            assert not late
            version += 1

    playing = [asyncio.ensure_future(play(table)) for table in tables]
    await asyncio.sleep(0.02)
    await set_limits(store, "ann", barred_until_ms=2_000, bar_kind="break")
    call_returned = True
    await asyncio.gather(*playing)


@asynchronous
async def test_a_limit_may_come_before_the_first_purse(store: Store) -> None:
    await open_table(store)
    await set_limits(store, "ann", loss_limits_minor={CURRENCY: 5, "EUR": None}, time_limit_ms=9)
    assert await store.purse("ann", CURRENCY) is None
    await seat(store)
    assert await store.write(bet(0, 6)) == NotWritten("limit_loss", "ann")
    limits, accounts = await store.limits("ann")
    assert limits.time_limit_ms == 9
    assert [(each.ledger, each.loss_limit_minor) for each in accounts] == [("EUR", None), (CURRENCY, 5)]
    await set_limits(store, "ann")
    limits, accounts = await store.limits("ann")
    assert limits.time_limit_ms is None
    assert accounts[1].loss_limit_minor == 5


@asynchronous
async def test_who_never_set_a_limit_has_none(store: Store) -> None:
    limits, accounts = await store.limits("eve")
    assert (limits.player, limits.time_limit_ms, limits.barred_until_ms) == ("eve", None, 0)
    assert accounts == []
