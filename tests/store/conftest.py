"""A store with one table and one purse, which many tests begin with."""

import asyncio

import pytest

from kit.store.stores import open_table, seat
from queenhigh.store.store import Store


@pytest.fixture
def ann_at_t1(store: Store) -> None:
    """Table t1 at version 0, and Ann with a purse of 10,000."""
    asyncio.run(open_table(store))
    asyncio.run(seat(store))
