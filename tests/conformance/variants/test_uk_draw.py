"""uk_draw: the dealer has four cards, one may be replaced, and the First 3 Bonus looks at the first three."""

from fractions import Fraction

import pytest

from kit.play.felt import P1, Felt
from kit.play.slips import slips
from queenhigh.analysis import price
from queenhigh.cards import format_cards
from queenhigh.engine.acts import actions as act


def played(hand: str, dealer: str, fourth: str, discard: str = "", new: str = "") -> Felt:
    """One box with an Ante of 10 and a First 3 Bonus of 5, settled."""
    felt = Felt("uk_draw").open().bet(1, ante=10, first_three=5).deal(dealer, hand).look(1)
    return felt.play(1, discard=discard).settle(new=new, fourth=fourth)


@pytest.mark.clause("uk_draw:1")
def test_a_first_three_bonus_needs_an_ante_and_seven_may_play() -> None:
    felt = Felt("uk_draw").open()
    felt.refused(act.PlaceWager(P1, 1, "first_three", 5_00), "bet/needs_other", "uk_draw:1")
    assert len(felt.state.boxes) == 7


@pytest.mark.clause("uk_draw:2")
def test_a_fold_loses_both() -> None:
    felt = Felt("uk_draw").open().bet(1, ante=10, first_three=5).deal("Kc 9d 4h", "9s 9h 3d").fold(1)
    found = slips(felt.settle(fourth="2s"))
    assert found == {"ante": ("lose", 0, ":2"), "first_three": ("lose", 0, ":2")}


@pytest.mark.clause("uk_draw:2")
def test_one_card_may_be_replaced_for_a_wager_as_large_as_the_ante() -> None:
    felt = played("Qd Js 3c", "Kc 9d 4h", "2s", discard="3c", new="Ah")
    assert felt.line(1, "play").stake_minor == 10_00
    assert format_cards(felt.state.box(1).final) == "Qd Js Ah"


@pytest.mark.clause("uk_draw:3", "uk_draw:4", "uk_draw/R1")
@pytest.mark.parametrize(
    ("hand", "fourth", "ante"),
    [
        ("Ad Js 3c", "2s", "win"),
        ("Ad Js 3c", "9h", "lose"),
        ("Kd 9s 4c", "2s", "push"),
        ("5d 4s 2c", "3s", "lose"),
    ],
)
def test_the_best_three_of_the_dealers_four_and_no_qualifying(hand: str, fourth: str, ante: str) -> None:
    found = slips(played(hand, "Kc 9d 4h", fourth))
    assert found["ante"] == found["play"] == (ante, 10_00 if ante == "win" else 0, ":4")


@pytest.mark.clause("uk_draw:5", "uk_draw/R2")
@pytest.mark.parametrize(
    ("hand", "times"), [("As Ks Qs", 20), ("4s 3s 2s", 10), ("5s 5h 5d", 5), ("6s 5h 4d", 1)]
)
def test_in_to_win_bonus_whoever_wins(hand: str, times: int) -> None:
    assert slips(played(hand, "Ac Kc Qc", "2d"))["play_bonus"] == ("win", times * 10_00, ":5")


@pytest.mark.clause("uk_draw:5")
def test_in_to_win_bonus_for_a_drawn_hand_too() -> None:
    found = slips(played("6s 5h Kd", "Ac Kc Qc", "2d", discard="Kd", new="4s"))
    assert found["play_bonus"] == ("win", 10_00, ":5")


@pytest.mark.clause("uk_draw:6", "uk_draw/R2")
@pytest.mark.parametrize(
    ("hand", "times"),
    [
        ("As Ks Qs", 200),
        ("4s 3s 2s", 50),
        ("5s 5h 5d", 30),
        ("6s 5h 4d", 6),
        ("Ts 6s 4s", 3),
        ("2s 2h 3d", 1),
    ],
)
def test_first_three_bonus_by_its_table(hand: str, times: int) -> None:
    assert slips(played(hand, "Ac Kc 9d", "2d"))["first_three"] == ("win", times * 5_00, ":6")


@pytest.mark.clause("uk_draw:6", "uk_draw/R3")
def test_the_first_three_count_even_where_one_is_replaced() -> None:
    broken = played("9s 9h 3d", "Ac Kc 4d", "2d", discard="9h", new="8c")
    assert slips(broken)["first_three"] == ("win", 5_00, ":6")
    made = played("9s 8h 3d", "Ac Kc 4d", "2d", discard="8h", new="9c")
    assert slips(made)["first_three"][0] == "lose"


@pytest.mark.clause("uk_draw/R4")
def test_other_odds_give_the_published_first_three_bonus() -> None:
    found = price(
        "uk_draw", "first_three", {"mini_royal_first": "100 to 1", "straight_flush_first": "60 to 1"}
    )
    assert found.new.house_edge == Fraction(122, 5525)
    assert f"{float(found.new.house_edge):.2%}" == "2.21%"
