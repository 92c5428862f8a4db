"""When garbage is looked for: of what has been there for long, seldom, since everybody waits meanwhile.

With 3,000 sockets open one look at everything takes a quarter of a second; left to itself Python looked every
ten seconds of busy play, and found next to nothing. Sockets that close leave something to find.
"""

import asyncio
import gc
from typing import Final

from queenhigh.server.sockets.hub import Hub

NEVER: Final = 1_000_000_000
SWEEP_SECONDS: Final = 300.0
MANY_CLOSED: Final = 1_000
"""So many closed sockets are worth a look before its time: some ten megabytes."""


def settle_memory() -> None:
    """What is there by now stays, and what lives for long is looked at by a `Sweeper` alone."""
    gc.collect()
    gc.freeze()
    youngest, young, _ = gc.get_threshold()
    gc.set_threshold(youngest, young, NEVER)


class Sweeper:
    """Looks at everything now and then, and after many sockets have closed."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._closed = hub.closed
        self._swept = asyncio.get_running_loop().time()

    async def sweep(self) -> bool:
        """Look, if it is time; whether it was."""
        now = asyncio.get_running_loop().time()
        if now - self._swept < SWEEP_SECONDS and self._hub.closed - self._closed < MANY_CLOSED:
            return False
        gc.collect()
        self._swept = now
        self._closed = self._hub.closed
        return True
