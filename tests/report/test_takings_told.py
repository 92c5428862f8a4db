"""The money a table takes, in words: a spread that is not worked out has the reason that is true there."""

from types import SimpleNamespace
from typing import Any

import pytest

from queenhigh.analysis.results import Taken, Taking, Takings
from queenhigh.report.blocks import Words
from queenhigh.report.chapters.takings import takings_blocks
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
