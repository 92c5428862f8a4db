"""The figures that a document prints of itself, held against ours to the digits printed."""

from decimal import Decimal
from fractions import Fraction

import msgspec
import pytest

from kit.houses.changed import changed
from kit.houses.invented import any_house
from queenhigh.analysis.figures.price import entry_figures
from queenhigh.analysis.figures.printed import printed_figures, rounded
from queenhigh.analysis.results import PrintedFigure
from queenhigh.rules import House
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


def test_houses_that_print_nothing_have_nothing_to_compare() -> None:
    assert printed(any_house("rws")) == {}
