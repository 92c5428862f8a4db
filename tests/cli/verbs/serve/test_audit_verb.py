"""`queenhigh audit` as a user runs it."""

import json
import re
import shutil
import sqlite3
from pathlib import Path

import pytest

from kit.command import run, run_json
from kit.refused import refusal, refused
from kit.store.kept_tables import DATABASE, fill_folder
from kit.store.postgres import Postgres


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return fill_folder(tmp_path_factory.mktemp("casino"))


def test_a_whole_casino_is_proven(folder: Path) -> None:
    told = run_json("audit", "--data", str(folder))
    assert told["ok"] is True
    assert told["problems"] == []
    assert told["chain"]["ok"]
    assert all(meter["ok"] and meter["shown_minor"] == meter["proved_minor"] for meter in told["meters"])
    assert told["sum_minor"] == {"GBP": 0, "JPY": 0, "SGD": 0, "USD": 0}


def test_it_reads_what_the_server_would_by_the_environment(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUEENHIGH_DATA", str(folder))
    assert run_json("audit")["rounds"] == 18
    assert refused("audit", "--data", str(tmp_path)) == (1, "StoreError")
    monkeypatch.setenv("QUEENHIGH_DATABASE", "postgresql://127.0.0.1:1/x")
    both = refusal("audit")
    assert both[:2] == (2, "BadParameter")
    assert "QUEENHIGH_DATA, QUEENHIGH_DATABASE" in both.message
    monkeypatch.setenv("QUEENHIGH_DATA", "")
    assert refused("audit") == (2, "BadParameter")
    monkeypatch.delenv("QUEENHIGH_DATA")
    assert refused("audit") == (1, "StoreError")


def test_it_says_which_database_without_its_password(postgres: Postgres) -> None:
    said = run("audit", "--database", postgres.store().replace("tests@", "tests:hush@")).stdout
    assert re.match(r"Read database tests\d+ at /.*\.\n", said)
    assert "hush" not in said


def test_a_torn_file_is_refused_in_a_sentence(folder: Path, tmp_path: Path) -> None:
    copy = shutil.copytree(folder, tmp_path / "copy")
    kept = (copy / DATABASE).read_bytes()
    at = len(kept) // 2
    (copy / DATABASE).write_bytes(kept[:at] + b"\xa5" * 65_536 + kept[at + 65_536 :])
    for words in (("audit", "--json"), ("db", "verify"), ("export", "rounds")):
        result = run(*words, "--data", str(copy))
        assert (result.exit_code, len(result.stderr.splitlines())) == (1, 1)
        assert str(copy / DATABASE) in result.stderr


def test_since_a_round(folder: Path) -> None:
    assert run_json("audit", "--data", str(folder), "--since", "t1-3")["rounds"] < 18


def test_any_problem_is_exit_code_1(folder: Path, tmp_path: Path) -> None:
    copy = shutil.copytree(folder, tmp_path / "copy")
    raw = sqlite3.connect(copy / DATABASE)
    raw.execute("UPDATE accounts SET balance_minor = balance_minor + 1 WHERE id = 'house:t1'")
    raw.commit()
    raw.close()
    result = run("audit", "--data", str(copy), "--json")
    assert result.exit_code == 1
    told = json.loads(result.stdout)
    assert (told["ok"], told["sum_minor"]["SGD"]) == (False, 1)
    assert ("ledger", "SGD") in [(each["check"], each["where"]) for each in told["problems"]]
    assert refusal("audit", "--data", str(copy))[:2] == (1, "")
