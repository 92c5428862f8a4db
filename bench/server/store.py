"""The store contract: commands a second from 70 tables that wait, against a transaction for each command.

The rival writes the very rows that ours comes to, worked out beforehand: it reads nothing and judges nothing.
It is a plain loop on one connection with the same settings, so each of its commits is as durable as ours.
Before a rate counts, both databases must hold the same rows.
"""

import asyncio
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from bench.row import MissingRivalError, Row, seconds
from bench.server.commands import Done, Played, furnish, in_turn
from queenhigh.store.columns import COLUMNS
from queenhigh.store.judging import Changes
from queenhigh.store.opening import open_store
from queenhigh.store.sqlite import FILE, SqliteSql
from queenhigh.store.store import Store
from queenhigh.table.ports import Written

TABLES: Final = 70
LAPS: Final = 8
SQLITE_TARGET = 2.0
POSTGRES_TARGET = 3.0
Statements = list[tuple[str, list[tuple[Any, ...]]]]
"""One command as plain statements, each with its rows."""


class Fixture:
    """Tables with all their commands: those of sitting down, then a round of each table a lap."""

    def __init__(self, tables: int = TABLES, laps: int = LAPS) -> None:
        self.tables = [Played(number) for number in range(tables)]
        self.laps = [[played.sit_down() for played in self.tables]]
        self.laps += [[played.round() for played in self.tables] for _ in range(laps)]


def rows() -> Iterator[Row]:
    """A row for each database."""
    fixture = Fixture()
    yield sqlite_row(fixture)
    yield postgres_row(fixture)


def sqlite_row(fixture: Fixture) -> Row:
    """One file each, by turns on the same disk."""
    with tempfile.TemporaryDirectory(prefix="qh-bench-") as name, asyncio.Runner() as runner:
        ours = Path(name) / "ours"
        theirs = Path(name) / "bare"
        with closing(furnished(ours, fixture, runner)) as store, bare_sqlite(theirs, fixture, runner) as bare:
            rates = _by_turns(fixture, runner, store, bare)
            _refuse_unequal(store, open_store(theirs, serving=False))
    title = f"SQLite, {len(fixture.tables)} tables waiting"
    return _row(title, rates, "bare loop, a transaction a command", SQLITE_TARGET)


def postgres_row(fixture: Fixture) -> Row:
    """Two databases of one server, which this starts and stops."""
    with postgres() as address, asyncio.Runner() as runner:
        ours = address()
        theirs = address()
        with (
            closing(furnished(ours, fixture, runner)) as store,
            _bare_postgres(theirs, fixture, runner) as bare,
        ):
            rates = _by_turns(fixture, runner, store, bare)
            _refuse_unequal(store, open_store(theirs))
    title = f"PostgreSQL, {len(fixture.tables)} tables waiting"
    return _row(title, rates, "bare loop, a transaction a command", POSTGRES_TARGET)


def _row(name: str, rates: tuple[float, float], rival: str, target: float) -> Row:
    return Row(name, rates[0], rival, rates[1], rates[0] / rates[1], target)


def furnished(place: Path | str, fixture: Fixture, runner: asyncio.Runner) -> Store:
    """A new store with the tables before their first command."""
    store = open_store(place)
    runner.run(furnish(store, fixture.tables))
    return store


def _by_turns(fixture: Fixture, runner: asyncio.Runner, store: Store, bare: "Bare") -> tuple[float, float]:
    """The best rate of either side; the first lap, in which everybody sits down, is not timed."""
    best = [0.0, 0.0]
    for number, lap in enumerate(fixture.laps):
        commands = [statements(done.rows) for done in in_turn(lap)]
        taken = (seconds(partial(_run, runner, store, lap)), seconds(partial(bare.run, commands)))
        if number:
            best = [max(rate, len(commands) / each) for rate, each in zip(best, taken, strict=True)]
    return best[0], best[1]


# Ours


def _run(runner: asyncio.Runner, store: Store, lap: Sequence[list[Done]]) -> None:
    runner.run(write_all(store, lap))


