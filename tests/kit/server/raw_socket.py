"""A WebSocket written and read by hand, for frames that no library sends and readers that do not read."""

import socket
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.typing import Origin
from websockets.uri import parse_uri

from kit.server.served import PATIENCE, Person

TEXT = Opcode.TEXT
CLOSE = Opcode.CLOSE


class RawSocket:
    """The frames of one connection, whose handshake reads as little as it can."""

    def __init__(self, tcp: socket.socket, person: Person, path: str) -> None:
        self._tcp = tcp
        url = parse_uri(f"{person.served.origin.replace('http', 'ws')}/api/v1/{path}")
        self._protocol = ClientProtocol(url, origin=Origin(person.served.origin))
        self._frames: deque[Frame] = deque()
        request = self._protocol.connect()
        request.headers["Cookie"] = person.cookie
        self._protocol.send_request(request)
        tcp.sendall(b"".join(self._protocol.data_to_send()))
        while self._protocol.state is State.CONNECTING:
            assert self._read(1), "the server ends the connection"
        assert self._protocol.handshake_exc is None

    def send(self, payload: bytes, opcode: int = TEXT, *, final: bool = True, cut: int | None = None) -> None:
        """Send one frame, masked as a client's is; with `cut` only that many of its bytes."""
        self._tcp.sendall(Frame(cast(Opcode, opcode), payload, final).serialize(mask=True)[:cut])

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """Frames as they come, until the connection ends: opcode and payload."""
        while self._frames or self._read(1 << 16):
            while self._frames:
                frame = self._frames.popleft()
                yield frame.opcode, bytes(frame.data)

    def _read(self, most: int) -> bool:
        try:
            data = self._tcp.recv(most)
        except ConnectionResetError:
            return False
        self._protocol.receive_data(data)
        self._frames += (event for event in self._protocol.events_received() if isinstance(event, Frame))
        return bool(data)


@contextmanager
def raw_socket(person: Person, path: str, buffer: int = 0) -> Iterator[RawSocket]:
    """Open a socket of somebody's, with so small a `buffer` that what is not read is soon felt."""
    with socket.socket() as tcp:
        if buffer:
            tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        tcp.settimeout(PATIENCE)
        tcp.connect(("127.0.0.1", person.served.port))
        yield RawSocket(tcp, person, path)
