"""Nobody plays what they did not mean: fixed places, a click a decision, a moment before a new meaning."""

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from kit.cases import mostly_long
from kit.page.browsing import SIZES, OpenTable, Visit, Visitor
from kit.page.texts import text
from kit.server.served import Served

GUARD_MS = 400
FEW_MS = 40
"""Between the change and the moment at which the test sees it."""
WATCH = """button => {
  window.guard = new Promise((done) => {
    const shut = () => button.getAttribute('aria-disabled') === 'true'
    let since = 0
    new MutationObserver((_, observer) => {
      if (!since && shut() && button.textContent.includes('Box 2')) since = performance.now()
      if (since && !shut()) {
        observer.disconnect()
        done(performance.now() - since)
      }
    }).observe(button, { attributes: true, childList: true, characterData: true, subtree: true })
  })
}"""
"""How long the button of the first box, once it is that of the second, takes no click."""


def place(button: Locator) -> FloatRect:
    found = button.bounding_box()
    assert found is not None
    return found


def with_two_boxes(ann: Visitor, id: str) -> Visitor:
    """Somebody at two boxes, with a decision to make for each."""
    ann.at_table(id)
    ann.page.get_by_role("button", name=text("table.more")).click()
    ann.page.get_by_role("button", name=text("table.another_box")).click()
    expect(ann.own_box).to_have_count(2)
    for box in (1, 2):
        ann.bet("ante", box=box)
    ann.deal()
    return ann


def choices(served: Served, id: str) -> list[str]:
    found = served.table(id).round
    return [found.box(number).choice or "" for number in (1, 2)]


@pytest.mark.parametrize("size", mostly_long(SIZES, lambda size: size == "phone"))
def test_buttons_stay_where_they_are(size: str, visit: Visit, table: OpenTable) -> None:
    ann = visit(size).at_table(table("draw"))
    buttons = {"fold": ann.fold, "ready": ann.ready, "play": ann.play}
    seen: dict[str, list[FloatRect]] = {name: [] for name in buttons}

    def look() -> None:
        for name, button in buttons.items():
            seen[name].append(place(button))

    look()
    ann.bet("ante")
    look()
    ann.deal()
    look()
    ann.page.locator(".advice").wait_for()
    look()
    ann.own_box.locator(".throwable").first.click()
    look()
    ann.decide("play")
    look()
    ann.ready.click()
    ann.page.locator(".tray").wait_for()
    look()
    for name, places in seen.items():
        at = {
            (round(each["x"]), round(each["x"] + each["width"]), round(each["y"] + each["height"]))
            for each in places
        }
        assert len(at) == 1, (name, places)
    fold, play = seen["fold"][0], seen["play"][0]
    assert play["x"] - (fold["x"] + fold["width"]) > 100, "they lie apart"
    shape = "each => getComputedStyle(each).borderRadius"
    assert ann.fold.evaluate(shape) != ann.play.evaluate(shape)


def test_a_double_click_decides_one_box(visit: Visit, table: OpenTable, served: Served) -> None:
    id = table("rws")
    ann = with_two_boxes(visit("phone"), id)
    ann.play.evaluate(WATCH)
    ann.play.dblclick()
    expect(ann.play).to_contain_text(text("felt.box", box=2))
    expect(ann.play).to_be_enabled()
    assert ann.page.evaluate("() => window.guard") >= GUARD_MS - FEW_MS
    assert choices(served, id) == ["play", ""]
    ann.fold.dblclick()
    ann.own_box.nth(1).locator(".lines").wait_for()
    assert choices(served, id) == ["play", "fold"]


@pytest.mark.long
@pytest.mark.long
def test_a_key_that_is_held_decides_one_box(visit: Visit, table: OpenTable, served: Served) -> None:
    id = table("rws")
    ann = with_two_boxes(visit(), id)
    ann.play.focus()
    ann.page.keyboard.down("Enter")
    expect(ann.play).to_contain_text(text("felt.box", box=2))
    expect(ann.play).to_be_enabled()
    ann.page.keyboard.down("Enter")
    ann.page.keyboard.up("Enter")
    assert choices(served, id) == ["play", ""]
    ann.page.keyboard.press("Enter")
    ann.own_box.nth(1).locator(".lines").wait_for()
    assert choices(served, id) == ["play", "play"]
