"""Tables that are never cut: one that is too wide for its terminal stands as stacked lines instead."""

from collections.abc import Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

CUT = "…"
"""What stands where Rich leaves something out."""


def fit(console: Console, drawing: RenderableType, width: int | None = None) -> RenderableType:
    """The drawing with its tables where nothing of one is cut; otherwise each row of that one as lines."""
    if isinstance(drawing, Group):
        return Group(*(fit(console, part, width) for part in drawing.renderables))
    return _fit_table(console, drawing, width) if isinstance(drawing, Table) else drawing


def fit_alike(console: Console, tables: Sequence[Table]) -> list[RenderableType]:
    """Tables of one kind: as tables where every one of them has room, else all of them as lines."""
    fitted = [fit(console, table) for table in tables]
    whole = all(isinstance(each, Table) for each in fitted)
    return fitted if whole else [Group(*_stacked(each)) for each in tables]


def _fit_table(console: Console, table: Table, width: int | None) -> RenderableType:
    options = console.options.update(width=width or console.width)
    drawn = "".join(segment.text for line in console.render_lines(table, options) for segment in line)
    parts = (part for column in table.columns for part in (column.header, column.footer, *column.cells))
    whole = drawn.count(CUT) <= sum(_text(part).plain.count(CUT) for part in parts)
    return table if whole else Group(*_stacked(table))


def _stacked(table: Table) -> Iterator[RenderableType]:
    """Each row as lines: the first cell, then the others with their column's name before them."""
    names = [_text(column.header).plain if column.ratio is None else "" for column in table.columns]
    yield Text()
    if table.title:
        yield Text(_text(table.title).plain, style="bold")
    rows = list(zip(*(column.cells for column in table.columns), strict=True))
    if table.show_footer:
        rows.append(tuple(column.footer for column in table.columns))
    for first, *rest in rows:
        yield Text.assemble(_text(first), style="bold", overflow="fold")
        for name, cell in zip(names[1:], rest, strict=True):
            if words := _text(cell):
                line = Text.assemble((f"{name} " if name else "", "dim"), words, overflow="fold")
                yield Padding(line, (0, 0, 0, 2))
    if table.caption:
        yield _text(table.caption)


def _text(cell: object) -> Text:
    return cell if isinstance(cell, Text) else Text(str(cell))
