"""buddy, gila_river, millionaire_maker, millionaire_progressive, beside the tables for all houses."""

import pytest

from kit.houses.changed import otherwise
from kit.play.felt import P1, Felt
from kit.play.slips import QUALIFIES, envy, folded, slips
from queenhigh.engine.acts import actions as act
from queenhigh.rules import house

METERS = {"mega": 1_200_000, "major": 30_000, "minor": 3_000}


# buddy


@pytest.mark.clause("buddy:7", "buddy:9", "buddy:10")
def test_nobody_looks_too_early_or_learns_of_or_plays_anothers_hand() -> None:
    felt = Felt("buddy").place(1, ante=10)
    felt.no_bet("action/not_your_box", "buddy:10", by="ben", pair_plus=5)
    felt.close().refused(act.Look(P1, 1), "look/too_early", "buddy:7")
    felt.deal("9s 9h 3d", QUALIFIES)
    assert felt.view("ben").boxes[0].cards == ("??", "??", "??")


@pytest.mark.clause("buddy:12")
def test_the_progressive_is_paid_last() -> None:
    assert house("buddy").payment_order[-2:] == ("pair_plus", "progressive")


# gila_river


@pytest.mark.clause("gila_river/R7")
def test_a_second_royal_takes_its_share_of_what_is_left() -> None:
    felt = Felt("gila_river").open(main=40_000)
    felt.place(1, ante=10, progressive=1).place(2, ante=10, progressive=1)
    felt.deal({1: "Ah Kh 2d", 2: "9h 8h 3d"}, "Qh Jh Th").play(1, 2).settle()
    assert felt.line(1, "progressive").returned_minor == 10_000_00
    assert felt.line(2, "progressive").returned_minor == 200_00
    felt.open(main=40_000).place(1, ante=10, progressive=1).place(2, ante=10, progressive=1)
    felt.deal({1: "As Ks Qs", 2: "Ad Kd Qd"}, "Jh Jc Td").play(1, 2).settle()
    assert felt.line(1, "progressive").returned_minor == 5_00


@pytest.mark.clause("gila_river/R5")
def test_a_fold_does_not_lose_the_pair_plus() -> None:
    found = slips(folded("gila_river", "9s 9h 3d", QUALIFIES, ante=10, pair_plus=5))
    assert found["pair_plus"] == ("win", 5_00, "/R3")


# millionaire_maker


@pytest.mark.clause("millionaire_maker/R2")
def test_the_other_reading_lets_the_six_card_bonus_live() -> None:
    other = otherwise("millionaire_maker", "R2")
    found = slips(folded(other, "9s Kh 3d", "9c 9d 2s", ante=10, six_card_bonus=5))
    assert found["six_card_bonus"] == ("win", 25_00, ":7")


# millionaire_progressive


@pytest.mark.clause(
    "millionaire_progressive:1", "millionaire_progressive:3", "millionaire_progressive:5",
    "millionaire_progressive/R3", "millionaire_progressive/R4",
)  # fmt: skip
@pytest.mark.parametrize(
    ("hand", "two", "paid"),
    [
        ("As Ks Qs", "Js Ts", 1_200_000_00),
        ("Ah Kh Qh", "Jh Th", 30_000_00),
        ("6s 5s 4s", "3s 2s", 3_000_00),
        ("5s 5h 9c", "5d 5c", 1_500_00),
        ("5s 5h 9c", "5d 9d", 250_00),
        ("As 9s 4s", "Ks 2s", 200_00),
        ("6s 5h 4d", "3c 2s", 150_00),
        ("5s 5h 9c", "5d Kd", 0),
    ],
)
def test_five_cards_are_paid_for_one_after_a_fold_too(hand: str, two: str, paid: int) -> None:
    felt = Felt("millionaire_progressive").open(**METERS).place(1, ante=10, progressive=5)
    felt.deal(hand, "Qc 7d 2h", community=two).fold(1).settle()
    assert felt.line(1, "progressive").returned_minor == paid
    assert felt.line(1, "progressive").clause in ("millionaire_progressive:5", "millionaire_progressive:1")


@pytest.mark.clause("millionaire_progressive:3", "millionaire_progressive/R2")
def test_the_two_cards_are_seen_when_all_have_decided_and_count_for_no_other_bet() -> None:
    felt = Felt("millionaire_progressive").place(1, ante=10, pair_plus=5)
    felt.deal("5s 9h 4c", "Qc 7d 2h", community="5d 5c")
    assert felt.view("p1").dealer.community == ("??", "??")
    assert felt.play(1).settle().view("p1").dealer.community == ("5d", "5c")
    assert [(line.wager, line.outcome) for line in felt.state.lines_of(1)] == [
        ("ante", "lose"), ("play", "lose"), ("pair_plus", "lose"),
    ]  # fmt: skip


@pytest.mark.clause("millionaire_progressive:6", "millionaire_progressive/R5")
def test_others_with_the_bet_are_envious_each_time_but_who_takes_a_meter_is_not() -> None:
    felt = Felt("millionaire_progressive").open(**METERS)
    for box in (1, 2, 3):
        felt.place(box, ante=10, progressive=5)
    felt.place(4, ante=10)
    felt.deal({1: "As Ks Qs", 2: "9s 8s 7s", 3: "Kd 6c 3h", 4: "Ad Qh 3c"}, "2c 7d 2h", community="Js Ts")
    felt.play(1, 2, 4).fold(3).settle()
    assert [envy(felt, box) for box in (1, 2, 3, 4)] == [[], [], [5_000_00, 1_000_00], []]


@pytest.mark.clause("millionaire_progressive/R3")
def test_the_other_reading_loses_bet_and_envy_with_a_fold() -> None:
    both = (house("millionaire_progressive"), otherwise("millionaire_progressive", "R3"))
    for each, found in zip(both, ([5_000_00], []), strict=True):
        felt = Felt(each).open(**METERS).place(1, ante=10, progressive=5).place(2, ante=10, progressive=5)
        felt.deal({1: "As Ks Qs", 2: "Kd 6c 3h"}, "2c 7d 2h", community="Js Ts").play(1).fold(2).settle()
        assert envy(felt, 2) == found
