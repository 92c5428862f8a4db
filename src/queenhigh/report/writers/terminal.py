"""Documents on a terminal: what favours the player first, then all that is marked for it, charts in letters.

Every text goes to Rich as `Text`, so that nothing in a house file is taken for its markup.
"""

from collections.abc import Iterator
from itertools import groupby
from typing import Final, assert_never

from rich import box as frames
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as RichTable
from rich.text import Text

from queenhigh.cards import SHOWN_RANKS
from queenhigh.report.blocks import (
    Bars,
    Block,
    Cards,
    Curves,
    Document,
    Facts,
    Fan,
    Grid,
    Intervals,
    Line,
    On,
    Section,
    Skyline,
    Splits,
    Table,
    Tone,
    Words,
    seen,
)
from queenhigh.report.writers.terminal_table import rich_table

_LOUD: Final = "bold red"
_BANNER: Final = "This favours the player"
_STYLES: Final[dict[Tone, str]] = {
    "": "",
    "title": "bold",
    "aside": "dim",
    "note": "yellow",
    "loud": _LOUD,
    "good": "bold green",
    "foot": "dim",
}
_CELL: Final = 5
_BLOCKS: Final = "▁▂▃▄▅▆▇█"
_LETTERS: Final = "_.-=+*%#"


def print_document(told: Document, console: Console, more: bool = False) -> None:
    """What a terminal shows of a document, with `more` also what is only asked for."""
    forms: tuple[On, ...] = ("terminal", "more") if more else ("terminal",)
    for alert in seen(told.alerts, *forms):
        console.print(_alert(alert, console))
    for section in (Section("", told.lead), *seen(told.sections, *forms)):
        for part in _section(section, forms, console):
            console.print(part)


def _alert(alert: Section, console: Console) -> Panel:
    parts = (part for block in alert.blocks for part in _block(block, console, console.width - 4))
    banner = Text(f" {_BANNER} ".upper(), style=_LOUD)
    return Panel(
        Group(Text(alert.title, style=_LOUD), *parts), title=banner, box=frames.HEAVY, border_style=_LOUD
    )


def _section(section: Section, forms: tuple[On, ...], console: Console) -> Iterator[RenderableType]:
    parts: list[RenderableType] = []
    for beside, blocks in groupby(
        seen(section.blocks, *forms), lambda block: isinstance(block, Table) and block.narrow
    ):
        drawn = [part for block in blocks for part in _block(block, console, console.width)]
        parts += [Columns(drawn, padding=(0, 2))] if beside else drawn
    for inner in seen(section.sections, *forms):
        parts.extend(_section(inner, forms, console))
    if parts and section.title and not section.quiet:
        yield Text(f"\n{section.title}", style="bold cyan")
    yield from parts


def _block(block: Block, console: Console, width: int) -> Iterator[RenderableType]:
    match block:
        case Words():
            yield Text("\n" * (block.tone == "foot") + block.text, style=_STYLES[block.tone])
        case Cards():
            yield _cards(block)
        case Facts():
            yield _facts(block)
        case Table():
            yield rich_table(block, width)
        case Grid():
            if block.small is not None:
                title, notes = block.small
                yield Text(f"\n{title}", style="bold")
                yield grid_text(block)
                yield Text(notes, style="dim")
        case Curves():
            yield from _letters(block.letters, width, not console.encoding.lower().startswith("utf"))
        case Bars() | Splits() | Intervals() | Line():
            return
        case _:
            assert_never(block)


def _letters(drawn: Fan | Skyline | None, width: int, plain: bool) -> Iterator[RenderableType]:
    if isinstance(drawn, Skyline):
        yield Text(skyline_text(drawn, plain), style="cyan")
    elif drawn is not None:
        yield Text(f"\n{drawn.title}", style="bold")
        for line in fan_lines(drawn, width, plain):
            yield Text(line, no_wrap=True, overflow="crop")


def _cards(block: Cards) -> Text:
    text = Text("")
    for place, card in enumerate(block.cards):
        text.append(" " if place else "").append(card.symbol, style="bold red" if card.red else "bold")
    return text.append(f"  {block.words}", style="dim")


def _facts(block: Facts) -> Panel:
    grid = RichTable.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    for term, words in block.rows:
        grid.add_row(Text(term), Text(words))
    return Panel(grid, title=Text(block.title, style="bold") if block.title else None, box=frames.ROUNDED)


def grid_text(grid: Grid) -> Text:
    """The grid of two cards in 67 columns."""
    letters = SHOWN_RANKS[::-1]
    text = Text("  " + "".join(f"{letter:>{_CELL}}" for letter in letters), style="bold")
    for letter, cells in zip(letters, grid.rows, strict=True):
        text.append(f"\n{letter:2}")
        for cell in cells:
            if cell is None or cell.mark:
                text.append(f"{cell.mark if cell else '':>{_CELL}}", style="not bold dim")
            else:
                style = "not bold green" if cell.value > 0 else "not bold"
                text.append(f"{round(cell.value * 100):>{_CELL}}", style=style)
    return text


def fan_lines(fan: Fan, width: int, plain: bool = False) -> Iterator[str]:
    """A fan: its heads, a line for each span, and what the letters mean."""
    dot, thick, middle = ".=o" if plain else "·━●"
    sizes = [
        max(map(len, column)) for column in zip(fan.heads, *(span.cells for span in fan.spans), strict=True)
    ]
    room = max(20, min(width, 100) - sum(sizes) - 7)
    low, first = fan.low
    high, last = fan.high

    def line(cells: tuple[str, ...], drawn: str) -> str:
        told = (cell.rjust(size) for cell, size in zip(cells, sizes, strict=True))
        return "  ".join((*told, drawn)).rstrip()

    yield line(fan.heads, first + last.rjust(room - len(first)))
    for span in fan.spans:
        bar = [" "] * room
        spots = [(at - low) * (room - 1) // (high - low) for at in span.at]
        bar[spots[0] : spots[4] + 1] = dot * (spots[4] + 1 - spots[0])
        bar[spots[1] : spots[3] + 1] = thick * (spots[3] + 1 - spots[1])
        bar[spots[2]] = middle
        yield line(span.cells, "".join(bar))
    yield "   ".join(f"{mark} {name}" for mark, name in zip((middle, thick, dot), fan.names, strict=True))


def skyline_text(skyline: Skyline, plain: bool = False) -> str:
    """A skyline in one line."""
    marks = _LETTERS if plain else _BLOCKS
    most = len(marks) - 1
    return "".join(marks[min(most, height * len(marks) // skyline.top)] for height in skyline.heights)
