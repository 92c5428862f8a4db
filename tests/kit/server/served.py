"""A real server on loopback for tests, in a thread of its own, with sockets that read what comes."""

import asyncio
import contextlib
import io
import json
import ssl
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from datetime import timedelta
from inspect import isawaitable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from queenhigh.cards import parse_card
from queenhigh.client import Refused
from queenhigh.engine.log import Told, said
from queenhigh.people import PeopleSettings, Role
from queenhigh.rules import house
from queenhigh.server.bots.bots import Manner
from queenhigh.server.logs import Log
from queenhigh.server.run import TableServer, serve
from queenhigh.server.settings import ServerSettings
from queenhigh.server.works import Works
from queenhigh.table.offers import by_dealer
from queenhigh.table.state import Table
from queenhigh.wire.settings import TableSettings

PATIENCE = 60.0
QUICK = PeopleSettings(argon2_kib=64, argon2_passes=1, new_people_an_hour=100_000)
SLOW = {"house": "prime", "bet_seconds": 3600, "least_bet_seconds": 0, "decide_seconds": 3600}
UNHURRIED = msgspec.convert(SLOW, TableSettings)
PASSWORD = "a long pass phrase"
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""One for all: to read the known certificates anew for every person takes long."""


class Served:
    """A server that listens; `stop` it as a signal would."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.log = io.StringIO()
        self.port = 0
        self.error: BaseException | None = None
        self._up = threading.Event()
        self._server: TableServer | None = None
        self._people: list[Person] = []
        self.works: Works | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ahead_ns = 0
        self.language = ""
        """The language that people ask for from now on, if any."""
        self._thread = threading.Thread(target=self._run, name="served")
        self._thread.start()
        assert self._up.wait(PATIENCE), "the server does not come up"
        if self.error is not None:
            raise self.error

    def _run(self) -> None:
        try:
            asyncio.run(serve(self.settings, Log("json", self.log), self._ready))
        except BaseException as error:
            self.error = error
        finally:
            self._up.set()

    def _ready(self, server: TableServer, works: Works, port: int) -> None:
        self._server = server
        self.works = works
        self.port = port
        self._loop = asyncio.get_running_loop()
        self._up.set()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def hurry_bots(self) -> None:
        """Have those that sit down from now on think for a moment only."""
        self.run(lambda works: setattr(works.bots, "_manner", Manner(0, 0.001, 60)))

    def run(self, work: Callable[[Works], Any]) -> Any:
        """Call something of the server's in its own loop; return its result, awaited if it can be."""
        assert self._loop is not None
        works = self.works
        assert works is not None

        async def call() -> Any:
            found = work(works)
            return await found if isawaitable(found) else found

        return asyncio.run_coroutine_threadsafe(call(), self._loop).result(PATIENCE)

    def sql(self, query: str, *params: Any) -> None:
        """Execute a statement in the server's database."""
        self.run(lambda works: works.store.run(lambda sql: sql.execute(query, *params)))

    def later(self, **by: float) -> None:
        """Let the server's clock jump ahead, by hours=2 or the like; what waits for it hears of it later."""
        self._ahead_ns += timedelta(**by) // timedelta(microseconds=1) * 1000
        self.run(lambda works: setattr(works.clock, "_source", lambda: time.time_ns() + self._ahead_ns))

    def table(self, id: str) -> Table:
        """A table as the server has it now; it is immutable, so it can be compared later."""
        desk = self.run(lambda works: works.floor.desks.get(id))
        assert desk is not None
        found: Table = desk.table
        return found

    def wait_for_bets(self, id: str) -> None:
        """Wait until a new table that the clock moves on has opened its first round."""

        async def wait(works: Works) -> None:
            while (desk := works.floor.desks.get(id)) is not None and not by_dealer(desk.table):
                if desk.table.kept.stage != "idle" or desk.table.kept.paused:
                    return
                await asyncio.sleep(0.001)

        self.run(wait)

    def figure(self, name: str) -> float:
        """One of the metrics, by its name and labels."""
        with httpx.Client(base_url=self.origin, timeout=PATIENCE, verify=NO_TLS) as web:
            lines = web.get("/metrics").text.splitlines()
        found = [line for line in lines if line.startswith(f"{name} ")]
        return float(found[0].rpartition(" ")[2]) if found else 0.0

    def begin_stop(self) -> None:
        assert self._server is not None
        self._server.should_exit = True

    def stop(self) -> None:
        for person in self._people:
            person.web.close()
        if self._server is not None:
            self.begin_stop()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not stop"
        if self.error is not None:
            raise self.error

    def person(self, **headers: str) -> "Person":
        spoken = {"Accept-Language": self.language} if self.language else {}
        found = Person(self, {**spoken, **headers})
        self._people.append(found)
        return found

    def guest(self, name: str | None = None) -> "Person":
        """Somebody who has come in as a guest."""
        person = self.person()
        person.come_in("guest", {} if name is None else {"name": name})
        return person

    def staff(self, role: Role, name: str) -> "Person":
        """Somebody with a role, signed in."""
        self.run(lambda works: works.people.add(name, PASSWORD, role))
        person = self.person()
        assert person.come_in("session", {"name": name, "password": PASSWORD}).status_code == 201
        return person


