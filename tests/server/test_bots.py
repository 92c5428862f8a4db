"""Bots at real tables: they follow people, play by their strategy, and leave no trace at rest."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from kit.cases import HOUSES
from kit.server.guest import Guest, one_table, until
from kit.server.small_floor import floor_in, open_desk
from kit.store.stores import asynchronous
from kit.worlds.casino import virtually
from queenhigh.analysis import advise
from queenhigh.cards import DECK
from queenhigh.rules import house
from queenhigh.server.bots import Bots, BotSeat, StrategyRefused
from queenhigh.server.bots import plays as plays_of_bots
from queenhigh.server.bots.bot import Manner
from queenhigh.server.bots.plays import Plays
from queenhigh.server.floor import Floor
from queenhigh.server.floor.desk import Desk
from queenhigh.study.bet import Bet
from queenhigh.table.handle import Who
from queenhigh.table.settings import TableSettings
from queenhigh.wire.frames import LeaveCommand, PauseCommand, RefusedFrame

AT_ONCE = Manner(0, 0.001, alone_seconds=0.05)
PATIENT = Manner(0, 0.001, alone_seconds=60)
ANN = Who("ann", "Ann")
HURRIED = TableSettings(
    house="rws", bet_seconds=2, least_bet_seconds=2, decide_seconds=2, bank_seconds=0, show_seconds=30
)


@asynccontextmanager
async def hired(
    folder: Path, manner: Manner = AT_ONCE, **settings: Any
) -> AsyncIterator[tuple[Floor, Desk, Bots]]:
    """A floor with a table, and bots that can be called."""
    async with floor_in(folder) as floor, asyncio.timeout(60):
        bots = Bots(manner, Random(3))
        try:
            yield floor, await open_desk(floor, **settings), bots
        finally:
            bots.stop()


async def seated(bots: Bots, desk: Desk, strategy: str = "best", **more: Any) -> BotSeat:
    found = await bots.add(desk, strategy, ANN, **more)
    assert isinstance(found, BotSeat), found
    return found


@asynchronous
async def test_bots_bet_with_a_person_and_play_the_round_through(tmp_path: Path) -> None:
    async with hired(tmp_path, bet_seconds=60, decide_seconds=60, show_seconds=60) as (floor, desk, bots):
        ann = Guest(desk)
        box = await ann.sit()
        seats = [await seated(bots, desk, strategy) for strategy in ("best", "always", "Q-6-4")]
        assert [seat.box for seat in seats] == [2, 3, 4]
        assert all(seat.name.startswith("Bot ") and seat.strategy in seat.name for seat in seats)
        infos = msgspec.json.decode(desk.frame(ANN))["players"]
        assert [info.get("bot", False) for info in infos] == [False, True, True, True]
        await asyncio.sleep(0.05)
        assert not desk.table.staked
        await ann.place(box, 500)
        await until(lambda: all(seat.id in desk.table.staked for seat in seats))
        await until(lambda: all(desk.table.by_player[seat.id].ready for seat in seats))
        await ann.deal()
        await ann.acts(do="look", box=box)
        await ann.acts(do="play", box=box, amount_minor=500)
        await ann.until("showing")
        steps = [step for step in await floor.store.steps(desk.id, 1) if b'"timed_out"' in step.body]
        assert not steps
        assert desk.table.round.box(3).choice == "play"


@asynchronous
async def test_without_people_bots_rest_and_then_leave(tmp_path: Path) -> None:
    """A person who leaves takes the game along: nothing is written any more, and no timer runs."""
    async with hired(tmp_path) as (_, desk, bots):
        ann = Guest(desk)
        await ann.sit()
        for _ in range(3):
            await seated(bots, desk)
        await ann.do(LeaveCommand)
        desk.detach(ann)
        await until(lambda: bots.seated == 0)
        assert not desk.table.kept.sitters
        assert desk.viewers == 0
        version = desk.table.version
        await asyncio.sleep(0.3)
        assert desk.table.version == version


@asynchronous
async def test_a_hand_is_finished_before_leaving(tmp_path: Path) -> None:
    slower = Manner(0.1, 0.1, alone_seconds=0.05)  # it wants to leave before it has played
    home = hired(tmp_path, slower, bet_seconds=60, bank_seconds=0)
    async with home as (floor, desk, bots):
        ann = Guest(desk)
        box = await ann.sit()
        seat = await seated(bots, desk, "always")
        await ann.place(box, 500)
        await until(lambda: seat.id in desk.table.staked)
        await ann.deal()
        await asyncio.gather(ann.acts(do="fold", box=box), ann.do(LeaveCommand))
        desk.detach(ann)
        await until(lambda: bots.seated == 0)
        bodies = b"".join(step.body for step in await floor.store.steps(desk.id, 1))
        assert f'"do":"play","by":{{"role":"player","id":"{seat.id}"}}'.encode() in bodies.replace(b" ", b"")


@asynchronous
async def test_a_broke_bot_leaves(tmp_path: Path) -> None:
    async with hired(tmp_path, bet_seconds=60) as (floor, desk, bots):
        desk.hall.purse_units = 9
        ann = Guest(desk)
        floor.hall.purse_units = 1000
        box = await ann.sit()
        floor.hall.purse_units = 9
        await seated(bots, desk)
        await ann.place(box, 500)
        await until(lambda: bots.seated == 0)
        assert list(desk.table.by_player) == ["ann"]


@asynchronous
async def test_a_seated_bot_is_taken_up_after_a_restart(tmp_path: Path) -> None:
    async with floor_in(tmp_path) as floor:
        desk = await open_desk(floor, bet_seconds=60)
        bots = Bots(AT_ONCE)
        await Guest(desk).sit()
        seat = await seated(bots, desk, "straight flush", sides=True)
        bots.stop()
    async with floor_in(tmp_path) as floor:
        (desk,) = floor.desks
        bots = Bots(AT_ONCE)
        bots.start(floor.desks)
        assert bots.seated == 1
        assert seat.id not in desk.away
        ann = Guest(desk)
        await ann.place(1, 500)
        await until(lambda: desk.table.by_player[seat.id].ready)
        stakes = dict(zip((w.name for w in desk.house.wagers), desk.table.round.box(2).stakes, strict=True))
        assert stakes == {"ante": 500, "play": 0, "ante_bonus": 0, "pair_plus": 500, "progressive": 250}
        await ann.ready()
        await until(lambda: desk.table.round.box(2).choice == "fold")
        bots.stop()


@asynchronous
async def test_who_may_call_a_bot_and_where(tmp_path: Path) -> None:
    async with hired(tmp_path, PATIENT) as (floor, desk, bots):

        async def code(by: Who | None = None, where: Desk = desk, strategy: str = "best") -> str:
            found = await bots.add(where, strategy, by)
            return found.code if isinstance(found, RefusedFrame) else ""

        assert await code(Who()) == "auth/needed"
        assert await code(ANN) == "auth/forbidden"
        assert await code(Who("sue", "Sue", frozenset({"supervisor"}))) == ""
        alone = await open_desk(floor, bots=False)
        assert await code(None, alone) == "auth/forbidden"
        await Guest(desk).sit()
        for _ in range(4):
            assert await code(ANN) == ""
        assert await code(ANN) == "table/full"
        for wrong in ("", "bluff", "Q-6-4; DROP", "x" * 30, "../best", "Q-Q-Q-Q"):
            with pytest.raises(StrategyRefused):
                await bots.add(desk, wrong, ANN)
        drawing = await open_desk(floor, "draw")
        with pytest.raises(StrategyRefused, match="always"):
            await bots.add(drawing, "qualify")
        assert bots.seated == 5


@asynchronous
async def test_bots_wait_at_a_paused_table(tmp_path: Path) -> None:
    async with hired(tmp_path) as (floor, _, bots):
        host = await open_desk(floor, host=ANN, bet_seconds=60)
        ann = Guest(host)
        box = await ann.sit()
        await seated(bots, host)
        await ann.do(PauseCommand, True)
        await asyncio.sleep(0.05)
        assert not host.table.staked
        await ann.do(PauseCommand, False)
        await ann.place(box, 500)
        await until(lambda: len(host.table.staked) == 2)


@pytest.mark.parametrize("id", HOUSES)
@asynchronous
async def test_the_best_play_of_a_bot_is_what_advice_says(id: str) -> None:
    """The lookup and the advice for one hand are two ways to the same choice."""
    found, random, plays = house(id), Random(5), Plays()
    assert found.ante is not None
    stakes = ((found.ante.name, 500),)
    lookup = await plays.find(found, stakes, "best")
    assert plays.known(found, stakes, "best") is lookup
    for _ in range(40):
        cards = random.sample(DECK, 3 + found.dealer.shows)
        hand, shown = cards[:3], cards[3:]
        choice = lookup.choice(hand, shown)
        advice = advise(Bet(found, dict(stakes)), hand, seen=shown)
        best = [each for each in advice.actions if not each.cost]
        said = (choice.multiple, {hand[place] for place in choice.discards})
        assert said in [(each.multiple, set(each.discards)) for each in best]


@asynchronous
async def test_bots_do_not_go_on_for_ever_beside_somebody_who_only_sits_there(tmp_path: Path) -> None:
    """They play the round that a person has bet on and one more, then wait for the next bet of a person."""
    async with hired(tmp_path, bet_seconds=60) as (_, desk, bots):
        ann = Guest(desk)
        box = await ann.sit()
        seats = [await seated(bots, desk, "always") for _ in range(2)]
        await ann.place(box, 500)
        await until(lambda: len(desk.table.staked) == 3)
        await ann.deal()
        await ann.acts(do="fold", box=box)
        await until(lambda: desk.table.number == 3)
        await asyncio.sleep(0.3)
        assert (desk.table.number, desk.table.staked) == (3, ())
        assert bots.seated == len(seats)


@asynchronous
async def test_calls_at_once_leave_the_last_box_to_people(tmp_path: Path) -> None:
    async with hired(tmp_path, PATIENT) as (_, desk, bots):
        await Guest(desk).sit()
        found = await asyncio.gather(*(bots.add(desk, "best", ANN) for _ in range(9)))
        refused = [each.code for each in found if isinstance(each, RefusedFrame)]
        assert refused == ["table/full"] * 4
        assert len(desk.table.by_box) == desk.table.boxes - 1


@asynchronous
async def test_bots_of_a_table_that_is_lost_are_forgotten(tmp_path: Path) -> None:
    async with hired(tmp_path) as (floor, desk, bots):
        await Guest(desk).sit()
        await seated(bots, desk)
        floor.hall.note = lambda *told: None
        desk.lose()
        assert bots.seated == 0
        assert floor.desk(desk.id) is None


@virtually
async def test_a_bot_plays_in_time_however_little_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes at most a part of the time that is left, so the clock never has to decide for it."""

    async def at_once(work: Callable[..., Any], *words: Any) -> Any:
        return work(*words)

    monkeypatch.setattr(asyncio, "to_thread", at_once)  # of a thread's time that clock knows nothing
    async with one_table(HURRIED) as (_, _, desk):
        slow = Bots(Manner(30, 60, alone_seconds=60), Random(3))
        ann = Guest(desk)
        box = await ann.sit()
        seat = await seated(slow, desk, "always")
        await ann.place(box, 500)
        await ann.ready()
        await until(lambda: seat.id in desk.table.staked)
        await ann.until("deciding")
        assert seat.id in desk.table.staked
        await ann.acts(do="fold", box=box)
        await ann.until("showing")
        assert desk.table.round.box(seat.box).choice == "play"
        slow.stop()


@asynchronous
async def test_only_the_lookups_that_were_asked_for_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plays_of_bots, "MOST", 2)
    found, plays = house("rws"), Plays()
    for units in (5, 6, 5, 7):
        await plays.find(found, (("ante", 100 * units),), "always")
    known = [bool(plays.known(found, (("ante", 100 * units),), "always")) for units in (5, 6, 7)]
    assert known == [True, False, True]
