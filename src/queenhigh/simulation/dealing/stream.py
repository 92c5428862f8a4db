"""Chance for simulations: every round has its own numbers, found from seed and round number alone.

The numbers are those of SplitMix64. It steps a 64-bit counter by an odd number, `gamma`, and stirs the
counter by a function that can be undone, so within one seed no word ever comes twice before all 2**64 have
come. Round `i` owns the words whose step is ``i + j * 2**48``; for rounds below 2**48 and `j` below 2**16
these steps all differ, so no two rounds share a word, whoever works them out and however the work is cut.
Another seed has another start and another gamma: two seeds walk through the same numbers in different orders.
Who takes up a wager is drawn from a start and a gamma of its own, `taking`. Were it drawn 2**63
steps from the cards, it would differ from them by the counter's top bit alone, and four bits of what comes
out would be the same in every round.

A word is two halves of 32 bits, the lower first. A half gives a number below `n` by the multiply-and-shift
method; the few halves that would favour some numbers are passed over, so each number is exactly as likely as
the next.

`word` and `Halves` are the plain reference; `arrays.py` and `kernels.py` must find the same numbers.
"""

from hashlib import sha256
from typing import Final, NamedTuple

MASK: Final = (1 << 64) - 1
HALF: Final = (1 << 32) - 1
LANE: Final = 48
"""Words of one round lie this many bits of steps apart."""
ROUNDS_LIMIT: Final = 1 << LANE
_LAST: Final = (1 << 16) - 1
"""The last word of a round, which no cards ever come to."""
STIR: Final = ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB))
LAST_SHIFT: Final = 31
_LONG: Final = 1 << 4096
_TURNS: Final = 24
"""A gamma must change between 0 and 1 at least so often, or its steps would look alike."""


class Stream(NamedTuple):
    """The start and the step of one seed's numbers."""

    base: int
    gamma: int


def stream_of(seed: int) -> Stream:
    """The numbers of a seed: any whole number, however large.

    >>> stream_of(1) == stream_of(1), stream_of(1) == stream_of(2)
    (True, False)
    """
    words = f"{seed:d}" if abs(seed) < _LONG else f"{seed:x}"  # digits by tens have a limit
    digest = sha256(f"queenhigh simulation 1:{words}".encode()).digest()
    return _stream(int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:16], "little"))


def _stream(base: int, step: int) -> Stream:
    gamma = step | 1
    if (gamma ^ (gamma >> 1)).bit_count() < _TURNS:
        gamma ^= 0xAAAAAAAAAAAAAAAA
    return Stream(base, gamma)


def taking(stream: Stream) -> Stream:
    """The numbers that say who takes up a wager: half `b` of a round is for its box `b`."""
    return _stream(word(stream, 0, _LAST), word(stream, 1, _LAST))


def word(stream: Stream, index: int, number: int) -> int:
    """Word `number` of round `index`."""
    state = (stream.base + stream.gamma * (index + (number << LANE))) & MASK
    for shift, factor in STIR:
        state = ((state ^ (state >> shift)) * factor) & MASK
    return state ^ (state >> LAST_SHIFT)


def too_few(count: int) -> int:
    """Halves whose product with `count` leaves less than this are passed over."""
    return (1 << 32) % count


class Halves:
    """The halves of one round's words, one after the other."""

    def __init__(self, stream: Stream, index: int) -> None:
        self.stream = stream
        self.index = index
        self.used = 0

    def next(self) -> int:
        whole = word(self.stream, self.index, self.used >> 1)
        found = (whole >> 32) if self.used & 1 else whole & HALF
        self.used += 1
        return found

    def below(self, count: int) -> int:
        """A number from 0 up to `count`, each as likely as the next."""
        while True:
            product = self.next() * count
            if product & HALF >= too_few(count):
                return product >> 32
