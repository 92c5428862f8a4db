"""What verbs that simulate share: how many rounds, where they run, and what is seen of them meanwhile."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from queenhigh.cli.asking.amounts import meter_option
from queenhigh.cli.asking.common import WHOLE, F, misuse, refuse, say, table_option
from queenhigh.cli.asking.known import strategies

if TYPE_CHECKING:
    from queenhigh.rules import House
    from queenhigh.simulation.planning.plan import Strategy
    from queenhigh.simulation.running.pools import Pool

WHERE = ("seed", "workers", "processes", "cluster")
"""What says where a run goes on, and from which seed."""
_SEEDS = 1 << 32
_CHART = 1 << 22
"""Bytes that a chart has at most: six times those of the longest that one would write."""


def running_options(command: F) -> F:
    """The options of a simulation: what the meters hold, from which seed and where it runs, the table."""
    for option in (
        table_option,
        click.option("--seed", type=WHOLE, help="The same seed gives the same rounds.  [default: a new one]"),
        click.option(
            "--workers", type=WHOLE, help="How many pieces run at once.  [default: one a processor]"
        ),
        click.option("--processes", is_flag=True, help="Run in processes instead of threads."),
        click.option(
            "--cluster",
            metavar="ADDRESS",
            help="Run on a Dask cluster: tcp://HOST:PORT, or local for one here.",
        ),
        meter_option,
    ):
        command = option(command)
    return command


_PLAYS = "best, rule (as one learns it), always, qualify, the weakest hand to play (Q-6-4), or a chart file"
strategy_option = click.option(
    "--strategy", default="best", show_default=True, shell_complete=strategies, help=f"{_PLAYS}."
)
strategies_option = click.option(
    "--strategy",
    multiple=True,
    default=("best",),
    show_default=True,
    shell_complete=strategies,
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
    from queenhigh.simulation.planning.charts import parse_chart
    from queenhigh.simulation.planning.hand_play import check_strategy
    from queenhigh.simulation.planning.plan import SimulationError
    from queenhigh.text import shorten

    if text == "qualify" and house.dealer.always_qualifies:  # which is known before anything is worked out
        others = "best, rule or always" if house.folds else "best or rule"
        misuse(f"the dealer of this house always qualifies, so that is no mark: say {others}", "--strategy")
    if not text.lower().endswith(".csv"):
        try:
            check_strategy(house, text)
        except SimulationError as error:
            misuse(str(error), "--strategy")
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
    from queenhigh.simulation.planning.plan import SimulationError
    from queenhigh.simulation.running.cluster import AddressError, Cluster
    from queenhigh.simulation.running.pools import Processes, Threads

    if cluster is not None and processes:
        misuse("a cluster has its own processes: say one of --cluster and --processes", "--processes")
    try:
        if cluster is not None:
            return Cluster(cluster, workers, say)
        return Processes(workers) if processes else Threads(workers)
    except AddressError as error:
        misuse(str(error), "--cluster")
    except SimulationError as error:
        if error.option == "workers":
            misuse(str(error), "--workers")
        refuse(str(error))
