"""`queenhigh jackpot`: what it prints, keeps and refuses."""

import csv
import json
import os
import subprocess
import sys
from fractions import Fraction
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from kit.command import fails, run, run_json
from kit.houses.invented import INVENTED
from kit.houses.toml_text import house_text
from queenhigh.simulation.edges.totals import Totals

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


def test_the_report_tells_the_meter_and_the_account() -> None:
    result = run("jackpot", "rws", *SHORT, "--take-up", "40%")
    assert result.exit_code == 0
    said = " ".join(result.stdout.split())
    for words in (
        "20 days of jackpots at 8 tables, seed 4",
        "Every box stakes Ante S$5. In each round 40% of them, by chance, also bet Progressive S$2.50.",
        "Meter main",
        "Average in the long run S$21,050 1.73 11,050.0",
        "Above S$23,600 a bet favours the player.",
        "Seeds cost",
        "Envy was paid",
        "House win",
        "4.62%",
        "Mini royal, spades",
        "nothing here is certified",
    ):
        assert words in said, said


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


def test_formats_go_to_the_terminal(busy_file: Path) -> None:
    page = run("jackpot", str(busy_file), *DAY, "--format", "html").stdout
    assert page.startswith("<!DOCTYPE html>")
    assert "<polyline" in page
    assert "Meter main over 1 day" in page
    sheet = run("jackpot", str(busy_file), *DAY, "--format", "csv").stdout.splitlines()
    assert sheet[0].startswith(
        "hit,day,table,box,meter,wager,row,meter_before_minor,paid_minor,reseeded_minor"
    )
    one, other = (
        json.loads(run("jackpot", str(busy_file), *DAY, *flag).stdout)
        for flag in (("--format", "json"), ("--json",))
    )
    assert one["hits_listed"] == other["hits_listed"]
    assert len(sheet) == one["hits"] + 1 > 5


def test_files_are_kept_by_their_ending(busy_file: Path, tmp_path: Path) -> None:
    for name, begin in (("a.html", "<!DOCTYPE html>"), ("a.json", "{"), ("a.csv", "hit,day")):
        out = tmp_path / name
        result = run("jackpot", str(busy_file), *DAY, "--out", str(out))
        assert result.exit_code == 0
        assert out.read_text(encoding="utf-8").startswith(begin)
        assert f"Wrote {out}" in result.stderr
        assert "Meter main" in result.stdout
    said = tmp_path / "page"
    assert run("jackpot", str(busy_file), *DAY, "--format", "html", "--out", str(said)).exit_code == 0
    assert said.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_hits_are_kept_as_parquet(busy_file: Path, tmp_path: Path) -> None:
    duckdb = pytest.importorskip("duckdb")
    out = tmp_path / "hits.parquet"
    found = run_json("jackpot", str(busy_file), *DAY, "--out", str(out))
    count, paid = duckdb.sql(f"select count(*), sum(paid_minor) from '{out}'").fetchall()[0]
    assert count == found["hits"]
    assert Fraction(int(paid), 100) == amount_of(found["meters"]["main"]["paid"])
    nothing = tmp_path / "nothing.parquet"
    assert run_json("jackpot", "prime", "--days", "0.1", "--seed", "1", "--out", str(nothing))["hits"] == 0
    assert duckdb.read_parquet(str(nothing)).types == duckdb.read_parquet(str(out)).types


def test_the_path_is_drawn_in_letters_where_there_are_no_blocks() -> None:
    words = [sys.executable, "-m", "queenhigh", "jackpot", "rws", "--days", "60", "--seed", "1"]
    for encoding, marks in (("utf-8", "▁▂▃▄▅▆▇█"), ("ascii", "_.-=+*%#")):
        env = {**os.environ, "PYTHONIOENCODING": encoding}
        shown = subprocess.run(words, env=env, capture_output=True, check=True, encoding=encoding).stdout
        path = shown.splitlines()[shown.splitlines().index("Meter main") + 1]
        assert len(path) == 64
        assert len(set(path)) > 2
        assert set(path) <= set(marks)


