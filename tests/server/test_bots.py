"""Bots at real tables: they follow people, play by their strategy, and leave no trace at rest."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest

from kit.cases import HOUSES
from kit.faults.inline import Weather
from kit.server.guest import Guest, one_table
from kit.worlds.casino import Casino, until, virtually
from queenhigh.analysis.advice import advice_of
from queenhigh.cards import DECK
from queenhigh.rules import house
from queenhigh.server.bots import Bots, StrategyRefused
from queenhigh.server.bots import plays as plays_of_bots
from queenhigh.server.bots.bots import Manner
from queenhigh.server.bots.plays import Plays
from queenhigh.server.floor.desk import Desk
from queenhigh.study.bet import Bet
from queenhigh.table.handle import Who
from queenhigh.wire.bodies import BotSeat
from queenhigh.wire.frames import LeaveCommand, PauseCommand, RefusedFrame
from queenhigh.wire.settings import TableSettings

AT_ONCE = Manner(0, 0.001, alone_seconds=0.05)
PATIENT = Manner(0, 0.001, alone_seconds=60)
ANN = Who("ann", "Ann")
CALM = TableSettings(
    house="rws", bet_seconds=60, least_bet_seconds=0, decide_seconds=60, bank_seconds=0, show_seconds=0
)


@pytest.fixture(autouse=True)
def lookups_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The virtual clock knows nothing of a thread's time."""

    async def at_once(work: Callable[..., Any], *words: Any) -> Any:
        return work(*words)

    monkeypatch.setattr(asyncio, "to_thread", at_once)


@asynccontextmanager
async def hired(
    manner: Manner = AT_ONCE, settings: TableSettings = CALM, **more: Any
) -> AsyncIterator[tuple[Casino, Desk, Bots, Guest, int]]:
    """A table with Ann in a box, and bots that can be called."""
    bots = Bots(manner, Random(3))
    async with one_table(settings, **more) as (casino, _, desk):
        ann = Guest(desk)
        yield casino, desk, bots, ann, await ann.sit()
        bots.stop()


async def seated(bots: Bots, desk: Desk, strategy: str = "best", **more: Any) -> BotSeat:
    found = await bots.add(desk, strategy, ANN, **more)
    assert isinstance(found, BotSeat), found
    return found


@virtually
async def test_bots_bet_with_a_person_and_play_the_round_through() -> None:
    async with hired() as (casino, desk, bots, ann, box):
        seats = [await seated(bots, desk, strategy) for strategy in ("best", "always", "Q-6-4")]
        assert [seat.box for seat in seats] == [2, 3, 4]
        assert all(seat.name.startswith("Bot ") and seat.strategy in seat.name for seat in seats)
        infos = msgspec.json.decode(desk.audience.frame(ANN))["players"]
        assert [info.get("bot", False) for info in infos] == [False, True, True, True]
        await asyncio.sleep(0.05)
        assert not desk.table.staked
        await ann.place(box, 500)
        await until(lambda: all(seat.id in desk.table.staked for seat in seats))
        await until(lambda: all(desk.table.by_player[seat.id].ready for seat in seats))
        await ann.deal()
        await ann.acts(do="look", box=box)
        await until(lambda: desk.table.round.box(3).choice == "play")
        await ann.acts(do="play", box=box, amount_minor=500)
        await until(lambda: desk.table.number > 1)
        assert not [step for step in await casino.store.steps(desk.id, 1) if b'"timed_out"' in step.body]


@virtually
async def test_without_people_bots_rest_and_then_leave() -> None:
    """A person who leaves takes the game along: nothing is written any more, and no timer runs."""
    async with hired() as (_, desk, bots, ann, _):
        for _ in range(3):
            await seated(bots, desk)
        await ann.do(LeaveCommand)
        desk.detach(ann)
        await until(lambda: bots.seated == 0)
        assert not desk.table.kept.sitters
        assert len(desk.audience) == 0
        version = desk.table.version
        await asyncio.sleep(300)
        assert desk.table.version == version


@virtually
async def test_a_hand_is_finished_before_leaving() -> None:
    slower = Manner(0.1, 0.1, alone_seconds=0.05)  # it wants to leave before it has played
    async with hired(slower) as (casino, desk, bots, ann, box):
        seat = await seated(bots, desk, "always")
        await ann.place(box, 500)
        await until(lambda: seat.id in desk.table.staked)
        await ann.deal()
        await asyncio.gather(ann.acts(do="fold", box=box), ann.do(LeaveCommand))
        desk.detach(ann)
        await until(lambda: bots.seated == 0)
        bodies = b"".join(step.body for step in await casino.store.steps(desk.id, 1))
        assert f'"do":"play","by":{{"role":"player","id":"{seat.id}"}}'.encode() in bodies.replace(b" ", b"")


@virtually
async def test_a_broke_bot_leaves() -> None:
    async with hired() as (_, desk, bots, ann, box):
        desk.hall.purse_units = 9
        await seated(bots, desk)
        await ann.place(box, 500)
        await until(lambda: bots.seated == 0)
        assert list(desk.table.by_player) == ["ann"]


@virtually
async def test_a_seated_bot_is_taken_up_after_a_restart() -> None:
    async with hired() as (casino, first, bots, _, box):
        seat = await seated(bots, first, "straight flush", sides=True)
        bots.stop()
        await casino.stop()
        await casino.rise()
        [desk] = casino.desks
        again = Bots(AT_ONCE)
        again.start([desk])
        assert again.seated == 1
        assert seat.id not in desk.audience.away
        ann = Guest(desk)
        await ann.place(box, 500)
        await until(lambda: desk.table.by_player[seat.id].ready)
        stakes = dict(zip((w.name for w in desk.house.wagers), desk.table.round.box(2).stakes, strict=True))
        assert stakes == {"ante": 500, "play": 0, "ante_bonus": 0, "pair_plus": 500, "progressive": 250}
        await ann.ready()
        await until(lambda: desk.table.round.box(2).choice == "fold")
        again.stop()


