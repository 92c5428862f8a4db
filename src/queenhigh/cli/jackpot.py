"""`queenhigh jackpot`: a progressive's meter over years of play."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from queenhigh.cli.amounts import bet_option, meter_option, parse_bet, parse_meters
from queenhigh.cli.common import (
    get_house,
    json_option,
    misuse,
    refuse,
    refuse_if_changed,
    refuse_unwritable,
    table_option,
)
from queenhigh.cli.running import (
    open_pool,
    running,
    running_options,
    say_how_fast,
    say_refused,
    say_stopped,
    seed_of,
    strategy_of,
)

if TYPE_CHECKING:
    from queenhigh.simulation.jackpot_results import Jackpot

FORMATS = ("json", "csv", "html")
ENDINGS = ("csv", "parquet", "html", "json")


@click.command("jackpot")
@click.argument("house_name", metavar="HOUSE")
@click.option(
    "--tables", type=int, default=1, show_default=True, help="How many tables are linked to the meter."
)
@click.option(
    "--boxes", type=int, help="How many boxes play at each table; 5 if none is said, or all there are."
)
@click.option(
    "--take-up", default="100%", show_default=True, help="How many of the boxes bet on it in a round."
)
@click.option("--rounds-per-hour", default="50", show_default=True, help="How fast one table plays.")
@click.option(
    "--hours",
    "hours_per_day",
    default="16",
    show_default=True,
    help="How many hours a day the tables are open.",
)
@click.option("--years", help="How long, in years of 365 days; 1 if nothing is said.")
@click.option("--days", help="How long, in days.")
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
    help="Print that instead of a summary: csv has a line for each hit, html is one page with charts.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="Write there: hits as .csv or .parquet, everything as .html or .json.",
)
@json_option
def command(
    house_name: str,
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
    **asked: Any,
) -> None:
    """Follow a progressive's meter over years of play.

    How large the hits are and how far apart, what the seed costs the house, what Envy costs, and a chart of
    the meter. Every box is dealt real cards in every round. Without --bet each box makes the least bet that
    holds the progressive. --meter is what the meter shows at the start, its seed if nothing is said. Ctrl-C
    ends the run and prints what is known so far. As in: queenhigh jackpot rws --tables 10 --take-up 40%
    --years 5
    """
    from queenhigh.simulation.jackpot import jackpot, pace_of
    from queenhigh.simulation.plan import SimulationError

    shown, kept = _forms(form, as_json, out)
    house = get_house(house_name, settings)
    stakes, meters_minor = parse_bet(house, bet), parse_meters(house, meters if house.meters else ())
    pool = open_pool(workers, processes, cluster)
    try:
        pace = pace_of(house, **asked)
        say_how_fast(pace.rounds * pace.boxes)
        with running(f"Jackpots at {house.id}", pace.rounds) as tell:
            found = jackpot(
                house,
                **asked,
                stakes_minor=stakes or None,
                strategy=strategy_of(house, strategy),
                meters_minor=meters_minor,
                seed=seed_of(seed),
                pool=pool,
                progress=tell,
            )
    except SimulationError as error:
        if error.option == "house":
            refuse(str(error))
        say_refused(error)
    refuse_if_changed(house_name, house, settings)
    _show(found, shown)
    if out is not None and kept is not None:
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


def _keep(found: "Jackpot", out: Path, kind: str) -> None:
    from queenhigh.cli.outfile import PARQUET, write_sheet, write_text
    from queenhigh.simulation.report.jackpot import jackpot_sheet

    if kind in ("csv", PARQUET):
        write_sheet(out, kind, jackpot_sheet(found))
    else:
        write_text(out, _text(found, kind))
    click.echo(f"Wrote {out}", err=True)


def _show(found: "Jackpot", form: str | None) -> None:
    if form is not None:
        click.echo(_text(found, form), nl=False)
        return
    from rich.console import Console

    from queenhigh.simulation.report.jackpot import print_jackpot

    print_jackpot(found, Console(highlight=False))


def _text(found: "Jackpot", form: str) -> str:
    from queenhigh.simulation.report import jackpot as report

    if form == "html":
        return report.jackpot_page(found)
    if form == "csv":
        from queenhigh.cli.outfile import sheet_csv

        return sheet_csv(report.jackpot_sheet(found))
    import json

    return json.dumps(report.jackpot_json(found), indent=2, ensure_ascii=False) + "\n"
