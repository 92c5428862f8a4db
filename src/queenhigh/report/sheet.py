"""Results as sheets: columns of numbers that a data frame can sum, from the records by the walker of `data`.

Of an analysis every number has a row of its own: where it stands (`section`, `wager`, `item`), what it is
(`measure`) and what it comes to (`value`, and `whole`, `exact` or `text`). Every other result has a row for
each thing that it lists, by a table of columns: ``name=path:kind``, as `data.TABLES` are written. The kind
``exact`` makes two columns, the number and its exact text.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from operator import attrgetter
from typing import Any, Final, NamedTuple

import numpy as np

from queenhigh.money import Currency
from queenhigh.report.data import WHOLES, Entry, Walker, entries, exact, is_record, percent
from queenhigh.study.result import Column, Kind, Result, Sheet, Value

_TIDY: Final[Mapping[str, Kind]] = {
    "house": "text", "digest": "text", "section": "text", "wager": "text", "item": "text", "measure": "text",
    "value": "number", "whole": "whole", "exact": "text", "text": "text",
}  # fmt: skip
_OUTCOMES: Final = """wager=of.name outcome=one.name label=one.label pays=one.pays net=one.net:exact
    count=one.count:whole probability=one.probability:exact return=one.contribution:exact"""
_COLUMNS: Final[Mapping[str, str]] = {
    "WagerFigures": _OUTCOMES,
    "Price": f"version {_OUTCOMES}",
    "Advice": "action value:exact cost:exact play=multiple:whole discards:cards",
    "Simulation": """house=run.house.id seed=run.seed:whole rounds=run.rounds:whole boxes=run.plan.boxes:count
        wager=of.name outcome=one.name label=one.label net_minor=one.net_minor:whole count=one.count:whole
        frequency:number house_edge=of.house_edge:percent standard_error=of.standard_error:percent
        exact=of.exact:percent z=of.z:number""",
    "Jackpot": """hit:whole day:number table:whole box:whole meter wager row meter_before_minor:whole
        paid_minor:whole reseeded_minor:whole rounds_since_last:whole""",
}
_KINDS: Final[Mapping[str, tuple[Kind, Callable[[Any], Value]]]] = {
    "": ("text", str),
    "whole": ("whole", int),
    "number": ("number", float),
    "percent": ("number", percent),
    "count": ("whole", len),
    "cards": ("text", lambda cards: " ".join(map(str, cards))),
}


class _Of(NamedTuple):
    """An outcome, what it is one of, and the whole run or which of two that is."""

    of: Any
    one: Any
    run: Any = None
    version: str = ""

    @property
    def frequency(self) -> float:
        found: float = self.one.count / self.of.bets
        return found


def _versions(found: Any) -> Iterator[tuple[str, Any]]:
    """The figures of a price by the table they are of: the old one, the new one, and others beside it."""
    yield "old", found.old
    yield "new", found.new
    for number, each in enumerate(found.against, start=1):
        yield f"against {number}", each.new


_ROWS: Final[Mapping[str, Callable[[Any], Iterable[Any]]]] = {
    "WagerFigures": lambda found: (_Of(found, one) for one in found.outcomes),
    "Price": lambda found: (
        _Of(figures, one, version=version)
        for version, figures in _versions(found)
        for one in figures.outcomes
    ),
    "Advice": lambda found: found.actions,
    "Simulation": lambda found: (
        _Of(each, one, found) for each in (*found.wagers.values(), found.in_all) for one in each.ends
    ),
    "Jackpot": lambda found: found.placed_hits,
}


def sheet_of(result: Result) -> Sheet:
    """A result as a plain table."""
    match type(result).__name__:
        case "Analysis":
            return analyses_sheet([result])
        case "Sessions":
            return _players(result)
        case "Risk":
            return _nets(result)
        case name:
            return _listed(_ROWS[name](result), _COLUMNS[name])


def _columns(table: str) -> Iterator[tuple[str, str, Kind, Callable[[Any], Value]]]:
    """The columns of a table: a name, the path to the values, their kind and how one is told."""
    for name, path, form, *_ in entries(table):
        if form == "exact":
            yield name, path, "number", float
            yield f"{name}_exact", path, "text", exact
        else:
            yield name, path, *_KINDS[form]


def _listed(rows: Iterable[Any], table: str) -> Sheet:
    """A row for each record of a list, which need not be in memory as a whole."""
    asked = list(_columns(table))
    columns: list[list[Value]] = [[] for _ in asked]
    making = [
        (column.append, attrgetter(path), tell)
        for column, (_, path, _, tell) in zip(columns, asked, strict=True)
    ]
    for row in rows:
        for add, get, tell in making:
            value = get(row)
            add(None if value is None else tell(value))
    return Sheet({name: kind for name, _, kind, _ in asked}, columns)


def _players(found: Any) -> Sheet:
    """A row for each player, whose rounds are those of the seed's stream from `first_round` on."""
    each = found.each
    place = np.arange(found.players, dtype=np.int64)
    endings = np.array(list(found.endings), dtype=object)
    columns: dict[str, Column] = {
        "player": place + 1,
        "first_round": place * found.rounds,
        "ending": endings[each.ending],
        "rounds": each.rounds,
        "final_minor": each.final_minor,
        "result_minor": each.final_minor - found.bankroll_minor,
        "drawdown_minor": each.drawdown_minor,
        "lowest_minor": each.lowest_minor,
        "highest_minor": each.highest_minor,
    }
    return Sheet({name: "text" if name == "ending" else "whole" for name in columns}, columns.values())


