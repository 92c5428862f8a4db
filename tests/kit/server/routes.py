"""The routes of the server, walked from the application, and one harmless request for each."""

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple, cast

from queenhigh.server import app

API = "/api/v1"
ANYBODY = frozenset({"anybody"})
SIGNED_IN = frozenset({"signed in"})
"""Anyone who is signed in, and a token of theirs with any scope."""
COOKIE = frozenset({"cookie"})
"""Only somebody who is signed in with a cookie, not a token."""
PLAY = frozenset({"play"})
IDS = {"/houses": "{house}", "/tables": "{table}", "/rounds": "{table}-1", "/words": "es"}
"""Values for the parameter of a path, by the beginning of the path."""
OPEN = ("/houses", "/words", "/tables", "/rounds", "/meters", "/health", "/metrics", "/schema")
"""Beginnings of paths that anybody may GET."""


class Request(NamedTuple):
    """A request that a route answers without changing anything."""

    needs: frozenset[str] = ANYBODY
    """Scopes, any of which will do, or one of the sets above."""
    body: Mapping[str, Any] | None = None
    query: str = ""
    id: str = ""
    """In place of the parameter of the path, if `IDS` has another."""


REQUESTS = {
    "GET /houses/{id}/hand": Request(query="?cards=QsJsTs"),
    "GET /tables/{id}/hand": Request(query="?cards=QsJsTs"),
    "GET /houses/{id}/drill": Request(query="?skip=QsQsQs"),
    "GET /tables/{id}/drill": Request(query="?skip=QsQsQs"),
    "POST /houses/{id}/expected": Request(body={"stakes_minor": {"ante": 500}}),
    "POST /tables/{id}/expected": Request(body={"stakes_minor": {"ante": 500}}),
    "POST /tables": Request(PLAY, {"house": "nowhere"}),
    "DELETE /tables/{id}": Request(frozenset({"play", "deal", "admin"}), id="nowhere"),
    "POST /tables/{id}/bots": Request(frozenset({"play", "deal"}), {"strategy": "??"}),
    "POST /tables/{id}/pause": Request(frozenset({"play", "deal"}), {"paused": False}),
    "POST /tables/{id}/spot": Request(PLAY, {"box": 1, "wager": "play"}),
    "POST /advice": Request(PLAY, {"table": "{table}", "box": 1}),
    "POST /guest": Request(body={"name": 5}),
    "POST /users": Request(body={}),
    "POST /session": Request(body={}),
    "DELETE /session": Request(COOKIE),
    "GET /me": Request(SIGNED_IN),
    "GET /me/rounds": Request(PLAY),
    "GET /me/ledger": Request(PLAY),
    "GET /me/limits": Request(PLAY),
    "PUT /me/limits": Request(PLAY, {"time_minutes": 0}),
    "POST /me/refill": Request(PLAY, {"currency": "XXX"}),
    "PUT /me/password": Request(COOKIE, {"new": "short"}),
    "GET /me/tokens": Request(COOKIE),
    "POST /me/tokens": Request(COOKIE, {"scopes": []}),
    "DELETE /me/tokens/{id}": Request(COOKIE, id="nothing"),
    "GET /schema/{path}": Request(id="nothing"),
}
"""Routes that ask for more than a GET with nothing else; keys are those of `Route.name`."""

MESSAGES: dict[str, dict[str, Any]] = {
    "sync": {}, "ping": {}, "seat": {"box": 1}, "leave": {"box": 99}, "ready": {"round": 99},
    "pause": {"paused": False}, "seed": {"round": 1, "seed": "salt", "commitment": "0" * 64},
    "challenge": {"round": 1, "commitment": "0" * 64}, "act": {"round": 1},
}  # fmt: skip
"""Every command over a socket, with fields under which it does little or nothing."""


class Route(NamedTuple):
    """A method and a path of the application."""

    method: str
    path: str
    """The template, below `API` where it is of the API."""

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def in_api(self) -> bool:
        return not self.path.startswith(("/health", "/metrics", "/schema"))

    @property
    def request(self) -> Request:
        """The request of the table, or a plain GET that anybody may make."""
        known = REQUESTS.get(self.name)
        assert known or (self.method == "GET" and self.path.startswith(OPEN)), f"{self.name}: add a request"
        return known or Request()

    def url(self, house: str, table: str) -> str:
        """The path with its parameters filled in and its query."""
        before, parameter, after = self.path.partition("{")
        if not parameter:
            filled = self.path
        else:
            id = self.request.id or IDS[f"/{before.split('/')[1]}"]
            filled = before + id.format(house=house, table=table) + after.partition("}")[2]
        return (API if self.in_api else "") + filled + self.request.query

    def body(self, table: str) -> dict[str, Any] | None:
        """The body to send, if any."""
        found = self.request.body
        return None if found is None else {**found, **({"table": table} if "table" in found else {})}


@cache
def routes() -> tuple[Route, ...]:
    """Every route of the application, in a fixed order."""
    walked = {
        Route(method, route.path_format.removeprefix(API))
        for route in cast("Any", app)._routes(None).routes
        for method in route.methods - {"OPTIONS"}
    }
    assert REQUESTS.keys() <= {route.name for route in walked}, "a request without a route"
    return tuple(sorted(walked))
