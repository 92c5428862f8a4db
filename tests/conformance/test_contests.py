"""Which hand is higher, and how it decides Ante, Play and Blind; what a fold loses. For all houses alike."""

from itertools import pairwise

import pytest

from kit.play.felt import Felt
from kit.play.slips import FALLS_SHORT, QUALIFIES, slip, slips, stakes
from queenhigh.engine import player
from queenhigh.engine.acts import actions as act

CITED = {
    "rws": (":3.10.1 :3.10.2 :3.10.3 :3.9.2", ":3.10.1 :3.10.2 :3.10.3 :3.9.1"),
    "prime": (":5", ":5"),
    "sixcard": (":4", ":4"),
    "buddy": (":5", ":5"),
    "caesars": ("/R6", "/R6"),
    "evolution": (":4 :4 /R1 :4", ":4 :4 /R1 :4"),
    "gila_river": ("/R6", "/R6"),
    "millionaire_maker": (":4 :4 /R6 :4", ":4 :4 /R6 :4"),
    "millionaire_progressive": ("/R1", "/R1"),
    "oceans11": (":4 /R1 /R1 :4", "/R1"),
    "pennsylvania": (":4", ":4"),
    "pompano": (":4", ":4"),
}
"""What the lines of Ante and of Play cite, by the situations of `ENDS`; one citation is for all of them."""
ENDS = {
    "higher": ("win", "win"),
    "lower": ("lose", "lose"),
    "equal": ("push", "push"),
    "not qualified": ("win", "push"),
}
AMOUNTS = {"win": (10_00, 20_00), "push": (0, 10_00), "lose": (0, 0)}


def assert_ends(id: str, situation: str, hand: str, dealer: str) -> None:
    """Ante and Play, of 10 each, end in this situation with the clauses of the house."""
    felt = Felt(id).place(1, ante=10).deal(hand, dealer).play(1).settle()
    assert felt.view("p1").dealer.qualifies is (situation != "not qualified")
    for wager, outcome, cited in zip(("ante", "play"), ENDS[situation], CITED[id], strict=True):
        clauses = cited.split() if " " in cited else [cited] * len(ENDS)
        clause = dict(zip(ENDS, clauses, strict=True))[situation]
        assert slip(felt, 1, wager) == (outcome, *AMOUNTS[outcome], f"{id}{clause}")


def assert_higher(id: str, better: str, worse: str) -> None:
    """Higher as the player's hand against the dealer's, and as the dealer's against the player's."""
    assert_ends(id, "higher", better, worse)
    assert_ends(id, "lower", worse, better)


@pytest.mark.clause(
    "rws:3.9.1", "rws:3.9.2", "rws:3.10.1", "rws:3.10.2", "rws:3.10.3", "rws:3.5.4", "rws:4.1",
    "prime:5", "sixcard:4", "buddy:1", "buddy:5", "buddy/R6", "caesars:4", "caesars/R6", "evolution:4",
    "evolution/R1", "gila_river:4", "gila_river/R6", "millionaire_maker:4", "millionaire_maker/R6",
    "millionaire_progressive:4", "millionaire_progressive/R1", "oceans11:1", "oceans11:4", "oceans11/R1",
    "pennsylvania:1", "pennsylvania:4", "pompano:4",
)  # fmt: skip
@pytest.mark.parametrize(
    ("situation", "hand", "dealer"),
    [
        ("higher", "Ks 8h 3d", QUALIFIES),
        ("higher", "Kh 4d 2h", "Qc 3d 2s"),
        ("lower", "Qs 6h 3d", QUALIFIES),
        ("lower", "Jh 9c 8s", QUALIFIES),
        *(("lower", "6h 4s 2h", dealer) for dealer in (
            "Qc 3d 2s", "Kc 4d 2s", "Ac Kd Js", "2c 2d 3s", "4c 5c 7c", "3c 2d As",
        )),
        ("equal", "Qs 7h 2d", QUALIFIES),
        ("equal", "Qh 3s 2h", "Qc 3d 2s"),
        ("not qualified", "5s 4h 2d", FALLS_SHORT),
        ("not qualified", "Jh 7s 2c", FALLS_SHORT),
        *(("not qualified", hand, "Jc Td 8s") for hand in ("6h 4d 2h", "Ah Kd 2h", "Js Th 8h", "9c 9h 4s")),
        *(("not qualified", hand, "5c 3d 2s") for hand in ("6h 4d 2h", "Kh Jd 9h", "9c 9h 4s")),
    ],
)  # fmt: skip
@pytest.mark.parametrize("id", CITED)
def test_ante_and_play_with_a_dealer_who_needs_queen_high(
    id: str, situation: str, hand: str, dealer: str
) -> None:
    assert_ends(id, situation, hand, dealer)


