"""What no page should have to expect: frames of another make, a strange house, a wrong clock, no storage."""

import contextlib
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from kit.page.browsing import OpenTable, Visit, Visitor
from kit.page.looks import faults_seen, painted
from kit.page.texts import pattern, text
from kit.page.wire import Wire
from kit.server.served import Served

NO_FRAMES: tuple[str | bytes, ...] = (
    "", "null", "[]", "17", '"view"', "{", "not even JSON", b"\x00\xff\xfe", "{}", '{"type":7}',
    '{"type":"confetti"}', '{"type":"view"}', '{"type":"view","version":99,"view":null}',
    '{"type":"view","version":99,"view":{"boxes":[null]}}', '{"type":"view","__proto__":{"x":1}}',
    '{"type":"view","version":99,"told":[],"players":[],"fair":{},"view":{"boxes":[{}],"legal":[]}}',
    '{"type":"table"}', '{"type":"table","table":{},"me":{},"frame":{}}', '{"type":"meter"}',
    '{"type":"refused"}', '{"type":"notice"}', '{"type":"pong","now":"soon"}', '{"type":"lobby"}',
)  # fmt: skip
KEYS = re.compile(r"\b(?:phase|felt|hear|table|command|purse|coach|fair)\.[a-z_]+\b")
"""A key of a text that nobody has written."""


def read_aloud_and_seen(ann: Visitor) -> str:
    return ann.page.locator("body").inner_text() + "\n".join(ann.heard)


@pytest.mark.long
def test_frames_that_are_none_change_nothing(visit: Visit, table: OpenTable) -> None:
    ann = visit()
    wire = Wire(ann)
    ann.at_table(table("rws"))
    for frame in NO_FRAMES:
        wire.say(frame)
    ann.bet("ante")
    ann.deal()
    for frame in NO_FRAMES:
        wire.say(frame)
    ann.decide("play")
    expect(ann.page.locator(".lost")).to_have_count(0)


def newer(sent: str | bytes) -> str:
    """A frame as a server of next year might send it: more of everything, and some that is new."""
    frame: dict[str, Any] = json.loads(sent)
    seen = frame.get("frame", frame)
    frame["mood"] = {"of": ["the", "table"]}
    if "view" in seen:
        seen["stage"] = {"showing": "showing", "betting": "betting"}.get(seen["stage"], "ceremony")
        seen["view"]["weather"] = "fair"
        seen["view"]["legal"].append({"do": "insure", "box": 1, "wager": "insurance", "least_minor": 5})
        for box in seen["view"]["boxes"]:
            box["perfume"] = None
            for line in box["lines"]:
                line["kind"] = line["outcome"] = "marvel"
        seen["told"].append({"code": "fanfare", "facts": {"for": "box 1"}})
        seen["kinds"].append("fanfare")
        if "said" in seen:
            seen["said"]["told"].append("A fanfare for box 1")
        seen["players"].append({"id": "x", "name": "A cat", "boxes": [], "purring": True})
    return json.dumps(frame)


@pytest.mark.long
def test_views_of_a_newer_server_can_be_played(visit: Visit, table: OpenTable) -> None:
    ann = visit()
    wire = Wire(ann)
    wire.alters = newer
    ann.at_table(table("draw"))
    ann.bet("ante")
    ann.wait_heard("A fanfare")
    ann.page.keyboard.press("o")
    ann.deal()
    ann.page.locator("button.throwable").first.click()
    assert not KEYS.search(read_aloud_and_seen(ann))
    ann.decide("play")
    assert "undefined" not in read_aloud_and_seen(ann)
    assert not KEYS.search(read_aloud_and_seen(ann))
    assert ann.own_box.locator("tfoot").inner_text()


def strange_house(route: Route) -> None:
    """The house with a wager of a kind that nobody has heard of, and little told about it."""
    answer = route.fetch()
    house = answer.json()
    if "wagers" in house:
        wager = next(each for each in house["wagers"] if each["name"] == "pair_plus")
        wager.update(kind="lightning", staked="conjured", label="Lightning", stake="")
        card = house["card"]
        card["pays"] = [each for each in card["pays"] if each["wager"] != "pair_plus"]
        card["thunder"] = [{"rolls": True}]
        house["method"] = "by_magic"
    route.fulfill(response=answer, json=house)


@pytest.mark.long
def test_a_wager_of_an_unknown_kind_is_a_plain_spot(visit: Visit, table: OpenTable) -> None:
    ann = visit("phone")
    ann.page.route(re.compile(r"/api/v1/(tables/\w+/house|houses/\w+)$"), strange_house)
    ann.at_table(table("rws"))
    expect(ann.spot("pair_plus")).to_contain_text("Lightning")
    ann.bet("ante")
    ann.bet("pair_plus")
    for panel in (text("table.rules"), text("table.coach")):
        ann.page.locator(".menu").get_by_role("button", name=panel).click()
        ann.page.locator("aside :is(h3, p)").first.wait_for()
    ann.page.locator("aside .head button").click()
    ann.deal()
    ann.decide("play")
    assert "Lightning" in ann.own_box.locator(".lines").inner_text()
    painted(ann.page)
    assert faults_seen(ann.page) == []


