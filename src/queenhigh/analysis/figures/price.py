"""The same wager with some rows paying otherwise: old figures beside new."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache
from math import isfinite
from typing import NamedTuple

from msgspec.structs import replace

from queenhigh.analysis.figures.envy import whole_mean
from queenhigh.analysis.figures.figures import ends_of, entry_ends, figures
from queenhigh.analysis.figures.progressive import with_progressive
from queenhigh.analysis.figures.stakes import Room, beside, best_beside, plays_same, room_of, stays_same
from queenhigh.analysis.playing.forfeited_envy import envies
from queenhigh.analysis.playing.solve import Solved, row_weights, shut_out, solve, whole_numbers
from queenhigh.analysis.playing.study import Part, Study, best, study
from queenhigh.analysis.playing.tally import tally
from queenhigh.analysis.request import CHECKS
from queenhigh.analysis.results import WagerFigures
from queenhigh.money import MoneyError, Odds, decimal_text
from queenhigh.rules import HouseLike
from queenhigh.rules.awards import Award, Flat, MeterShare, Nothing, parse_award
from queenhigh.rules.read.check import crosscheck_pays
from queenhigh.rules.read.pays import award_problem
from queenhigh.rules.read.section import Notes
from queenhigh.rules.records import House, PayTable, Row, Wager
from queenhigh.study.bet import Bet
from queenhigh.study.entries import Entry, entries, unit_bet
from queenhigh.study.happenings import Tally
from queenhigh.study.nets import net_of, stands_alike
from queenhigh.study.request import shown
from queenhigh.study.result import Result, Tell
from queenhigh.study.stands import FOLDED
from queenhigh.study.suits import Exact
from queenhigh.text import QueenHighError, suggest


class PriceError(QueenHighError, ValueError):
    """A wager, a row or an award that the house cannot have."""


class Price(Result, frozen=True):
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


def price(house: HouseLike, wager_name: str, awards: Mapping[str, str | float | Fraction | Award]) -> Price:
    """Price a wager with other awards, given by row: ``{"flush": "4 to 1"}``; a bare ``4`` is to one.

    Raises `PriceError` for a wager, a row or an award that the house cannot have.
    """
    rules = CHECKS.house(house)
    wager = _wager(rules, wager_name)
    if not isinstance(awards, Mapping):
        raise PriceError(f"{shown(awards)} names no rows: say them as {{'flush': '4 to 1'}}")
    new = {name: _award(rules, wager, name, said) for name, said in awards.items()}
    if not new:
        raise PriceError(f"no row is changed: say one, as in {wager.rows[0].name}=4")
    altered = with_awards(rules, wager, new)
    notes = Notes({})
    crosscheck_pays(altered, altered.by_name[wager.name], notes)
    if notes.problems:
        raise PriceError(f"{wager.label}: {notes.problems[0].message}")
    before, old = _before(rules, wager.name), {row.name: row.award for row in wager.rows}
    changed = {name: (old[name], award) for name, award in new.items()}
    return Price(altered, wager, before.old, _after(before, altered), changed)


class _Before(NamedTuple):
    """A wager as it is, with what can be kept when its awards change."""

    wager: Wager
    entry: Entry
    old: WagerFigures
    tally: Tally | None
    """None where the figures come about without one, or where each part must be solved anew."""
    solved: Solved | None
    weights: Exact | None
    without: Fraction | None
    """What the rest of the bet nets without the wager, where there is a rest."""
    room: Room
    rest: dict[str, Exact]
    """What each other wager of the bet brings, as `stakes.beside` has it."""
    unchanged: Tally | None
    """The bet played as is best for the rest of it."""


@lru_cache(maxsize=16)
def _before(house: House, wager_name: str) -> _Before:
    entry, wager = entry_of(house, wager_name), house.by_name[wager_name]
    old = entry_figures(house, entry, curve=False)
    bet = unit_bet(house, entry, {})
    room = room_of(bet, entry, None)
    if wager.looks_at_dealer or bet.house.dealer.shows:
        return _Before(wager, entry, old, None, None, None, None, room, {}, None)
    solved = solve(bet)
    counted, weights = tally(solved, solved.best), row_weights(solved, wager)
    without = _without(bet, entry)
    rest = beside(solved, entry) if bet.house.decision.discards < 2 else {}
    unchanged = tally(solved, best_beside(rest)) if rest and without is not None else None
    return _Before(wager, entry, old, counted, solved, weights, without, room, rest, unchanged)


def _without(bet: Bet, entry: Entry) -> Fraction | None:
    """What the rest of a bet nets without the entry; none for the contest, or where there is no rest."""
    rest = {name: stake for name, stake in bet.stakes_minor.items() if name != entry.wager.name}
    if entry.wager.kind == "ante" or not rest:
        return None
    return whole_mean(study(Bet(bet.house, rest, bet.meters_minor, bet.players)))


def _with_marginal(
    found: WagerFigures, entry: Entry, margin: Fraction, unchanged: Callable[[], Tally | None]
) -> WagerFigures:
    """With what adding the wager to the rest of its bet costs, where that is not its own edge.

    Then it changes how the hand is played, and another stake would change that otherwise. `unchanged` gives
    the same bet played as is best for the rest of it, where that is quick.
    """
    marginal = margin / found.stake_minor
    if marginal == found.house_edge:
        return found
    rest = unchanged()
    alone = None if rest is None else -rest.spread(entry.wagers).mean / found.stake_minor
    return replace(found, marginal_edge=marginal, unchanged_play_edge=alone, stake_matters=True)


def _unchanged(whole: Study, entry: Entry) -> Tally | None:
    """A bet played as is best for all of it but the entry; none where counting it again takes long."""
    discards = whole.bet.house.decision.discards
    if discards > 1 or (discards and len(whole.parts) > 1) or envies(whole.bet, entry.wager):
        return None
    return whole.tally(lambda solved: best_beside(beside(solved, entry)))


def moved(old: Solved, wager: Wager, weights: Exact, altered: House) -> Solved:
    """A solved bet in a house where some rows of a wager pay otherwise: values moved by what these pay."""
    bet, new = replace(old.bet, house=altered), altered.by_name[wager.name]
    values = old.values.astype(whole_numbers(bet, old.game, old.choices))
    for place in (place for place, row in enumerate(new.rows) if row != wager.rows[place]):
        for column, choice in enumerate(old.choices):
            for number, alike in enumerate(stands_alike(wager)):
                stand = FOLDED if choice.folds else alike[0]
                more = net_of(bet, new, stand, place, choice.multiple)
                more -= net_of(old.bet, wager, stand, place, choice.multiple)
                if more:
                    values[:, column] += weights[:, column, place, number].astype(values.dtype) * more
    shut_out(values, bet, old.game, old.choices)
    return Solved(bet, old.game, old.choices, values)


def _after(before: _Before, altered: House) -> WagerFigures:
    """The new figures: values moved by what changed rows pay, and old counts where play stays the same."""
    entry, old = entry_of(altered, before.wager.name), before.solved
    if before.tally is None or old is None or before.weights is None:
        return entry_figures(altered, entry, curve=False)
    solved = moved(old, before.wager, before.weights, altered)
    bet, same = solved.bet, (solved.best == old.best).all()
    counted = Tally(bet, before.tally.counts) if same else tally(solved, solved.best)
    found = figures(bet, entry, ends_of(entry, counted))
    if entry.wager.facts.meter:
        found = with_progressive(found, Study(bet, (Part(1, solved),)), counted, entry, curve=False)
    if before.without is not None:
        unchanged = None if before.unchanged is None else Tally(bet, before.unchanged.counts)
        margin = before.without - solved.total(solved.best) / solved.deals
        found = _with_marginal(found, entry, margin, lambda: unchanged)
    if found.stake_matters or before.room.fixed:
        return found
    certain = bool(before.rest) and plays_same(solved, entry, before.rest, before.room)
    return found if certain else replace(found, stake_matters=True)


def entry_figures(
    house: House,
    entry: Entry,
    meters_minor: dict[str, int] | None = None,
    players: int = 1,
    antes: int | None = None,
    curve: bool = True,
    progress: Tell | None = None,
) -> WagerFigures:
    """The figures of one entry of a house, with the meter's part where it has one."""
    bet = unit_bet(house, entry, meters_minor or {}, antes, players)
    if not entry.wager.facts.meter:
        found, counted = figures(bet, entry, entry_ends(bet, entry, progress=progress)), None
    else:
        whole = study(bet, progress=progress)
        counted = whole.tally(best)
        found = with_progressive(figures(bet, entry, ends_of(entry, counted)), whole, counted, entry, curve)
    without = _without(bet, entry)
    if without is not None:
        whole = study(bet)
        margin = without - whole_mean(whole, counted)
        found = _with_marginal(found, entry, margin, lambda: _unchanged(whole, entry))
    room = room_of(bet, entry, antes)
    if found.stake_matters or room.fixed or stays_same(study(bet), entry, room):
        return found
    return replace(found, stake_matters=True)


