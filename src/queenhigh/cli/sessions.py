"""`queenhigh sessions`: many players with a bankroll, and what becomes of them."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from queenhigh.cli.amounts import bet_option, meter_option, parse_bet, parse_meters, parse_money
from queenhigh.cli.common import (
    get_house,
    json_option,
    misuse,
    refuse_if_changed,
    refuse_unwritable,
    table_option,
)
from queenhigh.cli.running import (
    open_pool,
    parse_count,
    running,
    running_options,
    say_how_fast,
    say_refused,
    say_stopped,
    seed_of,
    strategy_of,
)

if TYPE_CHECKING:
    from queenhigh.simulation.session_results import Sessions

FORMATS = ("json", "csv", "html")
ENDINGS = ("csv", "parquet", "html", "json")


@click.command("sessions")
@click.argument("house_name", metavar="HOUSE")
@click.option("--players", default="10000", show_default=True, help="How many players, up to a million.")
@click.option("--rounds", default="500", show_default=True, help="How many rounds a session has at most.")
@click.option(
    "--bankroll",
    help="What a player sits down with; 50 times the most that a round may cost if none is said.",
)
@click.option("--stop-loss", help="A player leaves once he has lost this much.")
@click.option("--goal", help="A player leaves once he has this much: a bankroll, not a win.")
@bet_option
@click.option(
    "--strategy",
    default="best",
    show_default=True,
    help="best, rule (as one learns it), always, qualify, the weakest hand to play (Q-6-4), or a chart file.",
)
@meter_option
@running_options
@table_option
@click.option(
    "--format",
    "form",
    type=click.Choice(FORMATS),
    help="Print that instead of a summary: csv has a line for each player, html is one page with charts.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="Write there: players as .csv or .parquet, everything as .html or .json.",
)
@json_option
def command(
    house_name: str,
    players: str,
    rounds: str,
    bankroll: str | None,
    stop_loss: str | None,
    goal: str | None,
    bet: str,
    strategy: str,
    meters: tuple[str, ...],
    seed: int | None,
    workers: int | None,
    processes: bool,
    cluster: str | None,
    settings: str,
    form: str | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Let thousands of players play a session each, and tell what becomes of them.

    Results, drawdowns, ruin and rounds survived, with a fan of bankrolls, and exact figures beside them where
    there are some. Ruined is who cannot cover the most that one more round may cost. Without --bet a player
    makes one Ante at its least. A meter stands still at what it holds. The same seed gives the same players.
    Ctrl-C ends the run and tells of the players up to there. As in: queenhigh sessions rws --bet "ante=10
    pair_plus=5" --bankroll 500 --stop-loss 300 --goal 1000
    """
    from queenhigh.simulation.plan import SimulationError
    from queenhigh.simulation.sessions import WORTH_COMPILING, sessions

    shown, kept = _forms(form, as_json, out)
    house = get_house(house_name, settings)
    counts = parse_count(players, "--players"), parse_count(rounds, "--rounds")
    total = counts[0] * counts[1]
    stakes, meters_minor = parse_bet(house, bet), parse_meters(house, meters)
    named = (("--bankroll", bankroll), ("--stop-loss", stop_loss), ("--goal", goal))
    brought, lost, wanted = (parse_money(house, text, hint) for hint, text in named)
    pool = open_pool(workers, processes, cluster)
    say_how_fast(total if total >= WORTH_COMPILING else 0)
    try:
        with running(f"Sessions at {house.id}", total) as tell:
            found = sessions(
                house,
                *counts,
                stakes_minor=stakes or None,
                bankroll_minor=brought,
                stop_loss_minor=lost,
                goal_minor=wanted,
                strategy=strategy_of(house, strategy),
                meters_minor=meters_minor,
                seed=seed_of(seed),
                pool=pool,
                progress=tell,
            )
    except SimulationError as error:
        say_refused(error)
    refuse_if_changed(house_name, house, settings)
    _show(found, shown)
    _keep(found, out, kept)
    say_stopped(found.stopped)


def _forms(form: str | None, as_json: bool, out: Path | None) -> tuple[str | None, str | None]:
    """What is printed, and what is written; what is wrong with a file is said before the work."""
    from queenhigh.cli.outfile import ending_of

    if as_json and form not in (None, "json"):
        misuse(f"--json and --format {form}: say one of them", "--format")
    if out is None:
        return ("json" if as_json else form), None
    ending = out.suffix.lstrip(".").lower()
    if form is not None:
        if ending in ENDINGS and ending != form:
            misuse(f"--format {form} does not fit {out.name}: say one of them", "--format")
        refuse_unwritable(out)
    return ("json" if as_json else None), form or ending_of(out, ENDINGS)


def _keep(found: "Sessions", out: Path | None, kind: str | None) -> None:
    from queenhigh.cli.outfile import PARQUET, write_sheet, write_text
    from queenhigh.simulation.report.session_data import sessions_sheet

    if out is None or kind is None:
        return
    if kind in ("csv", PARQUET):
        write_sheet(out, kind, sessions_sheet(found))
    else:
        write_text(out, _text(found, kind))
    click.echo(f"Wrote {out}", err=True)


def _show(found: "Sessions", form: str | None) -> None:
    if form is not None:
        click.echo(_text(found, form), nl=False)
        return
    from rich.console import Console

    from queenhigh.simulation.report.sessions import print_sessions

    print_sessions(found, Console(highlight=False))


def _text(found: "Sessions", kind: str) -> str:
    import json

    from queenhigh.cli.outfile import sheet_csv
    from queenhigh.simulation.report.session_data import sessions_json, sessions_sheet
    from queenhigh.simulation.report.sessions import sessions_page

    if kind == "csv":
        return sheet_csv(sessions_sheet(found))
    if kind == "html":
        return sessions_page(found)
    return json.dumps(sessions_json(found), indent=2, ensure_ascii=False) + "\n"
