"""Coming in over HTTP: guests, names and passwords, the cookie, and what ends it everywhere."""

from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from kit.server.served import PASSWORD, QUICK, Served, problem, served_in
from queenhigh.words import catalogue


def cookie_of(answer: httpx.Response) -> SimpleCookie:
    [line] = answer.headers.get_list("set-cookie")
    return SimpleCookie(line)


def signed_in(served: Served, name: str, password: str = PASSWORD) -> httpx.Response:
    return served.person().come_in("session", {"name": name, "password": password})


def test_a_guest_comes_in_with_one_click(served: Served) -> None:
    person = served.person()
    answer = person.web.post("/guest")
    person.be(answer)
    assert answer.status_code == 201
    assert answer.json()["guest"]
    assert person.web.get("/me").json()["name"] == person.name != ""
    assert served.person().come_in("guest", {"name": person.name}).json()["code"] == "name/taken"


def test_the_cookie_is_for_this_browser_and_a_month(served: Served) -> None:
    """Its other attributes are in tests/contracts/http.txt; what a stranger says of proxies changes none."""
    for headers in ({}, {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}):
        cookie = cookie_of(served.person(**headers).come_in("guest", {}))["queenhigh"]
        assert not cookie["secure"], "there is no TLS here"
        assert not cookie["domain"]
        assert int(cookie["max-age"]) == pytest.approx(30 * 86_400, abs=60)
        assert len(cookie.value) >= 43


@pytest.mark.parametrize("other", ['theme={"x": 1}', "a b=c", "=", "queenhigh2=x", "x=\xfc", "", "x"])
def test_the_cookies_of_other_programs_are_in_nobodys_way(served: Served, other: str) -> None:
    person = served.guest()
    for cookies in (f"{other}; {person.cookie}", f"{person.cookie};{other}"):
        headers = {b"Cookie": cookies.encode("latin-1")}
        assert person.web.get("/me", headers=headers).status_code == 200


def test_behind_a_proxy_that_speaks_tls_the_cookie_is_secure(tmp_path: Path) -> None:
    with served_in(tmp_path, proxy="127.0.0.1", hosts=("queen.example",)) as served:
        host = {"Host": "queen.example", "Origin": "https://queen.example"}
        outside = {**host, "X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7"}
        answer = served.person(**outside).come_in("guest", {})
        assert answer.status_code == 201, answer.text
        assert cookie_of(answer)["queenhigh"]["secure"]
        assert "max-age" in answer.headers["strict-transport-security"]
        plain = served.person(**host).come_in("guest", {})
        assert problem(plain) == (403, "http/origin"), "the scheme is that of the browser"


def test_signing_in_gives_a_new_id_and_ends_the_session_before(served: Served) -> None:
    person = served.staff("player", "Fresh Start")
    first = person.cookie
    answer = person.come_in("session", {"name": "fresh start", "password": PASSWORD})
    assert answer.status_code == 201
    assert person.cookie != first
    assert served.person(Cookie=first).web.get("/me").status_code == 401
    assert person.web.get("/me").json()["name"] == "Fresh Start"


def test_signing_out_ends_the_session_and_its_cookie(served: Served) -> None:
    person = served.guest()
    cookie = person.cookie
    answer = person.web.delete("/session")
    assert answer.status_code == 204
    assert cookie_of(answer)["queenhigh"]["max-age"] == "0"
    assert served.person(Cookie=cookie).web.get("/me").status_code == 401
    assert problem(person.web.delete("/session")) == (401, "auth/needed")


def test_guessing_locks_the_name_for_a_while_whether_it_exists_or_not(tmp_path: Path) -> None:
    with served_in(tmp_path) as served:
        served.staff("player", "Locked Out")
        guest = served.guest().name
        told = []
        for name in ("Locked Out", "Never Was", guest):
            *wrong, locked = (signed_in(served, name, f"wrong guess {count}") for count in range(6))
            assert [problem(answer) for answer in wrong] == [(401, "auth/wrong")] * 5
            assert problem(locked) == (429, "rate/limited")
            assert int(locked.headers["retry-after"]) > 0
            told.append([answer.json() for answer in wrong])
        assert told[0] == told[1] == told[2]
        assert signed_in(served, "locked out").json()["code"] == "rate/limited", "the right one waits too"
        served.later(minutes=1)
        assert signed_in(served, "Locked Out").status_code == 201


