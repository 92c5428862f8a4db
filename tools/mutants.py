"""Change the code in small ways, one at a time, and see whether its tests notice.

mutmut makes the changes and runs the tests on a copy of the tree under `build`. A budget and a seed say
which changes are tried: `python tools/mutants.py --area money --budget 400 --seed 1`. Patterns of names try
those instead, as in `queenhigh.ledger.*`. Survivors that docs/reliability.md does not list with a reason are
printed.

To compare two versions of the tests, save the verdicts of the one and name them when you run the other:
`--tree ../old --save before.json`, then `--before before.json`. The second run tries what the first noticed,
and fails if anything survives now.
"""

import argparse
import json
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "mutants"
LISTED = ROOT / "docs" / "reliability.md"
LEAST_KILLED = 0.9
SURVIVED = (0, 5, 33)
"""Exit codes of a trial that no test noticed: all passed, or no test runs the function at all."""
UNTRIED = (None, 2, 34)
"""Exit codes of a trial that was not made, interrupted or skipped."""


Chooser = Callable[[Iterable[str]], list[str]]


class Area(NamedTuple):
    """Files to change, below `src/queenhigh`, and the tests that must notice."""

    files: tuple[str, ...]
    tests: tuple[str, ...]


AREAS = {
    "money": Area(
        ("settlement/*", "ledger/*", "store/purses.py"),
        ("settlement", "conformance", "ledger", "engine", "store"),
    ),
    "rules": Area(("rules/read/*",), ("rules",)),
    "study": Area(("study/*",), ("study", "analysis/counting", "analysis/playing", "simulation/planning")),
    "table": Area(("table/*",), ("table",)),
    "store": Area(("store/*",), ("store",)),
}
UNSUITED = "not linked and not nothing_is_lost and not postgres"
"""Tests that need minutes or another server take no part."""
SETTINGS = """[mutmut]
source_paths = src/
also_copy =
    tools
    docs
    page
    README.md
do_not_mutate_patterns =
    "[^"]*\\b(SELECT|INSERT|UPDATE|DELETE|AND|WHERE|NULL|COALESCE|CONFLICT)\\b
    assert_never
pytest_add_cli_args =
    -m
    not long
    -k
    {unsuited}
only_mutate =
{files}
do_not_mutate =
    src/queenhigh/store/migrations/versions/*
    src/queenhigh/store/postgres.py
pytest_add_cli_args_test_selection =
{tests}
"""
"""Of SQL mutmut changes only whether letters are small, which means nothing there. Versions of the database
are compared with the declarations as text, and tests of PostgreSQL take no part."""


def mutmut(*words: str) -> subprocess.CompletedProcess[str]:
    """One command of mutmut's, in the copy."""
    command = (sys.executable, "-W", "ignore", "-m", "mutmut", *words)
    return subprocess.run(command, cwd=COPY, capture_output=True, text=True, check=False)


def copy_tree(tree: Path, area: Area) -> None:
    """Make a fresh copy of what the tests of an area need."""
    shutil.rmtree(COPY, ignore_errors=True)
    unwanted = shutil.ignore_patterns("__pycache__", "built", "node_modules")
    for folder in ("src", "tests", "tools", "docs", "page"):
        shutil.copytree(tree / folder, COPY / folder, ignore=unwanted)
    shutil.copy(tree / "README.md", COPY)
    project = (tree / "pyproject.toml").read_text(encoding="utf-8")
    (COPY / "pyproject.toml").write_text(
        re.sub(r"(?ms)^\[tool\.mutmut\].*?(?=^\[)", "", project), encoding="utf-8"
    )
    settings = SETTINGS.format(
        unsuited=UNSUITED,
        files="\n".join(f"    src/queenhigh/{each}" for each in area.files),
        tests="\n".join(f"    tests/{each}" for each in area.tests),
    )
    (COPY / "setup.cfg").write_text(settings, encoding="utf-8")


def results() -> dict[str, int | None]:
    """By its name: how the trial of each mutant ended, if it was tried."""
    found: dict[str, int | None] = {}
    for path in sorted((COPY / "mutants").rglob("*.meta")):
        found |= json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
    return found


def chosen(names: Iterable[str], patterns: list[str], budget: int, seed: int) -> list[str]:
    """So many of these names, by the seed; all that match where there are patterns, or no budget."""
    known = sorted(names)
    if patterns:
        return [name for name in known if any(fnmatch(name, pattern) for pattern in patterns)]
    return random.Random(seed).sample(known, min(budget, len(known))) if budget else known


