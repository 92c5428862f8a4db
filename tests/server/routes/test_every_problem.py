"""Every problem that HTTP can answer with, provoked at a real server: its status, its code, its sentences."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from kit import golden
from kit.server.served import PASSWORD, SLOW, Served, problem
from queenhigh.server.gate.problems import HTTP_CODES
from queenhigh.words import LANGUAGES, catalogue


def asks(method: str, path: str, **options: Any) -> Callable[[Served], httpx.Response]:
    """A guest's request."""
    return lambda served: served.guest().web.request(method, path, **options)


def registers(name: str, password: str = PASSWORD) -> Callable[[Served], httpx.Response]:
    return asks("POST", "/users", json={"name": name, "password": password})


def fault(served: Served) -> httpx.Response:
    """A list of tables that cannot be made, as after a mistake of ours."""

    served.run(lambda works: setattr(works.floor.feed, "cards", lambda: int("no number")))
    found = served.person().web.get("/tables")
    served.run(lambda works: delattr(works.floor.feed, "cards"))
    return found


def too_early(served: Served) -> httpx.Response:
    host = served.guest()
    return host.web.get(f"/rounds/{host.open_table()}-1/proof")


def no_csrf(served: Served) -> httpx.Response:
    guest = served.guest()
    del guest.web.headers["X-CSRF-Token"]
    return guest.web.post("/tables", json=SLOW)


def shorter(served: Served) -> httpx.Response:
    guest = served.guest()
    assert guest.web.put("/me/limits", json={"break_minutes": 60}).status_code == 200
    return guest.web.put("/me/limits", json={"break_minutes": 1})


def nobody_any_more(served: Served) -> httpx.Response:
    """Somebody whose row is gone while their session is still remembered."""
    guest = served.guest()
    assert guest.web.get("/me").status_code == 200

    for table, column in (("sessions", "person"), ("players", "player"), ("people", "id")):
        served.sql(f"DELETE FROM {table} WHERE {column} = ?", guest.id)
    return guest.web.put("/me/limits", json={"time_minutes": 60})


PROVOKED: dict[str, tuple[int, Callable[[Served], httpx.Response]]] = {
    "http/unreadable": (400, asks("POST", "/tables", content=b"{")),
    "http/too_large": (413, asks("POST", "/tables", content=b" " * 70_000)),
    "http/no_length": (411, asks("POST", "/tables", content=iter([b"{}"]))),
    "http/no_such": (404, asks("GET", "/nowhere")),
    "http/method": (405, asks("DELETE", "/tables")),
    "http/origin": (403, asks("POST", "/tables", headers={"Origin": "http://evil.example"})),
    "http/host": (421, asks("GET", "/tables", headers={"Host": "evil.example"})),
    "http/csrf": (403, no_csrf),
    "http/fault": (500, fault),
    "http/too_early": (409, too_early),
    "name/unfit": (422, registers("7 7")),
    "name/reserved": (422, registers("Dealer")),
    "name/taken": (409, registers("AGATHA")),
    "name/lookalike": (409, registers("Agatha.")),
    "password/unfit": (422, registers("Another", "short")),
    "auth/wrong": (401, asks("POST", "/session", json={"name": "Nobody", "password": "wrong guess"})),
    "token/unfit": (422, asks("POST", "/me/tokens", json={"scopes": []})),
    "limits/unfit": (422, asks("PUT", "/me/limits", json={"time_minutes": 0})),
    "limits/shorter": (409, shorter),
    "person/unknown": (404, nobody_any_more),
    "refill/not_yet": (409, asks("POST", "/me/refill", json={"currency": "GBP"})),
    "table/unfit": (422, asks("POST", "/tables", json={**SLOW, "posted": "ante=50..10"})),
    "study/unfit": (422, asks("GET", "/houses/prime/hand?cards=QsQsTs")),
    "advice/none": (
        409,
        lambda served: (guest := served.guest()).web.post("/advice", json={"table": guest.open_table()}),
    ),
}


ENGLISH = {"http/unreadable", "http/too_large", "token/unfit", "person/unknown", "study/unfit"}
"""Problems whose details only programs meet."""
Answers = dict[str, dict[str, httpx.Response]]


@pytest.fixture(scope="module")
def answers(served: Served) -> Answers:
    """Every problem in every language."""
    served.staff("player", "Agatha")
    found: Answers = {code: {} for code in PROVOKED}
    for served.language in LANGUAGES:
        for code, (_, provoke) in PROVOKED.items():
            found[code][served.language] = provoke(served)
    served.language = ""
    return found


def test_every_problem_of_the_closed_set_is_provoked_here() -> None:
    assert set(PROVOKED) == set(HTTP_CODES)


@pytest.mark.parametrize("code", PROVOKED)
def test_a_problem_has_its_status_code_and_title(answers: Answers, code: str) -> None:
    status, _ = PROVOKED[code]
    details = set()
    for language, answer in answers[code].items():
        assert problem(answer) == (status, code), answer.text
        assert answer.json()["title"] == catalogue(language).say("server", code)
        assert "set-cookie" not in answer.headers
        details.add(answer.json().get("detail", ""))
    assert len(details) == (1 if details == {""} or code in ENGLISH else len(LANGUAGES))


@pytest.mark.golden
def test_the_sentences_of_problems(answers: Answers) -> None:
    lines = []
    for code, by_language in answers.items():
        lines.append(f"{PROVOKED[code][0]} {code}")
        for language, answer in by_language.items():
            found = answer.json()
            said = (found[each] for each in ("title", "detail") if each in found)
            lines.append(f"  {language}: {' | '.join(said)}")
    golden.compare("golden/texts/server_problems.txt", "\n".join(lines) + "\n")


def test_a_fault_tells_nothing_of_the_inside(served: Served) -> None:
    answer = fault(served)
    assert set(answer.json()) == {"code", "status", "title"}
    line = next(line for line in served.log.getvalue().splitlines() if '"fault"' in line)
    assert '"error": "ValueError"' in line
    assert "no number" not in line, "what an error says may hold what was sent"
    assert served.person().web.get("/tables").status_code == 200
