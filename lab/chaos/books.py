"""The database as it is seen beside the servers: made for one run, looked into, its connections cut."""

import secrets
from collections import defaultdict
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple, TypeVar
from urllib.parse import urlsplit, urlunsplit

import msgspec

from lab.chaos.plan import ChaosError
from lab.chaos.witnesses import Key
from queenhigh.store.audit import Report, audit
from queenhigh.store.opening import is_address, open_store, reading, show_place
from queenhigh.store.sql import Sql
from queenhigh.text import first_line

T = TypeVar("T")
_WITNESS: Final = """CREATE SCHEMA chaos;
    CREATE TABLE chaos.writes (table_id text, version bigint, epoch bigint, owner text, writer text);
    CREATE FUNCTION chaos.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO chaos.writes VALUES
            (NEW.id, NEW.version, NEW.epoch, NEW.owner, current_setting('application_name'));
        RETURN NULL;
    END $$;
    CREATE TRIGGER chaos_note AFTER UPDATE OF version ON tables FOR EACH ROW EXECUTE FUNCTION chaos.note()"""
"""Of every write to a table: who owned it by its row at that moment, and who wrote."""
_OTHERS: Final = """FROM pg_stat_activity WHERE datname = current_database()
    AND pid <> pg_backend_pid() AND starts_with(application_name, ?)"""


class TableNow(NamedTuple):
    """An open table's row."""

    version: int
    epoch: int
    owner: str

    @property
    def pid(self) -> int:
        """Which process owns it, by the name that it goes by; 0 for nobody."""
        return int(self.owner.split(":")[1]) if self.owner else 0


class WriteNote(NamedTuple):
    """One write to a table, as the database saw it."""

    table: str
    version: int
    epoch: int
    owner: str
    writer: str


class Kept(msgspec.Struct, frozen=True):
    """What a run has left in the database, as far as promises need it."""

    commands: dict[Key, int]
    """The version that each command made."""
    steps: dict[str, list[int]]
    """By table the versions of its steps, in the order of rounds."""
    writes: tuple[WriteNote, ...]
    """On PostgreSQL, every write."""
    purses: int


class Books:
    """The database of one run. `name` is what the servers' connections are called."""

    def __init__(self, place: Path | str, name: str) -> None:
        self.place = place
        self._name = name
        self._store = open_store(place, serving=False, make=False)

    def close(self) -> None:
        self._store.close()

    def _read(self, work: Callable[[Sql], T]) -> T:
        return self._store.read_now(work)

    def tables(self) -> dict[str, TableNow]:
        """The open tables by id."""
        query = "SELECT id, version, epoch, owner FROM tables WHERE NOT closed"
        return self._read(lambda sql: {id: TableNow(*row) for id, *row in sql.execute(query)})

    def listeners(self) -> int:
        """How many connections of the servers listen."""
        query = f"SELECT COUNT(*) {_OTHERS} AND starts_with(query, 'LISTEN')"
        [(found,)] = self._read(lambda sql: sql.execute(query, self._name))
        return int(found)

    def cut(self, *, listening: bool) -> int:
        """End the servers' connections that listen, or all; how many they were."""
        some = " AND starts_with(query, 'LISTEN')" if listening else ""
        query = f"SELECT pg_terminate_backend(pid) {_OTHERS}{some}"
        return len(self._read(lambda sql: sql.execute(query, self._name)))

    def kept(self) -> Kept:
        return self._read(self._all)

    def _all(self, sql: Sql) -> Kept:
        commands = sql.execute("SELECT table_id, actor, id, version FROM commands")
        steps: dict[str, list[int]] = defaultdict(list)
        for table, version in sql.execute("SELECT table_id, version FROM steps ORDER BY round, version"):
            steps[table].append(version)
        writes = sql.execute("SELECT * FROM chaos.writes") if is_address(self.place) else ()
        return Kept(
            {Key(*key): version for *key, version in commands},
            dict(steps),
            tuple(WriteNote(*row) for row in writes),
            sql.execute("SELECT COUNT(*) FROM accounts WHERE substr(id, 1, 7) = 'player:'")[0][0],
        )

    def audit(self) -> Report:
        with reading(self.place) as reader:
            return audit(reader)


def make_database(url: str) -> str:
    """Make a new database on the server of this address, with our tables and a witness of every write.

    Its own address; raises `ChaosError` where none can be made.
    """
    from queenhigh.store.postgres import connect

    name = f"queenhigh_chaos_{secrets.token_hex(4)}"
    with closing(connect(url)) as sql:
        try:
            sql.execute(f"CREATE DATABASE {name}")
        except sql.errors as error:
            raise ChaosError(f"no database can be made at {show_place(url)}: {first_line(error)}") from None
    made = urlunsplit(urlsplit(url)._replace(path=f"/{name}"))
    open_store(made).close()
    with closing(connect(made)) as sql:
        sql.execute(_WITNESS)
    return made


def drop_database(url: str, made: str) -> None:
    """Remove a database that was made by the other address."""
    from queenhigh.store.postgres import connect

    with closing(connect(url)) as sql:
        sql.execute(f"DROP DATABASE {urlsplit(made).path.removeprefix('/')} WITH (FORCE)")
