"""The sum of all pieces so far: whole numbers, and what they tell while the run goes on."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import sqrt

import numpy as np

from queenhigh.simulation.dealing.code_values import worth
from queenhigh.simulation.dealing.count import Count, joined_runs
from queenhigh.simulation.dealing.tables import compiled
from queenhigh.simulation.edges.living_meters import Hit, MeterPath
from queenhigh.simulation.planning.plan import Plan
from queenhigh.study.entries import Entry
from queenhigh.study.spread import Spread
from queenhigh.study.suits import Ints


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
        self.hits: dict[str, tuple[int, int, int]] = {}
        """Of each meter that was hit how often, and the smallest and the largest payment."""
        self.shares_minor: Counter[str] = Counter()
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
            times, least, most = self.hits.get(hit.meter, (0, hit.paid_minor, hit.paid_minor))
            self.hits[hit.meter] = times + 1, min(least, hit.paid_minor), max(most, hit.paid_minor)
            self.shares_minor[hit.wager] += hit.paid_minor - hit.stake_minor
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
        spread = self._variance(entry)
        if exact is not None:
            spread = max(spread + exact - self._seen(entry), exact / len(self.plan.boxes))
        elif rounds > 1:
            spread *= Fraction(rounds, rounds - 1)
        return sqrt(spread / rounds) / self.staked_minor(entry)

    def _variance(self, entry: int) -> Fraction:
        """How rounds vary, all boxes together."""
        return Fraction(self.rounds * self.squares[entry] - self.sums[entry] ** 2, self.rounds**2)

    def _seen(self, entry: int) -> Fraction:
        """What was seen of how single boxes vary, summed over the boxes."""
        if len(self.plan.boxes) == 1:
            return self._variance(entry)
        spreads = ((len(boxes), self.spread(codes, entry)) for _, codes, boxes in self.seats())
        return sum((boxes * spread.variance for boxes, spread in spreads), Fraction(0))

    def spread(self, codes: Ints, entry: int) -> Spread:
        """How single boxes that came to these codes netted on an entry."""
        nets = self.worth.nets[codes, entry].tolist()
        return Spread.of(zip(nets, self.codes[codes].tolist(), strict=True))

    def envies(self, entry: Entry) -> list[int]:
        """How often Envy was paid for each row of an entry's wager."""
        rows = len(entry.wager.rows)
        place = self.plan.entries.index(entry)
        paid = zip(self.worth.envy_entries.tolist(), self.envy.tolist(), strict=True)
        return next((counts[:rows] for at, counts in paid if at == place), [0] * rows)

    def seats(self) -> Iterator[tuple[int, Ints, tuple[int, ...]]]:
        """Each seat that came up with its codes, and the numbers of the boxes that have it."""
        found = compiled(self.plan)
        met = np.flatnonzero(self.codes)
        seats = np.array([found.coding.own(code).seat for code in met.tolist()], np.int64)
        for seat in np.unique(seats).tolist():
            boxes = np.flatnonzero(found.tables.seats == seat) + 1
            yield seat, met[seats == seat], tuple(boxes.tolist())
