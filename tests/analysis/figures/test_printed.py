"""Figures that a document prints, what our readings of it are worth, and wagers that favour the player."""

from decimal import Decimal
from fractions import Fraction
from functools import cache
from typing import Any

import msgspec
import pytest

from kit.cases import FEW
from kit.houses.changed import changed, repaid
from kit.houses.corner import CORNER
from kit.houses.invented import any_house
from kit.play.amounts import units
from kit.play.bets import figured, present
from queenhigh.analysis import analyse
from queenhigh.analysis.figures.favour import favour
from queenhigh.analysis.figures.price import entry_figures, entry_of, price
from queenhigh.analysis.figures.printed import printed_figures, rounded
from queenhigh.analysis.figures.readings import cost, reading_effects
from queenhigh.analysis.request import question_of
from queenhigh.analysis.results import Favour, PrintedFigure, ReadingEffect
from queenhigh.report import markdown_of
from queenhigh.rules import House, load
from queenhigh.rules.posting import post
from queenhigh.rules.records import Printed
from queenhigh.study.entries import entries

CONTEST = Fraction(686_689, 20_358_520)
BLIND = Fraction(1_947_749, 25_448_150)
PAIR_PLUS = Fraction(149, 5525)
PLAYED = Fraction(149, 221)
"""14,900 of 22,100 hands add a Play wager."""


def printed(house: House, meters: dict[str, int] | None = None) -> dict[str, PrintedFigure]:
    figures = {entry.name: entry_figures(house, entry, meters) for entry in entries(house)}
    return {each.figure: each for each in printed_figures(house, figures)}


def saying(figure: str, percent: str) -> House:
    """The house with only this figure in its document."""
    return msgspec.structs.replace(any_house("prime"), printed=(Printed(figure, percent, "14"),))


@pytest.mark.clause("prime:14")
def test_the_edges_that_the_document_prints_come_out_to_every_digit() -> None:
    """Of all money: Ante and Play of 1 + 149/221 on average, and Pair Plus of 1 beside them."""
    found = printed(any_house("prime"))
    figures = {
        "ante_play_of_all_money_bet": ("2.01", CONTEST / (1 + PLAYED)),
        "ante_play_and_pair_plus_of_all_money_bet": ("2.3", (CONTEST + PAIR_PLUS) / (2 + PLAYED)),
        "pair_plus": ("2.7", PAIR_PLUS),
        "prime": ("3.62", Fraction(405, 11_186)),
        "ante_play_if_blind": ("7.65", BLIND),
    }
    assert {*found} == {*figures, "progressive"}
    for name, (percent, figure) in figures.items():
        each = found[name]
        assert (each.printed_percent, each.ours, each.agrees) == (percent, figure, True)
        assert (each.clause, each.note, each.meter_minor) == ("prime:14", "", None)


@pytest.mark.clause("prime:14")
def test_the_progressive_prints_an_edge_that_holds_at_one_meter() -> None:
    """The fixed rows return 47.87 %, so the house never has more than 52.13 %."""
    house = any_house("prime")
    each = printed(house)["progressive"]
    assert (each.agrees, each.ours, each.meter_minor) == (False, Fraction(526, 1105), Fraction(626_241))
    there = printed(house, {"main": 626_241})["progressive"]
    assert (there.agrees, there.ours, there.note) == (True, Fraction(2379, 10_000), "")
    never = printed(saying("progressive", "52.2"))["progressive"]
    assert (never.agrees, never.meter_minor) == (False, None)
    assert len({each.note, never.note, there.note}) == 3


@pytest.mark.parametrize(
    ("path", "value", "figure"),
    [
        ("wagers.pair_plus.pays.0.pays", "40 to 1", "pair_plus"),
        ("wagers.prime.pays.1.pays", "5 to 2", "prime"),
        ("wagers.ante_bonus.pays.2.pays", "2 to 1", "ante_play_if_blind"),
        ("dealer.qualifies", "J high", "ante_play_of_all_money_bet"),
    ],
)
def test_another_rule_makes_the_printed_figure_disagree(path: str, value: str, figure: str) -> None:
    assert not printed(changed("prime", {path: value}))[figure].agrees


