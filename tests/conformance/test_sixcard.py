"""sixcard 1 to 9, beside the tables for all houses: the best five of six cards, and the Progressive."""

import pytest

from kit.play.felt import Felt
from kit.play.slips import QUALIFIES, folded, one_box, slip
from queenhigh.engine import player
from queenhigh.engine.acts import actions as act
from queenhigh.rules import house

HEARTS = "Ah Kh Qh"


@pytest.mark.clause("sixcard:7", "sixcard:3")
@pytest.mark.parametrize(
    ("hand", "dealer", "odds"),
    [
        ("As Ks Qs", "Js Ts 9s", 1000),
        ("Th 2c 3d", "Ah Kh Qh", 0),
        ("9s 8s 7s", "6s 5s 2d", 200),
        ("5s 4s 3s", "2s As Kd", 200),
        ("9s 9h 9d", "9c Kd 2h", 50),
        ("9s Kh 9d", "9c 9h 2h", 50),
        ("9s 9h 9d", "Kd Kh 2c", 25),
        ("9s 9h 9d", "Kd Kh Ks", 25),
        ("Ks 9s 4s", "Js 2s Qd", 15),
        ("9s 8h 7d", "6c 5h Kd", 10),
        ("5s 4h 3d", "2c Ah Kd", 10),
        ("Ah Kd Qc", "Js Th 2c", 10),
        ("9s 9h 4d", "9c Kd 2h", 5),
        ("Kc Jd 9h", "5c 5d 5h", 5),
        ("9s 9h 4d", "4c Kd 2h", 0),
        ("9s 9h 4d", "Jc Kd 2h", 0),
        ("As Ks Qs", "Js 9d 4h", 0),
        ("Kh Qd Jc", "As 2h 3c", 0),
    ],
)
def test_six_card_bonus_pays_the_best_five_of_six_whoever_wins(hand: str, dealer: str, odds: int) -> None:
    felt = one_box("sixcard", hand, dealer, ante=10, six_card_bonus=2)
    paid = ("win", odds * 2_00, (odds + 1) * 2_00) if odds else ("lose", 0, 0)
    assert slip(felt, 1, "six_card_bonus") == (*paid, "sixcard:7")


@pytest.mark.clause("sixcard:2")
def test_no_bet_is_taken_or_taken_back_after_no_more_bets() -> None:
    felt = Felt("sixcard").place(1, ante=10).close()
    felt.no_bet("bet/closed", "sixcard:2", pair_plus=5)
    felt.no_bet("bet/closed", "sixcard:2", six_card_bonus=5)
    felt.refused(act.WithdrawWager(player("p1"), 1, "ante"), "bet/closed", "sixcard:2")
    assert felt.house.conduct.close == "2"


@pytest.mark.clause("sixcard:8")
def test_the_progressive_needs_both_ante_and_pair_plus() -> None:
    refused = Felt("sixcard").open().no_bet("bet/needs_other", "sixcard:8", progressive=5)
    assert refused.facts.all_of == ("ante", "pair_plus")


@pytest.mark.clause("sixcard:8", "sixcard/R4")
@pytest.mark.parametrize("hand", ["As Ks Qs", HEARTS, "9h 8h 7h", "8c 8h 8d", "9c 8h 7s"])
def test_a_folded_hand_gets_nothing_from_the_progressive(hand: str) -> None:
    felt = folded("sixcard", hand, QUALIFIES, ante=10, pair_plus=5, progressive=5)
    assert slip(felt, 1, "progressive") == ("lose", 0, 0, "sixcard:8")
    assert felt.net(1) == -20_00
    assert felt.holds == {"main": 10_001_00}


@pytest.mark.clause("sixcard/T1")
def test_what_is_ours_is_marked_as_such() -> None:
    bonus = house("sixcard").by_name["six_card_bonus"].limits
    assert bonus is not None
    assert (bonus.least_minor, bonus.most_minor, bonus.step_minor) == (1_00, 100_00, 1_00)
