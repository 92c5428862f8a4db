"""How sockets end, each with its code; and what is checked on every frame."""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kit.server.pair import wait_until
from kit.server.served import PASSWORD, PATIENCE, Person, Served, problem, served_in
from queenhigh.people import People
from queenhigh.server.sockets.socket import FRAMES_PER_SECOND, STRIKES
from queenhigh.server.works import ServerClock, Works
from queenhigh.store.opening import open_store
from queenhigh.table.ports import StoreError
from queenhigh.wire.frames import RETRY_MS
from queenhigh.words import closing_text


@pytest.fixture
def table(served: Served) -> str:
    """A new one each time: time is moved on by days here, and deserted tables are closed."""
    return served.guest().open_table()


# At once


@pytest.mark.parametrize("path", ["tables/socket", "tables/a/b/socket", "lobby", "socket", "me/socket"])
def test_there_is_no_socket_elsewhere(served: Served, path: str) -> None:
    assert served.guest().refused(path) == (404, "http/no_such")


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("tables/nowhere/socket", 4004),
        ("tables/%2e%2e/socket", 4004),
        *((f"{path}?protocol={said}", 4009) for path in ("lobby/socket", "tables/{table}/socket")
          for said in ("0", "2", "one", "1&protocol=2")),
    ],
)  # fmt: skip
def test_a_table_that_is_not_there_and_another_protocol_end_a_socket(
    served: Served, table: str, path: str, code: int
) -> None:
    with served.guest().at(path.format(table=table)) as socket:
        assert socket.closed()[0] == code


def test_a_session_that_has_ended_and_a_token_that_is_none_open_no_socket(served: Served, table: str) -> None:
    guest = served.guest()
    cookie = guest.cookie
    guest.web.delete("/session")
    with guest.at(f"tables/{table}/socket", Cookie=cookie) as socket:
        assert socket.closed() == (4001, [])
    for secret in ("qh_nothing", "nothing", "qh_" + "x" * 5000):
        program = served.person(Authorization=f"Bearer {secret}")
        assert program.refused(f"tables/{table}/socket") == (401, "auth/needed")


# Signed out


def lock(person: Person) -> None:
    """Lock somebody as `queenhigh users lock` does it, on a store of its own beside the server's."""
    store = open_store(person.served.settings.folder, serving=False)
    people = People(store, ServerClock())
    try:
        asyncio.run(people.lock(person.id))
    finally:
        people.close()
        store.close()


NEW_PASSWORD = {"old": PASSWORD, "new": "another long phrase"}


@pytest.mark.parametrize(
    ("end", "own", "other", "token"),
    [
        (lambda own, token: own.web.delete("/session"), True, False, False),
        (lambda own, token: own.web.put("/me/password", json=NEW_PASSWORD), True, True, False),
        (lambda own, token: own.web.delete(f"/me/tokens/{token.token_id}"), False, False, True),
        (lambda own, token: own.served.later(days=1, minutes=1), False, False, True),
        (lambda own, token: lock(own), True, True, True),
    ],
    ids=["signing out", "a new password", "the end of a token", "the day it expires", "another process"],
)
def test_what_ends_a_session_or_a_token_ends_its_sockets_and_no_other(
    served: Served, table: str, end: Callable[[Person, Person], Any], own: bool, other: bool, token: bool
) -> None:
    name = f"Browser {table}"
    one = served.staff("player", name)
    two = served.person()
    two.come_in("session", {"name": name, "password": PASSWORD})
    program = one.program("play", days=1)
    with (
        one.at_table(table) as mine,
        one.at("lobby/socket") as lobby,
        two.at_table(table) as others,
        program.at_table(table) as programs,
    ):
        end(one, program)
        for socket, ends in ((mine, own), (lobby, own), (others, other), (programs, token)):
            if ends:
                assert socket.closed()[0] == 4001
            else:
                assert socket.tell("ping") == socket.of("pong")["id"]
    assert two.web.get("/me").status_code == (401 if other else 200)
    assert program.web.get("/me").status_code == (401 if token else 200)


# On every frame


