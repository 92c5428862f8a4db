"""`queenhigh export` as a user runs it."""

import csv
import json
import shutil
import sqlite3
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from kit.command import run
from kit.refused import refusal
from kit.store.kept_tables import DATABASE, fill_folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = fill_folder(tmp_path_factory.mktemp("casino"))
    raw = sqlite3.connect(folder / DATABASE)
    raw.execute(
        "INSERT INTO people (id, name, name_key, name_look, role, password, guest, locked, created_ms,"
        " limits_version) VALUES ('ben', '=Benny', '=benny', '=benny', 'player', '', 1, 0, 1, 0)"
    )
    raw.commit()
    raw.close()
    return folder


def exported(folder: Path, *words: str) -> str:
    result = run("export", *words, "--data", str(folder))
    assert result.exit_code == 0, result.output
    return result.stdout


def lines(folder: Path, *words: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in exported(folder, *words).splitlines()]


def table(folder: Path, *words: str) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(exported(folder, *words, "--format", "csv"))))


def test_a_round_has_all_its_steps(folder: Path) -> None:
    rounds = lines(folder, "rounds")
    assert [told["round"] for told in rounds[:3]] == ["t1-1", "t1-2", "t1-3"]
    assert {told["table"] for told in rounds} == {"t1", "t2", "t3", "t4"}
    first = rounds[0]
    assert (first["house"], first["currency"], first["ending"]) == ("rws", "SGD", "settled")
    assert next(step["act"]["do"] for body in first["steps"] for step in body["steps"]) == "open"
    assert len(first["chain"]) == 64
    for told in rounds:
        for each in told["players"]:
            assert each["staked_minor"] > 0 or told["ending"] == "none"


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
    players = sum(len(told["players"]) or 1 for told in lines(folder, "rounds"))
    assert len(rows) == players
    ledger = table(folder, "ledger")
    assert [*ledger[0]] == [
        "id", "table", "round", "version", "at_ms", "currency", "debit", "credit", "amount_minor", "reason",
        "command",
    ]  # fmt: skip
    assert len(ledger) == len(lines(folder, "ledger"))


def test_one_player_by_name_or_id(folder: Path) -> None:
    by_name, by_id = lines(folder, "ledger", "--player", "=BENNY"), lines(folder, "ledger", "--player", "ben")
    assert by_name == by_id
    assert all("player:ben" in (row["debit"], row["credit"]) for row in by_id)
    assert {row["reason"] for row in by_id} >= {"grant", "stake"}
    mine = lines(folder, "rounds", "--player", "ben")
    assert 0 < len(mine) < len(lines(folder, "rounds"))
    assert lines(folder, "ledger", "--player", "cho"), "somebody who has an account and no name"


def test_times(folder: Path) -> None:
    whole = lines(folder, "ledger")
    assert lines(folder, "ledger", "--from", "1970-01-01", "--to", "1970-01-01") == whole
    assert lines(folder, "ledger", "--to", "1969-12-31") == []
    assert lines(folder, "rounds", "--from", "1970-01-02") == []
    some = lines(folder, "ledger", "--from", "1970-01-01T00:17", "--to", "1970-01-01T01:17:30+01:00")
    assert {row["at_ms"] for row in some} == {
        row["at_ms"] for row in whole if 1_020_000 <= row["at_ms"] < 1_050_000
    }
    assert some
    assert lines(folder, "ledger", "--to", "9999-12-31") == whole


def test_a_file_whose_ending_tells_the_format(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "ledger.csv"
    assert exported(folder, "ledger", "--out", str(out)) == ""
    assert out.read_text(encoding="utf-8").startswith("id,table,round")
    exported(folder, "ledger", "--format", "jsonl", "--out", str(out))
    assert out.read_text(encoding="utf-8").startswith('{"id":')


def test_no_text_in_a_sheet_is_a_formula(folder: Path, tmp_path: Path) -> None:
    copy = shutil.copytree(folder, tmp_path / "copy")
    raw = sqlite3.connect(copy / DATABASE)
    raw.execute("UPDATE transfers SET credit = '=1+1' WHERE reason = 'grant'")
    raw.commit()
    raw.close()
    assert {row["credit"] for row in table(copy, "ledger") if row["reason"] == "grant"} == {"'=1+1"}


def test_a_round_that_cannot_be_read_is_said(folder: Path, tmp_path: Path) -> None:
    copy = shutil.copytree(folder, tmp_path / "copy")
    raw = sqlite3.connect(copy / DATABASE)
    raw.execute("UPDATE steps SET body = x'00' WHERE table_id = 't1' AND round = 2")
    raw.commit()
    raw.close()
    found = refusal("export", "rounds", "--data", str(copy))
    assert found.code == 1
    assert "t1-2" in found.message
