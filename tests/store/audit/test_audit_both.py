"""The audit and its tables on both databases."""

import tomllib
from functools import partial
from pathlib import Path

import pytest

from kit.store.kept_tables import fill
from kit.store.stores import asynchronous
from queenhigh.people.limits import LimitsChange
from queenhigh.people.own import OwnLimits
from queenhigh.people.person_rows import insert_person
from queenhigh.store.audit import Report, audit
from queenhigh.store.reading import Reader
from queenhigh.store.sql import Sql
from queenhigh.store.store import Store
from queenhigh.table.ports import StoreError

FORGERIES = tomllib.loads((Path(__file__).parent / "forgeries.toml").read_text(encoding="utf-8"))
NO_BLOBS = ("CAST(", "x'")
"""What is written otherwise in PostgreSQL."""


class Undone(Exception):
    """What the audit has found in changes that are undone by this."""


def forge(sql: Sql, statements: list[str]) -> None:
    for statement in statements:
        sql.execute(statement)
    raise Undone([problem.check for problem in audit(Reader(sql)).problems])


def audited(store: Store) -> Report:
    with store.reader() as reader:
        return audit(reader)


@asynchronous
async def test_a_casino_is_proven_and_a_coin_too_many_is_found(store: Store) -> None:
    await fill(store)
    report = audited(store)
    assert report.problems == ()
    assert report.replayed == report.rounds == 18
    change = "UPDATE accounts SET balance_minor = balance_minor + 1 WHERE id = 'house:t1'"
    await store.run(lambda sql: sql.execute(change))
    assert {problem.check for problem in audited(store).problems} == {"ledger", "account"}


@asynchronous
async def test_what_is_forged_is_found_in_both(store: Store) -> None:
    await fill(store)
    for name, change in FORGERIES.items():
        if any(word in statement for statement in change["sql"] for word in NO_BLOBS):
            continue
        if ", -1, 0, " in change["sql"][0]:
            with pytest.raises(StoreError, match="version_counted"):
                await store.run(partial(forge, statements=change["sql"]))
            continue
        with pytest.raises(Undone) as undone:
            await store.run(partial(forge, statements=change["sql"]))
        assert {*undone.value.args[0]} >= {*change["found"]}, name
    assert audited(store).ok


class _NoClock:
    def now_ms(self) -> int:
        return 1_000_000


@asynchronous
async def test_own_limits_are_told_twice_alike(store: Store) -> None:
    await fill(store)
    who = (await store.run(lambda sql: insert_person(sql, "Dee", "", "player", 1))).id
    own = OwnLimits(store, _NoClock())
    await own.change(who, LimitsChange(loss_minor={"SGD": 0, "GBP": 500}, time_minutes=60, break_minutes=5))
    await own.change(who, LimitsChange(loss_minor={"SGD": None, "GBP": 400}, exclude_days=1))
    assert audited(store).ok
    await store.run(lambda sql: sql.execute("UPDATE accounts SET loss_limit_minor = NULL"))
    assert [problem.check for problem in audited(store).problems] == ["limit", "limit"]
