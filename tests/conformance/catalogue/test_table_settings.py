"""What every house of the catalogue leaves to the table: how many boxes, which limits, what voids a game."""

import pytest

from kit.play.felt import P1, Felt
from queenhigh.engine import SUPERVISOR
from queenhigh.engine.acts import actions as act
from queenhigh.rules import house

HAND, DEALER = "9s 9h 3d", "Qc 7d 2s"


@pytest.mark.parametrize(
    "id",
    [
        pytest.param("caesars", marks=pytest.mark.clause("caesars/T1")),
        pytest.param("evolution", marks=pytest.mark.clause("evolution/T1")),
        pytest.param("gila_river", marks=pytest.mark.clause("gila_river/T1")),
        pytest.param("millionaire_maker", marks=pytest.mark.clause("millionaire_maker/T1")),
        pytest.param("millionaire_progressive", marks=pytest.mark.clause("millionaire_progressive/T1")),
        pytest.param("oceans11", marks=pytest.mark.clause("oceans11/T1")),
        pytest.param("pauma", marks=pytest.mark.clause("pauma/T1")),
        pytest.param("pompano", marks=pytest.mark.clause("pompano/T1")),
        pytest.param("second_chance", marks=pytest.mark.clause("second_chance/T1")),
        pytest.param("three_card_prime", marks=pytest.mark.clause("three_card_prime/T1")),
        pytest.param("uk_draw", marks=pytest.mark.clause("uk_draw/T1")),
        pytest.param("ultimate_down", marks=pytest.mark.clause("ultimate_down/T1")),
    ],
)
def test_boxes_and_limits_are_ours(id: str) -> None:
    rules, felt = house(id), Felt(id).open()
    assert len(felt.state.boxes) == rules.boxes
    assert rules.ante is not None
    assert rules.ante.limits is not None
    limits = rules.ante.limits
    assert limits.assumed
    for amount, code in ((limits.least_minor - 1, "below_minimum"), (10**9, "above_maximum")):
        felt.refused(act.PlaceWager(P1, 1, "ante", amount), f"bet/{code}", f"{id}/T1")


@pytest.mark.parametrize(
    "id",
    [
        pytest.param("caesars", marks=pytest.mark.clause("caesars/T2")),
        pytest.param("evolution", marks=pytest.mark.clause("evolution/T2")),
        pytest.param("gila_river", marks=pytest.mark.clause("gila_river/T2")),
        pytest.param("millionaire_maker", marks=pytest.mark.clause("millionaire_maker/T2")),
        pytest.param("millionaire_progressive", marks=pytest.mark.clause("millionaire_progressive/T2")),
        pytest.param("oceans11", marks=pytest.mark.clause("oceans11/T2")),
        pytest.param("pauma", marks=pytest.mark.clause("pauma/T2")),
        pytest.param("pompano", marks=pytest.mark.clause("pompano/T2")),
        pytest.param("second_chance", marks=pytest.mark.clause("second_chance/T2")),
        pytest.param("three_card_prime", marks=pytest.mark.clause("three_card_prime/T2")),
        pytest.param("uk_draw", marks=pytest.mark.clause("uk_draw/T2")),
        pytest.param("ultimate_down", marks=pytest.mark.clause("ultimate_down/T2")),
    ],
)
def test_a_misdeal_and_a_void_hand_give_every_stake_back(id: str) -> None:
    felt = Felt(id).open().bet(1, ante=10).deal(DEALER, HAND).void("misdeal")
    assert {line.clause for line in felt.lines(1)} == {f"{id}/T2"}
    felt.open().bet(1, ante=10).bet(2, ante=10).deal(DEALER, {1: HAND, 2: "8s 8h 3c"})
    felt.do(act.VoidBox(SUPERVISOR, 1))
    for line in felt.lines(1):
        assert (line.returned_minor, line.clause) == (line.stake_minor, f"{id}/T2")
    assert not felt.lines(2)
