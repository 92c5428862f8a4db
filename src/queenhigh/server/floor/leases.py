"""Which tables this process runs, by id: taken where nobody has them, held by a lease, given up in time."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final

import msgspec

from queenhigh.server.floor.desk import Desk
from queenhigh.server.floor.feed import Feed
from queenhigh.server.floor.hall import Hall
from queenhigh.server.floor.others import Others
from queenhigh.store.sharing import Held
from queenhigh.table.handle import close, resume
from queenhigh.table.opening import found_table
from queenhigh.table.ports import EntropyError, StoreError, TableRow, Written
from queenhigh.table.stages.deck import refuse_other_secret
from queenhigh.table.state import Table
from queenhigh.table.turn import CLOCK, Refused, encode_kept

HOUR_MS: Final = 3_600_000
LEASE_MS: Final = 3_000
"""Renewed every third of it. Others have the tables of a process that is gone a third later at most."""
_LEASE_PAUSE: Final = 0.1
_DESERTED_MS: Final = 12 * HOUR_MS
"""A table of somebody's at which nobody sits or looks for so long is closed."""
_NEW_MS: Final = 60_000
"""For so long who has opened a table may be on the way to it: it stays where it is."""


class Registry:
    """Desks by the ids of their tables, without those that have lost their table to another process."""

    def __init__(self) -> None:
        self._desks: dict[str, Desk] = {}

    def __len__(self) -> int:
        return sum(not desk.lost for desk in self._desks.values())

    def __iter__(self) -> Iterator[Desk]:
        self._desks = {id: desk for id, desk in self._desks.items() if not desk.lost}
        return iter(tuple(self._desks.values()))

    def get(self, id: str) -> Desk | None:
        found = self._desks.get(id)
        return None if found is None or found.lost else found

    def add(self, desk: Desk) -> None:
        self._desks[desk.id] = desk

    def drop(self, desk: Desk) -> None:
        if self._desks.get(desk.id) is desk:
            del self._desks[desk.id]


