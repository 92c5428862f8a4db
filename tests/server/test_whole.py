"""The whole, played at random under a virtual clock on a store that fails: one seed replays a failure.

Real desks, hall and floor; commands late, twice and out of order; supervisors who void, dealers with a real
deck, people who leave, go away and come back; a process that dies and comes back, a clock that is set back,
chance that runs dry, writes that fail before, after and without word. `tests/faults` plays the same on files.
"""

from random import Random

import pytest

from kit.cases import mostly_long
from kit.faults.evenings import Evening
from kit.faults.memory import MemoryStore

ROUNDS = 500
"""With `tests/faults/test_whole_files.py`, 100,000 rounds in all."""
CASES = [
    *((seed, 60, 30 * (seed % 2)) for seed in range(6)),
    *((seed, ROUNDS, 25) for seed in range(100, 220)),
]


@pytest.mark.parametrize(("seed", "rounds", "fails"), mostly_long(CASES, lambda case: case[0] < 2))
def test_nothing_is_lost_and_nothing_doubled(seed: int, rounds: int, fails: int) -> None:
    random = Random(seed)
    Evening(MemoryStore(random, fails), random).run(rounds)
