"""Every main state of the page, in all sizes, themes and zooms: laid out well, and nothing in axe-core's way.

Pictures of them are kept in build/screens.
"""

from collections.abc import Iterator
from itertools import cycle, product
from typing import Any

import pytest
from playwright.sync_api import Browser

from kit.cases import mostly_long
from kit.page.browsing import SIZES, Visit, Visitor
from kit.page.looks import THEMES, faults_by_axe, faults_seen, keep, painted, told
from kit.page.tours import TOURS
from kit.server.served import Served

EVERY = tuple(product(SIZES, THEMES))
STATES = 30


def dressed(ann: Visitor, looks: tuple[tuple[str, str], ...]) -> Iterator[str]:
    """The page as it is now in each of these sizes and themes, and back to how it was."""
    before = ann.page.viewport_size
    for size, theme in looks:
        width, height = SIZES[size]
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        painted(ann.page)
        yield f"{size}-{theme}"
    assert before is not None
    ann.page.set_viewport_size(before)


def looked_at(ann: Visitor, served: Served, tour: str, whole: bool) -> int:
    """Walk, look at every state in one way after the other, or in all of them; how many states there were."""
    faults: dict[str, list[str]] = {}
    stops = 0
    for state, one in zip(TOURS[tour](ann, served), cycle(EVERY), strict=False):
        stops += 1
        for look in dressed(ann, EVERY if whole else (one,)):
            keep(ann.page, f"{state}-{look}")
            faults[f"{state}, {look}"] = faults_seen(ann.page) + faults_by_axe(ann.page)
    assert not any(faults.values()), told(faults)
    return stops


@pytest.mark.parametrize("tour", mostly_long(TOURS, lambda tour: tour in ("reception", "company")))
def test_every_state_is_laid_out_well(tour: str, visit: Visit, served: Served) -> None:
    assert looked_at(visit("phone"), served, tour, whole=False) >= 2


@pytest.mark.long
def test_every_state_in_every_size_and_theme(visit: Visit, served: Served) -> None:
    assert sum(looked_at(visit("phone"), served, tour, whole=True) for tour in TOURS) == STATES


PLANTED = """
<button>ok</button>
<p style="width: 40px; overflow: hidden; white-space: nowrap">far too long for this</p>
<p style="position: absolute; top: 200px; left: 10px">one text</p>
<p style="position: absolute; top: 203px; left: 14px">another one</p>
<p style="position: absolute; left: 380px; white-space: nowrap">over the edge</p>
<button style="width: 60px; height: 60px; white-space: nowrap">more than a button holds</button>
<input placeholder="a very long example of what to type" style="width: 90px; height: 50px">
<p style="color: #ccc; background: #fff">hardly to be read</p>
"""


def test_what_is_wrong_is_found(browser: Browser) -> None:
    """Faults that are planted in a page of its own."""
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.set_content(f"<!doctype html><html lang=en><title>t</title><main>{PLANTED}</main>")
    found = {fault.partition(":")[0] for fault in faults_seen(page)}
    assert found == {"cut", "overlap", "outside", "out of its button", "small", "wider than the screen"}
    assert sum("far too long" in fault or "long example" in fault for fault in faults_seen(page)) == 2
    assert any(fault.startswith("color-contrast") for fault in faults_by_axe(page))
    page.close()


LARGE: dict[str, tuple[int, dict[str, Any]]] = {
    "text at 200 percent on a phone": (200, {"viewport": {"width": 390, "height": 844}}),
    "text at 200 percent, wide": (200, {"viewport": {"width": 1440, "height": 900}}),
    "page at 200 percent": (100, {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2}),
    "page at 400 percent": (100, {"viewport": {"width": 320, "height": 256}, "device_scale_factor": 4}),
    "a small phone": (100, {"viewport": {"width": 360, "height": 640}}),
}
"""The size of letters, and the window."""
LETTERS = "addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '%d%%')"


@pytest.mark.long
@pytest.mark.parametrize(("large", "tour"), [*product(LARGE, TOURS)])
def test_nothing_is_lost_at_any_size(large: str, tour: str, visit: Visit, served: Served) -> None:
    percent, window = LARGE[large]
    ann = visit(**window)
    ann.context.add_init_script(LETTERS % percent)
    faults = {}
    for state in TOURS[tour](ann, served):
        painted(ann.page)
        keep(ann.page, f"{large}, {state}")
        faults[state] = faults_seen(ann.page)
    assert not any(faults.values()), told(faults)
