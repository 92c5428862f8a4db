"""What our readings of a document are worth: the figures that would change if it were read the other way."""

from collections.abc import Iterator
from fractions import Fraction

from queenhigh.analysis.playing.study import best, study
from queenhigh.analysis.results import ReadingEffect
from queenhigh.rules.figures import ANTE_PLAY
from queenhigh.rules.otherwise import read_otherwise
from queenhigh.rules.records import House, Reading
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.entries import Entry, entries, unit_bet


def reading_effects(house: House, meters_minor: dict[str, int] | None = None) -> tuple[ReadingEffect, ...]:
    """Every reading that says how else the document could be read, and the figures that this changes.

    Figures are what a wager costs the player who adds it to their Ante and plays both as is best. A reading
    that changes none has one effect without an entry, which says why where some or all are not worked out.
    """
    told = [reading for reading in house.readings if reading.instead]
    return tuple(effect for reading in told for effect in _effects(house, reading, meters_minor or {}))


def _effects(house: House, reading: Reading, meters_minor: dict[str, int]) -> Iterator[ReadingEffect]:
    other = read_otherwise(house, reading, kept=True)
    named = {entry.name: entry for entry in entries(other)}
    meters = {each.name: meters_minor[each.name] for each in other.meters if each.name in meters_minor}
    changed = compared = False
    missing: str | None = None
    for ours in entries(house):
        if ours.name not in named:
            continue
        theirs = None
        unpriced = None
        try:
            here = cost(house, ours, meters_minor)
        except UnpricedError as error:
            missing = missing or str(error)
            continue
        compared = True
        try:
            theirs = cost(other, named[ours.name], meters)
        except UnpricedError as error:
            unpriced = str(error)
        if here != theirs:
            changed = True
            yield ReadingEffect(reading.id, reading.text, reading.instead, ours.name, here, theirs, unpriced)
    if not changed:
        none = Fraction(0) if compared else None
        yield ReadingEffect(reading.id, reading.text, reading.instead, "", none, none, missing)


def cost(house: House, entry: Entry, meters_minor: dict[str, int] | None = None) -> Fraction:
    """What an entry costs per unit of its stake when it is added to the rest of its bet."""
    bet = unit_bet(house, entry, meters_minor or {})
    rest = {name: stake for name, stake in bet.stakes_minor.items() if name != entry.wager.name}
    beside = study(Bet(house, rest, bet.meters_minor)) if rest and entry.name != ANTE_PLAY else None
    without = beside.mean(best) if beside else Fraction(0)
    return (without - study(bet).mean(best)) / bet.stakes_minor[entry.wager.name]
