"""`queenhigh jackpot`: a progressive's meter over years of play."""

from functools import partial
from pathlib import Path
from typing import Any

import click

from queenhigh.cli.answering.answer import answer_options, asked_for
from queenhigh.cli.answering.running import run_and_give
from queenhigh.cli.asking.amounts import bet_option, parse_bet, parse_meters
from queenhigh.cli.asking.common import WHOLE, get_house, refusing
from queenhigh.cli.asking.known import house_argument
from queenhigh.cli.asking.running import WHERE, running_options, strategy_of, strategy_option


@click.command("jackpot")
@house_argument()
@click.option(
    "--tables", type=WHOLE, default=1, show_default=True, help="How many tables are linked to the meter."
)
@click.option(
    "--boxes", type=WHOLE, help="How many boxes play at each table.  [default: 5, or all there are]"
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
@click.option("--years", help="How long, in years of 365 days.  [default: 1]")
@click.option("--days", help="How long, in days.")
@bet_option
@strategy_option
@running_options
@answer_options("hit")
def command(
    house_name: str,
    bet: str | None,
    strategy: str,
    meters: tuple[str, ...],
    settings: str,
    form: str | None,
    out: Path | None,
    as_json: bool,
    **said: Any,
) -> None:
    """Follow a progressive's meter over years of play.

    How large the hits are and how far apart, what the seed costs the house, what Envy costs, and a chart of
    the meter. Every box is dealt real cards in every round. Without --bet each box makes the least bet that
    holds the progressive. --meter is what the meter shows at the start; its seed otherwise. Ctrl-C ends the
    run and prints what is known so far.

    \b
    Example:
      queenhigh jackpot rws --tables 10 --take-up 40% --years 5
    """
    from queenhigh.simulation.jackpot.run import jackpot, pace_of

    asked = asked_for(form, as_json, out)
    house = get_house(house_name, settings)
    where = {name: said.pop(name) for name in WHERE}
    work = partial(
        jackpot,
        house,
        stakes=parse_bet(house, bet) or None,
        meters=parse_meters(house, meters if house.meters else ()),
        strategy=strategy_of(house, strategy),
        **said,
    )
    with refusing():
        pace = pace_of(house, **said)
    run_and_give(house_name, house, settings, pace.rounds * pace.boxes, work, asked, **where)
