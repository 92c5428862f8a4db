"""Whatever is done at the table: the record reads back to the byte and comes out again."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.play.strategies import Played, houses, play, seeds
from queenhigh.cards import DECK, Card
from queenhigh.engine import player
from queenhigh.engine.acts import actions as act
from queenhigh.engine.record import Step, record_round
from queenhigh.rules import House
from queenhigh.wire import replay
from queenhigh.wire.notation import format_record, house_of, parse_record

QUICK = settings(max_examples=100, deadline=None)
LONG = settings(max_examples=400, deadline=None)


def check_replay(played: Played) -> None:
    record = played.record
    text = format_record(record, played.house)
    assert house_of(text) == played.house.id
    again = parse_record(text, played.house)
    assert again == record
    assert format_record(again, played.house) == text
    assert replay(played.house, again) == played.last
    actions = [step.action for step in record.steps]
    assert record_round(played.house, actions, played.first.game) == record


@QUICK
@given(houses, seeds)
def test_a_record_reads_back_and_comes_out_again(house: House, seed: int) -> None:
    check_replay(play(house, Random(seed), trouble=0.1, most_steps=40).at_least_one())


@pytest.mark.long
@LONG
@given(houses, seeds)
def test_many_records_read_back_and_come_out_again(house: House, seed: int) -> None:
    check_replay(play(house, Random(seed), trouble=0.1, most_steps=120, games=4).at_least_one())


@settings(max_examples=150, deadline=None)
@given(
    houses,
    st.text(max_size=60),
    st.integers(-(10**35), 10**35),
    st.lists(st.sampled_from(DECK), max_size=6),
    st.integers(-(10**6), 10**6),
)
def test_refused_acts_read_back_whatever_they_say(
    house: House, text: str, amount: int, cards: list[Card], number: int
) -> None:
    """A store keeps what people tried, however odd; such a record must not become unreadable."""
    by = player(text)
    actions: list[act.Action] = [
        act.PlaceWager(by, number, text, amount),
        act.OpenBetting(by, ((text, amount),)),
        act.Deal(player("dealer"), "hand", tuple(cards)),
        act.Play(by, number, amount, tuple(cards)),
        act.Replace(player("dealer"), tuple(cards)),
        act.MoveHands(by, ((number, number), (0, 0))),
        act.VoidGame(by, number, "misdeal", number, True),
    ]
    record = record_round(house, actions)
    assert all(step == Step(step.action, (), step.refused) and step.refused for step in record.steps)
    written = format_record(record, house)
    assert parse_record(written, house) == record
    assert format_record(parse_record(written, house), house) == written
