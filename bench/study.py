"""The exact analysis: a cold run against a bare import of NumPy, warm answers against limits.

The cold run is the installed command on all four houses; modules are compiled beforehand on both sides, as an
installer does.
"""

import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bench.row import Row, command, race, started
from queenhigh.analysis import Bet, advise, analyse, price
from queenhigh.analysis.playing.study import forget
from queenhigh.cards import parse_cards
from queenhigh.rules import house

COLD_TARGET = 1 / 10
"""At most ten times the import of NumPy; a fifth is the aim."""
HOUSE_LIMIT, PRICE_LIMIT, ADVICE_LIMIT, DRAW_ADVICE_LIMIT = 0.050, 0.001, 0.001, 0.020
"""Seconds that an answer may take in a running process."""
MEMORY_LIMIT_MB = 500
REPEATS = 30


def rows() -> list[Row]:
    """Cold and warm, speed and memory."""
    return [_cold(), *_houses(), *_prices(), *_advice(), *_memory()]


def _cold() -> Row:
    ours, bare = command("analyse", "--all", "--json"), started([sys.executable, "-c", "import numpy"])
    return race("analyse --all --json, cold", ours, "import numpy, cold", bare, target=COLD_TARGET, repeats=9)


def _against(name: str, work: Callable[[], object], limit: float) -> Row:
    """The best of many runs against a limit in seconds."""
    work()
    best = float("inf")
    for _ in range(REPEATS):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return Row(name, 1 / best, f"limit of {limit * 1000:g} ms", 1 / limit, limit / best, 1.0)


def _houses() -> list[Row]:
    return [
        _against(f"analyse {id}, warm", partial(_afresh, id), HOUSE_LIMIT)
        for id in ("prime", "rws", "sixcard")
    ]


def _afresh(id: str) -> None:
    """A whole analysis of which nothing was worked out before but the tables that every house shares."""
    forget()
    analyse(house(id))


def _prices() -> list[Row]:
    changes = [
        ("rws", "pair_plus", "flush"),
        ("prime", "prime", "all_one_colour"),
        ("sixcard", "six_card_bonus", "flush"),
        ("sixcard", "ante_bonus", "straight"),
        ("draw", "double_shot", "flush_stood"),
    ]
    return [
        _against(f"re-price {wager} of {id}", partial(price, house(id), wager, {row: "2 to 1"}), PRICE_LIMIT)
        for id, wager, row in changes
    ]


def _advice() -> list[Row]:
    hand = parse_cards("Qs 6h 4d")
    found = []
    for id, limit in (("rws", ADVICE_LIMIT), ("prime", ADVICE_LIMIT), ("draw", DRAW_ADVICE_LIMIT)):
        bet = Bet(house(id), {"ante": 500})
        found.append(_against(f"advise {id}", partial(advise, bet, hand), limit))
    bet = Bet(house("draw"), {"ante": 500, "double_shot": 1000})
    seen = parse_cards("Kd")
    found.append(_against("advise draw, a card seen", partial(advise, bet, hand, seen), DRAW_ADVICE_LIMIT))
    return found


def _memory() -> list[Row]:
    """Peak memory of whole commands, as megabytes left under the limit: more is better."""
    mixed = "ante=10 pair_plus=5 six_card_bonus=1 progressive=5"
    commands = [
        ["analyse", "--all", "--json"],
        ["analyse", "sixcard", "--bet", mixed, "--json"],
        ["analyse", "draw", "--seen", "1", "--json"],
    ]
    found = []
    for words in commands:
        peak_mb = _peak_mb(words)
        name = f"memory of {' '.join(words[:2])}{' with a mix' if mixed in words else ''}"
        ratio = MEMORY_LIMIT_MB / peak_mb
        found.append(Row(f"{name}: {peak_mb:.0f} MB", 1.0, f"{MEMORY_LIMIT_MB} MB", 1.0, ratio, 1.0))
    return found


def _peak_mb(words: list[str]) -> float:
    """The largest memory of a command, measured by a parent that has no other child."""
    program = (
        "import resource, subprocess, sys\n"
        "subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL)\n"
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    )
    command = [sys.executable, "-c", program, str(Path(sys.executable).with_name("queenhigh")), *words]
    answer = subprocess.run(command, check=True, capture_output=True, text=True)
    kilobytes = 1024 if sys.platform == "darwin" else 1
    return int(answer.stdout) / kilobytes / 1024
