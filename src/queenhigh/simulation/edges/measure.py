"""Figures out of whole numbers: what the totals of a run say of each wager."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from math import lcm, sqrt

import numpy as np

from queenhigh.analysis.figures.figures import End, ends_of
from queenhigh.rules.awards import MeterShare
from queenhigh.rules.records import ENVY, Wager
from queenhigh.settlement.rows import share_of
from queenhigh.simulation.dealing.code_values import shares_of
from queenhigh.simulation.dealing.tables import Coding, compiled
from queenhigh.simulation.edges.exact import Exact, exact_of
from queenhigh.simulation.edges.results import Counted, MeterRun, SimulatedBox, SimulatedWager
from queenhigh.simulation.edges.totals import Totals
from queenhigh.simulation.planning.plan import Plan
from queenhigh.study.entries import Entry
from queenhigh.study.happenings import Happening, Tally
from queenhigh.study.spread import Spread
from queenhigh.words.rules_card import row_label

ALL = "all"


def wagers_of(totals: Totals) -> tuple[dict[str, SimulatedWager], SimulatedWager]:
    """Every entry of the plan, and the whole bet."""
    plan = totals.plan
    exact = exact_of(plan)
    tallies = _tallies(compiled(plan).coding, totals)
    wagers = {
        entry.name: _wager(totals, tallies, place, entry, exact) for place, entry in enumerate(plan.entries)
    }
    return wagers, _in_all(totals, wagers, exact)


def _tallies(coding: Coding, totals: Totals) -> list[Tally]:
    """What happened to each seat's bet, and how often."""
    counts: list[Counter[Happening]] = [Counter() for _ in coding.bets]
    for code in np.flatnonzero(totals.codes).tolist():
        seat, happening = coding.happening(code)
        counts[seat][happening] += int(totals.codes[code])
    return [Tally(bet, dict(each)) for bet, each in zip(coding.bets, counts, strict=True)]


def _wager(totals: Totals, tallies: list[Tally], place: int, entry: Entry, exact: Exact) -> SimulatedWager:
    ends: Counter[End] = Counter()
    nets: Counter[Fraction] = Counter()
    bets = 0
    for tally in tallies:
        stake_minor = tally.bet.stakes_minor.get(entry.wager.name, 0)
        if not stake_minor:
            continue
        for end, count in ends_of(entry, tally).items():
            ends[end] += count
            nets[Fraction(end.net_minor, stake_minor)] += count
            bets += count
    merged: Counter[tuple[str, str, str, int]] = Counter()
    for end, count in ends.items():
        merged[end.name, end.label, end.pays, end.net_minor] += count
    envy = _envy(totals, place, entry.wager)
    return SimulatedWager(
        name=entry.name,
        label=entry.label,
        bets=bets,
        staked_minor=totals.staked_minor(place) * totals.rounds,
        net_minor=totals.sums[place],
        standard_error=totals.standard_error(place, exact.variances[entry.name]),
        standard_deviation=_deviation(nets),
        hits=sum(count for net, count in nets.items() if net > 0),
        longest_losing_run=int(totals.runs[:, place, 1].max()),
        outcomes=tuple(
            Counted(*key, count)
            for key, count in sorted(merged.items(), key=lambda pair: (-pair[0][3], pair[0][0]))
        ),
        envy_minor=sum(each.net_minor * each.count for each in envy),
        envy=envy,
        exact=exact.edges[entry.name],
        enough=exact.enough.get(entry.name),
    )


def _in_all(totals: Totals, wagers: dict[str, SimulatedWager], exact: Exact) -> SimulatedWager:
    place = len(wagers)
    stake = {box: sum(stake for _, stake in box.stakes) for box in totals.plan.boxes}
    coding, nets = compiled(totals.plan).coding, totals.worth.nets[:, -1]
    spread: Counter[Fraction] = Counter()
    counts: Counter[int] = Counter()
    for code in np.flatnonzero(totals.codes).tolist():
        bet, net = coding.bets[coding.own(code).seat], int(nets[code])
        spread[Fraction(net, bet.placed_minor)] += int(totals.codes[code])
        counts[net] += int(totals.codes[code])
    return SimulatedWager(
        name=ALL,
        label="Whole bet",
        bets=totals.rounds * len(totals.plan.boxes),
        staked_minor=sum(stake[box] for box in totals.plan.boxes) * totals.rounds,
        net_minor=totals.sums[place],
        standard_error=totals.standard_error(place, exact.variance_in_all),
        standard_deviation=_deviation(spread),
        hits=sum(count for net, count in counts.items() if net > 0),
        longest_losing_run=int(totals.runs[:, place, 1].max()),
        outcomes=tuple(
            Counted(_sign(net), _sign(net).capitalize(), "", net, count)
            for net, count in sorted(counts.items(), reverse=True)
        ),
        envy_minor=sum(each.envy_minor for each in wagers.values()),
        exact=exact.edge_in_all,
        enough=max(exact.enough.values()) if len(exact.enough) == len(wagers) else None,
    )


