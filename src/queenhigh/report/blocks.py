"""What a report is made of, before anybody decides how it is written: words, tables, charts, sections.

A result is told once; what is too much for one form is marked with where it is shown.
"""

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, TypeVar

import msgspec

from queenhigh.cards import Card

On = Literal["page", "terminal", "notebook", "more", "written", "brief", "drawn", "everywhere"]
"""Where something is shown; see `FORMS`."""
FORMS: Final[dict[On, str]] = {
    "written": "page terminal",
    "brief": "terminal notebook",
    "drawn": "page notebook",
    "everywhere": "page terminal notebook",
}
"""Marks that mean several forms. A page is whole, in HTML or Markdown; a notebook's fragment is short;
`more` is a terminal that is asked for more."""


class _Shown(msgspec.Struct, frozen=True, kw_only=True):
    on: On = "written"


class Column(NamedTuple):
    title: str
    numeric: bool = False
    """Set to the right, in figures of one width."""
    exact: bool = False
    """Holds fractions, which may be long enough to need a second line."""
    cited: bool = False
    """Holds the clauses behind each row; a printed sheet leaves them out."""


Tone = Literal["", "title", "aside", "note", "loud", "good", "foot"]
"""How words are meant; an aside may be dim, a note is minded, a foot stands apart from what it ends."""


class Toned(str):
    """Words of a cell with the tone that they are meant in."""

    tone: Tone

    def __new__(cls, text: str, tone: Tone) -> "Toned":
        made = super().__new__(cls, text)
        made.tone = tone
        return made


class Words(_Shown, frozen=True):
    """A paragraph."""

    text: str
    tone: Tone = ""


class Facts(_Shown, frozen=True):
    """What a report is about: terms with their words, and a title where there is no other."""

    rows: tuple[tuple[str, str], ...]
    title: str = ""

    def table(self) -> "Table":
        """The same as a table."""
        return Table("", (Column("About"), Column("What")), self.rows)


class Cards(_Shown, frozen=True):
    """Cards face up, and what is said beside them."""

    cards: tuple[Card, ...]
    words: str

    @property
    def text(self) -> str:
        """The same in one line."""
        return f"{' '.join(card.symbol for card in self.cards)}  {self.words}"


class Table(_Shown, frozen=True):
    """Rows of text; the first cell of a row names it."""

    caption: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]
    total: bool = False
    """Whether the last row sums up the others."""
    narrow: bool = False
    """Whether it may stand beside its like."""
    notes: tuple[str, ...] = ()
    """What is said below it."""


def table(
    caption: str, heads: str, rows: Iterable[tuple[str, ...]], *, total: bool = False, on: On = "written"
) -> Table:
    """A table by the titles of its columns: ``Hand|#Pays|=Exact|§Clause``.

    # is for numbers, = for exact fractions, § for clauses.
    """
    columns = (
        Column(head.lstrip("#=§"), head[:1] in ("#", "="), head[:1] == "=", head[:1] == "§")
        for head in heads.split("|")
    )
    return Table(caption, tuple(columns), tuple(rows), total, on=on)


FIGURES: Final = "Figure|#Value|=Exact"


class Drawing(_Shown, frozen=True):
    """Any chart."""

    title: str
    words: str
    """What it shows, for those who do not see it."""


class Bar(NamedTuple):
    label: str
    value: float
    text: str
    """The value as a person reads it."""


class Bars(Drawing, frozen=True):
    """Horizontal bars from zero, to either side."""

    axis: str
    bars: tuple[Bar, ...]


class Split(NamedTuple):
    label: str
    first: int
    second: int


class Splits(Drawing, frozen=True):
    """Horizontal bars in two parts, the second one hatched."""

    axis: str
    first: str
    second: str
    splits: tuple[Split, ...]


class Interval(NamedTuple):
    """What was found, half the width of its interval, and what it should be, where that is known."""

    label: str
    at: float
    half: float
    mark: float | None
    text: str


class Intervals(Drawing, frozen=True):
    """A dot and its interval for each row, each row on a scale of its own around its dot."""

    axis: str
    dot: str
    stroke: str
    """What a dot with its interval is, and what a stroke is."""
    rows: tuple[Interval, ...]


class Mark(NamedTuple):
    at: float
    label: str
    dashes: str


class Line(Drawing, frozen=True):
    """A line over an axis of money, with a zero line and marks."""

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


class Grid(Drawing, frozen=True):
    """Two cards by rank: pairs on the diagonal, suited above it, unsuited below, aces first."""

    rows: tuple[tuple[Cell | None, ...], ...]
    notes: str = ""
    small: tuple[str, str] | None = None
    """Title and notes of the grid in letters, with hundredths in its cells; none where it is not drawn so."""


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


class Span(NamedTuple):
    """A line of a fan: its cells, and where five of its players stand."""

    cells: tuple[str, ...]
    at: tuple[int, ...]


class Fan(msgspec.Struct, frozen=True):
    """Strips and a line in letters, each span from `low` to `high`; names go from the middle outward."""

    title: str
    heads: tuple[str, ...]
    spans: tuple[Span, ...]
    low: tuple[int, str]
    high: tuple[int, str]
    names: tuple[str, str, str]


class Skyline(msgspec.Struct, frozen=True):
    """A line in letters: how high it stands in each part of its way, in parts of its top."""

    heights: tuple[int, ...]
    top: int


class Curves(Drawing, frozen=True):
    """Strips and lines over one axis: a fan of results, a meter's path. Widest strips come first.

    Every number is finite. What has no points is left out.
    """

    across: str
    up: str
    bands: tuple[Band, ...] = ()
    curves: tuple[Curve, ...] = ()
    levels: tuple[Level, ...] = ()
    sign: str = ""
    """What stands before the numbers of the upright axis, such as a currency's sign."""
    letters: Fan | Skyline | None = None
    """The same as a terminal draws it, where it does."""


Chart = Bars | Splits | Intervals | Line | Grid | Curves


Block = Words | Facts | Cards | Table | Chart


class Section(msgspec.Struct, frozen=True):
    """A heading with what stands under it."""

    title: str
    blocks: tuple[Block, ...]
    sections: tuple["Section", ...] = ()
    quiet: bool = False
    """Whether only a page shows its heading."""
    on: On = "everywhere"


class Document(msgspec.Struct, frozen=True):
    """A whole report."""

    title: str
    subtitle: str
    lead: tuple[Block, ...]
    """Titles of short forms, and what it is about."""
    alerts: tuple[Section, ...]
    """What must not be overlooked, on a terminal that a rule favours the player: it comes before anything."""
    sections: tuple[Section, ...]


B = TypeVar("B", bound=_Shown)
P = TypeVar("P", bound=_Shown | Section)


def shown(block: B, on: On) -> B:
    """The same, shown there alone."""
    return msgspec.structs.replace(block, on=on)


def seen(parts: Iterable[P], *forms: On) -> list[P]:
    """Those that these forms show."""
    return [part for part in parts if any(form in FORMS.get(part.on, part.on) for form in forms)]
