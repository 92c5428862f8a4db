"""`--out`, `--format` and `--json` of every verb that answers with a result, and the files they write."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import duckdb
import pytest

from kit.cases import FEW, mostly_long
from kit.command import run, run_json
from queenhigh.cli.answering.answer import FORMATS
from queenhigh.rules import house

STRANGE = os.fsdecode(b"o\xff")
"""A name of a file that is no text in UTF-8."""
RUNS = {
    "simulate": ("simulate", "rws", "--rounds", "1000", "--seed", "1", "--boxes", "2"),
    "sessions": ("sessions", "rws", "--players", "50", "--rounds", "10", "--seed", "1"),
    "jackpot": ("jackpot", "rws", "--days", "30", "--seed", "1"),
}
ANSWERS = {
    **RUNS,
    "price": ("price", "sixcard", "pair_plus", "40-30-6-4-1", "--against", "50-40-30-6-3-1"),
    "risk": ("risk", "rws", "--bet", "ante=10", "--rounds", "20", "--bankroll", "200"),
    "advise": ("advise", "rws", "Qs 6h 4d"),
    "analyse": ("analyse", "rws"),
}
BEGINS = {"html": "<!DOCTYPE html>", "md": "# ", "json": "{", "csv": ""}
MADE = ("seconds", "rounds_per_second")
"""What differs from run to run."""


def forms(verb: str) -> tuple[str, ...]:
    """The formats that a verb prints; Markdown is only printed as a report."""
    return (*FORMATS, "md") if verb == "analyse" else FORMATS


def parsed(text: str) -> dict[str, Any]:
    """A result as JSON, without the time that it took."""
    found: dict[str, Any] = json.loads(text)
    return {key: value for key, value in found.items() if key not in MADE}


@pytest.mark.parametrize("verb", ANSWERS)
def test_a_file_has_what_its_ending_says_and_the_format_prints_the_same(verb: str, tmp_path: Path) -> None:
    words = ANSWERS[verb]
    for form in forms(verb):
        path = tmp_path / f"kept.{form}"
        result = run(*words, "--out", str(path))
        assert result.exit_code == 0, result.output
        assert str(path) in result.stderr
        assert bool(result.stdout) == (verb != "analyse"), "a report is long: it is not printed as well"
        text = path.read_text(encoding="utf-8")
        printed = run(*words, "--format", form).stdout
        assert text.startswith(BEGINS[form])
        if form == "json":
            assert parsed(text) == parsed(printed) == parsed(run(*words, "--json").stdout)
        elif verb == "simulate" and form == "html":
            assert printed.startswith(BEGINS[form])
        else:
            assert printed.rstrip("\n") == text.rstrip("\n")
        if form == "html":
            assert "<h1" in text
            assert not re.search(r'(src|href)="(?!#)|<script', text), "a page needs no other file"


@pytest.mark.parametrize("verb", [verb for verb in ANSWERS if verb != "analyse"])
def test_a_format_is_written_whatever_the_ending_and_json_is_printed_beside_a_file(
    verb: str, tmp_path: Path
) -> None:
    page = tmp_path / "page.txt"
    assert run(*ANSWERS[verb], "--format", "html", "--out", str(page)).exit_code == 0
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert run_json(*ANSWERS[verb], "--out", str(tmp_path / "sheet.csv"))["house"] in ("rws", "sixcard")


@pytest.mark.parametrize("verb", ANSWERS)
def test_a_sheet_is_the_same_in_csv_and_in_parquet(verb: str, tmp_path: Path) -> None:
    for ending in ("csv", "parquet"):
        assert run(*ANSWERS[verb], "--out", str(tmp_path / f"sheet.{ending}")).exit_code == 0
    rows = duckdb.read_parquet(str(tmp_path / "sheet.parquet"))
    lines = (tmp_path / "sheet.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0].split(",") == rows.columns
    assert len(lines) == rows.aggregate("count(*)").fetchall()[0][0] + 1 > 1


def test_the_round_that_simulate_shows_has_a_format_too() -> None:
    shown = ("simulate", "rws", "--seed", "5", "--show", "3")
    assert run(*shown, "--format", "json").stdout == run(*shown, "--json").stdout


def test_every_house_fits_in_one_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queenhigh.rules.house_ids", lambda: FEW)
    for form in ("html", "md", "csv", "parquet"):
        assert run("analyse", "--all", "--out", str(tmp_path / f"all.{form}")).exit_code == 0
    for form in ("html", "md", "csv"):
        text = (tmp_path / f"all.{form}").read_text(encoding="utf-8")
        assert all(house(id).digest in text for id in FEW)
    counts = f"from '{tmp_path / 'all.parquet'}' where measure = 'count' group by house"
    found = duckdb.connect().execute(f"select house, sum(value), sum(whole) {counts}").fetchall()
    assert {name for name, _, _ in found} == set(FEW)
    assert all(value == whole > 22_100 for _, value, whole in found)


@pytest.mark.parametrize("verb", mostly_long(RUNS, lambda verb: verb == "sessions"))
def test_files_may_have_any_name(verb: str, tmp_path: Path) -> None:
    chart = tmp_path / f"{STRANGE}.csv"
    assert run("analyse", "rws", "--chart", str(chart)).exit_code == 0
    for ending in ("csv", "parquet", "html", "json"):
        plain = tmp_path / f"plain.{ending}"
        strange = tmp_path / f"{STRANGE}_out.{ending}"
        for path in (plain, strange):
            result = run(*RUNS[verb], "--strategy", str(chart), "--out", str(path))
            assert result.exit_code == 0, result.output
        assert os.fsencode(strange.name) in os.listdir(os.fsencode(tmp_path))
        if ending in ("csv", "parquet"):
            assert strange.read_bytes() == plain.read_bytes()
    assert "o\ufffd.csv" in (tmp_path / "plain.html").read_text(encoding="utf-8")
    found = json.loads((tmp_path / "plain.json").read_text(encoding="utf-8"))
    assert "o\ufffd.csv" in (found.get("strategy"), found.get("bets", [{}])[0].get("strategy"))


@pytest.mark.parametrize(
    "coding", mostly_long(("utf-8:strict", "ascii:strict"), lambda coding: "ascii" in coding)
)
def test_strange_names_can_be_printed_in_any_encoding(coding: str, tmp_path: Path) -> None:
    """No traceback: if it works, if the file is missing, and if it is a folder."""
    folder = tmp_path / f"{STRANGE}.csv"
    folder.mkdir()
    words = [sys.executable, "-m", "queenhigh", *RUNS["simulate"]]
    for more, code in (
        (("--out", tmp_path / f"{STRANGE}.json"), 0),
        (("--out", tmp_path / f"{STRANGE}.doc"), 2),
        (("--out", folder), 1),
        (("--strategy", folder), 2),
        (("--strategy", tmp_path / f"no{STRANGE}.csv"), 2),
    ):
        env = {**os.environ, "PYTHONIOENCODING": coding}
        ended = subprocess.run([*words, *map(str, more)], env=env, capture_output=True, check=False)
        assert ended.returncode == code, ended.stderr
        assert ended.stderr
        assert b"Traceback" not in ended.stderr
