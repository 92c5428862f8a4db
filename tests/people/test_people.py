"""Coming in, being known, going: guests, names, passwords, roles and locks."""

import asyncio
import threading
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from kit.server.people_house import CHEAP, HERE, PeopleHouse, go, refused
from queenhigh.people import SignedIn
from queenhigh.people.names import check_name
from queenhigh.store.columns import COLUMNS
from queenhigh.table.ports import StoreError


async def at_once(*asked: Coroutine[Any, Any, SignedIn]) -> list[SignedIn | BaseException]:
    return await asyncio.gather(*asked, return_exceptions=True)


def test_a_guest_comes_in_with_one_click_under_a_free_name(home: PeopleHouse) -> None:
    ann, ben = (home.guest(None) for _ in range(2))
    assert ann.person.guest
    assert check_name(ann.person.name) == ann.person.name
    assert ann.person.id != ben.person.id
    assert ann.person.name != ben.person.name
    session = home.known(ann.session_token)
    assert (session.person, session.csrf, session.roles) == (ann.person, ann.csrf, ("player",))
    assert home.guest(" Ann ").person.name == "Ann"


def test_free_names_do_not_run_out(home: PeopleHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("FIRST", "SECOND"):
        monkeypatch.setattr(f"queenhigh.people.names.{place}", ("Amber",))

    async def many() -> list[SignedIn]:
        return [await home.people.guest(None, HERE) for _ in range(60)]

    assert len({each.person.name for each in go(many())}) == 60


@pytest.mark.parametrize(
    ("typed", "code"),
    [("ann lee", "name/taken"), ("ＡＮＮ Lee", "name/taken"), ("AnnLee", "name/lookalike"), ("Ánn L3e", ""),
     ("Ann-1ee", "name/lookalike"), ("Аnn Lee", "name/unfit"), ("Ann Lee\u200b", "name/unfit")],
)  # fmt: skip
def test_a_name_is_taken_once_and_so_is_its_look(home: PeopleHouse, typed: str, code: str) -> None:
    home.register("Ann Lee")
    if code:
        assert refused(home.people.register(typed, "another pass", HERE)).code == code
        assert refused(home.people.guest(typed, HERE)).code == code
        assert home.runner.ask("SELECT COUNT(*) FROM people") == [(1,)]
    else:
        assert home.register(typed, "another pass").person.name == typed


def test_a_name_asked_for_twice_at_once_is_given_once(home: PeopleHouse) -> None:
    asked = (home.people.register("Ann", "correct horse", HERE) for _ in range(2))
    assert sorted(isinstance(each, SignedIn) for each in go(at_once(*asked))) == [False, True]


def test_sign_in_by_name_and_password(home: PeopleHouse) -> None:
    ann = home.register()
    again = home.sign_in("ＡＮＮ")
    assert again.person == ann.person
    assert not again.person.guest
    assert again.session_token != ann.session_token
    assert home.fails() == "auth/wrong"
    home.register("Ben", "pa\u00dfw\u00f6rter")
    home.sign_in("Ben", "pa\u00dfwo\u0308rter")


@pytest.mark.parametrize("password", ["", "1234567", "x" * 201, "Ann", "ANN Lee Long", "bad\ud800password"])
def test_a_password_has_8_to_200_characters_and_is_not_the_name(home: PeopleHouse, password: str) -> None:
    assert refused(home.people.register("Ann Lee Long", password, HERE)).code == "password/unfit"
    assert home.runner.ask("SELECT * FROM people") == []


def test_nothing_secret_is_stored(home: PeopleHouse) -> None:
    ann = home.register()
    _, secret = home.token(ann.person.id)
    with home.runner.store.reader() as reader:
        stored = "\n".join(str(row) for table in COLUMNS for row in reader.rows(table))
    assert ann.person.id in stored
    for hidden in ("correct horse", ann.session_token, ann.csrf, secret, secret.removeprefix("qh_")):
        assert hidden not in stored
    assert "$argon2id$" in stored


def test_a_hash_is_renewed_when_its_parameters_move(home: PeopleHouse) -> None:
    home.register()
    [(old,)] = home.runner.ask("SELECT password FROM people")
    stronger = home.another(msgspec.structs.replace(CHEAP, argon2_passes=2))
    assert refused(stronger.sign_in("Ann", "wrong horse", HERE)).code == "auth/wrong"
    assert home.runner.ask("SELECT password FROM people") == [(old,)]
    go(stronger.sign_in("Ann", "correct horse", HERE))
    [(new,)] = home.runner.ask("SELECT password FROM people")
    assert "t=1" in old
    assert "t=2" in new
    go(stronger.sign_in("Ann", "correct horse", HERE))
    assert home.runner.ask("SELECT password FROM people") == [(new,)]


def test_a_new_password_ends_every_session_everywhere(home: PeopleHouse) -> None:
    first = home.register()
    second = home.sign_in()
    ben = home.guest("Ben")
    id = first.person.id
    assert refused(home.people.set_password(id, "wrong horse", "battery staple")).code == "auth/wrong"
    assert refused(home.people.set_password(id, "correct horse", "short")).code == "password/unfit"
    assert home.session(first.session_token)
    go(home.people.set_password(id, "correct horse", "battery staple"))
    assert home.session(first.session_token) is None
    assert home.session(second.session_token) is None
    assert home.session(ben.session_token)
    assert [person for _, person in home.ended] == [id, id]
    assert home.fails("Ann", "correct horse") == "auth/wrong"
    home.sign_in("Ann", "battery staple")


def test_a_guest_who_sets_a_password_keeps_who_they_are(home: PeopleHouse) -> None:
    ann = home.guest()
    assert home.fails("Ann", "") == "auth/wrong"
    go(home.people.set_password(ann.person.id, "", "correct horse"))
    again = home.sign_in()
    assert again.person.id == ann.person.id
    assert not again.person.guest


def test_the_old_password_cannot_be_guessed_by_who_has_the_cookie(home: PeopleHouse) -> None:
    id = home.register().person.id
    codes = [refused(home.people.set_password(id, f"guess {n}", "battery staple")).code for n in range(7)]
    assert codes == ["auth/wrong"] * 5 + ["rate/limited"] * 2


def test_unknown_roles_and_people_are_refused(home: PeopleHouse) -> None:
    ann = home.guest()
    assert "known" in refused(home.people.set_role(ann.person.id, "king")).facts
    for work in (
        home.people.set_role("nobody", "admin"),
        home.people.lock("no\0body\ud800"),
        home.people.set_password("nobody", "", "correct horse"),
        home.people.make_token("nobody", ["play"], 1),
    ):
        assert refused(work).code == "person/unknown"


def test_who_is_locked_is_out_at_once_and_stays_out(home: PeopleHouse) -> None:
    ann = home.register()
    id, secret = home.token(ann.person.id)
    assert home.session(ann.session_token)
    assert home.bearer(secret)
    go(home.people.lock(ann.person.id))
    assert home.session(ann.session_token) is None
    assert home.bearer(secret) is None
    assert {session for session, _ in home.ended} >= {id}
    assert len(home.ended) == 2
    assert home.fails() == "auth/wrong"
    assert home.fails("Ann", "correct horse") == "auth/forbidden"
    go(home.people.unlock(ann.person.id))
    assert home.session(ann.session_token) is None
    home.sign_in()


def test_people_are_found_by_id_by_name_and_in_order(home: PeopleHouse) -> None:
    made = {name: home.guest(name).person for name in ("Cleo", "ann", "Ben")}
    assert go(home.people.person(made["Ben"].id)) == made["Ben"]
    assert go(home.people.person("nobody")) is None
    assert go(home.people.by_name("ANN")) == made["ann"]
    assert go(home.people.by_name("\0\ud800")) is None
    assert [person.name for person in go(home.people.list_people())] == ["ann", "Ben", "Cleo"]
    assert [person.name for person in go(home.people.list_people(after="ann", most=1))] == ["Ben"]
    ids = [person.id for person in made.values()]
    assert go(home.people.names([*ids, "nobody"])) == {person.id: person.name for person in made.values()}
    assert go(home.people.names([])) == {}


def test_too_many_new_people_from_one_address_wait(home: PeopleHouse) -> None:
    people = home.another(msgspec.structs.replace(CHEAP, new_people_an_hour=3))
    for _ in range(3):
        go(people.guest(None, "2001:db8::1"))
    error = refused(people.guest(None, "2001:db8::ffff"))
    assert error.code == "rate/limited"
    assert error.facts["retry_ms"] == 20 * 60_000
    go(people.guest(None, "2001:db8:0:1::1"))
    home.clock.move(minutes=20)
    go(people.guest(None, "2001:db8::2"))


def test_what_cannot_be_written_changes_nothing(home: PeopleHouse) -> None:
    home.runner.change("ALTER TABLE sessions RENAME TO gone")
    with pytest.raises(StoreError):
        home.guest()
    home.runner.change("ALTER TABLE gone RENAME TO sessions")
    assert home.runner.ask("SELECT * FROM people") == []
    home.guest()


def test_passwords_are_hashed_two_at_a_time_and_off_the_loop(
    home: PeopleHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = set()
    two = threading.Barrier(2)

    def verify(stored: str, password: bytes) -> bool:
        names.add(threading.current_thread().name)
        two.wait(timeout=30)
        return False

    monkeypatch.setattr(home.people._passwords, "_hasher", SimpleNamespace(verify=verify))
    tries = (home.people.sign_in(f"nobody{n}", "some password", f"192.0.2.{n}") for n in range(6))
    assert {getattr(each, "code", each) for each in go(at_once(*tries))} == {"auth/wrong"}
    assert names == {"password_0", "password_1"}
