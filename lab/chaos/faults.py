"""Each fault done to the servers, and how long it took until everything went on."""

import asyncio
import resource
from collections import Counter, defaultdict
from collections.abc import Collection
from typing import Final

from lab.chaos.books import Books
from lab.chaos.crowd import ChaosCrowd
from lab.chaos.plan import Fault, Kind
from lab.chaos.servers import ServerProcess
from lab.chaos.slow import Slowness, read_nothing
from lab.postgres import OwnPostgres

PATIENCE_SECONDS: Final = 60.0
"""What has not gone on by then is said not to have."""
SLOW_READERS: Final = 4
_LOOK_SECONDS: Final = 0.02

Times = dict[Kind, list[float | None]]
"""By kind of fault, how many seconds something took each time; none where it did not come."""


class Measured:
    """What faults came to."""

    def __init__(self) -> None:
        self.done: Counter[Kind] = Counter()
        self.back: Times = defaultdict(list)
        """Until all tables that were hit have acknowledged something again."""
        self.handed: Times = defaultdict(list)
        """Until all tables of the process had another owner."""
        self.slow: list[Slowness] = []
        self.ended: list[str] = []
        """Processes that have ended by themselves, with the end of their log."""


class Faults:
    """Does one fault after another, and waits until each is over."""

    def __init__(
        self, servers: list[ServerProcess], books: Books, crowd: ChaosCrowd, postgres: OwnPostgres | None
    ) -> None:
        self._servers = servers
        self._books = books
        self._crowd = crowd
        self._postgres = postgres
        self.measured = Measured()

    async def do(self, fault: Fault) -> None:
        """One fault from beginning to end."""
        await self.look_after()
        match fault.kind:
            case "kills" | "stops":
                await self._end(fault)
            case "freezes":
                await self._freeze(fault)
            case "cuts":
                await self._cut()
            case "severs":
                await asyncio.to_thread(self._books.cut, listening=False)
                await self._note_back(fault.kind, self._now())
            case "crashes":
                await self._crash(fault)
            case "full":
                await self._fill(fault)
            case "slow":
                await self._read_nothing(fault)
        self.measured.done[fault.kind] += 1

    async def look_after(self) -> None:
        """Note which processes have ended by themselves, and start them again."""
        for server in self._servers:
            if server.has_ended:
                self.measured.ended.append(f"{server.name} has ended: {server.log.tail[-600:]}")
                server.kill()
                await asyncio.to_thread(server.start)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    # What is seen of it

    async def _victim(self, fault: Fault) -> tuple[ServerProcess, set[str]]:
        """A process that has tables, and which."""
        tables = await asyncio.to_thread(self._books.tables)
        pids = {table.pid for table in tables.values()}
        owning = [server for server in self._servers if server.pid in pids] or self._servers
        victim = owning[fault.choose(len(owning))]
        return victim, {id for id, table in tables.items() if table.pid == victim.pid}

    async def _note_back(self, kind: Kind, since: float, only: Collection[str] | None = None) -> None:
        """Wait until the tables, some or all, have acknowledged something that they had not by now."""
        tables = await asyncio.to_thread(self._books.tables)
        after = {id: each.version for id, each in tables.items() if only is None or id in only}
        is_back = await self._crowd.notebook.wait(after, PATIENCE_SECONDS)
        self.measured.back[kind].append(self._now() - since if is_back else None)

    async def _note_handed(self, kind: Kind, since: float, ids: set[str], pid: int) -> None:
        """Wait until these tables have another owner than that process."""
        until = since + PATIENCE_SECONDS
        while self._now() < until:
            tables = await asyncio.to_thread(self._books.tables)
            if all(tables[id].pid not in (0, pid) for id in ids & tables.keys()):
                self.measured.handed[kind].append(self._now() - since)
                return
            await asyncio.sleep(_LOOK_SECONDS)
        self.measured.handed[kind].append(None)

    # What is done

    async def _end(self, fault: Fault) -> None:
        """Kill or stop a process; as soon as it is gone it is started again."""
        victim, tables = await self._victim(fault)
        since = self._now()
        pid = victim.pid
        end = victim.kill if fault.kind == "kills" else victim.stop
        async with asyncio.TaskGroup() as group:
            ending = group.create_task(asyncio.to_thread(end))
            if len(self._servers) > 1:
                group.create_task(self._note_handed(fault.kind, since, tables, pid))
            await ending
            group.create_task(asyncio.to_thread(victim.start))
            await self._note_back(fault.kind, since, tables)

    async def _freeze(self, fault: Fault) -> None:
        """Let an owner stand still until others have its tables, and a while longer; then let it go."""
        victim, tables = await self._victim(fault)
        since = self._now()
        victim.freeze()
        try:
            await self._note_handed(fault.kind, since, tables, victim.pid)
            await asyncio.sleep(fault.seconds)
        finally:
            victim.thaw()
        await self._note_back(fault.kind, self._now(), tables)

    async def _cut(self) -> None:
        await self._listening()
        since = self._now()
        await asyncio.to_thread(self._books.cut, listening=True)
        listens = await self._listening()
        self.measured.back["cuts"].append(self._now() - since if listens else None)

    async def _listening(self) -> bool:
        """Wait until every process listens."""
        until = self._now() + PATIENCE_SECONDS
        while self._now() < until:
            if await asyncio.to_thread(self._books.listeners) >= len(self._servers):
                return True
            await asyncio.sleep(_LOOK_SECONDS)
        return False

    async def _crash(self, fault: Fault) -> None:
        assert self._postgres is not None
        await asyncio.to_thread(self._postgres.crash)
        await asyncio.sleep(fault.seconds)
        await asyncio.to_thread(self._postgres.come_back)
        await self._note_back(fault.kind, self._now())

    async def _fill(self, fault: Fault) -> None:
        """Allow no file to grow, for a while."""
        for server in self._servers:
            server.limit(resource.RLIMIT_FSIZE, 0)
        try:
            await asyncio.sleep(fault.seconds)
        finally:
            for server in self._servers:
                server.limit(resource.RLIMIT_FSIZE, resource.RLIM_INFINITY)
        await self._note_back(fault.kind, self._now())

    async def _read_nothing(self, fault: Fault) -> None:
        answers = self._crowd.figures.answers
        tables = sorted(await asyncio.to_thread(self._books.tables))
        mark = len(answers)
        first = fault.choose(len(tables))
        readers = (
            read_nothing(self._crowd.plan.url, tables[(first + number) % len(tables)], PATIENCE_SECONDS)
            for number in range(SLOW_READERS)
        )
        cut = await asyncio.gather(*readers)
        during = tuple(answers[mark:])
        before = tuple(answers[max(0, mark - len(during)) : mark])
        self.measured.slow.append(Slowness(tuple(cut), before, during))
