"""oceans11: one card of the dealer's open, no Ante Bonus, and 200 to 1 for a mini royal."""

import pytest

from kit.play.felt import Felt
from kit.play.slips import QUALIFIES, folded, one_box, slips
from queenhigh.analysis import price
from queenhigh.rules import house


@pytest.mark.clause("oceans11:2")
def test_ante_pair_plus_or_both() -> None:
    felt = Felt("oceans11").open().bet(1, ante=10).bet(2, pair_plus=5).bet(3, ante=10, pair_plus=5)
    assert len(felt.deal(QUALIFIES, {1: "9s 9h 3d", 2: "8s 8h 3c", 3: "6s 6h 3h"}).state.in_round) == 3


@pytest.mark.clause("oceans11:3")
def test_one_card_of_the_dealers_is_seen_before_anybody_decides() -> None:
    felt = Felt("oceans11").open().bet(1, ante=10).deal(QUALIFIES, "9s 9h 3d")
    assert felt.view("bystander").dealer.cards == ("Qc", "??", "??")


@pytest.mark.clause("oceans11:5", "oceans11/R2")
@pytest.mark.parametrize(
    ("hand", "times", "clause"),
    [
        ("As Ks Qs", 200, ":5"),
        ("4s 3s 2s", 40, ":5"),
        ("5s 5h 5d", 30, "/R2"),
        ("6s 5h 4d", 6, "/R2"),
        ("Ts 6s 4s", 3, "/R2"),
        ("2s 2h 3d", 1, "/R2"),
    ],
)
def test_pair_plus_by_its_table(hand: str, times: int, clause: str) -> None:
    felt = one_box("oceans11", hand, "Ac Ad 9s", ante=10, pair_plus=5)
    assert slips(felt)["pair_plus"] == ("win", times * 5_00, clause)


@pytest.mark.clause("oceans11/R2")
def test_a_flush_at_four_puts_the_player_ahead_before_the_collection_alone() -> None:
    edge = price("oceans11", "pair_plus", {"flush": "4 to 1"}).new.house_edge
    assert f"{float(edge):.2%}" == "0.42%"
    assert f"{float(edge) - 0.01:.2%}" == "-0.58%"


@pytest.mark.clause("oceans11:6")
def test_a_straight_flush_has_no_bonus_on_the_ante() -> None:
    assert slips(one_box("oceans11", "4s 3s 2s", "Ac Kc Qc", ante=10)).keys() == {
        "ante",
        "play",
        "collection",
    }
    assert all(wager.kind != "bonus" for wager in house("oceans11").wagers)


@pytest.mark.clause("oceans11:8", "oceans11/R4")
@pytest.mark.parametrize(("bet", "taken"), [(5, 5), (10, 10), (12, 15), (100, 100)])
def test_a_collection_is_taken_from_each_bet_whatever_happens(bet: int, taken: int) -> None:
    for felt in (
        one_box("oceans11", "Ks 8h 3d", QUALIFIES, ante=bet, pair_plus=bet),
        folded("oceans11", "Ks 8h 3d", QUALIFIES, ante=bet, pair_plus=bet),
    ):
        for name in ("collection", "side_collection"):
            line = felt.line(1, name)
            assert (line.stake_minor, line.returned_minor, line.clause) == (taken, 0, "oceans11:8")


@pytest.mark.clause("oceans11/R1")
def test_a_fold_loses_the_ante() -> None:
    assert slips(folded("oceans11", "9s 9h 3d", QUALIFIES, ante=10))["ante"] == ("lose", 0, "/R1")


@pytest.mark.clause("oceans11/R3")
def test_a_fold_loses_the_pair_plus() -> None:
    found = slips(folded("oceans11", "9s 9h 3d", QUALIFIES, ante=10, pair_plus=5))
    assert found["pair_plus"] == ("lose", 0, "/R3")
