"""`python -m lab.chaos`: faults on servers that it starts, and each promise with what came of it."""

import asyncio
import signal
import time
from typing import Any

import click
import msgspec
from rich import box as frames
from rich.console import Console
from rich.table import Table

from lab.chaos.plan import ChaosError, ChaosPlan, counts_of, parse_counts
from lab.chaos.run import ChaosReport, run_chaos
from lab.chaos.servers import ServerError
from queenhigh.cli.answering.progress import watching
from queenhigh.cli.asking.common import WHOLE, json_option, misuse, print_json, refuse, whole
from queenhigh.cli.asking.place import storing
from queenhigh.cli.asking.running import seed_of
from queenhigh.cli.verbs.serve.load import house_option, parse_minutes, parse_think
from queenhigh.client import ClientError
from queenhigh.store.opening import is_address
from queenhigh.study.result import Progress
from queenhigh.table.ports import StoreError
from queenhigh.text import NumberError, parse_number, plural


def parse_slack(said: str | int) -> float:
    """A factor from one up."""
    try:
        found = float(parse_number(str(said)))
    except NumberError as error:
        misuse(str(error))
    if not 1 <= found <= 1000:
        misuse(f"{said} is not from 1 to 1,000")
    return found


@click.command("lab.chaos", context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--players", type=whole(least=1, most=10_000), default=12, show_default=True, help="How many guests."
)
@click.option(
    "--think",
    default="0.1..0.5",
    show_default=True,
    help="Seconds between two acts of a player, evenly drawn.",
)
@click.option(
    "--minutes",
    type=parse_minutes,
    metavar="NUMBER",
    help="How long they play.  [default: as long as the faults take]",
)
@house_option
@click.option("--seed", type=WHOLE, help="The same seed gives the same faults; a new one otherwise.")
@click.option(
    "--database",
    metavar="URL",
    help="A PostgreSQL server, on which a new database is made; a SQLite file otherwise.",
)
@click.option("--postgres", is_flag=True, help="Start a PostgreSQL of its own, where its programs are found.")
@click.option(
    "--processes",
    type=whole(least=1, most=8),
    default=1,
    show_default=True,
    help="Servers that share the database.",
)
@click.option(
    "--faults",
    metavar="COUNTS",
    default="",
    help="How many of each kind, as in 'kills=50 slow=2'.  [default: a mix of all that fit]",
)
@click.option(
    "--slack",
    type=parse_slack,
    metavar="NUMBER",
    default=1,
    show_default=True,
    help="Multiply every time limit by this.",
)
@json_option
def command(as_json: bool, **asked: Any) -> None:
    """Start servers, let faults happen to them while a crowd plays, and check every promise.

    The servers are on this machine, with a new database. The faults come in an order that the seed gives. The
    crowd meanwhile plays, sends commands twice and again in another order, and looks on. Kinds of faults:
    kills and stops (SIGKILL, SIGTERM), freezes (SIGSTOP past the lease), cuts (of listening connections),
    severs (of all connections), crashes (of PostgreSQL), full (no room on the disk), slow (sockets that read
    nothing). Then everything is audited. Each promise is shown: how often tried, how often kept, and a
    figure. Exit code 1 if one is broken. Ctrl-C ends early and still audits.

    \b
    Example:
      python -m lab.chaos --postgres --processes 2 --faults "kills=5 cuts=20"

    With --json: seed, store, processes, players, tables, seconds, rounds, actions, faults; promises, each
    with promise, tried, kept and figure; ok, interrupted, problems, left_at (a database that is broken).
    """
    plan = _plan(**asked)
    try:
        with storing():
            report = _run(plan)
    except (ChaosError, ClientError, ServerError) as error:
        refuse(str(error))
    if as_json:
        print_json(msgspec.to_builtins(report))
    else:
        _print(report)
    if not report.ok:
        refuse(f"a promise is broken; the same faults again: --seed {report.seed}")


def _plan(
    seed: int | None, database: str | None, postgres: bool, processes: int, faults: str, slack: float,
    players: int, think: str, minutes: float | None, houses: tuple[str, ...],
) -> ChaosPlan:  # fmt: skip
    if database and postgres:
        misuse("a PostgreSQL of its own and another's are two: say one of them", "--postgres")
    try:
        if database is not None and not is_address(database):
            misuse("a database is named as in postgresql://USER@HOST/NAME", "--database")
        counts = parse_counts(faults)
    except StoreError as error:
        misuse(str(error), "--database")
    except ChaosError as error:
        misuse(str(error), "--faults")
    plan = ChaosPlan(
        seed=seed_of(seed), counts=counts, seconds=60 * (minutes or 0), database=database or "",
        own_postgres=postgres, processes=processes, players=players, think=parse_think(think),
        houses=houses, slack=slack,
    )  # fmt: skip
    try:
        counts_of(plan)
    except ChaosError as error:
        misuse(str(error), "--faults")
    return plan


def _run(plan: ChaosPlan) -> ChaosReport:
    """Run with a bar; an interrupt, or SIGTERM, ends it early, and it is audited all the same."""

    async def run() -> ChaosReport:
        task = asyncio.current_task()
        assert task is not None
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        began = time.monotonic()
        with watching("Starting servers") as watch:

            def tell(what: str, done: int, whole: int, words: str) -> None:
                if whole:
                    watch(Progress(what, done, whole, 0, words, time.monotonic() - began))

            return await run_chaos(plan, tell)

    return asyncio.run(run())


def _print(report: ChaosReport) -> None:
    console = Console(highlight=False)
    where = "SQLite" if report.store == "sqlite" else "PostgreSQL"
    done = ", ".join(f"{kind} {count:,}" for kind, count in report.faults.items()) or "none"
    console.print(
        f"{plural(report.players, 'player')} at {plural(report.tables, 'table')}, {where},"
        f" {plural(report.processes, 'process')}, {report.seconds:,.0f} s: {plural(report.rounds, 'round')},"
        f" {plural(report.actions, 'action')}. Faults by seed {report.seed}: {done}."
        + (" Interrupted." if report.interrupted else "")
    )
    table = Table(box=frames.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Promise", style="bold", overflow="fold")
    for name in ("Tried", "Kept"):
        table.add_column(name, justify="right")
    table.add_column("Figure", overflow="fold")
    for each in report.promises:
        style = "" if each.ok else "red"
        table.add_row(each.promise, f"{each.tried:,}", f"{each.kept:,}", each.figure, style=style)
    console.print(table)
    for problem in report.problems:
        console.print(problem, markup=False)
    if report.left_at:
        console.print(f"Left to be looked at: {report.left_at}", markup=False)


if __name__ == "__main__":
    command(prog_name="python -m lab.chaos")
