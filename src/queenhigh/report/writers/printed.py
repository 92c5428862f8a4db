"""Two documents as one HTML file to print on both sides of a sheet: tables in front, the rest behind.

The type is as large as fits on A4 and on letter paper alike. A page runs nothing, so the size is calculated
here, from how many letters and lines there are. Letters are taken for wider than they mostly are: a side may
end early, and never runs over.
"""

from collections.abc import Callable, Sequence
from importlib.resources import files
from math import ceil
from typing import Final

from msgspec.structs import replace

from queenhigh.report.blocks import Block, Document, Section, Table, Words, seen
from queenhigh.report.writers.markup import escape, rows_html

_WIDE_MM: Final = 186.0
_HIGH_MM: Final = 252.0
"""The room of a side: the narrower of the two papers, the shorter of them, less margins of 12 mm."""
_MM_A_POINT: Final = 25.4 / 72
_LETTER: Final = 0.54
"""How wide a letter is on average, in parts of the type's size."""
_LINE: Final = 1.38
"""How high a line is, in parts of the type's size."""
_LEAST_POINTS: Final = 7.0
_FRONT_POINTS: Final = 26.0
_BACK_POINTS: Final = 14.0
_ROW: Final = _LINE + 0.32
_TITLE: Final = 2.5
"""How high a row and a title on the front are with what is around them, in sizes of type."""
_GAP_MM: Final = 9.0
"""Between two columns of tables."""
_FRONT_HEAD_MM: Final = 40.0
_BACK_FOOT_MM: Final = 22.0
"""Title and foot of each side."""
_LONG_TEXT: Final = 50
"""No column of the back is given more room than one with texts of so many letters."""


def printed_sides(front: Document, back: Document, language: str, texts: Sequence[Section] = ()) -> str:
    """The sheet as HTML; `texts` follow on other pages."""
    style = files("queenhigh.report.writers").joinpath("printed.css").read_text(encoding="utf-8")
    sizes = f":root {{ --wide: {_WIDE_MM:g}mm; --high: {_HIGH_MM:g}mm; --line: {_LINE}; }}\n"
    more = "".join(_back_block(block) for each in texts for block in _headed(each.title, each.blocks))
    desk = f'<section class="side rules desk">\n{more}</section>\n' if more else ""
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(back.title)}</title>\n<style>\n{sizes}{style}</style>\n</head>\n<body>\n<main>\n"
        f"{_front_side(front)}{_back_side(back)}{desk}</main>\n</body>\n</html>\n"
    )


def largest_points(fits: Callable[[float], bool], most: float) -> float:
    """The largest size of type, in half points, with which a side fits; the least where none does."""
    points = most
    while points > _LEAST_POINTS and not fits(points):
        points -= 0.5
    return points


def line_count(text: str, wide_mm: float, points: float) -> int:
    """How many lines a text takes in a column."""
    return max(1, ceil(_text_mm(text, points) * 1.08 / wide_mm))


def _text_mm(text: str, points: float) -> float:
    return len(text) * _LETTER * points * _MM_A_POINT


def _uncited(table: Table) -> Table:
    """The table without its clauses."""
    kept = [place for place, column in enumerate(table.columns) if not column.cited]
    rows = tuple(tuple(row[place] for place in kept) for row in table.rows)
    return replace(table, columns=tuple(table.columns[place] for place in kept), rows=rows)


# The front: tables one below the other or side by side


def _front_side(told: Document) -> str:
    tables = [
        _uncited(block) for section in told.sections for block in section.blocks if isinstance(block, Table)
    ]
    points, bands = _laid_out(tables)
    inner = "".join(f'<div class="band">\n{"".join(map(_front_table, band))}</div>\n' for band in bands)
    return (
        f'<section class="side placard" style="--type:{points:g}pt">\n'
        f"<header><p>{escape(told.subtitle)}</p><h1>{escape(told.title)}</h1></header>\n"
        f'<div class="bands">\n{inner}</div>\n{_foot(told)}</section>\n'
    )


def _foot(told: Document) -> str:
    feet = [block.text for block in told.lead if isinstance(block, Words) and block.tone == "foot"]
    return "".join(f"<footer><p>{escape(text)}</p></footer>\n" for text in feet)


def _laid_out(tables: Sequence[Table]) -> tuple[float, list[Sequence[Table]]]:
    """The larger type of tables one below the other and of narrow ones side by side, and their bands."""

    def fits(bands: Sequence[Sequence[Table]], points: float) -> bool:
        high_mm = sum(max(_high_mm(table, _room_mm(band), points) for table in band) for band in bands)
        wide = any(_wide_mm(table, points) > _room_mm(band) for band in bands for table in band)
        return high_mm <= _HIGH_MM - _FRONT_HEAD_MM and not wide

    below: list[Sequence[Table]] = [(table,) for table in tables]
    one = largest_points(lambda points: fits(below, points), _FRONT_POINTS)
    two = largest_points(lambda points: fits(_paired(tables, points), points), _FRONT_POINTS)
    return (one, below) if one >= two else (two, _paired(tables, two))