def test_no_hit_is_told_as_well() -> None:
    result = run("jackpot", "prime", "--days", "0.1", "--boxes", "1", "--seed", "1", "--meter", "2500")
    assert result.exit_code == 0
    said = " ".join(result.stdout.split())
    assert "0 hits in 0.1 days" in said
    assert "At the start £2,500" in said
    page = run("jackpot", "prime", "--days", "0.1", "--boxes", "1", "--seed", "1", "--format", "html")
    assert page.exit_code == 0
    assert run_json("jackpot", "prime", "--days", "0.1", "--seed", "1")["meters"]["main"]["sizes"] is None


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


@pytest.mark.long
def test_the_same_seed_gives_the_same_years_on_any_workers() -> None:
    one, two = (
        run_json("jackpot", "rws", *SHORT, "--take-up", "30%", "--workers", str(workers))
        for workers in (1, 2)
    )
    assert one == two
    other = run_json("jackpot", "rws", "--days", "20", "--tables", "8", "--seed", "5", "--take-up", "30%")
    assert other["hits_listed"] != one["hits_listed"]


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("rws", "--take-up", "0"), 2, "for --take-up: '0' is no take-up"),
        (("rws", "--take-up", "140%"), 2, "a percentage above 0% and up to 100%"),
        (("rws", "--take-up", "lots"), 2, "is no take-up"),
        (("rws", "--tables", "0"), 2, "there can be 1 to 1,000,000"),
        (("rws", "--tables", "-2"), 2, "there can be 1 to 1,000,000"),
        (("rws", "--tables", "x"), 2, "is no number"),
        (("rws", "--boxes", "9"), 2, "1 to 7 can be played"),
        (("rws", "--years", "soon"), 2, "for --years: 'soon' is no number"),
        (("rws", "--years", "-1"), 2, "not above zero"),
        (("rws", "--years", "1", "--days", "3"), 2, "say one of them"),
        (("rws", "--days", "1e-9"), 2, "not even one round"),
        (("rws", "--hours", "25"), 2, "for --hours: 25 hours: a day has 24"),
        (("rws", "--rounds-per-hour", "0"), 2, "not above zero"),
        (("draw",), 1, "no progressive that is paid from a meter"),
        (("draw", "--meter", "500"), 1, "no progressive that is paid from a meter"),
        (("rws", "--bet", "ante=5"), 1, "must hold Progressive"),
        (("rws", "--bet", "progressive=2.50"), 1, "needs Ante"),
        (("rws", "--bet", "ante"), 2, "write wager=amount"),
        (("rws", "--strategy", "clever"), 2, "clever"),
        (("rws", "--meter", "mini=5"), 2, "no meter 'mini'"),
        (("rws", "--workers", "0"), 2, "1 to 1,024"),
        (("rws", "--json", "--format", "csv"), 2, "say one of them"),
        (("rws", "--format", "md"), 2, "'md' is not one of"),
        (("rws", "--out", "years.doc"), 2, "tells no format"),
        (("rws", "--out", "no/such/folder/a.csv"), 1, "there is no folder"),
        (("nowhere",), 2, "no house is called"),
    ],
)
def test_bad_questions_get_clear_answers(words: tuple[str, ...], code: int, said: str) -> None:
    assert said in fails(code, "jackpot", *words)


def test_an_unwritable_file_is_said_before_the_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queenhigh.simulation.edges.totals.Totals.add", None)
    folder = tmp_path / "years.csv"
    folder.mkdir()
    assert "it is a folder" in fails(1, "jackpot", "rws", "--out", str(folder))


def test_an_interrupt_prints_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    add, added = Totals.add, list[int]()

    def interrupted(self: Totals, count: Any) -> Any:
        if len(added) == 150:
            raise KeyboardInterrupt
        added.append(count.rounds)
        return add(self, count)

    monkeypatch.setattr(Totals, "add", interrupted)
    result = run("jackpot", "prime", *SHORT)
    assert result.exit_code == 130
    said = " ".join(result.stdout.split())
    assert f"Stopped early (interrupted): {sum(added):,} of 128,000 rounds." in said
    assert f"{sum(added) / 6400:.1f} days of jackpots" in said
