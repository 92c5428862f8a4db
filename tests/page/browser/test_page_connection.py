"""A line that is lost, cut or slow, a server that restarts: old views are marked, nothing is done twice."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, expect

from kit.faults.process import ServerProcess
from kit.page.browsing import PATIENT, OpenTable, Visit, Visitor
from kit.page.texts import pattern, text
from kit.page.wire import Wire
from kit.server.served import NO_TLS, PASSWORD, Served

OLD = text("connection.lost")
SIGNED_OUT = text("connection.signed_out")
LATE = text("table.late")


def lost(ann: Visitor) -> Locator:
    return ann.page.locator(".lost")


def played_minor(served: Served, id: str) -> int:
    """What lies on the Play of the first box."""
    found = served.table(id).round
    assert found.house.play is not None
    return found.box(1).stake(found.house.play)


def told(ann: Visitor, key: str) -> int:
    """How often something was announced."""
    return len([said for said in ann.heard if re.match(pattern(key), said)])


def test_an_action_of_one_who_is_offline_is_done_once_when_they_are_back(
    visit: Visit, table: OpenTable, served: Served
) -> None:
    id = table("rws")
    ann = visit("phone").at_table(id)
    ann.bet("ante")
    ann.deal()
    before = served.table(id)
    ann.context.set_offline(True)
    expect(lost(ann)).to_have_text(OLD)
    expect(ann.page.locator(".room.old")).to_have_count(1)
    assert ann.hears("connection.lost")
    ann.play.click()
    expect(ann.play).to_have_text(text("felt.sending"))
    expect(ann.play).to_be_disabled()
    assert served.table(id) == before
    assert not ann.own_box.first.locator(".lines").count(), "nothing changes ahead of the server"
    ann.context.set_offline(False)
    ann.own_box.first.locator(".lines").wait_for()
    expect(lost(ann)).to_have_count(0)
    expect(ann.page.locator(".room.old")).to_have_count(0)
    ann.hears("connection.back")
    assert played_minor(served, id) == 500
    assert told(ann, "log.played") == 1


def test_one_comes_back_at_once_when_the_network_or_the_reader_does(visit: Visit, table: OpenTable) -> None:
    ann = visit()
    wire = Wire(ann)
    ann.at_table(table("rws"))
    ann.page.evaluate("window.setTimeout = () => 0")  # nothing comes back by and by
    ann.context.set_offline(True)
    expect(lost(ann)).to_have_text(OLD)
    ann.context.set_offline(False)
    expect(lost(ann)).to_have_count(0)
    wire.cut()
    expect(lost(ann)).to_have_text(OLD)
    ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(lost(ann)).to_have_count(0)


def test_an_action_whose_answer_is_lost_is_sent_again_and_done_once(
    visit: Visit, table: OpenTable, served: Served
) -> None:
    id = table("draw")
    ann = visit()
    wire = Wire(ann)
    ann.at_table(id)
    wire.deaf = True
    ann.spot("ante").click()
    wire.until(lambda: len(wire.acts("place")) == 1)
    expect(ann.spot("ante")).to_contain_text(text("felt.sent", amount="$5"))
    wire.cut()
    wire.deaf = False
    ann.spot("ante").locator(".stake").wait_for()
    assert len({frame["id"] for frame in wire.acts("place")}) == 1 < len(wire.acts("place"))
    ann.deal()
    wire.deaf = True
    ann.play.click()
    wire.until(lambda: len(wire.acts("play")) == 1)
    expect(ann.play).to_have_text(text("felt.sending"))
    wire.until(lambda: any(json.loads(frame).get("stage") == "showing" for frame in wire.lost))
    ending = next(frame for frame in wire.lost if json.loads(frame).get("stage") == "showing")
    wire.cut()
    wire.deaf = False
    ann.own_box.first.locator(".lines").wait_for()
    first, *again = wire.acts("play")
    assert again
    assert all(frame == first for frame in again)
    assert played_minor(served, id) == 500
    wire.until(lambda: told(ann, "hear.balance") == 1)
    wire.say(ending)  # a connection that opens while the server sends a view gets this view again
    ann.ready.click()
    ann.hears("log.opened", game=2)
    assert told(ann, "log.played") == told(ann, "log.dealer_shows") == 1, ann.heard


@pytest.mark.long
def test_a_late_click_does_nothing_in_the_next_round(visit: Visit, table: OpenTable, served: Served) -> None:
    id = table("rws")
    ann = visit()
    wire = Wire(ann)
    ann.at_table(id)
    ann.bet("ante")
    ann.deal()
    wire.holds = lambda frame: frame.get("act", {}).get("do") == "play"
    ann.play.click()
    wire.until(lambda: len(wire.held) == 1)
    other = ann.another_tab().at_table(id, sit=False)
    other.decide("fold")
    other.ready.click()
    other.bet("ante")
    other.deal()
    before = served.table(id)
    wire.let_go()
    expect(ann.note).to_have_text(LATE)
    ann.hears("table.late")
    assert served.table(id) == before
    expect(ann.play).to_be_enabled()
    ann.decide("play")
    assert played_minor(served, id) == 500


def signed_in(ann: Visitor, button: str) -> Visitor:
    """Come in under a name, by the page's own form."""
    ann.go("/")
    panel = ann.account()
    panel.get_by_text(text("account.by_password")).click()
    panel.get_by_label(text("account.name"), exact=True).fill("Anneliese")
    panel.get_by_label(text("account.password"), exact=True).fill(PASSWORD)
    panel.get_by_role("button", name=button, exact=True).click()
    expect(panel.locator(".who")).to_contain_text("Anneliese")
    return ann


