"""A reader who does not read: only the newest view waits for them, and not for ever."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kit.server.pair import wait_until
from kit.server.raw_socket import CLOSE, TEXT, RawSocket, raw_socket
from kit.server.served import PATIENCE, Served, served_in
from queenhigh.server.sockets import protocol
from queenhigh.server.works import Works

BUFFER = 4096
"""What the reader's side takes without being read."""


@pytest.fixture
def served(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Served]:
    with served_in(tmp_path, slow_seconds=request.param) as found:
        yield found


def waiting(served: Served) -> int:
    async def count(works: Works) -> int:
        return works.hub.waiting

    found: int = served.run(count)
    return found


def show_until_behind(served: Served, table: str) -> int:
    """Have the table shown again and again until something waits for the reader; its version."""

    async def change(works: Works) -> int:
        desk = works.floor.desk(table)
        assert desk is not None
        for _ in range(5000):
            desk.show()
            if works.hub.waiting:
                break
        assert works.hub.waiting
        return desk.table.version

    found: int = served.run(change)
    return found


def read_on(raw: RawSocket) -> tuple[list[dict[str, Any]], int]:
    """Everything that still comes, and the code that the socket is closed with."""
    frames: list[dict[str, Any]] = []
    for opcode, body in raw.frames():
        if opcode == CLOSE:
            return frames, int.from_bytes(body[:2])
        if opcode == TEXT:
            frames.append(json.loads(body))
    return frames, 1006


@pytest.mark.parametrize("served", [60.0], indirect=True)
def test_a_reader_who_comes_back_in_time_gets_the_newest_view_and_stays(served: Served) -> None:
    host, reader = served.guest(), served.guest()
    table = host.open_table()
    with host.at_table(table) as socket, raw_socket(reader, f"tables/{table}/socket", BUFFER) as raw:
        wait_until(lambda: served.figure('queenhigh_sockets{where="table"}') == 2)
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


@pytest.mark.parametrize("served", [0.5], indirect=True)
def test_a_reader_who_does_not_come_back_is_closed_and_nobody_else_waits(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "LINGER_SECONDS", PATIENCE)
    host, reader = served.guest(), served.guest()
    table = host.open_table()
    with host.at_table(table) as socket, raw_socket(reader, f"tables/{table}/socket", BUFFER) as raw:
        wait_until(lambda: served.figure('queenhigh_sockets{where="table"}') == 2)
        show_until_behind(served, table)
        assert socket.do("seat")["type"] == "view"
        wait_until(lambda: waiting(served) == 0)
        frames, code = read_on(raw)
        assert code == 4008
        assert frames
        assert socket.do("leave")["type"] == "view"
    wait_until(lambda: served.figure('queenhigh_sockets{where="table"}') == 0)
