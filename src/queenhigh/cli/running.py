"""What verbs that simulate share: how many rounds, where they run, and what is seen of them meanwhile."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from queenhigh.cli.common import WHOLE, F, misuse, refuse

if TYPE_CHECKING:
    from queenhigh.rules import House
    from queenhigh.simulation.plan import SimulationError, Strategy
    from queenhigh.simulation.pools import Pool
    from queenhigh.simulation.progress import Watch

_SEEDS = 1 << 32
_FELT = 1_000_000
"""Rounds from which Numba would be felt."""
_LONG = 100_000_000
"""Rounds from which it is looked for in earnest, which takes a moment."""

_CHART = 1 << 22
"""Bytes that a chart has at most: six times those of the longest that one would write."""


def running_options(command: F) -> F:
    """The options that say where a simulation runs and from which seed."""
    for option in (
        click.option(
            "--seed", type=WHOLE, help="The same seed gives the same rounds; a new one if none is said."
        ),
        click.option(
            "--workers", type=WHOLE, help="How many pieces run at once; one a processor if none is said."
        ),
        click.option("--processes", is_flag=True, help="Run in processes instead of threads."),
        click.option(
            "--cluster",
            metavar="ADDRESS",
            help="Run on a Dask cluster: tcp://HOST:PORT, or local for one here.",
        ),
    ):
        command = option(command)
    return command


_PLAYS = "best, rule (as one learns it), always, qualify, the weakest hand to play (Q-6-4), or a chart file"
strategy_option = click.option("--strategy", default="best", show_default=True, help=f"{_PLAYS}.")
strategies_option = click.option(
    "--strategy",
    multiple=True,
    default=("best",),
    show_default=True,
    help=f"{_PLAYS}; several times for one a box.",
)


def seed_of(seed: int | None) -> int:
    """The seed that was said, or a new one."""
    if seed is not None:
        return seed
    import secrets

    return secrets.randbelow(_SEEDS)


def strategy_of(house: "House", text: str) -> "Strategy":
    """A strategy by name, or the chart in a file."""
    from queenhigh.simulation.chart import parse_chart
    from queenhigh.simulation.plan import SimulationError
    from queenhigh.text import shorten

    if not text.lower().endswith(".csv"):
        return text
    try:
        with Path(text).open("rb") as file:
            raw = file.read(_CHART + 1)
        if len(raw) > _CHART:
            misuse(f"{shorten(text)} is no chart: it has more than {_CHART >> 20} MB", "--strategy")
        words = raw.decode("utf-8-sig")
    except OSError as error:
        misuse(f"cannot read {shorten(text)}: {error.strerror}", "--strategy")
    except UnicodeDecodeError:
        misuse(f"{shorten(text)} is not a text file", "--strategy")
    try:
        return parse_chart(house, click.format_filename(Path(text).name), words)
    except SimulationError as error:
        misuse(str(error), "--strategy")


def open_pool(workers: int | None, processes: bool, cluster: str | None) -> "Pool":
    """Where the pieces run."""
    from queenhigh.simulation.cluster import AddressError, Cluster
    from queenhigh.simulation.plan import SimulationError
    from queenhigh.simulation.pools import Processes, Threads

    if cluster is not None and processes:
        misuse("a cluster has its own processes: say one of --cluster and --processes", "--processes")
    try:
        if cluster is not None:
            return Cluster(cluster, workers, _say)
        return Processes(workers) if processes else Threads(workers)
    except AddressError as error:
        misuse(str(error), "--cluster")
    except SimulationError as error:
        if error.option == "workers":
            misuse(str(error), "--workers")
        refuse(str(error))


def _say(words: str) -> None:
    """Say something while the work goes on: above the bar, where there is one."""
    if sys.stderr is not None:
        print(words[:1].upper() + words[1:], file=sys.stderr, flush=True)


def say_refused(error: "SimulationError") -> NoReturn:
    """End with exit code 2 for something said wrongly, with 1 for a job that cannot be done."""
    if error.option in ("bet", "cluster", "workers"):
        refuse(str(error))
    misuse(str(error), f"--{error.option.replace('_', '-')}")


def say_stopped(stopped: str) -> None:
    """End as an interrupted command does, or with exit code 1 where the work was lost on the way."""
    if stopped == "interrupted":
        import signal

        signal.signal(signal.SIGINT, signal.SIG_IGN)  # all is told, and only the process is left to end
        sys.exit(130)
    if stopped:
        refuse(stopped)


def say_how_fast(rounds: int) -> None:
    """Where Numba is missing, or does not load, and would be felt, say once how to get it."""
    from queenhigh.simulation.fast import has_numba, kernels

    if rounds < _FELT or (has_numba() and (rounds < _LONG or kernels() is not None)):
        return
    click.echo(
        "This runs on NumPy alone; pip install 'queenhigh[fast]' makes long runs quicker.",
        err=True,
    )


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


@contextmanager
def running() -> Iterator["Watch | None"]:
    """A bar with rate (each box counts), time left and what is known so far; where somebody watches.

    From here on, until the verb ends, a second Ctrl-C right after the first does no harm to the result, and a
    `kill` lets the workers go first.
    """
    from queenhigh.simulation.gather import patient

    verb = click.get_current_context()
    verb.with_resource(patient())
    verb.with_resource(_orderly())
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.live import Live

    from queenhigh.cli.bar import Line

    line = Line()
    with Live(line, console=Console(stderr=True), transient=True, refresh_per_second=10):
        yield line.tell
