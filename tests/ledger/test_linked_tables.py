"""Random rounds of every house, two tables on the same meters: accounts come out after every single act."""

from collections import Counter
from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.houses.invented import ALL_HOUSES, any_house
from kit.houses.jackpots import busy
from kit.houses.toml_text import house_text
from kit.play.strategies import seeds
from kit.server.linked import Linked
from queenhigh.ledger import Reason
from queenhigh.rules import House, load

FRACTIONS = load(house_text("rws").replace('contribution = "20%"', 'contribution = "0.37%"', 1))
"""A house of the catalogue whose stakes owe its meter fractions of a coin."""
houses = st.sampled_from([*map(any_house, ALL_HOUSES), busy(), FRACTIONS])


def play(house: House, seed: int, steps: int) -> Linked:
    linked = Linked(house)
    rng = Random(seed)
    trouble = rng.choice((0.02, 0.1))
    for _ in range(steps):
        linked.step(rng, trouble)
    return linked


def test_accounts_come_out() -> None:
    corners: Counter[str] = Counter()

    @settings(max_examples=120)
    @given(houses, seeds)
    def come_out(house: House, seed: int) -> None:
        corners.update(play(house, seed, 120).corners)

    come_out()
    reasons = {*get_args(Reason)} - {"grant"}
    for each in (*reasons, "BoxVoided", "GameVoided", "BoxFolded", "void after settlement"):
        assert corners[each] >= 5, (each, corners)


@pytest.mark.long
@settings(max_examples=1500)
@given(houses, seeds)
def test_accounts_come_out_in_many_rounds(house: House, seed: int) -> None:
    play(house, seed, 300)
