"""Purses across tables: own limits by their names, what a round paid held until it stands, and restarts."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

from kit.faults.memory import MemoryStore
from kit.houses.invented import invented
from kit.play.felt import Felt
from kit.server.guest import RWS, Guest, one_table
from kit.store.stores import set_limits
from kit.worlds.casino import Casino, VirtualLoop, virtually
from queenhigh.analysis.advice import advise
from queenhigh.server.floor.desk import Desk
from queenhigh.server.floor.hall import best_choices
from queenhigh.store.judging import DAY_MS
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.table.ports import Purse
from queenhigh.table.settings import TableSettings
from queenhigh.wire.frames import Answer, PauseCommand

LIVE = TableSettings(house="rws", deal="live", void_minutes=10)
WIN = ["Kh", "Qs", "Kd", "7h", "4c", "2d"]
"""A pair of kings against queen high."""


@asynccontextmanager
async def seated(
    settings: TableSettings = RWS,
) -> AsyncIterator[tuple[Casino, MemoryStore, Desk, Guest, int]]:
    """A table with Ann, and her box."""
    async with one_table(settings) as (casino, store, desk):
        ann = Guest(desk)
        yield casino, store, desk, ann, await ann.sit()


async def set_loss_limit(store: MemoryStore, desk: Desk, limit_minor: int) -> None:
    """Set Ann's own limit in the table's currency, which the hall does not hear of."""
    await set_limits(store, "ann", loss_limits_minor={desk.house.currency.code: limit_minor})


def purse(desk: Desk) -> Purse:
    found = desk.hall.purse("ann", desk.house.currency.code)
    assert found is not None
    return found


NOW_MS = 1_000_000_000
KINDS: list[tuple[str, dict[str, Any]]] = [
    ("limit/break", {"barred_until_ms": NOW_MS + DAY_MS, "bar_kind": "break"}),
    ("limit/excluded", {"barred_until_ms": NOW_MS + DAY_MS, "bar_kind": "excluded"}),
    ("limit/time", {"time_limit_ms": 0}),
]


@pytest.mark.parametrize("told", [True, False])
@pytest.mark.parametrize(("code", "limits"), KINDS)
@virtually
async def test_a_bet_against_an_own_limit_is_refused_by_its_name(
    code: str, limits: dict[str, Any], told: bool
) -> None:
    """Whether or not the hall has heard of the limit; and afterwards nothing is offered that it forbids."""
    async with seated() as (_, store, desk, ann, box):
        await set_limits(store, "ann", **limits)
        if told:
            await desk.hall.purse_changed("ann")
            assert not ann.offers("place")
            assert ann.frame()["view"]["legal"] == []
        command = ann.act(do="place", box=box, wager="ante", amount_minor=1000)
        for _ in range(2):
            assert await ann.refusal(command) == code
        assert not ann.offers("place")
        assert purse(desk).balance_minor == 100_000


@virtually
async def test_a_loss_limit_is_refused_by_its_name_and_a_purse_by_its_own() -> None:
    async with seated() as (_, store, desk, ann, box):
        await set_loss_limit(store, desk, 3_000)
        await desk.hall.purse_changed("ann")
        assert [offer.most_minor for offer in ann.offers("place") if offer.wager == "ante"] == [1_500]
        for amount_minor, code in ((1_600, "limit/loss"), (51_000, "purse/short")):
            command = ann.act(do="place", box=box, wager="ante", amount_minor=amount_minor)
            assert await ann.refusal(command) == code
        await ann.place(box, 1_500)


@virtually
async def test_a_limit_of_a_day_leaves_its_room_again_when_the_day_is_over() -> None:
    cast("VirtualLoop", asyncio.get_running_loop()).virtual = 12 * DAY_MS / 1000 - 60
    async with seated() as (_, store, desk, ann, box):
        await set_loss_limit(store, desk, 2_000)
        await desk.hall.purse_changed("ann")
        await ann.place(box)
        await ann.deal()
        await ann.acts(do="fold", box=box)
        await ann.until("betting")
        assert (purse(desk).day, purse(desk).free_minor) == (11, 1_000)
        await asyncio.sleep(60)
        assert (purse(desk).day, purse(desk).free_minor) == (12, 2_000)
        await ann.place(box)
        assert purse(desk).free_minor == 0


@virtually
async def test_best_play_under_a_limit_that_nobody_was_told_of_falls_back_to_the_least() -> None:
    async with seated(TableSettings(house="ultimate", decide_seconds=5)) as (_, store, desk, ann, box):
        assert await ann.sit(if_away="best") == box
        for _ in range(40):
            await ann.place(box)
            await ann.deal()
            if best_choices(desk.table.round, box)[0].multiple > 1:
                break
            await ann.acts(do="fold", box=box)
            await ann.until("betting")
        await set_loss_limit(store, desk, 0)
        desk.detach(ann)
        await ann.until("showing")
        play = desk.house.play
        assert play is not None
        assert desk.table.round.box(box).stake(play) == 1_000


async def won(ann: Guest, box: int) -> None:
    """A round at a live table, won by Ann: 20.00 and her stakes back."""
    dee = Guest(ann.desk, "dee", "dealer")
    await dee.acts(do="open")
    await ann.place(box)
    await dee.acts(do="close")
    await dee.acts(do="deal", cards=WIN)
    await ann.acts(do="play", box=box, amount_minor=1000)
    await dee.acts(do="reveal")
    await dee.acts(do="settle")


@pytest.mark.parametrize("how", ["next round", "time", "restart and time"])
@virtually
async def test_what_a_round_paid_is_staked_elsewhere_once_it_stands(how: str) -> None:
    async with seated(LIVE) as (casino, store, desk, ann, box):
        other = await casino.open(RWS)
        there = Guest(other)
        await there.until("betting")
        there_box = await there.sit()
        less = "UPDATE accounts SET balance_minor = balance_minor - 97000 WHERE id = 'player:ann'"
        await store.run(lambda sql: sql.execute(less))  # so that what is held matters
        await desk.hall.purse_changed("ann")
        await won(ann, box)
        assert (purse(desk).balance_minor, purse(desk).held_minor) == (5_000, 4_000)
        place = {"do": "place", "box": there_box, "wager": "ante", "amount_minor": 1000}
        assert await there.refusal(there.act(**place)) == "purse/short"
        assert there.frame()["reserved_minor"] == 4_000
        if how == "next round":
            await Guest(desk, "dee", "dealer").acts(do="open")
        elif how == "time":
            await asyncio.sleep(599)
            assert purse(desk).held_minor == 4_000
            await asyncio.sleep(2)
        else:
            await casino.fall()
            await asyncio.sleep(300)
            await casino.rise()
            again = casino.desk(other.id)
            assert again is not None
            there = Guest(again)
            assert purse(again).held_minor == 4_000
            await asyncio.sleep(301)
        assert purse(there.desk).held_minor == 0
        assert isinstance(await there.ask(there.act(**place)), Answer)


@virtually
async def test_a_void_takes_back_what_was_paid_and_finds_it() -> None:
    async with seated(LIVE) as (_, store, desk, ann, box):
        before = purse(desk).balance_minor
        await won(ann, box)
        host = Guest(desk, "sue", "supervisor")
        await host.do(PauseCommand)
        await asyncio.sleep(590)
        await host.acts(do="void_game", game=1, ground="deck_count", count=51)
        assert (purse(desk).balance_minor, purse(desk).held_minor) == (before, 0)
        _, [account] = await store.limits("ann")
        assert account.lost_minor == 0


@pytest.mark.parametrize(("hand", "plays"), [("Kh Kd 7s", True), ("9h 5d 3s", False)])
def test_a_bet_that_may_win_more_than_the_table_pays_is_decided_all_the_same(hand: str, plays: bool) -> None:
    felt = Felt(invented("cardroom")).open().bet(1, "ann", ante=500, pair_plus=100).deal("Qc Jc 9d", hand)
    with pytest.raises(UnpricedError):
        advise(Bet(felt.house, {"ante": 50_000, "pair_plus": 10_000}), hand)
    best, *_ = best_choices(felt.state, 1)
    assert (best.multiple > 0) == plays
