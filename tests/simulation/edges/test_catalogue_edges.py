"""Houses of the catalogue that are not those to begin with: no wager of them strays from its exact edge."""

import pytest

from kit.cases import FEW, mostly_long
from kit.oracles.simulated import assert_close
from queenhigh.rules import house_ids
from queenhigh.simulation import simulate

OTHERS = [id for id in house_ids() if id not in FEW]


@pytest.mark.parametrize(
    "id", mostly_long(OTHERS, lambda id: id in ("pompano", "three_card_prime", "gila_river"))
)
def test_no_wager_strays(id: str) -> None:
    assert_close(simulate(id, 300_000, seed=16))
