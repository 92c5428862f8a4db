"""Facts that follow from the records, when two houses are the same, and the names of printed figures."""

from fractions import Fraction

import msgspec
import pytest

from kit.houses.invented import EVERY_HOUSE, any_house
from kit.houses.toml_text import house_text
from queenhigh.rules import house, load
from queenhigh.rules.figures import Figure, entry_names, parse_figure
from queenhigh.rules.records import Needs
from queenhigh.study.entries import entries


@pytest.mark.parametrize(
    ("name", "lost"),
    [
        ("rws", {"ante", "pair_plus"}),
        ("prime", {"ante"}),
        ("sixcard", {"ante", "pair_plus", "progressive"}),
        ("draw", {"ante", "double_shot"}),
        ("upcard", {"ante"}),
        ("twin", {"ante", "silver"}),
    ],
)
def test_what_a_fold_loses_at_once(name: str, lost: set[str]) -> None:
    assert {wager.name for wager in any_house(name).wagers if wager.lost_by_fold} == lost


def test_houses_are_equal_where_rules_and_wagers_are() -> None:
    text = house_text("rws")
    same = load(text.replace("One deck of 52 cards.", "A deck of 52."))
    assert same == house("rws")
    assert hash(same) == hash(house("rws"))


def test_a_house_that_calls_a_wager_otherwise_has_the_digest_and_is_not_equal() -> None:
    """What is worked out and kept by house may hold labels."""
    renamed = load(house_text("rws").replace('label = "Ante"', 'label = "First bet"'))
    assert renamed.digest == house("rws").digest
    assert renamed != house("rws")


@pytest.mark.parametrize(
    ("placed", "missing"),
    [
        ((), ("ante", "pair_plus")),
        (("ante",), ("pair_plus",)),
        (("silver",), ("ante",)),
        (("ante", "silver"), ()),
    ],
)
def test_what_is_still_to_be_placed_first(placed: tuple[str, ...], missing: tuple[str, ...]) -> None:
    """All of some wagers, and one of others: the first that is named, unless one stands there."""
    assert Needs(("ante",), ("pair_plus", "silver"), "").missing(placed) == missing


def test_a_meter_takes_whole_coins_and_holds_its_seed_unless_told() -> None:
    [meter] = any_house("rws").meters
    third = msgspec.structs.replace(meter, contribution=Fraction(1, 3))
    assert [third.contribution_of(stake_minor) for stake_minor in (0, 2, 3, 250)] == [0, 0, 1, 83]
    assert any_house("rws").meters_at({}) == {meter.name: meter.seed_minor}
    assert any_house("rws").meters_at({meter.name: 7}) == {meter.name: 7}


# The names of printed figures: one list for `check` and for the analysis

NAMES = ("ante_play", "pair_plus", "rock", "rock_and_roll", "progressive")


@pytest.mark.parametrize("name", EVERY_HOUSE)
def test_the_names_are_those_of_the_entries_of_the_analysis(name: str) -> None:
    rules = any_house(name)
    assert sorted(entry_names(rules)) == sorted(entry.name for entry in entries(rules))


@pytest.mark.parametrize(
    ("text", "figure"),
    [
        ("pair_plus", Figure(("pair_plus",), False, False)),
        ("ante_play_of_all_money_bet", Figure(("ante_play",), True, False)),
        ("ante_play_if_blind", Figure(("ante_play",), False, True)),
        ("ante_play_if_blind_of_all_money_bet", Figure(("ante_play",), True, True)),
        ("ante_play_and_pair_plus", Figure(("ante_play", "pair_plus"), False, False)),
        ("rock_and_roll", Figure(("rock_and_roll",), False, False)),
        ("rock_and_roll_and_rock", Figure(("rock_and_roll", "rock"), False, False)),
        ("rock_and_pair_plus", Figure(("rock", "pair_plus"), False, False)),
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
    found = load(house_text("prime").replace('percent = "2.01"', 'percent = "-2.01"'))
    assert found.printed[0].percent == "-2.01"
