"""A server that is killed or stopped in mid-round, and is back: the page comes back, nothing is lost."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from kit.faults.process import ServerProcess
from kit.page.browsing import PATIENT, Visitor
from kit.page.texts import pattern, text
from kit.served import NO_TLS

LOST = text("connection.lost")
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
    expect(ann.page.locator(".lost")).to_have_text(LOST)
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
