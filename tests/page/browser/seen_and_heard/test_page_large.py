"""Text at 200 % and pages at 200 and 400 %: nothing is lost, and a round can be played."""

from typing import Any

import pytest

from kit.page.browsing import OpenTable, Visit, Visitor
from kit.page.looks import faults_seen, keep, painted, told
from kit.page.tours import TOURS
from kit.served import Served

LARGE: dict[str, tuple[int, dict[str, Any]]] = {
    "text at 200 percent on a phone": (200, {"viewport": {"width": 390, "height": 844}}),
    "text at 200 percent, wide": (200, {"viewport": {"width": 1440, "height": 900}}),
    "page at 200 percent": (100, {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2}),
    "page at 400 percent": (100, {"viewport": {"width": 320, "height": 256}, "device_scale_factor": 4}),
    "a small phone": (100, {"viewport": {"width": 360, "height": 640}}),
}
"""The size of letters, and the window."""
SOONER = ("page at 400 percent",)
LETTERS = "addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '%d%%')"


def reader(visit: Visit, large: str) -> Visitor:
    """Somebody whose browser is set to this size."""
    percent, window = LARGE[large]
    ann = visit(**window)
    ann.context.add_init_script(LETTERS % percent)
    return ann


def nothing_lost(ann: Visitor, what: str) -> None:
    painted(ann.page)
    keep(ann.page, what)
    assert faults_seen(ann.page) == [], what


@pytest.mark.parametrize(
    "large", [pytest.param(each, marks=[] if each in SOONER else pytest.mark.long) for each in LARGE]
)
def test_a_round_can_be_played_at_any_size(large: str, visit: Visit, table: OpenTable) -> None:
    ann = reader(visit, large)
    ann.go("/")
    ann.page.locator(".houses td").first.wait_for()
    ann.page.locator(".houses td .wait").first.wait_for(state="detached")
    nothing_lost(ann, f"{large}, lobby")
    ann.at_table(table("rws"))
    ann.bet("ante", 2)
    ann.bet("pair_plus")
    nothing_lost(ann, f"{large}, bets placed")
    ann.deal()
    ann.page.locator(".advice .line").wait_for()
    nothing_lost(ann, f"{large}, decision")
    ann.decide("play")
    nothing_lost(ann, f"{large}, settled")


@pytest.mark.long
@pytest.mark.parametrize("tour", TOURS)
@pytest.mark.parametrize("large", LARGE)
def test_nothing_is_lost_anywhere_at_any_size(large: str, tour: str, visit: Visit, served: Served) -> None:
    ann = reader(visit, large)
    faults = {}
    for state in TOURS[tour](ann, served):
        painted(ann.page)
        keep(ann.page, f"{large}, {state}")
        faults[state] = faults_seen(ann.page)
    assert not any(faults.values()), told(faults)
