"""`queenhigh users` and `tables`, beside a server that runs and where none does."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kit import golden
from kit.command import refused, run, run_json
from kit.server.people_house import CHEAP, HERE, PeopleHouse, go
from kit.server.served import PATIENCE, Served, served_in
from queenhigh.cli.verbs.serve import tables as verb
from queenhigh.store.opening import open_store


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait as long as a server takes on a busy machine, and take no time for passwords."""
    monkeypatch.setattr(verb, "PATIENCE_SECONDS", PATIENCE)
    monkeypatch.setattr("queenhigh.people.people.PeopleSettings", lambda: CHEAP)


# users


@pytest.fixture
def home(tmp_path: Path) -> Iterator[PeopleHouse]:
    """People of a server that is running while the command line does its work."""
    with closing(open_store(tmp_path)) as store:
        made = PeopleHouse(store)
        yield made
        made.close()


def users(tmp_path: Path, *words: str) -> tuple[str, ...]:
    return ("users", *words, "--data", str(tmp_path))


def test_the_first_admin_is_made_here_and_can_sign_in(home: PeopleHouse, tmp_path: Path) -> None:
    result = run(*users(tmp_path, "add", "Ann", "--role", "admin"), stdin="correct horse\ncorrect horse\n")
    assert result.exit_code == 0, result.output
    assert "correct" not in result.output
    assert go(home.people.sign_in("Ann", "correct horse", HERE)).person.role == "admin"


