"""Rounds in step: at every table the same kind of command at once, and what a server spends on each kind."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

from bench.server.commands import SEATS
from bench.server.process import Process
from bench.server.seats import Line, Seat
from bench.server.serving import looking_on, sitting, until


class Told(Seat):
    """A player who does what they are told and nothing else."""

    def go_on(self) -> None:
        pass

    def place(self, wager: int) -> None:
        for name, amount_minor in self._wagers[wager : wager + 1]:  # a house may have one alone
            self._act(do="place", wager=name, amount_minor=amount_minor)

    def ready(self) -> None:
        self._send({"type": "ready", "round": self._round})

    def look(self) -> None:
        self._act(do="look")

    def play(self) -> None:
        if (self._round + self._number) % 3 == 0:
            self._act(do="fold")
        else:
            self._act(do="play", amount_minor=self._wagers[0][1])

    def _act(self, **act: Any) -> None:
        self._send({"type": "act", "round": self._round, "act": {**act, "box": self._number}})

    def is_at(self, stage: str) -> bool:
        return self._stage == stage and not self.waits


class Spent(NamedTuple):
    """What a kind of step came to: the loop's seconds, other threads' seconds, commits, frames, bytes."""

    loop: float = 0.0
    others: float = 0.0
    commits: float = 0
    frames: float = 0
    bytes: float = 0

    def plus(self, other: "Spent") -> "Spent":
        return Spent(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))

    @property
    def loop_us(self) -> float:
        """The event loop's microseconds for each commit."""
        return 1e6 * self.loop / self.commits

    def since(self, before: "Spent") -> "Spent":
        return Spent(*(now - then for now, then in zip(self, before, strict=True)))

    def less(self, other: "Spent", share: float) -> "Spent":
        """Without what so many of the other's commands cost."""
        per = share / other.commits
        loop = self.loop - per * other.loop
        others = self.others - per * other.others
        return Spent(loop, others, self.commits - share, self.frames, self.bytes)


class InStep:
    """Everybody at the tables of one server."""

    def __init__(self, server: Process, parties: list[list[Told]]) -> None:
        self._server = server
        self.parties = parties
        self.watching: list[Line] = []
        self.spent: defaultdict[str, Spent] = defaultdict(Spent)

    async def watch(self, watchers: int) -> None:
        """Let so many more look on at each table, and count anew."""
        for table in self._server.tables():
            self.watching += await looking_on(self._server, table, watchers)
        self.spent.clear()

    @property
    def seats(self) -> list[Told]:
        return [seat for party in self.parties for seat in party]

    async def round(self) -> None:
        """One round of every table, step by step."""
        first = [p for party in self.parties for p in party[:-1]]
        last = [party[-1] for party in self.parties]
        for wager in (0, 1):
            await self._step("bet", self._all(self.seats, partial(Told.place, wager=wager)))
        await self._step("ready", self._all(first, Told.ready))
        await self._step("deal", self._all(last, Told.ready, "deciding"))
        await self._step("look", self._all(self.seats, Told.look))
        await self._step("play", self._all(first, Told.play))
        await self._step("settle", self._all(last, Told.play, "betting"))

    async def _all(self, who: list[Told], do: Callable[[Told], None], then: str = "") -> None:
        for seat in who:
            do(seat)
        await until(lambda: all(seat.is_at(then) if then else not seat.waits for seat in self.seats))
        wrong = next((seat.wrong for seat in who if seat.wrong), "")
        if wrong:
            raise AssertionError(f"a step was refused, so its cost would mean nothing: {wrong}")

    async def _step(self, kind: str, doing: Awaitable[None]) -> None:
        before = self._now()
        await doing
        await asyncio.sleep(0.05)  # those who look on have their frames a moment later
        self.spent[kind] = self.spent[kind].plus(self._now().since(before))

    def _now(self) -> Spent:
        by_task = self._server.processor_seconds()
        loop = by_task.pop(str(self._server.pid))
        lines = [*self.seats, *self.watching]
        commits = sum(max(seat.version for seat in party) for party in self.parties)
        return Spent(
            loop, sum(by_task.values()), commits,
            sum(line.frames for line in lines), sum(line.bytes for line in lines),
        )  # fmt: skip

    def kinds(self) -> dict[str, Spent]:
        """By kind; what the clock does is what is left of the steps that a player's command sets off."""
        found = self.spent
        tables = len(self.parties)
        rounds = round(found["look"].commits / tables / SEATS)
        deal = found["deal"].less(found["ready"], tables * rounds)
        settle = found["settle"].less(found["play"], tables * rounds)
        kept = {kind: found[kind] for kind in ("bet", "ready", "look", "play")}
        return {**kept, "tick": deal.plus(settle)}

    def ticks(self) -> tuple[int, int]:
        """Steps of a table's clock in a round: to the hands, and from the last decision to the next bets."""
        commands = self.spent["look"].commits / SEATS
        deal, settle = (round(self.spent[step].commits / commands) for step in ("deal", "settle"))
        return deal - 1, settle - 1

    def close(self) -> None:
        for line in (*self.seats, *self.watching):
            line.close()


async def in_step(server: Process) -> InStep:
    """Everybody in their boxes."""
    return InStep(server, [await sitting(server, table, Told) for table in server.tables()])
