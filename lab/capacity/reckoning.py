"""What is used of everything, as plain arithmetic, and with how many players each thing is used up."""

from collections.abc import Iterator
from math import ceil, exp
from typing import Final, NamedTuple

from msgspec.structs import replace

from lab.capacity.asked import Asked
from lab.capacity.costs import Costs, StoreCosts
from lab.capacity.hall import GROUP_MOST, MICRO
from lab.capacity.pace import Pace

MEGA: Final = 1e6
DAY: Final = 86_400
COMFORT: Final = 0.6
"""The share of a thing that one plans with: above it queues grow, and there is no room for one that fails."""
MOST_PLAYERS: Final = 10**12
_STEPS: Final = 200
"""Enough to find a group's size: each step comes nearer by the share that commands have of a group's time."""


class Use(NamedTuple):
    """How much of a thing is used, and how much there is."""

    name: str
    wanted: float
    """What is used where nothing else is waited for."""
    has: float
    unit: str
    least: float = 0.0
    """What would still be used if groups of commands were as large as they can be: what waits, gathers."""

    @property
    def used(self) -> float:
        """All of it where more is wanted, until the least is more than there is."""
        return max(min(self.wanted, self.has), self.least)

    @property
    def share(self) -> float:
        return self.used / self.has


class Flow(NamedTuple):
    """What so many players do in a second."""

    rounds: float
    commands: float
    """Durable ones, the clock's among them."""
    acts: float
    frames: float
    group: float
    """How many commands a writer commits at once, on average."""
    group_most: float
    """How many there could be: one a table, and no more than a writer takes."""


def flow_of(costs: Costs, asked: Asked, pace: Pace) -> Flow:
    tables = asked.players / costs.measured.pace.seats
    rounds = tables / pace.round_seconds
    commands = rounds * sum(pace.commands.values())
    viewers = costs.measured.pace.seats + asked.watchers
    group = group_of(costs, asked, commands / asked.processes)
    most = max(1.0, min(GROUP_MOST, tables / asked.processes))
    return Flow(rounds, commands, rounds * pace.acts, commands * viewers, min(group, most), most)


def group_of(costs: Costs, asked: Asked, commands: float) -> float:
    """How many commands of so many a second gather while a writer's last group is made durable.

    A group of n takes A + Bn. If commands come by chance, x = commands * (A + Bn) come meanwhile on average,
    and none with chance exp(-x), where the next group is the first that comes: n = x + exp(-x).
    """
    each, every = _group_seconds(costs, asked)
    size = 1.0
    for _ in range(_STEPS):
        come = commands * (each + every * size)
        size = min(GROUP_MOST, come + exp(-come))
    return size


def _store(costs: Costs, asked: Asked) -> StoreCosts:
    return costs.measured.sqlite if asked.store == "sqlite" else costs.measured.postgres


def _group_seconds(costs: Costs, asked: Asked) -> tuple[float, float]:
    """How long a group takes by itself, and for each command in it."""
    store = _store(costs, asked)
    each = store.writer_group_us + store.database_group_us + store.flush_us
    return each * MICRO, (store.writer_command_us + store.database_command_us) * MICRO


def uses(costs: Costs, asked: Asked, pace: Pace) -> list[Use]:
    """Everything that can be used up; where there are several of a kind, one of them."""
    flow = flow_of(costs, asked, pace)
    return [*_working(costs, asked, pace, flow), *_holding(costs, asked, flow)]


