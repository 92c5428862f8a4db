"""The sum of all pieces so far: whole numbers, and what they tell while the run goes on."""

from collections.abc import Iterator
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

import numpy as np

from queenhigh.simulation.dealing.code_values import worth
from queenhigh.simulation.dealing.count import Count, Ints, joined_runs
from queenhigh.simulation.dealing.tables import compiled
from queenhigh.simulation.edges.living_meters import Hit, MeterPath
from queenhigh.simulation.planning.plan import Plan


class MeterTotals(NamedTuple):
    """What came of one meter."""

    hits: int = 0
    paid_minor: int = 0
    reseeded_minor: int = 0
    largest_minor: int = 0
    smallest_minor: int = 0

    def with_hit(self, hit: Hit) -> "MeterTotals":
        least = hit.paid_minor if not self.hits else min(self.smallest_minor, hit.paid_minor)
        return MeterTotals(
            self.hits + 1,
            self.paid_minor + hit.paid_minor,
            self.reseeded_minor + hit.reseeded_minor,
            max(self.largest_minor, hit.paid_minor),
            least,
        )


class Totals:
    """Counts of pieces, added up in the order of their rounds."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.worth = worth(plan)
        self.rounds = 0
        self.codes: Ints = np.zeros(len(self.worth.nets), np.int64)
        entries = self.worth.nets.shape[1]
        self.sums = [0] * entries
        self.squares = [0] * entries
        self.envy: Ints = np.zeros(self.worth.awards.shape, np.int64)
        self.runs: Ints = np.zeros((len(plan.boxes), entries, 3), np.int64)
        self.path = MeterPath(plan)
        self.meters = {meter.name: MeterTotals() for meter in plan.house.meters}
        self.shares_minor: dict[str, int] = {}
        """What rows paid from living meters netted, by wager."""

    def add(self, count: Count) -> list[Hit]:
        """Add the rounds that follow; gives what was paid from meters in them."""
        if count.start != self.rounds:
            raise ValueError(f"rounds from {count.start} do not follow {self.rounds} rounds")
        if len(self.plan.boxes) > 1:
            for entry, total in enumerate(count.sums.tolist()):
                self.sums[entry] += total
                low, high = count.squares[entry].tolist()
                self.squares[entry] += low + (high << 32)
        else:
            self._add_single(count.codes)
        self.codes += count.codes
        self.envy += count.envy
        self.runs = joined_runs(self.runs, self.rounds, count.runs, count.rounds)
        self.rounds += count.rounds
        hits = list(self.path.add(count, int(count.codes[self.worth.takers].sum())))
        for hit in hits:
            self.meters[hit.meter] = self.meters[hit.meter].with_hit(hit)
            net_minor = hit.paid_minor - hit.stake_minor
            self.shares_minor[hit.wager] = self.shares_minor.get(hit.wager, 0) + net_minor
        return hits

    def _add_single(self, codes: Ints) -> None:
        """With one box a round is a code, so its sums follow from the counts."""
        held = np.flatnonzero(codes)
        for entry in range(self.worth.nets.shape[1]):
            for count, net in zip(codes[held].tolist(), self.worth.nets[held, entry].tolist(), strict=True):
                self.sums[entry] += count * net
                self.squares[entry] += count * net * net

    def staked_minor(self, entry: int) -> int:
        """What is staked on an entry in one round, all boxes together; on everything for the last."""
        plan = self.plan
        names = [each.wager.name for each in plan.entries]
        wanted = set(names) if entry == len(names) else {names[entry]}
        return sum(stake for box in plan.boxes for name, stake in box.stakes if name in wanted)

    def edge(self, entry: int) -> float:
        """The house's edge so far."""
        return -self.sums[entry] / (self.rounds * self.staked_minor(entry)) if self.rounds else 0.0

    def standard_error(self, entry: int, exact: Fraction | None = None) -> float:
        """How far the edge may lie from the true one: one standard error.

        Rounds are what is independent: their boxes share a deck. Given the exact variance of a single box,
        summed over the boxes, that takes the place of what was seen of it, because a rare award that was not
        met, or met by luck, would make the error look far too small or too large.
        """
        rounds = self.rounds
        if rounds < 1:
            return 0.0
        spread = Fraction(rounds * self.squares[entry] - self.sums[entry] ** 2, rounds * rounds)
        if exact is not None:
            spread = max(spread + exact - self._seen(entry), exact / len(self.plan.boxes))
        elif rounds > 1:
            spread *= Fraction(rounds, rounds - 1)
        return sqrt(spread / rounds) / self.staked_minor(entry)

    def _seen(self, entry: int) -> Fraction:
        """What was seen of how single boxes vary, summed over the boxes."""
        if len(self.plan.boxes) == 1:
            rounds = self.rounds
            return Fraction(rounds * self.squares[entry] - self.sums[entry] ** 2, rounds * rounds)
        total = Fraction(0)
        for _, codes, boxes in self.seats():
            nets = self.worth.nets[codes, entry].tolist()
            counts = self.codes[codes].tolist()
            bets = sum(counts)
            mean = Fraction(sum(net * count for net, count in zip(nets, counts, strict=True)), bets)
            square = Fraction(sum(net * net * count for net, count in zip(nets, counts, strict=True)), bets)
            total += len(boxes) * (square - mean * mean)
        return total

    def seats(self) -> Iterator[tuple[int, Ints, tuple[int, ...]]]:
        """Each seat that came up with its codes, and the numbers of the boxes that have it."""
        found = compiled(self.plan)
        met = np.flatnonzero(self.codes)
        seats = np.array([found.coding.own(code).seat for code in met.tolist()], np.int64)
        for seat in np.unique(seats).tolist():
            boxes = np.flatnonzero(found.tables.seats == seat) + 1
            yield seat, met[seats == seat], tuple(boxes.tolist())
