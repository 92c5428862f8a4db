"""Charts drawn as SVG by hand: bars, bars in two parts, a line, a grid of two cards, strips and curves.

No reference leaves the picture, and none points inside it either (hatching is drawn line by line), so that it
can stand in any page as often as one likes. Whatever carries meaning by colour carries it in words as well.
"""

from base64 import b64encode
from itertools import pairwise
from typing import Final

from queenhigh.cards import SHOWN_RANKS
from queenhigh.report.blocks import Bars, Cell, Chart, Curves, Grid, Intervals, Line, Mark, Splits
from queenhigh.report.writers.markup import escape
from queenhigh.report.writers.svg_bars import draw_bars, draw_intervals, draw_splits
from queenhigh.report.writers.svg_curves import draw_curves
from queenhigh.report.writers.svg_parts import (
    BLUE,
    INK,
    NARROW,
    RULE,
    SOFT,
    WIDTH,
    box,
    coord,
    room_of,
    rule,
    strokes,
    text,
    tick_words,
    ticks,
)

__all__ = ["image", "picture", "pictures", "ticks"]


def picture(chart: Chart, key: str, wide: float = WIDTH) -> str:
    """The chart as an ``svg`` element on white ground; `key` makes its ids its own in the page."""
    match chart:
        case Bars():
            height, parts = draw_bars(chart, wide)
        case Splits():
            height, parts = draw_splits(chart, wide)
        case Intervals():
            height, parts = draw_intervals(chart, wide)
        case Line():
            height, parts = _line(chart, wide)
        case Grid():
            height, parts = _grid(chart, wide)
        case Curves():
            height, parts = draw_curves(chart, wide)
    return (
        f'<svg role="img" aria-labelledby="{key}-t {key}-d" viewBox="0 0 {coord(wide)} {coord(height)}" '
        f'font-size="12" fill="{INK}"><title id="{key}-t">{escape(chart.title)}</title>'
        f'<desc id="{key}-d">{escape(chart.words)}</desc>{box(0, 0, wide, height, "#fff")}'
        f"{''.join(parts)}</svg>"
    )


def pictures(chart: Chart, key: str) -> str:
    """The chart for a page of any width: drawn once more for a phone or, a grid, to be moved sideways."""
    if isinstance(chart, Grid):
        words = f'tabindex="0" role="group" aria-label="{escape(chart.title)}"'
        return f'<div class="wide grid" {words}>{picture(chart, key)}</div>'
    narrow = picture(chart, f"{key}n", NARROW)
    return f'<div class="drawn">{picture(chart, key)}</div>\n<div class="small">{narrow}</div>'


def image(chart: Chart) -> str:
    """The chart with its title, as an ``img`` that carries it, for pages whose look and ids are not ours."""
    own = 'xmlns="http://www.w3.org/2000/svg" font-family="sans-serif"'
    drawn = b64encode(picture(chart, "c").replace("<svg ", f"<svg {own} ", 1).encode()).decode()
    shown = f'<img alt="{escape(chart.words)}" width="{WIDTH}" src="data:image/svg+xml;base64,{drawn}">'
    return f"<p><strong>{escape(chart.title)}</strong></p>\n<p>{shown}</p>\n"


def _line(chart: Line, wide: float) -> tuple[float, list[str]]:
    left = 66.0
    right = wide - 16.0
    top = 48.0
    bottom = 300.0
    across = [x for x, _ in chart.points] + [mark.at for mark in chart.marks]
    up = [y for _, y in chart.points] + [0.0]
    low_x = min(across)
    high_x = max(across)
    low_y = min(up)
    high_y = max(up)
    margin = (high_y - low_y or 1.0) * 0.06
    low_y = low_y - margin
    high_y = high_y + margin

    def x_of(value: float) -> float:
        return left + (value - low_x) / ((high_x - low_x) or 1.0) * (right - left)

    def y_of(value: float) -> float:
        return bottom - (value - low_y) / (high_y - low_y) * (bottom - top)

    parts = []
    for value in ticks(low_y, high_y):
        parts.append(rule(left, y_of(value), right, y_of(value), RULE))
        parts.append(text(left - 6, y_of(value) + 4, f"{tick_words(value)}%", "end"))
    for value in ticks(low_x, high_x, 2 if wide <= NARROW else 6):
        parts.append(rule(x_of(value), bottom, x_of(value), bottom + 5, INK))
        parts.append(text(x_of(value), bottom + 18, f"{chart.sign}{tick_words(value)}", "middle"))
    parts.append(rule(left, y_of(0), right, y_of(0), INK, 1.6))
    parts.append(text(left + 6, y_of(0) - 5, "zero: a fair bet"))
    path = " ".join(f"{coord(x_of(x))},{coord(y_of(y))}" for x, y in chart.points)
    parts.append(f'<polyline points="{path}" fill="none" stroke="{BLUE}" stroke-width="2.4"/>')
    for place, mark in enumerate(chart.marks):
        parts.extend(_marked(mark, x_of(mark.at), y_of(_height(chart, mark.at)), (top, bottom, wide), place))
    parts.append(text((left + right) / 2, bottom + 38, chart.across, "middle", SOFT))
    middle = (top + bottom) / 2
    turned = f'transform="rotate(-90 14 {coord(middle)})"'
    parts.append(text(14, middle, chart.up, "middle", SOFT, turned))
    return bottom + 46, parts


