"""Versions of the database: the tables they make, an upgrade, and one that fails."""

import asyncio
from contextlib import closing
from pathlib import Path
from shutil import copytree

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect
from tools.migration import VERSION, version_text

from kit.store.postgres import Postgres
from kit.store.schema import METADATA
from queenhigh.store.columns import CHECKS
from queenhigh.store.migrations import migrating
from queenhigh.store.opening import open_store
from queenhigh.store.sqlite import FILE
from queenhigh.store.upkeep.copying import upgrade
from queenhigh.table.ports import StoreError

NEXT = '''"""An invented version."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{newest}"


def upgrade() -> None:
    op.add_column("houses", sa.Column("checked", sa.Text(), nullable=True))
    op.execute("UPDATE houses SET checked = 'yes'")
    op.execute("{last}")
'''
HOUSE = "INSERT INTO houses VALUES ('digest', 'rws', 'A house', 'a text', '')"


@pytest.fixture
def empty(place: Path | str, postgres: Postgres) -> Path | str:
    """A place where nothing has been made."""
    return place if isinstance(place, Path) else postgres.database()


def test_the_first_version_is_printed_from_the_declarations() -> None:
    if VERSION.read_text(encoding="utf-8") != version_text():
        pytest.fail(f"{VERSION.name} is not what the declarations give: run `make migration`", pytrace=False)


def test_all_versions_lead_to_the_declared_tables(empty: Path | str) -> None:
    newest = migrating.newest()
    assert upgrade(empty) == (None, newest)
    assert upgrade(empty) == (newest, newest)
    at = f"sqlite:///{empty / FILE}" if isinstance(empty, Path) else empty.replace("://", "+psycopg://")
    engine = create_engine(at)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        for table, checks in CHECKS.items():
            made = {check["name"] for check in inspect(connection).get_check_constraints(table)}
            assert made == set(checks), table
    engine.dispose()


def run(place: Path | str, sql: str) -> list[tuple[object, ...]]:
    with closing(open_store(place)) as store:
        return asyncio.run(store.run(lambda connection: connection.execute(sql)))


def later_program(folder: Path, monkeypatch: pytest.MonkeyPatch, last: str) -> None:
    """Have the program know one more version; it ends with this statement."""
    there = folder / "later"
    copytree(migrating.MIGRATIONS, there)
    (there / "versions" / "next.py").write_text(NEXT.format(last=last, newest=migrating.newest()))
    monkeypatch.setattr(migrating, "MIGRATIONS", there)


def test_an_older_database_is_refused_until_it_is_upgraded(
    empty: Path | str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newest = migrating.newest()
    open_store(empty).close()
    run(empty, HOUSE)
    with monkeypatch.context() as later:
        later_program(tmp_path, later, "DELETE FROM buckets")
        with pytest.raises(StoreError, match=rf"\b{newest}\b.*\b9999\b.*queenhigh db upgrade"):
            open_store(empty)
        assert upgrade(empty) == (newest, "9999")
        assert upgrade(empty) == ("9999", "9999")
        assert run(empty, "SELECT digest, checked FROM houses") == [("digest", "yes")]
    for attempt in (open_store, upgrade):
        with pytest.raises(StoreError, match=rf"\b9999\b.*\b{newest}\b"):
            attempt(empty)


def test_an_upgrade_that_fails_changes_nothing(
    empty: Path | str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_store(empty).close()
    run(empty, HOUSE)
    with monkeypatch.context() as later:
        later_program(tmp_path, later, "DROP TABLE nowhere")
        with pytest.raises(StoreError, match="nowhere"):
            upgrade(empty)
    assert run(empty, "SELECT * FROM houses") == [("digest", "rws", "A house", "a text", "")]
    assert upgrade(empty) == (migrating.newest(), migrating.newest())
