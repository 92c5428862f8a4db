"""pennsylvania: lettered pay tables that a house selects, and what voids a game."""

import pytest

from kit.play.felt import P1, Felt
from kit.play.slips import QUALIFIES, folded, slips
from queenhigh.analysis import price
from queenhigh.engine import SUPERVISOR
from queenhigh.engine.acts import actions as act
from queenhigh.rules import format_award, house, post
from queenhigh.rules.records import Ground


@pytest.mark.clause("pennsylvania:2", "pennsylvania:4")
def test_ante_pair_plus_or_both_and_a_fold_loses_them() -> None:
    felt = Felt("pennsylvania").open().bet(1, ante=10).bet(2, pair_plus=5).bet(3, ante=10, pair_plus=5)
    felt.deal(QUALIFIES, {1: "9s 9h 3d", 2: "8s 8h 3c", 3: "6s 6h 3h"}).fold(1, 3).settle()
    assert slips(felt, 2)["pair_plus"][:2] == ("win", 5_00)
    assert slips(felt, 3) == {"ante": ("lose", 0, ":4"), "pair_plus": ("lose", 0, ":4")}
    felt.open().refused(act.PlaceWager(P1, 1, "ante", 4_00), "bet/below_minimum", "pennsylvania:2")


@pytest.mark.clause("pennsylvania:3", "pennsylvania/R2")
def test_six_card_bonus_beside_either_and_live_after_a_fold() -> None:
    felt = Felt("pennsylvania").open()
    felt.refused(act.PlaceWager(P1, 1, "six_card_bonus", 1_00), "bet/needs_other", "pennsylvania/R2")
    found = slips(folded("pennsylvania", "5s 5h 9c", "5d Kd 2s", ante=10, six_card_bonus=2))
    assert found["six_card_bonus"] == ("win", 10_00, "/R6")


@pytest.mark.clause(
    "pennsylvania:5", "pennsylvania:6", "pennsylvania:7", "pennsylvania/R1", "pennsylvania/R5",
    "pennsylvania/R6", "pennsylvania/T1",
)  # fmt: skip
@pytest.mark.parametrize(
    ("letter", "three", "bonus", "six"),
    [("a", 25, 4, 8), ("b", 30, 3, 7), ("c", 30, 3, 5), ("d", 30, 2, 5), ("e", 25, 8, 5)],
)
def test_tables_go_by_letters_and_a_table_posts_which(letter: str, three: int, bonus: int, six: int) -> None:
    rules = post(house("pennsylvania"), f"ante_bonus:{letter} pair_plus:{letter} six_card_bonus:{letter}")
    felt = Felt(rules).open().bet(1, ante=10, pair_plus=5, six_card_bonus=1)
    found = slips(felt.deal("Ac Jd 9s", "5s 5h 5d").play(1).settle())
    assert found["pair_plus"] == ("win", three * 5_00, ":5")
    assert found["ante_bonus"] == ("win", bonus * 10_00, ":6" if letter == "a" else "/R5")
    assert found["six_card_bonus"] == ("win", six * 1_00, "/R6")


@pytest.mark.clause("pennsylvania:5", "pennsylvania:6", "pennsylvania:7", "pennsylvania/R1")
@pytest.mark.parametrize(
    ("wager", "in_use"), [("ante_bonus", "a"), ("pair_plus", "c"), ("six_card_bonus", "e")]
)
def test_there_are_five_tables_of_each(wager: str, in_use: str) -> None:
    rules = house("pennsylvania")
    assert [table.name for table in rules.by_name[wager].tables] == list("abcde")
    assert rules.by_name[wager].table_in_use == in_use


@pytest.mark.clause("pennsylvania/R5", "pennsylvania/R6")
@pytest.mark.parametrize(("wager", "letters"), [("ante_bonus", "abcd"), ("six_card_bonus", "abcde")])
def test_letters_of_ours_return_less_and_less(wager: str, letters: str) -> None:
    edges = [price(house("pennsylvania"), wager, letter).new.house_edge for letter in letters]
    assert edges == sorted(set(edges))


@pytest.mark.clause("pennsylvania:10", "pennsylvania/R4")
def test_what_valley_forge_prints_are_tables_here_and_its_limit_may_be_posted() -> None:
    rules = house("pennsylvania")
    odds = {"ante_bonus": ("5", "4", "1"), "pair_plus": ("30", "6", "3", "1")}
    for name, figures in odds.items():
        rows = [format_award(row.award, rules.currency).split()[0] for row in rules.by_name[name].rows]
        assert tuple(rows[-len(figures) :]) == figures
    Felt(rules).open().bet(1, pair_plus=101)
    felt = Felt(post(rules, "pair_plus=5..100")).open()
    felt.refused(act.PlaceWager(P1, 1, "pair_plus", 101_00), "bet/above_maximum", "pennsylvania:2")


@pytest.mark.clause("pennsylvania:10")
def test_bets_are_taken_until_no_more_bets() -> None:
    felt = Felt("pennsylvania").open().bet(1, ante=10).close()
    felt.refused(act.PlaceWager(P1, 1, "pair_plus", 5_00), "bet/closed", "pennsylvania:10")


@pytest.mark.clause("pennsylvania:11", "pennsylvania/R3")
def test_the_progressive_is_left_out() -> None:
    names = [wager.name for wager in house("pennsylvania").wagers]
    assert names == ["ante", "play", "ante_bonus", "pair_plus", "six_card_bonus"]
    assert not house("pennsylvania").meters


@pytest.mark.clause("pennsylvania:8", "pennsylvania/T2")
@pytest.mark.parametrize(
    ("ground", "count"), [("exposed_cards", 2), ("wrong_deal", 0), ("dealer_count", 4), ("misdeal", 0)]
)
def test_all_hands_are_void(ground: Ground, count: int) -> None:
    felt = (
        Felt("pennsylvania").open().bet(1, ante=10, pair_plus=5).deal(QUALIFIES, "9s 9h 3d").look(1).play(1)
    )
    felt.void(ground, count)
    assert sum(line.returned_minor for line in felt.lines(1)) == 25_00
    assert {line.clause for line in felt.lines(1)} == {"pennsylvania:8"}


@pytest.mark.clause("pennsylvania:8")
def test_one_card_face_up_voids_nothing() -> None:
    felt = Felt("pennsylvania").open().bet(1, ante=10).deal(QUALIFIES, "9s 9h 3d")
    void = act.VoidGame(SUPERVISOR, felt.state.game, "exposed_cards", 1)
    felt.refused(void, "void/not_enough", "pennsylvania:8")
