"""Strips and lines drawn as SVG: a fan of results, a meter's path, with levels named at the right.

No text stands in the plot, so none hides a line: the legend is above it, and the levels' names are beside it,
pushed apart where they would meet. Strips differ by how dark they are and lines by their dashes, so that the
picture can be read in grey. A path keeps at most four points for each step across, so it stays a small file.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from queenhigh.report.blocks import Curves, Level
from queenhigh.report.writers.markup import escape
from queenhigh.report.writers.svg_parts import (
    INK,
    SOFT,
    WIDTH,
    box,
    coord,
    lines_of,
    number_words,
    places_of,
    room_of,
    rule,
    text,
    ticks,
)

_PALE: Final = (222, 234, 245)
_DEEP: Final = (138, 180, 218)
"""Tints of the blue: for the first strip, and for the last of several."""
_EDGE: Final = "#6f9ac2"
_COLOURS: Final = ("#143f6b", INK, "#5c5c5c")
_DASHES: Final = ("", "8 4", "10 3 2 3", "4 3", "16 3")
"""Colours and dashes for one line after the other; a chart may name dashes of its own."""
_DOTS: Final = "2 4"
"""The dashes of a level."""
_HIGH: Final = 264.0
"""How high the plot is, unless the names of its levels need more."""
_LINE: Final = 15.0
_SWATCH: Final = 28.0

Point = tuple[float, float]


class _Strip(NamedTuple):
    label: str
    points: tuple[tuple[float, float, float], ...]
    tint: str


class _Stroke(NamedTuple):
    label: str
    points: tuple[Point, ...]
    colour: str
    dashes: str


class _Axis(NamedTuple):
    """Numbers from `low` to `high`, laid from the place `start` to the place `end`."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


class _Plot(NamedTuple):
    across: _Axis
    up: _Axis

    def path(self, points: Iterable[Point]) -> list[Point]:
        """The points as places in the picture, without those that nobody could see."""
        return _thinned([(self.across.at(x), self.up.at(y)) for x, y in points])


class _Name(NamedTuple):
    """A level's name: its lines, and the height that it points to."""

    lines: list[str]
    at: float

    @property
    def high(self) -> float:
        return _LINE * len(self.lines)


def draw_curves(chart: Curves, wide: float = WIDTH) -> tuple[float, list[str]]:
    """How high the picture is, and its parts."""
    strips = [
        _Strip(band.label, band.points, _tint(place, len(chart.bands)))
        for place, band in enumerate(chart.bands)
        if band.points
    ]
    strokes = [
        _Stroke(curve.label, curve.points, _colour(place), curve.dashes or _dashes(place))
        for place, curve in enumerate(chart.curves)
        if curve.points
    ]
    drawn: list[_Strip | _Stroke] = [*strips, *strokes]
    xs = [point[0] for each in drawn for point in each.points]
    ys = [y for each in drawn for point in each.points for y in point[1:]]
    ys.extend(level.at for level in chart.levels)
    if not ys:
        return 30, [text(2, 18, "There is nothing to draw.", colour=SOFT)]
    parts, below = _legend(drawn, wide)
    below += 3
    for line in lines_of(chart.up, wide - 4):
        below += _LINE
        parts.append(text(2, below, line, colour=SOFT))
    plot, marks = _plot(chart, xs, ys, below + 14, wide)
    for strip in strips:
        parts.append(_strip(strip, plot))
    parts.extend(_axes(plot, marks, chart.sign, xs))
    parts.extend(_levels(chart.levels, plot, wide))
    for stroke in strokes:
        parts.append(_stroke(stroke, plot))
    below = plot.up.start + 24
    middle = (plot.across.start + plot.across.end) / 2
    for line in lines_of(chart.across, 2 * min(middle, wide - middle)):
        below += _LINE
        parts.append(text(middle, below, line, "middle", SOFT))
    return below + 8, parts


def _tint(place: int, count: int) -> str:
    share = place / (count - 1) if count > 1 else 0.3
    return "#" + "".join(
        f"{round(pale + (deep - pale) * share):02x}" for pale, deep in zip(_PALE, _DEEP, strict=True)
    )


