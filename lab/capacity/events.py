"""Queues on a clock of their own: lines before servers, and groups that are served together."""

from collections import deque
from collections.abc import Callable
from heapq import heappop, heappush
from math import inf
from typing import Final

import numpy as np

from queenhigh.simulation.dealing.arrays import words
from queenhigh.simulation.dealing.stream import stream_of

BLOCK: Final = 4096
Then = Callable[[], object]


class Chance:
    """Numbers by seed, one after the other: the first of each round of `simulation.dealing.stream`."""

    def __init__(self, seed: int) -> None:
        self._stream = stream_of(seed)
        self._drawn = 0
        self._block: list[float] = []

    def share(self) -> float:
        """Evenly from 0 up to 1, which it never is."""
        if not self._block:
            rounds = np.arange(self._drawn, self._drawn + BLOCK, dtype=np.uint64)
            self._drawn += BLOCK
            found = words(self._stream, rounds, 0)
            self._block = ((found[::-1] >> np.uint64(11)) / (1 << 53)).tolist()
        return self._block.pop()

    def between(self, least: float, most: float) -> float:
        return least + (most - least) * self.share()


class Events:
    """What happens when: in order of time, and at one time in the order it was asked for."""

    def __init__(self, now: float = 0.0) -> None:
        self.now = now
        self._due: list[tuple[float, int, Then]] = []
        self._asked = 0

    def later(self, seconds: float, then: Then) -> None:
        self._asked += 1
        heappush(self._due, (self.now + seconds, self._asked, then))

    def run(self, until: float) -> None:
        """Let time pass."""
        due = self._due
        while due and due[0][0] <= until:
            self.now, _, then = heappop(due)
            then()
        self.now = until


class Line:
    """First come, first served, by so many servers."""

    def __init__(self, events: Events, servers: int = 1) -> None:
        self._events = events
        self._free = servers
        self._waiting: deque[tuple[float, Then]] = deque()
        self.busy_seconds = 0.0
        """Work that was begun, of all servers together."""

    def ask(self, seconds: float, then: Then) -> None:
        """Work for so long, then go on."""
        if self._free:
            self._free -= 1
            self._serve(seconds, then)
        else:
            self._waiting.append((seconds, then))

    def _serve(self, seconds: float, then: Then) -> None:
        self.busy_seconds += seconds

        def done() -> None:
            if self._waiting:
                self._serve(*self._waiting.popleft())
            else:
                self._free += 1
            then()

        self._events.later(seconds, done)


class Together:
    """All that waits is served as one group; what comes meanwhile is the next one."""

    def __init__(self, serve: Callable[[int, Then], None], most: float = inf) -> None:
        """`serve` gets a group's size, and what to call when it is done."""
        self._serve = serve
        self._most = most
        self._waiting: deque[Then] = deque()
        self._busy = False
        self.groups = self.served = 0

    def ask(self, then: Then) -> None:
        self._waiting.append(then)
        if not self._busy:
            self._begin()

    def _begin(self) -> None:
        self._busy = True
        waiting = self._waiting
        group = [waiting.popleft() for _ in range(int(min(len(waiting), self._most)))]
        self.groups += 1
        self.served += len(group)

        def done() -> None:
            for then in group:
                then()
            if waiting:
                self._begin()
            else:
                self._busy = False

        self._serve(len(group), done)
