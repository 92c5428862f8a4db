"""Decisions and views under rules that no house of the catalogue uses."""

from typing import Literal

import pytest

from kit.houses.invented import invented
from kit.houses.settled import upcard
from kit.play.felt import Felt
from queenhigh.cards import parse_cards
from queenhigh.engine import DEALER, FACE_DOWN, player
from queenhigh.engine.acts import actions as act
from queenhigh.engine.layout import LaidBox, LayoutError, settle_layout


def test_the_dealer_shows_one_card_from_the_deal() -> None:
    felt = upcard(ante=10).deal("Ks 7d 2c", "9h 8d 3c")
    for viewer in ("p1", "bystander", DEALER):
        assert felt.view(viewer).dealer.cards == ("Ks", FACE_DOWN, FACE_DOWN)


@pytest.mark.parametrize("amount", [0, 999, 1001, 4000, 1500])
def test_play_of_another_amount_is_refused(amount: int) -> None:
    felt = upcard(ante=10).deal("Ks 7d 2c", "9h 9d 3c")
    felt.refused(act.Play(player("p1"), 1, amount), "decide/wrong_amount", "upcard:3")


def test_a_dealer_who_draws_below_a_plain_hand_and_shows_two_cards() -> None:
    felt = Felt(invented("twin")).open().bet(1, ante=150).deal("Qc 6d 3h", "Th Ts 4c", "hand")
    assert felt.view("bystander").dealer.cards == ("Qc", "6d", FACE_DOWN)
    felt.play(1).do(act.Reveal(DEALER))
    assert felt.state.phase == "dealer_drawing"
    stands = Felt(invented("twin")).open().bet(1, ante=150).deal("Qc 6d 4h", "Th Ts 4c", "hand").play(1)
    stands.do(act.Reveal(DEALER))
    assert stands.state.phase == "settling"


def test_a_side_bet_with_no_room_beside_a_small_ante_is_not_offered() -> None:
    felt = Felt(invented("twin")).open().bet(1, ante=100)
    felt.refused(act.PlaceWager(player("p1"), 1, "side", 333), "bet/needs_other")
    felt.bet(1, ante=200, side=333)
    felt.refused(act.PlaceWager(player("p1"), 1, "ante", 150), "bet/below_minimum")


def test_nobody_folds_and_only_who_draws_pays() -> None:
    felt = Felt(invented("second")).open().bet(1, "p1", ante=10).deal("Ks 8d 2d", "Kh Kd 4c")
    by = player("p1")
    felt.refused(act.Fold(by, 1), "decide/no_fold", "second:3")
    felt.refused(act.Play(by, 1, 1000), "decide/wrong_amount", "second:3")
    felt.refused(act.Play(by, 1, 1000, parse_cards("Kh Kd 4c")), "decide/look_first")
    felt.look(1)
    felt.refused(act.Play(by, 1, 0, parse_cards("Kh Kd 4c")), "decide/wrong_amount", "second:3")
    felt.refused(act.Play(by, 1, 1000, parse_cards("Kh Kd")), "decide/no_draw", "second:3")
    felt.refused(act.Play(by, 1, 1000), "decide/wrong_amount", "second:3")
    [offer] = [each for each in felt.felt.legal(by) if each.do == "play"]
    assert (offer.amounts_minor, offer.discards, offer.discards_only, offer.stands_free) == (
        (1000,),
        3,
        (0, 3),
        True,
    )
    assert offer.act(by) == act.Play(by, 1, 0)
    cards = parse_cards("Kh Kd 4c")
    assert offer.act(by, discards="Kh Kd 4c") == act.Play(by, 1, 1000, cards)


@pytest.mark.parametrize(
    ("dealer", "choice", "code"),
    [
        ("Qs 8d 2d", "play", "layout/dealer_draws"),
        ("Ks 8d 2d 9h 9d 9s", "play", "layout/dealer_stands"),
        ("Qs 8d 2d 9h", "play", "layout/dealer_cards"),
        ("Ks 8d 2d", "", "layout/no_decision"),
        ("Ks 8d 2d", "fold", "decide/no_fold"),
    ],
)
def test_what_lies_on_no_felt_of_such_a_house(
    dealer: str, choice: Literal["", "play", "fold"], code: str
) -> None:
    laid = LaidBox("p1", "Kh Kd 4c", {"ante": 1000}, choice)
    with pytest.raises(LayoutError) as caught:
        settle_layout(invented("second"), dealer, [laid])
    assert caught.value.code == code


def test_a_layout_with_a_second_hand_of_the_dealers() -> None:
    laid = LaidBox("p1", "Kh 3d 4c", {"ante": 1000}, "play", discards="Kh 3d 4c", drawn="9h 8h 7d")
    state, _ = settle_layout(invented("second"), "Qs 8d 2d 5c 5d 5h", [laid])
    assert [line.won_minor for line in state.lines] == [0, 0]
    assert len(state.dealer) == 6
