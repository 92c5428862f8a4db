"""Frames that are almost right, through both processes, to tables of either: never a fault."""

import json
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kit.command import run_json
from kit.faults.mutated import mutate, real_frames
from kit.server.pair import Pair, paired, through
from kit.server.served import Person, Reading
from kit.store.postgres import Postgres
from queenhigh.server.run import LARGEST_FRAME
from queenhigh.server.sockets.socket import FRAMES_PER_SECOND

QUICK: dict[str, Any] = {"house": "rws", "bet_seconds": 2, "least_bet_seconds": 0, "decide_seconds": 2,
                         "show_seconds": 1, "progressive": "linked:hall"}  # fmt: skip
A_SOCKET = FRAMES_PER_SECOND - 10
"""Frames that a socket takes at once, besides those by which it looks again."""
ENDS = {1002, 1007, 1009, 4000, 4001, 4008}


class Scribbler:
    """Many people who send what is almost right, at tables of both processes."""

    def __init__(self, pair: Pair, random: Random) -> None:
        self._pair, self._random, self._ids = pair, random, count()
        boss = pair.first.staff("admin", "Bo")
        self._boss = [boss, through(pair.second, like=boss)]
        self.sent = self.refused = self.done = self.closed = 0
        self._longest = 0
        """The most bytes of a frame that this socket was sent."""
        self._open()

    def _open(self) -> None:
        """Fresh tables and people with full purses."""
        self._tables = [
            boss.open_table(**{**QUICK, **more})
            for boss in self._boss
            for more in ({}, {"deal": "live", "timed": False})
        ]
        guests = [served.guest() for served in (self._pair.first, self._pair.second) for _ in range(3)]
        nobody = [served.person() for served in (self._pair.first, self._pair.second)]
        self._people: list[Person] = [*guests, *guests, *self._boss, *nobody]

    def close(self) -> None:
        for table in self._tables:
            assert self._boss[0].web.delete(f"/tables/{table}").is_success

    def scribble(self, most: int) -> None:
        """One socket's worth; whoever may sits down first, and looks again after every few frames."""
        person, random = self._random.choice(self._people), self._random
        self._longest = 0
        with person.at_table(random.choice(self._tables)) as socket:
            frames = real_frames(socket.next()["frame"])
            try:
                for number in range(min(most, A_SOCKET)):
                    if number % 7 == 0:
                        frames = real_frames(self._heard(socket)["frame"])
                    chosen = {"type": "seat"} if number == 0 else random.choice(frames)
                    id = next(self._ids) - (random.random() < 0.1)
                    frame = {"id": f"m{id}", **chosen}
                    self._send(
                        socket, mutate(frame, frames, random) if number else json.dumps(frame).encode()
                    )
                self._heard(socket)
            except ConnectionClosed as closed:
                if closed.rcvd is None and self._longest <= LARGEST_FRAME:
                    raise  # without a word; what is sent behind a frame beyond measure may drown its end
                if closed.rcvd is not None and closed.rcvd.code not in ENDS:
                    raise
                self.closed += 1

    def _send(self, socket: Reading, text: bytes) -> None:
        self.sent += 1
        self._longest = max(self._longest, len(text))
        if self._random.random() < 0.9:
            try:
                socket.raw.send(text.decode())
                return
            except UnicodeDecodeError:
                pass
        socket.raw.send(text)

    def _heard(self, socket: Reading) -> dict[str, Any]:
        """Everything as it is now, once all that was sent is answered by frames as they are described."""
        socket.tell("ping", id=(last := f"end{next(self._ids)}"))
        socket.tell("sync", id="sync")
        pinged = False
        while not ((frame := socket.next())["type"] == "table" and pinged):
            pinged |= frame.get("id") == last
            self.refused += frame["type"] == "refused"
            self.done += frame.get("answer") is not None
            assert frame["type"] in ("table", "view", "refused", "pong", "meter", "notice", "closing"), frame
        return frame


def assert_no_fault(pair: Pair) -> None:
    for served in (pair.first, pair.second):
        assert served.person().web.get(f"{served.origin}/health/ready").status_code == 200
        lines = [json.loads(line) for line in served.log.getvalue().splitlines()]
        assert not [line for line in lines if line["level"] == "error" or line.get("status", 0) >= 500]


@pytest.mark.long
@pytest.mark.parametrize("most", [200, pytest.param(20_000, marks=pytest.mark.long)])
def test_frames_that_are_almost_right_do_no_harm(postgres: Postgres, tmp_path: Path, most: int) -> None:
    url = postgres.database()
    with paired(url, tmp_path) as pair:
        scribbler = Scribbler(pair, Random(most))
        while scribbler.sent < most:
            scribbler.scribble(most - scribbler.sent)
            if scribbler.sent % 2_000 < A_SOCKET:
                assert_no_fault(pair)
        assert scribbler.sent == most
        assert min(scribbler.refused, scribbler.done) > most / 10, "they are neither all wrong nor all right"
        assert scribbler.closed > 0 or most < 1_000
        assert_no_fault(pair)
        scribbler.close()
    report = run_json("audit", "--database", url)
    assert report["ok"], report["problems"]
    assert not any(report["sum_minor"].values())
