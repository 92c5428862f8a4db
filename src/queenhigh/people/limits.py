"""Limits that people set themselves. Cuts bind at once, rises wait a day. No clock here, no store.

>>> limit = asked(asked(NO_LIMIT, 500, now_ms=0), 800, now_ms=10)
>>> limit.value, limit.next_value, limit.next_from_ms == 10 + DAY_MS
(500, 800, True)
>>> settled(limit, 10 + DAY_MS).value
800
"""

import re
from collections.abc import Mapping
from typing import Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from queenhigh.people.records import DAY_MS, MINUTE_MS, PeopleError
from queenhigh.text import shorten

Kind = Literal["loss", "time", "reality"]
BarKind = Literal["break", "excluded"]
FOREVER_MS: Final = 253_402_300_799_999
"""The last millisecond of the year 9999."""
LOSS_MOST: Final = 10**15
MINUTES_A_DAY: Final = 1_440
BREAK_MINUTES: Final = 30 * MINUTES_A_DAY
EXCLUSION_DAYS: Final = 36_500
CURRENCIES_MOST: Final = 20
_CURRENCY = re.compile(r"[A-Z]{3,8}")


class Limit(msgspec.Struct, frozen=True):
    """A limit as it binds, and the rise that waits, if any. No value is no limit; less is stricter."""

    value: int | None = None
    next_value: int | None = None
    next_from_ms: int = 0
    """When the rise binds; 0 where none waits."""


NO_LIMIT: Final = Limit()


def settled(limit: Limit, now_ms: int) -> Limit:
    """The limit now: a rise that has waited its day binds."""
    return Limit(limit.next_value) if 0 < limit.next_from_ms <= now_ms else limit


def asked(limit: Limit, value: int | None, now_ms: int) -> Limit:
    """The limit once its owner wants this one: nothing waits any more but this."""
    limit = settled(limit, now_ms)
    if not _is_above(value, limit.value):
        return Limit(value)
    waited = limit.next_from_ms and not _is_above(value, limit.next_value)
    return Limit(limit.value, value, limit.next_from_ms if waited else now_ms + DAY_MS)


def _is_above(value: int | None, other: int | None) -> bool:
    return other is not None and (value is None or value > other)


class LimitsChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody wants of their limits. What is left out stays as it is; null takes a limit away."""

    loss_minor: dict[str, int | None] = {}
    """The most they lose in a day, by currency."""
    time_minutes: int | UnsetType | None = UNSET
    """The most they play in a day."""
    reality_minutes: int | UnsetType | None = UNSET
    """How often they are told how long they have played and how they stand."""
    break_minutes: int | UnsetType = UNSET
    """A break from now on."""
    exclude_days: int | Literal["forever"] | UnsetType = UNSET
    """No play at all from now on."""

    def limits(self) -> dict[tuple[Kind, str], int | None]:
        """The limits that are asked for, by kind and currency."""
        found: dict[tuple[Kind, str], int | None] = {("loss", code): v for code, v in self.loss_minor.items()}
        if self.time_minutes is not UNSET:
            found["time", ""] = self.time_minutes
        if self.reality_minutes is not UNSET:
            found["reality", ""] = self.reality_minutes
        return found

    def bars(self, now_ms: int) -> dict[BarKind, int]:
        """Until when play is barred by this."""
        found: dict[BarKind, int] = {}
        if self.break_minutes is not UNSET:
            found["break"] = now_ms + self.break_minutes * MINUTE_MS
        if self.exclude_days is not UNSET:
            days = self.exclude_days
            found["excluded"] = FOREVER_MS if days == "forever" else now_ms + days * DAY_MS
        return found


class WaitingLoss(msgspec.Struct, frozen=True):
    """A rise that waits; no limit is none at all."""

    limit_minor: int | None
    from_ms: int


class WaitingMinutes(msgspec.Struct, frozen=True):
    """The same of a limit in minutes."""

    minutes: int | None
    from_ms: int


class LossView(msgspec.Struct, frozen=True):
    """The most that is lost in a day in one currency, and where the day stands."""

    currency: str
    limit_minor: int | None
    waiting: WaitingLoss | None
    lost_minor: int
    """Today's losses less today's wins."""
    left_minor: int | None
    """What can still be put at risk today, besides what lies on the felt."""


class TimeView(msgspec.Struct, frozen=True):
    limit_minutes: int | None
    waiting: WaitingMinutes | None
    played_ms: int
    """Today."""


class RealityView(msgspec.Struct, frozen=True):
    every_minutes: int | None
    waiting: WaitingMinutes | None


class LimitsView(msgspec.Struct, frozen=True):
    """Somebody's own limits as they are now. Days are those of UTC."""

    now_ms: int
    day_ends_ms: int
    loss: tuple[LossView, ...]
    time: TimeView
    reality: RealityView
    break_until_ms: int | None
    excluded_until_ms: int | None
    excluded_forever: bool
    """Then `excluded_until_ms` lies beyond all clocks."""


def check_change(change: LimitsChange) -> None:
    """Refuse numbers that are none of a limit's; what is refused names its field and its bounds."""
    for code, value in change.loss_minor.items():
        if not _CURRENCY.fullmatch(code):
            raise PeopleError("limits/unfit", f"{shorten(code)} is no currency", field="loss_minor")
        _check("loss_minor", value, 0, LOSS_MOST)
    _check("time_minutes", change.time_minutes, 1, MINUTES_A_DAY)
    _check("reality_minutes", change.reality_minutes, 1, MINUTES_A_DAY)
    _check("break_minutes", change.break_minutes, 1, BREAK_MINUTES)
    if change.exclude_days != "forever":
        _check("exclude_days", change.exclude_days, 1, EXCLUSION_DAYS)


def _check(field: str, value: int | UnsetType | None, least: int, most: int) -> None:
    if isinstance(value, int) and not least <= value <= most:
        raise PeopleError(
            "limits/unfit",
            f"{field} is {least:,} to {most:,}, not {value:,}",
            field=field,
            least=least,
            most=most,
        )


def barred(
    until: Mapping[BarKind, int], asked_until: Mapping[BarKind, int], now_ms: int
) -> dict[BarKind, int]:
    """The bars once more are asked for; none is ever shortened."""
    found = dict(until)
    for kind, end_ms in asked_until.items():
        if now_ms < end_ms < found.get(kind, 0):
            what = "a break" if kind == "break" else "an exclusion"
            raise PeopleError("limits/shorter", f"{what} under way is not made shorter", until_ms=found[kind])
        found[kind] = end_ms
    return found


class Reality(msgspec.Struct, frozen=True):
    """What somebody is told who wanted to be: how long they have played, and how they stand."""

    played_ms: int
    net_minor: dict[str, int]


def next_check_ms(every_ms: int | None, started_ms: int, last_ms: int) -> int | None:
    """When they are told next, who sat down at `started_ms` and were last told at `last_ms` (or 0)."""
    return None if every_ms is None else max(started_ms, last_ms) + every_ms


def reality_check(
    every_ms: int | None, started_ms: int, last_ms: int, now_ms: int, net_minor: Mapping[str, int]
) -> Reality | None:
    """What they are told now, if it is time."""
    due_ms = next_check_ms(every_ms, started_ms, last_ms)
    if due_ms is None or now_ms < due_ms:
        return None
    return Reality(now_ms - started_ms, dict(net_minor))
