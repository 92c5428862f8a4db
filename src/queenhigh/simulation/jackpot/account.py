"""What a run of jackpots came to: the life of each meter, the account of each progressive wager.

Beside it stands what is exactly known of a progressive: chances, long-run shares, how far chance strays.
Where every row that a meter pays takes all of it, each hit costs the house one seed, no more and no less:
the rest of what it pays was on the meter before. So the house's part of a round is what it would gain with
the meter standing at its seed, less what the round's bets put on the meter. Whatever the meter does
meanwhile, rounds are independent again, and averages and spreads follow as for any other wager.
"""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from math import comb, sqrt
from typing import Final, NamedTuple

import msgspec
import numpy as np

from queenhigh.analysis.figures.envy import envy_mean
from queenhigh.analysis.figures.progressive import Metered
from queenhigh.analysis.playing.study import best
from queenhigh.rules.awards import MeterShare
from queenhigh.rules.records import Meter, Row, Wager
from queenhigh.simulation.dealing.code_values import shares_of
from queenhigh.simulation.dealing.tables import Coding, compiled, hand_rows
from queenhigh.simulation.edges.exact import tally_alone
from queenhigh.simulation.edges.totals import Totals
from queenhigh.simulation.jackpot.results import Account, Hits, Ints, LongRun, MeterLife, Pace, Point, RowPaid
from queenhigh.simulation.planning.plan import Plan
from queenhigh.study.bet import UnpricedError, meter_of
from queenhigh.study.entries import Entry
from queenhigh.study.happenings import Tally
from queenhigh.study.nets import row_net
from queenhigh.study.spread import Summary, summary_of
from queenhigh.words.findings import row_title
from queenhigh.words.rules_card import award_words


class Known(NamedTuple):
    """What is exactly known of one progressive wager of a plan."""

    metered: Metered
    """Its chances, Envy left out; meters stand at their seeds."""
    stake_minor: int
    contribution_minor: int
    """What one bet puts on meters."""
    reserved_minor: dict[str, int]
    """What one bet sets aside to pay for the seeds of each meter."""
    bettors: tuple[Fraction, ...]
    """How likely it is that so many boxes of a round bet on it: none, one and so on."""
    envies: tuple[Fraction, ...] | None
    """The average Envy of one bet in a round with so many bettors; none where it is not worked out."""

    @property
    def average_bettors(self) -> Fraction:
        return sum((count * chance for count, chance in enumerate(self.bettors)), Fraction(0))

    @property
    def envy_minor(self) -> Fraction | None:
        """The average Envy of one bet."""
        if self.envies is None:
            return None
        each = zip(range(len(self.bettors)), self.bettors, self.envies, strict=True)
        paid = sum((count * chance * envy for count, chance, envy in each), Fraction(0))
        return paid / self.average_bettors

    @property
    def takes_all(self) -> bool:
        """Whether every row that a meter pays takes all of it."""
        return all(takes_all(row) for row in self.metered.metered)

    def chance(self, meter: str) -> Fraction:
        """How likely a bet is to be paid from a meter."""
        rows = (row for row in self.metered.metered if meter_of(row) == meter)
        return sum((self.metered.chance(row) for row in rows), Fraction(0))

    def break_even(self, meter: str) -> int | None:
        """The least meter at which the house has no edge, Envy counted."""
        if self.envy_minor is None:
            return None
        return msgspec.structs.replace(self.metered, envy_minor=self.envy_minor).break_even(meter)

    def long_run(self) -> LongRun:
        """Where each unit bet goes."""
        metered = self.metered
        stake = self.stake_minor
        bet = metered.bet
        wager = metered.wager
        fixed = sum(
            (row_net(bet, wager, place, 0) + stake) * count
            for place, count in metered.counts.items()
            if place >= len(wager.rows) or not meter_of(wager.rows[place])
        )
        fixed += metered.unpaid_minor + stake * (metered.deals - metered.counts.total())
        seeds = {meter.name: self.chance(meter.name) * bet.meter(meter.name) for meter in bet.house.meters}
        beyond = (max(seeds[name] - aside, Fraction(0)) for name, aside in self.reserved_minor.items())
        own = sum(beyond, Fraction(0))
        envy = self.envy_minor
        return LongRun(
            fixed=Fraction(fixed, metered.deals * stake),
            contribution=Fraction(self.contribution_minor, stake),
            seed=sum(seeds.values(), Fraction(0)) / stake if self.takes_all else None,
            envy=None if envy is None else envy / stake,
            reserve=Fraction(sum(self.reserved_minor.values()), stake),
            own_seed=own / stake if self.takes_all else None,
        )

    def standard_error(self, rounds: int, total_minor: int, squares: int, staked_minor: int) -> float | None:
        """How far the house's share may lie from that of the long run: one standard error.

        `total_minor` and `squares` are what rounds netted with the meter standing at its seed, added up. With
        N bettors the house gains ``-net - c N`` in a round, c being what a bet puts on the meter. Against the
        long run's share e of stakes s it strays by ``-net - (c + e s) N``, zero on average. Its variance is
        ``Var net + a a Var N + 2 a Cov(net, N)`` with ``a = c + e s``. The first term comes from the rounds
        dealt. The others are exact: who bets does not depend on cards, so the covariance is that of N with
        the average net given N, which is N times the average of one bet in a round with N bettors.
        """
        edge = self.long_run().edge
        if edge is None or self.envies is None or rounds < 2:
            return None
        meter = self.metered.bet.house.meters[0]
        own = -self.metered.edge(meter.name, meter.seed_minor) * self.stake_minor  # Envy left out
        slope = self.contribution_minor + edge * self.stake_minor
        counts = [Fraction(count) for count in range(len(self.bettors))]
        nets = [count * (own + envy) for count, envy in zip(counts, self.envies, strict=True)]
        spread = Fraction(rounds * squares - total_minor**2, rounds * (rounds - 1))
        spread += slope * slope * self._covariance(counts) + 2 * slope * self._covariance(nets)
        return sqrt(rounds * max(spread, Fraction(0))) / staked_minor

    def _covariance(self, values: list[Fraction]) -> Fraction:
        """Of the number of bettors with a value that goes with it."""
        pairs = list(zip(self.bettors, values, strict=True))
        mean = sum((chance * value for chance, value in pairs), Fraction(0))
        both = sum((count * chance * value for count, (chance, value) in enumerate(pairs)), Fraction(0))
        return both - mean * self.average_bettors


