"""Checks the rows of pay tables and of endings: what they ask for, hands left out, rows no hand can reach."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from queenhigh.hands import STRENGTHS
from queenhigh.rules.awards import MeterShare, Nothing, Push
from queenhigh.rules.read.gaps import unpaid_first_cards, unpaid_hands
from queenhigh.rules.read.lines import Path
from queenhigh.rules.read.pays import paid_in_place
from queenhigh.rules.read.section import Notes
from queenhigh.rules.records import Dealer, House, PayTable, Row, Situation, Wager
from queenhigh.text import suggest

_TELLING: Final = ("hand", "pays", "suits", "on", "when")
"""The keys of a row that tell which hands it takes and what for."""
Absent = dict[str, list[Path]]
"""What is wrong with a name or id that nothing has, and every place where it stands."""


def check_rows(wager: Wager, house: House, absent: Absent, notes: Notes) -> None:
    """A row may ask only for a meter that is there, and for a draw where players draw."""
    meters = {meter.name for meter in house.meters}
    known = house.folds and not notes.is_unread(("decision", "discards"))  # else the Play is told of
    told = notes.is_unread(("meters",))
    for table in wager.tables:
        for number, row in enumerate(table.rows):
            path = row_path(wager, table, number, notes)
            if isinstance(row.award, MeterShare) and row.award.meter not in meters and not told:
                notes.gather((*path, "pays"), _no_meter(row.award.meter, meters))
            if (row.when != "always" or row.on_first) and not house.decision.discards and known:
                words = "nobody draws cards in this house, so a row cannot ask whether one was drawn"
                absent.setdefault(words, []).append(path)


def _no_meter(name: str, known: set[str]) -> str:
    """Why there is no meter of this name: the house has none at all, or others."""
    if not known:
        return "pays from a meter, and the house has none: give [meters.NAME] with seed, fed_by, contribution"
    return f"no meter is called {name!r}{suggest(name, known)}"


def row_path(wager: Wager, table: PayTable, number: int, notes: Notes) -> Path:
    """Where a row stands in the file: in the one list `pays`, or in a named list of `tables`."""
    named = ("wagers", wager.name, "tables", table.name)
    return (*(named if named in notes.lines else ("wagers", wager.name, "pays")), number)


def check_gaps(wager: Wager, notes: Notes) -> bool:
    """A stronger hand must not pay nothing by oversight while a weaker one pays; whether one does."""
    found = False
    for table in wager.tables:
        at = row_path(wager, table, 0, notes)[:-1]
        if not _is_read(at, notes) or _adds_nothing(wager, table):
            continue
        if missing := unpaid_hands(wager.look, table.rows):
            words = f"{', '.join(missing)} would pay nothing though weaker hands pay"
            notes.note(at, f'{words}: add a row, if only one that pays "nothing"')
            found = True
        elif missing := unpaid_first_cards(table.rows):
            words = f"{', '.join(missing)} in the first three cards would pay nothing though weaker hands pay"
            notes.note_new(at, f'{words}: add a row on = "first", if only one that pays "nothing"')
            found = True
    return found


def _adds_nothing(wager: Wager, table: PayTable) -> bool:
    """Whether awards are to be added and one of two sides has none, which is told already."""
    return wager.awards == "added" and any(_pays_none(table, on_first) for on_first in (True, False))


def _pays_none(table: PayTable, on_first: bool) -> bool:
    """Whether no row on the first three cards pays, or none on the final hand."""
    return all(isinstance(row.award, Nothing) for row in table.rows if row.on_first == on_first)


def _is_read(at: Path, notes: Notes) -> bool:
    """Whether it is known of every row of a list which hands it takes, and what it pays for them."""
    below = (path[len(at) :] for path in notes.unread if path[: len(at)] == at)
    return not notes.is_unread(at) and not any(len(path) == 1 or path[-1] in _TELLING for path in below)


def check_envied(wager: Wager, notes: Notes) -> None:
    """Envy is a table of the wager and an award of some of its rows: neither is of use without the other."""
    path = ("wagers", wager.name)
    envied = any(row.envy_minor is not None for row in wager.rows)
    lists = (row_path(wager, table, 0, notes)[:-1] for table in wager.tables)
    if wager.envy is not None and wager.rows and not envied and all(_is_read(at, notes) for at in lists):
        notes.note((*path, "envy"), "no row of the pay table has an envy award")
    elif wager.envy is None and envied:
        notes.note(path, "rows have envy awards, but the table envy that says who gets them is missing")


def check_added(wager: Wager, notes: Notes) -> None:
    """Awards that are added are one on the first cards and one on the final hand, both beside the stake."""
    for table in wager.tables if wager.awards == "added" else ():
        if not _is_read(row_path(wager, table, 0, notes)[:-1], notes):
            continue
        for on_first, what in (
            (True, 'the first three cards: give one on = "first"'),
            (False, "the final hand"),
        ):
            if _pays_none(table, on_first):
                at = row_path(wager, table, 0, notes)[2:-1]
                where = f" in {'.'.join(map(str, at))}" if at[0] == "tables" else ""
                words = f"nothing to add{where}: no row pays for {what}"
                says_nothing = any(row.on_first == on_first for row in table.rows)
                (notes.note_new if says_nothing else notes.note)(("wagers", wager.name, "awards"), words)
        for number, row in enumerate(table.rows):
            if wager.has_stake and (paid_in_place(row.award) or isinstance(row.award, Push)):
                words = "awards that are added stand beside the stake: write odds to one, or flat and stake"
                notes.note((*row_path(wager, table, number, notes), "pays"), words)


def check_endings(wager: Wager, dealer: Dealer, notes: Notes) -> None:
    """A stronger hand must not go without a row of an ending by oversight, and each row must be reached.

    Against a dealer who does not qualify no strong hand is lower or equal.
    """
    for situation, result in wager.contest:
        at = ("wagers", wager.name, "contest", *contest_keys(situation), "ends")
        _check_reach(result.rows, _reach(situation, dealer, notes), at, notes)
        if situation in ("not_qualified_lower", "not_qualified_equal"):
            continue
        if _is_read(at, notes) and (missing := unpaid_hands(wager.look, result.rows)):
            words = f"{', '.join(missing)} would end as no_row says though weaker hands have a row"
            notes.note(at, f"{words}: add a row")


def check_beaten(wager: Wager, notes: Notes) -> None:
    """A row on the beaten hand must be on one that can be beaten."""
    for table in wager.tables if wager.look.pays == "lower" else ():
        _check_reach(table.rows, _BEATEN, row_path(wager, table, 0, notes)[:-1], notes)


class _Reach(NamedTuple):
    """The hands that come to a list of rows, by strength, and why no others do."""

    least: int
    most: int
    why: str


_BEATEN: Final = _Reach(0, STRENGTHS - 2, "no hand beats it")


def _reach(situation: Situation, dealer: Dealer, notes: Notes) -> _Reach:
    """Which hands of the player's may end so, given what the dealer's must be."""
    mark = dealer.qualifying_strength
    if notes.is_unread(("dealer", "qualifies")):
        mark = 0
    needs = f"the dealer qualifies with {dealer.qualifies}"
    match situation:
        case "lower":
            return _BEATEN
        case "not_qualified_lower" if mark:
            return _Reach(0, mark - 2, f"{needs}, and a lower hand is lower than one that does not")
        case "not_qualified_equal" if mark:
            return _Reach(0, mark - 1, f"{needs}, and an equal hand is no better than one that does not")
        case "equal" if mark:
            return _Reach(mark, STRENGTHS - 1, f"{needs}, and an equal hand is as good")
        case "higher" if mark:
            return _Reach(mark + 1, STRENGTHS - 1, f"{needs}, and a higher hand is better")
    return _Reach(0, STRENGTHS - 1, "")


def _check_reach(rows: Sequence[Row], reach: _Reach, at: Path, notes: Notes) -> None:
    never = [
        (*at, number, "hand")
        for number, row in enumerate(rows)
        if (known := row.strengths) is not None and (known.least > reach.most or known.most < reach.least)
    ]
    if not notes.kept:  # which was not asked once
        notes.note_once(never, f"this row can never pay: {reach.why}")


def contest_keys(situation: Situation) -> tuple[str, ...]:
    """The keys of a situation below `contest`."""
    whole, by_hands, compared = situation.partition("not_qualified_")
    return ("not_qualified", compared) if by_hands else (whole,)
