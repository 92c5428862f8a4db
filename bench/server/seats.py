"""Sockets of a table, driven as cheaply as Python can: the driver shares a machine with what it measures.

Views are not read but for their first words and their end. A player knows by heart what to send.
"""

import asyncio
import re
import struct
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from bench.server.commands import stakes
from queenhigh.rules import House

_HEAD: Final = re.compile(rb'\{"type":"view","version":(\d+),"now":\d+,"stage":"(\w+)","round":(\d+)')
_NO_ANSWER: Final = b'"answer":null}'
_TEXT = 1
_CLOSE = 8
_PING = 9
_PONG = 10


class Line(asyncio.Protocol):
    """A socket that only reads: it counts whole frames and lets their text go."""

    def __init__(self, host: str, path: str, cookie: str) -> None:
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self._host = host
        self._wire: asyncio.Transport | None = None
        self._rest = b""
        self._open = False
        self.frames = self.bytes = 0
        self.closed = ""
        self.wrong = ""
        """What the server has refused."""

    async def connect(self) -> None:
        name, _, port = self._host.partition(":")
        await asyncio.get_running_loop().create_connection(lambda: self, name, int(port))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._wire = transport
        transport.write(self._hello)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = self.closed or "cut off"

    def close(self) -> None:
        if self._wire is not None:
            self.closed = "by us"
            self._wire.abort()

    def say(self, opcode: int, text: bytes) -> None:
        """Send a frame; its mask is four zeros, which leave the text as it is."""
        size = len(text)
        length = struct.pack(">B", 0x80 | size) if size < 126 else struct.pack(">BH", 254, size)
        assert self._wire is not None
        self._wire.write(bytes((0x80 | opcode,)) + length + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = 0
        end = len(data)
        if not self._open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                raise AssertionError(f"no socket: {data[:200]!r}")
            self._open = True
        while end - at >= 2:
            size = data[at + 1]
            start = at + 2
            if size == 126:
                size = int.from_bytes(data[at + 2 : at + 4], "big")
                start = at + 4
            elif size == 127:
                size = int.from_bytes(data[at + 2 : at + 10], "big")
                start = at + 10
            if end < start + size:
                break
            self._frame(data[at] & 15, data, start, start + size)
            at = start + size
        self._rest = data[at:]

    def _frame(self, opcode: int, data: bytes, start: int, end: int) -> None:
        if opcode == _TEXT:
            self.frames += 1
            self.bytes += end - start
            self.take(data, start, end)
        elif opcode == _PING:
            self.say(_PONG, data[start:end])
        elif opcode == _CLOSE:
            self.closed = repr(data[start:end])

    def take(self, data: bytes, start: int, end: int) -> None:
        """A frame of text is here."""


class Seat(Line):
    """A player: stakes, says ready, looks, and plays or folds, each as soon as the last is answered."""

    def __init__(self, host: str, path: str, cookie: str, house: House, number: int) -> None:
        super().__init__(host, path, cookie)
        self._wagers = stakes(house)
        self._number = number
        self._sent = self._answered = 0
        self._round = 0
        self._stage = ""
        self._next: Iterator[dict[str, Any]] = iter(())
        self._begun: tuple[int, str] = (0, "")
        self.version = 0
        self.playing = False
        """Whether they begin another round."""

    @property
    def waits(self) -> bool:
        """Whether a command of theirs is not answered yet."""
        return self._sent > self._answered

    @property
    def rests(self) -> bool:
        """Whether their last round is over."""
        return not self.waits and self._stage == "betting" and (self._round, self._stage) != self._begun

    def sit_down(self) -> None:
        self._send({"type": "seat", "box": self._number})

    def take(self, data: bytes, start: int, end: int) -> None:
        head = _HEAD.match(data, start, min(end, start + 200))
        if head is None:
            if data.startswith(b'{"type":"refused"', start):
                self.wrong = data[start:end].decode()
            return
        self.version = int(head[1])
        self._stage = head[2].decode()
        self._round = int(head[3])
        if not data.endswith(_NO_ANSWER, start, end):
            self._answered += 1
        self.go_on()

    def go_on(self) -> None:
        """Send what comes next, if it is time for it."""
        if self.waits or self.wrong:
            return
        now = (self._round, self._stage)
        if now != self._begun:
            if not self.playing and self._stage == "betting":
                return
            self._begun = now
            self._next = self._script(*now)
        command = next(self._next, None)
        if command is not None:
            self._send(command)

    def _script(self, round: int, stage: str) -> Iterator[dict[str, Any]]:
        box = self._number
        match stage:
            case "betting":
                for wager, amount_minor in self._wagers:
                    yield _act(round, do="place", box=box, wager=wager, amount_minor=amount_minor)
                yield {"type": "ready", "round": round}
            case "deciding":
                yield _act(round, do="look", box=box)
                if (round + box) % 3 == 0:
                    yield _act(round, do="fold", box=box)
                else:
                    yield _act(round, do="play", box=box, amount_minor=self._wagers[0][1])

    def _send(self, command: dict[str, Any]) -> None:
        self._sent += 1
        self.say(_TEXT, msgspec.json.encode({**command, "id": f"c{self._sent}"}))


def _act(round: int, **act: Any) -> dict[str, Any]:
    return {"type": "act", "round": round, "act": act}
