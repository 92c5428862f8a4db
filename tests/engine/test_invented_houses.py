"""Decisions, deals and views under rules that few houses use: community cards, upcards, second hands."""

from typing import Literal

import pytest

from kit.houses.edits import edited
from kit.houses.invented import invented
from kit.houses.settled import upcard
from kit.houses.toml_text import house_text
from kit.play.felt import P1, Felt
from queenhigh.cards import DECK, parse_cards
from queenhigh.engine import DEALER, FACE_DOWN
from queenhigh.engine import Felt as PlayedFelt
from queenhigh.engine.acts import actions as act
from queenhigh.engine.layout import LaidBox, LayoutError, settle_layout
from queenhigh.rules import load
from queenhigh.rules.records import DealMethod

# Community cards


@pytest.mark.parametrize(
    ("method", "order"),
    [
        ("hand", "As 2c Qd Ks 3c 7h Qs 7d 2d Js Ts"),
        ("shuffler", "As Ks Qs 2c 3c 7d Qd 7h 2d Js Ts"),
    ],
)
def test_community_cards_come_after_all_hands(method: DealMethod, order: str) -> None:
    by_hands, by_deck = (
        PlayedFelt(invented("community")).place(1, "ann", ante=10, jackpot=5).place(3, "ben", ante=5)
        for _ in range(2)
    )
    by_hands.deal({1: "As Ks Qs", 3: "2c 3c 7d"}, "Qd 7h 2d", "Js Ts", method=method)
    [deal] = [step.action for step in by_hands.steps if isinstance(step.action, act.Deal)]
    assert deal.cards == parse_cards(order)
    assert by_hands.state.community == parse_cards("Js Ts")
    assert by_deck.deal(deck=order, method=method).state == by_hands.state
    [line] = [line for line in str(by_hands).splitlines() if "Q♦" in line]
    assert line.endswith("J♠ 10♠"), "a felt prints them beside the dealer's hand"


def test_the_offer_and_the_deal_count_community_cards() -> None:
    felt = Felt(invented("community")).place(1, "ann", ante=10).place(3, "ben", ante=5)
    felt.close()
    [offer] = [each for each in felt.legal(DEALER) if each.method == "hand"]
    assert offer.cards == 3 * 3 + 2
    short = felt.refused(act.Deal(DEALER, "hand", DECK[:9]), "deal/wrong_count")
    assert (short.facts.count, short.facts.needed) == (9, 11)
    wrong = act.Deal(DEALER, "hand", DECK[:9], (2, 3))
    assert felt.refused(wrong, "deal/wrong_count").facts.needed == 11
    felt.refused(act.Deal(DEALER, "hand", (*DECK[:10], DECK[0])), "deal/repeated_card")
    felt.do(act.Deal(DEALER, "hand", DECK[:11], (2, 3)))
    assert felt.state.community == DECK[9:11]
    assert set(DECK[:11]) == felt.state.cards_used
    assert felt.state.misdealt


def test_a_layout_says_community_cards() -> None:
    box = LaidBox("ann", "As Ks Qs", {"lucky_five": 5})
    state, _ = settle_layout(invented("community"), "Qd 7h 2d", [box], community="Js Ts")
    assert [line.row for line in state.lines] == ["straight_flush"]


# What the dealer shows and draws


def test_the_dealer_shows_one_card_from_the_deal() -> None:
    felt = upcard(ante=10).deal("9h 8d 3c", "Ks 7d 2c")
    for viewer in ("p1", "bystander", DEALER):
        assert felt.view(viewer).dealer.cards == ("Ks", FACE_DOWN, FACE_DOWN)
    for amount in (0, 999, 1001, 4000, 1500):
        felt.refused(act.Play(P1, 1, amount), "decide/wrong_amount", "upcard:3")


@pytest.mark.parametrize(("dealer", "phase"), [("Qc 6d 3h", "dealer_drawing"), ("Qc 6d 4h", "settling")])
def test_a_dealer_who_draws_below_a_plain_hand_and_shows_two_cards(dealer: str, phase: str) -> None:
    felt = Felt(invented("twin")).place(1, ante=150).deal("Th Ts 4c", dealer)
    assert felt.view("bystander").dealer.cards == ("Qc", "6d", FACE_DOWN)
    felt.play(1).do(act.Reveal(DEALER))
    assert felt.state.phase == phase


# Bets


def test_a_side_bet_with_no_room_beside_a_small_ante_is_not_offered() -> None:
    felt = Felt(invented("twin")).place(1, ante=100)
    felt.no_bet("bet/needs_other", side=333)
    felt.place(1, ante=200, side=333)
    felt.no_bet("bet/below_minimum", ante=150)


@pytest.mark.parametrize(("side", "code"), [(100, "bet/below_minimum"), (500, "bet/wrong_multiple")])
def test_least_and_step_beside_an_ante_are_the_tables(side: int, code: str) -> None:
    Felt(invented("twin")).place(1, ante=1000).no_bet(code, side=side)


def test_no_box_is_left_without_a_wager_that_opens_it() -> None:
    needs = 'needs = { some = ["ante", "pair_plus"], clause = "11" }'
    text = edited(house_text("prime"), needs, 'needs = { some = ["ante", "pair_plus", "progressive"] }')
    text = edited(text, needs.replace("11", "T2"), 'needs = { some = ["ante", "pair_plus", "prime"] }')
    felt = Felt(load(text)).place(1, pair_plus=5, prime=5, progressive=1)
    felt.refused(act.WithdrawWager(P1, 1, "pair_plus"), "bet/needed_by_other", "prime:1")


# Hands that are replaced whole


def test_nobody_folds_and_only_who_draws_pays() -> None:
    felt = Felt(invented("second")).place(1, ante=10).deal("Kh Kd 4c", "Ks 8d 2d")
    cards = parse_cards("Kh Kd 4c")
    felt.refused(act.Fold(P1, 1), "decide/no_fold", "second:3")
    felt.refused(act.Play(P1, 1, 1000), "decide/wrong_amount", "second:3")
    felt.refused(act.Play(P1, 1, 1000, cards), "decide/look_first")
    felt.look(1)
    felt.refused(act.Play(P1, 1, 0, cards), "decide/wrong_amount", "second:3")
    felt.refused(act.Play(P1, 1, 1000, cards[:2]), "decide/no_draw", "second:3")
    felt.refused(act.Play(P1, 1, 1000), "decide/wrong_amount", "second:3")
    [offer] = [each for each in felt.legal(P1) if each.do == "play"]
    assert (offer.amounts_minor, offer.discards, offer.discards_only) == ((1000,), 3, (0, 3))
    assert offer.stands_free
    assert offer.act(P1) == act.Play(P1, 1, 0)
    assert offer.act(P1, discards="Kh Kd 4c") == act.Play(P1, 1, 1000, cards)


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
    laid = LaidBox("p1", "Kh Kd 4c", {"ante": 10}, choice)
    with pytest.raises(LayoutError) as caught:
        settle_layout(invented("second"), dealer, [laid])
    assert caught.value.code == code


def test_a_layout_with_a_second_hand_of_the_dealers() -> None:
    laid = LaidBox("p1", "Kh 3d 4c", {"ante": 10}, "play", discards="Kh 3d 4c", drawn="9h 8h 7d")
    state, _ = settle_layout(invented("second"), "Qs 8d 2d 5c 5d 5h", [laid])
    assert [line.won_minor for line in state.lines] == [0, 0]
    assert len(state.dealer) == 6
