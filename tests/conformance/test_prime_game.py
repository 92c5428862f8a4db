"""prime 1, 3 to 10, 14 and 15: joining, deciding, the contest, and conduct at the table."""

import pytest

from kit.play.felt import Felt, who
from kit.play.slips import FALLS_SHORT, QUALIFIES, cited, folded, one_box, slip
from queenhigh.cards import parse_cards
from queenhigh.engine import BYSTANDER, DEALER, SUPERVISOR, log, player
from queenhigh.engine import events as ev
from queenhigh.engine.acts import actions as act
from queenhigh.engine.state import new_round
from queenhigh.rules import house
from queenhigh.rules.records import DealMethod

DULL = "Jh 9c 8s"


@pytest.mark.clause("prime:1")
@pytest.mark.parametrize("stakes", [{"ante": 10}, {"pair_plus": 5}, {"ante": 10, "pair_plus": 5}])
def test_box_joins_with_ante_or_pair_plus_or_both_and_gets_three_cards(stakes: dict[str, int]) -> None:
    felt = Felt("prime").open()
    felt.refused(act.CloseBetting(DEALER), "round/no_bets", "prime:1")
    felt.bet(1, "", **stakes).deal(QUALIFIES, DULL)
    assert len(felt.view(DEALER).boxes[0].cards) == len(felt.view(DEALER).dealer.cards) == 3


@pytest.mark.clause("prime:1")
@pytest.mark.parametrize(
    ("method", "first", "dealer"), [("hand", "2c 6d Th", "3c 7d Jh"), ("shuffler", "2c 3c 6d", "7d Th Jh")]
)
def test_box_and_dealer_get_three_cards_either_way_of_dealing(
    method: DealMethod, first: str, dealer: str
) -> None:
    felt = Felt("prime").open().bet(1, ante=10).close()
    felt.do(act.Deal(DEALER, method, parse_cards("2c 3c 6d 7d Th Jh")))
    felt.look(1).play(1).reveal()
    assert " ".join(felt.view("p1").boxes[0].cards) == first
    assert " ".join(felt.view("p1").dealer.cards) == dealer


@pytest.mark.clause("prime/T1")
def test_boxes_limits_and_meter_are_marked_as_ours() -> None:
    rules = house("prime")
    assert rules.boxes == 7
    assert all(wager.limits.assumed for wager in rules.wagers if wager.limits)
    assert all(meter.assumed for meter in rules.meters)
    assert next(each for each in rules.readings if each.id == "T1").assumed


@pytest.mark.clause("prime:3")
def test_fold_loses_the_ante_at_once() -> None:
    felt = Felt("prime").open().bet(1, ante=10).deal(FALLS_SHORT, "9c 8h 7s").fold(1)
    assert slip(felt, 1, "ante") == ("lose", 0, 0, "prime:3")


@pytest.mark.clause("prime:3")
@pytest.mark.parametrize("amount_minor", [0, 9_00, 20_00])
def test_play_equals_the_ante(amount_minor: int) -> None:
    felt = Felt("prime").open().bet(1, ante=10).deal(QUALIFIES, DULL)
    felt.refused(act.Play(player("p1"), 1, amount_minor), "decide/wrong_amount", "prime:3")
    felt.play(1)
    assert dict(felt.view("p1").boxes[0].stakes_minor) == {"ante": 10_00, "play": 10_00}


@pytest.mark.clause("prime:3")
def test_box_without_an_ante_has_nothing_to_decide() -> None:
    felt = Felt("prime").open().bet(1, pair_plus=5).bet(2, ante=10)
    felt.deal(QUALIFIES, {1: DULL, 2: "Tc 8h 5d"})
    felt.refused(act.Fold(player("p1"), 1), "decide/nothing_to_decide", "prime:3")
    felt.refused(act.Play(player("p1"), 1, 5_00), "decide/nothing_to_decide", "prime:3")


