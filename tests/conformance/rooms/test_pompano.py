"""pompano: bets that go back where a paying hand does not beat the bank's, and no Ante Bonus."""

import pytest

from kit.play.felt import P1, Felt
from kit.play.slips import folded, one_box, slips
from queenhigh.engine.acts import actions as act
from queenhigh.rules import house
from queenhigh.rules.otherwise import read_otherwise

Ending = tuple[str, int]


@pytest.mark.clause("pompano:1")
def test_there_is_no_ante_bonus() -> None:
    assert slips(one_box("pompano", "4s 3s 2s", "Qc 7d 2h", ante=10)).keys() == {"ante", "play"}
    assert all(wager.kind != "bonus" for wager in house("pompano").wagers)


@pytest.mark.clause("pompano:2")
def test_the_side_bets_need_an_ante() -> None:
    felt = Felt("pompano").open()
    for wager in ("pair_plus", "trips", "six_card_bonus"):
        felt.refused(act.PlaceWager(P1, 1, wager, 5_00), "bet/needs_other", "pompano:2")


@pytest.mark.clause("pompano:5", "pompano:6", "pompano/R1", "pompano/R2")
@pytest.mark.parametrize(
    ("hand", "dealer", "pair_plus", "trips"),
    [
        ("4s 3s 2s", "Qc 7d 2h", ("win", 200_00), ("win", 1250_00)),
        ("5s 5h 5d", "Qc 7d 2h", ("win", 150_00), ("win", 750_00)),
        ("6s 5h 4d", "Qc 7d 2h", ("win", 30_00), ("lose", 0)),
        ("Ts 6s 4s", "Qc 7d 2h", ("win", 15_00), ("lose", 0)),
        ("2s 2d 3h", "Qc 7d 2h", ("win", 5_00), ("lose", 0)),
        ("2s 2d 3h", "Jc 7d 2h", ("win", 5_00), ("lose", 0)),
        ("2s 2d 3h", "Ac Ad 9c", ("push", 0), ("lose", 0)),
        ("9s 9h 3d", "9c 9d 3h", ("push", 0), ("lose", 0)),
        ("5s 5h 5d", "Ac Ad Ah", ("push", 0), ("push", 0)),
        ("As Kh 9d", "Qc 7d 2h", ("lose", 0), ("lose", 0)),
        ("As Kh 9d", "2c 2d 3h", ("lose", 0), ("lose", 0)),
    ],
)
def test_a_paying_hand_must_beat_the_bank_or_goes_back(
    hand: str, dealer: str, pair_plus: Ending, trips: Ending
) -> None:
    found = slips(one_box("pompano", hand, dealer, ante=10, pair_plus=5, trips=5))
    assert (found["pair_plus"][:2], found["trips"][:2]) == (pair_plus, trips)
    assert {slip[2] for name, slip in found.items() if name in ("pair_plus", "trips") and slip[1]} <= {"/R2"}


@pytest.mark.clause("pompano:5", "pompano:6")
@pytest.mark.parametrize(("wager", "clause"), [("pair_plus", "5"), ("trips", "6")])
def test_what_goes_back_or_loses_does_so_by_the_clause_of_its_bet(wager: str, clause: str) -> None:
    assert house("pompano").by_name[wager].pays_clause == clause


@pytest.mark.clause("pompano/R1")
def test_the_other_reading_gives_back_whatever_does_not_beat_the_bank() -> None:
    rules = house("pompano")
    other = read_otherwise(rules, next(reading for reading in rules.readings if reading.id == "R1"))
    for hand, dealer, ends in (
        ("As Kh 9d", "7c 7d 3h", "push"),
        ("6s 6c 2s", "7c 7d 3h", "push"),
        ("As Kh 9d", "Qc 7d 2h", "lose"),
    ):
        felt = Felt(other).open().bet(1, ante=10, pair_plus=5, trips=5).deal(dealer, hand).play(1).settle()
        assert (slips(felt)["pair_plus"][0], slips(felt)["trips"][0]) == (ends, ends)


@pytest.mark.clause("pompano:3", "pompano/R2", "pompano/R3")
@pytest.mark.parametrize(
    ("hand", "dealer", "times"),
    [
        ("As Ks Qs", "Js Ts 2d", 1000),
        ("6s 5s 4s", "3s 2s 9d", 200),
        ("5s 5h 9c", "5d 5c 2s", 50),
        ("5s 5h 9c", "5d 9d 2s", 25),
        ("As 9s 4s", "Ks 2s 7d", 15),
        ("6s 5h 4d", "3c 2s Kd", 10),
        ("5s 5h 9c", "5d Kd 2s", 5),
    ],
)
def test_six_card_bonus_beats_nobody_and_outlives_a_fold(hand: str, dealer: str, times: int) -> None:
    found = slips(folded("pompano", hand, dealer, ante=10, six_card_bonus=2))
    assert found["six_card_bonus"] == ("win", times * 2_00, "/R2")


@pytest.mark.clause("pompano:7", "pompano/R4")
def test_no_bank_runs_dry() -> None:
    assert house("pompano").most is None
    felt = Felt("pompano").open()
    for box in (1, 2, 3):
        felt.bet(box, ante=500, pair_plus=500)
    felt.deal("Qc 7d 2h", {1: "4s 3s 2s", 2: "6d 5d 4d", 3: "9h 8h 7h"}).play(1, 2, 3).settle()
    assert all(felt.line(box, "pair_plus").returned_minor == 41 * 500_00 for box in (1, 2, 3))


@pytest.mark.clause("pompano:4", "pompano/R3")
def test_a_fold_loses_ante_pair_plus_and_trips() -> None:
    found = slips(folded("pompano", "5s 5h 5d", "Qc 7d 2h", ante=10, pair_plus=5, trips=5))
    assert found == {
        "ante": ("lose", 0, ":4"), "pair_plus": ("lose", 0, ":4"), "trips": ("lose", 0, "/R3"),
    }  # fmt: skip
