"""rws 1 to 4: the words, the boxes, the bets, the deal, and the Progressive with its meter.

What the house shares with others stands in the tables of bets, contests, pay tables and Envy.
"""

from collections.abc import Callable

import pytest

from kit.play.felt import P1, Felt
from kit.play.slips import FALLS_SHORT, QUALIFIES, folded, one_box, slip
from queenhigh.cards import DECK, parse_cards
from queenhigh.engine import DEALER, log
from queenhigh.engine import events as ev
from queenhigh.engine.acts import actions as act
from queenhigh.engine.state import new_round
from queenhigh.rules.records import DealMethod

HIGH = "Kc Jd 9h"
SPADES = "As Ks Qs"
HEARTS = "Ah Kh Qh"


@pytest.mark.clause("rws:1")
def test_the_house_speaks_the_defined_words() -> None:
    labels = [wager.label for wager in Felt("rws").house.wagers]
    assert labels == ["Ante", "Play", "Ante Bonus", "Pair Plus", "Progressive"]
    felt = Felt("rws").place(1, ante=10).place(2, ante=10)
    felt.deal({1: HIGH, 2: "6c 4d 2h"}, "Kd Js 9c").play(1).fold(2).settle()
    assert "stands off" in felt.why(1, "ante")
    assert felt.why(2, "ante").startswith("Folded")
    events = [event for step in felt.steps for event in step.events]
    assert "Box 2 folds" in log(new_round(felt.house), events, P1)


@pytest.mark.clause("rws:2.1.1", "rws/R1")
def test_the_table_has_seven_boxes_each_with_every_wager() -> None:
    felt = Felt("rws").open()
    for box in (0, 8, -1):
        assert felt.no_bet("box/unknown", "rws:2.1.1", box=box, ante=10).facts.box == box
    boxes = range(1, 8)
    for box in boxes:
        felt.place(box, ante=10, pair_plus=5, progressive="2.50")
    hands = {box: " ".join(map(str, DECK[3 * box : 3 * box + 3])) for box in boxes}
    felt.deal(hands, "2c 2d 2h").play(*boxes)
    every = {"ante": 10_00, "pair_plus": 5_00, "progressive": 2_50, "play": 10_00}
    assert [felt.stakes(box) for box in boxes] == [every] * 7
    limits = [wager.limits for wager in felt.house.wagers if wager.limits]
    assert all(each.assumed for each in limits)


@pytest.mark.clause("rws:2.2.1")
def test_the_deck_holds_each_of_52_cards_once() -> None:
    assert len({(card.rank, card.suit) for card in DECK}) == len(DECK) == 52
    felt = Felt("rws").place(1, ante=10).close()
    twice = (*parse_cards("Ks Kd Kh Kc 9c"), parse_cards("Ks")[0])
    assert felt.refused(act.Deal(DEALER, "shuffler", twice), "deal/repeated_card").facts.card == twice[0]


@pytest.mark.clause("rws:3.1")
def test_nothing_is_placed_before_bets_are_called_for() -> None:
    felt = Felt("rws")
    felt.no_bet("bet/not_open", "rws:3.1", ante=10)
    felt.refused(act.WithdrawWager(P1, 1, "ante"), "bet/not_open", "rws:3.1")
    felt.refused(act.OpenBetting(P1), "action/wrong_role")
    events = felt.open().steps[-1].events
    assert isinstance(events[0], ev.BettingOpened)
    assert log(new_round(felt.house), events, P1)
    felt.place(1, ante=10)


@pytest.mark.clause("rws:3.2")
def test_only_the_dealer_closes_the_betting_and_only_once() -> None:
    felt = Felt("rws").place(1, ante=10)
    felt.refused(act.CloseBetting(P1), "action/wrong_role")
    before = felt.state
    events = felt.do(act.CloseBetting(DEALER))
    assert [type(each) for each in events] == [ev.BettingClosed]
    assert log(before, events, P1)
    felt.refused(act.CloseBetting(DEALER), "round/not_betting", "rws:3.2")


@pytest.mark.clause("rws:3.2", "rws:3.3", "rws:3.4", "rws:5.2")
def test_bets_are_placed_raised_lowered_and_withdrawn_until_the_close() -> None:
    felt = Felt("rws").place(1, ante=10).place(1, ante=25).place(1, ante=15, pair_plus=5, progressive="2.50")
    assert felt.withdraw(1, "progressive", "ante").stakes(1) == {"pair_plus": 5_00}
    felt.withdraw(1, "pair_plus").place(2, pair_plus=5).deal({2: HIGH}, FALLS_SHORT)
    assert felt.view("p1").boxes[0].cards == (), "a box that took its wagers back gets no cards"
    felt.refused(act.Look(P1, 1), "box/not_in_round")


@pytest.mark.clause("rws:5.2", "rws:3.2")
def test_after_no_more_bets_nothing_is_placed_raised_or_withdrawn() -> None:
    felt = Felt("rws").place(1, ante=10, progressive="2.50")
    steps: list[tuple[str, Callable[[], Felt]]] = [
        ("closed", felt.close),
        ("deciding", lambda: felt.deal(HIGH, QUALIFIES)),
        ("revealing", lambda: felt.play(1)),
        ("settling", felt.reveal),
        ("settled", felt.settle),
    ]
    for phase, go_on in steps:
        go_on()
        assert felt.state.phase == phase
        felt.no_bet("bet/closed", "rws:5.2", pair_plus=5)
        felt.no_bet("bet/closed", "rws:5.2", ante=20)
        felt.no_bet("bet/closed", "rws:5.2", box=2, by="p2", ante=10)
        felt.refused(act.WithdrawWager(P1, 1, "progressive"), "bet/closed", "rws:5.2")
        assert not any(offer.do in ("place", "withdraw") for offer in felt.legal("p1"))
    assert felt.net(1) == 10_00 + 10_00 - 2_50


