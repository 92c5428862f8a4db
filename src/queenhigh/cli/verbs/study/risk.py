"""`queenhigh risk`: one bet over many rounds."""

from pathlib import Path

import click

from queenhigh.cli.answering.answer import answer_options, asked_for, give
from queenhigh.cli.asking.amounts import bet_option, meter_option, parse_bet, parse_meters, parse_money
from queenhigh.cli.asking.common import (
    WHOLE,
    get_house,
    misuse,
    refuse_if_changed,
    refusing,
    table_option,
)
from queenhigh.cli.asking.known import house_argument


@click.command("risk")
@house_argument()
@bet_option
@click.option("--rounds", type=WHOLE, required=True, help="How many rounds.")
@click.option("--bankroll", help="What the player sits down with: also the chance to lose it.")
@click.option("--goal", help="The bankroll at which they leave.")
@meter_option
@table_option
@answer_options("net")
def command(
    house_name: str,
    bet: str | None,
    rounds: int,
    bankroll: str | None,
    goal: str | None,
    meters: tuple[str, ...],
    settings: str,
    form: str | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Tell where a bet may lead over many rounds.

    What --bet says, which is needed, is bet each round and played as is best for all of it: the chance to be
    ahead, percentiles, and with a bankroll the chance of ruin. A player is ruined when the bankroll can no
    longer cover the largest possible loss of one round.

    \b
    Example:
      queenhigh risk rws --bet "ante=10 pair_plus=5" --rounds 200 --bankroll 500 --goal 1000
    """
    from queenhigh.analysis.rounds.risk import risk
    from queenhigh.cli.answering.progress import waiting

    asked = asked_for(form, as_json, out)
    house = get_house(house_name, settings)
    stakes = parse_bet(house, bet)
    if not stakes:
        misuse("say what is staked, as in --bet 'ante=10'", "--bet")
    with refusing(), waiting(f"Working on {house.id}", house) as progress:
        found = risk(
            house,
            stakes=stakes,
            rounds=rounds,
            bankroll=parse_money(house, bankroll, "--bankroll"),
            goal=parse_money(house, goal, "--goal"),
            meters=parse_meters(house, meters),
            progress=progress,
        )
    refuse_if_changed(house_name, house, settings)
    give(found, asked)
