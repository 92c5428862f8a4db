"""second_chance: keep the cards for nothing, or replace all three for a Raise; the dealer replaces too."""

import pytest

from kit.play.felt import P1, Felt
from kit.play.slips import slips
from queenhigh.engine.acts import actions as act


def kept(hand: str, dealer: str, new: str = "", **stakes: int) -> Felt:
    """One box that keeps its cards, with an Ante of 10."""
    felt = Felt("second_chance").open().bet(1, "", ante=10, **stakes).deal(dealer, hand).look(1).play(1)
    return felt.settle(fourth=new)


def replaced(hand: str, dealer: str, new: str, **stakes: int) -> Felt:
    """One box that replaces all three cards."""
    felt = Felt("second_chance").open().bet(1, "", ante=10, **stakes).deal(dealer, hand).look(1)
    return felt.play(1, discard=hand).settle(new=new)


@pytest.mark.clause("second_chance:1")
def test_a_best_hand_bonus_of_up_to_twice_the_ante() -> None:
    felt = Felt("second_chance").open()
    felt.refused(act.PlaceWager(P1, 1, "best_hand", 5_00), "bet/needs_other", "second_chance:1")
    felt.bet(1, ante=10).bet(1, best_hand=20)
    felt.refused(act.PlaceWager(P1, 1, "best_hand", 21_00), "bet/above_maximum", "second_chance:1")


@pytest.mark.clause("second_chance:2", "second_chance/R5")
def test_the_dealers_cards_are_closed() -> None:
    felt = Felt("second_chance").open().bet(1, ante=10).deal("Kc 8d 2h", "6s 5h 4d")
    assert felt.view("p1").dealer.cards == ("??", "??", "??")


@pytest.mark.clause("second_chance:3")
def test_who_keeps_raises_nothing_and_who_replaces_all_three_raises_an_ante() -> None:
    felt = Felt("second_chance").open().bet(1, ante=10).deal("Kc 8d 2h", "6s 5h 4d").look(1)
    felt.refused(act.Fold(P1, 1), "decide/no_fold", "second_chance:3")
    felt.refused(act.Play(P1, 1, 10_00, felt.state.box(1).cards[:1]), "decide/no_draw", "second_chance:3")
    assert "play" not in slips(kept("6s 5h 4d", "Kc 8d 2h"))
    assert replaced("6s 5h 3d", "Kc 8d 2h", "As Ad 4c").line(1, "play").stake_minor == 10_00


@pytest.mark.clause("second_chance:4", "second_chance/R3")
def test_the_dealer_replaces_a_hand_below_king_high_once() -> None:
    stands = kept("As 5h 3d", "Kc 8d 2h")
    assert slips(stands)["ante"][0] == "win"
    felt = kept("As 5h 3d", "Qc 8d 2h", "Ac Jd 9h")
    assert slips(felt)["ante"][0] == "lose"
    weak = kept("As 5h 3d", "Qc 8d 2h", "7c 6d 3h")
    assert slips(weak)["ante"][0] == "win"


@pytest.mark.clause("second_chance:5", "second_chance:6")
@pytest.mark.parametrize(
    ("new", "ending"),
    [
        ("5s 4s 3s", ("win", 60_00, ":6")),
        ("5s 5h 5d", ("win", 40_00, ":6")),
        ("5s 4h 3d", ("win", 15_00, ":6")),
        ("9s 7s 2s", ("win", 10_00, ":6")),
        ("As 9h 3d", ("win", 10_00, ":6")),
        ("Ks 8h 2c", ("push", 0, ":5")),
        ("Ks 7h 3d", ("lose", 0, ":5")),
    ],
)
def test_ante_and_raise_by_the_winning_hand(new: str, ending: tuple[str, int, str]) -> None:
    found = slips(replaced("Th 7d 4c", "Kc 8d 2h", new))
    assert found["ante"] == found["play"] == ending


@pytest.mark.clause("second_chance:7", "second_chance/R1", "second_chance/R2")
@pytest.mark.parametrize(
    ("hand", "dealer", "times"),
    [
        ("As Ah Ad", "Kc 8d 2h", 35),
        ("Ks 8h 2c", "Ac Ad Ah", 35),
        ("5s 4s 3s", "Ac Ad Ah", 35),
        ("5s 4s 3s", "Kc 8d 2h", 15),
        ("Ks 8h 2c", "5d 5h 5c", 12),
        ("5s 4h 3d", "Kc 8d 2h", 3),
        ("Ks 8h 2c", "Jd 7d 2d", 2),
        ("As Ah 3d", "Kc 8d 2h", 0),
    ],
)
def test_best_hand_bonus_on_either_hand(hand: str, dealer: str, times: int) -> None:
    found = slips(kept(hand, dealer, best_hand=5))["best_hand"]
    assert found == ("win" if times else "lose", times * 5_00, ":7")
