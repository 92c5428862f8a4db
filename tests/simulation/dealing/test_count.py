"""Counting: NumPy and Numba to the same integers, and both to a slow count made here from the codes."""

from functools import reduce
from itertools import combinations, groupby, product
from random import Random

import numpy as np
import numpy.typing as npt
import pytest

from kit.cases import mostly_long
from kit.houses.invented import ALL_HOUSES, any_house
from kit.oracles.simulated import (
    BUSY,
    BY_KERNELS,
    assert_same,
    busy,
    envies,
    mixed_plan,
    paid_envy,
    plan_with,
    wild_chart,
    wild_plan,
    with_rows,
)
from queenhigh.cards import DECK
from queenhigh.hands import MINI_ROYAL, strength
from queenhigh.simulation import Chart, SimulationError
from queenhigh.simulation.dealing import arrays
from queenhigh.simulation.dealing.code_values import worth
from queenhigh.simulation.dealing.count import Count, count_arrays, joined_runs
from queenhigh.simulation.dealing.fast import count_fast, count_rounds
from queenhigh.simulation.dealing.plain import plain_round
from queenhigh.simulation.dealing.stream import stream_of
from queenhigh.simulation.dealing.tables import compiled
from queenhigh.simulation.planning.plan import Plan, box_of
from queenhigh.study.bet import FOLD, Choice

Ints = npt.NDArray[np.int64]
BOXES = {name: any_house(name).boxes for name in ALL_HOUSES}
QUICK = [name for name in BY_KERNELS if name != "twin"]
HALF = 2**31
MINI_ROYALS = tuple(at for at, cards in enumerate(combinations(DECK, 3)) if strength(cards) == MINI_ROYAL)


def recount(plan: Plan, seed: int, start: int, rounds: int) -> Count:
    """The same count, round by round and box by box."""
    tables = compiled(plan).tables
    value = worth(plan)
    block = arrays.codes(tables, stream_of(seed), start, rounds)
    nets = value.nets[block].astype(object)  # box, round, entry: whole numbers of any size
    lost = value.nets[block] < 0
    envy = np.zeros(value.awards.shape, np.int64)
    envied = enumerate(value.envy_entries.tolist() if len(block) > 1 else ())
    for (wager, entry), at in product(envied, range(rounds)):
        mine: list[int] = block[:, at].tolist()
        paid = np.array(paid_envy(value, wager, mine))
        nets[:, at, [entry, -1]] += paid[:, None]
        lost[paid > 0, at, entry] = False
        lost[paid > 0, at, -1] = False
        _count_envy(plan, value.envied[wager].tolist(), mine, paid.tolist(), envy[wager], wager)
    whole = nets.sum(axis=0)[:, : nets.shape[2] if len(block) > 1 else 0]
    squares = (whole**2).sum(axis=0)
    takers = np.cumsum([0, *value.takers[block].sum(axis=0)])
    hits = [(start + at, box, block[box, at], takers[at]) for at, box in np.argwhere(value.hits[block.T])]
    return Count(
        start,
        rounds,
        np.bincount(block.ravel(), minlength=tables.codes),
        whole.sum(axis=0).astype(np.int64),
        np.array([(square & 0xFFFFFFFF, square >> 32) for square in squares], np.int64).reshape(-1, 2),
        envy,
        np.array(hits, np.int64).reshape(len(hits), 4),
        runs_of(lost.swapaxes(1, 2))[0],
    )


def _count_envy(
    plan: Plan, rows: list[int], mine: list[int], paid: list[int], counts: Ints, wager: int
) -> None:
    """How often each row was paid for: one that is worth what was paid, or all that others made."""
    value = worth(plan)
    for box, amount in enumerate(paid):
        made = [rows[code] for at, code in enumerate(mine) if at != box and rows[code] >= 0]
        if value.largest[wager] and amount:
            made = [next(row for row in made if value.awards[wager, row] == amount)]
        for row in made if amount else ():
            counts[row] += 1


