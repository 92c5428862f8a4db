"""The same wager with some rows paying otherwise: old figures beside new."""

from collections.abc import Mapping
from fractions import Fraction

import msgspec

from queenhigh.analysis.entries import Entry, entries, unit_bet
from queenhigh.analysis.figures import entry_ends, figures
from queenhigh.analysis.progressive import with_progressive
from queenhigh.analysis.results import WagerFigures
from queenhigh.analysis.study import best, study
from queenhigh.money import MoneyError
from queenhigh.rules.awards import Award, parse_award
from queenhigh.rules.reader import suggest
from queenhigh.rules.records import House, PayTable, Row, Wager


class PriceError(ValueError):
    """A wager, a row or an award that the house cannot have."""


class Price(msgspec.Struct, frozen=True):
    """A wager before and after; `house` is the house with the changed rows."""

    house: House
    wager: Wager
    old: WagerFigures
    new: WagerFigures
    changed: dict[str, tuple[Award, Award]]

    @property
    def change(self) -> Fraction:
        """How much the house's edge rises."""
        return self.new.house_edge - self.old.house_edge

    def _repr_html_(self) -> str:
        from queenhigh.analysis.present import price_html

        return price_html(self)


def price(house: House, wager_name: str, awards: Mapping[str, str | Award]) -> Price:
    """Price a wager with other awards, given by row: ``{"flush": "4 to 1"}``; a bare ``4`` is to one."""
    wager = _wager(house, wager_name)
    changed = {name: _award(house, wager, name, text) for name, text in awards.items()}
    if not changed:
        raise PriceError(f"no row is changed: say one, as in {wager.rows[0].name}=4")
    altered = with_awards(house, wager, changed)
    rows = {row.name: row.award for row in wager.rows}
    return Price(
        altered,
        wager,
        entry_figures(house, _entry(house, wager.name)),
        entry_figures(altered, _entry(altered, wager.name)),
        {name: (rows[name], award) for name, award in changed.items()},
    )


def entry_figures(house: House, entry: Entry, meters_minor: dict[str, int] | None = None, players: int = 1,
                  antes: int | None = None) -> WagerFigures:
    """The figures of one entry of a house, with the meter's part where it has one."""
    bet = unit_bet(house, entry, meters_minor or {}, antes)
    found = figures(bet, entry, entry_ends(bet, entry))
    if entry.wager.kind != "progressive":
        return found
    whole = study(bet)
    return with_progressive(found, whole, whole.tally(best), entry, players)


def with_awards(house: House, wager: Wager, awards: Mapping[str, Award]) -> House:
    """The house with other awards on some rows of the table in use."""
    rows = tuple(
        msgspec.structs.replace(row, award=awards[row.name]) if row.name in awards else row for row in wager.rows
    )
    tables = tuple(
        PayTable(table.name, rows) if table.name == wager.table_in_use else table for table in wager.tables
    )
    changed = msgspec.structs.replace(wager, rows=rows, tables=tables)
    wagers = tuple(changed if each.name == wager.name else each for each in house.wagers)
    return msgspec.structs.replace(house, wagers=wagers)


def _entry(house: House, wager_name: str) -> Entry:
    """The entry that a wager's money counts in."""
    return next(
        entry for entry in entries(house) if any(wager.name == wager_name for wager in entry.wagers)
    )


def _wager(house: House, name: str) -> Wager:
    tabled = [wager.name for wager in house.wagers if wager.rows]
    if name not in tabled:
        known = house.by_name.get(name)
        if known is not None:
            raise PriceError(f"{known.label} has no pay table: {', '.join(tabled)} have")
        raise PriceError(f"this house has no wager {name!r}{suggest(name, tabled)}")
    return house.by_name[name]


def _award(house: House, wager: Wager, name: str, text: str | Award) -> Award:
    rows = [row.name for row in wager.rows]
    if name not in rows:
        raise PriceError(f"{wager.label} has no row {name!r}{suggest(name, rows)}; its rows are {', '.join(rows)}")
    if not isinstance(text, str):
        return text
    row = next(row for row in wager.rows if row.name == name)
    try:
        return parse_award(_full(text, row), house.currency)
    except MoneyError as error:
        raise PriceError(f"{wager.label}, {name}: {error}") from None


def _full(text: str, row: Row) -> str:
    """A bare figure means odds of the kind that the row has now."""
    plain = text.strip()
    if plain.replace(".", "", 1).isdigit():
        for_one = getattr(row.award, "for_one", False)
        return f"{plain} {'for' if for_one else 'to'} 1"
    return plain
