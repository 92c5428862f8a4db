"""One line of the bench: two rates measured by turns, and the ratio between them."""

import compileall
import gc
import subprocess
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import queenhigh


class Row(NamedTuple):
    """Work per second of ours and of the rival's, and the least ratio we promise."""

    name: str
    ours_per_second: float
    rival: str
    rival_per_second: float
    ratio: float
    target: float

    @property
    def missed(self) -> bool:
        return self.ratio < self.target


class Lap(NamedTuple):
    """A run to be timed, and how many pieces of work it does."""

    run: Callable[[], object]
    pieces: int


def command(*words: str) -> Lap:
    """A start of the installed command from cold; modules are compiled beforehand, as an installer does."""
    _compile()
    return started([str(Path(sys.executable).with_name("queenhigh")), *words])


def started(words: list[str]) -> Lap:
    """A program run to its end."""
    return Lap(partial(subprocess.run, words, check=True, stdout=subprocess.DEVNULL), 1)


@cache
def _compile() -> None:
    compileall.compile_dir(Path(queenhigh.__file__).parent, quiet=2)


class MissingRivalError(Exception):
    """The rival's package is not installed."""


def race(name: str, ours: Lap, rival: str, theirs: Lap, *, target: float, repeats: int = 7) -> Row:
    """Time both by turns, `repeats` times after one untimed lap each, and keep the best rate of each."""
    rates = [0.0, 0.0]
    for lap in (ours, theirs):
        lap.run()
    for _ in range(repeats):
        for side, lap in enumerate((ours, theirs)):
            rates[side] = max(rates[side], lap.pieces / seconds(lap.run))
    return Row(name, rates[0], rival, rates[1], rates[0] / rates[1], target)


def seconds(run: Callable[[], object]) -> float:
    """How long a run takes."""
    # As timeit does: a collection in the middle would be charged to whoever happens to run.
    collecting = gc.isenabled()
    gc.disable()
    try:
        start = perf_counter()
        run()
        return perf_counter() - start
    finally:
        if collecting:
            gc.enable()
