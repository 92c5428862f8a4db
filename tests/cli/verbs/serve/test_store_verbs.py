"""`queenhigh db`, `audit`, `export` and `doctor` on the data of a casino."""

import asyncio
import csv
import json
import os
import re
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from kit.command import refusal, refused, run, run_json
from kit.server.served import served_in
from kit.store.kept_tables import DATABASE
from kit.store.postgres import Postgres
from kit.store.stores import seat
from queenhigh.server.doctor.checkup import CHECKS
from queenhigh.store.opening import open_store

pytestmark = pytest.mark.usefixtures("workshop")
NOWHERE = "postgresql://ann:hush@127.0.0.1:1/x"


def altered(folder: Path, sql: str) -> Path:
    """A copy of the casino with this done to its database."""
    copy = shutil.copytree("casino", folder / "casino")
    raw = sqlite3.connect(copy / DATABASE)
    raw.execute(sql)
    raw.commit()
    raw.close()
    return copy


# db


def where(place: Path | str) -> tuple[str, str]:
    return ("--data", str(place)) if isinstance(place, Path) else ("--database", place)


def test_from_nothing_to_a_restored_backup(place: Path | str, tmp_path: Path, postgres: Postgres) -> None:
    place = place if isinstance(place, Path) else postgres.database()
    said = where(place)
    assert run("db", "upgrade", *said).output != run("db", "upgrade", *said).output
    assert run_json("db", "upgrade", *said) == {"before": "0002", "after": "0002"}
    store = open_store(place)
    asyncio.run(seat(store, purse_minor=700))
    backup = tmp_path / "backup.db"
    assert run("db", "backup", str(backup), *said).exit_code == 0
    store.close()
    restored = where(tmp_path / "restored")
    assert run("db", "restore", str(backup), *restored).exit_code == 0
    assert refused("db", "restore", str(backup), *restored) == (1, "StoreError")
    assert refused("db", "backup", str(backup), *said) == (1, "StoreError")
    assert run_json("db", "verify", *restored) == {
        "ok": True, "revision": "0002", "tables": 0, "steps": 0, "transfers": 1, "sum_minor": {"GBP": 0},
        "problems": [],
    }  # fmt: skip
    assert run("db", "verify", *said).exit_code == 0


# audit


def test_a_whole_casino_is_proven() -> None:
    told = run_json("audit", "--data", "casino")
    assert (told["ok"], told["problems"]) == (True, [])
    assert told["chain"]["ok"]
    assert all(meter["ok"] and meter["shown_minor"] == meter["proved_minor"] for meter in told["meters"])
    assert told["sum_minor"] == {"GBP": 0, "JPY": 0, "SGD": 0, "USD": 0}
    assert run_json("audit", "--data", "casino", "--since", "t1-3")["rounds"] < told["rounds"] == 18


def test_what_does_not_add_up_is_exit_code_1() -> None:
    told = run_json("audit", "--data", "altered", code=1)
    assert (told["ok"], told["sum_minor"]["SGD"]) == (False, 1)
    assert ("ledger", "SGD") in [(each["check"], each["where"]) for each in told["problems"]]
    problems = run_json("db", "verify", "--data", "altered", code=1)["problems"]
    assert re.search(r"\bSGD\b.* 1\b", problems[0])
    assert re.search(r"house:t1\b", " ".join(problems))


def test_it_reads_what_the_server_would_by_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUEENHIGH_DATA", "casino")
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


def test_a_torn_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    copy = shutil.copytree("casino", tmp_path / "casino")
    whole = (copy / DATABASE).read_bytes()
    at = len(whole) // 2
    (copy / DATABASE).write_bytes(whole[:at] + b"\xa5" * 65_536 + whole[at + 65_536 :])
    for words in (("audit", "--json"), ("db", "verify"), ("export", "rounds")):
        result = run(*words, "--data", str(copy))
        assert (result.exit_code, len(result.stderr.splitlines())) == (1, 1)
        assert str(copy / DATABASE) in result.stderr


