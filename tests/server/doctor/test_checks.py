"""Each check of the doctor: what answers, durability, certificate, secret, disk, clock, books and tables."""

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from kit.server.doctoring import expect, files_of, patient
from kit.server.served import served_in
from kit.store.kept_tables import fill_folder
from kit.store.postgres import Postgres
from kit.store.stores import OWNER, open_table
from queenhigh import __version__
from queenhigh.server.doctor import Patient, certificate, storage
from queenhigh.server.doctor.checkup import CHECKS
from queenhigh.server.doctor.finding import together
from queenhigh.server.doctor.patient import Answer, ask
from queenhigh.server.doctor.storage import judge_mount, judge_postgres, size
from queenhigh.server.entropy import make_secret
from queenhigh.store.opening import open_store
from queenhigh.store.sharing import leave_order, note_process
from queenhigh.store.sqlite import FILE
from queenhigh.store.store import Store
from queenhigh.store.upkeep.claiming import LOCK
from queenhigh.store.upkeep.noting import BackupNote, note_backup

# What answers

Told = Callable[[str], tuple[int, str]]


@contextmanager
def answering(told: Told, ahead_s: float = 0) -> Iterator[str]:
    """A server on loopback that answers each path so, by a clock that is this far ahead."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            status, body = told(self.path)
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body.encode())

        def date_time_string(self, timestamp: float | None = None) -> str:
            return formatdate((timestamp or time.time()) + ahead_s, usegmt=True)

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


def ours(version: str = __version__, ready: int = 200, metrics: tuple[int, str] = (200, "")) -> Told:
    bodies = {
        "/health/live": (200, f'{{"ok": true, "version": "{version}"}}'),
        "/health/ready": (ready, "{}"),
        "/metrics": metrics,
    }
    return lambda path: bodies[path]


def test_figures_are_read_with_and_without_labels() -> None:
    metrics = '# TYPE a gauge\nqueenhigh_tables 3.0\nqueenhigh_sockets{where="table"} 2.0\n'
    with answering(ours(metrics=(200, metrics))) as url:
        found = ask(url)
    assert (found.error, found.version, found.ready, found.ahead_ms) == ("", __version__, True, 0)
    assert found.figures == (("queenhigh_tables", 3.0), ("queenhigh_sockets", 2.0))
    with answering(ours(metrics=(401, "x 1\n"))) as url:
        assert ask(url).figures == ()


DRIFT = 'queenhigh_ledger_sum_minor{currency="SGD"} 5.0\n'


@pytest.mark.parametrize(
    ("check", "told", "ahead_s", "state", "words"),
    [
        ("server", ours(), 0, "ok", __version__),
        ("server", ours(ready=503), 0, "wrong", ""),
        ("server", ours("0.0.1"), 0, "warn", "0.0.1"),
        ("server", lambda _: (200, "<html>"), 0, "wrong", ""),
        ("server", lambda _: (200, "[1]"), 0, "wrong", ""),
        ("server", lambda _: (404, '{"version": "1"}'), 0, "wrong", ""),
        ("server", lambda _: (200, "{}"), 0, "wrong", ""),
        ("clock", ours(), 0, "ok", "server agrees"),
        ("clock", ours(), 10, "warn", "server ahead"),
        ("clock", ours(), -600, "wrong", "server behind"),
        ("audit", ours(metrics=(200, DRIFT)), 0, "wrong", "queenhigh_ledger_sum_minor"),
    ],
)
def test_a_server_is_ours_ready_on_time_and_balanced(
    tmp_path: Path, check: str, told: Told, ahead_s: int, state: str, words: str
) -> None:
    open_store(tmp_path).close()
    with answering(told, ahead_s) as url:
        expect(state, check, tmp_path, words, url=url)


def test_a_port_that_is_left_open_is_not_asked(tmp_path: Path) -> None:
    expect("unknown", "server", tmp_path, "--url", port=0)


# Durability

GOOD = {
    "server_version_num": "160004", "fsync": "on", "full_page_writes": "on", "synchronous_commit": "on",
    "default_transaction_read_only": "off", "data_checksums": "on", "autovacuum": "on",
    "wal_level": "replica", "max_connections": "100", "superuser_reserved_connections": "3",
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "value", "state"),
    [
        ("fsync", "on", "ok"),
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
def test_each_setting_of_postgresql_is_judged(name: str, value: str, state: str) -> None:
    found = together(judge_postgres({**GOOD, name: value}, False, 9))
    assert found.state == state
    assert bool(found.remedy) == (state != "ok")
    assert together(judge_postgres({**GOOD, name: value}, True, 9)).state == "wrong", "a standby"


def test_a_real_server_is_asked_for_the_settings_of_our_sessions(postgres: Postgres) -> None:
    place = postgres.database()
    open_store(place).close()
    expect("warn", "durability", place, "autovacuum")  # the tests' own has none
    postgres.say(f"ALTER DATABASE {place.partition('@/')[2].partition('?')[0]} SET synchronous_commit = off")
    expect("wrong", "durability", place, "synchronous_commit")


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


def test_a_file_that_is_not_written_ahead_is_found(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    expect("ok", "durability", tmp_path)
    change(tmp_path, "PRAGMA journal_mode = DELETE")
    expect("warn", "durability", tmp_path)


# The certificate

TLS = Path(__file__).resolve().parents[2] / "kit" / "server" / "tls"
CERTIFICATE = TLS / "certificate.pem"
KEY = TLS / "key.pem"
EXPIRED = TLS / "expired.pem"


def certified(
    state: str, words: str, folder: Path, shown: Path = CERTIFICATE, key: Path = KEY, **more: Any
) -> None:
    expect(state, "certificate", folder, words, certificate=str(shown), key=str(key), **more)


def test_a_certificate_is_good_for_its_names_and_days(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    certified("ok", "localhost 127.0.0.1", tmp_path, hosts=("localhost",))
    certified("wrong", "cards.example", tmp_path, hosts=("localhost", "cards.example"))
    certified("wrong", "expired", tmp_path, EXPIRED)
    monkeypatch.setattr(certificate, "SOON_DAYS", 1_000_000)
    certified("warn", "", tmp_path)


def test_files_that_do_not_belong_together_are_wrong(tmp_path: Path) -> None:
    none = tmp_path / "none.pem"
    text = tmp_path / "text.pem"
    text.write_text("no certificate")
    for shown, key in ((KEY, CERTIFICATE), (CERTIFICATE, TLS / "locked_key.pem"), (text, KEY)):
        certified("wrong", "together", tmp_path, shown, key)
    certified("wrong", str(none), tmp_path, none)


def test_a_server_that_still_shows_another_is_found(tmp_path: Path) -> None:
    with served_in(tmp_path, certificate=str(CERTIFICATE), key=str(KEY)) as running:
        url = f"https://localhost:{running.port}"
        certified("ok", "", tmp_path, url=url)
        renewed = tmp_path / "renewed.pem"
        renewed.write_text(EXPIRED.read_text())
        certified("wrong", "another", tmp_path, renewed, url=url)
        expect("wrong", "certificate", tmp_path, "refuse", url=url)


def test_without_one_it_depends_on_who_can_come(tmp_path: Path) -> None:
    expect("ok", "certificate", tmp_path)
    expect("warn", "certificate", tmp_path, host="0.0.0.0")
    expect("unknown", "certificate", tmp_path, host="0.0.0.0", proxy="192.0.2.1")
    expect("unknown", "certificate", tmp_path, url="https://127.0.0.1:1")


# The secret


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("house")
    with served_in(folder) as served:
        served.guest().open_table()
        yield folder


def test_the_one_that_the_decks_were_sealed_with_is_fine(house: Path) -> None:
    found = CHECKS["secret"](patient(house))
    assert found.state == "ok"
    assert (house / "secret").read_text().strip() not in str(found)


def test_any_other_secret_and_one_that_others_can_read_is_wrong(house: Path, tmp_path: Path) -> None:
    copy = tmp_path / "secret"
    make_secret(copy)
    expect("wrong", "secret", house, str(copy), secret=str(copy))
    copy.write_bytes((house / "secret").read_bytes())
    copy.chmod(0o644)
    expect("wrong", "secret", house, "mode 0644", secret=str(copy))
    copy.write_text("hush")
    expect("wrong", "secret", house, secret=str(copy))
    copy.unlink()
    expect("wrong", "secret", house, secret=str(copy))


def test_before_anything_is_played_it_may_be_missing(tmp_path: Path) -> None:
    expect("unknown", "secret", tmp_path)
    make_secret(tmp_path / "secret")
    expect("unknown", "secret", tmp_path)


# Disk, clock, books and backups

HOUR_MS = 3_600_000


class Room(NamedTuple):
    """A file system with this much room."""

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
    expect(state, "disk", casino)
    assert files_of(casino) == before


def test_a_folder_that_cannot_be_written_and_a_file_that_all_can_read(
    casino: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (casino / FILE).chmod(0o644)
    expect("warn", "disk", casino, "chmod 600")

    def refuse(dir: Path) -> object:
        raise OSError(30, os.strerror(30))

    monkeypatch.setattr("tempfile.TemporaryFile", refuse)
    expect("wrong", "disk", casino, os.strerror(30))


def test_growth_is_foretold_from_what_is_there(casino: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    expect("unknown", "growth", casino)
    monkeypatch.setattr(storage, "FEW_ROUNDS", 10)
    expect("ok", "growth", casino, "14")
    monkeypatch.setattr("os.statvfs", lambda _: Room(10**6))
    expect("warn", "growth", casino)


def test_sizes_are_told_in_words() -> None:
    told = [size(count) for count in (1, 999, 1_000, 34_500, 999_999, 12_345_678, 8_100_000_000, 10**16)]
    assert told == ["1 byte", "999 bytes", "1.0 KB", "34 KB", "1000 KB", "12 MB", "8.1 GB", "10000 TB"]


def test_a_database_knows_its_size(postgres: Postgres) -> None:
    expect("ok", "disk", postgres.store(), "MB")
    expect("unknown", "growth", postgres.store())


def test_a_clock_that_was_set_back_is_found(casino: Path) -> None:
    expect("ok", "clock", casino)
    hour = time.time_ns() // 1_000_000 // HOUR_MS
    change(casino, "UPDATE hours SET hour = ? WHERE hour = 2", hour)
    expect("ok", "clock", casino)  # an hour that was just sealed is not ahead
    ahead_ms = time.time_ns() // 1_000_000 + 2 * HOUR_MS + 30_000
    change(casino, "UPDATE steps SET at_ms = ? WHERE table_id = 't5'", ahead_ms)
    expect("wrong", "clock", casino, "120 minutes")


def test_money_that_nobody_moved_is_found_at_once_and_other_things_by_the_whole_audit(casino: Path) -> None:
    expect("ok", "audit", casino)
    expect("ok", "audit", casino, "18", whole=True)
    change(casino, "UPDATE awards SET amount_minor = amount_minor + 1")
    expect("ok", "audit", casino)
    expect("wrong", "audit", casino, whole=True)
    change(casino, "UPDATE accounts SET balance_minor = balance_minor + 1 WHERE id = 'house:t1'")
    expect("wrong", "audit", casino, "SGD")


def test_the_last_hour_must_be_chained_and_not_long_ago(casino: Path) -> None:
    expect("ok", "hours", casino)
    serving = open_store(casino)
    expect("ok", "hours", casino)
    three_hours_ago = time.time() - 3 * 3600
    os.utime(casino / LOCK, (three_hours_ago, three_hours_ago))
    expect("warn", "hours", casino)
    serving.close()
    change(casino, "UPDATE hours SET heads = X'5B5D' WHERE hour = 2")
    expect("wrong", "hours", casino)
    change(casino, "DELETE FROM hours")
    expect("unknown", "hours", casino)


def test_a_backup_grows_old(casino: Path) -> None:
    expect("warn", "backup", casino)
    now_ms = time.time_ns() // 1_000_000
    for hours, state in ((1, "ok"), (30, "warn"), (200, "wrong")):
        note_backup(casino, BackupNote(now_ms - hours * HOUR_MS, "/backup/a.db", 5))
        expect(state, "backup", casino, "/backup/a.db")


def test_no_backup_is_missed_before_anything_is_played(place: Path | str) -> None:
    open_store(place).close()
    expect("ok", "backup", place)


# Tables and orders


def running(place: Path | str) -> Patient:
    """A patient whose server answers."""
    found = patient(place)
    found.answer = Answer(version="1", ready=True)
    return found


def do(store: Store, sql: str, *values: object) -> None:
    asyncio.run(store.run(lambda each: each.execute(sql, *values)))


def test_tables_are_somebodys(place: Path | str, store: Store) -> None:
    expect("ok", "leases", place)
    asyncio.run(open_table(store, "t1", "t2"))
    expect("ok", "leases", running(place), f"2 tables {OWNER}")
    do(store, "UPDATE tables SET expires_ms = 5 WHERE id = 't1'")
    expect("warn", "leases", running(place), "1 nobody")
    do(store, "UPDATE tables SET expires_ms = 0, owner = ''")
    expect("warn", "leases", running(place), "2 nobody")
    expect("unknown", "leases", place, "2")


def test_two_versions_are_an_upgrade_under_way(place: Path | str, store: Store) -> None:
    asyncio.run(open_table(store, "t1"))
    asyncio.run(store.run(lambda sql: note_process(sql, "old", "127.0.0.1:1", "1.0", 60_000)))
    asyncio.run(store.run(lambda sql: note_process(sql, "new", "127.0.0.1:2", "1.1", 60_000)))
    expect("warn", "leases", running(place), "1.0 1.1")


def test_orders_that_wait_long_are_told(place: Path | str, store: Store) -> None:
    expect("ok", "orders", running(place))
    asyncio.run(store.run(lambda sql: leave_order(sql, "t1", "close")))
    expect("ok", "orders", running(place))
    expect("unknown", "orders", place)
    do(store, "UPDATE orders SET at_ms = ?", time.time_ns() // 1_000_000 - 60_000)
    expect("warn", "orders", running(place), "1 60")