@virtually
async def test_who_may_call_a_bot_and_where() -> None:
    async with hired(PATIENT) as (casino, desk, bots, _, _):

        async def code(by: Who | None = None, where: Desk = desk, strategy: str = "best") -> str:
            found = await bots.add(where, strategy, by)
            return found.code if isinstance(found, RefusedFrame) else ""

        assert await code(Who()) == "auth/needed"
        assert await code(Who("eve", "Eve")) == "auth/forbidden"
        assert await code(Who("sue", "Sue", frozenset({"supervisor"}))) == ""
        alone = await casino.open(TableSettings(house="rws", bots=False))
        assert await code(None, alone) == "auth/forbidden"
        for wrong in ("", "bluff", "Q-6-4; DROP", "x" * 30, "../best", "Q-Q-Q-Q"):
            with pytest.raises(StrategyRefused):
                await bots.add(desk, wrong, ANN)
        drawing = await casino.open(TableSettings(house="draw"))
        with pytest.raises(StrategyRefused, match="always"):
            await bots.add(drawing, "qualify")
        found = await asyncio.gather(*(code(ANN) for _ in range(9)))
        assert found == [""] * 4 + ["table/full"] * 5, "the last box is left to people"
        assert len(desk.table.by_box) == desk.table.boxes - 1


@virtually
async def test_bots_wait_at_a_paused_table() -> None:
    async with hired(host=ANN) as (_, desk, bots, ann, box):
        await seated(bots, desk)
        await ann.do(PauseCommand, True)
        await asyncio.sleep(10)
        assert not desk.table.staked
        await ann.do(PauseCommand, False)
        await ann.place(box, 500)
        await until(lambda: len(desk.table.staked) == 2)


@pytest.mark.parametrize("id", HOUSES)
@virtually
async def test_the_best_play_of_a_bot_is_what_advice_says(id: str) -> None:
    """The lookup and the advice for one hand are two ways to the same choice."""
    found = house(id)
    random = Random(5)
    plays = Plays()
    assert found.ante is not None
    stakes = ((found.ante.name, 500),)
    lookup = await plays.find(found, stakes, "best")
    assert plays.known(found, stakes, "best") is lookup
    for _ in range(40):
        cards = random.sample(DECK, 3 + found.dealer.shows)
        hand = cards[:3]
        shown = cards[3:]
        choice = lookup.choice(hand, shown)
        advice = advice_of(Bet(found, dict(stakes)), hand, seen=shown)
        best = [each for each in advice.actions if not each.cost]
        said = (choice.multiple, {hand[place] for place in choice.discards})
        assert said in [(each.multiple, set(each.discards)) for each in best]


@virtually
async def test_bots_do_not_go_on_for_ever_beside_somebody_who_only_sits_there() -> None:
    """They play the round that a person has bet on and one more, then wait for the next bet of a person."""
    async with hired() as (_, desk, bots, ann, box):
        seats = [await seated(bots, desk, "always") for _ in range(2)]
        await ann.place(box, 500)
        await until(lambda: len(desk.table.staked) == 3)
        await ann.deal()
        await ann.acts(do="fold", box=box)
        await until(lambda: desk.table.number == 3)
        await asyncio.sleep(10)
        assert (desk.table.number, desk.table.staked) == (3, ())
        assert bots.seated == len(seats)


@virtually
async def test_bots_of_a_table_that_is_lost_are_forgotten() -> None:
    async with hired() as (_, desk, bots, _, _):
        await seated(bots, desk)
        desk.lose()
        assert bots.seated == 0


@virtually
async def test_a_bot_plays_in_time_however_little_is_left() -> None:
    """It takes at most a part of the time that is left, so the clock never has to decide for it."""
    hurried = msgspec.structs.replace(
        CALM, bet_seconds=2, least_bet_seconds=2, decide_seconds=2, show_seconds=30
    )
    async with hired(Manner(30, 60, alone_seconds=60), hurried) as (_, desk, bots, ann, box):
        seat = await seated(bots, desk, "always")
        await ann.place(box, 500)
        await ann.ready()
        await ann.until("deciding")
        assert seat.id in desk.table.staked
        await ann.acts(do="fold", box=box)
        await ann.until("showing")
        assert desk.table.round.box(seat.box).choice == "play"


@virtually
async def test_a_bot_that_was_put_off_asks_again() -> None:
    """Nobody else has anything to do at an untimed table, so it would stand still for ever."""
    weather = Weather(Random(1))
    settings = TableSettings(house="rws", timed=False, least_bet_seconds=0)
    async with hired(Manner(20, 30, alone_seconds=1e6), settings, weather=weather) as (
        _,
        desk,
        bots,
        ann,
        box,
    ):
        await seated(bots, desk, "always")
        await ann.place(box)
        await until(lambda: len(desk.table.staked) == 2)
        await ann.deal()
        weather.nth = weather.writes + 2  # the bot's, after this one
        await ann.acts(do="fold", box=box)
        await ann.until("showing", 600)
        assert weather.failed == 1


@virtually
async def test_only_the_lookups_that_were_asked_for_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plays_of_bots, "MOST", 2)
    found = house("rws")
    plays = Plays()
    for units in (5, 6, 5, 7):
        await plays.find(found, (("ante", 100 * units),), "always")
    known = [bool(plays.known(found, (("ante", 100 * units),), "always")) for units in (5, 6, 7)]
    assert known == [True, False, True]
