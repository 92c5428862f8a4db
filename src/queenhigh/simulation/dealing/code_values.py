"""What each code of a plan is worth: settlement's sums, looked up once for every thing that can happen."""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from queenhigh.money import show_amount
from queenhigh.rules.awards import MeterShare
from queenhigh.rules.records import Row, Wager
from queenhigh.simulation.dealing.tables import Coding, compiled
from queenhigh.simulation.planning.plan import Plan, SimulationError
from queenhigh.study.happenings import Tally
from queenhigh.study.nets import fold_net
from queenhigh.study.stands import BEATS
from queenhigh.study.suits import Exact

NET_LIMIT: Final = 1 << 31
"""Squares of round totals below this, in minor units, are added up in two halves without loss."""
ALONE_LIMIT: Final = 1 << 53
"""With one box nothing is squared before Python's own numbers take over."""

_MOST: Final = 32
"""Width of `losing`: a bit for each entry and one for the whole bet."""


class Worth(NamedTuple):
    """Arrays by code. Entries are those of the plan; behind them stands the whole bet."""

    nets: npt.NDArray[np.int64]
    """(code, entry): what it gains or loses, in minor units, meters standing as the plan says."""
    losing: npt.NDArray[np.uint32]
    """Which entries lose, a bit each."""
    hits: npt.NDArray[np.bool_]
    """Whether it takes from a meter."""
    takers: npt.NDArray[np.bool_]
    """Whether the box makes all of its bet."""
    envied: npt.NDArray[np.int16]
    """(envy wager, code): the row that others are paid for, or -1."""
    envious: npt.NDArray[np.bool_]
    """(envy wager, code): whether the box would be paid for the hands of others."""
    awards: npt.NDArray[np.int64]
    """(envy wager, row): what each of the others is paid."""
    largest: npt.NDArray[np.bool_]
    """(envy wager): whether a player is paid for the largest hand alone."""
    envy_entries: npt.NDArray[np.int64]
    """(envy wager): the entry that its Envy counts in."""


class Share(NamedTuple):
    """A row that a code makes and that is paid from a meter."""

    wager: Wager
    row: Row
    stake_minor: int


@lru_cache(maxsize=4)
def worth(plan: Plan) -> Worth:
    """What the codes of a plan are worth. Raises `SimulationError` for awards too large to add up safely."""
    tables, coding = compiled(plan)
    entries = plan.entries
    if len(entries) >= _MOST:
        raise SimulationError("bet", f"{len(entries)} wagers: fewer than {_MOST} can be simulated together")
    nets: Exact = np.zeros((tables.codes, len(entries) + 1), np.object_)  # whole numbers of any size
    envied = [wager for wager in plan.house.envied_wagers if any(wager in bet.tabled for bet in coding.bets)]
    rows = max((len(wager.rows) for wager in envied), default=1)
    paid = np.full((len(envied), tables.codes), -1, np.int16)
    envious = np.zeros((len(envied), tables.codes), np.bool_)
    hits = np.zeros(tables.codes, np.bool_)
    takers = np.zeros(tables.codes, np.bool_)
    whole = len(coding.bets) // 2 if plan.takers is not None else len(coding.bets)
    for code in range(tables.codes):
        seat, happening = coding.happening(code)
        tally = Tally(coding.bets[seat], {})
        for place, entry in enumerate(entries):
            staked = [wager for wager in entry.wagers if wager in tally.bet.wagers]
            nets[code, place] = tally.net(happening, staked)
        nets[code, -1] = nets[code, :-1].sum()
        takers[code] = seat < whole
        hits[code] = bool(shares_of(coding, code))
        for place, wager in enumerate(envied):
            paid[place, code] = _envied_row(coding, code, wager)
            lost = happening.folded and wager.envy is not None and wager.envy.after_fold == "lost"
            gone = lost or _is_winner(coding, code, wager)
            envious[place, code] = wager in tally.bet.wagers and not gone
    awards: Exact = np.zeros((len(envied), rows), np.object_)
    for place, wager in enumerate(envied):
        awards[place, : len(wager.rows)] = [row.envy_minor or 0 for row in wager.rows]
    nets, awards = _fitting(plan, nets, awards)
    owners = {wager: place for place, entry in enumerate(entries) for wager in entry.wagers}
    bits = (nets < 0) << np.arange(nets.shape[1])
    return Worth(
        nets=nets,
        losing=bits.sum(axis=1).astype(np.uint32),
        hits=hits,
        takers=takers,
        envied=paid,
        envious=envious,
        awards=awards,
        largest=np.array([each.envy and each.envy.per_player == "largest" for each in envied], np.bool_),
        envy_entries=np.array([owners[wager] for wager in envied], np.int64),
    )


def shares_of(coding: Coding, code: int) -> tuple[Share, ...]:
    """What a code takes from meters, in the order of payment."""
    seat, happening = coding.happening(code)
    bet = coding.bets[seat]
    found = []
    for wager in bet.house.in_payment_order:
        if not wager.facts.meter or wager not in bet.wagers:
            continue
        place = happening.rows[bet.tabled.index(wager)]
        row = wager.rows[place] if place < len(wager.rows) else None
        gone = happening.folded and fold_net(bet, wager) is not None
        beaten = wager.must_beat_dealer and (happening.folded or not BEATS[happening.stand])
        if row is not None and isinstance(row.award, MeterShare) and not gone and not beaten:
            found.append(Share(wager, row, bet.stake(wager, 0)))
    return tuple(found)


def _envied_row(coding: Coding, code: int, wager: Wager) -> int:
    """The row that makes others envious; a hand that was folded is never shown."""
    seat, happening = coding.happening(code)
    rule = wager.envy
    bet = coding.bets[seat]
    if rule is None or happening.folded:
        return -1
    if rule.behind is not None and not bet.stake(bet.house.by_name[rule.behind], happening.multiple):
        return -1
    if wager.looks_further:
        place = coding.looking_row(code, wager)
    elif wager in coding.unstaked[seat]:
        return coding.own(code).shown[coding.unstaked[seat].index(wager)]
    else:
        place = happening.rows[bet.tabled.index(wager)] if wager in bet.tabled else len(wager.rows)
    return place if place < len(wager.rows) and wager.rows[place].envy_minor else -1


def _is_winner(coding: Coding, code: int, wager: Wager) -> bool:
    """Whether the box makes an envied row with a stake of its own, in a house that then pays it no Envy."""
    seat, happening = coding.happening(code)
    bet = coding.bets[seat]
    if wager.envy is None or not wager.envy.not_to_winner or wager not in bet.tabled:
        return False
    place = happening.rows[bet.tabled.index(wager)]
    stands = not (happening.folded and fold_net(bet, wager) is not None)
    return stands and place < len(wager.rows) and bool(wager.rows[place].envy_minor)


def _fitting(plan: Plan, nets: Exact, awards: Exact) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Both in 64 bits; refuses a bet of which a round may move more than can be added up safely."""
    most = np.abs(nets).max() * len(plan.boxes) + awards.sum() * len(plan.boxes) ** 2
    limit_minor = NET_LIMIT if len(plan.boxes) > 1 else ALONE_LIMIT
    if most >= limit_minor:
        limit = show_amount(limit_minor, plan.house.currency)
        what = "this bet and what the meter holds" if plan.meters else "this bet"
        moves = f"a round may move more than {limit} with {what}"
        raise SimulationError("bet", f"{moves}: too much to be added up here exactly")
    return nets.astype(np.int64, order="F"), awards.astype(np.int64)