# export


@pytest.fixture(scope="module")
def folder(workshop: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The casino, where a player's name is a formula."""
    return altered(
        tmp_path_factory.mktemp("formula"),
        "INSERT INTO people (id, name, name_key, name_look, role, password, guest, locked, created_ms,"
        " limits_version) VALUES ('ben', '=Benny', '=benny', '=benny', 'player', '', 1, 0, 1, 0)",
    )


def exported(folder: Path, *words: str) -> str:
    result = run("export", *words, "--data", str(folder))
    assert result.exit_code == 0, result.output
    return result.stdout


def lines(folder: Path, *words: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in exported(folder, *words).splitlines()]


def table(folder: Path, *words: str) -> list[dict[str, str]]:
    return list(csv.DictReader(exported(folder, *words, "--format", "csv").splitlines()))


def test_a_round_has_all_its_steps(folder: Path) -> None:
    rounds = lines(folder, "rounds")
    assert [told["round"] for told in rounds[:3]] == ["t1-1", "t1-2", "t1-3"]
    assert {told["table"] for told in rounds} == {"t1", "t2", "t3", "t4"}
    first = rounds[0]
    assert (first["house"], first["currency"], first["ending"]) == ("rws", "SGD", "settled")
    assert next(step["act"]["do"] for body in first["steps"] for step in body["steps"]) == "open"
    assert len(first["chain"]) == 64
    for told in rounds:
        assert all(each["staked_minor"] > 0 or told["ending"] == "none" for each in told["players"])


def test_rounds_and_ledger_tell_the_same_money(folder: Path) -> None:
    """What a player staked and got back in a round is what its transfers took and gave."""
    ledger = lines(folder, "ledger")
    for told in lines(folder, "rounds"):
        at = (told["table"], told["number"])
        money = [row for row in ledger if (row["table"], row["round"]) == at]
        for each in told["players"]:
            account = f"player:{each['player']}"
            came = sum(row["amount_minor"] for row in money if row["credit"] == account)
            went = sum(row["amount_minor"] for row in money if row["debit"] == account)
            assert came - went == each["returned_minor"] - each["staked_minor"]


def test_a_sheet_has_a_row_a_player(folder: Path) -> None:
    rows = table(folder, "rounds")
    assert [*rows[0]] == [
        "round", "table", "number", "house", "digest", "currency", "opened_ms", "ended_ms", "ending",
        "player", "staked_minor", "returned_minor",
    ]  # fmt: skip
    assert len(rows) == sum(len(told["players"]) or 1 for told in lines(folder, "rounds"))
    ledger = table(folder, "ledger")
    assert [*ledger[0]] == [
        "id", "table", "round", "version", "at_ms", "currency", "debit", "credit", "amount_minor", "reason",
        "command",
    ]  # fmt: skip
    assert len(ledger) == len(lines(folder, "ledger"))


def test_one_player_by_name_or_id(folder: Path) -> None:
    by_name, by_id = (lines(folder, "ledger", "--player", said) for said in ("=BENNY", "ben"))
    assert by_name == by_id
    assert all("player:ben" in (row["debit"], row["credit"]) for row in by_id)
    assert {row["reason"] for row in by_id} >= {"grant", "stake"}
    assert 0 < len(lines(folder, "rounds", "--player", "ben")) < len(lines(folder, "rounds"))
    assert lines(folder, "ledger", "--player", "cho"), "somebody who has an account and no name"


def test_times(folder: Path) -> None:
    whole = lines(folder, "ledger")
    assert lines(folder, "ledger", "--from", "1970-01-01", "--to", "1970-01-01") == whole
    assert lines(folder, "ledger", "--to", "1969-12-31") == []
    assert lines(folder, "rounds", "--from", "1970-01-02") == []
    some = lines(folder, "ledger", "--from", "1970-01-01T00:17", "--to", "1970-01-01T01:17:30+01:00")
    assert some == [row for row in whole if 1_020_000 <= row["at_ms"] < 1_050_000] != []
    assert lines(folder, "ledger", "--to", "9999-12-31") == whole


def test_a_file_whose_ending_tells_the_format(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "ledger.csv"
    assert exported(folder, "ledger", "--out", str(out)) == ""
    assert out.read_text(encoding="utf-8").startswith("id,table,round")
    exported(folder, "ledger", "--format", "jsonl", "--out", str(out))
    assert out.read_text(encoding="utf-8").startswith('{"id":')


def test_no_text_in_a_sheet_is_a_formula(tmp_path: Path) -> None:
    copy = altered(tmp_path, "UPDATE transfers SET credit = '=1+1' WHERE reason = 'grant'")
    assert {row["credit"] for row in table(copy, "ledger") if row["reason"] == "grant"} == {"'=1+1"}


def test_a_round_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    copy = altered(tmp_path, "UPDATE steps SET body = x'00' WHERE table_id = 't1' AND round = 2")
    found = refusal("export", "rounds", "--data", str(copy))
    assert found.code == 1
    assert "t1-2" in found.message


# doctor


def examined(*words: str, code: int = 1) -> dict[str, Any]:
    """The findings of `doctor` by name; a store that nobody has served has no secret, which is wrong."""
    told = run_json("doctor", *words, code=code)
    assert told["ok"] == (code == 0)
    return {each["name"]: each for each in told["findings"]}


def test_every_check_has_a_finding_in_json_and_in_a_table_however_narrow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = examined("--data", "casino")
    assert list(found) == list(CHECKS)
    assert [name for name, each in found.items() if each["state"] == "wrong"][-1:] == ["secret"]
    for columns in ("20", "110"):
        monkeypatch.setenv("COLUMNS", columns)
        shown = run("doctor", "--data", "casino").stdout
        assert "…" not in shown
        assert "secret" in shown.split()


def test_a_backup_is_noted_for_it(tmp_path: Path) -> None:
    copy = str(shutil.copytree("casino", tmp_path / "casino"))
    safe = str(tmp_path / "safe.db")
    assert run("db", "backup", safe, "--data", copy).exit_code == 0
    backup = examined("--data", copy)["backup"]
    assert (backup["state"], safe in backup["found"]) == ("ok", True)


def test_a_backup_that_cannot_be_noted_is_taken_all_the_same(tmp_path: Path) -> None:
    copy = shutil.copytree("casino", tmp_path / "casino")
    (copy / "backups.json").mkdir()
    result = run("db", "backup", str(tmp_path / "safe.db"), "--data", str(copy))
    assert result.exit_code == 0
    assert "backups.json" in result.stderr
    assert (tmp_path / "safe.db").exists()


def test_the_server_is_found_by_its_settings(tmp_path: Path) -> None:
    with served_in(tmp_path / "data") as served:
        file = tmp_path / "settings.toml"
        file.write_text(f'data = "{tmp_path / "data"}"\nport = {served.port}\n')
        result = run("doctor", "--settings", str(file), "--audit", "--json")
        told = json.loads(result.stdout)
    found = {each["name"]: each["state"] for each in told["findings"]}
    assert (told["url"], found["server"], found["audit"]) == (served.origin, "ok", "ok")


def test_settings_that_cannot_be_read_are_a_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(examined("--settings", "unknown_key.toml")) == ["settings"]
    monkeypatch.setenv("QUEENHIGH_PORT", "many")
    assert list(examined("--data", str(tmp_path))) == ["settings"]


def test_nothing_there_is_told_without_a_traceback_and_nothing_is_made(tmp_path: Path) -> None:
    for place in (("--data", str(tmp_path / "none")), ("--database", NOWHERE)):
        assert refused("doctor", *place) == (1, "")
        found = examined(*place)
        assert "wrong" in [each["state"] for each in found.values()]
        assert "hush" not in str(found)
    assert os.listdir(tmp_path) == []