@pytest.mark.long
def test_tabs_and_devices_are_one_player_until_a_new_password(visit: Visit, table: OpenTable) -> None:
    id = table("rws")
    desk = signed_in(visit(), text("account.register")).at_table(id)
    tab = desk.another_tab().at_table(id, sit=False)
    phone = signed_in(visit("phone"), text("account.sign_in")).at_table(id, sit=False)
    everywhere = (desk, tab, phone)
    desk.bet("ante", 2)
    phone.bet("pair_plus")
    for each in everywhere:
        each.sees_stake("ante", "S$10")
        each.sees_stake("pair_plus", "S$5")
    tab.deal()
    phone.decide("play")
    for each in everywhere:
        each.own_box.first.locator(".lines tfoot").wait_for()
    assert len({each.own_box.first.locator(".lines").inner_text() for each in (desk, tab)}) == 1
    assert len({each.balance for each in everywhere}) == 1
    tab.ready.click()
    desk.bet("ante")
    desk.deal()
    panel = desk.account()
    panel.get_by_text(text("account.change_password")).click()
    panel.get_by_label(text("account.old_password")).fill(PASSWORD)
    panel.get_by_label(text("account.new_password")).fill("quite another phrase")
    panel.get_by_role("button", name=text("account.set_password")).click()
    expect(lost(phone)).to_contain_text(SIGNED_OUT)
    phone.hears("connection.signed_out")
    assert lost(phone).get_by_role("link", name=text("app.lobby")).get_attribute("href") == "/"
    desk.page.keyboard.press("Escape")
    expect(desk.fold).to_be_enabled()
    desk.decide("fold")


@pytest.mark.long
def test_who_signs_out_is_signed_out_in_every_tab(visit: Visit, table: OpenTable) -> None:
    ann = visit().at_table(table("rws"))
    tab = ann.another_tab()
    tab.go("/")
    panel = tab.account()
    panel.get_by_role("button", name=text("account.sign_out"), exact=True).click()
    panel.get_by_role("button", name=text("account.sign_out_all_the_same")).click()
    expect(lost(ann)).to_contain_text(SIGNED_OUT)
    lost(ann).get_by_role("link", name=text("app.lobby")).click()
    expect(ann.page.get_by_label(text("lobby.name"))).to_be_visible()


RESTARTS = text("connection.restarting")


@pytest.fixture
def process(tmp_path: Path) -> Iterator[ServerProcess]:
    tables = [{"house": "rws", **PATIENT}]
    found = ServerProcess(tmp_path / "data", tmp_path, open_tables=True, tables=tables)
    found.start()
    yield found
    found.kill()


def asked(process: ServerProcess, path: str) -> Any:
    return httpx.get(f"{process.url}/api/v1/{path}", verify=NO_TLS, timeout=60).json()


@pytest.mark.long
def test_a_round_goes_on_after_a_restart_and_a_kill(browser: Browser, process: ServerProcess) -> None:
    id: str = asked(process, "tables")["tables"][0]["id"]
    ann = Visitor(browser, process.url)
    ann.at_table(id)
    ann.bet("ante", 2)
    ann.bet("pair_plus")
    process.stop()
    expect(ann.page.locator(".lost")).to_have_text(RESTARTS)
    ann.hears("connection.restarting")
    ann.spot("pair_plus").click()
    expect(ann.spot("pair_plus")).to_contain_text(text("felt.sent", amount="S$10"))
    process.start()
    expect(ann.page.locator(".lost")).to_have_count(0)
    ann.sees_stake("pair_plus", "S$10")
    ann.sees_stake("ante", "S$10")
    assert ann.balance == "S$980"
    ann.deal()
    dealt = ann.own_box.first.locator(".strength").inner_text()
    process.kill()
    expect(ann.page.locator(".lost")).to_have_text(OLD)
    expect(ann.page.locator(".room.old")).to_have_count(1)
    ann.play.click()
    expect(ann.play).to_have_text(text("felt.sending"))
    process.start()
    ann.own_box.first.locator(".lines tfoot").wait_for()
    expect(ann.page.locator(".lost")).to_have_count(0)
    assert ann.own_box.first.locator(".strength").inner_text() == dealt
    steps = asked(process, f"rounds/{id}-1")["steps"]
    told = [each["code"] for step in steps for each in step["told"]]
    assert told.count("played") == told.count("dealt") == 1, told
    heard = ann.heard
    for key in ("log.played", "log.dealer_shows", "log.closed", "hear.balance"):
        assert len([said for said in heard if re.match(pattern(key), said)]) == 1, heard
    ann.close()
