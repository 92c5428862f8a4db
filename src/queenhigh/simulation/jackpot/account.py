"""What a run of jackpots came to: the life of each meter, the account of each progressive wager."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from typing import Final

import numpy as np

from queenhigh.rules.records import Meter
from queenhigh.simulation.dealing.code_values import shares_of
from queenhigh.simulation.dealing.tables import compiled
from queenhigh.simulation.edges.totals import Totals
from queenhigh.simulation.jackpot.exact import Known, known, takes_all
from queenhigh.simulation.jackpot.results import Account, Hits, Ints, MeterLife, Pace, Point, RowPaid
from queenhigh.study.bet import meter_of
from queenhigh.study.entries import Entry
from queenhigh.study.happenings import Tally
from queenhigh.study.spread import Summary, summary_of
from queenhigh.words.findings import row_title
from queenhigh.words.rules_card import award_words

PERCENTILES: Final = (5, 25, 50, 75, 95)
ENOUGH: Final = 10
"""With fewer hits to expect, the spread of what was dealt says too little for a z-score."""
Moments = Callable[[str], list[Point]]
_MOST_HITS: Final = 400
"""Hits drawn one by one; of more, the highest and the lowest of each moment."""


def lives_of(
    totals: Totals, bet_on: tuple[Entry, ...], pace: Pace, hits: Hits, moments_of: Moments
) -> tuple[MeterLife, ...]:
    """What became of each meter that these wagers feed or are paid from."""
    house = totals.plan.house
    touched = {meter_of(row) for entry in bet_on for row in entry.wager.rows}
    touched |= {meter.name for meter in house.meters for entry in bet_on if meter.fed_by == entry.wager.name}
    return tuple(
        _life(totals, meter, bet_on, pace, hits.of_meter(meter.name), moments_of(meter.name))
        for meter in house.meters
        if meter.name in touched
    )


def _life(
    totals: Totals, meter: Meter, bet_on: tuple[Entry, ...], pace: Pace, hits: Ints, moments: list[Point]
) -> MeterLife:
    rounds, before, paid, reseeded = hits.T
    after = before - paid + reseeded
    start = moments[0].meter_minor
    end = moments[-1].meter_minor
    rate, size, even = _expected(totals, meter, bet_on, pace)
    return MeterLife(
        name=meter.name,
        seed_minor=meter.seed_minor,
        start_minor=start,
        end_minor=end,
        highest_minor=max(start, end, int(before.max(initial=0))),
        lowest_minor=min(start, end, int(after.min(initial=start))),
        contributed_minor=totals.path.fed_minor[meter.name],
        paid_minor=int(paid.sum()),
        reseeded_minor=int(reseeded.sum()),
        hits=len(hits),
        whole_hits=int((paid == before).sum()),
        sizes=_summary(paid),
        gaps=_summary(np.diff(rounds)),
        path=_path(moments, rounds, before, after),
        expected_hits=None if rate is None else rate * totals.rounds,
        expected_gap=1 / rate if rate else None,
        expected_size_minor=size,
        break_even_minor=even,
        reserved_minor=totals.path.meters.reserved_minor[meter.name],
    )


def _summary(values: Ints) -> Summary | None:
    return summary_of(values, PERCENTILES) if len(values) else None


def _expected(
    totals: Totals, meter: Meter, bet_on: tuple[Entry, ...], pace: Pace
) -> tuple[Fraction | None, Fraction | None, int | None]:
    """Hits in a round on average, the average hit of the long run, and the break-even meter."""
    paying = [entry for entry in bet_on if any(meter_of(row) == meter.name for row in entry.wager.rows)]
    knowns = [known(totals.plan, entry, pace.take_up) for entry in paying]
    sure = [each for each in knowns if each is not None]
    if len(sure) < len(knowns):
        return None, None, None
    rate = sum((each.average_bettors * each.chance(meter.name) for each in sure), Fraction(0))
    rows = [row for entry in paying for row in entry.wager.rows if meter_of(row) == meter.name]
    fed = _fed(totals, meter, bet_on, pace)
    size = None
    if rate and all(takes_all(row) for row in rows) and fed is not None:
        size = meter.seed_minor + fed / rate
    even = sure[0].break_even(meter.name) if len(sure) == 1 else None
    return rate, size, even


def _fed(totals: Totals, meter: Meter, bet_on: tuple[Entry, ...], pace: Pace) -> Fraction | None:
    """What goes onto a meter in a round on average."""
    feeder = next((entry for entry in bet_on if entry.wager.name == meter.fed_by), None)
    if feeder is None:
        return Fraction(0)
    found = known(totals.plan, feeder, pace.take_up)
    return found and found.average_bettors * meter.contribution_of(found.stake_minor)


def _path(moments: list[Point], rounds: Ints, before: Ints, after: Ints) -> tuple[Point, ...]:
    """Regular moments, and the meter before and after hits: a hit falls between its round and the last."""
    which = {*range(len(rounds))}
    if len(which) > _MOST_HITS:
        parts = [moments[-1].rounds * part // _MOST_HITS for part in range(_MOST_HITS + 1)]
        spans = [(low, high) for low, high in pairwise(np.searchsorted(rounds, parts).tolist()) if low < high]
        which = {low + int(before[low:high].argmax()) for low, high in spans}
        which |= {low + int(after[low:high].argmin()) for low, high in spans}
    hits = [
        Point(int(rounds[place]), int(shown[place])) for place in sorted(which) for shown in (before, after)
    ]
    return tuple(sorted([*moments, *hits], key=lambda point: point.rounds))


def accounts_of(totals: Totals, bet_on: tuple[Entry, ...], pace: Pace, hits: Hits) -> tuple[Account, ...]:
    """The account of each of these wagers."""
    paid: Counter[tuple[str, str]] = Counter()
    reseeded: Counter[str] = Counter()
    for hit in hits:
        paid[hit.wager, hit.row] += hit.paid_minor
        reseeded[hit.wager] += hit.reseeded_minor
    return tuple(_account(totals, entry, pace, paid, reseeded[entry.wager.name]) for entry in bet_on)


def _account(
    totals: Totals, entry: Entry, pace: Pace, from_meters: Counter[tuple[str, str]], reseeded_minor: int
) -> Account:
    house = totals.plan.house
    wager = entry.wager
    counted = _Handed(totals, entry)
    envies = totals.envies(entry)
    rows = tuple(
        RowPaid(
            name=row.name,
            label=row_title(row, wager.rows[:place]),
            pays=award_words(house, row),
            from_meter=bool(meter_of(row)),
            times=counted.times[place],
            paid_minor=counted.paid_minor[place] + from_meters[wager.name, row.name],
            envies=envies[place],
            envy_minor=envies[place] * (row.envy_minor or 0),
        )
        for place, row in enumerate(wager.rows)
    )
    exact = known(totals.plan, entry, pace.take_up)
    fed = totals.path.fed_minor
    staked_minor = counted.bets * counted.stake_minor
    mine = [meter.name for meter in house.meters if meter.fed_by == wager.name]
    return Account(
        wager=wager.name,
        label=entry.label,
        stake_minor=counted.stake_minor,
        bets=counted.bets,
        staked_minor=staked_minor,
        fixed_minor=sum(counted.paid_minor) + counted.beside_minor,
        contributed_minor=sum(fed[name] for name in mine),
        reseeded_minor=reseeded_minor,
        envy_minor=sum(row.envy_minor for row in rows),
        envies=sum(row.envies for row in rows),
        from_meter_minor=sum(paid for (name, _), paid in from_meters.items() if name == wager.name),
        rows=rows,
        long_run=None if exact is None else exact.long_run(),
        standard_error=_standard_error(totals, entry, exact, staked_minor),
        reserved_minor=sum(totals.path.meters.reserved_minor[name] for name in mine),
    )


def _standard_error(totals: Totals, entry: Entry, exact: Known | None, staked_minor: int) -> float | None:
    if exact is None or not staked_minor:
        return None
    chance = sum((exact.chance(meter.name) for meter in totals.plan.house.meters), Fraction(0))
    if totals.rounds * exact.average_bettors * chance < ENOUGH:
        return None
    place = totals.plan.entries.index(entry)
    return exact.standard_error(totals.rounds, totals.sums[place], totals.squares[place], staked_minor)


class _Handed:
    """What was handed over on one wager, row by row, but for what meters paid."""

    def __init__(self, totals: Totals, entry: Entry) -> None:
        wager = entry.wager
        coding = compiled(totals.plan).coding
        self.stake_minor = coding.bets[0].stake(wager, 0)
        self.bets = 0
        self.times = [0] * len(wager.rows)
        self.paid_minor = [0] * len(wager.rows)
        self.beside_minor = 0
        """What is paid on this wager's stake by others, such as a bonus."""
        for code in np.flatnonzero(totals.codes).tolist():
            seat, happening = coding.happening(code)
            tally = Tally(coding.bets[seat], {})
            count = int(totals.codes[code])
            if wager not in tally.bet.wagers:
                continue
            self.bets += count
            for other in entry.wagers:
                if other.name != wager.name and other in tally.bet.wagers:
                    self.beside_minor += count * tally.net_of(happening, other)
            place = happening.rows[tally.bet.tabled.index(wager)]
            handed_minor = tally.net_of(happening, wager) + self.stake_minor
            if any(share.wager.name == wager.name for share in shares_of(coding, code)):
                self.times[place] += count
            elif handed_minor:
                self.times[place] += count
                self.paid_minor[place] += count * handed_minor
