"""What a crowd has measured."""

from collections import Counter
from math import ceil

import msgspec


class Spread(msgspec.Struct, frozen=True):
    """How long something took, in milliseconds."""

    p50: float = 0.0
    p99: float = 0.0
    max: float = 0.0


class LoadReport(msgspec.Struct, frozen=True):
    """A load test: answers to actions beside a bare echo through the same sockets in the same minutes."""

    url: str
    players: int
    tables: int
    seconds: float
    rounds: int
    actions: int
    per_second: float
    answer_ms: Spread
    echo_ms: Spread
    ratio_p50: float | None
    """The median answer in median echoes; none before there were any."""
    refusals: dict[str, int]
    errors: dict[str, int]
    reconnects: int


class Figures:
    """Gathers as it comes."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.echoes: list[float] = []
        self.refusals: Counter[str] = Counter()
        self.errors: Counter[str] = Counter()
        self.rounds: set[tuple[str, int]] = set()

    def report(self, url: str, players: int, tables: int, seconds: float, reconnects: int) -> LoadReport:
        answers = spread(self.answers)
        echoes = spread(self.echoes)
        return LoadReport(
            url=url,
            players=players,
            tables=tables,
            seconds=round(seconds, 1),
            rounds=len(self.rounds),
            actions=len(self.answers),
            per_second=round(len(self.answers) / seconds, 1) if seconds else 0.0,
            answer_ms=answers,
            echo_ms=echoes,
            ratio_p50=round(answers.p50 / echoes.p50, 1) if echoes.p50 else None,
            refusals=dict(sorted(self.refusals.items())),
            errors=dict(sorted(self.errors.items())),
            reconnects=reconnects,
        )


def spread(seconds: list[float]) -> Spread:
    """Median, 99th of a hundred and longest, each one that was measured.

    >>> spread([0.001, 0.002, 0.003])
    Spread(p50=2.0, p99=3.0, max=3.0)
    """
    if not seconds:
        return Spread()
    ordered = sorted(seconds)
    places = [ceil(share * len(ordered)) - 1 for share in (0.5, 0.99, 1)]
    return Spread(*(round(1000 * ordered[place], 3) for place in places))
