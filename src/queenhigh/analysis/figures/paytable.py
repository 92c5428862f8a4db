"""A pay table as people say it: rows that pay otherwise, come or go, the trade's notation, or a table's name.

``flush=4 mini_royal=50 straight=none`` changes, adds and drops a row; ``40-30-6-4-1`` says what every row
pays, best first; a name is one of the tables that the house itself lists for the wager.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import isfinite
from typing import Final, NamedTuple

from msgspec.structs import replace

from queenhigh.cards import SUIT_WORDS
from queenhigh.money import MoneyError, Odds, decimal_text
from queenhigh.rules.awards import Award, Flat, MeterShare, Nothing, Push, parse_award
from queenhigh.rules.read.gaps import unpaid_hands
from queenhigh.rules.read.pays import (
    COLOURS,
    FIVE_CARD_HANDS,
    SIX_CARD_HANDS,
    award_problem,
    covers,
    hands_of,
    read_row,
)
from queenhigh.rules.read.section import Notes, Section
from queenhigh.rules.records import House, Row, Wager
from queenhigh.study.request import shown
from queenhigh.text import QueenHighError, nearest, shorten

AwardLike = str | float | Fraction | Award | None
"""What a row pays: an award or its text, a bare figure for odds, none (or ``none``) for a row that goes."""
TableLike = Mapping[str, AwardLike] | Sequence[str] | str
"""A table by its rows, or in words."""
NONE: Final = "none"
_NOTATION: Final = re.compile(r"\d+(?:\.\d+)?(?:[-/]\d+(?:\.\d+)?)+", re.ASCII)
_APART: Final = re.compile(r"[\s,]+(?=[^\s,=]+=)")
"""The hand that the trade writes before all others, where a table pays it more."""


class PriceError(QueenHighError, ValueError):
    """A wager, a row or an award that the house cannot have."""


class NewTable(NamedTuple):
    """The rows of a table as it was said."""

    title: str
    rows: tuple[Row, ...]
    named: tuple[str, ...]
    """The rows that were said by name, old ones and new; none where the whole table was."""


def new_table(house: House, wager: Wager, said: TableLike) -> NewTable:
    """The table that is meant; raises `PriceError` for one that the house could not write."""
    whole, changes = _read(wager, said)
    found = _Rows(house, wager, list(whole.rows if whole else wager.rows))
    for name, award in changes.items():
        found.change(name, award)
    found.drop()
    if not found.rows:
        raise PriceError(f"{wager.label}: a pay table needs at least one row")
    for place, row in enumerate(found.rows):
        above = next((other for other in found.rows[:place] if covers(other, row)), None)
        if above is not None:
            raise PriceError(f"{wager.label}: {row.name} can never pay: {above.name} takes every such hand")
    title = whole.title if whole and whole.title and not changes else _notation(found.rows)
    return NewTable(title, tuple(found.rows), () if whole else tuple(found.named))


class _Whole(NamedTuple):
    """A table that was said as a whole; one in the trade's notation has no name."""

    title: str
    rows: Sequence[Row]


def _read(wager: Wager, said: TableLike) -> tuple[_Whole | None, dict[str, AwardLike]]:
    """A table that replaces the one in use, and the rows that change."""
    if isinstance(said, Mapping):
        if not said:
            raise PriceError(f"no row is changed: say one, as in {wager.rows[0].name}=4")
        return None, {_row_name(wager, name): award for name, award in said.items()}
    words = _APART.split(said.strip()) if isinstance(said, str) else said
    if not isinstance(words, Sequence) or not all(isinstance(word, str) for word in words):
        raise PriceError(f"{shown(said)} names no rows: say them as {{'flush': '4 to 1'}}")
    whole = None
    changes = dict[str, AwardLike]()
    for word in (word.strip() for word in words):
        name, equals, award = word.partition("=")
        if not equals:
            if whole is not None or changes:
                raise PriceError(f"{shorten(word)} is a whole table: say it before the rows that change")
            whole, changes = _whole(wager, word)
            continue
        if not name or not award:
            raise PriceError(_no_change(wager, word))
        row = _row_name(wager, name)
        if row in changes:
            raise PriceError(f"the row {row} is changed twice")
        changes[row] = award
    if not words or (whole is None and not changes):
        raise PriceError(f"no row is changed: say one, as in {wager.rows[0].name}=4")
    return whole, changes