def boxes_of(totals: Totals) -> tuple[SimulatedBox, ...]:
    """The whole bet of each kind of box."""
    plan, exact = totals.plan, exact_of(totals.plan)
    found = []
    for seat, codes, numbers in totals.seats():
        nets, counts = totals.worth.nets[codes, -1].tolist(), totals.codes[codes].tolist()
        seen = Spread(dict(_added(zip(nets, counts, strict=True))))
        known, box = exact.wholes[seat], plan.boxes[numbers[0] - 1]
        stake_minor = sum(stake for _, stake in box.stakes)
        spread = seen if known is None else known
        found.append(
            SimulatedBox(
                boxes=numbers,
                stakes=box.stakes,
                strategy=box.played,
                staked_minor=stake_minor * len(numbers) * totals.rounds,
                net_minor=sum(net * count for net, count in seen.counts.items()),
                standard_error=(
                    sqrt(spread.variance / totals.rounds) / stake_minor if len(numbers) == 1 else None
                ),
                exact=None if known is None else -known.mean / stake_minor,
            )
        )
    return tuple(found)


def _added(pairs: Iterable[tuple[int, int]]) -> Counter[int]:
    found: Counter[int] = Counter()
    for key, count in pairs:
        found[key] += count
    return found


def _sign(net_minor: int) -> str:
    return "win" if net_minor > 0 else "lose" if net_minor < 0 else "even"


def _deviation(nets: Counter[Fraction]) -> float:
    """The standard deviation of one bet, in units of its stake."""
    scale = lcm(*(net.denominator for net in nets))
    return Spread({int(net * scale): count for net, count in nets.items()}).standard_deviation / scale


def _envy(totals: Totals, place: int, wager: Wager) -> tuple[Counted, ...]:
    found = []
    for number, entry in enumerate(totals.worth.envy_entries.tolist()):
        if entry != place or wager.envy is None:
            continue
        for row, count in zip(wager.rows, totals.envy[number].tolist(), strict=False):
            if row.envy_minor and count:
                label = row_label(row)
                words = f"Envy of {label[0].lower()}{label[1:]}"
                found.append(Counted(f"{ENVY} {row.name}", words, "", row.envy_minor, count))
    return tuple(found)


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
            paid_minor=found.paid_minor,
            reseeded_minor=found.reseeded_minor,
            hits=found.hits,
            smallest_minor=found.smallest_minor,
            largest_minor=found.largest_minor,
        )
        for meter in totals.plan.house.meters
        if (found := totals.meters[meter.name]).hits or meter.fed_by in staked
    )


def living_of(totals: Totals, wagers: dict[str, SimulatedWager]) -> dict[str, Fraction]:
    """The edge of each progressive as its meter lived: paid what it held then, not what it held at first."""
    stood = _standing_shares(totals)
    found = {}
    for entry in totals.plan.entries:
        if any(isinstance(row.award, MeterShare) for row in entry.wager.rows):
            figures, name = wagers[entry.name], entry.wager.name
            more = totals.shares_minor.get(name, 0) - stood[name]
            found[entry.name] = Fraction(-(figures.net_minor + more), figures.staked_minor)
    return found


def _standing_shares(totals: Totals) -> Counter[str]:
    """What rows paid from meters netted with the meters standing at what they held at first, by wager."""
    coding = compiled(totals.plan).coding
    found: Counter[str] = Counter()
    for code in np.flatnonzero(totals.codes * totals.worth.hits).tolist():
        bet = coding.bets[coding.own(code).seat]
        for share in shares_of(coding, code):
            award = share.row.award
            if isinstance(award, MeterShare):
                paid_minor = share_of(bet.meter(award.meter), share.row, bet.house)
                found[share.wager.name] += int(totals.codes[code]) * (paid_minor - share.stake_minor)
    return found


def plan_notes(plan: Plan) -> tuple[str, ...]:
    """What a reader should know of how the boxes are played."""
    return tuple(dict.fromkeys(play.note for play in compiled(plan).coding.plays if play.note))