def _marked(mark: Mark, x: float, y: float, ends: tuple[float, float, float], place: int) -> list[str]:
    """A line down through the chart, a dot where it meets the curve, and its label above."""
    top, bottom, wide = ends
    anchor = "end" if x + room_of(mark.label) + 8 > wide else "start"
    down = f"M{coord(x)} {coord(top - 28 + 16 * place)}V{coord(bottom)}"
    return [
        f'<path d="{down}" stroke="{INK}" stroke-width="1.2" stroke-dasharray="{mark.dashes}" fill="none"/>',
        f'<circle cx="{coord(x)}" cy="{coord(y)}" r="4.5" fill="#fff" stroke="{INK}" stroke-width="1.8"/>',
        text(x + (-6 if anchor == "end" else 6), top - 18 + 16 * place, mark.label, anchor),
    ]


def _height(chart: Line, at: float) -> float:
    """The curve's height at a place between its points, or at the nearest end."""
    points = chart.points
    for (x, y), (next_x, next_y) in pairwise(points):
        if x <= at <= next_x and next_x > x:
            return y + (next_y - y) * (at - x) / (next_x - x)
    return points[0][1] if at < points[0][0] else points[-1][1]


def _grid(chart: Grid, width: float) -> tuple[float, list[str]]:
    left = 26.0
    top = 22.0
    high = 35.0
    wide = (width - left - 2) / 13
    values = [cell.value for row in chart.rows for cell in row if cell is not None]
    low = min(values)
    span = (max(values) - min(values)) or 1.0
    parts = []
    for place, rank in enumerate(SHOWN_RANKS[::-1]):
        parts.append(text(left + (place + 0.5) * wide, top - 7, rank, "middle", INK, _BOLD))
        parts.append(text(left - 12, top + (place + 0.5) * high + 4, rank, "middle", INK, _BOLD))
    for row, cells in enumerate(chart.rows):
        for column, cell in enumerate(cells):
            if cell is not None:
                x = left + column * wide
                y = top + row * high
                parts.extend(_cell(cell, x, y, wide, high, (cell.value - low) / span))
    side = 13 * high
    parts.append(
        f'<rect x="{coord(left)}" y="{coord(top)}" width="{coord(13 * wide)}" height="{coord(side)}" '
        f'fill="none" stroke="{INK}" stroke-width="1.4"/>'
    )
    return top + side + 3, parts


def _cell(cell: Cell, x: float, y: float, wide: float, high: float, share: float) -> list[str]:
    """One cell, darker the more it is worth; a marked one is hatched on white and says why."""
    parts = [box(x, y, wide, high, "#fff" if cell.mark else _shade(share), RULE)]
    if cell.mark:
        parts.append(f'<path d="{strokes(x, y, wide, high)}" stroke="#999" stroke-width=".7"/>')
        parts.append(box(x + 5, y + 3, wide - 10, high - 6, "#fff"))
    name = f"{cell.name} {cell.mark}" if cell.mark else cell.name
    small = 'font-size="11"' + (' font-weight="700"' if cell.mark else "")
    parts.append(text(x + wide / 2, y + 13, name, "middle", INK, small))
    parts.append(text(x + wide / 2, y + 28, cell.text, "middle"))
    return parts


_BOLD: Final = 'font-weight="700"'


def _shade(share: float) -> str:
    """From white to a blue that black letters still stand on."""
    red, green, blue = (round(255 + (full - 255) * share) for full in (134, 180, 222))
    return f"#{red:02x}{green:02x}{blue:02x}"