def takes_all(row: Row) -> bool:
    """Whether a row pays all that a meter holds, whatever that is."""
    return isinstance(row.award, MeterShare) and row.award.share == 1 and row.cap_minor is None


@lru_cache(maxsize=8)
def known(plan: Plan, entry: Entry, take_up: Fraction) -> Known | None:
    """What is known of the entry of a progressive, for the play of the plan's boxes; they are all alike."""
    wager = entry.wager
    house = plan.house
    coding = compiled(plan).coding
    tally: Tally | None
    try:
        tally = coding.plays[0].tally()
    except UnpricedError:
        tally = tally_alone(coding, 0, wager)
    if tally is None or len(entry.wagers) > 1:
        return None
    stake_minor = coding.bets[0].stake(wager, 0)
    fed = [meter for meter in house.meters if meter.fed_by == wager.name]
    share = take_up if fed else Fraction(1)
    boxes = len(plan.boxes)
    return Known(
        metered=Metered.of(tally, wager, Fraction(0)),
        stake_minor=stake_minor,
        contribution_minor=sum(meter.contribution_of(stake_minor) for meter in fed),
        reserved_minor={
            meter.name: meter.reserved_of(stake_minor) if meter in fed else 0 for meter in house.meters
        },
        bettors=tuple(
            comb(boxes, count) * share**count * (1 - share) ** (boxes - count) for count in range(boxes + 1)
        ),
        envies=_envies(plan, coding, wager, bool(fed)),
    )


def _envies(plan: Plan, coding: Coding, wager: Wager, fed: bool) -> tuple[Fraction, ...] | None:
    """The average Envy of one bet in a round with none, one and so on of the boxes betting."""
    rule = wager.envy
    play = coding.plays[0]
    boxes = len(plan.boxes)
    if rule is None or boxes == 1:
        return (Fraction(0),) * (boxes + 1)
    if play.study is None or not (rule.adds_up() or play.chooser is best):
        return None
    asks_for_it = rule.behind in {meter.fed_by for meter in plan.house.meters}
    if plan.takers is not None and not (fed and (asks_for_it or _alike(coding, wager))):
        return None
    try:
        tally = play.tally()
        if not asks_for_it:
            return (envy_mean(play.study, tally, wager, boxes),) * (boxes + 1)
        return tuple(envy_mean(play.study, tally, wager, count) for count in range(boxes + 1))
    except UnpricedError:
        return None


def _alike(coding: Coding, wager: Wager) -> bool:
    """Whether a box that does not bet shows the same envied hands as one that does."""
    mine = coding.plays[0]
    other = coding.plays[len(coding.plays) // 2]
    if mine.chosen.shape != other.chosen.shape or not np.array_equal(mine.thrown, other.thrown):
        return False
    envied = np.array([bool(row.envy_minor) for row in wager.rows] + [False])[hand_rows(wager)]
    which = np.ones_like(envied) if mine.thrown.any() or wager.looks_further else envied
    return np.array_equal(mine.folded[:, which], other.folded[:, which])


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
