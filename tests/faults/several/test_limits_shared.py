"""Own limits across processes: bets at both at once, cuts, rises, breaks and exclusions at either."""

import asyncio
from collections.abc import Iterator

import pytest

from kit.faults.two_doors import shared_lives
from kit.store.postgres import Postgres
from queenhigh.store.opening import open_store
from queenhigh.store.store import Store


@pytest.fixture
def stores(postgres: Postgres) -> Iterator[list[Store]]:
    """Two processes' stores on one database; no commit waits for the disk, where very much happens."""
    url = f"{postgres.database()}&options=-c%20synchronous_commit%3Doff"
    found = [open_store(url), open_store(url)]
    yield found
    for store in found:
        store.close()


@pytest.mark.parametrize("count", [60, pytest.param(10_000, marks=pytest.mark.long)])
def test_no_limit_is_passed_through_two_processes(stores: list[Store], count: int) -> None:
    asyncio.run(shared_lives(stores, range(count)))


@pytest.mark.parametrize("fault", ["own._write_loss", "own._write_player"])
def test_the_lives_at_two_processes_would_show_a_fault(
    stores: list[Store], monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    monkeypatch.setattr(f"queenhigh.people.{fault}", lambda *_: None)
    with pytest.raises(ExceptionGroup) as caught:
        asyncio.run(shared_lives(stores, range(400)))
    assert caught.group_contains(AssertionError, match=r"loss|time|barred")
