"""A wager that favours the player is reported, and its causes are what the game is without each row."""

from fractions import Fraction
from functools import cache

import pytest

from kit.cases import FEW
from kit.houses.changed import changed, repaid
from kit.houses.invented import any_house
from kit.play.bets import figured, present
from queenhigh.analysis.analyse import Question, analyse
from queenhigh.analysis.figures.favour import favour
from queenhigh.analysis.figures.price import entry_figures, entry_of
from queenhigh.analysis.results import Favour
from queenhigh.rules import House

PLAYER_EDGE = Fraction(143_428_213, 17_559_223_500)
STOOD = "straight_stood"


@cache
def asked(name: str, **question: int) -> tuple[Favour, ...]:
    """The favours of a house, by what stands on its meter or Double Shot."""
    meters = {"main": question["main"]} if "main" in question else {}
    return analyse(any_house(name), Question(meters_minor=meters, side_antes=question.get("shot"))).favours


def favour_of(house: House, wager: str) -> Favour:
    entry = entry_of(house, wager)
    return present(favour(house, entry, entry_figures(house, entry)))


def test_perfect_play_of_the_draw_game_beats_the_house() -> None:
    """Its causes are the rows of the bonus, the dearest first.

    Where a row changes no play, taking it away costs what it pays: 720 straights x 2 of 22,100.
    """
    [found] = asked("draw")
    assert (found.name, found.player_edge) == ("ante_play", PLAYER_EDGE)
    assert all(cause.wager == "Play/Draw Bonus" for cause in found.causes)
    bonus = any_house("draw").by_name["play_bonus"].rows
    assert {cause.row.name for cause in found.causes} == {row.name for row in bonus}
    shares = [cause.contribution for cause in found.causes]
    assert shares == sorted(shares, reverse=True)
    [straight] = [each for each in found.causes if each.row.name == STOOD]
    assert (straight.label, straight.contribution) == ("straight, stood", Fraction(2 * 720, 22_100))


def place_of(name: str, wager: str, row: str) -> int:
    return [each.name for each in any_house(name).by_name[wager].rows].index(row)


GENEROUS = {place_of("draw", "play_bonus", STOOD): "12 to 1"}


@pytest.mark.parametrize(
    ("name", "wager", "awards", "question"),
    [
        ("draw", "play_bonus", {}, {}),
        # With twice the Ante on the Double Shot hands are played another way, with each row and without.
        ("draw", "play_bonus", GENEROUS, {"side_antes": 2}),
        # Without any one row, the meter still holds what it holds, and others still play.
        ("rws", "progressive", {}, {"meters_minor": {"main": 3_000_000}}),
        ("prime", "progressive", {}, {"meters_minor": {"main": 2_000_000}}),
        ("rws", "progressive", {}, {"meters_minor": {"main": 2_300_000}, "players": 7}),
    ],
)
def test_the_edge_without_a_row_is_that_of_a_house_written_so(
    name: str, wager: str, awards: dict[int, str], question: dict[str, object]
) -> None:
    question_asked = Question(**question)  # type: ignore[arg-type]
    house = repaid(name, wager, awards)
    [found] = analyse(house, question_asked).favours
    entry = "ante" if wager == "play_bonus" else wager
    more = (question_asked.meters_minor, question_asked.players, question_asked.side_antes)
    assert found.player_edge == -figured(house, entry, *more).house_edge
    assert len(found.causes) == len(house.by_name[wager].rows)
    for cause in found.causes:
        if cause.row.envy_minor:  # a row that pays nothing makes nobody envious
            continue
        written = repaid(name, wager, awards | {place_of(name, wager, cause.row.name): "nothing"})
        assert cause.edge_without == figured(written, entry, *more).house_edge, cause.label
        assert cause.contribution == cause.edge_without + found.player_edge


@pytest.mark.parametrize("name", [name for name in FEW if name != "draw"])
def test_no_wager_of_the_other_houses_favours_the_player_at_the_seed(name: str) -> None:
    assert asked(name) == ()


def test_a_fair_bet_favours_nobody() -> None:
    assert asked("rws", main=2_520_000) == ()
    assert [each.name for each in asked("rws", main=2_520_100)] == ["progressive"]
    assert [each.name for each in asked("sixcard", main=9_000_000)] == ["progressive"]


def test_a_bet_that_costs_the_player_is_no_favour_whatever_one_part_of_it_does() -> None:
    assert figured("draw", "ante", {}, 1, 2).house_edge < 0
    assert not asked("draw", shot=2)


def test_a_generous_side_wager_is_caused_by_its_rows() -> None:
    """1,232 hands are lost more than won; 3,744 pairs more turn that round."""
    found = favour_of(changed("rws", {"wagers.pair_plus.pays.4.pays": "2 to 1"}), "pair_plus")
    assert found.player_edge == Fraction(3744 - 1232, 22_100)
    dearest = found.causes[0]
    assert (dearest.label, dearest.contribution) == ("pair", Fraction(3 * 3744, 22_100))
    paid = {cause.row.name: cause.contribution for cause in found.causes}
    assert paid["flush"] == Fraction(5 * 1096, 22_100)


def test_a_contest_may_favour_the_player_without_any_row() -> None:
    """A row that pays nothing is no cause."""
    unpaid = {f"wagers.ante_bonus.pays.{row}.pays": "nothing" for row in range(3)}
    house = changed("rws", {"wagers.ante.contest.not_qualified.ends": "3 to 1", **unpaid})
    assert favour_of(house, "ante").causes == ()
    assert "three_of_a_kind" not in {
        cause.row.name for cause in favour_of(any_house("upcard"), "ante").causes
    }