def with_awards(house: House, wager: Wager, awards: Mapping[str, Award]) -> House:
    """The house with other awards on some rows of the table in use."""
    rows = tuple(_with_award(row, awards[row.name]) if row.name in awards else row for row in wager.rows)
    tables = tuple(
        PayTable(table.name, rows) if table.name == wager.table_in_use else table for table in wager.tables
    )
    changed = replace(wager, rows=rows, tables=tables)
    wagers = tuple(changed if each.name == wager.name else each for each in house.wagers)
    return replace(house, wagers=wagers)


def _with_award(row: Row, award: Award) -> Row:
    if isinstance(award, Nothing):
        return replace(row, award=award, cap_minor=None, envy_minor=None, note="")
    return replace(row, award=award)


def entry_of(house: House, wager_name: str) -> Entry:
    """The entry that a wager's money counts in."""
    return next(entry for entry in entries(house) if any(wager.name == wager_name for wager in entry.wagers))


def _wager(house: House, name: str) -> Wager:
    tabled = [wager.name for wager in house.wagers if wager.rows]
    if not isinstance(name, str):
        raise PriceError(f"{shown(name)} names no wager: say one of {', '.join(tabled)}")
    if name not in tabled:
        known = house.by_name.get(name)
        if known is not None:
            raise PriceError(f"{known.label} has no pay table: {', '.join(tabled)} have")
        raise PriceError(f"this house has no wager {name!r}{suggest(name, tabled)}")
    return house.by_name[name]


def _award(house: House, wager: Wager, name: str, said: str | float | Fraction | Award) -> Award:
    rows = {row.name: row for row in wager.rows}
    if name not in rows:
        near = suggest(name, rows) if isinstance(name, str) else ""
        raise PriceError(f"{wager.label} has no row {name!r}{near}; its rows are {', '.join(rows)}")
    try:
        award = (
            said if isinstance(said, Award) else parse_award(_full(_text(said), rows[name]), house.currency)
        )
    except MoneyError as error:
        raise PriceError(f"{wager.label}, {name}: {error}") from None
    if problem := award_problem(wager.kind, award):
        raise PriceError(f"{wager.label}, {name}: {problem}")
    return award


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