def _working(costs: Costs, asked: Asked, pace: Pace, flow: Flow) -> Iterator[Use]:
    """What does the work, and what makes it durable."""
    measured = costs.measured
    assumed = costs.assumed
    store = _store(costs, asked)
    share = MICRO / asked.processes
    relayed = asked.relayed
    groups = flow.commands / flow.group
    fewest = flow.commands / flow.group_most
    us = flow.rounds * sum(count * measured.loop_us[kind] for kind, count in pace.commands.items())
    us += flow.frames * measured.frame_us + relayed * (flow.frames + flow.acts) * assumed.relay_us
    us += flow.commands * store.writer_command_us
    wanted, least = (share * (us + each * store.writer_group_us) for each in (groups, fewest))
    yield Use("processor of a process", wanted, 1.0, "cores", least)
    each, every = _group_seconds(costs, asked)
    most = flow.group_most / (each + flow.group_most * every)
    written = flow.commands / asked.processes
    yield Use("writer of a process", written, most, "commands a second", written)
    if asked.store == "postgres":
        us = flow.commands * store.database_command_us
        share = MICRO / asked.databases
        wanted, least = (share * (us + each * store.database_group_us) for each in (groups, fewest))
        yield Use("processors of a database", wanted, assumed.database_cores, "cores", least)
        connections = ceil(asked.processes / asked.databases) * assumed.connections_a_process
        yield Use("connections of a database", connections, assumed.database_connections, "", connections)
    logged = flow.rounds * store.log_round_bytes / MEGA / asked.databases
    yield Use("log of a database", logged, assumed.database_log_mb_second, "MB a second", logged)


def _holding(costs: Costs, asked: Asked, flow: Flow) -> Iterator[Use]:
    """What is sent, and what is held for those who are here."""
    measured = costs.measured
    assumed = costs.assumed
    machines = ceil(asked.processes / assumed.processes_a_machine)
    tables = asked.players / measured.pace.seats
    in_lobby = asked.players * assumed.lobby_share
    quickest = tables * assumed.lobby_frames_second
    slowest = tables / assumed.lobby_longest_seconds
    listed = min(quickest, max(assumed.lobby_tables_second, slowest))
    lobby = in_lobby * listed * measured.lobby_table_bytes
    for name, sent in (("tables", flow.frames * measured.frame_bytes), ("lobby", lobby)):
        mbit = 8 * sent / MEGA / machines
        yield Use(f"network of a machine, {name}", mbit, assumed.network_mbit, "Mbit a second", mbit)
    sockets = (asked.players + tables * asked.watchers + in_lobby) / asked.processes
    yield Use("sockets of a process", sockets, assumed.open_files, "", sockets)
    held = tables / asked.processes * measured.table_kb + sockets * measured.socket_kb
    held = measured.process_mb + held / 1024
    yield Use("memory of a process", held, assumed.memory_mb, "MB", held)


def breaks_at(costs: Costs, asked: Asked, pace: Pace, name: str) -> int | None:
    """With how many players a thing is used up; none where that does not hang on players."""

    def is_enough(players: int) -> bool:
        found = uses(costs, replace(asked, players=players), pace)
        return next(use.share for use in found if use.name == name) <= 1

    few = 1
    many = 2
    if not is_enough(few):
        return None
    while is_enough(many):
        few, many = many, 2 * many
        if many > MOST_PLAYERS:
            return None
    while many - few > max(1, many // 1000):
        middle = (few + many) // 2
        few, many = (middle, many) if is_enough(middle) else (few, middle)
    return few


class Needs(NamedTuple):
    """As many as leave everything that more of them would help within `COMFORT`."""

    processes: int
    databases: int


def needs(costs: Costs, asked: Asked, pace: Pace) -> Needs:
    """The least that will do on PostgreSQL: enough processes, then enough databases for them."""
    found = Needs(1, 1)
    while True:
        tried = replace(asked, processes=found.processes, databases=found.databases, store="postgres")
        wanted = {use.name: use.wanted / use.has / COMFORT for use in uses(costs, tried, pace)}
        processes = max(wanted[f"{each} of a process"] for each in ("processor", "memory", "sockets"))
        databases = max(wanted[f"{each} of a database"] for each in ("processors", "log"))
        if processes > 1:
            found = Needs(_more(found.processes, processes), found.databases)
        elif databases > 1 and found.databases < found.processes:
            found = Needs(found.processes, min(found.processes, _more(found.databases, databases)))
        else:
            return found


def _more(count: int, times: float) -> int:
    """More of them, but never too many at a step."""
    return max(count + 1, int(0.9 * count * times))


def disk_day_gb(costs: Costs, asked: Asked, flow: Flow) -> float:
    """What all databases together grow by in a day at this pace."""
    return flow.rounds * _store(costs, asked).disk_round_bytes * DAY / 1e9
