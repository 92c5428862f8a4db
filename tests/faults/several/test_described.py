"""Two processes asked by the description of their routes and against it: no fault, and whole books."""

import time
from itertools import count
from pathlib import Path

import pytest

from kit.command import run_json
from kit.server.described import NEGATIVE, POSITIVE, Described
from kit.server.pair import paired
from kit.store.postgres import Postgres


@pytest.mark.long
@pytest.mark.parametrize("seconds", [2, pytest.param(600, marks=pytest.mark.long)])
def test_whatever_two_processes_are_asked_they_answer_as_described(
    postgres: Postgres, tmp_path: Path, seconds: int
) -> None:
    url = postgres.database()
    sent = 0
    with paired(url, tmp_path) as pair:
        here = pair.first.staff("admin", "Ada").program("play", "watch", "deal", "audit", "admin")
        there = pair.second.person(Authorization=here.web.headers["Authorization"])
        del there.web.headers["Origin"]
        callers = [(each, mode) for mode in (POSITIVE, NEGATIVE) for each in (here, there)]
        callers += [(pair.second.person(), POSITIVE), (pair.first.person(), NEGATIVE)]
        until = time.monotonic() + seconds
        for chance in count():
            caller, mode = callers[chance % len(callers)]
            described = Described(caller.served, mode, caller.web.headers)
            for _ in described.routes(2 if seconds < 60 else 20, chance):
                if time.monotonic() > until:
                    break
            sent += described.sent
            if time.monotonic() > until and sent > 2 * seconds:
                break
        for served in (pair.first, pair.second):
            assert '"level": "error"' not in served.log.getvalue()
    report = run_json("audit", "--database", url)
    assert report["ok"], report["problems"]
