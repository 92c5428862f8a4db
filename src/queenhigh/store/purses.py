"""Money that comes from outside a table, and what players allow themselves: work for one transaction."""

from collections.abc import Collection
from typing import Final, Literal

from queenhigh.ledger.records import GRANTS, Posting, meter_account, player_account, seed_account
from queenhigh.store.columns import COLUMNS
from queenhigh.store.judging import player_in, purse_of
from queenhigh.store.records import Account, Limits, Meter
from queenhigh.store.sql import Sql, batches
from queenhigh.table.ports import Purse

HOUR_MS: Final = 3_600_000
Granted = Literal["granted", "repeated", "not_first", "not_broke", "too_soon"]


def names(table: str) -> str:
    """A table's columns, as a query lists them."""
    return ", ".join(column.name for column in COLUMNS[table])


def hold_account(sql: Sql, id: str, ledger: str, *, may_owe: bool = False) -> Account:
    """An account's row, made where there is none, and held until the transaction ends."""
    sql.execute(
        "INSERT INTO accounts (id, ledger, balance_minor, reserved_minor, held_minor, risk_minor, lost_minor,"
        " lost_day, may_owe) VALUES (?, ?, 0, 0, 0, 0, 0, 0, ?) ON CONFLICT DO NOTHING",
        id, ledger, may_owe,
    )  # fmt: skip
    query = f"SELECT {names('accounts')} FROM accounts WHERE id = ? AND ledger = ?"
    return Account(*sql.execute(sql.lock(query), id, ledger)[0])


def prepare_player(sql: Sql, player: str) -> None:
    """Make the row that a player's bets are checked against: own limits set meanwhile wait for it."""
    sql.execute(
        "INSERT INTO players (player, barred_until_ms, bar_kind, played_ms, played_day)"
        " VALUES (?, 0, '', 0, 0) ON CONFLICT DO NOTHING",
        player,
    )


def unsealed_ms(sql: Sql, at_ms: int) -> int:
    """This moment, or where a sealed hour has counted it the first that none has: see `Heads.outside`."""
    [(sealed,)] = sql.execute("SELECT MAX(hour) FROM hours")
    return at_ms if sealed is None else max(at_ms, sealed * HOUR_MS)


def post(sql: Sql, id: str, ledger: str, posting: Posting, at_ms: int) -> None:
    """Make a transfer outside any table, whose accounts are held; an id that was used is an error."""
    sql.execute(
        f"INSERT INTO transfers ({names('transfers')}) VALUES (?, 0, 0, ?, ?, ?, ?, ?, 0, ?, ?)",
        id, ledger, posting.debit, posting.credit, posting.amount_minor, posting.reason, at_ms,
        player_in(posting),
    )  # fmt: skip
    for account, sign in ((posting.debit, -1), (posting.credit, 1)):
        sql.execute(
            "UPDATE accounts SET balance_minor = balance_minor + ? WHERE id = ? AND ledger = ?",
            sign * posting.amount_minor, account, ledger,
        )  # fmt: skip


def grant(
    sql: Sql, player: str, ledger: str, amount_minor: int, id: str, at_ms: int, *, first: bool,
    least_minor: int,
) -> tuple[Granted, Purse]:  # fmt: skip
    """Grant a purse, or fill it again where less than that is left and the last grant is an hour ago."""
    at_ms = unsealed_ms(sql, at_ms)
    account = player_account(player)
    hold_account(sql, GRANTS, ledger, may_owe=True)
    held = hold_account(sql, account, ledger)
    prepare_player(sql, player)
    transfer = f"grants/{id}"
    outcome: Granted = "granted"
    if sql.execute("SELECT 1 FROM transfers WHERE table_id = ?", transfer):
        outcome = "repeated"
    elif first and held.granted_ms is not None:
        outcome = "not_first"
    elif not first and (held.granted_ms is None or held.balance_minor >= least_minor or held.risk_minor):
        outcome = "not_broke"
    elif not first and held.granted_ms is not None and at_ms < held.granted_ms + HOUR_MS:
        outcome = "too_soon"
    else:
        post(sql, transfer, ledger, Posting(GRANTS, account, amount_minor, "grant"), at_ms)
        held.balance_minor += amount_minor
        sql.execute("UPDATE accounts SET granted_ms = ? WHERE id = ? AND ledger = ?", at_ms, account, ledger)
    return outcome, purse_of(held, at_ms)


