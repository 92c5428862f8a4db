"""What takes long is worked out here, beside the event loop, and only so many wait for it.

Two threads: what is worked out once for everybody and kept, such as the figures of a house, may take seconds;
who asks what to do with a hand does not wait for that.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar, cast

from queenhigh.server.gate.problems import Trouble

T = TypeVar("T")
MOST: Final = 64
EACH: Final = 16
"""So many wait in all, and from one address: whoever asks most waits for themselves."""
KEPT: Final = 256
"""How many answers are kept: those that were asked for last."""
_ASKED: Final = ThreadPoolExecutor(1, "queenhigh-advice")
_STUDIED: Final = ThreadPoolExecutor(1, "queenhigh-study")


class Worker:
    """Works things out one after another, and what is asked again once."""

    def __init__(self) -> None:
        self._waiting: Counter[str] = Counter()
        self._kept: OrderedDict[Hashable, asyncio.Future[Any]] = OrderedDict()

    async def run(self, address: str, work: Callable[..., T], *said: Any) -> T:
        """What this work comes to; `Trouble` where too many wait already."""
        return await self._run(_ASKED, address, work, *said)

    async def _run(self, thread: ThreadPoolExecutor, address: str, work: Callable[..., T], *said: Any) -> T:
        if self._waiting.total() >= MOST or self._waiting[address] >= EACH:
            raise Trouble("rate/limited", headers={"Retry-After": "1"})
        self._waiting[address] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(thread, work, *said)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    async def once(self, address: str, key: Hashable, work: Callable[..., T], *said: Any) -> T:
        """The same, worked out once for everybody who asks under this key; what fails is tried again."""
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = asyncio.ensure_future(self._run(_STUDIED, address, work, *said))
            found.add_done_callback(lambda done: self._forget_failed(key, done))
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return cast(T, await asyncio.shield(found))

    def _forget_failed(self, key: Hashable, done: "asyncio.Future[Any]") -> None:
        if (done.cancelled() or done.exception() is not None) and self._kept.get(key) is done:
            del self._kept[key]
