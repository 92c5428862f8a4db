"""Figures out of whole numbers: what the totals of a run say of each wager."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from math import lcm, sqrt

import msgspec
import numpy as np

from queenhigh.analysis.figures.figures import ends_of
from queenhigh.rules.records import ENVY
from queenhigh.settlement.rows import share_of
from queenhigh.simulation.dealing.code_values import shares_of
from queenhigh.simulation.dealing.tables import Coding, compiled
from queenhigh.simulation.edges.exact import exact_of
from queenhigh.simulation.edges.results import Counted, MeterRun, SimulatedBox, SimulatedWager
from queenhigh.simulation.edges.totals import Totals
from queenhigh.simulation.planning.plan import Plan
from queenhigh.study.bet import meter_of
from queenhigh.study.entries import Entry
from queenhigh.study.happenings import Happening, Tally
from queenhigh.study.spread import Spread
from queenhigh.words.rules_card import row_label

ALL = "all"


Seen = Iterable[tuple[tuple[str, str, str, int], int, int]]
"""How bets ended: name, label, what it pays and net; the stake of each; and how many there were."""


def wagers_of(totals: Totals) -> tuple[dict[str, SimulatedWager], SimulatedWager]:
    """Every entry of the plan, and the whole bet."""
    exact = exact_of(totals.plan)
    tallies = _tallies(compiled(totals.plan).coding, totals)
    wagers: dict[str, SimulatedWager] = {}
    for entry in totals.plan.entries:
        seen = [
            (end[:4], stake_minor, count)
            for tally in tallies
            if (stake_minor := tally.bet.stakes_minor.get(entry.wager.name, 0))
            for end, count in ends_of(entry, tally).items()
        ]
        envy = _envy(totals, entry)
        variance = exact.variances[entry.name]
        wagers[entry.name] = msgspec.structs.replace(
            _wager(totals, entry.name, entry.label, len(wagers), seen, variance),
            envy_minor=sum(each.net_minor * each.count for each in envy),
            envy=envy,
            exact=exact.edges[entry.name],
            enough=exact.enough.get(entry.name),
        )
    in_all = _wager(totals, ALL, "Whole bet", len(wagers), _wholes(totals), exact.variance_in_all)
    return wagers, msgspec.structs.replace(
        in_all,
        envy_minor=sum(each.envy_minor for each in wagers.values()),
        exact=exact.edge_in_all,
        enough=max(exact.enough.values()) if len(exact.enough) == len(wagers) else None,
    )


def _tallies(coding: Coding, totals: Totals) -> list[Tally]:
    """What happened to each seat's bet, and how often."""
    counts: list[Counter[Happening]] = [Counter() for _ in coding.bets]
    for code in np.flatnonzero(totals.codes).tolist():
        seat, happening = coding.happening(code)
        counts[seat][happening] += int(totals.codes[code])
    return [Tally(bet, dict(each)) for bet, each in zip(coding.bets, counts, strict=True)]


def _wholes(totals: Totals) -> Seen:
    """How whole bets ended."""
    coding = compiled(totals.plan).coding
    for code in np.flatnonzero(totals.codes).tolist():
        net = int(totals.worth.nets[code, -1])
        sign = "win" if net > 0 else "lose" if net < 0 else "even"
        bet = coding.bets[coding.own(code).seat]
        yield (sign, sign.capitalize(), "", net), bet.placed_minor, int(totals.codes[code])


def _wager(
    totals: Totals, name: str, label: str, place: int, seen: Seen, variance: Fraction | None
) -> SimulatedWager:
    """The figures of one entry, or of the whole bet behind them; Envy and what is exact are still to come."""
    ends: Counter[tuple[str, str, str, int]] = Counter()
    nets: Counter[Fraction] = Counter()
    for end, stake_minor, count in seen:
        ends[end] += count
        nets[Fraction(end[3], stake_minor)] += count
    scale = lcm(*(net.denominator for net in nets))
    scaled = Spread({int(net * scale): count for net, count in nets.items()})
    ordered = sorted(ends.items(), key=lambda pair: (-pair[0][3], pair[0][0]))
    return SimulatedWager(
        name=name,
        label=label,
        bets=nets.total(),
        staked_minor=totals.staked_minor(place) * totals.rounds,
        net_minor=totals.sums[place],
        standard_error=totals.standard_error(place, variance),
        standard_deviation=scaled.standard_deviation / scale,
        hits=sum(count for net, count in nets.items() if net > 0),
        longest_losing_run=int(totals.runs[:, place, 1].max()),
        outcomes=tuple(Counted(*end, count) for end, count in ordered),
    )


