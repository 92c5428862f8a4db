"""Opening a store: whose file it is, how old it is, and whether anybody answers."""

import asyncio
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from kit import golden
from kit.store.catalogue import catalogue_text
from kit.store.postgres import Postgres
from kit.store.stores import CURRENCY, start_writing
from queenhigh.store import postgres as postgres_store
from queenhigh.store import sqlite
from queenhigh.store.opening import open_store
from queenhigh.store.sqlite import FILE, SqliteStore
from queenhigh.store.upkeep.claiming import LOCK_SECONDS
from queenhigh.store.upkeep.copying import back_up, restore, upgrade, verified
from queenhigh.table.ports import StoreError

ATTEMPTS = (open_store, upgrade, verified)
"""Ways to use a database, which refuse alike."""


def test_a_second_server_is_told_which_process_has_the_file(tmp_path: Path) -> None:
    with start_writing(tmp_path, "t0") as child:
        assert child.stdout is not None
        assert child.stdout.readline()
        with pytest.raises(StoreError, match=rf"\b{child.pid}\b"):
            SqliteStore(tmp_path)
        with closing(open_store(tmp_path, serving=False)) as beside:
            assert asyncio.run(beside.purse("t0", CURRENCY)) is not None
        child.kill()
    SqliteStore(tmp_path).close()
    assert LOCK_SECONDS < 1, "the promise is two seconds, and a program takes a while to start"


REFUSED: dict[str, tuple[str, ...]] = {
    "a newer version's": ("UPDATE alembic_version SET version_num = '9999'",),
    "a version's that was never released": ("UPDATE alembic_version SET version_num = '0001'",),
    "damaged: no revision": ("DELETE FROM alembic_version",),
    "damaged: no table of revisions": ("DROP TABLE alembic_version",),
    "damaged: two tables are gone": ("DROP TABLE transfers", "DROP TABLE pending"),
    "another program's": ("DROP TABLE houses", "CREATE TABLE ledgers (id text)"),
}
"""Statements that make a database one that no program of ours may use."""


@pytest.mark.golden
def test_a_database_that_may_not_be_used_is_refused_and_left_as_it_is(
    place: Path | str, tmp_path: Path, postgres: Postgres
) -> None:
    """Opening, upgrading and verifying refuse alike; passwords are not shown."""
    lines = []
    for name, statements in REFUSED.items():
        here = postgres.database() if isinstance(place, str) else tmp_path / name
        with closing(open_store(here)) as store:
            for statement in statements:
                asyncio.run(store.run(lambda sql, statement=statement: sql.execute(statement)))  # type: ignore[misc]
            before = store.read_now(catalogue_text)
        asked = here if isinstance(here, Path) else here.replace("tests@", "tests:hush@")
        said = {refusal(attempt, asked).replace(str(here), "DATA") for attempt in ATTEMPTS}
        lines += [f"{name}:", *(f"    {each}" for each in sorted(said))]
        assert len(said) == 1
        sql = sqlite.connect(here / FILE) if isinstance(here, Path) else postgres_store.connect(here)
        with closing(sql):
            assert catalogue_text(sql) == before
    text = re.sub(r"database tests\d+ at [^\s:]*", "database GAMES", "\n".join(lines)) + "\n"
    assert "hush" not in text
    kind = "postgres" if isinstance(place, str) else "sqlite"
    golden.compare(f"golden/texts/refused_databases_{kind}.txt", text)


def refusal(attempt: Callable[..., object], place: Path | str) -> str:
    with pytest.raises(StoreError) as caught:
        attempt(place)
    return str(caught.value)


def test_a_role_without_rights_is_refused(postgres: Postgres) -> None:
    """One that may read nothing, one for which there is no schema, and one that may make no tables."""
    url = postgres.database()
    open_store(url).close()
    postgres.say("CREATE ROLE reader LOGIN")
    theirs = url.replace("tests@", "reader@")
    for denied in ("alembic_version", "schema"):
        for attempt in ATTEMPTS:
            found = refusal(attempt, theirs)
            assert re.search(rf"\btests\d+ .*\bpermission .*\b{denied}\b", found)
        with closing(postgres_store.connect(url)) as sql:
            sql.execute("REVOKE ALL ON SCHEMA public FROM PUBLIC")
    found = refusal(open_store, postgres.database().replace("tests@", "reader@"))
    assert re.search(r"\btests\d+ .*\bpermission\b", found)


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "junk").mkdir()
    (tmp_path / "junk" / FILE).write_text("junkjunkjunk")
    (tmp_path / "long").mkdir()
    (tmp_path / "long" / FILE).write_text("this is no database at all, whatever its name says" * 100)
    (tmp_path / "folder" / FILE).mkdir(parents=True)
    for folder in ("junk", "long", "folder"):
        for attempt in ATTEMPTS:
            assert str(tmp_path / folder / FILE) in refusal(attempt, tmp_path / folder)


