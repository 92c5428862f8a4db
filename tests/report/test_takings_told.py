"""Money in reports: why a spread is not worked out, what is collected beside a bet, coins in outcomes."""

import pytest

from queenhigh.analysis import Question, analyse
from queenhigh.money import USD, show_amount
from queenhigh.report.chapters.bets import stakes_table
from queenhigh.report.chapters.edges import _meters_table
from queenhigh.report.numbers import coins, meters_held
from queenhigh.simulation import simulate


def test_what_is_collected_beside_a_bet_is_among_what_is_placed() -> None:
    found = analyse("oceans11", Question(stakes_minor={"ante": 1000, "pair_plus": 500}))
    assert found.mix is not None
    rows = {row[0]: row[1] for row in stakes_table(found, found.mix).rows}
    assert rows["with it: Collection"] == "$0.10"
    placed = found.mix.expected_loss_minor / found.mix.house_edge
    assert rows["All"] == show_amount(int(placed), found.house.currency) == "$15.15"


@pytest.mark.parametrize(
    ("minor", "told"), [(-1510, "-15.10"), (490, "+4.90"), (500, "+5"), (0, "0"), (123450, "+1,234.50")]
)
def test_dollars_have_all_their_coins_or_none(minor: int, told: str) -> None:
    assert coins(minor, USD) == told


def test_several_meters_are_told_by_their_names() -> None:
    assert meters_held([("main", 1000_00)], USD, "at") == "the meter at $1,000"
    several = meters_held([("mega", 1000_00), ("major", 500_00), ("minor", 50_00)], USD, "held at")
    assert several == "the meters held at $1,000 (mega), $500 (major) and $50 (minor)"


def test_a_meter_that_is_not_hit_has_no_size_of_a_hit() -> None:
    run = simulate("gila_river", 1000, stakes_minor={"ante": 500, "progressive": 100}, seed=1)
    told = {row[0]: row[1] for row in _meters_table(run).rows}
    assert (told["Hits"], told["Smallest hit"], told["Largest hit"]) == ("0", "none", "none")
