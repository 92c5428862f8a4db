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

from kit.server.served import PASSWORD, Person, Reading, Served, served_in
from queenhigh.server.logs import Log
from queenhigh.server.works import Works
from queenhigh.table.ports import StoreError
from queenhigh.table.stages.deck import deck_name

ANTE = 1000
CARD = re.compile(r"(?<![\w-])(10|[2-9TJQKA])[cdhs♣♦♥♠](?![\w-])")
PHRASE = "another long phrase"
LINE = {"event", "kind", "by", "id", "table", "code", "act", "version", "ms", "at", "level"}
"""Fields of the line of a command."""


class Busy:
    """A server at which everything has been done that could leave a trace."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.commands: Counter[str] = Counter()
        self.secrets: set[str] = {PASSWORD, PHRASE, "wrong guess", "my own seed", "QQQQQQ"}
        self.cards: set[str] = set()

    def tell(self, socket: Reading, type: str, **fields: Any) -> dict[str, Any]:
        self.commands[type] += 1
        return socket.do(type, **fields)

    def people(self) -> list[Person]:
        served = self.served
        named = served.person()
        named.come_in("users", {"name": "Named", "password": PASSWORD})
        self.know(named)
        named.come_in("session", {"name": "Named", "password": "wrong guess"})
        named.be(named.web.put("/me/password", json={"old": PASSWORD, "new": PHRASE}))
        guest = served.guest("Guest")
        program = guest.program("play", "watch")
        self.secrets.add(program.web.headers["Authorization"].removeprefix("Bearer "))
        for person in (named, guest):
            self.know(person)
        return [named, program]

    def know(self, person: Person) -> None:
        self.secrets |= {*person.web.cookies.values(), person.web.headers["X-CSRF-Token"]}

    def play(self, table: str, people: list[Person]) -> None:
        with people[0].at_table(table) as one, people[1].at_table(table) as two:
            self.tell(one, "seat", box=1)
            self.commands["seat"] += 1
            view = two.sit(box=2)
            round, commitment = view["round"], view["fair"]["commitment"]
            self.tell(two, "challenge", round=round, commitment="0" * 64)
            self.tell(two, "seed", round=round, seed="my own seed", commitment=commitment)
            for box, socket in enumerate((one, two), start=1):
                act = {"do": "place", "box": box, "wager": "ante", "amount_minor": ANTE}
                self.tell(socket, "act", round=round, act=act)
            self.tell(one, "act", round=round, act={"do": "place", "box": 1, "wager": PHRASE})
            self.tell(one, "ready", round=round)
            self.tell(two, "ready", round=round)
            one.stage("deciding")
            ends: list[dict[str, Any]] = [{"do": "fold"}, {"do": "play", "amount_minor": ANTE}]
            for box, socket, act in zip((1, 2), (one, two), ends, strict=True):
                looked = self.tell(socket, "act", round=round, act={"do": "look", "box": box})
                self.cards |= set(looked["view"]["boxes"][box - 1]["cards"])
                self.tell(socket, "act", round=round, act={**act, "box": box})
            one.stage("showing")
            one.raw.send('{"password": "' + PASSWORD)
            one.of("refused")

    async def learn(self, works: Works) -> None:
        """What the server itself must keep to itself."""
        self.secrets.add(works.settings.secret_file.read_text().strip())
        entropy = works.floor.hall.entropy
        for desk in works.floor.desks:
            for number in range(desk.table.number + 1):
                for deck in await works.store.decks(desk.id, number):
                    name = deck_name(desk.id, number, deck.number)
                    self.secrets |= {deck.nonce.hex(), entropy.seed(deck.nonce, name).hex()}
                    self.secrets |= {each[3] for each in json.loads(deck.openings or b"[]")}

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.served.log.getvalue().splitlines()]


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
        served.run(found.learn)
        yield found


def test_a_command_is_one_line_and_every_line_is_json(busy: Busy) -> None:
    lines = [line for line in busy.lines() if line["event"] == "command"]
    assert Counter(line["kind"] for line in lines) == busy.commands + Counter({"none": 1})
    for line in lines:
        assert {"kind", "by", "table", "at", "level"} <= set(line)
        assert ("code" in line) or ("version" in line)
        assert set(line) <= LINE
    assert {line.get("act") for line in lines} >= {"place", "look", "fold", "play"}


def test_a_request_is_one_line_that_names_its_route_and_not_what_was_in_it(busy: Busy) -> None:
    lines = [line for line in busy.lines() if line["event"] == "request"]
    routes = {line["route"] for line in lines}
    assert {"/api/v1/me/password", "/api/v1/tables", "/api/v1/rounds/{id}/proof", "none"} <= routes
    for line in lines:
        assert set(line) == {"event", "method", "route", "status", "code", "ms", "at", "level"}
    assert not [line for line in busy.lines() if line["level"] == "error"]


def test_no_secret_and_no_card_is_in_the_log_or_the_figures(busy: Busy) -> None:
    assert len(busy.secrets) > 25
    assert len(busy.cards) == 6
    figures = busy.served.person().web.get(f"{busy.served.origin}/metrics").text
    for text in (busy.served.log.getvalue(), figures):
        assert not [secret for secret in busy.secrets if secret in text]
        assert not CARD.findall(text)


def test_every_figure_that_is_worth_watching_is_there(busy: Busy) -> None:
    served = busy.served
    for kind, count in busy.commands.items():
        assert served.figure(f'queenhigh_commands_total{{kind="{kind}"}}') == count
    assert served.figure('queenhigh_refusals_total{code="command/unreadable"}') >= 2
    assert served.figure('queenhigh_refusals_total{code="auth/wrong"}') == 1
    assert served.figure('queenhigh_refusals_total{code="http/no_such"}') >= 1
    for what in ("command", "commit"):
        half, most = (
            served.figure(f'queenhigh_{what}_seconds{{quantile="{share}"}}') for share in ("0.5", "0.99")
        )
        assert 0 < half <= most
    assert served.figure("queenhigh_group_size") >= 1
    with served.person().at("lobby/socket") as lobby:
        lobby.next()
        assert served.figure('queenhigh_sockets{where="lobby"}') == 1
    text = served.person().web.get(f"{served.origin}/metrics").text
    names = {line.split("{")[0].split(" ")[0] for line in text.splitlines() if not line.startswith("#")}
    assert {
        "queenhigh_store_waiting", "queenhigh_table_queue", "queenhigh_outbox", "queenhigh_under_way",
        "queenhigh_tables", "queenhigh_requests_total", "queenhigh_ledger_sum_minor",
        "queenhigh_meter_drift_minor",
    } <= names  # fmt: skip
    assert served.figure('queenhigh_ledger_sum_minor{currency="GBP"}') == 0


def test_a_meter_that_drifts_and_a_ledger_that_does_not_come_out_are_seen(busy: Busy) -> None:
    served = busy.served

    async def meter(works: Works) -> str:
        return next(iter(works.floor.hall.meters))

    async def move(works: Works, by: int) -> None:
        query = "UPDATE accounts SET balance_minor = balance_minor + ? WHERE id = ?"
        await works.store.run(lambda sql: sql.execute(query, by, f"meter:{id}"))

    id = served.run(meter)
    drift = f'queenhigh_meter_drift_minor{{meter="{id}"}}'
    assert served.figure(drift) == 0
    served.run(lambda works: move(works, 7))
    assert served.figure(drift) == -7
    assert served.figure('queenhigh_ledger_sum_minor{currency="GBP"}') == 7
    served.run(lambda works: move(works, -7))
    assert served.figure(drift) == 0


def test_figures_are_for_this_machine_and_for_those_who_may(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("far")
    with served_in(folder, proxy="127.0.0.1") as served:
        where, far = f"{served.origin}/metrics", {"X-Forwarded-For": "198.51.100.7"}
        assert served.person().web.get(where).status_code == 200
        assert served.person(**far).web.get(where).json()["code"] == "auth/needed"
        guest = served.guest()
        guest.web.headers.update(far)
        assert guest.web.get(where).json()["code"] == "auth/forbidden"
        for role in ("auditor", "admin"):
            boss = served.staff(role, f"May Look {role[1]}")
            boss.web.headers.update(far)
            assert boss.web.get(where).status_code == 200
    with served_in(folder, proxy="127.0.0.1", metrics="all") as served:
        assert served.person(**far).web.get(f"{served.origin}/metrics").status_code == 200


def test_a_fault_is_told_by_its_kind_and_place_and_not_by_its_words() -> None:
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


def test_a_refused_handshake_leaves_no_warning_of_the_librarys(busy: Busy) -> None:
    out, theirs = io.StringIO(), logging.getLogger("uvicorn.error")
    before = theirs.handlers[:], theirs.level, theirs.propagate
    Log("json", out).catch_others()
    try:
        with (
            pytest.raises(InvalidStatus),
            busy.served.guest().at("lobby/socket", Origin="http://evil.example"),
        ):
            pass
        theirs.warning("something else")
    finally:
        theirs.handlers[:], theirs.propagate = before[0], before[2]
        theirs.setLevel(before[1])
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
