"""The names of printed figures: one list for `check` and for the analysis."""

import pytest

from kit.houses.invented import EVERY_HOUSE, any_house
from kit.houses.toml_text import house_text
from queenhigh.rules import HouseError, load
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


@pytest.mark.parametrize(
    "wrong", ["pairplus", "ante", "play", "ante_bonus", "pair_plus_if_blnd", "overall", "prime_and_ante"]
)
def test_a_printed_figure_that_names_nothing_is_told_with_the_names_there_are(wrong: str) -> None:
    text = PRIME.replace('figure = "pair_plus"', f'figure = "{wrong}"')
    with pytest.raises(HouseError) as caught:
        load(text)
    [problem] = caught.value.problems
    assert problem.line == text[: text.index(f'"{wrong}"\npercent')].count("\n") + 1
    assert problem.key == "printed[3].figure"
    assert problem.message == (
        f"'{wrong}' names no figure of this house: the names are ante_play, pair_plus, prime, progressive, "
        "several joined by _and_, and at the end _of_all_money_bet, _if_blind or _before_collection"
    )


def test_a_printed_figure_tells_the_line_of_its_own_clause() -> None:
    at = text = PRIME.replace('percent = "3.62"\nclause = "14"', 'percent = "3.62"\nclause = "77"')
    with pytest.raises(HouseError) as caught:
        load(text)
    [problem] = caught.value.problems
    assert (problem.line, problem.key) == (at[: at.index('"77"')].count("\n") + 1, "printed[4].clause")


@pytest.mark.parametrize("percent", ["2.", ".5", "2,01", "two", "٢", "²", "1e3", "--1", "+1", "-"])
def test_a_percentage_is_a_plain_figure(percent: str) -> None:
    with pytest.raises(HouseError, match="is not a percentage"):
        load(PRIME.replace('percent = "2.01"', f'percent = "{percent}"'))


def test_a_figure_in_the_players_favour_has_a_minus() -> None:
    found = load(PRIME.replace('percent = "2.01"', 'percent = "-2.01"'))
    assert found.printed[0].percent == "-2.01"
