"""Motion: pictures follow the result and never run ahead of themselves; any key or tap is enough of them."""

from typing import Any

import pytest
from playwright.sync_api import expect

from kit.browsing import OpenTable, Visit, Visitor

RECORD = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  const text = (selector) => document.querySelector(selector)?.textContent ?? ''
  window.seen = []
  const look = () => {
    const now = {
      mine: all('.box.mine .card').length, dealer: all('.dealer .card').length,
      shown: all('.dealer .card:not(.down)').length, paid: all('.box.mine .lines tbody tr:not(.why)').length,
      balance: text('[data-balance]'), meter: text('.meter .held'), result: text('.result'),
      told: window.heard.filter((each) => each.startsWith('Balance')).length,
    }
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now)
  }
  look()
  const everything = { childList: true, subtree: true, characterData: true, attributes: true }
  new MutationObserver(look).observe(document, everything)
}"""
"""Writes down what is on the felt whenever any of it changes."""
STILL = "() => { window.setTimeout = () => 0 }"
"""From now on no picture follows another by itself."""


def moving(visit: Visit, id: str) -> Visitor:
    ann = visit(reduced_motion="no-preference").at_table(id)
    ann.bet("ante")
    return ann


def seen(ann: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = ann.page.evaluate("() => window.seen")
    return found


def units(amount: str) -> int:
    """An amount in whole units, as the page writes it: `−S$15`."""
    return int(amount.replace("S$", "").replace(",", "").replace("\N{MINUS SIGN}", "-"))


def test_nothing_of_a_result_is_shown_before_its_picture(visit: Visit, table: OpenTable) -> None:
    ann = moving(visit, table("rws"))
    ann.bet("pair_plus")
    ann.bet("progressive")
    ann.page.evaluate(RECORD)
    ann.deal()
    dealt = [(now["mine"], now["dealer"]) for now in seen(ann)]
    assert [*dict.fromkeys(dealt)] == [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (3, 3)]
    ann.page.evaluate("() => { window.seen.length = 0 }")
    ann.play.click()
    ann.page.wait_for_function("() => window.heard.some((each) => each.startsWith('Balance'))")
    expect(ann.page.locator(".meter .held")).to_have_text("S$10,000.50")
    steps = seen(ann)
    staked, last = next(now for now in steps if now["balance"] != steps[0]["balance"]), steps[-1]
    assert last["paid"] == max(now["paid"] for now in steps) >= 4
    before = steps[: next(at for at, now in enumerate(steps) if now["paid"] == last["paid"])]
    assert {now["paid"] for now in before} == {*range(last["paid"])}, "each line for itself"
    assert {now["meter"] for now in before} == {"S$10,000"}
    assert {now["result"] for now in before} == {""}
    assert {now["told"] for now in before} == {0}
    revealed = [now for now in before if now["shown"] == 3]
    assert revealed[0]["paid"] == 0, "the dealer's hand comes first"
    assert {now["balance"] for now in revealed} == {staked["balance"]}
    assert last["told"] == 1


@pytest.mark.parametrize("how", ["key", "tap", "another tab"])
def test_a_picture_is_over_when_somebody_wants_it_to_be(how: str, visit: Visit, table: OpenTable) -> None:
    id = table("rws")
    ann = moving(visit, id)
    ann.bet("pair_plus")
    ann.deal()
    phase = ann.page.locator(".phase")
    ann.play.click()
    expect(phase).to_contain_text("Settling")
    ann.page.evaluate(STILL)
    lines = ann.own_box.first.locator(".lines")
    lines.wait_for()
    expect(ann.ready).to_be_enabled()
    assert "Settling" in phase.inner_text()
    assert lines.locator("tbody tr:not(.why)").count() == 1
    if how == "key":
        ann.page.keyboard.press("Shift")
    elif how == "tap":
        phase.click()
    else:
        tab = ann.another_tab().at_table(id, sit=False)
        tab.ready.click()
        expect(phase).to_contain_text("Place your bets")
        ann.page.keyboard.press("Tab")
        ann.bet("ante")
        return
    expect(phase).to_contain_text("Settled")
    assert lines.locator("tbody tr:not(.why)").count() >= 3
    assert units(ann.balance) == 1000 + units(lines.locator("tfoot td").inner_text())
