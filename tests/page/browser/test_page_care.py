"""One's own limits, from the page's own panel: they bite, and say so in words."""

import pytest
from playwright.sync_api import expect

from kit.browsing import OpenTable, Visit, Visitor
from kit.served import Served

OVER_LIMIT = "This would pass the loss limit that you set yourself"


def set_limit(ann: Visitor, name: str, value: str) -> None:
    panel = ann.account()
    row = panel.locator("form").filter(has_text=name)
    row.get_by_role("textbox").fill(value)
    row.get_by_role("button", name="Set").click()
    expect(panel.locator(".told")).to_contain_text("this holds from now on")
    ann.page.keyboard.press("Escape")


def tap_closed(ann: Visitor, wager: str) -> None:
    """Tap a spot that takes nothing now, to be told why."""
    expect(ann.spot(wager)).to_have_attribute("aria-disabled", "true")
    ann.spot(wager).click(force=True)


def test_a_loss_limit_bites_in_words(visit: Visit, table: OpenTable, served: Served) -> None:
    id = table("rws")
    ann = visit("phone").at_table(id)
    set_limit(ann, "Most to lose in a day (SGD)", "12")
    ann.bet("ante")  # with the Play that it may ask for, ten of the twelve
    tap_closed(ann, "pair_plus")
    expect(ann.note).to_contain_text(OVER_LIMIT)
    ann.wait_heard(OVER_LIMIT)
    ann.page.get_by_label("Command").fill("ante 100")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_function(
        "text => window.heard.filter((each) => each.includes(text)).length === 2", arg=OVER_LIMIT
    )
    expect(ann.spot("ante")).to_have_accessible_name("Ante, box 1: S$5")
    ann.deal()
    ann.decide("fold")
    ann.ready.click()
    expect(ann.spot("ante")).to_have_accessible_name("Ante, box 1: nothing")
    tap_closed(ann, "ante")
    expect(ann.note).to_contain_text(OVER_LIMIT)
    assert ann.balance == "S$995"


@pytest.mark.long
def test_a_reality_check_is_seen_answered_and_leads_to_a_break(
    visit: Visit, table: OpenTable, served: Served
) -> None:
    ann = visit().at_table(table("rws"))
    set_limit(ann, "Reality check every", "30")
    ann.bet("ante")
    ann.spot("ante").focus()
    served.later(minutes=31)
    check = ann.page.locator("[data-reality]")
    expect(check).to_contain_text("You have been at the table for 31 minutes, and are even")
    ann.wait_heard("^You have been at the table for 31 minutes")
    expect(ann.spot("ante")).to_be_focused()
    check.get_by_role("button", name="Go on").click()
    expect(check).to_have_count(0)
    ann.deal()
    ann.decide("fold")
    expect(ann.own_box.locator(".why").first).to_be_visible()
    served.later(minutes=30)
    expect(check).to_contain_text("and are S$5 behind")
    check.get_by_role("button", name="Take a break of 15 minutes").click()
    expect(ann.note).to_contain_text("You are on a break until")
    expect(check).to_have_count(0)
    ann.ready.click()
    expect(ann.spot("ante")).to_have_accessible_name("Ante, box 1: nothing")
    tap_closed(ann, "ante")
    expect(ann.note).to_contain_text("You are on the break that you chose")
