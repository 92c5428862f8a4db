"""A meter that tables of two processes share: hit at several at once, taken back, won by people long gone."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from kit.command import run_json
from kit.faults.jackpots import FED_MINOR, Jackpots
from kit.server.pair import paired, wait_until
from kit.server.served import Served
from kit.store.postgres import Postgres
from queenhigh.server.works import Works
from queenhigh.store.sql import Sql

METER = "hall.main"


def conserved(sql: Sql, evening: Jackpots) -> int:
    """What the meter holds: what it was seeded with and what stakes put in, less what was paid; no more."""

    def one(query: str, *params: object) -> int:
        [(found,)] = sql.execute(query, *params)
        return int(found)

    balance = "SELECT COALESCE(SUM(balance_minor), 0) FROM accounts WHERE id = ?"
    waiting = one("SELECT COALESCE(SUM(amount_minor), 0) FROM pending WHERE meter = ?", METER)
    shown = one(balance, f"meter:{METER}") + waiting
    seeded = -one(balance, f"seed:{METER}")
    paid = one("SELECT COALESCE(SUM(amount_minor), 0) FROM awards WHERE meter = ?", METER)
    assert shown == seeded + FED_MINOR * evening.stakes - paid
    by_round = sql.execute(
        "SELECT table_id, round, COUNT(*), SUM(amount_minor) FROM awards GROUP BY table_id, round"
    )
    assert len(by_round) == evening.won
    voided = [minor for *_, times, minor in by_round if times == 2]
    assert len(voided) == evening.voided > 0
    assert not any(voided)
    assert all(minor > 0 for *_, times, minor in by_round if times == 1)
    assert one("SELECT MIN(balance_minor - reserved_minor - held_minor) FROM accounts WHERE NOT may_owe") >= 0
    assert one("SELECT COUNT(*) FROM accounts WHERE held_minor > 0") > 0, "winners may yet lose it to a void"
    return shown


def shown_at(served: Served) -> int:
    """What a process shows to whoever looks."""

    async def look(works: Works) -> int:
        return works.floor.hall.meters[METER]

    found: int = served.run(look)
    return found


@pytest.mark.long
@pytest.mark.parametrize("count", [20, pytest.param(1000, marks=pytest.mark.long)])
def test_a_meter_is_conserved_to_the_unit(postgres: Postgres, tmp_path: Path, count: int) -> None:
    url = postgres.database()
    with paired(url, tmp_path) as pair:
        evening = Jackpots(pair, Random(count))
        asyncio.run(evening.go(count))
        works = pair.first.works
        assert works is not None
        kept = works.store.read_now(lambda sql: conserved(sql, evening))
        wait_until(lambda: shown_at(pair.first) == shown_at(pair.second) == kept)
    report = run_json("audit", "--database", url)
    assert report["ok"], report["problems"]
    assert report["replayed"] == report["rounds"] >= count
    assert report["escrows_open"] == 0
    assert [each["ok"] for each in report["meters"] if each["id"] == METER] == [True]
