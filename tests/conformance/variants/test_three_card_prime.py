"""three_card_prime: a Play that is paid by the player's hand, also on a tie and on a bad beat."""

import pytest

from kit.play.felt import P1, Felt
from kit.play.slips import folded, one_box, slips
from queenhigh.engine.acts import actions as act
from queenhigh.rules import house
from queenhigh.rules.otherwise import read_otherwise

Ending = tuple[str, int, str]
QUALIFIES, FAILS = "Qs 7h 4d", "Js 7h 4d"


@pytest.mark.clause(
    "three_card_prime:4", "three_card_prime:5", "three_card_prime:6", "three_card_prime:7",
    "three_card_prime:8", "three_card_prime/R1", "three_card_prime/R2",
)  # fmt: skip
@pytest.mark.parametrize(
    ("hand", "dealer", "ante", "play"),
    [
        ("Kd 8c 3h", QUALIFIES, ("win", 10_00, ":6"), ("win", 10_00, ":6")),
        ("6s 5h 4c", QUALIFIES, ("win", 10_00, ":6"), ("win", 20_00, "/R1")),
        ("5s 5h 5d", QUALIFIES, ("win", 10_00, ":6"), ("win", 40_00, "/R1")),
        ("4s 3s 2s", QUALIFIES, ("win", 10_00, ":6"), ("win", 50_00, "/R1")),
        ("Kd 8c 3h", FAILS, ("push", 0, ":5"), ("win", 10_00, ":5")),
        ("Td 8c 3h", FAILS, ("push", 0, ":5"), ("win", 10_00, ":5")),
        ("6s 5h 4c", FAILS, ("push", 0, ":5"), ("win", 20_00, "/R1")),
        ("Qd 7c 4h", QUALIFIES, ("push", 0, ":8"), ("win", 10_00, ":8")),
        ("6s 5h 4c", "6d 5c 4h", ("push", 0, ":8"), ("win", 20_00, "/R1")),
        ("Qd 7c 3h", QUALIFIES, ("lose", 0, ":7"), ("lose", 0, ":7")),
        ("Ts 6s 4s", "Ac Kc 9c", ("lose", 0, ":7"), ("lose", 0, ":7")),
        ("6s 5h 4c", "7d 6c 5d", ("lose", 0, ":7"), ("win", 20_00, "/R1")),
        ("5s 5h 5d", "Ac Ad Ah", ("lose", 0, ":7"), ("win", 40_00, "/R1")),
        ("4s 3s 2s", "Ac Kc Qc", ("lose", 0, ":7"), ("win", 50_00, "/R1")),
    ],
)
def test_ante_and_play(hand: str, dealer: str, ante: Ending, play: Ending) -> None:
    found = slips(one_box("three_card_prime", hand, dealer, ante=10))
    assert (found["ante"], found["play"]) == (ante, play)


@pytest.mark.clause("three_card_prime:1")
def test_prime_stands_beside_an_ante() -> None:
    felt = Felt("three_card_prime").open()
    felt.refused(act.PlaceWager(P1, 1, "prime", 5_00), "bet/needs_other", "three_card_prime:1")
    felt.bet(1, ante=10).deal(QUALIFIES, "9s 9h 3d")
    assert felt.view("bystander").dealer.cards == ("??", "??", "??")


@pytest.mark.clause("three_card_prime:3", "three_card_prime:11", "three_card_prime/R5")
@pytest.mark.parametrize(
    ("hand", "dealer", "won"),
    [("9h 8d 2h", "Qd 7h 4d", 20_00), ("9h 8d 2h", QUALIFIES, 15_00), ("9h 8s 2h", "Qd 7h 4d", 0)],
)
def test_prime_by_colours_after_a_fold_too(hand: str, dealer: str, won: int) -> None:
    found = slips(folded("three_card_prime", hand, dealer, ante=10, prime=5))
    assert found["ante"] == ("lose", 0, ":3")
    assert found["prime"] == ("win" if won else "lose", won, ":11")


@pytest.mark.clause("three_card_prime/R6")
def test_the_other_reading_pays_the_ante_and_returns_the_play_where_the_dealer_fails() -> None:
    rules = house("three_card_prime")
    other = read_otherwise(rules, next(reading for reading in rules.readings if reading.id == "R6"))
    for each, ends in ((rules, ("push", "win")), (other, ("win", "push"))):
        found = slips(Felt(each).open().bet(1, ante=10).deal(FAILS, "6s 5h 4c").play(1).settle())
        assert (found["ante"][0], found["play"][0]) == ends


@pytest.mark.clause("three_card_prime:2", "three_card_prime:9", "three_card_prime/R3", "three_card_prime/R4")
def test_pair_bonus_and_all_six_bonus_are_left_out() -> None:
    assert [wager.name for wager in house("three_card_prime").wagers] == ["ante", "play", "prime"]
