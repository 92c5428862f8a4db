"""A crowd: 500 seated players who pause 2 to 12 s between acts, as `queenhigh load` sends them.

The rows of `make bench` take a minute and a half of it. The whole ten minutes, with what the server holds of
the memory every half minute: ``python -m bench.server.crowd --minutes 10``.
"""

import argparse
import asyncio
import sys
from typing import Final

import msgspec

from bench.row import Row
from bench.server.process import PEOPLE, Process, serving
from queenhigh.client.load import Crowd, LoadPlan, LoadReport

PLAYERS: Final = 500
THINK: Final = (2.0, 12.0)
MINUTES: Final = 1.5
ECHO_TARGET: Final = 1 / 30
P99_LIMIT_MS: Final = 150
GROWTH: Final = 1.1
"""What the server may hold at the end, in what it held half-way."""
SETTINGS: Final = f"open_tables = false\n{PEOPLE}"


def rows() -> list[Row]:
    """Answers against a bare echo, the slowest against their limit, memory at the end against half-way."""
    report, memory_mb = measured(PLAYERS, MINUTES, 2)
    return told(report, memory_mb)


def measured(players: int, minutes: float, samples: int) -> tuple[LoadReport, list[float]]:
    """What a crowd has found, and the server's memory in megabytes at so many moments, evenly spread."""
    with serving(SETTINGS) as server:
        return asyncio.run(watched(server, players, minutes, samples))


async def watched(
    server: Process, players: int, minutes: float, samples: int
) -> tuple[LoadReport, list[float]]:
    """The same at a server that stands already."""
    seconds = 60 * minutes
    memory_mb = list[float]()

    def look(crowd: Crowd) -> None:
        if crowd.elapsed >= (len(memory_mb) + 1) * seconds / samples:
            memory_mb.append(server.memory_mb)

    report = await Crowd(LoadPlan(server.url, players, THINK, seconds)).run(look)
    return report, memory_mb


def told(report: LoadReport, memory_mb: list[float]) -> list[Row]:
    """The rows; an error of any player makes them mean nothing. Who lost the line and came back met none."""
    if report.errors:
        raise AssertionError(f"players have met errors: {report.errors}")
    answer = report.answer_ms
    echo = report.echo_ms
    who = f"{report.players} players"
    half = memory_mb[len(memory_mb) // 2 - 1]
    last = memory_mb[-1]
    memory = f"{who}: {half:.0f} MB half-way, {last:.0f} MB at the end"
    limit = f"limit of {P99_LIMIT_MS} ms"
    return [
        Row(f"{who}: median answer", 1000 / answer.p50, "bare echo", 1000 / echo.p50, echo.p50 / answer.p50,
            ECHO_TARGET),
        Row(f"{who}: 99 of 100 answers", 1000 / answer.p99, limit, 1000 / P99_LIMIT_MS,
            P99_LIMIT_MS / answer.p99, 1.0),
        Row(memory, 1.0, "a tenth more than half-way", 1.0, GROWTH * half / last, 1.0),
    ]  # fmt: skip


def main(arguments: list[str]) -> int:
    """Run a crowd for as long as is said, and print what it found as JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.crowd", description="A crowd of players.")
    parser.add_argument("--players", type=int, default=PLAYERS)
    parser.add_argument("--minutes", type=float, default=10)
    asked = parser.parse_args(arguments)
    report, memory_mb = measured(asked.players, asked.minutes, max(2, round(2 * asked.minutes)))
    found = {**msgspec.to_builtins(report), "memory_mb": [round(each) for each in memory_mb]}
    print(msgspec.json.format(msgspec.json.encode(found)).decode())
    return 1 if any(row.missed for row in told(report, memory_mb)) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
