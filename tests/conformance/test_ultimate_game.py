"""ultimate 1 to 8: Ante and Blind together, one card open, Play by the hand, and three ways to be settled."""

import pytest

from kit.play.felt import Felt
from kit.play.slips import Slip, slip
from queenhigh.engine import SUPERVISOR, player
from queenhigh.engine import events as ev
from queenhigh.engine.acts import actions as act
from queenhigh.rules import house

QUALIFIES, FAILS = "Qs 7h 4d", "Js 7h 4d"


def settled(hand: str, dealer: str, times: int = 1) -> tuple[Slip, Slip, Slip]:
    """What becomes of Ante, Play and Blind where the Ante is 10."""
    felt = Felt("ultimate").open().bet(1, ante=10).deal(dealer, hand).look(1).play(1, times=times).settle()
    ante, play, blind = (slip(felt, 1, name) for name in ("ante", "play", "blind"))
    return ante, play, blind


def back(clause: str, stake: int = 10_00) -> Slip:
    return "push", 0, stake, f"ultimate:{clause}"


def gone(clause: str) -> Slip:
    return "lose", 0, 0, f"ultimate:{clause}"


def won(clause: str, amount: int, stake: int = 10_00) -> Slip:
    return "win", amount, stake + amount, f"ultimate:{clause}"


@pytest.mark.clause("ultimate:1", "ultimate/R1")
def test_the_blind_is_placed_changed_and_taken_back_with_the_ante() -> None:
    felt = Felt("ultimate").open()
    placed = felt.do(act.PlaceWager(player("p1"), 1, "ante", 10_00))
    assert [type(event) for event in placed] == [ev.WagerPlaced, ev.WagerPlaced]
    assert dict(felt.view("p1").boxes[0].stakes_minor) == {"ante": 10_00, "blind": 10_00}
    felt.bet(1, ante=25)
    assert dict(felt.view("p1").boxes[0].stakes_minor) == {"ante": 25_00, "blind": 25_00}
    felt.do(act.WithdrawWager(player("p1"), 1, "ante"))
    assert felt.state.boxes[0].stakes == (0, 0, 0)
    assert not felt.state.boxes[0].player


@pytest.mark.clause("ultimate:1", "ultimate/R1")
def test_nobody_places_or_withdraws_a_blind_alone() -> None:
    felt = Felt("ultimate").open().bet(1, ante=10)
    for action in (
        act.PlaceWager(player("p1"), 1, "blind", 10_00),
        act.WithdrawWager(player("p1"), 1, "blind"),
    ):
        refusal = felt.refused(action, "bet/made_by_playing", "ultimate:1")
        assert "Ante" in refusal.message
    assert all(offer.wager != "blind" for offer in felt.legal("p1"))


@pytest.mark.clause("ultimate/R2")
def test_pair_plus_is_left_out() -> None:
    assert [wager.name for wager in house("ultimate").wagers] == ["ante", "blind", "play"]


@pytest.mark.clause("ultimate/T1")
def test_ante_runs_from_five_to_five_hundred_in_whole_dollars() -> None:
    felt = Felt("ultimate").open()
    for amount, code in (
        (4_00, "bet/below_minimum"),
        (501_00, "bet/above_maximum"),
        (5_50, "bet/wrong_multiple"),
    ):
        felt.refused(act.PlaceWager(player("p1"), 1, "ante", amount), code, "ultimate/T1")
    assert len(felt.state.boxes) == 7


@pytest.mark.clause("ultimate:2")
def test_one_card_of_the_dealers_lies_open_from_the_deal_on() -> None:
    felt = Felt("ultimate").open().bet(1, ante=10).deal(QUALIFIES, "Kd 8c 3h")
    assert felt.view("bystander").dealer.cards == ("Qs", "??", "??")
    assert len(felt.state.boxes[0].cards) == 3


@pytest.mark.clause("ultimate:3")
def test_a_fold_loses_ante_and_blind() -> None:
    felt = Felt("ultimate").open().bet(1, ante=10).deal(QUALIFIES, "9d 8c 3h").fold(1).settle()
    assert slip(felt, 1, "ante") == slip(felt, 1, "blind") == gone("3")
    assert len(felt.lines(1)) == 2


@pytest.mark.clause("ultimate:3", "ultimate:4")
@pytest.mark.parametrize(
    ("hand", "most"),
    [("Ad Kc Jh", 1), ("2d 2c 3h", 3), ("9d 7d 2d", 3), ("4s 5h 6d", 3), ("As Ks Qs", 3)],
)
def test_a_pair_or_better_may_be_played_for_up_to_three_antes(hand: str, most: int) -> None:
    felt = Felt("ultimate").open().bet(1, ante=10).deal("Qc 7h 4d", hand).look(1)
    [offer] = [offer for offer in felt.legal("p1") if offer.do == "play"]
    assert offer.amounts_minor == tuple(times * 10_00 for times in range(1, most + 1))
    for amount in (5_00, 15_00, (most + 1) * 10_00):
        felt.refused(act.Play(player("p1"), 1, amount), "decide/wrong_amount", "ultimate:4")
    felt.play(1, times=most)
    assert felt.state.boxes[0].stakes[felt.house.by_name["play"].position] == most * 10_00


