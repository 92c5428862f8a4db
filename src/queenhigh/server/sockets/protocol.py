"""Uvicorn's socket with what a table needs: a push that never waits, and text that is checked by us.

Text that is not UTF-8 is a strike with a code like any other unreadable frame, so it comes through as bytes.
"""

import asyncio
import socket
import struct
from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "queenhigh.wire"
SEND_BUFFER: Final = 1 << 16
"""What the system keeps for a reader before we notice that they are slow."""
QUEUED: Final = 8
"""So many messages of a socket wait to be read by us before the system is told to hold the rest."""
LINGER_SECONDS: Final = 2.0
"""How long a reader who takes nothing may take to hear that the socket is closed."""


class TableProtocol(WebSocketsSansIOProtocol):
    """One socket; `scope["extensions"][EXTENSION]` is this very object."""

    on_writable: Callable[[], None] | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        raw = transport.get_extra_info("socket")
        if raw is not None:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def handle_text(self, event: Frame) -> None:
        self.handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        """Queue a message for `receive`, which reads on once all are taken.

        As Uvicorn does, but for when it stops reading: not for a message that is taken at once.
        """
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() >= QUEUED:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._linger()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._linger()

    def _linger(self) -> None:
        """Cut off whoever has gone, or was sent away, and does not read what was on its way to them."""
        if self.transport.is_closing() and not self.disconnected and self.close_timer is None:
            self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        """As Uvicorn does, which knows of no socket that is closing already and not read to its end."""
        if self.transport.is_closing():
            self.transport.abort()
        else:
            super().shutdown()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    @property
    def busy(self) -> bool:
        return not self.writable.is_set()

    def push(self, frame: bytes) -> None:
        """Send a text frame now; nothing happens on a socket that is closing."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        if self.conn.state is State.OPEN:
            self.transport.write(text_frame(frame))

    def end(self, code: int, reason: str = "") -> None:
        """Close with a code, now; a reader who takes nothing is cut off a little later."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        try:
            self.conn.send_close(code, reason)
        except InvalidState:
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        return self.loop.call_later(seconds, call)


def text_frame(text: bytes) -> bytes:
    """A server's frame of text: byte for byte what `websockets.frames.Frame` writes, its reference."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    head = struct.pack("!BBH", 0x81, 126, size) if size < 65_536 else struct.pack("!BBQ", 0x81, 127, size)
    return head + text
