"""How sockets end: each with its code, whoever or whatever ends them; and what is checked on every frame."""

import asyncio
import contextlib

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kit.server.pair import wait_until
from kit.server.served import PASSWORD, Person, Served
from queenhigh.people import People
from queenhigh.server.sockets.socket import FRAMES_PER_SECOND, STRIKES
from queenhigh.server.works import ServerClock, Works
from queenhigh.store.opening import open_store
from queenhigh.table.ports import StoreError


@pytest.fixture
def table(served: Served) -> str:
    """A new one each time: time is moved on by days here, and deserted tables are closed."""
    return served.guest().open_table()


def ends_with(person: Person, path: str) -> int:
    with person.at(path) as socket:
        return socket.closed()[0]


# At once


def test_there_is_no_such_table(served: Served) -> None:
    for path in ("tables/nowhere/socket", "tables/%2e%2e/socket"):
        assert ends_with(served.guest(), path) == 4004


@pytest.mark.parametrize("path", ["tables/socket", "tables/a/b/socket", "lobby", "socket", "me/socket"])
def test_there_is_no_socket_elsewhere(served: Served, path: str) -> None:
    with pytest.raises(InvalidStatus) as caught, served.guest().at(path):
        pass
    assert caught.value.response.status_code == 404
    assert b"http/no_such" in (caught.value.response.body or b"")


@pytest.mark.parametrize("path", ["lobby/socket", "tables/{table}/socket"])
def test_another_version_of_the_protocol_is_not_spoken(served: Served, table: str, path: str) -> None:
    where = path.format(table=table)
    for said in ("0", "2", "one", "1&protocol=2"):
        assert ends_with(served.guest(), f"{where}?protocol={said}") == 4009
    with served.guest().at(f"{where}?protocol=1") as socket:
        assert socket.next()["type"] in ("lobby", "table")


def test_a_session_that_has_ended_opens_no_socket(served: Served, table: str) -> None:
    guest = served.guest()
    cookie = guest.cookie
    guest.web.delete("/session")
    with guest.at(f"tables/{table}/socket", Cookie=cookie) as socket:
        assert socket.closed() == (4001, [])


def test_a_token_that_is_none_opens_no_socket(served: Served, table: str) -> None:
    for secret in ("qh_nothing", "nothing", "qh_" + "x" * 5000):
        with (
            pytest.raises(InvalidStatus) as caught,
            served.person().at(f"tables/{table}/socket", Authorization=f"Bearer {secret}"),
        ):
            pass
        assert caught.value.response.status_code == 401


# Signed out


def test_signing_out_ends_the_sockets_of_that_session_and_no_other(served: Served, table: str) -> None:
    served.run(lambda works: works.people.add("Two Browsers", PASSWORD))
    one, two = served.person(), served.person()
    for browser in (one, two):
        browser.come_in("session", {"name": "Two Browsers", "password": PASSWORD})
    with one.at_table(table) as mine, one.at("lobby/socket") as lobby, two.at_table(table) as other:
        assert one.web.delete("/session").status_code == 204
        assert mine.closed()[0] == 4001
        assert lobby.closed()[0] == 4001
        other.tell("ping")
        assert other.of("pong")


def test_a_new_password_ends_every_socket_of_theirs(served: Served, table: str) -> None:
    guest = served.guest()
    with guest.at_table(table) as socket:
        answer = guest.web.put("/me/password", json={"new": PASSWORD})
        assert answer.status_code == 200, answer.text
        assert socket.closed()[0] == 4001


def test_a_token_that_is_ended_ends_its_sockets(served: Served, table: str) -> None:
    guest = served.guest()
    program = guest.program("play")
    with program.at_table(table) as socket, guest.at_table(table) as own:
        assert guest.web.delete(f"/me/tokens/{program.token_id}").status_code == 204
        assert socket.closed()[0] == 4001
        assert own.tell("ping") == own.of("pong")["id"]


def test_a_session_that_another_process_ends_has_no_socket_any_more(served: Served, table: str) -> None:
    """As `queenhigh users lock` does it, on a store of its own beside the server's."""
    guest, program = served.guest(), served.guest().program("watch")
    with guest.at_table(table) as socket, program.at_table(table) as watching:
        store = open_store(served.settings.folder, serving=False)
        people = People(store, ServerClock())
        try:
            for id in (guest.id, program.id):
                asyncio.run(people.lock(id))
        finally:
            people.close()
            store.close()
        assert socket.closed()[0] == 4001
        assert watching.closed()[0] == 4001
    assert guest.web.get("/me").status_code == 401


def test_a_token_that_expires_ends_its_sockets(served: Served, table: str) -> None:
    program = served.guest().program("play", days=1)
    with program.at_table(table) as socket:
        assert program.web.get("/me").status_code == 200
        served.later(days=1, minutes=1)
        assert socket.closed()[0] == 4001
    assert program.web.get("/me").json()["code"] == "auth/needed"


# Too much


def test_forty_unreadable_frames_are_too_many(served: Served, table: str) -> None:
    with served.guest().at_table(table) as socket:
        for _ in range(STRIKES - 1):
            socket.raw.send("{")
        socket.tell("ping")
        socket.of("pong")
        socket.raw.send("{")
        assert socket.closed()[0] == 4000


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


# Rights on every frame


def test_a_role_that_is_taken_away_counts_from_the_next_frame(served: Served, table: str) -> None:
    boss = served.staff("supervisor", "Berta")
    with boss.at_table(table) as socket:
        assert socket.do("pause")["paused"]
        served.run(lambda works: works.people.set_role(boss.id, "player"))
        assert socket.do("pause", paused=False)["code"] == "auth/forbidden"
        served.run(lambda works: works.people.set_role(boss.id, "dealer"))
        assert not socket.do("pause", paused=False)["paused"]


def test_a_role_that_another_process_takes_away_counts_within_a_second(served: Served, table: str) -> None:
    boss = served.staff("dealer", "Berta Two")

    async def take(works: Works) -> None:
        query = "UPDATE people SET role = 'player' WHERE id = ?"
        await works.store.run(lambda sql: sql.execute(query, boss.id))

    with boss.at_table(table) as socket:
        assert socket.do("pause")["paused"]
        assert not socket.do("pause", paused=False)["paused"]
        served.run(take)
        wait_until(lambda: socket.do("pause", paused=False).get("code") == "auth/forbidden", pause=0.1)


# A store that does not answer


def test_while_the_store_does_not_answer_sockets_stay_and_commands_are_put_off(
    served: Served, table: str
) -> None:
    guest = served.guest()

    async def no_store(*_: object) -> None:
        raise StoreError("the database is gone")

    async def cut(works: Works) -> None:
        vars(works.people).update(session=no_store)

    async def mend(works: Works) -> None:
        del vars(works.people)["session"]

    with guest.at_table(table) as socket:
        socket.next()
        served.run(cut)
        try:
            assert socket.do("seat", id="wait")["code"] == "server/stopping"
            answer = guest.web.get("/me")
            assert (answer.status_code, answer.json()["code"]) == (503, "server/stopping")
            with pytest.raises(InvalidStatus) as caught, guest.at_table(table):
                pass
            assert caught.value.response.status_code == 503
        finally:
            served.run(mend)
        assert socket.do("seat", id="wait")["type"] == "view", "the same command goes through later"
        assert socket.do("leave")["type"] == "view"
    assert "the database is gone" in served.log.getvalue()
