"""What a round takes on the disk, for good: ``python -m bench.server.disk``.

Tables of every house with one, three and seven boxes play rounds by the real table code into a new database
of each kind. What stands there afterwards less what stood there when everybody had sat down is the rounds',
with steps, commands, transfers, decks, indexes and all. PostgreSQL is vacuumed as autovacuum would.
"""

import argparse
import asyncio
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.row import MissingRivalError
from bench.server.commands import Played, furnish
from bench.server.store import postgres, write_all
from queenhigh.store.opening import is_address, open_store
from queenhigh.store.sqlite import FILE

TABLES: Final = 10
LAPS: Final = 40
BOXES: Final = (1, 3, 7)
MILLION: Final = 1_000_000


def bytes_a_round(place: Path | str, boxes: int, laps: int) -> float:
    """What a round of so many boxes adds to a new database, on average."""
    tables = [Played(number) for number in range(TABLES)]
    for played in tables:
        del played.players[boxes:]
    with asyncio.Runner() as runner:
        with closing(open_store(place)) as store:
            runner.run(furnish(store, tables))
            runner.run(write_all(store, [played.sit_down() for played in tables]))
        before = _size(place)
        for _ in range(laps):
            with closing(open_store(place, serving=False)) as store:
                runner.run(write_all(store, [played.round() for played in tables]))
            after = _size(place)
    return (after - before) / (laps * TABLES)


def _size(place: Path | str) -> int:
    """The database's size; a file that is closed has its log in it."""
    if not is_address(place):
        return (Path(place) / FILE).stat().st_size
    import psycopg

    with psycopg.connect(str(place), autocommit=True) as connection:
        connection.execute("VACUUM")
        row = connection.execute("SELECT pg_database_size(current_database())").fetchone()
    assert row is not None
    return int(row[0])


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server.disk", description=__doc__)
    parser.add_argument("--laps", type=int, default=LAPS, help="rounds of each of the ten tables")
    laps = parser.parse_args(arguments).laps
    table = Table(
        "Boxes", "SQLite, a round", "a million", "PostgreSQL, a round", "a million", box=SIMPLE_HEAD
    )
    try:
        with postgres() as address, tempfile.TemporaryDirectory(prefix="qh-disk-") as name:
            for boxes in BOXES:
                places: tuple[Path | str, ...] = (Path(name) / str(boxes), address())
                found = [bytes_a_round(place, boxes, laps) for place in places]
                words = [f"{each / 1000:.1f} KB" for each in found]
                millions = [f"{each * MILLION / 1e9:.1f} GB" for each in found]
                table.add_row(str(boxes), words[0], millions[0], words[1], millions[1])
    except MissingRivalError as problem:
        print(problem, file=sys.stderr)
        return 2
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
