"""rws 3.8 to 3.10 and 4.1 to 4.3: folding, playing, and what Ante, Play, Pair Plus and Ante Bonus come to."""

import pytest

from kit.play.felt import Felt
from kit.play.slips import FALLS_SHORT, QUALIFIES, folded, one_box, slip
from queenhigh.engine import player
from queenhigh.engine.acts import actions as act

PAIR_PLUS = [
    ("As Ks Qs", 40),
    ("9h 8h 7h", 40),
    ("3h 2h Ah", 40),
    ("8c 8h 8s", 30),
    ("9c 8h 7s", 5),
    ("3h 2c Ad", 5),
    ("Kh 9h 4h", 4),
    ("5c 5h Jd", 1),
]
ANTE_BONUS = [("As Ks Qs", 5), ("9h 8h 7h", 5), ("8c 8h 8s", 4), ("9c 8h 7s", 1)]
BEATEN_BY = "Ah Ad Ac"


@pytest.mark.clause("rws:3.8.1")
def test_fold_loses_ante_and_pair_plus_at_once() -> None:
    felt = Felt("rws").open().bet(1, ante=10, pair_plus=5).bet(2, ante=10)
    felt.deal(FALLS_SHORT, {1: "9h 8h 7h", 2: "Kc Jd 9s"}).fold(1)
    assert felt.state.phase == "deciding"
    assert slip(felt, 1, "ante") == ("lose", 0, 0, "rws:3.8.1")
    assert slip(felt, 1, "pair_plus") == ("lose", 0, 0, "rws:3.8.1")
    assert felt.lines(2) == []
    felt.play(2).settle()
    assert felt.net(1) == -15_00
    assert len(felt.lines(1)) == 2


@pytest.mark.clause("rws:3.8.1", "rws:4.3")
def test_folded_straight_gets_no_ante_bonus() -> None:
    felt = folded("rws", "9c 8h 7s", FALLS_SHORT, ante=10)
    assert felt.net(1) == -10_00
    assert not felt.has_line(1, "ante_bonus")


@pytest.mark.clause("rws/R3", "rws:3.11")
@pytest.mark.parametrize(
    ("hand", "returned_minor"),
    [("8c 8h 8s", 150_00), ("9c 8h 7s", 15_00), ("Ah Kh Qh", 1250_00), ("5c 5h Jd", 0)],
)
def test_progressive_survives_a_fold(hand: str, returned_minor: int) -> None:
    felt = folded("rws", hand, QUALIFIES, ante=10, progressive="2.50")
    line = felt.line(1, "progressive")
    assert line.returned_minor == returned_minor
    assert felt.net(1) == -12_50 + returned_minor


@pytest.mark.clause("rws:3.8.2")
@pytest.mark.parametrize("amount_minor", [0, 5_00, 9_99, 10_01, 20_00, -10_00])
def test_play_wager_is_equal_to_the_ante(amount_minor: int) -> None:
    felt = Felt("rws").open().bet(1, ante=10).deal(QUALIFIES, "Kc Jd 9s")
    felt.refused(act.Play(player("p1"), 1, amount_minor), "decide/wrong_amount", "rws:3.8.2")
    offer = next(offer for offer in felt.legal("p1") if offer.do == "play")
    assert offer.amounts_minor == (10_00,)
    felt.play(1)
    assert felt.view("p1").boxes[0].stake("play") == 10_00


@pytest.mark.clause("rws:3.8.2")
def test_box_with_only_pair_plus_has_nothing_to_decide() -> None:
    felt = Felt("rws").open().bet(1, pair_plus=5).bet(2, ante=10)
    felt.deal(QUALIFIES, {1: "5c 5h Jd", 2: "Kc Jh 9s"})
    felt.refused(act.Play(player("p1"), 1, 5_00), "decide/nothing_to_decide", "rws:3.8.2")
    felt.refused(act.Fold(player("p1"), 1), "decide/nothing_to_decide", "rws:3.8.2")
    assert not any(offer.do in ("play", "fold") for offer in felt.legal("p1"))
    felt.fold(2).settle()
    assert slip(felt, 1, "pair_plus") == ("win", 5_00, 10_00, "rws:4.2")
    assert len(felt.lines(1)) == 1


