"""draw 1 to 4: bets, the three ways to play a hand, the dealer's fourth card, and the contest."""

import pytest

from kit.play.felt import Felt
from kit.play.slips import Slip, cited, folded, slip
from queenhigh.cards import parse_card, parse_cards
from queenhigh.engine import DEALER, SUPERVISOR, player
from queenhigh.engine import events as ev
from queenhigh.engine.acts import actions as act
from queenhigh.words import hand_name

DULL = "Jh 9c 8s"
STANDS = "4c 4d 9s"
"""A dealer's pair, so that nobody draws a fourth card."""


def played(hand: str, dealer: str, fourth: str = "") -> tuple[Slip, Slip]:
    felt = Felt("draw").open().bet(1, ante=10).deal(dealer, hand).play(1).settle(fourth=fourth)
    return slip(felt, 1, "ante"), slip(felt, 1, "play")


def ending(outcome: str) -> tuple[Slip, Slip]:
    won, returned = {"win": (10_00, 20_00), "push": (0, 10_00), "lose": (0, 0)}[outcome]
    line = (outcome, won, returned, "draw:4")
    return line, line


@pytest.mark.clause("draw:1")
def test_ante_comes_first_and_brings_three_cards() -> None:
    felt = Felt("draw").open()
    felt.refused(act.CloseBetting(DEALER), "round/no_bets", "draw:1")
    felt.refused(act.PlaceWager(player("p1"), 1, "double_shot", 5_00), "bet/needs_other", "draw:1")
    felt.bet(1, ante=10).deal(STANDS, DULL).look(1)
    assert felt.view("p1").boxes[0].cards == ("Jh", "9c", "8s")


@pytest.mark.clause("draw:1")
@pytest.mark.parametrize(("ante", "most"), [(5, 10), (10, 20), (37, 74), (500, 1000)])
def test_double_shot_goes_up_to_twice_the_ante(ante: int, most: int) -> None:
    felt = Felt("draw").open().bet(1, ante=ante)
    above = act.PlaceWager(player("p1"), 1, "double_shot", (most + 1) * 100)
    refusal = felt.refused(above, "bet/above_maximum", "draw:1")
    assert "2 times" in refusal.message
    felt.bet(1, double_shot=most)
    assert dict(felt.view("p1").boxes[0].stakes_minor) == {"ante": ante * 100, "double_shot": most * 100}


@pytest.mark.clause("draw:1")
def test_ante_neither_leaves_nor_sinks_below_half_the_double_shot() -> None:
    felt = Felt("draw").open().bet(1, ante=20, double_shot=30)
    felt.refused(act.WithdrawWager(player("p1"), 1, "ante"), "bet/needed_by_other", "draw:1")
    felt.refused(act.PlaceWager(player("p1"), 1, "ante", 14_00), "bet/below_minimum")
    felt.bet(1, ante=15)
    felt.refused(act.PlaceWager(player("p1"), 1, "double_shot", 31_00), "bet/above_maximum", "draw:1")


@pytest.mark.clause("draw:1")
def test_ante_that_would_sink_below_half_the_double_shot_is_refused_by_that_clause() -> None:
    felt = Felt("draw").open().bet(1, ante=20, double_shot=30)
    refusal = felt.refused(act.PlaceWager(player("p1"), 1, "ante", 14_00), "bet/below_minimum", "draw:1")
    assert "Double Shot" in refusal.message


@pytest.mark.clause("draw/T1")
def test_boxes_and_limits_are_marked_as_ours() -> None:
    rules = Felt("draw").house
    assert rules.boxes == 7
    assert all(wager.limits.assumed for wager in rules.wagers if wager.limits)
    assert next(each for each in rules.readings if each.id == "T1").assumed
    felt = Felt("draw").open()
    felt.refused(act.PlaceWager(player("p1"), 8, "ante", 10_00), "box/unknown", "draw/T1")
    felt.refused(act.PlaceWager(player("p1"), 1, "ante", 4_00), "bet/below_minimum", "draw/T1")


@pytest.mark.clause("draw/T2")
def test_supervisor_calls_a_misdeal_or_voids_one_hand() -> None:
    felt = Felt("draw").open().bet(1, ante=10, double_shot=5).bet(2, ante=10)
    felt.deal(STANDS, {1: DULL, 2: "Tc 8h 5d"}).play(1)
    assert cited(felt, act.VoidBox(SUPERVISOR, 1), ev.BoxVoided) == "draw/T2"
    assert felt.net(1) == 0
    assert cited(felt, act.VoidGame(SUPERVISOR, 1, "misdeal")) == "draw/T2"
    assert felt.net(1) == felt.net(2) == 0


