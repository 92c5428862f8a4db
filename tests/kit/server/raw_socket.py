"""A WebSocket spoken by hand, for frames that no library sends and readers that do not read."""

import base64
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager

from kit.server.served import PATIENCE, Person

TEXT, CLOSE = 0x1, 0x8
_FINAL, _MASKED = 0x80, 0x80


class RawSocket:
    """The bytes of one connection, after its handshake."""

    def __init__(self, tcp: socket.socket) -> None:
        self.tcp = tcp
        self._read = b""

    def send(self, payload: bytes, opcode: int = TEXT, *, final: bool = True, cut: int | None = None) -> None:
        """Send one frame, masked as a client's is; with `cut` only so many of its bytes."""
        mask = os.urandom(4)
        body = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
        size = len(payload)
        first = struct.pack("!B", (_FINAL if final else 0) | opcode)
        if size < 126:
            length = struct.pack("!B", _MASKED | size)
        elif size < 1 << 16:
            length = struct.pack("!BH", _MASKED | 126, size)
        else:
            length = struct.pack("!BQ", _MASKED | 127, size)
        self.tcp.sendall((first + length + mask + body)[:cut])

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """Frames as they come, until the connection ends: opcode and payload."""
        while head := self._take(2):
            opcode, size = head[0] & 0x0F, head[1] & 0x7F
            if size == 126:
                size = int.from_bytes(self._take(2))
            elif size == 127:
                size = int.from_bytes(self._take(8))
            yield opcode, self._take(size)

    def _take(self, count: int) -> bytes:
        while len(self._read) < count:
            try:
                more = self.tcp.recv(1 << 16)
            except ConnectionResetError:
                more = b""
            if not more:
                return b""
            self._read += more
        found, self._read = self._read[:count], self._read[count:]
        return found


@contextmanager
def raw_socket(person: Person, path: str, buffer: int = 0) -> Iterator[RawSocket]:
    """A socket of somebody's, with so small a buffer that what is not read is soon felt."""
    with socket.socket() as tcp:
        if buffer:
            tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        tcp.settimeout(PATIENCE)
        tcp.connect(("127.0.0.1", person.served.port))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /api/v1/{path} HTTP/1.1", f"Host: 127.0.0.1:{person.served.port}", "Upgrade: websocket",
            "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
            f"Origin: {person.served.origin}", f"Cookie: {person.cookie}", "", "",
        ]  # fmt: skip
        tcp.sendall("\r\n".join(lines).encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += tcp.recv(1)
        assert head.startswith(b"HTTP/1.1 101"), head
        yield RawSocket(tcp)
