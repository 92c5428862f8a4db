"""The page over HTTP: one document for every shared address, assets for ever, and the API as it was."""

import gzip
import http.client
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from kit.server.served import NO_TLS, PATIENCE, Served, problem, served_in
from queenhigh import page
from queenhigh.server.page import NOT_BUILT

DOCUMENT = b"<!doctype html><title>Queen High</title>" + b" " * 2000
SCRIPT = b"export const queen = 'high'\n" * 100
FILES = {
    "index.html": DOCUMENT,
    "index.html.gz": gzip.compress(DOCUMENT, mtime=0),
    "assets/index-abc.js": SCRIPT,
    "assets/index-abc.js.gz": gzip.compress(SCRIPT, mtime=0),
    "assets/queen-def.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "icon.svg": b"<svg/>",
}
HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PATHS = ("/", "/tables/t1", "/rounds/t1-7", "/houses/rws", "/studio", "/floor/t1/drills", "/apiary", "/a//b")


def browser(served: Served) -> httpx.Client:
    return httpx.Client(base_url=served.origin, headers=HTML, verify=NO_TLS, timeout=PATIENCE)


@pytest.fixture(scope="module", autouse=True)
def built() -> Iterator[None]:
    """The page has these files before the server starts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "files", lambda: FILES)
        patch.setattr(page, "digest", lambda: "0123456789abcdef")
        yield


@pytest.fixture
def web(served: Served) -> Iterator[httpx.Client]:
    with browser(served) as found:
        yield found


@pytest.mark.parametrize("path", PATHS)
def test_every_address_that_is_shared_is_the_page(web: httpx.Client, path: str) -> None:
    answer = web.get(path)
    assert (answer.status_code, answer.content) == (200, DOCUMENT)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_the_document_is_asked_for_again_each_time_and_sent_only_if_it_differs(web: httpx.Client) -> None:
    first = web.get("/tables/t1")
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["vary"] == "accept, accept-encoding"
    assert "frame-ancestors 'none'" in first.headers["content-security-policy"]
    again = web.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert again.headers["content-security-policy"] == first.headers["content-security-policy"]
    assert web.get("/", headers={"If-None-Match": 'W/"another"'}).status_code == 200


def test_an_asset_is_kept_for_ever(web: httpx.Client) -> None:
    for path, kind in (("/assets/index-abc.js", "text/javascript; charset=utf-8"),
                       ("/assets/queen-def.svg", "image/svg+xml")):  # fmt: skip
        answer = web.get(path)
        assert answer.content == FILES[path[1:]]
        assert answer.headers["content-type"] == kind
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert web.get("/icon.svg").headers["cache-control"] == "no-cache", "its name stays when it changes"


@pytest.mark.parametrize(
    ("accepted", "small"),
    [("gzip", True), ("deflate, GZIP;q=0.5", True), ("gzip; q=1.0", True), ("br", False), ("identity", False),
     ("gzip;q=0", False), ("gzip; q=0.000", False), ("", False)],
)  # fmt: skip
def test_who_takes_gzip_gets_it(web: httpx.Client, accepted: str, small: bool) -> None:
    for path in ("/", "/assets/index-abc.js"):
        answer = web.get(path, headers={"Accept-Encoding": accepted})
        name = path[1:] or "index.html"
        assert answer.headers.get("content-encoding") == ("gzip" if small else None)
        assert int(answer.headers["content-length"]) == len(FILES[f"{name}.gz" if small else name])
        assert answer.content == FILES[name]
    assert "content-encoding" not in web.get("/assets/queen-def.svg").headers, "it was not worth it"


def test_head_tells_the_same_without_the_body(web: httpx.Client) -> None:
    for path in ("/", "/houses/rws", "/assets/index-abc.js"):
        got = web.get(path)
        head = web.head(path)
        assert (head.status_code, head.content) == (200, b"")
        assert {**head.headers, "date": ""} == {**got.headers, "date": ""}


@pytest.mark.parametrize(
    "path",
    ["/assets/gone-123.js", "/assets/", "/assets/../index.html", "/assets/%2e%2e/digest.txt",
     "/assets/..%2f..%2f__init__.py", "/assets/index-abc.js.gz", "/assets//etc/passwd", "/api/v1/nothing",
     "/health/nothing", "/schema/nothing", "/metrics/nothing"],
)  # fmt: skip
def test_nothing_but_its_files_and_its_document_is_the_page(served: Served, path: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
    with closing(connection):  # which sends a path as it is
        connection.request("GET", path, headers=HTML)
        answer = connection.getresponse()
        assert (answer.status, json.load(answer)["code"]) == (404, "http/no_such")
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.headers["cache-control"] == "no-store"


def test_nothing_is_sent_to_the_page(web: httpx.Client) -> None:
    origin = {"Origin": str(web.base_url).rstrip("/")}
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        for path in ("/", "/tables/t1", "/assets/index-abc.js"):
            assert web.request(method, path, headers=origin).status_code == 404, (method, path)
    assert web.get("/", headers={"Host": "evil.example"}).json()["code"] == "http/host"


def test_the_api_is_as_it_was_and_a_program_that_reads_no_html_is_sent_none(web: httpx.Client) -> None:
    assert web.get("/health/live").json()["ok"]
    assert web.get("/api/v1/tables").json()["tables"]
    described = web.get("/schema").json()["paths"]
    assert all(path.startswith(("/api/v1/", "/health/", "/metrics")) for path in described)
    for path in ("/tables/t1", "/nothing"):
        assert problem(web.get(path, headers={"Accept": "application/json"})) == (404, "http/no_such")
    assert web.get("/", headers={"Accept": "application/json"}).content == DOCUMENT


def test_the_page_is_counted_as_one_route(served: Served, web: httpx.Client) -> None:
    name = 'queenhigh_requests_total{route="page",status="200"}'
    before = served.figure(name)
    for path in ("/", "/tables/somebodys-own", "/assets/index-abc.js"):
        web.get(path)
    assert served.figure(name) == before + 3
    assert "somebodys-own" not in served.log.getvalue()


def test_a_server_without_a_page_says_how_it_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "files", dict[str, bytes])
    with served_in(tmp_path / "data") as served, browser(served) as web:
        for path in ("/", "/tables/t1"):
            answer = web.get(path)
            assert (answer.status_code, answer.content) == (503, NOT_BUILT)
        assert "make page" in answer.text
        assert web.get("/api/v1/tables").status_code == 200
