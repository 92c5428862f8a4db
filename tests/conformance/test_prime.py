"""prime 1 to 15, beside the tables for all houses: Prime, the order of payment, conduct at the table."""

from fractions import Fraction
from itertools import product
from math import comb

import pytest

from kit.play.felt import P1, Felt, who
from kit.play.slips import QUALIFIES, folded, one_box, slip
from queenhigh.cards import parse_cards
from queenhigh.engine import BYSTANDER, DEALER, SUPERVISOR, log, player
from queenhigh.engine.acts import actions as act
from queenhigh.engine.state import new_round
from queenhigh.rules import house

DULL = "Jh 9c 8s"
BLACK = "Kc Js 9c"
RED = "Kd Jh 9d"


@pytest.mark.clause("prime/R1", "prime:3")
@pytest.mark.parametrize(("hand", "odds"), [("5c 5h Jd", 1), ("9c 8h 7s", 6), ("9h 8h 7h", 35)])
def test_pair_plus_survives_a_fold(hand: str, odds: int) -> None:
    felt = folded("prime", hand, QUALIFIES, ante=10, pair_plus=5)
    assert slip(felt, 1, "ante") == ("lose", 0, 0, "prime:3")
    assert slip(felt, 1, "pair_plus") == ("win", odds * 5_00, (odds + 1) * 5_00, "prime:2")


@pytest.mark.clause("prime:7")
def test_looking_waits_until_the_deal_is_complete() -> None:
    felt = Felt("prime").place(1, ante=10)
    felt.refused(act.Look(P1, 1), "look/too_early", "prime:7")
    felt.close().refused(act.Look(P1, 1), "look/too_early", "prime:7")
    felt.deal(DULL, QUALIFIES)
    assert felt.view("p1").boxes[0].cards == ("??",) * 3
    assert felt.look(1).view("p1").boxes[0].cards == ("Jh", "9c", "8s")


@pytest.mark.clause("prime:8")
def test_a_misdeal_needs_a_deal_and_an_unsettled_game() -> None:
    felt = Felt("prime").place(1, ante=10)
    call = act.VoidGame(SUPERVISOR, 1, "misdeal")
    felt.refused(call, "void/too_early", "prime:8")
    felt.deal(DULL, QUALIFIES).play(1).settle()
    felt.refused(call, "void/too_late", "prime:8")


@pytest.mark.clause("prime:8")
@pytest.mark.parametrize("cards", ["2c 3c 6d 7d Th", "2c 3c 6d 7d Th Jh Kh"])
def test_a_deal_of_a_wrong_number_of_cards_is_never_played_on(cards: str) -> None:
    felt = Felt("prime").place(1, ante=10).close()
    felt.refused(act.Deal(DEALER, "hand", parse_cards(cards)), "deal/wrong_count")
    assert felt.void("misdeal").net(1) == 0


@pytest.mark.clause("prime:9")
def test_nobody_sees_another_players_cards_before_they_are_shown() -> None:
    felt = Felt("prime").place(1, ante=10).place(2, ante=10)
    felt.deal({1: DULL, 2: "Tc 8h 5d"}, QUALIFIES).look(1, 2).play(1)
    events = [event for step in felt.steps for event in step.events]
    for other in ("p2", BYSTANDER, DEALER, SUPERVISOR):
        assert felt.view(other).boxes[0].cards == ("??",) * 3
        assert felt.view(other).boxes[0].strength is None
        assert not any("Jh" in told for told in log(new_round(felt.house), events, who(other)))
    felt.refused(act.Reveal(DEALER), "reveal/not_now", "prime:9")
    assert felt.play(2).reveal().view("p2").boxes[0].cards == ("Jh", "9c", "8s")


@pytest.mark.clause("prime:9")
def test_a_void_hand_feeds_no_meter_and_only_the_supervisor_voids_it() -> None:
    felt = Felt("prime").open(main=5_000)
    felt.place(1, ante=10, pair_plus=5, prime=2, progressive=1).place(2, ante=10, progressive=1)
    felt.deal({1: "8c 8h 8d", 2: "Kc Jd 9h"}, QUALIFIES).play(1)
    for by in (DEALER, P1):
        felt.refused(act.VoidBox(by, 1), "action/wrong_role")
    felt.refused(act.VoidBox(SUPERVISOR, 3), "box/not_in_round", "prime:9")
    felt.void_box(1).play(2).settle()
    assert (felt.net(1), felt.net(2)) == (0, 20_00 - 1_00)
    assert felt.holds == {"main": 5_000_20}


