"""prime 2 and 11 to 13: Pair Plus, Prime, the order of payment and the Progressive."""

from fractions import Fraction
from itertools import product
from math import comb

import pytest

from kit.play.felt import Felt
from kit.play.slips import FALLS_SHORT, QUALIFIES, envy, folded, one_box, slip
from queenhigh.engine import player
from queenhigh.engine.acts import actions as act

DULL = "Jh 9c 8s"
DIAMONDS = "Ad Kd Qd"
BLACK, RED = "Kc Js 9c", "Kd Jh 9d"


@pytest.mark.clause("prime:2")
@pytest.mark.parametrize("dealer", ["Jc 6d 2s", "Qc 6d 2s", "6s 6c 6d"])
@pytest.mark.parametrize(
    ("hand", "odds"),
    [
        ("As Ks Qs", 35),
        ("9h 8h 7h", 35),
        ("3h 2h Ah", 35),
        ("8c 8h 8s", 33),
        ("9c 8h 7s", 6),
        ("3h 2c Ad", 6),
        ("Kh 9h 4h", 4),
        ("5c 5h Jd", 1),
    ],
)
def test_pair_plus_pays_its_table_whatever_the_dealer_holds(hand: str, odds: int, dealer: str) -> None:
    felt = one_box("prime", hand, dealer, pair_plus=5)
    assert slip(felt, 1, "pair_plus") == ("win", odds * 5_00, (odds + 1) * 5_00, "prime:2")


@pytest.mark.clause("prime:2")
@pytest.mark.parametrize("dealer", [FALLS_SHORT, QUALIFIES])
def test_pair_plus_loses_below_a_pair_whatever_the_dealer_holds(dealer: str) -> None:
    felt = one_box("prime", "Ah Kd Jh", dealer, ante=10, pair_plus=5)
    assert slip(felt, 1, "pair_plus") == ("lose", 0, 0, "prime:2")


@pytest.mark.clause("prime:11")
def test_prime_stands_only_beside_ones_own_ante_or_pair_plus() -> None:
    felt = Felt("prime").open().bet(2, "ann", ante=10)
    felt.refused(act.PlaceWager(player("ann"), 1, "prime", 2_00), "bet/needs_other", "prime:11")
    felt.refused(act.PlaceWager(player("bob"), 2, "prime", 2_00), "action/not_your_box", "prime:10")
    felt.bet(1, "ann", pair_plus=5, prime=2).bet(2, "ann", prime=2)
    felt.refused(act.WithdrawWager(player("ann"), 1, "pair_plus"), "bet/needed_by_other", "prime:11")
    felt.bet(1, "ann", ante=10)
    felt.do(act.WithdrawWager(player("ann"), 1, "pair_plus"))
    assert dict(felt.view("ann").boxes[0].stakes_minor) == {"ante": 10_00, "prime": 2_00}


@pytest.mark.clause("prime:11")
def test_prime_is_placed_before_the_deal() -> None:
    felt = Felt("prime").open().bet(1, ante=10).close()
    late = act.PlaceWager(player("p1"), 1, "prime", 2_00)
    felt.refused(late, "bet/closed")
    felt.deal(QUALIFIES, DULL)
    felt.refused(late, "bet/closed")


@pytest.mark.clause("prime:11")
@pytest.mark.parametrize(
    ("hand", "dealer", "odds"),
    [
        (BLACK, "Qs 7c 2s", 4),
        (RED, "Qh 7d 2h", 4),
        (BLACK, "Qh 7d 2h", 3),
        (RED, "Qs 7c 2s", 3),
        (BLACK, "Qs 7c 2h", 3),
        (RED, "Qh 7d 2s", 3),
    ],
)
def test_prime_pays_three_for_own_colour_and_four_for_all_six(hand: str, dealer: str, odds: int) -> None:
    felt = one_box("prime", hand, dealer, ante=10, prime=2)
    assert slip(felt, 1, "prime") == ("win", odds * 2_00, (odds + 1) * 2_00, "prime:11")


@pytest.mark.clause("prime:11")
@pytest.mark.parametrize("hand", ["Kc Js 9d", "Kd Jh 9s"])
def test_prime_loses_with_mixed_colours(hand: str) -> None:
    felt = one_box("prime", hand, "Qs 7c 2s", ante=10, prime=2)
    assert slip(felt, 1, "prime") == ("lose", 0, 0, "prime:11")


@pytest.mark.clause("prime:11")
def test_prime_is_not_played_against_the_dealer() -> None:
    felt = one_box("prime", BLACK, "Ah Ad As", pair_plus=5, prime=2)
    assert slip(felt, 1, "prime") == ("win", 6_00, 8_00, "prime:11")


@pytest.mark.clause("prime/R3", "prime:11")
@pytest.mark.parametrize(("dealer", "odds"), [("Qs 7c 2s", 4), ("Qh 7d 2s", 3)])
def test_prime_survives_a_fold(dealer: str, odds: int) -> None:
    felt = folded("prime", BLACK, dealer, ante=10, prime=2)
    assert slip(felt, 1, "prime") == ("win", odds * 2_00, (odds + 1) * 2_00, "prime:11")
    assert felt.net(1) == odds * 2_00 - 10_00


