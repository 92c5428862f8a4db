"""A round keeps the house it was begun with; what happened in it is told by name, and people by text."""

from typing import Any

import pytest

from kit.houses.invented import UPCARD, invented
from kit.houses.toml_text import house_text
from kit.play.felt import Felt
from queenhigh.cards import parse_cards
from queenhigh.engine import DEALER, ActorError, Refusal, decide, player
from queenhigh.engine.actors import format_actor, parse_actor
from queenhigh.engine.acts import actions as act
from queenhigh.engine.events import kinds
from queenhigh.engine.record import record_round
from queenhigh.rules import load
from queenhigh.wire import replay


def test_a_house_that_means_the_same_will_do() -> None:
    state = Felt("rws").open().state
    action = act.PlaceWager(player("ann"), 1, "ante", 10_00)
    same = load(house_text("rws"))
    assert same is not state.house
    assert decide(same, state, action) == decide(state.house, state, action)
    other = decide(load(house_text("rws").replace("40 to 1", "41 to 1", 1)), state, action)
    assert isinstance(other, Refusal)
    assert other.code == "house/changed"


@pytest.mark.parametrize("house", ["rws", None])
def test_what_is_no_house_decides_nothing(house: Any) -> None:
    state = Felt("rws").state
    with pytest.raises(TypeError, match=f"no {type(house).__name__}$"):
        decide(house, state, act.OpenBetting(DEALER))


def test_what_happened_is_told_without_its_contents() -> None:
    events = Felt("ultimate").open().do(act.PlaceWager(player("ann"), 1, "ante", 10_00))
    assert kinds(events) == ("wager_placed", "wager_placed"), "the Blind comes with the Ante"


@pytest.mark.parametrize("text", ["croupier", "", "Dealer", "croupier:ann"])
def test_a_role_that_is_none_names_nobody(text: str) -> None:
    with pytest.raises(ActorError):
        parse_actor(text)
    assert format_actor(parse_actor("player:ann")) == "player:ann"


def test_a_house_without_a_rule_for_wrong_deals_takes_none() -> None:
    text = UPCARD.replace('wrong_deal = { clause = "6", until = "handled", unless_repaired = true }\n', "")
    felt = Felt(load(text)).open().bet(1, ante=10).close()
    wrong = act.Deal(DEALER, "shuffler", parse_cards("2c 3c 4c 5c 6c 8d"), (2,))
    assert felt.refused(wrong, "deal/wrong_boxes").facts.case == "no_rule"


@pytest.mark.parametrize(("amount_minor", "code"), [(100, "bet/below_minimum"), (500, "bet/wrong_multiple")])
def test_least_and_step_beside_an_ante_are_the_tables(amount_minor: int, code: str) -> None:
    felt = Felt(invented("twin")).open().bet(1, ante=1000)
    felt.refused(act.PlaceWager(felt.player(1), 1, "side", amount_minor), code)


def test_acts_one_after_the_other_make_a_record_refused_ones_too() -> None:
    ante = act.PlaceWager(player("ann"), 1, "ante", 10_00)
    record = record_round("rws", [ante, act.OpenBetting(DEALER), ante], after_game=4)
    assert [step.refused for step in record.steps] == ["bet/not_open", "", ""]
    assert [kinds(step.events) for step in record.steps] == [(), ("betting_opened",), ("wager_placed",)]
    assert record.after_game == 4
    assert replay("rws", record).box(1).stakes[0] == 10_00