@pytest.mark.clause("prime/R1", "prime:3")
@pytest.mark.parametrize(
    ("hand", "won_minor"), [("5c 5h Jd", 5_00), ("9c 8h 7s", 30_00), ("9h 8h 7h", 175_00)]
)
def test_pair_plus_survives_a_fold(hand: str, won_minor: int) -> None:
    felt = folded("prime", hand, QUALIFIES, ante=10, pair_plus=5)
    assert slip(felt, 1, "ante") == ("lose", 0, 0, "prime:3")
    assert slip(felt, 1, "pair_plus") == ("win", won_minor, won_minor + 5_00, "prime:2")


@pytest.mark.clause("prime:4")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("3c 2c Ac", "Ah As Ad"),
        ("2c 2d 2h", "Ac Kd Qh"),
        ("3c 2d Ah", "Ad Kd Jd"),
        ("5c 3c 2c", "Ac Ad Kh"),
        ("2c 2d 3h", "Ac Kd Jh"),
        ("4c 3d 2h", "3s 2c Ad"),
        ("4c 3c 2c", "3s 2s As"),
        ("Kc Kd 3h", "2c 2d Ah"),
    ],
)
def test_hands_rank_as_listed_and_three_two_ace_is_the_lowest_straight(better: str, worse: str) -> None:
    assert one_box("prime", better, worse, ante=10).line(1, "ante").outcome == "win"
    assert one_box("prime", worse, better, ante=10).line(1, "ante").outcome == "lose"


@pytest.mark.clause("prime:5")
@pytest.mark.parametrize(
    ("hand", "dealer", "ante", "play"),
    [
        ("6h 4d 2h", "Jc Td 8s", ("win", 10_00, 20_00), ("push", 0, 10_00)),
        ("Ah Kd 2h", "Jc Td 8s", ("win", 10_00, 20_00), ("push", 0, 10_00)),
        ("Kh 4d 2h", "Qc 3d 2s", ("win", 10_00, 20_00), ("win", 10_00, 20_00)),
        ("Jh 4d 2h", "Qc 3d 2s", ("lose", 0, 0), ("lose", 0, 0)),
        ("Qh 3s 2h", "Qc 3d 2s", ("push", 0, 10_00), ("push", 0, 10_00)),
        ("Jh Ts 8h", "Jc Td 8s", ("win", 10_00, 20_00), ("push", 0, 10_00)),
    ],
)
def test_contest_with_a_dealer_who_needs_queen_high(
    hand: str, dealer: str, ante: tuple[str, int, int], play: tuple[str, int, int]
) -> None:
    felt = one_box("prime", hand, dealer, ante=10)
    assert slip(felt, 1, "ante") == (*ante, "prime:5")
    assert slip(felt, 1, "play") == (*play, "prime:5")


@pytest.mark.clause("prime:6")
@pytest.mark.parametrize("dealer", [FALLS_SHORT, QUALIFIES, "Ah Ad Ac", "Ks Qs Js"])
@pytest.mark.parametrize(("hand", "odds"), [("9h 8h 7h", 5), ("8c 8h 8d", 4), ("9c 8h 7s", 1)])
def test_ante_bonus_pays_its_table_whatever_the_dealer_holds(hand: str, odds: int, dealer: str) -> None:
    felt = one_box("prime", hand, dealer, ante=10)
    assert slip(felt, 1, "ante_bonus") == ("win", odds * 10_00, odds * 10_00, "prime:6")


@pytest.mark.clause("prime:6")
@pytest.mark.parametrize("hand", ["Kh 9h 4h", "5c 5h Jd", "Ah Kd Jh"])
def test_flush_or_less_has_no_ante_bonus(hand: str) -> None:
    assert not one_box("prime", hand, QUALIFIES, ante=10).has_line(1, "ante_bonus")


