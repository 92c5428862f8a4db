"""Coming to a page, leaving a table and coming back: how soon one bets, where the focus is, what is told."""

import re
import time
from typing import Final

import pytest
from playwright.sync_api import Locator, Route, expect

from kit.cases import mostly_long
from kit.page.browsing import HOUSES, OpenTable, Visit, Visitor
from kit.page.texts import pattern, text
from kit.server.served import Served

FIRST_BET_SECONDS: Final = 10
COUNT: Final = """
window.steps = 0
addEventListener('click', (event) => { window.steps += event.isTrusted ? 1 : 0 }, true)
"""
"""Counts what a newcomer has to do."""


def bets_at_once(ann: Visitor, way_in: Locator, steps: int) -> None:
    """From the first look at the lobby to a bet on the felt, with the clock running; then on to the end."""
    ann.context.add_init_script(COUNT)
    started = time.monotonic()
    ann.go("/")
    way_in.click()
    ann.bet("ante")
    assert time.monotonic() - started < FIRST_BET_SECONDS
    assert ann.page.evaluate("() => window.steps") == steps
    ann.deal()
    ann.decide("play")
    expect(ann.own_box.first.locator(".lines tfoot")).to_contain_text(text("felt.in_all"))


@pytest.mark.parametrize("house", mostly_long(HOUSES, lambda house: house == "draw"))
def test_a_newcomer_bets_within_ten_seconds(house: str, visit: Visit, table: OpenTable) -> None:
    ann = visit("phone")
    tile = ann.page.locator(f'article[aria-labelledby="table-{table(house)}"]')
    bets_at_once(ann, tile.get_by_role("button", name=text("lobby.sit")), steps=2)


@pytest.mark.long
def test_a_newcomer_who_only_wants_to_play_sits_now(visit: Visit) -> None:
    ann = visit()
    bets_at_once(ann, ann.page.get_by_role("button", name=text("lobby.sit_now")), steps=2)
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Prime")


def heading(ann: Visitor) -> Locator:
    return ann.page.locator("main h1")


def more(ann: Visitor) -> Locator:
    return ann.page.locator(".menu button[aria-expanded]")


@pytest.mark.long
def test_a_page_that_one_comes_to_begins_at_its_heading(visit: Visit) -> None:
    ann = visit()
    ann.go("/")
    heading(ann).wait_for()
    expect(ann.page.locator("body")).to_be_focused()
    rules = ann.page.locator("article a[href^='/houses/']").first
    rules.focus()
    ann.page.keyboard.press("Enter")
    expect(heading(ann)).to_be_focused()
    house = heading(ann).inner_text()
    expect(ann.page).to_have_title(f"{house} · Queen High")
    ann.page.go_back()
    expect(ann.page).to_have_title(f"Queen High · {text('app.lobby')}")
    expect(heading(ann)).to_be_focused()
    ann.page.get_by_role("button", name=text("lobby.sit_now")).click()
    expect(ann.page).to_have_url(re.compile("/tables/"))
    expect(heading(ann)).to_be_focused()
    expect(ann.page).to_have_title(f"{heading(ann).inner_text()} · Queen High")
    ann.own_box.first.wait_for()
    expect(heading(ann)).to_be_focused()
    ann.account().get_by_role("link", name=text("account.rounds")).click()
    expect(ann.page).to_have_title(f"{text('round.mine')} · Queen High")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(heading(ann)).to_be_focused()


@pytest.mark.long
def test_a_heading_that_comes_late_takes_the_focus_from_nobody(visit: Visit) -> None:
    ann = visit()
    held: list[Route] = []
    asked = re.compile(r"/api/v1/houses/\w+$")
    ann.go("/")
    rules = ann.page.locator("article a[href^='/houses/']").first
    rules.wait_for()

    def hold(route: Route) -> None:
        held.append(route)

    ann.page.route(asked, hold)
    with ann.page.expect_request(asked):
        rules.click()
    expect(ann.page.locator("main")).to_be_focused()
    brand = ann.page.locator("a.brand")
    brand.focus()
    for each in held:
        each.continue_()
    heading(ann).wait_for()
    expect(brand).to_be_focused()


