"""Charts of rows drawn as SVG: bars, bars in two parts, and marks with an interval around them.

A row's name stands at its left; in a narrow picture above it, so that neither is cut short.
"""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from queenhigh.report.blocks import Bars, Intervals, Splits
from queenhigh.report.writers.svg_parts import (
    BLUE,
    GREY,
    INK,
    LETTER,
    NARROW,
    SOFT,
    box,
    coord,
    down_rules,
    hatched,
    lines_of,
    room_of,
    rule,
    short,
    text,
    ticks,
)

Drawn = tuple[float, list[str]]
"""How high a picture is, and its parts."""
_LONGEST: Final = 300.0
_ROW: Final = 19
_HALO: Final = 'stroke="#fff" stroke-width="3" paint-order="stroke"'
"""White around letters that stand on lines."""


class _Frame(NamedTuple):
    """Where the rows of a chart lie."""

    wide: float
    left: float
    right: float
    top: float
    rows: int

    @property
    def narrow(self) -> bool:
        return self.wide <= NARROW

    @property
    def bottom(self) -> float:
        return self.top + self.rows * self.row + 4

    @property
    def row(self) -> float:
        return 2 * _ROW - 2 if self.narrow else _ROW

    def bar_top(self, place: int) -> float:
        """Where the bar of a row begins."""
        return self.top + place * self.row + (_ROW if self.narrow else 4)

    def named(self, place: int, label: str, told: str) -> list[str]:
        """The name of a row, and what it comes to in words."""
        line = self.top + place * self.row + 14
        if self.narrow:
            name = short(label, self.wide - room_of(told) - 10)
            return [text(2, line, name, more=_HALO), text(self.wide - 2, line, told, "end", more=_HALO)]
        return [
            text(self.left - 8, line, short(label, self.left - 10), "end"),
            text(self.wide - 2, line, told, "end"),
        ]

    def ended(self, axis: str) -> Drawn:
        """The axis in words, and how high the picture is with it."""
        middle = (self.left + self.right) / 2
        parts = []
        below = self.bottom + 15
        for line in lines_of(axis, 2 * min(middle, self.wide - middle)):
            below += 15
            parts.append(text(middle, below, line, "middle", SOFT))
        return below + 6, parts


def _frame(wide: float, labels: Iterable[str], texts: Iterable[str], top: float) -> _Frame:
    names = list(labels)
    told = list(texts)
    if wide <= NARROW:
        return _Frame(wide, 4, wide - 8, top, len(names))
    left = min(_LONGEST, max(map(room_of, names))) + 14
    return _Frame(wide, left, wide - max(map(len, told)) * LETTER * 1.1 - 18, top, len(names))


def draw_bars(chart: Bars, wide: float) -> Drawn:
    """Horizontal bars from zero."""
    frame = _frame(wide, (bar.label for bar in chart.bars), (bar.text for bar in chart.bars), 4)
    low, high = (pick(0.0, *(bar.value for bar in chart.bars)) for pick in (min, max))
    scale = (frame.right - frame.left) / ((high - low) or 1.0)
    zero = frame.left - low * scale
    parts = down_rules(ticks(low, high, _wanted(wide)), lambda value: zero + value * scale, frame.bottom)
    parts.append(rule(zero, 0, zero, frame.bottom, INK, 1.2))
    for place, bar in enumerate(chart.bars):
        start = zero + min(bar.value, 0) * scale
        size = abs(bar.value) * scale
        colour = BLUE if bar.value >= 0 else GREY
        parts.append(box(start, frame.bar_top(place), max(size, 0.6), _ROW - 6, colour))
        parts.extend(frame.named(place, bar.label, bar.text))
    high_px, axis = frame.ended(chart.axis)
    return high_px, [*parts, *axis]


def draw_splits(chart: Splits, wide: float) -> Drawn:
    """Horizontal bars in two parts."""
    texts = [_split_text(each.first, each.second, chart) for each in chart.splits]
    frame = _frame(wide, (each.label for each in chart.splits), texts, 28)
    left = frame.left
    scale = (frame.right - left) / (max(each.first + each.second for each in chart.splits) or 1)
    parts = [
        box(left, 4, 14, 12, BLUE),
        text(left + 20, 14, chart.first),
        *hatched(left + 90, 4, 14, 12),
        text(left + 110, 14, chart.second),
    ]
    high = (frame.right - left) / scale
    parts += down_rules(ticks(0, high, _wanted(wide)), lambda value: left + value * scale, frame.bottom, 26)
    parts.append(rule(left, 26, left, frame.bottom, INK, 1.2))
    for place, each in enumerate(chart.splits):
        top = frame.bar_top(place)
        played = each.first * scale
        folded = each.second * scale
        parts.append(box(left, top, played, _ROW - 6, BLUE) if played else "")
        parts.extend(hatched(left + played, top, folded, _ROW - 6) if folded else ())
        parts.extend(frame.named(place, each.label, texts[place]))
    high_px, axis = frame.ended(chart.axis)
    return high_px, [*parts, *axis]


def _split_text(first: int, second: int, chart: Splits) -> str:
    if not second:
        return f"{chart.first} all {first:,}"
    if not first:
        return f"{chart.second} all {second:,}"
    return f"{chart.first} {first:,}, {chart.second} {second:,}"


def draw_intervals(chart: Intervals, wide: float) -> Drawn:
    """A dot with its interval for each row, and a stroke where the exact figure lies; each on a scale of its
    own, from three half intervals below to three above: the rows differ too much for one."""
    frame = _frame(wide, (each.label for each in chart.rows), (each.text for each in chart.rows), 28)
    left = frame.left
    right = frame.right
    parts = [
        f'<circle cx="{coord(left + 7)}" cy="10" r="4" fill="{BLUE}"/>',
        rule(left, 10, left + 14, 10, BLUE, 2),
        text(left + 20, 14, chart.dot),
        rule(left + 34 + room_of(chart.dot), 3, left + 34 + room_of(chart.dot), 17, INK, 2.4),
        text(left + 42 + room_of(chart.dot), 14, chart.stroke),
    ]
    for place, each in enumerate(chart.rows):
        middle = frame.bar_top(place) + (_ROW - 6) / 2
        x_of = _around(each.at, max(each.half, abs(each.at - (each.mark or each.at)) / 2.6), left, right)
        parts.append(rule(left, middle, right, middle, "#ddd"))
        parts.append(rule(x_of(each.at - each.half), middle, x_of(each.at + each.half), middle, BLUE, 3))
        parts.append(
            f'<circle cx="{coord(x_of(each.at))}" cy="{coord(middle)}" r="4.5" fill="{BLUE}" stroke="#fff"/>'
        )
        if each.mark is not None:
            parts.append(rule(x_of(each.mark), middle - 8, x_of(each.mark), middle + 8, INK, 2.4))
        parts.extend(frame.named(place, each.label, each.text))
    high_px, axis = frame.ended(chart.axis)
    return high_px, [*parts, *axis]


def _around(at: float, half: float, left: float, right: float) -> Callable[[float], float]:
    """Places for a value in the middle of the row, six half intervals wide."""
    scale = (right - left) / (6 * (half or 1.0))
    return lambda value: (left + right) / 2 + (value - at) * scale


def _wanted(wide: float) -> int:
    """How many numbers of an axis can stand side by side."""
    return 3 if wide <= NARROW else 5
