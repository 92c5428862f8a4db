"""`queenhigh sessions`: many players with a bankroll, and what becomes of them."""

from pathlib import Path

import click

from queenhigh.cli.answering.answer import answer_options, asked_for, give
from queenhigh.cli.answering.running import exit_if_stopped, exit_refused, running, say_how_fast
from queenhigh.cli.asking.amounts import bet_option, meter_option, parse_bet, parse_meters, parse_money
from queenhigh.cli.asking.common import COUNT, get_house, refuse_if_changed, table_option
from queenhigh.cli.asking.running import open_pool, running_options, seed_of, strategy_of, strategy_option


@click.command("sessions")
@click.argument("house_name", metavar="HOUSE")
@click.option(
    "--players", type=COUNT, default=10000, show_default=True, help="How many players, up to a million."
)
@click.option(
    "--rounds", type=COUNT, default=500, show_default=True, help="How many rounds a session has at most."
)
@click.option(
    "--bankroll",
    help="What a player sits down with; 50 times the most that a round may cost if none is said.",
)
@click.option("--stop-loss", help="A player leaves once he has lost this much.")
@click.option("--goal", help="A player leaves once he has this much: a bankroll, not a win.")
@bet_option
@strategy_option
@meter_option
@running_options
@table_option
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
    from queenhigh.simulation.planning.plan import SimulationError
    from queenhigh.simulation.sessions.run import WORTH_COMPILING, sessions

    asked = asked_for(form, as_json, out)
    house = get_house(house_name, settings)
    total = players * rounds
    stakes, meters_minor = parse_bet(house, bet), parse_meters(house, meters)
    named = (("--bankroll", bankroll), ("--stop-loss", stop_loss), ("--goal", goal))
    brought, lost, wanted = (parse_money(house, text, hint) for hint, text in named)
    pool = open_pool(workers, processes, cluster)
    say_how_fast(total if total >= WORTH_COMPILING else 0)
    try:
        with running() as watch:
            found = sessions(
                house,
                players,
                rounds,
                stakes_minor=stakes or None,
                bankroll_minor=brought,
                stop_loss_minor=lost,
                goal_minor=wanted,
                strategy=strategy_of(house, strategy),
                meters_minor=meters_minor,
                seed=seed_of(seed),
                pool=pool,
                watch=watch,
            )
    except SimulationError as error:
        exit_refused(error)
    refuse_if_changed(house_name, house, settings)
    give(found, asked)
    exit_if_stopped(found.stopped)