@pytest.mark.clause("draw:2")
def test_fold_loses_ante_and_double_shot_at_once() -> None:
    felt = Felt("draw").open().bet(1, ante=10, double_shot=20).deal(STANDS, "8c 8h 8d").fold(1)
    assert slip(felt, 1, "ante") == ("lose", 0, 0, "draw:2")
    assert slip(felt, 1, "double_shot") == ("lose", 0, 0, "draw:2")
    assert felt.settle().net(1) == -30_00


@pytest.mark.clause("draw:2")
def test_folded_hand_has_no_bonus_and_no_contest() -> None:
    felt = folded("draw", "As Ks Qs", STANDS, ante=10)
    assert [line.wager for line in felt.lines(1)] == ["ante"]


@pytest.mark.clause("draw:2")
@pytest.mark.parametrize("amount_minor", [0, 5_00, 20_00])
def test_play_draw_wager_equals_the_ante(amount_minor: int) -> None:
    felt = Felt("draw").open().bet(1, ante=10).deal(STANDS, DULL).look(1)
    felt.refused(act.Play(player("p1"), 1, amount_minor), "decide/wrong_amount", "draw:2")
    drawing = act.Play(player("p1"), 1, amount_minor, (parse_card("8s"),))
    felt.refused(drawing, "decide/wrong_amount", "draw:2")
    felt.play(1, discard="8s")
    assert dict(felt.view("p1").boxes[0].stakes_minor) == {"ante": 10_00, "play": 10_00}


@pytest.mark.clause("draw:2")
def test_one_card_may_be_replaced_and_no_more() -> None:
    felt = Felt("draw").open().bet(1, ante=10).deal(STANDS, DULL).look(1)
    two = act.Play(player("p1"), 1, 10_00, parse_cards("9c 8s"))
    felt.refused(two, "decide/no_draw", "draw:2")
    felt.refused(act.Play(player("p1"), 1, 10_00, parse_cards("4c")), "decide/not_your_card")
    felt.play(1, discard="9c").reveal(new="Js")
    assert felt.view("p1").boxes[0].cards == ("Jh", "8s", "Js")
    assert felt.view("p1").boxes[0].discards == ("9c",)


@pytest.mark.clause("draw:2")
def test_standing_keeps_the_first_three_cards() -> None:
    felt = Felt("draw").open().bet(1, ante=10).deal(STANDS, DULL).play(1)
    assert felt.state.phase == "revealing"
    felt.refused(act.Replace(DEALER, parse_cards("2c")), "replace/not_now")
    felt.reveal()
    assert felt.view("p1").boxes[0].cards == ("Jh", "9c", "8s")


@pytest.mark.clause("draw/R1", "draw:2")
def test_replacements_come_in_deal_order_whoever_decided_first() -> None:
    felt = Felt("draw").open().bet(1, ante=10).bet(2, ante=10).bet(3, ante=10).bet(4, ante=10)
    felt.deal("Kc 9d 2s", {1: DULL, 2: "Tc 8h 5d", 3: "Qh 6d 4c", 4: "7s 6h 3c"})
    felt.play(3, discard="4c").fold(4).play(1, discard="8s")
    felt.refused(act.Replace(DEALER, parse_cards("Ac Ad")), "replace/not_now")
    felt.refused(act.Reveal(DEALER), "reveal/not_now", "draw:2")
    felt.play(2)
    felt.refused(act.Reveal(DEALER), "reveal/not_now", "draw:2")
    felt.refused(act.DrawFourth(DEALER, parse_card("Ac")), "draw_fourth/not_now", "draw:3")
    felt.do(act.Replace(DEALER, parse_cards("Ac Ad")))
    felt.do(act.Reveal(DEALER))
    assert felt.view("p2").boxes[0].cards == ("Jh", "9c", "Ac")
    assert felt.view("p2").boxes[1].cards == ("Tc", "8h", "5d")
    assert felt.view("p2").boxes[2].cards == ("Qh", "6d", "Ad")
    felt.do(act.DrawFourth(DEALER, parse_card("Ah")))
    assert felt.view("p2").dealer.cards == ("Kc", "9d", "2s", "Ah")


@pytest.mark.clause("draw/R1", "draw:2")
@pytest.mark.parametrize(("cards", "code"), [("Ac", "deal/wrong_count"), ("Ac 8s", "deal/repeated_card")])
def test_each_drawing_box_gets_one_new_card(cards: str, code: str) -> None:
    felt = Felt("draw").open().bet(1, ante=10).bet(2, ante=10)
    felt.deal(STANDS, {1: DULL, 2: "Tc 8h 5d"}).play(1, discard="8s").play(2, discard="5d")
    felt.refused(act.Replace(DEALER, parse_cards(cards)), code)


