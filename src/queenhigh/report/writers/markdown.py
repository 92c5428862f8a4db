"""Documents as Markdown: the same words and tables, without charts.

The grid of two cards is a table, and curves are told in a sentence with a table of where they end.
"""

from collections.abc import Iterator
from typing import Final, assert_never

from queenhigh.cards import SHOWN_RANKS
from queenhigh.report.blocks import (
    Bars,
    Block,
    Cards,
    Column,
    Curves,
    Document,
    Facts,
    Grid,
    Intervals,
    Line,
    Section,
    Splits,
    Table,
    Words,
    seen,
    table,
)
from queenhigh.report.writers.svg_parts import number_words, places_of

_SPECIAL: Final = str.maketrans({letter: f"\\{letter}" for letter in "\\`*_[]<>|~#"} | {"&": "&amp;"})


def document_markdown(document: Document) -> str:
    """One document as a whole file."""
    return "\n".join(_lines(document)).rstrip() + "\n"


def plain(text: str) -> str:
    """Text that Markdown shows as it is, on one line."""
    return " ".join(text.translate(_SPECIAL).split())


def _lines(told: Document) -> Iterator[str]:
    yield from (f"# {plain(told.title)}", "")
    if told.subtitle:
        yield from (plain(told.subtitle), "")
    for alert in seen(told.alerts, "page"):
        yield from _section(alert, 2, "⚠ ")
    for block in seen(told.lead, "page"):
        yield from _block(block)
    for section in seen(told.sections, "page"):
        yield from _section(section, 2)


def _section(section: Section, level: int, mark: str = "") -> Iterator[str]:
    yield from (f"{'#' * level} {mark}{plain(section.title)}", "")
    for block in seen(section.blocks, "page"):
        yield from _block(block)
    for inner in seen(section.sections, "page"):
        yield from _section(inner, level + 1)


def _block(block: Block) -> Iterator[str]:
    match block:
        case Table():
            yield from _table(block)
        case Grid():
            yield from _table(_grid_table(block))
            if block.notes:
                yield from (plain(block.notes.replace("Hatched and marked", "Marked")), "")
        case Curves():
            yield from (plain(block.words), "")
            ends = _ends_table(block)
            yield from _table(ends) if ends.rows else ()
        case Facts():
            yield from _table(block.table())
        case Words() | Cards():
            yield from (plain(block.text), "")
        case Bars() | Splits() | Intervals() | Line():
            return
        case _:
            assert_never(block)


def _grid_table(grid: Grid) -> Table:
    letters = SHOWN_RANKS[::-1]
    rows = (
        (letter, *(f"{cell.text} {cell.mark}".strip() if cell else "" for cell in cells))
        for letter, cells in zip(letters, grid.rows, strict=True)
    )
    return table(grid.title, f"|#{'|#'.join(letters)}", rows)


def _ends_table(chart: Curves) -> Table:
    """Where the strips and lines end, and the levels."""

    def told(value: float) -> str:
        return number_words(value, min(2, places_of([value], chart.sign)), chart.sign)

    ends = [
        (band.label, number_words(x, places_of([x])), f"{told(low)} to {told(high)}")
        for band in chart.bands
        for x, low, high in band.points[-1:]
    ]
    ends += [
        (curve.label, number_words(x, places_of([x])), told(y))
        for curve in chart.curves
        for x, y in curve.points[-1:]
    ]
    ends += [(level.label, "all along", told(level.at)) for level in chart.levels]
    columns = (Column("Line"), Column(chart.across, numeric=True), Column(chart.up, numeric=True))
    return Table(f"{chart.title}: the last values", columns, tuple(ends))


def _table(table: Table) -> Iterator[str]:
    if table.caption:
        yield from (f"**{plain(table.caption)}**", "")
    yield _row([plain(column.title) for column in table.columns])
    yield _row(["---:" if column.numeric else "---" for column in table.columns])
    last = len(table.rows) - 1
    for place, row in enumerate(table.rows):
        loud = "**" if table.total and place == last else ""
        yield _row([f"{loud}{plain(cell)}{loud}" if cell else "" for cell in row])
    yield ""
    for note in table.notes:
        yield from (plain(note), "")


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
