"""Every clause and reading of every house has a test that names it, and the conformance page is true."""

import re
from functools import cache
from pathlib import Path

import pytest
from tools.conformance import PAGE, ROOT, TESTS, MarkerError, catalogue, collect, gaps, page

from kit.cases import FEW
from queenhigh.rules import house

READINGS = ROOT.parent / "shared" / "readings.md"
"""The specification, where it stands beside the project."""
NUMBERED_DOCUMENT = ROOT.parent / "shared" / "seeds" / "000_25384b99613427ae.txt"
"""The one document whose clauses have numbers of their own."""
DOCUMENTED = tuple(id for id in FEW if id != "ultimate")
"""Houses that a rule document describes; the others are written from public descriptions of a game."""


@cache
def marks() -> dict[str, list[str]]:
    """The tests of each clause and reading."""
    return collect(TESTS)


def test_every_clause_and_reading_has_a_test() -> None:
    untested, _ = gaps(catalogue(), marks())
    assert not untested, f"no test names these with @pytest.mark.clause: {', '.join(untested)}"


def test_every_marker_names_a_clause_or_reading_of_a_house() -> None:
    _, unknown = gaps(catalogue(), marks())
    assert not unknown, f"no house has: {'; '.join(unknown)}"


def test_conformance_page_is_what_the_house_files_and_tests_say() -> None:
    written = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    fresh = page(catalogue(), marks())
    # Not assert ==: a diff of a page this long would hide the one thing to do.
    if written != fresh:
        pytest.fail(f"docs/{PAGE.name} is stale: run `make docs` and commit the page", pytrace=False)


def expand(cell: str) -> list[str]:
    """The ids in the first cell of a row: ``3.1, 3.2`` and ``3.5.1 - 3.5.3`` alike."""
    ids = []
    for part in cell.split(","):
        first, _, last = part.strip().partition(" - ")
        stem, _, number = first.rpartition(".")
        end = last.rpartition(".")[2] if last else number
        ids += [f"{stem}.{each}" if stem else str(each) for each in range(int(number), int(end) + 1)]
    return ids


def specified() -> dict[str, tuple[list[str], list[str]]]:
    """Clause ids and reading ids by house, as the specification lists them."""
    if not READINGS.exists():
        pytest.skip("the specification (shared/readings.md) does not stand beside this copy of the project")
    found = {}
    for section in READINGS.read_text(encoding="utf-8").split("\n## ")[1:]:
        cells = re.findall(r"^\|\s*(\d[\d., -]*?)\s*\|", section, re.MULTILINE)
        readings = re.findall(r"\*\*(R\d+)\*\*", section)
        found[section.split("\n", 1)[0].strip()] = ([id for cell in cells for id in expand(cell)], readings)
    return found


def test_specification_and_catalogue_name_the_same_houses() -> None:
    assert sorted(specified()) == sorted(DOCUMENTED)


@pytest.mark.parametrize("id", DOCUMENTED)
def test_house_file_has_exactly_the_clauses_of_the_specification(id: str) -> None:
    clauses, _ = specified()[id]
    assert clauses
    assert sorted(clauses) == sorted(clause.id for clause in house(id).clauses)


@pytest.mark.parametrize("id", DOCUMENTED)
def test_house_file_has_every_reading_of_the_specification(id: str) -> None:
    _, readings = specified()[id]
    missing = set(readings) - {reading.id for reading in house(id).readings}
    assert readings
    assert not missing


def test_no_numbered_clause_of_the_document_is_missing() -> None:
    if not NUMBERED_DOCUMENT.exists():
        pytest.skip("the rule documents (shared/seeds) do not stand beside this copy of the project")
    text = NUMBERED_DOCUMENT.read_text(encoding="utf-8")
    printed = set(re.findall(r"^\s*(?:-\s*)?(\d(?:\.\d+)+)\s", text, re.MULTILINE))
    ours = {clause.id for clause in house("rws").clauses}
    # A heading such as 3.8 counts as covered by the clauses below it.
    missing = {id for id in printed if id not in ours and not any(one.startswith(f"{id}.") for one in ours)}
    assert len(printed) > 30
    assert not missing


def written(folder: Path, source: str) -> Path:
    tests = folder / "tests"
    tests.mkdir()
    (tests / "test_it.py").write_text(source, encoding="utf-8")
    return tests


def test_markers_are_collected_from_functions_classes_modules_and_parameters(tmp_path: Path) -> None:
    tests = written(
        tmp_path,
        """
import pytest
pytestmark = [pytest.mark.clause("h:1")]

@pytest.mark.clause("h:2", "h/R1")
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clause("h:3"))])
def test_one(x): ...

@pytest.mark.clause("h:4")
class TestMore:
    def test_two(self): ...
""",
    )
    one = "tests/test_it.py::test_one"
    two = "tests/test_it.py::TestMore::test_two"
    assert collect(tests) == {"h:1": [one, two], "h:2": [one], "h/R1": [one], "h:3": [one], "h:4": [two]}


@pytest.mark.parametrize(
    ("source", "word"),
    [
        ('@pytest.mark.clause("h:1")\ndef helper(): ...', "stands on no"),
        ("@pytest.mark.clause(ID)\ndef test_one(): ...", "plain text"),
        ("@pytest.mark.clause()\ndef test_one(): ...", "no clause"),
    ],
)
def test_marker_that_proves_nothing_is_an_error(tmp_path: Path, source: str, word: str) -> None:
    with pytest.raises(MarkerError, match=rf"test_it\.py:1: .*\b{word}\b"):
        collect(written(tmp_path, source))


def test_gaps_name_the_untested_and_the_unknown() -> None:
    some = {**marks()}
    lost = some.pop("rws:3.8.1")
    untested, unknown = gaps(catalogue(), {**some, "rws:9.9": ["tests/test_it.py::test_one"]})
    assert lost
    assert untested == ["rws:3.8.1"]
    assert unknown == ["rws:9.9 in tests/test_it.py::test_one"]
    assert "**none**" in page(catalogue(), some)