@pytest.mark.parametrize("figure", ["pair_minus", "pair_plus_and_pair_minus"])
def test_a_figure_of_no_wager_is_noted(figure: str) -> None:
    """No file can have it; a house that was built otherwise can."""
    each = printed(saying(figure, "1.5"))[figure]
    assert (each.ours, each.agrees) == (None, False)
    assert each.note


@pytest.mark.parametrize("percent", ["7", "7.7", "7.65", "7.654", "7.6538"])
def test_as_many_digits_count_as_are_printed(percent: str) -> None:
    """7.6538 rounds to 8, not to 7."""
    assert printed(saying("ante_play_if_blind", percent))["ante_play_if_blind"].agrees == (percent != "7")


def test_blind_play_can_be_measured_on_all_money_as_well() -> None:
    """Without looking every hand is played, so two Antes are in play."""
    name = "ante_play_of_all_money_bet_if_blind"
    assert printed(saying(name, "3.83"))[name].ours == BLIND / 2


@pytest.mark.parametrize(
    ("number", "like", "shown"),
    [
        (Fraction(201465, 100_000), "2.01", "2.01"),
        (Fraction(2005, 1000), "2.01", "2.01"),
        (Fraction(5, 2), "3", "3"),
        (Fraction(-1, 8), "0.25", "-0.13"),
        (Fraction(2, 3), "0.0001", "0.6667"),
    ],
)
def test_figures_are_rounded_as_people_round(number: Fraction, like: str, shown: str) -> None:
    assert rounded(number, like) == Decimal(shown)


# Readings


@cache
def effects(name: str) -> dict[str, list[ReadingEffect]]:
    found: dict[str, list[ReadingEffect]] = {}
    for each in reading_effects(any_house(name)):
        found.setdefault(each.reading, []).append(each)
    return found


def test_a_stake_of_one_dollar_would_make_the_progressive_a_gift() -> None:
    """The awards as printed, and the seed, for a dollar: 40,050 come back for 22,100."""
    [each] = effects("rws")["R2"]
    assert each.entry == "progressive"
    assert each.ours == 1 - Fraction(40_050, 22_100) / Fraction(5, 2) == Fraction(304, 1105)
    assert each.theirs == 1 - Fraction(40_050, 22_100) == Fraction(-359, 442)


def test_whether_a_fold_loses_the_progressive_or_the_pair_plus_changes_nothing() -> None:
    """No hand that pays on the Progressive, and no pair or better, is ever folded."""
    for name, reading in (("rws", "R3"), ("prime", "R1")):
        [each] = effects(name)[reading]
        assert (each.entry, each.ours, each.theirs) == ("", Fraction(0), Fraction(0))


def test_a_stake_that_came_back_with_every_win_but_the_jackpot_would_help() -> None:
    """819 of 22,100 hands win and are not the jackpot."""
    [each] = effects("rws")["R4"]
    assert each.entry == "progressive"
    assert each.theirs == Fraction(5261, 22_100)
    assert each.ours == each.theirs + Fraction(3 + 44 + 52 + 720, 22_100)


def test_a_prime_that_a_fold_lost_would_cost_more_than_the_document_prints() -> None:
    """With an Ante of five and a Prime of one.

    Playing a hand of one colour keeps the Prime alive, which for some hands is worth more than a fold saves.
    """
    [each] = effects("prime")["R3"]
    assert each.entry == "prime"
    assert each.ours == Fraction(405, 11_186), "the printed 3.62 %"
    assert each.theirs == Fraction(1_611_769, 20_358_520)
    assert round(float(each.theirs) * 100, 2) != 3.62, "so the document's own figure says how it is meant"


def test_readings_without_another_side_have_no_effect_to_tell() -> None:
    told = {(name, reading) for name in FEW for reading in effects(name)}
    assert told == {
        ("rws", "R2"), ("rws", "R3"), ("rws", "R4"), ("prime", "R1"), ("prime", "R3"), ("sixcard", "R4"),
    }  # fmt: skip
    for name in FEW:
        known = {reading.id: reading for reading in any_house(name).readings}
        for each in (each for found in effects(name).values() for each in found):
            assert each.text == known[each.reading].text
            assert each.otherwise == known[each.reading].instead != ""


