"""`queenhigh jackpot`: its figures."""

import csv
import os
import subprocess
import sys
from fractions import Fraction
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from kit.command import run_json
from kit.houses.invented import INVENTED
from kit.houses.toml_text import house_text

SHORT = ("--days", "20", "--tables", "8", "--seed", "4")
DAY = ("--days", "1", "--seed", "4")


@pytest.fixture
def busy_file(tmp_path: Path) -> Path:
    """A house file whose meter is hit all the time."""
    path = tmp_path / "busy.toml"
    text = house_text("rws")
    for old, new in (("175 flat", "25% of meter"), ("150 flat", "100% of meter")):
        assert old in text
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    return path


def amount_of(text: str) -> Fraction:
    return Fraction(text)


def test_json_has_all_there_is() -> None:
    found = run_json("jackpot", "rws", *SHORT, "--take-up", "40%")
    assert (found["house"], found["currency"], found["seed"]) == ("rws", "SGD", 4)
    assert (found["tables"], found["boxes"], found["take_up_percent"]) == (8, 5, 40.0)
    assert (found["days"], found["rounds"], found["box_rounds"]) == (20.0, 128_000, 640_000)
    assert (found["stopped"], found["rounds_asked"], found["strategy"]) == (None, 128_000, "best")
    assert found["stakes"] == {"ante": "5.00", "progressive": "2.50"}
    assert_balanced(found)
    wager, meter = found["wagers"]["progressive"], found["meters"]["main"]
    assert wager["long_run"]["house"] == "3/65"
    assert wager["long_run"]["seeds_percent"] == pytest.approx(100 * 4000 / 22_100)
    assert wager["z"] is not None
    assert [row["row"] for row in wager["rows"]][:2] == ["mini_royal_spades", "mini_royal"]
    assert meter["expected_hits"] == pytest.approx(0.4 * 640_000 / 22_100)
    assert meter["expected_size"] == 21_050
    assert meter["expected_rounds_between_hits"] == 11_050
    assert meter["break_even"] == "23600.00"
    assert meter["sizes"]["count"] == meter["hits"] == found["hits"] == len(found["hits_listed"])
    assert set(meter["sizes"]["percentiles"]) == {"5", "25", "50", "75", "95"}
    assert meter["path"][0] == {"day": 0.0, "meter": "10000.00"}
    assert meter["path"][-1] == {"day": 20.0, "meter": meter["end"]}
    first = found["hits_listed"][0]
    assert first["rounds_since_last"] is None
    assert {"hit", "day", "table", "box", "meter", "row", "meter_before", "paid", "reseeded"} < set(first)


def assert_balanced(found: dict[str, Any]) -> None:
    for meter in found["meters"].values():
        start, fed, put, paid, end = (
            amount_of(meter[name]) for name in ("start", "contributed", "reseeded", "paid", "end")
        )
        assert start + fed + put - paid == end
    for wager in found["wagers"].values():
        parts = ("fixed_awards", "contributed", "seeds", "envy", "house")
        assert amount_of(wager["staked"]) == sum(amount_of(wager[name]) for name in parts)
        assert sum(wager[f"{name}_percent"] for name in parts) == pytest.approx(100)


def test_of_very_many_hits_json_lists_some_and_the_sheet_all(busy_file: Path, tmp_path: Path) -> None:
    out = tmp_path / "hits.csv"
    found = run_json("jackpot", str(busy_file), *SHORT, "--out", str(out))
    assert found["hits"] > 2_000
    assert len(found["hits_listed"]) == 2_000
    rows = list(csv.DictReader(StringIO(out.read_text(encoding="utf-8"))))
    assert len(rows) == found["hits"]
    assert Fraction(sum(int(row["paid_minor"]) for row in rows), 100) == amount_of(
        found["meters"]["main"]["paid"]
    )
    assert [int(row["hit"]) for row in rows] == list(range(1, len(rows) + 1))
    assert {int(row["table"]) for row in rows} == set(range(1, 9))
    assert {int(row["box"]) for row in rows} == set(range(1, 6))
    assert rows[0]["rounds_since_last"] == ""
    assert_balanced(found)


def test_the_path_is_drawn_in_letters_where_there_are_no_blocks() -> None:
    words = [sys.executable, "-m", "queenhigh", "jackpot", "rws", "--days", "60", "--seed", "1"]
    for encoding, marks in (("utf-8", "▁▂▃▄▅▆▇█"), ("ascii", "_.-=+*%#")):
        env = {**os.environ, "PYTHONIOENCODING": encoding}
        shown = subprocess.run(words, env=env, capture_output=True, check=True, encoding=encoding).stdout
        path = shown.splitlines()[shown.splitlines().index("Meter main") + 1]
        assert len(path) == 64
        assert len(set(path)) > 2
        assert set(path) <= set(marks)


def test_a_house_with_several_meters(tmp_path: Path) -> None:
    path = tmp_path / "twin.toml"
    path.write_text(INVENTED["twin"].replace(", shows = 2", ""), encoding="utf-8")
    found = run_json(
        "jackpot", str(path), "--days", "2", "--seed", "2", "--strategy", "always", "--meter", "gold=150000"
    )
    assert list(found["meters"]) == ["gold", "silver"]
    assert found["meters"]["gold"]["start"] == "150000"
    assert found["stakes"] == {"ante": "100", "gold": "100", "silver": "50"}
    assert_balanced(found)
