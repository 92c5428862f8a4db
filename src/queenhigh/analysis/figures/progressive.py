"""The progressive: what fixed awards return, what the meter adds, and when the meter makes the bet fair."""

from bisect import bisect_left
from collections import Counter
from fractions import Fraction
from math import ceil

import msgspec

from queenhigh.analysis.figures.envy import envy_mean
from queenhigh.analysis.playing.study import Study
from queenhigh.analysis.results import EdgeAt, MeterFigures, ProgressiveFigures, WagerFigures
from queenhigh.money import AMOUNT_LIMIT_MINOR
from queenhigh.rules.awards import MeterShare
from queenhigh.rules.records import Row, Wager
from queenhigh.settlement.rows import share_of
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.entries import Entry
from queenhigh.study.happenings import Tally
from queenhigh.study.nets import fold_net, row_net
from queenhigh.study.stands import BEATS

_FAR = 10**9
"""A meter, in minor units, far enough to tell the slope of the edge exactly."""
_POINTS = 25
"""How many meters the curve shows."""


class Metered(msgspec.Struct, frozen=True):
    """A progressive wager with its chances, so that its edge at any meter is one short sum."""

    bet: Bet
    wager: Wager
    deals: int
    counts: Counter[int]
    """Deals by row made, of those in which a row could pay."""
    unpaid_minor: int
    """What the others net: folded where that loses it, or beaten where it must win, lost or given back."""
    envy_minor: Fraction

    @classmethod
    def of(cls, tally: Tally, wager: Wager, envy_minor: Fraction) -> "Metered":
        place = tally.bet.tabled.index(wager)
        counts: Counter[int] = Counter()
        unpaid_minor = 0
        for happening, count in tally.counts.items():
            gone = happening.folded and fold_net(tally.bet, wager) is not None
            beaten = wager.must_beat_dealer and (happening.folded or not BEATS[happening.stand])
            if gone or beaten:
                unpaid_minor += tally.net_of(happening, wager) * count
            else:
                counts[happening.rows[place]] += count
        return cls(tally.bet, wager, tally.deals, counts, unpaid_minor, envy_minor)

    def edge(self, meter: str, meter_minor: int) -> Fraction:
        """The house's edge when a meter holds so much, Envy counted for the player."""
        bet = msgspec.structs.replace(self.bet, meters_minor={**self.bet.meters_minor, meter: meter_minor})
        stake_minor = bet.stake(self.wager, 0)
        total = sum(row_net(bet, self.wager, row, 0) * count for row, count in self.counts.items())
        return -(Fraction(total + self.unpaid_minor, self.deals) + self.envy_minor) / stake_minor

    def chance(self, row: Row) -> Fraction:
        return Fraction(self.counts[self.wager.rows.index(row)], self.deals)

    @property
    def metered(self) -> tuple[Row, ...]:
        """The rows that pay from a meter."""
        return tuple(row for row, _ in self.shares)

    @property
    def shares(self) -> list[tuple[Row, MeterShare]]:
        """These rows with what each pays."""
        return [(row, row.award) for row in self.wager.rows if isinstance(row.award, MeterShare)]

    def break_even(self, meter: str) -> int | None:
        """The least meter at which the house has no edge, found by halving: the edge never rises with it."""
        if self.edge(meter, AMOUNT_LIMIT_MINOR) > 0:
            return None
        low, high = self._bracket(meter)
        found = bisect_left(range(low, high), True, key=lambda held: self.edge(meter, held) <= 0)
        return low + found

    def _bracket(self, meter: str) -> tuple[int, int]:
        """Two meters with the fair one between them: side by side where the edge falls in a straight line."""
        at_zero = self.edge(meter, 0)
        far = self.edge(meter, _FAR)
        guess = ceil(at_zero * _FAR / (at_zero - far)) if at_zero > far else 0
        for low, high in ((guess - 2, guess + 2), (0, AMOUNT_LIMIT_MINOR)):
            if low >= 0 and self.edge(meter, low) > 0 >= self.edge(meter, high):
                return low, high
        return 0, AMOUNT_LIMIT_MINOR


def with_progressive(
    found: WagerFigures, study: Study, tally: Tally, entry: Entry, curve: bool = True
) -> WagerFigures:
    """The figures of a progressive wager with what the meter and Envy have to do with them."""
    wager = entry.wager
    bet = study.bet
    note = ""
    try:
        envy_minor = envy_mean(study, tally, wager, bet.players)
    except UnpricedError as error:
        envy_minor = Fraction(0)
        note = str(error)
    metered = Metered.of(tally, wager, envy_minor)
    if not metered.shares:
        return msgspec.structs.replace(found, house_edge=found.house_edge - envy_minor / found.stake_minor)
    meter = max((award for _, award in metered.shares), key=lambda award: award.share).meter
    edge = metered.edge(meter, bet.meter(meter))
    figures = _figures(metered, meter, edge, note, curve)
    return msgspec.structs.replace(found, house_edge=edge, progressive=figures)


def _figures(metered: Metered, meter: str, edge: Fraction, note: str, curve: bool) -> ProgressiveFigures:
    bet = metered.bet
    stake_minor = metered.bet.stake(metered.wager, 0)
    paying = {award.meter for _, award in metered.shares}
    meters = tuple(_one_meter(metered, each.name) for each in bet.house.meters if each.name in paying)
    [main] = [each for each in meters if each.name == meter]
    paid = sum((each.meter_return for each in meters), Fraction(0))
    envy = metered.envy_minor / stake_minor
    even = main.break_even_meter_minor
    unit_minor = bet.house.currency.unit_minor
    shown = _meters(even, main.meter_minor, unit_minor) if curve else []
    return ProgressiveFigures(
        meter=meter,
        meter_minor=main.meter_minor,
        players=bet.players,
        fixed_return=1 - edge - paid - envy,
        meter_return=paid,
        return_per_meter_unit=main.return_per_meter_unit,
        envy_return=envy,
        envy_note=note,
        break_even_meter_minor=even,
        rounds_between_hits=main.rounds_between_hits,
        curve=tuple(EdgeAt(each, metered.edge(meter, each)) for each in shown),
        meters=meters,
    )


def _one_meter(metered: Metered, meter: str) -> MeterFigures:
    bet = metered.bet
    stake_minor = metered.bet.stake(metered.wager, 0)
    mine = [(row, award) for row, award in metered.shares if award.meter == meter]
    shares = sum((award.share * metered.chance(row) for row, award in mine), Fraction(0))
    held = bet.meter(meter)
    paid = sum((share_of(held, row, bet.house) * metered.chance(row) for row, _ in mine), Fraction(0))
    whole = sum((metered.chance(row) for row, award in mine if award.share == 1), Fraction(0))
    return MeterFigures(
        name=meter,
        meter_minor=held,
        meter_return=paid / stake_minor,
        return_per_meter_unit=shares * bet.house.currency.unit_minor / stake_minor,
        break_even_meter_minor=metered.break_even(meter),
        rounds_between_hits=1 / whole if whole else None,
    )


def _meters(even: int | None, now: int, unit_minor: int) -> list[int]:
    """Meters for a chart, from nothing to well past the fair one."""
    top = max(now, even or 0) * 5 // 4
    step = max(unit_minor, top // (_POINTS - 1))
    return [step * place for place in range(_POINTS)]
