"""A table that posts pay tables of its own: what the page lights, counts and drills is of those."""

import re
from pathlib import Path

from playwright.sync_api import expect

from kit.houses.posted import open_posted
from kit.page.browsing import PATIENT, Visit
from kit.page.texts import pattern, text
from kit.served import Served
from queenhigh.analysis import analyse


def test_sheet_lit_rows_and_drill_are_of_the_tables_own_house(
    visit: Visit, served: Served, tmp_path: Path
) -> None:
    id, rules = open_posted(served, tmp_path, **PATIENT)
    asked: list[str] = []
    ann = visit()
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.at_table(id)
    ann.page.get_by_role("button", name=text("table.rules")).click()
    ann.bet("ante")
    ann.deal()
    ann.decide("play")
    assert [url for url in asked if f"/tables/{id}/hand?cards=" in url], "which row the hand makes"
    ann.page.get_by_role("button", name=text("table.coach")).click()
    exact = analyse(rules).wagers["ante_play"]
    row = ann.page.get_by_role("table", name=text("coach.edges")).get_by_role("row", name=exact.label)
    shown = row.get_by_role("cell").last
    expect(shown).to_have_text(re.compile(r"\d"))
    found = float(shown.inner_text().replace("\u2212", "-").rstrip("%\u00a0 "))
    assert abs(found - 100 * float(exact.house_edge)) < 0.01
    expect(
        ann.page.get_by_role("paragraph").filter(has_text=re.compile(pattern("coach.expected")))
    ).to_be_visible()
    ann.page.get_by_role("link", name=text("coach.to_drill")).click()
    expect(ann.page).to_have_url(re.compile(rf"/tables/{id}/drill$"))
    ann.page.get_by_role("group", name=text("drill.choose")).get_by_role("button").first.wait_for()
    ann.page.get_by_role("link", name=text("drill.to_table")).click()
    ann.own_box.first.wait_for()
    others = ("/figures", "/hand", "/expected", "/drill")
    assert not [url for url in asked if "/houses/" in url and url.partition("?")[0].endswith(others)]
