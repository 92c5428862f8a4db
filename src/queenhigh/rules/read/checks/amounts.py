"""Checks amounts against each other: limits, what is collected, what meters take, the most of a round."""

from collections.abc import Mapping
from fractions import Fraction

from queenhigh.money import format_share, show_amount
from queenhigh.rules.read.lines import Path
from queenhigh.rules.read.pays import least_flat_award
from queenhigh.rules.read.section import Notes
from queenhigh.rules.records import House, Wager


def check_limits(wager: Wager, by_name: Mapping[str, Wager], notes: Notes) -> None:
    limits = wager.limits
    path = ("wagers", wager.name, "limits")
    if wager.facts.stake == "equal" and wager.on and wager.on in by_name:
        limits = by_name[wager.on].limits
        path = ("wagers", wager.name, "pays")
    if limits is None:
        return
    times = limits.times or 1
    if limits.times_of is not None and limits is wager.limits:
        base = by_name.get(limits.times_of)
        if _is_noted_elsewhere(wager, limits.times_of, by_name, notes):
            return
        if base is None or base.limits is None:
            notes.note((*path, "at_most"), f"no wager with limits is called {limits.times_of!r}")
        elif wager.needs is None or limits.times_of not in wager.needs.every:
            words = f"is measured by {limits.times_of}, so the wager must also need it"
            notes.note((*path, "at_most"), words)
        elif base.limits.most_minor is not None and limits.least_minor > times * base.limits.most_minor:
            notes.note((*path, "min"), f"cannot be met: it is above {times} x the most {base.name} allows")
    flat_minor = least_flat_award(tuple(row for table in wager.tables for row in table.rows))
    if flat_minor is not None and (limits.most_minor is None or limits.most_minor > flat_minor):
        notes.note(path, "a flat award or a cap is smaller than the largest stake it is paid in place of")


def _is_noted_elsewhere(wager: Wager, name: str, by_name: Mapping[str, Wager], notes: Notes) -> bool:
    """Whether it is known already why the wager cannot be measured by the one of this name."""
    needs = wager.needs
    if name not in by_name:
        return needs is not None and name in needs.every
    keys: tuple[Path, ...] = (("kind",), ("limits", "max"))
    if needs is not None and any(each not in by_name for each in needs.every):
        return True
    unread = any(notes.is_unread(("wagers", name, *key)) for key in keys)
    needless = not wager.opens_box if needs is None else not (needs.every or needs.some)
    return unread or needless


def check_collections(house: House, notes: Notes) -> None:
    """What comes with a stake must not be more than the stake: such an amount is a slip."""
    for wager in house.wagers:
        base = house.by_name.get(wager.on or "")
        if wager.collected is None or base is None or base.limits is None:
            continue
        at = ("wagers", wager.name)
        least_minor = base.limits.least_minor
        unread = (*((*at, key) for key in ("amount", "per")), ("wagers", base.name, "limits"))
        taken_minor = wager.collected.of(least_minor)
        if taken_minor > least_minor and not any(_is_unread_below(notes, path) for path in unread):
            taken, least = (show_amount(each, house.currency) for each in (taken_minor, least_minor))
            words = f"takes {taken} with the least {base.name}, which is {least}"
            notes.note_new((*at, "amount"), f"{words}: no more than the stake is collected with it")


def _is_unread_below(notes: Notes, path: Path) -> bool:
    return notes.is_unread(path) or any(each[: len(path)] == path for each in notes.unread)


def check_meters(house: House, notes: Notes) -> None:
    """All meters that one wager feeds, and what is set aside for them, take the whole stake at most."""
    taken: dict[str, Fraction] = {}
    for meter in house.meters:
        own = meter.contribution + meter.reserve
        before = taken.get(meter.fed_by, Fraction(0))
        taken[meter.fed_by] = before + own
        if own <= 1 and before <= 1 < before + own:
            words = f"with the other meters that {meter.fed_by} feeds"
            share = format_share(before + own)
            notes.note_new(
                ("meters", meter.name, "contribution"),
                f"{words} this takes {share} of its stake, reserves among it: 100% is the most",
            )


def check_most(house: House, notes: Notes) -> None:
    """A table that cannot pay even money on its least stake pays no round as the rules say."""
    most = house.most
    at = ("table", "most", "amount")
    limits = [(wager.limits.least_minor, wager.name) for wager in house.wagers if wager.limits is not None]
    if most is None or not limits or notes.is_unread(at) or not most.amount_minor:
        return
    least_minor, name = min(limits)
    if most.amount_minor < least_minor and not _is_unread_below(notes, ("wagers", name, "limits")):
        words = f"is less than {show_amount(least_minor, house.currency)}, the least stake on {name}"
        notes.note_new(at, f"{words}: not even 1 to 1 on it could be paid")