@pytest.mark.clause("ultimate:4")
def test_whoever_has_not_looked_is_told_nothing_by_what_may_be_played_for() -> None:
    """Before a look all hands are offered alike; a pair would give itself away otherwise."""
    offers = []
    for hand in ("Ad Kc Jh", "2d 2c 3h"):
        felt = Felt("ultimate").open().bet(1, ante=10).deal(QUALIFIES, hand)
        offers.append(felt.legal("p1"))
        refusal = felt.refused(act.Play(player("p1"), 1, 30_00), "decide/wrong_amount", "ultimate:4")
        assert "not looked" in refusal.message
        assert felt.view("p1").boxes[0].owed.most_minor == 30_00
    assert offers[0] == offers[1]


@pytest.mark.clause("ultimate:5")
@pytest.mark.parametrize(
    ("dealer", "qualifies"), [("Qs 3h 2d", True), ("Js Th 8d", False), ("2s 2h 3d", True)]
)
def test_the_dealer_qualifies_from_a_queen_high(dealer: str, qualifies: bool) -> None:
    ante, _, _ = settled("As Kh Jd", dealer)
    outcome = "lose" if dealer.startswith("2s") else "win"
    assert ante[0] == (outcome if qualifies else "push")


@pytest.mark.clause("ultimate:6", "ultimate:7", "ultimate:8")
@pytest.mark.parametrize(
    ("hand", "dealer", "slips"),
    [
        ("Kd 8c 3h", QUALIFIES, (won("6", 10_00), won("7", 10_00), back("8"))),
        ("Qd 7c 4h", QUALIFIES, (back("6"), back("7"), back("8"))),
        ("Qd 7c 3h", QUALIFIES, (gone("6"), gone("7"), gone("8"))),
        ("Kd 8c 3h", FAILS, (back("6"), won("7", 10_00), back("8"))),
        ("Jd 7c 4h", FAILS, (back("6"), back("7"), back("8"))),
        ("Jd 7c 3h", FAILS, (back("6"), gone("7"), gone("8"))),
        ("2d 3c 5h", FAILS, (back("6"), gone("7"), gone("8"))),
    ],
)
def test_each_wager_ends_by_its_own_rule(hand: str, dealer: str, slips: tuple[Slip, Slip, Slip]) -> None:
    assert settled(hand, dealer) == slips


@pytest.mark.clause("ultimate:8")
@pytest.mark.parametrize("dealer", [QUALIFIES, FAILS])
@pytest.mark.parametrize(
    ("hand", "amount"),
    [
        ("Ac Kc Qc", 1000_00),
        ("4s 3s 2s", 80_00),
        ("2s 2h 2d", 60_00),
        ("4s 3h 2d", 15_00),
        ("5c 3c 2c", 10_00),
    ],
)
def test_a_winning_flush_or_better_is_paid_on_the_blind(hand: str, amount: int, dealer: str) -> None:
    dealer = dealer.replace("4d", "5d")
    assert settled(hand, dealer)[2] == won("8", amount)


@pytest.mark.clause("ultimate:8")
def test_a_straight_that_loses_is_not_paid() -> None:
    assert settled("4s 3h 2d", "5s 4h 3d", times=3) == (gone("6"), gone("7"), gone("8"))


@pytest.mark.clause("ultimate:7")
@pytest.mark.parametrize("times", [1, 2, 3])
def test_play_wins_as_much_as_it_is(times: int) -> None:
    assert settled("9d 9c 3h", FAILS, times)[1] == won("7", times * 10_00, times * 10_00)


@pytest.mark.clause("ultimate/T2")
def test_a_misdeal_gives_everything_back() -> None:
    felt = Felt("ultimate").open().bet(1, ante=10).deal(QUALIFIES, "Kd 8c 3h").look(1).play(1)
    felt.void("misdeal")
    assert sum(line.returned_minor for line in felt.lines(1)) == 30_00


@pytest.mark.clause("ultimate/T2")
def test_an_irregular_hand_is_void_alone() -> None:
    felt = Felt("ultimate").open().bet(1, ante=10).bet(2, "ben", ante=5)
    felt.deal(QUALIFIES, {1: "Kd 8c 3h", 2: "As Ah 2c"})
    felt.do(act.VoidBox(SUPERVISOR, 1))
    assert {line.wager: line.returned_minor for line in felt.lines(1)} == {"ante": 10_00, "blind": 10_00}
    assert not felt.lines(2)
