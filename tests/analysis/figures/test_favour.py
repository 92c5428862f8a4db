"""A wager that favours the player is said loudly, and its causes are what the game is without each row."""

from fractions import Fraction
from functools import cache

import pytest

from kit.cases import FEW
from kit.houses.invented import any_house
from kit.oracles.worked import edited, repaid
from queenhigh.analysis.analyse import Question, analyse
from queenhigh.analysis.figures.favour import favour
from queenhigh.analysis.figures.price import entry_figures, entry_of
from queenhigh.analysis.results import Favour
from queenhigh.study.entries import entries

PLAYER_EDGE = Fraction(143_428_213, 17_559_223_500)
ROWS = [row.name for row in any_house("draw").by_name["play_bonus"].rows]


@cache
def asked(name: str, **question: int) -> tuple[Favour, ...]:
    """The favours of a house, by what stands on its meter or Double Shot."""
    meters = {"main": question["main"]} if "main" in question else {}
    return analyse(any_house(name), Question(meters_minor=meters, side_antes=question.get("shot"))).favours


def test_perfect_play_of_the_draw_game_beats_the_house() -> None:
    [found] = asked("draw")
    assert found.name == "ante_play"
    assert found.player_edge == PLAYER_EDGE
    assert found.text.startswith(
        "Ante and Play/Draw favours the PLAYER by 0.8168% of the stake under best play."
    )


def test_its_causes_are_the_rows_of_the_bonus_the_dearest_first() -> None:
    [found] = asked("draw")
    assert sorted(cause.row.name for cause in found.causes) == sorted(ROWS)
    shares = [cause.contribution for cause in found.causes]
    assert shares == sorted(shares, reverse=True)
    assert all(cause.wager == "Play/Draw Bonus" for cause in found.causes)


@pytest.mark.parametrize("row", ROWS)
def test_the_edge_without_a_row_is_that_of_a_house_written_so(row: str) -> None:
    [found] = asked("draw")
    [cause] = [each for each in found.causes if each.row.name == row]
    written = repaid("draw", "play_bonus", {ROWS.index(row): "nothing"})
    without = entry_figures(written, entry_of(written, "ante")).house_edge
    assert cause.edge_without == without
    assert cause.contribution == without + PLAYER_EDGE
    assert (f"{cause.label} (house edge" in found.text) == (without > 0)


def test_stood_straights_pay_two_to_one_on_720_hands() -> None:
    """Where a row changes no play, taking it away costs what it pays: 720 x 2 of 22,100."""
    [found] = asked("draw")
    [cause] = [each for each in found.causes if each.row.name == "straight_stood"]
    assert cause.contribution == Fraction(2 * 720, 22_100)
    assert cause.label == "straight, stood"


@pytest.mark.parametrize("name", [name for name in FEW if name != "draw"])
def test_no_wager_of_the_other_houses_favours_the_player_at_the_seed(name: str) -> None:
    assert asked(name) == ()


def test_a_fair_bet_favours_nobody() -> None:
    assert asked("rws", main=2_520_000) == ()
    [found] = asked("rws", main=2_520_100)
    assert found.name == "progressive"


@pytest.mark.parametrize(
    ("name", "meter"), [("rws", 3_000_000), ("sixcard", 9_000_000), ("prime", 2_000_000)]
)
def test_a_meter_above_the_fair_one_favours_the_player(name: str, meter: int) -> None:
    [found] = asked(name, main=meter)
    house = any_house(name)
    figures = entry_figures(house, entry_of(house, "progressive"), {"main": meter})
    assert found.player_edge == -figures.house_edge > 0
    assert len(found.causes) == len(house.by_name["progressive"].rows)


@pytest.mark.parametrize(
    ("name", "meter", "players"), [("rws", 3_000_000, 1), ("prime", 2_000_000, 1), ("rws", 2_300_000, 7)]
)
def test_causes_of_a_full_meter_are_weighed_at_that_meter(name: str, meter: int, players: int) -> None:
    """Without any one row, the meter still holds what it holds, and others still play."""
    question = Question(meters_minor={"main": meter}, players=players)
    [found] = analyse(any_house(name), question).favours
    names = [row.name for row in any_house(name).by_name["progressive"].rows]
    for cause in found.causes:
        if cause.row.envy_minor:
            continue
        written = repaid(name, "progressive", {names.index(cause.row.name): "nothing"})
        entry = entry_of(written, "progressive")
        without = entry_figures(written, entry, {"main": meter}, players).house_edge
        assert cause.edge_without == without, cause.label
        assert cause.contribution == without + found.player_edge


def test_causes_beside_a_double_shot_are_weighed_beside_it() -> None:
    """With twice the Ante on the Double Shot hands are played another way, with each row and without."""
    generous = {ROWS.index("straight_stood"): "12 to 1"}
    house = repaid("draw", "play_bonus", generous)
    [found] = analyse(house, Question(side_antes=2)).favours
    assert found.player_edge == -entry_figures(house, entry_of(house, "ante"), {}, 1, 2).house_edge
    for cause in found.causes:
        written = repaid("draw", "play_bonus", generous | {ROWS.index(cause.row.name): "nothing"})
        without = entry_figures(written, entry_of(written, "ante"), {}, 1, 2).house_edge
        assert cause.edge_without == without, cause.label


def test_a_bet_that_costs_the_player_is_no_favour_whatever_one_part_of_it_does() -> None:
    house = any_house("draw")
    assert entry_figures(house, entry_of(house, "ante"), {}, 1, 2).house_edge < 0
    assert not asked("draw", shot=2)


def test_a_generous_side_wager_is_caused_by_its_rows() -> None:
    house = edited("rws", ('{ hand = "pair", pays = "1 to 1" }', '{ hand = "pair", pays = "2 to 1" }'))
    entry = entry_of(house, "pair_plus")
    found = favour(house, entry, entry_figures(house, entry))
    assert found is not None
    # 1,232 hands are lost more than won; 3,744 pairs more turn that round.
    assert found.player_edge == Fraction(3744 - 1232, 22_100)
    dearest = found.causes[0]
    assert (dearest.label, dearest.contribution) == ("pair", Fraction(3 * 3744, 22_100))
    paid = {cause.row.name: cause.contribution for cause in found.causes}
    assert paid["flush"] == Fraction(5 * 1096, 22_100)


def test_a_contest_that_favours_the_player_by_itself_is_said_to() -> None:
    edits = [(f'{{ hand = "{hand}", pays = "{pays} to 1" }}', f'{{ hand = "{hand}", pays = "nothing" }}')
             for hand, pays in (("straight_flush", 5), ("three_of_a_kind", 4), ("straight", 1))]  # fmt: skip
    house = edited("rws", *edits, ('equal = { ends = "push"', 'equal = { ends = "9 to 1"'),
                   ('not_qualified = { ends = "1 to 1"', 'not_qualified = { ends = "3 to 1"'))  # fmt: skip
    entry = entries(house)[0]
    found = favour(house, entry, entry_figures(house, entry))
    assert found is not None
    assert found.causes == ()
    assert found.text.endswith("The contest itself causes it, not a pay row.")


def test_a_favour_that_no_single_row_causes_names_the_dearest() -> None:
    house = any_house("upcard")
    entry = entries(house)[0]
    found = favour(house, entry, entry_figures(house, entry))
    assert found is not None
    assert found.text.endswith(f"No single row causes it; the dearest is {found.causes[0].label}.")
    assert "three_of_a_kind" not in {cause.row.name for cause in found.causes}, (
        "a row that pays nothing is no cause"
    )
