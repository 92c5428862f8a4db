"""Desks: faults between a commit and the last viewer, one owner, and purses with their own limits."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any, cast

import msgspec
import pytest

from kit.faults.memory import MemoryStore
from kit.houses.invented import invented
from kit.play.felt import Felt
from kit.server.guest import RWS, Guest, one_table
from kit.store.stores import set_limits
from kit.worlds.casino import Casino, VirtualLoop, virtually
from queenhigh.analysis.advice import advice_of
from queenhigh.server.floor.desk import Desk
from queenhigh.server.floor.hall import best_choices
from queenhigh.store.judging import DAY_MS
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.table.handle import close
from queenhigh.table.ports import EntropyError, Purse
from queenhigh.table.turn import Refused
from queenhigh.wire.frames import Answer, PauseCommand, RefusedFrame, SeatCommand
from queenhigh.wire.settings import TableSettings

LIVE = TableSettings(house="rws", deal="live", void_minutes=10)
WIN = ["Kh", "Qs", "Kd", "7h", "4c", "2d"]
"""A pair of kings against queen high."""


@asynccontextmanager
async def seated(
    settings: TableSettings = RWS, *, faulty: bool = False
) -> AsyncIterator[tuple[Casino, MemoryStore, Desk, Guest, int]]:
    """A table with Ann, and her box."""
    async with one_table(settings, faulty=faulty) as (casino, store, desk):
        ann = Guest(desk)
        yield casino, store, desk, ann, await ann.sit()


# Faults


@virtually
async def test_one_who_cannot_be_told_keeps_nobody_from_hearing(monkeypatch: pytest.MonkeyPatch) -> None:
    async with one_table(faulty=True) as (casino, _, desk):
        eve, ann, ben = (Guest(desk, name) for name in ("eve", "ann", "ben"))
        monkeypatch.setattr(eve, "send", lambda *sent: 1 / 0)
        answer = await ann.place(await ann.sit())
        assert ben.versions[-1] == ann.versions[-1] == answer.version == desk.table.version
        assert ann.answers[-1] == answer
        assert {type(fault) for fault in casino.faults} == {ZeroDivisionError}


@virtually
async def test_an_answer_stands_even_where_nobody_could_be_shown_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of ours between commit and show: the same command again gets the first answer, done once."""
    async with seated(faulty=True) as (_, _, desk, ann, box):
        command = ann.act(do="place", box=box, wager="ante", amount_minor=1000)
        with monkeypatch.context() as patched:
            patched.setattr(desk.audience, "show", lambda *shown: 1 / 0)
            assert await ann.refusal(command) == "server/stopping"
        again = await ann.ask(command)
        assert isinstance(again, Answer)
        assert again.version == desk.table.version
        assert ann.answers[-1] == again
        other = ann.act(do="place", box=box, wager="ante", amount_minor=1500)
        differs = await desk.do(ann.who, command, b"another body", ann)
        assert isinstance(differs, RefusedFrame)
        assert differs.code == "command/differs"
        assert isinstance(await ann.ask(other), Answer)


@virtually
async def test_what_is_due_and_fails_is_tried_again_in_its_time_and_not_all_the_time() -> None:
    """The secret is gone in the middle of a round that needs more cards: the table waits until it is back."""
    async with seated(TableSettings(house="draw"), faulty=True) as (casino, _, desk, ann, box):
        await ann.place(box)
        await ann.deal()
        await ann.acts(do="look", box=box)
        card = str(desk.table.round.box(box).cards[0])
        casino.entropy.secret = b"t" * 32
        await ann.acts(do="play", box=box, amount_minor=1000, discards=[card])
        await asyncio.sleep(600)
        assert (desk.table.round.phase, desk.table.kept.closing) == ("replacing", True)
        assert 10 < len(casino.faults) < 40
        casino.entropy.secret = b"s" * 32
        await asyncio.sleep(60)
        assert (desk.table.round.phase, desk.table.kept.stage) == ("settled", "closed")