class Person:
    """Somebody with a browser: cookies, an Origin, and the token for unsafe requests."""

    def __init__(self, served: Served, headers: dict[str, str]) -> None:
        self.served = served
        known = {"Origin": served.origin, **headers}
        base = f"{served.origin}/api/v1"
        self.web = httpx.Client(base_url=base, headers=known, timeout=PATIENCE, verify=NO_TLS)
        self.id = ""
        self.name = ""
        self.token_id = ""
        self.code = ""
        """Of the last table by code that they opened."""
        self.count = 0

    def come_in(self, how: str, body: dict[str, Any]) -> httpx.Response:
        answer = self.web.post(f"/{how}", json=body)
        self.be(answer)
        return answer

    def be(self, answer: httpx.Response) -> None:
        """Be who an answer says, if it says so."""
        if answer.is_success:
            found = answer.json()
            self.id = found["id"]
            self.name = found["name"]
            self.web.headers["X-CSRF-Token"] = found["csrf"]

    def program(self, *scopes: str, days: int = 30) -> "Person":
        """A program with a token of theirs; it says neither cookie nor Origin."""
        made = self.web.post("/me/tokens", json={"scopes": scopes, "days": days})
        assert made.status_code == 201, made.text
        found = self.served.person(Authorization=f"Bearer {made.json()['token']}")
        del found.web.headers["Origin"]
        found.id = self.id
        found.name = self.name
        found.token_id = made.json()["id"]
        return found

    def open_table(self, **settings: Any) -> str:
        """A table of theirs that waits for nobody, open for bets where no dealer opens its rounds."""
        opened = self.web.post("/tables", json={**SLOW, **settings})
        assert opened.status_code == 201, opened.text
        found = opened.json()
        self.code = found["code"] or ""
        id: str = found["table"]["id"]
        self.served.wait_for_bets(id)
        return id

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())

    @contextlib.contextmanager
    def seated(self, table: str = "", **fields: Any) -> Iterator["Reading"]:
        """A socket of theirs with a box, at a table of theirs if no other is given, in an open round."""
        with self.at_table(table or self.open_table()) as socket:
            socket.sit(**fields)
            yield socket

    @contextlib.contextmanager
    def at(self, path: str, **headers: str) -> Iterator["Reading"]:
        """A socket of theirs."""
        named = ("Origin", "Authorization", "Accept-Language")
        own = {name: self.web.headers.get(name, "") for name in named}
        given = {**own, "Cookie": self.cookie, **headers}
        url = f"ws://127.0.0.1:{self.served.port}/api/v1/{path}"
        sent = {name: value for name, value in given.items() if value}
        options: dict[str, Any] = {"compression": None, "open_timeout": PATIENCE, "max_queue": None}
        with connect(url, additional_headers=sent, **options) as raw:
            yield Reading(raw, self)

    def refused(self, path: str, **headers: str) -> tuple[int, str]:
        """The status and code with which a socket is refused."""
        with pytest.raises(InvalidStatus) as caught, self.at(path, **headers):
            pass
        answer = caught.value.response
        return answer.status_code, json.loads(answer.body or b"{}")["code"]

    def at_table(self, id: str) -> contextlib.AbstractContextManager["Reading"]:
        return self.at(f"tables/{id}/socket")