@pytest.mark.long
def test_who_sits_down_is_told_where_once_and_who_leaves_keeps_their_place(
    visit: Visit, table: OpenTable
) -> None:
    id = table("rws")
    ann = visit()
    ann.go(f"/tables/{id}")
    sit = ann.page.locator(".invite button.main")
    sit.focus()
    ann.page.keyboard.press("Enter")
    ann.own_box.first.wait_for()
    expect(ann.page.locator(".dock")).to_be_focused()
    place = pattern("hear.table", table="Resorts World Sentosa", round=1, phase=text("phase.betting"))
    ann.wait_heard(f"^{place} {pattern('hear.balance', amount='S$1,000')}$")
    more(ann).click()
    ann.page.get_by_role("button", name=text("table.another_box")).click()
    ann.hears("hear.you_sit", box=2)
    leave = ann.page.get_by_role("button", name=text("table.leave"))
    leave.click()
    sit.wait_for()
    expect(leave).to_be_focused()
    expect(leave).to_be_disabled()
    ann.hears("hear.you_left")
    assert len([said for said in ann.heard if re.match(place, said)]) == 1, ann.heard


@pytest.mark.long
def test_who_leaves_in_mid_round_finds_the_buttons_when_the_seat_is_gone(
    visit: Visit, table: OpenTable
) -> None:
    ann = visit().at_table(table("rws", show_seconds=1))
    ann.bet("ante")
    ann.deal()
    more(ann).click()
    ann.page.get_by_role("button", name=text("table.leave")).click()
    expect(ann.own_box.first.locator(".standing")).to_have_text(text("felt.leaving"))
    expect(ann.fold).to_be_enabled()
    ann.fold.focus()
    ann.page.keyboard.press("Enter")
    ann.page.locator(".invite").wait_for()
    expect(ann.page.locator(".dock")).to_be_focused()


def test_who_comes_back_is_told_that_their_stakes_came_back(
    visit: Visit, table: OpenTable, served: Served
) -> None:
    id = table("rws", hold_minutes=600)
    told = text("hear.returned", round=1)
    ann = visit().at_table(id)
    ann.bet("ante")
    ann.page.locator("a.brand").click()
    expect(ann.page).to_have_title(f"Queen High · {text('app.lobby')}")
    served.later(minutes=61)
    with served.guest().at_table(id) as ben:
        ben.do("seat")
        ben.until(lambda frame: frame["type"] == "view" and "withdrawn" in str(frame["told"]))
    ann.page.go_back()
    expect(ann.note).to_have_text(told)
    ann.wait_heard(told)
    ann.sees_stake("ante", text("felt.empty"))
    ann.page.reload()
    ann.own_box.first.wait_for()
    ann.page.keyboard.press("b")
    ann.hears("hear.balance")
    assert told not in ann.heard


@pytest.mark.long
def test_a_clause_in_a_past_round_is_a_link_into_the_rules(visit: Visit, table: OpenTable) -> None:
    id = table("rws")
    ann = visit().at_table(id)
    ann.round("play")
    clause = ann.own_box.locator(".why a.clause").first
    name = clause.inner_text()
    clause.click()
    expect(ann.page.locator("aside .marked dt")).to_contain_text(name)
    ann.go(f"/rounds/{id}-1")
    for place in (".said", ".steps"):
        found = ann.page.locator(f"{place} a.clause", has_text=name).last
        expect(found).to_have_attribute("href", f"/houses/rws#clause-{name}")
        found.click()
        rules = ann.page.get_by_role("dialog", name=text("table.rules"))
        expect(rules.locator(".marked dt")).to_contain_text(name)
        ann.page.keyboard.press("Escape")
        expect(found).to_be_focused()
    assert f"({name})" not in ann.page.locator("main").inner_text()


@pytest.mark.long
def test_the_houses_are_near_from_the_top_and_figures_that_take_long_come_by_themselves(visit: Visit) -> None:
    ann = visit("phone")
    asked: list[str] = []

    def late_at_first(route: Route) -> None:
        asked.append(route.request.url)
        if asked.count(route.request.url) > 1:
            route.continue_()
        else:
            route.abort("connectionrefused")

    ann.page.route("**/houses/rws/figures", late_at_first)
    ann.go("/")
    rws = ann.page.locator("article[aria-labelledby='house-rws']")
    expect(rws).to_contain_text(text("lobby.figures_slow"))
    expect(rws.locator("td .wait")).to_have_count(0)
    expect(rws).to_contain_text(text("lobby.exact"))
    ann.page.get_by_role("link", name=text("lobby.group_rooms")).click()
    rooms = ann.page.locator("#group-rooms")
    expect(rooms).to_be_focused()
    expect(rooms).to_be_in_viewport()
    expect(ann.page.locator("details[open] article")).not_to_have_count(0)
