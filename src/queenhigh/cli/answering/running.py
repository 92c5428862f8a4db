"""Runs of the simulator: where they go on, how they stopped, and what would make them faster."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from queenhigh.cli.answering.answer import Asked, give
from queenhigh.cli.asking.common import refuse, refuse_if_changed, refusing
from queenhigh.cli.asking.running import open_pool, seed_of
from queenhigh.text import install_words

if TYPE_CHECKING:
    from queenhigh.rules import House
    from queenhigh.simulation.edges.results import Simulation
    from queenhigh.simulation.jackpot.results import Jackpot
    from queenhigh.simulation.sessions.results import Sessions

_FELT = 1_000_000
"""Rounds from which Numba would be felt."""
_LONG = 100_000_000
"""Rounds from which it is looked for in earnest, which takes a moment."""


def run_and_give(
    house_name: str,
    house: "House",
    settings: str,
    rounds: int,
    work: "Callable[..., Simulation | Sessions | Jackpot]",
    asked: Asked,
    more: bool = False,
    *,
    seed: int | None,
    workers: int | None,
    processes: bool,
    cluster: str | None,
) -> None:
    """Run what takes a seed, a pool and a watch, of about so many rounds, and give what comes of it.

    Until the verb ends, a second Ctrl-C right after the first does no harm to the result, and a `kill` lets
    the workers go first.
    """
    pool = open_pool(workers, processes, cluster)
    _say_how_fast(rounds)
    from queenhigh.cli.answering.progress import announcing, watching, weighing_long
    from queenhigh.simulation.running.gather import patient

    verb = click.get_current_context()
    verb.with_resource(patient())
    verb.with_resource(_orderly())
    with refusing(), announcing(weighing_long(house)), watching("Getting ready", lines=True) as watch:
        found = work(seed=seed_of(seed), pool=pool, watch=watch)
    refuse_if_changed(house_name, house, settings)
    give(found, asked, more)
    _exit_if_stopped(found.stopped)


def _exit_if_stopped(stopped: str) -> None:
    """End as an interrupted command does, with exit code 1 where the work was lost on the way, or go on."""
    if stopped == "interrupted":
        import signal

        signal.signal(signal.SIGINT, signal.SIG_IGN)  # all is told, and only the process is left to end
        sys.exit(130)
    if stopped:
        refuse(stopped)


def _say_how_fast(rounds: int) -> None:
    """Where Numba is missing, or does not load, and would be felt, say once how to get it."""
    from queenhigh.simulation.dealing.fast import has_numba, kernels

    if rounds < _FELT or (has_numba() and (rounds < _LONG or kernels() is not None)):
        return
    click.echo(f"This runs on NumPy alone; Numba makes long runs quicker: {install_words('fast')}", err=True)


@contextmanager
def _orderly() -> Iterator[None]:
    """End by SIGTERM as by any exit, where nobody has said otherwise."""
    import signal

    if signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
        yield
        return
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
