"""Stakes as chips, in the colours that most casinos give to the denominations."""

from rich.text import Text

from queenhigh.cli.terminal.drawing.screen import Screen
from queenhigh.money import Currency

MOST_SHOWN = 3
_COLOURS = ((1000, "yellow"), (500, "magenta"), (100, "bright_black"), (25, "green"), (5, "red"), (1, ""))
"""Whole units and the colour of their chip. A white chip is the plain foreground and a black one grey:
both are seen on a dark and on a light ground."""


def chips(screen: Screen, amount_minor: int, currency: Currency) -> Text:
    """The largest chips that make up an amount, at most three; a small one for less than a unit."""
    chip, coin = ("●", "○") if screen.unicode else ("o", ".")
    stack = Text()
    rest_minor = amount_minor
    for units, colour in _COLOURS:
        count, rest_minor = divmod(rest_minor, units * currency.unit_minor)
        stack.append(chip * min(count, MOST_SHOWN - len(stack)), style=colour)
    if rest_minor and len(stack) < MOST_SHOWN:
        stack.append(coin)
    return stack
