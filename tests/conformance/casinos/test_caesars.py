"""caesars: a million dollars for six diamonds in a row, and a progressive that looks at six cards."""

import pytest

from kit.play.felt import P1, Felt
from kit.play.slips import folded, one_box, slips
from queenhigh.engine.acts import actions as act
from queenhigh.rules import house, post
from queenhigh.rules.otherwise import read_otherwise


@pytest.mark.clause("caesars:1", "caesars:5", "caesars/R4")
@pytest.mark.parametrize(("suit", "prize"), [("d", 1_000_000_00), ("c", 100_000_00), ("s", 100_000_00)])
def test_a_six_card_royal_pays_a_prize_beside_the_stake(suit: str, prize: int) -> None:
    hand, dealer = (" ".join(rank + suit for rank in ranks) for ranks in ("AKT", "QJ9"))
    felt = one_box("caesars", hand, dealer, ante=10, pair_plus=5, six_card_bonus=5)
    assert slips(felt)["six_card_bonus"] == ("win", prize, ":5")
    assert felt.line(1, "six_card_bonus").returned_minor == prize + 5_00


@pytest.mark.clause("caesars:3", "caesars/R2")
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
def test_six_card_bonus_by_its_table_after_a_fold_too(hand: str, dealer: str, times: int) -> None:
    found = slips(folded("caesars", hand, dealer, ante=10, pair_plus=5, six_card_bonus=5))
    assert found["six_card_bonus"] == ("win", times * 5_00, "/R2")


@pytest.mark.clause("caesars/R2")
def test_six_card_bonus_without_a_row_loses_by_its_table() -> None:
    found = slips(one_box("caesars", "Ks 8h 3d", "Qc 7d 2s", ante=10, pair_plus=5, six_card_bonus=5))
    assert found["six_card_bonus"] == ("lose", 0, "/R2")


@pytest.mark.clause("caesars:3", "caesars/R5")
def test_six_card_bonus_is_five_to_a_hundred_dollars_unless_a_table_posts_others() -> None:
    felt = Felt("caesars").open().bet(1, ante=10, pair_plus=5)
    felt.refused(act.PlaceWager(P1, 1, "six_card_bonus", 4_00), "bet/below_minimum", "caesars/R5")
    felt.refused(act.PlaceWager(P1, 1, "six_card_bonus", 101_00), "bet/above_maximum", "caesars/R5")
    posted = post(house("caesars"), "six_card_bonus=1..5")
    Felt(posted).open().bet(1, ante=10, pair_plus=5, six_card_bonus=1)


@pytest.mark.clause("caesars:3")
def test_six_card_bonus_needs_an_ante_and_a_pair_plus() -> None:
    felt = Felt("caesars").open().bet(1, "p1", ante=10).bet(2, "p1", pair_plus=5)
    for box in (1, 2):
        felt.refused(act.PlaceWager(P1, box, "six_card_bonus", 5_00), "bet/needs_other", "caesars:3")


@pytest.mark.clause("caesars:8", "caesars/R3")
@pytest.mark.parametrize(
    ("hand", "dealer", "paid", "clause"),
    [
        ("As Ks Qs", "Js Ts 2d", 600_000_00, ":8"),
        ("Ah Kh Qh", "Jh Th 2d", 5_000_00, "/R3"),
        ("6s 5s 4s", "3s 2s 9d", 1_000_00, "/R3"),
        ("5s 5h 9c", "5d 5c 2s", 250_00, "/R3"),
        ("5s 5h 9c", "5d 9d 2s", 50_00, "/R3"),
        ("As 9s 4s", "Ks 2s 7d", 30_00, "/R3"),
        ("6s 5h 4d", "3c 2s Kd", 20_00, "/R3"),
    ],
)
def test_the_progressive_looks_at_six_cards_after_a_fold_too(
    hand: str, dealer: str, paid: int, clause: str
) -> None:
    felt = (
        Felt("caesars").open(main=600_000).bet(1, ante=10, progressive=5).deal(dealer, hand).fold(1).settle()
    )
    line = felt.line(1, "progressive")
    assert (line.returned_minor, line.clause) == (paid, f"caesars{clause}")


@pytest.mark.clause("caesars/R1")
def test_a_fold_loses_the_pair_plus() -> None:
    found = slips(folded("caesars", "9s 9h 3d", "Qc 7d 2s", ante=10, pair_plus=5))
    assert found["pair_plus"] == ("lose", 0, "/R1")


@pytest.mark.clause("caesars/R6")
def test_a_fold_loses_the_ante() -> None:
    assert slips(folded("caesars", "9s 9h 3d", "Qc 7d 2s", ante=10))["ante"] == ("lose", 0, "/R6")


@pytest.mark.clause("caesars/R1")
def test_the_other_reading_pays_a_flush_four() -> None:
    rules = house("caesars")
    other = read_otherwise(rules, next(reading for reading in rules.readings if reading.id == "R1"))
    felt = Felt(other).open().bet(1, pair_plus=5).deal("Qc 7d 2s", "Th 6h 4h").settle()
    assert slips(felt)["pair_plus"] == ("win", 20_00, "/R1")
