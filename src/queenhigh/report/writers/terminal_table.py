"""Tables on a terminal, however wide it is. Texts go to Rich as `Text`: nothing in them is its markup."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace
from rich import box as frames
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as RichTable
from rich.text import Text

from queenhigh.report.blocks import Table

_GAP = 2
_SHORT = 12
"""A column of words none of which is longer stays on one line."""
_TRIES = ((False, 20), (True, 20), (True, 12), (True, 8))
"""How a table is made to fit: whether fractions are broken, and what a column of longer words is left."""
_LONG_WORD = 30
"""Words up to so long are not broken: no id of a clause or a reading is."""
_LEFT_OUT = "The exact fractions do not fit here: a wider terminal and the written reports have them."


def rich_table(table: Table, width: int) -> Group:
    """A table for a terminal so wide: numbers are never broken, fractions only behind their stroke.

    Where even so words would have to be broken, the fractions are left out, and that is said; where that does
    not do either, each row stands as lines.
    """
    caption = [Text(f"\n{table.caption}", style="bold")] if table.caption else []
    below = [Text(note, style="dim") for note in table.notes]
    fit = _fit(table, width)
    if fit is None and (slim := _without_fractions(table)) is not None:
        fit = _fit(slim, width)
        if fit is not None:
            table = slim
            below.append(Text(_LEFT_OUT, style="dim"))
    if fit is None:
        return Group(*caption, *_stacked(table), *below)
    split, least = fit
    made = RichTable(
        box=frames.SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        padding=(0, 1, 0, 0),
        show_header=any(column.title for column in table.columns),
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
        made.add_row(*(Text(cell.replace("/", "/\n") if at.exact and split else cell) for cell, at in told))
    return Group(*caption, made, *below)


def _stacked(table: Table) -> Iterator[RenderableType]:
    """Each row as lines: the first cell, then the others with their column's title before them."""
    titles = [column.title for column in table.columns]
    for first, *rest in table.rows:
        yield Text(first or titles[0], style="bold", overflow="fold")
        for title, cell in zip(titles[1:], rest, strict=True):
            if cell:
                line = Text.assemble((f"{title} " if title else "", "dim"), cell, overflow="fold")
                yield Padding(line, (0, 0, 0, 2))


def _shared(table: Table, least: Sequence[int], width: int) -> list[int]:
    """The rooms of columns with what is left of the width given to long texts, the scarcest first.

    If all titles fit beside them too, none is broken.
    """
    rooms = list(least)
    wanted = {
        place: max(map(len, (column.title, *(row[place] for row in table.rows))))
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
    return all(len(row[place]) <= _SHORT for row in table.rows)


def _least(table: Table, place: int, split: bool, text: int) -> int:
    """The room a column needs: all of a number, the longest word of a head, something of a long text."""
    column = table.columns[place]
    word = max((len(part) for part in column.title.split()), default=0)
    cells = [row[place] for row in table.rows]
    if column.exact and split:
        cells = [part for cell in cells for part in cell.replace("/", "/\n").split("\n")]
    longest = max(map(len, cells), default=0)
    if not column.numeric and longest > _SHORT:
        unbroken = max((len(part) for cell in cells for part in cell.split()), default=0)
        longest = min(longest, max(text, min(unbroken, _LONG_WORD)))
    return max(word, longest)
