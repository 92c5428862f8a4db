"""`queenhigh load --chaos`: faults on servers of one's own, and each promise with what came of it."""

from typing import TYPE_CHECKING, Any

import click

from queenhigh.cli.asking.common import WHOLE, F, misuse, print_json, refuse, refuse_missing, whole
from queenhigh.cli.asking.place import storing
from queenhigh.cli.asking.running import seed_of
from queenhigh.text import plural

if TYPE_CHECKING:
    from queenhigh.server.chaos.plan import ChaosPlan
    from queenhigh.server.chaos.run import ChaosReport


def parse_slack(said: str | int) -> float:
    """A factor from one up."""
    from queenhigh.text import NumberError, parse_number

    try:
        found = float(parse_number(str(said)))
    except NumberError as error:
        misuse(str(error))
    if not 1 <= found <= 1000:
        misuse(f"{said} is not from 1 to 1,000")
    return found


def chaos_options(command: F) -> F:
    """What a run of faults is told, beside its crowd."""
    for option in (
        click.option(
            "--slack", type=parse_slack, metavar="NUMBER", help="Multiply every time limit by this."
        ),
        click.option(
            "--faults",
            metavar="COUNTS",
            help="How many of each kind, as in 'kills=50 slow=2'.  [default: a mix of all that fit]",
        ),
        click.option("--processes", type=whole(least=1, most=8), help="Servers that share the database."),
        click.option(
            "--postgres", is_flag=True, help="Start a PostgreSQL of its own, where its programs are found."
        ),
        click.option(
            "--database",
            metavar="URL",
            help="A PostgreSQL server, on which a new database is made; a SQLite file otherwise.",
        ),
        click.option("--seed", type=WHOLE, help="The same seed gives the same faults; a new one otherwise."),
        click.option(
            "--chaos", is_flag=True, help="Start servers of its own, and let faults happen to them."
        ),
    ):
        command = option(command)
    return command


def run_faults(as_json: bool, **asked: Any) -> None:
    """Run, and tell; exit code 1 where a promise is broken."""
    try:
        from queenhigh.client import ClientError
        from queenhigh.server.chaos.plan import ChaosError
        from queenhigh.server.chaos.servers import ServerError
    except ImportError as error:
        refuse_missing(error)
    plan = _plan(**asked)
    try:
        with storing():
            report = _run(plan)
    except (ChaosError, ClientError, ServerError) as error:
        refuse(str(error))
    if as_json:
        import msgspec

        print_json(msgspec.to_builtins(report))
    else:
        _print(report)
    if not report.ok:
        refuse(f"a promise is broken; the same faults again: --seed {report.seed}")


def _plan(
    seed: int | None, database: str | None, postgres: bool, processes: int | None, faults: str | None,
    slack: float | None, players: int | None, think: tuple[float, float] | None, minutes: float | None,
    houses: tuple[str, ...],
) -> "ChaosPlan":  # fmt: skip
    from queenhigh.server.chaos.plan import ChaosError, ChaosPlan, counts_of, parse_counts
    from queenhigh.store.opening import is_address
    from queenhigh.table.ports import StoreError

    if database and postgres:
        misuse("a PostgreSQL of its own and another's are two: say one of them", "--postgres")
    try:
        if database is not None and not is_address(database):
            misuse("a database is named as in postgresql://USER@HOST/NAME", "--database")
        counts = parse_counts(faults or "")
    except StoreError as error:
        misuse(str(error), "--database")
    except ChaosError as error:
        misuse(str(error), "--faults")
    usual = ChaosPlan(seed=0)
    plan = ChaosPlan(
        seed=seed_of(seed), counts=counts, seconds=60 * (minutes or 0), database=database or "",
        own_postgres=postgres, processes=processes or 1, players=players or usual.players,
        think=think or usual.think, houses=houses, slack=slack or 1.0,
    )  # fmt: skip
    try:
        counts_of(plan)
    except ChaosError as error:
        misuse(str(error), "--faults")
    return plan


def _run(plan: "ChaosPlan") -> "ChaosReport":
    """Run with a bar; an interrupt, or SIGTERM, ends it early, and it is audited all the same."""
    import asyncio
    import signal
    import time

    from queenhigh.cli.answering.bar import bar
    from queenhigh.server.chaos.run import run_chaos
    from queenhigh.study.result import Progress

    async def run() -> "ChaosReport":
        task = asyncio.current_task()
        assert task is not None
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        began = time.monotonic()
        with bar("Starting servers") as watch:

            def tell(what: str, done: int, whole: int, words: str) -> None:
                if watch is not None and whole:
                    watch(Progress(what, done, whole, 0, words, time.monotonic() - began))

            return await run_chaos(plan, tell)

    return asyncio.run(run())


def _print(report: "ChaosReport") -> None:
    from rich import box as frames
    from rich.console import Console
    from rich.table import Table

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
