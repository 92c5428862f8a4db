"""What goes wrong between a commit and the last viewer: nobody else notices, and the answer stands."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from kit.faults.weather import How, Weather
from kit.server.guest import Guest, one_table
from kit.worlds.casino import virtually
from queenhigh.server.bots import Bots
from queenhigh.server.bots.bot import Manner
from queenhigh.table.settings import TableSettings
from queenhigh.table.turn import Refused
from queenhigh.wire.frames import Answer, RefusedFrame


class Deaf(Guest):
    """Somebody to whom nothing can be sent any more."""

    deaf = False

    def send(self, frame: bytes, version: int | None, answer: Answer | None = None) -> None:
        if self.deaf:
            raise RuntimeError("nobody is there")
        super().send(frame, version, answer)


@virtually
async def test_one_who_cannot_be_told_keeps_nobody_from_hearing() -> None:
    async with one_table(faulty=True) as (casino, _, desk):
        eve = Deaf(desk, "eve")
        ann, ben = Guest(desk), Guest(desk, "ben")
        eve.deaf = True
        answer = await ann.place(await ann.sit())
        assert ben.versions[-1] == ann.versions[-1] == answer.version == desk.table.version
        assert ann.answers[-1] == answer
        assert casino.faults
        assert all(isinstance(fault, RuntimeError) for fault in casino.faults)


@virtually
async def test_an_answer_stands_even_where_nobody_could_be_shown_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of ours between commit and show: the same command again gets the first answer, done once."""
    async with one_table(faulty=True) as (_, _, desk):
        ann = Guest(desk)
        box = await ann.sit()
        command = ann.act(do="place", box=box, wager="ante", amount_minor=1000)
        with monkeypatch.context() as patched:
            patched.setattr(desk, "show", lambda *shown: 1 / 0)
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


@pytest.mark.parametrize("how", ["before", "after", "late"])
@virtually
async def test_a_write_whose_answer_is_lost_is_done_once_however_often_it_is_sent(how: How) -> None:
    weather = Weather(Random(1), how=how)
    async with one_table(weather=weather, faulty=True) as (casino, _, desk):
        ann = Guest(desk)
        box = await ann.sit()
        weather.nth = weather.writes + 1
        command = ann.act(do="place", box=box, wager="ante", amount_minor=1000)
        replies = []
        for _ in range(20):
            replies.append(await ann.ask(command))
            await asyncio.sleep(0.2)
        answers = {reply for reply in replies if isinstance(reply, Answer)}
        assert len(answers) == 1
        assert [reply.code for reply in replies if isinstance(reply, RefusedFrame)].count("server/stopping")
        code = desk.house.currency.code
        purse = desk.hall.purse("ann", code)
        assert purse is not None
        assert purse.balance_minor == 99_000
        assert purse == await casino.store.purse("ann", code)
        assert ann.frame()["purse_minor"] == 99_000


@virtually
async def test_what_is_due_and_fails_is_tried_again_in_its_time_and_not_all_the_time() -> None:
    """The secret is gone in the middle of a round that needs more cards: the table waits until it is back."""
    async with one_table(TableSettings(house="draw"), faulty=True) as (casino, _, desk):
        ann = Guest(desk)
        box = await ann.sit()
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
        ann, ben = Guest(desk), Guest(desk, "ben")
        assert desk.card()["watchers"] == 2
        await ann.sit()
        await ben.sit()
        Guest(desk, "ann")
        assert desk.card()["watchers"] == 0
        desk.detach(ben)
        assert set(desk.away) == {"ben"}
        await casino.until(lambda: "ben" not in desk.table.by_player, 5)
        assert desk.card()["players"] == ["Ann"]
        assert not desk.away
        Guest(desk, "eve")
        assert desk.card()["watchers"] == 1


@virtually
async def test_a_desk_that_has_stopped_refuses_at_once() -> None:
    async with one_table() as (_, _, desk):
        ann = Guest(desk)
    assert await ann.refusal(ann.act(do="place", box=1)) == "server/stopping"
    with pytest.raises(Refused):
        await desk.run(lambda table, world: None)


@virtually
async def test_a_bot_that_was_put_off_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else has anything to do at an untimed table, so it would stand still for ever."""

    async def at_once(work: Callable[..., Any], *words: Any) -> Any:
        return work(*words)

    monkeypatch.setattr(asyncio, "to_thread", at_once)
    weather = Weather(Random(1))
    settings = TableSettings(house="rws", timed=False, least_bet_seconds=0)
    async with one_table(settings, weather=weather) as (casino, _, desk):
        bots = Bots(Manner(20, 30, alone_seconds=1e6), Random(3))
        ann = Guest(desk)
        box = await ann.sit()
        await bots.add(desk, "always")
        await ann.place(box)
        await casino.until(lambda: len(desk.table.staked) == 2)
        await ann.deal()
        weather.nth = weather.writes + 2  # the bot's, after this one
        await ann.acts(do="fold", box=box)
        await ann.until("showing", 600)
        assert weather.failed == 1
        bots.stop()


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
