"""`queenhigh rules`: a house's rules card."""

from pathlib import Path

import click

from queenhigh.cli.asking.common import (
    get_house,
    json_option,
    language_option,
    misuse,
    print_json,
    refuse_unwritable,
    table_option,
)
from queenhigh.cli.asking.known import house_argument


@click.command("rules")
@house_argument()
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="Write a page to print there (.html): a placard of the pay tables, and the rules card behind it.",
)
@click.option(
    "--clauses", is_flag=True, help="With --out: the texts of the clauses too, on pages of their own."
)
@table_option
@language_option
@json_option
def command(
    house_name: str, out: Path | None, clauses: bool, settings: str, language: str, as_json: bool
) -> None:
    """Show a house's rules card, or print it.

    Wagers, limits, pay tables, the order of payment, how we read the document, and its clauses. With --out a
    sheet of two sides, A4 or letter, in type as large as fits.
    """
    from queenhigh.cli.answering.answer import form_for, say_wrote, write_text
    from queenhigh.words.describe import describe

    if clauses and out is None:
        misuse("on a terminal they are shown anyway: say --out card.html", "--clauses")
    if out is not None:
        form_for(out, "html")
        refuse_unwritable(out)
    house = get_house(house_name, settings)
    if out is not None:
        from queenhigh.report import card_of

        write_text(out, [card_of(house, language, clauses)])
        say_wrote(out)
    if as_json:
        print_json(describe(house, language))
    elif out is None:
        from rich.console import Console

        from queenhigh.report import print_card

        print_card(house, Console(highlight=False, markup=False, emoji=False), language)
