"""Table settings: the limits a table posts and the pay tables it uses, where the house leaves that open.

Written in words, so that they fit on a command line and into a record:
``ante=10..200/5`` (from 10 to 200 in steps of 5), ``progressive=5`` (exactly 5), ``play_bonus:generous`` (a
pay table of that name).
"""

import re

import msgspec

from queenhigh.money import MoneyError, format_amount, parse_amount
from queenhigh.rules.catalogue import HouseLike, find_house
from queenhigh.rules.read.check import crosscheck
from queenhigh.rules.read.section import Notes
from queenhigh.rules.records import House, Limits, Wager
from queenhigh.text import QueenHighError, shorten, suggest

_LIMIT = re.compile(r"([a-z][a-z0-9_]*)=([\d.,]+?)(?:\.\.([\d.,]+?))?(?:/([\d.,]+))?", re.ASCII)
_TABLE = re.compile(r"([a-z][a-z0-9_]*):(.+)", re.ASCII)


class SettingsError(QueenHighError, ValueError):
    """Settings that cannot be read, that the house does not leave to the table, or that cannot be met."""


def post(house: HouseLike, settings: str, kept: bool = False) -> House:
    """The house as this table posts it; the digest follows. No settings: the very same house.

    What was posted before stands unless it is set again; `House.posted` says it all in one canonical form.
    Settings that are `kept` were in force once: what houses are asked since then is not asked of them.
    """
    house = find_house(house)
    wagers = {wager.name: wager for wager in house.wagers}
    fresh: dict[str, str] = {}
    for word in settings.split():
        limit = _LIMIT.fullmatch(word)
        table = _TABLE.fullmatch(word)
        found = limit or table
        if found is None:
            raise SettingsError(
                f"{shorten(word)} is not a table setting: write ante=10..200, ante=10..200/5, progressive=5 "
                "or WAGER:TABLE"
            )
        wager = wagers.get(found[1])
        if wager is None:
            raise SettingsError(f"this house has no wager {found[1]!r}{suggest(found[1], wagers)}")
        key = word[: found.end(1) + 1]
        if key in fresh:
            raise SettingsError(f"{found[1]} is set twice")
        wager = _with_limits(house, wager, found) if limit else _with_table(wager, found[2])
        wagers[wager.name] = wager
        fresh[key] = key + (_limits_words(house, wager) if limit else found[2])
    if not fresh:
        return house
    before = {_key(word): word for word in house.posted.split()}
    posted = msgspec.structs.replace(
        house, wagers=tuple(wagers.values()), posted=" ".join({**before, **fresh}.values())
    )
    notes = Notes({}, kept=kept)
    crosscheck(posted, notes)
    if notes.problems:
        raise SettingsError("; ".join(f"{problem.key}: {problem.message}" for problem in notes.problems))
    return posted


def _key(word: str) -> str:
    return re.split("(?<=[=:])", word)[0]


def _limits_words(house: House, wager: Wager) -> str:
    """The limits in force, written so that they read back the same whatever stood before."""
    limits = wager.limits
    if limits is None:
        return ""
    amounts = (limits.least_minor, limits.most_minor or 0, limits.step_minor)
    least, most, step = (
        format_amount(amount_minor, house.currency).removesuffix(f".{'0' * house.currency.decimals}")
        for amount_minor in amounts
    )
    exactly = limits.fixed and limits.step_minor == limits.least_minor
    return least if exactly else f"{least}..{most}/{step}"


def _with_limits(house: House, wager: Wager, found: re.Match[str]) -> Wager:
    limits = wager.limits
    if limits is None:
        raise SettingsError(f"{wager.label} has no limits of its own")
    if not limits.assumed:
        by = house.cite(limits.clause) or "the house"
        raise SettingsError(f"the stake of {wager.label} is fixed by {by}, not by the table")
    try:
        least_minor = parse_amount(found[2], house.currency)
        most_minor = parse_amount(found[3], house.currency) if found[3] else least_minor
        step_minor = parse_amount(found[4], house.currency) if found[4] else None
    except MoneyError as error:
        raise SettingsError(f"{wager.name}: {error}") from None
    if step_minor is None:
        step_minor = limits.step_minor if most_minor != least_minor else least_minor
    posted = msgspec.structs.replace(
        limits, least_minor=least_minor, most_minor=most_minor, step_minor=step_minor
    )
    _refuse_impossible(house, wager, posted)
    return msgspec.structs.replace(wager, limits=posted)


def _refuse_impossible(house: House, wager: Wager, limits: Limits) -> None:
    least_minor = limits.least_minor
    most_minor = limits.most_minor or 0
    step_minor = limits.step_minor
    if least_minor <= 0 or step_minor <= 0:
        raise SettingsError(f"{wager.name}: limits and steps must be more than nothing")
    if most_minor < least_minor:
        raise SettingsError(f"{wager.name}: the maximum is below the minimum")
    if least_minor % step_minor or most_minor % step_minor:
        step = format_amount(step_minor, house.currency)
        raise SettingsError(f"{wager.name}: the limits are not whole steps of {step}")


def _with_table(wager: Wager, name: str) -> Wager:
    tables = {table.name: table for table in wager.tables}
    if name not in tables:
        raise SettingsError(f"{wager.label} has no pay table {shorten(name)}{suggest(name, tables)}")
    return msgspec.structs.replace(wager, table_in_use=name, rows=tables[name].rows)
