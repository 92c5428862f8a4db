"""Walks through the page's main states: each stops at every one of them, by name, for whoever looks at it."""

import re
from collections.abc import Callable, Iterator
from itertools import count
from typing import Final

from playwright.sync_api import expect

from kit.page.browsing import PATIENT, Visitor
from kit.page.texts import pattern, text
from kit.server.live_dealer import LiveTable
from kit.server.served import Served

Tour = Callable[[Visitor, Served], Iterator[str]]
_COUNT: Final = count(1)
"""Names of dealers are taken once."""


def _press(ann: Visitor, name: str) -> None:
    ann.page.get_by_role("button", name=name, exact=True).click()


def _open_table(served: Served, house: str) -> str:
    return served.guest().open_table(house=house, **PATIENT)


def reception(ann: Visitor, _: Served) -> Iterator[str]:
    """Before one sits down: lobby, a table of one's own, how one wants the page, a house, a drill."""
    page = ann.page
    ann.go("/")
    page.locator(".houses td").first.wait_for()
    page.locator(".houses td .wait").first.wait_for(state="detached")
    page.locator("[data-table], .tables article").first.wait_for()
    yield "lobby"
    _press(ann, text("lobby.make"))
    page.locator("dialog form").wait_for()
    yield "lobby, a table of one's own"
    page.keyboard.press("Escape")
    _press(ann, text("settings.title"))
    page.locator("dialog fieldset, dialog label").first.wait_for()
    yield "settings"
    page.keyboard.press("Escape")
    ann.go("/houses/rws")
    page.locator("td.amount").first.wait_for()
    yield "house"
    ann.go("/drill/draw")
    page.locator("[role=img]").first.wait_for()
    yield "drill"
    page.locator(".choices button, ol button, ul button").first.click()
    page.get_by_role("button", name=text("drill.next")).wait_for()
    yield "drill, answered"


def evening(ann: Visitor, served: Served) -> Iterator[str]:
    """At a table of a real dealer: a jackpot on two boxes, a loss, and every panel."""
    page = ann.page
    table = LiveTable(served, "rws", f"Quinn the {next(_COUNT)}th")
    table.open()
    ann.at_table(table.id, sit=False)
    page.locator(".invite button.main").wait_for()
    page.locator(".dealer").wait_for()
    yield "watching"
    page.locator(".invite button.main").click()
    ann.own_box.first.wait_for()
    page.locator("[data-balance]").wait_for()
    yield "seated"
    for wager in ("ante", "pair_plus", "progressive"):
        ann.bet(wager, 2 if wager == "ante" else 1)
    yield "bets placed"
    table.deal("Qh 8s 4d", "7c 7d 5c")
    page.locator(".advice .line").wait_for()
    yield "decision with coach"
    page.locator(".advice .line").click()
    page.locator(".advice .rest table").wait_for()
    yield "decision, all of the coach"
    page.locator(".advice .line").click()
    ann.fold.click()
    expect(ann.own_box.locator(".standing")).to_have_text(text("felt.folded"))
    table.settle()
    ann.own_box.first.locator(".lines").wait_for()
    yield "settled, lost"
    table.open()
    ann.bet("ante", 2)
    for wager in ("pair_plus", "progressive"):
        ann.bet(wager)
    table.deal("As Ks Qs", "7c 7d 5c")
    ann.play.click()
    expect(ann.own_box.locator(".standing")).to_have_text(text("felt.played"))
    table.settle()
    ann.own_box.first.locator(".lines").wait_for()
    page.locator(".jackpot").wait_for()
    yield "jackpot"
    for name in (text("table.coach"), text("table.rules"), text("table.log"), text("table.fair")):
        page.locator(".menu").get_by_role("button", name=name).click()
        page.locator(f'aside[aria-label="{name}"] :is(h3, table, li, p)').first.wait_for()
        yield f"panel, {name.lower()}"
    page.locator("aside .head button").click()
    _press(ann, text("table.more"))
    page.locator(".more select").wait_for()
    yield "table menu"
    _press(ann, text("table.more"))
    ann.context.set_offline(True)
    page.locator(".lost").wait_for()
    yield "connection lost"
    ann.context.set_offline(False)


def draw(ann: Visitor, served: Served) -> Iterator[str]:
    """At the house where one card may be thrown away, and what is to be found of the round afterwards; then
    where nobody folds, and where cards are everybody's."""
    page = ann.page
    ann.at_table(_open_table(served, "draw"))
    ann.bet("ante", 2)
    ann.deal()
    page.locator("button.throwable").nth(2).click()
    page.locator('button.throwable[aria-pressed="true"]').wait_for()
    page.locator(".advice .line").wait_for()
    yield "draw, a card marked"
    ann.decide("play")
    yield "draw, settled"
    page.locator(".menu").get_by_role("button", name=text("table.fair")).click()
    page.locator("aside").get_by_role("button", name=re.compile(pattern("fair.verify"))).click()
    page.locator("aside [data-verdict]").wait_for()
    yield "panel, fair cards, verified"
    address = page.locator('aside a[href^="/rounds/"]').get_attribute("href")
    ann.go("/rounds")
    page.locator("main table, main ol, main ul").first.wait_for()
    yield "own rounds"
    ann.go(str(address))
    page.locator(".controls input").wait_for()
    yield "past round"
    page.get_by_role("button", name=text("round.verify")).click()
    page.locator("[data-verdict]").wait_for()
    yield "past round, verified"
    page.locator("header nav button").first.click()
    page.locator("dialog .who").wait_for()
    page.locator("dialog form").first.wait_for()
    yield "account"
    ann.at_table(_open_table(served, "second_chance"))
    ann.bet("ante", 2)
    ann.deal()
    page.locator(".menu").get_by_role("button", name=text("table.rules")).click()
    page.locator("aside dl").first.wait_for()
    yield "second chance, to stand or to draw"
    ann.at_table(_open_table(served, "millionaire_progressive"))
    ann.bet("ante", 2)
    ann.deal()
    yield "community cards"


def company(ann: Visitor, served: Served) -> Iterator[str]:
    """Seven boxes: two of one's own, bots on the others, all dealt and all paid."""
    page = ann.page
    id = _open_table(served, "rws")
    ann.at_table(id)
    _press(ann, text("table.more"))
    for taken in range(2, 8):
        _press(ann, text("table.another_box") if taken == 7 else text("table.call_bot"))
        page.wait_for_function(
            "n => document.querySelectorAll('section.box:not(.free)').length >= n", arg=taken
        )
    _press(ann, text("table.more"))
    ann.bet("ante", box=1)
    ann.bet("pair_plus", box=1)
    ann.bet("ante", box=7)
    page.wait_for_function("() => document.querySelectorAll('.stakes li').length >= 5")
    ann.deal()
    yield "seven boxes, deciding"
    for box in (1, 7):
        expect(ann.play).to_contain_text(text("felt.box", box=box))
        ann.play.click()
    ann.own_box.first.locator(".lines").wait_for()
    yield "seven boxes, settled"


TOURS: Final[dict[str, Tour]] = {each.__name__: each for each in (reception, evening, draw, company)}
