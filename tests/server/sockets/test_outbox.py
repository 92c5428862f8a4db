"""Frames as they leave, and what waits for a slow reader: of views the newest, of all else everything."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from kit.server.served import Served
from queenhigh.server.sockets.outbox import MUSTS, TOO_SLOW, Outbox
from queenhigh.server.sockets.protocol import QUEUED, text_frame
from queenhigh.wire.frames import Answer

SLOW = 10.0


class Alarm:
    def __init__(self, seconds: float, call: Callable[[], None]) -> None:
        self.seconds, self.call, self.cancelled = seconds, call, False

    def cancel(self) -> None:
        self.cancelled = True


class SlowWire:
    """A wire that takes so many frames before it is busy again."""

    def __init__(self, room: int = 0) -> None:
        self.room = room
        self.sent: list[dict[str, Any]] = []
        self.code = 0
        self.alarms: list[Alarm] = []

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


def view(version: int) -> bytes:
    return json.dumps({"type": "view", "version": version}).encode()


def test_a_quick_reader_gets_every_frame_at_once() -> None:
    wire = SlowWire(room=10)
    outbox = Outbox(wire, SLOW)
    outbox.send(view(1), 1)
    outbox.send(b'{"type": "meter"}', None)
    outbox.send(view(2), 2, Answer("a", 2))
    assert wire.sent == [
        {"type": "view", "version": 1, "answer": None},
        {"type": "meter"},
        {"type": "view", "version": 2, "answer": {"id": "a", "version": 2}},
    ]
    assert outbox.waiting == 0
    assert wire.alarm is None


def test_a_slow_reader_gets_the_newest_view_and_everything_else() -> None:
    wire = SlowWire()
    outbox = Outbox(wire, SLOW)
    for version in range(1, 100):
        outbox.send(view(version), version)
    outbox.send(b'{"type": "refused"}', None)
    outbox.send(b'{"type": "notice"}', None)
    assert outbox.waiting == 3
    wire.room = 10
    outbox.resume()
    assert wire.sent == [
        {"type": "refused"},
        {"type": "notice"},
        {"type": "view", "version": 99, "answer": None},
    ]
    assert outbox.waiting == 0
    assert wire.alarm is None


def test_no_answer_is_lost_though_its_view_is_passed_over() -> None:
    wire = SlowWire()
    outbox = Outbox(wire, SLOW)
    outbox.send(view(1), 1, Answer("a", 1))
    outbox.send(view(2), 2)
    outbox.send(view(3), 3, Answer("b", 3))
    outbox.send(view(4), 4)
    wire.room = 10
    outbox.resume()
    assert [(frame["version"], frame["answer"]["id"]) for frame in wire.sent] == [(4, "a"), (4, "b")]


def test_a_reader_who_takes_a_little_gets_the_rest_later_in_order() -> None:
    wire = SlowWire()
    outbox = Outbox(wire, SLOW)
    for number in range(5):
        outbox.send(json.dumps({"type": "meter", "number": number}).encode(), None)
    outbox.send(view(7), 7, Answer("a", 6))
    outbox.send(view(8), 8, Answer("b", 8))
    for _ in range(7):
        wire.room = 1
        outbox.resume()
    assert [frame.get("number") for frame in wire.sent[:5]] == [0, 1, 2, 3, 4]
    assert [frame["answer"]["id"] for frame in wire.sent[5:]] == ["a", "b"]
    assert outbox.waiting == 0


def test_who_takes_nothing_for_too_long_is_cut_off_and_every_bit_of_progress_counts() -> None:
    wire = SlowWire()
    outbox = Outbox(wire, SLOW)
    outbox.send(view(1), 1)
    first = wire.alarm
    assert first is not None
    assert first.seconds == SLOW
    outbox.send(view(2), 2)
    assert wire.alarm is first
    outbox.send(b'{"type": "meter"}', None)
    wire.room = 1
    outbox.resume()
    second = wire.alarm
    assert second is not None
    assert second is not first
    second.call()
    assert wire.code == TOO_SLOW
    assert outbox.waiting == 0


def test_what_must_arrive_does_not_pile_up_for_ever() -> None:
    wire = SlowWire()
    outbox = Outbox(wire, SLOW)
    for _ in range(MUSTS):
        outbox.send(b"{}", None)
    assert wire.code == 0
    outbox.send(view(1), 1, Answer("a", 1))
    assert wire.code == TOO_SLOW
    assert outbox.waiting == 0


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_byte_for_byte_the_librarys(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_messages_that_come_all_at_once_are_all_read_in_order(served: Served) -> None:
    """More of them than wait to be read before the socket is held."""
    sent = [f"p{number}" for number in range(3 * QUEUED)]
    ann = served.guest()
    with ann.at_table(ann.open_table()) as socket:
        socket.raw.socket.sendall(b"".join(_masked({"type": "ping", "id": id}) for id in sent))
        assert [socket.of("pong")["id"] for _ in sent] == sent


def _masked(command: dict[str, str]) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(command).encode()).serialize(mask=True)
