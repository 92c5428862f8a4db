"""buddy: a jackpot of 25 pounds a hand that pays the others at the table too."""

import pytest

from kit.play.felt import P1, Felt
from kit.play.slips import QUALIFIES, envy, folded, slips
from queenhigh.engine import player
from queenhigh.engine.acts import actions as act
from queenhigh.rules import house


@pytest.mark.clause("buddy:13", "buddy/R4")
@pytest.mark.parametrize(
    ("hand", "paid"),
    [
        ("As Ks Qs", 60_000_00),
        ("Ah Kh Qh", 12_500_00),
        ("4s 3s 2s", 2_500_00),
        ("5s 5h 5d", 2_250_00),
        ("6s 5h 4d", 0),
    ],
)
@pytest.mark.parametrize("dealer", ["Ac Ad 9c", "Jc 7d 2h"])
def test_the_progressive_is_paid_whatever_the_dealer_holds(hand: str, paid: int, dealer: str) -> None:
    felt = Felt("buddy").open(main=60_000).bet(1, ante=10, progressive=25).deal(dealer, hand).play(1).settle()
    assert felt.line(1, "progressive").returned_minor == paid


@pytest.mark.clause("buddy:13")
def test_the_progressive_is_twenty_five_beside_an_ante_or_a_pair_plus() -> None:
    felt = Felt("buddy").open()
    felt.refused(act.PlaceWager(P1, 1, "progressive", 25_00), "bet/needs_other", "buddy:13")
    felt.bet(1, pair_plus=5)
    felt.refused(act.PlaceWager(P1, 1, "progressive", 20_00), "bet/wrong_amount", "buddy:13")


@pytest.mark.clause("buddy:11", "buddy/R5")
def test_every_other_player_with_the_bet_is_a_buddy_folded_or_not_but_not_the_winner() -> None:
    felt = Felt("buddy").open(main=60_000)
    for box, name in enumerate(("ann", "ben", "ann", "cho"), start=1):
        felt.bet(box, name, ante=10, progressive=25)
    felt.bet(5, "dee", ante=10)
    hands = {1: "As Ks Qs", 2: "8d 5c 2s", 3: "9s 9h 3d", 4: "Jd 9c 2h", 5: "Td 6c 3h"}
    felt.deal(QUALIFIES.replace("2s", "2c"), hands).play(1, 3, 4, 5).fold(2).settle()
    assert [envy(felt, box) for box in range(1, 6)] == [[], [2_500_00], [], [2_500_00], []]


@pytest.mark.clause("buddy:11")
def test_another_mini_royal_has_no_buddy_bonus() -> None:
    felt = Felt("buddy").open().bet(1, ante=10, progressive=25).bet(2, ante=10, progressive=25)
    felt.deal(QUALIFIES, {1: "Ah Kh Qh", 2: "8d 5c 2h"}).play(1, 2).settle()
    assert not envy(felt, 2)


@pytest.mark.clause("buddy:3", "buddy/R1", "buddy/R2", "buddy/T2")
def test_a_fold_loses_the_ante_alone() -> None:
    found = slips(folded("buddy", "5s 5h 5d", QUALIFIES, ante=10, pair_plus=5, progressive=25))
    assert {name: slip[0] for name, slip in found.items()} == {
        "ante": "lose", "pair_plus": "win", "progressive": "win",
    }  # fmt: skip
    assert found["ante"][2] == ":3"


@pytest.mark.clause("buddy:7", "buddy:9", "buddy:10")
def test_nobody_looks_too_early_or_learns_of_or_plays_anothers_hand() -> None:
    felt = Felt("buddy").open().bet(1, ante=10)
    felt.refused(act.PlaceWager(player("ben"), 1, "pair_plus", 5_00), "action/not_your_box", "buddy:10")
    felt.close().refused(act.Look(P1, 1), "look/too_early", "buddy:7")
    felt.deal(QUALIFIES, "9s 9h 3d")
    assert felt.view("ben").boxes[0].cards == ("??", "??", "??")


@pytest.mark.clause("buddy:8", "buddy:9")
def test_misdeals_and_hands_that_are_void() -> None:
    assert {rule.ground: rule.clause for rule in house("buddy").irregularities} == {
        "misdeal": "8",
        "box": "9",
    }
    felt = Felt("buddy").open().bet(1, ante=10, progressive=25).deal(QUALIFIES, "9s 9h 3d").void("misdeal")
    assert sum(line.returned_minor for line in felt.lines(1)) == 35_00


@pytest.mark.clause("buddy:12", "buddy/T1")
def test_the_progressive_is_paid_last_and_limits_are_ours() -> None:
    rules = house("buddy")
    assert rules.payment_order[-2:] == ("pair_plus", "progressive")
    felt = Felt("buddy").open()
    felt.refused(act.PlaceWager(P1, 1, "ante", 4_00), "bet/below_minimum", "buddy/T1")
    assert [meter.assumed for meter in rules.meters] == [True]
