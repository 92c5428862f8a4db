"""`queenhigh load`: many guests play at a server, and how it answers them."""

import re
from typing import TYPE_CHECKING, Any, Final

import click

from queenhigh.cli.asking.common import json_option, misuse, print_json, refuse, refuse_missing, whole
from queenhigh.cli.verbs.serve.chaos import chaos_options, run_faults
from queenhigh.text import plural

if TYPE_CHECKING:
    from queenhigh.client.load import Crowd, LoadPlan, LoadReport

MOST_MINUTES: Final = 10_000
PLAYERS = 50
THINK = "2..12"
MINUTES = 1.0
_THINK = re.compile(r"(\d{1,4}(?:\.\d{1,3})?)\.\.(\d{1,4}(?:\.\d{1,3})?)", re.ASCII)


def parse_think(said: str) -> tuple[float, float]:
    """Seconds from the least to the most, as in ``2..12``."""
    found = _THINK.fullmatch(said.strip())
    if found is None:
        misuse(f"{said[:40]!r} is no range of seconds: say it as in 2..12", "--think")
    least = float(found[1])
    most = float(found[2])
    if least > most or not most:
        misuse(f"{said.strip()}: the first is the least, the second the most, and above zero", "--think")
    return least, most


def parse_minutes(said: str | int) -> float:
    """Minutes, above zero and not without end."""
    from queenhigh.text import NumberError, parse_number

    try:
        found = float(parse_number(str(said)))
    except NumberError as error:
        misuse(str(error))
    if not 0 < found <= MOST_MINUTES:
        misuse(f"{said} is not above zero and up to {MOST_MINUTES:,}")
    return found


@click.command("load")
@click.argument("url", required=False)
@click.option(
    "--players", type=whole(least=1, most=10_000), help=f"How many guests.  [default: {PLAYERS}; chaos 12]"
)
@click.option(
    "--think", help=f"Seconds between two acts of a player, evenly drawn.  [default: {THINK}; chaos 0.1..0.5]"
)
@click.option(
    "--minutes",
    type=parse_minutes,
    metavar="NUMBER",
    help="How long they play, once all have come in.  [default: 1; chaos as long as its faults take]",
)
@click.option(
    "--house", "houses", multiple=True, help="Open tables of this house; else of the first ones in turn."
)
@click.option("--yes", is_flag=True, help="Also at a server that is not this machine.")
@chaos_options
@json_option
def command(
    url: str | None, players: int | None, think: str | None, minutes: float | None, houses: tuple[str, ...],
    yes: bool, chaos: bool, as_json: bool, **faults: Any,
) -> None:  # fmt: skip
    """Let guests play at a server, and measure how it answers.

    They come in, open tables of their own, take up random offers with pauses, and close their tables at the
    end. Told are the time from act to answer, a bare echo through the same sockets, refusals, errors and
    reconnects. A server lets 600 new people in an hour from one address, or as many as its settings say:
    new_people_an_hour. Exit code 1 where there were errors. Ctrl-C ends early and tells what was measured.

    \b
    Example:
      queenhigh load http://127.0.0.1:8000 --players 500 --think 2..12 --minutes 10

    With --json: url, players, tables, seconds, rounds, actions, per_second; answer_ms and echo_ms, each with
    p50, p99 and max; ratio_p50, the median answer in median echoes; refusals and errors by their codes;
    reconnects.

    With --chaos there is no URL: it starts servers of its own on this machine and a new database, and does to
    them what --faults says, in an order that the seed gives, while the crowd plays, sends commands twice and
    again in another order, and looks on. Kinds of faults: kills and stops (SIGKILL, SIGTERM), freezes
    (SIGSTOP past the lease), cuts (of listening connections), severs (of all connections), crashes (of
    PostgreSQL), full (no room on the disk), slow (sockets that read nothing). Then everything is audited, and
    each promise told: how often tried, how often kept, and a figure. Exit code 1 where one is broken; Ctrl-C
    ends early and still audits.

    \b
    Example:
      queenhigh load --chaos --postgres --processes 2 --faults "kills=5 cuts=20"

    With --chaos --json: seed, store, processes, players, tables, seconds, rounds, actions, faults; promises,
    each with promise, tried, kept and figure; ok, interrupted, problems, left_at (a database that is broken).
    """
    if chaos:
        if url is not None:
            misuse("chaos starts servers of its own: leave the URL out", "URL")
        run_faults(
            as_json, players=players, think=None if think is None else parse_think(think), minutes=minutes,
            houses=houses, **faults,
        )  # fmt: skip
        return
    for name, said in faults.items():
        if said is not None and said is not False:
            misuse("it is for --chaos", f"--{name}")
    if url is None:
        misuse("name a server, as in http://127.0.0.1:8000, or say --chaos", "URL")
    _measure(
        url, players or PLAYERS, parse_think(THINK if think is None else think), minutes or MINUTES, houses,
        yes, as_json,
    )  # fmt: skip


