"""Floats, booleans, names and numbers where an amount, a card, a box or a person belongs."""

from typing import Any

import pytest

from kit.felt import P1, Felt
from queenhigh.cards import parse_cards
from queenhigh.engine import DEALER, SUPERVISOR, Actor, Refusal, decide
from queenhigh.engine.acts import actions as act
from queenhigh.engine.layout import LaidBox, LayoutError, settle_layout
from queenhigh.rules import house
from queenhigh.settlement import DealerHand, SettledBox, SettlementError, settle
from queenhigh.words import refusal_text

THREE = parse_cards("Kh Kd 4c")


def bad(kind: Any, *values: Any) -> Any:
    """An act made with no regard to its types, as a careless caller makes one."""
    return kind(*values)


BAD = [
    (bad(act.PlaceWager, P1, 1, "ante", 1000.0), "'1000.0' is no amount"),
    (bad(act.PlaceWager, P1, 1, "ante", True), "'True' is no amount"),
    (bad(act.PlaceWager, P1, 1, "ante", "1000"), "'1000' is no amount"),
    (bad(act.PlaceWager, P1, 1.0, "ante", 1000), "'1.0' is no box"),
    (bad(act.PlaceWager, "p1", 1, "ante", 1000), "'p1' is nobody"),
    (bad(act.PlaceWager, bad(Actor, "player", 7), 1, "ante", 1000), "is nobody"),
    (bad(act.PlaceWager, bad(Actor, "boss"), 1, "ante", 1000), "is nobody"),
    (bad(act.Play, P1, 1, 1000, (99,)), "'99' is no card"),
    (bad(act.Play, P1, 1, 1000, ["Kh"]), "is no card"),
    (bad(act.Look, P1, None), "'None' is no box"),
    (bad(act.Deal, DEALER, "hand", (1, 2, 3, 4, 5, 6)), "'1' is no card"),
    (bad(act.Deal, DEALER, "hand", THREE, (1.5,)), "'1.5' is no box"),
    (bad(act.Replace, DEALER, (99,)), "'99' is no card"),
    (bad(act.DrawFourth, DEALER, 51), "'51' is no card"),
    (bad(act.OpenBetting, DEALER, {"main": 1}), "is not what a meter holds"),
    (bad(act.OpenBetting, DEALER, (("main", 1.5),)), "is not what a meter holds"),
    (bad(act.Settle, DEALER, (("main", True),)), "is not what a meter holds"),
    (bad(act.Settle, DEALER, (("main", 1), ("main", 2))), "each named once"),
    (bad(act.VoidGame, SUPERVISOR, 1, "misdeal", 2.0), "is no number of cards"),
    (bad(act.MoveHands, SUPERVISOR, (("1", 2),)), "is no move"),
    (bad(act.Deal, DEALER, "hand", THREE, None), "'None' is no box"),
    (bad(act.Deal, DEALER, ["hand"], THREE), "is no name"),
    (bad(act.PlaceWager, P1, 1, ["ante"], 1000), "is no name"),
    (bad(act.WithdrawWager, P1, 1, None), "is no name"),
    (bad(act.VoidGame, SUPERVISOR, 1, ["misdeal"]), "is no name"),
    (bad(act.MoveHands, SUPERVISOR, None), "is no move"),
    (bad(act.MoveHands, SUPERVISOR, ((1, 0, 0),)), "is no move"),
    (None, "'None' is no act of a round"),
    ("fold", "'fold' is no act of a round"),
]


@pytest.mark.parametrize(("action", "says"), BAD)
def test_what_is_not_of_its_kind_is_refused_and_changes_nothing(action: Any, says: str) -> None:
    felt = Felt("rws").open()
    result = decide(felt.house, felt.state, action)
    assert isinstance(result, Refusal)
    assert result.code == "action/malformed"
    assert says in refusal_text(felt.house, result)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"stakes_minor": {"ante": 1000.0}}, "'1000.0' is no amount"),
        ({"stakes_minor": {"ante": True}}, "'True' is no amount"),
        ({"choice": "Play"}, "'Play' is no decision"),
        ({"cards": (60, 61, 62)}, "'60' is no card"),
        ({"play_minor": 1000.0}, "'1000.0' is no amount"),
    ],
)
def test_a_layout_of_wrong_types_is_refused(change: dict[str, Any], says: str) -> None:
    fields: dict[str, Any] = {"player": "ann", "cards": THREE, "stakes_minor": {"ante": 1000}}
    box = LaidBox(**{"choice": "play", **fields, **change})
    with pytest.raises(LayoutError, match=says):
        settle_layout(house("rws"), parse_cards("Qs 7h 2d"), [box])
    meters: Any = {"main": 1.5}
    with pytest.raises(LayoutError, match="is not what a meter holds"):
        settle_layout(
            house("rws"), parse_cards("Qs 7h 2d"), [LaidBox("ann", THREE, {"ante": 1000}, "play")], meters
        )


def test_a_box_keeps_the_stakes_it_was_made_with() -> None:
    stakes = {"ante": 1000}
    box = LaidBox("ann", THREE, stakes)
    stakes["ante"] = 5
    assert box.stakes_minor["ante"] == 1000
    frozen: Any = box.stakes_minor
    with pytest.raises(TypeError):
        frozen["ante"] = 5


@pytest.mark.parametrize(
    ("stakes", "hand", "says"),
    [
        ((1000, 1000, 0, 0, -1), "Kh Kd 4c", "box 1: -1 is no stake"),
        ((1000.0, 1000, 0, 0, 0), "Kh Kd 4c", "box 1: 1000.0 is no stake"),
        ((1000, 1000), "Kh Kd 4c", "box 1 has 2 stakes, and the house has 5 wagers"),
        ((1000, 1000, 0, 0, 0), "Qs Kd 4c", "one of each card"),
        ((1000, 1000, 0, 0, 0), "Kh Kd", "three cards"),
    ],
)
def test_settlement_takes_no_stake_or_card_that_cannot_be(
    stakes: tuple[Any, ...], hand: str, says: str
) -> None:
    cards = parse_cards(hand)
    box = SettledBox(1, "ann", stakes, cards, cards)
    with pytest.raises(SettlementError, match=says):
        settle(house("rws"), DealerHand(parse_cards("Qs 7h 2d")), [box], {})


@pytest.mark.parametrize("held", [1.5, True, -1, "5"])
def test_settlement_takes_no_meter_that_cannot_be(held: Any) -> None:
    cards = parse_cards("Kh Kd 4c")
    box = SettledBox(1, "ann", (1000, 1000, 0, 0, 0), cards, cards)
    with pytest.raises(SettlementError, match="is not what meter main can hold"):
        settle(house("rws"), DealerHand(parse_cards("Qs 7h 2d")), [box], {"main": held})
