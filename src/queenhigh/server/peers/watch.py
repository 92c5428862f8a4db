"""What a process does about the others: it shows that it lives, and acts on what they hint at.

Rows are the truth. A hint only says what to read again; whoever has missed hints reads all of it, and a slow
poll beneath finds what no hint told.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from queenhigh.server.floor import Floor
from queenhigh.server.peers.peers import Gathered, Peers, parse_hint
from queenhigh.server.sockets.hub import Hub
from queenhigh.table.ports import StoreError

POLL_SECONDS: Final = 2.0
PURSES_SECONDS: Final = 10.0


class PeerWatch:
    """Keeps the tables of this process in step with what the other processes do, for as long as it runs."""

    def __init__(self, peers: Peers, floor: Floor, hub: Hub) -> None:
        self._peers = peers
        self._floor = floor
        self._hub = hub
        self._owners: set[str] = set()
        self._heard = Gathered()
        self._obeying: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Say that this process is there, and know the others."""
        await self.beat()
        chores: list[tuple[float, Callable[[], Awaitable[object]]]] = [
            (self._floor.leases.lease_ms / 3000, self.beat),
            (POLL_SECONDS, self._poll),
            (PURSES_SECONDS, self._poll_purses),
        ]
        self._tasks = [asyncio.create_task(self._again(*chore)) for chore in chores]
        listening = self._peers.hints.listen(self._hear, self._joined)
        self._tasks.append(asyncio.create_task(listening, name="hints"))

    async def stop(self) -> None:
        """Hear and do nothing more."""
        under_way = [*self._tasks, *filter(None, (self._obeying, self._looking))]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    async def _again(self, seconds: float, chore: Callable[[], Awaitable[object]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self._trying(chore)

    async def _trying(self, chore: Callable[[], Awaitable[object]]) -> None:
        try:
            await chore()
        except Exception as error:  # it is tried again; the tables go on
            self._floor.hall.note("store" if isinstance(error, StoreError) else "fault", "", error)

    async def beat(self) -> None:
        """Show that this process lives; what one that is gone has left is this process's share by now."""
        if self._floor.leases.stopping:
            return
        await self._peers.beat(self._floor.leases.lease_ms)
        before = self._owners
        self._owners = {each.owner for each in self._peers.live}
        if before - self._owners:
            self._heard.add("freed")
            self._obey_soon()
        self._hub.end_relayed(self._owners)

    # Hints from them

    def _hear(self, text: str) -> None:
        hint = parse_hint(text)
        if hint is None or hint.by == self._peers.owner:
            return
        self._heard.add("players", hint.players)
        self._heard.add("meters", hint.meters)
        if hint.lobby or hint.meters:
            self._heard.add("lobby")
        if hint.freed:
            self._heard.add("freed")
        self._obey_soon()

    def _joined(self) -> None:
        """Hints may have been missed: everything that is known here is read again."""
        players, meters = self._floor.hall.known
        self._heard.add("players", players)
        self._heard.add("meters", meters)
        self._heard.add("lobby")
        self._heard.add("freed")
        self._obey_soon()

    def _obey_soon(self) -> None:
        if self._heard and self._obeying is None:
            self._obeying = asyncio.create_task(self._obey())

    async def _obey(self) -> None:
        try:
            while self._heard:
                players, meters, lobby, freed = self._heard.take()
                if freed:
                    await self._trying(self._floor.leases.take_free)
                await self._trying(partial(self._floor.feed.look_again, players, meters))
                if lobby:
                    self._look_soon()
        finally:
            self._obeying = None

    def _look_soon(self) -> None:
        """Look for whoever looks at the lobby here, beside whatever else was hinted at."""
        if self._floor.feed.has_lobby and self._looking is None:
            self._looking = asyncio.create_task(self._trying(self._look_for_lobby))

    async def _look_for_lobby(self) -> None:
        await self._peers.cards_due()
        self._looking = None
        if await self._peers.look():
            self._floor.feed.show_list()

    # Beneath the hints

    async def _poll(self) -> None:
        if self._peers.count:
            await self._floor.feed.look_again((), self._floor.hall.known[1])
            self._look_soon()

    async def _poll_purses(self) -> None:
        if self._peers.count:
            await self._floor.feed.look_again(await self._floor.hall.stale_players(), ())
