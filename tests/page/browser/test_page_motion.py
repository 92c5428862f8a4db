"""Motion: pictures follow the result and never run ahead of themselves; any key or tap is enough of them."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from kit.page.browsing import OpenTable, Visit, Visitor
from kit.page.texts import text

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
STILL = "() => { window.later ??= window.setTimeout; window.setTimeout = () => 0 }"
"""From now on no picture follows another by itself."""
GO_ON = "() => { window.setTimeout = window.later }"


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
    ann.hears("hear.balance")
    expect(ann.page.locator(".meter .held")).to_have_text("S$10,000.50")
    steps = seen(ann)
    staked = next(now for now in steps if now["balance"] != steps[0]["balance"])
    last = steps[-1]
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


@pytest.mark.long
def test_a_picture_is_over_when_somebody_wants_it_to_be(visit: Visit, table: OpenTable) -> None:
    id = table("rws")
    ann = moving(visit, id)
    phase = ann.page.locator(".phase")
    lines = ann.own_box.first.locator(".lines")
    rows = lines.locator("tbody tr:not(.why)")
    purse = units(ann.balance) + 5
    finishes: list[Callable[[], None]] = [lambda: ann.page.keyboard.press("Shift"), phase.click]
    for finish in finishes:
        ann.bet("pair_plus")
        stand_still(ann)
        assert rows.count() == 1
        finish()
        expect(phase).to_contain_text(text("phase.showing"))
        assert rows.count() >= 3
        purse += units(lines.locator("tfoot td").inner_text())
        assert units(ann.balance) == purse
        ann.page.evaluate(GO_ON)
        ann.ready.click()
        ann.bet("ante")
    stand_still(ann)
    tab = ann.another_tab().at_table(id, sit=False)
    tab.ready.click()
    expect(phase).to_contain_text(text("phase.place_bets"))
    ann.bet("ante")


def stand_still(ann: Visitor) -> None:
    """Play, and stop all pictures in the middle of the payouts."""
    ann.deal()
    ann.play.click()
    expect(ann.page.locator(".phase")).to_contain_text(text("phase.paying"))
    ann.page.evaluate(STILL)
    ann.own_box.first.locator(".lines").wait_for()
    expect(ann.ready).to_be_enabled()  # the next round waits for no picture
    expect(ann.page.locator(".phase")).to_contain_text(text("phase.paying"))
