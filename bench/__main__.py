"""Run the bench, or parts of it: ``python -m bench [PART ...] [--json]``.

Each row is printed as soon as it is measured. Ends with 1 if a target is missed, with 2 if a rival is not
installed.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec

from rich.console import Console

from bench.row import MissingRivalError, Row

MODULES = (
    "rank", "rounds", "study", "simulation", "page", "browser",
    "server.store", "server.serving", "server.crowd", "server.several", "server.idle",
    "server.costs",
)  # fmt: skip
"""Modules of this package with a ``rows()``, which gives each row as soon as it is measured.

A module that is not there is passed over.
"""


def main(arguments: list[str]) -> int:
    """Measure, print, and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bench", description="Speed, as ratios against named rivals."
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"default all: {', '.join(MODULES)}")
    parser.add_argument("--json", action="store_true", help="print the rows as JSON at the end")
    asked = parser.parse_args(arguments)
    modules = chosen(asked.parts)
    unknown = [part for part in asked.parts if not chosen([part])]
    if unknown:
        parser.error(f"there is no part {unknown[0]!r}; the parts are {', '.join(MODULES)}")
    console = Console(stderr=asked.json, highlight=False, soft_wrap=True)
    found: list[Row] = []
    missing = False
    for module in modules:
        try:
            for row in rows_of(module, console):
                console.print(line_of(row))
                found.append(row)
        except MissingRivalError as problem:
            console.print(f"  left out: {problem}", markup=False)
            missing = True
    if asked.json:
        print(json.dumps([{**row._asdict(), "missed": row.missed} for row in found], indent=2))
    if any(row.missed for row in found):
        return 1
    return 2 if missing else 0


def chosen(parts: Sequence[str]) -> list[str]:
    """The modules that the parts name, in the order of `MODULES`; a folder names all of its modules."""
    return [
        module
        for module in MODULES
        if not parts or any(f"{module}.".startswith(f"{part}.") for part in parts)
    ]


def rows_of(module: str, console: Console) -> Iterator[Row]:
    """Print what a module measures, then give its rows as they come."""
    if find_spec(f"bench.{module}") is None:
        return
    found = import_module(f"bench.{module}")
    subject = (found.__doc__ or "").partition("\n\n")[0].replace("\n", " ")
    console.print(f"[bold]{module}[/]: {subject}")
    yield from found.rows()


def line_of(row: Row) -> str:
    """A row for people: verdict, ratio and target, then the two rates."""
    verdict = "[bold red]missed[/]" if row.missed else "[green]met[/]   "
    ratio = f"{figures(row.ratio)}x"
    rates = f"{row.name}: {rate(row.ours_per_second)}/s; {row.rival}: {rate(row.rival_per_second)}/s"
    return f"  {verdict} {ratio:>8} of {row.target:,g}x  {rates}"


def rate(per_second: float) -> str:
    """A rate with its size, as in ``4.88 M`` or ``353 k``."""
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if per_second >= size:
            return f"{figures(per_second / size)} {letter}"
    return figures(per_second)


def figures(number: float) -> str:
    """Three figures, or all those before the point if there are more."""
    return f"{number:,.{2 if number < 10 else 1 if number < 100 else 0}f}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