def place_of(name: str) -> str:
    """Where a mutant is, as people say it.

    >>> place_of("queenhigh.settlement.lines.xǁMeterMoveǁundone__mutmut_13")
    'settlement.lines MeterMove.undone'
    """
    module, _, function = name.partition("__mutmut_")[0].removeprefix("queenhigh.").rpartition(".")
    return f"{module} {re.sub('^xǁ|^x_', '', function).replace('ǁ', '.')}"


def row_of(name: str) -> str:
    """A mutant as a row of the list: where it is, what stood there and what stands there now."""
    told = mutmut("show", name).stdout.splitlines()
    sides = (
        " ".join(
            line[1:].strip() for line in told if re.match(rf"{re.escape(sign)}(?!{re.escape(sign)})", line)
        )
        for sign in "-+"
    )
    was, now = (side.replace("|", "\\|") for side in sides)
    return f"| {place_of(name)} | `{was}` | `{now}` |"


def report(tried: dict[str, int | None]) -> int:
    """Print packages, and survivors as rows for the list; 1 if too many survive or one was not tried."""
    survivors = [name for name, code in tried.items() if code in SURVIVED]
    for package in sorted({place_of(name).split(".")[0] for name in tried}):
        mine = [name for name in tried if place_of(name).startswith(f"{package}.")]
        killed = sum(name not in survivors for name in mine)
        print(f"{package:12} {len(mine):5} mutants {killed:5} killed {100 * killed / len(mine):6.1f} %")
    listed = LISTED.read_text(encoding="utf-8")
    unlisted = [row for row in map(row_of, survivors) if row not in listed]
    print("\n".join(unlisted) or "Every survivor is listed.")
    share = 1 - len(survivors) / len(tried)
    print(f"{len(tried)} tried, {len(survivors)} survived: {100 * share:.1f} % killed")
    return int(share < LEAST_KILLED or any(code in UNTRIED for code in tried.values()))


def try_area(area: Area, tree: Path, choose: Chooser) -> dict[str, int | None]:
    """Exit code of the trial of each mutant that is chosen; none for one that was not tried."""
    copy_tree(tree, area)
    # Makes all mutants, notes which tests run what, and ends.
    made = mutmut("run", "--max-children", "1", "none of them")
    names = choose(results())
    if not names:
        print("There is no such mutant, or the tests fail as they are.", made.stdout[-2000:], sep="\n")
        return {}
    ended = mutmut("run", "--max-children", "1", *names)
    found = results()
    if ended.returncode:
        print(ended.stdout[-2000:], ended.stderr[-2000:])
        return {}
    return {name: found[name] for name in names}


def compare(before: dict[str, bool], tried: dict[str, int | None]) -> int:
    """Print the mutants that were noticed before and survive now; 1 if there is one."""
    fallen = [name for name in before if name not in tried]
    newly = [name for name, code in tried.items() if code in SURVIVED]
    for name in newly:
        print(row_of(name))
    print(
        f"{len(tried)} noticed before, {len(newly)} of them survive now, {len(fallen)} do not exist any more"
    )
    return int(bool(newly) or any(code in UNTRIED for code in tried.values()))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("patterns", nargs="*")
    parser.add_argument("--area", choices=AREAS, default="money")
    parser.add_argument("--budget", type=int, default=400, help="how many are tried; 0 for all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tree", type=Path, default=ROOT, help="checkout whose code and tests are used")
    parser.add_argument("--save", type=Path, help="write which mutants were noticed, as JSON")
    parser.add_argument("--before", type=Path, help="try the mutants noticed in this file")
    asked = parser.parse_args()
    before: dict[str, bool] = {}
    if asked.before:
        saved = json.loads(asked.before.read_text(encoding="utf-8"))
        before = {name: noticed for name, noticed in saved.items() if noticed}

    def choose(names: Iterable[str]) -> list[str]:
        if before:
            return sorted({*names} & {*before})
        return chosen(names, asked.patterns, asked.budget, asked.seed)

    tried = try_area(AREAS[asked.area], asked.tree.resolve(), choose)
    if not tried:
        return 1
    if asked.save:
        noticed = {name: code not in (*SURVIVED, *UNTRIED) for name, code in tried.items()}
        asked.save.write_text(json.dumps(noticed, indent=1, sort_keys=True), encoding="utf-8")
    return compare(before, tried) if before else report(tried)


if __name__ == "__main__":
    sys.exit(main())
