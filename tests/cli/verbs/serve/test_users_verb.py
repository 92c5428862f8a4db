"""`queenhigh users` on a real SQLite file."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from kit.command import run, run_json
from kit.refused import refused
from kit.server.people_house import CHEAP, HERE, PeopleHouse, go
from queenhigh.store.opening import open_store


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PeopleHouse]:
    """People of a server that is running while the command line does its work."""
    monkeypatch.setattr("queenhigh.people.people.PeopleSettings", lambda: CHEAP)
    with closing(open_store(tmp_path)) as store:
        made = PeopleHouse(store)
        yield made
        made.close()


def users(home: PeopleHouse, tmp_path: Path, *words: str) -> tuple[str, ...]:
    return ("users", *words, "--data", str(tmp_path))


def test_the_first_admin_is_made_here_and_can_sign_in(home: PeopleHouse, tmp_path: Path) -> None:
    words = users(home, tmp_path, "add", "Ann", "--role", "admin")
    result = run(*words, stdin="correct horse\ncorrect horse\n")
    assert result.exit_code == 0, result.output
    assert "correct" not in result.output
    assert go(home.people.sign_in("Ann", "correct horse", HERE)).person.role == "admin"


def test_a_password_comes_from_a_file(home: PeopleHouse, tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("correct horse\nanother line\n", encoding="utf-8")
    added = run_json(*users(home, tmp_path, "add", "Ann", "--password-file", str(file)))
    assert (added["name"], added["role"], added["guest"], added["locked"]) == ("Ann", "player", False, False)
    assert go(home.people.sign_in("Ann", "correct horse", HERE)).person.id == added["id"]
    run_json(*users(home, tmp_path, "add", "Ben", "--password-file", "-"), stdin="correct horse")


def test_a_role_is_given_and_taken(home: PeopleHouse, tmp_path: Path) -> None:
    ann = go(home.people.guest("Ann", HERE))
    given = run_json(*users(home, tmp_path, "role", "ANN", "dealer"))
    assert (given["id"], given["role"]) == (ann.person.id, "dealer")
    assert run_json(*users(home, tmp_path, "role", "Ann", "player"))["role"] == "player"


def test_who_is_locked_is_out_and_let_in_again(home: PeopleHouse, tmp_path: Path) -> None:
    ann = go(home.people.register("Ann", "correct horse", HERE))
    assert run_json(*users(home, tmp_path, "lock", "Ann"))["locked"]
    assert go(home.people.session(ann.session_token)) is None
    assert not run_json(*users(home, tmp_path, "lock", "Ann", "--off"))["locked"]
    go(home.people.sign_in("Ann", "correct horse", HERE))


def test_everybody_is_listed(home: PeopleHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_json(*users(home, tmp_path, "list"))["users"] == []
    monkeypatch.setattr("queenhigh.cli.verbs.serve.users.PAGE", 2)
    for name in ("Cleo", "bold", "Ann", "Ben", "Dora"):
        go(home.people.guest(name, HERE))
    go(home.people.lock(go(home.people.list_people())[0].id))
    listed = run_json(*users(home, tmp_path, "list"))["users"]
    assert [each["name"] for each in listed] == ["Ann", "Ben", "bold", "Cleo", "Dora"]
    assert "password" not in str(listed)
    shown = run(*users(home, tmp_path, "list")).output
    assert all(each["id"] in shown for each in listed)


def test_only_who_adds_somebody_makes_a_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queenhigh.people.people.PeopleSettings", lambda: CHEAP)
    place = ("--data", str(tmp_path / "new"))
    for words in (("list",), ("lock", "Ann"), ("role", "Ann", "admin")):
        assert refused("users", *words, *place) == (1, "StoreError")
    assert not (tmp_path / "new").exists()
    run_json("users", "add", "Ann", "--password-file", "-", *place, stdin="correct horse")
    assert [each["name"] for each in run_json("users", "list", *place)["users"]] == ["Ann"]
