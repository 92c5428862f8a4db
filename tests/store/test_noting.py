"""The note of the last backup: beside a file, by name for an address, never in the way of anything."""

from pathlib import Path

import pytest

from queenhigh.store.opening import data_home
from queenhigh.store.upkeep.noting import NOTES, BackupNote, last_backup, note_backup

FIRST, SECOND = BackupNote(1_000, "/backup/a.db", 5), BackupNote(2_000, "/backup/b.db", 6)


def test_the_last_one_stands_in_the_folder_and_moves_with_it(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    assert last_backup(here) is None
    note_backup(here, FIRST)
    note_backup(here, SECOND)
    assert last_backup(here) == SECOND
    assert [path.name for path in here.iterdir()] == [NOTES]
    assert (here / NOTES).stat().st_mode & 0o777 == 0o600
    here.rename(there)
    assert last_backup(there) == SECOND


def test_databases_are_told_apart_without_their_passwords(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    note_backup("postgresql://ann:hush@db.example/one", FIRST)
    note_backup("postgresql://ann:hush@db.example/two", SECOND)
    assert last_backup("postgresql://bob@db.example/one") == FIRST
    assert last_backup("postgresql://db.example/two") == SECOND
    assert last_backup("postgresql://db.example/three") is None
    assert "hush" not in (data_home() / NOTES).read_text()


def test_what_is_no_note_is_written_anew(tmp_path: Path) -> None:
    (tmp_path / NOTES).write_text("{torn")
    assert last_backup(tmp_path) is None
    note_backup(tmp_path, FIRST)
    assert last_backup(tmp_path) == FIRST
