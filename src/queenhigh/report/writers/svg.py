"""Charts drawn as SVG by hand: bars, bars in two parts, a line, a grid of two cards, strips and curves.

No reference leaves the picture, and none points inside it either (hatching is drawn line by line), so that it
can stand in any page as often as one likes. Whatever carries meaning by colour carries it in words as well.
"""

from base64 import b64encode
from collections.abc import Callable, Iterable
from itertools import pairwise
from math import ceil
from typing import Final

from queenhigh.cards import SHOWN_RANKS
from queenhigh.report.blocks import Bars, Cell, Chart, Curves, Grid, Line, Mark, Splits
from queenhigh.report.writers.markup import escape
from queenhigh.report.writers.svg_curves import draw_curves
from queenhigh.report.writers.svg_parts import (
    BLUE,
    GREY,
    INK,
    LETTER,
    RULE,
    SOFT,
    WIDTH,
    box,
    coord,
    room_of,
    rule,
    text,
    tick_words,
    ticks,
)

__all__ = ["image", "picture", "ticks"]

_LONGEST: Final = 44
_ROW: Final = 19


def picture(chart: Chart, key: str) -> str:
    """The chart as an ``svg`` element; `key` makes its ids its own in the page."""
    match chart:
        case Bars():
            height, parts = _bars(chart)
        case Splits():
            height, parts = _splits(chart)
        case Line():
            height, parts = _line(chart)
        case Grid():
            height, parts = _grid(chart)
        case Curves():
            height, parts = draw_curves(chart)
    return (
        f'<svg role="img" aria-labelledby="{key}-t {key}-d" viewBox="0 0 {WIDTH} {coord(height)}" '
        f'font-size="12" fill="{INK}"><title id="{key}-t">{escape(chart.title)}</title>'
        f'<desc id="{key}-d">{escape(chart.words)}</desc>{"".join(parts)}</svg>'
    )


def image(chart: Chart) -> str:
    """The chart with its title, as an ``img`` that carries it, for pages whose look and ids are not ours."""
    own = 'xmlns="http://www.w3.org/2000/svg" font-family="sans-serif"'
    drawn = b64encode(picture(chart, "c").replace("<svg ", f"<svg {own} ", 1).encode()).decode()
    shown = f'<img alt="{escape(chart.words)}" width="{WIDTH}" src="data:image/svg+xml;base64,{drawn}">'
    return f"<p><strong>{escape(chart.title)}</strong></p>\n<p>{shown}</p>\n"


def _bars(chart: Bars) -> tuple[float, list[str]]:
    left = _label_room(bar.label for bar in chart.bars)
    right = WIDTH - max(len(bar.text) for bar in chart.bars) * LETTER - 18
    low, high = (pick(0.0, *(bar.value for bar in chart.bars)) for pick in (min, max))
    wide = (right - left) / ((high - low) or 1.0)
    zero = left - low * wide
    bottom = len(chart.bars) * _ROW + 8
    parts = _down_rules(ticks(low, high), lambda value: zero + value * wide, bottom)
    for place, bar in enumerate(chart.bars):
        top = place * _ROW + 6
        start, size = zero + min(bar.value, 0) * wide, abs(bar.value) * wide
        colour = BLUE if bar.value >= 0 else GREY
        parts.append(box(start, top + 2, max(size, 0.6), _ROW - 6, colour))
        parts.append(text(left - 8, top + 12, _short(bar.label), "end"))
        parts.append(text(WIDTH - 2, top + 12, bar.text, "end"))
    parts.append(rule(zero, 0, zero, bottom, INK, 1.2))
    parts.append(text((left + right) / 2, bottom + 30, chart.axis, "middle", SOFT))
    return bottom + 36, parts


def _splits(chart: Splits) -> tuple[float, list[str]]:
    left = _label_room(split.label for split in chart.splits)
    texts = [_split_text(each.first, each.second, chart) for each in chart.splits]
    right = WIDTH - max(map(len, texts)) * LETTER - 10
    high = max(each.first + each.second for each in chart.splits) or 1
    wide, above = (right - left) / high, 26
    bottom = above + len(chart.splits) * _ROW + 4
    parts = [
        box(left, 4, 14, 12, BLUE),
        text(left + 20, 14, chart.first),
        *_hatched(left + 90, 4, 14, 12),
        text(left + 110, 14, chart.second),
        *_down_rules(ticks(0, high), lambda value: left + value * wide, bottom, above),
    ]
    for place, each in enumerate(chart.splits):
        top = above + place * _ROW + 2
        played, folded = each.first * wide, each.second * wide
        parts.append(box(left, top + 2, played, _ROW - 6, BLUE) if played else "")
        parts.extend(_hatched(left + played, top + 2, folded, _ROW - 6) if folded else ())
        parts.append(text(left - 8, top + 12, _short(each.label), "end"))
        parts.append(text(WIDTH - 2, top + 12, texts[place], "end"))
    parts.append(rule(left, above, left, bottom, INK, 1.2))
    parts.append(text((left + right) / 2, bottom + 30, chart.axis, "middle", SOFT))
    return bottom + 36, parts


def _split_text(first: int, second: int, chart: Splits) -> str:
    if not second:
        return f"{chart.first} all {first:,}"
    if not first:
        return f"{chart.second} all {second:,}"
    return f"{chart.first} {first:,}, {chart.second} {second:,}"


