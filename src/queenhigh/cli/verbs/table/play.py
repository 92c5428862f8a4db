"""`queenhigh play`: sit down at a table in the terminal."""

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

import click

from queenhigh.cli.asking.amounts import parse_money
from queenhigh.cli.asking.common import WHOLE, get_house, language_option, misuse, refuse, table_option, whole
from queenhigh.cli.asking.known import house_argument

if TYPE_CHECKING:
    from queenhigh.cli.terminal.sitting import Shelf
    from queenhigh.rules import House

BANKROLL_UNITS = 1000
INTERRUPTED = 130


@click.command("play")
@house_argument(required=False)
@click.option("--boxes", type=whole(least=1), default=1, show_default=True, help="Boxes to play.")
@click.option("--bankroll", metavar="AMOUNT", help="What to sit down with, 1,000 units unless said.")
@click.option("--seed", type=WHOLE, help="Shuffle the same decks every time this seed is given.")
@click.option(
    "--save",
    "folder",
    metavar="DIR",
    type=click.Path(path_type=Path),
    help="Keep each game in this folder, for `queenhigh replay`.",
)
@click.option("--coach", "coached", is_flag=True, help="Grade each decision in money after its round.")
@table_option
@language_option
@click.pass_context
def command(
    ctx: click.Context,
    house_name: str | None,
    boxes: int,
    bankroll: str | None,
    seed: int | None,
    folder: Path | None,
    coached: bool,
    settings: str,
    language: str,
) -> None:
    """Sit down at a table: play money, real rules.

    Without HOUSE you choose from the catalogue. Type ? at the table for help, h over your cards for what each
    choice is worth, q (or Ctrl-D) to leave with a summary; Ctrl-C leaves too, with exit code 130. Bets go
    back to you until no more are taken. Once the cards are dealt, to leave is to fold by the house's rule,
    or to stand where nobody folds: you are told what that costs, and q or Ctrl-C once more leaves.
    """
    from queenhigh.cli.terminal.deck import Shuffler
    from queenhigh.cli.terminal.drawing.screen import Leave, Screen
    from queenhigh.cli.terminal.lobby import choose_house
    from queenhigh.cli.terminal.sitting import Sitting

    named = get_house(house_name, settings) if house_name is not None else None
    shelf = _shelf(folder)
    screen = Screen(language)
    screen.say("Play money only: no chip here can be bought or cashed.", "dim")
    sitting = None
    code = 0
    try:
        house = named or get_house(choose_house(screen).id, settings)
        _check_boxes(house, boxes)
        brought = parse_money(house, bankroll, "--bankroll")
        stack_minor = int((BANKROLL_UNITS if brought is None else brought) * house.currency.unit_minor)
        named_by = house_name or ""
        sitting = Sitting(screen, house, boxes, stack_minor, Shuffler(seed), shelf, coached, named_by)
        if not sitting.ready():
            stack = bankroll or f"{BANKROLL_UNITS:,}"
            misuse(f"{stack} does not cover the smallest bet at {house.name}", "--bankroll")
        sitting.run()
    except Leave:
        pass
    except KeyboardInterrupt:
        screen.say()
        code = INTERRUPTED
    if sitting is not None:
        with contextlib.suppress(KeyboardInterrupt):
            sitting.end()
    ctx.exit(code)


def _check_boxes(house: "House", boxes: int) -> None:
    most = min(house.boxes, house.boxes_per_player)
    if boxes > most:
        clause = house.cite(house.table_clause)
        cited = f" ({clause})" if clause else ""
        misuse(f"{boxes} boxes are too many: one player has at most {most} at {house.name}{cited}", "--boxes")


def _shelf(folder: Path | None) -> "Shelf | None":
    if folder is None:
        return None
    from queenhigh.cli.terminal.sitting import Shelf

    try:
        return Shelf(folder)
    except OSError as error:
        refuse(f"games cannot be saved in {folder}: {error.strerror}")
