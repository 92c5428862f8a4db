"""The audit from beginning to end, at one moment of the database."""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, partial
from typing import Final

import msgspec

from queenhigh.ledger.records import GRANTS, meter_account, player_account, seed_account
from queenhigh.rules.records import House
from queenhigh.rules.shelf import reread
from queenhigh.store.audit.findings import UNREADABLE, Chain, Findings, Report
from queenhigh.store.audit.money import Expected, check_accounts, check_escrows, check_sums, prove_meters
from queenhigh.store.audit.walk import Walk
from queenhigh.store.purses import HOUR_MS, names
from queenhigh.store.reading import Reader, outside
from queenhigh.store.records import Heads, Hour
from queenhigh.store.sql import PAGE
from queenhigh.table.chain import link
from queenhigh.text import QueenHighError

ChainOf = Callable[[str, int], bytes]
"""The chain after a table's round; nothing where there is no such link."""
Outside = Callable[[int | None, int], tuple[int, str]]
"""Transfers outside any table from one hour on and before another, counted and hashed."""
_HEADS: Final = msgspec.json.Decoder(Heads)


def head_of(heads: Mapping[str, tuple[int, bytes]], hour: int | None, sealed: bytes) -> str:
    """A hash over the last link of every table and of the hours: see `Chain.head`."""
    told = [(table, round, chain.hex()) for table, (round, chain) in sorted(heads.items())]
    return hashlib.sha256(msgspec.json.encode((told, hour, sealed.hex()))).hexdigest()


def hour_problems(hours: Iterable[Hour], chain_of: ChainOf, outside: Outside) -> Iterator[tuple[str, str]]:
    """Hours that are not chained to those before, or that were sealed over something else than is there.

    Any hour may be missing, where no server ran when it ended. One that was taken out from between two others
    breaks their chain; one from the end is missed by whoever has noted the head.
    """
    last: int | None = None
    before = b""
    rounds: dict[str, int] = {}
    for hour in hours:
        where = f"hour {hour.hour}"
        heads = bytes(hour.heads)
        if hashlib.sha256(heads).digest() != bytes(hour.body):
            yield where, "its heads are not those that its hash was made of"
        if link(before, hour.hour, bytes(hour.body)) != bytes(hour.chain):
            yield where, "it is not chained to the hour before"
        try:
            named = _HEADS.decode(heads)
        except msgspec.DecodeError as error:
            yield where, f"its heads cannot be read: {error}"
            named = Heads((), (0, ""))
        for table, round, chain in named.tables:
            if chain_of(table, round).hex() != chain:
                yield where, f"the chain of {table}-{round} is another one than was sealed"
        now = {table: round for table, round, _ in named.tables}
        if any(now.get(table, -1) < round for table, round in rounds.items()):
            yield where, "a table has fewer rounds than in the hour before"
        if outside(last, hour.hour) != named.outside:
            yield where, "the transfers outside any table before it are not those that were sealed"
        last = hour.hour
        before = bytes(hour.chain)
        rounds = now


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