def _nets(found: Any) -> Sheet:
    """A row for each net that the rounds may come to, with its chance."""
    nets = np.array(found.run.nets, dtype=np.int64)
    return Sheet({"net_minor": "whole", "chance": "number"}, (nets, found.run.all_chances))


class _Place(NamedTuple):
    """Where a number stands."""

    section: str = ""
    wager: str = ""
    item: str = ""

    def within(self, section: str = "", wager: str = "", item: str = "") -> "_Place":
        sections = filter(None, (self.section, section))
        items = filter(None, (self.item, item))
        return _Place(".".join(sections), wager or self.wager, " / ".join(items))


def analyses_sheet(analyses: Iterable[Any]) -> Sheet:
    """The numbers of one house or several, one a row."""
    rows = [
        (found.house.id, found.house.digest, section or "house", wager, item, measure, *_cells(value))
        for found in analyses
        for (section, wager, item), measure, value in _numbers(Walker(found), found, _Place())
    ]
    return Sheet(_TIDY, ([row[at] for row in rows] for at in range(len(_TIDY))))


def _cells(value: Any) -> tuple[Value, ...]:
    """A value as a number, a whole number, an exact one and a text: as many of them as it is."""
    match value:
        case Fraction():
            return float(value), None, exact(value), None
        case int():
            return float(value), int(value), None, None
        case float():
            return value, None, None, None
    return None, None, None, str(value)


_Numbers = Iterator[tuple[_Place, str, Any]]


def _numbers(walker: Walker, record: Any, place: _Place) -> _Numbers:
    """Whatever is told of a record, each once, whatever forms the JSON gives it."""
    told = {"house", "house.digest"}
    for entry, value in walker.values(record):
        if value is None or entry.key or entry.path in told:
            continue
        told.add(entry.path)
        if entry.form == "flat":
            yield from _numbers(walker, value, place)
        elif entry.name.endswith("_percent") and isinstance(value, str):
            yield place, entry.name.removesuffix("_percent"), Fraction(value) / 100
        else:
            shown = walker.formed(value, entry.form, record) if entry.form in WHOLES else value
            yield from _parts(walker, shown, _measure(entry), place)


def _measure(entry: Entry) -> str:
    """The name of a number in a sheet, which has no percentages and no amounts but of minor units."""
    name = entry.name.removesuffix("_percent")
    if entry.form == "exact_square":
        return f"{name}_minor_squared"
    return f"{name}_minor" if entry.form == "amount" or "units" in entry.form else name


def _parts(walker: Walker, value: Any, name: str, place: _Place) -> _Numbers:
    if isinstance(value, Currency):
        yield place, name, value.code
    elif is_record(value):
        yield from _numbers(walker, value, place.within(section=name))
    elif isinstance(value, Mapping):
        for key, part in value.items():
            here = place.within(wager=key) if name == "wagers" else place.within(item=str(key))
            yield from _parts(walker, part, name, here)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        seen: Counter[_Place] = Counter()
        for part in value:
            here = _keyed(walker, part, place)
            seen[here] += 1
            again = f"{here.item} #{seen[here]}" if seen[here] > 1 else here.item
            yield from _parts(walker, part, name, here._replace(item=again))
    elif value != "":
        yield place, name, value


def _keyed(walker: Walker, part: Any, place: _Place) -> _Place:
    """The place of a part of a list: by what tells records apart."""
    if not is_record(part):
        return place
    keys = {entry.name: value for entry, value in walker.values(part) if entry.key and value is not None}
    wager = keys.pop("wager", "")
    words = (", ".join(value) if isinstance(value, tuple) else str(value) for value in keys.values())
    return place.within(wager=wager, item=" ".join(words))
