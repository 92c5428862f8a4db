"""Tables go from one process to another: given up, taken, shared evenly; rounds and people go on."""

import threading
from pathlib import Path

import pytest

from kit.server.pair import paired, tables_here, wait_until
from kit.server.served import UNHURRIED, Served, settings_for
from kit.store.postgres import Postgres
from queenhigh.server.works import StartError, Works


def test_idle_tables_are_shared_and_each_is_run_once(postgres: Postgres, tmp_path: Path) -> None:
    with paired(postgres.database(), tmp_path, tables=(UNHURRIED,) * 6) as pair:
        wait_until(lambda: len(pair.second.run(tables_here)) == 3)
        wait_until(lambda: len(pair.first.run(tables_here) | pair.second.run(tables_here)) == 6)
        assert not pair.first.run(tables_here) & pair.second.run(tables_here)


def test_a_process_that_stops_hands_its_tables_over_at_once_and_the_round_goes_on(
    postgres: Postgres, tmp_path: Path
) -> None:
    with paired(postgres.database(), tmp_path) as pair:
        table = pair.first.guest().open_table()
        ann = pair.second.guest("Ann Stays")
        with ann.seated(table, box=1) as socket:
            view = socket.bet()
            pair.first.begin_stop()
            code, frames = socket.closed()
            assert code == 1012
            assert frames[-1]["type"] == "closing"
        wait_until(lambda: table in pair.second.run(tables_here))
        with ann.at_table(table) as socket:
            after = socket.next()["frame"]
            assert after["version"] >= view["version"]
            assert after["round"] == view["round"]
            assert after["purse_minor"] == view["purse_minor"]
            socket.round = after["round"]
            socket.deal()


def test_a_new_server_takes_over_beside_the_old_on_the_same_port(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.database()
    shared = {"data": "", "database": url, "secret": str(tmp_path / "secret")}
    old = Served(settings_for(tmp_path, **shared))
    try:
        table = old.guest().open_table()
        with pytest.raises(StartError, match="--beside"):
            Served(settings_for(tmp_path, **shared, port=old.port))
        new = Served(settings_for(tmp_path, **shared, port=old.port, beside=True))
    finally:
        old.stop()
    try:
        wait_until(lambda: table in new.run(tables_here))
        with new.guest().seated(table, box=1):
            pass
    finally:
        new.stop()


def test_a_new_table_is_its_openers_though_the_other_has_fewer(postgres: Postgres, tmp_path: Path) -> None:
    """The other takes whatever is free, all the time: what is being opened is not."""
    with paired(postgres.database(), tmp_path, tables=()) as pair:
        people = [pair.first.guest() for _ in range(4)]

        async def greedy(works: Works) -> None:
            for _ in range(60):
                await works.floor.leases.take_free()

        grabbing = threading.Thread(target=pair.second.run, args=(greedy,))
        grabbing.start()
        opened = [person.web.post("/tables", json={"house": "prime"}) for person in people for _ in range(4)]
        grabbing.join()
        assert {answer.status_code for answer in opened} == {201}, [answer.text for answer in opened]


def test_a_table_that_was_just_opened_is_not_given_away(postgres: Postgres, tmp_path: Path) -> None:
    """Its opener may be on the way to it; a minute later it is as idle as others."""
    with paired(postgres.database(), tmp_path, tables=()) as pair:
        opened = {pair.first.guest().open_table() for _ in range(8)}

        def given_away() -> set[str]:
            async def give(works: Works) -> set[str]:
                await works.floor.leases.give_away()
                return opened - {desk.id for desk in works.floor.desks}

            found: set[str] = pair.first.run(give)
            return found

        assert not given_away()
        pair.first.later(seconds=61)
        assert given_away(), "it has more than its share"
