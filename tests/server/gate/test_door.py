"""The door: which Host and which Origin is let in, what an unsafe request needs, and how much body."""

import http.client
import json
import socket
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from kit.server.pair import wait_until
from kit.server.routes import routes
from kit.server.served import NO_TLS, PATIENCE, Person, Served
from queenhigh.server.gate.security import BODY_LIMIT

UNSAFE = [route for route in routes() if route.method != "GET"]
pytestmark = pytest.mark.server(hosts=("queen.example", "[2001:db8::7]"))


@pytest.fixture(scope="module")
def guest(served: Served) -> Person:
    return served.guest()


@pytest.fixture(scope="module")
def table(served: Served) -> str:
    return served.guest().open_table()


def socket_refused(person: Person, path: str, **headers: str) -> tuple[int, str]:
    """The status and code with which a socket is refused."""
    with pytest.raises(InvalidStatus) as caught, person.at(path, **headers):
        pass
    answer = caught.value.response
    return answer.status_code, json.loads(answer.body or b"{}")["code"]


def said_twice(served: Served, method: str, path: str, headers: list[tuple[str, str]]) -> tuple[int, str]:
    """The answer to a request with headers as they are given, one of them twice."""
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=20)
    connection.putrequest(method, f"/api/v1{path}", skip_host=True)
    for name, value in headers:
        connection.putheader(name, value)
    connection.endheaders()
    answer = connection.getresponse()
    found = answer.status, answer.read().decode()
    connection.close()
    return found


# Host


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost:8000", "LOCALHOST", "[::1]:80", "queen.example", "queen.example.:7",
             "Queen.Example", "[2001:db8::7]"],
)  # fmt: skip
def test_the_server_answers_to_its_names_with_any_port(served: Served, host: str) -> None:
    assert served.person(Host=host).web.get("/tables").status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "queen.example.evil", "evil.queen.example", "127.0.0.2.evil", "[::2]", "[",
             ":80", "a@b@c", "192.0.2.7", "10.1"],
)  # fmt: skip
def test_the_server_answers_to_no_other_name(served: Served, host: str, table: str) -> None:
    person = served.person(Host=host)
    answer = person.web.get("/tables")
    assert (answer.status_code, answer.json()["code"]) == (421, "http/host")
    assert answer.headers["content-type"] == "application/problem+json"


def test_a_socket_needs_the_servers_name_too(served: Served, guest: Person, table: str) -> None:
    assert said_twice(served, "GET", "/tables", [])[0] == 400
    headers = [("Host", "evil.example"), ("Origin", "http://evil.example"), ("Upgrade", "websocket"),
               ("Connection", "Upgrade"), ("Sec-WebSocket-Version", "13"),
               ("Sec-WebSocket-Key", "AAAAAAAAAAAAAAAAAAAAAA==")]  # fmt: skip
    status, body = said_twice(served, "GET", f"/tables/{table}/socket", headers)
    assert (status, json.loads(body)["code"]) == (421, "http/host")


# Origin

FOREIGN = {
    "missing": "",
    "null": "null",
    "another name": "http://evil.example",
    "another port": "http://127.0.0.1:1",
    "another scheme": "https://127.0.0.1:{port}",
    "another of our names": "http://localhost:{port}",
    "more behind it": "http://127.0.0.1:{port}.evil.example",
    "a path": "http://127.0.0.1:{port}/",
    "in capitals": "HTTP://127.0.0.1:{port}",
    "two of them": "http://127.0.0.1:{port} http://evil.example",
}


