"""Files that results are kept in: written in pieces, under any name that a file can have."""

import csv
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import overload

import duckdb
import numpy as np
import pytest

from kit.cases import mostly_long
from kit.command import run
from queenhigh.cli.answering.outfile import sheet_csv, write_sheet
from queenhigh.study.sheet import Sheet

STRANGE = os.fsdecode(b"o\xff")
"""A name of a file that is no text in UTF-8."""
VERBS = {
    "simulate": ("rws", "--rounds", "1000", "--seed", "1"),
    "sessions": ("rws", "--players", "50", "--rounds", "10", "--seed", "1"),
    "jackpot": ("rws", "--days", "1", "--seed", "1"),
}
MANY = 100_000


class Made(Sequence[int]):
    """Whole numbers from 0 on that are made when they are looked at."""

    def __init__(self) -> None:
        self.most = 0

    def __len__(self) -> int:
        return MANY

    @overload
    def __getitem__(self, place: int) -> int: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[int]: ...

    def __getitem__(self, place: int | slice) -> int | Sequence[int]:
        found = range(MANY)[place]
        self.most = max(self.most, found if isinstance(found, int) else found[-1])
        return found


@pytest.fixture
def numbers() -> Made:
    return Made()


@pytest.fixture
def sheet(numbers: Made) -> Sheet:
    """Very many rows."""
    columns = (numbers, ["a,b"] * MANY, np.arange(MANY) * 50)
    return Sheet({"number": "whole", "name": "text", "paid_minor": "whole"}, columns)


def test_a_sheet_becomes_text_a_few_rows_at_a_time(sheet: Sheet, numbers: Made) -> None:
    parts = sheet_csv(sheet)
    assert next(parts) == "number,name,paid_minor\n"
    assert next(parts).startswith('0,"a,b",0\n1,"a,b",50\n')
    assert numbers.most < MANY // 10
    rest = "".join(parts)
    assert numbers.most == MANY - 1
    assert rest.endswith(f'{MANY - 1},"a,b",{(MANY - 1) * 50}\n')


@pytest.mark.parametrize("kind", ["csv", "parquet"])
def test_a_sheet_of_many_rows_is_kept_whole(sheet: Sheet, tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"sheet.{kind}"
    write_sheet(path, kind, sheet)
    query = f"select count(*), sum(number), max(paid_minor), max(name) from '{path}'"
    [found] = duckdb.connect().execute(query).fetchall()
    assert found == (MANY, sum(range(MANY)), (MANY - 1) * 50, "a,b")


def test_long_amounts_are_kept_exactly_and_what_is_not_there_is_kept_as_nothing(tmp_path: Path) -> None:
    path = tmp_path / "sheet.parquet"
    write_sheet(path, "parquet", Sheet({"paid_minor": "whole"}, [[125, 12345678901234567890175, None]]))
    rows = duckdb.connect().execute(f"select paid_minor from '{path}'").fetchall()
    assert rows == [(125,), (12345678901234567890175,), (None,)]


def test_a_formula_in_a_csv_is_a_text_and_in_parquet_it_is_itself(tmp_path: Path) -> None:
    texts = ["", "-2", "-2+3", "+1", " =1", "-1/2", "\t=1", "fold", "＝1"]
    sheet = Sheet({"text": "text", "number": "number"}, (texts, [-1.5] * len(texts)))
    told = list(csv.DictReader("".join(sheet_csv(sheet)).splitlines()))
    assert [row["text"] for row in told] == [
        "", "-2", "'-2+3", "'+1", "' =1", "-1/2", "'\t=1", "fold", "'＝1",
    ]  # fmt: skip
    assert {row["number"] for row in told} == {"-1.5"}
    path = tmp_path / "sheet.parquet"
    write_sheet(path, "parquet", sheet)
    kept = [text or "" for [text] in duckdb.connect().execute(f"select text from '{path}'").fetchall()]
    assert kept == texts


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


@pytest.mark.parametrize(
    "ending", mostly_long(("csv", "parquet", "html", "json"), lambda ending: ending == "html")
)
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


@pytest.mark.parametrize(
    "coding", mostly_long(("utf-8:strict", "ascii:strict"), lambda coding: "ascii" in coding)
)
def test_what_is_said_of_such_files_can_be_printed_anywhere(coding: str, tmp_path: Path) -> None:
    """Nothing here is a traceback: not where it works, and not where the file is missing or a folder."""
    folder = tmp_path / f"{STRANGE}.csv"
    folder.mkdir()
    words = [sys.executable, "-m", "queenhigh", "simulate", *VERBS["simulate"]]
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
