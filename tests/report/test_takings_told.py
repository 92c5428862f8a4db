"""Money in reports: why a spread is not worked out, what is collected beside a bet, coins in outcomes."""

from types import SimpleNamespace
from typing import Any

import pytest

from queenhigh.analysis import Question, analyse
from queenhigh.analysis.results import Taken, Taking, Takings
from queenhigh.money import USD, show_amount
from queenhigh.report.blocks import Words
from queenhigh.report.chapters.bets import stakes_table
from queenhigh.report.chapters.takings import takings_blocks
from queenhigh.report.numbers import coins
from queenhigh.rules import house
from queenhigh.rules.figures import ANTE_PLAY


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
    line = Taking(name, "This", 500, (Taken("hour", 1, 60, 100, None),))  # type: ignore[arg-type]
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
