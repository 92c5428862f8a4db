"""A page that is left open does not grow: an hour of bot play, without the pauses of people and bots."""

import threading
from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession

from kit.browsing import OpenTable, Visit, Visitor
from kit.served import Person, Reading, Served
from queenhigh.server.bots.bot import Manner

HURRIED: Final = {"bet_seconds": 60, "least_bet_seconds": 0, "decide_seconds": 60, "show_seconds": 0}
BEFORE: Final = 30
"""Rounds until everything is loaded and kept lists are full."""
AN_HOUR: Final = 300
"""Rounds that a person and bots play in an hour."""


def used(cdp: CDPSession) -> int:
    """Bytes that the page's scripts hold, once what nobody needs is gone."""
    for _ in range(3):
        cdp.send("HeapProfiler.collectGarbage")
    return int(cdp.send("Runtime.getHeapUsage")["usedSize"])


def nodes(cdp: CDPSession) -> int:
    return int(cdp.send("Memory.getDOMCounters")["nodes"])


class Driver(threading.Thread):
    """Plays for somebody whose page only looks on, as fast as the server goes."""

    def __init__(self, person: Person, id: str) -> None:
        super().__init__(name="driver")
        self.person, self.id = person, id
        self.rounds = 0
        self.stopped = False
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            with self.person.at_table(self.id) as socket:
                frame = socket.of("table")["frame"]
                while not self.stopped:
                    frame = self._move(socket, frame)
        except BaseException as error:
            self.error = error

    def _move(self, socket: Reading, frame: dict[str, Any]) -> dict[str, Any]:
        """Do what comes next, or wait for something to happen; the newest view."""
        offers = {offer["do"]: offer for offer in reversed(frame["view"]["legal"])}
        staked = any(box["stakes_minor"] for box in frame["view"]["boxes"] if box["number"] == 1)
        round = frame["round"]
        ready = any(player.get("ready") for player in frame["players"] if not player.get("bot"))
        if frame["stage"] == "betting" and not staked and "place" in offers:
            act = {"do": "place", "box": 1, "wager": "ante", "amount_minor": offers["place"]["least_minor"]}
            reply = socket.do("act", round=round, act=act)
        elif frame["stage"] == "betting" and staked and not ready:
            reply = socket.do("ready", round=round)
        elif frame["stage"] == "deciding" and "play" in offers:
            act = {"do": "play", "box": 1, "amount_minor": offers["play"]["amounts_minor"][0]}
            reply = socket.do("act", round=round, act=act)
        else:
            reply = socket.of("view")
        self.rounds = max(self.rounds, round - 1)
        return reply if reply["type"] == "view" else socket.of("view")


def wait(ann: Visitor, driver: Driver, rounds: int) -> None:
    while driver.rounds < rounds:
        assert driver.error is None, driver.error
        ann.page.wait_for_timeout(200)


def grown(visit: Visit, table: OpenTable, served: Served, rounds: int) -> tuple[float, float]:
    """By which share the page has grown over so many rounds: its memory, and its elements."""

    async def hurry(works: Any) -> None:
        works.bots._manner = Manner(0, 0.001, 60)

    served.run(hurry)
    id = table("rws", **HURRIED)
    ann = visit().at_table(id)
    ann.page.get_by_role("button", name="Log").click()
    ann.page.evaluate("() => { window.heard = { push: () => 0 } }")  # a test's own memory is not the page's
    ann.expects.append("409")  # advice on a hand that is decided before it is there
    person = served.person()
    for cookie in ann.context.cookies():
        person.web.cookies.set(cookie["name"], cookie["value"])
    person.be(person.web.get("/me"))
    for _ in range(4):
        assert person.web.post(f"/tables/{id}/bots", json={"strategy": "best"}).is_success
    cdp = ann.context.new_cdp_session(ann.page)
    driver = Driver(person, id)
    driver.start()
    try:
        wait(ann, driver, BEFORE)
        before = used(cdp), nodes(cdp)
        wait(ann, driver, BEFORE + rounds)
        after = used(cdp), nodes(cdp)
    finally:
        driver.stopped = True
        driver.join()
    print(f"{rounds} rounds: heap {before[0]} to {after[0]}, nodes {before[1]} to {after[1]}")
    return after[0] / before[0] - 1, after[1] / before[1] - 1


@pytest.mark.long
def test_a_page_left_open_for_an_hour_of_bot_play_grows_by_less_than_a_tenth(
    visit: Visit, table: OpenTable, served: Served
) -> None:
    memory, elements = grown(visit, table, served, AN_HOUR)
    assert memory < 0.1
    assert elements < 0.1