def test_guessing_locks_the_address_whatever_the_names(tmp_path: Path) -> None:
    with served_in(tmp_path, proxy="127.0.0.1", plain_passwords=True) as served:

        def guess(address: str, name: str) -> str:
            person = served.person(**{"X-Forwarded-For": address})
            body = {"name": name, "password": "wrong guess"}
            return str(person.come_in("session", body).json()["code"])

        assert {guess("2001:db8::1", f"n{count}") for count in range(20)} == {"auth/wrong"}
        assert guess("2001:db8::ffff", "another") == "rate/limited"
        assert guess("2001:db8:0:1::1", "another") == "auth/wrong"


def test_a_new_password_ends_every_session_and_begins_one(served: Served) -> None:
    """The tests of sockets show which sessions and tokens it ends."""
    person = served.staff("player", "New Broom")
    cookie = person.cookie
    for wrong in ({}, {"old": "wrong guess"}):
        changed = person.web.put("/me/password", json={**wrong, "new": "another long phrase"})
        assert problem(changed) == (401, "auth/wrong")
    short = person.web.put("/me/password", json={"old": PASSWORD, "new": "short"})
    assert problem(short) == (422, "password/unfit")
    assert person.cookie == cookie

    answer = person.web.put("/me/password", json={"old": PASSWORD, "new": "another long phrase"})
    assert answer.status_code == 200, answer.text
    person.be(answer)
    assert person.cookie != cookie
    assert person.web.put("/me/limits", json={}).status_code == 200, "with the token of the new session"
    assert served.person(Cookie=cookie).web.get("/me").status_code == 401
    assert signed_in(served, "New Broom").json()["code"] == "auth/wrong"
    assert signed_in(served, "New Broom", "another long phrase").status_code == 201


@pytest.mark.parametrize(
    ("scheme", "address", "settings", "taken"),
    [
        ("https", "198.51.100.7", {}, True),
        ("http", "198.51.100.7", {}, False),
        ("http", "198.51.100.7", {"plain_passwords": True}, True),
        ("http", "127.0.0.1", {}, True),
        ("http", "127.0.0.1", {"people": replace(QUICK, passwords=False)}, False),
    ],
)
def test_a_password_comes_over_tls_or_from_this_machine_if_there_are_any(
    tmp_path: Path, scheme: str, address: str, settings: dict[str, Any], taken: bool
) -> None:
    with served_in(tmp_path, proxy="127.0.0.1", **settings) as served:
        served.run(lambda works: works.people.add("Anna", PASSWORD))
        origin = served.origin.replace("http", scheme)
        headers = {"X-Forwarded-Proto": scheme, "X-Forwarded-For": address, "Origin": origin}
        answers = [
            served.person(**headers).come_in(how, {"name": name, "password": PASSWORD})
            for how, name in (("session", "Anna"), ("users", "Bella"))
        ]
        guest = served.person(**headers)
        cookie = guest.come_in("guest", {}).headers["set-cookie"].partition(";")[0]
        answers.append(guest.web.put("/me/password", json={"new": PASSWORD}, headers={"Cookie": cookie}))
        if taken:
            assert [answer.status_code for answer in answers] == [201, 201, 200]
        else:
            assert [problem(answer) for answer in answers] == [(403, "auth/forbidden")] * 3


def test_problems_are_told_in_the_language_that_is_asked_for(served: Served) -> None:
    for asked, language in (("es-MX, en;q=0.5", "es"), ("tlh, en;q=0.5, es;q=0.1", "en")):
        answer = served.person(**{"Accept-Language": asked}).web.get("/me")
        assert answer.json()["title"] == catalogue(language).say("server", "auth/needed")
