"""ultimate_down: as Ultimate, with every card of the dealer's closed."""

import pytest

from kit.play.felt import P1, Felt
from kit.play.slips import folded, slips
from queenhigh.analysis import analyse, price
from queenhigh.engine.acts import actions as act
from queenhigh.rules import house
from queenhigh.rules.otherwise import read_otherwise


@pytest.mark.clause("ultimate_down:5", "ultimate_down:6", "ultimate_down:7", "ultimate_down:8")
@pytest.mark.parametrize(
    ("hand", "dealer", "times", "ante", "play", "blind"),
    [
        ("Kd 8c 3h", "Qs 7h 4d", 1, ("win", 10_00), ("win", 10_00), ("push", 0)),
        ("Qd 7c 3h", "Qs 7h 4d", 1, ("lose", 0), ("lose", 0), ("lose", 0)),
        ("Qd 7c 4h", "Qs 7h 4d", 1, ("push", 0), ("push", 0), ("push", 0)),
        ("Kd 8c 3h", "Js 7h 4d", 1, ("push", 0), ("win", 10_00), ("push", 0)),
        ("Jd 7c 3h", "Js 7h 4d", 1, ("push", 0), ("lose", 0), ("lose", 0)),
        ("4s 3h 2d", "Qs 7h 4d", 3, ("win", 10_00), ("win", 30_00), ("win", 20_00)),
        ("Ac Kc Qc", "Js 7h 4d", 2, ("push", 0), ("win", 20_00), ("win", 1000_00)),
    ],
)
def test_each_wager_ends_by_its_own_rule(
    hand: str, dealer: str, times: int, ante: tuple[str, int], play: tuple[str, int], blind: tuple[str, int]
) -> None:
    felt = (
        Felt("ultimate_down").open().bet(1, ante=10).deal(dealer, hand).look(1).play(1, times=times).settle()
    )
    row = "/R3" if blind == ("win", 20_00) else ":8"
    wanted = {"ante": (*ante, ":6"), "play": (*play, ":7"), "blind": (*blind, row)}
    assert slips(felt) == wanted


@pytest.mark.clause("ultimate_down:1", "ultimate_down/R1")
def test_the_blind_goes_with_the_ante() -> None:
    felt = Felt("ultimate_down").open().bet(1, ante=10)
    assert dict(felt.view("p1").boxes[0].stakes_minor) == {"ante": 10_00, "blind": 10_00}
    felt.refused(act.WithdrawWager(P1, 1, "blind"), "bet/made_by_playing", "ultimate_down:1")


@pytest.mark.clause("ultimate_down:2")
def test_cards_of_the_dealers_that_are_seen() -> None:
    felt = Felt("ultimate_down").open().bet(1, ante=10).deal("Qs 7h 4d", "Kd 8c 3h")
    assert felt.view("bystander").dealer.cards == ("??", "??", "??")


@pytest.mark.clause("ultimate_down:3")
def test_a_fold_loses_ante_and_blind() -> None:
    found = slips(folded("ultimate_down", "9d 8c 3h", "Qs 7h 4d", ante=10))
    assert found == {"ante": ("lose", 0, ":3"), "blind": ("lose", 0, ":3")}


@pytest.mark.clause("ultimate_down:3", "ultimate_down:4")
@pytest.mark.parametrize(("hand", "most"), [("Ad Kc Jh", 1), ("2d 2c 3h", 3)])
def test_a_pair_may_be_played_for_three_antes(hand: str, most: int) -> None:
    felt = Felt("ultimate_down").open().bet(1, ante=10).deal("Qs 7h 4d", hand).look(1)
    [offer] = [offer for offer in felt.legal("p1") if offer.do == "play"]
    assert offer.amounts_minor == tuple(times * 10_00 for times in range(1, most + 1))


@pytest.mark.clause("ultimate_down/R2")
def test_pair_plus_is_left_out() -> None:
    assert [wager.name for wager in house("ultimate_down").wagers] == ["ante", "blind", "play"]


@pytest.mark.clause("ultimate_down/R3")
def test_the_rows_would_put_the_player_ahead_face_up_and_those_of_that_game_leave_much() -> None:
    rules = house("ultimate_down")
    other = read_otherwise(rules, next(reading for reading in rules.readings if reading.id == "R3"))
    rows = {"straight_flush": "20 to 1", "three_of_a_kind": "10 to 1", "straight": "2 to 1"}
    open_card = price("ultimate", "blind", rows).house
    edges = [analyse(each).wagers["ante_play"].house_edge for each in (rules, other, open_card)]
    assert [f"{float(edge):.2%}" for edge in edges] == ["5.42%", "10.34%", "-1.04%"]


@pytest.mark.clause("ultimate_down/R3")
@pytest.mark.parametrize(
    ("hand", "won"),
    [("4s 3s 2s", 200_00), ("2s 2h 2d", 100_00), ("4s 3h 2d", 20_00), ("5c 3c 2c", 10_00), ("As Ah 2d", 0)],
)
def test_the_blind_below_a_mini_royal(hand: str, won: int) -> None:
    felt = Felt("ultimate_down").open().bet(1, ante=10).deal("Qs 7h 4d", hand).look(1).play(1).settle()
    assert slips(felt)["blind"] == ("win" if won else "push", won, "/R3" if won else ":8")
