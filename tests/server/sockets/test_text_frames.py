"""Frames of text as they leave, and messages that come faster than they are read."""

import json
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from kit.served import served_in
from queenhigh.server.sockets.protocol import QUEUED, text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_byte_for_byte_the_librarys(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_messages_that_come_all_at_once_are_all_read_in_order(tmp_path: Path) -> None:
    """More of them than wait to be read before the socket is held."""
    sent = [f"p{number}" for number in range(3 * QUEUED)]
    with served_in(tmp_path) as served:
        ann, table = served.guest(), served.person().web.get("/tables").json()["tables"][0]["id"]
        with ann.at_table(table) as socket:
            socket.raw.socket.sendall(b"".join(_masked({"type": "ping", "id": id}) for id in sent))
            assert [socket.of("pong")["id"] for _ in sent] == sent


def _masked(command: dict[str, str]) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(command).encode()).serialize(mask=True)