def _no_change(wager: Wager, word: str) -> str:
    names = [table.name for table in wager.tables] if len(wager.tables) > 1 else []
    named = f", or a table's name ({', '.join(names)})" if names else ""
    forms = f"ROW=ODDS, as in flush=4, or a whole table, as in 40-30-6-4-1{named}"
    return f"{shorten(word)} changes nothing: write {forms}"


def _whole(wager: Wager, word: str) -> tuple[_Whole, dict[str, AwardLike]]:
    """A whole table: one that the house lists, or what each row of the one in use shall pay."""
    named = next((table for table in wager.tables if table.name == word.lower()), None)
    if named is not None:
        return _Whole(named.name, named.rows), {}
    if not _NOTATION.fullmatch(word):
        raise PriceError(_no_change(wager, word))
    figures = re.split("[-/]", word)
    rows = [row for row in wager.rows if not isinstance(row.award, Nothing)]
    names = [row.name for row in rows]
    top = "mini_royal" if wager.look.own else FIVE_CARD_HANDS[0] if wager.look.by == "made" else ""
    dropped: dict[str, AwardLike] = {}
    if len(figures) == len(names) + 1 and top and not any(row.hand == top for row in rows):
        names = [top, *names]
    elif len(figures) == len(names) - 1 and rows[0].hand == top:
        dropped, names = {names[0]: None}, names[1:]
    if len(figures) != len(names):
        raise PriceError(
            f"{word} has {len(figures)} figures, and {wager.label} {len(rows)} rows: give one for each of "
            f"{', '.join(row.name for row in rows)}, best first"
        )
    said = {
        name: None if not Fraction(figure) else figure for name, figure in zip(names, figures, strict=True)
    }
    return _Whole("", wager.rows), dropped | said


def _row_name(wager: Wager, said: object) -> str:
    """The row that is meant, whatever its letters; one that the table has not is to be added."""
    if not isinstance(said, str):
        raise PriceError(f"{shown(said)} names no row of {wager.label}: {', '.join(wager.rows_by_name)} do")
    plain = re.sub(r"[\s-]+", "_", said.strip()).lower()
    return next((name for name in wager.rows_by_name if name.lower() == plain), plain)


class _Rows:
    """The rows of a table while they are changed one by one."""

    def __init__(self, house: House, wager: Wager, rows: list[Row]) -> None:
        self.house = house
        self.wager = wager
        self.rows = rows
        self.named: list[str] = []
        self.gone: list[str] = []

    def change(self, name: str, said: AwardLike) -> None:
        """Let a row pay otherwise or come; one that goes is noted for `drop`."""
        place = next((place for place, row in enumerate(self.rows) if row.name == name), None)
        gone = said is None or (isinstance(said, str) and said.strip().lower() == NONE)
        if place is None:
            name = self._add(name, said, gone)
        elif gone:
            self.gone.append(name)
        else:
            self.rows[place] = with_award(self.rows[place], self._award(name, said, self.rows[place]))
        self.named.append(name)

    def drop(self) -> None:
        """Take out what goes; where weaker hands pay, a row stays and pays nothing, as a file must say."""
        look = self.wager.look
        for place in reversed([at for at, row in enumerate(self.rows) if row.name in self.gone]):
            left = self.rows[:place] + self.rows[place + 1 :]
            if set(unpaid_hands(look, left)) - set(unpaid_hands(look, self.rows)):
                self.rows[place] = with_award(self.rows[place], Nothing())
            else:
                del self.rows[place]

    def _add(self, name: str, said: AwardLike, gone: bool) -> str:
        data = _row_data(name, self.wager)
        if gone or data is None:
            raise PriceError(self._no_row(name))
        notes = Notes({})
        row = read_row(Section({**data, "pays": "1 to 1"}, (), notes, self.house.currency), self.wager)
        if notes.problems:
            raise PriceError(self._no_row(name))
        parted = [other.name for other in self.rows if other.hand == row.hand and other.when != "always"]
        if parted and row.when == "always":
            raise PriceError(f"{name} is paid by whether a card was drawn: say {' or '.join(parted)}")
        firsts = [other.name for other in self.rows if other.on_first]
        if firsts and len(firsts) == len(self.rows) and not row.on_first:
            known = [other.name for other in self.rows if other.hand == row.hand] or firsts
            raise PriceError(f"{self.wager.label} looks at the first three cards: say {' or '.join(known)}")
        place = next((at for at, other in enumerate(self.rows) if _comes_after(other, row)), len(self.rows))
        beside = self.rows[min(place, len(self.rows) - 1)] if self.rows else row
        self.rows.insert(place, replace(row, award=self._award(name, said, beside)))
        return row.name

    def _no_row(self, name: str) -> str:
        names = [row.name for row in self.rows]
        near = nearest(name, names)
        guess = f"; did you mean {near}?" if near else ""
        more = [hand for hand in _hands(self.wager) if hand not in names and hand != "high_card"]
        can = f", and {', '.join(more)} may be added" if more else ""
        return f"{self.wager.label} has no row {name!r}{guess}; its rows are {', '.join(names)}{can}"

    def _award(self, name: str, said: AwardLike, like: Row) -> Award:
        label = f"{self.wager.label}, {name}"
        try:
            award = (
                said
                if isinstance(said, Award)
                else parse_award(_full(_text(said), like), self.house.currency)
            )
        except MoneyError as error:
            raise PriceError(f"{label}: {error}") from None
        if problem := award_problem(self.wager.kind, award):
            raise PriceError(f"{label}: {problem}")
        return award


