"""HTML by hand: text made harmless, and a table with caption and scopes."""

import html
from collections.abc import Iterable
from typing import Final

from queenhigh.report.blocks import Column, Table

_FORBIDDEN: Final = {
    code: "\N{REPLACEMENT CHARACTER}"
    for code in (*range(32), 127, *range(128, 160), *range(0xD800, 0xE000), 0xFFFE, 0xFFFF)
    if code not in (9, 10, 13)
}
"""Characters that neither HTML nor XML may hold."""


def escape(text: str) -> str:
    """Text that can stand in HTML, in SVG and in a quoted attribute."""
    return html.escape(text.translate(_FORBIDDEN), quote=True)


def table_html(table: Table) -> str:
    """A table whose first column names each row; numbers stand to the right."""
    last = len(table.rows) - 1
    rows = "".join(
        _row_html(row, table.columns, table.total and place == last) for place, row in enumerate(table.rows)
    )
    heads = "".join(f'<th scope="col"{_kind(column)}>{escape(column.title)}</th>' for column in table.columns)
    caption = f"<caption>{escape(table.caption)}</caption>" if table.caption else ""
    notes = "".join(f"<p>{escape(note)}</p>\n" for note in table.notes)
    return f"<table>{caption}<thead><tr>{heads}</tr></thead><tbody>\n{rows}</tbody></table>\n{notes}"


def rows_html(rows: Iterable[tuple[str, ...]]) -> str:
    """Rows of plain cells, the first of which names its row."""
    return "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>\n"
        for row in rows
    )


def _row_html(row: tuple[str, ...], columns: tuple[Column, ...], total: bool) -> str:
    cells = "".join(
        f"<td{_kind(column, text)}>{breakable(text) if column.exact else escape(text)}</td>"
        for text, column in zip(row[1:], columns[1:], strict=True)
    )
    kind = ' class="total"' if total else ""
    return f'<tr{kind}><th scope="row"{_kind(columns[0], row[0])}>{escape(row[0])}</th>{cells}</tr>\n'


def _kind(column: Column, text: str = "") -> str:
    """Number, exact number, words so short that they stay on a line, or so many that they want some room."""
    if column.numeric:
        return ' class="n x"' if column.exact else ' class="n"'
    if len(text) > _MANY:
        return ' class="w"'
    return ' class="k"' if text and len(text) <= _SHORT else ""


def breakable(text: str) -> str:
    """A fraction that may be broken behind its stroke, and inside only where a part of it is very long."""
    runs = ((part, _RUN if len(part) > _LONG_PART else _LONG_PART) for part in text.split("/"))
    return "/<wbr>".join(
        "<wbr>".join(escape(part[at : at + run]) for at in range(0, len(part), run)) for part, run in runs
    )


_SHORT: Final = 12
_MANY: Final = 24
_RUN: Final = 10
_LONG_PART: Final = 22