async def write_all(store: Store, lap: Sequence[list[Done]]) -> None:
    """Every table at once."""
    await asyncio.gather(*(_write(store, commands) for commands in lap))


async def _write(store: Store, commands: list[Done]) -> None:
    """One table: a command waits until the one before it is durable."""
    for done in commands:
        found = await store.write(done.write)
        if not isinstance(found, Written):
            raise AssertionError(f"a command does not stand: {found}")


# The rival


class Bare(NamedTuple):
    """A connection, and how it marks a value."""

    execute: Callable[..., object]
    mark: str

    def run(self, commands: list[Statements]) -> None:
        """Each command in a transaction of its own."""
        marked = {sql: sql.replace("?", self.mark) for sql in {*_INSERTS.values(), _UPDATE_TABLE}}
        execute = self.execute
        for command in commands:
            execute("BEGIN")
            for sql, rows in command:
                for row in rows:
                    execute(marked[sql], row)
            execute("COMMIT")


@contextmanager
def bare_sqlite(folder: Path, fixture: Fixture, runner: asyncio.Runner) -> Iterator[Bare]:
    """The plain driver on a file with the tables before their first command, with our settings of it."""
    furnished(folder, fixture, runner).close()
    with closing(SqliteSql(folder / FILE)) as opened:
        yield Bare(opened.raw.execute, "?")


@contextmanager
def _bare_postgres(address: str, fixture: Fixture, runner: asyncio.Runner) -> Iterator[Bare]:
    import psycopg

    furnished(address, fixture, runner).close()
    with psycopg.connect(address, autocommit=True) as connection:
        yield Bare(connection.cursor().execute, "%s")


def statements(rows: Changes) -> Statements:
    """What a command comes to, as plain statements with their rows."""
    values = msgspec.structs.astuple
    found: Statements = [(_UPDATE_TABLE, [(*row, id) for id, row in rows.tables.items()])]
    found += [(_INSERTS[name], new) for name, new in rows.inserts.items()]
    found += [(_INSERTS["accounts"], [values(each) for each in rows.accounts.values()])]
    found += [(_INSERTS["players"], [values(each) for each in rows.players.values()])]
    return [(sql, new) for sql, new in found if new]


def _insert(table: str) -> str:
    names = [column.name for column in COLUMNS[table]]
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"


def _upsert(table: str) -> str:
    keys = ", ".join(column.name for column in COLUMNS[table] if column.is_key)
    rest = ", ".join(f"{each.name} = excluded.{each.name}" for each in COLUMNS[table] if not each.is_key)
    return f"{_insert(table)} ON CONFLICT ({keys}) DO UPDATE SET {rest}"


_UPDATE_TABLE: Final = "UPDATE tables SET state = ?, version = ?, closed = ? WHERE id = ?"
_INSERTS: Final = {
    **{name: _insert(name) for name in COLUMNS},
    **{name: _upsert(name) for name in ("accounts", "players", "decks")},
}


def _refuse_unequal(ours: Store, theirs: Store) -> None:
    """Raise where one side has written other rows than the other."""
    with closing(theirs), ours.reader() as one, theirs.reader() as other:
        same = {name: list(one.rows(name)) == list(other.rows(name)) for name in COLUMNS if name != "tables"}
        same["tables"] = list(one.tables()) == list(other.tables())
    if not all(same.values()):
        differ = ", ".join(name for name in same if not same[name])
        raise AssertionError(f"the two databases differ in {differ}: the rates would mean nothing")


@contextmanager
def postgres() -> Iterator[Callable[[], str]]:
    """The PostgreSQL server that the tests start too, and a way to new databases on it."""
    tests = str(Path(__file__).resolve().parents[2] / "tests")
    if tests not in sys.path:
        sys.path.append(tests)
    from kit.store.postgres import NoPostgres, Postgres

    try:
        server = Postgres()
    except NoPostgres as problem:
        raise MissingRivalError(str(problem)) from problem
    try:
        yield server.database
    finally:
        server.stop()
