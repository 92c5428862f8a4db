"""Nobody plays what they did not mean, or more than they want to.

Buttons have fixed places, a click is one decision, and a new meaning takes a moment. One's own limits, set on
the page, are kept and explained.
"""

import re

import pytest
from playwright.sync_api import FloatRect, expect

from kit.page.browsing import SIZES, OpenTable, Visit, Visitor
from kit.page.looks import place
from kit.page.texts import pattern, text
from kit.server.served import Served

OVER_LIMIT = re.compile(pattern("server.limit/loss"))
EVEN = pattern("notice.reality/check", count=31, stands=text("notice.reality/check.even"))
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


def with_two_boxes(ann: Visitor, id: str) -> Visitor:
    """Somebody at two boxes, with a decision to make for each."""
    ann.at_table(id).take_another_box()
    for box in (1, 2):
        ann.bet("ante", box=box)
    ann.deal()
    return ann


def choices(served: Served, id: str) -> list[str]:
    found = served.table(id).round
    return [found.box(number).choice or "" for number in (1, 2)]


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
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
    fold = seen["fold"][0]
    play = seen["play"][0]
    assert play["x"] - (fold["x"] + fold["width"]) > 100, "they lie apart"
    shape = "each => getComputedStyle(each).borderRadius"
    assert ann.fold.evaluate(shape) != ann.play.evaluate(shape)


@pytest.mark.long  # page/tests/components shows it without a browser
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


def set_limit(ann: Visitor, name: str, value: str) -> None:
    panel = ann.account()
    row = panel.locator("form").filter(has_text=name)
    row.get_by_role("textbox").fill(value)
    row.get_by_role("button", name=text("care.set")).click()
    expect(panel.locator(".told")).to_have_text(text("care.set_now", what=name))
    ann.page.keyboard.press("Escape")


def tap_closed(ann: Visitor, wager: str) -> None:
    """Tap a spot that takes nothing now, to be told why."""
    expect(ann.spot(wager)).to_have_attribute("aria-disabled", "true")
    ann.spot(wager).click(force=True)


def test_a_loss_limit_bites_in_words(visit: Visit, table: OpenTable, served: Served) -> None:
    id = table("rws")
    ann = visit("phone").at_table(id)
    set_limit(ann, text("care.loss", currency="SGD"), "12")
    ann.bet("ante")  # with the Play that it may ask for, ten of the twelve
    tap_closed(ann, "pair_plus")
    expect(ann.note).to_have_text(OVER_LIMIT)
    ann.wait_heard(OVER_LIMIT.pattern)
    ann.page.get_by_label(text("command.label")).fill("ante 100")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_function(
        "p => window.heard.filter((each) => new RegExp(p).test(each)).length === 2", arg=OVER_LIMIT.pattern
    )
    ann.sees_stake("ante", "S$5")
    ann.deal()
    ann.decide("fold")
    ann.ready.click()
    ann.sees_stake("ante", text("felt.empty"))
    tap_closed(ann, "ante")
    expect(ann.note).to_have_text(OVER_LIMIT)
    assert ann.balance == "S$995"


@pytest.mark.long
def test_a_reality_check_is_seen_answered_and_leads_to_a_break(
    visit: Visit, table: OpenTable, served: Served
) -> None:
    ann = visit().at_table(table("rws"))
    set_limit(ann, text("care.reality"), "30")
    ann.bet("ante")
    ann.spot("ante").focus()
    served.later(minutes=31)
    check = ann.page.locator("[data-reality]")
    expect(check).to_have_text(re.compile(EVEN))
    ann.wait_heard(EVEN)
    expect(ann.spot("ante")).to_be_focused()
    check.get_by_role("button", name=text("care.go_on")).click()
    expect(check).to_have_count(0)
    ann.deal()
    ann.decide("fold")
    expect(ann.own_box.locator(".why").first).to_be_visible()
    served.later(minutes=30)
    expect(check).to_have_text(re.compile(pattern("notice.reality/check.behind", amount="S$5")))
    check.get_by_role("button", name=text("care.break_now", count=15)).click()
    expect(ann.note).to_have_text(re.compile(pattern("care.break_until")))
    expect(check).to_have_count(0)
    ann.ready.click()
    ann.sees_stake("ante", text("felt.empty"))
    tap_closed(ann, "ante")
    expect(ann.note).to_have_text(re.compile(pattern("server.limit/break")))
