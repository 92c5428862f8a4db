"""rws 1 to 3.4, 3.6, 3.7 and 5.2: the words, the boxes, the bets and the deal."""

import pytest

from kit.play.felt import P1, Felt
from kit.play.slips import FALLS_SHORT, QUALIFIES, stages
from queenhigh.cards import DECK, parse_cards
from queenhigh.engine import DEALER, log, player
from queenhigh.engine.acts import actions as act
from queenhigh.engine.state import new_round
from queenhigh.rules.records import DealMethod

HIGH = "Kc Jd 9h"


@pytest.mark.clause("rws:1")
def test_house_speaks_the_defined_words() -> None:
    felt = Felt("rws")
    labels = {wager.name: wager.label for wager in felt.house.wagers}
    assert labels == {
        "ante": "Ante",
        "play": "Play",
        "ante_bonus": "Ante Bonus",
        "pair_plus": "Pair Plus",
        "progressive": "Progressive",
    }


@pytest.mark.clause("rws:1")
def test_fold_and_stand_off_are_called_by_their_names() -> None:
    felt = Felt("rws").open().bet(1, ante=10).bet(2, ante=10)
    felt.deal("Kd Js 9c", {1: HIGH, 2: "6c 4d 2h"}).play(1).fold(2).settle()
    assert "stands off" in felt.why(1, "ante")
    assert felt.why(2, "ante").startswith("Folded")
    events = [event for step in felt.steps for event in step.events]
    assert "Box 2 folds" in log(new_round(felt.house), events, P1)


@pytest.mark.clause("rws:2.1.1", "rws/R1")
def test_table_has_seven_boxes_and_no_other() -> None:
    felt = Felt("rws").open()
    assert len(felt.view("p1").boxes) == 7
    for box in (0, 8, -1):
        refusal = felt.refused(act.PlaceWager(P1, box, "ante", 10_00), "box/unknown", "rws:2.1.1")
        assert f"box {box}" in refusal.message
    felt.bet(1, ante=10).bet(7, ante=10)
    assert next(each for each in felt.house.readings if each.id == "R1").assumed


@pytest.mark.clause("rws:2.1.1")
def test_each_box_has_pair_plus_ante_play_and_progressive() -> None:
    felt = Felt("rws").open()
    for box in range(1, 8):
        felt.bet(box, ante=10, pair_plus=5, progressive="2.50")
    hands = {box: " ".join(map(str, DECK[3 * box : 3 * box + 3])) for box in range(1, 8)}
    felt.deal("2c 2d 2h", hands).play(*range(1, 8))
    for seen in felt.view("dealer").boxes:
        assert dict(seen.stakes_minor) == {
            "ante": 10_00,
            "pair_plus": 5_00,
            "progressive": 2_50,
            "play": 10_00,
        }


@pytest.mark.clause("rws:2.1.1", "rws/R1")
def test_posted_limits_bound_ante_and_pair_plus() -> None:
    felt = Felt("rws").open()
    for wager in ("ante", "pair_plus"):
        felt.refused(act.PlaceWager(P1, 1, wager, 4_00), "bet/below_minimum", "rws/R1")
        felt.refused(act.PlaceWager(P1, 1, wager, 501_00), "bet/above_maximum", "rws/R1")
        limits = felt.house.by_name[wager].limits
        assert limits is not None
        assert limits.assumed


@pytest.mark.clause("rws:2.2.1")
def test_deck_holds_each_of_52_cards_once() -> None:
    assert len({(card.rank, card.suit) for card in DECK}) == len(DECK) == 52
    felt = Felt("rws").open().bet(1, ante=10).close()
    twice = (*parse_cards("Ks Kd Kh Kc 9c"), parse_cards("Ks")[0])
    refusal = felt.refused(act.Deal(DEALER, "shuffler", twice), "deal/repeated_card")
    assert "Ks" in refusal.message


