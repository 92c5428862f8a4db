"""A table of another process, reached through this one: the same frames, answers, refusals and ends."""

import json
import time
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest

from kit.server.pair import Pair, paired, through, wait_until
from kit.server.raw_socket import raw_socket
from kit.server.served import Person
from kit.store.postgres import Postgres
from queenhigh.fair import verify
from queenhigh.server.peers.peers import CARDS, FROM, PASS
from queenhigh.server.works import Works


@pytest.fixture
def table(pair: Pair) -> str:
    """A fresh table that the first process runs."""
    return pair.first.guest().open_table()


def test_a_round_is_played_at_a_table_that_another_process_runs(pair: Pair, table: str) -> None:
    ann = pair.second.guest("Ann")
    with ann.at_table(table) as socket:
        assert socket.of("table")["me"]["id"] == ann.id
        socket.sit(box=1)
        socket.bet()
        socket.deal()
        spot = ann.web.post(f"/tables/{table}/spot", json={"box": 1, "wager": "ante"})
        assert spot.status_code == 200, spot.text
        assert socket.act("look", box=1)["type"] == "view"
        assert ann.web.post("/advice", json={"table": table}).json()["table"] == table
        socket.finish("play", amount_minor=1000)
    name = f"{table}-{socket.round}"
    shown = ann.web.get(f"/rounds/{name}").json()
    assert shown.get("over"), shown
    assert verify(ann.web.get(f"/rounds/{name}/proof").json()).ok
    assert [line["id"] for line in ann.web.get("/me/rounds").json()["rounds"]] == [name]
    assert pair.first.table(table).version > 3


def test_both_processes_answer_alike(pair: Pair, table: str) -> None:
    here = pair.first.guest("Alike")
    there = through(pair.second, like=here)
    for path in (f"/tables/{table}", f"/tables/{table}/house", "/me", "/houses", "/tables/nowhere",
                 "/rounds/nowhere-1", f"/rounds/{table}-1", "/meters"):  # fmt: skip
        one = here.web.get(path)
        other = there.web.get(path)
        assert (one.status_code, one.json()) == (other.status_code, other.json()), path
    wait_until(lambda: table in tables_listed(here) == tables_listed(there))


def tables_listed(person: Person) -> set[str]:
    return {card["id"] for card in person.web.get("/tables").json()["tables"]}


def test_what_is_refused_is_refused_in_the_same_words(pair: Pair, table: str) -> None:
    here = pair.first.guest("Ref Usal")
    there = through(pair.second, like=here)
    for person in (here, there):
        pause = person.web.post(f"/tables/{table}/pause", json={"paused": True})
        assert (pause.status_code, pause.json()["code"]) == (403, "auth/forbidden")
        gone = person.web.delete(f"/tables/{table}", headers={"X-CSRF-Token": "wrong"})
        assert gone.json()["code"] == "http/csrf"
        wrong = person.web.post("/advice", content=b"{", headers={"Content-Type": "application/json"})
        assert wrong.status_code == 400
        with person.at(f"tables/{table}/socket") as socket:
            assert socket.do("act", round=1, act={"do": "fold", "box": 1})["type"] == "refused"
    with there.at("tables/nowhere/socket") as socket:
        assert socket.closed()[0] == 4004


def test_unreadable_frames_are_strikes_at_other_processes_too(pair: Pair, table: str) -> None:
    ann = pair.second.guest()
    with ann.at_table(table) as socket:
        socket.next()
        socket.raw.send(b"\xff\xfe")
        assert socket.of("refused")["code"] == "command/unreadable"
        for _ in range(39):
            socket.raw.send("{")
        code, frames = socket.closed()
        assert code == 4000
        assert {frame.get("code") for frame in frames if frame["type"] == "refused"} == {"command/unreadable"}


def test_the_address_of_whoever_asks_is_their_own_and_nobody_says_another(pair: Pair, table: str) -> None:
    """Codes are guessed by address: a caller cannot claim one, and the relay hands on the real one."""
    host = pair.first.guest()
    coded = host.open_table(entry="code")
    for guess in range(5):
        liar = pair.second.person(**{FROM: f"198.51.100.{guess}", PASS: "0" * 64})
        liar.come_in("guest", {})
        with liar.at_table(coded) as socket:
            assert socket.do("seat", box=1, code="WRONGX")["code"] == "table/code"
    for served in (pair.first, pair.second):
        late = served.guest()
        with late.at_table(coded) as socket:
            assert socket.do("seat", box=1, code=host.code)["code"] == "rate/limited"
    pair.first.run(lambda works: works.store.run(lambda sql: sql.execute("DELETE FROM attempts")))


def test_nobody_comes_in_by_the_inner_door_without_the_secret(pair: Pair) -> None:
    works = pair.first.works
    assert works is not None
    assert works.peers is not None
    inner = f"http://{works.peers.address}"
    for headers in ({}, {PASS: "0" * 64}, {PASS: works.peers.pass_for("another process")}):
        answer = httpx.get(inner + CARDS, headers=headers)
        assert answer.status_code == 403
        assert "tables" not in answer.text
    good = httpx.get(inner + CARDS, headers={PASS: works.peers.pass_for(works.floor.leases.owner)})
    assert isinstance(json.loads(good.content), list)


def test_who_looks_on_through_a_process_that_stands_still_is_sent_to_the_next(pair: Pair, table: str) -> None:
    """Its row has run out: whoever has the table by then shows it to them."""
    works = pair.first.works
    assert works is not None
    first = works.floor.leases.owner

    async def miss_a_beat(works: Works) -> None:
        query = "UPDATE processes SET expires_ms = 0 WHERE owner = ?"
        await works.store.run(lambda sql: sql.execute(query, first))
        assert works.watch is not None
        await works.watch.beat()

    ann = pair.second.guest()
    with ann.at_table(table) as socket:
        socket.next()
        pair.second.run(miss_a_beat)
        assert socket.closed()[0] == 1012
    pair.meet()


@pytest.mark.long
def test_who_reads_nothing_is_cut_off_by_the_process_between_too(postgres: Postgres, tmp_path: Path) -> None:
    with paired(postgres.database(), tmp_path, slow_seconds=0.5) as pair:
        table = pair.first.guest().open_table()
        with raw_socket(pair.second.guest(), f"tables/{table}/socket", 4096) as raw:

            def ask_on() -> None:
                for _ in range(600):
                    raw.send(b'{"type": "sync", "id": "all"}')
                    time.sleep(0.05)

            with pytest.raises(OSError):
                ask_on()


@pytest.mark.parametrize("id", ["\0", "\ud800", "x" * 5000])
def test_an_id_that_no_database_takes_is_no_tables(pair: Pair, id: str) -> None:
    ann = pair.second.guest()
    asked = ann.web.post(
        "/advice", content=json.dumps({"table": id}), headers={"Content-Type": "application/json"}
    )
    assert asked.status_code in (400, 404), asked.text
    path = quote(id, errors="surrogatepass")
    for answer in (ann.web.get(f"/tables/{path}"), ann.web.get(f"/rounds/{path}-1")):
        assert answer.status_code in (400, 404), answer.text
