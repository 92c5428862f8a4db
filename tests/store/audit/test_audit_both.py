"""The audit and its tables on both databases."""

import tomllib
from functools import partial
from pathlib import Path

import pytest

from kit.cases import STORES
from kit.server.people_house import VirtualClock
from kit.store.kept_tables import fill
from queenhigh.people.limits import LimitsChange
from queenhigh.people.own import OwnLimits
from queenhigh.people.person_rows import insert_person
from queenhigh.store.audit import Report, audit, export
from queenhigh.store.audit.export import Chosen, NoSuchPlayer, find_player, told_rounds, told_transfers
from queenhigh.store.reading import Reader
from queenhigh.store.sql import Sql
from queenhigh.store.store import Store
from queenhigh.table.ports import StoreError

FORGERIES = tomllib.loads((Path(__file__).parent / "forgeries.toml").read_text(encoding="utf-8"))
COIN = ["UPDATE accounts SET balance_minor = balance_minor + 1 WHERE id = 'house:t1'"]
CHANGES = FORGERIES | {"a coin too many": {"sql": COIN, "found": ["ledger", "account"]}}
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


@pytest.mark.parametrize("place", STORES, indirect=True)
async def test_what_is_forged_is_found_in_both(store: Store) -> None:
    await fill(store)
    report = audited(store)
    assert report.problems == ()
    assert report.replayed == report.rounds == 18
    for name, change in CHANGES.items():
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


@pytest.mark.parametrize("place", STORES, indirect=True)
async def test_own_limits_are_told_twice_alike(store: Store) -> None:
    await fill(store)
    who = (await store.run(lambda sql: insert_person(sql, "Dee", "", "player", 1))).id
    own = OwnLimits(store, VirtualClock(1_000_000))
    await own.change(who, LimitsChange(loss_minor={"SGD": 0, "GBP": 500}, time_minutes=60, break_minutes=5))
    await own.change(who, LimitsChange(loss_minor={"SGD": None, "GBP": 400}, exclude_days=1))
    assert audited(store).ok
    await store.run(lambda sql: sql.execute("UPDATE accounts SET loss_limit_minor = NULL"))
    assert [problem.check for problem in audited(store).problems] == ["limit", "limit"]


async def test_both_tell_the_same(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "PAGE", 3)  # so that rounds come in several pages
    await fill(store)
    with store.reader() as reader:
        rounds = list(told_rounds(reader, Chosen()))
        assert [(told.table, told.number) for told in rounds] == [
            *(("t1", number) for number in (1, 2, 3)),
            *(("t2", number) for number in range(1, 8)),
            *(("t3", number) for number in (1, 2)),
            *(("t4", number) for number in (1, 2)),
        ]
        [(kept,)] = reader.sql.execute("SELECT COUNT(*) FROM transfers")
        assert len(list(told_transfers(reader, Chosen()))) == kept
        assert find_player(reader, "ann", "ann") == "ann"
        mine = list(told_rounds(reader, Chosen("ann")))
        assert {told.round for told in mine} == {
            told.round for told in rounds if any(each.player == "ann" for each in told.players)
        }
        early = list(told_transfers(reader, Chosen("ann", 0, 1_003_000)))
        assert early
        for each in early:
            assert each["at_ms"] < 1_003_000
            assert "player:ann" in (each["debit"], each["credit"])
            assert each["command"].startswith("ann/") == (each["reason"] in ("stake", "unstake", "play"))
        with pytest.raises(NoSuchPlayer):
            find_player(reader, "zoe", "zoe")
