"""A page that is left open does not grow: an hour of bot play, without the pauses of people and bots."""

import threading
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


class Driver(threading.Thread):
    """Plays for somebody whose page only looks on, as fast as the server goes."""

    def __init__(self, person: Person, id: str) -> None:
        super().__init__(name="driver", daemon=True)
        self.person, self.id = person, id
        self.round, self.most = 0, 0
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            with self.person.at_table(self.id) as socket:
                frame = socket.of("table")["frame"]
                while self.most >= 0:
                    frame = self._move(socket, frame)
        except BaseException as error:
            self.error = error

    def _move(self, socket: Reading, frame: dict[str, Any]) -> dict[str, Any]:
        """Do what comes next, or wait for something to happen; the newest view."""
        self.round = round = frame["round"]
        offers = {offer["do"]: offer for offer in reversed(frame["view"]["legal"])}
        staked = bool(frame["view"]["boxes"][0]["stakes_minor"])
        ready = any(player.get("ready") for player in frame["players"] if not player.get("bot"))
        if frame["stage"] == "betting" and not staked and "place" in offers:
            if round > self.most:
                time.sleep(0.5)
                return self._newest(socket)
            act = {"do": "place", "box": 1, "wager": "ante", "amount_minor": offers["place"]["least_minor"]}
            reply = socket.do("act", round=round, act=act)
        elif frame["stage"] == "betting" and staked and not ready:
            reply = socket.do("ready", round=round)
        elif frame["stage"] == "deciding" and "play" in offers:
            act = {"do": "play", "box": 1, "amount_minor": offers["play"]["amounts_minor"][0]}
            reply = socket.do("act", round=round, act=act)
        else:
            return socket.of("view")
        return reply if reply["type"] == "view" else self._newest(socket)  # bots were faster

    @staticmethod
    def _newest(socket: Reading) -> dict[str, Any]:
        while True:
            socket.tell("sync")
            found = socket.until(lambda frame: frame["type"] in ("table", "refused"))
            if found["type"] == "table":
                frame: dict[str, Any] = found["frame"]
                return frame
            time.sleep(0.5)  # faster than anybody may go on

    def play(self, ann: Visitor, rounds: int) -> None:
        """Play on until so many rounds are over; then wait until nothing goes on any more."""
        self.most, before = rounds, 0
        while not rounds < self.round == before:
            before = self.round
            assert self.error is None, self.error
            ann.page.wait_for_timeout(1000)

    def stop(self) -> None:
        self.most = -1
        self.join(60)


def played_by_another(served: Served, ann: Visitor, id: str) -> Driver:
    """Somebody's own seat, with bots beside it, played by a program that has their cookie."""
    served.hurry_bots()
    person = served.person()
    for cookie in ann.context.cookies():
        person.web.cookies.set(cookie["name"], cookie["value"])
    person.be(person.web.get("/me"))
    for _ in range(4):
        assert person.web.post(f"/tables/{id}/bots", json={"strategy": "best"}).is_success
    return Driver(person, id)


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
    driver = played_by_another(served, ann, id)
    driver.start()
    try:
        driver.play(ann, BEFORE)
        before = held(ann, cdp)
        driver.play(ann, BEFORE + AN_HOUR)
        after = held(ann, cdp)
    finally:
        driver.stop()
    for was, now in zip(before, after, strict=True):
        assert now < 1.1 * was, (before, after)
