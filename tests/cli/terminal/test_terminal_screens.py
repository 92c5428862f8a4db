"""The terminal table at several sizes: screens as committed; dealer, heading and prompt always in sight."""

import re
from itertools import product
from pathlib import Path

import pytest

from kit.cases import FEW, HOUSES, mostly_long
from kit.terminal_screens import PLAYED, Sat, screens, screens_text
from queenhigh.rules import house, house_ids

GOLDEN = Path(__file__).parents[2] / "golden" / "screens"
SIZES = ("60x20", "80x24", "120x40", "200x50")


@pytest.mark.parametrize("name", PLAYED)
def test_screens_are_as_committed(name: str) -> None:
    path = GOLDEN / f"{name}.txt"
    assert path.exists(), f"{path.name} is missing: run `make golden`"
    assert screens_text(name) == path.read_text(encoding="utf-8"), "if it is meant, run `make golden`"


def test_every_size_that_is_promised_has_a_golden_and_no_other_lies_there() -> None:
    assert {sat.size for sat in PLAYED.values()} == set(SIZES)
    assert {path.stem for path in GOLDEN.iterdir()} == set(PLAYED)


@pytest.mark.parametrize(
    ("id", "size", "boxes"),
    mostly_long(
        product(house_ids(), SIZES, (1, 3, 5)), lambda case: case[0] in ("sixcard", "draw") and case[2] == 5
    ),
)
def test_dealer_boxes_and_heading_are_in_sight_with_every_question(id: str, size: str, boxes: int) -> None:
    rules = house(id)
    sides = [wager.name for wager in rules.wagers if wager.placed_before_deal and wager is not rules.ante]
    boxes = min(boxes, rules.boxes_per_player)
    lines = (" ".join(sides), "", *["f"] * (boxes - 1), "p", "q")
    _, betting, *deciding, settled, _ = screens(Sat(id, boxes, size, lines))
    width, height = map(int, size.split("x"))
    assert len(deciding) == boxes
    for rows in (betting, *deciding, settled):
        seen = "\n".join(rows)
        assert rules.name in seen
        assert "Game 1" in seen
        assert len(rows) <= height
        assert max(map(len, rows)) <= width
        assert all(f"Box {box}" in seen for box in range(1, boxes + 1))
    assert all("Dealer" in "\n".join(rows) for rows in (*deciding, settled))


def test_empty_spots_have_their_keys_on_the_felt_and_beside_the_bets() -> None:
    first, second, *_ = screens(Sat("rws", 1, "80x24", ("pp5", "q")))
    assert "│ ○   Pair Plus pp=5" in "\n".join(first)
    assert "│ ○   Progressive pr=2.50" in "\n".join(first)
    assert first[-2] == "Your bets: Ante S$5 · you may add pp=5 pr=2.50"
    assert "│ ●   S$5 Pair Plus" in "\n".join(second)
    assert second[-2] == "Your bets: Ante S$5, Pair Plus S$5 · you may add pr=2.50"


@pytest.mark.parametrize("id", HOUSES)
def test_every_key_that_is_shown_does_what_it_says(id: str) -> None:
    first, *_ = screens(Sat(id, 1, "80x24", ("q",)))
    offered = first[-2].partition("you may add ")[2].split()
    for keys in offered:
        _, then, *_ = screens(Sat(id, 1, "80x24", (keys, "q")))
        assert keys not in then[-2]
        assert "Not placed" not in "\n".join(then)


def test_help_ends_with_the_keys_and_fits_a_small_window() -> None:
    for id in FEW:
        _, helped, *_ = screens(Sat(id, 3 if house(id).boxes_per_player > 2 else 1, "80x24", ("?", "q")))
        text = "\n".join(helped)
        assert "Enter " in text
        assert helped[-2].startswith("q ") or helped[-3].startswith("q ")
        assert text.index("Enter ") < text.index("? pays")


def test_a_wide_window_is_used_and_no_reason_wraps() -> None:
    *_, settled, _ = screens(Sat("rws", 3, "200x50", ("pp=5", "", "p", "p", "p", "q")))
    reasons = [row for row in settled if re.match(r".{4} (Ante|Play)  ", row)]
    assert len(reasons) == 2 * 3
    assert all("rws:" in row for row in reasons)
    assert sum("In all" in row for row in settled) == 3
    assert max(map(len, settled)) == 200