@pytest.mark.clause("draw:3")
@pytest.mark.parametrize("dealer", ["2c 2d 3s", "5c 3c 2c", "3c 2d As", "2c 2d 2s", "3c 2c Ac"])
def test_dealer_with_a_pair_or_better_stands(dealer: str) -> None:
    felt = Felt("draw").open().bet(1, ante=10).deal(dealer, DULL).play(1).reveal()
    felt.refused(act.DrawFourth(DEALER, parse_card("Ah")), "draw_fourth/not_now", "draw:3")
    assert felt.settle().net(1) == -20_00


@pytest.mark.clause("draw:3")
@pytest.mark.parametrize("dealer", ["Ac Kd Js", "5c 3d 2s"])
def test_dealer_with_less_than_a_pair_draws(dealer: str) -> None:
    felt = Felt("draw").open().bet(1, ante=10).deal(dealer, DULL).play(1)
    felt.do(act.Reveal(DEALER))
    felt.refused(act.Settle(DEALER), "settle/not_now")
    felt.do(act.DrawFourth(DEALER, parse_card("4h")))
    assert len(felt.view("p1").dealer.cards) == 4


@pytest.mark.clause("draw:3")
@pytest.mark.parametrize(
    ("dealer", "fourth", "hand"),
    [
        ("Kc Qd 2s", "Jh", "King-high straight"),
        ("9s 3c 2d", "Ah", "Three-high straight"),
        ("Kc 9c 2s", "4c", "King-high flush"),
        ("Kc 9d 2s", "2h", "Pair of twos"),
        ("Kc 9d 4s", "2h", "King high"),
        ("8c 9c 2s", "Tc", "Ten-high straight flush"),
        ("5c 3d 2s", "7h", "Seven high"),
    ],
)
def test_dealer_keeps_the_best_three_of_four(dealer: str, fourth: str, hand: str) -> None:
    felt = Felt("draw").open().bet(1, ante=10).deal(dealer, "Jd 8h 6s").play(1).reveal(fourth=fourth)
    strength = felt.view("p1").dealer.strength
    assert strength is not None
    assert hand_name(strength) == hand


@pytest.mark.clause("draw:3", "draw:4")
def test_dealer_always_qualifies() -> None:
    assert played("6h 4s 2h", "5c 3d 2s", "7h") == ending("lose")
    assert played("8h 4s 2h", "5c 3d 2s", "7h") == ending("win")
    assert Felt("draw").house.dealer.always_qualifies


@pytest.mark.clause("draw:4")
@pytest.mark.parametrize(
    ("hand", "dealer", "fourth", "outcome"),
    [
        ("5c 5d 2h", "4c 4d As", "", "win"),
        ("3c 3d Ah", "4c 4d 2s", "", "lose"),
        ("4h 4s 2h", "4c 4d 2s", "", "push"),
        ("Kh 9s 4h", "Kc 9d 2s", "4d", "push"),
        ("Kh 9s 4h", "Kc 9d 2s", "5d", "lose"),
        ("Kh 9s 4h", "Kc 9d 2s", "3d", "win"),
        ("Kc Kd 3h", "2c 2d As", "", "win"),
    ],
)
def test_better_hand_wins_even_money_on_both_and_a_tie_returns_both(
    hand: str, dealer: str, fourth: str, outcome: str
) -> None:
    assert played(hand, dealer, fourth) == ending(outcome)


@pytest.mark.clause("draw:4", "draw:2")
def test_contest_counts_the_hand_after_the_draw() -> None:
    felt = Felt("draw").open().bet(1, ante=10).deal(STANDS, "Jh Js 8s").play(1, discard="Js")
    felt.settle(new="2h")
    assert (slip(felt, 1, "ante"), slip(felt, 1, "play")) == ending("lose")


@pytest.mark.clause("draw:1", "draw:2", "draw:3", "draw:5", "draw/T1")
def test_rules_card_cites_the_clause_behind_each_wager_and_limit() -> None:
    rules = Felt("draw").house
    assert {wager.name: wager.clause for wager in rules.wagers} == {
        "ante": "1",
        "play": "2",
        "play_bonus": "5",
        "double_shot": "1",
    }
    assert dict(rules.deals) == {"hand": "1", "shuffler": "1"}
    assert (rules.dealer.clause, rules.decision.fold_clause) == ("3", "2")
    ante, double_shot = rules.by_name["ante"].limits, rules.by_name["double_shot"].limits
    assert ante is not None
    assert double_shot is not None
    assert (ante.least_minor, ante.most_minor, ante.step_minor) == (5_00, 500_00, 1_00)
    assert (double_shot.least_minor, double_shot.times, double_shot.times_of) == (1_00, 2, "ante")
