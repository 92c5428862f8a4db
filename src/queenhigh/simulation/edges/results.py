"""What a simulation answers: typed records. Edges are positive for the house, sums are whole minor units."""

from fractions import Fraction
from typing import Final

import msgspec

from queenhigh.simulation.planning.plan import PlanResult
from queenhigh.study.result import are_equal

NORMAL: Final = 1.959963984540054
"""Standard errors either way that hold 95 of 100 runs."""


class Counted(msgspec.Struct, frozen=True):
    """One way a wager can end, and how often it did."""

    name: str
    label: str
    pays: str
    """The award as the felt shows it; empty where the contest decides."""
    net_minor: int
    count: int


class Measured(msgspec.Struct, frozen=True):
    """An edge that was measured."""

    staked_minor: int
    """All that was staked before the deal."""
    net_minor: int
    """What players gained or lost."""
    exact: Fraction | None = None
    """The exact edge for the same bets and the same play, where there is one."""

    @property
    def house_edge(self) -> Fraction:
        return Fraction(-self.net_minor, self.staked_minor)

    def _z(self, standard_error: float | None) -> float | None:
        if self.exact is None or not standard_error:
            return None
        return float(self.house_edge - self.exact) / standard_error


class SimulatedBox(Measured, frozen=True, kw_only=True):
    """What came of the whole bet of boxes that bet and play alike, Envy aside."""

    boxes: tuple[int, ...]
    """Their numbers, from 1."""
    stakes: tuple[tuple[str, int], ...]
    strategy: str
    standard_error: float | None
    """Of the edge; none where there are several such boxes: how those vary together is not kept."""

    @property
    def z(self) -> float | None:
        """How many standard errors the edge lies from the exact one."""
        return self._z(self.standard_error)


class SimulatedWager(Measured, frozen=True, kw_only=True):
    """What came of one entry (a wager with what hangs on it), or of the whole bet."""

    name: str
    label: str
    bets: int
    """How many boxes staked on it, over all rounds."""
    standard_error: float
    """Of the edge. How one bet varies is known exactly where `exact` is; how boxes of one round, which share
    a deck, vary together comes from the rounds themselves."""
    standard_deviation: float
    """Of one bet, in units of its stake, Envy aside."""
    hits: int
    """How often it gained, Envy aside."""
    longest_losing_run: int
    """The most rounds in a row that some box lost on it; a push or Envy ends a run."""
    outcomes: tuple[Counted, ...]
    envy_minor: int = 0
    envy: tuple[Counted, ...] = ()
    """Envy by the row that was envied; it is part of `net_minor`."""
    enough: int | None = None
    """Bets from which its rare awards come often enough for a z far out to mean something."""

    @property
    def ends(self) -> tuple[Counted, ...]:
        """Its outcomes, and Envy by row after them."""
        return (*self.outcomes, *self.envy)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true edge lies, 95 times in 100."""
        reach = NORMAL * self.standard_error
        return float(self.house_edge) - reach, float(self.house_edge) + reach

    @property
    def z(self) -> float | None:
        """How many standard errors the edge lies from the exact one."""
        return self._z(self.standard_error)

    @property
    def hit_frequency(self) -> Fraction:
        return Fraction(self.hits, self.bets)


class MeterRun(msgspec.Struct, frozen=True):
    """What became of a meter that lived through the run: start + contributed + reseeded - paid = end."""

    name: str
    seed_minor: int
    start_minor: int
    end_minor: int
    contributed_minor: int
    paid_minor: int
    reseeded_minor: int
    hits: int
    smallest_minor: int
    largest_minor: int
    reserved_minor: int = 0
    """What stakes set aside meanwhile to pay for seeds."""


class Simulation(PlanResult, frozen=True):
    """A simulated run. Runs of one plan, seed and number of rounds are equal, whatever their `seconds`."""

    seed: int
    rounds: int
    """Rounds that were dealt; one deck and one dealer each, whatever the number of boxes."""
    asked: int
    """Rounds that were asked for."""
    seconds: float
    wagers: dict[str, SimulatedWager]
    in_all: SimulatedWager
    boxes: tuple[SimulatedBox, ...]
    """Each kind of box: those that bet and play alike."""
    meters: tuple[MeterRun, ...]
    living: dict[str, Fraction]
    """The edge of each progressive as its meter lived; in `wagers` the meter stands at what it first held."""
    notes: tuple[str, ...] = ()
    stopped: str = ""
    """Why the run ended before its time, where it did."""

    def __eq__(self, other: object) -> bool:
        return are_equal(self, other, "seconds")

    def __hash__(self) -> int:
        return hash((self.house.digest, self.seed, self.rounds))

    @property
    def box_rounds(self) -> int:
        return self.rounds * len(self.plan.boxes)

    @property
    def rounds_per_second(self) -> float:
        """Boxes dealt and settled each second."""
        return self.box_rounds / self.seconds if self.seconds else 0.0

    def __repr__(self) -> str:
        edges = ", ".join(f"{name} {float(each.house_edge):.4%}" for name, each in self.wagers.items())
        return f"Simulation({self.house!r}, rounds={self.rounds:,}, seed={self.seed}: {edges})"
