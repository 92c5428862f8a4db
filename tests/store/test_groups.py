"""A group of commands does what the same commands do one by one: to each answer and to every row.

On SQLite rows go into statements of a few sizes, so that a group of any size is tried there.
"""

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit.store.postgres import Postgres
from kit.store.stores import CURRENCY, as_one_group, command, key, open_table, seat, set_limits, stake
from queenhigh.ledger.records import Posting, Reason
from queenhigh.store.columns import COLUMNS
from queenhigh.store.opening import open_store
from queenhigh.store.records import Meter
from queenhigh.store.sql import Sql
from queenhigh.store.sqlite import SIZES
from queenhigh.store.store import Store
from queenhigh.store.upkeep.copying import verify
from queenhigh.table.ports import MeterPaid, NotWritten, PurseMove, StoreError, Write, Written

TABLES = ("t1", "t2", "t3")
PLAYERS = ("ann", "bob")
BIG = Meter(id="big", ledger=CURRENCY, house="digest", name="Big", seed_minor=50, contribution="1/4")


@st.composite
def postings(draw: st.DrawFn, table: str) -> Posting:
    player = draw(st.sampled_from(PLAYERS))
    amount_minor = draw(st.integers(0, 70))
    ways: list[tuple[str, str, Reason]] = [
        (f"escrow:{table}:1", f"player:{player}", "return"),
        (f"house:{table}", f"player:{player}", "win"),
        (f"house:{table}", "meter:big", "contribution"),
        (f"carry:big:{table}", "meter:big", "carry"),
        ("meter:big", f"player:{player}", "share"),
        ("seed:big", "meter:big", "reseed"),
    ]
    debit, credit, reason = draw(st.sampled_from(ways))
    return draw(
        st.sampled_from([stake(player, amount_minor, table), Posting(debit, credit, amount_minor, reason)])
    )


@st.composite
def writes(draw: st.DrawFn) -> Write:
    table = draw(st.sampled_from(TABLES))
    moves = st.builds(
        PurseMove, st.sampled_from(PLAYERS), reserved_minor=st.integers(-20, 60),
        held_minor=st.integers(0, 20), risk_minor=st.integers(-20, 60), lost_minor=st.integers(-9, 9),
        played_ms=st.integers(0, 9),
    )  # fmt: skip
    return command(
        draw(st.integers(0, 1)),
        *draw(st.lists(postings(table), max_size=3)),
        table=table,
        purses=tuple(draw(st.lists(moves, max_size=2))),
        paid=draw(st.sampled_from([(), (), (MeterPaid("big", 50),)])),
        command=draw(st.sampled_from([None, key("c1"), key("c1", b"other"), key("c2")])),
        answer=draw(st.sampled_from([b"a", b"b"])),
    )


def rows(store: Store) -> dict[str, list[Any]]:
    with store.reader() as reader:
        assert verify(reader).problems == ()
        return {table: list(reader.rows(table)) for table in COLUMNS if table != "tables"} | {
            "versions": [(row.id, row.version, row.state) for row in reader.tables()]
        }


async def begin(store: Store) -> None:
    def clear(sql: Sql) -> None:
        for table in COLUMNS:
            sql.execute(f"DELETE FROM {table}")

    await store.run(clear)
    await open_table(store, *TABLES)
    await seat(store, *PLAYERS, purse_minor=100)
    await store.create_meter(BIG)
    await set_limits(store, "bob", loss_limits_minor={CURRENCY: 80}, time_limit_ms=15)


async def alone(store: Store, group: list[Write]) -> list[Any]:
    found: list[Any] = []
    for write in group:
        found += await asyncio.gather(store.write(write), return_exceptions=True)
    return found


def told(found: list[Any]) -> list[Any]:
    return ["failed" if isinstance(each, StoreError) else each for each in found]


def check(place: Path | str, group: list[Write]) -> None:
    async def both(store: Store) -> None:
        await begin(store)
        one_by_one = told(await alone(store, group)), rows(store)
        await begin(store)
        together = told(await as_one_group(store, *group)), rows(store)
        assert together == one_by_one

    with closing(open_store(place)) as store:
        asyncio.run(both(store))


QUICK = settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])


@QUICK
@given(group=st.lists(writes(), min_size=2, max_size=8))
def test_on_sqlite(group: list[Write], tmp_path: Path) -> None:
    check(tmp_path, group)


@settings(QUICK, max_examples=15)
@given(group=st.lists(writes(), min_size=2, max_size=8))
def test_on_postgres(group: list[Write], postgres: Postgres) -> None:
    check(postgres.store(), group)


def many(size: int) -> list[Write]:
    """One command of each table; the last stakes more than there is."""
    return [
        command(
            0, stake(f"p{at}", 1 + at if at < size - 1 else 10**9, f"t{at}"), table=f"t{at}",
            command=key(f"c{at}", by=f"p{at}"),
        )
        for at in range(size)
    ]  # fmt: skip


async def furnish(store: Store, size: int) -> None:
    await open_table(store, *(f"t{at}" for at in range(size)))
    await seat(store, *(f"p{at}" for at in range(size)))


@pytest.mark.parametrize("size", [1, 2, 3, SIZES[0] + 7])
def test_a_group_of_any_size(tmp_path: Path, size: int) -> None:
    async def write(store: Store, one_by_one: bool) -> list[Any]:
        await furnish(store, size)
        return await (alone(store, many(size)) if one_by_one else as_one_group(store, *many(size)))

    found = []
    for one_by_one in (False, True):
        with closing(open_store(tmp_path / str(one_by_one))) as store:
            found.append((asyncio.run(write(store, one_by_one)), rows(store)))
    together, separately = found
    assert together == separately
    assert [type(each) for each in together[0]] == [Written] * (size - 1) + [NotWritten]


def test_what_is_asked_a_moment_before_the_store_is_closed_is_written(tmp_path: Path) -> None:
    """It has not even been handed over to the writer yet."""

    async def test() -> list[object]:
        store = open_store(tmp_path)
        await furnish(store, 3)
        asked = [asyncio.ensure_future(store.write(each)) for each in many(3)[:2]]
        await asyncio.sleep(0)
        store.close()
        return list(await asyncio.wait_for(asyncio.gather(*asked), 30))

    assert [type(each) for each in asyncio.run(test())] == [Written, Written]
    with closing(open_store(tmp_path)) as again:
        found = rows(again)
    assert [len(found[name]) for name in ("steps", "commands")] == [2, 2]
