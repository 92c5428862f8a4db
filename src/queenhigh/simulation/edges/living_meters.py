"""Living meters: every round feeds them, some rounds take from them, and they start again from their seed.

The sums are settlement's own (`settlement.meters`): boxes are paid in deal order, and a round's contributions
come after all awards. Rounds in which nobody is paid only feed the meter, so it is enough to go from hit to
hit.
"""

from collections.abc import Iterator
from typing import NamedTuple

from queenhigh.rules.records import Meter
from queenhigh.settlement.meters import Meters
from queenhigh.simulation.dealing.code_values import Share, shares_of
from queenhigh.simulation.dealing.count import Count
from queenhigh.simulation.dealing.tables import compiled
from queenhigh.simulation.planning.plan import Plan, SimulationError


class Hit(NamedTuple):
    """Somebody was paid from a meter."""

    round: int
    box: int
    """The box, counted from 0."""
    meter: str
    wager: str
    row: str
    stake_minor: int
    before_minor: int
    """What the meter showed when bets closed, less what boxes before took this round."""
    paid_minor: int
    reseeded_minor: int
    """What the house put in to bring it back to its seed."""


class MeterPath:
    """What the meters of a plan hold, as the rounds go by. Counts must come in order, without gaps."""

    def __init__(self, plan: Plan) -> None:
        self.coding = compiled(plan).coding
        self.meters = Meters(plan.house, dict(plan.meters))
        self.now_minor = self.meters.now_minor
        self.fed_minor = self.meters.fed_minor
        self.rates = {meter.name: _rate(plan, meter) for meter in plan.house.meters}
        self.takers = 0
        """Boxes that took part in all rounds so far."""
        self._fed_takers = 0
        self._shares: dict[int, tuple[Share, ...]] = {}

    def add(self, count: Count, takers: int) -> Iterator[Hit]:
        """Go on over these rounds, in which so many boxes took part; gives every payment from a meter."""
        for index, box, code, earlier in count.hits.tolist():
            self._feed(self.takers + earlier)
            if code not in self._shares:
                self._shares[code] = shares_of(self.coding, code)
            for wager, row, stake_minor in self._shares[code]:
                meter, *moved = self.meters.take(row)
                yield Hit(index, box, meter, wager.name, row.name, stake_minor, *moved)
        self.takers += takers
        self._feed(self.takers)

    def _feed(self, takers: int) -> None:
        """Put in what the boxes up to here have staked."""
        more = takers - self._fed_takers
        for name, (amount_minor, aside_minor, boxes) in self.rates.items() if more else ():
            self.meters.feed(name, amount_minor * (more // boxes), aside_minor * (more // boxes))
        self._fed_takers = takers


def _rate(plan: Plan, meter: Meter) -> tuple[int, int, int]:
    """What goes into a meter, what aside for its seed, and for how many boxes: one where boxes may sit out,
    else a whole round's."""
    stakes = [box.stakes_minor.get(meter.fed_by, 0) for box in plan.boxes]
    each, aside = (list(map(of, stakes)) for of in (meter.contribution_of, meter.reserved_of))
    if plan.takers is None:
        return sum(each), sum(aside), len(stakes)
    if len(set(zip(each, aside, strict=True))) > 1:
        raise SimulationError("boxes", "boxes that take up a wager by chance must stake alike on it")
    return each[0], aside[0], 1
