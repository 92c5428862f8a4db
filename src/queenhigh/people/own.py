"""Own limits in SQL: as they were asked for, and beside the purses, where every bet is checked against them.

The store's tables `accounts` (a loss limit a currency) and `players` (bars and the time limit) are written in
the transaction that writes ours, so nothing is accepted against a limit once the call has returned.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from queenhigh.ledger.records import player_account
from queenhigh.people import limits
from queenhigh.people.limits import (
    BarKind,
    Kind,
    Limit,
    LimitsChange,
    LimitsView,
    LossView,
    RealityView,
    TimeView,
    WaitingLoss,
    WaitingMinutes,
)
from queenhigh.people.records import DAY_MS, MINUTE_MS, PeopleError
from queenhigh.store.purses import hold_account, prepare_player
from queenhigh.store.sql import Sql, batches
from queenhigh.store.store import Store
from queenhigh.table.ports import Clock

T = TypeVar("T")
_NONE: Final = -1
Limits = dict[tuple[Kind, str], Limit]
Bars = dict[BarKind, int]


class OwnLimits:
    """Reads and changes people's own limits."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def view(self, person: str) -> LimitsView:
        """Somebody's limits as they bind now; a rise that is due binds by this."""
        now_ms = self._clock.now_ms()
        seen = await self._store.read(lambda sql: _seen(sql, person, now_ms))
        return seen or await self._change(person, LimitsChange())

    async def change(self, person: str, change: LimitsChange) -> LimitsView:
        """Do what somebody wants of their limits, all of it or nothing; their limits then."""
        limits.check_change(change)
        return await self._change(person, change)

    async def apply_due(self) -> tuple[str, ...]:
        """Let every rise bind that has waited its day; the people who had one. For every few seconds."""
        now_ms = self._clock.now_ms()
        due = await self._store.read(
            lambda sql: sql.execute(
                "SELECT DISTINCT person FROM own_limits WHERE next_from_ms > 0 AND next_from_ms <= ?", now_ms
            )
        )
        for (person,) in due:
            await self.view(person)
        return tuple(person for (person,) in due)

    async def reality_minutes(self, people: Iterable[str]) -> dict[str, int]:
        """Who of these wants to be told how they stand, and every how many minutes."""
        now_ms = self._clock.now_ms()
        ids = tuple(people)
        rows = await self._store.read(
            lambda sql: [row for some in batches(ids) for row in _wanted(sql, some)]
        )
        found = {person: limits.settled(_limit(*row), now_ms).value for person, *row in rows}
        return {person: minutes for person, minutes in found.items() if minutes is not None}

    async def net_minor(self, person: str, since_ms: int) -> dict[str, int]:
        """By currency, what somebody has won since then, or lost where negative.

        What lies on the felt is neither, and a grant is no win.
        """
        return await self._store.read(lambda sql: _net(sql, person, since_ms))

    async def _change(self, person: str, change: LimitsChange) -> LimitsView:
        now_ms = self._clock.now_ms()
        return await self._store.run(lambda sql: _changed(sql, person, change, now_ms))


def _seen(sql: Sql, person: str, now_ms: int) -> LimitsView | None:
    """The limits, if nothing about them has to be written first."""
    before, bars = _read(sql, person)
    due = any(limits.settled(limit, now_ms) != limit for limit in before.values())
    return None if due or not before else _view(sql, person, before, bars, now_ms)


def _changed(sql: Sql, person: str, change: LimitsChange, now_ms: int) -> LimitsView:
    bump = int(change != LimitsChange())
    held = "UPDATE people SET limits_version = limits_version + ? WHERE id = ? RETURNING id"
    if not sql.execute(held, bump, person):  # holds the row: two changes of one person go one after the other
        raise PeopleError("person/unknown", "there is nobody with this id")
    before, bars = _read(sql, person)
    after = {key: limits.settled(limit, now_ms) for key, limit in before.items()}
    for key, value in change.limits().items():
        after[key] = limits.asked(after.get(key, limits.NO_LIMIT), value, now_ms)
    if sum(kind == "loss" for kind, _ in after) > limits.CURRENCIES_MOST:
        raise PeopleError("limits/unfit", "limits in so many currencies are not kept", field="loss_minor")
    barred = limits.barred(bars, change.bars(now_ms), now_ms)
    for (kind, ledger), limit in sorted(after.items()):
        if limit != before.get((kind, ledger)):
            _write(sql, person, kind, ledger, limit)
            if kind == "loss":
                _write_loss(sql, person, ledger, limit.value)
    for bar, until_ms in barred.items():
        if until_ms != bars.get(bar):
            _write(sql, person, bar, "", Limit(until_ms))
    if barred != bars or after.get(("time", "")) != before.get(("time", "")):
        _write_player(sql, person, after, barred)
    return _view(sql, person, after, barred, now_ms)


