"""The front of the sheet: every pay table of a house, as large as the page lets it be."""

from collections.abc import Sequence
from typing import Final

from queenhigh.report.cards.fitting import HIGH_MM, WIDE_MM, largest
from queenhigh.report.cards.paid import Paid, contest_tables, paid_table
from queenhigh.report.writers.markup import escape, rows_html
from queenhigh.rules.records import House
from queenhigh.text import first_up
from queenhigh.words.rules_card import dealer_words

_MOST: Final = 26.0
_GAP_MM: Final = 9.0
"""Between two columns."""
_HEAD_MM: Final = 40.0
"""Title and foot of the side."""


def placard(house: House, language: str) -> str:
    """The side as HTML."""
    tables = [*contest_tables(house, language)]
    tables += [paid_table(house, wager, language) for wager in house.wagers if wager.rows]
    points, bands = _laid_out(tables)
    inner = "".join(f'<div class="band">\n{"".join(map(_table, band))}</div>\n' for band in bands)
    return (
        f'<section class="side placard" style="--type:{points:g}pt">\n'
        f"<header><p>{escape(house.name)}</p><h1>{escape(house.game_in(language))}</h1></header>\n"
        f'<div class="bands">\n{inner}</div>\n'
        f"<footer><p>{escape(dealer_words(house, language))}</p></footer>\n</section>\n"
    )


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