def _room_mm(band: Sequence[Table]) -> float:
    """How wide each table of a band may be."""
    return _WIDE_MM if len(band) == 1 else (_WIDE_MM - _GAP_MM) / 2


def _paired(tables: Sequence[Table], points: float) -> list[Sequence[Table]]:
    """The tables in order, two side by side wherever two that follow each other are narrow enough."""
    bands: list[Sequence[Table]] = []
    left = list(tables)
    while left:
        pair = left[:2]
        narrow = len(pair) == 2 and all(_wide_mm(table, points) <= _room_mm(pair) for table in pair)
        band = pair if narrow else pair[:1]
        bands.append(band)
        del left[: len(band)]
    return bands


def _heads(table: Table) -> tuple[str, ...]:
    """The titles of the columns; a hand and what it pays need none."""
    return tuple(column.title for column in table.columns) if len(table.columns) > 2 else ()


def _high_mm(table: Table, wide_mm: float, points: float) -> float:
    """How high a table of the front is in a column of this width."""
    rows = len(table.rows) + bool(_heads(table))
    notes = sum(line_count(note, wide_mm, 0.7 * points) for note in table.notes)
    return points * _MM_A_POINT * (_TITLE + rows * _ROW + notes * 0.7 * _LINE)


def _wide_mm(table: Table, points: float) -> float:
    """How wide its widest row is."""
    every = (_heads(table), *table.rows) if _heads(table) else table.rows
    columns = zip(*every, strict=True)
    return sum(max(_text_mm(cell, points) for cell in cells) + points * _MM_A_POINT for cells in columns)


def _front_table(table: Table) -> str:
    notes = "".join(f'<p class="note">{escape(note)}</p>\n' for note in table.notes)
    return (
        f"<div><table><caption>{escape(table.caption)}</caption>{_head_row(_heads(table))}<tbody>\n"
        f"{rows_html(table.rows)}</tbody></table>\n{notes}</div>\n"
    )


def _head_row(heads: Sequence[str]) -> str:
    cells = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    return f"<thead><tr>{cells}</tr></thead>" if any(heads) else ""


# The back: headings, tables whose columns share the width, and paragraphs


def _back_side(told: Document) -> str:
    lead = [block for block in told.lead if not (isinstance(block, Words) and block.tone == "foot")]
    sections = seen(told.sections, "page")
    blocks = [*seen(lead, "page")]
    for section in sections:
        shown = (_uncited(block) if isinstance(block, Table) else block for block in section.blocks)
        blocks += _headed(section.title, seen(shown, "page"))

    def fits(points: float) -> bool:
        room_mm = _HIGH_MM - _BACK_FOOT_MM - 2.2 * points * _MM_A_POINT
        return sum(_back_high_mm(block, points) for block in blocks) <= room_mm

    return (
        f'<section class="side rules" style="--type:{largest_points(fits, _BACK_POINTS):g}pt">\n'
        f"<header><h1>{escape(told.title)}</h1></header>\n"
        f"{''.join(map(_back_block, blocks))}{_foot(told)}</section>\n"
    )


def _headed(title: str, blocks: Sequence[Block]) -> list[Block]:
    """The blocks with their heading, if there are any."""
    return [*([Words(title, "title")] if title and blocks else []), *blocks]


def _shares(table: Table) -> list[float]:
    """The parts of the width that the columns get: by their longest texts."""
    cells = zip(tuple(column.title for column in table.columns), *table.rows, strict=True)
    longest = [min(_LONG_TEXT, max(map(len, column)) + 2) for column in cells]
    return [each / sum(longest) for each in longest]


def _back_high_mm(block: Block, points: float) -> float:
    """How high a block of the back is, with what is around it."""
    high = 0.0
    match block:
        case Words(tone="title"):
            high = 2.0
        case Words():
            high = line_count(block.text, _WIDE_MM, points) * _LINE + 0.25
        case Table():
            shares = _shares(block)
            rows = [tuple(column.title for column in block.columns), *block.rows]
            lines = sum(
                max(line_count(cell, part * _WIDE_MM, points) for cell, part in zip(row, shares, strict=True))
                for row in rows
            )
            high = 2.0 + lines * _LINE + len(rows) * 0.2
    return high * points * _MM_A_POINT


def _back_block(block: Block) -> str:
    match block:
        case Words(tone="title"):
            return f"<h2>{escape(block.text)}</h2>\n"
        case Words():
            return f"<p>{escape(block.text)}</p>\n"
        case Table():
            title = f"<h2>{escape(block.caption)}</h2>\n" if block.caption else ""
            widths = "".join(f'<col style="width:{100 * part:.1f}%">' for part in _shares(block))
            heads = _head_row([column.title for column in block.columns])
            return f"{title}<table>{widths}{heads}<tbody>\n{rows_html(block.rows)}</tbody></table>\n"
    return ""
