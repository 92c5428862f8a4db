"""pauma: Ultimate Three Card Poker with one card open, as a reader of the first description corrected it."""

import pytest
from tools.figures import first_told, printed_at_pauma

from kit.play.felt import P1, Felt
from kit.play.slips import folded, slips
from queenhigh.analysis import analyse
from queenhigh.engine.acts import actions as act
from queenhigh.rules import house


@pytest.mark.clause("pauma:5", "pauma:6", "pauma:7", "pauma:8")
@pytest.mark.parametrize(
    ("hand", "dealer", "times", "ante", "play", "blind"),
    [
        ("Kd 8c 3h", "Qs 7h 4d", 1, ("win", 10_00), ("win", 10_00), ("push", 0)),
        ("Qd 7c 3h", "Qs 7h 4d", 1, ("lose", 0), ("lose", 0), ("lose", 0)),
        ("Qd 7c 4h", "Qs 7h 4d", 1, ("push", 0), ("push", 0), ("push", 0)),
        ("Kd 8c 3h", "Js 7h 4d", 1, ("push", 0), ("win", 10_00), ("push", 0)),
        ("Jd 7c 3h", "Js 7h 4d", 1, ("push", 0), ("lose", 0), ("lose", 0)),
        ("4s 3h 2d", "Qs 7h 4d", 3, ("win", 10_00), ("win", 30_00), ("win", 15_00)),
        ("Ac Kc Qc", "Js 7h 4d", 2, ("push", 0), ("win", 20_00), ("win", 1000_00)),
    ],
)
def test_each_wager_ends_by_its_own_rule(
    hand: str, dealer: str, times: int, ante: tuple[str, int], play: tuple[str, int], blind: tuple[str, int]
) -> None:
    felt = Felt("pauma").open().bet(1, ante=10).deal(dealer, hand).look(1).play(1, times=times).settle()
    wanted = {"ante": (*ante, ":6"), "play": (*play, ":7"), "blind": (*blind, ":8")}
    assert slips(felt) == wanted


@pytest.mark.clause("pauma:1", "pauma/R1")
def test_the_blind_goes_with_the_ante() -> None:
    felt = Felt("pauma").open().bet(1, ante=10)
    assert dict(felt.view("p1").boxes[0].stakes_minor) == {"ante": 10_00, "blind": 10_00}
    felt.refused(act.WithdrawWager(P1, 1, "blind"), "bet/made_by_playing", "pauma:1")


@pytest.mark.clause("pauma/R2")
def test_pair_plus_is_left_out() -> None:
    assert [wager.name for wager in house("pauma").wagers] == ["ante", "blind", "play"]


@pytest.mark.clause("pauma:10", "pauma/R3")
def test_without_a_blind_the_game_as_first_told_is_another_one() -> None:
    found = analyse(first_told())
    assert f"{float(found.wagers['ante_play'].house_edge):.2%}" == "4.60%"
    assert f"{float(printed_at_pauma()):.4%}" == "4.6788%"


@pytest.mark.clause("pauma:2")
def test_cards_of_the_dealers_that_are_seen() -> None:
    felt = Felt("pauma").open().bet(1, ante=10).deal("Qs 7h 4d", "Kd 8c 3h")
    assert felt.view("bystander").dealer.cards == ("Qs", "??", "??")


@pytest.mark.clause("pauma:3")
def test_a_fold_loses_ante_and_blind() -> None:
    found = slips(folded("pauma", "9d 8c 3h", "Qs 7h 4d", ante=10))
    assert found == {"ante": ("lose", 0, ":3"), "blind": ("lose", 0, ":3")}


@pytest.mark.clause("pauma:3", "pauma:4")
@pytest.mark.parametrize(("hand", "most"), [("Ad Kc Jh", 1), ("2d 2c 3h", 3)])
def test_a_pair_may_be_played_for_three_antes(hand: str, most: int) -> None:
    felt = Felt("pauma").open().bet(1, ante=10).deal("Qs 7h 4d", hand).look(1)
    [offer] = [offer for offer in felt.legal("p1") if offer.do == "play"]
    assert offer.amounts_minor == tuple(times * 10_00 for times in range(1, most + 1))
