"""The front of the sheet: every pay table of a house, as large as the page lets it be."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from queenhigh.report.cards.fitting import HIGH_MM, LINE, WIDE_MM, em_mm, largest, lines_in, text_mm
from queenhigh.report.writers.markup import escape, rows_html
from queenhigh.rules.records import House, Wager
from queenhigh.text import first_up
from queenhigh.words.amounts import amount_text
from queenhigh.words.rules_card import (
    award_words,
    dealer_words,
    heading,
    note_words,
    pay_lines,
    pay_table_title,
)

_MOST: Final = 26.0
_GAP_MM: Final = 9.0
"""Between two columns."""
_HEAD_MM: Final = 40.0
"""Title and foot of the side."""
_ROW: Final = LINE + 0.32
_TITLE: Final = 2.5
"""How high a row and a table's title are with what is around them, in sizes of type."""


class Paid(NamedTuple):
    """One pay table in words: the heads of its columns, where there are several, its rows and its notes."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...]

    def high_mm(self, wide_mm: float, points: float) -> float:
        """How high it is in a column of this width."""
        rows = len(self.rows) + bool(self.heads)
        notes = sum(lines_in(note, wide_mm, 0.7 * points) for note in self.notes)
        return em_mm(points) * (_TITLE + rows * _ROW + notes * 0.7 * LINE)

    def wide_mm(self, points: float) -> float:
        """How wide its widest row is."""
        every = (self.heads, *self.rows) if self.heads else self.rows
        columns = zip(*every, strict=True)
        return sum(max(text_mm(cell, points) for cell in cells) + em_mm(points) for cells in columns)


def placard(house: House, language: str) -> str:
    """The side as HTML."""
    tables = [paid_table(house, wager, language) for wager in house.wagers if wager.rows]
    points, bands = _laid_out(tables)
    inner = "".join(f'<div class="band">\n{"".join(map(_table, band))}</div>\n' for band in bands)
    return (
        f'<section class="side placard" style="--type:{points:g}pt">\n'
        f"<header><p>{escape(house.name)}</p><h1>{escape(house.game_in(language))}</h1></header>\n"
        f'<div class="bands">\n{inner}</div>\n'
        f"<footer><p>{escape(dealer_words(house, language))}</p></footer>\n</section>\n"
    )


def paid_table(house: House, wager: Wager, language: str) -> Paid:
    """A pay table as it is printed: first three and after a draw side by side where that counts."""
    by_draw = any(row.when != "always" for row in wager.rows)
    envy = any(row.envy_minor for row in wager.rows)
    rows = []
    for words, stood_drew in pay_lines(wager, language):
        first = next(row for row in stood_drew if row)
        cells = [award_words(house, row, language) if row else "" for row in stood_drew]
        if envy:
            paid_minor = first.envy_minor
            cells.append(amount_text(paid_minor, house.currency, language) if paid_minor else "")
        rows.append((words, *cells))
    names = ("first_three", "after_draw") if by_draw else ("pays",)
    heads = tuple(heading(name, language) for name in ("hand", *names, *["envy"] * envy))
    notes = tuple(note_words(house, wager, row, language) for row in wager.rows if row.note)
    return Paid(pay_table_title(house, wager, language), heads if len(heads) > 2 else (), tuple(rows), notes)


def _laid_out(tables: Sequence[Paid]) -> tuple[float, list[Sequence[Paid]]]:
    """The larger type of tables one below the other and of narrow ones side by side, and their bands."""

    def fits(bands: Sequence[Sequence[Paid]], points: float) -> bool:
        high_mm = sum(max(table.high_mm(_room_mm(band), points) for table in band) for band in bands)
        wide = any(table.wide_mm(points) > _room_mm(band) for band in bands for table in band)
        return high_mm <= HIGH_MM - _HEAD_MM and not wide

    below: list[Sequence[Paid]] = [(table,) for table in tables]
    one = largest(lambda points: fits(below, points), _MOST)
    two = largest(lambda points: fits(_paired(tables, points), points), _MOST)
    return (one, below) if one >= two else (two, _paired(tables, two))


def _room_mm(band: Sequence[Paid]) -> float:
    """How wide each table of a band may be."""
    return WIDE_MM if len(band) == 1 else (WIDE_MM - _GAP_MM) / 2


def _paired(tables: Sequence[Paid], points: float) -> list[Sequence[Paid]]:
    """The tables in order, two side by side wherever two that follow each other are narrow enough."""
    bands: list[Sequence[Paid]] = []
    left = list(tables)
    while left:
        pair = left[:2]
        narrow = len(pair) == 2 and all(table.wide_mm(points) <= _room_mm(pair) for table in pair)
        band = pair if narrow else pair[:1]
        bands.append(band)
        del left[: len(band)]
    return bands


def _table(table: Paid) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in table.heads)
    top = f"<thead><tr>{heads}</tr></thead>" if heads else ""
    notes = "".join(f'<p class="note">{escape(first_up(note))}</p>\n' for note in table.notes)
    return (
        f"<div><table><caption>{escape(table.title)}</caption>{top}<tbody>\n{rows_html(table.rows)}</tbody>"
        f"</table>\n{notes}</div>\n"
    )
