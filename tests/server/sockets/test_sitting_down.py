"""Sitting down over a socket: what is refused leaves nothing behind, and a code is guessed once a command."""

import pytest

from kit.server.served import Person, Served


def purses(person: Person) -> list[object]:
    found: list[object] = person.web.get("/me").json()["purses"]
    return found


def test_a_seat_that_is_refused_grants_no_purse(served: Served) -> None:
    ann, ben = served.guest(), served.guest()
    open_table, by_code = ann.open_table(), ann.open_table(entry="code")
    with ann.at_table(open_table) as sitting, ben.at_table(open_table) as socket:
        sitting.do("seat", box=2)
        for box, code in ((2, "seat/taken"), (9, "box/unknown")):
            assert socket.do("seat", box=box)["code"] == code
        assert purses(ben) == []
        with ben.at_table(by_code) as other:
            assert other.do("seat")["code"] == "table/code"
        assert purses(ben) == []
        assert ben.web.get("/me/ledger").json()["transfers"] == []
        seated = socket.do("seat")
        assert seated["purse_minor"] == 100_000
        assert len(purses(ben)) == 1


def test_a_code_is_guessed_once_however_often_the_command_comes(served: Served) -> None:
    ann, ben = served.guest(), served.guest()
    table = ann.open_table(entry="code")
    with ben.at_table(table) as socket:
        for _ in range(9):
            assert socket.do("seat", id="k1", code="AAAAAA")["code"] == "table/code"
        assert socket.do("seat", id="k1", code=ann.code)["code"] == "command/differs"
        assert socket.do("seat", id="k2", code=ann.code.lower())["answer"]["box"] == 1
        assert socket.do("seat", id="k2", code=ann.code.lower())["answer"]["box"] == 1


@pytest.mark.parametrize(
    ("bar", "code"),
    [({"exclude_days": "forever"}, "limit/excluded"), ({"break_minutes": 60}, "limit/break")],
)
def test_whoever_barred_themselves_begins_nothing(served: Served, bar: dict[str, object], code: str) -> None:
    ann, ben = served.guest(), served.guest()
    table = ben.open_table()
    with ann.at_table(table) as socket:
        assert ann.web.put("/me/limits", json=bar).is_success
        assert socket.do("seat")["code"] == code
        assert purses(ann) == []
        opened = ann.web.post("/tables", json={"house": "rws"})
        assert (opened.status_code, opened.json()["code"]) == (409, code)
    assert ben.web.put("/me/limits", json=bar).is_success
    called = ben.web.post(f"/tables/{table}/bots", json={})
    assert (called.status_code, called.json()["code"]) == (409, code)


def test_the_lobby_is_told_everything_again_on_sync(served: Served) -> None:
    with served.person().at("lobby/socket") as lobby:
        first = lobby.of("lobby")
        lobby.tell("sync")
        again = lobby.of("lobby")
        assert [table["id"] for table in again["tables"]] == [table["id"] for table in first["tables"]]


def test_everything_has_every_field_of_a_view(served: Served) -> None:
    ann = served.guest()
    with ann.at_table(ann.open_table()) as socket:
        everything = socket.of("table")
        view = socket.do("seat")
        assert everything["frame"].keys() == view.keys()
        assert everything["frame"]["answer"] is None
