"""Run every bench: ``python -m bench [--json]``.

Ends with 1 where a target is missed, with 2 where a rival is not installed.
"""

import argparse
import json
import sys
from importlib import import_module
from importlib.util import find_spec

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.row import MissingRivalError, Row

MODULES = (
    "rank", "rounds", "study", "simulation", "page", "browser",
    "server.store", "server.serving", "server.crowd", "server.several", "server.idle",
    "server.costs",
)  # fmt: skip
"""Modules of this package with a ``rows() -> list[Row]``; one that is not there is passed over."""


def main(arguments: list[str]) -> int:
    """Measure, print, and give the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bench", description="Speed, as ratios against named rivals."
    )
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    as_json = parser.parse_args(arguments).json
    try:
        rows = all_rows()
    except MissingRivalError as problem:
        print(problem, file=sys.stderr)
        return 2
    if as_json:
        print(json.dumps([{**row._asdict(), "missed": row.missed} for row in rows], indent=2))
    else:
        Console().print(table_of(rows))
    return 1 if any(row.missed for row in rows) else 0


def all_rows() -> list[Row]:
    """The rows of every module that is there, in the order of `MODULES`."""
    found: list[Row] = []
    for module in MODULES:
        if find_spec(f"bench.{module}") is not None:
            found += import_module(f"bench.{module}").rows()
    return found


def table_of(rows: list[Row]) -> Table:
    """The rows for people, with each ratio against its target."""
    table = Table(title="Work per second, best of several runs", box=SIMPLE_HEAD, show_edge=False)
    for heading in ("ours", "rival"):
        table.add_column(heading, overflow="fold")
    for heading in ("ours/s", "rival/s", "ratio", "target", ""):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        rates = (rate(row.ours_per_second), rate(row.rival_per_second))
        verdict = "[bold red]missed[/]" if row.missed else "[green]met[/]"
        table.add_row(row.name, row.rival, *rates, f"{figures(row.ratio)}x", f"{row.target:,g}x", verdict)
    return table


def rate(per_second: float) -> str:
    """A rate with its size, as in ``4.88 M`` or ``353 k``."""
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if per_second >= size:
            return f"{figures(per_second / size)} {letter}"
    return figures(per_second)


def figures(number: float) -> str:
    """Three figures, or all those before the point where there are more."""
    return f"{number:,.{2 if number < 10 else 1 if number < 100 else 0}f}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
