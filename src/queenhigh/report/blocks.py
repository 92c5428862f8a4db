"""What a report is made of, before anybody decides how it is written: words, tables, charts, sections."""

from typing import NamedTuple

import msgspec


class Column(NamedTuple):
    title: str
    numeric: bool = False
    """Set to the right, in figures of one width."""
    exact: bool = False
    """Holds fractions, which may be long enough to need a second line."""


def number(title: str) -> Column:
    """A column of numbers."""
    return Column(title, numeric=True)


def exact(title: str = "Exact") -> Column:
    """A column of exact fractions."""
    return Column(title, numeric=True, exact=True)


FIGURES = (Column("Figure"), number("Value"), exact())


class Table(msgspec.Struct, frozen=True):
    """Rows of text; the first cell of a row names it."""

    caption: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]
    total: bool = False
    """Whether the last row sums up the others."""
    narrow: bool = False
    """Whether it may stand beside its like."""


class Bar(NamedTuple):
    label: str
    value: float
    text: str
    """The value as a person reads it."""


class Bars(msgspec.Struct, frozen=True):
    """Horizontal bars from zero, to either side."""

    title: str
    words: str
    """What the chart shows, for those who do not see it."""
    axis: str
    bars: tuple[Bar, ...]


class Split(NamedTuple):
    label: str
    first: int
    second: int


class Splits(msgspec.Struct, frozen=True):
    """Horizontal bars in two parts, the second one hatched."""

    title: str
    words: str
    axis: str
    first: str
    second: str
    splits: tuple[Split, ...]


class Mark(NamedTuple):
    at: float
    label: str
    dashes: str


class Line(msgspec.Struct, frozen=True):
    """A line over an axis of money, with a zero line and marks."""

    title: str
    words: str
    across: str
    up: str
    sign: str
    points: tuple[tuple[float, float], ...]
    marks: tuple[Mark, ...]


class Cell(NamedTuple):
    name: str
    text: str
    value: float
    mark: str = ""
    """A word for a cell that stands apart; it is hatched."""


class Grid(msgspec.Struct, frozen=True):
    """Two cards by rank: pairs on the diagonal, suited above it, unsuited below, aces first."""

    title: str
    words: str
    rows: tuple[tuple[Cell | None, ...], ...]
    notes: str = ""


class Band(NamedTuple):
    """A strip between two lines."""

    label: str
    points: tuple[tuple[float, float, float], ...]
    """Across, low, high."""


class Curve(NamedTuple):
    label: str
    points: tuple[tuple[float, float], ...]
    dashes: str = ""
    """As SVG writes them; without any, each line of a chart gets dashes of its own."""


class Level(NamedTuple):
    """A line straight across, such as a goal or a seed."""

    at: float
    label: str
    """Its name, with the amount if that should be read."""


class Curves(msgspec.Struct, frozen=True):
    """Strips and lines over one axis: a fan of results, a meter's path. Widest strips come first.

    Every number is finite. What has no points is left out.
    """

    title: str
    words: str
    """What the chart shows, for those who do not see it."""
    across: str
    up: str
    bands: tuple[Band, ...] = ()
    curves: tuple[Curve, ...] = ()
    levels: tuple[Level, ...] = ()
    sign: str = ""
    """What stands before the numbers of the upright axis, such as a currency's sign."""


Chart = Bars | Splits | Line | Grid | Curves


class Words(NamedTuple):
    """A paragraph."""

    text: str


Block = Words | Table | Bars | Splits | Line | Grid | Curves


class Section(msgspec.Struct, frozen=True):
    """A heading with what stands under it."""

    title: str
    blocks: tuple[Block, ...]
    sections: tuple["Section", ...] = ()


class Document(msgspec.Struct, frozen=True):
    """A whole report; alerts come before anything else."""

    title: str
    subtitle: str
    facts: tuple[tuple[str, str], ...]
    alerts: tuple[Section, ...]
    sections: tuple[Section, ...]
