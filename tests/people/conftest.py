"""Gives tests of people a house of their own, on each kind of store."""

from collections.abc import Iterator
from random import Random

import pytest

from kit.faults.memory import MemoryStore
from kit.server.people_house import PeopleHouse
from queenhigh.store.store import Store


@pytest.fixture
def home(store: Store) -> Iterator[PeopleHouse]:
    made = PeopleHouse(store)
    yield made
    made.close()


@pytest.fixture
def hasty_home() -> Iterator[PeopleHouse]:
    """A house on a store in memory, for very many steps."""
    made = PeopleHouse(MemoryStore(Random(1)))
    yield made
    made.close()
