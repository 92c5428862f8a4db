"""Cards and bets that already lie on the felt: settled as if played, or refused by code."""

from typing import Any

import msgspec
import pytest

from kit import golden
from kit.houses.invented import any_house
from kit.play.amounts import units
from queenhigh.cards import parse_cards
from queenhigh.engine.layout import LaidBox, LayoutError, place_bets, settle_layout
from queenhigh.money import AmountTypeError
from queenhigh.rules import house
from queenhigh.settlement import DealerHand, SettledBox, SettlementError, settle
from queenhigh.wire import replay

QUEEN = "Qs 7h 2d"
FOURTH = "Qs 7h 2d 9d"
KINGS = LaidBox("ann", "Kh Kd 4c", {"ante": 10}, "play")


def laid(**other: Any) -> LaidBox:
    return msgspec.structs.replace(KINGS, **other)


def back(house: str, dealer: str, *boxes: LaidBox) -> dict[str, int]:
    """What each wager of the boxes hands over."""
    lines = settle_layout(house, dealer, boxes)[0].lines
    return {line.wager: line.returned_minor for line in lines}


DRAW = laid(discards="4c", drawn="5c")
NOBODY: list[LaidBox] = []
REFUSED = [
    ("no_box", "rws", QUEEN, NOBODY),
    ("too_many_boxes", "rws", QUEEN, [KINGS] * 8),
    ("dealer_cards", "rws", "Qs 7h", [KINGS]),
    ("box_cards", "rws", QUEEN, [laid(cards="Kh Kd")]),
    ("twice", "rws", "Qs Qs 2d", [KINGS]),
    ("twice", "rws", QUEEN, [laid(cards="Kh Kh 4c")]),
    ("twice", "draw", FOURTH, [laid(discards="4c", drawn="4c")]),
    ("both", "rws", QUEEN, [laid(cards="Kh 7h 4c")]),
    ("both", "rws", QUEEN, [KINGS, KINGS]),
    ("no_wager", "rws", QUEEN, [laid(stakes={})]),
    ("bad_choice", "rws", QUEEN, [laid(choice="raise")]),
    ("no_decision", "rws", QUEEN, [laid(choice="")]),
    ("no_decision", "draw", FOURTH, [laid(choice="")]),
    ("nothing_to_decide", "rws", QUEEN, [laid(stakes={"pair_plus": 5})]),
    ("discard_without_card", "draw", FOURTH, [laid(discards="4c")]),
    ("dealer_draws", "draw", QUEEN, [KINGS]),
    ("dealer_stands", "draw", "Qs Qh 2d 9d", [KINGS]),
    ("dealer_never_draws", "rws", FOURTH, [KINGS]),
]


PAIR_PLUS = [laid(cards="Ah Kh 9h", stakes={"pair_plus": 5}, choice="")]
COMMUNITY = [
    ("community_cards", "community", ""),
    ("community_cards", "community", "Js"),
    ("community_cards", "rws", "Js Ts"),
    ("both", "community", "Js Js"),
    ("both", "community", "Js Qs"),
    ("both", "community", "Js 7h"),
]
CASES = [
    *((code, house, dealer, boxes, "") for code, house, dealer, boxes in REFUSED),
    *((code, house, QUEEN, PAIR_PLUS, community) for code, house, community in COMMUNITY),
]


@pytest.mark.golden
def test_a_layout_that_cannot_be_is_refused() -> None:
    told = []
    for code, id, dealer, boxes, community in CASES:
        with pytest.raises(LayoutError) as caught:
            settle_layout(any_house(id), dealer, boxes, community=community)
        assert caught.value.code == f"layout/{code}"
        told.append(f"{code}\n    {caught.value}")
    golden.compare("golden/texts/layout_errors.txt", "\n".join([*told, ""]))


@pytest.mark.parametrize(
    "change",
    [
        {"stakes": {"ante": "ten"}},
        {"stakes": {"ante": -10}},
        {"choice": "Play"},
        {"cards": (60, 61, 62)},
        {"play": "1e99"},
    ],
)
def test_a_layout_of_wrong_values_is_refused(change: dict[str, Any]) -> None:
    for box, held in ((laid(**change), {}), (KINGS, {"main": "1.555"})):
        with pytest.raises(LayoutError) as caught:
            settle_layout("rws", QUEEN, [box], held)
        assert caught.value.code in ("action/malformed", "layout/bad_choice")


