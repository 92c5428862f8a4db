"""Purses on both databases: grants, a player's own history, and own limits, which bind every raised risk."""

import asyncio

import pytest

from kit.store.stores import CURRENCY, command, open_table, seat, set_limits, stake
from queenhigh.ledger.records import Posting
from queenhigh.store import purses
from queenhigh.store.judging import DAY_MS
from queenhigh.store.purses import HOUR_MS
from queenhigh.store.records import Transfer
from queenhigh.store.store import Store
from queenhigh.table.ports import NotWritten, Purse, PurseMove, StoreError, Written


async def test_a_first_purse_is_granted_once(store: Store) -> None:
    assert await store.purse("ann", CURRENCY) is None
    for id, outcome in (("g1", "granted"), ("g1", "repeated"), ("g2", "not_first")):
        assert await store.grant("ann", CURRENCY, 500, id, 10, first=True) == (outcome, Purse("ann", 500))
    assert await store.grant("ann", "EUR", 700, "g3", 10, first=True) == ("granted", Purse("ann", 700))
    assert await store.sums() == {CURRENCY: 0, "EUR": 0}


async def test_an_empty_purse_is_granted_again_once_an_hour(store: Store) -> None:
    await open_table(store)
    await seat(store, purse_minor=500)

    async def refill(id: str, at_ms: int) -> str:
        return (await store.grant("ann", CURRENCY, 300, id, at_ms, first=False))[0]

    assert await refill("r0", HOUR_MS) == "not_broke"
    await store.write(command(0, stake("ann", 500), purses=(PurseMove("ann", risk_minor=500),)))
    assert await refill("r0", HOUR_MS) == "not_broke"
    await store.write(command(1, purses=(PurseMove("ann", risk_minor=-500, lost_minor=500),)))
    assert await refill("r0", HOUR_MS - 1) == "too_soon"
    assert await refill("r0", HOUR_MS) == "granted"
    assert await refill("r0", HOUR_MS) == "repeated"
    await store.write(command(2, stake("ann", 300)))
    assert await refill("r1", 2 * HOUR_MS - 1) == "too_soon"
    assert await refill("r1", 2 * HOUR_MS) == "granted"
    assert (await store.grant("bob", CURRENCY, 300, "r2", 0, first=False))[0] == "not_broke"


async def test_less_than_the_least_bet_is_broke(store: Store) -> None:
    await seat(store, purse_minor=499)
    for least_minor, found in (
        (499, ("not_broke", Purse("ann", 499))),
        (500, ("granted", Purse("ann", 799))),
    ):
        id = f"r{least_minor}"
        granted = store.grant("ann", CURRENCY, 300, id, HOUR_MS, first=False, least_minor=least_minor)
        assert await granted == found


async def test_a_grant_of_nothing_fails_and_leaves_no_purse(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.grant("ann", CURRENCY, 0, "g1", 10, first=True)
    assert await store.purse("ann", CURRENCY) is None


async def ledger_by_pages(store: Store, limit: int) -> list[Transfer]:
    """Ann's transfers, this many at a time."""
    found: list[Transfer] = []
    while page := await store.ledger_of("ann", limit=limit, before=found[-1] if found else None):
        found += page
    return found


async def test_history_comes_a_page_at_a_time_the_last_first(store: Store) -> None:
    await open_table(store, "t1", "t2")
    await seat(store)
    for version in range(5):
        for table in ("t1", "t2"):
            stakes = (stake("ann", 10, table, version), stake("ann", 20, table, version))
            at_ms = 100 + version // 2
            await store.write(
                command(version, *stakes, table=table, round=version, players=("ann",), at_ms=at_ms)
            )
    whole = await store.ledger_of("ann", limit=100)
    assert len(whole) == 21
    assert (whole[-1].id, whole[-1].table) == ("grants/first-ann", "")
    assert [each.at_ms for each in whole] == sorted((each.at_ms for each in whole), reverse=True)
    assert await ledger_by_pages(store, 4) == whole
    rounds = await store.player_rounds("ann", limit=100)
    assert len(rounds) == 10
    found = []
    last = None
    while some := await store.player_rounds("ann", limit=3, before=last):
        found += some
        last = (some[-1].at_ms, some[-1].table, some[-1].round)
    assert found == rounds
    assert {(each.staked_minor, each.net_minor) for each in rounds} == {(30, -30)}
    assert await store.player_rounds("ann", ledger="EUR") == []
    assert await store.ledger_of("bob") == []


async def test_a_transfer_is_numbered_among_its_players_own(store: Store) -> None:
    """It tells nothing of what the same command did to others: one transfer between hers, or three."""
    await open_table(store, "t1", "t2")
    await seat(store, "ann", "ben")
    for table, others in (("t1", 1), ("t2", 3)):
        mine = stake("ann", 10, table)
        theirs = [stake("ben", 10, table)] * others
        for version in range(2):
            await store.write(command(version, *theirs, mine, *theirs, mine, table=table))
    transfers = await ledger_by_pages(store, 2)
    for table in ("t1", "t2"):
        found = [(each.version, each.number) for each in transfers if each.table == table]
        assert found == [(2, 1), (2, 0), (1, 1), (1, 0)]


async def test_many_players_accounts_are_found_at_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queenhigh.store.sql._BATCH", 2)
    players = [f"p{number}" for number in range(5)]
    for place, player in enumerate(players):
        await store.grant(player, CURRENCY, 100 + place, f"g-{player}", 10, first=True)
    await store.grant("p0", "EUR", 7, "g-eur", 10, first=True)
    found = await store.read(lambda sql: purses.accounts_among(sql, players[:4]))
    assert sorted((each.id, each.ledger, each.balance_minor) for each in found) == [
        ("player:p0", "EUR", 7), ("player:p0", CURRENCY, 100), ("player:p1", CURRENCY, 101),
        ("player:p2", CURRENCY, 102), ("player:p3", CURRENCY, 103),
    ]  # fmt: skip
    assert await store.read(lambda sql: purses.accounts_among(sql, [])) == []


# Own limits


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
        return await self._write(Posting("escrow:t1:1", "house:t1", amount_minor, "lose"), lost, at_ms)

    async def win(self, amount_minor: int) -> str:
        won = PurseMove("ann", lost_minor=-amount_minor)
        return await self._write(Posting("house:t1", "player:ann", amount_minor, "win"), won, 1_000)

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
