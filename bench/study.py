"""The exact analysis: a cold run against a bare import of NumPy, warm answers against limits.

The cold run is a new process that analyses the four houses of the rule documents and prints them as JSON.
"""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from bench.row import Row, race, started
from queenhigh.analysis import Bet, analyse, price
from queenhigh.analysis.advice import advice_of
from queenhigh.analysis.playing.study import forget
from queenhigh.cards import parse_cards
from queenhigh.rules import house

COLD_TARGET = 1 / 10
"""At most ten times the import of NumPy; a fifth is the aim."""
HOUSE_LIMIT = 0.050
PRICE_LIMIT = 0.001
ADVICE_LIMIT = 0.001
DRAW_ADVICE_LIMIT = 0.020
"""Seconds that an answer may take in a running process."""
MEMORY_LIMIT_MB = 500
REPEATS = 30
FOUR = ("rws", "prime", "draw", "sixcard")
ANALYSE = """
import json, sys
from queenhigh.analysis import analyse
from queenhigh.report import json_of
from queenhigh.rules import house
for id in sys.argv[1:]:
    print(json.dumps(json_of(analyse(house(id)))))
"""


def rows() -> Iterator[Row]:
    """Cold and warm, speed and memory."""
    yield _cold()
    yield from _houses()
    yield from _prices()
    yield from _advice()
    yield from _memory()


def _cold() -> Row:
    ours = started([sys.executable, "-c", ANALYSE, *FOUR])
    bare = started([sys.executable, "-c", "import numpy"])
    name = f"analyse {' '.join(FOUR)} as JSON, cold"
    return race(name, ours, "import numpy, cold", bare, target=COLD_TARGET, repeats=9)


def _against(name: str, work: Callable[[], object], limit: float) -> Row:
    """The best of many runs against a limit in seconds."""
    work()
    best = float("inf")
    for _ in range(REPEATS):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return Row(name, 1 / best, f"limit of {limit * 1000:g} ms", 1 / limit, limit / best, 1.0)


def _houses() -> Iterator[Row]:
    for id in ("prime", "rws", "sixcard"):
        yield _against(f"analyse {id}, warm", partial(_afresh, id), HOUSE_LIMIT)


def _afresh(id: str) -> None:
    """A whole analysis of which nothing was worked out before but the tables that every house shares."""
    forget()
    analyse(house(id))


def _prices() -> Iterator[Row]:
    changes = [
        ("rws", "pair_plus", "flush"),
        ("prime", "prime", "all_one_colour"),
        ("sixcard", "six_card_bonus", "flush"),
        ("sixcard", "ante_bonus", "straight"),
        ("draw", "double_shot", "flush_stood"),
    ]
    for id, wager, row in changes:
        work = partial(price, house(id), wager, {row: "2 to 1"})
        yield _against(f"re-price {wager} of {id}", work, PRICE_LIMIT)


def _advice() -> Iterator[Row]:
    hand = parse_cards("Qs 6h 4d")
    for id, limit in (("rws", ADVICE_LIMIT), ("prime", ADVICE_LIMIT), ("draw", DRAW_ADVICE_LIMIT)):
        bet = Bet(house(id), {"ante": 500})
        yield _against(f"advise {id}", partial(advice_of, bet, hand), limit)
    bet = Bet(house("draw"), {"ante": 500, "double_shot": 1000})
    seen = parse_cards("Kd")
    yield _against("advise draw, a card seen", partial(advice_of, bet, hand, seen), DRAW_ADVICE_LIMIT)


def _memory() -> Iterator[Row]:
    """Peak memory of whole processes, as megabytes left under the limit: more is better."""
    queenhigh = str(Path(sys.executable).with_name("queenhigh"))
    mixed = "ante=10 pair_plus=5 six_card_bonus=1 progressive=5"
    commands = {
        f"analyse {' '.join(FOUR)}": [sys.executable, "-c", ANALYSE, *FOUR],
        "analyse sixcard with a mix": [queenhigh, "analyse", "sixcard", "--bet", mixed, "--json"],
        "analyse draw --seen 1": [queenhigh, "analyse", "draw", "--seen", "1", "--json"],
    }
    for name, words in commands.items():
        peak_mb = _peak_mb(words)
        limit = f"{MEMORY_LIMIT_MB} MB"
        yield Row(f"memory of {name}: {peak_mb:.0f} MB", 1.0, limit, 1.0, MEMORY_LIMIT_MB / peak_mb, 1.0)


def _peak_mb(words: list[str]) -> float:
    """The largest memory of a command, measured by a parent that has no other child."""
    program = (
        "import resource, subprocess, sys\n"
        "subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL)\n"
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    )
    command = [sys.executable, "-c", program, *words]
    answer = subprocess.run(command, check=True, capture_output=True, text=True)
    kilobytes = 1024 if sys.platform == "darwin" else 1
    return int(answer.stdout) / kilobytes / 1024
