"""The figures that a document prints of itself, held against ours to the digits printed."""

from decimal import Decimal
from fractions import Fraction

import msgspec
import pytest

from kit.houses.invented import any_house
from kit.oracles.worked import edited
from queenhigh.analysis.figures.price import entry_figures
from queenhigh.analysis.figures.printed import printed_figures, rounded
from queenhigh.analysis.results import PrintedFigure, WagerFigures
from queenhigh.rules import House
from queenhigh.rules.records import Printed
from queenhigh.study.entries import entries

CONTEST = Fraction(686_689, 20_358_520)
PAIR_PLUS = Fraction(149, 5525)
PLAYED = Fraction(149, 221)
"""14,900 of 22,100 hands add a Play wager."""


def figures(house: House, meters: dict[str, int] | None = None) -> dict[str, WagerFigures]:
    return {entry.name: entry_figures(house, entry, meters) for entry in entries(house)}


def printed(house: House, meters: dict[str, int] | None = None) -> dict[str, PrintedFigure]:
    return {each.figure: each for each in printed_figures(house, figures(house, meters))}


def saying(figure: str, percent: str) -> House:
    """The house with one more figure in its document."""
    more = f'[[printed]]\nfigure = "{figure}"\npercent = "{percent}"\nclause = "14"\n\n[clauses]'
    return edited("prime", ("[clauses]", more))


@pytest.mark.clause("prime:14")
def test_the_edges_that_the_document_prints_come_out_to_every_digit() -> None:
    found = printed(any_house("prime"))
    ours = {
        # Of all money: Ante and Play of 1 + 149/221 on average, and Pair Plus of 1 beside them.
        "ante_play_of_all_money_bet": CONTEST / (1 + PLAYED),
        "ante_play_and_pair_plus_of_all_money_bet": (CONTEST + PAIR_PLUS) / (2 + PLAYED),
        "pair_plus": PAIR_PLUS,
        "prime": Fraction(405, 11_186),
        "ante_play_if_blind": Fraction(1_947_749, 25_448_150),
    }
    printed_percent = ["2.01", "2.3", "2.7", "3.62", "7.65"]
    for (name, figure), percent in zip(ours.items(), printed_percent, strict=True):
        each = found[name]
        assert each.ours == figure
        assert each.printed_percent == percent
        assert each.agrees, f"{name}: {float(figure):.4%} is not {percent} %"
        assert (each.clause, each.note, each.meter_minor) == ("prime:14", "", None)


@pytest.mark.clause("prime:14")
def test_the_progressive_prints_an_edge_that_holds_at_one_meter() -> None:
    house = any_house("prime")
    each = printed(house)["progressive"]
    assert not each.agrees
    assert each.ours == Fraction(526, 1105)
    assert each.meter_minor == 626_241
    assert each.note == "holds at another meter than the one in force"
    there = printed(house, {"main": 626_241})["progressive"]
    assert there.agrees
    assert there.ours == Fraction(2379, 10_000)


def test_at_the_meter_where_it_holds_no_other_is_needed() -> None:
    assert "another meter" not in printed(any_house("prime"), {"main": 626_241})["progressive"].note


def test_an_edge_that_no_meter_gives_is_said_to_hold_at_none() -> None:
    """The fixed rows return 47.87 %, so the house never has more than 52.13 %."""
    each = printed(saying("progressive", "52.2"))["progressive"]
    assert (each.agrees, each.meter_minor, each.note) == (False, None, "holds at no meter")


@pytest.mark.parametrize(
    ("old", "new", "figure"),
    [
        ('"35 to 1"', '"40 to 1"', "pair_plus"),
        (
            '{ hand = "player_one_colour", pays = "3 to 1" }',
            '{ hand = "player_one_colour", pays = "5 to 2" }',
            "prime",
        ),
        (
            '{ hand = "straight", pays = "1 to 1" }',
            '{ hand = "straight", pays = "2 to 1" }',
            "ante_play_if_blind",
        ),
        ('qualifies = "Q high"', 'qualifies = "J high"', "ante_play_of_all_money_bet"),
    ],
)
def test_another_rule_makes_the_printed_figure_disagree(old: str, new: str, figure: str) -> None:
    assert not printed(edited("prime", (old, new)))[figure].agrees


def test_a_figure_of_no_wager_is_noted() -> None:
    """No file can say it; a house that was built otherwise can."""
    house = any_house("prime")
    for name in ("pair_minus", "pair_plus_and_pair_minus"):
        odd = msgspec.structs.replace(house, printed=(Printed(name, "1.5", "14"),))
        [each] = printed_figures(odd, figures(house))
        assert each.ours is None
        assert (each.agrees, each.note) == (False, "no entry of this house has that name")


@pytest.mark.parametrize("percent", ["7", "7.7", "7.65", "7.654", "7.6538"])
def test_as_many_digits_count_as_are_printed(percent: str) -> None:
    found = printed_figures(saying("ante_play_if_blind", percent), figures(any_house("prime")))
    mine = [each for each in found if each.printed_percent == percent]
    assert all(each.agrees == (percent != "7") for each in mine), "7.6538 rounds to 8, not to 7"


def test_blind_play_can_be_measured_on_all_money_as_well() -> None:
    """Without looking every hand is played, so two Antes stand."""
    name = "ante_play_of_all_money_bet_if_blind"
    assert printed(saying(name, "3.83"))[name].ours == Fraction(1_947_749, 25_448_150) / 2


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


def test_houses_that_print_nothing_have_nothing_to_compare() -> None:
    assert printed(any_house("rws")) == {}
