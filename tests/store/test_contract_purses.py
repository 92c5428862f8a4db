"""Grants, and what a player finds of their own history, on both databases."""

from itertools import pairwise

import pytest

from kit.store.stores import CURRENCY, command, open_table, seat, stake
from queenhigh.store import purses
from queenhigh.store.purses import HOUR_MS
from queenhigh.store.records import Transfer
from queenhigh.store.store import Store
from queenhigh.table.ports import Purse, PurseMove, StoreError


async def test_a_first_purse_is_granted_once(store: Store) -> None:
    assert await store.purse("ann", CURRENCY) is None
    for ledger, id, amount_minor, outcome in (
        (CURRENCY, "g1", 500, "granted"),
        (CURRENCY, "g1", 500, "repeated"),
        (CURRENCY, "g2", 500, "not_first"),
        ("EUR", "g3", 700, "granted"),
    ):
        found = await store.grant("ann", ledger, amount_minor, id, 10, first=True)
        assert found == (outcome, Purse("ann", amount_minor))
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
    found, last = [], None
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
        mine, theirs = stake("ann", 10, table), [stake("ben", 10, table)] * others
        for version in range(2):
            await store.write(command(version, *theirs, mine, *theirs, mine, table=table))
    transfers = await ledger_by_pages(store, 2)
    for table in ("t1", "t2"):
        found = [(each.version, each.number) for each in transfers if each.table == table]
        assert found == [(2, 1), (2, 0), (1, 1), (1, 0)]
        assert all(one > two for one, two in pairwise(found))


async def test_many_players_accounts_are_found_at_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(purses, "PAGE", 2)
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