class Reading:
    """A socket with its frames read as JSON."""

    def __init__(self, raw: ClientConnection, person: Person) -> None:
        self.raw = raw
        self.person = person
        self.round = 0
        """The round of the last stage that was waited for; acts are for this round."""

    def tell(self, type: str, **fields: Any) -> str:
        """Send a command under a fresh id; the id."""
        self.person.count += 1
        id = fields.pop("id", f"c{self.person.count}")
        self.raw.send(json.dumps({"type": type, "id": id, **fields}))
        return str(id)

    def next(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.raw.recv(PATIENCE))
        return found

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first frame that is wanted."""
        while not wanted(frame := self.next()):
            pass
        return frame

    def of(self, type: str) -> dict[str, Any]:
        return self.until(lambda frame: frame["type"] == type)

    def reply(self, id: str) -> dict[str, Any]:
        """The view with the answer to a command, or its refusal."""
        return self.until(
            lambda frame: (
                (frame.get("answer") or {}).get("id") == id
                or (frame["type"] == "refused" and frame["id"] == id)
            )
        )

    def do(self, type: str, **fields: Any) -> dict[str, Any]:
        return self.reply(self.tell(type, **fields))

    def stage(self, wanted: str) -> dict[str, Any]:
        """The first view from now on in which the table is at a stage."""
        view = self.until(lambda frame: frame.get("stage") == wanted)
        self.round = view["round"]
        return view

    # A round

    def sit(self, **fields: Any) -> dict[str, Any]:
        """Take a seat, and wait until the round is open for bets; the view."""
        view = self.do("seat", **fields)
        assert view["type"] == "view", view
        self.round = view["round"]
        return view if view["stage"] == "betting" else self.stage("betting")

    def act(self, do: str, **fields: Any) -> dict[str, Any]:
        """The answer to an act in this round."""
        return self.do("act", round=self.round, act={"do": do, **fields})

    def place(self, box: int = 1, amount_minor: Any = 1000, **fields: Any) -> dict[str, Any]:
        """The answer to a bet, on the Ante if nothing else is given."""
        act = {"do": "place", "box": box, "wager": "ante", "amount_minor": amount_minor, **fields}
        return self.do("act", round=self.round, act=act)

    def bet(self, box: int = 1, amount_minor: int = 1000, wager: str = "ante") -> dict[str, Any]:
        """Place a bet that must be accepted; the view."""
        view = self.place(box, amount_minor, wager=wager)
        assert view["type"] == "view", view
        return view

    def deal(self) -> dict[str, Any]:
        """Be ready with the bets; the view of the hands."""
        self.tell("ready", round=self.round)
        return self.stage("deciding")

    def finish(self, do: str = "fold", **fields: Any) -> dict[str, Any]:
        """Decide for box 1 as the last to do so; the view of the settled round."""
        self.tell("act", round=self.round, act={"do": do, "box": 1, **fields})
        return self.stage("showing")

    def closed(self) -> tuple[int, list[dict[str, Any]]]:
        """Read on until the socket is closed: its code, and what came before."""
        frames: list[dict[str, Any]] = []
        try:
            while True:
                frames.append(self.next())
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006, frames


def problem(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of an answer that must be a problem."""
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    found = answer.json()
    assert found["status"] == answer.status_code
    assert found["title"]
    return answer.status_code, found["code"]


async def refusal_of(asked: Awaitable[object]) -> str:
    """The code with which a server must refuse what a client asks."""
    with pytest.raises(Refused) as caught:
        await asked
    return caught.value.code


def sentences_of(
    house_id: str, told: list[dict[str, Any]], language: str, names: Mapping[str, str]
) -> list[str]:
    """Return the package's own sentences for the facts in a frame."""
    events = [msgspec.convert(each, Told, dec_hook=lambda _, text: parse_card(text)) for each in told]
    return [said(house(house_id), each, language, names) for each in events]


def settings_for(folder: Path, **changes: Any) -> ServerSettings:
    """Settings of a small server on a free port, with one table that waits for nobody."""
    usual: dict[str, Any] = {"data": str(folder), "port": 0, "tables": (UNHURRIED,), "people": QUICK}
    return ServerSettings(**{**usual, **changes})


@contextlib.contextmanager
def served_in(folder: Path, **changes: Any) -> Iterator[Served]:
    served = Served(settings_for(folder, **changes))
    try:
        yield served
    finally:
        served.stop()
