"""The report as Markdown: the same words and tables, without charts; the grid of two cards is a table."""

from collections.abc import Iterator
from typing import Final

from queenhigh.analysis.report.blocks import Block, Cell, Column, Grid, Section, Table, Words, number
from queenhigh.analysis.report.content import document
from queenhigh.analysis.results import Analysis
from queenhigh.cards import RANKS

_SPECIAL: Final = str.maketrans({letter: f"\\{letter}" for letter in "\\`*_[]<>|~#"} | {"&": "&amp;"})


def report_markdown(found: Analysis) -> str:
    """The report of one house."""
    return "\n".join(_lines(found)).rstrip() + "\n"


def plain(text: str) -> str:
    """Text that Markdown shows as it is, on one line."""
    return " ".join(text.translate(_SPECIAL).split())


def _lines(found: Analysis) -> Iterator[str]:
    told = document(found)
    yield from (f"# {plain(told.title)}", "", plain(told.subtitle), "")
    columns = (Column("About"), Column("What"))
    yield from _table(Table("", columns, told.facts))
    for alert in told.alerts:
        yield from _section(alert, 2, "⚠ ")
    for section in told.sections:
        yield from _section(section, 2)


def _section(section: Section, level: int, mark: str = "") -> Iterator[str]:
    yield from (f"{'#' * level} {mark}{plain(section.title)}", "")
    for block in section.blocks:
        yield from _block(block)
    for inner in section.sections:
        yield from _section(inner, level + 1)


def _block(block: Block) -> Iterator[str]:
    match block:
        case Table():
            yield from _table(block)
        case Grid():
            yield from _table(_grid_table(block))
            if block.notes:
                yield from (plain(block.notes.replace("Hatched and marked", "Marked")), "")
        case Words():
            yield from (plain(block.text), "")
        case _:
            return


def _grid_table(grid: Grid) -> Table:
    letters = RANKS[::-1]
    rows = tuple(
        (letter, *(_cell(cell) for cell in cells)) for letter, cells in zip(letters, grid.rows, strict=True)
    )
    return Table(grid.title, (Column(""), *(number(letter) for letter in letters)), rows)


def _cell(cell: Cell | None) -> str:
    if cell is None:
        return ""
    return f"{cell.text} {cell.mark}".strip()


def _table(table: Table) -> Iterator[str]:
    if table.caption:
        yield from (f"**{plain(table.caption)}**", "")
    yield _row([plain(column.title) for column in table.columns])
    yield _row(["---:" if column.numeric else "---" for column in table.columns])
    last = len(table.rows) - 1
    for place, row in enumerate(table.rows):
        cells = [plain(cell) for cell in row]
        yield _row(
            [f"**{cell}**" if cell else "" for cell in cells] if table.total and place == last else cells
        )
    yield ""


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
