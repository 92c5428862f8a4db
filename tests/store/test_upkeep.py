"""Backup of a store in use, restore into either database, and what verification finds."""

import asyncio
import resource
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from kit.store.postgres import Postgres
from kit.store.stores import CURRENCY, command, key, open_table, seat, set_limits, stake
from queenhigh.ledger.records import Posting
from queenhigh.rules import house
from queenhigh.store.columns import COLUMNS
from queenhigh.store.opening import data_home, open_store
from queenhigh.store.reading import Reader
from queenhigh.store.records import Meter
from queenhigh.store.sql import Sql
from queenhigh.store.store import Store
from queenhigh.store.upkeep.copying import back_up, restore, upgrade, verified, verify
from queenhigh.store.upkeep.noting import NOTES, BackupNote, last_backup, note_backup
from queenhigh.table.ports import DeckRow, Link, Purse, PurseMove, StoreError

BIG = Meter(id="big", ledger=CURRENCY, house="digest", name="Big", seed_minor=500, contribution="1/4")


async def live(store: Store) -> None:
    """Something in every table that a store itself writes."""
    await store.keep_house(house("rws"))
    await open_table(store, "t1", "t2")
    await seat(store, "ann", "bob")
    await store.create_meter(BIG)
    await set_limits(store, "ann", time_limit_ms=5, barred_until_ms=7, bar_kind="break")
    deck = DeckRow(1, 0, b"\x00\xff", b"c", b"s", "dealt")
    link = Link(1, "digest", 1, 2, "settled", b"\x00b", b"\xffc")
    held = PurseMove("ann", held_minor=3)
    await store.write(
        command(
            0, stake("ann", 100), purses=(held,), decks=(deck,), links=(link,), players=("ann", "bob"),
            command=key("c1"),
        )
    )  # fmt: skip
    await store.write(command(1, Posting("house:t1", "meter:big", 9, "contribution"), answer=b"\x00"))
    await store.seal_hour(5)


def everything(store: Store) -> dict[str, list[tuple[object, ...]]]:
    with store.reader() as reader:
        return {table: [tuple(row) for row in reader.rows(table)] for table in COLUMNS}


@pytest.mark.parametrize("into", ["sqlite", "postgres"])
async def test_a_backup_of_either_goes_into_either(
    store: Store, place: Path | str, into: str, tmp_path: Path, postgres: Postgres
) -> None:
    await live(store)
    assert back_up(place, tmp_path / "backup.db") == (tmp_path / "backup.db").stat().st_size
    target = postgres.database() if into == "postgres" else tmp_path / "restored"
    restore(tmp_path / "backup.db", target)
    with closing(open_store(target, serving=False)) as again:
        assert everything(again) == everything(store)
        assert await again.purse("ann", CURRENCY) == Purse("ann", 9_900, 0, 3)
        assert await again.fold("big") == 509
    assert verified(target).ok
    with pytest.raises(StoreError, match=r"restored|tests\d+"):
        restore(tmp_path / "backup.db", target)


async def test_a_backup_is_of_one_moment(store: Store, place: Path | str, tmp_path: Path) -> None:
    tables = [f"t{number}" for number in range(8)]
    await open_table(store, *tables)
    await seat(store, *tables)
    stopped = False
    versions = dict.fromkeys(tables, 0)

    async def play(table: str) -> None:
        while not stopped:
            await store.write(command(versions[table], stake(table, 1, table), table=table))
            versions[table] += 1

    playing = [asyncio.ensure_future(play(table)) for table in tables]
    async with asyncio.timeout(60):
        while min(versions.values()) < 2:
            await asyncio.sleep(0.001)
    await asyncio.to_thread(back_up, place, tmp_path / "backup.db")
    stopped = True
    await asyncio.gather(*playing)
    restore(tmp_path / "backup.db", tmp_path / "restored")
    found = verified(tmp_path / "restored")
    assert (found.ok, found.problems) == (True, ())
    assert found.steps > 8
    assert found.sum_minor == {CURRENCY: 0}


async def test_verification_finds_what_does_not_add_up(store: Store, place: Path | str) -> None:
    await live(store)
    whole = verified(place)
    assert (whole.ok, whole.tables, whole.steps, whole.transfers) == (True, 2, 2, 5)
    wrong = {
        "UPDATE accounts SET balance_minor = balance_minor + 1 WHERE id = 'player:bob'": "player:bob",
        "DELETE FROM steps WHERE version = 1": "at version 2 and has 1",
        "UPDATE transfers SET amount_minor = 101 WHERE version = 1": "holds 1 less",
        "UPDATE pending SET amount_minor = 8": "t1/2/0 waits for it",
        "UPDATE tables SET version = 9 WHERE id = 't2'": "table t2 is at version 9",
    }
    for change, said in wrong.items():

        def spoil(sql: Sql, change: str = change) -> list[str]:
            sql.execute(change)
            raise LookupError("\n".join(verify(Reader(sql)).problems))

        with pytest.raises(LookupError, match=said):
            await store.run(spoil)
    assert verified(place).ok