@pytest.mark.clause("rws:3.8.2")
def test_round_of_pair_plus_alone_goes_straight_to_the_showdown() -> None:
    felt = Felt("rws").open().bet(1, pair_plus=5).deal(QUALIFIES, "Kc Jd 9s")
    assert felt.state.phase == "revealing"
    felt.settle()
    assert slip(felt, 1, "pair_plus") == ("lose", 0, 0, "rws:4.2")


@pytest.mark.clause("rws:3.9.1", "rws:3.9.2")
@pytest.mark.parametrize("dealer", ["Jc Td 8s", "5c 3d 2s"])
@pytest.mark.parametrize("hand", ["Kh Jd 9h", "6h 4d 2h", "Js Th 8h", "9c 9h 4s"])
def test_dealer_below_queen_high_pays_ante_and_returns_play(hand: str, dealer: str) -> None:
    felt = one_box("rws", hand, dealer, ante=10)
    assert slip(felt, 1, "ante") == ("win", 10_00, 20_00, "rws:3.9.2")
    assert slip(felt, 1, "play") == ("push", 0, 10_00, "rws:3.9.1")


@pytest.mark.clause("rws:3.9.1", "rws:3.10.2")
@pytest.mark.parametrize("dealer", ["Qc 3d 2s", "Kc 4d 2s", "Ac Kd Js", "2c 2d 3s", "4c 5c 7c", "3c 2d As"])
def test_queen_high_or_anything_better_qualifies(dealer: str) -> None:
    felt = one_box("rws", "6h 4s 2h", dealer, ante=10)
    assert felt.view("p1").dealer.qualifies is True
    assert slip(felt, 1, "ante") == ("lose", 0, 0, "rws:3.10.2")
    assert slip(felt, 1, "play") == ("lose", 0, 0, "rws:3.10.2")


@pytest.mark.clause("rws:3.9.3")
def test_dealer_below_queen_high_pays_pair_plus_and_ante_bonus() -> None:
    felt = one_box("rws", "9c 8h 7s", FALLS_SHORT, ante=10, pair_plus=5)
    assert slip(felt, 1, "pair_plus") == ("win", 25_00, 30_00, "rws:4.2")
    assert slip(felt, 1, "ante_bonus") == ("win", 10_00, 10_00, "rws:4.3")
    assert felt.net(1) == 10_00 + 25_00 + 10_00


@pytest.mark.clause("rws:3.9.3")
def test_dealer_below_queen_high_does_not_save_a_losing_pair_plus() -> None:
    felt = one_box("rws", "Kc Jd 9s", FALLS_SHORT, ante=10, pair_plus=5)
    assert slip(felt, 1, "pair_plus") == ("lose", 0, 0, "rws:4.2")
    assert not felt.has_line(1, "ante_bonus")


@pytest.mark.clause("rws:3.10.1", "rws:4.1")
def test_higher_hand_wins_even_money_on_ante_and_play() -> None:
    felt = one_box("rws", "Kc Jd 9s", QUALIFIES, ante=10)
    assert slip(felt, 1, "ante") == ("win", 10_00, 20_00, "rws:3.10.1")
    assert slip(felt, 1, "play") == ("win", 10_00, 20_00, "rws:3.10.1")


@pytest.mark.clause("rws:4.1")
@pytest.mark.parametrize("ante", [5, 7, 113, 500])
def test_ante_and_play_pay_one_to_one_at_every_stake(ante: int) -> None:
    felt = one_box("rws", "Kc Jd 9s", QUALIFIES, ante=ante)
    assert felt.line(1, "ante").won_minor == felt.line(1, "play").won_minor == ante * 100


@pytest.mark.clause("rws:3.10.2")
def test_lower_hand_loses_ante_and_play() -> None:
    felt = one_box("rws", "Jh 9c 8s", QUALIFIES, ante=10)
    assert slip(felt, 1, "ante") == ("lose", 0, 0, "rws:3.10.2")
    assert slip(felt, 1, "play") == ("lose", 0, 0, "rws:3.10.2")
    assert felt.net(1) == -20_00


