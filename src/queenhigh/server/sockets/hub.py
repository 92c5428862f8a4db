"""All open sockets of the server: counted, told and closed together."""

import asyncio
import contextlib
from collections.abc import Collection
from typing import Final, Protocol

from queenhigh.people.limits import Reality
from queenhigh.server.gate.problems import closing_frame
from queenhigh.wire.frames import RESTART

SIGNED_OUT: Final = 4001


class Open(Protocol):
    """An open socket, as the hub knows it."""

    @property
    def session_id(self) -> str:
        """The session or token it came with; empty for a watcher without one."""
        ...

    @property
    def person_id(self) -> str:
        """Whose it is; empty for a watcher whom nobody knows."""
        ...

    @property
    def owner(self) -> str:
        """The process that speaks to it through this one; empty for one that this process speaks to."""
        ...

    @property
    def language(self) -> str:
        """In which language it wants sentences; empty for one that wants none."""
        ...

    @property
    def seated(self) -> bool:
        """Whether it is a player's at a table where they sit."""
        ...

    @property
    def waiting(self) -> int:
        """How many frames wait for its reader."""
        ...

    def send(self, frame: bytes, version: int | None) -> None: ...

    def remind(self, told: Reality) -> None: ...

    def end(self, code: int, reason: str = "") -> None: ...


class Hub:
    """The sockets, and the commands that are under way on them."""

    def __init__(self) -> None:
        self.sockets: set[Open] = set()
        self.closed = 0
        """How many have been closed so far."""
        self.stopping = False
        self.under_way = 0
        """Commands that are being done."""
        self._idle = asyncio.Event()
        self._idle.set()

    def __enter__(self) -> None:
        """A command is under way."""
        self.under_way += 1
        self._idle.clear()

    def __exit__(self, *error: object) -> None:
        self.under_way -= 1
        if not self.under_way:
            self._idle.set()

    def leave(self, socket: Open) -> None:
        """A socket is closed."""
        self.sockets.discard(socket)
        self.closed += 1

    @property
    def waiting(self) -> int:
        """How many frames wait for slow readers."""
        return sum(each.waiting for each in self.sockets)

    @property
    def used(self) -> dict[str, str]:
        """The sessions and tokens of open sockets, and whose they are."""
        return {each.session_id: each.person_id for each in self.sockets if each.session_id}

    def ended(self, *ids: str) -> None:
        """Close the sockets of sessions that have ended."""
        for each in [each for each in self.sockets if each.session_id in ids]:
            each.end(SIGNED_OUT, "signed out")

    def end_relayed(self, live: Collection[str]) -> None:
        """Send off sockets whose process is gone or stands still: another has the table."""
        for each in [each for each in self.sockets if each.owner and each.owner not in live]:
            each.send(closing_frame(each.language), None)
            each.end(RESTART, "restart")

    async def stop(self, patience_seconds: float) -> None:
        """Take no more commands, finish those under way, tell everybody, close."""
        self.stopping = True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._idle.wait(), patience_seconds)
        for each in tuple(self.sockets):
            each.send(closing_frame(each.language), None)
            each.end(RESTART, "restart")
