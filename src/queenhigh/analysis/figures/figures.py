"""The figures of one entry: edge, frequency, deviation and the table of its outcomes."""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import gcd
from typing import Final, NamedTuple, TypeVar

from queenhigh.analysis.counting import dealer_cards
from queenhigh.analysis.playing.study import Chooser, best, study
from queenhigh.analysis.results import Outcome, WagerFigures
from queenhigh.money import Odds
from queenhigh.rules.awards import Flat, MeterShare
from queenhigh.rules.records import Row, Wager
from queenhigh.rules.wager import STANDS
from queenhigh.study.bet import Bet
from queenhigh.study.entries import Entry
from queenhigh.study.happenings import Happening, Tally
from queenhigh.study.nets import fold_net, refuse_past_most, row_net, rows_made, rows_paid
from queenhigh.study.result import Tell
from queenhigh.study.spread import Spread
from queenhigh.words.findings import awards_label, end_label, rows_label

T = TypeVar("T")
_NATURAL: Final = (22_100, 20_358_520, 407_170_400, 2_598_960)
"""Deals that people count in: three cards, six cards, three against three, five cards."""
_CONTEST: Final = (*("not_qualified",) * 3, "win", "tie", "lose")
"""How the contest ends for each stand of the hand."""


class End(NamedTuple):
    """How an entry ended, before it is counted."""

    name: str
    label: str
    pays: str
    net_minor: int
    staked_minor: int


def figures(bet: Bet, entry: Entry, ends: Mapping[End, int]) -> WagerFigures:
    """The figures of an entry from its ends and their counts."""
    stake_minor = bet.stakes_minor[entry.wager.name]
    counts = natural(ends)
    nets: Counter[int] = Counter()
    for end, count in counts.items():
        nets[end.net_minor] += count
    spread = Spread(dict(nets))
    contest = entry.wager.kind == "ante"
    staked = sum(end.staked_minor * count for end, count in counts.items())
    return WagerFigures(
        name=entry.name,
        label=entry.label,
        stake_minor=stake_minor,
        stake_matters=any(stake_matters(bet, wager) for wager in entry.wagers),
        house_edge=-spread.mean / stake_minor,
        hit_frequency=spread.chance(1),
        standard_deviation=spread.standard_deviation / stake_minor,
        skewness=spread.skewness,
        deals=spread.deals,
        outcomes=_outcomes(counts, stake_minor, spread.deals),
        average_bet=Fraction(staked, spread.deals * stake_minor) if contest else None,
    )


def ends_of(entry: Entry, tally: Tally) -> Counter[End]:
    """The ends of an entry in everything that can happen to a bet."""
    found: Counter[End] = Counter()
    for happening, count in tally.counts.items():
        found[_end(entry, tally, happening)] += count
    return found


def entry_ends(bet: Bet, entry: Entry, chooser: Chooser = best, progress: Tell | None = None) -> Counter[End]:
    """The ends of an entry in a bet, by the shortest way to them."""
    wager = entry.wager
    refuse_past_most(bet)
    looks = wager.looks_further and entry.wagers == (wager,)
    if not (looks and dealer_cards.decision_free(bet, wager)):
        return ends_of(entry, study(bet, progress=progress).tally(chooser))
    found: Counter[End] = Counter()
    for row, count in dealer_cards.plain_counts(wager).items():
        found[_row_end(bet, wager, rows_made(wager, row), row_net(bet, wager, row, 0))] += count
    return found


def _outcomes(counts: Mapping[End, int], stake_minor: int, deals: int) -> tuple[Outcome, ...]:
    merged: Counter[tuple[str, str, str, int]] = Counter()
    for end, count in counts.items():
        merged[end.name, end.label, end.pays, end.net_minor] += count
    found = [
        Outcome(name, label, pays, Fraction(net, stake_minor), count, Fraction(count, deals))
        for (name, label, pays, net), count in merged.items()
    ]
    return tuple(sorted(found, key=lambda each: (-each.net, each.name)))


def natural(ends: Mapping[T, int]) -> dict[T, int]:
    """The counts in the smallest familiar number of deals that keeps them whole."""
    shared = gcd(*ends.values())
    deals = sum(ends.values()) // shared
    times = next((number // deals for number in _NATURAL if number % deals == 0), 1)
    return {end: count // shared * times for end, count in ends.items()}


def _end(entry: Entry, tally: Tally, happening: Happening) -> End:
    wager = entry.wager
    bet = tally.bet
    net_minor = tally.net(happening, entry.wagers)
    if wager.kind != "ante":
        stake_minor = bet.stake(wager, 0)
        if happening.folded and fold_net(bet, wager) is not None:
            return End("fold", end_label("folded"), "", net_minor, stake_minor)
        paid = rows_paid(wager, happening.stand, happening.rows[bet.tabled.index(wager)])
        return _row_end(bet, wager, paid, net_minor)
    staked_minor = tally.staked(happening, entry.wagers)
    if happening.folded:
        return End("fold", end_label("fold"), "", net_minor, staked_minor)
    by_hand = any(len(each.marks) > 1 for each in entry.wagers)
    code = _CONTEST[happening.stand]
    several = bet.house.play is not None and len(bet.house.play.all_multiples) > 1
    rows = [*_ending_rows(entry, bet, happening)]
    for bonus in (each for each in entry.wagers if not each.has_stake):
        rows += rows_made(bonus, happening.rows[bet.tabled.index(bonus)])
    made = [*dict.fromkeys(rows)]
    times = happening.multiple if several else 0
    name = " + ".join([f"{code} x{times}" if several else code, *(row.name for row in made)])
    label = end_label(code, made, times, by_hand)
    return End(name, label, awards_label(bet.house, made, ", "), net_minor, staked_minor)


def _ending_rows(entry: Entry, bet: Bet, happening: Happening) -> Iterator[Row]:
    """The rows of endings that the hand makes."""
    for wager in (wager for wager in entry.wagers if len(wager.marks) > 1):
        run = happening.rows[bet.tabled.index(wager)] % len(wager.marks)
        row = wager.endings[STANDS[happening.stand]].row_for(wager.marks[run])
        if row is not None:
            yield row


def _row_end(bet: Bet, wager: Wager, paid: list[Row], net_minor: int) -> End:
    stake_minor = bet.stake(wager, 0)
    if not paid:
        code = "push" if net_minor == 0 else "lose"
        return End(code, end_label(code), "", net_minor, stake_minor)
    name = " + ".join(each.name for each in paid)
    return End(name, rows_label(paid), awards_label(bet.house, paid, " and "), net_minor, stake_minor)


def stake_matters(bet: Bet, wager: Wager) -> bool:
    """Whether another legal stake would give another edge."""
    base = wager
    while base.limits is None:
        base = bet.house.by_name[base.on or ""]
    if base.limits.fixed:
        return False
    if wager.collected is not None or bet.house.most is not None:
        return True
    if any(isinstance(row.award, Flat | MeterShare) or row.cap_minor is not None for row in wager.rows):
        return True
    odds = [row.award for row in wager.rows if isinstance(row.award, Odds)]
    ends = [each.for_hand(mark) for each in wager.results.values() for mark in wager.marks]
    odds += [result.odds for result in ends if result.odds is not None]
    step_minor = gcd(base.limits.least_minor, base.limits.step_minor)
    return any(step_minor % each.stake for each in odds)