def with_award(row: Row, award: Award) -> Row:
    """The row with another award; one of nothing has no cap, no Envy and no note, and a push no cap."""
    if isinstance(award, Nothing):
        return replace(row, award=award, cap_minor=None, envy_minor=None, note="")
    return replace(row, award=award, cap_minor=None if isinstance(award, Push) else row.cap_minor)


def _hands(wager: Wager) -> Sequence[str]:
    """The names of hands that a row of the wager can be for."""
    return hands_of(wager.look)


def _row_data(name: str, wager: Wager) -> dict[str, str] | None:
    """A row's name taken apart, as a file would say it: ``mini_royal_spades`` is a hand and a suit."""
    parts = name.split("_")
    data = dict[str, str]()
    if parts[-1] == "first":
        data["on"] = parts.pop()
    if parts and parts[-1] in ("stood", "drew"):
        data["when"] = parts.pop()
    suits: list[str] = []
    while parts and parts[-1] in SUIT_WORDS:
        suits.insert(0, parts.pop())
    if suits:
        data["suits"] = " ".join(suits)
    if not parts or (wager.looks_further and data.keys() - {"suits"}):
        return None
    whole = "_".join(parts)
    return {"hand": whole if whole in _hands(wager) else " ".join(parts), **data}


def _comes_after(other: Row, row: Row) -> bool:
    """Whether a row must stand behind a new one: it is of weaker hands, or would take all of the other's."""
    return covers(other, row) or _strength(other) < _strength(row)


def _strength(row: Row) -> int:
    if row.strengths is not None:
        return row.strengths.least
    order = COLOURS if row.hand in COLOURS else SIX_CARD_HANDS
    return -order.index(row.hand)


def _text(said: object) -> str:
    """An award as it is written; a number is a bare figure."""
    if isinstance(said, str):
        return said
    if isinstance(said, int | Fraction) and not isinstance(said, bool):
        return decimal_text(Fraction(said))
    if isinstance(said, float) and isfinite(said):
        return decimal_text(Fraction(str(said)))
    raise MoneyError(f"{shown(said)} is not an award: say it as '4 to 1', 4, '500 for 1' or 'nothing'")


def _full(text: str, row: Row) -> str:
    """A bare figure means odds of the kind that the row has now; where it has none, one must say."""
    plain = text.strip()
    if not plain.replace(".", "", 1).isdigit():
        return plain
    if isinstance(row.award, Flat | MeterShare):
        raise MoneyError(f"{plain} could be money or odds here: write '{plain} flat' or '{plain} to 1'")
    for_one = isinstance(row.award, Odds) and row.award.for_one
    return f"{plain} {'for' if for_one else 'to'} 1"


def notation(wager: Wager) -> str:
    """The table in use as the trade writes it, ``40-30-6-4-1``; empty where it does not pay by odds alone."""
    return _notation(wager.rows)


def _notation(rows: Sequence[Row]) -> str:
    return "-".join(_figures(rows)) if all(_has_figure(row) for row in rows) else ""


def _has_figure(row: Row) -> bool:
    plain = row.when == "always" and not row.on_first and not row.suits
    return plain and isinstance(row.award, Odds | Nothing)


def _figures(rows: Sequence[Row]) -> Iterator[str]:
    for row in rows:
        yield decimal_text(row.award.ratio) if isinstance(row.award, Odds) else "0"


def award_of(rows: Sequence[Row], name: str) -> Award | None:
    """What the row of this name pays; none where there is none."""
    return next((row.award for row in rows if row.name == name), None)