def test_a_password_comes_from_a_file(home: PeopleHouse, tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("correct horse\nanother line\n", encoding="utf-8")
    added = run_json(*users(tmp_path, "add", "Ann", "--password-file", str(file)))
    assert (added["name"], added["role"], added["guest"], added["locked"]) == ("Ann", "player", False, False)
    assert go(home.people.sign_in("Ann", "correct horse", HERE)).person.id == added["id"]
    run_json(*users(tmp_path, "add", "Ben", "--password-file", "-"), stdin="correct horse")


def test_a_role_is_given_and_taken(home: PeopleHouse, tmp_path: Path) -> None:
    ann = go(home.people.guest("Ann", HERE))
    given = run_json(*users(tmp_path, "role", "ANN", "dealer"))
    assert (given["id"], given["role"]) == (ann.person.id, "dealer")
    assert run_json(*users(tmp_path, "role", "Ann", "player"))["role"] == "player"


def test_who_is_locked_is_out_and_let_in_again(home: PeopleHouse, tmp_path: Path) -> None:
    ann = go(home.people.register("Ann", "correct horse", HERE))
    assert run_json(*users(tmp_path, "lock", "Ann"))["locked"]
    assert go(home.people.session(ann.session_token)) is None
    assert not run_json(*users(tmp_path, "lock", "Ann", "--off"))["locked"]
    go(home.people.sign_in("Ann", "correct horse", HERE))


def test_everybody_is_listed(home: PeopleHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_json(*users(tmp_path, "list"))["users"] == []
    monkeypatch.setattr("queenhigh.cli.verbs.serve.users.PAGE", 2)
    for name in ("Cleo", "bold", "Ann", "Ben", "Dora"):
        go(home.people.guest(name, HERE))
    go(home.people.lock(go(home.people.list_people())[0].id))
    listed = run_json(*users(tmp_path, "list"))["users"]
    assert [each["name"] for each in listed] == ["Ann", "Ben", "bold", "Cleo", "Dora"]
    assert "password" not in str(listed)
    shown = run(*users(tmp_path, "list")).output
    assert all(each["id"] in shown for each in listed)


def test_only_who_adds_somebody_makes_a_database(tmp_path: Path) -> None:
    new = tmp_path / "new"
    for words in (("list",), ("lock", "Ann"), ("role", "Ann", "admin")):
        assert refused(*users(new, *words)) == (1, "StoreError")
    assert not new.exists()
    run_json(*users(new, "add", "Ann", "--password-file", "-"), stdin="correct horse")
    assert [each["name"] for each in run_json(*users(new, "list"))["users"]] == ["Ann"]


# tables


def there(served: Served, *words: str) -> tuple[str, ...]:
    return ("tables", *words, "--data", served.settings.data)


def listed(served: Served, *words: str) -> dict[str, dict[str, Any]]:
    found = run_json(*there(served, "list", *words))["tables"]
    return {table["id"]: table for table in found}


def opened(served: Served, *words: str) -> str:
    answer = run_json(*there(served, "open", *words))
    assert answer["done"]
    return str(answer["table"])


def test_a_table_is_opened_listed_paused_and_closed(served: Served) -> None:
    id = opened(served, "prime", "--name", "Corner", "--boxes", "3", "--reveal", "all", "--no-bots")
    table = listed(served)[id]
    assert (table["name"], table["house"], table["boxes"], table["reveal"]) == ("Corner", "prime", 3, "all")
    card = served.person().web.get(f"/tables/{id}").json()
    assert card["settings"]["bots"] is False
    assert run_json(*there(served, "pause", id))["done"]
    assert listed(served)[id]["paused"]
    assert served.person().web.get(f"/tables/{id}").json()["paused"]
    assert run_json(*there(served, "pause", id, "--off"))["done"]
    assert not listed(served)[id]["paused"]
    assert run_json(*there(served, "close", id))["done"]
    assert id not in listed(served)
    assert listed(served, "--all")[id]["stage"] == "closed"
    assert refused(*there(served, "close", id)) == (1, "Refused")


def test_a_list_stays_one_on_80_columns_whatever_the_house_is_called(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = {"id": "t12345678901", "name": "The table by the window on the upper floor", "taken": 3, "boxes": 7}
    row |= {"house": "millionaire_progressive", "round": 12, "stage": "deciding", "paused": True, "code": ""}

    async def told(*_: object) -> list[dict[str, Any]]:
        return [row]

    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(verb, "_told", told)
    output = run(*there(served, "list")).output
    assert re.search("Id +Name +House +Boxes +Round", output)
    assert {"t12345678901", "millionaire_progressive", "window", "paused"} <= set(output.split())


@pytest.mark.golden
def test_what_is_done_is_told_as_committed(served: Served) -> None:
    told = run(*there(served, "open", "prime")).output
    id = told.split()[1]
    for words in (("pause", id), ("pause", id, "--off"), ("close", id)):
        told += run(*there(served, *words)).output
    golden.compare("golden/texts/printed/tables.txt", told.replace(id, "ID"))


def test_its_code_is_told_and_lets_people_in(served: Served) -> None:
    said = run(*there(served, "open", "rws", "--code")).output
    id = said.split()[1]
    code = said.split()[-1].rstrip(".")
    assert listed(served)[id]["code"] == code
    assert code in run(*there(served, "list")).output
    told = run_json(*there(served, "open", "rws", "--code"))
    assert told["code"] == listed(served)[told["table"]]["code"]
    assert run_json(*there(served, "open", "rws"))["code"] is None
    guest = served.guest()
    with guest.at_table(id) as socket:
        assert socket.do("seat", box=1)["code"] == "table/code"
        assert socket.do("seat", box=1, code=code)["type"] == "view"


def test_a_house_file_of_ones_own_with_posted_settings(served: Served, tmp_path: Path) -> None:
    file = tmp_path / "corner.toml"
    file.write_text('base = "rws"\nid = "corner"\nname = "Corner"\n', encoding="utf-8")
    id = opened(served, str(file), "--table", "ante=20..300")
    card = served.person().web.get(f"/tables/{id}").json()
    assert card["house"] == "corner"
    assert str(tmp_path) not in str(card)
    ante = next(limit for limit in card["limits"] if limit["wager"] == "ante")
    assert (ante["least_minor"], ante["most_minor"]) == (2_000, 30_000)


@pytest.mark.parametrize("name", ["a\u202eb", "a\udcffb"])
def test_a_table_cannot_have_every_name(served: Served, name: str) -> None:
    assert refused(*there(served, "open", "rws", "--name", name)) == (2, "BadParameter")


def test_where_no_server_runs_it_is_done_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verb, "PATIENCE_SECONDS", 0.2)
    place = ("--data", str(tmp_path))
    run("db", "upgrade", *place)
    assert run_json("tables", "list", *place)["tables"] == []
    left = run_json("tables", "open", "draw", "--code", *place)
    assert (left["done"], left["code"]) == (False, None)
    with served_in(tmp_path, open_tables=False) as served:
        monkeypatch.setattr(verb, "PATIENCE_SECONDS", PATIENCE)
        opened(served, "rws")
        assert listed(served)[left["table"]]["house"] == "draw"
