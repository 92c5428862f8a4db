"""evolution: the live game, with a mini royal on Pair Plus and side bets that live on after a fold."""

import pytest

from kit.play.felt import P1, Felt
from kit.play.slips import folded, one_box, slips
from queenhigh.engine.acts import actions as act


@pytest.mark.clause("evolution:1")
def test_straights_from_an_ace_to_a_three_beat_a_flush() -> None:
    for straight in ("As Kh Qd", "3s 2h Ad"):
        assert slips(one_box("evolution", straight, "Kc Jc 9c", ante=10))["ante"][0] == "win"
    assert slips(one_box("evolution", "3s 2h Ad", "4c 3d 2s", ante=10))["ante"][0] == "lose"


@pytest.mark.clause("evolution:2")
def test_an_ante_comes_first() -> None:
    felt = Felt("evolution").open()
    for wager in ("pair_plus", "six_card_bonus"):
        felt.refused(act.PlaceWager(P1, 1, wager, 5_00), "bet/needs_other", "evolution:2")


@pytest.mark.clause("evolution:5")
@pytest.mark.parametrize(
    ("hand", "times"),
    [
        ("As Ks Qs", 100),
        ("4s 3s 2s", 40),
        ("5s 5h 5d", 30),
        ("6s 5h 4d", 5),
        ("Ts 6s 4s", 4),
        ("2s 2h 3d", 1),
    ],
)
def test_pair_plus_by_its_table_folded_or_not(hand: str, times: int) -> None:
    for felt in (one_box("evolution", hand, "Ac Ad 9s", ante=10, pair_plus=5),
                 folded("evolution", hand, "Ac Ad 9s", ante=10, pair_plus=5)):  # fmt: skip
        assert slips(felt)["pair_plus"] == ("win", times * 5_00, ":5")


@pytest.mark.clause("evolution:6")
@pytest.mark.parametrize(("hand", "times"), [("4s 3s 2s", 5), ("5s 5h 5d", 4), ("6s 5h 4d", 1)])
def test_ante_bonus_even_where_the_dealer_wins_but_not_after_a_fold(hand: str, times: int) -> None:
    assert slips(one_box("evolution", hand, "Ac Kc Qc", ante=10))["ante_bonus"] == (
        "win",
        times * 10_00,
        ":6",
    )
    assert "ante_bonus" not in slips(folded("evolution", hand, "Ac Kc Qc", ante=10))


@pytest.mark.clause("evolution:3", "evolution:7", "evolution/R2")
@pytest.mark.parametrize(
    ("hand", "dealer", "times"),
    [
        ("As Ks Qs", "Js Ts 2d", 1000),
        ("6s 5s 4s", "3s 2s 9d", 200),
        ("5s 5h 9c", "5d 5c 2s", 100),
        ("5s 5h 9c", "5d 9d 2s", 20),
        ("As 9s 4s", "Ks 2s 7d", 15),
        ("6s 5h 4d", "3c 2s Kd", 10),
        ("5s 5h 9c", "5d Kd 2s", 7),
    ],
)
def test_six_card_bonus_looks_at_all_six_cards_folded_or_not(hand: str, dealer: str, times: int) -> None:
    felt = folded("evolution", hand, dealer, ante=10, six_card_bonus=2)
    assert slips(felt)["six_card_bonus"] == ("win", times * 2_00, "/R2")
    felt = one_box("evolution", "Ks 8h 3d", "Qc 7d 2s", ante=10, six_card_bonus=2)
    assert slips(felt)["six_card_bonus"] == ("lose", 0, "/R2")
