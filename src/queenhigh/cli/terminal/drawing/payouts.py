"""What the dealer pays and takes, as a table: every line with its reason and its clause."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from queenhigh.cli.terminal.drawing.screen import Screen
from queenhigh.money import show_amount
from queenhigh.report.blocks import Toned
from queenhigh.report.chapters.at_table import OUTCOME_TONES, payout_table
from queenhigh.report.writers.terminal import STYLES
from queenhigh.rules.records import House
from queenhigh.settlement import Line
from queenhigh.words import catalogue, line_label, outcome_word, payout
from queenhigh.words.amounts import amount_text

NARROW = 72
"""Columns below which the table would break words."""


def net_minor(lines: Iterable[Line]) -> int:
    """What the lines bring or cost, all told."""
    return sum(line.returned_minor - line.stake_minor for line in lines)


def net_words(house: House, gain_minor: int) -> Toned:
    """A gain in green, a loss in red, with its sign."""
    words = show_amount(gain_minor, house.currency)
    if gain_minor > 0:
        return Toned(f"+{words}", "good")
    return Toned(words, "loud" if gain_minor else "title")


def net_text(screen: Screen, house: House, gain_minor: int) -> Text:
    """The same as a part of a line."""
    words = net_words(house, gain_minor)
    return screen.text(words, STYLES[words.tone])


def payouts(screen: Screen, house: House, lines: Sequence[Line]) -> RenderableType:
    """The lines of a settled round: a table or, where that is too wide, a paragraph each."""
    if screen.width >= NARROW:
        return screen.table(payout_table(house, lines, screen.language))
    boxes = {line.box: [each for each in lines if each.box == line.box] for line in lines}
    parts = [
        part
        for own in boxes.values()
        for part in (
            *(_paragraph(screen, house, line, len(boxes) > 1) for line in own),
            *([_sum(screen, house, own)] if len(boxes) > 1 else []),
        )
    ]
    return Group(*parts)


def _sum(screen: Screen, house: House, lines: Sequence[Line]) -> Text:
    """What a box comes to, in a line of its own."""
    words = catalogue(screen.language)
    in_all = f"{words.template('settled', 'box')} {lines[0].box}: {words.template('settled', 'in_all')} "
    return Text.assemble(screen.text(in_all, "bold"), net_text(screen, house, net_minor(lines)))


def _paragraph(screen: Screen, house: House, line: Line, several: bool) -> Text:
    words = catalogue(screen.language)
    box = f"{words.template('settled', 'box')} {line.box} " if several else ""
    stake = f" {amount_text(line.stake_minor, house.currency, screen.language)}" if line.stake_minor else ""
    amount = amount_text(line.returned_minor, house.currency, screen.language)
    back = words.say("settled", "returned", {"amount": amount})
    return Text.assemble(
        screen.text(f"{box}{line_label(house, line, screen.language)}{stake}: "),
        screen.text(outcome_word(line, screen.language), STYLES[OUTCOME_TONES[line.outcome]]),
        screen.text(f", {back}. {payout(house, line, screen.language)} ({line.clause})"),
    )
