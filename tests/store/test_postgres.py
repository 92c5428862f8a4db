"""PostgreSQL alone: arrays as we write them, plans of statements, and the server of the tests."""

import asyncio
import os
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from kit.cases import mostly_long
from kit.golden import TESTS
from kit.store.postgres import Postgres
from kit.store.stores import command, key, open_table, seat, stake
from queenhigh.store.opening import open_store
from queenhigh.store.postgres import format_array
from queenhigh.store.store import Store

COLUMNS: dict[str, list[Any]] = {
    "text": ["", "plain", 'a "quoted" word', "back\\slash\\", "{a,b}", "NULL", "null", " spaces ", "naïve ♠",
             "line\nfeed\ttab", "'; DROP TABLE rounds; --", "%s", None],
    "bigint": [0, -1, 2**63 - 1, -(2**63), None],
    "bytea": [b"", b"\x00\xff\\\"'", bytes(range(256)), b'{"act": 1}', None],
    "boolean": [True, False, None],
}  # fmt: skip


@pytest.mark.parametrize("kind", COLUMNS)
def test_an_array_is_read_as_the_drivers_own(kind: str, postgres: Postgres) -> None:
    values = COLUMNS[kind]
    with psycopg.connect(postgres.url("postgres")) as connection:
        for some in (values, values[:-1], values[:1], []):
            asked = f"SELECT %s::{kind}[], %s::{kind}[]".encode()
            row = connection.execute(asked, [format_array(some), some]).fetchone()
            assert row is not None
            assert row[0] == row[1] == some


@pytest.mark.parametrize("wrong", ["half a surrogate \ud800", "nothing \x00 more"])
def test_text_that_cannot_be_kept_is_refused_as_the_driver_does(wrong: str, postgres: Postgres) -> None:
    with psycopg.connect(postgres.url("postgres")) as connection:
        for given in (format_array([wrong]), [wrong]):
            with pytest.raises((psycopg.DataError, UnicodeEncodeError)) as error:
                connection.execute(b"SELECT %s::text[]", [given])
            assert error.type is (UnicodeEncodeError if "half" in wrong else psycopg.DataError)
            connection.rollback()


def test_no_write_reads_a_whole_table(postgres: Postgres) -> None:
    """Plans are made while the tables are empty, and nobody tells PostgreSQL that they have grown."""
    address = postgres.store()
    writes = 40

    async def play(store: Store) -> None:
        await open_table(store)
        await seat(store)
        for number in range(writes):
            await store.write(command(number, stake("ann", 1), command=key(f"c{number}")))

    def rows_walked() -> dict[str, int]:
        """The rows read of each table by reading all of it."""
        connection.execute("SELECT pg_stat_clear_snapshot()")
        query = "SELECT relname, seq_tup_read FROM pg_stat_user_tables"
        return dict(connection.execute(query).fetchall())

    with psycopg.connect(address, autocommit=True) as connection:
        before = rows_walked()
        with closing(open_store(address)) as store:
            asyncio.run(play(store))
        after = rows_walked()
    for name in ("accounts", "commands", "players", "tables"):
        assert after[name] - before[name] < writes, name


@pytest.mark.parametrize(
    "where", mostly_long(["a folder", "private", "long" * 40], lambda where: " " in where)
)
def test_the_tests_own_server_ends_with_the_process_that_started_it(where: str, tmp_path: Path) -> None:
    """Also if temporary files go where only we may look, or where a socket's path is too long."""
    for folder in (tmp_path, tmp_path / where):
        folder.mkdir(exist_ok=True)
        folder.chmod(0o755 if " " in where else 0o700)
    program = (
        "from kit.store.postgres import Postgres; import sys, time\n"
        "print(Postgres().folder, flush=True); time.sleep(600)"
    )
    path = os.pathsep.join([str(TESTS), *sys.path])
    env = {**os.environ, "PYTHONPATH": path, "TMPDIR": str(tmp_path / where)}
    words = [sys.executable, "-c", program]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=env) as child:
        assert child.stdout is not None
        folder = Path(child.stdout.readline().strip())
        assert (folder / "data").is_dir()
        child.kill()
    until = time.monotonic() + 60
    while folder.exists():
        assert time.monotonic() < until, "the server outlives its tests"
        time.sleep(0.05)