class Leases:
    """Takes tables into the registry and lets them go. `start` brings back those that are stored and free."""

    def __init__(
        self,
        hall: Hall,
        registry: Registry,
        feed: Feed,
        others: Others,
        owner: str,
        lease_ms: int,
        taken: Callable[[Desk], None],
    ) -> None:
        self.owner = owner
        self.lease_ms = lease_ms
        self.stopping = False
        self._hall = hall
        self._store = hall.store
        self._registry = registry
        self._feed = feed
        self._others = others
        self._taken = taken
        """Called with each desk that begins to work."""
        self._new: set[str] = set()
        """Tables that are being opened."""
        self._taking = asyncio.Lock()
        self._deserted: dict[str, int] = {}
        """Since when nobody sits or looks at a table of somebody's."""
        self._left: set[str] = set()
        """Free tables that were beyond this process's share when it last looked: now they are anybody's."""
        self._found: dict[str, int] = {}
        """When the leases of others ended that this process found when it came."""
        self._upkeep: asyncio.Task[None] | None = None
        self._renewed = 0.0
        """When the store last took the write that renews the leases."""

    async def start(self) -> None:
        """Take every stored table that is neither closed nor run by a process that is alive.

        A process that was killed still has its tables until its lease ends: that is waited for. One that is
        alive shows it by renewing its leases.
        """
        self._found = {each.table: each.expires_ms for each in await self._store.held()}
        until = asyncio.get_running_loop().time() + self.lease_ms / 1000
        while not await self.take_free() and asyncio.get_running_loop().time() <= until:
            await asyncio.sleep(_LEASE_PAUSE)
            await self._store.renew(self.owner, self.lease_ms)
        self._renewed = asyncio.get_running_loop().time()
        self._upkeep = asyncio.create_task(self._keep_up(), name="upkeep")

    async def _keep_up(self) -> None:
        """Renew what this process holds its tables by, and chain the heads of all tables each hour."""
        sealed = self._hall.clock.now_ms() // HOUR_MS - 1
        while True:
            await asyncio.sleep(self.lease_ms / 3000)
            try:
                await self._renew()
                await self.take_free()
                await self.give_away()
                await self.tidy()
                if (hour := self._hall.clock.now_ms() // HOUR_MS) - 1 > sealed:
                    await self._store.seal_hour(hour - 1)
                    sealed = hour - 1
            except Exception as error:  # whatever it was, tables are kept by going on
                self._hall.note("store" if isinstance(error, StoreError) else "fault", "", error)

    async def _renew(self) -> None:
        """Hold on to the tables of this process; one that another has taken meanwhile is given up."""
        mine = tuple(self._registry)
        epochs = await self._store.renew(self.owner, self.lease_ms)
        for desk in mine:
            if epochs.get(desk.id) != desk.table.epoch:
                desk.lose()
        self._renewed = asyncio.get_running_loop().time()

    @property
    def holds_on(self) -> bool:
        """Whether the store still takes writes: none does for as long as a lease where the disk is full."""
        return asyncio.get_running_loop().time() - self._renewed < self.lease_ms / 1000

    # Taking and giving

    async def take_free(self) -> bool:
        """Take the open tables that nobody runs, up to this process's share; what is left, a while later.

        Gives whether every table is run by somebody who is alive.
        """
        async with self._taking:
            held = [each for each in await self._store.held() if each.table not in self._new]
            free = [
                each for each in held if each.owner in ("", self.owner) and not self._registry.get(each.table)
            ]
            room = self._share(len(held)) - len(self._registry)
            for each in free:
                if self.stopping or (room <= 0 and each.table not in self._left):
                    continue
                await self._take(each.table)
                room -= 1
            self._left = {each.table for each in free if not self._registry.get(each.table)}
            return all(self._registry.get(each.table) or self._is_run(each) for each in held)

    def _is_run(self, held: Held) -> bool:
        """Whether somebody who is alive runs a table; without other processes only this one is."""
        return bool(self._others.count and held.owner) and held.expires_ms > self._found.get(held.table, 0)

    def _share(self, tables: int) -> int:
        """How many of so many tables are this process's to run."""
        return -(-tables // (1 + self._others.count))

    async def give_away(self) -> None:
        """Let another process have a table at which nobody is, where this one has more than its share."""
        if not self._others.count:
            return
        over = len(self._registry) - self._share(len(await self._store.held()))
        idle = [desk for desk in self._registry if self._is_idle(desk)]
        for desk in idle[: max(0, over)]:
            await self._give_up(desk)
        if over > 0 and idle:
            self._others.tell("freed")

    def _is_idle(self, desk: Desk) -> bool:
        kept = desk.table.kept
        awaited = kept.host and kept.round <= 1 and self._hall.clock.now_ms() - kept.began_ms < _NEW_MS
        return not (len(desk.audience) or kept.sitters or awaited)

    async def _give_up(self, desk: Desk) -> None:
        await desk.stop()
        self._registry.drop(desk)
        await self._store.release(desk.id, self.owner)

    async def begin(self, tables: list[Table]) -> None:
        """Keep new tables and begin to run them."""
        rows = []
        for table in tables:
            digest = await self._store.keep_house(table.house)
            kept = encode_kept(table.kept)
            now_ms = self._hall.clock.now_ms()
            rows.append(
                TableRow(table.id, digest, msgspec.json.encode(table.settings), kept, 0, 0, False, now_ms)
            )
        ids = {table.id for table in tables}
        self._new |= ids
        try:
            if await self._store.create_table(*rows, owner=self.owner, lease_ms=self.lease_ms):
                for table in tables:
                    await self._take(table.id)
        finally:
            self._new -= ids
        self._feed.list_changed()

    async def _take(self, id: str) -> None:
        """Own a table, if it is to be had, and go on with its round; one that was never begun is begun."""
        if await self._store.claim(id, self.owner, self.lease_ms) is None:
            return
        table = await self._hall.load(id)
        try:
            refuse_other_secret(table, self._hall.entropy)
        except EntropyError:
            await self._store.release(id, self.owner)
            raise
        await self._hall.learn_meters(table)
        await self._hall.learn(table)
        change = (resume if table.version else found_table)(table, self._hall.world(table, {}))
        if change is not None:
            if not isinstance(await self._store.write(change.write), Written):
                return
            table = change.table
        desk = Desk(table, self._hall, self._feed)
        self._registry.add(desk)
        desk.start()
        self._taken(desk)
        self._feed.list_changed()

    async def tidy(self) -> None:
        """Close tables that are deserted; forget those closed and unwatched, and people who are gone."""
        now_ms = self._hall.clock.now_ms()
        deserted = dict[str, int]()
        for desk in self._registry:
            kept = desk.table.kept
            if len(desk.audience) or kept.sitters:
                continue
            if kept.stage == "closed":
                await self._give_up(desk)
            elif kept.host:
                deserted[desk.id] = self._deserted.get(desk.id, now_ms)
                if now_ms - deserted[desk.id] > _DESERTED_MS:
                    with suppress(Refused):
                        await desk.run(lambda table, world: close(table, world, CLOCK))
        self._deserted = deserted
        if not self._new:  # one that is being opened has learnt its meters already
            people = {player for desk in self._registry for player in desk.audience.people}
            self._hall.forget_others(people, [desk.table for desk in self._registry])

    async def stop(self) -> None:
        """Stop every table and let others have them; rounds in progress are kept and resume."""
        self.stopping = True
        self._feed.stop()
        if self._upkeep is not None:
            self._upkeep.cancel()
        async with self._taking:  # what is being taken is taken, then given up
            await asyncio.gather(*(desk.stop() for desk in self._registry))
        with suppress(StoreError):
            await self._store.release_all(self.owner)
        for desk in self._registry:
            self._registry.drop(desk)
        self._others.tell("freed")