# The order of hands

RANKING = ("rws", "prime", "sixcard", "evolution", "buddy")
"""Houses with clauses of their own on which hand is higher."""


@pytest.mark.clause("rws:3.5.1", "sixcard/R1")
@pytest.mark.parametrize(("high", "low"), list(pairwise("AKQJT98765432")))
@pytest.mark.parametrize("id", RANKING)
def test_cards_rank_from_ace_down_to_two(id: str, high: str, low: str) -> None:
    # Pairs, so that the dealer qualifies with every rank; the odd card is the same on both sides.
    odd = "9" if "9" not in (high, low) else "4"
    assert_higher(id, f"{high}c {high}d {odd}h", f"{low}c {low}d {odd}s")


@pytest.mark.clause("rws:3.5.1", "rws:3.5.4", "rws:3.10.3")
@pytest.mark.parametrize(
    ("hand", "dealer"),
    [
        ("Ac Kc Jd", "Ad Kd Jh"),
        ("9c 8d 7h", "9d 8h 7s"),
        ("Ks Js 9s", "Kc Jc 9c"),
        ("As Ks Qs", "Ac Kc Qc"),
        ("5c 5d Kh", "5h 5s Kd"),
        ("3c 2d Ah", "3d 2h As"),
    ],
)
@pytest.mark.parametrize("id", RANKING)
def test_suits_never_decide_and_equal_hands_stand_off(id: str, hand: str, dealer: str) -> None:
    assert_ends(id, "equal", hand, dealer)
    assert_ends(id, "equal", dealer, hand)


@pytest.mark.clause("rws:3.5.1", "rws:3.5.2", "prime:4", "sixcard:1", "evolution:1", "buddy:4")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("3c 2c Ac", "Ah As Ad"),
        ("2c 2d 2h", "Ac Kd Qh"),
        ("3c 2d Ah", "Ad Kd Jd"),
        ("As Kh Qd", "Kc Jc 9c"),
        ("5c 3c 2c", "Ac Ad Kh"),
        ("2c 2d 3h", "Ac Kd Jh"),
    ],
)
@pytest.mark.parametrize("id", RANKING)
def test_the_weakest_hand_of_a_rank_beats_the_best_of_the_next(id: str, better: str, worse: str) -> None:
    assert_higher(id, better, worse)


@pytest.mark.clause("rws:3.5.1", "rws:3.5.2", "prime:4", "sixcard:1", "evolution:1", "buddy:4")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("4c 3d 2h", "3s 2c Ad"),
        ("4c 3c 2c", "3s 2s As"),
        ("Ac Kd Qh", "Kc Qd Jh"),
        ("3s 2c Ad", "Ac Kc Jc"),
        ("3c 3d 4h", "Kc Ad 2h"),  # no straight runs round the ace
        ("3c 3d 4h", "Ac Kd 2h"),
    ],
)
@pytest.mark.parametrize("id", RANKING)
def test_an_ace_is_one_only_in_three_two_ace(id: str, better: str, worse: str) -> None:
    assert_higher(id, better, worse)