@pytest.mark.golden
def test_each_refusal_of_a_place_has_its_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    here = Path()
    open_store(here / "data").close()
    back_up(here / "data", here / "backup")
    for name in ("emptied", "junk"):
        (here / name).mkdir()
        (here / name / FILE).write_text("junk" * 3 if name == "junk" else "")
    (here / "nothing").touch()
    look = partial(open_store, serving=False, make=False)
    calls: dict[str, Callable[[], object]] = {
        "a file as the folder": partial(open_store, here / "nothing"),
        "a file that is not a database": partial(open_store, here / "junk"),
        "no folder": partial(look, here / "none"),
        "an empty file": partial(look, here / "emptied"),
        "another kind of database": partial(open_store, "mysql://localhost/x"),
        "no address": partial(open_store, "postgresql://x?nonsense=1"),
        "a backup of nothing": partial(back_up, here / "none", here / "new"),
        "a backup over a file": partial(back_up, here / "data", here / "nothing"),
        "a backup into no folder": partial(back_up, here / "data", here / "no" / "folder"),
        "a restore over a file": partial(restore, here / "backup", here / "data"),
        "a restore of nothing": partial(restore, here / "none", here / "new"),
        "a restore of an empty file": partial(restore, here / "nothing", here / "new"),
        "a restore of another file": partial(restore, here / "junk" / FILE, here / "new"),
    }
    golden.refusals("store", StoreError, calls)


def test_an_address_that_does_not_answer_is_told_within_ten_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    assert postgres_store.ANSWER_SECONDS < 10, "the promise is ten seconds"
    monkeypatch.setattr(postgres_store, "ANSWER_SECONDS", 0.5)
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        deaf.listen()
        port = deaf.getsockname()[1]
        with pytest.raises(StoreError, match=rf"\bgames\b.*:{port}\b.*\b0\.5\b"):
            open_store(f"postgresql://ann:hunter2@127.0.0.1:{port}/games")


@pytest.mark.parametrize(
    ("url", "where"),
    [
        ("postgresql://127.0.0.1:1/x", "127.0.0.1:1"),
        ("postgresql:///x?host=/nowhere", "/nowhere"),
        ("postgresql://a..b/x", ""),
        (f"postgresql://{'x' * 70}/x", ""),
        ("postgresql://%80/x", ""),
        ("postgresql://127.0.0.1:99999/x", ""),
        ("mysql://localhost/x", "mysql"),
    ],
)
def test_an_address_without_a_database_is_refused_at_once(url: str, where: str) -> None:
    assert where in refusal(open_store, url)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://x?nonsense=1", "postgresql://ann:hush@[::1", "postgresql://ann:hu%zzsh@h/x",
        "postgresql://ann:x@hush@h/x", "postgresql://ann:1/hush@h/x", "postgresql://ann@h/x?hush=1",
        "postgresql://h/x?password=hush=hush",
    ],
)  # fmt: skip
def test_what_is_not_an_address_is_not_said_back(url: str) -> None:
    for attempt in (open_store, upgrade):
        with pytest.raises(StoreError, match="PostgreSQL") as caught:
            attempt(url)
        assert "hush" not in str(caught.value)
        assert caught.value.__cause__ is None, "it would say the address"


def test_a_connection_that_comes_too_late_is_closed(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()
    closed = threading.Event()

    class Slow(postgres_store.PostgresSql):
        def __init__(self, url: str) -> None:
            assert go_on.wait(30)
            super().__init__(url)

        def close(self) -> None:
            super().close()
            closed.set()

    monkeypatch.setattr(postgres_store, "PostgresSql", Slow)
    monkeypatch.setattr(postgres_store, "ANSWER_SECONDS", 0.1)
    with pytest.raises(StoreError, match=r"\b0\.1\b"):
        postgres_store.connect(postgres.url("postgres"))
    go_on.set()
    assert closed.wait(30), "nobody would ever close it"


def test_an_empty_database_is_made_once_whoever_comes_first(place: Path | str, postgres: Postgres) -> None:
    place = place if isinstance(place, Path) else postgres.database()
    program = (
        "import sys; from queenhigh.store.opening import open_store; print('here', flush=True);"
        "sys.stdin.readline(); open_store(sys.argv[1], serving=False).close()"
    )
    pipe = subprocess.PIPE
    words = [sys.executable, "-c", program, str(place)]
    coming = [subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, text=True) for _ in range(3)]
    for each in coming:
        assert each.stdout is not None
        assert each.stdout.readline() == "here\n"
    for each in coming:
        assert each.stdin is not None
        each.stdin.write("go\n")
        each.stdin.flush()
    said = [(each.communicate()[1], each.returncode) for each in coming]
    assert said == [("", 0)] * 3
    assert verified(place).ok


def test_where_no_server_has_played_nothing_is_made_by_looking(tmp_path: Path, postgres: Postgres) -> None:
    empty = postgres.database()
    (tmp_path / "emptied").mkdir()
    (tmp_path / "emptied" / FILE).touch()
    for place, said in (
        (tmp_path / "none", FILE),
        (tmp_path / "emptied", "empty"),
        (empty, "empty"),
    ):
        for attempt in (partial(open_store, serving=False, make=False), verified):
            assert said in refusal(attempt, place)
    assert not (tmp_path / "none").exists()
    for place in (empty, tmp_path / "emptied"):
        assert upgrade(place)[0] is None, "nobody has made its tables before"
