"""An answer to whoever plans a house: what is used, what breaks first, how long an answer takes."""

from typing import Final

import msgspec

from lab.capacity.asked import Asked
from lab.capacity.costs import Costs
from lab.capacity.hall import going_on
from lab.capacity.pace import pace_of
from lab.capacity.reckoning import breaks_at, disk_day_gb, flow_of, needs, uses

COMMANDS: Final = 20_000
"""So many commands at least are simulated, and"""
LEAST_SECONDS: Final = 4.0
"""so many seconds at least, once"""
WARM_SECONDS: Final = 2.0
"""so many have passed."""


class Resource(msgspec.Struct, frozen=True):
    name: str
    used: float
    has: float
    unit: str
    share: float
    breaks_at: int | None
    """With how many players it is used up, everything else as asked; none where it does not hang on them."""


class Delay(msgspec.Struct, frozen=True):
    """What a simulation of one database and its processes has seen; milliseconds to an answer."""

    p50_ms: float
    p99_ms: float
    longest_ms: float
    seconds: float
    commands: int
    group: float
    """How many commands a writer committed at once."""


class Plan(msgspec.Struct, frozen=True):
    """What a house of so many players asks of its machines."""

    players: int
    processes: int
    databases: int
    store: str
    think: tuple[float, float]
    watchers: int
    routed: bool
    seed: int
    round_seconds: float
    acts_a_minute: float
    """Of one player."""
    commands_second: float
    frames_second: float
    resources: list[Resource]
    first: str
    """What breaks first as the house grows on these machines."""
    first_players: int | None
    needs_processes: int
    needs_databases: int
    disk_day_gb: float
    delay: Delay | None
    """None where something is used up: then queues grow until players wait for each other."""


def plan(costs: Costs, asked: Asked) -> Plan:
    """Reckon, and simulate where there is anything to wait for but the end."""
    pace = pace_of(costs, asked)
    flow = flow_of(costs, asked, pace)
    resources = [
        Resource(use.name, use.used, use.has, use.unit, use.share, breaks_at(costs, asked, pace, use.name))
        for use in uses(costs, asked, pace)
    ]
    first = min(
        (each for each in resources if each.breaks_at is not None), key=lambda each: each.breaks_at or 0
    )
    needed = needs(costs, asked, pace)
    stands = all(each.share <= 1 for each in resources if each.name.startswith(("process", "writer")))
    return Plan(
        **msgspec.structs.asdict(asked),
        round_seconds=pace.round_seconds,
        acts_a_minute=60 * flow.acts / asked.players,
        commands_second=flow.commands,
        frames_second=flow.frames,
        resources=resources,
        first=first.name,
        first_players=first.breaks_at,
        needs_processes=needed.processes,
        needs_databases=needed.databases,
        disk_day_gb=disk_day_gb(costs, asked, flow),
        delay=_delay(costs, asked, pace.round_seconds, flow.commands) if stands else None,
    )


def _delay(costs: Costs, asked: Asked, round_seconds: float, commands: float) -> Delay:
    seconds = max(LEAST_SECONDS, COMMANDS * asked.databases / commands)
    seen = going_on(costs, asked, round_seconds, WARM_SECONDS, seconds)
    answer = seen.answer_ms
    return Delay(answer.p50, answer.p99, answer.max, seconds, seen.commands, seen.group)
