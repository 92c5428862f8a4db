"""`queenhigh load`: many guests play at a server, and how it answers them."""

import re
from typing import TYPE_CHECKING, Final

import click

from queenhigh.cli.asking.common import json_option, misuse, print_json, refuse, refuse_missing, whole
from queenhigh.text import plural

if TYPE_CHECKING:
    from queenhigh.client.load import Crowd, LoadPlan, LoadReport

MOST_MINUTES: Final = 10_000
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


house_option = click.option(
    "--house", "houses", multiple=True, help="Open tables of this house; else of the first ones in turn."
)


@click.command("load")
@click.argument("url")
@click.option(
    "--players", type=whole(least=1, most=10_000), default=50, show_default=True, help="How many guests."
)
@click.option(
    "--think", default="2..12", show_default=True, help="Seconds between two acts of a player, evenly drawn."
)
@click.option(
    "--minutes",
    type=parse_minutes,
    metavar="NUMBER",
    default=1,
    show_default=True,
    help="How long they play, once all have come in.",
)
@house_option
@click.option("--yes", is_flag=True, help="Also at a server that is not this machine.")
@json_option
def command(
    url: str, players: int, think: str, minutes: float, houses: tuple[str, ...], yes: bool, as_json: bool
) -> None:
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
    """
    pauses = parse_think(think)
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
    plan = LoadPlan(address.origin, players, pauses, 60 * minutes, houses)
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

    from queenhigh.cli.answering.progress import watching
    from queenhigh.client.load import Crowd
    from queenhigh.study.result import Progress

    async def run() -> "LoadReport":
        crowd = Crowd(plan)
        with watching("Coming in") as watch:

            def tell(now: "Crowd") -> None:
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
    from rich.console import Console

    from queenhigh.report.blocks import table
    from queenhigh.report.writers.terminal import print_blocks

    rows = (
        (name, f"{each.p50:,.2f}", f"{each.p99:,.2f}", f"{each.max:,.2f}")
        for name, each in (("Act to answer", report.answer_ms), ("Bare echo", report.echo_ms))
    )
    console = Console(highlight=False)
    console.print(
        f"{plural(report.players, 'player')} at {plural(report.tables, 'table')} played"
        f" {plural(report.rounds, 'round')} in {report.seconds:,.0f} s: {plural(report.actions, 'action')},"
        f" {report.per_second:,.1f} a second."
    )
    console.print()
    print_blocks([table("", "Milliseconds|#median|#99 of 100|#longest", rows)], console)
    if report.ratio_p50 is not None:
        console.print(f"The median answer takes {report.ratio_p50} times the median echo.")
    for name, counts in (("Refused", report.refusals), ("Errors", report.errors)):
        said = ", ".join(f"{code} {count:,}" for code, count in counts.items()) or "none"
        console.print(f"{name}: {said}.")
    console.print(f"Reconnects: {report.reconnects}.")
