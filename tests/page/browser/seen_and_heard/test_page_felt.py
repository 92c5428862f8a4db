"""The felt: who is waited for, spots in sight, meters that move, notes, and pay tables of a table's own."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from kit.houses.opened import open_invented
from kit.houses.posted import open_posted
from kit.page.browsing import HOUSES, PATIENT, OpenTable, Visit
from kit.page.looks import place
from kit.page.texts import pattern, text
from kit.server.live_dealer import LiveTable
from kit.server.served import Served
from queenhigh.analysis import analyse

SPANISH = {"locale": "es-ES"}
COUNTED = """() => {
  window.counted = {}
  const look = () => document.querySelectorAll('.meter').forEach((meter) => {
    const [name, held] = [...meter.children].map((each) => each.textContent)
    const amounts = (window.counted[name] ??= [])
    if (!amounts.includes(held)) amounts.push(held)
  })
  look()
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
}"""
"""Notes every amount that each meter has shown."""


def foot(each: Locator) -> float:
    found = place(each)
    return found["y"] + found["height"]


@pytest.mark.long
def test_it_is_plain_what_is_waited_for(visit: Visit, table: OpenTable, served: Served) -> None:
    id = table("prime", least_bet_seconds=110)
    ann = visit("phone").at_table(id)
    ann.take_another_box()
    phase = ann.page.locator(".phase")
    eva = visit(**SPANISH).at_table(id, sit=False).page.locator(".phase")
    expect(phase).to_have_text(text("phase.place_bets"))
    ann.bet("ante", box=1)
    words = phase.locator("span")
    bare = text("phase.empty_box", count=1, boxes=2)
    later = text("phase.clock_betting", time="60 minutes")
    expect(words).to_have_text([text("phase.betting"), text("phase.waits_you"), bare, later])
    with served.guest("Ben").at_table(id) as ben:
        ben.sit(box=5)
        ben.bet(box=5, amount_minor=500)
        ann.ready.click()
        expect(words).to_have_text(
            [text("phase.you_are_ready"), text("phase.waits", names="Ben"), bare, later]
        )
        expect(eva).to_contain_text(text("phase.waits", "es", names="Ben"))
        expect(eva).to_contain_text(text("phase.clock_betting", "es", time="60 minutos"))
        ben.do("ready", round=ben.round)
        soon = re.compile(f"^{pattern('phase.clock_dealing')}$")
        expect(words).to_have_text([re.compile(text("phase.you_are_ready")), re.compile(bare), soon])
        expect(eva.locator(".clock")).to_have_text(re.compile(pattern("phase.clock_dealing", "es")))
        ann.page.keyboard.press("t")
        ann.wait_heard(
            rf"^{pattern('phase.empty_box', count=1, boxes=2)}\. {pattern('phase.clock_dealing')}\.$"
        )
        ann.bet("ante", box=2)
        expect(phase).not_to_contain_text(bare)
        expect(phase).to_contain_text(text("phase.waits_you"))


@pytest.mark.long
def test_a_dealer_is_waited_for(visit: Visit, served: Served) -> None:
    live = LiveTable(served, "rws", "Quinn of the felt")
    live.open()
    ann = visit().at_table(live.id)
    words = ann.page.locator(".phase span")
    ann.bet("ante")
    expect(words).to_have_text([text("phase.betting"), text("phase.waits_you")])
    ann.ready.click()
    expect(words).to_have_text([text("phase.you_are_ready"), text("phase.waits_dealer")])
    live.deal("Qh 8s 4d", "7c 7d 5c")
    ann.play.click()
    expect(ann.own_box.locator(".standing")).to_have_text(text("felt.played"))
    live.settle()
    expect(words).to_have_text([text("phase.showing"), text("phase.waits_dealer")])


@pytest.mark.long
@pytest.mark.parametrize("locale", ["en-GB", "es-ES"])
def test_on_a_phone_every_spot_and_tab_is_in_sight(locale: str, visit: Visit, table: OpenTable) -> None:
    ann = visit("phone", locale=locale)
    dock = ann.page.locator(".dock")
    for house in HOUSES:
        ann.at_table(table(house))
        spots = ann.own_box.locator(".spot")
        expect(spots.nth(2)).to_be_visible()
        before = [place(spot) for spot in spots.all()]
        ann.bet("ante")
        expect(ann.page.locator(".phase .clock")).to_be_visible()
        assert [place(spot) for spot in spots.all()] == before, "nothing moves away from a finger"
        assert max(foot(spot) for spot in spots.all()) <= place(dock)["y"], house
    for width in (390, 360):
        ann.page.set_viewport_size({"width": width, "height": 844})
        assert len({place(tab)["y"] for tab in ann.page.locator(".tab").all()}) == 1, width


@pytest.mark.long
def test_what_has_the_focus_is_not_below_the_dock(visit: Visit, table: OpenTable) -> None:
    ann = visit("phone").at_table(table("prime"))
    ann.take_another_box()
    dock = ann.page.locator(".dock")
    spots = ann.own_box.nth(1).locator("button.spot")
    ann.spot("progressive", 1).focus()
    for spot in spots.all():
        ann.page.keyboard.press("Tab")
        expect(spot).to_be_focused()
        assert foot(spot) <= place(dock)["y"]
    before = ann.page.evaluate("() => scrollY")
    ann.ready.focus()
    assert ann.page.evaluate("() => scrollY") == before


@pytest.mark.long
@pytest.mark.parametrize("size", ["phone", "wide"])
def test_a_note_is_in_nobodys_way_and_goes_with_its_cause(size: str, visit: Visit, table: OpenTable) -> None:
    ann = visit(size, **SPANISH).at_table(table("prime"))
    note = ann.page.locator(".note")
    line = ann.page.locator("#command")
    ann.spot("progressive").click(force=True)
    expect(ann.note).to_have_text(re.compile("Ante.*Pair Plus"))
    assert foot(note) <= place(ann.page.locator("[data-felt]"))["y"]
    ann.bet("ante")
    assert note.count() == 0
    line.fill("jugar")
    line.press("Enter")
    expect(ann.note).to_have_text(text("command.nothing_to_decide", "es"))
    ann.deal()
    assert note.count() == 0


@pytest.mark.long
def test_every_meter_counts_and_has_its_name(visit: Visit, served: Served) -> None:
    ann = visit(reduced_motion="no-preference")
    ann.expects.append("status of 404")  # figures are asked of the catalogue, which has no such house
    ann.at_table(open_invented(served, "twin"))
    expect(ann.page.locator(".meter .what")).to_have_text(
        [text("felt.meter", meter=each) for each in ("gold", "silver")]
    )
    for wager in ("ante", "gold", "silver"):
        ann.bet(wager)
    ann.page.evaluate(COUNTED)
    ann.deal()
    ann.play.click()
    expect(ann.page.locator(".meter .held")).to_have_text([re.compile("100,012"), re.compile("2,01[67]")])
    counted = ann.page.evaluate("() => window.counted")
    assert {name: len(amounts) > 2 for name, amounts in counted.items()} == {
        text("felt.meter", meter="gold"): True,
        text("felt.meter", meter="silver"): True,
    }, counted
    ann.go("/")
    tile = ann.page.locator(".tables article").filter(has_text="Twin")
    expect(tile.locator(".what")).to_have_text(
        [text("felt.meter", meter=each) for each in ("gold", "silver")]
    )


@pytest.mark.long
def test_the_way_past_the_header_names_where_it_leads(visit: Visit, table: OpenTable) -> None:
    ann = visit()
    ways = {
        "/": text("lobby.skip"),
        f"/tables/{table('rws')}": text("table.skip"),
        "/houses/rws": text("house.skip"),
    }
    for path, words in ways.items():
        ann.go(path)
        ann.page.locator("main > *").first.wait_for()
        ann.page.keyboard.press("Tab")
        expect(ann.page.locator(":focus")).to_have_text(words)
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("main")).to_be_focused()


@pytest.mark.long
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
