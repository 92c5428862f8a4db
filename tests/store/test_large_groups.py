"""A group of any size on SQLite, where rows go into statements of a few sizes: as if written one by one."""

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from kit.store.stores import as_one_group, command, key, open_table, seat, stake
from queenhigh.store.columns import COLUMNS
from queenhigh.store.opening import open_store
from queenhigh.store.sqlite import SIZES
from queenhigh.store.store import Store
from queenhigh.table.ports import NotWritten, Write, Written


def commands(size: int) -> list[Write]:
    """One command of each table; the last stakes more than there is."""
    found = [
        command(0, stake(f"p{at}", 1 + at, f"t{at}"), table=f"t{at}", command=key(f"c{at}", by=f"p{at}"))
        for at in range(size - 1)
    ]
    last = f"t{size - 1}"
    return [*found, command(0, stake(f"p{size - 1}", 10**9, last), table=last)]


async def furnish(store: Store, size: int) -> None:
    await open_table(store, *(f"t{at}" for at in range(size)))
    await seat(store, *(f"p{at}" for at in range(size)))


def rows(store: Store) -> dict[str, list[object]]:
    with store.reader() as reader:
        found: dict[str, list[object]] = {
            name: list(reader.rows(name)) for name in COLUMNS if name != "tables"
        }
        return {**found, "tables": list(reader.tables())}


@pytest.mark.parametrize("size", [1, 2, 3, SIZES[0] + 7])
def test_a_group_stands_as_if_written_one_by_one(tmp_path: Path, size: int) -> None:
    async def both(together: Store, alone: Store) -> None:
        for store in (together, alone):
            await furnish(store, size)
        first = await as_one_group(together, *commands(size))
        second = [await alone.write(each) for each in commands(size)]
        assert first == second
        assert [type(each) for each in first] == [Written] * (size - 1) + [NotWritten]
        assert rows(together) == rows(alone)

    with (
        closing(open_store(tmp_path / "together")) as together,
        closing(open_store(tmp_path / "alone")) as alone,
    ):
        asyncio.run(both(together, alone))


def test_what_is_asked_a_moment_before_the_store_is_closed_is_written(tmp_path: Path) -> None:
    """It has not even been handed over to the writer yet."""

    async def test() -> list[object]:
        store = open_store(tmp_path)
        await furnish(store, 3)
        asked = [asyncio.ensure_future(store.write(each)) for each in commands(3)[:2]]
        await asyncio.sleep(0)
        store.close()
        return list(await asyncio.wait_for(asyncio.gather(*asked), 30))

    assert [type(each) for each in asyncio.run(test())] == [Written, Written]
    with closing(open_store(tmp_path)) as again:
        found = rows(again)
    assert [len(found[name]) for name in ("steps", "commands")] == [2, 2]
