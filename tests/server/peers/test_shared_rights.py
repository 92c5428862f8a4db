"""Rates, sessions, tokens and codes are of all processes together: what one ends, the others know."""

import time
from collections.abc import Callable
from functools import partial
from itertools import cycle, islice
from pathlib import Path

import httpx
import pytest

from kit.server.pair import Pair, paired, through, wait_until
from kit.server.served import PASSWORD, QUICK, Served
from kit.store.postgres import Postgres
from queenhigh.people import PeopleSettings
from queenhigh.server.works import PEOPLE_A_TABLE

NEW_PEOPLE = 40
"""From one address in an hour."""
SOON = 2.5
"""Seconds within which a process knows what another has ended."""


def allowed(pair: Pair, ask: Callable[[Served], httpx.Response]) -> int:
    """How often something is allowed that is asked at the processes by turns; then neither allows it."""
    turns = enumerate(islice(cycle((pair.first, pair.second)), 60))
    count = next(count for count, served in turns if ask(served).status_code != 201)
    for served in (pair.first, pair.second):
        refused = ask(served)
        assert refused.json()["code"] == "rate/limited"
        assert int(refused.headers["Retry-After"]) > 0
    return count


def test_tables_and_guests_of_an_address_are_counted_together(postgres: Postgres, tmp_path: Path) -> None:
    people = PeopleSettings(argon2_kib=64, argon2_passes=1, new_people_an_hour=NEW_PEOPLE)
    tables = NEW_PEOPLE // PEOPLE_A_TABLE
    refused = 3
    """Guests who were let in and may open no table."""
    with paired(postgres.database(), tmp_path, people=people) as strict:
        opened = allowed(strict, lambda served: served.guest().web.post("/tables", json={"house": "prime"}))
        assert opened == tables
        come_in = allowed(strict, lambda served: served.person().come_in("guest", {}))
        assert come_in == NEW_PEOPLE - tables - refused


def test_tries_at_a_password_are_counted_together_and_bind_everywhere(pair: Pair) -> None:
    pair.first.staff("player", "Ann Tries")
    wrong = {"name": "Ann Tries", "password": "another pass phrase"}
    right = {"name": "Ann Tries", "password": PASSWORD}
    sides = cycle((pair.first, pair.second))
    for _ in range(QUICK.name_tries):
        assert next(sides).person().come_in("session", wrong).json()["code"] == "auth/wrong"
    for served in (pair.first, pair.second):
        assert served.person().come_in("session", right).json()["code"] == "rate/limited"


def test_a_code_that_lets_in_at_one_process_lets_in_at_the_other(pair: Pair) -> None:
    host = pair.first.guest()
    table = host.open_table(entry="code")
    ann = pair.second.guest()
    with ann.at_table(table) as socket:
        assert socket.do("seat", box=1)["code"] == "table/code"
        assert socket.do("seat", box=1, code=host.code.lower())["type"] == "view"
        assert socket.do("leave")["type"] == "view"
    with through(pair.first, like=ann).at_table(table) as socket:
        assert socket.do("seat", id="again", box=1)["type"] == "view", "who was let in once is known"


@pytest.mark.parametrize("how", ["signed out", "locked", "another password", "token revoked"])
def test_a_session_that_ends_at_one_process_ends_at_the_other(pair: Pair, how: str) -> None:
    """Its socket and its requests, soon. The table is the other's own: only what is stored tells it."""
    table = pair.second.guest().open_table()
    here = pair.first.staff("player", f"Ann {how.title()}")
    there = through(pair.second, like=here)
    people = {
        "locked": lambda works: works.people.lock(here.id),
        "another password": lambda works: works.people.set_password(here.id, PASSWORD, "another phrase"),
    }
    end: Callable[[], object] = partial(here.web.delete, "/session")
    if how in people:
        end = partial(pair.first.run, people[how])
    elif how == "token revoked":
        program = here.program("play", "watch")
        there = pair.second.person(Authorization=program.web.headers["Authorization"])
        del there.web.headers["Origin"]
        end = partial(here.web.delete, f"/me/tokens/{program.token_id}")
    assert there.web.get("/me").status_code == 200
    with there.at_table(table) as socket:
        socket.next()
        end()
        began = time.monotonic()
        assert socket.closed()[0] == 4001
        wait_until(lambda: there.web.get("/me").status_code == 401, SOON)
        assert time.monotonic() - began < 2 * SOON
    assert there.web.post("/tables", json={"house": "prime"}).status_code == 401


def test_rights_that_are_taken_away_at_one_process_are_gone_at_the_other(pair: Pair) -> None:
    here = pair.first.staff("admin", "Ada Once")
    there = through(pair.second, like=here)
    assert there.web.get("/me").json()["role"] == "admin"
    pair.first.run(lambda works: works.people.set_role(here.id, "player"))
    wait_until(lambda: there.web.get("/me").json()["role"] == "player", SOON)
