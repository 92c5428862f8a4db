"""Garbage of a server: what lives for long is looked at now and then, and after many sockets have closed."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from kit.worlds.casino import virtually
from queenhigh.server.memory import MANY_CLOSED, SWEEP_SECONDS, Sweeper, settle_memory
from queenhigh.server.sockets.hub import Hub


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


class Ring:
    """Garbage that only a look at everything finds, once it has been there for long."""

    def __init__(self) -> None:
        self.itself = self


def old_garbage() -> "weakref.ref[Ring]":
    settle_memory()
    ring = Ring()
    gc.collect()
    return weakref.ref(ring)


def test_python_does_not_look_by_itself() -> None:
    held = old_garbage()
    before = gc.get_stats()[2]["collections"]
    kept = [[number] for number in range(300_000)]
    assert gc.get_stats()[2]["collections"] == before
    assert kept
    assert held() is not None


@virtually
async def test_it_is_looked_for_now_and_then_and_after_many_closed() -> None:
    hub = Hub()
    sweeper = Sweeper(hub)
    held = old_garbage()
    assert not await sweeper.sweep()
    assert held() is not None
    for number in range(MANY_CLOSED):
        assert not await sweeper.sweep(), number
        socket: Any = object()
        hub.sockets.add(socket)
        hub.leave(socket)
    assert not hub.sockets
    assert await sweeper.sweep()
    assert held() is None
    assert not await sweeper.sweep()
    await asyncio.sleep(SWEEP_SECONDS)
    assert await sweeper.sweep()
