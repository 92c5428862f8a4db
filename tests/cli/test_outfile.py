"""Files that results are kept in: written in pieces, under any name that a file can have."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import duckdb
import pytest

from kit.command import run
from queenhigh.cli.answering.outfile import sheet_csv, write_sheet
from queenhigh.rules import house
from queenhigh.simulation.sessions.run import sessions
from queenhigh.study.sheet import Row, Rows, Sheet

STRANGE = os.fsdecode(b"o\xff")
"""A name of a file that is no text in UTF-8."""
VERBS = {
    "simulate": ("rws", "--rounds", "1000", "--seed", "1"),
    "sessions": ("rws", "--players", "50", "--rounds", "10", "--seed", "1"),
    "jackpot": ("rws", "--days", "1", "--seed", "1"),
}
MANY = 100_000


@pytest.fixture
def made() -> list[int]:
    """The rows that were made so far."""
    return []


@pytest.fixture
def sheet(made: list[int]) -> Sheet:
    """Very many rows, made when they are looked at."""

    def make(first: int, end: int) -> Iterator[Row]:
        for place in range(first, end):
            made.append(place)
            yield place, "a,b", f"{place}.50"

    return Sheet({"number": "whole", "name": "text", "paid": "amount"}, Rows(MANY, make), 2)


def test_a_sheet_becomes_text_a_few_rows_at_a_time(sheet: Sheet, made: list[int]) -> None:
    parts = sheet_csv(sheet)
    assert next(parts) == "number,name,paid\n"
    assert next(parts).startswith('0,"a,b",0.50\n1,"a,b",1.50\n')
    assert len(made) < MANY // 10
    rest = "".join(parts)
    assert made == list(range(MANY))
    assert rest.endswith(f'{MANY - 1},"a,b",{MANY - 1}.50\n')


@pytest.mark.parametrize("kind", ["csv", "parquet"])
def test_a_sheet_of_many_rows_is_kept_whole(sheet: Sheet, tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"sheet.{kind}"
    write_sheet(path, kind, sheet)
    query = f"select count(*), sum(number), max(paid), max(name) from '{path}'"
    [found] = duckdb.connect().execute(query).fetchall()
    assert found == (MANY, sum(range(MANY)), Decimal(f"{MANY - 1}.50"), "a,b")


def test_long_amounts_are_kept_exactly(tmp_path: Path) -> None:
    path = tmp_path / "sheet.parquet"
    write_sheet(path, "parquet", Sheet({"paid": "amount"}, [("1.25",), ("123456789012345678901.75",)], 2))
    rows = duckdb.connect().execute(f"select paid from '{path}'").fetchall()
    assert [str(paid) for [paid] in rows] == ["1.25", "123456789012345678901.75"]


def test_rows_that_are_made_late_are_rows() -> None:
    found = sessions(house("prime"), 5_000, 3, seed=2).sheet()
    every = list(found.rows)
    assert len(found.rows) == len(every) == 5_000
    assert [row[0] for row in every] == list(range(1, 5_001))
    assert found.rows[4_500] == every[4_500]
    assert found.rows[-1] == every[-1]
    assert found.rows[4_095:4_099] == every[4_095:4_099]
    with pytest.raises(IndexError):
        found.rows[5_000]


@pytest.mark.parametrize("ending", ["csv", "parquet", "html", "json"])
@pytest.mark.parametrize("verb", VERBS)
def test_a_file_may_have_any_name(verb: str, ending: str, tmp_path: Path) -> None:
    plain, strange = tmp_path / f"plain.{ending}", tmp_path / f"{STRANGE}.{ending}"
    for path in (plain, strange):
        assert run(verb, *VERBS[verb], "--out", str(path)).exit_code == 0
    assert {os.fsencode(path.name) for path in tmp_path.iterdir()} == {
        f"plain.{ending}".encode(),
        b"o\xff." + ending.encode(),
    }
    if ending in ("csv", "parquet"):
        assert strange.read_bytes() == plain.read_bytes()


@pytest.mark.parametrize("ending", ["csv", "parquet", "html", "json"])
@pytest.mark.parametrize("verb", VERBS)
def test_a_chart_may_have_any_name(verb: str, ending: str, tmp_path: Path) -> None:
    chart, out = tmp_path / f"{STRANGE}.csv", tmp_path / f"kept.{ending}"
    assert run("analyse", "rws", "--chart", str(chart)).exit_code == 0
    result = run(verb, *VERBS[verb], "--strategy", str(chart), "--out", str(out))
    assert result.exit_code == 0, result.output
    if ending == "html":
        assert "o\ufffd.csv" in out.read_text(encoding="utf-8")
    if ending == "json":
        found = json.loads(out.read_text(encoding="utf-8"))
        assert "o\ufffd.csv" in (found.get("strategy"), found.get("bets", [{}])[0].get("strategy"))


def test_what_is_said_of_such_files_can_be_printed_anywhere(tmp_path: Path) -> None:
    """Nothing here is a traceback: not where it works, and not where the file is missing or a folder."""
    folder = tmp_path / f"{STRANGE}.csv"
    folder.mkdir()
    words = [sys.executable, "-m", "queenhigh", "simulate", *VERBS["simulate"]]
    for coding in ("utf-8:strict", "ascii:strict"):
        for more, code, said in (
            (("--out", tmp_path / f"{STRANGE}.json"), 0, b"Wrote "),
            (("--out", tmp_path / f"{STRANGE}.doc"), 2, b"tells no format"),
            (("--out", folder), 1, b"it is a folder"),
            (("--strategy", folder), 2, b"cannot read"),
            (("--strategy", tmp_path / f"no{STRANGE}.csv"), 2, b"cannot read"),
        ):
            env = {**os.environ, "PYTHONIOENCODING": coding}
            ended = subprocess.run([*words, *map(str, more)], env=env, capture_output=True, check=False)
            assert ended.returncode == code, ended.stderr
            assert said in ended.stderr
            assert b"Traceback" not in ended.stderr