def _line(chart: Line) -> tuple[float, list[str]]:
    left, right, top, bottom = 66.0, WIDTH - 16.0, 48.0, 300.0
    across = [x for x, _ in chart.points] + [mark.at for mark in chart.marks]
    up = [y for _, y in chart.points] + [0.0]
    low_x, high_x, low_y, high_y = min(across), max(across), min(up), max(up)
    margin = (high_y - low_y or 1.0) * 0.06
    low_y, high_y = low_y - margin, high_y + margin

    def x_of(value: float) -> float:
        return left + (value - low_x) / ((high_x - low_x) or 1.0) * (right - left)

    def y_of(value: float) -> float:
        return bottom - (value - low_y) / (high_y - low_y) * (bottom - top)

    parts = []
    for value in ticks(low_y, high_y):
        parts.append(rule(left, y_of(value), right, y_of(value), RULE))
        parts.append(text(left - 6, y_of(value) + 4, f"{tick_words(value)}%", "end"))
    for value in ticks(low_x, high_x, 6):
        parts.append(rule(x_of(value), bottom, x_of(value), bottom + 5, INK))
        parts.append(text(x_of(value), bottom + 18, f"{chart.sign}{tick_words(value)}", "middle"))
    parts.append(rule(left, y_of(0), right, y_of(0), INK, 1.6))
    parts.append(text(left + 6, y_of(0) - 5, "zero: a fair bet"))
    path = " ".join(f"{coord(x_of(x))},{coord(y_of(y))}" for x, y in chart.points)
    parts.append(f'<polyline points="{path}" fill="none" stroke="{BLUE}" stroke-width="2.4"/>')
    for place, mark in enumerate(chart.marks):
        parts.extend(_marked(mark, x_of(mark.at), y_of(_height(chart, mark.at)), (top, bottom), place))
    parts.append(text((left + right) / 2, bottom + 38, chart.across, "middle", SOFT))
    middle = (top + bottom) / 2
    turned = f'transform="rotate(-90 14 {coord(middle)})"'
    parts.append(text(14, middle, chart.up, "middle", SOFT, turned))
    return bottom + 46, parts


def _marked(mark: Mark, x: float, y: float, ends: tuple[float, float], place: int) -> list[str]:
    """A line down through the chart, a dot where it meets the curve, and its label above."""
    anchor = "end" if x > WIDTH * 0.6 else "start"
    top, bottom = ends
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


def _grid(chart: Grid) -> tuple[float, list[str]]:
    left, top, high = 26.0, 22.0, 35.0
    wide = (WIDTH - left - 2) / 13
    values = [cell.value for row in chart.rows for cell in row if cell is not None]
    low, span = min(values), (max(values) - min(values)) or 1.0
    parts = []
    for place, rank in enumerate(SHOWN_RANKS[::-1]):
        parts.append(text(left + (place + 0.5) * wide, top - 7, rank, "middle", INK, _BOLD))
        parts.append(text(left - 12, top + (place + 0.5) * high + 4, rank, "middle", INK, _BOLD))
    for row, cells in enumerate(chart.rows):
        for column, cell in enumerate(cells):
            if cell is not None:
                x, y = left + column * wide, top + row * high
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
        parts.append(f'<path d="{_strokes(x, y, wide, high)}" stroke="#999" stroke-width=".7"/>')
        parts.append(box(x + 5, y + 3, wide - 10, high - 6, "#fff"))
    name = f"{cell.name} {cell.mark}" if cell.mark else cell.name
    small = 'font-size="9.5"' + (' font-weight="700"' if cell.mark else "")
    parts.append(text(x + wide / 2, y + 13, name, "middle", INK, small))
    parts.append(text(x + wide / 2, y + 28, cell.text, "middle"))
    return parts


_BOLD: Final = 'font-weight="700"'


def _shade(share: float) -> str:
    """From white to a blue that black letters still stand on."""
    red, green, blue = (round(255 + (full - 255) * share) for full in (134, 180, 222))
    return f"#{red:02x}{green:02x}{blue:02x}"


def _down_rules(
    values: list[float], x_of: Callable[[float], float], bottom: float, top: float = 0
) -> list[str]:
    parts = []
    for value in values:
        parts.append(rule(x_of(value), top, x_of(value), bottom, RULE))
        parts.append(text(x_of(value), bottom + 14, tick_words(value), "middle", SOFT))
    return parts


def _hatched(x: float, y: float, wide: float, high: float) -> list[str]:
    return [
        box(x, y, wide, high, "#fff", INK),
        f'<path d="{_strokes(x, y, wide, high, 6)}" stroke="{INK}" stroke-width=".8"/>',
    ]


def _strokes(x: float, y: float, wide: float, high: float, step: float = 7) -> str:
    """Slanting lines that fill a rectangle, cut at its sides."""
    lines = []
    for place in range(1, ceil((wide + high) / step)):
        far = place * step
        start, end = max(0.0, far - high), min(wide, far)
        if start < end:
            lines.append(
                f"M{coord(x + start)} {coord(y + far - start)}L{coord(x + end)} {coord(y + far - end)}"
            )
    return "".join(lines)


def _label_room(labels: Iterable[str]) -> float:
    return max(room_of(_short(label)) for label in labels) + 14


def _short(label: str) -> str:
    return label if len(label) <= _LONGEST else f"{label[: _LONGEST - 1]}…"
