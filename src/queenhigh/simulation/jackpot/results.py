"""What years of jackpots come to: typed records. Amounts are whole minor units, shares and averages exact."""

from array import array
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final, NamedTuple, overload

import msgspec
import numpy as np
import numpy.typing as npt

from queenhigh.simulation.edges.living_meters import Hit
from queenhigh.simulation.planning.plan import AlikeResult
from queenhigh.study.spread import Summary

DAYS_A_YEAR: Final = 365
_NUMBERS: Final = 6
Ints = npt.NDArray[np.int64]


class Pace(msgspec.Struct, frozen=True):
    """How fast the rounds come. Tables take turns: round `i` is played at table ``i % tables``."""

    tables: int
    boxes: int
    take_up: Fraction
    """How likely a box is to bet on the progressive in a round."""
    rounds_per_hour: Fraction
    """At one table."""
    hours_per_day: Fraction
    days: Fraction
    """The days that were asked for."""

    @property
    def rounds_per_day(self) -> Fraction:
        """At all tables together."""
        return self.tables * self.rounds_per_hour * self.hours_per_day

    @property
    def rounds(self) -> int:
        """Rounds that were asked for, the same number at every table."""
        return self.tables * int(self.rounds_per_hour * self.hours_per_day * self.days)

    def day(self, rounds: Fraction | int) -> Fraction:
        """How many days so many rounds take."""
        return rounds / self.rounds_per_day


