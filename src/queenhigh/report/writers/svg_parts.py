"""The small parts that every chart is drawn with: colours, texts, boxes, rules, and round numbers of axes."""

from collections.abc import Callable, Sequence
from math import ceil, floor, log10
from typing import Final
from unicodedata import east_asian_width

from queenhigh.report.writers.markup import escape

WIDTH: Final = 720
NARROW: Final = 340
"""How wide a picture is drawn, and once more for a phone, so that its letters are as large there."""
LETTER: Final = 6.3
"""About how wide a letter is, at the size that labels have."""
INK: Final = "#111"
SOFT: Final = "#444"
RULE: Final = "#ccc"
BLUE: Final = "#2a66a0"
GREY: Final = "#8a8a8a"
_NARROW: Final = frozenset("fijlrtI.,:;'|!()[]- ")
_BROAD: Final = frozenset("mwMW@%&")


def ticks(low: float, high: float, wanted: int = 5) -> list[float]:
    """Round numbers from `low` to `high`, about as many as wanted.

    >>> ticks(-3, 21)
    [0.0, 5.0, 10.0, 15.0, 20.0]
    """
    rough = (high - low) / wanted or 1.0
    scale = 10.0 ** floor(log10(rough))
    step = next((times * scale for times in (1, 2, 5) if times * scale >= rough), 10 * scale)
    return [step * place for place in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def tick_words(value: float) -> str:
    """A tick's number, without decimals that say nothing."""
    told = f"{value:,.6f}".rstrip("0").rstrip(".")
    return "0" if told == "-0" else told


def number_words(value: float, places: int = 0, sign: str = "") -> str:
    """A number with its thousands apart, so many decimals, and a sign such as a currency's before it.

    >>> number_words(-1250, 0, "$"), number_words(0.5, 2, "$"), number_words(-0.2)
    ('-$1,250', '$0.50', '0')
    """
    if abs(value) >= 1e15:
        return f"{'-' if value < 0 else ''}{sign}{abs(value):.4g}"
    told = f"{abs(value):,.{places}f}"
    minus = "-" if value < 0 and any(digit in "123456789" for digit in told) else ""
    return f"{minus}{sign}{told}"


def places_of(values: Sequence[float], sign: str = "") -> int:
    """How many decimals tell the values apart from what they are not; money has none or two at the least."""
    least = next(
        (places for places in range(6) if all(abs(value - round(value, places)) < 1e-7 for value in values)),
        6,
    )
    return 2 if sign and least == 1 else least


def room_of(words: str) -> float:
    """How wide a text is at the size that labels have, rather too much than too little."""
    return sum(_letter_room(letter) for letter in words)


def _letter_room(letter: str) -> float:
    if letter in _BROAD or east_asian_width(letter) in "WFA":
        return 12.4
    if letter in _NARROW:
        return 5.0
    return 9.3 if letter.isupper() else 7.8


def lines_of(words: str, room: float, most: int = 3) -> list[str]:
    """A text cut between words, or where it must within one, into lines that fit; dots end one cut short."""
    lines = [""]
    for word in words.split():
        if lines[-1] and room_of(f"{lines[-1]} {word}") <= room:
            lines[-1] += f" {word}"
            continue
        lines.append("")
        for letter in word:
            if room_of(lines[-1] + letter) > room:
                lines.append("")
            lines[-1] += letter
    lines = [line for line in lines if line]
    if len(lines) > most:
        last = lines[most - 1]
        while last and room_of(f"{last}…") > room:
            last = last[:-1]
        lines = [*lines[: most - 1], f"{last.rstrip()}…"]
    return lines


def short(words: str, room: float) -> str:
    """A text on one line, cut where it must be."""
    return next(iter(lines_of(words, room, most=1)), "")


def down_rules(
    values: list[float], x_of: Callable[[float], float], bottom: float, top: float = 0
) -> list[str]:
    """Thin lines down through a plot, with their numbers below."""
    parts = []
    for value in values:
        parts.append(rule(x_of(value), top, x_of(value), bottom, RULE))
        parts.append(text(x_of(value), bottom + 14, tick_words(value), "middle", SOFT))
    return parts


def hatched(x: float, y: float, wide: float, high: float) -> list[str]:
    """A box filled with slanting lines."""
    return [
        box(x, y, wide, high, "#fff", INK),
        f'<path d="{strokes(x, y, wide, high, 6)}" stroke="{INK}" stroke-width=".8"/>',
    ]


def strokes(x: float, y: float, wide: float, high: float, step: float = 7) -> str:
    """Slanting lines that fill a rectangle, cut at its sides."""
    lines = []
    for place in range(1, ceil((wide + high) / step)):
        far = place * step
        start = max(0.0, far - high)
        end = min(wide, far)
        if start < end:
            lines.append(
                f"M{coord(x + start)} {coord(y + far - start)}L{coord(x + end)} {coord(y + far - end)}"
            )
    return "".join(lines)


def text(x: float, y: float, words: str, anchor: str = "start", colour: str = INK, more: str = "") -> str:
    place = "" if anchor == "start" else f' text-anchor="{anchor}"'
    fill = "" if colour == INK else f' fill="{colour}"'
    told = escape(words)
    return f'<text x="{coord(x)}" y="{coord(y)}"{place}{fill}{" " + more if more else ""}>{told}</text>'


def box(x: float, y: float, wide: float, high: float, fill: str, line: str = "") -> str:
    stroke = f' stroke="{line}"' if line else ""
    return (
        f'<rect x="{coord(x)}" y="{coord(y)}" width="{coord(wide)}" height="{coord(high)}" '
        f'fill="{fill}"{stroke}/>'
    )


def rule(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{escape(dashes)}"' if dashes else ""
    return (
        f'<line x1="{coord(x1)}" y1="{coord(y1)}" x2="{coord(x2)}" y2="{coord(y2)}" stroke="{colour}" '
        f'stroke-width="{coord(width)}"{dashed}/>'
    )


def coord(value: float) -> str:
    """A coordinate, short."""
    told = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if told == "-0" else told
