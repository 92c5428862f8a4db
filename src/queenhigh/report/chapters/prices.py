"""A wager with another pay table, or several: what each pays, what it is worth, and every row counted."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from msgspec.structs import replace

from queenhigh.analysis.figures.paytable import award_of
from queenhigh.analysis.figures.price import Price, PricedRow, priced_rows
from queenhigh.analysis.results import WagerFigures
from queenhigh.money import Currency
from queenhigh.report.blocks import Bar, Bars, Block, Document, On, Section, Table, Words, table
from queenhigh.report.numbers import decimal, fraction, money, percent, signed_percent
from queenhigh.rules.awards import Nothing
from queenhigh.rules.records import House, Row
from queenhigh.words.findings import row_title
from queenhigh.words.rules_card import award_words

CHANGED = "◀ changed"
ADDED = "◀ added"
DROPPED = "◀ dropped"
ABSENT = "no row"
COUNTED_TWICE = (
    "Awards are added: a deal that two rows pay, one by the first three cards and one by the final hand, "
    "counts in both, so that all rows together may come to more than the hit frequency."
)


def price_document(found: Price) -> Document:
    """A wager as it is beside the tables that were asked for."""
    house = found.house
    label = found.wager.label
    tables = _tables(found)
    blocks: list[Block] = [Words(price_words(each, name), on="everywhere") for name, each in tables.items()]
    blocks += [_changes(found) if len(tables) == 1 else _side_by_side(tables), _figures(tables)]
    blocks.append(_counted("as it is", _as_it_was(found), found.old, "page", found.wager.name))
    blocks += [
        _counted(name, each.house, each.new, "everywhere", found.wager.name) for name, each in tables.items()
    ]
    if found.wager.awards == "added":
        blocks.append(Words(COUNTED_TWICE, "note", on="everywhere"))
    blocks.append(_chart(tables))
    if any(each.new.stake_matters for each in tables.values()):
        stake = money(found.new.stake_minor, house.currency)
        blocks.append(Words(f"On a stake of {stake}; another stake may give another edge.", "aside"))
    title = Words(f"{house.name}: {label}", "title", on="brief")
    told = Section("Old beside new", tuple(blocks), quiet=True)
    return Document(house.name, f"{label}, priced anew", (title,), tuple(_alerts(tables)), (told,))


def _tables(found: Price) -> dict[str, Price]:
    """The new tables by what they are called in a heading."""
    if not found.against:
        return {"New": found}
    named: dict[str, Price] = {}
    for number, each in enumerate((found, *found.against), start=1):
        title = each.title if each.title and each.title not in named else f"Table {number}"
        named[title] = each
    return named


def _alerts(tables: dict[str, Price]) -> Iterable[Section]:
    for name, each in tables.items():
        edge = each.new.house_edge
        if edge < 0:
            which = f" with {name}" if len(tables) > 1 else ""
            loud = f"This favours the player: {each.new.label}{which}, by {percent(-edge)} of the stake"
            before = "It did before as well." if each.old.house_edge < 0 else "It did not before."
            yield Section(loud, (Words(before),))


def price_words(found: Price, name: str) -> str:
    """What a table does to the edge, in a sentence."""
    edge = found.new.house_edge
    change = found.change
    with_it = "" if name == "New" else f"With {name}, "
    on = f"{'the' if with_it else 'The'} house's edge on {found.new.label}"
    if not change:
        return f"{with_it}{on} stays at {percent(edge)}."
    verb = "rises" if change > 0 else "falls"
    was = percent(found.old.house_edge)
    return f"{with_it}{on} {verb} by {percent(abs(change))} of the stake, from {was} to {percent(edge)}."


def _all_rows(tables: Iterable[Sequence[Row]]) -> dict[str, Row]:
    """Every row of several tables, each where it stands in the first that has it."""
    found: list[Row] = []
    for rows in tables:
        for place, row in enumerate(rows):
            names = [each.name for each in found]
            if row.name not in names:
                after = (names.index(each.name) for each in rows[place + 1 :] if each.name in names)
                found.insert(next(after, len(found)), row)
    return {row.name: row for row in found}


def _pays(house: House, rows: Sequence[Row], row: Row) -> str:
    mine = next((each for each in rows if each.name == row.name), None)
    return ABSENT if mine is None else award_words(house, mine)


def _new_rows(found: Price) -> tuple[Row, ...]:
    return found.house.by_name[found.wager.name].rows


def _changes(found: Price) -> Table:
    """One table, old beside new, with what became of each row."""
    house = found.house
    old = found.wager.rows
    new = _new_rows(found)
    rows = []
    for row in (every := _all_rows((old, new))).values():
        was = _pays(house, old, row)
        now = _pays(house, new, row)
        gone = isinstance(award_of(new, row.name), Nothing | None)
        mark = ADDED if was == ABSENT else DROPPED if gone else CHANGED
        above = [each for each in every.values() if each is not row]
        rows.append((row_title(row, above), was, *(("the same", "") if was == now else (now, mark))))
    return table(f"{found.wager.label}: what it pays", "Hand|#Old|#New|", rows, on="everywhere")


def _side_by_side(tables: dict[str, Price]) -> Table:
    """What each row pays in every table."""
    first = next(iter(tables.values()))
    house = first.house
    every = [first.wager.rows, *map(_new_rows, tables.values())]
    rows = [
        (row_title(row), *(_pays(house, table_rows, row) for table_rows in every))
        for row in _all_rows(every).values()
    ]
    heads = "|#".join(("Hand", "As it is", *tables))
    return table(f"{first.wager.label}: what it pays", heads, rows, on="everywhere")


def _figures(tables: dict[str, Price]) -> Table:
    """The figures of every table; of one, also by how much they change."""
    first = next(iter(tables.values()))
    every = [first.old, *(each.new for each in tables.values())]
    edges = [each.house_edge for each in every]
    rows = [_percents("House edge", edges), ("exactly", *map(fraction, _with_change(edges)))]
    risks = [each.element_of_risk for each in every if each.element_of_risk is not None]
    rows += [_percents("Element of risk", risks)] if risks else []
    rows.append(_percents("Hit frequency", [each.hit_frequency for each in every]))
    rows.append(_decimals("Standard deviation", [each.standard_deviation for each in every]))
    rows.append(_decimals("Skewness", [each.skewness for each in every]))
    rows += _meters(every, first.house.currency)
    names = ("Old", "New", "Change") if len(tables) == 1 else ("As it is", *tables)
    caption = f"{first.new.label}: per unit of stake, with best play"
    return table(caption, "|=".join(("Figure", *names)), rows, on="everywhere")


def _with_change(figures: Sequence[Fraction]) -> list[Fraction]:
    """Two figures and what lies between; more of them as they are."""
    return [*figures, figures[1] - figures[0]] if len(figures) == 2 else list(figures)


def _percents(name: str, shares: Sequence[Fraction]) -> tuple[str, ...]:
    change = [signed_percent(shares[1] - shares[0])] if len(shares) == 2 else []
    return (name, *map(percent, shares), *change)


def _decimals(name: str, numbers: Sequence[float]) -> tuple[str, ...]:
    more = numbers[1] - numbers[0]
    change = [f"{'+' if more > 0 else ''}{decimal(more)}"] if len(numbers) == 2 else []
    return (name, *map(decimal, numbers), *change)


def _meters(every: Sequence[WagerFigures], currency: Currency) -> list[tuple[str, ...]]:
    meters = [each.progressive for each in every if each.progressive is not None]
    if len(meters) < len(every):
        return []
    even = [each.break_even_meter_minor for each in meters]
    fair = ("none" if each is None else money(each, currency) for each in even)
    fixed = _percents("Returned by fixed awards", [each.fixed_return for each in meters])
    return [fixed, ("Break-even meter", *fair, *([""] if len(every) == 2 else []))]


def _as_it_was(found: Price) -> House:
    """The house with the old table."""
    wagers = tuple(found.wager if each.name == found.wager.name else each for each in found.house.wagers)
    return replace(found.house, wagers=wagers)


def _counted(name: str, house: House, figures: WagerFigures, on: On, wager: str) -> Table:
    """A table row by row: in how many deals it is paid, how often that is, and what it returns.

    Rows of several wagers that are one entry are counted in fewer deals than all that the entry nets.
    """
    counted = priced_rows(house, wager)
    rows = [
        (each.label, award_words(house, row), *_cells(each))
        for each, row in zip(counted, house.by_name[wager].rows, strict=True)
    ]
    chance = sum((each.probability for each in counted), Fraction(0))
    returned = sum((each.contribution for each in counted), Fraction(0))
    rows.append(
        ("All rows", "", f"{sum(each.count for each in counted):,}", percent(chance), percent(returned))
    )
    which = "" if name == "New" else f" ({name})"
    deals = next((each.count / each.probability for each in counted if each.count), figures.deals)
    caption = f"{house.by_name[wager].label}{which}: each row in {int(deals):,} deals"
    return table(caption, "Hand|#Pays|#Combinations|#Probability|#Return", rows, total=True, on=on)


def _cells(row: PricedRow) -> tuple[str, ...]:
    return (f"{row.count:,}", percent(row.probability), percent(row.contribution))


def _chart(tables: dict[str, Price]) -> Bars:
    """The edges side by side."""
    first = next(iter(tables.values()))
    edges = {"As it is": first.old.house_edge, **{name: each.new.house_edge for name, each in tables.items()}}
    bars = tuple(Bar(name, float(edge) * 100, percent(edge)) for name, edge in edges.items())
    words = "; ".join(f"{name} {percent(edge)}" for name, edge in edges.items())
    return Bars("House edge by pay table", words, "percent of the stake", bars, on="drawn")