class Hits(Sequence[Hit]):
    """Every payment from a meter, in order; kept as bare numbers, so that a million of them are no burden."""

    def __init__(self) -> None:
        self._numbers = array("q")
        self._kinds: dict[tuple[str, str, str, int], int] = {}
        self._names: list[tuple[str, str, str, int]] = []

    def add(self, hit: Hit) -> None:
        kind = (hit.meter, hit.wager, hit.row, hit.stake_minor)
        if kind not in self._kinds:
            self._kinds[kind] = len(self._names)
            self._names.append(kind)
        self._numbers.extend(
            (hit.round, hit.box, self._kinds[kind], hit.before_minor, hit.paid_minor, hit.reseeded_minor)
        )

    def __len__(self) -> int:
        return len(self._numbers) // _NUMBERS

    @overload
    def __getitem__(self, place: int) -> Hit: ...

    @overload
    def __getitem__(self, place: slice) -> list[Hit]: ...

    def __getitem__(self, place: int | slice) -> Hit | list[Hit]:
        if isinstance(place, slice):
            return [self._hit(each) for each in range(*place.indices(len(self)))]
        return self._hit(range(len(self))[place])

    def __iter__(self) -> Iterator[Hit]:
        return (self._hit(place) for place in range(len(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hits) and (self._names, self._numbers) == (other._names, other._numbers)

    def __hash__(self) -> int:
        return hash((len(self), tuple(self._names)))

    def __repr__(self) -> str:
        return f"Hits({len(self):,})"

    def _hit(self, place: int) -> Hit:
        at, box, kind, before, paid, reseeded = self._numbers[place * _NUMBERS : (place + 1) * _NUMBERS]
        return Hit(at, box, *self._names[kind], before, paid, reseeded)

    def of_meter(self, meter: str) -> Ints:
        """A row for each hit of a meter: round, what it showed, what was paid, what the house put back."""
        table: Ints = np.array(self._numbers, np.int64).reshape(-1, _NUMBERS)
        kinds = [place for place, names in enumerate(self._names) if names[0] == meter]
        mine: Ints = table[np.isin(table[:, 2], kinds)][:, [0, 3, 4, 5]]
        return mine


class PlacedHit(NamedTuple):
    """A hit with its place in time and at the tables; all are counted from 1."""

    hit: int
    day: Fraction
    table: int
    box: int
    meter: str
    wager: str
    row: str
    meter_before_minor: int
    paid_minor: int
    reseeded_minor: int
    rounds_since_last: int | None
    """None for the first of its meter."""


class Point(NamedTuple):
    """What a meter showed after so many rounds."""

    rounds: int
    meter_minor: int


class MeterLife(msgspec.Struct, frozen=True):
    """What became of one meter: start + contributed + reseeded - paid = end."""

    name: str
    seed_minor: int
    start_minor: int
    end_minor: int
    highest_minor: int
    lowest_minor: int
    contributed_minor: int
    paid_minor: int
    reseeded_minor: int
    """What the house put in to bring it back to its seed."""
    hits: int
    whole_hits: int
    """Hits that took all of it."""
    sizes: Summary | None
    """What hits paid, in minor units."""
    gaps: Summary | None
    """Rounds from one hit to the next, at all tables together."""
    path: tuple[Point, ...]
    """For a chart: regular moments, and before and after each hit (the highest and lowest of many)."""
    expected_hits: Fraction | None = None
    expected_gap: Fraction | None = None
    """Rounds between two hits in the long run."""
    expected_size_minor: Fraction | None = None
    """The average hit in the long run, where every hit takes all: the seed, and what comes between hits."""
    break_even_minor: int | None = None
    """The least meter at which the house has no edge on a bet; none where it is not known."""
    reserved_minor: int = 0
    """What stakes set aside meanwhile to pay for seeds; the house adds what that does not cover."""


class RowPaid(msgspec.Struct, frozen=True):
    """What one row of a progressive's pay table paid."""

    name: str
    label: str
    pays: str
    from_meter: bool
    times: int
    paid_minor: int
    envies: int
    """How often somebody else was paid Envy for such a hand."""
    envy_minor: int


class LongRun(msgspec.Struct, frozen=True):
    """Where each unit bet goes in the long run, exactly; none where that is not worked out."""

    fixed: Fraction
    contribution: Fraction
    seed: Fraction | None
    envy: Fraction | None
    reserve: Fraction = Fraction(0)
    """What is set aside to pay for seeds; it is no cost of its own beside them."""
    own_seed: Fraction | None = None
    """What of the seeds the reserve does not pay, and so the house."""

    @property
    def edge(self) -> Fraction | None:
        """What the house keeps."""
        if self.seed is None or self.envy is None:
            return None
        return 1 - self.fixed - self.contribution - self.seed - self.envy


class Account(msgspec.Struct, frozen=True):
    """The money of one progressive wager.

    What players put in either goes back to them or stays with the house. The meter's money is theirs: it
    counts as gone when it is put on the meter, whether or not it has been won yet. So
    ``staked = fixed + contributed + reseeded + envy + house``.
    """

    wager: str
    label: str
    stake_minor: int
    bets: int
    staked_minor: int
    fixed_minor: int
    """Awards that no meter pays; stakes that go back are counted in."""
    contributed_minor: int
    """What went from stakes onto meters."""
    reseeded_minor: int
    """What the house put onto meters after hits of this wager: the cost of the seed."""
    envy_minor: int
    envies: int
    from_meter_minor: int
    """What hits of this wager were paid."""
    rows: tuple[RowPaid, ...]
    long_run: LongRun | None = None
    standard_error: float | None = None
    """Of the house's share; none where too few hits are to be expected."""
    reserved_minor: int = 0
    """What stakes set aside to pay for seeds; what it does not cover is the house's own cost."""

    @property
    def house_minor(self) -> int:
        """What is the house's, the meters' money set aside."""
        gone = self.fixed_minor + self.contributed_minor + self.reseeded_minor + self.envy_minor
        return self.staked_minor - gone

    @property
    def cash_minor(self) -> int:
        """What came in less what was paid out; some of it may still stand on a meter."""
        return self.staked_minor - self.fixed_minor - self.from_meter_minor - self.envy_minor

    @property
    def house_edge(self) -> Fraction:
        return self.share(self.house_minor)

    def share(self, amount_minor: int) -> Fraction:
        """An amount as a share of the money bet."""
        return Fraction(amount_minor, self.staked_minor) if self.staked_minor else Fraction(0)

    @property
    def z(self) -> float | None:
        """How many standard errors the house's share lies from that of the long run."""
        exact = self.long_run.edge if self.long_run is not None else None
        if exact is None or not self.standard_error:
            return None
        return float(self.house_edge - exact) / self.standard_error


class Jackpot(AlikeResult, frozen=True):
    """Years of a progressive. Two runs of one question and seed are equal, wherever they ran."""

    pace: Pace
    seed: int
    rounds: int
    """Rounds that were dealt, at all tables together."""
    accounts: tuple[Account, ...]
    meters: tuple[MeterLife, ...]
    hits: Hits
    notes: tuple[str, ...] = ()
    stopped: str = ""
    """Why the run ended before its time, where it did."""

    @property
    def asked(self) -> int:
        """Rounds that were asked for."""
        return self.pace.rounds

    @property
    def box_rounds(self) -> int:
        return self.rounds * self.pace.boxes

    @property
    def days(self) -> Fraction:
        """Days that were played."""
        return self.pace.day(self.rounds)

    @property
    def years(self) -> Fraction:
        return self.days / DAYS_A_YEAR

    @property
    def placed_hits(self) -> Iterator[PlacedHit]:
        """The hits in order, each with its day, its table and how far it lies from the one before."""
        last: dict[str, int] = {}
        for place, hit in enumerate(self.hits, 1):
            since = hit.round - last[hit.meter] if hit.meter in last else None
            last[hit.meter] = hit.round
            yield PlacedHit(
                place, self.pace.day(hit.round), hit.round % self.pace.tables + 1, hit.box + 1, hit.meter,
                hit.wager, hit.row, hit.before_minor, hit.paid_minor, hit.reseeded_minor, since,
            )  # fmt: skip

    def __repr__(self) -> str:
        days = f"{float(self.days):,.1f}"
        hits = f"{len(self.hits):,}"
        return f"Jackpot({self.house!r}, days={days}, hits={hits}, seed={self.seed})"