def _read(sql: Sql, person: str) -> tuple[Limits, Bars]:
    found: Limits = {}
    bars: Bars = {}
    rows = sql.execute(
        "SELECT kind, ledger, value, next_value, next_from_ms FROM own_limits WHERE person = ?", person
    )
    for kind, ledger, value, next_value, next_from_ms in rows:
        if kind in ("break", "excluded"):
            bars[kind] = value
        else:
            found[kind, ledger] = _limit(value, next_value, next_from_ms)
    return found, bars


def _write(sql: Sql, person: str, kind: str, ledger: str, limit: Limit) -> None:
    value, next_value = (_NONE if each is None else each for each in (limit.value, limit.next_value))
    sql.execute(
        "INSERT INTO own_limits (person, kind, ledger, value, next_value, next_from_ms)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (person, kind, ledger)"
        " DO UPDATE SET value = excluded.value, next_value = excluded.next_value,"
        " next_from_ms = excluded.next_from_ms",
        person, kind, ledger, value, next_value, limit.next_from_ms,
    )  # fmt: skip


def _write_loss(sql: Sql, person: str, ledger: str, value: int | None) -> None:
    """The limit in the account; one who never sat in this currency has an account that was never granted."""
    account = hold_account(sql, player_account(person), ledger).id
    sql.execute(
        "UPDATE accounts SET loss_limit_minor = ? WHERE id = ? AND ledger = ?", value, account, ledger
    )


def _write_player(sql: Sql, person: str, after: Limits, bars: Bars) -> None:
    minutes = after.get(("time", ""), limits.NO_LIMIT).value
    until_ms, kind = max(((until_ms, kind) for kind, until_ms in bars.items()), default=(0, ""))
    prepare_player(sql, person)
    sql.execute(
        "UPDATE players SET time_limit_ms = ?, barred_until_ms = ?, bar_kind = ? WHERE player = ?",
        None if minutes is None else minutes * MINUTE_MS, until_ms, kind, person,
    )  # fmt: skip


def _view(sql: Sql, person: str, after: Limits, bars: Bars, now_ms: int) -> LimitsView:
    day = now_ms // DAY_MS
    accounts = sql.execute(
        "SELECT ledger, lost_minor, lost_day, risk_minor FROM accounts WHERE id = ?", player_account(person)
    )
    stands = {ledger: (lost if lost_day >= day else 0, risk) for ledger, lost, lost_day, risk in accounts}
    played = sql.execute("SELECT played_ms, played_day FROM players WHERE player = ?", person)
    time, reality = (after.get((kind, ""), limits.NO_LIMIT) for kind in ("time", "reality"))
    ends = {kind: until_ms if until_ms > now_ms else None for kind, until_ms in bars.items()}
    return LimitsView(
        now_ms=now_ms,
        day_ends_ms=(day + 1) * DAY_MS,
        loss=tuple(
            _view_loss(ledger, limit, *stands.get(ledger, (0, 0)))
            for (kind, ledger), limit in sorted(after.items())
            if kind == "loss"
        ),
        time=TimeView(
            time.value,
            _waiting(time, WaitingMinutes),
            sum(ms for ms, played_day in played if played_day >= day),
        ),
        reality=RealityView(reality.value, _waiting(reality, WaitingMinutes)),
        break_until_ms=ends.get("break"),
        excluded_until_ms=ends.get("excluded"),
        excluded_forever=bars.get("excluded") == limits.FOREVER_MS,
    )


def _view_loss(ledger: str, limit: Limit, lost_minor: int, risk_minor: int) -> LossView:
    left = None if limit.value is None else max(0, limit.value - lost_minor - risk_minor)
    return LossView(ledger, limit.value, _waiting(limit, WaitingLoss), lost_minor, left)


def _wanted(sql: Sql, people: list[str]) -> list[tuple[Any, ...]]:
    marks = ", ".join("?" * len(people))
    return sql.execute(
        "SELECT person, value, next_value, next_from_ms FROM own_limits"
        f" WHERE kind = 'reality' AND person IN ({marks})",
        *people,
    )


def _net(sql: Sql, person: str, since_ms: int) -> dict[str, int]:
    account = player_account(person)
    moved = sql.execute(
        "SELECT ledger, SUM(CASE WHEN credit = ? THEN amount_minor ELSE -amount_minor END) FROM transfers"
        " WHERE player = ? AND at_ms >= ? AND reason <> 'grant' GROUP BY ledger",
        account, person, since_ms,
    )  # fmt: skip
    felt = sql.execute("SELECT ledger, risk_minor - reserved_minor FROM accounts WHERE id = ?", account)
    on_felt: dict[str, int] = dict(felt)
    return {ledger: int(total) + on_felt.get(ledger, 0) for ledger, total in sorted(moved)}


def _limit(value: int, next_value: int, next_from_ms: int) -> Limit:
    return Limit(_or_none(value), _or_none(next_value), next_from_ms)


def _waiting(limit: Limit, kind: Callable[[int | None, int], T]) -> T | None:
    return kind(limit.next_value, limit.next_from_ms) if limit.next_from_ms else None


def _or_none(value: int) -> int | None:
    return None if value == _NONE else value
