"""Each check of the doctor: durability, certificate, secret, disk, clock, books, tables and orders."""

import asyncio
import os
import sqlite3
import ssl
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from kit.doctoring import files_of, look, patient, with_secret
from kit.server import served as serving
from kit.server.served import served_in
from kit.store.kept_tables import fill_folder
from kit.store.postgres import Postgres
from kit.store.stores import OWNER, open_table
from queenhigh.server.doctor import Patient
from queenhigh.server.doctor.answer import Answer
from queenhigh.server.doctor.checks import certificate, disk
from queenhigh.server.doctor.checks.backup import check_backup
from queenhigh.server.doctor.checks.books import check_audit, check_hours
from queenhigh.server.doctor.checks.certificate import check_certificate, shake_hands
from queenhigh.server.doctor.checks.clock import check_clock
from queenhigh.server.doctor.checks.disk import check_disk, check_growth, size
from queenhigh.server.doctor.checks.durability import check_durability, judge_mount, judge_postgres
from queenhigh.server.doctor.checks.secret import check_secret
from queenhigh.server.doctor.checks.tables import check_leases, check_orders
from queenhigh.server.doctor.finding import Verdict, together
from queenhigh.store.opening import open_store
from queenhigh.store.sharing.orders import leave_order
from queenhigh.store.sharing.processes import note_process
from queenhigh.store.sql import Sql
from queenhigh.store.sqlite import FILE
from queenhigh.store.store import Store
from queenhigh.store.upkeep.claiming import LOCK
from queenhigh.store.upkeep.noting import BackupNote, note_backup

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
    assert (found.state, "synchronous_commit" in found.found) == ("wrong", True)


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
    assert look(check_durability, patient(tmp_path)).state == "ok"
    raw = sqlite3.connect(tmp_path / FILE)
    raw.execute("PRAGMA journal_mode = DELETE")
    raw.close()
    assert look(check_durability, patient(tmp_path)).state == "warn"


# The certificate


TLS = Path(__file__).resolve().parents[2] / "kit" / "server" / "tls"
CERTIFICATE, KEY, EXPIRED, LOCKED = (
    TLS / name for name in ("certificate.pem", "key.pem", "expired.pem", "locked_key.pem")
)


def seen(folder: Path, shown: Path = CERTIFICATE, key: Path = KEY, url: str = "", **rest: Any) -> Verdict:
    return look(check_certificate, patient(folder, url, certificate=str(shown), key=str(key), **rest))


def test_a_good_one_is_told_with_its_names_and_days(tmp_path: Path) -> None:
    found = seen(tmp_path, hosts=("localhost",))
    assert found.state == "ok"
    assert {"localhost", "127.0.0.1"} <= set(found.found.replace(",", "").split())
    assert shake_hands(CERTIFICATE, KEY)["subject"] == ((("commonName", "localhost"),),)


def test_one_that_ends_soon_is_a_warning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(certificate, "SOON_DAYS", 1_000_000)
    assert seen(tmp_path).state == "warn"


def test_what_browsers_would_refuse_is_wrong(tmp_path: Path) -> None:
    found = seen(tmp_path, hosts=("localhost", "cards.example"))
    assert (found.state, "cards.example" in found.found) == ("wrong", True)
    found = seen(tmp_path, EXPIRED)
    assert (found.state, "expired" in found.found) == ("wrong", True)
    assert found.remedy


def test_files_that_do_not_belong_together_are_wrong(tmp_path: Path) -> None:
    (tmp_path / "text.pem").write_text("no certificate")
    for shown, key in ((KEY, CERTIFICATE), (CERTIFICATE, LOCKED), (tmp_path / "text.pem", KEY)):
        found = seen(tmp_path, shown, key)
        assert (found.state, "together" in found.found) == ("wrong", True)
    found = seen(tmp_path, tmp_path / "none.pem")
    assert (found.state, "none.pem" in found.found) == ("wrong", True)


def test_a_server_that_still_shows_another_is_found(tmp_path: Path) -> None:
    with serving.served_in(tmp_path, certificate=str(CERTIFICATE), key=str(KEY)) as running:
        url = f"https://localhost:{running.port}"
        assert seen(tmp_path, url=url).state == "ok"
        shown = ssl.get_server_certificate(("localhost", running.port))
        assert ssl.PEM_cert_to_DER_cert(shown)
        renewed = tmp_path / "renewed.pem"
        renewed.write_text(EXPIRED.read_text())
        assert "another" in seen(tmp_path, renewed, url=url).found
        met = look(check_certificate, patient(tmp_path, url))
        assert (met.state, "refuse" in met.found) == ("wrong", True)


def test_without_one_it_depends_on_who_can_come(tmp_path: Path) -> None:
    assert look(check_certificate, patient(tmp_path)).state == "ok"
    assert look(check_certificate, patient(tmp_path, host="0.0.0.0")).state == "warn"
    assert look(check_certificate, patient(tmp_path, host="0.0.0.0", proxy="192.0.2.1")).state == "unknown"
    assert look(check_certificate, patient(tmp_path, "https://127.0.0.1:1")).state == "unknown"