@pytest.mark.clause("prime:10", "prime:11")
def test_nobody_plays_on_another_players_box() -> None:
    felt = Felt("prime").place(1, "ann", ante=10)
    bob = player("bob")
    felt.no_bet("action/not_your_box", "prime:10", by="bob", pair_plus=5)
    felt.no_bet("action/not_your_box", "prime:10", by="bob", prime=2)
    felt.refused(act.WithdrawWager(bob, 1, "ante"), "action/not_your_box", "prime:10")
    felt.place(2, "bob", ante=10).deal({1: DULL, 2: "Tc 8h 5d"}, QUALIFIES)
    for other in (act.Look(bob, 1), act.Fold(bob, 1), act.Play(bob, 1, 10_00)):
        felt.refused(other, "action/not_your_box", "prime:10")
    assert {offer.box for offer in felt.legal("bob")} == {2}


# Prime


@pytest.mark.clause("prime:11")
def test_prime_stands_beside_ones_own_ante_or_pair_plus_until_the_close() -> None:
    felt = Felt("prime").place(2, "ann", ante=10)
    felt.no_bet("bet/needs_other", "prime:11", by="ann", prime=2)
    felt.place(1, "ann", pair_plus=5, prime=2).place(2, "ann", prime=2).place(1, "ann", ante=10)
    assert felt.withdraw(1, "pair_plus").stakes(1) == {"ante": 10_00, "prime": 2_00}
    felt = Felt("prime").place(1, ante=10).close()
    felt.no_bet("bet/closed", prime=2)
    felt.deal(DULL, QUALIFIES).no_bet("bet/closed", prime=2)


@pytest.mark.clause(
    "prime:11", "prime/R3", "three_card_prime:3", "three_card_prime:11", "three_card_prime/R5"
)
@pytest.mark.parametrize(
    ("hand", "dealer", "odds"),
    [
        (BLACK, "Qs 7c 2s", 4),
        (RED, "Qh 7d 2h", 4),
        (BLACK, "Qh 7d 2h", 3),
        (RED, "Qs 7c 2s", 3),
        (BLACK, "Qs 7c 2h", 3),
        (RED, "Qh 7d 2s", 3),
        (BLACK, "Ah Ad As", 3),
        ("Kc Js 9d", "Qs 7c 2s", 0),
        ("Kd Jh 9s", "Qs 7c 2s", 0),
    ],
)
@pytest.mark.parametrize("id", ["prime", "three_card_prime"])
def test_prime_pays_three_for_own_colour_and_four_for_all_six_folded_or_not(
    id: str, hand: str, dealer: str, odds: int
) -> None:
    paid = ("win", odds * 2_00, (odds + 1) * 2_00) if odds else ("lose", 0, 0)
    for play in (one_box, folded):
        assert slip(play(id, hand, dealer, ante=10, prime=2), 1, "prime") == (*paid, f"{id}:11")


@pytest.mark.clause("prime/R3", "prime:14")
def test_prime_that_survives_every_fold_has_the_printed_edge() -> None:
    # Colours alone decide, so one folded round for each count of red cards stands for all deals like it.
    red = ["Ad", "Kh", "Qd", "Jh", "9d", "7h"]
    black = ["As", "Kc", "Qs", "Jc", "9s", "7c"]
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


# Payment, the Progressive, and what is printed


@pytest.mark.clause("prime:12")
def test_order_of_payment_is_the_houses_and_not_that_of_the_bets() -> None:
    felt = Felt("prime").place(1, ante=10, progressive=1, prime=2, pair_plus=5)
    felt.deal("8c 8h 8d", QUALIFIES).fold(1).settle()
    assert [line.wager for line in felt.state.lines_of(1)] == ["ante", "pair_plus", "prime", "progressive"]
    assert felt.house.payment_clause == "12"


@pytest.mark.clause("prime:13", "prime/R4", "prime/T2")
def test_the_progressive_stands_beside_a_bet_and_survives_a_fold() -> None:
    felt = Felt("prime").place(1, pair_plus=5, progressive=1).deal("8c 8h 8d", QUALIFIES).settle()
    assert slip(felt, 1, "progressive") == ("win", 89_00, 90_00, "prime:13")
    assert (
        folded("prime", "9h 9d 9c", QUALIFIES, ante=5, progressive=1).line(1, "progressive").won_minor
        == 89_00
    )
    assert next(each for each in felt.house.readings if each.id == "R4").assumed


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
