"""What comes from outside any table: grants, first seeds of meters, and limits that people set themselves."""

from typing import Final

from queenhigh.ledger.records import GRANTS, meter_account, player_account, seed_account
from queenhigh.store.audit.findings import Findings
from queenhigh.store.purses import HOUR_MS
from queenhigh.store.reading import Reader

_TRANSFERS: Final = """SELECT table_id, number, ledger, debit, credit, reason, round, at_ms, player
    FROM transfers WHERE version = 0 ORDER BY credit, ledger, at_ms, table_id, number"""
_GRANTED: Final = """SELECT a.id, a.ledger FROM accounts a LEFT JOIN (
    SELECT credit, ledger, MAX(at_ms) AS at_ms FROM transfers WHERE version = 0 GROUP BY credit, ledger
    ) AS g ON g.credit = a.id AND g.ledger = a.ledger WHERE substr(a.id, 1, 7) = 'player:'
    AND COALESCE(a.granted_ms, -1) <> COALESCE(g.at_ms, -1) ORDER BY a.id, a.ledger"""
"""Players whose account tells another time of their last grant than there was one."""
_LIMITS: Final = """SELECT who, ledger FROM (
    SELECT substr(id, 8) AS who, ledger, loss_limit_minor AS value FROM accounts
    WHERE substr(id, 1, 7) = 'player:' AND loss_limit_minor IS NOT NULL
    UNION ALL SELECT player, 'time', time_limit_ms FROM players WHERE time_limit_ms IS NOT NULL
    UNION ALL SELECT player, 'bar', barred_until_ms FROM players WHERE barred_until_ms <> 0
    UNION ALL SELECT person, ledger, -value FROM own_limits WHERE kind = 'loss' AND value >= 0
    UNION ALL SELECT person, 'time', -60000 * value FROM own_limits WHERE kind = 'time' AND value >= 0
    UNION ALL SELECT person, 'bar', -MAX(value) FROM own_limits WHERE kind IN ('break', 'excluded')
    GROUP BY person
    ) AS told GROUP BY who, ledger HAVING SUM(value) <> 0 OR COUNT(*) <> 2 ORDER BY who, ledger"""
"""Own limits that are not told alike where they were asked for and where bets are checked against them."""


def check_outside(reader: Reader, findings: Findings) -> None:
    """A transfer of no table is a first seed, or a grant an hour or more after the last; own limits bind.

    That no grant was slipped in, sealed hours tell.
    """
    last: tuple[str, str, int] = ("", "", 0)
    for id, number, ledger, debit, credit, reason, round, at_ms, player in reader.sql.stream(_TRANSFERS):
        meter = id.removeprefix("meters/")
        told = (debit, credit, reason, number, round)
        if id.startswith("grants/") and told == (GRANTS, player_account(player or ""), "grant", 0, 0):
            if last[:2] == (credit, ledger) and at_ms < last[2] + HOUR_MS:
                findings.add("transfer", id, "it is granted within an hour of another grant")
            last = credit, ledger, at_ms
        elif id == meter or (*told, player) != (
            seed_account(meter), meter_account(meter), "reseed", 0, 0, None
        ):  # fmt: skip
            findings.add("transfer", id, "it belongs to no table, and is neither a grant nor a first seed")
    for id, ledger in reader.sql.stream(_GRANTED):
        findings.add("account", id, f"it was not last granted something in {ledger} when its row says")
    for who, ledger in reader.sql.stream(_LIMITS):
        findings.add("limit", player_account(who), f"the own limit in force ({ledger}) is not the one set")
