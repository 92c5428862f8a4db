"""Facts that follow from the records, and when two houses are the same."""

from fractions import Fraction

import msgspec
import pytest

from kit.houses.invented import any_house
from kit.houses.toml_text import house_text
from queenhigh.rules import house, load
from queenhigh.rules.records import Needs


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
