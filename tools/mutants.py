"""Change the code that moves money in small ways, one at a time, and see whether its tests notice.

mutmut makes the changes and runs the tests on a copy of the tree under `build`; a budget and a seed say which
of them are tried. What no test notices stands in docs/reliability.md with its reason; what is new is printed:
`python tools/mutants.py --budget 400 --seed 1`. Words behind the options are patterns of names to try
instead, as in `queenhigh.ledger.*`.
"""

import argparse
import json
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "mutants"
LISTED = ROOT / "docs" / "reliability.md"
LEAST_KILLED = 0.9
SURVIVED = (0, 33)
"""How a trial ends that no test noticed: all passed, or none runs the function at all."""


def mutmut(*words: str) -> subprocess.CompletedProcess[str]:
    """One command of mutmut's, in the copy."""
    command = (sys.executable, "-W", "ignore", "-m", "mutmut", *words)
    return subprocess.run(command, cwd=COPY, capture_output=True, text=True, check=False)


def copy_tree() -> None:
    """A fresh copy of what tests need."""
    shutil.rmtree(COPY, ignore_errors=True)
    unwanted = shutil.ignore_patterns("__pycache__", "built", "node_modules")
    for folder in ("src", "tests", "tools"):
        shutil.copytree(ROOT / folder, COPY / folder, ignore=unwanted)
    shutil.copy(ROOT / "pyproject.toml", COPY)


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
    """Print rooms, and survivors as rows for the list; 1 where too many survive or one was not tried."""
    survivors = [name for name, code in tried.items() if code in SURVIVED]
    for room in sorted({place_of(name).split(".")[0] for name in tried}):
        mine = [name for name in tried if place_of(name).startswith(f"{room}.")]
        killed = sum(name not in survivors for name in mine)
        print(f"{room:12} {len(mine):5} mutants {killed:5} killed {100 * killed / len(mine):6.1f} %")
    listed = LISTED.read_text(encoding="utf-8")
    unlisted = [row for row in map(row_of, survivors) if row not in listed]
    print("\n".join(unlisted) or "Every survivor is listed.")
    share = 1 - len(survivors) / len(tried)
    print(f"{len(tried)} tried, {len(survivors)} survived: {100 * share:.1f} % killed")
    return int(share < LEAST_KILLED or None in tried.values())


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("patterns", nargs="*")
    parser.add_argument("--budget", type=int, default=400, help="how many are tried; 0 for all")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    copy_tree()
    mutmut(
        "run", "--max-children", "1", "none of them"
    )  # makes them all, notes which tests run what, and ends
    names = chosen(results(), asked.patterns, asked.budget, asked.seed)
    if not names:
        print("There is no such mutant, or the tests fail as they are.")
        return 1
    ended = mutmut("run", "--max-children", "1", *names)
    found = results()
    if ended.returncode:
        print(ended.stdout[-2000:], ended.stderr[-2000:])
        return 1
    return report({name: found[name] for name in names})


if __name__ == "__main__":
    sys.exit(main())
