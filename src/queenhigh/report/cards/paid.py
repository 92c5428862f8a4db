"""What a house pays, table by table in words: pay tables, and endings of the contest that go by the hand."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from queenhigh.report.cards.fitting import LINE, em_mm, lines_in, text_mm
from queenhigh.rules.records import House, Result, Situation, Wager
from queenhigh.words.amounts import amount_text
from queenhigh.words.catalogue import catalogue
from queenhigh.words.rules_card import (
    award_words,
    conditions_words,
    heading,
    note_words,
    pay_heads,
    pay_lines,
    pay_table_title,
    result_words,
    row_words,
    situations,
)

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


def paid_table(house: House, wager: Wager, language: str) -> Paid:
    """A pay table as it is printed: who stood and who drew side by side where that counts."""
    envy = any(row.envy_minor for row in wager.rows)
    rows = []
    for words, stood_drew in pay_lines(wager, language):
        first = next(row for row in stood_drew if row)
        cells = [award_words(house, row, language) if row else "" for row in stood_drew]
        if envy:
            paid_minor = first.envy_minor
            cells.append(amount_text(paid_minor, house.currency, language) if paid_minor else "")
        rows.append((words, *cells))
    heads = tuple(heading(name, language) for name in ("hand", *pay_heads(wager), *["envy"] * envy))
    front = replace(wager, needs=None, beat_clause="")  # what is needed and cited stands on the back
    conditions = conditions_words(house, front, language)
    noted = (note_words(house, wager, row, language) for row in wager.rows if row.note)
    notes = tuple(filter(None, (conditions, *noted)))
    return Paid(pay_table_title(house, wager, language), heads if len(heads) > 2 else (), tuple(rows), notes)


def contest_tables(house: House, language: str) -> Iterator[Paid]:
    """What endings of the contest pay by the hand; situations and wagers that end alike in one table."""
    tables: dict[tuple[tuple[tuple[str, str], ...], tuple[str, ...]], list[str]] = {}
    for wager in house.wagers:
        by_rows: dict[tuple[tuple[str, str], ...], dict[Situation, Result]] = {}
        for situation, result in wager.results.items():
            if result.rows:
                ends = tuple(
                    (row_words(row, language), result_words(result.by_row(row), language))
                    for row in result.rows
                )
                by_rows.setdefault(ends, {})[situation] = result
        for rows, ends_so in by_rows.items():
            notes = tuple(_others(ends_so, language))
            tables.setdefault((rows, notes), []).append(house.label(wager.name, language))
    for (rows, notes), labels in tables.items():
        yield Paid(catalogue(language).join(labels, "and"), (), rows, notes)


def _others(ends: dict[Situation, Result], language: str) -> Iterator[str]:
    """In which situations the rows are paid, and how a hand without one ends there."""
    said = situations(language)
    others = dict[Result, list[str]]()
    for situation in (each for each in said if each in ends):
        other = replace(ends[situation].by_row(None), clause="")
        others.setdefault(other, []).append(said[situation])
    for other, when in others.items():
        code = "others" if other.odds is not None else f"others.{other.outcome}"
        places = {"when": "; ".join(when), "other": result_words(other, language)}
        yield catalogue(language).say("result", code, places)
