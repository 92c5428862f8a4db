"""The stream of numbers: a SplitMix64 written here anew agrees, at the edges too, and nothing is favoured."""

import numpy as np
import pytest

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
        self.state = state
        self.gamma = gamma

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


each_stream = pytest.mark.parametrize("stream", STREAMS, ids=lambda stream: hex(stream.base))


@each_stream
def test_words_of_one_round_and_of_many_are_those_of_splitmix64(stream: Stream) -> None:
    index = np.array(EDGES, np.uint64)
    for number in NUMBERS:
        plain = [expected(stream, at, number) for at in EDGES]
        assert [word(stream, at, number) for at in EDGES] == plain
        assert words(stream, index, number).tolist() == plain
    numbers = np.array([NUMBERS[at % len(NUMBERS)] for at in range(len(EDGES))], np.uint64)
    each = [expected(stream, at, number) for at, number in zip(EDGES, numbers.tolist(), strict=True)]
    assert words(stream, index, numbers).tolist() == each
    assert index.tolist() == list(EDGES), "the rounds themselves are left alone"


@each_stream
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


def test_seeds_and_those_who_take_up_have_streams_of_their_own() -> None:
    """Steps are ``index + number * 2**48`` times an odd gamma: none comes twice below 2**64.

    Different states give different words, because the stirring can be undone.
    """
    assert ROUNDS_LIMIT == 2**48 == 1 << LANE
    seeds = [*range(-200, 200), *SEEDS[4:], 10**5000, 10**5001]
    dealing = [stream_of(seed) for seed in seeds]
    streams = {*dealing, *map(taking, dealing)}
    assert len(streams) == 2 * len(set(seeds))
    for each in ({stream.base for stream in streams}, {stream.gamma for stream in streams}):
        assert len(each) == len(streams)
        assert 0 <= min(each) <= max(each) < 2**64
    for stream in streams:
        assert stream.gamma % 2 == 1
        assert (stream.gamma ^ stream.gamma >> 1).bit_count() >= 24
    assert len({word(stream, 0, 0) for stream in streams}) == len(streams)


def test_a_seed_means_the_same_for_ever() -> None:
    """Figures that somebody wrote down with their seed can be had again."""
    assert stream_of(0) == Stream(6761725019068715032, 2210793536362160291)
    assert taking(stream_of(0)) == Stream(13327195465071399660, 12841029367311384265)
    assert stream_of(20240229) == Stream(8857911600198511573, 15190462609265870667)
    assert stream_of(True) == stream_of(1)
