"""Readers that take nothing: how long a server puts up with them, and what others notice of it."""

import asyncio
import socket
from typing import Final

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.typing import Origin
from websockets.uri import parse_uri

from queenhigh.client.http import Address
from queenhigh.wire import encode_frame
from queenhigh.wire.frames import PROTOCOL, SyncCommand

BUFFER: Final = 4096
"""So little does the system keep for a reader, so that what is not read is soon felt."""
ASK_SECONDS: Final = 0.1


class Slowness(msgspec.Struct, frozen=True):
    """What came of some slow readers."""

    cut: tuple[float | None, ...]
    """After how many seconds each was cut off; none for one that was not."""
    before: tuple[float, ...]
    """How long the answers to others took just before, in seconds."""
    during: tuple[float, ...]


async def read_nothing(url: str, table: str, seconds: float) -> float | None:
    """Look at a table, ask for everything again and again, and read nothing of it.

    Gives after how many seconds the server has cut the connection; none where it did not.
    """
    loop = asyncio.get_running_loop()
    address = Address(url)
    protocol = ClientProtocol(
        parse_uri(f"{address.socket(f'/tables/{table}/socket')}?protocol={PROTOCOL}"),
        origin=Origin(address.origin),
    )
    protocol.send_request(protocol.connect())
    sync = Frame(Opcode.TEXT, encode_frame(SyncCommand("slow"))).serialize(mask=True)
    began = loop.time()
    with socket.socket() as tcp:
        tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
        tcp.setblocking(False)
        try:
            async with asyncio.timeout(seconds):
                await loop.sock_connect(tcp, (address.host, address.port))
                await loop.sock_sendall(tcp, b"".join(protocol.data_to_send()))
                while True:
                    await asyncio.sleep(ASK_SECONDS)
                    await loop.sock_sendall(tcp, sync)
        except TimeoutError:
            return None
        except OSError:
            return loop.time() - began
