"""What a seated player costs, part by part: the figures that `python -m lab.capacity` reckons with.

The rows of `make bench` hold the disk's flushes against what is committed by them, and the reckoning against
what was measured. ``python -m bench.server.costs --out FILE`` writes them for its ``--costs FILE``.
"""

import argparse
import asyncio
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from statistics import mean
from typing import Any, Final

from msgspec.structs import replace

from bench.row import Row
from bench.server import groups
from bench.server.commands import SEATS, WAGERS
from bench.server.crowd import SETTINGS, THINK
from bench.server.lockstep import in_step
from bench.server.process import Process, serving
from bench.server.seats import Line
from bench.server.serving import seated, settings, until
from lab.capacity.asked import Asked
from lab.capacity.costs import FILE, KINDS, Costs, Measured, PaceCosts, format_costs, parse_costs
from lab.capacity.hall import began_together
from queenhigh.client.load import Crowd, LoadPlan, LoadReport
from queenhigh.store.sqlite import FILE as DATABASE

TABLES: Final = 20
ROUNDS: Final = 5
WATCHERS: Final = 30
HURRY_SECONDS: Final = 4.0
PLAYERS: Final = 140
VIEWERS: Final = 8
MINUTES: Final = 1.0
NEAR: Final = 0.7
"""How near the reckoning must come to what is measured."""
ALONE = 0.2
GROUPED = 2.0
"""How many commands become durable in the time of one bare flush, one by one and where many wait."""


def rows() -> list[Row]:
    """Commands against flushes, and what is reckoned against what is measured."""
    return Bench(MINUTES).rows()


class Bench:
    """Everything measured once."""

    def __init__(self, minutes: float) -> None:
        parties = groups.Parties()
        self.sqlite = groups.on_sqlite(parties)
        self.postgres = groups.on_postgres(parties)
        with serving(settings(1)) as server:
            first_mb = server.memory_mb
        with serving(settings(TABLES)) as server:
            process, ticks = asyncio.run(_process(server, first_mb))
        with serving(settings(TABLES)) as server:
            self.hurry = asyncio.run(_hurry(server))
        with serving(SETTINGS) as server:
            self.crowd = asyncio.run(Crowd(LoadPlan(server.url, PLAYERS, THINK, 60 * minutes)).run())
            shape = _shape(server.data / DATABASE, PLAYERS / self.crowd.tables)
        show_seconds = float(LoadPlan("", 1, THINK, 1).table_settings["show_seconds"])
        pace = PaceCosts(
            SEATS, **shape, deal_ticks=ticks[0], settle_ticks=ticks[1], show_seconds=show_seconds,
            round_rows=parties.round_rows, seen_a_minute=_a_minute(self.crowd),
        )  # fmt: skip
        stores = self.sqlite.costs, self.postgres.costs
        flush_us = min(store.flush_us for store in stores)  # it is one disk
        sqlite, postgres = (replace(store, flush_us=flush_us) for store in stores)
        measured = Measured(
            note=f"{os.cpu_count()} cores, a load of {os.getloadavg()[0]:.1f} at the end", **process,
            pace=pace, sqlite=sqlite, postgres=postgres,
        )  # fmt: skip
        self.costs = Costs(measured, shipped().assumed)

    def rows(self) -> list[Row]:
        found = list[Row]()
        for name, store in (("SQLite", self.sqlite), ("PostgreSQL", self.postgres)):
            flushes = 1e6 / store.costs.flush_us
            for who, lap, target in (("one table", store.alone, ALONE), ("70 tables", store.many, GROUPED)):
                rate = lap.commands / lap.seconds
                what = f"{name}, {who}, {lap.size:.0f} a group"
                found.append(Row(what, rate, "flushes of a bare file", flushes, rate / flushes, target))
        crowd = self.crowd
        asked = Asked(crowd.players, think=THINK, store="sqlite")
        seen = began_together(self.costs, asked, crowd.seconds)
        who = f"{crowd.players} players, pauses of {THINK[0]:g} to {THINK[1]:g} s"
        found.append(_near(f"{who}: acts, reckoned", seen.acts / seen.seconds, crowd.actions / crowd.seconds))
        busy = replace(self.costs.measured.pace, bets=float(WAGERS), looks=1.0, seeds=0.0, show_seconds=0.0)
        costs = replace(self.costs, measured=replace(self.costs.measured, pace=busy))
        asked = Asked(TABLES * SEATS, think=(0.0, 0.0), watchers=VIEWERS, store="sqlite")
        seen = began_together(costs, asked, HURRY_SECONDS)
        who = f"{TABLES} tables in a hurry, {SEATS + VIEWERS} viewers each"
        rate = seen.commands / (seen.seconds * seen.process_share)
        found.append(_near(f"{who}: commands a processor's second, reckoned", rate, self.hurry))
        return found