@virtually
async def test_watchers_are_counted_and_who_has_left_is_not_away() -> None:
    async with one_table(TableSettings(house="rws", hold_minutes=0)) as (casino, _, desk):
        ann = Guest(desk)
        ben = Guest(desk, "ben")
        assert desk.audience.card().watchers == 2
        await ann.sit()
        await ben.sit()
        Guest(desk, "ann")
        assert desk.audience.card().watchers == 0
        desk.detach(ben)
        assert set(desk.audience.away) == {"ben"}
        await casino.until(lambda: "ben" not in desk.table.by_player, 5)
        assert desk.audience.card().players == ("Ann",)
        assert not desk.audience.away
        Guest(desk, "eve")
        assert desk.audience.card().watchers == 1


@virtually
async def test_a_desk_that_has_stopped_refuses_at_once() -> None:
    async with seated() as (_, _, desk, ann, _):
        pass
    assert await ann.refusal(ann.act(do="place", box=1)) == "server/stopping"
    with pytest.raises(Refused):
        await desk.run(lambda table, world: None)


@virtually
async def test_a_table_outlives_an_alarm_that_cannot_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    async with one_table(faulty=True) as (casino, _, desk):
        ann = Guest(desk)
        with monkeypatch.context() as patched:
            patched.setattr(desk, "_set_alarm", lambda: 1 / 0)
            box = await ann.sit()
            await asyncio.sleep(1)
        assert casino.faults
        await ann.place(box)


# The owner


async def two_servers() -> tuple[MemoryStore, Casino, Desk, Guest, Casino]:
    """A table with somebody at it, whose server was away so long that another has taken it."""
    store = MemoryStore(Random(1))
    here = Casino(store, Random(2))
    there = Casino(store, Random(3))
    await here.rise()
    desk = await here.open(RWS)
    await here.until(lambda: desk.table.kept.stage == "betting")
    ann = Guest(desk)
    await ann.place(await ann.sit())
    await store.run(lambda sql: sql.execute("UPDATE tables SET expires_ms = 0"))
    await there.rise()
    assert there.desk(desk.id) is not None
    return store, here, desk, ann, there


def desk_of(casino: Casino, id: str) -> Desk:
    found = casino.desk(id)
    assert found is not None
    return found


async def stop(*casinos: Casino) -> None:
    """Stop these and no others on the same loop."""
    for casino in casinos:
        assert casino.floor is not None
        await casino.floor.leases.stop()


@virtually
async def test_a_command_at_a_table_that_is_anothers_by_now_is_not_written() -> None:
    store, here, desk, ann, there = await two_servers()
    written = await store.table(desk.id)
    withdraw = ann.act(do="withdraw", box=1, wager="ante")
    assert await ann.refusal(withdraw) == "server/stopping"
    assert await store.table(desk.id) == written
    await asyncio.sleep(0.01)  # it looks at what is stored
    assert here.desk(desk.id) is None
    assert ann.ended == 1012
    closing = msgspec.json.decode(ann.frames[-1])
    assert (closing["type"], closing["code"]) == ("closing", 1012)
    assert await ann.refused(SeatCommand) == "server/stopping"
    assert not here.faults
    await stop(here, there)


@virtually
async def test_the_upkeep_finds_out_too_and_the_other_owner_plays_on() -> None:
    store, here, desk, ann, there = await two_servers()
    await here.until(lambda: here.desk(desk.id) is None, 10)
    assert ann.ended == 1012
    other = desk_of(there, desk.id)
    again = Guest(other)
    await again.until("deciding")
    await again.acts(do="fold", box=1)
    row = await store.table(desk.id)
    assert row is not None
    assert (row.epoch, row.version) == (2, other.table.version)
    assert desk.table.version < other.table.version
    await stop(here, there)


