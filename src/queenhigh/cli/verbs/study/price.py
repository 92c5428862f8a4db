"""`queenhigh price`: a wager with another pay table, or several, beside the one it has."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from queenhigh.cli.answering.answer import answer_options, asked_for, give
from queenhigh.cli.asking.common import get_house, misuse, refuse_if_changed, refusing, table_option
from queenhigh.cli.asking.known import house_argument, rows, tabled_wagers

if TYPE_CHECKING:
    from queenhigh.rules import House


@click.command("price")
@house_argument()
@click.argument("wager", shell_complete=tabled_wagers)
@click.argument("changes", nargs=-1, metavar="TABLE | ROW=ODDS...", shell_complete=rows)
@click.option(
    "--against",
    multiple=True,
    metavar="TABLE",
    help="Another table to set beside it, as 35-33-6-4-1 or 'flush=4 mini_royal=50'; as often as you like.",
)
@table_option
@answer_options("outcome")
def command(
    house_name: str,
    wager: str,
    changes: tuple[str, ...],
    against: tuple[str, ...],
    settings: str,
    form: str | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Price a wager with another pay table.

    TABLE is what each row pays, best first, as the trade writes it (40-30-6-4-1; one figure more is a mini
    royal), or one that the house lists by name. ROW=ODDS changes a row, adds one (mini_royal=50) or drops it
    (flush=none): ROW is a row's name, ODDS an award: 4, '3:2', '500 for 1', '1250 flat', '100% of meter' or
    nothing. Best play is found anew, and every row is told with its combinations, probability and return.

    \b
    Examples:
      queenhigh price sixcard pair_plus flush=4
      queenhigh price sixcard pair_plus 40-30-6-4-1 --against 50-40-30-6-3-1 --out tables.html
    """
    from queenhigh.analysis import PriceError, price
    from queenhigh.cli.answering.progress import announcing, takes_long

    asked = asked_for(form, as_json, out)
    house = get_house(house_name, settings)
    tables = [*([changes] if changes else []), *against]
    if not tables:
        misuse("say a table, or what changes: ROW=ODDS, as in flush=4, or 40-30-6-4-1", "ROW=ODDS")
    try:
        with refusing(), announcing(takes_long(house)):
            found = price(house, _wager(house, wager), tables[0], against=tables[1:])
    except PriceError as error:
        misuse(str(error))
    refuse_if_changed(house_name, house, settings)
    give(found, asked)


def _wager(house: "House", said: str) -> str:
    """The name of the wager that is meant; one that has no pay table is left to be refused."""
    from queenhigh.cli.asking.wagers import WagerError, find_wager

    if said in house.by_name:
        return said
    try:
        return find_wager(house, said, [each for each in house.wagers if each.rows]).name
    except WagerError as error:
        misuse(str(error), "WAGER")
