"""A simulation from start to end: the plan, the pieces, the totals."""

import sys
from collections.abc import Sequence
from concurrent.futures import Executor
from functools import partial
from typing import Final

from queenhigh.money import refuse_minor
from queenhigh.rules import HouseLike
from queenhigh.simulation.dealing.count import Count
from queenhigh.simulation.dealing.fast import count_rounds, has_numba
from queenhigh.simulation.dealing.prepare import limit_notes, plan_in_units
from queenhigh.simulation.dealing.stream import ROUNDS_LIMIT, stream_of
from queenhigh.simulation.edges.exact import exact_of
from queenhigh.simulation.edges.measure import boxes_of, living_of, meters_of, plan_notes, wagers_of
from queenhigh.simulation.edges.results import NORMAL, Simulation
from queenhigh.simulation.edges.totals import Totals
from queenhigh.simulation.planning.plan import BEST, CHECKS, Plan, StrategyLike
from queenhigh.simulation.running.gather import gather, patient
from queenhigh.simulation.running.notebook import watched
from queenhigh.simulation.running.pieces import cut
from queenhigh.simulation.running.pools import Pool
from queenhigh.study.request import Amounts
from queenhigh.study.result import Progress, Watch
from queenhigh.text import ByName

_WORTH_COMPILING: Final = 3_000_000
"""Box rounds from which loading the compiled kernels pays."""


@refuse_minor
def simulate(
    house: HouseLike,
    rounds: int,
    *,
    stakes: Amounts | Sequence[Amounts] | None = None,
    boxes: int = 1,
    strategy: StrategyLike | Sequence[StrategyLike] = BEST,
    meters: Amounts | None = None,
    seed: int = 0,
    pool: Pool | Executor | None = None,
    watch: Watch | None = None,
) -> Simulation:
    """Deal and settle so many rounds, and measure every wager; raises `SimulationError` for what cannot be.

    The same seed gives the same result, whatever it runs on. An interrupt ends the run early: the result then
    tells of the rounds up to there, exactly as if no more had been asked for. A strategy is a name, the
    weakest hand to play, a chart, or a function of a hand, which `own_chart` asks once for each there is.

    >>> found = simulate("prime", 20_000, stakes={"ante": 5}, seed=7)
    >>> abs(found.wagers["ante_play"].z) < 4
    True
    """
    rounds = CHECKS.up_to("rounds", rounds, ROUNDS_LIMIT)
    seed = CHECKS.whole("seed", seed)
    plan = plan_in_units(house, stakes, boxes=boxes, strategy=strategy, meters=meters)
    return run(plan, rounds, seed, pool, watch)


def run(
    plan: Plan, rounds: int, seed: int, pool: Pool | Executor | None = None, watch: Watch | None = None
) -> Simulation:
    """Run a plan."""
    totals = Totals(plan)
    exact_of(plan)  # worked out before the run, so that an interrupt never falls into it
    boxes = len(plan.boxes)
    job = partial(work, plan, seed, worth_compiling(rounds * boxes))

    def look(seconds: float) -> Progress:
        what = f"Simulating {plan.house.id}"
        return Progress(what, totals.rounds, rounds, boxes, so_far(totals), seconds)

    with patient():
        with watched(watch, look) as tell:
            ended = gather(job, partial(cut, rounds, boxes), pool, totals.add, tell=tell)
        wagers, in_all = wagers_of(totals)
        return Simulation(
            plan=plan,
            seed=seed,
            rounds=totals.rounds,
            asked=rounds,
            seconds=ended.seconds,
            wagers=ByName(wagers),
            in_all=in_all,
            boxes=boxes_of(totals),
            meters=meters_of(totals),
            living=living_of(totals, wagers),
            notes=limit_notes(plan) + plan_notes(plan),
            stopped=ended.stopped if totals.rounds < rounds else "",
        )


def so_far(totals: Totals) -> str:
    """The first wager's edge, and how far it may be off."""
    reach = NORMAL * totals.standard_error(0)
    return f"{totals.plan.entries[0].label} {totals.edge(0):.4%} ± {reach:.4%}"


def worth_compiling(box_rounds: int) -> bool:
    """Whether to take the compiled kernels: loading them takes a second, compiling them once some ten."""
    return has_numba() and (box_rounds >= _WORTH_COMPILING or "numba" in sys.modules)


def work(plan: Plan, seed: int, fast: bool, start: int, rounds: int) -> Count:
    """One piece, wherever it is done."""
    return count_rounds(plan, stream_of(seed), start, rounds, fast)
