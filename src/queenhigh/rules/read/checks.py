"""Checks on what was read: rows of pay tables and of endings, amounts against each other, strange keys."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from queenhigh.hands import STRENGTHS
from queenhigh.money import format_share, show_amount
from queenhigh.rules.awards import MeterShare, Nothing, Push
from queenhigh.rules.kinds import KINDS, LOOKS, Kind
from queenhigh.rules.read.gaps import unpaid_first_cards, unpaid_hands
from queenhigh.rules.read.lines import Path
from queenhigh.rules.read.pays import least_flat_award, paid_in_place
from queenhigh.rules.read.section import Notes
from queenhigh.rules.records import Dealer, House, PayTable, Row, Situation, Wager
from queenhigh.text import suggest


def check_limits(wager: Wager, by_name: Mapping[str, Wager], notes: Notes) -> None:
    limits = wager.limits
    path = ("wagers", wager.name, "limits")
    if wager.facts.stake == "equal" and wager.on and wager.on in by_name:
        limits = by_name[wager.on].limits
        path = ("wagers", wager.name, "pays")
    if limits is None:
        return
    times = limits.times or 1
    if limits.times_of is not None and limits is wager.limits:
        base = by_name.get(limits.times_of)
        if _is_noted_elsewhere(wager, limits.times_of, by_name, notes):
            return
        if base is None or base.limits is None:
            notes.note((*path, "at_most"), f"no wager with limits is called {limits.times_of!r}")
        elif wager.needs is None or limits.times_of not in wager.needs.every:
            words = f"is measured by {limits.times_of}, so the wager must also need it"
            notes.note((*path, "at_most"), words)
        elif base.limits.most_minor is not None and limits.least_minor > times * base.limits.most_minor:
            notes.note((*path, "min"), f"cannot be met: it is above {times} x the most {base.name} allows")
    flat_minor = least_flat_award(tuple(row for table in wager.tables for row in table.rows))
    if flat_minor is not None and (limits.most_minor is None or limits.most_minor > flat_minor):
        notes.note(path, "a flat award or a cap is smaller than the largest stake it is paid in place of")


def _is_noted_elsewhere(wager: Wager, name: str, by_name: Mapping[str, Wager], notes: Notes) -> bool:
    """Whether it is known already why the wager cannot be measured by the one of this name."""
    needs = wager.needs
    if name not in by_name:
        return needs is not None and name in needs.every
    keys: tuple[Path, ...] = (("kind",), ("limits", "max"))
    if needs is not None and any(each not in by_name for each in needs.every):
        return True
    unread = any(notes.is_unread(("wagers", name, *key)) for key in keys)
    needless = not wager.opens_box if needs is None else not (needs.every or needs.some)
    return unread or needless


def check_collections(house: House, notes: Notes) -> None:
    """What comes with a stake must not be more than the stake: such an amount is a slip."""
    for wager in house.wagers:
        base = house.by_name.get(wager.on or "")
        if wager.collected is None or base is None or base.limits is None:
            continue
        at = ("wagers", wager.name)
        least_minor = base.limits.least_minor
        unread = (*((*at, key) for key in ("amount", "per")), ("wagers", base.name, "limits"))
        taken_minor = wager.collected.of(least_minor)
        if taken_minor > least_minor and not any(_is_unread_below(notes, path) for path in unread):
            taken, least = (show_amount(each, house.currency) for each in (taken_minor, least_minor))
            words = f"takes {taken} with the least {base.name}, which is {least}"
            notes.note_new((*at, "amount"), f"{words}: no more than the stake is collected with it")


def _is_unread_below(notes: Notes, path: Path) -> bool:
    return notes.is_unread(path) or any(each[: len(path)] == path for each in notes.unread)


def check_meters(house: House, notes: Notes) -> None:
    """All meters that one wager feeds, and what is set aside for them, take the whole stake at most."""
    taken: dict[str, Fraction] = {}
    for meter in house.meters:
        own = meter.contribution + meter.reserve
        before = taken.get(meter.fed_by, Fraction(0))
        taken[meter.fed_by] = before + own
        if own <= 1 and before <= 1 < before + own:
            words = f"with the other meters that {meter.fed_by} feeds"
            share = format_share(before + own)
            notes.note_new(
                ("meters", meter.name, "contribution"),
                f"{words} this takes {share} of its stake, reserves among it: 100% is the most",
            )


def check_most(house: House, notes: Notes) -> None:
    """A table that cannot pay even money on its least stake pays no round as the rules say."""
    most = house.most
    at = ("table", "most", "amount")
    limits = [(wager.limits.least_minor, wager.name) for wager in house.wagers if wager.limits is not None]
    if most is None or not limits or notes.is_unread(at) or not most.amount_minor:
        return
    least_minor, name = min(limits)
    if most.amount_minor < least_minor and not _is_unread_below(notes, ("wagers", name, "limits")):
        words = f"is less than {show_amount(least_minor, house.currency)}, the least stake on {name}"
        notes.note_new(at, f"{words}: not even 1 to 1 on it could be paid")


def _kinds(has: Callable[[Kind], bool]) -> str:
    """The kinds of wagers of which something is true, in words."""
    *others, last = (kind for kind, facts in KINDS.items() if has(facts))
    return f"a wager of kind {', '.join(others)}{' or ' if others else ''}{last}"


_ENVY: Final = "the table envy of a progressive"
_METER: Final = "the meter that a progressive feeds, [meters.NAME]"
_PLACED: Final = "a wager that players place, an Ante or a side bet"
_SIDE_BET: Final = "a side bet"
BELONGS: Final = {
    "side": f"{_kinds(lambda kind: LOOKS[kind.looks].pays == 'lower')}, and says whose beaten hand is paid",
    "looks": f"{_kinds(lambda kind: bool(kind.may_look))}; any other looks at what its kind says",
    "awards": _kinds(lambda kind: kind.adds),
    "envy": f"{_kinds(lambda kind: kind.meter)}, and to its rows",
    "behind": _ENVY,
    "per_player": _ENVY,
    "not_to_winner": _ENVY,
    "seed": _METER,
    "fed_by": _METER,
    "contribution": _METER,
    "reserve": _METER,
    "most": "[table], being the most that it pays in one round; the most of a stake is max in limits",
    "owed_by": _kinds(lambda kind: kind.stake == "times"),
    "multiples": _kinds(lambda kind: kind.stake == "times"),
    "raises": _kinds(lambda kind: kind.stake == "times"),
    "per": _kinds(lambda kind: kind.stake == "collected"),
    "contest": _kinds(lambda kind: kind.contest),
    "limits": _PLACED,
    "needs": _PLACED,
    "opens_box": _PLACED,
    "must_beat_dealer": _SIDE_BET,
    "beat_clause": _SIDE_BET,
    "after_fold": f"{_SIDE_BET}, or to Envy; a contest says fold",
    "fold_clause": f"{_SIDE_BET}, or to Envy; a contest says fold, with a clause",
    "no_row": "an ending of a contest, where ends is a list of rows",
    "discards": "[decision]",
    "community": "[deal]",
    "community_clause": "[deal]",
    "cap": "a pay row",
    "suits": "a pay row",
    "when": "a pay row on three cards",
}
"""Words that have one place in a house file, and that place."""


def note_strange_keys(notes: Notes) -> None:
    """Note each key that has no meaning in its table."""
    for section in notes.sections:
        for key in section.data:
            if key not in section.asked and key not in section.refused:
                section.problem(key, strange(key, sorted(section.asked)))


def strange(key: str, known: list[str]) -> str:
    """What is said of a key that has no meaning where it stands."""
    where = f": it belongs to {BELONGS[key]}" if key in BELONGS else suggest(key, known)
    return f"is not a key of this table{where}"


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
