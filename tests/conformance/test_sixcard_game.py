"""sixcard 1 to 7: order of hands, bets, the contest, Pair Plus, Ante Bonus and Six Card Bonus."""

import pytest

from kit.play.felt import Felt
from kit.play.slips import FALLS_SHORT, QUALIFIES, cited, folded, one_box, slip
from queenhigh.engine import DEALER, SUPERVISOR, player
from queenhigh.engine import events as ev
from queenhigh.engine.acts import actions as act

DULL = "Jh 9c 8s"
SIX_CARDS = [
    ("As Ks Qs", "Js Ts 9d", 1000),
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
]


@pytest.mark.clause("sixcard:1")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("3c 2c Ac", "Ah As Ad"),
        ("2c 2d 2h", "Ac Kd Qh"),
        ("3c 2d Ah", "Ad Kd Jd"),
        ("5c 3c 2c", "Ac Ad Kh"),
        ("2c 2d 3h", "Ac Kd Jh"),
        ("Kc Qd Jh", "Js Tc 9d"),
        ("Ac Jd 2h", "Kd Qh Tc"),
        ("Kc Jd 3h", "Kd Jh 2c"),
    ],
)
def test_hands_rank_as_listed_and_by_the_highest_card(better: str, worse: str) -> None:
    assert one_box("sixcard", better, worse, ante=10).line(1, "ante").outcome == "win"
    assert one_box("sixcard", worse, better, ante=10).line(1, "ante").outcome == "lose"


@pytest.mark.clause("sixcard/R1", "sixcard:1")
def test_between_pairs_the_pair_decides_before_the_odd_card() -> None:
    assert one_box("sixcard", "Kc Kd 3h", "2c 2d Ah", ante=10).line(1, "ante").outcome == "win"
    assert one_box("sixcard", "2c 2d Ah", "Kc Kd 3h", ante=10).line(1, "ante").outcome == "lose"
    assert one_box("sixcard", "Kc Kd 4h", "Kh Ks 3c", ante=10).line(1, "ante").outcome == "win"


@pytest.mark.clause("sixcard:2")
@pytest.mark.parametrize("stakes", [{"ante": 10}, {"pair_plus": 5}, {"ante": 5, "pair_plus": 500}])
def test_box_joins_with_either_or_both(stakes: dict[str, int]) -> None:
    felt = Felt("sixcard").open()
    felt.refused(act.CloseBetting(DEALER), "round/no_bets", "sixcard:2")
    felt.bet(1, "", **stakes).deal(QUALIFIES, DULL)
    assert len(felt.view("p1").boxes[0].cards) == 3


@pytest.mark.clause("sixcard:2")
@pytest.mark.parametrize("wager", ["ante", "pair_plus"])
def test_ante_and_pair_plus_stay_within_the_posted_limits(wager: str) -> None:
    felt = Felt("sixcard").open()
    felt.refused(act.PlaceWager(player("p1"), 1, wager, 4_99), "bet/below_minimum", "sixcard:2")
    felt.refused(act.PlaceWager(player("p1"), 1, wager, 500_01), "bet/above_maximum", "sixcard:2")
    felt.do(act.PlaceWager(player("p1"), 1, wager, 5_00))
    felt.do(act.PlaceWager(player("p1"), 1, wager, 500_00))


@pytest.mark.clause("sixcard:2")
def test_no_bet_is_taken_after_no_more_bets() -> None:
    felt = Felt("sixcard").open().bet(1, ante=10).close()
    felt.refused(act.PlaceWager(player("p1"), 1, "pair_plus", 5_00), "bet/closed", "sixcard:2")
    felt.refused(act.PlaceWager(player("p1"), 1, "six_card_bonus", 5_00), "bet/closed", "sixcard:2")
    felt.refused(act.WithdrawWager(player("p1"), 1, "ante"), "bet/closed", "sixcard:2")


@pytest.mark.clause("sixcard/T1")
def test_boxes_limits_and_meter_are_marked_as_ours() -> None:
    rules = Felt("sixcard").house
    assert rules.boxes == 7
    ours = {wager.name for wager in rules.wagers if wager.limits and wager.limits.assumed}
    assert ours == {"ante", "pair_plus", "six_card_bonus"}
    assert all(meter.assumed for meter in rules.meters)
    assert next(each for each in rules.readings if each.id == "T1").assumed