@pytest.mark.clause("rws:3.5.3", "rws:3.5.4", "prime:4", "sixcard:1", "sixcard/R1")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Kc Qd Jh", "Js Tc 9d"),
        ("5c 5d Kh", "5h 5s Qd"),
        ("Kc Kd 4h", "Kh Ks 3c"),
        ("Ac Kd Jh", "Ad Kh Tc"),
        ("Kc Kd 3h", "2c 2d Ah"),
        ("Ac Qd 2h", "Ad Jh Tc"),
        ("Ac Jd 2h", "Kd Qh Tc"),
        ("Ac Jc 3c", "Ad Jd 2d"),
        ("9c 9d 9h", "8c 8d 8h"),
        ("Qc Jc Tc", "Jd Td 9d"),
        ("Ac Kd 7h", "Ad Kh 6c"),
        ("Qc Jd 3h", "Qd Jh 2c"),
    ],
)
@pytest.mark.parametrize("id", RANKING)
def test_within_a_rank_the_pair_decides_then_card_by_card(id: str, better: str, worse: str) -> None:
    assert_higher(id, better, worse)


# Ante, Play and Blind

BLIND = ("ultimate", "pauma", "ultimate_down")


@pytest.mark.clause(
    "ultimate:5", "ultimate:6", "ultimate:7", "ultimate:8", "pauma:5", "pauma:6", "pauma:7", "pauma:8",
    "ultimate_down:5", "ultimate_down:6", "ultimate_down:7", "ultimate_down:8",
)  # fmt: skip
@pytest.mark.parametrize(
    ("hand", "dealer", "times", "ends"),
    [
        ("Kd 8c 3h", "Qs 7h 4d", 1, "win win push"),
        ("Qd 7c 4h", "Qs 7h 4d", 1, "push push push"),
        ("Qd 7c 3h", "Qs 7h 4d", 1, "lose lose lose"),
        ("As Kh Jd", "Qs 3h 2d", 1, "win win push"),
        ("As Kh Jd", "Js Th 8d", 1, "push win push"),
        ("As Kh Jd", "2s 2h 3d", 1, "lose lose lose"),
        ("Kd 8c 3h", "Js 7h 4d", 1, "push win push"),
        ("Jd 7c 4h", "Js 7h 4d", 1, "push push push"),
        ("Jd 7c 3h", "Js 7h 4d", 1, "push lose lose"),
        ("2d 3c 5h", "Js 7h 4d", 1, "push lose lose"),
        ("9d 9c 3h", "Js 7h 4d", 2, "push win push"),
        ("9d 9c 3h", "Js 7h 4d", 3, "push win push"),
        ("4s 3h 2d", "5s 4h 3d", 3, "lose lose lose"),
        ("4s 3h 2d", "Qs 7h 5d", 3, "win win win"),
        ("Ac Kc Qc", "Js 7h 4d", 2, "push win win"),
    ],
)
@pytest.mark.parametrize("id", BLIND)
def test_ante_play_and_blind_end_each_by_its_own_rule(
    id: str, hand: str, dealer: str, times: int, ends: str
) -> None:
    felt = Felt(id).place(1, ante=10).deal(hand, dealer).look(1).play(1, times=times).settle()
    ante, play, blind = (felt.line(1, name) for name in ("ante", "play", "blind"))
    assert f"{ante.outcome} {play.outcome} {blind.outcome}" == ends
    assert (ante.clause, play.clause) == (f"{id}:6", f"{id}:7")
    assert blind.clause in (f"{id}:8", "ultimate_down/R3")
    assert ante.won_minor == (10_00 if ante.outcome == "win" else 0)
    assert play.won_minor == (times * 10_00 if play.outcome == "win" else 0)


