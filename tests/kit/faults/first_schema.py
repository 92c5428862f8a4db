"""A database as the first version made it, with as many rounds as are wanted.

They are those of a table that was really played, written down again under other tables' names: every row that
names the table names the other one, hashes and chains are made anew, and whoever won is as much richer.
"""

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import msgspec
import psycopg
from alembic.runtime.environment import EnvironmentContext

from queenhigh.store import postgres, sqlite
from queenhigh.store.columns import COLUMNS
from queenhigh.store.migrations import migrating
from queenhigh.store.migrations.versions import first
from queenhigh.store.opening import is_address, reading
from queenhigh.store.purses import names
from queenhigh.store.reading import Reader
from queenhigh.store.sql import Sql
from queenhigh.table.chain import NO_CHAIN, fold, link

TABLES = [name for name in COLUMNS if name in first.SMALL | first.LARGE and name != "hours"]
BATCH = 20_000
Rows = list[dict[str, Any]]


def first_database(place: Path | str) -> Sql:
    """A new database of the first revision."""
    if is_address(place):
        _first("postgresql+psycopg://", lambda: psycopg.connect(str(place)))
        return postgres.connect(str(place))
    sqlite.make_folder(Path(place))
    path = Path(place) / sqlite.FILE
    sqlite.make_file(path)
    _first("sqlite://", lambda: sqlite3.connect(path, isolation_level=None))
    found = sqlite.connect(path)
    found.execute("PRAGMA synchronous = OFF")
    return found


def _first(url: str, connect: Callable[[], Any]) -> None:
    config, scripts = migrating._scripts()
    environment = EnvironmentContext(
        config, scripts, fn=lambda found, _: scripts._upgrade_revs(first.revision, found)
    )
    with migrating._connected(url, connect) as connection, environment:
        environment.configure(connection=connection)
        environment.run_migrations()


def write_down(source: Path, place: Path | str, table: str, copies: int) -> None:
    """All of a newer database into a new one of the first revision, and one closed table of it many times."""
    with reading(source) as reader:
        rows = {name: list(_named(reader, name)) for name in TABLES}
    own = {name: [row for row in rows[name] if _names(row, table)] for name in TABLES}
    _richer(rows["accounts"], own["transfers"], table, copies)
    with closing(first_database(place)) as target, target.transaction():
        for name in TABLES:
            _insert(target, name, rows[name])
        for name in TABLES:
            _insert(target, name, _copied(name, own, table, copies))


def _named(reader: Reader, name: str) -> Iterator[dict[str, Any]]:
    """Rows with their columns' names; SQLite has numbers for flags."""
    for row in reader.rows(name):
        values = zip(COLUMNS[name], row, strict=True)
        yield {each.name: bool(value) if each.kind == "flag" else value for each, value in values}


def _names(row: dict[str, Any], table: str) -> bool:
    return any(table in value for value in row.values() if isinstance(value, str))


def _richer(accounts: Rows, transfers: Rows, table: str, copies: int) -> None:
    """What the copies add to accounts that are of no one table."""
    net: Counter[tuple[str, str]] = Counter()
    for each in transfers:
        net[each["credit"], each["ledger"]] += each["amount_minor"]
        net[each["debit"], each["ledger"]] -= each["amount_minor"]
    for account in accounts:
        if table not in account["id"]:
            account["balance_minor"] += copies * net[account["id"], account["ledger"]]
            assert account["may_owe"] or account["balance_minor"] >= 0, "who plays there must win"


def _copied(name: str, own: dict[str, Rows], table: str, copies: int) -> Iterator[dict[str, Any]]:
    for number in range(copies):
        other = f"{number:x}".rjust(len(table), "x")
        chains = _chains(own, table, other) if name in ("rounds", "tables") else {}
        for row in own[name]:
            changed = {key: _renamed(value, table, other) for key, value in row.items()}
            if name == "rounds":
                changed["body"], changed["chain"] = chains[row["round"]]
            elif name == "tables":
                changed["state"] = _state(changed["state"], chains, own, table, other)
            yield changed


def _renamed(value: Any, table: str, other: str) -> Any:
    if isinstance(value, str):
        return value.replace(table, other)
    return value.replace(table.encode(), other.encode()) if isinstance(value, bytes) else value


def _bodies(own: dict[str, Rows], table: str, other: str) -> Iterator[tuple[int, int, bytes]]:
    """Steps in order: round, version and what their hash is made of."""
    for step in sorted(own["steps"], key=lambda step: int(step["version"])):
        yield step["round"], step["version"], _renamed(step["body"], table, other)


def _chains(own: dict[str, Rows], table: str, other: str) -> dict[int, tuple[bytes, bytes]]:
    """By round its hash and its chain; the step that closes a table comes after the last."""
    last, before = own["tables"][0]["version"], NO_CHAIN
    found: dict[int, tuple[bytes, bytes]] = {}
    for round, steps in groupby(_bodies(own, table, other), key=lambda step: step[0]):
        body = NO_CHAIN
        for _, version, text in steps:
            body = fold(body, text) if version != last else body
        before = link(before, round, body)
        found[round] = body, before
    return found


def _state(
    state: bytes, chains: dict[int, tuple[bytes, bytes]], own: dict[str, Rows], table: str, other: str
) -> bytes:
    """What the closed table keeps, with its last link and the step it was closed by."""
    *_, (_, _, closing_step) = _bodies(own, table, other)
    kept = msgspec.json.decode(state)
    kept |= {"chain": chains[max(chains)][1].hex(), "body": fold(NO_CHAIN, closing_step).hex()}
    return msgspec.json.encode(kept)


def _insert(sql: Sql, name: str, rows: Iterable[dict[str, Any]]) -> None:
    marks = ", ".join("?" * len(COLUMNS[name]))
    waiting = iter(rows)
    while batch := [tuple(row.values()) for row in islice(waiting, BATCH)]:
        sql.many(f"INSERT INTO {name} ({names(name)}) VALUES ({marks})", batch)
