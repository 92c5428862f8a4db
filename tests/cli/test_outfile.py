"""Files that results are kept in: written in pieces, under any name that a file can have."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import overload

import duckdb
import numpy as np
import pytest

from queenhigh.cli.answering.outfile import sheet_csv, write_sheet
from queenhigh.study.sheet import Sheet

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
