"""The simulator against a plain C loop, several boxes against one, threads and a Dask cluster, and its start.

The rival (`loop.c`) deals six cards and settles Ante, Play, Ante Bonus and Pair Plus from look-up tables; it
is compiled here with -O3 for this processor, and must come to the exact edges before its time counts. Without
a compiler those rows are left out. Starting workers and loading kernels is not timed on either side.
"""

import ctypes
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from bench.row import Lap, Row, command, race
from queenhigh.analysis import analyse
from queenhigh.hands.arrays import strengths
from queenhigh.rules import House, house
from queenhigh.simulation.dealing.count import count_arrays
from queenhigh.simulation.dealing.fast import count_fast
from queenhigh.simulation.dealing.prepare import plan_of
from queenhigh.simulation.dealing.stream import stream_of
from queenhigh.simulation.edges.run import run
from queenhigh.simulation.planning.plan import Plan
from queenhigh.simulation.running.cluster import Cluster
from queenhigh.simulation.running.pools import Pool, Threads
from queenhigh.study.nets import row_codes, row_net

ROUNDS = 10_000_000
FEW = 2_000_000
MANY = 1_000_000_000
SEED = 11
PLAIN = {"ante": 500, "pair_plus": 500}
"""What the rival plays."""
BOXES = {2: 0.45, 6: 0.4, 7: 0.39}
"""Boxes that share a deck, and how fast each is dealt at least beside one alone: 1.4 times what it was when
every hand that clashed was a branch."""
STARTS = {"prime": 0.6, "sixcard": 0.6}
"""Houses with wagers on the dealer's cards, and how fast they start at least beside one without: in half the
time, or nearly, that it took when the dealer's cards were gone through twice."""


def rows() -> Iterator[Row]:
    """Every ratio that the simulator promises."""
    yield from _against_c()
    yield from _boxes()
    yield from _starts()
    yield _threads()
    yield _cluster()


def _counting(plan: Plan, rounds: int, count: Callable[..., object] = count_fast) -> Lap:
    return Lap(partial(count, plan, stream_of(SEED), 0, rounds), rounds)


def _against_c() -> Iterator[Row]:
    plain = plan_of(house("rws"), PLAIN)
    with tempfile.TemporaryDirectory() as folder:
        loop = _loop(Path(folder), plain.house)
        if loop is None:
            print("no C compiler here: the rows against the C loop are left out", file=sys.stderr)
            return
        _refuse_wrong(loop, plain.house)
        rival = Lap(partial(loop, ROUNDS), ROUNDS)
        name = "C loop, -O3"
        full = {id: plan_of(house(id)) for id in ("sixcard", "draw")}
        sixcard = _counting(full["sixcard"], ROUNDS)
        yield race("Numba, one core", _counting(plain, ROUNDS), name, rival, target=1.0)
        yield race("NumPy, one core", _counting(plain, FEW, count_arrays), name, rival, target=0.25)
        yield race("all wagers of sixcard, one core", sixcard, name, rival, target=0.3)
        yield race("all wagers of draw, one core", _counting(full["draw"], FEW), name, rival, target=0.15)


def _boxes() -> Iterator[Row]:
    """Boxes a second, whole bets, one core."""
    alone = _counting(plan_of(house("rws")), ROUNDS)
    for boxes, target in BOXES.items():
        shared = _counting(plan_of(house("rws"), boxes=boxes), ROUNDS // boxes)
        ours = Lap(shared.run, ROUNDS)
        yield race(f"{boxes} boxes that share a deck", ours, "one box", alone, target=target)


def _starts() -> Iterator[Row]:
    rws, *others = (command("simulate", id, "--rounds", "1") for id in ("rws", *STARTS))
    for (id, target), ours in zip(STARTS.items(), others, strict=True):
        yield race(f"start of {id}", ours, "start of rws", rws, target=target, repeats=5)


def _threads() -> Row:
    plan = plan_of(house("rws"), PLAIN)
    many = 10 * ROUNDS
    two, one = (Lap(partial(run, plan, many, SEED, Threads(workers)), many) for workers in (2, 1))
    return race("two threads", two, "one thread", one, target=1.8)


def _cluster() -> Row:
    """A billion rounds each, four times by turns; the workers are started before the clock is."""
    plan = plan_of(house("rws"), PLAIN)
    rates = [0.0, 0.0]
    for _ in range(4):
        pools: tuple[Pool, Pool] = (Cluster("local", 2), Threads(2))
        for side, pool in enumerate(pools):
            rates[side] = max(rates[side], run(plan, MANY, SEED, pool).rounds_per_second)
    return Row("Dask, two workers, 10^9 rounds", rates[0], "two threads", rates[1], rates[0] / rates[1], 0.9)


def _loop(folder: Path, rules: House) -> Callable[[int], tuple[int, int, int, int]] | None:
    """The C loop as a function from rounds to what the Ante and Pair Plus net, and their squares."""
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    if compiler is None:
        return None
    library = folder / "loop.so"
    source = Path(__file__).with_name("loop.c")
    command = [compiler, "-O3", "-march=native", "-shared", "-fPIC", "-o", str(library), str(source)]
    subprocess.run(command, check=True)
    function = ctypes.CDLL(str(library)).simulate
    function.restype = None
    tables = _tables(rules)
    mark = _mark(rules)

    def loop(rounds: int) -> tuple[int, int, int, int]:
        nets = np.zeros(2, np.int64)
        squares = np.zeros(2, np.int64)
        function(
            ctypes.c_uint64(SEED), ctypes.c_int64(rounds), *map(_pointer, tables), mark,
            rules.dealer.qualifying_strength, _pointer(nets), _pointer(squares),
        )  # fmt: skip
        return int(nets[0]), int(nets[1]), int(squares[0]), int(squares[1])

    return loop


def _tables(rules: House) -> tuple[npt.NDArray[Any], ...]:
    """The strength of any three cards, and what each strength gains on a stake of one."""
    cards = np.stack(np.meshgrid(*[np.arange(52, dtype=np.uint8)] * 3, indexing="ij"), axis=-1)
    bet = plan_of(rules, PLAIN).bet(tuple(PLAIN.items()))
    marks = np.arange(741)
    none = np.full(741, -1)
    found: list[npt.NDArray[Any]] = [np.ascontiguousarray(strengths(cards).ravel().astype(np.int16))]
    for name in ("ante_bonus", "pair_plus"):
        wager = rules.by_name[name]
        places = row_codes(wager, marks, marks, False, none, none)
        nets = [row_net(bet, wager, int(place), 1) // 500 for place in places]
        found.append(np.array(nets, np.int32))
    return tuple(found)


def _mark(rules: House) -> int:
    """The weakest hand to play, Q-6-4."""
    from queenhigh.analysis.playing.strategy import parse_mark

    best = analyse(rules).strategy
    return parse_mark(best.guides[0].play_from if best is not None else "Q-6-4")


def _refuse_wrong(loop: Callable[[int], tuple[int, int, int, int]], rules: House) -> None:
    """A loop that plays another game would make its rate mean nothing."""
    wagers = analyse(rules).wagers
    net, side, square, side_square = loop(ROUNDS)
    for name, total, squares in (("ante_play", net, square), ("pair_plus", side, side_square)):
        error = sqrt(squares / ROUNDS / ROUNDS)
        if abs(-total / ROUNDS - float(wagers[name].house_edge)) > 5 * error:
            raise AssertionError(f"the C loop plays {name} at another edge")


def _pointer(array: npt.NDArray[Any]) -> ctypes.c_void_p:
    return array.ctypes.data_as(ctypes.c_void_p)
