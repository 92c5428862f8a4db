"""The exact figures that a simulation is held against, for the same bets and the same play."""

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from queenhigh.analysis.counting import dealer_cards
from queenhigh.analysis.figures.envy import envy_mean, one_hand
from queenhigh.analysis.playing.study import Chooser, best, study
from queenhigh.analysis.playing.study import tally_alone as study_alone
from queenhigh.rules.records import Wager
from queenhigh.simulation.dealing.tables import Coding, compiled, hand_rows
from queenhigh.simulation.planning.hand_play import HANDS
from queenhigh.simulation.planning.plan import Plan
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.entries import Entry, decides
from queenhigh.study.happenings import Tally
from queenhigh.study.spread import Spread

Tallies = dict[int, Tally | None]
"""What can happen to the bet of each seat; none where that is out of reach."""


class Exact(NamedTuple):
    """What is known exactly of a plan."""

    edges: dict[str, Fraction | None]
    """The house's edge on each entry, Envy counted for the player; none where none is known.

    Boxes that share a deck depend on each other, but what each of them gets on average does not.
    """
    edge_in_all: Fraction | None
    variances: dict[str, Fraction | None]
    """How one box varies on each entry, in minor units, summed over all boxes, Envy aside."""
    variance_in_all: Fraction | None
    wholes: dict[int, Spread | None]
    """How one box nets on its whole bet, Envy aside, by its seat."""
    enough: dict[str, int]
    """Bets from which what rarely happens is seen often enough, for each entry whose variance is known."""


@lru_cache(maxsize=8)
def exact_of(plan: Plan) -> Exact:
    """Everything exact beside a plan; worked out once."""
    coding = compiled(plan).coding
    seats = compiled(plan).tables.seats.tolist()
    tallies = {seat: _tallied(coding, seat) for seat in sorted(set(seats))}
    spreads = {
        entry.name: {seat: _spread(coding, seat, tally, entry) for seat, tally in tallies.items()}
        for entry in plan.entries
    }
    edges = {entry.name: _edge(plan, tallies, entry, spreads[entry.name]) for entry in plan.entries}
    wholes = {seat: _whole_spread(coding, seat, tally) for seat, tally in tallies.items()}
    variances = {name: _summed(each, seats) for name, each in spreads.items()}
    enough = {
        name: max(enough_bets(spread) for spread in each.values() if spread is not None)
        for name, each in spreads.items()
        if variances[name] is not None
    }
    return Exact(edges, exact_edge_in_all(plan, edges), variances, _summed(wholes, seats), wholes, enough)


def _summed(spreads: dict[int, Spread | None], seats: list[int]) -> Fraction | None:
    known = [spread.variance for seat in seats if (spread := spreads[seat]) is not None]
    return sum(known, Fraction(0)) if len(known) == len(seats) else None


