"""Own limits bind every write that raises what a player risks, from the moment they are set, on both."""

import asyncio

import pytest

from kit.store.stores import CURRENCY, command, open_table, posting, seat, set_limits, stake
from queenhigh.ledger.records import Posting
from queenhigh.store.judging import DAY_MS
from queenhigh.store.store import Store
from queenhigh.table.ports import NotWritten, PurseMove, Written


class Ann:
    """Ann at t1. Each method returns the reason that refuses it, or an empty text."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.version = 0

    async def bet(self, amount_minor: int, at_ms: int = 1_000) -> str:
        risk = PurseMove("ann", risk_minor=amount_minor)
        return await self._write(stake("ann", amount_minor), risk, at_ms)

    async def lose(self, amount_minor: int, at_ms: int = 1_000, played_ms: int = 0) -> str:
        lost = PurseMove("ann", risk_minor=-amount_minor, lost_minor=amount_minor, played_ms=played_ms)
        return await self._write(posting("escrow:t1:1", "house:t1", amount_minor, "lose"), lost, at_ms)

    async def win(self, amount_minor: int) -> str:
        won = PurseMove("ann", lost_minor=-amount_minor)
        return await self._write(posting("house:t1", "player:ann", amount_minor, "win"), won, 1_000)

    async def _write(self, posted: Posting, move: PurseMove, at_ms: int) -> str:
        found = await self.store.write(command(self.version, posted, purses=(move,), at_ms=at_ms))
        if isinstance(found, Written):
            self.version += 1
            return ""
        assert isinstance(found, NotWritten)
        assert found == NotWritten(found.why, "ann")
        return found.why


@pytest.fixture
def ann(store: Store, ann_at_t1: None) -> Ann:
    return Ann(store)


async def test_losses_and_what_is_on_the_felt_stay_within_the_limit_of_the_day(ann: Ann) -> None:
    await set_limits(ann.store, "ann", loss_limits_minor={CURRENCY: 300})
    assert await ann.bet(301) == "limit_loss"
    assert not await ann.bet(200)
    assert await ann.bet(101) == "limit_loss"
    assert not await ann.lose(200)
    assert await ann.bet(101) == "limit_loss"
    assert not await ann.bet(100)
    assert not await ann.lose(100)
    for at_ms in (1_000, DAY_MS - 1):
        assert await ann.bet(1, at_ms) == "limit_loss"
    assert not await ann.bet(300, DAY_MS)
    assert await ann.bet(1, DAY_MS) == "limit_loss"


async def test_what_is_won_counts_against_what_is_lost(ann: Ann) -> None:
    await set_limits(ann.store, "ann", loss_limits_minor={CURRENCY: 100})
    assert not await ann.win(50)
    assert await ann.bet(151) == "limit_loss"
    assert not await ann.bet(150)


async def test_time_at_play_is_counted_from_zero_each_day(ann: Ann) -> None:
    await set_limits(ann.store, "ann", time_limit_ms=60_000)
    for played_ms in (59_999, 1):
        assert not await ann.bet(10)
        assert not await ann.lose(10, played_ms=played_ms)
    assert await ann.bet(10) == "limit_time"
    limits, _ = await ann.store.limits("ann")
    assert (limits.played_ms, limits.played_day) == (60_000, 0)
    assert not await ann.bet(10, DAY_MS)


@pytest.mark.parametrize(("kind", "why"), [("break", "limit_break"), ("excluded", "limit_excluded")])
async def test_a_barred_player_may_finish_but_not_begin(ann: Ann, kind: str, why: str) -> None:
    assert not await ann.bet(100)
    await set_limits(ann.store, "ann", barred_until_ms=5_000, bar_kind=kind)
    assert await ann.bet(1, 4_999) == why
    assert not await ann.lose(100, 4_999)
    assert not await ann.bet(1, 5_000)


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


async def test_a_limit_may_come_before_the_first_purse(store: Store) -> None:
    limits, accounts = await store.limits("ann")
    assert (limits.player, limits.time_limit_ms, limits.barred_until_ms) == ("ann", None, 0)
    assert accounts == []
    await set_limits(store, "ann", loss_limits_minor={CURRENCY: 5, "EUR": None}, time_limit_ms=9)
    assert await store.purse("ann", CURRENCY) is None
    await open_table(store)
    await seat(store)
    assert await Ann(store).bet(6) == "limit_loss"
    limits, accounts = await store.limits("ann")
    assert limits.time_limit_ms == 9
    assert [(each.ledger, each.loss_limit_minor) for each in accounts] == [("EUR", None), (CURRENCY, 5)]
    await set_limits(store, "ann")
    limits, accounts = await store.limits("ann")
    assert limits.time_limit_ms is None
    assert accounts[1].loss_limit_minor == 5
