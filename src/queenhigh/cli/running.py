"""What verbs that simulate share: how many rounds, where they run, and what is seen of them meanwhile."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from queenhigh.cli.common import F, misuse, refuse

if TYPE_CHECKING:
    from queenhigh.rules import House
    from queenhigh.simulation.plan import SimulationError, Strategy
    from queenhigh.simulation.pools import Pool
    from queenhigh.simulation.progress import Progress, Watch

_SEEDS = 1 << 32
_FELT = 1_000_000
"""Rounds from which Numba would be felt."""
_LONG = 100_000_000
"""Rounds from which it is looked for in earnest, which takes a moment."""


def running_options(command: F) -> F:
    """The options that say where a simulation runs and from which seed."""
    for option in (
        click.option(
            "--seed", type=int, help="The same seed gives the same rounds; a new one if none is said."
        ),
        click.option(
            "--workers", type=int, help="How many pieces run at once; one a processor if none is said."
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


def parse_count(text: str, hint: str) -> int:
    """A whole number above zero as people write large ones: 1000000, 1e6, 1_000_000, 1,000,000."""
    from decimal import Decimal, InvalidOperation

    from queenhigh.cards import shorten
    from queenhigh.simulation.said import ungrouped

    said = "a whole number above zero, as in 1000000 or 1e6"
    try:
        number = Decimal(ungrouped(text.strip()))
    except InvalidOperation:
        misuse(f"{shorten(text)} is no number: say {said}", hint)
    if not number.is_finite() or number <= 0 or number != number.to_integral_value():
        misuse(f"{shorten(text)} is not {said}", hint)
    if number > 1 << 48:
        misuse(f"{shorten(text)} is too many: 2**48 is the most there can be", hint)
    return int(number)


def seed_of(seed: int | None) -> int:
    """The seed that was said, or a new one."""
    if seed is not None:
        return seed
    import secrets

    return secrets.randbelow(_SEEDS)


def strategy_of(house: "House", text: str) -> "Strategy":
    """A strategy by name, or the chart in a file."""
    from queenhigh.cards import shorten
    from queenhigh.simulation.chart import parse_chart
    from queenhigh.simulation.plan import SimulationError

    if not text.lower().endswith(".csv"):
        return text
    try:
        words = Path(text).read_text(encoding="utf-8-sig")
    except OSError as error:
        misuse(f"cannot read {shorten(text)}: {error.strerror}", "--strategy")
    except UnicodeDecodeError:
        misuse(f"{shorten(text)} is not a text file", "--strategy")
    try:
        return parse_chart(house, Path(text).name, words)
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
            return Cluster(cluster, workers)
        return Processes(workers) if processes else Threads(workers)
    except AddressError as error:
        misuse(str(error), "--cluster")
    except SimulationError as error:
        if error.option == "workers":
            misuse(str(error), "--workers")
        refuse(str(error))


def say_refused(error: "SimulationError") -> NoReturn:
    """End with exit code 2 for something said wrongly, with 1 for a job that cannot be done."""
    if error.option in ("bet", "cluster", "workers"):
        refuse(str(error))
    misuse(str(error), f"--{error.option.replace('_', '-')}")


def say_stopped(stopped: str) -> None:
    """End as an interrupted command does, or with exit code 1 where the work was lost on the way."""
    if stopped == "interrupted":
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
def running() -> Iterator["Watch | None"]:
    """A bar with rate (each box counts), time left and what is known so far; where somebody watches."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, ProgressColumn, Task, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar
    from rich.text import Text

    class Rate(ProgressColumn):
        def render(self, task: Task) -> Text:
            speed = task.finished_speed or task.speed
            return Text(
                f"{speed * task.fields['boxes'] / 1e6:,.1f} M/s" if speed else "", style="progress.data.speed"
            )

    columns = (
        TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f}%"), Rate(),
        TimeRemainingColumn(), TextColumn("{task.fields[words]}"),
    )  # fmt: skip
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Getting ready", total=None, words="", boxes=1)

        def tell(now: "Progress") -> None:
            bar.update(
                task,
                description=now.what,
                total=now.rounds,
                completed=now.done,
                words=now.words,
                boxes=now.boxes,
            )

        yield tell
