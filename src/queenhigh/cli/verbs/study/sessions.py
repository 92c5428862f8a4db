"""`queenhigh sessions`: many players with a bankroll, and what becomes of them."""

from functools import partial
from pathlib import Path
from typing import Any

import click

from queenhigh.cli.answering.answer import answer_options, asked_for
from queenhigh.cli.answering.running import run_and_give
from queenhigh.cli.asking.amounts import bet_option, parse_bet, parse_meters, parse_money
from queenhigh.cli.asking.common import COUNT, get_house
from queenhigh.cli.asking.known import house_argument
from queenhigh.cli.asking.running import running_options, strategy_of, strategy_option


@click.command("sessions")
@house_argument()
@click.option(
    "--players", type=COUNT, default=10000, show_default=True, help="How many players, up to a million."
)
@click.option(
    "--rounds", type=COUNT, default=500, show_default=True, help="How many rounds a session has at most."
)
@click.option(
    "--bankroll",
    help="What a player sits down with.  [default: 50 times the most a round may cost]",
)
@click.option("--stop-loss", help="A player leaves once they have lost this much.")
@click.option("--goal", help="A player leaves once they have this much: a bankroll, not a win.")
@bet_option
@strategy_option
@running_options
@answer_options("player")
def command(
    house_name: str,
    players: int,
    rounds: int,
    bankroll: str | None,
    stop_loss: str | None,
    goal: str | None,
    bet: str | None,
    strategy: str,
    meters: tuple[str, ...],
    settings: str,
    form: str | None,
    out: Path | None,
    as_json: bool,
    **where: Any,
) -> None:
    """Let thousands of players sit down: how many are ruined or win.

    Results, drawdowns, ruin and rounds survived, with a fan of bankrolls, and exact figures beside them where
    there are some. A player is ruined when the bankroll can no longer cover the largest possible loss of one
    round. Without --bet a player makes one Ante at its least. A meter stays at what it holds. The same seed
    gives the same players. Ctrl-C ends the run and tells of the players up to there.

    \b
    Example:
      queenhigh sessions rws --bet "ante=10 pair_plus=5" --bankroll 500 --stop-loss 300 --goal 1000
    """
    from queenhigh.simulation.sessions.run import WORTH_COMPILING, sessions

    asked = asked_for(form, as_json, out)
    house = get_house(house_name, settings)
    work = partial(
        sessions,
        house,
        players=players,
        rounds=rounds,
        stakes=parse_bet(house, bet) or None,
        meters=parse_meters(house, meters),
        bankroll=parse_money(house, bankroll, "--bankroll"),
        stop_loss=parse_money(house, stop_loss, "--stop-loss"),
        goal=parse_money(house, goal, "--goal"),
        strategy=strategy_of(house, strategy),
    )
    compiled = players * rounds if players * rounds >= WORTH_COMPILING else 0
    run_and_give(house_name, house, settings, compiled, work, asked, **where)
