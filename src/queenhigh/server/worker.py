"""What takes long is worked out here: one thread beside the event loop, and only so many wait for it."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar, cast

from queenhigh.server.gate.problems import Trouble

T = TypeVar("T")
MOST: Final = 64
EACH: Final = 16
"""So many wait for the thread in all, and from one address: whoever asks most waits for themselves."""
KEPT: Final = 256
"""How many answers are kept: those that were asked for last."""
_THREAD: Final = ThreadPoolExecutor(1, "queenhigh-study")


class Worker:
    """Works things out one after another, and what is asked again once."""

    def __init__(self) -> None:
        self._waiting: Counter[str] = Counter()
        self._kept: OrderedDict[Hashable, asyncio.Future[Any]] = OrderedDict()

    async def run(self, address: str, work: Callable[..., T], *said: Any) -> T:
        """What this work comes to; `Trouble` where too many wait already."""
        if self._waiting.total() >= MOST or self._waiting[address] >= EACH:
            raise Trouble("rate/limited", headers={"Retry-After": "1"})
        self._waiting[address] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(_THREAD, work, *said)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    async def once(self, address: str, key: Hashable, work: Callable[..., T], *said: Any) -> T:
        """The same, worked out once for everybody who asks under this key; what fails is tried again."""
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = asyncio.ensure_future(self.run(address, work, *said))
            found.add_done_callback(lambda done: self._forget_failed(key, done))
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return cast(T, await asyncio.shield(found))

    def _forget_failed(self, key: Hashable, done: "asyncio.Future[Any]") -> None:
        if (done.cancelled() or done.exception() is not None) and self._kept.get(key) is done:
            del self._kept[key]