# The secret


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("house")
    with served_in(folder) as served:
        served.guest().open_table()
        yield folder


def test_the_one_that_the_decks_were_sealed_with_is_fine(house: Path) -> None:
    found = look(check_secret, patient(house))
    assert found.state == "ok"
    assert (house / "secret").read_text().strip() not in str(found)


def test_another_ones_is_wrong(house: Path, tmp_path: Path) -> None:
    other = str(with_secret(tmp_path) / "secret")
    found = look(check_secret, patient(house, secret=other))
    assert (found.state, other in found.found) == ("wrong", True)


def test_one_that_others_can_read_or_that_is_none_is_wrong(house: Path, tmp_path: Path) -> None:
    copy = tmp_path / "secret"
    copy.write_bytes((house / "secret").read_bytes())
    copy.chmod(0o644)
    found = look(check_secret, patient(house, secret=str(copy)))
    assert (found.state, "mode 0644" in found.found) == ("wrong", True)
    copy.write_text("hush")
    assert look(check_secret, patient(house, secret=str(copy))).state == "wrong"
    copy.unlink()
    assert look(check_secret, patient(house, secret=str(copy))).state == "wrong"


def test_where_nothing_is_played_yet_it_may_be_missing(tmp_path: Path) -> None:
    assert look(check_secret, patient(tmp_path)).state == "unknown"
    assert look(check_secret, patient(with_secret(tmp_path))).state == "unknown"


# Disk, clock, books and backups


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
    assert (found.state, os.strerror(30) in found.found) == ("wrong", True)


def test_growth_is_foretold_from_what_is_there(casino: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert look(check_growth, patient(casino)).state == "unknown"
    monkeypatch.setattr(disk, "FEW_ROUNDS", 10)
    found = look(check_growth, patient(casino))
    assert found.found.split()[0] == "14"
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
    assert found.state == "wrong"
    assert {"119", "120"} & set(found.found.split())


def test_an_hour_that_was_just_sealed_is_not_ahead(casino: Path) -> None:
    hour = time.time_ns() // 1_000_000 // HOUR_MS
    change(casino, "UPDATE hours SET hour = ? WHERE hour = 2", hour)
    assert look(check_clock, patient(casino)).state == "ok"


def test_money_that_nobody_moved_is_found_at_once_and_other_things_by_the_whole_audit(casino: Path) -> None:
    assert look(check_audit, patient(casino)).state == "ok"
    whole = look(check_audit, patient(casino, whole=True))
    assert whole.state == "ok"
    assert "18" in whole.found.split()
    change(casino, "UPDATE awards SET amount_minor = amount_minor + 1")
    assert look(check_audit, patient(casino)).state == "ok"
    assert look(check_audit, patient(casino, whole=True)).state == "wrong"
    change(casino, "UPDATE accounts SET balance_minor = balance_minor + 1 WHERE id = 'house:t1'")
    found = look(check_audit, patient(casino))
    assert (found.state, "SGD" in found.found) == ("wrong", True)


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


# Tables and orders


def running(place: Path | str) -> Patient:
    """A patient whose server answers."""
    found = patient(place)
    found.answer = Answer(version="1", ready=True)
    return found


def do(store: Store, sql: str, *values: object) -> None:
    asyncio.run(store.run(lambda each: each.execute(sql, *values)))


def test_tables_are_somebodys(place: Path | str, store: Store) -> None:
    assert look(check_leases, patient(place)).state == "ok"
    asyncio.run(open_table(store, "t1", "t2"))
    owned = look(check_leases, running(place))
    assert owned.state == "ok"
    assert {"2", OWNER} <= set(owned.found.split())
    do(store, "UPDATE tables SET expires_ms = 5 WHERE id = 't1'")
    found = look(check_leases, running(place))
    assert (found.state, found.found.split()[0]) == ("warn", "1")
    do(store, "UPDATE tables SET expires_ms = 0, owner = ''")
    assert look(check_leases, running(place)).state == "warn"
    assert look(check_leases, patient(place)).state == "unknown"


def test_two_versions_are_an_upgrade_under_way(place: Path | str, store: Store) -> None:
    asyncio.run(open_table(store, "t1"))

    def note(sql: Sql) -> None:
        note_process(sql, "old", "127.0.0.1:1", "1.0", 60_000)
        note_process(sql, "new", "127.0.0.1:2", "1.1", 60_000)

    asyncio.run(store.run(note))
    found = look(check_leases, running(place))
    assert (found.state, {"1.0", "1.1"} <= set(found.found.split())) == ("warn", True)


def test_orders_that_wait_long_are_told(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    assert look(check_orders, running(tmp_path)).state == "ok"
    asyncio.run(store.run(lambda sql: leave_order(sql, "t1", "close")))
    assert look(check_orders, running(tmp_path)).state == "ok"
    assert look(check_orders, patient(tmp_path)).state == "unknown"
    do(store, "UPDATE orders SET at_ms = ?", time.time_ns() // 1_000_000 - 60_000)
    found = look(check_orders, running(tmp_path))
    assert found.state == "warn"
    assert {"1", "60"} <= set(found.found.split())
    store.close()
