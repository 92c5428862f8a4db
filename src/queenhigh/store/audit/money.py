"""Accounts and transfers: sums that must be zero, rows that must be the sum of their transfers."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final

from queenhigh.ledger.records import may_owe, meter_account, player_account
from queenhigh.rules.records import House
from queenhigh.store.audit.findings import Findings, MeterProof
from queenhigh.store.reading import Reader
from queenhigh.store.records import Meter

_DRIFT: Final = """SELECT id, ledger, SUM(balance_minor) FROM (
    SELECT id, ledger, balance_minor FROM accounts
    UNION ALL SELECT 'meter:' || meter, ledger, amount_minor FROM pending
    UNION ALL SELECT credit, ledger, -amount_minor FROM transfers
    UNION ALL SELECT debit, ledger, amount_minor FROM transfers
    ) AS moved GROUP BY id, ledger HAVING SUM(balance_minor) <> 0 ORDER BY id, ledger"""
"""Accounts that hold something else than their transfers come to, and by how much."""
_UNMATCHED: Final = """SELECT p.meter, p.table_id, p.version, p.number FROM pending p LEFT JOIN transfers t
    ON t.table_id = p.table_id AND t.version = p.version AND t.number = p.number AND t.ledger = p.ledger
    AND t.credit = 'meter:' || p.meter AND t.amount_minor = p.amount_minor
    WHERE t.amount_minor IS NULL ORDER BY p.table_id, p.version, p.number"""
"""Contributions that wait to be folded in and that no transfer tells of."""
_STRANGE: Final = """SELECT id, ledger, balance_minor, reserved_minor, held_minor, risk_minor, may_owe
    FROM accounts WHERE may_owe OR balance_minor < 0 OR balance_minor < reserved_minor + held_minor
    OR reserved_minor <> 0 OR held_minor <> 0 OR risk_minor <> 0 ORDER BY id, ledger"""

Ledgered = tuple[str, str]
"""An account, or a player, and the ledger."""


class Expected:
    """What accounts must say at this moment, as tables tell it."""

    def __init__(self) -> None:
        self.escrows: dict[Ledgered, int] = {}
        self.purses: dict[Ledgered, tuple[int, int, int]] = {}
        """Reserved, held and at risk."""
        self.meters: dict[str, Fraction] = {}
        """All that rounds put into each meter, less what they took out, to the fraction of a coin."""
        self.carried: dict[str, Fraction] = {}
        """What tables carry for each meter of that."""
        self.hit: set[str] = set()
        """Meters that have gone back to their seed."""

    def add_purse(self, key: Ledgered, reserved_minor: int, held_minor: int, risk_minor: int) -> None:
        was = self.purses.get(key, (0, 0, 0))
        self.purses[key] = (was[0] + reserved_minor, was[1] + held_minor, was[2] + risk_minor)


def check_sums(reader: Reader, findings: Findings) -> dict[str, int]:
    """Every ledger is zero, and every account what its transfers come to."""
    sums = reader.sums()
    for ledger, total_minor in sums.items():
        if total_minor:
            findings.add("ledger", ledger, f"all accounts come to {total_minor} and not to zero")
    check_transfers(reader, findings)
    return dict(sorted(sums.items()))


def check_transfers(reader: Reader, findings: Findings) -> None:
    """Every account is what its transfers come to, and every contribution that waits is a transfer."""
    for id, ledger, drift_minor in reader.sql.stream(_DRIFT):
        more = f"{abs(int(drift_minor))} {'more' if drift_minor > 0 else 'less'}"
        findings.add("account", id, f"it holds {more} in {ledger} than its transfers come to")
    for meter, table, version, number in reader.sql.stream(_UNMATCHED):
        findings.add("meter", meter, f"{table}/{version}/{number} waits for it, and is no such transfer")


def check_accounts(reader: Reader, expected: Expected, findings: Findings) -> int:
    """Who may owe, what is set aside; how many accounts are below zero that must not be."""
    negative = 0
    purses = dict(expected.purses)
    for id, ledger, balance, reserved, held, risk, owes in reader.sql.stream(_STRANGE):
        if bool(owes) != may_owe(id):
            findings.add("account", id, f"it {'may' if owes else 'may not'} owe, as its row has it")
        if balance < 0 and not may_owe(id):
            negative += 1
            findings.add("account", id, f"it is below zero: {balance} in {ledger}")
        elif balance < reserved + held and not may_owe(id):
            findings.add("purse", id, f"more is set aside in {ledger} than is there")
        player = id.removeprefix("player:")
        wanted = purses.pop((player, ledger), (0, 0, 0)) if id == player_account(player) else (0, 0, 0)
        if (reserved, held, risk) != wanted:
            said = f"reserved, held and at risk are {reserved}, {held}, {risk} in {ledger}"
            findings.add("purse", id, f"{said}; tables tell {', '.join(map(str, wanted))}")
    for (player, ledger), wanted in purses.items():
        if any(wanted):
            said = f"nothing is set aside in {ledger}; tables tell {', '.join(map(str, wanted))}"
            findings.add("purse", player_account(player), said)
    return negative


def check_escrows(reader: Reader, expected: Expected, findings: Findings) -> int:
    """Escrows hold the stakes of rounds under way, and nothing once a round is over; how many are open."""
    query = """SELECT id, ledger, balance_minor FROM accounts
        WHERE balance_minor <> 0 AND substr(id, 1, 7) = 'escrow:'"""
    found = {(id, ledger): balance for id, ledger, balance in reader.sql.stream(query)}
    for id, ledger in sorted({*found, *expected.escrows}):
        held_minor = found.get((id, ledger), 0)
        staked_minor = expected.escrows.get((id, ledger), 0)
        if held_minor != staked_minor:
            findings.add(
                "escrow", id, f"it holds {held_minor} in {ledger}, and {staked_minor} lies on the felt"
            )
    return len(found)


def prove_meters(
    reader: Reader, houses: Mapping[str, House], expected: Expected, findings: Findings
) -> tuple[MeterProof, ...]:
    """Each meter holds its first seed and what rounds put in, less what they took out and what is carried."""
    waiting = reader.pending()
    proofs = []
    for meter in list(reader.meters()):
        account = meter_account(meter.id)
        [(held, seeded)] = reader.sql.execute(
            "SELECT COALESCE((SELECT SUM(balance_minor) FROM accounts WHERE id = ?), 0),"
            " COALESCE((SELECT SUM(amount_minor) FROM transfers WHERE table_id = ? AND credit = ?), 0)",
            account, f"meters/{meter.id}", account,
        )  # fmt: skip
        for what in _rules_problems(meter, int(seeded), houses, meter.id in expected.hit):
            findings.add("meter", meter.id, what)
        shown_minor = int(held) + waiting.get(meter.id, 0)
        exact = int(seeded) + expected.meters.get(meter.id, Fraction(0))
        proved = exact - expected.carried.get(meter.id, Fraction(0))
        ok = proved == shown_minor
        if not ok:
            findings.add("meter", meter.id, f"it shows {shown_minor}, and rounds prove {proved}")
        proofs.append(MeterProof(meter.id, shown_minor, int(proved), ok))
    return tuple(proofs)


def _rules_problems(meter: Meter, seeded_minor: int, houses: Mapping[str, House], hit: bool) -> Iterator[str]:
    """What of a meter's row no house has: it begins by its own, and takes on another's once it is hit."""
    known = {
        digest: (each.seed_minor, str(each.contribution))
        for digest, house in houses.items()
        for each in house.meters
        if (each.name, house.currency.code) == (meter.name, meter.ledger)
    }
    first = known.get(meter.house)
    following = (meter.next_seed_minor, meter.next_contribution)
    if first is None or not meter.id.endswith(f".{meter.name}"):
        yield "its house has no such meter"
    elif seeded_minor != first[0]:
        yield f"it began with {seeded_minor}, and its house says {first[0]}"
    if (meter.seed_minor, meter.contribution) not in (known.values() if hit else (first,)):
        yield "its seed and rate are those of no house that it was played by"
    if following != (None, None) and following not in known.values():
        yield "the seed and rate that wait are those of no house"