@pytest.mark.parametrize("what", FOREIGN)
def test_a_foreign_origin_is_refused_on_sockets_and_unsafe_requests(
    served: Served, guest: Person, table: str, what: str
) -> None:
    origin = FOREIGN[what].format(port=served.port)
    for path in (f"tables/{table}/socket", "lobby/socket"):
        assert socket_refused(guest, path, Origin=origin) == (403, "http/origin")
    before = served.table(table)
    headers = {"Origin": origin, "X-CSRF-Token": guest.web.headers["X-CSRF-Token"]}
    kept = {name: value for name, value in headers.items() if value}
    where = f"{served.origin}/api/v1"
    with httpx.Client(
        base_url=where, cookies=guest.web.cookies, headers=kept, verify=NO_TLS, timeout=PATIENCE
    ) as web:
        for route in UNSAFE:
            answer = web.request(route.method, f"{served.origin}{route.url('prime', table)}", json={})
            assert (answer.status_code, answer.json()["code"]) == (403, "http/origin"), route.name
        assert web.get("/me").status_code == 200, "to look is safe"
    assert served.table(table) is before


def test_an_origin_said_twice_says_nothing(served: Served, guest: Person) -> None:
    mine, host = ("Origin", served.origin), ("Host", f"127.0.0.1:{served.port}")
    for other in (mine, ("Origin", "http://evil.example")):
        status, body = said_twice(served, "POST", "/guest", [host, mine, other, ("Content-Length", "0")])
        assert (status, json.loads(body)["code"]) == (400, "http/unreadable")


def test_a_token_needs_no_origin_but_never_passes_with_a_foreign_one(
    served: Served, guest: Person, table: str
) -> None:
    program = guest.program("play")
    assert program.web.put("/me/limits", json={}).status_code == 200
    answer = program.web.put("/me/limits", json={}, headers={"Origin": "http://evil.example"})
    assert answer.json()["code"] == "http/origin"
    with program.at_table(table) as socket:
        assert socket.next()["me"]["id"] == guest.id
    refused = socket_refused(program, f"tables/{table}/socket", Origin="http://evil.example")
    assert refused == (403, "http/origin")


def test_a_cookie_without_an_origin_is_not_helped_by_the_word_bearer(served: Served, guest: Person) -> None:
    for said in ("Bearer", "bearer x", "Basic x", "Bearer qh_none"):
        headers = {"Authorization": said, "X-CSRF-Token": guest.web.headers["X-CSRF-Token"]}
        answer = httpx.post(
            f"{served.origin}/api/v1/me/tokens", json={"scopes": ["play"]}, headers=headers,
            cookies=guest.web.cookies, verify=NO_TLS, timeout=PATIENCE,
        )  # fmt: skip
        assert answer.status_code in (401, 403), said


# CSRF


@pytest.mark.parametrize("token", [None, "", "wrong", "0" * 64, "é"])
def test_an_unsafe_request_with_a_cookie_needs_its_token(
    served: Served, table: str, token: str | None
) -> None:
    guest = served.guest()
    right = guest.web.headers.pop("X-CSRF-Token")
    headers = {} if token is None else {b"X-CSRF-Token": token.encode()}
    before = served.table(table)
    for route in UNSAFE:
        where = f"{served.origin}{route.url('prime', table)}"
        answer = guest.web.request(route.method, where, json={}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "http/csrf"), route.name
    assert served.table(table) is before
    assert guest.web.get("/me").json()["csrf"] == right, "a page that was loaded anew asks for it"
    assert guest.web.put("/me/limits", json={}, headers={"X-CSRF-Token": right}).status_code == 200


def test_the_token_of_another_session_is_none(served: Served) -> None:
    one, two = served.guest(), served.guest()
    one.web.headers["X-CSRF-Token"] = two.web.headers["X-CSRF-Token"]
    assert one.web.put("/me/limits", json={}).json()["code"] == "http/csrf"


# Bodies


