"""Cards and bets that already lie on the felt: settled as if played, or refused by code."""

from typing import Any

import msgspec
import pytest

from queenhigh.engine.layout import LaidBox, LayoutError, place_bets, settle_layout

QUEEN = "Qs 7h 2d"
FOURTH = "Qs 7h 2d 9d"
KINGS = LaidBox("ann", "Kh Kd 4c", {"ante": 10_00}, "play")


def laid(**other: Any) -> LaidBox:
    return msgspec.structs.replace(KINGS, **other)


def back(house: str, dealer: str, *boxes: LaidBox) -> dict[str, int]:
    """What each wager of the boxes hands over."""
    lines = settle_layout(house, dealer, boxes)[0].lines
    return {line.wager: line.returned_minor for line in lines}


DRAW = laid(discards="4c", drawn="5c")
NOBODY: list[LaidBox] = []
REFUSED = [
    ("no_box", "rws", QUEEN, NOBODY, "it takes one at least"),
    ("too_many_boxes", "rws", QUEEN, [KINGS] * 8, "8 boxes are given, and this table has 7 boxes"),
    ("dealer_cards", "rws", "Qs 7h", [KINGS], "the dealer has 2 cards"),
    ("box_cards", "rws", QUEEN, [laid(cards="Kh Kd")], "box 1 has 2 cards"),
    ("twice", "rws", "Qs Qs 2d", [KINGS], "Qs lies twice in the dealer's hand"),
    ("twice", "rws", QUEEN, [laid(cards="Kh Kh 4c")], "Kh lies twice in box 1"),
    ("twice", "draw", FOURTH, [laid(discards="4c", drawn="4c")], "4c lies twice in box 1"),
    ("both", "rws", QUEEN, [laid(cards="Kh 7h 4c")], "7h lies in the dealer's hand and in box 1"),
    ("both", "rws", QUEEN, [KINGS, KINGS], "Kh lies in boxes 1, 2"),
    ("no_wager", "rws", QUEEN, [laid(stakes_minor={})], "box 1 has no wager"),
    ("bad_choice", "rws", QUEEN, [laid(choice="raise")], "box 1: .raise. is no decision"),
    ("no_decision", "rws", QUEEN, [laid(choice="")], "say play or fold"),
    ("no_decision", "draw", FOURTH, [laid(choice="")], "say stand, discard"),
    ("nothing_to_decide", "rws", QUEEN, [laid(stakes_minor={"pair_plus": 5_00})], "nothing to play"),
    ("discard_without_card", "draw", FOURTH, [laid(discards="4c")], "replaced by a new card"),
    ("dealer_draws", "draw", QUEEN, [KINGS], "there must be a fourth"),
    ("dealer_stands", "draw", "Qs Qh 2d 9d", [KINGS], "takes no fourth card"),
    ("dealer_never_draws", "rws", FOURTH, [KINGS], "the dealer never draws"),
]


@pytest.mark.parametrize(("code", "house", "dealer", "boxes", "says"), REFUSED)
def test_what_cannot_lie_there_is_refused(
    code: str, house: str, dealer: str, boxes: list[LaidBox], says: str
) -> None:
    with pytest.raises(LayoutError, match=says) as caught:
        settle_layout(house, dealer, boxes)
    assert caught.value.code == f"layout/{code}"


def test_what_the_house_or_the_deck_refuses_keeps_its_code() -> None:
    for box, dealer, code in (
        (laid(stakes_minor={"ante": 1}), QUEEN, "bet/below_minimum"),
        (laid(play_minor=30_00), QUEEN, "decide/wrong_amount"),
        (KINGS, "Qs 7h zz", "action/malformed"),
    ):
        with pytest.raises(LayoutError) as caught:
            settle_layout("rws", dealer, [box])
        assert caught.value.code == code


def test_a_box_plays_folds_or_has_nothing_to_decide() -> None:
    assert back("rws", QUEEN, KINGS) == {"ante": 20_00, "play": 20_00}
    assert back("rws", QUEEN, laid(choice="fold")) == {"ante": 0}
    assert back("rws", QUEEN, laid(stakes_minor={"pair_plus": 5_00}, choice="")) == {"pair_plus": 10_00}


def test_a_play_of_its_own_amount_looks_at_the_hand_where_that_counts() -> None:
    ultimate = laid(stakes_minor={"ante": 10_00, "blind": 10_00}, play_minor=30_00)
    assert back("ultimate", QUEEN, ultimate)["play"] == 60_00
    assert back("rws", QUEEN, laid(play_minor=10_00))["play"] == 20_00


@pytest.mark.parametrize("play_minor", [None, 10_00])
def test_cards_drawn_stand_in_for_those_thrown_away(play_minor: int | None) -> None:
    drew = laid(cards="Kh Kd 4c", discards="4c", drawn="Kc", play_minor=play_minor)
    state, _ = settle_layout("draw", FOURTH, [drew])
    assert [str(card) for card in state.box(1).final] == ["Kh", "Kd", "Kc"]
    assert [str(card) for card in state.dealer] == ["Qs", "7h", "2d", "9d"]


def test_a_bet_alone_is_taken_or_refused() -> None:
    place_bets("rws", {"ante": 10_00, "progressive": 2_50})
    for stakes_minor, code in (
        ({"ante": 10_00, "progressive": 3_00}, "bet/wrong_amount"),
        ({"progressive": 2_50}, "bet/needs_other"),
        ({}, "layout/no_wager"),
    ):
        with pytest.raises(LayoutError) as caught:
            place_bets("rws", stakes_minor)
        assert caught.value.code == code
