"""Results as files: every ending, safe texts in CSV, exact amounts in Parquet, sheets of very many rows."""

import csv
import json
import re
from pathlib import Path
from typing import Any

import duckdb
import numpy as np
import pytest

import queenhigh as qh
from kit.command import run
from kit.houses.toml_text import house_text
from kit.results import analysed
from queenhigh.report.files import ENDINGS, parts_of, sheet_csv, write_parquet
from queenhigh.study.result import Sheet

BEGINS = {
    "html": b"<!DOCTYPE html>", "htm": b"<!DOCTYPE html>", "md": b"# ", "markdown": b"# ", "csv": b"house,",
    "json": b"{", "parquet": b"PAR1", "pq": b"PAR1", "HTML": b"<!DOCTYPE html>",
}  # fmt: skip


@pytest.mark.parametrize("ending", BEGINS)
def test_python_and_the_command_line_take_the_same_endings(ending: str, tmp_path: Path) -> None:
    analysed_there = tmp_path / f"analyse.{ending}"
    assert run("analyse", "rws", "--out", str(analysed_there)).exit_code == 0
    assert analysed_there.read_bytes().startswith(BEGINS[ending])
    typed = tmp_path / f"price.{ending}"
    assert run("price", "rws", "pair_plus", "flush=4", "--out", str(typed)).exit_code == 0
    path = tmp_path / f"python.{ending}"
    qh.price("rws", "pair_plus", {"flush": 4}).report(path)
    assert path.read_bytes() == typed.read_bytes()


def test_a_name_of_another_ending_is_refused_and_no_file_is_made(tmp_path: Path) -> None:
    path = tmp_path / "x.pdf"
    with pytest.raises(qh.RequestError) as caught:
        qh.analyse("rws").report(str(path))
    assert caught.value.option == "out"
    assert all(f".{form}" in str(caught.value) for form in ENDINGS)
    for verb in (("analyse", "rws"), ("risk", "rws", "--bet", "ante=10", "--rounds", "5")):
        assert run(*verb, "--out", str(path)).exit_code == 2
    assert not path.exists()


def test_no_text_of_a_house_is_a_formula_in_any_csv(tmp_path: Path) -> None:
    text = re.sub(r'^name = ".*"$', 'name = "=1+1"', house_text("rws"), flags=re.MULTILINE)
    text = text.replace('label = "Pair Plus"', 'label = "=2+2"')
    house = tmp_path / "house.toml"
    house.write_text(text, encoding="utf-8")
    python = tmp_path / "python.csv"
    qh.analyse(str(house)).report(python)
    typed = tmp_path / "typed.csv"
    assert run("analyse", str(house), "--out", str(typed)).exit_code == 0
    assert python.read_bytes() == typed.read_bytes()
    with python.open(encoding="utf-8") as file:
        cells = {cell for row in csv.reader(file) for cell in row}
    assert "'=2+2" in cells
    assert not any(cell.startswith("=") for cell in cells)


def test_several_analyses_are_one_file(tmp_path: Path) -> None:
    found = [analysed("rws"), analysed("prime")]
    for form in ("html", "md", "csv", "json"):
        text = "".join(parts_of(found, form))
        assert all(each.house.digest in text for each in found)
    assert [each["house"] for each in json.loads("".join(parts_of(found, "json")))["houses"]] == [
        "rws",
        "prime",
    ]


# Sheets of very many rows

MANY = 100_000


class Made:
    """Whole numbers from 0 on that are made when they are looked at."""

    most = 0

    def __len__(self) -> int:
        return MANY

    def __getitem__(self, place: Any) -> Any:
        found = range(MANY)[place]
        self.most = max(self.most, found if isinstance(found, int) else found[-1])
        return found


@pytest.fixture
def numbers() -> Any:
    return Made()


@pytest.fixture
def sheet(numbers: Any) -> Sheet:
    """Very many rows."""
    columns = (numbers, ["a,b"] * MANY, np.arange(MANY) * 50)
    return Sheet({"number": "whole", "name": "text", "paid_minor": "whole"}, columns)


def test_a_sheet_becomes_text_a_few_rows_at_a_time(sheet: Sheet, numbers: Any) -> None:
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
    if kind == "csv":
        path.write_text("".join(sheet_csv(sheet)), encoding="utf-8")
    else:
        write_parquet(sheet, path)
    query = f"select count(*), sum(number), max(paid_minor), max(name) from '{path}'"
    [found] = duckdb.connect().execute(query).fetchall()
    assert found == (MANY, sum(range(MANY)), (MANY - 1) * 50, "a,b")


def test_long_amounts_are_kept_exactly_and_what_is_not_there_is_kept_as_nothing(tmp_path: Path) -> None:
    path = tmp_path / "sheet.parquet"
    write_parquet(Sheet({"paid_minor": "whole"}, [[125, 12345678901234567890175, None]]), path)
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
    write_parquet(sheet, path)
    kept = [text or "" for [text] in duckdb.connect().execute(f"select text from '{path}'").fetchall()]
    assert kept == texts