@pytest.mark.clause("rws:3.4")
def test_an_ante_of_another_box_does_not_carry_the_progressive() -> None:
    felt = Felt("rws").place(1, "ann", ante=10).place(2, "ann", pair_plus=5)
    refused = felt.no_bet("bet/needs_other", "rws:3.4", box=2, by="ann", progressive="2.50")
    assert refused.facts.all_of == ("ante",)


@pytest.mark.clause("rws:3.6", "rws:3.7", "prime:1")
@pytest.mark.parametrize(
    ("method", "two", "five", "dealer"),
    [
        ("hand", "2c 6d Th", "3c 7d Jh", "4c 8d Qs"),
        ("shuffler", "2c 3c 4c", "6d 7d 8d", "Th Jh Qs"),
    ],
)
@pytest.mark.parametrize("id", ["rws", "prime"])
def test_one_card_each_three_times_or_packets_of_three_dealer_last_face_down(
    id: str, method: DealMethod, two: str, five: str, dealer: str
) -> None:
    felt = Felt(id).place(5, ante=10).place(2, ante=10).close()
    felt.do(act.Deal(DEALER, method, parse_cards("2c 3c 4c 6d 7d 8d Th Jh Qs")))
    for viewer in ("p2", "p5", DEALER):
        seen = felt.view(viewer)
        assert seen.boxes[1].cards == seen.boxes[4].cards == seen.dealer.cards == ("??",) * 3
    seen = felt.look(2, 5).play(2, 5).reveal().view("p2")
    hands = (seen.boxes[1].cards, seen.boxes[4].cards, seen.dealer.cards)
    assert tuple(" ".join(cards) for cards in hands) == (two, five, dealer)


@pytest.mark.clause("rws:3.8.1", "rws:4.2", "rws:4.3", "rws:3.9.3", "rws:3.10.4")
@pytest.mark.parametrize(
    ("hand", "dealer", "odds", "contest"),
    [
        ("9c 8h 7s", FALLS_SHORT, 1, "3.9.2"),
        ("9c 8h 7s", QUALIFIES, 1, "3.10.1"),
        ("9h 8h 7h", "Ks Qs Js", 5, "3.10.2"),
        ("8c 8h 8s", "9c 9h 9s", 4, "3.10.2"),
        ("9c 8h 7s", "9d 8c 7d", 1, "3.10.3"),
        ("9c 8h 7s", "Ah Ad Ac", 1, "3.10.2"),
    ],
)
def test_bonus_and_pair_plus_stand_beside_any_end_of_the_contest(
    hand: str, dealer: str, odds: int, contest: str
) -> None:
    felt = one_box("rws", hand, dealer, ante=10, pair_plus=5)
    assert felt.line(1, "ante").clause == f"rws:{contest}"
    assert slip(felt, 1, "ante_bonus") == ("win", odds * 10_00, odds * 10_00, "rws:4.3")
    assert felt.line(1, "pair_plus").outcome == "win"


@pytest.mark.clause("rws:4.1")
@pytest.mark.parametrize("ante", [5, 7, 113, 500])
def test_ante_and_play_pay_one_to_one_at_every_stake(ante: int) -> None:
    felt = one_box("rws", "Kc Jd 9s", QUALIFIES, ante=ante)
    assert felt.line(1, "ante").won_minor == felt.line(1, "play").won_minor == ante * 100


# Progressive


@pytest.mark.clause("rws/R3", "rws/R4", "rws:3.11", "rws:4.4")
@pytest.mark.parametrize(
    ("hand", "returned_minor"),
    [(SPADES, 10_000_00), (HEARTS, 1250_00), ("8c 8h 8s", 150_00), ("9c 8h 7s", 15_00), ("5c 5h Jd", 0)],
)
def test_the_progressive_survives_a_fold(hand: str, returned_minor: int) -> None:
    felt = folded("rws", hand, QUALIFIES, ante=10, progressive="2.50")
    assert felt.line(1, "progressive").returned_minor == returned_minor
    assert felt.net(1) == -12_50 + returned_minor


@pytest.mark.clause("rws:4.4")
def test_the_jackpot_line_says_that_a_cheque_comes_from_the_cage() -> None:
    why = {hand: one_box("rws", hand, QUALIFIES, ante=10, progressive="2.50").why(1, "progressive")
           for hand in (SPADES, HEARTS)}  # fmt: skip
    assert "cheque" in why[SPADES]
    assert "cage" in why[SPADES]
    assert "cheque" not in why[HEARTS]


@pytest.mark.clause("rws/R6")
def test_the_meter_starts_at_its_seed_and_grows_by_a_fifth_of_each_stake() -> None:
    felt = Felt("rws").open()
    assert felt.holds == {"main": 10_000_00}
    felt.place(1, ante=10, progressive="2.50").place(2, ante=10, progressive="2.50").place(3, ante=10)
    felt.deal({1: HEARTS, 2: "Tc 8h 5d", 3: "Th 6d 4c"}, QUALIFIES).play(1, 3).fold(2).settle()
    assert felt.holds == {"main": 10_001_00}, "an award of a fixed amount leaves it alone"
    assert dict(felt.open().view("p1").meters_minor) == {"main": 10_001_00}
    assert felt.house.meters[0].assumed
    assert next(each for each in felt.house.readings if each.id == "R6").assumed
