"""A small server at which a round is played: what contracts can only learn from a server that runs."""

import json
import os
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from unittest.mock import patch

from click.testing import Result

from kit.command import run
from kit.server.routes import API
from kit.server.served import Person, Reading, Served, served_in
from queenhigh.rules import house, house_ids
from queenhigh.server.settings import PREFIX
from queenhigh.store.sqlite import FILE

HEADERS = {
    "allow": "methods of the path", "cache-control": "", "retry-after": "seconds", "vary": "",
    "www-authenticate": "",
}  # fmt: skip
"""Headers that tell a program what to do; with what the value is, if it depends on the request."""


class Observed(NamedTuple):
    """What a server has shown."""

    description: dict[str, Any]
    """The description of the API, as it is served."""
    metrics: str
    answers: dict[str, list[Any]]
    """JSON bodies by method and path."""
    frames: dict[str, list[Any]]
    """Frames by their type."""
    verbs: dict[str, list[Result]]
    """Results of the verbs that look after this server, by verb."""
    cookie: list[tuple[str, str]]
    """The name of the cookie of a session, then its attributes; ages are left out."""
    headers: list[tuple[str, str]]
    """Headers, each with the answers that have it."""

    @property
    def cards(self) -> list[Any]:
        """Every card of a table, in the lobby and at the table."""
        lobby = [card for frame in self.frames["lobby"] for card in frame["tables"]]
        listed = [card for answer in self.answers[f"GET {API}/tables"] for card in answer["tables"]]
        return [*lobby, *listed, *(frame["table"] for frame in self.frames["table"])]


@cache
def observed() -> Observed:
    """Serve a house with a meter, play a round at it, and ask for everything that has no declared type."""
    with TemporaryDirectory() as folder, without_settings():
        place = ("--data", f"{folder}/data")
        with served_in(Path(folder) / "data") as served:
            found = _observe(served)
            for verb, *words in _verbs(served, Path(folder), found):
                found.verbs[verb].append(ended(verb, *words))
        with closing(sqlite3.connect(Path(folder) / "data" / FILE)) as connection, connection:
            connection.execute("UPDATE transfers SET amount_minor = amount_minor + 1 WHERE reason = 'stake'")
        for verb in ("audit", "db verify"):
            found.verbs[verb].append(ended(verb, *place))
    return found


@contextmanager
def without_settings() -> Iterator[None]:
    """Leave out what the environment sets for a server."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
    with patch.dict(os.environ, kept, clear=True):
        yield


def printed(verb: str, *words: str) -> Any:
    """Return the JSON of a verb, which may end with a finding."""
    return json.loads(ended(verb, *words).stdout)


def ended(verb: str, *words: str) -> Result:
    """Run a verb with `--json`."""
    result = run(*verb.split(), *words, "--json")
    assert result.exit_code in (0, 1), f"{verb} {' '.join(words)}: {result.output}"
    return result


def _verbs(served: Served, folder: Path, found: Observed) -> Iterator[tuple[str, ...]]:
    """Return commands about a server that runs: the verb, then its words."""
    place = ("--data", served.settings.data)
    proof = folder / "proof.json"
    proof.write_text(json.dumps(found.answers[f"GET {API}/rounds/{{id}}/proof"][0]), encoding="utf-8")
    password = folder / "password"
    password.write_text("a long pass phrase\n", encoding="utf-8")
    table = found.frames["table"][0]["table"]["id"]
    yield "audit", *place
    yield "db verify", *place
    yield "db upgrade", "--data", f"{folder}/new"
    yield "db upgrade", "--data", f"{folder}/new"
    yield "doctor", *place, "--url", served.origin
    yield "verify", str(proof)
    yield "tables list", "--all", *place
    yield "tables open", "rws", "--code", *place
    yield "tables open", "rws", *place
    yield "tables pause", table, *place
    yield "tables close", table, *place
    yield "users add", "Ben", "--password-file", str(password), *place
    yield "users role", "Ben", "dealer", *place
    yield "users lock", "Ben", *place
    yield "users list", *place


def _observe(served: Served) -> Observed:
    ann = served.person()
    name, *attributes = ann.come_in("guest", {"name": "Ann"}).headers["set-cookie"].split("; ")
    kept = sorted(each.partition("=")[0] if "Age" in each else each for each in attributes)
    cookie = [("name", name.partition("=")[0]), *(("attribute", each) for each in kept)]
    ann.open_table(house=_without_a_most())
    table = ann.open_table(house="rws", show_seconds=600)
    ann.web.put("/me/limits", json={"reality_minutes": 1})
    with ann.at_table(table) as socket, ann.at("lobby/socket") as lobby:
        frames = [socket.of("table"), lobby.of("lobby")]
        _play(socket)
        socket.tell("sync")
        frames += [socket.of("table"), lobby.of("lobby")]
        served.later(minutes=2)
        frames.append(socket.of("notice"))
    by_type: dict[str, list[Any]] = defaultdict(list)
    for frame in frames:
        by_type[frame["type"]].append(frame)
    paths = {"/tables": "/tables", "/tables/{id}": f"/tables/{table}"}
    paths |= {f"/rounds/{{id}}{end}": f"/rounds/{table}-1{end}" for end in ("", "/proof")}
    answers = {f"GET {API}{path}": [_get(ann, asked)] for path, asked in paths.items()}
    description = _get(ann, f"{served.origin}/schema/openapi.json")
    metrics = ann.web.get(f"{served.origin}/metrics").text
    return Observed(description, metrics, answers, by_type, defaultdict(list), cookie, _headers(ann))


def _headers(person: Person) -> list[tuple[str, str]]:
    """Return the headers of answers that tell a program or a browser what to do."""
    web = person.web
    answers = {
        "401 to a token": web.get("/me", headers={"authorization": "Bearer no"}),
        "405": web.put("/me"),
        "429, if it is known when": [
            web.post("/session", json={"name": "x", "password": "y"}) for _ in range(8)
        ][-1],
        "GET /houses": web.get("/houses"),
        "GET /words/{language}": web.get("/words/en"),
    }
    found = {
        (title, f"{name}: {HEADERS[name] or answer.headers[name]}")
        for title, answer in answers.items()
        for name in HEADERS.keys() & answer.headers.keys()
    }
    usual = "cache-control: no-store"
    assert {title for title, header in found if header == usual} == answers.keys() - {"GET /words/{language}"}
    return [("any without its own", usual), *sorted(each for each in found if each[1] != usual)]


def _without_a_most() -> str:
    """Return a house at which a wager has no largest stake."""
    return next(
        id
        for id in house_ids()
        for wager in house(id).wagers
        if wager.limits and wager.limits.most_minor is None
    )


def _get(person: Person, path: str) -> Any:
    answer = person.web.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def _play(socket: Reading) -> None:
    """Play a round with two wagers and a fold, with an act that is refused."""
    noted = socket.sit(box=1)["fair"]["commitment"]
    noted = socket.do("challenge", round=1, commitment=noted)["fair"]["commitment"]
    socket.do("seed", round=1, seed="a seed", commitment=noted)
    socket.bet()
    socket.bet(amount_minor=500, wager="pair_plus")
    assert socket.place(amount_minor=1)["type"] == "refused"
    socket.deal()
    socket.finish()
