"""What the dealer pays and takes, as a table: every line with its reason and its clause."""

from collections.abc import Sequence

from rich import box as frames
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from queenhigh.cli.terminal.screen import Screen
from queenhigh.money import show_amount
from queenhigh.rules.records import House
from queenhigh.settlement import Line

NARROW = 72
"""Columns below which the table would break words."""
OUTCOMES = {"win": "green", "lose": "red", "push": "yellow"}


def wager_label(house: House, name: str) -> str:
    """What a line's wager is called; an envy payout is no wager of the house's."""
    wager = house.by_name.get(name)
    return wager.label if wager else name.replace("_", " ").capitalize()


def net_text(screen: Screen, house: House, net_minor: int) -> Text:
    """A gain in green, a loss in red, with its sign."""
    words = show_amount(net_minor, house.currency)
    if net_minor > 0:
        return screen.text(f"+{words}", "bold green")
    return screen.text(words, "bold red" if net_minor else "bold")


def payouts(screen: Screen, house: House, lines: Sequence[Line]) -> RenderableType:
    """The lines of a settled round: a table or, where that is too wide, a paragraph each."""
    several = len({line.box for line in lines}) > 1
    if screen.width >= NARROW:
        return _table(screen, house, lines, several)
    return Group(*(_paragraph(screen, house, line, several) for line in lines))


def _paragraph(screen: Screen, house: House, line: Line, several: bool) -> Text:
    box = f"Box {line.box} " if several else ""
    stake = f" {show_amount(line.stake_minor, house.currency)}" if line.stake_minor else ""
    back = show_amount(line.returned_minor, house.currency)
    return Text.assemble(
        screen.text(f"{box}{wager_label(house, line.wager)}{stake}: "),
        screen.text(line.outcome, OUTCOMES[line.outcome]),
        screen.text(f", {back} back. {line.why} ({line.clause})"),
    )


def _table(screen: Screen, house: House, lines: Sequence[Line], several: bool) -> Table:
    """The box is named where there are several."""
    table = Table(box=frames.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0), collapse_padding=True)
    if several:
        table.add_column("Box", justify="right")
    table.add_column("Wager")
    table.add_column("Stake", justify="right", no_wrap=True)
    table.add_column("Outcome", no_wrap=True)
    table.add_column("Back", justify="right", no_wrap=True)
    table.add_column("Why", ratio=1)
    table.add_column("Clause", no_wrap=True, style="cyan")
    above = 0
    for line in lines:
        cells = [
            screen.text(wager_label(house, line.wager)),
            screen.text(show_amount(line.stake_minor, house.currency) if line.stake_minor else ""),
            screen.text(line.outcome, OUTCOMES[line.outcome]),
            screen.text(show_amount(line.returned_minor, house.currency)),
            screen.text(line.why),
            screen.text(line.clause),
        ]
        if several:
            cells.insert(0, Text(str(line.box) if line.box != above else ""))
        above = line.box
        table.add_row(*cells)
    return table
