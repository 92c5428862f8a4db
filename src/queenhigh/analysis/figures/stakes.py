"""Whether other stakes that a table takes, on a wager or beside it, could change how a hand is played.

What a choice is worth is a sum over the wagers of the bet, each a straight line in its own stake (where no
rounding or cap bends it: `figures.stake_matters` asks for that). The stakes that may stand together fill a
body with corners, and a straight line is least in a corner: a choice that is best in every corner is best
throughout. A choice that only ties is taken by its place among the choices; if the same one is taken in every
corner it is taken everywhere, since a tie inside is one in all the corners around it.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import lcm
from typing import NamedTuple

import numpy as np

from queenhigh.analysis.figures.figures import stake_matters
from queenhigh.analysis.playing.forfeited_envy import envies, forfeited
from queenhigh.analysis.playing.solve import Solved, values_of
from queenhigh.analysis.playing.study import Study
from queenhigh.money import AMOUNT_LIMIT_MINOR
from queenhigh.rules.records import House, Limits
from queenhigh.study.bet import Bet
from queenhigh.study.entries import Entry, staked_in_antes
from queenhigh.study.suits import Exact, Ints

Corner = dict[str, Fraction]
"""Stakes that may stand together, each in units of the one in the bet."""
_SAFE = 1 << 62


class Room(NamedTuple):
    """The corners of what may be staked on a bet's wagers; none where too little is known of them."""

    corners: tuple[Corner, ...] | None

    @property
    def fixed(self) -> bool:
        """Whether the bet can be made in one way only, or all of its stakes only together."""
        return self.corners is not None and all(len(set(corner.values())) == 1 for corner in self.corners)


def stays_same(whole: Study, entry: Entry, room: Room) -> bool:
    """Whether it is certain that an entry is played alike at all stakes of its bet that the table takes."""
    discards = whole.bet.house.decision.discards if whole.bet.ante_minor else 0
    if room.corners is None or discards > 1 or (discards and len(whole.parts) > 1):
        return False  # to be certain would take as long as the study itself, several times
    return all(plays_same(part.solved, entry, beside(part.solved, entry), room) for part in whole.parts)


def room_of(bet: Bet, entry: Entry, antes: int | None) -> Room:
    """The corners for the bet by which an entry is measured; `antes` fixes what stands on one in Antes."""
    house = bet.house
    fixed = {name: _limits(house, name).fixed for name in bet.stakes_minor}
    envied = envies(bet, entry.wager) and not fixed[entry.wager.name]  # Envy is a flat amount
    forfeits = forfeited(bet) and not all(fixed.values())
    others = (wager for wager in bet.wagers if wager not in entry.wagers)
    if envied or forfeits or any(stake_matters(bet, wager) for wager in others):
        return Room(None)
    if len(bet.stakes_minor) == 1:
        return Room(({entry.wager.name: Fraction(1)},))
    tied = staked_in_antes(house) if antes else None
    return Room(_corners(bet, tied.name if tied is not None else None))


def _limits(house: House, name: str) -> Limits:
    limits = house.by_name[name].limits
    if limits is None:
        raise TypeError(f"{name} is not placed before the deal")
    return limits


def _corners(bet: Bet, tied: str | None) -> tuple[Corner, ...] | None:
    """Every corner; none where a stake leans on one that leans itself."""
    house = bet.house
    names = list(bet.stakes_minor)
    bases = {
        name: base
        for name in names
        if (base := _limits(house, name).times_of) is not None and base in names and name != tied
    }
    if any(base in bases or base == tied for base in bases.values()):
        return None
    free = [name for name in names if name not in bases and name != tied]
    found = []
    for stakes in product(*(_ends(house, name, bases) for name in free)):
        placed = dict(zip(free, stakes, strict=True))
        for more in product(*(_under(house, name, placed[base]) for name, base in bases.items())):
            whole = {**placed, **dict(zip(bases, more, strict=True))}
            corner = {name: stake / bet.stakes_minor[name] for name, stake in whole.items()}
            if tied is not None and house.ante is not None:
                corner[tied] = corner[house.ante.name]
            found.append(corner)
    if len(names) == 2:  # both are fixed or nothing bends them, so only how they compare matters
        one, other = names
        found.sort(key=lambda corner: corner[one] / corner[other])
        found = [found[0], found[-1]]
    return tuple(found)


def _range(limits: Limits) -> tuple[Fraction, Fraction]:
    """The least and the most of a stake."""
    most = AMOUNT_LIMIT_MINOR if limits.most_minor is None else limits.most_minor
    return Fraction(limits.least_minor), Fraction(most)


def _ends(house: House, name: str, bases: Mapping[str, str]) -> set[Fraction]:
    """The least and the most of a stake, and where one that leans on it stops to grow with it."""
    least, most = _range(_limits(house, name))
    found = {least, most}
    for theirs in (_limits(house, leans) for leans, base in bases.items() if base == name):
        found |= {end / (theirs.times or 1) for end in _range(theirs)}
    return {stake for stake in found if least <= stake <= most}


def _under(house: House, name: str, base: Fraction) -> set[Fraction]:
    """The least and the most of a stake beside the one it leans on; nothing where there is no room."""
    limits = _limits(house, name)
    least, most = _range(limits)
    most = min(most, base * (limits.times or 1))
    return {least, most} if least <= most else set()


def beside(solved: Solved, entry: Entry) -> dict[str, Exact]:
    """What each other wager of the bet brings, by first hand and choice."""
    bet = solved.bet
    return {
        name: values_of(Bet(bet.house, {name: stake}, bet.meters_minor), solved.game, solved.choices)
        for name, stake in bet.stakes_minor.items()
        if name != entry.wager.name
    }


def best_beside(rest: Mapping[str, Exact]) -> Ints:
    """The play that is best for the rest of a bet."""
    chosen: Ints = np.argmax(sum(rest.values()), axis=1)
    return chosen


def plays_same(solved: Solved, entry: Entry, rest: Mapping[str, Exact], room: Room) -> bool:
    """Whether one play is best in every corner, for the whole bet and for it without the entry."""
    if room.corners is None:
        return False
    own = solved.values - sum(rest.values())
    best = solved.best
    rows = np.arange(len(solved.values))
    for corner in room.corners:
        scaled = [(own, corner[entry.wager.name]), *((rest[name], corner[name]) for name in rest)]
        if (np.argmax(_summed(scaled), axis=1) != best).any():
            return False
    if entry.wager.kind == "ante":
        return True
    for corner in room.corners[: 1 if len(rest) == 1 else None]:
        without = _summed([(rest[name], corner[name]) for name in rest])
        if (without[rows, best] != without.max(axis=1)).any():
            return False
    return True


def _summed(parts: Sequence[tuple[Exact, Fraction]]) -> Exact:
    """Tables times fractions, added up and made whole by a common factor."""
    whole = lcm(*(times.denominator for _, times in parts))
    scaled = [(table, int(times * whole)) for table, times in parts]
    most = sum(times * max(abs(int(table.max())), abs(int(table.min()))) for table, times in scaled)
    kind = np.int64 if most < _SAFE else np.object_
    total: Exact = np.zeros(parts[0][0].shape, kind)
    for table, times in scaled:
        total += table.astype(kind, copy=False) * times
    return total