def _measure(
    url: str, players: int, think: tuple[float, float], minutes: float, houses: tuple[str, ...], yes: bool,
    as_json: bool,
) -> None:  # fmt: skip
    """A crowd at somebody's server, and what it measured."""
    try:
        from queenhigh.client import ClientError
        from queenhigh.client.http import Address
        from queenhigh.client.load import LoadPlan
    except ImportError as error:
        refuse_missing(error, "client")
    try:
        address = Address(url)
    except ClientError as error:
        misuse(str(error), "URL")
    if not yes and not address.is_loopback:
        misuse(f"{address.origin} is not this machine: say --yes if it is yours to load", "URL")
    plan = LoadPlan(address.origin, players, think, 60 * minutes, houses)
    try:
        report = _run(plan)
    except ClientError as error:
        refuse(str(error))
    if as_json:
        import msgspec

        print_json(msgspec.to_builtins(report))
    else:
        _print(report)
    if report.errors:
        refuse("there were errors")


def _run(plan: "LoadPlan") -> "LoadReport":
    """Play, with a bar; an interrupt ends it, and what was measured counts."""
    import asyncio

    from queenhigh.cli.answering.bar import bar
    from queenhigh.client.load import Crowd
    from queenhigh.study.result import Progress

    async def run() -> "LoadReport":
        crowd = Crowd(plan)
        with bar("Coming in") as watch:

            def tell(now: "Crowd") -> None:
                if watch is None:
                    return
                if not now.elapsed:
                    watch(Progress("Coming in", now.seated, plan.players, 0, "", 0.0))
                    return
                done = min(int(1000 * now.elapsed), int(1000 * plan.seconds))
                words = plural(len(now.figures.answers), "action")
                watch(Progress("Playing", done, int(1000 * plan.seconds), 0, words, now.elapsed))

            try:
                return await crowd.run(tell)
            except asyncio.CancelledError:
                if not crowd.elapsed:
                    raise KeyboardInterrupt from None
                return crowd.report()

    return asyncio.run(run())


def _print(report: "LoadReport") -> None:
    from rich import box as frames
    from rich.console import Console
    from rich.table import Table

    table = Table(box=frames.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Milliseconds", style="bold")
    for name in ("median", "99 of 100", "longest"):
        table.add_column(name, justify="right")
    for name, each in (("Act to answer", report.answer_ms), ("Bare echo", report.echo_ms)):
        table.add_row(name, f"{each.p50:,.2f}", f"{each.p99:,.2f}", f"{each.max:,.2f}")
    console = Console(highlight=False)
    console.print(
        f"{plural(report.players, 'player')} at {plural(report.tables, 'table')} played"
        f" {plural(report.rounds, 'round')} in {report.seconds:,.0f} s: {plural(report.actions, 'action')},"
        f" {report.per_second:,.1f} a second."
    )
    console.print(table)
    if report.ratio_p50 is not None:
        console.print(f"The median answer takes {report.ratio_p50} times the median echo.")
    for name, counts in (("Refused", report.refusals), ("Errors", report.errors)):
        said = ", ".join(f"{code} {count:,}" for code, count in counts.items()) or "none"
        console.print(f"{name}: {said}.")
    console.print(f"Reconnects: {report.reconnects}.")
