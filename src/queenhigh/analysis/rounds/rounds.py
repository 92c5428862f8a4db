"""What a bet nets over many rounds: exact where that is quick, else with an error that is proven.

Short runs are worked out in whole numbers. With f the polynomial of one round (a deal count for each net) and
g = f**N, the identity f g' = N f' g gives each coefficient of g from those below it (J. C. P. Miller).

Longer runs take the characteristic function of one round to the power N and turn it back by a fast Fourier
transform of M points over a window of sums. Every chance read off is that of a run of neighbouring sums. Its
error is at most the sum of these parts, with u = 2**-53:

1. *Outside the window.* Sums beyond it fold back into it. For every t > 0 (Chernoff),
   P(S - Nc >= y) <= exp(N log E exp(t(X - c)) - ty). The window ends where this is `TAIL`, on either side,
   with room for the roundings of the exponent.
2. *One value of the function*, z = sum of p e^(-2 pi i mk / M), errs by at most e = (8 + partial sums) u:
   u for p; 5u for the root of unity (two factors right to u, made in whole numbers, and a complex product,
   right to sqrt(5) u); u for their product; u times each partial sum for the additions; u for terms of second
   order.
3. *The power.* A product of N factors has N - 1 roundings however it is bracketed, 3u each at most; and
   |(z + d)^N - z^N| <= N e (|z| + e)^(N - 1) for |d| <= e. Powers below e^-80 are set to 0.
4. *From values to chances.* Roots summed over neighbouring places come to at most M / 2m, so an error d of
   the values at m and -m moves a chance by at most d / m; these are added up for m = 1..M/2.
5. *The transform back.* One of 2**k points errs by at most about 6.7 k u in Euclidean norm, relative (Higham,
   Accuracy and Stability of Numerical Algorithms, theorem 24.2, for radix 2; the larger radices of NumPy's
   have fewer roundings). 16 k u are allowed; sqrt(M) times that norm bounds the error on any set of sums.
6. *Sums of chances* go over rows, then over row totals: at most rows + columns roundings each.

>>> run = after_rounds(Spread({-1: 20, 1: 18}), 2)
>>> run.exact_chance_ahead, run.chance_even == 360 / 722, run.percentile(0.9)
(Fraction(81, 361), True, 2)
"""

from bisect import bisect_left
from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property
from itertools import accumulate
from math import exp, expm1, gcd, isqrt, log, sqrt
from typing import Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from queenhigh.study.result import are_equal
from queenhigh.study.spread import Spread, root
from queenhigh.text import QueenHighError

Floats = npt.NDArray[np.float64]
Complexes = npt.NDArray[np.complex128]

ULP: Final = 2.0**-53
"""The most one rounding of a float may be wrong by, relative."""
TAIL: Final = 1e-15
"""The mass that may lie outside the window on either side."""
MOST_POINTS: Final = 1 << 23
"""The widest window: what bounds the memory, to some 400 MB."""
MOST_ROUNDS: Final = 10_000_000
"""A life at the table has fewer, and the proven error grows with them."""
_EXACT_WORK: Final = 2_000_000
"""How much work, in products of a small and a long number, still counts as quick: well under a second."""
_EXACT_BITS: Final = 1 << 28
"""How much memory whole numbers may take: 32 MB, and as much for their sums."""
_FAINT: Final = 80.0
"""Powers below e to minus this are left out."""
_BLOCK: Final = 1 << 16
"""Values of the characteristic function worked out at a time."""
_NOTICEABLE: Final = 1e-6
"""Nets less likely than this, against the likeliest, are not drawn."""


class RunError(QueenHighError, ValueError):
    """A question about a run that has no answer; the message says why."""


class RunTooWideError(RunError):
    """The nets of this run lie too far apart, or too close to each other, to be worked out."""


