"""Whether a database is in order by itself: every balance follows from transfers, no step is missing.

This is arithmetic over rows; that rounds were played by the rules is for the audit.
"""

from typing import Final

import msgspec

from queenhigh.store.migrations import migrating
from queenhigh.store.reading import Reader
from queenhigh.store.sqlite import SqliteSql

MOST: Final = 100
"""So many problems of a kind are named."""
_BALANCES: Final = f"""SELECT account, ledger, CAST(SUM(amount) AS BIGINT) FROM (
    SELECT credit AS account, ledger, amount_minor AS amount FROM transfers
    UNION ALL SELECT debit, ledger, -amount_minor FROM transfers
    UNION ALL SELECT 'meter:' || meter, ledger, -amount_minor FROM pending
    UNION ALL SELECT id, ledger, -balance_minor FROM accounts
    ) AS every GROUP BY account, ledger HAVING SUM(amount) <> 0 ORDER BY account, ledger LIMIT {MOST}"""
_NEGATIVE: Final = f"""SELECT id, ledger, balance_minor FROM accounts WHERE NOT may_owe
    AND (balance_minor < reserved_minor + held_minor OR balance_minor < 0) ORDER BY id LIMIT {MOST}"""
_WAITING: Final = f"""SELECT p.meter, p.table_id, p.version, p.number FROM pending p LEFT JOIN transfers t
    ON t.table_id = p.table_id AND t.version = p.version AND t.number = p.number
    AND t.amount_minor = p.amount_minor AND t.credit = 'meter:' || p.meter
    WHERE t.table_id IS NULL ORDER BY 1, 2, 3, 4 LIMIT {MOST}"""
_STEPS: Final = f"""SELECT t.id, t.version, COUNT(s.version) FROM tables t
    LEFT JOIN steps s ON s.table_id = t.id GROUP BY t.id, t.version
    HAVING COUNT(s.version) <> t.version OR COALESCE(MAX(s.version), 0) <> t.version
    ORDER BY t.id LIMIT {MOST}"""
_LOOSE: Final = f"""SELECT DISTINCT t.table_id, t.version FROM transfers t LEFT JOIN steps s
    ON s.table_id = t.table_id AND s.round = t.round AND s.version = t.version
    WHERE t.version > 0 AND s.version IS NULL ORDER BY 1, 2 LIMIT {MOST}"""


class Verified(msgspec.Struct, frozen=True):
    """What was looked at, and what is wrong."""

    ok: bool
    revision: str | None
    tables: int
    steps: int
    transfers: int
    sum_minor: dict[str, int]
    problems: tuple[str, ...]


def account_problems(reader: Reader) -> list[str]:
    """What accounts show by themselves, however many transfers there are: quickly asked."""
    sums = reader.sums()
    negative = reader.sql.execute(_NEGATIVE)
    return [
        *(f"ledger {ledger} comes to {total}, not to 0" for ledger, total in sums.items() if total),
        *(f"account {id} in {ledger} holds {minor}, less than it may" for id, ledger, minor in negative),
    ]


def verify(reader: Reader) -> Verified:
    """Look at every row of the ledger and at the numbers of all steps."""
    ask = reader.sql.execute
    problems: list[str] = []
    if isinstance(reader.sql, SqliteSql):
        problems += [f"file: {text}" for (text,) in ask("PRAGMA integrity_check") if text != "ok"]
    sums = reader.sums()
    problems += account_problems(reader)
    for account, ledger, off in ask(_BALANCES):
        problems.append(f"account {account} in {ledger} is off by {-off} from its transfers")
    for meter, table, version, number in ask(_WAITING):
        problems.append(f"meter {meter} waits for {table}/{version}/{number}, which is no such transfer")
    for table, version, count in ask(_STEPS):
        problems.append(f"table {table} is at version {version} and has {count} steps")
    for table, version in ask(_LOOSE):
        problems.append(f"table {table} has transfers of version {version} and no such step")
    tables, steps, transfers = (
        ask(f"SELECT COUNT(*) FROM {name}")[0][0] for name in ("tables", "steps", "transfers")
    )
    revision = migrating.revision(reader.sql)
    return Verified(not problems, revision, tables, steps, transfers, sums, tuple(problems))