def limits(sql: Sql, player: str) -> Limits:
    """A player's own limits and the time they played; none are set where nobody set any."""
    rows = sql.execute(f"SELECT {names('players')} FROM players WHERE player = ?", player)
    return Limits(*rows[0]) if rows else Limits(player)


def player_accounts(sql: Sql, player: str) -> list[Account]:
    """A player's account in each currency, with losses and their limit."""
    query = f"SELECT {names('accounts')} FROM accounts WHERE id = ? ORDER BY ledger"
    return [Account(*row) for row in sql.execute(query, player_account(player))]


def accounts_among(sql: Sql, players: Collection[str]) -> list[Account]:
    """The accounts of all these players."""
    found: list[Account] = []
    ids = [player_account(player) for player in players]
    for some in batches(ids):
        query = f"SELECT {names('accounts')} FROM accounts WHERE id IN ({', '.join('?' * len(some))})"
        found += [Account(*row) for row in sql.execute(query, *some)]
    return found


def create_meter(sql: Sql, meter: Meter) -> bool:
    """Open a meter and put its seed on it; false where it is there already."""
    sql.execute(
        f"INSERT INTO meters ({names('meters')}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        meter.id, meter.ledger, meter.house, meter.name, meter.seed_minor, meter.contribution,
        meter.next_seed_minor, meter.next_contribution, meter.next_ms, meter.created_ms,
    )  # fmt: skip
    if not sql.rowcount:
        return False
    seed = seed_account(meter.id)
    account = meter_account(meter.id)
    hold_account(sql, account, meter.ledger)
    hold_account(sql, seed, meter.ledger, may_owe=True)
    if meter.seed_minor:
        seeding = Posting(seed, account, meter.seed_minor, "reseed")
        post(sql, f"meters/{meter.id}", meter.ledger, seeding, unsealed_ms(sql, meter.created_ms))
    return True


def wish_meter(sql: Sql, meter: str, seed_minor: int, contribution: str, at_ms: int) -> None:
    """Wish for another seed and rate; the same wish again is as old as the first."""
    sql.execute(
        "UPDATE meters SET next_seed_minor = ?, next_contribution = ?, next_ms = ? WHERE id = ?"
        " AND (next_ms IS NULL OR next_seed_minor <> ? OR next_contribution <> ?)",
        seed_minor, contribution, at_ms, meter, seed_minor, contribution,
    )  # fmt: skip


def change_meter(sql: Sql, meter: str) -> bool:
    """Let a wish hold if the meter was hit since; false where it was not."""
    account = meter_account(meter)
    hit = """SELECT 1 FROM awards a JOIN transfers t ON t.table_id = a.table_id AND t.version = a.version
        WHERE a.meter = meters.id AND a.at_ms >= meters.next_ms AND t.reason = 'reseed' AND t.credit = ?"""
    sql.execute(
        "UPDATE meters SET seed_minor = next_seed_minor, contribution = next_contribution,"
        " next_seed_minor = NULL, next_contribution = NULL, next_ms = NULL"
        f" WHERE id = ? AND EXISTS ({hit})",
        meter, account,
    )  # fmt: skip
    return sql.rowcount == 1


def fold(sql: Sql, meter: str) -> int:
    """Add what was contributed to the meter's row; what the row then holds."""
    account = meter_account(meter)
    query = "SELECT ledger FROM meters WHERE id = ? UNION SELECT ledger FROM pending WHERE meter = ?"
    total_minor = 0
    for (ledger,) in sql.execute(query, meter, meter):
        held = hold_account(sql, account, ledger)
        gone = sql.execute(
            "DELETE FROM pending WHERE meter = ? AND ledger = ? RETURNING amount_minor", meter, ledger
        )
        balance_minor = held.balance_minor + sum(amount for (amount,) in gone)
        if gone:
            sql.execute(
                "UPDATE accounts SET balance_minor = ? WHERE id = ? AND ledger = ?",
                balance_minor, account, ledger,
            )  # fmt: skip
        total_minor += balance_minor
    return total_minor


def shown(sql: Sql, meter: str) -> int:
    """What a meter holds, contributions that are not folded in among it."""
    [(shown_minor,)] = sql.execute(
        "SELECT COALESCE((SELECT SUM(balance_minor) FROM accounts WHERE id = ?), 0)"
        " + COALESCE((SELECT SUM(amount_minor) FROM pending WHERE meter = ?), 0)",
        meter_account(meter), meter,
    )  # fmt: skip
    return int(shown_minor)