class Run(msgspec.Struct, frozen=True, dict=True, eq=False):
    """What a bet nets over a number of rounds; every chance is within `error` of the truth."""

    rounds: int
    exact: bool
    """Whether chances are exact; as floats they are then the nearest there are."""
    error: float
    """No chance given here is further from the truth than this; 0 for an exact run."""
    mean: Fraction
    variance: Fraction
    """Both always exact, in minor units and their square."""
    worst: int
    best: int
    """The least and the most the rounds can net, likely or not."""
    nets: Sequence[int]
    """The nets worked out, rising; only those in the window unless the run is exact."""
    masses: Sequence[int] | Floats
    """The chance of each, in parts of `total`."""
    upto: Sequence[int] | Floats
    """The chance of each or less, in parts of `total`."""
    total: int

    def __eq__(self, other: object) -> bool:
        return are_equal(self, other)

    def __hash__(self) -> int:
        return hash((self.rounds, self.mean, self.variance))

    def __repr__(self) -> str:
        return f"Run(rounds={self.rounds}, chance_ahead={self.chance_ahead:.6f}, error={self.error:.1e})"

    @property
    def standard_deviation(self) -> float:
        return root(self.variance)

    @cached_property
    def chance_ahead(self) -> float:
        return self.chance_at_least(1)

    @cached_property
    def chance_even(self) -> float:
        place = bisect_left(self.nets, 0)
        here = place < len(self.nets) and self.nets[place] == 0
        return float(self.masses[place] / self.total) if here else 0.0

    @cached_property
    def chance_behind(self) -> float:
        return float(self._below(0) / self.total)

    @property
    def exact_chance_ahead(self) -> Fraction | None:
        """The chance of a net above 0 as a fraction, if the run is exact."""
        return self.exact_chance_at_least(1)

    def chance_at_least(self, net_minor: int) -> float:
        """The chance to net this much or more."""
        return float((self.total - self._below(net_minor)) / self.total)

    def exact_chance_at_least(self, net_minor: int) -> Fraction | None:
        """The same as a fraction, if the run is exact."""
        return Fraction(self.total - int(self._below(net_minor)), self.total) if self.exact else None

    def percentile(self, part: float | Fraction) -> int:
        """The least net such that at least `part` of all runs net it or less, for a part above 0 and up to 1.

        Unless the run is exact this is sure only to within `error`: the chance of the net given or less is at
        least `part - error`, and that of any lower net or less is below `part + error`.
        """
        if not 0 < part <= 1:
            raise RunError(f"a percentile is asked for a part above 0 and up to 1, not {part}")
        wanted = Fraction(part) * self.total if self.exact else float(part)
        return self.nets[min(bisect_left(self.upto, wanted), len(self.nets) - 1)]

    @cached_property
    def nets_minor(self) -> npt.NDArray[np.int64]:
        """The nets worth drawing, rising."""
        return np.array([self.nets[place] for place in self._drawn], np.int64)

    @cached_property
    def chances(self) -> Floats:
        """The chance of each of `nets_minor`."""
        return self.all_chances[self._drawn]

    @cached_property
    def all_chances(self) -> Floats:
        """The chance of each of `nets`."""
        return np.array([mass / self.total for mass in self.masses]) if self.exact else np.array(self.masses)

    @cached_property
    def _drawn(self) -> npt.NDArray[np.intp]:
        return np.flatnonzero(self.all_chances >= _NOTICEABLE * self.all_chances.max())

    def _below(self, net_minor: int) -> int | float:
        """The parts of `total` that net less than this."""
        place = bisect_left(self.nets, net_minor)
        if place == len(self.nets):
            return self.total
        return self.upto[place - 1] if place else 0


class Lattice(NamedTuple):
    """One round's nets as whole steps above the worst of them, with their counts in lowest terms."""

    first: int
    step: int
    steps: tuple[int, ...]
    counts: tuple[int, ...]

    @property
    def width(self) -> int:
        return self.steps[-1]

    @property
    def deals(self) -> int:
        return sum(self.counts)

    @property
    def shares(self) -> Floats:
        """The chance of each net, right to the last figure."""
        return np.array([count / self.deals for count in self.counts])


def after_rounds(spread: Spread, rounds: int) -> Run:
    """The distribution of what `rounds` independent rounds of one bet net together.

    Exact where the whole numbers stay small, else with a proven error (see above). Raises `RunTooWideError`
    where neither can be had.
    """
    if not 1 <= rounds <= MOST_ROUNDS:
        raise RunError(f"a run has from 1 to {MOST_ROUNDS:,} rounds, not {rounds:,}")
    lattice = lattice_of(spread)
    return _exactly(spread, lattice, rounds, _EXACT_WORK) or _nearly(spread, lattice, rounds)


