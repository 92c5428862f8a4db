"""The stream of numbers: a SplitMix64 written here anew agrees, at the edges too, and nothing is favoured."""

from random import Random

import numpy as np
import numpy.typing as npt
import pytest

from kit.oracles.simulated import unstirred
from queenhigh.simulation.dealing.arrays import words
from queenhigh.simulation.dealing.fast import key_of
from queenhigh.simulation.dealing.stream import (
    LANE,
    ROUNDS_LIMIT,
    Halves,
    Stream,
    stream_of,
    taking,
    too_few,
    word,
)

EDGES = (0, 1, 2, 3, 2**16, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**47 + 5, 2**48 - 2, 2**48 - 1)
NUMBERS = (0, 1, 2, 3, 40, 2**15 - 1, 2**15, 2**15 + 1, 2**15 + 3, 2**16 - 1)
SEEDS = (0, 1, -1, 7, 2**32, 2**63, 2**64, -(2**64), 10**30, -(10**300), 10**4000)
STREAMS = (
    *map(stream_of, SEEDS),
    Stream(0, 1),
    Stream(2**64 - 1, 2**64 - 1),
    Stream(2**63, 0x9E3779B97F4A7C15),
)


class SplitMix64:
    """The published generator (Steele, Lea and Flood 2014; constants of Vigna), one step after the other."""

    def __init__(self, state: int, gamma: int) -> None:
        self.state, self.gamma = state, gamma

    def jump(self, steps: int) -> None:
        self.state = (self.state + steps * self.gamma) % 2**64

    def next(self) -> int:
        """What the state gives, stirred; then a step."""
        z = self.state
        z = (z ^ z // 2**30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z // 2**27) * 0x94D049BB133111EB % 2**64
        self.jump(1)
        return z ^ z // 2**31


def expected(stream: Stream, index: int, number: int) -> int:
    generator = SplitMix64(*stream)
    generator.jump(index)
    generator.jump(number * 2**48)
    return generator.next()


def test_the_generator_here_is_the_published_one() -> None:
    """Its first numbers from seed 0, as published with the reference code (which steps before it stirs)."""
    generator = SplitMix64(0, 0x9E3779B97F4A7C15)
    generator.jump(1)
    assert [generator.next() for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


@pytest.mark.parametrize("stream", STREAMS, ids=lambda stream: hex(stream.base))
def test_words_are_those_of_splitmix64(stream: Stream) -> None:
    for index in EDGES:
        for number in NUMBERS:
            assert word(stream, index, number) == expected(stream, index, number)


@pytest.mark.parametrize("stream", STREAMS, ids=lambda stream: hex(stream.base))
def test_array_words_equal_the_words(stream: Stream) -> None:
    index = np.array(EDGES, np.uint64)
    for number in NUMBERS:
        plain = [word(stream, at, number) for at in EDGES]
        assert words(stream, index, number).tolist() == plain
        assert words(stream, index, np.full(len(EDGES), number, np.uint64)).tolist() == plain
    numbers = np.array([NUMBERS[at % len(NUMBERS)] for at in range(len(EDGES))], np.uint64)
    each = [word(stream, at, number) for at, number in zip(EDGES, numbers.tolist(), strict=True)]
    assert words(stream, index, numbers).tolist() == each
    assert index.tolist() == list(EDGES), "the rounds themselves are left alone"


@pytest.mark.parametrize("stream", STREAMS, ids=lambda stream: hex(stream.base))
def test_compiled_words_and_halves_equal_the_words(stream: Stream) -> None:
    kernels = pytest.importorskip("queenhigh.simulation.dealing.kernels")
    key = key_of(stream)
    assert [int(each) for each in key] == [*stream, *taking(stream)]
    for index in EDGES:
        for number in NUMBERS:
            found = kernels._word(key.base, key.gamma, np.uint64(index), np.uint64(number))
            assert int(found) == word(stream, index, number)
        halves = Halves(stream, index)
        for used in range(6):
            assert int(kernels._half(key, np.uint64(index), np.uint64(used))) == halves.next()


def test_halves_are_the_words_cut_in_two_the_lower_first() -> None:
    stream = stream_of(5)
    halves = Halves(stream, 12)
    found = [halves.next() for _ in range(20)]
    assert found == [
        part for number in range(10) for part in reversed(divmod(expected(stream, 12, number), 2**32))
    ]
    assert halves.used == 20


def test_no_two_words_of_a_seed_are_the_same() -> None:
    """Steps are ``index + number * 2**48``: with both in their bounds none comes twice below 2**64.

    An odd gamma makes different states of different steps, and the stirring can be undone.
    """
    assert ROUNDS_LIMIT == 2**48 == 1 << LANE
    assert (ROUNDS_LIMIT - 1) + ((2**16 - 1) << LANE) == 2**64 - 1, "the last step of all"
    for index, number in ((0, 1), (2**48 - 1, 0), (2**48 - 1, 2**16 - 1), (5, 2**15)):
        assert divmod(index + (number << LANE), 2**48) == (number, index)
    for seed in SEEDS:
        assert stream_of(seed).gamma % 2 == 1
    steps = {index + (number << LANE) for index in EDGES for number in NUMBERS}
    assert len(steps) == len(EDGES) * len(NUMBERS)
    stream = stream_of(3)
    drawn = {word(stream, index, number) for index in EDGES for number in NUMBERS}
    assert len(drawn) == len(steps)


def test_the_stirring_can_be_undone() -> None:
    """So different states give different words, whatever the seed."""
    rng = Random(1)
    stream = stream_of(99)
    for _ in range(500):
        index, number = rng.randrange(2**48), rng.randrange(2**16)
        step = (unstirred(word(stream, index, number)) - stream.base) * pow(stream.gamma, -1, 2**64) % 2**64
        assert step == index + (number << 48)


@pytest.mark.parametrize("count", [1, 2, 3, 51, 52, 53, 1326, 22_099, 22_100, 2**31, 2**32 - 1])
def test_each_number_is_exactly_as_likely_as_the_next(count: int) -> None:
    """How many halves of 2**32 give a number, by sums: the multiples of `count` that fall in its window.

    Half `h` gives ``h * count // 2**32`` and is passed over if the rest is less than `too_few`; so number `n`
    has the halves with ``n * 2**32 + few <= h * count < (n + 1) * 2**32``.
    """
    few = too_few(count)
    assert few == 2**32 % count
    every = range(count) if count <= 22_100 else (0, 1, 2, count // 2, count - 2, count - 1)

    def halves(number: int) -> int:
        low = -(-(number * 2**32 + few) // count)
        high = -(-((number + 1) * 2**32) // count)
        return high - low

    assert {halves(number) for number in every} == {2**32 // count}


class Fixed(Halves):
    """Halves that are told."""

    def __init__(self, *halves: int) -> None:
        super().__init__(stream_of(0), 0)
        self.told = list(halves)

    def next(self) -> int:
        return self.told.pop(0)


@pytest.mark.parametrize("count", [3, 52, 22_100])
def test_below_passes_over_just_the_halves_that_favour(count: int) -> None:
    """Around both ends of the window of each of some numbers, one half after the other."""
    few = too_few(count)
    for number in {0, 1, count // 2, count - 1}:
        first = -(-number * 2**32 // count)
        for half in range(max(0, first - 3), first + 4):
            rest = half * count % 2**32
            fixed = Fixed(half, 2**32 - 1)
            found = fixed.below(count)
            if rest < few:
                assert found == count - 1
                assert not fixed.told
            else:
                assert found == half * count // 2**32
                assert fixed.told == [2**32 - 1]


def test_seeds_have_streams_of_their_own() -> None:
    seeds = [*range(-200, 200), *SEEDS[4:]]
    streams = {stream_of(seed) for seed in seeds}
    assert len(streams) == len(set(seeds))
    assert len({stream.base for stream in streams}) == len(streams)
    assert len({stream.gamma for stream in streams}) == len(streams)
    for stream in streams:
        assert 0 <= stream.base < 2**64
        assert 0 < stream.gamma < 2**64
        assert (stream.gamma ^ stream.gamma >> 1).bit_count() >= 24
    firsts = {word(stream, 0, 0) for stream in streams}
    assert len(firsts) == len(streams)


def test_a_seed_means_the_same_for_ever() -> None:
    """Figures that somebody wrote down with their seed can be had again."""
    assert stream_of(0) == Stream(6761725019068715032, 2210793536362160291)
    assert stream_of(20240229) == Stream(8857911600198511573, 15190462609265870667)
    assert stream_of(-1) != stream_of(1)
    assert stream_of(True) == stream_of(1)


def test_a_seed_may_be_however_large() -> None:
    assert stream_of(10**5000) != stream_of(10**5001)


# Who takes up a wager, and the cards


DEALING, TAKING = range(13), range(4)
"""Words of a round that deal to seven boxes nearly always, and those that say who takes up a wager."""


def test_take_up_has_a_start_and_a_step_of_its_own() -> None:
    assert len({taking(stream) for stream in STREAMS} | set(STREAMS)) == 2 * len(STREAMS)
    for stream in map(taking, STREAMS):
        assert 0 <= stream.base < 2**64
        assert stream.gamma % 2 == 1
        assert (stream.gamma ^ stream.gamma >> 1).bit_count() >= 24
    assert taking(stream_of(0)) == Stream(13327195465071399660, 12841029367311384265), "for ever"


@pytest.mark.parametrize("seed", [0, 7])
def test_no_sum_of_bits_of_a_round_is_the_same_in_every_round(seed: int) -> None:
    """Whatever bits of dealing and take-up are added: a matrix of rounds by bits has its full rank.

    A bit that is always 1 stands beside them, so that a sum that is always 1 would show as well.
    """
    stream = stream_of(seed)
    columns = 1 + 64 * (len(DEALING) + len(TAKING))
    pivots: dict[int, int] = {}
    for index in range(columns + 64):
        row = 1
        for of, numbers in ((stream, DEALING), (taking(stream), TAKING)):
            for number in numbers:
                row = row << 64 | word(of, index, number)
        while row and (pivot := pivots.get(row.bit_length())) is not None:
            row ^= pivot
        if row:
            pivots[row.bit_length()] = row
    assert len(pivots) == columns


@pytest.mark.long
@pytest.mark.parametrize("seed", [0, 1, 7])
def test_no_bit_of_a_hand_leans_toward_a_bit_of_take_up(seed: int) -> None:
    """Every bit of each word that deals against every bit of each that says who takes up.

    So, too, with the last shift of the stirring undone: it hides what the step before it left.
    """
    stream, index = stream_of(seed), np.arange(1 << 13, dtype=np.uint64)

    def signs(of: Stream, number: int) -> npt.NDArray[np.float32]:
        plain = words(of, index, number)
        before = plain ^ plain >> np.uint64(31) ^ plain >> np.uint64(62)
        shifts = np.arange(64, dtype=np.uint64)
        bits = np.concatenate([each[:, None] >> shifts & np.uint64(1) for each in (plain, before)], axis=1)
        return np.where(bits == 1, np.float32(1), np.float32(-1))

    takers = np.concatenate([signs(taking(stream), number) for number in TAKING], axis=1)
    furthest = max(float(np.abs(signs(stream, number).T @ takers).max()) for number in DEALING)
    assert furthest < 6 * np.sqrt(len(index)), "850,000 pairs come to 5 by chance"