@pytest.mark.clause("prime/R3", "prime:14")
def test_prime_that_survives_every_fold_has_the_printed_edge() -> None:
    # Colours alone decide, so one folded round for each count of red cards stands for all deals like it.
    red, black = ["Ad", "Kh", "Qd", "Jh", "9d", "7h"], ["As", "Kc", "Qs", "Jc", "9s", "7c"]
    total = gained = 0
    for mine, theirs in product(range(4), repeat=2):
        hand = red[:mine] + black[: 3 - mine]
        dealer = red[3 : 3 + theirs] + black[3 : 6 - theirs]
        felt = folded("prime", " ".join(hand), " ".join(dealer), ante=10, prime=100)
        deals = comb(26, mine) * comb(26, 3 - mine) * comb(26 - mine, theirs) * comb(23 + mine, 3 - theirs)
        line = felt.line(1, "prime")
        total += deals
        gained += deals * (line.returned_minor - line.stake_minor)
    assert total == comb(52, 3) * comb(49, 3)
    edge = Fraction(-gained, total * 100_00)
    assert f"{float(edge):.2%}" == "3.62%"


@pytest.mark.clause("prime:12")
def test_payment_goes_pair_plus_then_prime_then_progressive() -> None:
    felt = one_box("prime", "8c 8h 8d", QUALIFIES, ante=10, pair_plus=5, prime=2, progressive=1)
    order = [line.wager for line in felt.lines(1)]
    assert order[-3:] == ["pair_plus", "prime", "progressive"]
    assert felt.house.payment_clause == "12"


@pytest.mark.clause("prime:12")
def test_order_of_payment_is_the_houses_and_not_that_of_the_bets() -> None:
    felt = Felt("prime").open().bet(1, ante=10, progressive=1, prime=2, pair_plus=5)
    felt.deal(QUALIFIES, "8c 8h 8d").fold(1).settle()
    assert [line.wager for line in felt.lines(1)] == ["ante", "pair_plus", "prime", "progressive"]


@pytest.mark.clause("prime:13", "prime/R4")
@pytest.mark.parametrize(
    ("hand", "award_minor"),
    [
        ("As Ks Qs", 500_00),
        ("Ah Kh Qh", 500_00),
        ("Ac Kc Qc", 500_00),
        ("Kd Qd Jd", 100_00),
        ("3h 2h Ah", 100_00),
        ("8c 8h 8s", 90_00),
    ],
)
@pytest.mark.parametrize("dealer", ["Jc 6d 2s", "6s 6c 6d", "Tc 9d 7s"])
def test_progressive_pays_its_rows_for_one(hand: str, award_minor: int, dealer: str) -> None:
    felt = one_box("prime", hand, dealer, ante=10, progressive=1)
    assert slip(felt, 1, "progressive") == ("win", award_minor - 1_00, award_minor, "prime:13")


@pytest.mark.clause("prime:13")
@pytest.mark.parametrize("meter", ["1000", "8,765.43"])
def test_royal_in_diamonds_takes_the_jackpot(meter: str) -> None:
    felt = Felt("prime").open(main=meter).bet(1, ante=10, progressive=1)
    felt.deal(QUALIFIES, DIAMONDS).play(1).settle()
    assert felt.line(1, "progressive").returned_minor == felt.minor(meter)
    assert felt.line(1, "progressive").clause == "prime:13"
    assert dict(felt.view("p1").meters_minor) == {"main": 1_000_20}


@pytest.mark.clause("prime:13")
@pytest.mark.parametrize("hand", ["9c 8h 7s", "Ad Kd Jd", "Ac Ad Kh", "Ac Kh Jd"])
def test_straight_and_everything_below_three_of_a_kind_loses(hand: str) -> None:
    felt = one_box("prime", hand, QUALIFIES, ante=10, progressive=1)
    assert slip(felt, 1, "progressive") == ("lose", 0, 0, "prime:13")


@pytest.mark.clause("prime:13")
def test_progressive_accompanies_the_basic_game() -> None:
    felt = Felt("prime").open()
    felt.refused(act.PlaceWager(player("p1"), 1, "progressive", 1_00), "bet/needs_other", "prime/T2")
    felt.bet(1, pair_plus=5, progressive=1).deal(QUALIFIES, "8c 8h 8d").settle()
    assert slip(felt, 1, "progressive") == ("win", 89_00, 90_00, "prime:13")


@pytest.mark.clause("prime/R4", "prime:13")
@pytest.mark.parametrize("amount_minor", [0, 50, 2_00])
def test_progressive_stake_is_one_pound(amount_minor: int) -> None:
    felt = Felt("prime").open().bet(1, ante=10)
    bet = act.PlaceWager(player("p1"), 1, "progressive", amount_minor)
    felt.refused(bet, "bet/wrong_amount", "prime/R4")
    assert next(each for each in felt.house.readings if each.id == "R4").assumed


@pytest.mark.clause("prime/R4")
def test_nobody_is_paid_envy() -> None:
    felt = Felt("prime").open().bet(1, ante=10, progressive=1).bet(2, ante=10, progressive=1)
    felt.deal(QUALIFIES, {1: DULL, 2: DIAMONDS}).play(1, 2).settle()
    assert envy(felt, 1) == envy(felt, 2) == []
    assert felt.house.by_name["progressive"].envy is None


@pytest.mark.clause("prime/T2")
def test_progressive_stands_beside_a_bet_and_survives_a_fold() -> None:
    felt = Felt("prime").open()
    felt.refused(act.PlaceWager(player("p1"), 1, "progressive", 1_00), "bet/needs_other", "prime/T2")
    felt.bet(1, ante=5, progressive=1).deal("Qs 7h 2d", "9h 9d 9c").fold(1).settle()
    assert felt.line(1, "progressive").returned_minor == 90_00
