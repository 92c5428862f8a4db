"""HTML by hand: text made harmless, and a table with caption and scopes."""

import html
from typing import Final

from queenhigh.analysis.report.blocks import Table

_FORBIDDEN: Final = {
    code: "\N{REPLACEMENT CHARACTER}"
    for code in (*range(32), 127, *range(128, 160), *range(0xD800, 0xE000), 0xFFFE, 0xFFFF)
    if code not in (9, 10, 13)
}
"""Characters that neither HTML nor XML may hold."""


def escape(text: str) -> str:
    """Text that can stand in HTML, in SVG and in a quoted attribute."""
    return html.escape(text.translate(_FORBIDDEN), quote=True)


def table_html(table: Table, classes: str = "") -> str:
    """A table whose first column names each row; numbers stand to the right."""
    numeric = [column.numeric for column in table.columns]
    last = len(table.rows) - 1
    rows = "".join(
        _row_html(row, numeric, table.total and place == last) for place, row in enumerate(table.rows)
    )
    heads = "".join(
        f'<th scope="col"{_NUMBER if column.numeric else ""}>{escape(column.title)}</th>'
        for column in table.columns
    )
    kind = f' class="{classes}"' if classes else ""
    caption = f"<caption>{escape(table.caption)}</caption>" if table.caption else ""
    return f"<table{kind}>{caption}<thead><tr>{heads}</tr></thead><tbody>\n{rows}</tbody></table>\n"


_NUMBER: Final = ' class="n"'


def _row_html(row: tuple[str, ...], numeric: list[bool], total: bool) -> str:
    first, *rest = row
    cells = "".join(
        f"<td{_NUMBER if is_number else ''}>{escape(text)}</td>"
        for text, is_number in zip(rest, numeric[1:], strict=True)
    )
    kind = ' class="total"' if total else ""
    return f'<tr{kind}><th scope="row"{_NUMBER if numeric[0] else ""}>{escape(first)}</th>{cells}</tr>\n'
