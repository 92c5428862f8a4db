"""gila_river: a progressive that looks at six cards and pays two shares of one meter."""

import pytest

from kit.play.felt import P1, Felt
from kit.play.slips import folded, slips
from queenhigh.engine.acts import actions as act


@pytest.mark.clause("gila_river:1")
def test_cards_lie_face_down() -> None:
    felt = Felt("gila_river").open().bet(1, ante=10).deal("Qc 7d 2s", "9s 9h 3d")
    assert felt.view("bystander").dealer.cards == ("??", "??", "??")
    assert felt.view("bystander").boxes[0].cards == ("??", "??", "??")


@pytest.mark.clause("gila_river:3", "gila_river/R3")
@pytest.mark.parametrize(
    ("hand", "dealer", "times"),
    [
        ("As Ks Qs", "Js Ts 2d", 1000),
        ("6s 5s 4s", "3s 2s 9d", 200),
        ("5s 5h 9c", "5d 5c 2s", 50),
        ("5s 5h 9c", "5d 9d 2s", 25),
        ("As 9s 4s", "Ks 2s 7d", 15),
        ("6s 5h 4d", "3c 2s Kd", 10),
        ("5s 5h 9c", "5d Kd 2s", 5),
    ],
)
def test_six_card_bonus_lives_after_the_ante_is_folded(hand: str, dealer: str, times: int) -> None:
    found = slips(folded("gila_river", hand, dealer, ante=10, six_card_bonus=2))
    assert found["ante"] == ("lose", 0, ":4")
    assert found["six_card_bonus"] == ("win", times * 2_00, "/R3")


@pytest.mark.clause("gila_river:8", "gila_river/R2", "gila_river/R4")
@pytest.mark.parametrize(
    ("hand", "dealer", "paid", "clause"),
    [
        ("As Ks Qs", "Js Ts 2d", 30_000_00, ":8"),
        ("Ah Kh Qh", "Jh Th 2d", 7_500_00, ":8"),
        ("6s 5s 4s", "3s 2s 9d", 200_00, "/R4"),
        ("5s 5h 9c", "5d 5c 2s", 50_00, "/R4"),
        ("5s 5h 9c", "5d 9d 2s", 10_00, "/R4"),
        ("As 9s 4s", "Ks 2s 7d", 7_00, "/R4"),
        ("6s 5h 4d", "3c 2s Kd", 5_00, "/R4"),
        ("5s 5h 9c", "5d Kd 2s", 2_00, "/R4"),
    ],
)
def test_the_progressive_looks_at_six_cards(hand: str, dealer: str, paid: int, clause: str) -> None:
    felt = (
        Felt("gila_river")
        .open(main=30_000)
        .bet(1, ante=10, progressive=1)
        .deal(dealer, hand)
        .fold(1)
        .settle()
    )
    line = felt.line(1, "progressive")
    assert (line.returned_minor, line.clause) == (paid, f"gila_river{clause}")


@pytest.mark.clause("gila_river:8", "gila_river/R2")
def test_the_progressive_is_a_dollar_beside_another_bet() -> None:
    felt = Felt("gila_river").open()
    felt.refused(act.PlaceWager(P1, 1, "progressive", 1_00), "bet/needs_other", "gila_river/R2")
    felt.bet(1, pair_plus=5)
    felt.refused(act.PlaceWager(P1, 1, "progressive", 2_00), "bet/wrong_amount", "gila_river:8")


@pytest.mark.clause("gila_river/R1")
def test_six_card_bonus_stands_beside_another_bet() -> None:
    felt = Felt("gila_river").open()
    felt.refused(act.PlaceWager(P1, 1, "six_card_bonus", 1_00), "bet/needs_other", "gila_river/R1")
    felt.bet(1, ante=10, six_card_bonus=1).bet(2, pair_plus=5, six_card_bonus=1)


@pytest.mark.clause("gila_river/R7")
def test_a_second_royal_takes_its_share_of_what_is_left() -> None:
    felt = Felt("gila_river").open(main=40_000)
    felt.bet(1, ante=10, progressive=1).bet(2, ante=10, progressive=1)
    felt.deal("Qh Jh Th", {1: "Ah Kh 2d", 2: "9h 8h 3d"}).play(1, 2).settle()
    assert felt.line(1, "progressive").returned_minor == 10_000_00
    assert felt.line(2, "progressive").returned_minor == 200_00
    felt.open(main=40_000).bet(1, ante=10, progressive=1).bet(2, ante=10, progressive=1)
    felt.deal("Jh Jc Td", {1: "As Ks Qs", 2: "Ad Kd Qd"}).play(1, 2).settle()
    assert felt.line(1, "progressive").returned_minor == 5_00


@pytest.mark.clause("gila_river/R5")
def test_a_fold_does_not_lose_the_pair_plus() -> None:
    found = slips(folded("gila_river", "9s 9h 3d", "Qc 7d 2s", ante=10, pair_plus=5))
    assert found["pair_plus"] == ("win", 5_00, "/R3")
