"""The server's log and figures: a line for each command, a figure for all worth watching, no secret."""

import io
import json
import logging
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from kit.server.pair import wait_until
from kit.server.served import PASSWORD, Person, Reading, Served, served_in
from queenhigh.server.logs import Log
from queenhigh.server.works import Works
from queenhigh.table.ports import StoreError

PHRASE = "another long phrase"
LINE = {"event", "kind", "by", "id", "table", "code", "act", "version", "ms", "at", "level"}
"""Fields of the line of a command."""


class Busy:
    """A server at which everything has been done that could leave a trace of what people say.

    `tests/server/secrecy` searches the log and the figures for cards, seeds and the server's secret.
    """

    def __init__(self, served: Served) -> None:
        self.served = served
        self.commands: Counter[str] = Counter()
        self.secrets: set[str] = {PASSWORD, PHRASE, "wrong guess", "my own seed", "QQQQQQ"}

    def tell(self, socket: Reading, type: str, **fields: Any) -> dict[str, Any]:
        self.commands[type] += 1
        return socket.do(type, **fields)

    def act(self, socket: Reading, **act: Any) -> None:
        self.tell(socket, "act", round=socket.round, act=act)

    def people(self) -> list[Person]:
        named = self.served.person()
        named.come_in("users", {"name": "Named", "password": PASSWORD})
        self.know(named)
        named.come_in("session", {"name": "Named", "password": "wrong guess"})
        named.be(named.web.put("/me/password", json={"old": PASSWORD, "new": PHRASE}))
        guest = self.served.guest("Guest")
        program = guest.program("play", "watch")
        self.secrets.add(program.web.headers["Authorization"].removeprefix("Bearer "))
        self.know(named, guest)
        return [named, program]

    def know(self, *people: Person) -> None:
        for person in people:
            self.secrets |= {*person.web.cookies.values(), person.web.headers["X-CSRF-Token"]}

    def play(self, table: str, people: list[Person]) -> None:
        with people[0].at_table(table) as one, people[1].at_table(table) as two:
            for box, socket in enumerate((one, two), start=1):
                self.commands["seat"] += 1
                view = socket.sit(box=box)
            self.tell(two, "challenge", round=two.round, commitment="0" * 64)
            commitment = view["fair"]["commitment"]
            self.tell(two, "seed", round=two.round, seed="my own seed", commitment=commitment)
            for box, socket in enumerate((one, two), start=1):
                self.act(socket, do="place", box=box, wager="ante", amount_minor=1000)
            self.act(one, do="place", box=1, wager=PHRASE)
            for socket in (one, two):
                self.tell(socket, "ready", round=socket.round)
            one.stage("deciding")
            self.act(one, do="look", box=1)
            self.act(one, do="fold", box=1)
            self.act(two, do="play", box=2, amount_minor=1000)
            one.stage("showing")
            one.raw.send('{"password": "' + PASSWORD)
            one.of("refused")

    def lines(self, event: str) -> list[dict[str, Any]]:
        lines = map(json.loads, self.served.log.getvalue().splitlines())
        return [line for line in lines if line["event"] == event]


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Busy]:
    with served_in(tmp_path_factory.mktemp("busy")) as served:
        found = Busy(served)
        people = found.people()
        host = served.guest()
        found.know(host)
        table = host.open_table()
        found.play(table, people)
        by_code = host.open_table(entry="code")
        found.secrets.add(host.code)
        with people[0].at_table(by_code) as socket:
            found.tell(socket, "seat", code="QQQQQQ")
            found.tell(socket, "seat", code=host.code)
        served.person().web.get(f"/rounds/{table}-1/proof?token={PASSWORD}", headers={"X-Odd": PASSWORD})
        served.person().web.get(f"/{PASSWORD}")
        wait_until(lambda: found.lines("request")[-1]["route"] == "none")
        yield found


def test_a_command_is_one_line_and_every_line_is_json(busy: Busy) -> None:
    lines = busy.lines("command")
    assert Counter(line["kind"] for line in lines) == busy.commands + Counter({"none": 1})
    for line in lines:
        assert {"kind", "by", "table", "at", "level"} <= set(line) <= LINE
        assert ("code" in line) or ("version" in line)
    assert {line.get("act") for line in lines} >= {"place", "look", "fold", "play"}


def test_a_request_is_one_line_that_names_its_route_and_not_what_was_in_it(busy: Busy) -> None:
    lines = busy.lines("request")
    routes = {line["route"] for line in lines}
    assert {"/api/v1/me/password", "/api/v1/tables", "/api/v1/rounds/{id}/proof", "none"} <= routes
    for line in lines:
        assert set(line) == {"event", "method", "route", "status", "code", "ms", "at", "level"}
    assert '"level": "error"' not in busy.served.log.getvalue()