@pytest.mark.clause("rws:3.1")
def test_nothing_is_placed_before_bets_are_called_for() -> None:
    felt = Felt("rws")
    felt.refused(act.PlaceWager(P1, 1, "ante", 10_00), "bet/not_open", "rws:3.1")
    felt.refused(act.WithdrawWager(P1, 1, "ante"), "bet/not_open", "rws:3.1")
    felt.refused(act.OpenBetting(P1), "action/wrong_role")
    events = felt.open().steps[-1].events
    assert log(new_round(felt.house), events, P1)[0] == "Game 1: place your bets"
    felt.bet(1, ante=10)


@pytest.mark.clause("rws:3.2")
def test_only_the_dealer_closes_the_betting_and_only_once() -> None:
    felt = Felt("rws").open().bet(1, ante=10)
    felt.refused(act.CloseBetting(P1), "action/wrong_role")
    before = felt.state
    events = felt.do(act.CloseBetting(DEALER))
    assert log(before, events, P1) == ["No more bets"]
    felt.refused(act.CloseBetting(DEALER), "round/not_betting", "rws:3.2")


@pytest.mark.clause("rws:3.2", "rws:5.2")
def test_bets_are_placed_raised_lowered_and_withdrawn_until_the_close() -> None:
    felt = Felt("rws").open().bet(1, ante=10).bet(1, ante=25).bet(1, ante=15, pair_plus=5)
    felt.do(act.WithdrawWager(P1, 1, "pair_plus"))
    assert dict(felt.view("p1").boxes[0].stakes_minor) == {"ante": 15_00}


@pytest.mark.clause("rws:5.2", "rws:3.2")
def test_after_no_more_bets_nothing_is_placed_raised_or_withdrawn() -> None:
    felt = Felt("rws").open().bet(1, ante=10, progressive="2.50")
    seen = []
    for phase in stages(felt, QUALIFIES, HIGH):
        seen.append(phase)
        for late in (
            act.PlaceWager(P1, 1, "pair_plus", 5_00),
            act.PlaceWager(P1, 1, "ante", 20_00),
            act.PlaceWager(player("p2"), 2, "ante", 10_00),
            act.WithdrawWager(P1, 1, "progressive"),
        ):
            felt.refused(late, "bet/closed", "rws:5.2")
        assert not any(offer.do in ("place", "withdraw") for offer in felt.legal("p1"))
    assert seen == ["closed", "deciding", "revealing", "settling", "settled"]
    assert felt.net(1) == 10_00 + 10_00 - 2_50


@pytest.mark.clause("rws:3.3")
@pytest.mark.parametrize("stakes", [{"ante": 10}, {"pair_plus": 5}, {"ante": 10, "pair_plus": 5}])
def test_box_joins_with_ante_or_pair_plus_or_both(stakes: dict[str, int]) -> None:
    felt = Felt("rws").open()
    felt.refused(act.CloseBetting(DEALER), "round/no_bets", "rws:3.3")
    felt.bet(1, "", **stakes).deal(FALLS_SHORT, HIGH)
    assert len(felt.view("p1").boxes[0].cards) == 3


@pytest.mark.clause("rws:3.3")
def test_box_that_took_its_wagers_back_gets_no_cards() -> None:
    felt = Felt("rws").open().bet(1, ante=10).bet(2, pair_plus=5)
    felt.do(act.WithdrawWager(P1, 1, "ante"))
    felt.deal(FALLS_SHORT, {2: HIGH})
    assert felt.view("p1").boxes[0].cards == ()
    felt.refused(act.Look(P1, 1), "box/not_in_round")


@pytest.mark.clause("rws:3.4")
def test_progressive_needs_an_ante() -> None:
    felt = Felt("rws").open()
    bet = act.PlaceWager(P1, 1, "progressive", 2_50)
    felt.refused(bet, "bet/needs_other", "rws:3.4")
    felt.bet(1, pair_plus=5)
    refusal = felt.refused(bet, "bet/needs_other", "rws:3.4")
    assert "Ante" in refusal.message
    felt.bet(1, ante=10, progressive="2.50")


