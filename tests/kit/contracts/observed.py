"""A small server at which a round is played: what contracts can only learn from a server that runs."""

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from unittest.mock import patch

from kit.command import run
from kit.server.served import Person, Reading, Served, served_in
from queenhigh.server.settings import PREFIX
from queenhigh.store.sqlite import FILE


class Observed(NamedTuple):
    """What a server has told."""

    description: dict[str, Any]
    """Of its API, as it serves it."""
    metrics: str
    answers: dict[str, list[Any]]
    """JSON bodies by method and path."""
    frames: dict[str, list[Any]]
    """Frames by their type."""
    verbs: dict[str, list[Any]]
    """JSON of the verbs that look after this server, by verb."""
    cookie: list[str]
    """The name of the cookie of a session, then its attributes; ages are left out."""

    @property
    def cards(self) -> list[Any]:
        """Every card of a table, wherever it was."""
        lobby = [card for frame in self.frames["lobby"] for card in frame["tables"]]
        listed = [card for answer in self.answers["GET /tables"] for card in answer["tables"]]
        head = [frame["table"] for frame in self.frames["table"]]
        return [*lobby, *listed, *head, *self.answers["GET /tables/{id}"]]


@cache
def observed() -> Observed:
    """Serve a house with a meter, play a round at it, and ask for everything that has no declared type."""
    with TemporaryDirectory() as folder, without_settings():
        with served_in(Path(folder) / "data") as served:
            found = _observe(served)
            for verb, words in _verbs(served, Path(folder), found):
                found.verbs.setdefault(verb, []).append(_printed(verb, words))
        _spoil(Path(folder) / "data" / FILE)
        for verb in ("audit", "db verify"):
            found.verbs[verb].append(_printed(verb, ("--data", f"{folder}/data")))
    return found


@contextmanager
def without_settings() -> Iterator[None]:
    """Leave out what the environment sets for a server."""
    with patch.dict(os.environ):
        for name in [name for name in os.environ if name.startswith(PREFIX)]:
            del os.environ[name]
        yield


def _verbs(served: Served, folder: Path, found: Observed) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What is asked of a server that runs, verb by verb."""
    place = ("--data", served.settings.data)
    table = found.answers["GET /tables/{id}"][0]["id"]
    proof, password = folder / "proof.json", folder / "password"
    proof.write_text(json.dumps(found.answers["GET /rounds/{id}/proof"][0]), encoding="utf-8")
    password.write_text("a long pass phrase\n", encoding="utf-8")
    yield "audit", place
    yield "db verify", place
    yield "db upgrade", ("--data", f"{folder}/new")
    yield "db upgrade", ("--data", f"{folder}/new")
    yield "doctor", (*place, "--url", served.origin)
    yield "verify", (str(proof),)
    yield "tables list", ("--all", *place)
    yield "tables open", ("rws", "--code", *place)
    yield "tables open", ("rws", *place)
    yield "tables pause", (table, *place)
    yield "tables close", (table, *place)
    yield "users add", ("Ben", "--password-file", str(password), *place)
    yield "users role", ("Ben", "dealer", *place)
    yield "users lock", ("Ben", *place)
    yield "users list", place


def _printed(verb: str, words: tuple[str, ...]) -> Any:
    result = run(*verb.split(), *words, "--json")
    assert result.exit_code in (0, 1), result.output
    return json.loads(result.stdout)


def _spoil(database: Path) -> None:
    """Change one transfer, so that there is a problem to tell."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE transfers SET amount_minor = amount_minor + 1 WHERE reason = 'stake'")


def _observe(served: Served) -> Observed:
    ann = served.person()
    cookie = ann.come_in("guest", {"name": "Ann"}).headers["set-cookie"]
    table = ann.open_table(house="rws", show_seconds=600)
    ann.web.put("/me/limits", json={"reality_minutes": 1})
    with ann.at_table(table) as socket, ann.at("lobby/socket") as lobby:
        frames = [socket.next(), lobby.next()]
        frames += _play(socket)
        socket.tell("sync")
        frames += [socket.of("table"), lobby.of("lobby")]
        served.later(minutes=2)
        frames.append(socket.of("notice"))
    answers = {
        "GET /tables": [_get(ann, "/tables")],
        "GET /tables/{id}": [_get(ann, f"/tables/{table}")],
        "GET /rounds/{id}": [_get(ann, f"/rounds/{table}-1")],
        "GET /rounds/{id}/proof": [_get(ann, f"/rounds/{table}-1/proof")],
    }
    description = json.loads(ann.web.get(f"{served.origin}/schema/openapi.json").text)
    metrics = ann.web.get(f"{served.origin}/metrics").text
    by_type: dict[str, list[Any]] = {}
    for frame in frames:
        by_type.setdefault(frame["type"], []).append(frame)
    return Observed(description, metrics, answers, by_type, {}, _cookie(cookie))


def _cookie(header: str) -> list[str]:
    name, *attributes = header.split("; ")
    kept = (each.partition("=")[0] if each.startswith("Max-Age") else each for each in attributes)
    return [name.partition("=")[0], *sorted(kept)]


def _get(person: Person, path: str) -> Any:
    answer = person.web.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def _play(socket: Reading) -> list[Any]:
    """A round with each wager and a fold, and an act that is refused."""
    found = [socket.do("seat", box=1)]
    noted = found[0]["fair"]["commitment"]
    found.append(socket.do("challenge", round=1, commitment=noted))
    noted = found[-1]["fair"]["commitment"]
    found.append(socket.do("seed", round=1, seed="a seed", commitment=noted))
    for wager, amount_minor in (("ante", 1000), ("pair_plus", 500)):
        act = {"do": "place", "box": 1, "wager": wager, "amount_minor": amount_minor}
        found.append(socket.do("act", round=1, act=act))
    found.append(socket.do("act", round=1, act={"do": "place", "box": 1, "wager": "ante", "amount_minor": 1}))
    socket.do("ready", round=1)
    found.append(socket.until(lambda frame: frame.get("stage") == "deciding"))
    socket.tell("act", round=1, act={"do": "fold", "box": 1})
    found.append(socket.until(lambda frame: frame.get("stage") == "showing"))
    return found
