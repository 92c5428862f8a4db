"""millionaire_maker: two prizes for a six-card royal, and the Borgata's pay table below them."""

import pytest

from kit.play.felt import P1, Felt
from kit.play.slips import folded, one_box, slips
from queenhigh.engine.acts import actions as act
from queenhigh.rules import house
from queenhigh.rules.otherwise import read_otherwise


@pytest.mark.clause("millionaire_maker:1", "millionaire_maker:6", "millionaire_maker/R4")
@pytest.mark.parametrize("stake", [5, 25])
@pytest.mark.parametrize(("suit", "prize"), [("d", 1_000_000_00), ("h", 100_000_00)])
def test_a_six_card_royal_pays_the_same_however_large_the_bet(suit: str, prize: int, stake: int) -> None:
    hand, dealer = (" ".join(rank + suit for rank in ranks) for ranks in ("AKT", "QJ9"))
    felt = one_box("millionaire_maker", hand, dealer, ante=10, six_card_bonus=stake)
    assert slips(felt)["six_card_bonus"] == ("win", prize, ":6")
    assert felt.line(1, "six_card_bonus").returned_minor == prize + stake * 1_00


@pytest.mark.clause("millionaire_maker:7")
@pytest.mark.parametrize(
    ("hand", "dealer", "times"),
    [
        ("As Ks Qs", "Js Ts 2d", 1000),
        ("6s 5s 4s", "3s 2s 9d", 200),
        ("5s 5h 9c", "5d 5c 2s", 50),
        ("5s 5h 9c", "5d 9d 2s", 20),
        ("As 9s 4s", "Ks 2s 7d", 15),
        ("6s 5h 4d", "3c 2s Kd", 10),
        ("5s 5h 9c", "5d Kd 2s", 5),
    ],
)
def test_six_card_bonus_by_its_table(hand: str, dealer: str, times: int) -> None:
    found = slips(one_box("millionaire_maker", hand, dealer, ante=10, six_card_bonus=5))
    assert found["six_card_bonus"] == ("win", times * 5_00, ":7")


@pytest.mark.clause("millionaire_maker:3", "millionaire_maker/R2")
def test_six_card_bonus_is_from_five_dollars_beside_another_bet() -> None:
    felt = Felt("millionaire_maker").open()
    felt.refused(act.PlaceWager(P1, 1, "six_card_bonus", 5_00), "bet/needs_other", "millionaire_maker/R2")
    felt.bet(1, ante=10)
    felt.refused(act.PlaceWager(P1, 1, "six_card_bonus", 4_00), "bet/below_minimum", "millionaire_maker:3")


@pytest.mark.clause("millionaire_maker:5", "millionaire_maker/R5")
def test_a_mini_royal_pays_a_hundred_on_pair_plus() -> None:
    found = slips(one_box("millionaire_maker", "As Ks Qs", "Qc 7d 2s", pair_plus=5))
    assert found == {"pair_plus": ("win", 500_00, "/R5")}


@pytest.mark.clause("millionaire_maker:4", "millionaire_maker/R2")
def test_a_fold_loses_every_bet() -> None:
    stakes = {"ante": 10, "pair_plus": 5, "six_card_bonus": 5}
    found = slips(folded("millionaire_maker", "9s 9h 3d", "9c 9d 2s", **stakes))
    assert found == dict.fromkeys(stakes, ("lose", 0, ":4"))


@pytest.mark.clause("millionaire_maker/R2")
def test_the_other_reading_lets_the_six_card_bonus_live() -> None:
    rules = house("millionaire_maker")
    other = read_otherwise(rules, next(reading for reading in rules.readings if reading.id == "R2"))
    felt = Felt(other).open().bet(1, ante=10, six_card_bonus=5).deal("9c 9d 2s", "9s Kh 3d").fold(1).settle()
    assert slips(felt)["six_card_bonus"] == ("win", 25_00, ":7")
