"""millionaire_progressive: three cards of one's own and two for everybody, on three meters with Envy."""

import pytest

from kit.play.felt import P1, Felt
from kit.play.slips import envy, slips
from queenhigh.engine.acts import actions as act
from queenhigh.rules import house
from queenhigh.rules.otherwise import read_otherwise

METERS = {"mega": 1_200_000, "major": 30_000, "minor": 3_000}


@pytest.mark.clause("millionaire_progressive:1", "millionaire_progressive/R3")
def test_five_dollars_beside_another_bet() -> None:
    felt = Felt("millionaire_progressive").open()
    bet = act.PlaceWager(P1, 1, "progressive", 5_00)
    felt.refused(bet, "bet/needs_other", "millionaire_progressive/R3")
    felt.bet(1, ante=10)
    bet = act.PlaceWager(P1, 1, "progressive", 10_00)
    felt.refused(bet, "bet/wrong_amount", "millionaire_progressive:1")


@pytest.mark.clause(
    "millionaire_progressive:1", "millionaire_progressive:3", "millionaire_progressive:5",
    "millionaire_progressive/R3", "millionaire_progressive/R4",
)  # fmt: skip
@pytest.mark.parametrize(
    ("hand", "two", "paid"),
    [
        ("As Ks Qs", "Js Ts", 1_200_000_00),
        ("Ah Kh Qh", "Jh Th", 30_000_00),
        ("6s 5s 4s", "3s 2s", 3_000_00),
        ("5s 5h 9c", "5d 5c", 1_500_00),
        ("5s 5h 9c", "5d 9d", 250_00),
        ("As 9s 4s", "Ks 2s", 200_00),
        ("6s 5h 4d", "3c 2s", 150_00),
        ("5s 5h 9c", "5d Kd", 0),
    ],
)
def test_five_cards_are_paid_for_one_after_a_fold_too(hand: str, two: str, paid: int) -> None:
    felt = Felt("millionaire_progressive").open(**METERS).bet(1, ante=10, progressive=5)
    felt.deal("Qc 7d 2h", hand, community=two).fold(1).settle()
    assert felt.line(1, "progressive").returned_minor == paid
    assert felt.line(1, "progressive").clause in ("millionaire_progressive:5", "millionaire_progressive:1")


@pytest.mark.clause("millionaire_progressive:3", "millionaire_progressive/R2")
def test_the_two_cards_are_seen_when_all_have_decided_and_count_for_no_other_bet() -> None:
    felt = Felt("millionaire_progressive").open().bet(1, ante=10, pair_plus=5)
    felt.deal("Qc 7d 2h", "5s 9h 4c", community="5d 5c")
    assert felt.view("p1").dealer.community == ("??", "??")
    felt.play(1).settle()
    assert felt.view("p1").dealer.community == ("5d", "5c")
    assert {name: slip[0] for name, slip in slips(felt).items()} == {
        "ante": "lose", "play": "lose", "pair_plus": "lose",
    }  # fmt: skip


@pytest.mark.clause("millionaire_progressive:6", "millionaire_progressive/R5")
def test_others_with_the_bet_are_envious_each_time_but_who_takes_a_meter_is_not() -> None:
    felt = Felt("millionaire_progressive").open(**METERS)
    for box in (1, 2, 3):
        felt.bet(box, ante=10, progressive=5)
    felt.bet(4, ante=10)
    felt.deal("2c 7d 2h", {1: "As Ks Qs", 2: "9s 8s 7s", 3: "Kd 6c 3h", 4: "Ad Qh 3c"}, community="Js Ts")
    felt.play(1, 2, 4).fold(3).settle()
    assert [envy(felt, box) for box in (1, 2, 3, 4)] == [[], [], [5_000_00, 1_000_00], []]


@pytest.mark.clause("millionaire_progressive/R1")
def test_a_fold_loses_ante_and_pair_plus() -> None:
    felt = Felt("millionaire_progressive").open().bet(1, ante=10, pair_plus=5)
    found = slips(felt.deal("Qc 7d 2h", "9s 9h 3d", community="5d 5c").fold(1).settle())
    assert found == {"ante": ("lose", 0, "/R1"), "pair_plus": ("lose", 0, "/R1")}


@pytest.mark.clause("millionaire_progressive/R3")
def test_the_other_reading_loses_bet_and_envy_with_a_fold() -> None:
    rules = house("millionaire_progressive")
    other = read_otherwise(rules, next(reading for reading in rules.readings if reading.id == "R3"))
    for each, found in ((rules, [5_000_00]), (other, [])):
        felt = Felt(each).open(**METERS).bet(1, ante=10, progressive=5).bet(2, ante=10, progressive=5)
        felt.deal("2c 7d 2h", {1: "As Ks Qs", 2: "Kd 6c 3h"}, community="Js Ts").play(1).fold(2).settle()
        assert envy(felt, 2) == found