@pytest.mark.clause("sixcard/T2")
def test_supervisor_calls_a_misdeal_and_every_wager_goes_back() -> None:
    felt = Felt("sixcard").open(main=20_000).bet(1, ante=10, pair_plus=5, progressive=5, six_card_bonus=1)
    felt.deal(QUALIFIES, DULL).fold(1)
    assert cited(felt, act.VoidGame(SUPERVISOR, 1, "misdeal")) == "sixcard/T2"
    assert sum(line.returned_minor for line in felt.lines(1)) == 21_00
    assert dict(felt.view("p1").meters_minor) == {"main": 20_000_00}


@pytest.mark.clause("sixcard/T2")
def test_supervisor_voids_one_hand() -> None:
    felt = Felt("sixcard").open().bet(1, ante=10).bet(2, ante=10)
    felt.deal(QUALIFIES, {1: DULL, 2: "Kc Jd 9h"}).play(1)
    assert cited(felt, act.VoidBox(SUPERVISOR, 1), ev.BoxVoided) == "sixcard/T2"
    felt.play(2).settle()
    assert (felt.net(1), felt.net(2)) == (0, 20_00)


@pytest.mark.clause("sixcard:4")
@pytest.mark.parametrize("amount_minor", [0, 9_00, 20_00])
def test_play_equals_the_ante(amount_minor: int) -> None:
    felt = Felt("sixcard").open().bet(1, ante=10).deal(QUALIFIES, DULL)
    felt.refused(act.Play(player("p1"), 1, amount_minor), "decide/wrong_amount", "sixcard:4")
    felt.play(1)


@pytest.mark.clause("sixcard:4")
def test_fold_forfeits_ante_and_pair_plus_at_once() -> None:
    felt = Felt("sixcard").open().bet(1, ante=10, pair_plus=5).deal(FALLS_SHORT, "9h 8h 7h").fold(1)
    assert slip(felt, 1, "ante") == ("lose", 0, 0, "sixcard:4")
    assert slip(felt, 1, "pair_plus") == ("lose", 0, 0, "sixcard:4")
    assert felt.settle().net(1) == -15_00


@pytest.mark.clause("sixcard:4")
def test_box_with_only_pair_plus_has_nothing_to_decide() -> None:
    felt = Felt("sixcard").open().bet(1, pair_plus=5).bet(2, ante=10)
    felt.deal(QUALIFIES, {1: DULL, 2: "Kc Jd 9h"})
    felt.refused(act.Fold(player("p1"), 1), "decide/nothing_to_decide", "sixcard:4")


@pytest.mark.clause("sixcard:4")
@pytest.mark.parametrize(
    ("hand", "dealer", "ante", "play"),
    [
        ("6h 4d 2h", "Jc Td 8s", ("win", 10_00, 20_00), ("push", 0, 10_00)),
        ("Jh Ts 8h", "Jc Td 8s", ("win", 10_00, 20_00), ("push", 0, 10_00)),
        ("Kh 4d 2h", "Qc 3d 2s", ("win", 10_00, 20_00), ("win", 10_00, 20_00)),
        ("Jh 4d 2h", "Qc 3d 2s", ("lose", 0, 0), ("lose", 0, 0)),
        ("Qh 3s 2h", "Qc 3d 2s", ("push", 0, 10_00), ("push", 0, 10_00)),
    ],
)
def test_contest_with_a_dealer_who_needs_queen_high(
    hand: str, dealer: str, ante: tuple[str, int, int], play: tuple[str, int, int]
) -> None:
    felt = one_box("sixcard", hand, dealer, ante=10)
    assert slip(felt, 1, "ante") == (*ante, "sixcard:4")
    assert slip(felt, 1, "play") == (*play, "sixcard:4")


@pytest.mark.clause("sixcard:5")
@pytest.mark.parametrize("dealer", ["Jc 6d 2s", "Qc 6d 2s", "6s 6c 6d"])
@pytest.mark.parametrize(
    ("hand", "odds"),
    [
        ("As Ks Qs", 40),
        ("9h 8h 7h", 40),
        ("8c 8h 8s", 30),
        ("9c 8h 7s", 6),
        ("3h 2c Ad", 6),
        ("Kh 9h 4h", 3),
        ("5c 5h Jd", 1),
    ],
)
def test_pair_plus_pays_its_table_whatever_the_dealer_holds(hand: str, odds: int, dealer: str) -> None:
    felt = one_box("sixcard", hand, dealer, pair_plus=5)
    assert slip(felt, 1, "pair_plus") == ("win", odds * 5_00, (odds + 1) * 5_00, "sixcard:5")


