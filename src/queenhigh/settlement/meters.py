"""Meters: what a row takes from one, how it goes back to its seed, and what stakes put in.

The only place where meters move: a round is settled by it, and the simulator's meters live by it for years.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from queenhigh.rules.awards import MeterShare
from queenhigh.rules.records import House, Row
from queenhigh.settlement.lines import Line, MeterMove, SettledBox
from queenhigh.settlement.rows import share_of


class Taken(NamedTuple):
    """One payment from a meter."""

    meter: str
    before_minor: int
    paid_minor: int
    reseeded_minor: int
    """What the house put in to bring the meter back to its seed."""


def meter_paying(house: House, line: Line) -> str | None:
    """The name of the meter that pays a line, if one does."""
    if line.reason != "meter/pays":
        return None
    award = house.by_name[line.wager].rows_by_name[line.row].award
    if not isinstance(award, MeterShare):
        raise TypeError(f"row {line.row} of {line.wager} does not pay from a meter")
    return award.meter


class Meters:
    """The meters of a house as they are paid from and fed.

    Each share is paid from what the meter holds at that moment, boxes in deal order. A meter that has paid a
    share goes back up to its seed if it fell below; a round's own contributions are added after all its
    awards, so they never feed this round's jackpot.
    """

    def __init__(self, house: House, before_minor: Mapping[str, int]) -> None:
        self.house = house
        self.before_minor = house.meters_at(before_minor)
        self.now_minor = dict(self.before_minor)
        self.fed_minor = dict.fromkeys(self.now_minor, 0)
        self.paid_minor = dict.fromkeys(self.now_minor, 0)
        self.reseeded_minor = dict.fromkeys(self.now_minor, 0)
        self.reserved_minor = dict.fromkeys(self.now_minor, 0)
        self.seed_minor = house.meters_at({})

    def take(self, row: Row) -> Taken:
        """Pay a row's share from its meter, as the meter stands now."""
        if not isinstance(row.award, MeterShare):
            raise TypeError("this row does not pay from a meter")
        name = row.award.meter
        before_minor = self.now_minor[name]
        paid_minor = share_of(before_minor, row, self.house)
        rest_minor = before_minor - paid_minor
        reseeded_minor = max(0, self.seed_minor[name] - rest_minor)
        self.paid_minor[name] += paid_minor
        self.reseeded_minor[name] += reseeded_minor
        self.now_minor[name] = rest_minor + reseeded_minor
        return Taken(name, before_minor, paid_minor, reseeded_minor)

    def feed(self, name: str, contributed_minor: int, reserved_minor: int = 0) -> None:
        """Put contributions in and the reserve aside: whole coins of each stake, as `Meter` tells them."""
        self.now_minor[name] += contributed_minor
        self.fed_minor[name] += contributed_minor
        self.reserved_minor[name] += reserved_minor

    def moves(self, boxes: Iterable[SettledBox]) -> tuple[MeterMove, ...]:
        """What happened to each meter, with this round's contributions added."""
        moves = []
        played = tuple(boxes)
        for meter in self.house.meters:
            position = self.house.by_name[meter.fed_by].position
            stakes = [box.stakes[position] for box in played]
            aside_minor = sum(map(meter.reserved_of, stakes)) if meter.reserve else 0
            self.feed(meter.name, sum(map(meter.contribution_of, stakes)), aside_minor)
            fed_minor = self.fed_minor[meter.name]
            due = meter.contribution * sum(stakes)
            moves.append(
                MeterMove(
                    name=meter.name,
                    before_minor=self.before_minor[meter.name],
                    contributed_minor=fed_minor,
                    paid_minor=self.paid_minor[meter.name],
                    reseeded_minor=self.reseeded_minor[meter.name],
                    after_minor=self.now_minor[meter.name],
                    fraction="0" if due == fed_minor else str(due - fed_minor),
                    reserved_minor=self.reserved_minor[meter.name],
                )
            )
        return tuple(moves)
