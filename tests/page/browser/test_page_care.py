"""One's own limits, from the page's own panel: they bite, and say so in words."""

import re

import pytest
from playwright.sync_api import expect

from kit.page.browsing import OpenTable, Visit, Visitor
from kit.page.texts import pattern, text
from kit.server.served import Served

OVER_LIMIT = re.compile(pattern("server.limit/loss"))
EVEN = pattern("notice.reality/check", count=31, stands=text("notice.reality/check.even"))


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
