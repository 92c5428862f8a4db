"""`queenhigh rules`: a house's rules card."""

import click

from queenhigh.cli.asking.common import get_house, json_option, language_option, print_json, table_option


@click.command("rules")
@click.argument("house_name", metavar="HOUSE")
@table_option
@language_option
@json_option
def command(house_name: str, settings: str, language: str, as_json: bool) -> None:
    """Show a house's rules card.

    Wagers, limits, pay tables, the order of payment, how we read the document, and its clauses.
    """
    from queenhigh.words.describe import describe

    house = get_house(house_name, settings)
    if as_json:
        print_json(describe(house, language))
        return
    from queenhigh.cli.answering.rules_card import print_card

    print_card(house, language)
