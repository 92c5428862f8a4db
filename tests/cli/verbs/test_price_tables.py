"""`queenhigh price` with whole tables, `analyse --per-hour`, and what `--out` keeps of shorter answers."""

from fractions import Fraction
from pathlib import Path

import pytest

from kit.command import run, run_json


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


def test_a_table_alone_may_stand_against_the_old_one() -> None:
    alone = run_json("price", "rws", "pair_plus", "--against", "40-30-6-4-1")
    assert alone == run_json("price", "rws", "pair_plus", "40-30-6-4-1")


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
