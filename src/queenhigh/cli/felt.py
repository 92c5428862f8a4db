"""A settled round for people: hands in colour, every payout with its reason and clause."""

from collections.abc import Iterable

from rich import box as frames
from rich.console import Console
from rich.table import Table
from rich.text import Text

from queenhigh.cards import Card
from queenhigh.engine import Box, Round
from queenhigh.hands import full_name
from queenhigh.money import format_amount, show_amount
from queenhigh.rules import House
from queenhigh.settlement import Line

OUTCOME_STYLE = {"win": "bold green", "lose": "red", "push": "yellow"}


def cards_text(cards: Iterable[Card]) -> Text:
    """Cards with their suit symbols, red suits red."""
    text = Text()
    for number, card in enumerate(cards):
        text.append(" " if number else "")
        text.append(card.symbol, style="bold red" if card.red else "bold")
    return text


def print_settlement(state: Round) -> None:
    """The whole round on the terminal."""
    console = Console(highlight=False, markup=False, emoji=False)
    house = state.house
    hand = state.dealer_hand
    line = Text("Dealer  ").append_text(cards_text(state.dealer)).append(f"  {full_name(hand.strength)}")
    if not house.dealer.always_qualifies:
        qualifies = hand.strength >= house.dealer.qualifying_strength
        line.append(
            "  qualifies" if qualifies else "  does not qualify", style="green" if qualifies else "yellow"
        )
    console.print()
    console.print(line)
    for box in state.in_round:
        console.print()
        console.print(_seat_line(box))
        console.print(_lines_table(house, state.lines_of(box.number)))
    for move in state.moves:
        before, after = (
            show_amount(value, house.currency) for value in (move.before_minor, move.after_minor)
        )
        console.print(f"\nMeter {move.name}: {before} before, {after} after", style="dim")


def _seat_line(box: Box) -> Text:
    text = Text(f"Seat {box.number}  ").append_text(cards_text(box.final))
    text.append(f"  {full_name(box.for_settlement().strength)}")
    if box.discards:
        text.append("  threw away ").append_text(cards_text(box.discards))
    return text.append("  folded", style="dim") if box.folded else text


def _lines_table(house: House, lines: list[Line]) -> Table:
    table = Table(box=frames.SIMPLE_HEAD, pad_edge=False, show_footer=True)
    staked_minor = sum(line.stake_minor for line in lines)
    returned_minor = sum(line.returned_minor for line in lines)
    net_minor = returned_minor - staked_minor
    sign = "+" if net_minor > 0 else ""
    table.add_column("Wager", footer="In all", no_wrap=True)
    table.add_column(
        "Stake", footer=format_amount(staked_minor, house.currency), justify="right", no_wrap=True
    )
    table.add_column("Outcome", footer="")
    table.add_column(
        "Back", footer=format_amount(returned_minor, house.currency), justify="right", no_wrap=True
    )
    net_style = "bold green" if net_minor > 0 else "bold red" if net_minor < 0 else "bold"
    table.add_column(
        "Why", footer=Text(f"net {sign}{format_amount(net_minor, house.currency)}", style=net_style), ratio=1
    )
    table.add_column("Clause", no_wrap=True)
    for line in lines:
        wager = house.by_name.get(line.wager)
        table.add_row(
            wager.label if wager else line.wager.title(),
            format_amount(line.stake_minor, house.currency),
            Text(line.outcome, style=OUTCOME_STYLE[line.outcome]),
            format_amount(line.returned_minor, house.currency),
            line.why,
            Text(line.clause, style="dim"),
        )
    return table