@virtually
async def test_a_table_whose_other_owner_has_gone_is_taken_again_with_a_new_epoch() -> None:
    _, here, desk, _, there = await two_servers()
    await here.until(lambda: here.desk(desk.id) is None, 10)
    await stop(there)
    await here.until(lambda: here.desk(desk.id) is not None, 10)
    found = desk_of(here, desk.id)
    assert found is not desk
    assert found.table.epoch == 3
    assert found.table.staked == ("ann",)
    await stop(here)


@virtually
async def test_a_server_with_another_secret_takes_no_table_and_leaves_it_to_the_right_one() -> None:
    store = MemoryStore(Random(1))
    here = Casino(store, Random(2))
    await here.rise()
    desk = await here.open(RWS)
    await here.until(lambda: desk.table.kept.deck is not None)
    await stop(here)
    wrong = Casino(store, Random(3))
    wrong.entropy.secret = b"t" * 32
    with pytest.raises(EntropyError, match=desk.id):
        await wrong.rise()
    assert [each.owner for each in await store.held()] == [""]
    await here.rise()
    assert desk_of(here, desk.id).table.kept.deck == desk.table.kept.deck
    await stop(here)


@virtually
async def test_a_closed_table_is_forgotten_once_nobody_looks_at_it() -> None:
    async with seated() as (here, _, desk, ann, _):
        floor = here.floor
        assert floor is not None
        assert floor.hall.purse("ann", desk.house.currency.code) is not None
        await desk.run(lambda table, world: close(table, world, "admin"))
        await here.until(lambda: not here.desks, 1)
        await asyncio.sleep(10)
        assert floor.desks.get(desk.id) is desk
        desk.detach(ann)
        await asyncio.sleep(10)
        assert floor.desks.get(desk.id) is None
        assert floor.hall.purse("ann", desk.house.currency.code) is None


# Purses


async def set_loss_limit(store: MemoryStore, desk: Desk, limit_minor: int) -> None:
    """Set Ann's own limit in the table's currency, which the hall does not hear of."""
    await set_limits(store, "ann", loss_limits_minor={desk.house.currency.code: limit_minor})


async def purse_changed(casino: Casino) -> None:
    """Tell of Ann's own limit or purse."""
    assert casino.floor is not None
    await casino.floor.feed.purse_changed("ann")


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
    async with seated() as (casino, store, desk, ann, box):
        await set_limits(store, "ann", **limits)
        if told:
            await purse_changed(casino)
            assert not ann.offers("place")
            assert ann.frame()["view"]["legal"] == []
        command = ann.act(do="place", box=box, wager="ante", amount_minor=1000)
        for _ in range(2):
            assert await ann.refusal(command) == code
        assert not ann.offers("place")
        assert purse(desk).balance_minor == 100_000


@virtually
async def test_a_loss_limit_is_refused_by_its_name_and_a_purse_by_its_own() -> None:
    async with seated() as (casino, store, desk, ann, box):
        await set_loss_limit(store, desk, 3_000)
        await purse_changed(casino)
        assert [offer.most_minor for offer in ann.offers("place") if offer.wager == "ante"] == [1_500]
        for amount_minor, code in ((1_600, "limit/loss"), (51_000, "purse/short")):
            command = ann.act(do="place", box=box, wager="ante", amount_minor=amount_minor)
            assert await ann.refusal(command) == code
        await ann.place(box, 1_500)


@virtually
async def test_a_limit_of_a_day_leaves_its_room_again_when_the_day_is_over() -> None:
    cast("VirtualLoop", asyncio.get_running_loop()).virtual = 12 * DAY_MS / 1000 - 60
    async with seated() as (casino, store, desk, ann, box):
        await set_loss_limit(store, desk, 2_000)
        await purse_changed(casino)
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
        await purse_changed(casino)
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
    felt = Felt(invented("cardroom")).place(1, "ann", ante=500, pair_plus=100).deal(hand, "Qc Jc 9d")
    with pytest.raises(UnpricedError):
        advice_of(Bet(felt.house, {"ante": 50_000, "pair_plus": 10_000}), hand)
    best, *_ = best_choices(felt.state, 1)
    assert (best.multiple > 0) == plays
