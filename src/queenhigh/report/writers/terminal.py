"""Documents on a terminal: what favours the player first, then all that is marked for it, charts in letters.

Every text goes to Rich as `Text`, so that nothing in a house file is taken for its markup.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, assert_never

from msgspec.structs import replace
from rich import box as frames
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as RichTable
from rich.text import Text

from queenhigh.cards import SHOWN_RANKS, Card
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
    Toned,
    Words,
    seen,
)

_LOUD: Final = "bold red"
_BANNER: Final = "This favours the player"
STYLES: Final[dict[Tone, str]] = {
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
_GAP = 2
_SHORT = 12
"""A column of words none of which is longer stays on one line."""
_TRIES = ((False, 20), (True, 20), (True, 12), (True, 8))
"""How a table is made to fit: whether fractions are broken, and what a column of longer words is left."""
_LONG_WORD = 30
"""Words up to so long are not broken: no id of a clause or a reading is."""
_LEFT_OUT = "The exact fractions do not fit here: a wider terminal and the written reports have them."


def print_document(told: Document, console: Console, more: bool = False) -> None:
    """What a terminal shows of a document, with `more` also what is only asked for."""
    forms: tuple[On, ...] = ("terminal", "more") if more else ("terminal",)
    for alert in seen(told.alerts, *forms):
        console.print(_alert(alert, console))
    for section in (Section("", told.lead), *seen(told.sections, *forms)):
        for part in _section(section, forms, console):
            console.print(part)


def print_blocks(blocks: Iterable[Block], console: Console) -> None:
    """Print blocks that are part of no document, wherever they are marked to be shown."""
    for block in blocks:
        for part in _block(block, console, console.width):
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
            yield Text("\n" * (block.tone == "foot") + block.text, style=STYLES[block.tone])
        case Cards():
            yield cards_text(block.cards).append(f"  {block.words}", style="dim")
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


def cards_text(cards: Iterable[Card]) -> Text:
    """Cards with their suit symbols, red suits red."""
    return Text(" ").join(Text(card.symbol, style="bold red" if card.red else "bold") for card in cards)


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


def rich_tables(tables: Sequence[Table], width: int) -> list[Group]:
    """Tables of one kind, drawn alike: if one is too wide, each row of all of them stands as lines."""
    stacked = any(_fit(table, width) is None for table in tables)
    return [rich_table(table, width, stacked) for table in tables]


def rich_table(table: Table, width: int, stacked: bool = False) -> Group:
    """A table for a terminal so wide: numbers are never broken, fractions only behind their stroke.

    Where even so words would have to be broken, the fractions are left out, and that is said; where that does
    not do either, or it is to be `stacked`, each row stands as lines.
    """
    caption = [Text(f"\n{table.caption}", style="bold")] if table.caption else []
    below = [Text(note, style="dim") for note in table.notes]
    fit = None if stacked else _fit(table, width)
    if fit is None and not stacked and (slim := _without_fractions(table)) is not None:
        fit = _fit(slim, width)
        if fit is not None:
            table = slim
            below.append(Text(_LEFT_OUT, style="dim"))
    if fit is None:
        return Group(*caption, *_stacked(table), *below)
    split, least = fit
    headed = any(column.title for column in table.columns)
    made = RichTable(
        box=frames.SIMPLE_HEAD if headed else None,
        show_edge=False,
        pad_edge=False,
        padding=(0, 1 if headed else _GAP, 0, 0),
        show_header=headed,
    )
    for place, (column, room) in enumerate(zip(table.columns, _shared(table, least, width), strict=True)):
        made.add_column(
            Text(column.title),
            justify="right" if column.numeric else "left",
            width=room,
            overflow="fold",
            style="dim" if column.cited or column.title.startswith("Exact") else "bold" if place == 0 else "",
        )
    last = len(table.rows) - 1
    for place, row in enumerate(table.rows):
        if table.total and place == last:
            made.add_section()
        told = zip(row, table.columns, strict=True)
        made.add_row(*(_cell(cell.replace("/", "/\n") if at.exact and split else cell) for cell, at in told))
    return Group(*caption, made, *below)


def _cell(cell: str) -> Text:
    return Text(cell, style=STYLES[cell.tone] if isinstance(cell, Toned) else "")


def _stacked(table: Table) -> Iterator[RenderableType]:
    """Each row as lines: the first cell, then the others with their column's title before them."""
    titles = [column.title for column in table.columns]
    for first, *rest in table.rows:
        yield Text(first or titles[0], style="bold", overflow="fold")
        for title, cell in zip(titles[1:], rest, strict=True):
            if cell:
                line = Text.assemble((f"{title} " if title else "", "dim"), _cell(cell), overflow="fold")
                yield Padding(line, (0, 0, 0, 2))


def _shared(table: Table, least: Sequence[int], width: int) -> list[int]:
    """The rooms of columns with what is left of the width given to long texts, the scarcest first.

    If all titles fit beside them too, none is broken.
    """
    rooms = list(least)
    wanted = {
        place: max(map(len, (column.title, *_lines(table, place))))
        for place, column in enumerate(table.columns)
        if not column.numeric and (len(column.title) <= _SHORT or not _is_short(table, place))
    }
    for _ in range(width - sum(rooms) - _GAP * (len(rooms) - 1)):
        left = [place for place, room in wanted.items() if rooms[place] < room]
        if not left:
            break
        place = max(left, key=lambda place: (wanted[place] <= _SHORT, wanted[place] / rooms[place]))
        rooms[place] += 1
    titled = [max(room, len(column.title)) for room, column in zip(rooms, table.columns, strict=True)]
    return titled if sum(titled) + _GAP * (len(rooms) - 1) <= width else rooms


def _fit(table: Table, width: int) -> tuple[bool, list[int]] | None:
    """Whether fractions are broken, and the room of each column; none where words would be broken too."""
    for split, text in _TRIES:
        least = [_least(table, place, split, text) for place in range(len(table.columns))]
        if sum(least) + _GAP * (len(least) - 1) <= width:
            return split, least
    return None


def _without_fractions(table: Table) -> Table | None:
    """The table without its exact columns; none where nothing else would be left of a figure."""
    kept = [place for place, column in enumerate(table.columns) if not column.exact]
    if len(kept) == len(table.columns) or not any(table.columns[place].numeric for place in kept):
        return None
    rows = tuple(tuple(row[place] for place in kept) for row in table.rows)
    return replace(table, columns=tuple(table.columns[place] for place in kept), rows=rows)


def _is_short(table: Table, place: int) -> bool:
    return all(len(line) <= _SHORT for line in _lines(table, place))


def _lines(table: Table, place: int) -> list[str]:
    """The lines of a column's cells."""
    return [line for row in table.rows for line in row[place].split("\n")]


def _least(table: Table, place: int, split: bool, text: int) -> int:
    """The room a column needs: all of a number, the longest word of a head, something of a long text."""
    column = table.columns[place]
    word = max((len(part) for part in column.title.split()), default=0)
    cells = _lines(table, place)
    if column.exact and split:
        cells = [part for cell in cells for part in cell.replace("/", "/\n").split("\n")]
    longest = max(map(len, cells), default=0)
    if not column.numeric and longest > _SHORT:
        unbroken = max((len(part) for cell in cells for part in cell.split()), default=0)
        longest = min(longest, max(text, min(unbroken, _LONG_WORD)))
    return max(word, longest)
