"""`queenhigh price`: a wager with some rows paying otherwise, old beside new."""

import click

from queenhigh.cli.answering.answer import Asked, give
from queenhigh.cli.asking.common import (
    get_house,
    json_option,
    misuse,
    refuse_if_changed,
    refusing,
    table_option,
)


@click.command("price")
@click.argument("house_name", metavar="HOUSE")
@click.argument("wager")
@click.argument("changes", nargs=-1, required=True, metavar="ROW=ODDS...")
@table_option
@json_option
def command(house_name: str, wager: str, changes: tuple[str, ...], settings: str, as_json: bool) -> None:
    """Price a wager with some of its rows changed.

    ROW is a row's name as `queenhigh rules HOUSE --json` lists it, ODDS an award: 4, '3:2', '500 for 1',
    '1250 flat', '100% of meter' or nothing. Best play is found anew. As in: queenhigh price sixcard pair_plus
    flush=4
    """
    from queenhigh.analysis import PriceError, price
    from queenhigh.cli.answering.patience import say_long

    house = get_house(house_name, settings)
    say_long(house)
    try:
        with refusing():
            found = price(house, wager, _changes(changes))
    except PriceError as error:
        misuse(str(error))
    refuse_if_changed(house_name, house, settings)
    give(found, Asked("json" if as_json else None))


def _changes(words: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in words:
        name, equals, award = word.partition("=")
        if not equals or not name or not award:
            misuse(f"{word!r} changes nothing: write ROW=ODDS, as in flush=4", "ROW=ODDS")
        if name in found:
            misuse(f"the row {name} is changed twice", "ROW=ODDS")
        found[name] = award
    return found
