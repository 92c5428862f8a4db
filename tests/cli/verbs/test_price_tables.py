"""`queenhigh price` with whole tables, `analyse --per-hour`, and what `--out` keeps of shorter answers."""

import csv
import json
import re
from fractions import Fraction
from pathlib import Path

import pytest

from kit.command import fails, run, run_json
from kit.houses.invented import TWICE


def test_tables_stand_side_by_side_with_every_row_counted() -> None:
    beside = ("--against", "35-33-6-4-1", "--against", "mini_royal=50")
    words = ("price", "sixcard", "pp", "40-30-6-4-1", *beside)
    told = run(*words).output
    for said in (
        "40-30-6-4-1",
        "35-33-6-4-1",
        "50-40-30-6-3-1",
        "Combinations",
        "1,096",
        "4.9593%",
        "no row",
    ):
        assert said in told
    found = run_json(*words)
    assert [found["table"], *(each["table"] for each in found["against"])] == [
        "40-30-6-4-1", "35-33-6-4-1", "50-40-30-6-3-1",
    ]  # fmt: skip
    assert found["against"][1]["changed"] == {"mini_royal": {"old": None, "new": "50 to 1"}}
    flush = next(row for row in found["rows"] if row["row"] == "flush")
    assert (flush["count"], flush["pays"]) == (1096, "4 to 1")
    assert Fraction(found["new"]["house_edge"]) == Fraction(128, 5525)


def test_the_rows_of_a_bonus_are_counted_in_the_deals_that_are_named() -> None:
    """Whatever number of deals the figures of all that it is counted with come from."""
    told = run("price", "rws", "ante_bonus", "straight=2").output
    assert "Ante Bonus: each row in 22,100 deals" in told
    assert re.search(r"Straight +2 to 1 +720 +3\.2579%", told)


def test_deals_that_two_rows_pay_are_said_to_count_twice(tmp_path: Path) -> None:
    file = tmp_path / "twice.toml"
    file.write_text(TWICE)
    said = " ".join(run("price", str(file), "both", "pair_first=1").output.split())
    assert "Awards are added: a deal that two rows pay" in said
    assert said.count("counts in both") == 1
    assert "counts in both" not in run("price", "rws", "pair_plus", "flush=4").output


def test_a_table_alone_may_stand_against_the_old_one() -> None:
    alone = run_json("price", "rws", "pair_plus", "--against", "40-30-6-4-1")
    assert alone == run_json("price", "rws", "pair_plus", "40-30-6-4-1")


def test_rows_come_and_go_and_that_is_marked() -> None:
    told = run("price", "rws", "Pair Plus", "mini_royal=50", "pair=none", "flush=5").output
    for mark in ("◀ added", "◀ dropped", "◀ changed"):
        assert told.count(mark) == 1
    told = run("price", "rws", "Pair Plus", "flush=none").output
    assert re.search(r"Flush +4 to 1 +nothing +◀ dropped", told), "a pair pays on: the row stays, of nothing"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("rws", "pair_plus", "40-30-6"), "has 3 figures, and Pair Plus 5 rows"),
        (("rws", "pair_plus", "--against", "fourty"), "write ROW=ODDS, as in flush=4, or a whole table"),
        (("draw", "double_shot", "flush=9"), "by whether a card was drawn: say flush_stood"),
        (("rws", "pair_plus", "Flsh=4"), "did you mean flush?"),
        (("rws", "p", "flush=4"), "'p' could be any of pair_plus, progressive"),
    ],
)
def test_tables_that_make_no_sense(words: tuple[str, ...], said: str) -> None:
    assert said in fails(2, "price", *words)


SHORT = {
    "price": ("price", "sixcard", "pair_plus", "40-30-6-4-1", "--against", "50-40-30-6-3-1"),
    "risk": ("risk", "rws", "--bet", "ante=10", "--rounds", "20", "--bankroll", "200"),
    "advise": ("advise", "rws", "Qs 6h 4d"),
}


@pytest.mark.parametrize("verb", SHORT)
def test_shorter_answers_are_kept_as_pages_sheets_and_json(tmp_path: Path, verb: str) -> None:
    for ending in ("html", "csv", "json"):
        out = tmp_path / f"kept.{ending}"
        assert run(*SHORT[verb], "--out", str(out)).exit_code == 0
        text = out.read_text(encoding="utf-8")
        if ending == "html":
            assert text.startswith("<!DOCTYPE html>")
            assert "<h1" in text
        elif ending == "csv":
            assert len(list(csv.DictReader(text.splitlines()))) > 1
        else:
            assert json.loads(text) == run_json(*SHORT[verb])
    assert "the ending of kept.doc tells no format" in fails(
        2, *SHORT[verb], "--out", str(tmp_path / "kept.doc")
    )
    assert run(*SHORT[verb], "--format", "csv").output.count("\n") > 1


def test_the_sheet_of_a_price_has_every_table(tmp_path: Path) -> None:
    out = tmp_path / "kept.csv"
    run(*SHORT["price"], "--out", str(out))
    rows = list(csv.DictReader(out.read_text(encoding="utf-8").splitlines()))
    assert {row["version"] for row in rows} == {"old", "new", "against 1"}
    returned = sum(Fraction(row["return_exact"]) for row in rows if row["version"] == "new")
    assert returned == -Fraction(128, 5525)


@pytest.mark.long
def test_what_a_table_takes_is_told_first_and_in_the_report(tmp_path: Path) -> None:
    words = ("analyse", "rws", "--per-hour", "60", "--average", "25", "--boxes", "2")
    told = " ".join(run(*words).output.split())
    assert "at 60 rounds an hour with 2 boxes" in told
    assert "A shift is 8 hours" in told
    found = run_json(*words)["takings"]
    hour = found["lines"][0]["taken"][0]
    assert Fraction(hour["win"]) == 60 * 2 * 25 * Fraction(686_689, 20_358_520)
    out = tmp_path / "report.html"
    run(*words, "--out", str(out))
    text = out.read_text(encoding="utf-8")
    assert 0 < text.index("What the house wins on average") < text.index("House edge of each wager, per unit")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--per-hour", "60"), "say the average bet"),
        (("--average", "25"), "say how many rounds are dealt an hour"),
        (("--per-hour", "60", "--average", "lots"), "is not an amount"),
        (("--per-hour", "60", "--average", "25", "--boxes", "9"), "this table has 1 to 7"),
        (("--per-hour", "0", "--average", "25"), "0 rounds an hour: there can be 1 to 10,000"),
        (("--per-hour", "60", "--average", "25", "--hours", "30"), "30 hours a day: there can be 1 to 24"),
    ],
)
def test_a_pace_that_makes_no_sense(words: tuple[str, ...], said: str) -> None:
    assert said in fails(2, "analyse", "rws", *words)