def lattice_of(spread: Spread) -> Lattice:
    """The coarsest even grid that holds every net of a round."""
    counts = {net: count for net, count in sorted(spread.counts.items()) if count}
    if not counts:
        raise RunError("a bet without a single deal nets nothing")
    first = min(counts)
    step = gcd(*(net - first for net in counts)) or 1
    common = gcd(*counts.values())
    steps = tuple((net - first) // step for net in counts)
    return Lattice(first, step, steps, tuple(count // common for count in counts.values()))


def _exactly(spread: Spread, lattice: Lattice, rounds: int, work: int) -> Run | None:
    """The run in whole numbers, or nothing if that takes more than `work`."""
    bits = rounds * lattice.deals.bit_length()
    price = len(lattice.steps) * (1 + bits // 2000)
    sums = _sums(lattice.steps, rounds, min(work // price, _EXACT_BITS // bits))
    if sums is None:
        return None
    nets = tuple(rounds * lattice.first + lattice.step * place for place in sums)
    masses = _powered(lattice, rounds, sums)
    upto = tuple(accumulate(masses))
    return _run(spread, lattice, rounds, 0.0, nets, masses, upto, lattice.deals**rounds)


def _sums(steps: tuple[int, ...], rounds: int, most: int) -> list[int] | None:
    """Every sum of so many steps, rising; nothing if there are more than `most`."""
    if rounds * (len(steps) - 1) + 1 > most:  # so many there are at least
        return None
    sums = {0}
    fresh = {0}
    for _ in range(rounds if len(steps) > 1 else 0):
        fresh = {place + step for place in fresh for step in steps} - sums
        sums |= fresh
        if len(sums) > most:
            return None
    return sorted(sums)


def _powered(lattice: Lattice, rounds: int, sums: list[int]) -> tuple[int, ...]:
    """In how many of all sequences of deals each of these sums comes about."""
    lowest, *others = zip(lattice.steps, lattice.counts, strict=True)
    ways = {0: lowest[1] ** rounds}
    for place in sums[1:]:
        total = 0
        for step, count in others:
            before = ways.get(place - step)
            if before:
                total += (step * (rounds + 1) - place) * count * before
        ways[place] = total // (place * lowest[1])  # leaves no remainder
    return tuple(ways[place] for place in sums)


def _run(
    spread: Spread, lattice: Lattice, rounds: int, error: float,
    nets: Sequence[int], masses: Sequence[int] | Floats, upto: Sequence[int] | Floats, total: int,
) -> Run:  # fmt: skip
    worst = rounds * lattice.first
    best = worst + rounds * lattice.step * lattice.width
    mean = rounds * spread.mean
    variance = rounds * spread.variance
    return Run(rounds, error == 0, error, mean, variance, worst, best, nets, masses, upto, total)


def _nearly(spread: Spread, lattice: Lattice, rounds: int) -> Run:
    """The run by Fourier transform, with the error bounded as the head of this file derives it."""
    seen, size = _fitting_window(lattice, rounds)
    wrapped = 0.0 if size > rounds * lattice.width else 2 * TAIL
    spectrum, spectrum_error = _spectrum(lattice, rounds, size)
    raw = np.roll(np.fft.irfft(spectrum, size), -(seen.start % size))
    levels = size.bit_length() - 1
    transform_error = 16 * levels * ULP * sqrt(size) * float(np.linalg.norm(raw))
    rows = raw.reshape(1 << levels // 2, -1)
    within = np.cumsum(rows, axis=1)
    before = np.concatenate(([0.0], np.cumsum(within[:-1, -1])))
    sums_error = sum(rows.shape) * ULP * float(np.abs(raw).sum())
    error = wrapped + 1.01 * (spectrum_error + transform_error + sums_error + 4 * ULP)
    # The truth rises from 0 to 1; a running maximum within those limits comes no further from it.
    upto = np.maximum.accumulate(np.clip((within + before[:, None]).ravel(), 0.0, 1.0))
    kept = len(seen)
    worst = rounds * lattice.first
    nets = range(worst + lattice.step * seen.start, worst + lattice.step * seen.stop, lattice.step)
    return _run(spread, lattice, rounds, error, nets, np.maximum(raw[:kept], 0.0), upto[:kept], 1)


def _fitting_window(lattice: Lattice, rounds: int) -> tuple[range, int]:
    """The sums to work out and the points of the transform; raises if there would be too many."""
    reached = window(lattice, rounds)
    if len(reached) <= MOST_POINTS:
        size = max(1 << (len(reached) - 1).bit_length(), 16)
        return range(reached.start, min(reached.start + size, rounds * lattice.width + 1)), size
    fewer = rounds // 2
    while fewer and len(window(lattice, fewer)) > MOST_POINTS:
        fewer //= 2
    way_out = f"{fewer:,} rounds can be" if fewer else "Only short runs can be"
    raise RunTooWideError(
        f"{rounds:,} rounds of this bet reach {len(reached):,} amounts, in steps of "
        f"{lattice.step:,} smallest coins: too many to work out. {way_out}; "
        "rounder stakes and awards allow more"
    )


def window(lattice: Lattice, rounds: int) -> range:
    """The sums of steps outside which the mass is at most `TAIL` on either side."""
    total = sum(step * count for step, count in zip(lattice.steps, lattice.counts, strict=True))
    centre = total / lattice.deals
    away = np.array(lattice.steps, np.float64) - centre
    middle = rounds * total // lattice.deals
    lowest = max(middle - 2 - _reach(-away, lattice.shares, rounds), 0)
    highest = min(middle + 3 + _reach(away, lattice.shares, rounds), rounds * lattice.width)
    return range(lowest, highest + 1)


def _reach(away: Floats, shares: Floats, rounds: int) -> int:
    """How far above its middle a sum of rounds is found with a chance of at most `TAIL`."""
    scale = sqrt(rounds * float(shares @ away**2)) or 1.0
    tilts = np.minimum(np.geomspace(1e-6, 1e2, 600) / scale, 600 / (np.abs(away).max() or 1.0))
    growth = np.log(np.exp(tilts[:, None] * away) @ shares)
    slack = rounds * (len(away) + 2000) * ULP
    return int(np.min((rounds * growth - log(TAIL) + slack) / tilts)) + 1


def _spectrum(lattice: Lattice, rounds: int, size: int) -> tuple[Complexes, float]:
    """The characteristic function of the run at m = 0..size/2, and the most its error does to a chance."""
    order = np.argsort(lattice.shares, kind="stable")  # small ones first: their partial sums are small
    shares = lattice.shares[order]
    steps = np.array([step % size for step in lattice.steps], np.int64)[order]
    flaw = (8 + float(np.cumsum(shares)[1:].sum())) * ULP
    bits = (size.bit_length() - 1) // 2
    coarse = _turns(size >> bits, size >> bits)
    fine = _turns(size, 1 << bits)
    spectrum = np.zeros(size // 2 + 1, np.complex128)
    spectrum[0] = 1
    threshold = exp(-_FAINT / rounds)
    error = (1 + log(size)) * (threshold + 2 * flaw) ** rounds
    for start in range(1, len(spectrum), _BLOCK):
        places = np.arange(start, min(start + _BLOCK, len(spectrum)))
        values = np.zeros(len(places), np.complex128)
        for step, share in zip(steps, shares, strict=True):
            turn = places * step & (size - 1)
            values += share * (coarse[turn >> bits] * fine[turn & ((1 << bits) - 1)])
        strong = np.abs(values) >= threshold
        places = places[strong]
        values = values[strong]
        spectrum[places] = _to_the(values, rounds)
        error += float(np.sum((np.abs(values) + 2 * flaw) ** (rounds - 1) / places)) * (
            rounds * flaw + expm1(3 * ULP * rounds)
        )
    return spectrum, error


def _turns(parts: int, count: int) -> Complexes:
    """The first powers of e^(-2 pi i / parts), right to the last figure, for a power of 2 from 4 up.

    Made in whole numbers from a quarter turn by halving angles, so that no library's sine need be trusted.
    """
    one = 1 << 128
    cosine = 0
    sine = -one
    for _ in range(parts.bit_length() - 3):
        cosine = isqrt((one + cosine) * one >> 1)
        sine = sine * one // (2 * cosine)
    x = one
    y = 0
    turns = np.empty(count, np.complex128)
    for place in range(count):
        turns[place] = complex(x / one, y / one)
        x, y = (x * cosine - y * sine) >> 128, (x * sine + y * cosine) >> 128
    return turns


def _to_the(values: Complexes, power: int) -> Complexes:
    """Powers by squaring."""
    result = np.ones_like(values)
    while power:
        if power & 1:
            result = result * values
        power >>= 1
        if power:
            values = values * values
    return result
