"""Tables that nobody runs, processes of two versions, orders that nobody does."""

import asyncio
import time
from pathlib import Path

from kit.doctoring import look, patient
from kit.stores import OWNER, open_table
from queenhigh.server.doctor import Patient
from queenhigh.server.doctor.answer import Answer
from queenhigh.server.doctor.checks.tables import check_leases, check_orders
from queenhigh.store.opening import open_store
from queenhigh.store.sharing.orders import leave_order
from queenhigh.store.sharing.processes import note_process
from queenhigh.store.sql import Sql
from queenhigh.store.store import Store


def running(place: Path | str) -> Patient:
    """A patient whose server answers."""
    found = patient(place)
    found.answer = Answer(version="1", ready=True)
    return found


def do(store: Store, sql: str, *values: object) -> None:
    asyncio.run(store.run(lambda each: each.execute(sql, *values)))


def test_tables_are_somebodys(place: Path | str, store: Store) -> None:
    assert look(check_leases, patient(place)).found == "no table is open"
    asyncio.run(open_table(store, "t1", "t2"))
    assert look(check_leases, running(place)).found == f"2 tables with {OWNER}"
    do(store, "UPDATE tables SET expires_ms = 5 WHERE id = 't1'")
    found = look(check_leases, running(place))
    assert (found.state, "1 open table with nobody" in found.found) == ("warn", True)
    do(store, "UPDATE tables SET expires_ms = 0, owner = ''")
    assert look(check_leases, running(place)).state == "warn"
    assert look(check_leases, patient(place)).state == "unknown"


def test_two_versions_are_an_upgrade_under_way(place: Path | str, store: Store) -> None:
    asyncio.run(open_table(store, "t1"))

    def note(sql: Sql) -> None:
        note_process(sql, "old", "127.0.0.1:1", "1.0", 60_000)
        note_process(sql, "new", "127.0.0.1:2", "1.1", 60_000)

    asyncio.run(store.run(note))
    found = look(check_leases, running(place))
    assert (found.state, "versions 1.0 and 1.1" in found.found) == ("warn", True)


def test_orders_that_wait_long_are_told(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    assert look(check_orders, running(tmp_path)).state == "ok"
    asyncio.run(store.run(lambda sql: leave_order(sql, "t1", "close")))
    assert look(check_orders, running(tmp_path)).state == "ok"
    assert look(check_orders, patient(tmp_path)).state == "unknown"
    do(store, "UPDATE orders SET at_ms = ?", time.time_ns() // 1_000_000 - 60_000)
    found = look(check_orders, running(tmp_path))
    assert (found.state, found.found) == ("warn", "1 order waiting, the oldest for 60 s")
    store.close()
