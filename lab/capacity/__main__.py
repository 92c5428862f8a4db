"""`python -m lab.capacity`: what a house of so many players asks of its machines."""

from collections.abc import Iterator
from pathlib import Path

import click
import msgspec
from rich import box as frames
from rich.console import Console
from rich.table import Table

from lab.capacity.asked import Asked, StoreKind
from lab.capacity.costs import FILE, Costs, CostsError, parse_costs
from lab.capacity.plan import Plan, plan
from queenhigh.cli.asking.common import WHOLE, json_option, misuse, print_json, refuse, whole
from queenhigh.cli.verbs.serve.load import parse_think
from queenhigh.text import plural, shorten

_MOST = 10**9


@click.command("lab.capacity", context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--players", type=whole(least=1, most=_MOST), required=True, help="How many sit at tables.")
@click.option(
    "--processes", type=whole(least=1, most=_MOST), default=1, show_default=True, help="Server processes."
)
@click.option(
    "--databases",
    type=whole(least=1, most=_MOST),
    default=1,
    show_default=True,
    help="PostgreSQL databases that share the tables among them.",
)
@click.option("--sqlite", is_flag=True, help="One process on one SQLite file instead.")
@click.option(
    "--think", default="2..12", show_default=True, help="Seconds between two acts of a player, evenly drawn."
)
@click.option(
    "--watchers", type=whole(least=0, most=10_000), default=0, show_default=True, help="Lookers-on a table."
)
@click.option("--routed", is_flag=True, help="A proxy brings each socket to the process that has its table.")
@click.option(
    "--costs",
    "file",
    type=click.Path(path_type=Path),
    help="Figures of your machine, as `python -m bench.server.costs --out FILE` writes them.",
)
@click.option("--seed", type=WHOLE, default=1, show_default=True, help="The same seed gives the same answer.")
@json_option
def command(
    players: int, processes: int, databases: int, sqlite: bool, think: str, watchers: int, routed: bool,
    file: Path | None, seed: int, as_json: bool,
) -> None:  # fmt: skip
    """Say what so many players take, and what breaks first.

    From measured costs of a command, a frame, a commit, a socket and a table follows how much is used of each
    process, database, disk and network, with how many players each is used up, and how long people wait for
    an answer: queues simulated by seed, without the network's own delay. Nothing is asked of any server. See
    docs/scale.md.

    \b
    Example:
      python -m lab.capacity --players 1e5 --processes 30 --databases 2

    With --json: players, processes, databases, store, think, watchers, routed, seed; round_seconds,
    acts_a_minute (of one player), commands_second, frames_second; resources, each with name, used, has, unit,
    share and breaks_at (players); first and first_players, what breaks first; needs_processes and
    needs_databases, to keep all within 60 %; disk_day_gb; delay with p50_ms, p99_ms, longest_ms, seconds,
    commands and group (how many were committed at once), or none where something is used up.
    """
    if sqlite and (processes > 1 or databases > 1):
        misuse("a file has one process: leave --processes and --databases out", "--sqlite")
    if databases > processes:
        misuse("a database without a process of its own has no work: say fewer", "--databases")
    if players < databases:
        misuse("a database without a player has no work: say fewer", "--databases")
    store: StoreKind = "sqlite" if sqlite else "postgres"
    asked = Asked(players, processes, databases, parse_think(think), watchers, routed, store, seed)
    found = plan(_costs(file), asked)
    if as_json:
        print_json(msgspec.to_builtins(found))
    else:
        _print(found)


def _costs(file: Path | None) -> Costs:
    if file is None:
        return parse_costs(FILE.read_text(encoding="utf-8"))
    try:
        return parse_costs(file.read_text(encoding="utf-8"))
    except OSError as error:
        misuse(f"cannot read {shorten(str(file))}: {error.strerror}", "--costs")
    except UnicodeDecodeError:
        misuse(f"{shorten(str(file))} is not a text file", "--costs")
    except CostsError as error:
        refuse(f"{click.format_filename(file.name)}: {error}")


def _print(found: Plan) -> None:
    console = Console(highlight=False)
    for line in told(found):
        console.print(line)
    table = Table(box=frames.SIMPLE_HEAD, pad_edge=False)
    table.add_column("One of each", style="bold", overflow="fold")
    for name in ("used", "of", "share", "used up at players"):
        table.add_column(name, justify="right", overflow="fold")
    for row in rows(found):
        table.add_row(*row)
    console.print(table)


def told(found: Plan) -> Iterator[str]:
    """What is said in sentences."""
    where = "one SQLite file" if found.store == "sqlite" else plural(found.databases, "database")
    where += ", sockets routed" if found.routed else ""
    yield (
        f"{plural(found.players, 'player')}, {plural(found.processes, 'process')}, {where}: a round takes"
        f" {found.round_seconds:.0f} s, and a player acts {found.acts_a_minute:.1f} times a minute. That is"
        f" {figure(found.commands_second)} durable commands and {figure(found.frames_second)} frames"
        f" a second, and {figure(found.disk_day_gb)} GB of disk a day."
    )
    yield f"First used up: {found.first}, at {found.first_players or 0:,} players."
    yield (
        f"To keep processes and databases within 60 %: {plural(found.needs_processes, 'process')} and"
        f" {plural(found.needs_databases, 'database')}."
    )
    if found.delay is None:
        yield "Something is used up already: answers take longer and longer."
    else:
        yield (
            f"Simulated for {found.delay.seconds:.0f} s: half of the answers within {found.delay.p50_ms:.1f}"
            f" ms, 99 of 100 within {found.delay.p99_ms:.1f} ms; {found.delay.group:.1f} commands a commit."
        )


def rows(found: Plan) -> list[tuple[str, str, str, str, str]]:
    """The lines of the table."""
    return [
        (
            each.name,
            figure(each.used),
            f"{figure(each.has)} {each.unit}".rstrip(),
            f"{100 * each.share:,.1f} %",
            "-" if each.breaks_at is None else f"{each.breaks_at:,}",
        )
        for each in found.resources
    ]


def figure(number: float) -> str:
    """Three figures, or all those before the point where there are more.

    >>> figure(0.1234), figure(12.345), figure(123456.7)
    ('0.123', '12.3', '123,457')
    """
    return f"{number:,.{3 if number < 1 else 2 if number < 10 else 1 if number < 100 else 0}f}"


if __name__ == "__main__":
    command(prog_name="python -m lab.capacity")
