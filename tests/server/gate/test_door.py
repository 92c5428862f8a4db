"""The door: which Host and which Origin is let in, what an unsafe request needs, and how much body."""

import http.client
import json
import socket
from typing import Any

import httpx
import pytest

from kit.server.pair import wait_until
from kit.server.routes import routes
from kit.server.served import NO_TLS, PATIENCE, Person, Served, problem
from queenhigh.server.gate.security import BODY_LIMIT

UNSAFE = [route for route in routes() if route.method != "GET"]
pytestmark = pytest.mark.server(hosts=("queen.example", "[2001:db8::7]"))


@pytest.fixture(scope="module")
def guest(served: Served) -> Person:
    return served.guest()


@pytest.fixture(scope="module")
def table(served: Served) -> str:
    return served.guest().open_table()


def sent(served: Served, method: str, path: str, headers: list[tuple[str, str]]) -> tuple[int, str]:
    """The status and code of the refusal of a request with these headers, which may be there twice."""
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=20)
    connection.putrequest(method, f"/api/v1{path}", skip_host=True)
    for name, value in headers:
        connection.putheader(name, value)
    connection.endheaders()
    answer = connection.getresponse()
    found = json.loads(answer.read())
    connection.close()
    return answer.status, found["code"]


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
def test_the_server_answers_to_no_other_name(served: Served, host: str) -> None:
    assert problem(served.person(Host=host).web.get("/tables")) == (421, "http/host")


def test_a_socket_needs_the_servers_name_too(served: Served, table: str) -> None:
    headers = [("Host", "evil.example"), ("Origin", "http://evil.example"), ("Upgrade", "websocket"),
               ("Connection", "Upgrade"), ("Sec-WebSocket-Version", "13"),
               ("Sec-WebSocket-Key", "AAAAAAAAAAAAAAAAAAAAAA==")]  # fmt: skip
    assert sent(served, "GET", f"/tables/{table}/socket", headers) == (421, "http/host")


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
        assert guest.refused(path, Origin=origin) == (403, "http/origin")
    before = served.table(table)
    headers = {"Origin": origin, "X-CSRF-Token": guest.web.headers["X-CSRF-Token"]}
    kept = {name: value for name, value in headers.items() if value}
    with httpx.Client(
        base_url=served.origin, cookies=guest.web.cookies, headers=kept, verify=NO_TLS, timeout=PATIENCE
    ) as web:
        for route in UNSAFE:
            answer = web.request(route.method, route.url("prime", table), json={})
            assert problem(answer) == (403, "http/origin"), route.name
        assert web.get("/api/v1/me").status_code == 200, "to look is safe"
    assert served.table(table) is before


def test_an_origin_said_twice_says_nothing(served: Served, guest: Person) -> None:
    host = ("Host", f"127.0.0.1:{served.port}")
    for other in (served.origin, "http://evil.example"):
        headers = [host, ("Origin", served.origin), ("Origin", other), ("Content-Length", "0")]
        assert sent(served, "POST", "/guest", headers) == (400, "http/unreadable")


def test_a_token_needs_no_origin_but_never_passes_with_a_foreign_one(
    served: Served, guest: Person, table: str
) -> None:
    program = guest.program("play")
    assert program.web.put("/me/limits", json={}).status_code == 200
    answer = program.web.put("/me/limits", json={}, headers={"Origin": "http://evil.example"})
    assert answer.json()["code"] == "http/origin"
    with program.at_table(table) as socket:
        assert socket.next()["me"]["id"] == guest.id
    refused = program.refused(f"tables/{table}/socket", Origin="http://evil.example")
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


def test_an_unsafe_request_with_a_cookie_needs_its_token(served: Served, table: str) -> None:
    guest = served.guest()
    right = guest.web.headers.pop("X-CSRF-Token")
    wrong = ("", "wrong", "0" * 64, "é", served.guest().web.headers["X-CSRF-Token"])
    before = served.table(table)
    for headers in ({}, *({b"X-CSRF-Token": token.encode()} for token in wrong)):
        for route in UNSAFE:
            where = f"{served.origin}{route.url('prime', table)}"
            answer = guest.web.request(route.method, where, json={}, headers=headers)
            assert problem(answer) == (403, "http/csrf"), route.name
    assert served.table(table) is before
    assert guest.web.get("/me").json()["csrf"] == right, "a page that was loaded again asks for it"
    assert guest.web.put("/me/limits", json={}, headers={"X-CSRF-Token": right}).status_code == 200


# Bodies


def test_a_body_has_an_end(served: Served, guest: Person) -> None:
    too_large = guest.web.post("/guest", content=b" " * (BODY_LIMIT + 1))
    assert problem(too_large) == (413, "http/too_large")
    just = json.dumps({"house": "prime", "name": ""}).ljust(BODY_LIMIT)
    assert guest.web.post("/tables", content=just.encode()).status_code == 201
    host = ("Host", f"127.0.0.1:{served.port}")
    origin = ("Origin", served.origin)
    for length, told in ((10**15, (400, "http/unreadable")), (10**9, (413, "http/too_large"))):
        assert sent(served, "POST", "/guest", [host, origin, ("Content-Length", str(length))]) == told


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
    "not UTF-8": b'{"house": "\xff"}',
    "a lone surrogate": b'{"house": "\\ud800"}',
    "nested": b"[" * DEEP + b"]" * DEEP,
    "nested in a field": b'{"house": ' + b"[" * DEEP + b"]" * DEEP + b"}",
    "a field too many": b'{"house": "prime", "host": "me"}',
    "a number with a point": b'{"house": "prime", "boxes": 3.0}',
    "a number too large": b'{"house": "prime", "boxes": 1e999}',
    "a number beyond 64 bits": b'{"house": "prime", "boxes": 18446744073709551616}',
}


@pytest.mark.parametrize("what", BODIES)
def test_a_body_that_cannot_be_read_is_refused(served: Served, guest: Person, what: str) -> None:
    tables = len(guest.web.get("/tables").json()["tables"])
    for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded", ""):
        answer = guest.web.post("/tables", content=BODIES[what], headers={"Content-Type": kind})
        assert problem(answer) == (400, "http/unreadable"), answer.text
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
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["referrer-policy"] == "same-origin"
        assert headers["x-frame-options"] == "DENY"
        assert "access-control-allow-origin" not in headers
        assert "strict-transport-security" not in headers
        assert "server" not in headers


def test_what_is_refused_at_the_door_is_counted_by_its_code(served: Served, guest: Person) -> None:
    names = [f'queenhigh_refusals_total{{code="http/{code}"}}' for code in ("host", "origin")]
    before = [served.figure(name) for name in names]
    served.person(Host="evil.example").web.get("/tables")
    guest.refused("lobby/socket", Origin="http://evil.example")
    assert [served.figure(name) for name in names] == [count + 1 for count in before]
