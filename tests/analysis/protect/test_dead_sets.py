"""What is left of a sum once cards are dead, against sums taken one by one in small decks."""

from itertools import combinations
from random import Random

import numpy as np
import pytest

from queenhigh.analysis.protect.dead_sets import Floats, threes, with_six_dead, with_three_dead


def some_worths(rng: Random, live: int, choices: int, least: int = -3, most: int = 4) -> list[Floats]:
    count = len(threes(live))
    return [np.array([rng.randint(least, most) for _ in range(count)], float) for _ in range(choices)]


def one_by_one(worths: list[Floats], live: int, dead: int) -> tuple[int, int]:
    times = total = 0
    hands = threes(live).tolist()
    for out in combinations(range(live), dead):
        left = np.array([not {*out} & {*hand} for hand in hands])
        best = max(0, *(int(worth[left].sum()) for worth in worths))
        times, total = times + (best > 0), total + best
    return times, total


@pytest.mark.parametrize("choices", [1, 3])
@pytest.mark.parametrize("live", [9, 10])
def test_every_set_of_dead_cards_is_counted_once(live: int, choices: int) -> None:
    worths = some_worths(Random(live + choices), live, choices)
    assert with_three_dead(worths, live) == one_by_one(worths, live, 3)
    assert with_six_dead(worths, live) == one_by_one(worths, live, 6)


@pytest.mark.parametrize(("least", "most"), [(20, 25), (-25, -20), (0, 0)])
def test_what_is_sure_beforehand_is_what_counting_says(least: int, most: int) -> None:
    [worth] = some_worths(Random(7), 11, 1, least, most)
    assert with_six_dead([worth], 11) == one_by_one([worth], 11, 6)
    assert with_six_dead([worth, worth], 11) == one_by_one([worth], 11, 6), "the long way"