@pytest.mark.clause("prime/R2", "prime:6")
@pytest.mark.parametrize("hand", ["9h 8h 7h", "8c 8h 8d", "9c 8h 7s"])
def test_folded_hand_has_no_ante_bonus(hand: str) -> None:
    felt = folded("prime", hand, QUALIFIES, ante=10)
    assert [line.wager for line in felt.lines(1)] == ["ante"]
    assert felt.net(1) == -10_00


@pytest.mark.clause("prime:7")
def test_looking_waits_until_the_deal_is_complete() -> None:
    felt = Felt("prime").open().bet(1, ante=10)
    felt.refused(act.Look(player("p1"), 1), "look/too_early", "prime:7")
    felt.close()
    felt.refused(act.Look(player("p1"), 1), "look/too_early", "prime:7")
    felt.deal(QUALIFIES, DULL)
    assert felt.view("p1").boxes[0].cards == ("??",) * 3
    felt.look(1)
    assert felt.view("p1").boxes[0].cards == ("Jh", "9c", "8s")


@pytest.mark.clause("prime:8")
@pytest.mark.parametrize("looked", [False, True])
def test_misdeal_gives_every_wager_back(looked: bool) -> None:
    felt = Felt("prime").open(main=5_000).bet(1, ante=10, pair_plus=5, prime=2, progressive=1).bet(2, ante=20)
    felt.deal(QUALIFIES, {1: DULL, 2: "Tc 8h 5d"})
    if looked:
        felt.look(1).fold(1)
    assert cited(felt, act.VoidGame(SUPERVISOR, 1, "misdeal")) == "prime:8"
    assert sum(line.returned_minor for line in felt.lines(1)) == 18_00
    assert felt.net(1) == felt.net(2) == 0
    assert dict(felt.view("p1").meters_minor) == {"main": 5_000_00}


@pytest.mark.clause("prime:8")
def test_misdeal_needs_a_deal_and_an_unsettled_game() -> None:
    felt = Felt("prime").open().bet(1, ante=10)
    call = act.VoidGame(SUPERVISOR, 1, "misdeal")
    felt.refused(call, "void/too_early", "prime:8")
    felt.deal(QUALIFIES, DULL).play(1).settle()
    felt.refused(call, "void/too_late", "prime:8")


@pytest.mark.clause("prime:8")
@pytest.mark.parametrize("cards", ["2c 3c 6d 7d Th", "2c 3c 6d 7d Th Jh Kh"])
def test_deal_of_a_wrong_number_of_cards_is_never_played_on(cards: str) -> None:
    felt = Felt("prime").open().bet(1, ante=10).close()
    felt.refused(act.Deal(DEALER, "hand", parse_cards(cards)), "deal/wrong_count")
    felt.void("misdeal")
    assert felt.net(1) == 0


@pytest.mark.clause("prime:9")
def test_nobody_sees_another_players_cards_before_they_are_shown() -> None:
    felt = Felt("prime").open().bet(1, ante=10).bet(2, ante=10)
    felt.deal(QUALIFIES, {1: DULL, 2: "Tc 8h 5d"}).look(1, 2).play(1)
    events = [event for step in felt.steps for event in step.events]
    for other in ("p2", BYSTANDER, DEALER, SUPERVISOR):
        assert felt.view(other).boxes[0].cards == ("??",) * 3
        assert felt.view(other).boxes[0].strength is None
        assert not any("Jh" in told for told in log(new_round(felt.house), events, who(other)))
    felt.refused(act.Reveal(DEALER), "reveal/not_now", "prime:9")
    felt.play(2).reveal()
    assert felt.view("p2").boxes[0].cards == ("Jh", "9c", "8s")


