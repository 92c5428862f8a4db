"""Databases as earlier versions wrote them, kept as SQL text: every later version upgrades and plays them on.

`make stored` writes the database of a revision that has none yet; a text that is there is never written over.
Both stores have the same rows. They are written once, after SQLite's tables; PostgreSQL's tables have a file
of their own.
"""

import asyncio
import base64
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final
from unittest.mock import patch

import psycopg
from sqlalchemy import create_mock_engine

from kit.faults.inline import inline_store
from kit.store.kept_evening import KeptEvening
from kit.store.schema import METADATA
from kit.worlds.casino import run_virtually
from queenhigh.store import sqlite
from queenhigh.store.migrations.migrating import VERSIONS, newest
from queenhigh.store.sql import Sql

FOLDER: Final = Path(__file__).resolve().parents[2] / "store" / "databases"


def revisions() -> list[str]:
    """Return the revisions whose databases are kept."""
    return sorted(path.stem.partition("_")[0] for path in FOLDER.glob("*_sqlite.sql"))


def notes(revision: str) -> dict[str, str]:
    """Return what the database of a revision has only as a hash: cookies and a token, by name."""
    lines = (FOLDER / f"{revision}_sqlite.sql").read_text(encoding="utf-8").splitlines()
    return dict(line[3:].split(": ") for line in lines if line.startswith("-- "))


def load(revision: str, place: Path | str) -> None:
    """Make the database of a revision in an empty folder, or at the address of an empty database."""
    rows = (FOLDER / f"{revision}_sqlite.sql").read_text(encoding="utf-8")
    if isinstance(place, Path):
        sqlite.make_folder(place)
        with closing(sqlite3.connect(place / sqlite.FILE)) as file:
            file.executescript(rows)
        return
    with psycopg.connect(place) as target, closing(sqlite3.connect(":memory:")) as source:
        target.execute((FOLDER / f"{revision}_postgres.sql").read_bytes())
        source.executescript(rows)
        for (table,) in source.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            _copy(source, target, table)


def _copy(source: sqlite3.Connection, target: "psycopg.Connection[Any]", table: str) -> None:
    """Copy a table's rows; SQLite has numbers for flags."""
    cursor = source.execute(f"SELECT * FROM {table}")
    declared = source.execute("SELECT type FROM pragma_table_info(?)", (table,))
    is_flag = [kind == "BOOLEAN" for (kind,) in declared]
    marks = ", ".join(["%s"] * len(is_flag))
    for row in cursor:
        values = [bool(value) if flag else value for value, flag in zip(row, is_flag, strict=True)]
        target.execute(f"INSERT INTO {table} VALUES ({marks})".encode(), values)


# Writing


def write() -> list[str]:
    """Write the database of this version if its revision has none; return the names of the files."""
    revision = newest()
    if revision in revisions():
        return []
    FOLDER.mkdir(exist_ok=True)
    texts = {f"{revision}_sqlite.sql": _evening_text(), f"{revision}_postgres.sql": _postgres_tables()}
    for name, text in texts.items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    return sorted(texts)


def _evening_text() -> str:
    with (
        TemporaryDirectory() as folder,
        fixed_chance(Random(26)) as random,
        closing(inline_store(Path(folder))) as store,
    ):
        evening = KeptEvening(store, random)
        asyncio.run(evening.register())
        run_virtually(evening.play())
        return store.read_now(lambda sql: dump(sql, evening.notes))


@contextmanager
def fixed_chance(random: Random) -> Iterator[Random]:
    """Have ids, cookies and salts come from a seed."""

    def token_urlsafe(size: int) -> str:
        return base64.urlsafe_b64encode(random.randbytes(size)).decode()

    with (
        patch("os.urandom", random.randbytes),
        patch("secrets.token_bytes", random.randbytes),
        patch("secrets.token_hex", lambda size: random.randbytes(size).hex()),
        patch("secrets.token_urlsafe", token_urlsafe),
        patch("secrets.choice", random.choice),
    ):
        yield random


def dump(sql: Sql, said: dict[str, str]) -> str:
    """Return a SQLite database as SQL: its tables and indexes, then all rows in the order of their keys."""
    parts = ["".join(f"-- {name}: {value}\n" for name, value in said.items())]
    made = sql.execute(
        "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type DESC, name"
    )
    parts += [tidy(text) for _, _, text in made]
    for kind, table, _ in made:
        if kind == "table":
            columns = sql.execute("SELECT name, pk FROM pragma_table_info(?)", table)
            names = ", ".join(name for name, _ in columns)
            keys = ", ".join(name for name, place in sorted(columns, key=lambda each: each[1]) if place)
            rows = sql.execute(f"SELECT * FROM {table} ORDER BY {keys}")
            values = ",\n".join(f"({', '.join(map(literal, row))})" for row in rows)
            parts += [f"INSERT INTO {table} ({names}) VALUES\n{values};\n"] if rows else []
    return "\n".join(parts)


def literal(value: object) -> str:
    """Return a value as SQL; bytes that are text stay readable."""
    if value is None or isinstance(value, int):
        return "NULL" if value is None else str(value)
    if isinstance(value, bytes):
        text = value.decode(errors="surrogateescape")
        return f"CAST({literal(text)} AS BLOB)" if text.isprintable() else f"X'{value.hex()}'"
    return "'" + str(value).replace("'", "''") + "'"


def _postgres_tables() -> str:
    engine = create_mock_engine("postgresql+psycopg://", lambda made, *_: statements.append(made))
    statements: list[Any] = []
    METADATA.create_all(engine, checkfirst=False)
    made = [str(each.compile(dialect=engine.dialect)) for each in statements]
    made.append(f"CREATE TABLE {VERSIONS} (version_num VARCHAR(32) CONSTRAINT {VERSIONS}_pkc PRIMARY KEY)")
    return "\n".join(map(tidy, made))


def tidy(statement: str) -> str:
    return re.sub(r"\s+\n", "\n", statement).strip() + ";\n"
