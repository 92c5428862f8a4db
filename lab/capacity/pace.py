"""How often people act where nothing is slow: rounds played by seed, with pauses alone."""

from collections import Counter
from typing import Final, NamedTuple

from lab.capacity.asked import Asked
from lab.capacity.costs import Costs, Kind
from lab.capacity.events import Chance, Events, Then
from lab.capacity.rounds import Party

ROUNDS: Final = 1500
"""About so many rounds are played to find it."""
TABLES: Final = 50


class Pace(NamedTuple):
    """A full table where nobody waits for a machine."""

    round_seconds: float
    commands: dict[Kind, float]
    """In a round, of all players and the clock together."""
    acts: float
    """Those of them that people thought about."""


def pace_of(costs: Costs, asked: Asked) -> Pace:
    """Tables that are played without any queue, long enough for their beginning not to matter."""
    events = Events()
    chance = Chance(asked.seed)
    pace = costs.measured.pace

    def do(kind: Kind, then: Then, waited_for: bool) -> None:
        then()

    tables = [Party(events, chance, asked, pace, pace.seats, do) for _ in range(TABLES)]
    for table in tables:
        table.open()
    step = max(1.0, asked.time_limit)
    while sum(table.rounds for table in tables) < ROUNDS:
        events.run(events.now + step)
    rounds = sum(table.rounds for table in tables)
    counts: Counter[Kind] = Counter()
    for table in tables:
        counts += table.counts
    return Pace(
        TABLES * events.now / rounds,
        {kind: count / rounds for kind, count in counts.items()},
        sum(table.acts for table in tables) / rounds,
    )