def _colour(place: int) -> str:
    return _COLOURS[place % len(_COLOURS)]


def _dashes(place: int) -> str:
    return _DASHES[place] if place < len(_DASHES) else f"{2 * place + 4} 3 2 3"


def _legend(drawn: Sequence[_Strip | _Stroke], width: float) -> tuple[list[str], float]:
    """What each strip and line is, one beside the other as long as they fit; and where the legend ends."""
    parts = []
    x = 2.0
    y = 0.0
    lowest = 0.0
    for each in drawn:
        lines = lines_of(each.label, width - 4 - _SWATCH - 8)
        if not lines:
            continue
        wide = _SWATCH + 8 + max(map(room_of, lines))
        if x > 2 and x + wide > width - 2:
            x = 2.0
            y = lowest
        if isinstance(each, _Strip):
            parts.append(box(x, y + 3, _SWATCH, 12, each.tint, _EDGE))
        else:
            parts.append(rule(x, y + 9, x + _SWATCH, y + 9, each.colour, 2.2, each.dashes))
        for place, line in enumerate(lines):
            parts.append(text(x + _SWATCH + 8, y + 13 + place * _LINE, line))
        x += wide + 20
        lowest = max(lowest, y + 4 + _LINE * len(lines))
    return parts, lowest


def _plot(
    chart: Curves, xs: list[float], ys: list[float], top: float, wide: float
) -> tuple[_Plot, list[float]]:
    """Where the plot lies, so that the numbers and names around it have their room; and the marks upward."""
    low, high = _range(ys)
    marks = ticks(low, high, 7)
    places = places_of(marks, chart.sign)
    first, last = (min(xs), max(xs)) if xs else (0.0, 1.0)
    side = max(room_of(number_words(x)) for x in (first, last)) / 2 + 4
    left = max(side, max(room_of(number_words(mark, places, chart.sign)) for mark in marks) + 10)
    names = [lines_of(level.label, _name_room(wide)) for level in chart.levels]
    named = max((room_of(line) for lines in names for line in lines), default=0.0)
    right = wide - max(side, named + 20 if named else 0.0)
    bottom = top + max(_HIGH, _LINE * sum(map(len, names)))
    if _is_flat(first, last):
        first = first - 1 - abs(first) / 10
        last = last + 1 + abs(last) / 10
    return _Plot(_Axis(first, last, left, right), _Axis(low, high, bottom, top)), marks


def _name_room(wide: float) -> float:
    """How wide a level's name may be before it is broken."""
    return min(170.0, 0.28 * wide)


def _range(values: list[float]) -> tuple[float, float]:
    """From where to where the upright axis goes: some room at both ends, and zero where it is near."""
    low = min(values)
    high = max(values)
    room = max(1.0, abs(high) / 10) if _is_flat(low, high) else (high - low) * 0.05
    down = low - room
    up = high + room
    if low >= 0:
        down = 0.0 if low <= high * 0.4 else max(0.0, down)
    if high <= 0:
        up = 0.0 if high >= low * 0.4 else min(0.0, up)
    return (down, up) if up > down else (down, down + 1)


def _is_flat(low: float, high: float) -> bool:
    """Whether two numbers are so near that an axis between them would say nothing."""
    return high - low <= max(1e-4, 1e-9 * max(abs(low), abs(high)))


def _axes(plot: _Plot, marks: list[float], sign: str, xs: list[float]) -> list[str]:
    across, up = plot
    left = across.start
    right = across.end
    bottom = up.start
    places = places_of(marks, sign)
    grid = "".join(f"M{coord(left)} {coord(up.at(mark))}H{coord(right)}" for mark in marks)
    parts = [f'<path d="{grid}" stroke="{INK}" stroke-opacity=".15" fill="none"/>']
    for mark in marks:
        parts.append(text(left - 6, up.at(mark) + 4, number_words(mark, places, sign), "end"))
    if up.low <= 0 <= up.high:
        parts.append(rule(left, up.at(0), right, up.at(0), INK, 1.2))
    parts.append(rule(left, bottom, right, bottom, INK, 1.2))
    steps = _steps(across, xs)
    places = places_of(steps)
    for step in steps:
        parts.append(rule(across.at(step), bottom, across.at(step), bottom + 5, INK))
        parts.append(text(across.at(step), bottom + 20, number_words(step, places), "middle"))
    return parts


