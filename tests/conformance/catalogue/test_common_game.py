"""Ante and Play where they go as in the common game: queen high qualifies, and equal hands go back."""

import pytest

from kit.play.slips import FALLS_SHORT, QUALIFIES, one_box, slips
from queenhigh.cards import parse_cards
from queenhigh.hands import strength


@pytest.mark.parametrize(
    ("hand", "dealer", "ante", "play"),
    [
        ("Ks 8h 3d", QUALIFIES, ("win", 10_00), ("win", 10_00)),
        ("Qs 6h 3d", QUALIFIES, ("lose", 0), ("lose", 0)),
        ("Qs 7h 2d", QUALIFIES, ("push", 0), ("push", 0)),
        ("5s 4h 2d", FALLS_SHORT, ("win", 10_00), ("push", 0)),
    ],
)
@pytest.mark.parametrize(
    ("id", "won", "rest", "tie"),
    [
        pytest.param("buddy", ":5", ":5", ":5", marks=pytest.mark.clause("buddy:1", "buddy:5", "buddy/R6")),
        pytest.param("caesars", "/R6", "/R6", "/R6", marks=pytest.mark.clause("caesars:4", "caesars/R6")),
        pytest.param("evolution", ":4", ":4", "/R1", marks=pytest.mark.clause("evolution:4", "evolution/R1")),
        pytest.param(
            "gila_river", "/R6", "/R6", "/R6", marks=pytest.mark.clause("gila_river:4", "gila_river/R6")
        ),
        pytest.param(
            "millionaire_maker", ":4", ":4", "/R6",
            marks=pytest.mark.clause("millionaire_maker:4", "millionaire_maker/R6"),
        ),
        pytest.param(
            "millionaire_progressive", "/R1", "/R1", "/R1",
            marks=pytest.mark.clause("millionaire_progressive:4", "millionaire_progressive/R1"),
        ),
        pytest.param(
            "oceans11", ":4", "/R1", "/R1",
            marks=pytest.mark.clause("oceans11:1", "oceans11:4", "oceans11/R1"),
        ),
        pytest.param(
            "pennsylvania", ":4", ":4", ":4", marks=pytest.mark.clause("pennsylvania:1", "pennsylvania:4")
        ),
        pytest.param("pompano", ":4", ":4", ":4", marks=pytest.mark.clause("pompano:4")),
    ],
)  # fmt: skip
def test_ante_and_play(
    id: str,
    won: str,
    rest: str,
    tie: str,
    hand: str,
    dealer: str,
    ante: tuple[str, int],
    play: tuple[str, int],
) -> None:
    found = slips(one_box(id, hand, dealer, ante=10))
    decided = tie if ante[0] == "push" else rest
    assert found["ante"] == (*ante, won if ante[0] == "win" else decided)
    assert found["play"] == (*play, decided)


@pytest.mark.parametrize(
    ("id", "clause"),
    [
        pytest.param("buddy", ":6", marks=pytest.mark.clause("buddy:6")),
        pytest.param("caesars", "/R1", marks=pytest.mark.clause("caesars/R1")),
        pytest.param("gila_river", "/R3", marks=pytest.mark.clause("gila_river:6", "gila_river/R3")),
        pytest.param("millionaire_maker", "/R3", marks=pytest.mark.clause("millionaire_maker/R3")),
        pytest.param(
            "millionaire_progressive", "/R1", marks=pytest.mark.clause("millionaire_progressive/R1")
        ),
    ],
)
@pytest.mark.parametrize(("hand", "times"), [("4s 3s 2s", 5), ("5s 5h 5d", 4), ("6s 5h 4d", 1)])
def test_ante_bonus_whoever_wins(id: str, clause: str, hand: str, times: int) -> None:
    found = slips(one_box(id, hand, "Ac Kc Qc", ante=10))
    assert found["ante"][0] == "lose"
    assert found["ante_bonus"] == ("win", times * 10_00, clause)


PLAIN = {
    "straight_flush": "4s 3s 2s",
    "three": "5s 5h 5d",
    "straight": "6s 5h 4d",
    "flush": "Ts 6s 4s",
    "pair": "2s 2h 3d",
}


@pytest.mark.parametrize(
    ("id", "odds", "clause"),
    [
        pytest.param("buddy", (40, 30, 6, 4, 1), "/R6", marks=pytest.mark.clause("buddy:2", "buddy/R6")),
        pytest.param(
            "caesars", (40, 30, 6, 3, 1), "/R1", marks=pytest.mark.clause("caesars:2", "caesars/R1")
        ),
        pytest.param(
            "gila_river", (40, 30, 6, 3, 1), "/R3",
            marks=pytest.mark.clause("gila_river:2", "gila_river:5", "gila_river/R3"),
        ),
        pytest.param(
            "millionaire_maker", (40, 30, 6, 3, 1), "/R3",
            marks=pytest.mark.clause("millionaire_maker:2", "millionaire_maker/R3"),
        ),
        pytest.param(
            "millionaire_progressive", (40, 30, 6, 3, 1), "/R1",
            marks=pytest.mark.clause("millionaire_progressive:2", "millionaire_progressive/R1"),
        ),
    ],
)  # fmt: skip
def test_pair_plus_alone_in_a_box_by_its_table(id: str, odds: tuple[int, ...], clause: str) -> None:
    for hand, times in zip(PLAIN.values(), odds, strict=True):
        found = slips(one_box(id, hand, "Ac Ad 9c", pair_plus=5))
        assert found == {"pair_plus": ("win", times * 5_00, clause)}


@pytest.mark.clause("buddy:4")
def test_an_ace_is_high_and_low_in_straights() -> None:
    hands = ["As Ks Qs", "3s 2s As", "As Ah Ad", "As Kh Qd", "3s 2h Ad", "As Ks Js"]
    strengths = [strength(parse_cards(hand)) for hand in hands]
    assert strengths == sorted(strengths, reverse=True)