def _near(name: str, ours: float, theirs: float) -> Row:
    """A reckoning that is too high is as wrong as one that is too low."""
    return Row(name, ours, "the same measured", theirs, min(ours / theirs, theirs / ours), NEAR)


def shipped() -> Costs:
    """The figures that come with the package."""
    return parse_costs(FILE.read_text(encoding="utf-8"))


def _a_minute(report: LoadReport) -> float:
    if report.errors:
        raise AssertionError(f"players have met errors: {report.errors}")
    return 60 * report.actions / report.players / report.seconds


async def _process(server: Process, first_mb: float) -> tuple[dict[str, Any], tuple[int, int]]:
    """What the event loop spends by kind and frame, what is held for tables and sockets; a round's ticks."""
    crowd = await in_step(server)
    for _ in range(ROUNDS):
        await crowd.round()
    alone = crowd.kinds()
    ticks = crowd.ticks()
    played_mb = server.memory_mb
    await crowd.watch(WATCHERS)
    socket_mb = max(0.0, server.memory_mb - played_mb) / (WATCHERS * TABLES)
    for _ in range(ROUNDS):
        await crowd.round()
    seen = crowd.kinds()
    frame_us = mean(seen[kind].loop_us - alone[kind].loop_us for kind in KINDS) / WATCHERS
    lobby_bytes = await _lobby_bytes(server)
    crowd.close()
    all_kinds = [*alone.values(), *seen.values()]
    found = {
        "loop_us": {kind: alone[kind].loop_us - SEATS * frame_us for kind in KINDS},
        "frame_us": frame_us,
        "frame_bytes": sum(each.bytes for each in all_kinds) / sum(each.frames for each in all_kinds),
        "process_mb": first_mb,
        "table_kb": 1024 * max(0.0, played_mb - first_mb - SEATS * TABLES * socket_mb) / TABLES,
        "socket_kb": 1024 * socket_mb,
        "lobby_table_bytes": lobby_bytes / TABLES,
    }
    return found, ticks


async def _lobby_bytes(server: Process) -> float:
    lobby = Line(server.host, "/api/v1/lobby/socket", "")
    await lobby.connect()
    await until(lambda: lobby.frames > 0)
    lobby.close()
    return lobby.bytes / lobby.frames


async def _hurry(server: Process) -> float:
    """Commands where nobody pauses, for each second that the server has had of a processor."""
    crowd = await seated(server, VIEWERS)
    began = crowd.versions()
    before = sum(server.processor_seconds().values())
    await crowd.play(HURRY_SECONDS)
    commands = crowd.versions() - began
    used = sum(server.processor_seconds().values()) - before
    await crowd.leave()
    return commands / used


def _shape(database: Path, seats: float) -> dict[str, float]:
    """How often a player bets, looks and sends a seed in a round that was settled."""
    asking = """SELECT count(*) FROM steps s JOIN rounds r ON r.table_id = s.table_id AND r.round = s.round
        WHERE s.actor <> 'clock' AND r.ending = 'settled' AND instr(s.body, ?) > 0"""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as sql:
        [(rounds,)] = sql.execute("SELECT count(*) FROM rounds WHERE ending = 'settled'").fetchall()

        def times(part: str) -> float:
            [(count,)] = sql.execute(asking, (part.encode(),)).fetchall()
            return float(count / rounds / seats)

        return {
            "bets": max(1.0, times('"do":"place"')),
            "looks": min(1.0, times('"do":"look"')),
            "seeds": min(1.0, times('"note":{"seed"')),
        }


def main(arguments: list[str]) -> int:
    """Measure, and print or write the figures."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.costs", description="What a player costs.")
    parser.add_argument("--out", type=Path, help="write the figures there")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="how long a crowd plays")
    asked = parser.parse_args(arguments)
    text = format_costs(Bench(asked.minutes).costs)
    if asked.out is not None:
        asked.out.write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
