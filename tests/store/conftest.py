"""What tests of a store begin with. Asynchronous ones run on the real clock."""

import asyncio
import inspect

import pytest

from kit.store.stores import open_table, seat
from queenhigh.store.store import Store


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run an asynchronous test; one that hangs fails after ten minutes."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    given = {name: pyfuncitem.funcargs[name] for name in wanted}
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**given), 600))
    return True


@pytest.fixture
def ann_at_t1(store: Store) -> None:
    """Table t1 at version 0, and Ann with a purse of 10,000."""
    asyncio.run(open_table(store))
    asyncio.run(seat(store))