@pytest.mark.clause("rws:3.4")
def test_ante_cannot_leave_while_the_progressive_stands() -> None:
    felt = Felt("rws").open().bet(1, ante=10, pair_plus=5, progressive="2.50")
    felt.refused(act.WithdrawWager(P1, 1, "ante"), "bet/needed_by_other", "rws:3.4")
    felt.do(act.WithdrawWager(P1, 1, "progressive"))
    felt.do(act.WithdrawWager(P1, 1, "ante"))
    assert dict(felt.view("p1").boxes[0].stakes_minor) == {"pair_plus": 5_00}


@pytest.mark.clause("rws:3.4")
def test_ante_of_another_box_does_not_carry_the_progressive() -> None:
    felt = Felt("rws").open().bet(1, "ann", ante=10).bet(2, "ann", pair_plus=5)
    felt.refused(act.PlaceWager(player("ann"), 2, "progressive", 2_50), "bet/needs_other", "rws:3.4")


@pytest.mark.clause("rws/R2")
@pytest.mark.parametrize("amount_minor", [0, 1_00, 2_49, 2_51, 5_00])
def test_progressive_stake_is_exactly_two_and_a_half(amount_minor: int) -> None:
    felt = Felt("rws").open().bet(1, ante=10)
    refusal = felt.refused(act.PlaceWager(P1, 1, "progressive", amount_minor), "bet/wrong_amount", "rws/R2")
    assert "2.50" in refusal.message
    felt.bet(1, progressive="2.50")
    limits = felt.house.by_name["progressive"].limits
    assert limits is not None
    assert limits.assumed


@pytest.mark.clause("rws:3.6")
def test_hand_deal_gives_one_card_each_three_times_dealer_last() -> None:
    felt = Felt("rws").open().bet(5, ante=10).bet(2, ante=10).close()
    cards = parse_cards("2c 3c 4c 6d 7d 8d Th Jh Qs")
    felt.do(act.Deal(DEALER, "hand", cards))
    felt.look(2, 5).play(2, 5).reveal()
    assert felt.view("p2").boxes[1].cards == ("2c", "6d", "Th")
    assert felt.view("p5").boxes[4].cards == ("3c", "7d", "Jh")
    assert felt.view("p2").dealer.cards == ("4c", "8d", "Qs")


@pytest.mark.clause("rws:3.7")
def test_shuffler_deal_gives_packets_of_three_dealer_last() -> None:
    felt = Felt("rws").open().bet(5, ante=10).bet(2, ante=10).close()
    cards = parse_cards("2c 3c 4c 6d 7d 8d Th Jh Qs")
    felt.do(act.Deal(DEALER, "shuffler", cards))
    felt.look(2, 5).play(2, 5).reveal()
    assert felt.view("p2").boxes[1].cards == ("2c", "3c", "4c")
    assert felt.view("p5").boxes[4].cards == ("6d", "7d", "8d")
    assert felt.view("p2").dealer.cards == ("Th", "Jh", "Qs")


@pytest.mark.clause("rws:3.6", "rws:3.7")
@pytest.mark.parametrize("method", ["hand", "shuffler"])
def test_every_card_lies_face_down_after_the_deal(method: DealMethod) -> None:
    felt = Felt("rws").open().bet(1, ante=10).close()
    felt.do(act.Deal(DEALER, method, parse_cards("2c 3c 4c 6d 7d 8d")))
    for viewer in ("p1", "p2", DEALER):
        assert felt.view(viewer).boxes[0].cards == ("??",) * 3
        assert felt.view(viewer).dealer.cards == ("??",) * 3


@pytest.mark.clause("rws:3.3", "rws:3.8.2", "rws:3.10.4", "rws:3.11")
def test_rules_card_cites_the_clause_behind_each_wager() -> None:
    assert {wager.name: wager.clause for wager in Felt("rws").house.wagers} == {
        "ante": "3.3",
        "play": "3.8.2",
        "ante_bonus": "3.10.4",
        "pair_plus": "3.3",
        "progressive": "3.11",
    }
