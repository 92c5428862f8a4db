"""The entries of a report: a wager with what hangs on it, and the bet by which it is measured.

Ante, Play and their bonuses are one entry, per unit of Ante. A side wager is an entry of its own, per unit of
its own stake. One that a decision can change is measured beside an Ante and whatever else it needs, all
played as is best for that whole bet.
"""

import msgspec

from queenhigh.rules.figures import ANTE_PLAY
from queenhigh.rules.records import House, Wager
from queenhigh.study.bet import Bet
from queenhigh.text import listed


class Entry(msgspec.Struct, frozen=True):
    """One line of a report: the wager that is staked, and all wagers whose money counts as its own."""

    name: str
    label: str
    wager: Wager
    wagers: tuple[Wager, ...]


def entries(house: House) -> tuple[Entry, ...]:
    """Every entry of a house, the contest with the dealer first."""
    found = []
    for wager in sorted(house.wagers, key=lambda each: each.kind != "ante"):
        if not wager.placed_before_deal:
            continue
        hanging = tuple(each for each in house.wagers if _root(house, each) is wager)
        contest = wager.kind == "ante" and house.play is not None
        named = [each for each in hanging if each is wager or each.contest or each.collected]
        label = listed([each.label for each in named])
        found.append(Entry(ANTE_PLAY if contest else wager.name, label, wager, hanging))
    return tuple(found)


def entry_labels(house: House) -> dict[str, str]:
    """What each entry of a house is called on the felt."""
    return {entry.name: entry.label for entry in entries(house)}


def _root(house: House, wager: Wager) -> Wager:
    """The placed wager that Play or a bonus follows; a placed wager is its own."""
    while not wager.placed_before_deal:
        wager = house.by_name[wager.on or ""]
    return wager


def decides(house: House, wager: Wager) -> bool:
    """Whether a player's decision can change how a placed wager comes out."""
    asked = wager.kind == "ante" or wager.lost_by_fold or wager.must_beat_dealer
    return house.ante is not None and (asked or house.decision.discards > 0)


def staked_in_antes(house: House) -> Wager | None:
    """The side wager whose stake is told in Antes, where there is one."""
    return next((wager for wager, _ in house.bounded_by[house.ante.name]), None) if house.ante else None


def unit_stake(house: House, wager: Wager) -> int:
    """The stake by which a wager is measured: the least there may be, or an Ante for one told in Antes."""
    limits = wager.limits
    if limits is None:
        raise TypeError(f"{wager.name} is not placed before the deal")
    if limits.times_of is not None and limits.most_minor is None:
        return max(unit_stake(house, house.by_name[limits.times_of]), limits.least_minor)
    return limits.least_minor


def unit_bet(
    house: House, entry: Entry, meters_minor: dict[str, int], antes: int | None = None, players: int = 1
) -> Bet:
    """The bet by which an entry is measured; `antes` is what stands on the wager told in Antes."""
    stakes: dict[str, int] = {}
    if decides(house, entry.wager) or entry.wager.envy is not None:
        _place(house, entry.wager, stakes)
        if house.ante is not None:
            _place(house, house.ante, stakes)
    else:
        stakes[entry.wager.name] = unit_stake(house, entry.wager)
    beside = staked_in_antes(house)
    ante = house.ante
    if beside is not None and ante is not None and ante.name in stakes:
        if antes:
            stakes[beside.name] = antes * stakes[ante.name]
        elif beside is not entry.wager:
            stakes.pop(beside.name, None)
    make_room(house, stakes)
    placed = dict(sorted(stakes.items(), key=lambda pair: house.by_name[pair[0]].position))
    return Bet(house, placed, meters_minor, players)


def at_stake(bet: Bet, stake_minor: int | None) -> Bet:
    """The same bet with this stake on every wager whose own is not fixed; none leaves it as it is."""
    if stake_minor is None:
        return bet
    limits = {name: bet.house.by_name[name].limits for name in bet.stakes_minor}
    stakes = {
        name: old if (known := limits[name]) is not None and known.fixed else stake_minor
        for name, old in bet.stakes_minor.items()
    }
    return msgspec.structs.replace(bet, stakes_minor=stakes)


def make_room(house: House, stakes: dict[str, int]) -> None:
    """Raise the stakes that others may only be so many times of, as far as those others ask."""
    for name, stake_minor in list(stakes.items()):
        limits = house.by_name[name].limits
        if limits is None or limits.times_of is None or limits.times_of not in stakes:
            continue
        base = house.by_name[limits.times_of].limits
        step_minor = base.step_minor if base else 1
        needed_minor = -(-stake_minor // (limits.times or 1))
        raised_minor = -(-needed_minor // step_minor) * step_minor
        stakes[limits.times_of] = max(stakes[limits.times_of], raised_minor)


def place_needed(house: House, wager: Wager, stakes: dict[str, int]) -> None:
    """Place the unit stakes of what the wager needs beside it, and of what that needs."""
    while wager.needs is not None and (missing := wager.needs.missing(stakes)):
        _place(house, house.by_name[missing[0]], stakes)


def _place(house: House, wager: Wager, stakes: dict[str, int]) -> None:
    if wager.name not in stakes:
        stakes[wager.name] = unit_stake(house, wager)
        place_needed(house, wager, stakes)