def run_lengths(lost: npt.NDArray[np.bool_]) -> tuple[int, int, int]:
    """Rounds lost at the start, at most, and at the end."""
    if not len(lost):
        return (0, 0, 0)
    runs = [(loses, len(list(group))) for loses, group in groupby(lost.tolist())]
    most = max((length for loses, length in runs if loses), default=0)
    return (runs[0][1] if runs[0][0] else 0, most, runs[-1][1] if runs[-1][0] else 0)


Part = tuple[Ints, int]
"""Runs of some rounds, and how many rounds."""


def runs_of(lost: npt.NDArray[np.bool_]) -> Part:
    boxes, entries, rounds = lost.shape
    runs = [[run_lengths(lost[box, entry]) for entry in range(entries)] for box in range(boxes)]
    return np.array(runs), rounds


def assert_recounted(plan: Plan, seed: int, start: int, rounds: int) -> Count:
    """All three ways agree; squares only as whole sums, as their halves may be added up in any order."""
    found = count_arrays(plan, stream_of(seed), start, rounds)
    assert_same(found, count_fast(plan, stream_of(seed), start, rounds))
    slow = recount(plan, seed, start, rounds)
    assert whole(found) == whole(slow)
    assert_same(found._replace(squares=slow.squares), slow)
    return found


def whole(count: Count) -> list[int]:
    """The sums of squares."""
    return [int(low) + (int(high) << 32) for low, high in count.squares]


@pytest.mark.parametrize("name", mostly_long(QUICK, lambda name: name in ("rws", "draw", "fourth")))
def test_counts_are_those_of_a_slow_count(name: str) -> None:
    rng = Random(3)
    for boxes in (1, 2, BOXES[name]):
        for plan in (wild_plan(name, boxes), mixed_plan(name, boxes)):
            assert_recounted(plan, seed=rng.randrange(99), start=rng.randrange(2**48 - 500), rounds=150)


@pytest.mark.parametrize(
    ("name", "takers"),
    mostly_long(
        (
            *((name, takers) for name in BUSY for takers in (None, HALF)),
            ("rws", 0),
            ("rws", 2**32 - 1),
            ("rws", 2**32),
        ),
        lambda case: case[0] == "rws" or case == ("fourth", HALF),
    ),
)
def test_counts_of_meters_and_envy_are_those_of_a_slow_count(name: str, takers: int | None) -> None:
    """Houses in which a meter is hit, and a hand envied, every few rounds."""
    house = busy(name)
    boxes = min(BOXES[name], 5)
    found = assert_recounted(wild_plan(house, boxes, takers=takers), seed=8, start=77, rounds=600)
    if takers is None:
        assert len(found.hits) > 3
        assert (found.envy.sum(axis=1) > 0).all()
    mixed = assert_recounted(mixed_plan(house, boxes, takers=takers), seed=9, start=0, rounds=250)
    single = assert_recounted(wild_plan(house, 1, takers=takers), seed=10, start=5, rounds=250)
    assert not single.envy.any(), "nobody else is there to be envied"
    assert len(mixed.sums) == len(mixed.squares) > 0 == len(single.sums)


def test_of_two_hands_envied_alike_the_first_is_the_largest() -> None:
    """Where one Envy at most is paid, and two rows are worth the same, the earlier box's row is counted."""
    house = with_rows(
        any_house("sixcard"), "progressive", straight={"envy_minor": 60}, three_of_a_kind={"envy_minor": 60}
    )
    plan = wild_plan(house, 5)
    value = worth(plan)
    stream = stream_of(1)
    assert_same(count_arrays(plan, stream, 0, 20_000), count_fast(plan, stream, 0, 20_000))
    block = value.envied[0][arrays.codes(compiled(plan).tables, stream, 0, 20_000)]
    rows = [{row for row in block[:, at].tolist() if row >= 0} for at in range(20_000)]
    tied = [at for at, made in enumerate(rows) if len(made) > 1]
    assert len(tied) > 5
    for at in tied:
        names = envies(plan, plain_round(plan, 1, at), "progressive").rows
        counts = count_fast(plan, stream, at, 1).envy[0].tolist()
        assert counts[: len(WAGER_ROWS)] == [names.count(row) for row in WAGER_ROWS]


