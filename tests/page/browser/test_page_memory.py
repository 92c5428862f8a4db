"""A page that is left open does not grow: an hour of bot play, without the pauses of people and bots."""

import time
from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession

from kit.page.browsing import OpenTable, Visit, Visitor
from kit.page.texts import text
from kit.server.served import Person, Reading, Served

HURRIED: Final = {"bet_seconds": 60, "least_bet_seconds": 0, "decide_seconds": 60, "show_seconds": 0}
BEFORE: Final = 150
"""Rounds until everything is loaded, kept lists are full, and what runs often is compiled: the browser holds
a quarter of a megabyte of such code, and its own notes of the page's speed, that no page can let go."""
AN_HOUR: Final = 300
"""Rounds that a person and bots play in an hour."""


def held(ann: Visitor, cdp: CDPSession) -> tuple[int, int]:
    """Bytes that the page's scripts hold and elements that there are, once what nobody needs is gone."""
    tries = []
    for _ in range(6):
        ann.page.wait_for_timeout(300)
        cdp.send("HeapProfiler.collectGarbage")
        bytes = cdp.send("Runtime.getHeapUsage")["usedSize"]
        tries.append((int(bytes), int(cdp.send("Memory.getDOMCounters")["nodes"])))
    return min(tries)


def insist(socket: Reading, type: str, wanted: str, **fields: Any) -> bool:
    """Send a command, again if it came too fast; true once the table is at the wanted stage after it."""
    reply = socket.do(type, round=socket.round, **fields)
    while reply["type"] == "refused" and reply["code"] == "rate/limited":
        time.sleep(0.5)
        reply = socket.do(type, round=socket.round, **fields)
    if reply["type"] == "refused":
        return False
    if reply["stage"] != wanted:
        reply = socket.stage(wanted)
    socket.round = reply["round"]
    return True


def play(socket: Reading, rounds: int) -> None:
    """Play rounds at box 1 as fast as the server goes, from the bets of the first to those of the next."""
    ante = {"do": "place", "box": 1, "wager": "ante", "amount_minor": 500}
    for _ in range(rounds):
        while not insist(socket, "act", "betting", act=ante):  # bots were faster
            time.sleep(0.5)
            socket.tell("sync")
            socket.round = socket.of("table")["frame"]["round"]
        assert insist(socket, "ready", "deciding")
        assert insist(socket, "act", "betting", act={"do": "play", "box": 1, "amount_minor": 500})


def the_same_person(served: Served, ann: Visitor) -> Person:
    """A program that has the cookie of somebody whose page looks on."""
    person = served.person()
    for cookie in ann.context.cookies():
        person.web.cookies.set(cookie["name"], cookie["value"])
    person.be(person.web.get("/me"))
    return person


@pytest.mark.long
def test_a_page_left_open_for_an_hour_of_bot_play_grows_by_less_than_a_tenth(
    visit: Visit, table: OpenTable, served: Served
) -> None:
    id = table("rws", **HURRIED)
    ann = visit().at_table(id)
    ann.page.get_by_role("button", name=text("table.log")).click()
    ann.page.evaluate("() => { window.heard = { push: () => 0 } }")  # a test's own memory is not the page's
    ann.expects.append("409")  # advice on a hand that is decided before it is there
    cdp = ann.context.new_cdp_session(ann.page)
    person = the_same_person(served, ann)
    served.hurry_bots()
    for _ in range(4):
        assert person.web.post(f"/tables/{id}/bots", json={"strategy": "best"}).is_success
    with person.at_table(id) as socket:
        socket.round = socket.of("table")["frame"]["round"]
        play(socket, BEFORE)
        before = held(ann, cdp)
        play(socket, AN_HOUR)
        after = held(ann, cdp)
    for was, now in zip(before, after, strict=True):
        assert now < 1.1 * was, (before, after)
