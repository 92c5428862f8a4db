"""Money in reports: why a spread is not worked out, what is collected beside a bet, coins in outcomes."""

from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

from queenhigh.analysis import Question, analyse
from queenhigh.analysis.results import Taken, Taking, Takings
from queenhigh.money import USD, show_amount
from queenhigh.report.blocks import Words
from queenhigh.report.chapters.bets import stakes_table
from queenhigh.report.chapters.edges import _meters_table
from queenhigh.report.chapters.jackpot import account_words
from queenhigh.report.chapters.takings import takings_blocks
from queenhigh.report.numbers import coins, meters_held
from queenhigh.rules import house
from queenhigh.rules.figures import ANTE_PLAY
from queenhigh.simulation import simulate
from queenhigh.simulation.jackpot.run import jackpot


@pytest.mark.parametrize(
    ("id", "name", "why"),
    [
        ("oceans11", "pair_plus", "a card of the dealer's lies open"),
        ("millionaire_progressive", "progressive", "it looks at the community cards"),
        ("sixcard", "six_card_bonus", "it looks at the dealer's cards"),
        ("draw", ANTE_PLAY, "the dealer draws"),
        ("second_chance", "bet", "a hand of the dealer's may be replaced"),
    ],
)
def test_an_empty_spread_has_its_reason(id: str, name: str, why: str) -> None:
    line = Taking(name, "This", 500, (Taken("hour", 1, 60, Fraction(100), None),))
    mix = SimpleNamespace(stakes_minor={"ante": 500})
    takings = Takings(60, 5, 24, 500, (line,))
    found: Any = SimpleNamespace(house=house(id), mix=mix, takings=takings)
    *_, last = (block.text for block in takings_blocks(found) if isinstance(block, Words))
    assert last == f"How far several boxes stray together is not worked out for This, since {why}."


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


def test_a_long_run_that_is_left_open_has_its_reason_and_no_hit_has_no_size() -> None:
    years = jackpot("gila_river", days=3, seed=1)
    (account,) = years.accounts
    said = account_words(years, account)
    why = "where a row takes part of a meter (Royal flush, other suits)."
    assert f"in the long run, and with that what the house wins, is not worked out {why}" in said
    run = simulate("gila_river", 1000, stakes_minor={"ante": 500, "progressive": 100}, seed=1)
    told = {row[0]: row[1] for row in _meters_table(run).rows}
    assert (told["Hits"], told["Smallest hit"], told["Largest hit"]) == ("0", "none", "none")


def test_what_several_boxes_may_win_beyond_the_most_of_a_round_is_said() -> None:
    why = {"pair_plus": "it may win too much", "bet": "so may it"}
    wagers = {"pair_plus": SimpleNamespace(label="Pair Plus")}
    found: Any = SimpleNamespace(house=house("rws"), wagers=wagers, takings=Takings(60, 4, 16, 500, (), why))
    blocks = takings_blocks(found)
    assert [block.text for block in blocks if isinstance(block, Words)] == [
        "What the house wins on Pair Plus is not told: it may win too much.",
        "What the house wins on the whole bet is not told: so may it.",
    ]
    assert len(blocks) == 2, "no empty table"
