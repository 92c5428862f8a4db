"""Frames as they leave; for a slow reader the newest view waits and all else does, but not for ever."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from kit.server.pair import wait_until
from kit.server.raw_socket import CLOSE, raw_socket
from kit.server.served import PATIENCE, Served, served_in
from queenhigh.server.sockets import protocol
from queenhigh.server.sockets.outbox import MUSTS, TOO_SLOW, Outbox
from queenhigh.server.sockets.protocol import QUEUED, text_frame
from queenhigh.server.works import Works
from queenhigh.wire.frames import Answer

SLOW = 10.0
BUFFER = 4096
"""Bytes that the reader's side takes without being read."""


class Alarm:
    def __init__(self, seconds: float, call: Callable[[], None]) -> None:
        self.seconds = seconds
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class SlowWire:
    """A wire that takes `room` frames before it is busy again, with its outbox."""

    def __init__(self, room: int = 0) -> None:
        self.room = room
        self.sent: list[dict[str, Any]] = []
        self.code = 0
        self.alarms: list[Alarm] = []
        self.outbox = Outbox(self, SLOW)

    @property
    def busy(self) -> bool:
        return self.room == 0

    def push(self, frame: bytes) -> None:
        assert not self.busy
        self.room -= 1
        self.sent.append(json.loads(frame))

    def end(self, code: int, reason: str = "") -> None:
        self.code = code

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        self.alarms.append(Alarm(seconds, call))
        return self.alarms[-1]

    @property
    def alarm(self) -> Alarm | None:
        running = [alarm for alarm in self.alarms if not alarm.cancelled]
        assert len(running) <= 1
        return running[0] if running else None

    def view(self, version: int, answer: Answer | None = None) -> None:
        self.outbox.send(json.dumps({"type": "view", "version": version}).encode(), version, answer)

    def other(self, type: str) -> None:
        self.outbox.send(json.dumps({"type": type}).encode(), None)

    def take(self, room: int) -> None:
        self.room = room
        self.outbox.resume()


def test_a_quick_reader_gets_every_frame_at_once() -> None:
    wire = SlowWire(room=10)
    wire.view(1)
    wire.other("meter")
    wire.view(2, Answer("a", 2))
    assert wire.sent == [
        {"type": "view", "version": 1, "answer": None},
        {"type": "meter"},
        {"type": "view", "version": 2, "answer": {"id": "a", "version": 2}},
    ]
    assert (wire.outbox.waiting, wire.alarm) == (0, None)


def test_a_slow_reader_gets_everything_else_and_then_the_newest_view() -> None:
    wire = SlowWire()
    for version in range(1, 100):
        wire.view(version)
    wire.other("refused")
    wire.other("notice")
    assert wire.outbox.waiting == 3
    wire.take(10)
    assert wire.sent == [
        {"type": "refused"}, {"type": "notice"}, {"type": "view", "version": 99, "answer": None},
    ]  # fmt: skip
    assert (wire.outbox.waiting, wire.alarm) == (0, None)


def test_no_answer_is_lost_though_its_view_is_passed_over_and_all_come_in_order() -> None:
    wire = SlowWire()
    for number in range(5):
        wire.other(f"meter {number}")
    wire.view(1, Answer("a", 1))
    wire.view(2)
    wire.view(3, Answer("b", 3))
    wire.view(4)
    for _ in range(7):
        wire.take(1)
    assert [frame["type"] for frame in wire.sent[:5]] == [f"meter {number}" for number in range(5)]
    assert [(frame["version"], frame["answer"]["id"]) for frame in wire.sent[5:]] == [(4, "a"), (4, "b")]
    assert wire.outbox.waiting == 0


def test_who_takes_nothing_for_too_long_is_cut_off_and_every_bit_of_progress_counts() -> None:
    wire = SlowWire()
    wire.view(1)
    first = wire.alarm
    assert first is not None
    assert first.seconds == SLOW
    wire.view(2)
    assert wire.alarm is first
    wire.other("meter")
    wire.take(1)
    second = wire.alarm
    assert second is not None
    assert second is not first
    second.call()
    assert (wire.code, wire.outbox.waiting) == (TOO_SLOW, 0)


def test_what_must_arrive_does_not_pile_up_for_ever() -> None:
    wire = SlowWire()
    for _ in range(MUSTS):
        wire.other("meter")
    assert wire.code == 0
    wire.view(1, Answer("a", 1))
    assert (wire.code, wire.outbox.waiting) == (TOO_SLOW, 0)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_byte_for_byte_the_librarys(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


# At a server


def test_messages_that_come_all_at_once_are_all_read_in_order(served: Served) -> None:
    """More of them than wait to be read before the socket is held."""
    sent = [f"p{number}" for number in range(3 * QUEUED)]
    pings = (Frame(Opcode.TEXT, json.dumps({"type": "ping", "id": id}).encode()) for id in sent)
    ann = served.guest()
    with ann.at_table(ann.open_table()) as socket:
        socket.raw.socket.sendall(b"".join(ping.serialize(mask=True) for ping in pings))
        assert [socket.of("pong")["id"] for _ in sent] == sent


def waiting(served: Served) -> int:
    return int(served.run(lambda works: works.hub.waiting))


def show_until_behind(served: Served, table: str) -> None:
    """Have the table shown again and again until something waits for the one reader who does not read."""
    wait_until(lambda: served.figure('queenhigh_sockets{where="table"}') == 2)

    def show(works: Works) -> None:
        desk = works.floor.desks.get(table)
        assert desk is not None
        for _ in range(5000):
            desk.audience.show()
            if works.hub.waiting:
                return
        raise AssertionError("the reader takes everything")

    served.run(show)


def test_a_reader_who_comes_back_in_time_gets_the_newest_view_and_stays(tmp_path: Path) -> None:
    with served_in(tmp_path, slow_seconds=60.0) as served:
        host = served.guest()
        table = host.open_table()
        path = f"tables/{table}/socket"
        with host.at_table(table) as socket, raw_socket(served.guest(), path, BUFFER) as raw:
            show_until_behind(served, table)
            for number in range(10):
                last = socket.do("seat" if number % 2 == 0 else "leave")["version"]
            assert waiting(served) == 1, "of all views one waits"
            assert served.figure("queenhigh_outbox") == 1
            versions = []
            for _, body in raw.frames():
                frame = json.loads(body)
                versions.append(frame["version"] if frame["type"] == "view" else frame["frame"]["version"])
                if versions[-1] == last:
                    break
            assert versions[-2] <= last - 10, "those between were passed over"
            wait_until(lambda: waiting(served) == 0)
            raw.send(b'{"type": "ping", "id": "here"}')
            assert any(b'"id":"here"' in body for _, body in raw.frames())


def test_a_reader_who_does_not_come_back_is_closed_and_nobody_else_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "LINGER_SECONDS", PATIENCE)
    with served_in(tmp_path, slow_seconds=0.5) as served:
        host = served.guest()
        table = host.open_table()
        path = f"tables/{table}/socket"
        with host.at_table(table) as socket, raw_socket(served.guest(), path, BUFFER) as raw:
            show_until_behind(served, table)
            assert socket.do("seat")["type"] == "view"
            wait_until(lambda: waiting(served) == 0)
            frames = []
            for opcode, body in raw.frames():
                frames.append((opcode, body))
                if opcode == CLOSE:  # the connection itself stays open longer than the test waits
                    break
            assert len(frames) > 1
            assert int.from_bytes(frames[-1][1][:2]) == 4008
            assert socket.do("leave")["type"] == "view"
        wait_until(lambda: served.figure('queenhigh_sockets{where="table"}') == 0)
