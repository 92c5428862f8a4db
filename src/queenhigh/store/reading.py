"""All that is kept, read in order and a page at a time: what audit, export and backup walk through."""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Final

import msgspec

from queenhigh.store.columns import COLUMNS
from queenhigh.store.purses import HOUR_MS, names
from queenhigh.store.records import Account, AwardRow, Hour, Meter, PlayerRound, RoundRow, Transfer
from queenhigh.store.sql import Row, Sql
from queenhigh.table.ports import DeckRow, StepRow, TableRow

_OWN_NUMBER: Final = """(SELECT COUNT(*) FROM transfers o WHERE o.table_id = t.table_id
    AND o.version = t.version AND o.player = t.player AND o.number < t.number)"""
_OWN_TRANSFER: Final = ", ".join(
    _OWN_NUMBER if name == "number" else f"t.{name}" for name in names("transfers").split(", ")
)
"""A player's transfer, numbered among their own of the command that made it: how many others that made would
tell them how a folded hand of somebody else's came out."""
_OUTSIDE: Final = f"""SELECT {names("transfers")} FROM transfers
    WHERE version = 0 AND at_ms >= ? AND at_ms < ? ORDER BY at_ms, table_id, number"""
_SUMS: Final = """SELECT ledger, SUM(held_minor) FROM (
    SELECT ledger, balance_minor AS held_minor FROM accounts
    UNION ALL SELECT ledger, amount_minor FROM pending) AS held GROUP BY ledger"""
"""One statement, so that nothing is committed between its two halves."""
_NUMBER_OF_OWN: Final = """SELECT number FROM transfers WHERE table_id = ? AND version = ? AND player = ?
    ORDER BY number LIMIT 1 OFFSET ?"""


_MOVED: Final = """(SELECT CAST(COALESCE(SUM({}), 0) AS BIGINT) FROM transfers t WHERE t.player = p.player
    AND t.at_ms >= p.at_ms AND t.table_id = p.table_id AND t.round = p.round AND t.at_ms <= (
        SELECT MAX(s.at_ms) FROM steps s WHERE s.table_id = p.table_id AND s.round = p.round))"""
"""A sum over a player's transfers of a round; between its first and last step, so that few are looked at."""
_NET: Final = "CASE WHEN substr(t.debit, 1, 7) = 'player:' THEN -t.amount_minor ELSE t.amount_minor END"
_STAKED: Final = """CASE WHEN t.reason IN ('stake', 'play') THEN t.amount_minor
    WHEN t.reason = 'unstake' THEN -t.amount_minor ELSE 0 END"""

_FIRST_MS: Final = -(1 << 62)


