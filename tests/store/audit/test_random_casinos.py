"""Tables of any house on the same meters, played at random into both databases: the audit proves them all."""

from itertools import product
from random import Random

import pytest

from kit.cases import mostly_long
from kit.houses.invented import ALL_HOUSES, any_house
from kit.store.kept_tables import KeptPit
from queenhigh.engine.state import IN_PROGRESS
from queenhigh.rules import house_ids
from queenhigh.store.audit import audit
from queenhigh.store.store import Store
from queenhigh.wire.settings import TableSettings

HOUSES = (*ALL_HOUSES, *(id for id in house_ids() if id not in ALL_HOUSES))
PAIRS = len(HOUSES) // 2
QUICK = [*((seed, "sqlite") for seed in range(0, PAIRS, 3)), (4, "postgres")]
CASES = mostly_long(product(range(60), ("sqlite", "postgres")), lambda case: case in QUICK)


def houses_of(seed: int, rng: Random) -> list[str]:
    """Two houses: the first seeds have every house between them, later ones any two."""
    return list(HOUSES[2 * seed : 2 * seed + 2]) if seed < PAIRS else rng.sample(HOUSES, 2)


@pytest.mark.parametrize(("seed", "place"), CASES, indirect=["place"])
async def test_whatever_is_played_is_proven(store: Store, seed: int) -> None:
    rng = Random(seed)
    tables = []
    for house in houses_of(seed, rng):
        for number in (1, 2):
            settings = TableSettings(
                house=house,
                deal=rng.choice(("digital", "live")),
                reveal=rng.choice(("seen", "all")),
                progressive="linked:" + house.replace("_", "-"),
            )
            pit = KeptPit(store, any_house(house), f"{house}{number}", settings, rng.randrange(10**9))
            tables.append(await pit.open())
    for hour in range(150):
        table = rng.choice(tables)
        challengeable = table.digital and table.stage == "betting" and not table.table.kept.opened
        if challengeable and rng.random() < 0.03:
            await table.challenge_deck()
        elif table.state.phase not in IN_PROGRESS and rng.random() < 0.05:
            await store.seal_hour(hour)
        else:
            await table.step(trouble=0.1)
    for table in tables:
        if table.state.phase not in IN_PROGRESS and rng.random() < 0.5:
            await table.close_table()
    with store.reader() as reader:
        report = audit(reader)
    assert report.problems == ()
    assert report.replayed == report.rounds > 2
