"""The names of printed figures: one list for `check` and for the analysis."""

import pytest

from kit.houses.invented import EVERY_HOUSE, any_house
from kit.houses.toml_text import house_text
from queenhigh.rules import load
from queenhigh.rules.figures import Figure, entry_names, parse_figure
from queenhigh.study.entries import entries

PRIME = house_text("prime")
NAMES = ("ante_play", "pair_plus", "rock", "rock_and_roll", "progressive")


@pytest.mark.parametrize("name", EVERY_HOUSE)
def test_the_names_are_those_of_the_entries_of_the_analysis(name: str) -> None:
    rules = any_house(name)
    assert sorted(entry_names(rules)) == sorted(entry.name for entry in entries(rules))


@pytest.mark.parametrize(
    ("text", "figure"),
    [
        ("pair_plus", Figure(("pair_plus",), of_all_money=False, blind=False)),
        ("ante_play_of_all_money_bet", Figure(("ante_play",), of_all_money=True, blind=False)),
        ("ante_play_if_blind", Figure(("ante_play",), of_all_money=False, blind=True)),
        ("ante_play_if_blind_of_all_money_bet", Figure(("ante_play",), of_all_money=True, blind=True)),
        ("ante_play_and_pair_plus", Figure(("ante_play", "pair_plus"), of_all_money=False, blind=False)),
        ("rock_and_roll", Figure(("rock_and_roll",), of_all_money=False, blind=False)),
        ("rock_and_roll_and_rock", Figure(("rock_and_roll", "rock"), of_all_money=False, blind=False)),
        ("rock_and_pair_plus", Figure(("rock", "pair_plus"), of_all_money=False, blind=False)),
        ("pair", None),
        ("", None),
        ("_if_blind", None),
        ("pair_plus_and_", None),
        ("pair_plus_and_pair_plus", None),
        ("ante_play_if_blind_and_pair_plus", None),
        ("overall", None),
    ],
)
def test_figures_are_taken_apart(text: str, figure: Figure | None) -> None:
    assert parse_figure(text, NAMES) == figure


def test_a_figure_in_the_players_favour_has_a_minus() -> None:
    found = load(PRIME.replace('percent = "2.01"', 'percent = "-2.01"'))
    assert found.printed[0].percent == "-2.01"
