"""The tools of the project: benchmarks, mutants, and the pictures of the README."""

import json
from pathlib import Path

import pytest
from bench import __main__ as bench
from bench.row import MissingRivalError, Row
from tools import mutants
from tools.pictures import FOLDER, PICTURES

MET = Row("ours", 2.0, "theirs", 1.0, 2.0, 1.5)
MISSED = Row("ours", 1.0, "theirs", 1.0, 1.0, 1.5)
NAMES = [f"queenhigh.ledger.carry.x_carry_postings__mutmut_{number}" for number in range(50)]
UNDONE = "queenhigh.settlement.lines.xǁMeterMoveǁundone__mutmut_13"
ROW = "| ledger.carry carry_postings | `a < 0` | `a <= 0` |"


def test_parts_are_run_in_the_order_of_the_bench() -> None:
    assert bench.chosen([]) == [*bench.MODULES]
    assert bench.chosen(["study", "rank"]) == ["rank", "study"]
    assert bench.chosen(["server"]) == [each for each in bench.MODULES if each.startswith("server.")]
    with pytest.raises(SystemExit) as ended:
        bench.main(["nowhere"])
    assert ended.value.code == 2


@pytest.mark.parametrize(
    ("rows", "code"), [([MET], 0), ([MET, MISSED], 1), ([MET, None], 2), ([MISSED, None], 1)]
)
def test_the_exit_code_of_the_bench_is_for_what_was_missed_or_missing(
    rows: list[Row | None], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def given() -> object:
        for row in rows:
            if row is None:
                raise MissingRivalError("no rival")
            yield row

    monkeypatch.setattr("bench.rank.rows", given)
    assert bench.main(["rank", "--json"]) == code
    printed = json.loads(capsys.readouterr().out)
    assert [row["missed"] for row in printed] == [row.missed for row in rows if row]


def test_a_seed_chooses_the_same_mutants_again() -> None:
    some = mutants.chosen(NAMES, [], 10, 1)
    assert len({*some} & {*NAMES}) == 10
    assert some == mutants.chosen(reversed(NAMES), [], 10, 1) != mutants.chosen(NAMES, [], 10, 2)
    assert mutants.chosen([*NAMES, UNDONE], ["queenhigh.settlement.*"], 10, 1) == [UNDONE]
    assert mutants.place_of(UNDONE) == "settlement.lines MeterMove.undone"


@pytest.mark.parametrize(
    ("codes", "ends"),
    [({}, 0), (dict.fromkeys(NAMES[:5], 0), 0), (dict.fromkeys(NAMES[:6], 0), 1), ({NAMES[1]: None}, 1)],
)
def test_one_mutant_in_ten_may_survive_and_none_be_left_out(
    codes: dict[str, int | None], ends: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutants, "row_of", lambda _: ROW)
    assert mutants.report({**dict.fromkeys(NAMES, 1), **codes}) == ends


@pytest.mark.parametrize("listed", [True, False])
def test_a_survivor_that_is_not_listed_is_printed(
    listed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mutants, "LISTED", tmp_path / "list.md")
    mutants.LISTED.write_text(f"{ROW} it means the same |" if listed else "", encoding="utf-8")
    monkeypatch.setattr(mutants, "row_of", lambda _: ROW)
    mutants.report({**dict.fromkeys(NAMES, 1), NAMES[0]: 33})
    printed = capsys.readouterr().out.splitlines()
    assert (ROW in printed) == (not listed)
    assert printed[-1] == "50 tried, 1 survived: 98.0 % killed"


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_as_the_command_draws_it(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == PICTURES[name](), "run make pictures"
