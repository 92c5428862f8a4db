"""`queenhigh advise`: what each choice with a hand is worth."""

from pathlib import Path

import click

from queenhigh.cli.answering.answer import answer_options, asked_for, give
from queenhigh.cli.asking.amounts import (
    bet_option,
    meter_option,
    parse_bet,
    parse_meters,
    players_option,
    side_antes_option,
)
from queenhigh.cli.asking.common import get_house, misuse, read_cards, refusing, table_option
from queenhigh.cli.asking.known import house_argument


@click.command("advise")
@house_argument()
@click.argument("hand")
@click.option("--seen", default="", help="Cards of the dealer's that are seen, as in 'Kd'.")
@click.option("--dead", default="", help="Other cards known to be out, such as another box's hand.")
@side_antes_option
@bet_option
@players_option
@meter_option
@table_option
@answer_options("choice")
def command(
    house_name: str,
    hand: str,
    seen: str,
    dead: str,
    side_antes: int | None,
    bet: str | None,
    players: int,
    meters: tuple[str, ...],
    settings: str,
    form: str | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Tell what each choice with a hand is worth.

    Values are exact averages over every deal that may follow, in units of the Ante, for the Ante alone or for
    a whole bet; with --players, the Envy that a fold forfeits counts. HAND is three cards, as in "Qs 6h 4d".

    \b
    Example:
      queenhigh advise rws "Qs 6h 4d" --seen Kd
    """
    from queenhigh.analysis import advise
    from queenhigh.cli.answering.progress import weighing

    asked = asked_for(form, as_json, out)
    house = get_house(house_name, settings)
    cards = [read_cards(text, hint) for text, hint in ((hand, "HAND"), (seen, "--seen"), (dead, "--dead"))]
    if len(cards[1]) < house.dealer.shows:
        misuse(f"the dealer shows {house.dealer.shows} of their cards here: say which", "--seen")
    stakes = parse_bet(house, bet)
    held = parse_meters(house, meters)
    with refusing(), weighing(house):
        found = advise(
            house,
            cards[0],
            stakes=stakes,
            seen=cards[1],
            dead=cards[2],
            meters=held,
            side_antes=side_antes,
            players=players,
        )
    give(found, asked)
