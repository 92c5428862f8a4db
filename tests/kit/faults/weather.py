"""What goes wrong with a store, and when: by a seed, or at one write that is named."""

import asyncio
from random import Random
from typing import Literal, get_args

from queenhigh.table.ports import StoreError

How = Literal["before", "after", "late", "full"]
"""A write fails before it stands, once it stands, or fails and stands a moment later; or there is no room."""
HOWS: tuple[How, ...] = get_args(How)
DELAYS = (0, 0.001, 0.01, 0.2)


class Weather:
    """`fails` is how often of a thousand times something goes wrong; `nth` is a write that does for sure."""

    def __init__(self, random: Random, fails: int = 0, nth: int = 0, how: How = "before") -> None:
        self.random, self.fails = random, fails
        self.nth, self.how = nth, how
        self.writes = self.failed = 0

    def delay(self) -> float:
        return self.random.choice(DELAYS) if self.fails else 0

    def strikes(self, *, write: bool = True) -> How | None:
        """How the next write goes wrong, if it does; other work that is written is not counted."""
        self.writes += write
        named = write and self.writes == self.nth
        if not named and self.random.randrange(1000) >= self.fails:
            return None
        self.failed += 1
        return self.how if named else self.random.choice(HOWS)

    async def read(self) -> None:
        """What every question to the store goes through."""
        if self.fails:
            await asyncio.sleep(self.delay())
            if self.random.randrange(1000) < self.fails:
                self.failed += 1
                raise StoreError("the disk cannot be read")
