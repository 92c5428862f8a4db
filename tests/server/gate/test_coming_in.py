"""Coming in over HTTP: guests, names and passwords, the cookie, and what ends it everywhere."""

from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from kit.server.served import PASSWORD, QUICK, Person, Served, served_in
from queenhigh.words import catalogue


def problem(answer: httpx.Response) -> tuple[int, str]:
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    found = answer.json()
    assert found["status"] == answer.status_code
    assert found["title"]
    return answer.status_code, found["code"]


def cookie_of(answer: httpx.Response) -> SimpleCookie:
    [line] = answer.headers.get_list("set-cookie")
    return SimpleCookie(line)


def registered(served: Served, name: str) -> Person:
    person = served.person()
    answer = person.come_in("users", {"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    return person


def signed_in(served: Served, name: str, password: str = PASSWORD) -> tuple[Person, httpx.Response]:
    person = served.person()
    return person, person.come_in("session", {"name": name, "password": password})


def test_a_guest_comes_in_with_one_click(served: Served) -> None:
    person = served.person()
    answer = person.web.post("/guest")
    person.be(answer)
    assert answer.status_code == 201
    assert answer.json()["guest"]
    assert person.web.get("/me").json()["name"] == person.name != ""
    assert served.person().come_in("guest", {"name": person.name}).json()["code"] == "name/taken"


def test_the_cookie_is_for_the_browser_alone(served: Served) -> None:
    cookie = cookie_of(served.person().come_in("guest", {}))["queenhigh"]
    assert cookie["httponly"]
    assert cookie["samesite"] == "lax"
    assert cookie["path"] == "/"
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


def test_what_a_stranger_says_of_proxies_is_not_believed(served: Served) -> None:
    person = served.person(**{"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"})
    assert not cookie_of(person.come_in("guest", {}))["queenhigh"]["secure"]


def test_signing_in_gives_a_new_id_and_ends_the_session_before(served: Served) -> None:
    person = registered(served, "Fresh Start")
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


@pytest.mark.parametrize(
    ("name", "code"),
    [("ＭＡＲＹ POPPINS", "name/taken"), ("Mary P\u043eppins", "name/unfit"),
     ("\u0421\u043e\u0441\u043e", "name/lookalike"), ("", "name/unfit"), ("a\u0000b", "name/unfit"),
     ("admin", "name/reserved")],
)  # fmt: skip
def test_a_name_that_only_looks_like_another_is_refused(served: Served, name: str, code: str) -> None:
    for taken in ("Mary Poppins", "Coco"):
        served.person().come_in("users", {"name": taken, "password": PASSWORD})
    for how, body in (("guest", {"name": name}), ("users", {"name": name, "password": PASSWORD})):
        answer = served.person().come_in(how, body)
        assert answer.json()["code"] == code, (how, answer.text)
        assert not answer.headers.get("set-cookie")


@pytest.mark.parametrize("password", ["", "short", "x" * 1025, "Nobody Yet"])
def test_a_password_that_is_none_is_refused(served: Served, password: str) -> None:
    answer = served.person().come_in("users", {"name": "Nobody Yet", "password": password})
    assert (answer.status_code, answer.json()["code"]) in ((422, "password/unfit"), (400, "http/unreadable"))
    assert password not in answer.text or not password


def test_a_wrong_password_and_a_name_that_nobody_has_sound_the_same(served: Served) -> None:
    registered(served, "Somebody Known")
    known = signed_in(served, "Somebody Known", "not the pass phrase")[1]
    unknown = signed_in(served, "Somebody Unknown", "not the pass phrase")[1]
    guest = signed_in(served, served.guest().name, "not the pass phrase")[1]
    assert problem(known) == (401, "auth/wrong")
    assert known.json() == unknown.json() == guest.json()


def test_guessing_locks_the_name_for_a_while_whether_it_exists_or_not(tmp_path: Path) -> None:
    with served_in(tmp_path) as served:
        registered(served, "Locked Out")
        for name in ("Locked Out", "Never Was"):
            codes = [signed_in(served, name, f"wrong guess {count}")[1] for count in range(6)]
            assert [answer.json()["code"] for answer in codes] == ["auth/wrong"] * 5 + ["rate/limited"]
            assert int(codes[-1].headers["retry-after"]) > 0
            assert codes[-1].status_code == 429
        assert signed_in(served, "locked out")[1].json()["code"] == "rate/limited", "the right one waits too"
        served.later(minutes=1)
        assert signed_in(served, "Locked Out")[1].status_code == 201


def test_guessing_locks_the_address_whatever_the_names(tmp_path: Path) -> None:
    with served_in(tmp_path, proxy="127.0.0.1", plain_passwords=True) as served:
        home = {"X-Forwarded-For": "2001:db8::1"}
        for count in range(20):
            answer = served.person(**home).come_in(
                "session", {"name": f"n{count}", "password": "wrong guess"}
            )
            assert answer.json()["code"] == "auth/wrong"
        same_net, other_net = {"X-Forwarded-For": "2001:db8::ffff"}, {"X-Forwarded-For": "2001:db8:0:1::1"}
        body = {"name": "another", "password": "wrong guess"}
        assert served.person(**same_net).come_in("session", body).json()["code"] == "rate/limited"
        assert served.person(**other_net).come_in("session", body).json()["code"] == "auth/wrong"


def test_a_new_password_ends_every_session_and_begins_one(served: Served) -> None:
    person = registered(served, "New Broom")
    other, _ = signed_in(served, "New Broom")
    program = person.program("play")
    cookie = person.cookie
    assert problem(person.web.put("/me/password", json={"new": "another long phrase"})) == (401, "auth/wrong")
    wrong = {"old": "wrong guess", "new": "another long phrase"}
    assert problem(person.web.put("/me/password", json=wrong)) == (401, "auth/wrong")
    assert person.web.get("/me").status_code == other.web.get("/me").status_code == 200
    short = person.web.put("/me/password", json={"old": PASSWORD, "new": "short"})
    assert problem(short) == (422, "password/unfit")

    answer = person.web.put("/me/password", json={"old": PASSWORD, "new": "another long phrase"})
    assert answer.status_code == 200, answer.text
    person.be(answer)
    assert person.cookie != cookie
    assert person.web.get("/me").json()["name"] == "New Broom"
    assert person.web.put("/me/limits", json={}).status_code == 200, "with the token of the new session"
    assert problem(other.web.get("/me")) == (401, "auth/needed")
    assert program.web.get("/me").status_code == 200, "a token is ended by itself"
    assert served.person(Cookie=cookie).web.get("/me").status_code == 401
    assert signed_in(served, "New Broom")[1].json()["code"] == "auth/wrong"
    assert signed_in(served, "New Broom", "another long phrase")[1].status_code == 201


def test_where_passwords_could_be_read_on_the_way_there_are_guests_only(tmp_path: Path) -> None:
    with served_in(tmp_path, people=replace(QUICK, passwords=False)) as served:
        for how in ("users", "session"):
            answer = served.person().come_in(how, {"name": "Anna", "password": PASSWORD})
            assert problem(answer) == (403, "auth/forbidden")
        guest = served.guest()
        assert problem(guest.web.put("/me/password", json={"new": PASSWORD})) == (403, "auth/forbidden")


@pytest.mark.parametrize(
    ("scheme", "address", "plain", "taken"),
    [
        ("https", "198.51.100.7", False, True),
        ("http", "198.51.100.7", False, False),
        ("http", "198.51.100.7", True, True),
        ("http", "127.0.0.1", False, True),
    ],
)
def test_a_password_comes_over_tls_or_from_this_machine(
    tmp_path: Path, scheme: str, address: str, plain: bool, taken: bool
) -> None:
    with served_in(tmp_path, proxy="127.0.0.1", plain_passwords=plain) as served:
        served.run(lambda works: works.people.add("Anna", PASSWORD))
        origin = served.origin.replace("http", scheme)
        headers = {"X-Forwarded-Proto": scheme, "X-Forwarded-For": address, "Origin": origin}
        person = served.person(**headers)
        session = person.come_in("session", {"name": "Anna", "password": PASSWORD})
        users = served.person(**headers).come_in("users", {"name": "Bella", "password": PASSWORD})
        guest = served.person(**headers)
        cookie = guest.come_in("guest", {}).headers["set-cookie"].partition(";")[0]
        named = guest.web.put("/me/password", json={"new": PASSWORD}, headers={"Cookie": cookie})
        codes = [(each.status_code, each.json().get("code")) for each in (session, users, named)]
        refused = [(403, "auth/forbidden")] * 3
        assert codes == ([(201, None), (201, None), (200, None)] if taken else refused)


def test_problems_are_told_in_the_language_that_is_asked_for(served: Served) -> None:
    for asked, language in (("es-MX, en;q=0.5", "es"), ("tlh, en;q=0.5, es;q=0.1", "en")):
        answer = served.person(**{"Accept-Language": asked}).web.get("/me")
        assert answer.json()["title"] == catalogue(language).say("server", "auth/needed")
