"""The sum of all pieces so far: whole numbers, and what they tell while the run goes on."""

from math import sqrt
from typing import NamedTuple

import numpy as np

from queenhigh.simulation.count import Count, Ints, joined_runs
from queenhigh.simulation.meters import Hit, MeterPath
from queenhigh.simulation.plan import Plan
from queenhigh.simulation.worth import worth


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

    def standard_error(self, entry: int) -> float:
        """How far the edge may lie from the true one: one standard error, from the rounds themselves."""
        if self.rounds < 2:
            return 0.0
        spread = self.rounds * self.squares[entry] - self.sums[entry] ** 2
        return sqrt(spread / (self.rounds * self.rounds * (self.rounds - 1))) / self.staked_minor(entry)