@pytest.mark.clause("ultimate:8", "pauma:8", "ultimate_down:8", "ultimate_down/R3")
@pytest.mark.parametrize(
    ("id", "won", "cited"),
    [
        ("ultimate", (1000, 80, 60, 15, 10, 0), ":8"),
        ("pauma", (1000, 80, 60, 15, 10, 0), ":8"),
        ("ultimate_down", (1000, 200, 100, 20, 10, 0), "/R3"),
    ],
)
@pytest.mark.parametrize("dealer", ["Qs 7h 5d", "Js 7h 5d"])
def test_a_winning_flush_or_better_is_paid_on_the_blind(
    id: str, won: tuple[int, ...], cited: str, dealer: str
) -> None:
    hands = ("Ac Kc Qc", "4s 3s 2s", "2s 2h 2d", "4s 3h 2d", "5c 3c 2c", "As Ah 2d")
    for hand, units in zip(hands, won, strict=True):
        felt = Felt(id).place(1, ante=10).deal(hand, dealer).look(1).play(1).settle()
        clause = cited if 0 < units < 1000 else ":8"
        assert slips(felt)["blind"] == ("win" if units else "push", units * 100, clause)


@pytest.mark.clause("ultimate:3", "ultimate:4", "pauma:3", "pauma:4", "ultimate_down:3", "ultimate_down:4")
@pytest.mark.parametrize(
    ("hand", "most"),
    [("Ad Kc Jh", 1), ("2d 2c 3h", 3), ("9d 7d 2d", 3), ("4s 5h 6d", 3), ("As Ks Qs", 3)],
)
@pytest.mark.parametrize("id", BLIND)
def test_a_pair_or_better_may_be_played_for_up_to_three_antes(id: str, hand: str, most: int) -> None:
    felt = Felt(id).place(1, ante=10).deal(hand, "Qc 7h 4d").look(1)
    [offer] = [offer for offer in felt.legal("p1") if offer.do == "play"]
    assert offer.amounts_minor == tuple(times * 10_00 for times in range(1, most + 1))
    for amount in (5_00, 15_00, (most + 1) * 10_00):
        felt.refused(act.Play(player("p1"), 1, amount), "decide/wrong_amount", f"{id}:4")
    assert felt.play(1, times=most).stakes(1)["play"] == most * 10_00


# Decisions


@pytest.mark.clause("rws:3.8.2", "prime:3", "sixcard:4", "draw:2")
@pytest.mark.parametrize("amount_minor", [0, 5_00, 9_99, 10_01, 20_00, -10_00])
@pytest.mark.parametrize(
    ("id", "clause"), [("rws", ":3.8.2"), ("prime", ":3"), ("sixcard", ":4"), ("draw", ":2")]
)
def test_a_play_is_as_large_as_the_ante(id: str, clause: str, amount_minor: int) -> None:
    felt = Felt(id).place(1, ante=10).deal("Kc Jd 9s", QUALIFIES).look(1)
    felt.refused(act.Play(player("p1"), 1, amount_minor), "decide/wrong_amount", f"{id}{clause}")
    [offer] = [offer for offer in felt.legal("p1") if offer.do == "play"]
    assert offer.amounts_minor == (10_00,)
    assert felt.play(1).stakes(1) == {"ante": 10_00, "play": 10_00}
    assert felt.view("p1").boxes[0].stake("play") == 10_00


@pytest.mark.clause("rws:3.8.2", "rws:4.3", "prime:3", "sixcard:4", "sixcard:6")
@pytest.mark.parametrize(("id", "clause"), [("rws", ":3.8.2"), ("prime", ":3"), ("sixcard", ":4")])
def test_a_box_with_only_pair_plus_has_nothing_to_decide(id: str, clause: str) -> None:
    """And no bonus on an Ante. Where no box has one the round goes straight to the showdown."""
    felt = Felt(id).place(1, pair_plus=5).place(2, ante=10)
    felt.deal({1: "9c 8h 7s", 2: "Kc Jh 9s"}, QUALIFIES)
    for action in (act.Play(player("p1"), 1, 5_00), act.Fold(player("p1"), 1)):
        felt.refused(action, "decide/nothing_to_decide", f"{id}{clause}")
    assert not any(offer.do in ("play", "fold") for offer in felt.legal("p1"))
    felt.fold(2).settle()
    assert [(line.wager, line.outcome) for line in felt.state.lines_of(1)] == [("pair_plus", "win")]
    alone = Felt(id).place(1, pair_plus=5).deal("Kc Jd 9s", QUALIFIES)
    assert alone.state.phase == "revealing"


