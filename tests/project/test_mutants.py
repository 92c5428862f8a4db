"""`make mutants` tries what its seed says, and names what survived."""

from pathlib import Path

import pytest
from tools import mutants

NAMES = [f"queenhigh.ledger.carry.x_carry_postings__mutmut_{number}" for number in range(50)]
UNDONE = "queenhigh.settlement.lines.xǁMeterMoveǁundone__mutmut_13"
ROW = "| ledger.carry carry_postings | `a < 0` | `a <= 0` |"


def test_a_seed_chooses_the_same_ones_again() -> None:
    some = mutants.chosen(NAMES, [], 10, 1)
    assert some == mutants.chosen(reversed(NAMES), [], 10, 1)
    assert some != mutants.chosen(NAMES, [], 10, 2)
    assert len({*some} & {*NAMES}) == 10
    assert mutants.chosen(NAMES, [], 0, 1) == sorted(NAMES)
    assert mutants.chosen([*NAMES, UNDONE], ["queenhigh.settlement.*"], 10, 1) == [UNDONE]


def test_places_are_said_as_people_say_them() -> None:
    assert mutants.place_of(NAMES[0]) == "ledger.carry carry_postings"
    assert mutants.place_of(UNDONE) == "settlement.lines MeterMove.undone"
    assert mutants.place_of("queenhigh.store.purses.x__x__mutmut_1") == "store.purses _x"


@pytest.mark.parametrize(("survivors", "ends"), [(0, 0), (5, 0), (6, 1)])
def test_one_in_ten_may_survive(survivors: int, ends: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "row_of", lambda _: ROW)
    assert mutants.report({**dict.fromkeys(NAMES, 1), **dict.fromkeys(NAMES[:survivors], 0)}) == ends


@pytest.mark.parametrize("listed", [True, False])
def test_a_survivor_that_is_not_listed_is_printed(
    listed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mutants, "LISTED", tmp_path / "list.md")
    mutants.LISTED.write_text(f"{ROW} it means the same |" if listed else "", encoding="utf-8")
    monkeypatch.setattr(mutants, "row_of", lambda _: ROW)
    assert mutants.report({**dict.fromkeys(NAMES, 1), NAMES[0]: 33}) == 0
    printed = capsys.readouterr().out.splitlines()
    assert (ROW in printed) == (not listed)
    assert printed[-1] == "50 tried, 1 survived: 98.0 % killed"


def test_one_that_was_not_tried_is_no_success(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "row_of", lambda _: ROW)
    assert mutants.report({NAMES[0]: 1, NAMES[1]: None}) == 1
