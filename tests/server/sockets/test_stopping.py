"""A server that stops: sockets are told, what is under way is finished, and the round goes on afterwards."""

import asyncio
import threading
from pathlib import Path
from typing import Any

from kit.server.pair import wait_until
from kit.server.served import PATIENCE, Served, served_in
from queenhigh.server.works import Works
from queenhigh.wire.frames import RETRY_MS


def test_everybody_is_told_when_to_come_back_and_finds_the_round_as_it_was(tmp_path: Path) -> None:
    with served_in(tmp_path) as served:
        player = served.guest()
        table = player.open_table()
        with (
            player.seated(table, box=1) as socket,
            served.person().at_table(table) as watching,
            served.person().at("lobby/socket") as lobby,
        ):
            before = socket.bet()
            cookie = player.cookie
            served.begin_stop()
            for each in (socket, watching, lobby):
                code, frames = each.closed()
                assert code == 1012
                closing = frames[-1]
                assert (closing["type"], closing["code"], closing["retry_ms"]) == ("closing", 1012, RETRY_MS)
    with served_in(tmp_path) as served:
        again = served.person(Cookie=cookie)
        with again.at(f"tables/{table}/socket", Cookie=cookie) as socket:
            first = socket.next()
            assert first["me"]["boxes"] == [1]
            stakes_minor = [view["view"]["boxes"][0]["stakes_minor"] for view in (first["frame"], before)]
            assert stakes_minor[0] == stakes_minor[1]
            assert first["frame"]["round"] == before["round"]


def test_a_command_under_way_is_finished_and_a_new_one_is_not_begun(tmp_path: Path) -> None:
    with served_in(tmp_path, stop_seconds=60) as served:
        player, gate = served.guest(), threading.Event()
        table = player.open_table()
        with player.at_table(table) as one, served.guest().at_table(table) as two:
            one.next()
            hold(served, gate)
            asked = one.tell("seat", box=1)
            assert served.works is not None
            hub = served.works.hub
            wait_until(lambda: hub.under_way == 1)
            assert player.web.get("/me").status_code == 200
            served.begin_stop()  # from now on only this connection is left to ask by, for a few seconds
            wait_until(lambda: hub.stopping)
            assert player.web.post(f"/tables/{table}/pause", json={}).json()["code"] == "server/stopping"
            assert player.web.post("/tables", json={"house": "prime"}).json()["code"] == "server/stopping"
            assert player.web.get(f"{served.origin}/health/ready").status_code == 503
            assert player.web.get(f"{served.origin}/health/live").status_code == 200
            assert two.do("seat", box=2)["code"] == "server/stopping"
            gate.set()
            assert one.reply(asked)["type"] == "view"
            assert one.closed()[0] == two.closed()[0] == 1012
    with served_in(tmp_path) as served:
        assert served.table(table).by_box.keys() == {1}


def hold(served: Served, gate: threading.Event) -> None:
    """Have everything that is to be written wait for the gate."""

    async def begin(works: Works) -> None:
        waiting.append(asyncio.create_task(works.store.run(lambda sql: gate.wait(PATIENCE))))

    waiting: list[Any] = []
    served.run(begin)