@pytest.mark.clause(
    "rws:3.8.1", "rws:4.3", "prime:3", "prime/R1", "prime/R2", "sixcard:4", "sixcard:6", "evolution:6",
    "buddy:3", "buddy/R1", "buddy/R2", "buddy/T2", "caesars/R1", "caesars/R6", "gila_river/R5",
    "gila_river:4", "millionaire_maker:4", "millionaire_maker/R2", "millionaire_progressive/R1",
    "oceans11/R1", "oceans11/R3", "pennsylvania:4", "pompano:4", "pompano/R3", "draw:2", "uk_draw:2",
    "ultimate:3", "pauma:3", "ultimate_down:3",
)  # fmt: skip
@pytest.mark.parametrize(
    ("id", "staked", "lost"),
    [
        ("rws", "ante 10 pair_plus 5", {"ante": ":3.8.1", "pair_plus": ":3.8.1"}),
        ("prime", "ante 10 pair_plus 5", {"ante": ":3"}),
        ("sixcard", "ante 10 pair_plus 5", {"ante": ":4", "pair_plus": ":4"}),
        ("buddy", "ante 10 pair_plus 5 progressive 25", {"ante": ":3"}),
        ("caesars", "ante 10 pair_plus 5", {"ante": "/R6", "pair_plus": "/R1"}),
        ("evolution", "ante 10 pair_plus 5", {"ante": ":4"}),
        ("gila_river", "ante 10 pair_plus 5", {"ante": ":4"}),
        ("millionaire_maker", "ante 10 pair_plus 5 six_card_bonus 5",
         {"ante": ":4", "pair_plus": ":4", "six_card_bonus": ":4"}),
        ("millionaire_progressive", "ante 10 pair_plus 5", {"ante": "/R1", "pair_plus": "/R1"}),
        ("oceans11", "ante 10 pair_plus 5",
         {"ante": "/R1", "pair_plus": "/R3", "collection": ":8", "side_collection": ":8"}),
        ("pennsylvania", "ante 10 pair_plus 5", {"ante": ":4", "pair_plus": ":4"}),
        ("pompano", "ante 10 pair_plus 5 trips 5", {"ante": ":4", "pair_plus": ":4", "trips": "/R3"}),
        ("draw", "ante 10 double_shot 20", {"ante": ":2", "double_shot": ":2"}),
        ("uk_draw", "ante 10 first_three 5", {"ante": ":2", "first_three": ":2"}),
        *((id, "ante 10", {"ante": ":3", "blind": ":3"}) for id in BLIND),
    ],
)  # fmt: skip
def test_a_fold_loses_these_wagers_at_once_by_their_clauses(
    id: str, staked: str, lost: dict[str, str]
) -> None:
    """A second box has still to decide. What the fold does not lose wins in the end, with three of a kind."""
    felt = Felt(id).place(1, "", **stakes(staked)).place(2, ante=10)
    felt.deal({1: "5s 5h 5d", 2: "Kc Jd 9h"}, QUALIFIES).fold(1)
    assert slips(felt) == {wager: ("lose", 0, clause) for wager, clause in lost.items()}
    assert not felt.state.lines_of(2)
    felt.play(2).settle(fourth="3h" if "draw" in id else "")
    won = {line.wager for line in felt.state.lines_of(1) if line.outcome == "win"}
    assert won == stakes(staked).keys() - lost, "a folded hand has no bonus and no contest"