@pytest.mark.clause("sixcard:5")
def test_pair_plus_loses_below_a_pair() -> None:
    assert slip(one_box("sixcard", "Ah Kd Jh", QUALIFIES, pair_plus=5), 1, "pair_plus")[:3] == ("lose", 0, 0)


@pytest.mark.clause("sixcard:6")
@pytest.mark.parametrize("dealer", [FALLS_SHORT, QUALIFIES, "Ah Ad Ac", "Ks Qs Js"])
@pytest.mark.parametrize(("hand", "odds"), [("9h 8h 7h", 5), ("8c 8h 8d", 4), ("9c 8h 7s", 1)])
def test_ante_bonus_pays_beside_a_play_wager(hand: str, odds: int, dealer: str) -> None:
    felt = one_box("sixcard", hand, dealer, ante=10)
    assert slip(felt, 1, "ante_bonus") == ("win", odds * 10_00, odds * 10_00, "sixcard:6")


@pytest.mark.clause("sixcard:6")
@pytest.mark.parametrize("hand", ["9h 8h 7h", "8c 8h 8d", "9c 8h 7s"])
def test_no_ante_bonus_without_a_play_wager(hand: str) -> None:
    assert not folded("sixcard", hand, QUALIFIES, ante=10).has_line(1, "ante_bonus")
    assert not one_box("sixcard", hand, QUALIFIES, pair_plus=5).has_line(1, "ante_bonus")


@pytest.mark.clause("sixcard:6")
def test_flush_has_no_ante_bonus() -> None:
    assert not one_box("sixcard", "Kh 9h 4h", QUALIFIES, ante=10).has_line(1, "ante_bonus")


@pytest.mark.clause("sixcard:7", "sixcard:3")
@pytest.mark.parametrize(("hand", "dealer", "odds"), SIX_CARDS)
def test_six_card_bonus_pays_the_best_five_of_six(hand: str, dealer: str, odds: int) -> None:
    felt = one_box("sixcard", hand, dealer, ante=10, six_card_bonus=2)
    expected = ("win", odds * 2_00, (odds + 1) * 2_00) if odds else ("lose", 0, 0)
    assert slip(felt, 1, "six_card_bonus") == (*expected, "sixcard:7")


@pytest.mark.clause("sixcard:3")
def test_six_card_bonus_is_live_after_a_fold() -> None:
    felt = folded("sixcard", "Kc Jd 9h", "5c 5d 5h", ante=10, pair_plus=5, six_card_bonus=2)
    assert slip(felt, 1, "six_card_bonus") == ("win", 10_00, 12_00, "sixcard:7")
    assert felt.net(1) == -15_00 + 10_00


@pytest.mark.clause("sixcard/R2", "sixcard:3")
@pytest.mark.parametrize("beside", ["ante", "pair_plus"])
def test_six_card_bonus_needs_an_ante_or_a_pair_plus(beside: str) -> None:
    felt = Felt("sixcard").open()
    felt.refused(act.PlaceWager(player("p1"), 1, "six_card_bonus", 2_00), "bet/needs_other", "sixcard/R2")
    felt.bet(1, "", **{beside: 10}).bet(1, six_card_bonus=2)
    felt.refused(act.WithdrawWager(player("p1"), 1, beside), "bet/needed_by_other", "sixcard/R2")


@pytest.mark.clause("sixcard:3")
def test_six_card_bonus_does_not_care_who_wins() -> None:
    felt = one_box("sixcard", "Kc Jd 9h", "5c 5d 5h", ante=10, six_card_bonus=2)
    assert felt.line(1, "ante").outcome == "lose"
    assert felt.line(1, "six_card_bonus").won_minor == 10_00


@pytest.mark.clause("sixcard:2", "sixcard:3", "sixcard:4", "sixcard:6", "sixcard:8", "sixcard/T1")
def test_rules_card_cites_the_clause_behind_each_wager() -> None:
    rules = Felt("sixcard").house
    assert {wager.name: wager.clause for wager in rules.wagers} == {
        "ante": "2",
        "play": "4",
        "ante_bonus": "6",
        "pair_plus": "2",
        "six_card_bonus": "3",
        "progressive": "8",
    }
    assert (rules.conduct.close, rules.dealer.clause, rules.decision.fold_clause) == ("2", "4", "4")
    bonus = rules.by_name["six_card_bonus"].limits
    assert bonus is not None
    assert (bonus.least_minor, bonus.most_minor, bonus.step_minor) == (1_00, 100_00, 1_00)
