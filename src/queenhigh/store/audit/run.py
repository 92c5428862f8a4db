"""The audit from beginning to end, at one moment of the database."""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Final

from queenhigh.rules.records import House
from queenhigh.rules.shelf import reread
from queenhigh.store.audit.chain import head_of, hour_problems
from queenhigh.store.audit.findings import UNREADABLE, Chain, Findings, Report
from queenhigh.store.audit.money import Expected, check_accounts, check_escrows, check_sums, prove_meters
from queenhigh.store.audit.outside import check_outside
from queenhigh.store.audit.walk import Walk
from queenhigh.store.purses import names
from queenhigh.store.reading import Reader, outside
from queenhigh.store.records import Hour
from queenhigh.store.sql import PAGE
from queenhigh.text import QueenHighError

Tell = Callable[[int, int], None]
_BY_TABLE: Final = ("steps", "rounds", "round_players", "decks", "transfers", "awards", "commands")


class NoSuchRound(QueenHighError, ValueError):
    """A round to begin with that is not kept."""


def audit(reader: Reader, since: str = "", tell: Tell = lambda done, whole: None) -> Report:
    """Prove all that is kept, reading it once.

    With `since`, a round as ``TABLE-NUMBER``, only rounds that opened no earlier are run again; money, chains
    and meters are always proven whole. `tell` hears of how many steps so many have been looked at.
    """
    findings = Findings()
    expected = Expected()
    since_ms = _opened_ms(reader, since) if since else 0
    houses = _houses(reader, findings)
    [(all_steps,)] = reader.sql.execute("SELECT COUNT(*) FROM steps")
    done = rounds = replayed = commitments = 0
    heads: dict[str, tuple[int, bytes]] = {}

    def more(steps: int) -> None:
        nonlocal done
        done += steps
        tell(done, all_steps)

    for row in list(reader.tables()):
        if row.house not in houses:
            findings.add("house", row.id, "no house is kept with the rules of this table")
            continue
        try:
            walk = Walk(reader, row, houses, findings, since_ms)
            walk.go(expected, more)
        except UNREADABLE as error:
            findings.add("table", row.id, f"what is kept of it cannot be read: {error!r}")
            continue
        rounds += walk.prover.rounds
        replayed += walk.prover.replayed
        commitments += walk.prover.commitments
        if walk.round >= 0:
            heads[row.id] = walk.round, walk.chain
    _homeless(reader, findings)
    hour, sealed = _check_hours(reader, findings)
    check_outside(reader, findings)
    sums = check_sums(reader, findings)
    negative = check_accounts(reader, expected, findings)
    escrows_open = check_escrows(reader, expected, findings)
    meters = prove_meters(reader, houses, expected, findings)
    [(transfers,)] = reader.sql.execute("SELECT COUNT(*) FROM transfers")
    return Report(
        ok=not findings.counts,
        rounds=rounds,
        transfers=transfers,
        sum_minor=sums,
        escrows_open=escrows_open,
        negative=negative,
        chain=Chain(head_of(heads, hour, sealed), not (findings.counts["chain"] or findings.counts["hour"])),
        meters=meters,
        commitments=commitments,
        replayed=replayed,
        problems=findings.problems,
    )


def _opened_ms(reader: Reader, since: str) -> int:
    """When a round opened."""
    table, _, number = since.rpartition("-")
    rows = []
    if number.isascii() and number.isdecimal() and len(number) < 18:
        query = "SELECT MIN(at_ms) FROM steps WHERE table_id = ? AND round = ?"
        rows = reader.sql.execute(query, table, int(number))
    if not rows or rows[0][0] is None:
        raise NoSuchRound(f"no round {since[:60]!r} is kept: write TABLE-NUMBER, as in t7f3k2-41")
    return int(rows[0][0])


def _houses(reader: Reader, findings: Findings) -> dict[str, House]:
    """Every house ever played, read from its text again."""
    found = {}
    for digest, id, name, text, posted in list(reader.rows("houses")):
        try:
            house = reread(text, posted, id)
        except QueenHighError as error:
            findings.add("house", digest, f"its text makes no house: {str(error).partition(chr(10))[0]}")
            continue
        if house.digest != digest:
            findings.add("house", digest, f"its text gives the rules {house.digest}")
            continue
        if (house.id, house.name) != (id, name):
            findings.add("house", digest, f"its text calls it {house.id}, {house.name}")
        found[digest] = house
    return found


def _homeless(reader: Reader, findings: Findings) -> None:
    """What belongs to a table that is not there."""
    for name in _BY_TABLE:
        query = f"SELECT DISTINCT table_id FROM {name} WHERE table_id NOT IN (SELECT id FROM tables)"
        query += " AND version <> 0" if name == "transfers" else ""
        for (table,) in reader.sql.execute(query):
            findings.add("table", table, f"there are {name} of a table that is not kept")


def _check_hours(reader: Reader, findings: Findings) -> tuple[int | None, bytes]:
    """The last sealed hour and its chain."""

    @lru_cache
    def chain_of(table: str, round: int) -> bytes:
        query = "SELECT chain FROM rounds WHERE table_id = ? AND round = ?"
        rows = reader.sql.execute(query, table, round)
        return bytes(rows[0][0]) if rows else b""

    try:
        for where, what in hour_problems(_hours(reader), chain_of, partial(outside, reader.sql)):
            findings.add("hour", where, what)
        for hour, chain in reader.sql.execute("SELECT hour, chain FROM hours ORDER BY hour DESC LIMIT 1"):
            return hour, bytes(chain)
    except UNREADABLE as error:
        findings.add("hour", "", f"the hours cannot be read: {error!r}")
    return None, b""


def _hours(reader: Reader) -> Iterator[Hour]:
    last = -1
    query = f"SELECT {names('hours')} FROM hours WHERE hour > ? ORDER BY hour LIMIT ?"
    while rows := reader.sql.execute(query, last, PAGE):
        yield from (Hour(*row) for row in rows)
        last = rows[-1][0]
