"""What would lose a commit is found: in PostgreSQL's settings, in a file, in its file system."""

import sqlite3
from pathlib import Path

import pytest

from kit.doctoring import look, patient
from kit.postgres import Postgres
from queenhigh.server.doctor.checks.durability import check_durability, judge_mount, judge_postgres
from queenhigh.server.doctor.finding import together
from queenhigh.store.opening import open_store
from queenhigh.store.sqlite import FILE

GOOD = {
    "server_version_num": "160004", "fsync": "on", "full_page_writes": "on", "synchronous_commit": "on",
    "default_transaction_read_only": "off", "data_checksums": "on", "autovacuum": "on",
    "wal_level": "replica", "max_connections": "100", "superuser_reserved_connections": "3",
}  # fmt: skip


def test_good_settings_are_fine() -> None:
    assert together(judge_postgres(GOOD, False, 9)).state == "ok"


@pytest.mark.parametrize(
    ("name", "value", "state"),
    [
        ("fsync", "off", "wrong"),
        ("full_page_writes", "off", "wrong"),
        ("synchronous_commit", "off", "wrong"),
        ("synchronous_commit", "remote_apply", "ok"),
        ("default_transaction_read_only", "on", "wrong"),
        ("data_checksums", "off", "warn"),
        ("autovacuum", "off", "warn"),
        ("wal_level", "minimal", "warn"),
        ("server_version_num", "120001", "warn"),
        ("max_connections", "15", "warn"),
    ],
)
def test_each_setting_has_its_word(name: str, value: str, state: str) -> None:
    found = together(judge_postgres({**GOOD, name: value}, False, 9))
    assert found.state == state
    assert bool(found.remedy) == (state != "ok")


def test_a_standby_takes_no_writes() -> None:
    assert together(judge_postgres(GOOD, True, 9)).state == "wrong"


def test_a_real_server_is_asked_for_what_holds_in_our_sessions(postgres: Postgres) -> None:
    place = postgres.database()
    open_store(place).close()
    assert look(check_durability, patient(place)).state == "warn"  # the tests' own has no autovacuum
    postgres.say(f"ALTER DATABASE {place.partition('@/')[2].partition('?')[0]} SET synchronous_commit = off")
    found = look(check_durability, patient(place))
    assert (found.state, "synchronous_commit is off" in found.found) == ("wrong", True)


def mount(point: str, kind: str, options: str = "rw,relatime") -> str:
    return f"36 35 98:0 / {point} {options} master:1 - {kind} /dev/x rw"


@pytest.mark.parametrize(
    ("kind", "options", "state"),
    [
        ("ext4", "rw", "ok"),
        ("ext4", "ro,relatime", "wrong"),
        ("nfs4", "rw", "wrong"),
        ("fuse.sshfs", "rw", "wrong"),
        ("tmpfs", "rw", "wrong"),
        ("overlay", "rw", "warn"),
    ],
)
def test_the_file_system_of_a_folder_counts(kind: str, options: str, state: str) -> None:
    lines = (mount("/", "ext4"), mount("/srv/my\\040cards", kind, options), mount("/srv/my", "nfs"))
    assert together(judge_mount(Path("/srv/my cards/data"), lines)).state == state
    assert together(judge_mount(Path("/home"), lines)).state == "ok"


def test_a_file_that_is_not_written_ahead_is_told(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    assert "written ahead to a log, " in look(check_durability, patient(tmp_path)).found
    raw = sqlite3.connect(tmp_path / FILE)
    raw.execute("PRAGMA journal_mode = DELETE")
    raw.close()
    assert "is not written ahead" in look(check_durability, patient(tmp_path)).found
