"""Whatever is done at the table: one authority on what is legal, pure `decide` and `evolve`, true records."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.houses.invented import EVERY_HOUSE, any_house
from kit.oracles.oracle import has_room
from kit.play.strategies import Played, fill, houses, odd_action, people, play, seeds
from queenhigh.cards import DECK, Card
from queenhigh.engine import Refusal, Round, decide, evolve, evolve_all, legal_actions, player
from queenhigh.engine.acts import actions as act
from queenhigh.engine.record import Step, record_round
from queenhigh.rules import House
from queenhigh.wire import replay
from queenhigh.wire.notation import format_record, house_of, parse_record

QUICK = settings(max_examples=120, deadline=None)
LONG = settings(max_examples=600, deadline=None)


def frozen(state: Round) -> bytes:
    """Everything a state holds but its house, as bytes."""
    fields = {name: getattr(state, name) for name in state.__struct_fields__ if name != "house"}
    return msgspec.msgpack.encode(fields, enc_hook=int)


def check_legality(house: House, seed: int) -> None:
    rng = Random(seed)
    played = play(house, rng, most_steps=rng.randint(0, 50), trouble=0.05)
    state = played.last
    for _ in range(60):
        action = odd_action(state, rng)
        before = frozen(state)
        result = decide(house, state, action)
        assert isinstance(result, Refusal) != has_room(state, action), (action, result)
        assert frozen(state) == before
    for by in people(state):
        for offer in legal_actions(state, by):
            action = fill(offer, by, state, rng)
            result = decide(house, state, action)
            assert not isinstance(result, Refusal), (offer, action, result)
            evolve_all(state, result)


def check_purity(played: Played) -> None:
    state = played.first
    for step, after in zip(played.steps, played.states, strict=True):
        before = frozen(state)
        once, again = (decide(played.house, state, step.action) for _ in range(2))
        assert once == again
        assert frozen(state) == before
        if isinstance(once, Refusal):
            assert step.refused == once.code
            assert after is state
            continue
        assert once == step.events
        for event in once:
            assert frozen(evolve(state, event)) == frozen(evolve(state, event))
        assert frozen(state) == before
        assert frozen(after) == frozen(evolve_all(state, once))
        state = after


@QUICK
@given(houses, seeds)
def test_decide_refuses_exactly_what_no_offer_has_room_for(house: House, seed: int) -> None:
    check_legality(house, seed)


ACTS = {
    "OpenBetting", "PlaceWager", "WithdrawWager", "CloseBetting", "Deal", "Look", "Fold", "Play", "Reveal",
    "Settle", "VoidGame",
}  # fmt: skip
PHASES = {"betting", "closed", "deciding", "revealing", "settling", "settled", "void"}
SELDOM_WON = {"hard_luck", "upset"}
"""Bets on a beaten straight or better, which a hundred rounds need not have."""


def test_decide_and_evolve_are_pure() -> None:
    """The property is worth what its rounds reach: every kind of act and every phase are among them."""
    acts: set[str] = set()
    phases: set[str] = set()

    @QUICK
    @given(houses, seeds)
    def compare(house: House, seed: int) -> None:
        played = play(house, Random(seed))
        check_purity(played)
        acts.update(type(step.action).__name__ for step in played.steps if step.events)
        phases.update(state.phase for state in played.states)

    compare()
    assert acts >= ACTS | {"DrawFourth", "Replace", "ReplaceDealer", "VoidBox"}
    assert phases >= PHASES | {"dealer_drawing", "replacing"}


@pytest.mark.long
@LONG
@given(houses, seeds)
def test_decide_refuses_exactly_what_no_offer_has_room_for_in_many_rounds(house: House, seed: int) -> None:
    check_legality(house, seed)


@pytest.mark.long
@LONG
@given(houses, seeds)
def test_decide_and_evolve_are_pure_in_many_rounds(house: House, seed: int) -> None:
    check_purity(play(house, Random(seed)))


@pytest.mark.long
@pytest.mark.parametrize("name", EVERY_HOUSE)
def test_random_rounds_reach_every_phase_and_kind_of_act(name: str) -> None:
    """The properties are worth what the rounds reach: each offer of a house is taken, each phase entered."""
    house = any_house(name)
    acts = set()
    phases = set()
    lines = set()
    for seed in range(110):
        played = play(house, Random(seed), trouble=0.05 * (seed % 2))
        acts |= {type(step.action).__name__ for step in played.steps if step.events}
        phases |= {state.phase for state in played.states}
        lines |= {
            line.wager if line.kind != "envy" else "envy"
            for state in played.states
            for line in state.lines
            if line.outcome == "win"
        }
    drawing = {"ReplaceDealer" if house.dealer.replaces else "DrawFourth"}
    expected = (ACTS if house.folds else ACTS - {"Fold"}) | (drawing if house.dealer.may_draw else set())
    expected |= {"Replace"} if house.decision.discards else set()
    expected |= {"VoidBox"} if house.irregularity("box") else set()
    assert acts >= expected
    assert phases >= PHASES
    assert lines >= {wager.name for wager in house.wagers if wager.collected is None} - SELDOM_WON
    seldom = all(wager.looks == "five_card" for wager in house.wagers if wager.envy)
    assert "envy" in lines or seldom


# Records


def check_replay(played: Played) -> None:
    record = played.record
    text = format_record(played.house, record)
    assert house_of(text) == played.house.id
    again = parse_record(played.house, text)
    assert again == record
    assert format_record(played.house, again) == text
    assert replay(played.house, again) == played.last
    actions = [step.action for step in record.steps]
    assert record_round(played.house, actions, played.first.game) == record


@settings(max_examples=100, deadline=None)
@given(houses, seeds)
def test_a_record_reads_back_and_comes_out_again(house: House, seed: int) -> None:
    check_replay(play(house, Random(seed), trouble=0.1, most_steps=40).at_least_one())


@pytest.mark.long
@settings(max_examples=400, deadline=None)
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
    written = format_record(house, record)
    assert parse_record(house, written) == record
    assert format_record(house, parse_record(house, written)) == written
