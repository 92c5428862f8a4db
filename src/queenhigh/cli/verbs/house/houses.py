"""`queenhigh houses`: the catalogue."""

import click

from queenhigh.cli.asking.common import json_option, print_json


@click.command("houses")
@json_option
def command(as_json: bool) -> None:
    """List the houses that come with Queen High."""
    from queenhigh.rules import house, house_ids

    houses = [house(id) for id in house_ids()]
    if as_json:
        print_json(
            {
                "houses": [
                    {
                        "id": each.id,
                        "name": each.name,
                        "game": each.game,
                        "document": each.document,
                        "currency": each.currency.code,
                        "boxes": each.boxes,
                        "wagers": [wager.name for wager in each.wagers],
                        "digest": each.digest,
                    }
                    for each in houses
                ]
            }
        )
        return
    from rich import box as frames
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from queenhigh.cli.answering.fit import fit

    table = Table(box=frames.SIMPLE_HEAD, pad_edge=False)
    table.add_column("House", style="bold cyan", no_wrap=True)
    table.add_column("Game", no_wrap=True)
    table.add_column("Money", no_wrap=True)
    table.add_column("Wagers", ratio=1)
    for each in houses:
        labels = ", ".join(wager.label for wager in each.wagers)
        title = Text(each.game).append(f"\n{each.name}", style="dim")
        table.add_row(each.id, title, each.currency.code, labels)
    console = Console(highlight=False)
    console.print(fit(console, table))
    console.print(
        "Read one's rules with [bold]queenhigh rules HOUSE[/], sit down with [bold]queenhigh play HOUSE[/]."
    )