def test_no_secret_is_in_the_log_or_the_figures(busy: Busy) -> None:
    assert len(busy.secrets) > 12
    figures = busy.served.person().web.get(f"{busy.served.origin}/metrics").text
    for text in (busy.served.log.getvalue(), figures):
        assert not [secret for secret in busy.secrets if secret in text]


def test_figures_count_commands_refusals_and_sockets(busy: Busy) -> None:
    figure = busy.served.figure
    for kind, count in busy.commands.items():
        assert figure(f'queenhigh_commands_total{{kind="{kind}"}}') == count
    assert figure('queenhigh_refusals_total{code="command/unreadable"}') >= 2
    assert figure('queenhigh_refusals_total{code="auth/wrong"}') == 1
    assert figure('queenhigh_refusals_total{code="http/no_such"}') >= 1
    for what in ("command", "commit"):
        least, all = (figure(f'queenhigh_{what}_seconds_bucket{{le="{le}"}}') for le in ("0.001", "+Inf"))
        assert 0 <= least <= all == figure(f"queenhigh_{what}_seconds_count")
        assert figure(f"queenhigh_{what}_seconds_sum") > 0
    assert figure("queenhigh_group_size_sum") >= figure("queenhigh_group_size_count") >= 1
    with busy.served.person().at("lobby/socket") as lobby:
        lobby.next()
        assert figure('queenhigh_sockets{where="lobby"}') == 1


def test_a_meter_that_drifts_and_a_ledger_that_is_not_balanced_are_seen(busy: Busy) -> None:
    served = busy.served

    async def meter(works: Works) -> str:
        return next(iter(works.floor.hall.meters))

    id = served.run(meter)

    def move(by: int) -> None:
        query = "UPDATE accounts SET balance_minor = balance_minor + ? WHERE id = ?"
        served.run(lambda works: works.store.run(lambda sql: sql.execute(query, by, f"meter:{id}")))

    def drift() -> tuple[float, float]:
        return (
            served.figure(f'queenhigh_meter_drift_minor{{meter="{id}"}}'),
            served.figure('queenhigh_ledger_sum_minor{currency="GBP"}'),
        )

    assert drift() == (0, 0)
    move(7)
    assert drift() == (-7, 7)
    move(-7)
    assert drift() == (0, 0)


def test_figures_are_for_this_machine_and_for_those_who_may(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("far")
    far = {"X-Forwarded-For": "198.51.100.7"}

    def asked(person: Person) -> str:
        answer = person.web.get(f"{person.served.origin}/metrics", headers=far)
        return "" if answer.is_success else answer.json()["code"]

    with served_in(folder, proxy="127.0.0.1") as served:
        assert served.person().web.get(f"{served.origin}/metrics").status_code == 200
        assert asked(served.person()) == "auth/needed"
        assert asked(served.guest()) == "auth/forbidden"
        assert asked(served.staff("auditor", "May Look")) == ""
        assert asked(served.staff("admin", "May Look Too")) == ""
    with served_in(folder, proxy="127.0.0.1", metrics="all") as served:
        assert asked(served.person()) == ""


def test_a_fault_is_logged_by_its_kind_and_place_and_not_by_its_words() -> None:
    out = io.StringIO()
    log = Log("json", out)
    try:
        raise ValueError(PASSWORD)
    except ValueError as error:
        log.fault("fault", error, table="abc")
    log.fault("store", StoreError("the disk is full"))
    first, second = (json.loads(line) for line in out.getvalue().splitlines())
    assert PASSWORD not in out.getvalue()
    assert first["error"] == "ValueError"
    assert re.search(r"server/test_server_log\.py:\d+", first["where"])
    assert second["why"] == "the disk is full"


def test_a_refused_handshake_leaves_no_warning_of_the_librarys(
    busy: Busy, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = io.StringIO()
    theirs = logging.getLogger("uvicorn.error")
    for name, value in (("handlers", []), ("level", theirs.level), ("propagate", theirs.propagate)):
        monkeypatch.setattr(theirs, name, value)
    Log("json", out).catch_others()
    with (
        pytest.raises(InvalidStatus),
        busy.served.guest().at("lobby/socket", Origin="http://evil.example"),
    ):
        pass
    theirs.warning("something else")
    [line] = out.getvalue().splitlines()
    assert json.loads(line)["message"] == "something else"


def test_a_log_as_text_has_a_line_for_each_thing_too() -> None:
    out = io.StringIO()
    log = Log("text", out)
    log.command("seat", by="u1", id="c1", table="abc", code="", version=3, ms=1.5)
    log.request("GET", "/api/v1/tables", 200, code="", ms=0.5)
    first, second = out.getvalue().splitlines()
    assert "command" in first
    assert "by=u1" in first
    assert "code" not in first
    assert "route=/api/v1/tables" in second