@pytest.mark.long
def test_a_seed_of_ten_thousand_characters(visit: Visit, table: OpenTable) -> None:
    ann = visit()
    wire = Wire(ann)
    ann.at_table(table("rws"))
    ann.bet("ante")
    ann.page.locator(".menu").get_by_role("button", name=text("table.fair")).click()
    sent = len([each for each in wire.sent if each["type"] == "seed"])
    ann.page.get_by_label(text("fair.own_label"), exact=True).fill("é" * 10_000)
    ann.page.get_by_role("button", name=text("fair.send")).click()
    ann.hears("fair.seed_long", most=128)
    ann.page.get_by_label(text("fair.own_label"), exact=True).fill("é" * 128)
    ann.page.get_by_role("button", name=text("fair.send")).click()
    ann.hears("fair.seed_sent")
    assert [each["seed"] for each in wire.sent if each["type"] == "seed"][sent:] == ["é" * 128]
    ann.deal()
    ann.decide("fold")


OWN_NAME = "東京太郎"
NAMES = ("مريم البغدادي", "שרה", "王小明王小明王小明", "Ναυσικάα", "Zoë Ångström-Ünal", "W" * 24)


@pytest.mark.long
def test_names_in_any_script(visit: Visit, table: OpenTable, served: Served) -> None:
    """One's own, typed in the lobby, and those of everybody else at the table."""
    ann = visit("phone")
    id = table("rws")
    ann.go("/")
    tile = ann.page.locator(".tables article").filter(has=ann.page.locator(f'a[href="/tables/{id}"]'))
    for name in ("Σοφία \u202e東京 عمر", OWN_NAME):
        ann.page.get_by_label(text("lobby.name")).fill(name)
        tile.get_by_role("button", name=text("lobby.sit")).click()
        ann.page.locator("section.box.mine, .problem").first.wait_for()
    ann.expects.append("status of 422")
    ann.own_box.first.wait_for()
    with contextlib.ExitStack() as stack:
        for name in NAMES:
            stack.enter_context(served.guest(name).at_table(id)).do("seat")
        expect(ann.page.locator("section.box:not(.free)")).to_have_count(7)
        for name in NAMES:
            assert name in ann.page.locator("[data-felt]").inner_text()
        painted(ann.page)
        assert faults_seen(ann.page) == []
    ann.round("play", ante=1)
    ann.hears("log.placed", box=1, player=OWN_NAME)


WRONG_CLOCK = """
const OwnDate = Date
const off = %d
Date = class extends OwnDate {
  constructor(...given) { super(...(given.length ? given : [OwnDate.now() + off])) }
  static now() { return OwnDate.now() + off }
}
"""


@pytest.mark.long
@pytest.mark.parametrize("hours", [1, -1])
def test_a_clock_that_is_an_hour_wrong(hours: int, visit: Visit, table: OpenTable) -> None:
    ann = visit()
    ann.context.add_init_script(WRONG_CLOCK % (hours * 3_600_000))
    ann.at_table(table("rws", bet_seconds=600, decide_seconds=300, bank_seconds=0, refill_seconds=0))
    ann.bet("ante")
    clock = ann.page.locator(".phase .clock")
    expect(clock).to_have_text(re.compile(pattern("phase.clock_betting").replace(".+", "(9|10) minutes")))
    ann.deal()
    expect(clock).to_have_text(re.compile(pattern("phase.clock_deciding").replace(".+", "[45] minutes")))
    ann.page.keyboard.press("t")
    ann.wait_heard(pattern("phase.clock_deciding").replace(".+", "[45] minutes"))
    ann.decide("play")


NO_STORAGE = """
for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
  Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })
}
"""


@pytest.mark.long
def test_a_browser_that_refuses_to_remember(visit: Visit, table: OpenTable) -> None:
    ann = visit(color_scheme="light")
    ann.context.add_init_script(NO_STORAGE)
    ann.expects.append("status of 401")  # it cannot know whether it has been here, so it asks
    id = table("rws")
    ann.at_table(id)
    ann.page.get_by_role("button", name=text("settings.title")).click()
    ann.page.get_by_label(text("settings.theme.dark")).check()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    ann.round("play", ante=1)
    name = ann.page.locator("header .name").inner_text()
    ann.page.reload()
    ann.own_box.first.wait_for()
    assert ann.page.locator("header .name").inner_text() == name
    ann.ready.click()
    ann.round("fold", ante=1)


@pytest.mark.long
def test_a_phone_that_is_turned_in_mid_deal(visit: Visit, table: OpenTable) -> None:
    ann = visit("phone", reduced_motion="no-preference")
    ann.at_table(table("rws"))
    ann.bet("ante")
    ann.ready.click()
    for upright in (False, True, False):
        ann.page.locator(".box.mine [role=img]").first.wait_for()
        ann.page.set_viewport_size(
            {"width": 390, "height": 844} if upright else {"width": 844, "height": 390}
        )
        painted(ann.page)
        assert faults_seen(ann.page) == []
    ann.play.click()
    ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.own_box.first.locator(".lines tfoot").wait_for()
    painted(ann.page)
    assert faults_seen(ann.page) == []