def test_what_the_table_posts_holds_for_both_readings() -> None:
    """With a posted stake of five dollars a reading of the stake has nothing left to change."""
    posted = post(any_house("rws"), "progressive=5")
    [each] = [each for each in reading_effects(posted) if each.reading == "R2"]
    assert each.entry == ""
    [paid] = [each for each in reading_effects(posted) if each.reading == "R4"]
    assert paid.ours == 1 - Fraction(40_050, 22_100) / 5
    assert paid.theirs == paid.ours - Fraction(819, 22_100)


def test_a_house_with_a_changed_row_keeps_it_in_the_other_reading() -> None:
    """Flushes at 3 to 1 are no matter of how the Progressive is read."""
    altered = price(any_house("rws"), "pair_plus", {"flush": "3"}).house
    assert {each.entry for each in reading_effects(altered)} == {"progressive", ""}


@pytest.mark.parametrize(
    ("name", "entry", "figure"),
    [
        ("rws", "ante_play", Fraction(686_689, 20_358_520)),
        ("rws", "pair_plus", Fraction(308, 5525)),
        ("draw", "double_shot", Fraction(31_695_502, 627_115_125)),
    ],
)
def test_a_wager_costs_what_adding_it_to_the_ante_does(name: str, entry: str, figure: Fraction) -> None:
    house = any_house(name)
    [mine] = [each for each in entries(house) if each.name == entry]
    assert cost(house, mine) == figure


OTHER = '[readings.X1]\nclause = "4"\ntext = "Down."\ninstead = "Dealt down."\n[readings.X1.otherwise]\n'


@pytest.mark.parametrize(
    ("dealer", "decision", "figure", "told"),
    [
        ('draws = "replaces below J high"', "discards = 1", None, "not worked out"),
        ('draws = "replaces below J high"\nshows = 2', "", Fraction(0), "no figure that is worked out"),
        ('draws = "never"', "", Fraction(0), "no figure"),
    ],
)
def test_what_is_not_worked_out_is_not_said_to_stay(
    dealer: str, decision: str, figure: Fraction | None, told: str
) -> None:
    live = CORNER.replace('after_fold = "lost"', 'after_fold = "live"')
    text = live.replace('draws = "never"', dealer).replace("[decision]", f"[decision]\n{decision}")
    found = analyse(load(f"{text}\n{OTHER}"), readings=True)
    [each] = found.readings
    assert (each.entry, each.ours, each.theirs) == ("", figure, figure)
    assert bool(each.unpriced) == (told != "no figure")
    assert f"| {told} |" in markdown_of(found)


# Wagers that favour the player

PLAYER_EDGE = Fraction(143_428_213, 17_559_223_500)
STOOD = "straight_stood"


@cache
def asked(name: str, **question: int) -> tuple[Favour, ...]:
    """The favours of a house, by what stands on its meter or Double Shot."""
    meters = {"main": question["main"]} if "main" in question else {}
    return analyse(any_house(name), meters=units(meters), side_antes=question.get("shot")).favours


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
        ("rws", "progressive", {}, {"meters": {"main": 30_000}}),
        ("prime", "progressive", {}, {"meters": {"main": 20_000}}),
        ("rws", "progressive", {}, {"meters": {"main": 23_000}, "players": 7}),
    ],
)
def test_the_edge_without_a_row_is_that_of_a_house_written_so(
    name: str, wager: str, awards: dict[int, str], question: dict[str, Any]
) -> None:
    house = repaid(name, wager, awards)
    [found] = analyse(house, **question).favours
    asked = question_of(house, **question)
    entry = "ante" if wager == "play_bonus" else wager
    more = (dict(asked.meters_minor), asked.players, asked.side_antes)
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


def test_a_contest_may_favour_the_player_without_any_row() -> None:
    """A row that pays nothing is no cause."""
    unpaid = {f"wagers.ante_bonus.pays.{row}.pays": "nothing" for row in range(3)}
    house = changed("rws", {"wagers.ante.contest.not_qualified.ends": "3 to 1", **unpaid})
    assert favour_of(house, "ante").causes == ()
    assert "three_of_a_kind" not in {
        cause.row.name for cause in favour_of(any_house("upcard"), "ante").causes
    }