def boxes_of(totals: Totals) -> tuple[SimulatedBox, ...]:
    """The whole bet of each kind of box."""
    exact = exact_of(totals.plan)
    found = []
    for seat, codes, numbers in totals.seats():
        seen = totals.spread(codes, -1)
        known = exact.wholes[seat]
        box = totals.plan.boxes[numbers[0] - 1]
        stake_minor = sum(stake for _, stake in box.stakes)
        error = sqrt((known or seen).variance / totals.rounds) / stake_minor
        found.append(
            SimulatedBox(
                boxes=numbers,
                stakes=box.stakes,
                strategy=box.played,
                staked_minor=stake_minor * len(numbers) * totals.rounds,
                net_minor=sum(net * count for net, count in seen.counts.items()),
                standard_error=error if len(numbers) == 1 else None,
                exact=None if known is None else -known.mean / stake_minor,
            )
        )
    return tuple(found)


def _envy(totals: Totals, entry: Entry) -> tuple[Counted, ...]:
    return tuple(
        Counted(f"{ENVY} {row.name}", f"Envy of {label[0].lower()}{label[1:]}", "", row.envy_minor, count)
        for row, count in zip(entry.wager.rows, totals.envies(entry), strict=True)
        if row.envy_minor and count and (label := row_label(row))
    )


def meters_of(totals: Totals) -> tuple[MeterRun, ...]:
    """What became of each meter that the plan's bets feed or are paid from."""
    path = totals.path
    staked = {wager.name for entry in totals.plan.entries for wager in entry.wagers}
    return tuple(
        MeterRun(
            name=meter.name,
            seed_minor=meter.seed_minor,
            start_minor=path.meters.before_minor[meter.name],
            end_minor=path.now_minor[meter.name],
            contributed_minor=path.fed_minor[meter.name],
            paid_minor=path.meters.paid_minor[meter.name],
            reseeded_minor=path.meters.reseeded_minor[meter.name],
            hits=hits,
            smallest_minor=smallest_minor,
            largest_minor=largest_minor,
            reserved_minor=path.meters.reserved_minor[meter.name],
        )
        for meter in totals.plan.house.meters
        for hits, smallest_minor, largest_minor in [totals.hits.get(meter.name, (0, 0, 0))]
        if hits or meter.fed_by in staked
    )


def living_of(totals: Totals, wagers: dict[str, SimulatedWager]) -> dict[str, Fraction]:
    """The edge of each progressive as its meter lived: paid what it held then, not what it held at first."""
    stood = _standing_shares(totals)
    found = {}
    for entry in totals.plan.entries:
        if any(map(meter_of, entry.wager.rows)):
            figures = wagers[entry.name]
            name = entry.wager.name
            more = totals.shares_minor[name] - stood[name]
            found[entry.name] = Fraction(-(figures.net_minor + more), figures.staked_minor)
    return found


def _standing_shares(totals: Totals) -> Counter[str]:
    """What rows paid from meters netted with the meters standing at what they held at first, by wager."""
    coding = compiled(totals.plan).coding
    found: Counter[str] = Counter()
    for code in np.flatnonzero(totals.codes * totals.worth.hits).tolist():
        bet = coding.bets[coding.own(code).seat]
        for wager, row, stake_minor in shares_of(coding, code):
            paid_minor = share_of(bet.meter(meter_of(row)), row, bet.house)
            found[wager.name] += int(totals.codes[code]) * (paid_minor - stake_minor)
    return found


def plan_notes(plan: Plan) -> tuple[str, ...]:
    """What a reader should know of how the boxes are played."""
    return tuple(dict.fromkeys(play.note for play in compiled(plan).coding.plays if play.note))