WAGER_ROWS = [row.name for row in any_house("sixcard").by_name["progressive"].rows]


SIZES = (1, 2, 4_095, 4_096, 4_097, 16_384, 16_385, 40_001)


@pytest.mark.parametrize("name", mostly_long(BUSY, lambda name: name == "six_cards"))
def test_both_ways_agree_at_the_edges_of_their_blocks(name: str) -> None:
    for boxes in (1, 3):
        plan = wild_plan(busy(name), boxes, takers=HALF if boxes == 3 else None)
        for size in SIZES:
            stream = stream_of(size)
            start = 2**48 - size if size % 2 else 1000
            assert_same(count_arrays(plan, stream, start, size), count_fast(plan, stream, start, size))


def test_no_rounds_count_nothing_and_no_hits_are_no_rows() -> None:
    plan = plan_with("rws", {"pair_plus": 500})
    for count in (count_arrays(plan, stream_of(1), 5, 2_000), count_fast(plan, stream_of(1), 5, 2_000)):
        assert count.hits.shape == (0, 4)
        assert count.codes.sum() == 2_000
    for count in (count_arrays(plan, stream_of(1), 5, 0), count_fast(plan, stream_of(1), 5, 0)):
        assert not count.codes.any()
        assert not count.runs.any()
    assert_same(
        count_rounds(plan, stream_of(1), 5, 100, True), count_rounds(plan, stream_of(1), 5, 100, False)
    )


def test_large_stakes_are_squared_without_loss() -> None:
    """Nearly the largest bets that are not refused: squares up to 2**62, in two halves."""
    house = any_house("rws")
    for bet in ({"ante": 150_000_001}, {"ante": 700, "pair_plus": 26_500_003}):
        boxes = tuple(box_of(house, bet, wild_chart(house, at)) for at in range(2))
        plan = Plan(house, boxes)
        found = assert_recounted(plan, seed=2, start=0, rounds=3_000)
        assert max(whole(found)) > 2**60
        assert np.abs(worth(plan).nets).max() > 2**29
        larger = {name: stake + stake // 20 for name, stake in bet.items()}
        with pytest.raises(SimulationError) as caught:
            worth(plan_with(house, larger, larger, strategy=wild_chart(house)))
        assert caught.value.option == "bet"


# Runs


@pytest.mark.parametrize("played", [(), MINI_ROYALS], ids=["never", "mini royals"])
def test_runs_go_on_over_many_blocks(played: tuple[int, ...]) -> None:
    """A box that folds every hand, or plays four of 22,100: runs of several thousand rounds."""
    chart = Chart("picky", (FOLD, Choice(1)), bytes(at in played for at in range(22_100)))
    plan = plan_with("rws", {"ante": 500}, strategy=chart)
    rounds = 120_000
    longest = 0
    for seed in range(8):
        stream = stream_of(seed)
        codes = arrays.codes(compiled(plan).tables, stream, 0, rounds)
        expected = run_lengths(worth(plan).nets[codes[0], 0] < 0)
        longest = max(longest, expected[1])
        for count in (count_arrays(plan, stream, 0, rounds), count_fast(plan, stream, 0, rounds)):
            assert count.runs[0].tolist() == [list(expected)] * 2
    assert longest > arrays.BLOCK
    assert (longest == rounds) == (not played)


def joined(one: Part, other: Part) -> Part:
    return joined_runs(*one, *other), one[1] + other[1]


@pytest.mark.parametrize("chance", [0.02, 0.5, 0.9, 0.999])
def test_runs_of_pieces_join_to_those_of_the_whole_in_any_order_of_joining(chance: float) -> None:
    rng = np.random.default_rng(int(chance * 1000))
    for _ in range(60):
        lost = rng.random((2, 3, 60)) < chance
        parts = [runs_of(part) for part in np.split(lost, np.sort(rng.integers(0, 61, 3)), axis=2)]
        from_left = reduce(joined, parts)
        from_right = reduce(lambda later, sooner: joined(sooner, later), reversed(parts))
        for runs, rounds in (from_left, from_right):
            assert np.array_equal(runs, runs_of(lost)[0])
            assert rounds == 60
