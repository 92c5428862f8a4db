"""What the database and its disk show: room, growth, clocks set back, books, hours, backups."""

import os
import sqlite3
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from kit.doctoring import files_of, look, patient
from kit.kept_tables import fill_folder
from kit.postgres import Postgres
from queenhigh.server.doctor.checks import disk
from queenhigh.server.doctor.checks.backup import check_backup
from queenhigh.server.doctor.checks.books import check_audit, check_hours
from queenhigh.server.doctor.checks.clock import check_clock
from queenhigh.server.doctor.checks.disk import check_disk, check_growth, size
from queenhigh.store.opening import open_store
from queenhigh.store.sqlite import FILE
from queenhigh.store.upkeep.claiming import LOCK
from queenhigh.store.upkeep.noting import BackupNote, note_backup

HOUR_MS = 3_600_000


class Room(NamedTuple):
    """A file system with so much room."""

    f_bavail: int
    f_frsize: int = 1


@pytest.fixture
def casino(tmp_path: Path) -> Path:
    return fill_folder(tmp_path / "casino")


def change(folder: Path, statement: str, *values: object) -> None:
    raw = sqlite3.connect(folder / FILE)
    raw.execute(statement, values)
    raw.commit()
    raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    raw.close()


@pytest.mark.parametrize(("free", "state"), [(10**6, "wrong"), (10**9, "warn"), (10**11, "ok")])
def test_room_on_the_disk(casino: Path, free: int, state: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.statvfs", lambda _: Room(free))
    before = files_of(casino)
    assert look(check_disk, patient(casino)).state == state
    assert files_of(casino) == before


def test_a_folder_that_cannot_be_written_and_a_file_that_all_can_read(
    casino: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (casino / FILE).chmod(0o644)
    found = look(check_disk, patient(casino))
    assert (found.state, "chmod 600" in found.remedy) == ("warn", True)

    def refuse(dir: Path) -> object:
        raise OSError(30, os.strerror(30))

    monkeypatch.setattr("tempfile.TemporaryFile", refuse)
    found = look(check_disk, patient(casino))
    assert (found.state, "Read-only file system" in found.found) == ("wrong", True)


def test_growth_is_foretold_from_what_is_there(casino: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert look(check_growth, patient(casino)).state == "unknown"
    monkeypatch.setattr(disk, "FEW_ROUNDS", 10)
    found = look(check_growth, patient(casino))
    assert found.found.startswith("14 rounds of ")
    monkeypatch.setattr("os.statvfs", lambda _: Room(10**6))
    assert look(check_growth, patient(casino)).state == "warn"


def test_sizes_are_told_in_words() -> None:
    told = [size(count) for count in (1, 999, 1_000, 34_500, 999_999, 12_345_678, 8_100_000_000, 10**16)]
    assert told == ["1 byte", "999 bytes", "1.0 KB", "34 KB", "1000 KB", "12 MB", "8.1 GB", "10000 TB"]


def test_a_database_knows_its_size(postgres: Postgres) -> None:
    found = look(check_disk, patient(postgres.store()))
    assert (found.state, "MB" in found.found) == ("ok", True)
    assert look(check_growth, patient(postgres.store())).state == "unknown"


def test_a_clock_that_was_set_back_is_found(casino: Path) -> None:
    assert look(check_clock, patient(casino)).state == "ok"
    ahead_ms = time.time_ns() // 1_000_000 + 2 * HOUR_MS
    change(casino, "UPDATE steps SET at_ms = ? WHERE table_id = 't5'", ahead_ms)
    found = look(check_clock, patient(casino))
    assert (found.state, "119 minutes ahead" in found.found or "120 minutes" in found.found) == (
        "wrong",
        True,
    )


def test_an_hour_that_was_just_sealed_is_not_ahead(casino: Path) -> None:
    hour = time.time_ns() // 1_000_000 // HOUR_MS
    change(casino, "UPDATE hours SET hour = ? WHERE hour = 2", hour)
    assert look(check_clock, patient(casino)).state == "ok"


def test_money_that_nobody_moved_is_found_at_once_and_other_things_by_the_whole_audit(casino: Path) -> None:
    assert look(check_audit, patient(casino)).state == "ok"
    whole = look(check_audit, patient(casino, whole=True))
    assert whole.found.startswith("everything is proven: 18 rounds")
    change(casino, "UPDATE awards SET amount_minor = amount_minor + 1")
    assert look(check_audit, patient(casino)).state == "ok"
    assert look(check_audit, patient(casino, whole=True)).state == "wrong"
    change(casino, "UPDATE accounts SET balance_minor = balance_minor + 1 WHERE id = 'house:t1'")
    found = look(check_audit, patient(casino))
    assert (found.state, "ledger SGD comes to 1" in found.found) == ("wrong", True)


def test_the_last_hour_must_be_chained_and_not_long_ago(casino: Path) -> None:
    assert look(check_hours, patient(casino)).state == "ok"
    serving = open_store(casino)
    assert look(check_hours, patient(casino)).state == "ok"
    three_hours_ago = time.time() - 3 * 3600
    os.utime(casino / LOCK, (three_hours_ago, three_hours_ago))
    assert look(check_hours, patient(casino)).state == "warn"
    serving.close()
    change(casino, "UPDATE hours SET heads = X'5B5D' WHERE hour = 2")
    assert look(check_hours, patient(casino)).state == "wrong"
    change(casino, "DELETE FROM hours")
    assert look(check_hours, patient(casino)).state == "unknown"


def test_a_backup_grows_old(casino: Path) -> None:
    assert look(check_backup, patient(casino)).state == "warn"
    now_ms = time.time_ns() // 1_000_000
    for hours, state in ((1, "ok"), (30, "warn"), (200, "wrong")):
        note_backup(casino, BackupNote(now_ms - hours * HOUR_MS, "/backup/a.db", 5))
        found = look(check_backup, patient(casino))
        assert (found.state, "/backup/a.db" in found.found) == (state, True)


def test_where_nothing_was_played_no_backup_is_missed(place: Path | str) -> None:
    open_store(place).close()
    assert look(check_backup, patient(place)).state == "ok"
