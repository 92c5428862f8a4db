"""What a token may do: every route and every message, by each scope alone; and tokens from first to last."""

from typing import Any, get_args
from uuid import uuid4

import pytest

from kit.server.routes import ANYBODY, MESSAGES, SIGNED_IN, Route, routes
from kit.server.served import Person, Served, problem
from queenhigh.wire.bodies import Scope
from queenhigh.wire.frames import AnyCommand

SCOPES = get_args(Scope)
NOWHERE = "nowhere"
REFUSED = ("auth/needed", "auth/forbidden")


@pytest.fixture(scope="module")
def admin(served: Served) -> Person:
    return served.staff("admin", "Ada")


@pytest.fixture(scope="module")
def programs(admin: Person) -> dict[str, Person]:
    """A program for each scope of somebody who has them all."""
    return {scope: admin.program(scope) for scope in SCOPES}


def ask(person: Person, route: Route) -> str:
    """The code that a request is refused with, if it is."""
    url = f"{person.served.origin}{route.url(NOWHERE, NOWHERE)}"
    answer = person.web.request(route.method, url, json=route.body(NOWHERE))
    assert answer.status_code < 500, answer.text
    in_json = answer.headers.get("content-type", "").endswith("json")
    return str(answer.json().get("code", "")) if in_json else ""


@pytest.mark.parametrize("route", [route for route in routes() if route.in_api], ids=lambda route: route.name)
def test_a_route_asks_for_its_scope(
    served: Served, admin: Person, programs: dict[str, Person], route: Route
) -> None:
    needs = route.request.needs
    assert (ask(served.person(), route) == "auth/needed") == (needs != ANYBODY)
    for scope, program in programs.items():
        allowed = needs in (ANYBODY, SIGNED_IN) or scope in needs
        assert (ask(program, route) not in REFUSED) == allowed, scope
    if route.name != "DELETE /session":
        assert ask(admin, route) not in REFUSED


MAY_SEND = {
    **dict.fromkeys(("seat", "leave", "ready", "seed", "challenge", "act look"), ("play",)),
    **dict.fromkeys(("pause", "act reveal", "act void_game"), ("deal",)),
    **dict.fromkeys(("sync", "ping"), ("watch", "play", "deal")),
}
"""Messages at a table of somebody else's where a person deals, and the scopes that may send each."""


def test_every_message_is_told_here() -> None:
    tags = {command.__struct_config__.tag for command in get_args(AnyCommand)}
    assert {what.split()[0] for what in MAY_SEND} == tags


def sent(person: Person, table: str, what: str) -> str:
    """The code that a message is refused with, if it is."""
    with person.at_table(table) as socket:
        socket.next()
        type, _, do = what.partition(" ")
        own: dict[str, dict[str, Any]] = {"seat": {"box": 99}, "act": {"round": 0, "act": {"do": do}}}
        id = socket.tell(type, id=uuid4().hex, **{**MESSAGES[type], **own.get(type, {})})
        frame = socket.until(lambda frame: frame["type"] in ("refused", "pong", "table", "view"))
        assert frame["type"] in ("table", "view") or frame["id"] == id
        return str(frame.get("code", ""))


@pytest.mark.parametrize(("what", "allowed"), MAY_SEND.items())
def test_a_message_asks_for_its_scope(
    served: Served, programs: dict[str, Person], what: str, allowed: tuple[str, ...]
) -> None:
    table = served.guest().open_table(pace="dealer")
    for scope in ("watch", "play", "deal"):
        found = sent(programs[scope], table, what)
        assert (found not in REFUSED) == (scope in allowed), (scope, found)
    anybody = "watch" in allowed
    assert (sent(served.person(), table, what) == "auth/needed") == (not anybody)


@pytest.mark.parametrize("scope", ["audit", "admin"])
def test_a_token_that_may_not_look_on_opens_no_socket(
    served: Served, programs: dict[str, Person], scope: str
) -> None:
    table = served.guest().open_table()
    for path in (f"tables/{table}/socket", "lobby/socket"):
        with programs[scope].at(path) as socket:
            assert socket.closed() == (4003, [])


def test_a_token_to_watch_sees_no_purse_and_holds_no_seat(served: Served) -> None:
    player = served.guest()
    watcher = player.program("watch")
    table = player.open_table()
    with player.seated(table, box=1) as socket, watcher.at_table(table) as watching:
        version = socket.bet()["version"]
        shown = watching.until(lambda frame: frame.get("version") == version)
        assert shown["purse_minor"] is None
    with watcher.at_table(table) as watching:
        first = watching.next()
        assert (first["me"]["id"], first["me"]["boxes"]) == ("", [])
        assert [player["away"] for player in first["frame"]["players"]] == [True]


def test_a_token_is_shown_once_and_used_without_csrf(served: Served) -> None:
    person = served.guest()
    made = person.web.post("/me/tokens", json={"scopes": ["watch", "play"], "days": 7}).json()
    listed = person.web.get("/me/tokens")
    assert made["token"] not in listed.text
    [line] = listed.json()["tokens"]
    assert (line["id"], sorted(line["scopes"]), line["used_ms"]) == (made["id"], ["play", "watch"], 0)
    assert line["expires_ms"] - line["created_ms"] == 7 * 86_400_000
    me = served.person(Authorization=f"Bearer {made['token']}").web.get("/me").json()
    assert (me["scopes"], me["csrf"]) == (["play", "watch"], "")
    assert person.web.get("/me/tokens").json()["tokens"][0]["used_ms"] > 0
    assert served.guest().web.get("/me/tokens").json() == {"tokens": []}


def test_a_token_ends_itself_and_no_other(served: Served) -> None:
    person = served.guest()
    one = person.program("play")
    two = person.program("watch")
    assert problem(one.web.delete(f"/me/tokens/{two.token_id}")) == (403, "auth/forbidden")
    assert one.web.delete(f"/me/tokens/{one.token_id}").status_code == 204
    assert one.web.get("/me").status_code == 401
    for who, id in ((person, one.token_id), (served.guest(), two.token_id)):
        assert problem(who.web.delete(f"/me/tokens/{id}")) == (404, "http/no_such")
    assert two.web.get("/me").status_code == 200


def test_nobody_gives_away_more_than_they_have_or_still_have(served: Served) -> None:
    person = served.guest()
    for scope in ("deal", "audit", "admin"):
        refused = person.web.post("/me/tokens", json={"scopes": ["play", scope]})
        assert problem(refused) == (403, "auth/forbidden")
    dealer = served.staff("dealer", "Dora")
    program = dealer.program("deal", "watch", days=2)
    assert program.web.get("/me").json()["roles"] == ["dealer"]
    served.run(lambda works: works.people.set_role(dealer.id, "player"))
    assert program.web.get("/me").json()["scopes"] == ["watch"]
    served.later(days=2)
    expired = program.web.get("/me")
    assert problem(expired) == (401, "auth/needed")
    assert expired.headers["www-authenticate"] == "Bearer"


def test_a_cookie_is_no_token_and_a_token_no_cookie(served: Served) -> None:
    person = served.guest()
    made = person.web.post("/me/tokens", json={"scopes": ["play"]}).json()["token"]
    secret = person.web.cookies["queenhigh"]
    assert served.person(Authorization=f"Bearer {secret}").web.get("/me").status_code == 401
    assert served.person(Cookie=f"queenhigh={made}").web.get("/me").status_code == 401
