"""rws 3.5: which hand is higher, shown by who wins the Ante and the Play."""

from itertools import pairwise

import pytest

from kit.play.slips import one_box, slip

WON = ("win", 10_00, 20_00, "rws:3.10.1")
LOST = ("lose", 0, 0, "rws:3.10.2")
STAND_OFF = ("push", 0, 10_00, "rws:3.10.3")


def contest(hand: str, dealer: str) -> tuple[object, object]:
    felt = one_box("rws", hand, dealer, ante=10)
    return slip(felt, 1, "ante"), slip(felt, 1, "play")


def assert_higher(better: str, worse: str) -> None:
    """Higher as the player's hand against the dealer's, and as the dealer's against the player's."""
    assert contest(better, worse) == (WON, WON)
    assert contest(worse, better) == (LOST, LOST)


RANKED = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"]


@pytest.mark.clause("rws:3.5.1")
@pytest.mark.parametrize(("high", "low"), list(pairwise(RANKED)))
def test_cards_rank_from_ace_down_to_two(high: str, low: str) -> None:
    # Pairs, so that the dealer qualifies with every rank; the odd card is the same on both sides.
    odd = "9" if "9" not in (high, low) else "4"
    assert_higher(f"{high}c {high}d {odd}h", f"{low}c {low}d {odd}s")


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
def test_suits_never_decide_and_equal_hands_stand_off(hand: str, dealer: str) -> None:
    assert contest(hand, dealer) == (STAND_OFF, STAND_OFF)
    assert contest(dealer, hand) == (STAND_OFF, STAND_OFF)


@pytest.mark.clause("rws:3.5.1", "rws:3.5.2")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("4c 3d 2h", "3s 2c Ad"),
        ("4c 3c 2c", "3s 2s As"),
        ("Ac Kd Qh", "Kc Qd Jh"),
        ("3s 2c Ad", "Ac Kc Jc"),
    ],
)
def test_ace_is_one_only_in_three_two_ace(better: str, worse: str) -> None:
    assert_higher(better, worse)


@pytest.mark.clause("rws:3.5.2")
@pytest.mark.parametrize("hand", ["Kc Ad 2h", "Ac Kd 2h"])
def test_straight_does_not_run_round_the_ace(hand: str) -> None:
    assert_higher("3c 3d 4h", hand)


@pytest.mark.clause("rws:3.5.2")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("3c 2c Ac", "Ah As Ad"),
        ("2c 2d 2h", "Ac Kd Qh"),
        ("3c 2d Ah", "Ad Kd Jd"),
        ("5c 3c 2c", "Ac Ad Kh"),
        ("2c 2d 3h", "Ac Kd Jh"),
    ],
)
def test_weakest_hand_of_a_rank_beats_the_best_of_the_next(better: str, worse: str) -> None:
    assert_higher(better, worse)


@pytest.mark.clause("rws:3.5.3")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Kc Qd Jh", "Js Tc 9d"),
        ("5c 5d Kh", "5h 5s Qd"),
        ("Ac Kd Jh", "Ad Kh Tc"),
        ("Kc Kd 3h", "2c 2d Ah"),
        ("Ac Qd 2h", "Ad Jh Tc"),
        ("Ac Jc 3c", "Ad Jd 2d"),
        ("9c 9d 9h", "8c 8d 8h"),
        ("Qc Jc Tc", "Jd Td 9d"),
    ],
)
def test_within_a_rank_the_pair_decides_then_card_by_card(better: str, worse: str) -> None:
    assert_higher(better, worse)


@pytest.mark.clause("rws:3.5.4")
def test_third_card_decides_when_two_tie() -> None:
    assert_higher("Ac Kd 7h", "Ad Kh 6c")
    assert_higher("Qc Jd 3h", "Qd Jh 2c")