@pytest.mark.parametrize("change", [{"stakes": {"ante": 10.0}}, {"stakes": {"ante": True}}, {"play": 10.0}])
def test_a_float_is_not_an_amount_of_a_layout(change: dict[str, Any]) -> None:
    with pytest.raises(AmountTypeError):
        settle_layout("rws", QUEEN, [laid(**change)])


@pytest.mark.parametrize(("dealer", "hand"), [("Qs 7h 2d 9d 9c", "Kh Kd 4c"), (QUEEN, "Kh Kd 4c 5c")])
def test_a_layout_holds_whole_hands(dealer: str, hand: str) -> None:
    with pytest.raises(LayoutError):
        settle_layout("rws", dealer, [laid(cards=hand)])


def test_a_layout_places_wagers_in_any_order() -> None:
    stakes = {"progressive": 500, "six_card_bonus": 100, "pair_plus": 500, "ante": 1000}
    state, record = settle_layout("sixcard", QUEEN, [laid(stakes=units(stakes))])
    assert state.phase == "settled"
    assert replay("sixcard", record) == state


def test_a_box_keeps_the_stakes_it_was_made_with() -> None:
    stakes = {"ante": 10}
    box = LaidBox("ann", "Kh Kd 4c", stakes)
    stakes["ante"] = 5
    assert box.stakes["ante"] == 10
    frozen: Any = box.stakes
    with pytest.raises(TypeError):
        frozen["ante"] = 5


@pytest.mark.parametrize(
    ("stakes", "hand", "held"),
    [
        ((1000, 1000, 0, 0, -1), "Kh Kd 4c", 0),
        ((1000.0, 1000, 0, 0, 0), "Kh Kd 4c", 0),
        ((1000, 1000), "Kh Kd 4c", 0),
        ((1000, 1000, 0, 0, 0), "Qs Kd 4c", 0),
        ((1000, 1000, 0, 0, 0), "Kh Kd", 0),
        *(((1000, 1000, 0, 0, 0), "Kh Kd 4c", held) for held in ("1.555", -1, "x")),
    ],
)
def test_settlement_takes_no_stake_card_or_meter_that_cannot_be(
    stakes: tuple[Any, ...], hand: str, held: Any
) -> None:
    cards = parse_cards(hand)
    box = SettledBox(1, "ann", stakes, cards, cards)
    with pytest.raises(SettlementError):
        settle(house("rws"), DealerHand(parse_cards(QUEEN)), [box], {"main": held})


def test_what_the_house_or_the_deck_refuses_keeps_its_code() -> None:
    for box, dealer, code in (
        (laid(stakes={"ante": "0.01"}), QUEEN, "bet/below_minimum"),
        (laid(play=30), QUEEN, "decide/wrong_amount"),
        (KINGS, "Qs 7h zz", "action/malformed"),
    ):
        with pytest.raises(LayoutError) as caught:
            settle_layout("rws", dealer, [box])
        assert caught.value.code == code


def test_a_box_plays_folds_or_has_nothing_to_decide() -> None:
    assert back("rws", QUEEN, KINGS) == {"ante": 20_00, "play": 20_00}
    assert back("rws", QUEEN, laid(choice="fold")) == {"ante": 0}
    assert back("rws", QUEEN, laid(stakes={"pair_plus": 5}, choice="")) == {"pair_plus": 10_00}


def test_a_play_of_its_own_amount_looks_at_the_hand_where_that_counts() -> None:
    ultimate = laid(stakes={"ante": 10, "blind": 10}, play=30)
    assert back("ultimate", QUEEN, ultimate)["play"] == 60_00
    assert back("rws", QUEEN, laid(play=10))["play"] == 20_00


@pytest.mark.parametrize("play_minor", [None, 10_00])
def test_cards_drawn_stand_in_for_those_thrown_away(play_minor: int | None) -> None:
    drew = laid(cards="Kh Kd 4c", discards="4c", drawn="Kc", play=units(play_minor))
    state, _ = settle_layout("draw", FOURTH, [drew])
    assert [str(card) for card in state.box(1).final] == ["Kh", "Kd", "Kc"]
    assert [str(card) for card in state.dealer] == ["Qs", "7h", "2d", "9d"]


def test_a_bet_alone_is_taken_or_refused() -> None:
    place_bets(house("rws"), {"ante": 10_00, "progressive": 2_50})
    for stakes_minor, code in (
        ({"ante": 10_00, "progressive": 3_00}, "bet/wrong_amount"),
        ({"progressive": 2_50}, "bet/needs_other"),
        ({}, "layout/no_wager"),
    ):
        with pytest.raises(LayoutError) as caught:
            place_bets(house("rws"), stakes_minor)
        assert caught.value.code == code