def _steps(across: _Axis, xs: list[float]) -> list[float]:
    """Round numbers across, as many as can stand side by side; whole ones if all that is counted is whole."""
    if not xs or _is_flat(min(xs), max(xs)):
        return xs[:1]
    whole = all(x == int(x) for x in xs)
    steps: list[float] = []
    for wanted in range(8, 0, -1):
        steps = [x for x in ticks(across.low, across.high, wanted) if not whole or x == int(x)]
        places = places_of(steps)
        widest = max((room_of(number_words(step, places)) for step in steps), default=0.0) + 14
        if all(across.at(after) - across.at(step) >= widest for step, after in pairwise(steps)):
            break
    return steps


def _strip(strip: _Strip, plot: _Plot) -> str:
    lower = plot.path((x, low) for x, low, _ in strip.points)
    upper = plot.path((x, high) for x, _, high in strip.points)
    if len(lower) == 1 and len(upper) == 1:
        lower = [(x + side, y) for x, y in lower for side in (-6, 6)]
        upper = [(x + side, y) for x, y in upper for side in (-6, 6)]
    around = _joined([*upper, *reversed(lower)])
    return f'<polygon points="{around}" fill="{strip.tint}" stroke="{_EDGE}" stroke-width=".8"/>'


def _stroke(stroke: _Stroke, plot: _Plot) -> str:
    path = plot.path(stroke.points)
    if len(path) == 1:
        ((x, y),) = path
        return f'<circle cx="{coord(x)}" cy="{coord(y)}" r="4" fill="{stroke.colour}"/>'
    dashed = f' stroke-dasharray="{escape(stroke.dashes)}"' if stroke.dashes else ""
    return (
        f'<polyline points="{_joined(path)}" fill="none" stroke="{stroke.colour}" stroke-width="2" '
        f'stroke-linejoin="round"{dashed}/>'
    )


def _joined(path: Iterable[Point]) -> str:
    return " ".join(f"{coord(x)},{coord(y)}" for x, y in path)


def _thinned(path: list[Point]) -> list[Point]:
    """Of the points in each step across: the first, the lowest, the highest and the last, each once."""
    kept: list[Point] = []
    for _, step in groupby(path, lambda point: int(point[0])):
        here = list(step)
        heights = [y for _, y in here]
        chosen = {0, heights.index(min(heights)), heights.index(max(heights)), len(here) - 1}
        kept.extend(here[place] for place in sorted(chosen))
    rounded = [(round(x, 1), round(y, 1)) for x, y in kept]
    return [point for point, _ in groupby(rounded)]


def _levels(levels: Sequence[Level], plot: _Plot, wide: float) -> list[str]:
    """Each level straight across, and its name beside it."""
    left = plot.across.start
    right = plot.across.end
    names = sorted(
        (_Name(lines_of(level.label, _name_room(wide)), plot.up.at(level.at)) for level in levels),
        key=lambda name: name.at,
    )
    parts = []
    for name, top in zip(names, _apart(names, plot.up.end - 7, plot.up.start + 7), strict=True):
        parts.append(rule(left, name.at, right, name.at, INK, 1.4, _DOTS))
        if name.lines:
            parts.append(rule(right + 1, name.at, right + 14, top + name.high / 2, INK, 0.8))
        for place, line in enumerate(name.lines):
            parts.append(text(right + 18, top + 11.5 + place * _LINE, line))
    return parts


def _apart(names: Sequence[_Name], top: float, bottom: float) -> list[float]:
    """Where each name begins: beside its level, or as near to it as the names above and below let it be."""
    begins = []
    free = top
    for name in names:
        begins.append(max(name.at - name.high / 2, free))
        free = begins[-1] + name.high
    free = bottom
    for place in range(len(names) - 1, -1, -1):
        begins[place] = min(begins[place], free - names[place].high)
        free = begins[place]
    return begins