def enough_bets(spread: Spread, often: int = 25, little: Fraction = Fraction(1, 50)) -> int:
    """How many bets it takes until nets that carry all but little of the variance come so often."""
    left = little * spread.variance * spread.deals
    for net, count in sorted(spread.counts.items(), key=lambda pair: pair[1]):
        left -= (net - spread.mean) ** 2 * count
        if left < 0:
            return -(-often * spread.deals // count)
    return 1


def _spread(coding: Coding, seat: int, tally: Tally | None, entry: Entry) -> Spread | None:
    """How one box nets on an entry; none where nothing exact is known, nothing where it has no stake."""
    if not coding.bets[seat].stakes_minor.get(entry.wager.name):
        return Spread({0: 1})
    if tally is not None and entry.wager in tally.bet.wagers:
        return tally.spread(entry.wagers)
    alone = tally_alone(coding, seat, entry.wager) if len(entry.wagers) == 1 else None
    return alone.spread(entry.wagers) if alone is not None else None


def tally_alone(coding: Coding, seat: int, wager: Wager) -> Tally | None:
    """Everything that can happen to one wager of a bet that is out of reach as a whole.

    None if decisions matter to the wager, or if it is out of reach too.
    """
    bet = coding.bets[seat]
    try:
        return study_alone(bet, wager) if not (bet.ante_minor and decides(bet.house, wager)) else None
    except UnpricedError:
        return None


def _whole_spread(coding: Coding, seat: int, tally: Tally | None) -> Spread | None:
    wagers = coding.bets[seat].wagers
    return tally.spread(wagers) if tally is not None and tally.bet.wagers == wagers else None


def exact_edge_in_all(plan: Plan, edges: dict[str, Fraction | None]) -> Fraction | None:
    """The edge of everything together, on all that is placed before the deal."""
    stakes = [sum(box.stakes_minor.get(each.wager.name, 0) for box in plan.boxes) for each in plan.entries]
    known = [edge for entry in plan.entries if (edge := edges[entry.name]) is not None]
    if len(known) < len(stakes):
        return None
    return sum((edge * stake for edge, stake in zip(known, stakes, strict=True)), Fraction(0)) / sum(stakes)


def _tallied(coding: Coding, seat: int) -> Tally | None:
    play = coding.plays[seat]
    try:
        return play.tally()
    except UnpricedError:
        near = play.study is not None and play.fits_other_bets
        return _without_dealer_wagers(coding.bets[seat], play.chooser) if near else None


def _without_dealer_wagers(bet: Bet, chooser: Chooser) -> Tally | None:
    """The tally of a bet without its wagers on the dealer's cards that change nothing in how it is played."""
    looking = {
        each.name for each in bet.tabled if each.looks_further and dealer_cards.decision_free(bet, each)
    }
    rest = {name: stake for name, stake in bet.stakes_minor.items() if name not in looking}
    try:
        return study(Bet(bet.house, rest, bet.meters_minor)).tally(chooser) if looking and rest else None
    except UnpricedError:
        return None


def _edge(plan: Plan, tallies: Tallies, entry: Entry, spreads: dict[int, Spread | None]) -> Fraction | None:
    lost = Fraction(0)
    staked = 0
    for box, seat in enumerate(compiled(plan).tables.seats.tolist()):
        stake = plan.boxes[box].stakes_minor.get(entry.wager.name, 0)
        if not stake:
            continue
        spread = spreads[seat]
        envy = _envy(plan, tallies, entry, box)
        if spread is None or envy is None:
            return None
        lost = lost - spread.mean - envy
        staked = staked + stake
    return lost / staked


def _envy(plan: Plan, tallies: Tallies, entry: Entry, box: int) -> Fraction | None:
    """What Envy brings one box on average."""
    coding = compiled(plan).coding
    seats = compiled(plan).tables.seats.tolist()
    rule = entry.wager.envy
    play = coding.plays[seats[box]]
    tally = tallies[seats[box]]
    if rule is None or len(seats) == 1:
        return Fraction(0)
    if rule.adds_up() and plan.takers is None:
        return _from_each(coding, tallies, seats[:box] + seats[box + 1 :], entry.wager)
    alike = len(set(plan.boxes)) == 1 and plan.takers is None
    if not alike or tally is None or play.study is None or play.chooser is not best:
        return None
    try:
        return envy_mean(play.study, tally, entry.wager, len(seats))
    except UnpricedError:
        return None


def _from_each(coding: Coding, tallies: Tallies, others: list[int], wager: Wager) -> Fraction | None:
    """What the hands of other boxes bring where each pays for itself: averages add up, whoever plays how."""
    behind = wager.envy.behind if wager.envy is not None else None
    total = Fraction(0)
    for seat in others:
        bet = coding.bets[seat]
        tally = tallies[seat]
        if behind is not None and not bet.stake(bet.house.by_name[behind], 1):
            continue
        staked = tally is not None and wager in tally.bet.tabled
        brings = one_hand(tally, wager) if tally is not None and staked else hand_brings(coding, seat, wager)
        if brings is None:
            return None
        total += brings
    return total


def hand_brings(coding: Coding, seat: int, wager: Wager) -> Fraction | None:
    """The average award that a box's hand brings others by its three cards alone, with or without a stake.

    None where the cards it was dealt do not tell whether it is envied.
    """
    play = coding.plays[seat]
    if len(play.chosen) > 1 or play.thrown.any() or wager.looks_further:
        return None
    awards = np.array([row.envy_minor or 0 for row in wager.rows] + [0], np.int64)
    return Fraction(int(awards[hand_rows(wager)][~play.folded[0]].sum()), HANDS)