def test_a_body_has_an_end(served: Served, guest: Person) -> None:
    answer = guest.web.post("/guest", content=b" " * (BODY_LIMIT + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "http/too_large")
    just = json.dumps({"house": "prime", "name": ""}).ljust(BODY_LIMIT)
    assert guest.web.post("/tables", content=just.encode()).status_code == 201
    host, origin = ("Host", f"127.0.0.1:{served.port}"), ("Origin", served.origin)
    status, body = said_twice(served, "POST", "/guest", [host, origin, ("Content-Length", str(10**15))])
    assert (status, json.loads(body)["code"]) == (400, "http/unreadable")
    status, body = said_twice(served, "POST", "/guest", [host, origin, ("Content-Length", str(10**9))])
    assert (status, json.loads(body)["code"]) == (413, "http/too_large")


def test_a_body_that_is_never_sent_is_no_fault_of_ours(served: Served) -> None:
    def refused() -> int:
        lines = served.log.getvalue().splitlines()
        return sum('"/api/v1/guest"' in line and '"http/unreadable"' in line for line in lines)

    before = refused()
    with socket.create_connection(("127.0.0.1", served.port)) as tcp:
        head = f"POST /api/v1/guest HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\nOrigin: {served.origin}\r\n"
        tcp.sendall(f'{head}Content-Length: 50\r\n\r\n{{"name": "Ha'.encode())
    wait_until(lambda: refused() > before)
    assert '"level": "error"' not in served.log.getvalue()


DEEP = 30_000
BODIES: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"house=prime",
    "half of it": b'{"house": "pri',
    "a list": b"[]",
    "null": b"null",
    "not UTF-8": b'{"house": "\xff"}',
    "a lone surrogate": b'{"house": "\\ud800"}',
    "nested": b"[" * DEEP + b"]" * DEEP,
    "nested in a field": b'{"house": ' + b"[" * DEEP + b"]" * DEEP + b"}",
    "a field too many": b'{"house": "prime", "host": "me"}',
    "a number as text": b'{"house": "prime", "boxes": "3"}',
    "a number with a point": b'{"house": "prime", "boxes": 3.0}',
    "a number for yes": b'{"house": "prime", "bots": 1}',
    "yes as text": b'{"house": "prime", "bots": "true"}',
    "a number too large": b'{"house": "prime", "boxes": 1e999}',
    "a number beyond 64 bits": b'{"house": "prime", "boxes": 18446744073709551616}',
}


@pytest.mark.parametrize("what", BODIES)
def test_a_body_that_cannot_be_read_is_refused(served: Served, guest: Person, what: str) -> None:
    tables = len(guest.web.get("/tables").json()["tables"])
    for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded", ""):
        answer = guest.web.post("/tables", content=BODIES[what], headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["code"]) == (400, "http/unreadable"), answer.text
        assert "prime" not in answer.text, "what was sent is not said back"
    assert len(guest.web.get("/tables").json()["tables"]) == tables


# What every answer says about itself


def test_every_answer_is_kept_to_this_page_and_by_nobody(served: Served, guest: Person) -> None:
    for answer in (
        guest.web.get("/tables"), guest.web.get("/nowhere"), guest.web.post("/session", content=b""),
        guest.web.get("/tables", headers={"Host": "evil.example"}), guest.web.get(f"{served.origin}/schema"),
    ):  # fmt: skip
        headers: dict[str, Any] = dict(answer.headers)
        assert headers["cache-control"] == "no-store"
        assert headers["x-content-type-options"] == "nosniff"
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-frame-options"] == "DENY"
        assert "access-control-allow-origin" not in headers
        assert "strict-transport-security" not in headers
        assert "server" not in headers


def test_what_is_refused_at_the_door_is_counted_by_its_code(served: Served, guest: Person) -> None:
    counted = 'queenhigh_refusals_total{code="http/host"}'
    before = served.figure(counted)
    served.person(Host="evil.example").web.get("/tables")
    assert served.figure(counted) == before + 1
    before = served.figure('queenhigh_refusals_total{code="http/origin"}')
    socket_refused(guest, "lobby/socket", Origin="http://evil.example")
    assert served.figure('queenhigh_refusals_total{code="http/origin"}') == before + 1