def test_thirty_frames_a_second_are_enough(served: Served, table: str) -> None:
    with served.guest().at_table(table) as socket:
        with contextlib.suppress(ConnectionClosed):  # it may be closed while we are still sending
            for _ in range(20 * FRAMES_PER_SECOND):
                socket.tell("ping")
        code, frames = socket.closed()
    assert code == 4008
    kinds = [frame["type"] for frame in frames]
    assert kinds.count("refused") == STRIKES
    assert {frame["code"] for frame in frames if frame["type"] == "refused"} == {"rate/limited"}
    assert kinds.count("pong") >= FRAMES_PER_SECOND


def test_a_role_that_is_taken_away_counts_from_the_next_frame(served: Served, table: str) -> None:
    """Within a second if another process takes it."""
    boss = served.staff("supervisor", "Berta")

    with boss.at_table(table) as socket:
        assert socket.do("pause")["paused"]
        served.run(lambda works: works.people.set_role(boss.id, "player"))
        assert socket.do("pause", paused=False)["code"] == "auth/forbidden"
        served.run(lambda works: works.people.set_role(boss.id, "dealer"))
        assert not socket.do("pause", paused=False)["paused"]
        served.sql("UPDATE people SET role = 'player' WHERE id = ?", boss.id)
        wait_until(lambda: socket.do("pause", paused=False).get("code") == "auth/forbidden", pause=0.1)


def test_while_the_store_does_not_answer_sockets_stay_and_commands_are_put_off(
    served: Served, table: str
) -> None:
    guest = served.guest()

    async def no_store(*_: object) -> None:
        raise StoreError("the database is gone")

    with guest.at_table(table) as socket:
        socket.next()
        served.run(lambda works: setattr(works.people, "session", no_store))
        try:
            assert socket.do("seat", id="wait")["code"] == "server/stopping"
            assert problem(guest.web.get("/me")) == (503, "server/stopping")
            assert guest.refused(f"tables/{table}/socket") == (503, "server/stopping")
        finally:
            served.run(lambda works: delattr(works.people, "session"))
        assert socket.do("seat", id="wait")["type"] == "view", "the same command goes through later"
        assert socket.do("leave")["type"] == "view"
    assert "the database is gone" in served.log.getvalue()


# The server stops


def test_everybody_is_told_when_to_come_back_and_finds_the_round_as_it_was(tmp_path: Path) -> None:
    with served_in(tmp_path) as served:
        player = served.guest()
        table = player.open_table()
        with (
            player.seated(table, box=1) as socket,
            served.person().at_table(table) as watching,
            served.person().at("lobby/socket?language=es") as spanish,
        ):
            before = socket.bet()
            cookie = player.cookie
            served.begin_stop()
            for each, message in ((socket, ""), (watching, ""), (spanish, closing_text(1012, "es"))):
                code, frames = each.closed()
                assert code == 1012
                assert frames[-1] == {
                    "type": "closing", "code": 1012, "retry_ms": RETRY_MS, "message": message,
                }  # fmt: skip
    with served_in(tmp_path) as served:
        again = served.person(Cookie=cookie)
        with again.at(f"tables/{table}/socket", Cookie=cookie) as socket:
            first = socket.next()
            assert first["me"]["boxes"] == [1]
            assert first["frame"]["round"] == before["round"]
            stakes_minor = [view["view"]["boxes"][0]["stakes_minor"] for view in (first["frame"], before)]
            assert stakes_minor[0] == stakes_minor[1]


def test_a_command_under_way_is_finished_and_a_new_one_is_not_begun(tmp_path: Path) -> None:
    with served_in(tmp_path, stop_seconds=60) as served:
        player = served.guest()
        gate = threading.Event()

        def hold(works: Works) -> object:
            """Have everything that is to be written wait for the gate."""
            return asyncio.create_task(works.store.run(lambda sql: gate.wait(PATIENCE)))

        table = player.open_table()
        with player.at_table(table) as one, served.guest().at_table(table) as two:
            one.next()
            served.run(lambda works: [hold(works)])
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