@pytest.mark.clause("prime:9")
def test_supervisor_voids_one_hand_and_the_others_play_on() -> None:
    felt = Felt("prime").open(main=5_000)
    felt.bet(1, ante=10, pair_plus=5, prime=2, progressive=1).bet(2, ante=10, progressive=1)
    felt.deal(QUALIFIES, {1: "8c 8h 8d", 2: "Kc Jd 9h"}).play(1)
    assert cited(felt, act.VoidBox(SUPERVISOR, 1), ev.BoxVoided) == "prime:9"
    felt.play(2).settle()
    assert {line.wager: line.returned_minor for line in felt.lines(1)} == {
        "ante": 10_00,
        "play": 10_00,
        "pair_plus": 5_00,
        "prime": 2_00,
        "progressive": 1_00,
    }
    assert felt.net(1) == 0
    assert felt.net(2) == 20_00 - 1_00
    assert dict(felt.view("p1").meters_minor) == {"main": 5_000_20}


@pytest.mark.clause("prime:9")
def test_only_the_supervisor_voids_a_hand() -> None:
    felt = Felt("prime").open().bet(1, ante=10).deal(QUALIFIES, DULL)
    felt.refused(act.VoidBox(DEALER, 1), "action/wrong_role")
    felt.refused(act.VoidBox(player("p1"), 1), "action/wrong_role")
    felt.refused(act.VoidBox(SUPERVISOR, 2), "box/not_in_round", "prime:9")


@pytest.mark.clause("prime:10")
def test_nobody_plays_on_another_players_box() -> None:
    felt = Felt("prime").open().bet(1, "ann", ante=10)
    felt.refused(act.PlaceWager(player("bob"), 1, "pair_plus", 5_00), "action/not_your_box", "prime:10")
    felt.refused(act.WithdrawWager(player("bob"), 1, "ante"), "action/not_your_box", "prime:10")
    felt.bet(2, "bob", ante=10).deal(QUALIFIES, {1: DULL, 2: "Tc 8h 5d"})
    for other in (act.Look(player("bob"), 1), act.Fold(player("bob"), 1), act.Play(player("bob"), 1, 10_00)):
        felt.refused(other, "action/not_your_box", "prime:10")
    assert {offer.box for offer in felt.legal("bob")} == {2}


@pytest.mark.clause("prime:14")
def test_printed_table_edges_are_kept_to_the_digit() -> None:
    printed = {each.figure: (each.percent, each.clause) for each in house("prime").printed}
    assert printed == {
        "ante_play_of_all_money_bet": ("2.01", "14"),
        "ante_play_and_pair_plus_of_all_money_bet": ("2.3", "14"),
        "pair_plus": ("2.7", "14"),
        "prime": ("3.62", "14"),
        "ante_play_if_blind": ("7.65", "14"),
        "progressive": ("23.79", "14"),
    }


@pytest.mark.clause("prime:15")
def test_conduct_with_the_cards_is_on_the_rules_card_and_refuses_nothing() -> None:
    rules = house("prime")
    assert "above the table" in next(clause.summary for clause in rules.clauses if clause.id == "15")
    behind_acts = {getattr(rules.conduct, field) for field in rules.conduct.__struct_fields__}
    assert "15" not in behind_acts | {rule.clause for rule in rules.irregularities}


@pytest.mark.clause("prime:1", "prime:3", "prime:5", "prime:11", "prime:13", "prime/T1")
def test_rules_card_cites_the_clause_behind_each_wager_and_limit() -> None:
    rules = house("prime")
    assert {wager.name: wager.clause for wager in rules.wagers} == {
        "ante": "1",
        "play": "3",
        "ante_bonus": "6",
        "pair_plus": "1",
        "prime": "11",
        "progressive": "13",
    }
    assert dict(rules.deals) == {"hand": "1", "shuffler": "1"}
    assert (rules.dealer.clause, rules.decision.fold_clause) == ("5", "3")
    limits = {wager.name: wager.limits for wager in rules.wagers if wager.limits}
    assert {name: (each.least_minor, each.most_minor, each.step_minor) for name, each in limits.items()} == {
        "ante": (5_00, 500_00, 1_00),
        "pair_plus": (5_00, 500_00, 1_00),
        "prime": (1_00, 100_00, 1_00),
        "progressive": (1_00, 1_00, 1_00),
    }