@pytest.mark.clause("rws:3.10.3", "rws:3.5.4")
def test_equal_hands_return_ante_and_play() -> None:
    felt = one_box("rws", "Qh 7s 2c", QUALIFIES, ante=10)
    assert slip(felt, 1, "ante") == ("push", 0, 10_00, "rws:3.10.3")
    assert slip(felt, 1, "play") == ("push", 0, 10_00, "rws:3.10.3")
    assert felt.net(1) == 0


@pytest.mark.clause("rws:3.10.3", "rws:3.9.2")
def test_equal_hands_below_queen_high_are_no_stand_off() -> None:
    felt = one_box("rws", "Jh 7s 2c", FALLS_SHORT, ante=10)
    assert slip(felt, 1, "ante") == ("win", 10_00, 20_00, "rws:3.9.2")


@pytest.mark.clause("rws:4.2", "rws:3.10.4")
@pytest.mark.parametrize("dealer", [QUALIFIES, "As Ad Ac", "Jc Td 2s"])
@pytest.mark.parametrize(("hand", "odds"), PAIR_PLUS)
def test_pair_plus_pays_its_table_whatever_the_dealer_holds(hand: str, odds: int, dealer: str) -> None:
    if set(hand.split()) & set(dealer.split()):
        dealer = "6c 6d 6s"  # the same card cannot lie in both hands; three sixes still beat most
    felt = one_box("rws", hand, dealer, pair_plus=5)
    assert slip(felt, 1, "pair_plus") == ("win", odds * 5_00, (odds + 1) * 5_00, "rws:4.2")


@pytest.mark.clause("rws:4.2")
def test_pair_plus_loses_below_a_pair() -> None:
    assert slip(one_box("rws", "Ah Kd Jh", QUALIFIES, pair_plus=5), 1, "pair_plus") == (
        "lose",
        0,
        0,
        "rws:4.2",
    )


@pytest.mark.clause("rws:4.3", "rws:3.10.4")
@pytest.mark.parametrize(("hand", "odds"), ANTE_BONUS)
def test_ante_bonus_pays_its_table_on_a_win(hand: str, odds: int) -> None:
    felt = one_box("rws", hand, QUALIFIES, ante=10)
    assert slip(felt, 1, "ante_bonus") == ("win", odds * 10_00, odds * 10_00, "rws:4.3")
    assert slip(felt, 1, "ante") == ("win", 10_00, 20_00, "rws:3.10.1")


@pytest.mark.clause("rws:4.3", "rws:3.10.4")
@pytest.mark.parametrize(
    ("hand", "dealer", "odds", "contest"),
    [
        ("9h 8h 7h", "Ks Qs Js", 5, "rws:3.10.2"),
        ("8c 8h 8s", "9c 9h 9s", 4, "rws:3.10.2"),
        ("9c 8h 7s", "9d 8c 7d", 1, "rws:3.10.3"),
        ("9c 8h 7s", BEATEN_BY, 1, "rws:3.10.2"),
    ],
)
def test_ante_bonus_is_paid_to_a_beaten_or_equal_hand(
    hand: str, dealer: str, odds: int, contest: str
) -> None:
    felt = one_box("rws", hand, dealer, ante=10)
    assert felt.line(1, "ante").clause == contest
    assert slip(felt, 1, "ante_bonus") == ("win", odds * 10_00, odds * 10_00, "rws:4.3")


@pytest.mark.clause("rws:4.3")
@pytest.mark.parametrize("hand", ["Kh 9h 4h", "5c 5h Jd", "Ah Kd Jh"])
def test_flush_or_less_has_no_ante_bonus(hand: str) -> None:
    assert not one_box("rws", hand, QUALIFIES, ante=10).has_line(1, "ante_bonus")


@pytest.mark.clause("rws:4.3", "rws:3.8.2")
def test_pair_plus_alone_has_no_ante_bonus() -> None:
    felt = one_box("rws", "9c 8h 7s", QUALIFIES, pair_plus=5)
    assert [line.wager for line in felt.lines(1)] == ["pair_plus"]
