"""Who looks on: every answer, every version that anybody was shown, and whether they fit together."""

import asyncio
from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

from queenhigh.client.errors import ClientError, Refused
from queenhigh.client.session import Session
from queenhigh.client.table import Table
from queenhigh.wire.frames import Answer, Command, Frame, TableFrame, ViewFrame

TWICE = 0.15
BESIDE = 0.3
"""Up to these shares of commands are sent twice at once: by the same socket, or by another as well."""
AGAIN: Final = 8
"""So many old commands are sent again at a time, in any order."""


class Key(NamedTuple):
    """A command, as the database knows it."""

    table: str
    by: str
    id: str


class Trail:
    """The versions that one socket was shown. Each is the last or the one after it, or all is told anew."""

    def __init__(self) -> None:
        self.last = -1
        self.versions = 0
        self.anew = 0
        """How often everything was told from the start: on connecting, on coming back."""
        self.missed: list[tuple[int, int]] = []
        self.went_back: list[tuple[int, int]] = []
        """Pairs of a version and a smaller one that was shown later."""

    def tell_anew(self, version: int) -> None:
        """TableFrame, at this version: no older than what was shown."""
        self.anew += 1
        self._take(version)

    def show(self, version: int) -> None:
        """A view: the next version, or the same again."""
        if version > self.last + 1:
            self.missed.append((self.last, version))
        self._take(version)

    def _take(self, version: int) -> None:
        if version < self.last:
            self.went_back.append((self.last, version))
        self.versions += version > self.last
        self.last = max(self.last, version)


class Wait:
    """Until each of these tables has acknowledged something after the version that it had."""

    def __init__(self, after: Mapping[str, int]) -> None:
        self._after = dict(after)
        self.done = asyncio.Event()
        if not after:
            self.done.set()

    def hear(self, table: str, version: int) -> None:
        if version > self._after.get(table, version):
            del self._after[table]
            if not self._after:
                self.done.set()


class Notebook:
    """All that was acknowledged, to whomever, and how often."""

    def __init__(self) -> None:
        self.answers: dict[Key, Answer] = {}
        self.again = 0
        """Answers to a command that had one already."""
        self.other: list[tuple[Key, Answer, Answer]] = []
        """Commands whose later answer is not the first."""
        self.silent: Counter[str] = Counter()
        """Commands that were acknowledged once and then refused, by why."""
        self.waits: set[Wait] = set()

    def answered(self, key: Key, answer: Answer) -> None:
        first = self.answers.setdefault(key, answer)
        if first is not answer:
            self.again += 1
            if first != answer:
                self.other.append((key, first, answer))
            return
        for wait in tuple(self.waits):
            wait.hear(key.table, answer.version)

    async def wait(self, after: Mapping[str, int], seconds: float) -> bool:
        """Whether all these tables go on from the versions that they had, in so many seconds."""
        wait = Wait(after)
        self.waits.add(wait)
        try:
            async with asyncio.timeout(seconds):
                await wait.done.wait()
            return True
        except TimeoutError:
            return False
        finally:
            self.waits.discard(wait)


class WitnessedTable(Table):
    """A table of which everything that comes is noted; what is asked of it is at times asked twice."""

    notebook: Notebook
    trail: Trail
    random: Random | None
    """Chance for repeats; none where nothing is repeated."""
    beside: "WitnessedTable | None"
    """Another socket of the same person, which may lead to another process."""
    sent: dict[str, Command]

    @classmethod
    async def at(
        cls,
        session: Session,
        id: str,
        notebook: Notebook,
        random: Random | None = None,
        *,
        pair: bool = False,
    ) -> "WitnessedTable":
        made = cls(session.http, id, session.pauses, seeds=random is not None)
        made.notebook = notebook
        made.trail = Trail()
        made.random = random
        made.sent = {}
        made.beside = await cls.at(session, id, notebook) if pair else None
        await made.open()
        return made

    async def close(self) -> None:
        if self.beside is not None:
            await self.beside.close()
        await super().close()

    @property
    def trails(self) -> list[Trail]:
        return [self.trail, *(self.beside.trails if self.beside is not None else ())]

    def _take(self, frame: Frame) -> None:
        if isinstance(frame, TableFrame):
            self.trail.tell_anew(frame.frame.version)
        elif isinstance(frame, ViewFrame):
            self.trail.show(frame.version)
        super()._take(frame)
        if isinstance(frame, ViewFrame) and frame.answer is not None:
            self.notebook.answered(Key(self.id, self.me.id, frame.answer.id), frame.answer)

    async def _ask(self, command: Command) -> Answer:
        self.sent[command.id] = command
        chance = self.random.random() if self.random is not None else 1.0
        if chance < TWICE:
            await self._socket.say(command)
        elif chance < BESIDE and self.beside is not None:
            answers = await asyncio.gather(
                super()._ask(command), self.beside._ask(command), return_exceptions=True
            )
            if isinstance(answers[0], BaseException):
                raise answers[0]
            return answers[0]
        return await super()._ask(command)

    async def ask_again(self) -> None:
        """Send some commands that were acknowledged once more, in any order: each has its answer."""
        if self.random is None:
            return
        known = [id for id in self.sent if Key(self.id, self.me.id, id) in self.notebook.answers]
        chosen = self.random.sample(known, min(AGAIN, len(known)))
        found = await asyncio.gather(*(super(WitnessedTable, self)._ask(self.sent[id]) for id in chosen),
                                     return_exceptions=True)  # fmt: skip
        for each in found:
            if isinstance(each, Refused) and each.code != "rate/limited":
                self.notebook.silent[each.code] += 1
            elif isinstance(each, BaseException) and not isinstance(each, ClientError):
                raise each
