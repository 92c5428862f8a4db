"""The server as queues: tables that do one thing at a time, a processor each, writers, a database, a disk.

A process has one processor for its event loop and its writing thread together, as Python has. A writer takes
all that waits (256 at most) to its database; a database has several processors and one log, whose flushes
carry every transaction that waits for one. A frame for somebody whose socket is at another process is handed
on there, and so is their command.
"""

from collections import deque
from typing import Final, NamedTuple

from lab.capacity.asked import Asked
from lab.capacity.costs import Costs, Kind
from lab.capacity.events import Chance, Events, Line, Then, Together
from lab.capacity.rounds import Party
from queenhigh.client.load.figures import Spread, spread

GROUP_MOST: Final = 256
"""The most in one group of a writer; `store.writer.MOST` is the same."""
MICRO: Final = 1e-6


class Seen(NamedTuple):
    """What was seen of one database and its processes in a while."""

    seconds: float
    commands: int
    """Durable ones, the clocks' among them."""
    acts: int
    """Those that people thought about."""
    rounds: int
    group: float
    """How many a writer took at once."""
    process_share: float
    database_share: float
    answer_ms: Spread
    """From a command to the frame that answers it, without the network's time."""


class Process:
    """One server process and its writer."""

    def __init__(self, hall: "Hall") -> None:
        store = hall.store
        events = hall.events
        self.processor = Line(events)

        def write(size: int, done: Then) -> None:
            def flush() -> None:
                hall.log.ask(done)

            def judge() -> None:
                work = store.database_group_us + size * store.database_command_us
                hall.database.ask(work * MICRO, flush)

            work = store.writer_group_us + size * store.writer_command_us
            self.processor.ask(work * MICRO, judge if hall.asked.store == "postgres" else flush)

        self.writer = Together(write, GROUP_MOST)


class Hall:
    """One database, its processes and their tables; all else of the house is the same again."""

    def __init__(self, costs: Costs, asked: Asked, began: float = 0.0) -> None:
        self.costs = costs
        self.asked = asked
        self.store = costs.measured.sqlite if asked.store == "sqlite" else costs.measured.postgres
        self.events = Events(began)
        self.chance = Chance(asked.seed)
        self.database = Line(self.events, costs.assumed.database_cores)
        self.log = Together(lambda _size, done: self.events.later(self.store.flush_us * MICRO, done))
        processes = max(1, round(asked.processes / asked.databases))
        self.relayed = asked.relayed
        self.processes = [Process(self) for _ in range(processes)]
        self.delays: list[float] | None = None
        """Seconds from commands to answers, while they are noted."""
        self.desks = [
            Desk(self, at % processes, size)
            for at, size in enumerate(parties(asked.players // asked.databases, costs.measured.pace.seats))
        ]

    def run(self, seconds: float) -> Seen:
        """Note what is seen in so many seconds from now."""
        delays = self.delays = []
        before = self._counted()
        began = self.events.now
        self.events.run(began + seconds)
        commands, acts, rounds, groups, served, busy, database = (
            now - then for now, then in zip(self._counted(), before, strict=True)
        )
        return Seen(
            seconds, int(commands), int(acts), int(rounds), served / groups if groups else 0.0,
            busy / seconds / len(self.processes),
            database / seconds / self.costs.assumed.database_cores, spread(delays),
        )  # fmt: skip

    def _counted(self) -> tuple[float, ...]:
        writers = [process.writer for process in self.processes]
        return (
            sum(desk.done for desk in self.desks),
            sum(desk.party.acts for desk in self.desks),
            sum(desk.party.rounds for desk in self.desks),
            sum(writer.groups for writer in writers),
            sum(writer.served for writer in writers),
            sum(process.processor.busy_seconds for process in self.processes),
            self.database.busy_seconds,
        )


class Desk:
    """A table of one process: one command at a time, the next once the last is durable."""

    def __init__(self, hall: Hall, at: int, players: int) -> None:
        self._hall = hall
        processes = hall.processes
        measured = hall.costs.measured
        self._process = processes[at]
        self._door = processes[(at + 1) % len(processes)]
        """Where those have their sockets who came in elsewhere."""
        self._work = {kind: us * MICRO for kind, us in measured.loop_us.items()}
        frames = players + hall.asked.watchers
        self._show = frames * measured.frame_us * MICRO
        self._hand_on = hall.costs.assumed.relay_us * MICRO
        self._hand_on_all = frames * hall.relayed * self._hand_on
        self._waiting: deque[tuple[Kind, Then, float | None]] = deque()
        self._busy = False
        self.done = 0
        self.party = Party(hall.events, hall.chance, hall.asked, measured.pace, players, self._ask)

    def _ask(self, kind: Kind, then: Then, waited_for: bool) -> None:
        now = self._hall.events.now
        asked = now if waited_for else None
        if now < 0:  # before the beginning nothing takes any time: it only brings tables apart
            self.done += 1
            then()
        elif kind != "tick" and self._hall.relayed and self._hall.chance.share() < self._hall.relayed:
            self._door.processor.ask(self._hand_on, lambda: self._take(kind, then, asked))
        else:
            self._take(kind, then, asked)

    def _take(self, kind: Kind, then: Then, asked: float | None) -> None:
        if self._busy:
            self._waiting.append((kind, then, asked))
        else:
            self._begin(kind, then, asked)

    def _begin(self, kind: Kind, then: Then, asked: float | None) -> None:
        self._busy = True

        def durable() -> None:
            self.done += 1
            self._busy = False
            if self._waiting:
                self._begin(*self._waiting.popleft())
            self._process.processor.ask(self._show, lambda: self._shown(asked))
            then()

        self._process.processor.ask(self._work[kind], lambda: self._process.writer.ask(durable))

    def _shown(self, asked: float | None) -> None:
        if self._hall.relayed:
            self._door.processor.ask(self._hand_on_all, lambda: self._answered(asked))
        else:
            self._answered(asked)

    def _answered(self, asked: float | None) -> None:
        if asked is not None and self._hall.delays is not None:
            self._hall.delays.append(self._hall.events.now - asked)


def parties(players: int, seats: int) -> list[int]:
    """Tables for so many players, all full but perhaps the last."""
    return [seats] * (players // seats) + [players % seats] * (players % seats > 0)


def began_together(costs: Costs, asked: Asked, seconds: float) -> Seen:
    """A crowd that sits down at one moment, as in a load test."""
    hall = Hall(costs, asked)
    for desk in hall.desks:
        desk.party.open()
    return hall.run(seconds)


def going_on(costs: Costs, asked: Asked, round_seconds: float, warm: float, seconds: float) -> Seen:
    """A house in which every table is somewhere in its round."""
    hall = Hall(costs, asked, -1.75 * round_seconds)  # rounds differ in length, so one is not enough
    for desk in hall.desks:
        hall.events.later(hall.chance.between(0.0, round_seconds), desk.party.open)
    hall.events.run(0.0)
    hall.run(warm)
    return hall.run(seconds)
