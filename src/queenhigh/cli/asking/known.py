"""What a shell offers while a command is typed: houses, wagers, rows, bets, meters and strategies.

Nothing is refused here, and nothing said: where a house cannot be found there is nothing to offer.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from queenhigh.cli.asking.common import F

if TYPE_CHECKING:
    from queenhigh.rules import House
    from queenhigh.rules.wager import Wager

Offered = list[CompletionItem]
Complete = Callable[[click.Context, click.Parameter, str], Offered]


def house_argument(required: bool = True) -> Callable[[F], F]:
    """The argument HOUSE: an id of the catalogue or a file."""
    metavar = "HOUSE" if required else "[HOUSE]"
    return click.argument("house_name", metavar=metavar, required=required, shell_complete=houses)


def houses(_ctx: click.Context, _param: click.Parameter, begun: str) -> Offered:
    """The houses of the catalogue; files where none of them begins so."""
    from queenhigh.rules import house, house_ids

    found = _items(((id, house(id).name) for id in house_ids()), begun)
    return found or [CompletionItem(begun, type="file")]


def tabled_wagers(ctx: click.Context, _param: click.Parameter, begun: str) -> Offered:
    """The wagers that have a pay table."""
    return _items(((wager.name, wager.label) for wager in _wagers(ctx) if wager.rows), begun)


def rows(ctx: click.Context, _param: click.Parameter, begun: str) -> Offered:
    """The rows of the wager that was named, each to be followed by what it pays."""
    said = ctx.params.get("wager")
    found = [row for wager in _wagers(ctx) if wager.name == said for row in wager.rows]
    return _items(((f"{row.name}=", row.hand) for row in found), begun)


def stakes(ctx: click.Context, _param: click.Parameter, begun: str) -> Offered:
    """The wagers that are placed before the deal, each to be followed by its stake."""
    placed = ((f"{wager.name}=", wager.label) for wager in _wagers(ctx) if wager.placed_before_deal)
    return _last_word(placed, begun)


def meters(ctx: click.Context, _param: click.Parameter, begun: str) -> Offered:
    """The meters, each to be followed by what it holds."""
    house = _house(ctx)
    return _last_word(((f"{meter.name}=", "meter") for meter in house.meters) if house else (), begun)


def strategies(_ctx: click.Context, _param: click.Parameter, begun: str) -> Offered:
    """The strategies that have a name; files where none of them begins so."""
    from queenhigh.simulation.planning.hand_play import NAMES

    return _items(((name, "") for name in NAMES), begun) or [CompletionItem(begun, type="file")]


def _house(ctx: click.Context) -> "House | None":
    from queenhigh.rules import find_house
    from queenhigh.text import QueenHighError

    left = next(iter(ctx.args), "")  # where click leaves it while an option waits for its value
    try:
        return find_house(ctx.params.get("house_name") or left)
    except QueenHighError:
        return None


def _wagers(ctx: click.Context) -> "tuple[Wager, ...]":
    house = _house(ctx)
    return house.wagers if house else ()


def _items(known: Iterable[tuple[str, str]], begun: str) -> Offered:
    return [CompletionItem(word, help=words or None) for word, words in known if word.startswith(begun)]


def _last_word(known: Iterable[tuple[str, str]], begun: str) -> Offered:
    """Offers for the last of several words that are one argument: those before it stay."""
    before, space, last = begun.rpartition(" ")
    return [
        CompletionItem(f"{before}{space}{item.value}", help=item.help)
        for item in _items(known, last)
        if item.value not in before
    ]