def test_what_is_no_backup_is_refused_and_leaves_nothing(tmp_path: Path, postgres: Postgres) -> None:
    (tmp_path / "text").write_text("no database" * 100)
    sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE other (x)").connection.close()
    for file in ("text", "other.db", "nowhere"):
        for target in (tmp_path / "new", postgres.database()):
            with pytest.raises(StoreError):
                restore(tmp_path / file, target)
            assert upgrade(target)[0] is None
            if isinstance(target, Path):
                (target / "queenhigh.db").unlink()


@pytest.mark.parametrize("how", ["torn", "without a table", "emptied"])
def test_a_damaged_backup_is_refused_and_leaves_nothing(tmp_path: Path, postgres: Postgres, how: str) -> None:
    with closing(open_store(tmp_path / "data")) as store:
        asyncio.run(seat(store, *(f"p{number}" for number in range(200))))
    backup = tmp_path / "backup.db"
    back_up(tmp_path / "data", backup)
    if how == "without a table":
        with closing(sqlite3.connect(backup)) as raw:
            raw.execute("DROP TABLE transfers")
    else:
        kept = backup.read_bytes()
        at = len(kept) // 2
        backup.write_bytes(b"" if how == "emptied" else kept[:at] + b"\xa5" * 8192 + kept[at + 8192 :])
    spoilt = backup.read_bytes()
    empty = postgres.database()
    for target in (tmp_path / "new", empty):
        with pytest.raises(StoreError, match=r"backup\.db"):
            restore(backup, target)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["backup.db", "data"]
    assert backup.read_bytes() == spoilt
    assert upgrade(empty)[0] is None


def test_a_full_disk_names_the_backup_and_leaves_nothing(place: Path | str, tmp_path: Path) -> None:
    open_store(place).close()
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, before[1]))
        with pytest.raises(StoreError, match=r"backup\.db"):
            back_up(place, tmp_path / "backup.db")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert not [*tmp_path.glob("backup*")]


@pytest.mark.parametrize("how", ["open", "upgrade", "restore"])
def test_a_database_is_its_owners_alone_whoever_made_the_folder(tmp_path: Path, how: str) -> None:
    folder = tmp_path / "data"
    backup = tmp_path / "backup"
    folder.mkdir(mode=0o755)
    if how == "upgrade":
        upgrade(folder)
    elif how == "restore":
        open_store(tmp_path / "other").close()
        back_up(tmp_path / "other", backup)
        restore(backup, folder)
    with closing(open_store(folder)) as store:
        asyncio.run(store.keep_house(house("rws")))
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    assert {"queenhigh.db", "queenhigh.db-wal", "queenhigh.db-shm"} <= modes.keys()
    assert set(modes.values()) == {0o600}


def test_a_backup_is_its_owners_alone_in_a_new_file_of_any_name(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"queenhigh\.db"):
        back_up(tmp_path, tmp_path / "backup.db")
    open_store(tmp_path / "data").close()
    odd = tmp_path / "50% off? #1.db"
    back_up(tmp_path / "data", odd)
    assert stat.S_IMODE(odd.stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    restore(odd, tmp_path / "again")
    assert verified(tmp_path / "again").ok
    (tmp_path / "there").write_text("mine")
    with pytest.raises(StoreError, match=r"\bthere\b"):
        back_up(tmp_path / "data", tmp_path / "there")
    assert (tmp_path / "there").read_text() == "mine"
    with pytest.raises(StoreError, match="folder"):
        back_up(tmp_path / "data", tmp_path / "no" / "folder")


# The note of the last backup


FIRST = BackupNote(1_000, "/backup/a.db", 5)
SECOND = BackupNote(2_000, "/backup/b.db", 6)


def test_the_last_note_is_kept_in_the_folder_and_moves_with_it(tmp_path: Path) -> None:
    here = tmp_path / "here"
    assert last_backup(here) is None
    note_backup(here, FIRST)
    note_backup(here, SECOND)
    assert [path.name for path in here.iterdir()] == [NOTES]
    assert (here / NOTES).stat().st_mode & 0o777 == 0o600
    assert last_backup(here.rename(tmp_path / "there")) == SECOND


def test_notes_of_databases_are_kept_without_their_passwords(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    note_backup("postgresql://ann:hush@db.example/one", FIRST)
    note_backup("postgresql://ann:hush@db.example/two", SECOND)
    assert last_backup("postgresql://bob@db.example/one") == FIRST
    assert last_backup("postgresql://db.example/two") == SECOND
    assert last_backup("postgresql://db.example/three") is None
    assert "hush" not in (data_home() / NOTES).read_text()


def test_a_note_that_cannot_be_read_is_written_again(tmp_path: Path) -> None:
    (tmp_path / NOTES).write_text("{torn")
    assert last_backup(tmp_path) is None
    note_backup(tmp_path, FIRST)
    assert last_backup(tmp_path) == FIRST