class Reader:
    """Reads one connection; iterators are used up one after the other, not side by side."""

    def __init__(self, sql: Sql) -> None:
        self.sql = sql

    def rows(self, table: str) -> Iterator[Row]:
        """All rows of a table of the database, by key."""
        keys = ", ".join(column.name for column in COLUMNS[table] if column.is_key)
        return self.sql.stream(f"SELECT {names(table)} FROM {table} ORDER BY {keys}")

    def tables(self, only: str | None = None, *, closed: bool = True) -> Iterator[TableRow]:
        """Tables by id, or one; with those that were closed or without."""
        columns = "id, house, settings, state, version, epoch, closed, created_ms"
        for row in self._some(
            "tables", columns, "id", {"id = ?": only, "closed = ?": None if closed else False}
        ):
            id, house, settings, state, version, epoch, closed, created_ms = row
            yield TableRow(id, house, settings, state, version, epoch, bool(closed), created_ms)

    def rounds(
        self, table: str | None = None, *, since: int = 0, from_ms: int = 0, to_ms: int | None = None
    ) -> Iterator[RoundRow]:
        """Rounds that can no longer change, by table and number, that opened from then and before then."""
        found = self._some(
            "rounds", names("rounds"), "table_id, round", {
                "round >= ?": since, "opened_ms >= ?": from_ms, "opened_ms < ?": to_ms, "table_id = ?": table
            },
        )  # fmt: skip
        for row in found:
            yield RoundRow(*row)

    def steps(self, table: str, *, since: int = 0, to: int | None = None) -> Iterator[StepRow]:
        """A table's steps in order, from round `since` to round `to`."""
        only = {"table_id = ?": table, "round >= ?": since, "round <= ?": to}
        for row in self._some("steps", "version, round, at_ms, actor, body", "round, version", only):
            yield StepRow(*row)

    def decks(self, table: str, *, since: int = 0) -> Iterator[DeckRow]:
        only = {"table_id = ?": table, "round >= ?": since}
        for row in self._some("decks", names("decks").partition(", ")[2], "round, number", only):
            yield DeckRow(*row)

    def transfers(self, table: str | None = None, *, since: int = 0) -> Iterator[Transfer]:
        """Transfers by table and version, those of one table from a version on; ``""`` has those of none."""
        none = 0 if table == "" else None
        only = {"table_id = ?": table or None, "version >= ?": since, "version = ?": none}
        for row in self._some("transfers", names("transfers"), "table_id, version, number", only):
            yield Transfer(*row)

    def accounts(self) -> Iterator[Account]:
        for row in self.rows("accounts"):
            yield Account(*row)

    def awards(self, meter: str | None = None, *, last: int = 0) -> Iterator[AwardRow]:
        """Shares that were paid, by meter and in the order of each table; or the last few, newest first."""
        order = "meter, at_ms, table_id, version, number"
        if last:
            order = f"{order.replace(',', ' DESC,')} DESC LIMIT {last}"
        for row in self._some("awards", names("awards"), order, {"meter = ?": meter}):
            yield AwardRow(*row)

    def meters(self) -> Iterator[Meter]:
        for row in self.rows("meters"):
            yield Meter(**dict(zip((column.name for column in COLUMNS["meters"]), row, strict=True)))

    def hours(self) -> Iterator[Hour]:
        for row in self.rows("hours"):
            yield Hour(*row)

    def pending(self) -> dict[str, int]:
        """What was contributed to each meter and is not folded in."""
        return _by(self.sql, "SELECT meter, SUM(amount_minor) FROM pending GROUP BY meter")

    def sums(self) -> dict[str, int]:
        """What each ledger comes to, contributions that are not folded in among it."""
        return _by(self.sql, _SUMS)

    def player_rounds(
        self, player: str, ledger: str, limit: int, before: tuple[int, str, int] | None
    ) -> list[PlayerRound]:
        where, params = _where({"p.player = ?": player, "p.ledger = ?": ledger or None})
        if before is not None:
            where += " AND (p.at_ms, p.table_id, p.round) < (?, ?, ?)"
            params += before
        sql = f"""SELECT p.table_id, p.round, p.ledger, p.at_ms, COALESCE(r.ending, ''), COALESCE(h.id, ''),
            {_MOVED.format(_STAKED)}, {_MOVED.format(_NET)} FROM round_players p
            LEFT JOIN rounds r ON r.table_id = p.table_id AND r.round = p.round
            LEFT JOIN tables x ON x.id = p.table_id LEFT JOIN houses h ON h.digest = x.house {where}
            ORDER BY p.at_ms DESC, p.table_id DESC, p.round DESC LIMIT ?"""
        return [PlayerRound(*row) for row in self.sql.execute(sql, *params, limit)]

    def ledger_of(self, player: str, ledger: str, limit: int, before: Transfer | None) -> list[Transfer]:
        where, params = _where({"t.player = ?": player, "t.ledger = ?": ledger or None})
        if before is not None:
            where += f" AND (t.at_ms, t.table_id, t.version, t.number) < (?, ?, ?, ({_NUMBER_OF_OWN}))"
            key = (before.place, before.version)
            params += (before.at_ms, *key, *key, player, before.number)
        sql = f"""SELECT {_OWN_TRANSFER} FROM transfers t {where}
            ORDER BY t.at_ms DESC, t.table_id DESC, t.version DESC, t.number DESC LIMIT ?"""
        return [Transfer(*row) for row in self.sql.execute(sql, *params, limit)]

    def _some(self, table: str, columns: str, order: str, only: Mapping[str, object]) -> Iterator[Row]:
        where, params = _where(only)
        return self.sql.stream(f"SELECT {columns} FROM {table} {where} ORDER BY {order}", *params)


def last_ms(sql: Sql) -> int:
    """The last moment that is kept of a table that is open, or of a sealed hour; 0 where there is none."""
    sealed = sql.execute("SELECT MAX(hour) FROM hours")[0][0]
    found = 0 if sealed is None else (sealed + 1) * HOUR_MS
    query = """SELECT MAX(at_ms) FROM steps WHERE table_id = ? AND round = (
        SELECT MAX(round) FROM steps WHERE table_id = ?)"""
    for (table,) in sql.execute("SELECT id FROM tables WHERE NOT closed"):
        found = max(found, sql.execute(query, table, table)[0][0] or 0)
    return int(found)


def outside(sql: Sql, after: int | None, hour: int) -> tuple[int, str]:
    """How many transfers were made outside any table before an hour began, and a hash over them.

    Those made before the hour `after` began, if there is one, are left out.
    """
    from_ms = _FIRST_MS if after is None else after * HOUR_MS
    count = 0
    hash = sha256()
    for row in sql.stream(_OUTSIDE, from_ms, hour * HOUR_MS):
        count += 1
        hash.update(msgspec.json.encode(row) + b"\n")
    return count, hash.hexdigest()


def _where(only: Mapping[str, object]) -> tuple[str, list[object]]:
    """A condition of those parts that say something, and the values in it."""
    said = {part: value for part, value in only.items() if value is not None}
    return f"WHERE {' AND '.join(said)}" if said else "", list(said.values())


def _by(sql: Sql, query: str) -> dict[str, int]:
    return {name: int(total) for name, total in sql.execute(query)}
