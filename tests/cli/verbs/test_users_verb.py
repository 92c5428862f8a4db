"""`queenhigh users` on a real SQLite file."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from kit.command import fails, run, run_json
from kit.people_house import CHEAP, HERE, PeopleHouse, go
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
    assert "is added as admin" in result.output
    assert go(home.people.sign_in("Ann", "correct horse", HERE)).person.role == "admin"


def test_a_password_comes_from_a_file(home: PeopleHouse, tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("correct horse\nanother line\n", encoding="utf-8")
    added = run_json(*users(home, tmp_path, "add", "Ann", "--password-file", str(file)))
    assert (added["name"], added["role"], added["guest"], added["locked"]) == ("Ann", "player", False, False)
    assert go(home.people.sign_in("Ann", "correct horse", HERE)).person.id == added["id"]
    run_json(*users(home, tmp_path, "add", "Ben", "--password-file", "-"), stdin="correct horse")
    file.write_bytes(b"\xff\xfe\xff")
    wrong = users(home, tmp_path, "add", "Cleo", "--password-file", str(file))
    assert "not text in UTF-8" in fails(2, *wrong)
    assert "No such file" in fails(
        2, *users(home, tmp_path, "add", "Cleo", "--password-file", str(file) + "x")
    )


def test_a_role_is_given_and_taken(home: PeopleHouse, tmp_path: Path) -> None:
    ann = go(home.people.guest("Ann", HERE))
    given = run_json(*users(home, tmp_path, "role", "ANN", "dealer"))
    assert (given["id"], given["role"]) == (ann.person.id, "dealer")
    assert "is now player" in run(*users(home, tmp_path, "role", "Ann", "player")).output


def test_who_is_locked_is_out_and_let_in_again(home: PeopleHouse, tmp_path: Path) -> None:
    ann = go(home.people.register("Ann", "correct horse", HERE))
    assert "is locked out" in run(*users(home, tmp_path, "lock", "Ann")).output
    assert go(home.people.session(ann.session_token)) is None
    assert "let in again" in run(*users(home, tmp_path, "lock", "Ann", "--off")).output
    go(home.people.sign_in("Ann", "correct horse", HERE))


def test_everybody_is_listed(home: PeopleHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "There is nobody yet" in run(*users(home, tmp_path, "list")).output
    monkeypatch.setattr("queenhigh.cli.verbs.serve.users.PAGE", 2)
    for name in ("Cleo", "bold", "Ann", "Ben", "Dora"):
        go(home.people.guest(name, HERE))
    go(home.people.lock(go(home.people.list_people())[0].id))
    listed = run_json(*users(home, tmp_path, "list"))["users"]
    assert [each["name"] for each in listed] == ["Ann", "Ben", "bold", "Cleo", "Dora"]
    assert set(listed[0]) == {"id", "name", "role", "guest", "locked", "created_ms"}
    assert "password" not in str(listed)
    shown = run(*users(home, tmp_path, "list")).output
    assert "guest, locked" in shown
    assert listed[4]["id"] in shown


@pytest.mark.parametrize(
    ("code", "words", "said"),
    [
        (2, ("add", "dealer", "--password-file", "-"), "staff"),
        (2, ("add", "x" * 31, "--password-file", "-"), "1 to 30 characters"),
        (1, ("add", "ANN", "--password-file", "-"), "taken"),
        (1, ("add", "A nn", "--password-file", "-"), "looks like"),
        (2, ("add", "Ben", "--role", "king", "--password-file", "-"), "king"),
        (1, ("role", "Anne", "dealer"), "nobody called 'Anne'; did you mean Ann?"),
        (2, ("role", "Ann", "king"), "king"),
        (1, ("lock", "Nobody"), "nobody called"),
        (2, ("add",), "NAME"),
    ],
)
def test_what_is_wrong_is_said(
    home: PeopleHouse, tmp_path: Path, code: int, words: tuple[str, ...], said: str
) -> None:
    go(home.people.guest("Ann", HERE))
    assert said in fails(code, *users(home, tmp_path, *words), stdin="correct horse\n")
    assert len(home.runner.ask("SELECT * FROM people")) == 1


def test_a_short_password_is_refused(home: PeopleHouse, tmp_path: Path) -> None:
    words = users(home, tmp_path, "add", "Ann", "--password-file", "-")
    assert "8 to 200 characters" in fails(2, *words, stdin="short\n")


def test_only_who_adds_somebody_makes_a_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queenhigh.people.people.PeopleSettings", lambda: CHEAP)
    place = ("--data", str(tmp_path / "new"))
    for words in (("list",), ("lock", "Ann"), ("role", "Ann", "admin")):
        assert "has no queenhigh.db" in fails(1, "users", *words, *place)
    assert not (tmp_path / "new").exists()
    run_json("users", "add", "Ann", "--password-file", "-", *place, stdin="correct horse")
    assert [each["name"] for each in run_json("users", "list", *place)["users"]] == ["Ann"]


def test_one_place_not_two(tmp_path: Path) -> None:
    words = ("users", "list", "--data", str(tmp_path), "--database", "postgresql://nowhere/x")
    assert "say one of them" in fails(2, *words)
