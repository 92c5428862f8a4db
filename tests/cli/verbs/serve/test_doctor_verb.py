"""`queenhigh doctor` as a user runs it."""

import json
from pathlib import Path

import pytest

from kit.command import run
from kit.refused import refused
from kit.server.served import served_in
from kit.store.kept_tables import fill_folder
from queenhigh.server.doctor.checkup import CHECKS

NOWHERE = "postgresql://ann:hush@127.0.0.1:1/x"


@pytest.fixture(scope="module")
def casino(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return fill_folder(tmp_path_factory.mktemp("casino"))


def test_exit_code_1_says_that_something_is_wrong(casino: Path) -> None:
    result = run("doctor", "--data", str(casino), "--json")
    assert result.exit_code == 1  # it has no secret
    told = json.loads(result.stdout)
    assert (told["ok"], told["url"]) == (False, "http://127.0.0.1:8000")
    assert [each["name"] for each in told["findings"]] == list(CHECKS)
    assert [each["name"] for each in told["findings"] if each["state"] == "wrong"][-1:] == ["secret"]


def test_a_table_says_what_to_do_however_narrow(casino: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for columns in ("20", "110"):
        monkeypatch.setenv("COLUMNS", columns)
        result = run("doctor", "--data", str(casino))
        assert result.exit_code == 1
        assert "…" not in result.stdout
        assert "secret" in result.stdout.split()


def test_a_backup_is_noted_for_it(casino: Path, tmp_path: Path) -> None:
    folder = fill_folder(tmp_path / "casino")
    assert run("db", "backup", str(tmp_path / "safe.db"), "--data", str(folder)).exit_code == 0
    told = json.loads(run("doctor", "--data", str(folder), "--json").stdout)
    [backup] = [each for each in told["findings"] if each["name"] == "backup"]
    assert (backup["state"], str(tmp_path / "safe.db") in backup["found"]) == ("ok", True)


def test_a_backup_that_cannot_be_noted_is_taken_all_the_same(tmp_path: Path) -> None:
    folder = fill_folder(tmp_path / "casino")
    (folder / "backups.json").mkdir()
    result = run("db", "backup", str(tmp_path / "safe.db"), "--data", str(folder))
    assert result.exit_code == 0
    assert "backups.json" in result.stderr
    assert (tmp_path / "safe.db").exists()


def test_the_server_is_found_by_its_settings(tmp_path: Path) -> None:
    with served_in(tmp_path / "data") as served:
        file = tmp_path / "settings.toml"
        file.write_text(f'data = "{tmp_path / "data"}"\nport = {served.port}\n')
        told = json.loads(run("doctor", "--settings", str(file), "--audit", "--json").stdout)
    found = {each["name"]: each for each in told["findings"]}
    assert (told["url"], found["server"]["state"]) == (served.origin, "ok")
    assert found["audit"]["state"] == "ok"


def test_settings_that_cannot_be_read_are_a_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("prot = 8000\n")
    told = json.loads(run("doctor", "--settings", str(file), "--json").stdout)
    assert (told["ok"], [each["name"] for each in told["findings"]]) == (False, ["settings"])
    monkeypatch.setenv("QUEENHIGH_PORT", "many")
    told = json.loads(run("doctor", "--data", str(tmp_path), "--json").stdout)
    assert (told["ok"], [each["name"] for each in told["findings"]]) == (False, ["settings"])


def test_nothing_there_is_told_without_a_traceback_and_nothing_is_made(tmp_path: Path) -> None:
    for place in (("--data", str(tmp_path / "none")), ("--database", NOWHERE)):
        assert refused("doctor", *place) == (1, "")
        told = run("doctor", *place, "--json").stdout
        states = {each["name"]: each["state"] for each in json.loads(told)["findings"]}
        assert "wrong" in states.values()
        assert "hush" not in told
    assert not (tmp_path / "none").exists()
