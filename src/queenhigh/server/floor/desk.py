"""The actor of one table: commands one after another, each committed before anybody hears of it."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from queenhigh.rules.records import House
from queenhigh.server.floor.audience import Audience, Viewer, listed
from queenhigh.server.floor.feed import Feed
from queenhigh.server.floor.hall import Hall
from queenhigh.server.gate.problems import closing_frame
from queenhigh.table.handle import Who, handle, next_tick_ms, tick
from queenhigh.table.ports import CommandKey, NotWritten, Repeated, StoreError, Written
from queenhigh.table.state import Table
from queenhigh.table.turn import Change, NeedAdvice, NeedMeters, NeedPurse, Refused, Result, World
from queenhigh.wire.frames import RESTART, Answer, AnyCommand, RefusedFrame, SeatCommand

_REMEMBERED: Final = 200
"""How many commands a table answers again from memory; older ones are looked up."""
_ANSWER: Final = msgspec.json.Decoder(Answer)
_PATIENCE: Final = 30.0
"""The longest pause, in seconds, before something that was due and refused is tried again."""
_TRIES: Final = 50
"""How often a round is settled anew because another table took from its meter meanwhile."""
_MOVED_ON: Final = "the table is not as it was: a write that failed stands, or another's"

Reply = Answer | RefusedFrame
Admit = Callable[[SeatCommand], Awaitable[SeatCommand | RefusedFrame]]
Found = Written | Repeated | NotWritten


class _Job(NamedTuple):
    """Something to do, and who waits for it."""

    run: Callable[[Table, World], Result | None]
    done: asyncio.Future[Reply | None]
    key: CommandKey | None = None
    viewer: Viewer | None = None
    tick: bool = False


class _Done(NamedTuple):
    """The reply to a command, and the change that is to be shown."""

    reply: Reply | None
    change: Change | None = None


class Desk:
    """The actor of one table. `start` it, then give it commands; it keeps its own clock."""

    def __init__(self, table: Table, hall: Hall, feed: Feed) -> None:
        self.hall = hall
        self.audience = Audience(table, hall)
        self.lost = False
        """True once the table is another process's."""
        self._feed = feed
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._answers: OrderedDict[tuple[str, str], tuple[bytes, Reply]] = OrderedDict()
        self._task: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._due_ms: int | None = None
        self._stopping = False
        self._recovering = False
        self._failed_ticks = 0

    @property
    def table(self) -> Table:
        """The table as it was last committed."""
        return self.audience.table

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def house(self) -> House:
        return self.table.house

    @property
    def queue_length(self) -> int:
        return self._jobs.qsize()

    # Living

    def start(self) -> None:
        """Begin to work."""
        self._feed.join(self.audience)
        self._task = asyncio.create_task(self._work(), name=f"table {self.id}")
        self._set_alarm()

    async def stop(self) -> None:
        """Finish the command at work and take no other; the round is kept as it is."""
        self._stopping = True
        if self._alarm is not None:
            self._alarm.cancel()
        if self._task is not None:
            self._wake()
            await self._task
        self._refuse_waiting()
        self._feed.leave(self.audience)

    def lose(self) -> None:
        """The table is another process's by now: nothing more is written here, and everybody is sent off."""
        if self._stopping:
            return
        self._stopping = True
        self.lost = True
        self.hall.note("lost", self.id, "another process has the table")
        if self._alarm is not None:
            self._alarm.cancel()
        self._refuse_waiting()
        self._wake()
        self.audience.say(closing_frame)
        self.audience.end(RESTART, "restart")
        self._feed.leave(self.audience)
        self._feed.list_changed()

    def _wake(self) -> None:
        """Let the work notice that it is to stop."""
        self._jobs.put_nowait(_Job(lambda table, world: None, asyncio.get_running_loop().create_future()))

    def _refuse_waiting(self) -> None:
        """Whoever waits is told to ask again."""
        while not self._jobs.empty():
            job = self._jobs.get_nowait()
            if not job.done.done():
                job.done.set_result(_refused(job.key, "server/stopping"))

    async def _work(self) -> None:
        while not self._stopping:
            job = await self._jobs.get()
            if self._stopping:
                self._jobs.put_nowait(job)
                return
            failed = False
            try:
                done = await self._do(job)
            except StoreError as error:
                self.hall.note("store", self.id, error)
                done = _Done(_refused(job.key, "server/stopping"))
                failed = True
            except Exception as error:  # a fault of ours stops this command, never the table
                self.hall.note("fault", self.id, error)
                done = _Done(_refused(job.key, "server/stopping"))
            asyncio.get_running_loop().call_soon(self._tell, job, done)
            if job.tick:
                self._failed_ticks = self._failed_ticks + 1 if isinstance(done.reply, RefusedFrame) else 0
            try:
                if failed:
                    await self._recover()
                self._set_alarm()
            except Exception as error:  # the table takes the next command all the same
                self.hall.note("fault", self.id, error)

    def _tell(self, job: _Job, done: _Done) -> None:
        """Show what has changed, then answer: a turn later, when the store has the next command already."""
        reply = done.reply
        if done.change is not None:
            try:
                self.audience.show(done.change, job.viewer, reply if isinstance(reply, Answer) else None)
            except Exception as error:  # a fault of ours: said again, the command has its answer
                self.hall.note("fault", self.id, error)
                reply = _refused(job.key, "server/stopping")
        if not job.done.done():
            job.done.set_result(reply)

    async def _recover(self) -> None:
        """A write has failed and may yet stand: go on from what is stored, once the store answers.

        Until then commands are refused at once, and their senders ask again.
        """
        pause = 0.05
        self._recovering = True
        while not self._stopping:
            self._refuse_waiting()
            try:
                table = await self.hall.load(self.id)
                await self.hall.learn(table, self.table)
            except Exception as error:
                if not isinstance(error, StoreError):
                    self.hall.note("fault", self.id, error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, 5)
                continue
            if table.epoch != self.table.epoch:
                self.lose()
                return
            self.audience.update(table)
            self._recovering = False
            self._answers.clear()
            self.audience.show()
            return

    # Viewers

    def attach(self, viewer: Viewer) -> None:
        """Let somebody look from now on; a player who was away is back."""
        if self.audience.attach(viewer):
            self._set_alarm()

    def detach(self, viewer: Viewer) -> None:
        """Let somebody look no more; a player without another viewer is away."""
        if self.audience.detach(viewer):
            self._set_alarm()

    # Commands

    async def do(
        self, who: Who, command: AnyCommand, body: bytes, viewer: Viewer | None = None,
        admit: Admit | None = None,
    ) -> Reply:  # fmt: skip
        """Do a command, or say why not; once it returns an answer, that stands for good.

        `admit` looks at the code of whoever wants to sit down, but for a command that was answered before.
        """
        if self._stopping or self._recovering:
            return RefusedFrame(command.id, "server/stopping")
        key = CommandKey(who.id, command.id, hashlib.sha256(body).digest())
        known = self._answers.get((key.by, key.id))
        if known is not None:
            return self._again(key, *known, viewer)
        try:
            if isinstance(command, SeatCommand) and admit is not None:
                admitted = await admit(command)
                if isinstance(admitted, RefusedFrame):
                    if admitted.code == "table/code":
                        self._remember(key, admitted)
                    return admitted
                command = admitted
            if who.id:
                await self.hall.welcome(who.id, self.house.currency.code)
        except StoreError as error:
            self.hall.note("store", self.id, error)
            return RefusedFrame(command.id, "server/stopping")
        return await self._ask(partial(handle, who=who, command=command, key=key), key, viewer) or (
            RefusedFrame(command.id, "server/stopping")
        )

    async def run(self, change: Callable[[Table, World], Result | None]) -> None:
        """Do something that is nobody's command, such as closing the table; raises `Refused`."""
        reply = await self._ask(change, None, None)
        if isinstance(reply, RefusedFrame):
            raise Refused(reply.code, reply.facts, reply.clause)

    async def _ask(
        self, run: Callable[[Table, World], Result | None], key: CommandKey | None, viewer: Viewer | None
    ) -> Reply | None:
        if self._stopping or self._recovering:
            return _refused(key, "server/stopping")
        done: asyncio.Future[Reply | None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(_Job(run, done, key, viewer))
        return await done

    def _again(self, key: CommandKey, hash: bytes, reply: Reply, viewer: Viewer | None) -> Reply:
        """A command that was sent again gets the first answer."""
        if hash != key.body_hash:
            return RefusedFrame(key.id, "command/differs")
        if isinstance(reply, Answer) and reply.version > self.table.version:
            raise StoreError(_MOVED_ON)
        if isinstance(reply, Answer) and viewer is not None:
            self.audience.show_one(viewer, reply)
        return reply

    async def _do(self, job: _Job) -> _Done:
        for _ in range(_TRIES):
            try:
                change = await self._decide(job)
            except Refused as refused:
                return _Done(await self._refuse(job, refused))
            if change is None:
                return _Done(None)
            found = await self.hall.store.write(change.write)
            if not isinstance(found, NotWritten) or found.why != "meter":
                return await self._written(job, change, found)
        return _Done(_refused(job.key, "server/stopping"))

    async def _decide(self, job: _Job) -> Change | None:
        """Decide a command, again after each answer of the world that it needs; raises `Refused`."""
        table = self.table
        world = self.audience.world()
        while True:
            match job.run(table, world):
                case NeedMeters():
                    exact = {name: await self.hall.store.fold(id) for name, id in table.meter_ids.items()}
                    world = replace(world, meters_minor=exact, exact=True)
                case NeedAdvice(boxes):
                    advice = {box: await self.hall.advise(table.round, box) for box in boxes}
                    world = replace(world, advice={**world.advice, **advice})
                case NeedPurse(player):
                    await self.hall.grant_first(player, table.house.currency)
                case change:
                    return change

    async def _refuse(self, job: _Job, refused: Refused) -> Reply | None:
        """A refusal, unless the very command was done before a restart: then its answer."""
        key = job.key
        if job.tick:
            self.hall.note("fault", self.id, refused)
        if key is None:
            return RefusedFrame("", refused.code, refused.facts, "", refused.clause)
        known = await self.hall.store.answer(self.id, key.by, key.id)
        if known is not None:
            hash, answer, _ = known
            return self._again(key, hash, _ANSWER.decode(answer), job.viewer)
        reply = RefusedFrame(key.id, refused.code, refused.facts, "", refused.clause)
        if not reply.code.startswith("auth/"):  # rights may have changed when it is asked again
            self._remember(key, reply)
        return reply

    async def _written(self, job: _Job, change: Change, found: Found) -> _Done:
        key = job.key
        match found:
            case Written():
                return self._commit(key, change, found)
            case Repeated() if key is not None:
                return _Done(self._again(key, key.body_hash, _ANSWER.decode(found.answer), job.viewer))
            case NotWritten(why="differs") if key is not None:
                return _Done(RefusedFrame(key.id, "command/differs"))
            case NotWritten(why="stale"):
                raise StoreError(_MOVED_ON)
            case NotWritten():
                code = "purse/short" if found.why == "short" else found.why.replace("limit_", "limit/")
                await self.hall.refresh(change.write.ledger, found.who.removeprefix("player:"))
                reply = _refused(key, code)
                if key is not None:
                    self._remember(key, reply)
                return _Done(reply)
            case _:
                return _Done(_refused(key, "server/stopping"))

    def _commit(self, key: CommandKey | None, change: Change, found: Written) -> _Done:
        """Go on from a change that is durable, and tell those whom the table's own views do not reach."""
        before = self.table
        self.audience.update(change.table)
        moved = self.hall.committed(change, found.purses)
        answer = _ANSWER.decode(change.write.answer) if key is not None else None
        if key is not None and answer is not None:
            self._remember(key, answer)
        self._feed.moved(moved, self.id)
        if listed(before) != listed(change.table):
            self._feed.list_changed()
        return _Done(answer, change)

    def _remember(self, key: CommandKey, reply: Reply) -> None:
        self._answers[key.by, key.id] = (key.body_hash, reply)
        if len(self._answers) > _REMEMBERED:
            self._answers.popitem(last=False)

    # The clock

    def _set_alarm(self) -> None:
        """Ring when the clock has something to do; what was refused is tried again after a while."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._stopping:
            return
        self._due_ms = next_tick_ms(self.table, self.audience.world())
        if self._due_ms is not None:
            wait = max(0, self._due_ms - self.hall.clock.now_ms()) / 1000
            if self._failed_ticks > 1:  # the first time a purse was not known as it is: it is by now
                wait = max(wait, min(_PATIENCE, 0.05 * 2 ** min(self._failed_ticks, 20)))
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        done: asyncio.Future[Reply | None] = asyncio.get_running_loop().create_future()
        # Anything done before this job sets another alarm, and with it another due time.
        self._jobs.put_nowait(_Job(lambda table, world: tick(table, world, self._due_ms), done, tick=True))


def _refused(key: CommandKey | None, code: str) -> RefusedFrame:
    return RefusedFrame(key.id if key is not None else "", code)
