"""Hints between processes by PostgreSQL's LISTEN and NOTIFY: that something moved, never what it is now.

Nothing rests on a hint. It goes by connections of its own, outside every transaction that moves money; one
that is lost is made good by whoever listens again and then reads everything.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import uniform
from typing import Any, Final

import psycopg

from queenhigh.store.postgres import usual_for

CHANNEL: Final = "queenhigh"
LONGEST: Final = 7_900
"""PostgreSQL carries no hint of 8,000 bytes."""
_FIRST_PAUSE = 0.05
_LONGEST_PAUSE = 2.0
Connection = psycopg.AsyncConnection[Any]


class PostgresHints:
    """Says and hears hints for as long as `listen` runs, whatever happens to its connections."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._saying: Connection | None = None
        self._listening: Connection | None = None
        self.gaps = 0
        """How often it had to listen anew."""

    @property
    def hears(self) -> bool:
        """Whether it listens now."""
        return self._listening is not None and not self._listening.closed

    async def listen(self, heard: Callable[[str], None], joined: Callable[[], None]) -> None:
        """Give every hint to `heard`, for ever; `joined` is called when there may have been a gap before."""
        pause = _FIRST_PAUSE
        while True:
            try:
                async with await self._connect() as self._listening:
                    await self._listening.execute(f"LISTEN {CHANNEL}")
                    joined()
                    pause = _FIRST_PAUSE
                    async for notice in self._listening.notifies():
                        heard(notice.payload)
            except (psycopg.Error, OSError):
                self.gaps += 1
            await asyncio.sleep(uniform(0, pause))
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def say(self, hint: str) -> None:
        """Let everybody who listens hear a hint; one that does not get through is forgotten."""
        try:
            if self._saying is None or self._saying.closed:
                self._saying = await self._connect()
            await self._saying.execute("SELECT pg_notify(%s, %s)", (CHANNEL, hint))
        except (psycopg.Error, OSError):
            await self.close()

    async def close(self) -> None:
        saying, self._saying = self._saying, None
        if saying is not None:
            with suppress(psycopg.Error, OSError):
                await saying.close()

    async def _connect(self) -> Connection:
        return await psycopg.AsyncConnection.connect(self._url, autocommit=True, **usual_for(self._url))
