"""The whole, played at random on real files that fail, and proven by an audit: one seed replays a failure."""

from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from kit.cases import mostly_long
from kit.faults.evenings import Evening
from kit.faults.inline import Weather, inline_store
from kit.store.postgres import Postgres

ROUNDS = 500
CASES = [*((seed, 50, 30) for seed in range(4)), *((seed, ROUNDS, 25) for seed in range(300, 380))]


def play(place: Path | str, seed: int, rounds: int, fails: int) -> None:
    random = Random(seed)
    with closing(inline_store(place, Weather(random, fails))) as store:
        Evening(store, random).run(rounds)


@pytest.mark.parametrize(
    ("seed", "rounds", "fails"), mostly_long(CASES, lambda case: case[0] < 300 and case[0] % 2)
)
def test_a_file_loses_nothing_and_doubles_nothing(tmp_path: Path, seed: int, rounds: int, fails: int) -> None:
    play(tmp_path, seed, rounds, fails)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(400, 405))
def test_a_database_loses_nothing_and_doubles_nothing(postgres: Postgres, seed: int) -> None:
    play(postgres.store(), seed, 100, 25)
