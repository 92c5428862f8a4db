"""Tables of any house on the same meters, played at random into both databases: the audit proves them all."""

from random import Random

import pytest

from kit.houses.invented import ALL_HOUSES, any_house
from kit.scribe import Scribe
from kit.stores import asynchronous
from queenhigh.engine.state import IN_PROGRESS
from queenhigh.store.audit import audit
from queenhigh.store.store import Store
from queenhigh.table.settings import TableSettings

SEEDS = [pytest.param(seed, marks=[pytest.mark.long] if seed > 4 else []) for seed in range(60)]


@pytest.mark.parametrize("seed", SEEDS)
@asynchronous
async def test_whatever_is_played_is_proven(store: Store, seed: int) -> None:
    rng = Random(seed)
    tables = []
    for house in rng.sample(ALL_HOUSES, 2):
        for number in (1, 2):
            settings = TableSettings(
                house=house,
                deal=rng.choice(("digital", "live")),
                reveal=rng.choice(("seen", "all")),
                progressive=f"linked:{house}",
            )
            scribe = Scribe(store, any_house(house), f"{house}{number}", settings, rng.randrange(10**9))
            tables.append(await scribe.open())
    for hour in range(150):
        table = rng.choice(tables)
        if table.digital and table.state.phase == "betting" and rng.random() < 0.03:
            await table.challenge()
        elif table.state.phase not in IN_PROGRESS and rng.random() < 0.05:
            await store.seal_hour(hour)
        else:
            await table.step(trouble=0.1)
    for table in tables:
        if table.state.phase not in IN_PROGRESS and rng.random() < 0.5:
            await table.close()
    with store.reader() as reader:
        report = audit(reader)
    assert report.problems == ()
    assert report.replayed == report.rounds > 2
