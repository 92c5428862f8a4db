"""The figures of docs/analysis.md on what is seen and shared are those that come out."""

import re
from pathlib import Path

import pytest

from kit.cases import mostly_long
from kit.houses.invented import any_house
from queenhigh.analysis.protect.classes import parse_classes
from queenhigh.analysis.protect.seen import classed
from queenhigh.analysis.protect.shared import shared

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "analysis.md").read_text(encoding="utf-8")
SEEN = re.findall(r"^\| `(.+ / .+)`, (one|two|three) cards? \| (\S+)% \|", PAGE, re.MULTILINE)
SHARED = re.findall(
    r"^\| (\d) \| (\S+)% \| (\S+)% \| (?:exact|sampled, from (\S+)% to (\S+)%) \|", PAGE, re.MULTILINE
)
NUMBERS = {"one": 1, "two": 2, "three": 3}


def places(figure: str) -> int:
    return len(figure.partition(".")[2])


@pytest.mark.parametrize(("classes", "cards", "edge"), mostly_long(SEEN, lambda case: case[1] == "one"))
def test_what_classes_of_cards_are_worth(classes: str, cards: str, edge: str) -> None:
    found = classed(any_house("rws"), parse_classes(classes), NUMBERS[cards])
    assert f"{-float(found.house_edge) * 100:.{places(edge)}f}" == edge


@pytest.mark.long
@pytest.mark.parametrize(("boxes", "edge", "gain", "least", "most"), SHARED)
def test_what_boxes_gain_that_share(boxes: str, edge: str, gain: str, least: str, most: str) -> None:
    found = shared(any_house("rws"), int(boxes))
    told = [(found.house_edge, edge), (found.gain, gain)]
    if found.sampled is not None:
        told += [(found.sampled.gain_least, least), (found.sampled.gain_most, most)]
    for ours, figure in told:
        assert f"{float(ours) * 100:.{places(figure)}f}" == figure
    assert (found.sampled is None) == (least == "")


def test_every_row_of_both_tables_is_looked_at() -> None:
    assert len(SEEN) == 5
    assert [boxes for boxes, *_ in SHARED] == ["2", "3", "4", "5", "6", "7"]
