"""The doctor looks at whole installations, in good health, stopped and broken, and changes none of them."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest

from kit.server.doctoring import expect, files_of, patient
from kit.server.served import Served, served_in
from kit.store.kept_tables import fill_folder
from kit.store.postgres import Postgres
from queenhigh.server.doctor import Checkup, Patient, examine
from queenhigh.server.doctor import checkup as room
from queenhigh.server.doctor.checkup import CHECKS
from queenhigh.server.doctor.finding import Verdict
from queenhigh.store import postgres as postgres_room
from queenhigh.store.opening import open_store
from queenhigh.store.sqlite import FILE


def untried(check: Callable[[Patient], Verdict], looked: Patient) -> Verdict:
    """Make a check; what it raises is not a finding."""
    return check(looked)


def states(checkup: Checkup) -> dict[str, str]:
    return {each.name: each.state for each in checkup.findings}


def test_a_server_that_runs_is_in_good_health(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_tried", untried)
    served.guest().open_table()  # whose deck is sealed when this returns
    found = examine(patient(Path(served.settings.data), served.origin, whole=True))
    told = states(found)
    assert list(told) == list(CHECKS)
    assert found.ok
    assert {name for name, state in told.items() if state == "unknown"} <= {"growth", "hours"}
    assert {told[name] for name in ("server", "database", "secret", "audit", "leases", "orders")} == {"ok"}
    assert not any(each.remedy for each in found.findings if each.state == "ok")


def test_a_server_that_runs_is_not_found_where_it_does_not_listen(served: Served) -> None:
    place = Path(served.settings.data)
    expect("warn", "server", place, f"process {os.getpid()}")
    expect("wrong", "server", place, url="http://127.0.0.1:1")


def test_an_installation_that_is_stopped_stays_as_it_is(tmp_path: Path) -> None:
    with served_in(tmp_path):
        pass
    before = files_of(tmp_path)
    found = examine(patient(tmp_path, whole=True))
    assert found.ok, found
    assert (states(found)["server"], states(found)["leases"]) == ("unknown", "unknown")
    assert files_of(tmp_path) == before


def test_one_that_was_killed_stays_as_it_is(tmp_path: Path) -> None:
    """Its log is still beside the database."""
    fill_folder(tmp_path / "data")
    raw = sqlite3.connect(tmp_path / "data" / FILE)
    raw.execute("PRAGMA wal_autocheckpoint = 0")
    raw.execute("UPDATE meters SET name = name")
    raw.commit()
    copy = tmp_path / "copy"
    copy.mkdir()
    for name in (FILE, f"{FILE}-wal"):
        (copy / name).write_bytes((tmp_path / "data" / name).read_bytes())
    raw.close()
    before = {name: kept for name, (_, kept) in files_of(copy).items()}
    found = examine(patient(copy, whole=True))
    assert states(found)["audit"] == "ok"
    assert {name: kept for name, (_, kept) in files_of(copy).items() if not name.endswith("-shm")} == before


@pytest.mark.parametrize("what", ["nothing", "file", "folder", "empty", "text", "torn"])
def test_half_made_places_are_told_in_words(what: str, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    if what == "file":
        folder.write_text("no folder")
    elif what != "nothing":
        folder.mkdir()
    if what in ("empty", "text"):
        (folder / FILE).write_text("this is no database, however long it goes on" * 100 * (what == "text"))
    elif what == "torn":
        kept = (fill_folder(tmp_path / "whole") / FILE).read_bytes()
        half = len(kept) // 2
        (folder / FILE).write_bytes(kept[:4096] + b"\xa5" * 65_536 + kept[4096 + 65_536 : half])
    found = examine(patient(folder, whole=True))
    assert not found.ok
    assert "wrong" in (states(found)["database"], states(found)["audit"])
    assert "Traceback" not in str(found)
    assert folder.exists() == (what != "nothing")


def test_a_folder_that_one_may_not_enter_is_told_in_words(tmp_path: Path) -> None:
    folder = fill_folder(tmp_path / "data")
    looked = patient(folder)
    folder.chmod(0)
    is_root = os.geteuid() == 0
    try:
        if is_root:  # whom no mode keeps out
            os.seteuid(65_534)
        found = examine(looked)
    finally:
        if is_root:
            os.seteuid(0)
        folder.chmod(0o700)
    told = states(found)
    assert [told[name] for name in ("database", "disk", "secret")] == ["wrong"] * 3
    assert "Permission denied" in str(found)


def test_an_older_database_asks_for_its_upgrade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_store(tmp_path).close()
    monkeypatch.setattr("queenhigh.server.doctor.program.newest", lambda: "0003")
    expect("wrong", "database", tmp_path, "queenhigh db upgrade")


def test_postgresql_is_looked_at_without_writing(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "_tried", untried)
    with served_in(tmp_path, data="", database=postgres.store(), secret=str(tmp_path / "secret")) as served:
        served.guest().open_table()
        looked = patient(served.settings.database, served.origin, secret=str(tmp_path / "secret"))
        with pytest.raises(looked.sql.errors, match="read-only"):
            looked.sql.execute("DELETE FROM houses")
        found = examine(looked)
        assert found.ok, found
        told = states(found)
        assert (told["server"], told["secret"], told["leases"]) == ("ok", "ok", "ok")


def test_a_database_that_does_not_answer_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    connect = Mock(wraps=postgres_room.connect)
    monkeypatch.setattr(postgres_room, "connect", connect)
    found = examine(patient("postgresql://ann:hush@127.0.0.1:1/cards"))
    assert not found.ok
    assert "hush" not in str(found)
    assert "database cards at 127.0.0.1:1" in found.place
    connect.assert_called_once()


def test_a_check_that_fails_does_not_stop_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fail = Mock(side_effect=RuntimeError("something new\nof it"))
    monkeypatch.setattr(room, "CHECKS", {**CHECKS, "clock": fail})
    found = {each.name: each for each in examine(patient(tmp_path)).findings}
    assert found["clock"].state == "unknown"
    assert found["clock"].found.endswith("RuntimeError, something new")
    assert found["program"].state == "ok"
