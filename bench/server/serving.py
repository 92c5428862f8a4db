"""Through sockets: durable commands a second of a server in one process, with everybody who looks.

Seven play at each table, each as soon as the last is answered; eight look on, half of them signed in. The
driver is a process of its own on the same machine. The rival is the bare SQLite loop of `store`, by turns on
the same disk while the sockets rest. Commands are counted by the tables' versions: one for each transaction,
the clock's own (deal, settle, open) among them, as in the loop.
"""

import asyncio
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeVar

from bench.row import Row, seconds
from bench.server.commands import SEATS, in_turn
from bench.server.process import PEOPLE, Process, serving
from bench.server.seats import Line, Seat
from bench.server.store import Fixture, bare_sqlite, statements
from queenhigh.rules import first_ids, house

TABLES: Final = 20
WATCHERS: Final = 8
TURNS: Final = 4
WINDOW_SECONDS: Final = 4.0
TARGET: Final = 0.15
"""0.3 is the aim."""
PATIENCE_SECONDS: Final = 30.0
S = TypeVar("S", bound=Seat)


def settings(tables: int) -> str:
    """Tables of the first houses in turn, at which nobody has to wait for a clock."""
    ids = first_ids()
    quick = "bots = false\nleast_bet_seconds = 0\nshow_seconds = 0\n"
    return PEOPLE + "".join(
        f'[[tables]]\nname = "Table {at}"\nhouse = "{ids[at % len(ids)]}"\n{quick}' for at in range(tables)
    )


def rows() -> list[Row]:
    """Ours against the bare loop."""
    ours, bare = measured(TABLES, WATCHERS, TURNS, WINDOW_SECONDS)
    name = f"sockets, {TABLES} tables, {SEATS} seats and {WATCHERS} viewers each"
    return [Row(name, ours, "bare SQLite loop", bare, ours / bare, TARGET)]


def measured(tables: int, watchers: int, turns: int, window: float) -> tuple[float, float]:
    """Commands a second through sockets and in the bare loop: the best of some turns of each."""
    with serving(settings(tables)) as server, bare_loop(turns) as loop, asyncio.Runner() as runner:
        crowd = runner.run(seated(server, watchers))
        ours = bare = 0.0
        for lap in range(turns):
            ours = max(ours, runner.run(crowd.play(window)))
            bare = max(bare, loop(lap + 1))
        runner.run(crowd.leave())
    return ours, bare


class Crowd(NamedTuple):
    """Everybody at the tables of one server."""

    parties: list[list[Seat]]
    watching: list[Line]

    async def play(self, window: float) -> float:
        """Play for a while, then finish the round; commands a second of the time in between."""
        seats = [seat for party in self.parties for seat in party]
        for seat in seats:
            seat.playing = True
            seat.go_on()
        await asyncio.sleep(1)
        began = perf_counter()
        before = self.versions()
        await asyncio.sleep(window)
        rate = (self.versions() - before) / (perf_counter() - began)
        for seat in seats:
            seat.playing = False
        await until(lambda: all(seat.rests for seat in seats))
        self._refuse_wrong()
        return rate

    def versions(self) -> int:
        """How many commands there have been at all tables."""
        return sum(max(seat.version for seat in party) for party in self.parties)

    def _refuse_wrong(self) -> None:
        for line in (*self.watching, *(seat for party in self.parties for seat in party)):
            wrong = line.wrong or line.closed
            if wrong:
                raise AssertionError(f"a socket has failed, so the rate would mean nothing: {wrong}")

    async def leave(self) -> None:
        for line in (*self.watching, *(seat for party in self.parties for seat in party)):
            line.close()


async def seated(server: Process, watchers: int) -> Crowd:
    """Everybody in their boxes, and those who look on."""
    parties: list[list[Seat]] = []
    watching: list[Line] = []
    for table in server.tables():
        parties.append(await sitting(server, table, Seat))
        watching += await looking_on(server, table, watchers)
    return Crowd(parties, watching)


async def sitting(server: Process, table: dict[str, Any], player: type[S]) -> list[S]:
    """A player in each box of a table."""
    path = f"/api/v1/tables/{table['id']}/socket"
    rules = house(table["house"])
    party = [player(server.host, path, server.guest(), rules, box) for box in range(1, SEATS + 1)]
    for seat in party:
        await seat.connect()
    await until(lambda: all(seat.frames for seat in party))
    for seat in party:
        seat.sit_down()
    await until(lambda: not any(seat.waits for seat in party))
    return party


async def looking_on(server: Process, table: dict[str, Any], watchers: int) -> list[Line]:
    """So many who look on, every other one signed in."""
    path = f"/api/v1/tables/{table['id']}/socket"
    lines = [Line(server.host, path, server.guest() if at % 2 else "") for at in range(watchers)]
    for line in lines:
        await line.connect()
    await until(lambda: all(line.frames for line in lines))
    return lines


async def until(done: Callable[[], bool]) -> None:
    """Wait for something that comes soon."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not done():
            await asyncio.sleep(0.01)


@contextmanager
def bare_loop(turns: int) -> Iterator[Callable[[int], float]]:
    """The bare loop on a new file: a function from a lap to its commands a second."""
    fixture = Fixture(laps=turns)

    def rate(lap: int) -> float:
        commands = [statements(done.rows) for done in in_turn(fixture.laps[lap])]
        return len(commands) / seconds(lambda: bare.run(commands))

    with (
        tempfile.TemporaryDirectory(prefix="qh-bench-") as folder,
        asyncio.Runner() as runner,
        bare_sqlite(Path(folder), fixture, runner) as bare,
    ):
        rate(0)
        yield rate
