"""The same wager with another pay table, or several: old figures beside new."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from queenhigh.analysis.counting import dealer_cards
from queenhigh.analysis.figures.envy import whole_mean
from queenhigh.analysis.figures.figures import ends_of, entry_ends, figures, natural
from queenhigh.analysis.figures.paytable import (
    NewTable,
    PriceError,
    TableLike,
    award_of,
    new_table,
    notation,
    with_award,
)
from queenhigh.analysis.figures.progressive import with_progressive
from queenhigh.analysis.figures.stakes import Room, beside, best_beside, plays_same, room_of, stays_same
from queenhigh.analysis.playing.forfeited_envy import envies
from queenhigh.analysis.playing.solve import Solved, row_weights, shut_out, solve, whole_numbers
from queenhigh.analysis.playing.study import Part, Study, best, study, tally_alone
from queenhigh.analysis.playing.tally import tally
from queenhigh.analysis.request import CHECKS
from queenhigh.analysis.results import WagerFigures
from queenhigh.rules import HouseLike
from queenhigh.rules.awards import Award
from queenhigh.rules.read.check import crosscheck_pays
from queenhigh.rules.read.section import Notes
from queenhigh.rules.records import House, PayTable, Row, Wager
from queenhigh.study.bet import Bet
from queenhigh.study.entries import Entry, at_stake, entries, unit_bet
from queenhigh.study.happenings import Tally
from queenhigh.study.nets import net_of, refuse_past_most, row_net, rows_made, rows_paid, stands_alike
from queenhigh.study.request import shown
from queenhigh.study.result import Result, Tell
from queenhigh.study.stands import FOLDED
from queenhigh.study.suits import Exact
from queenhigh.text import suggest
from queenhigh.words.findings import row_title

__all__ = [
    "Price", "PriceError", "PricedRow", "entry_figures", "entry_of", "moved", "price", "priced_rows",
    "with_awards",
]  # fmt: skip


class PricedRow(msgspec.Struct, frozen=True):
    """A pay row with how often it is paid, and what it returns per unit of the entry's stake."""

    name: str
    label: str
    award: Award
    count: int
    """Of as many deals as the entry is counted in."""
    probability: Fraction
    contribution: Fraction


class Price(Result, frozen=True):
    """A wager before and after; `house` is the house with the changed rows."""

    house: House
    wager: Wager
    """As it was."""
    old: WagerFigures
    new: WagerFigures
    changed: dict[str, tuple[Award | None, Award | None]]
    """By row: what it paid and what it pays; none where it was not there, or is not any more."""
    title: str = ""
    """The new table as the trade writes it, ``40-30-6-4-1``, or its name in the house; it may have none."""
    against: tuple["Price", ...] = ()
    """The other tables that were asked for, each beside the same old one."""

    @property
    def change(self) -> Fraction:
        """How much the house's edge rises."""
        return self.new.house_edge - self.old.house_edge

    @property
    def old_title(self) -> str:
        return notation(self.wager)

    @property
    def rows(self) -> tuple[PricedRow, ...]:
        """The rows of the new table, counted."""
        return priced_rows(self.house, self.wager.name)

    def __repr__(self) -> str:
        tables = "".join(
            f", {each.title or 'new'} {float(each.new.house_edge):.4%}" for each in (self, *self.against)
        )
        return f"Price({self.house.id!r}, {self.wager.name!r}: {float(self.old.house_edge):.4%}{tables})"


def price(
    house: HouseLike, wager: str, table: TableLike, *, against: TableLike | Iterable[TableLike] = ()
) -> Price:
    """Price a wager with another pay table, and further ones beside it.

    A table is told by the rows that change, ``{"flush": 4, "mini_royal": "50 to 1", "straight": None}``: a
    bare figure is to one, a new row is added, none drops one; or in words, as ``"flush=4"``,
    ``"40-30-6-4-1"`` or the name of a table that the house lists. Raises `PriceError` for what the house
    cannot have.
    """
    rules = CHECKS.house(house)
    old = _wager(rules, wager)
    if isinstance(against, str | Mapping):
        against = (against,)
    tables = [_tabled(rules, old, said) for said in (table, *against)]  # all, before any takes long
    first, *others = [_priced(rules, old, *each) for each in tables]
    return replace(first, against=tuple(others))


def _tabled(rules: House, wager: Wager, said: TableLike) -> tuple[NewTable, House]:
    """The table that is meant, and the house with it."""
    table = new_table(rules, wager, said)
    altered = with_rows(rules, wager, table.rows)
    notes = Notes({})
    crosscheck_pays(altered, altered.by_name[wager.name], notes)
    if notes.problems:
        raise PriceError(f"{wager.label}: {notes.problems[0].message}")
    return table, altered


def _priced(rules: House, wager: Wager, table: NewTable, altered: House) -> Price:
    before = _before(rules, wager.name)
    named = table.named or dict.fromkeys(row.name for row in (*table.rows, *wager.rows))
    awards = ((name, (award_of(wager.rows, name), award_of(table.rows, name))) for name in named)
    changed = {name: (old, new) for name, (old, new) in awards if table.named or old != new}
    return Price(altered, wager, before.old, _after(before, altered), changed, table.title)


def priced_rows(house: House, wager_name: str) -> tuple[PricedRow, ...]:
    """The rows of a wager's table, counted under the play that is best for its bet."""
    entry = entry_of(house, wager_name)
    wager = house.by_name[wager_name]
    bet = unit_bet(house, entry, {})
    refuse_past_most(bet)
    counts: Counter[tuple[tuple[Row, ...], int, int]] = Counter()
    if wager.looks_further and entry.wagers == (wager,) and dealer_cards.decision_free(bet, wager):
        for row, count in dealer_cards.plain_counts(wager).items():
            counts[tuple(rows_made(wager, row)), row_net(bet, wager, row, 0), 0] += count
    else:
        counted = study(bet).tally(best)
        at = bet.tabled.index(wager)
        for happening, count in counted.counts.items():
            rows = tuple(rows_paid(wager, happening.stand, happening.rows[at]))
            counts[rows, counted.net_of(happening, wager), happening.multiple] += count
    told = natural(counts)
    deals = sum(natural(counts).values())
    found = []
    for place, made in enumerate(wager.rows):
        paid = [
            (net if len(rows) == 1 else row_net(bet, wager, place, multiple), often)
            for (rows, net, multiple), often in told.items()
            if made in rows
        ]
        total = sum(net * often for net, often in paid)
        stake = bet.stakes_minor[entry.wager.name] * deals
        count = sum(often for _, often in paid)
        label = row_title(made, wager.rows[:place])
        found.append(
            PricedRow(made.name, label, made.award, count, Fraction(count, deals), Fraction(total, stake))
        )
    return tuple(found)


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
    entry = entry_of(house, wager_name)
    wager = house.by_name[wager_name]
    old = entry_figures(house, entry, curve=False)
    bet = unit_bet(house, entry, {})
    room = room_of(bet, entry, None)
    if wager.looks_further or bet.house.dealer.shows:
        return _Before(wager, entry, old, None, None, None, None, room, {}, None)
    solved = solve(bet)
    counted = tally(solved, solved.best)
    weights = row_weights(solved, wager)
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
    bet = replace(old.bet, house=altered)
    new = altered.by_name[wager.name]
    refuse_past_most(bet)
    values = old.values.astype(whole_numbers(bet, old.game, old.choices))
    others = {place for place, row in enumerate(new.rows) if row != wager.rows[place]}
    for code in (code for code in range(wager.codes) if others & {*wager.made[code // len(wager.marks)]}):
        for column, choice in enumerate(old.choices):
            for number, alike in enumerate(stands_alike(wager)):
                stand = FOLDED if choice.folds else alike[0]
                more = net_of(bet, new, stand, code, choice.multiple)
                more -= net_of(old.bet, wager, stand, code, choice.multiple)
                if more:
                    values[:, column] += weights[:, column, code, number].astype(values.dtype) * more
    shut_out(values, bet, old.game, old.choices)
    return Solved(bet, old.game, old.choices, values)


def _after(before: _Before, altered: House) -> WagerFigures:
    """The new figures: values moved by what changed rows pay, and old counts where play stays the same."""
    entry = entry_of(altered, before.wager.name)
    old = before.solved
    alike = _are_alike(before.wager, altered.by_name[before.wager.name])
    if before.tally is None or old is None or before.weights is None or not alike:
        return entry_figures(altered, entry, curve=False)
    solved = moved(old, before.wager, before.weights, altered)
    bet = solved.bet
    same = (solved.best == old.best).all()
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


def _are_alike(old: Wager, new: Wager) -> bool:
    """Whether two tables have the same rows, whatever these pay."""
    rows = ([(row.hand, row.suits, row.on_first, row.when) for row in each.rows] for each in (old, new))
    return next(rows) == next(rows) and (old.envy is None) == (new.envy is None)


def entry_figures(
    house: House,
    entry: Entry,
    meters_minor: dict[str, int] | None = None,
    players: int = 1,
    antes: int | None = None,
    curve: bool = True,
    progress: Tell | None = None,
    stake_minor: int | None = None,
) -> WagerFigures:
    """The figures of one entry of a house, with the meter's part where it has one.

    Measured at the least stakes, or at `stake_minor` on every wager of its bet whose stake is not fixed.
    """
    bet = at_stake(unit_bet(house, entry, meters_minor or {}, antes, players), stake_minor)
    if not entry.wager.facts.meter:
        found = figures(bet, entry, entry_ends(bet, entry, progress=progress))
        counted = None
    else:
        whole, counted = _counted(bet, entry.wager, progress)
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


def _counted(bet: Bet, wager: Wager, progress: Tell | None) -> tuple[Study, Tally]:
    """A bet with all that can happen to it; nothing is solved for a wager on the dealer's cards by itself."""
    alone = list(bet.stakes_minor) == [wager.name] and wager.envy is None
    if alone and wager.looks_at_dealer and dealer_cards.decision_free(bet, wager):
        return Study(bet, ()), tally_alone(bet, wager)
    whole = study(bet, progress=progress)
    return whole, whole.tally(best)


def with_awards(house: House, wager: Wager, awards: Mapping[str, Award]) -> House:
    """The house with other awards on some rows of the table in use."""
    rows = (with_award(row, awards[row.name]) if row.name in awards else row for row in wager.rows)
    return with_rows(house, wager, tuple(rows))


def with_rows(house: House, wager: Wager, rows: tuple[Row, ...]) -> House:
    """The house with other rows in the table in use; Envy goes with the last row that has some."""
    envy = wager.envy if any(row.envy_minor for row in rows) else None
    tables = tuple(
        PayTable(table.name, rows) if table.name == wager.table_in_use else table for table in wager.tables
    )
    changed = replace(wager, rows=rows, tables=tables, envy=envy)
    wagers = tuple(changed if each.name == wager.name else each for each in house.wagers)
    return replace(house, wagers=wagers)


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
            by_hand = any(result.rows for result in known.results.values())
            hint = "; its odds by the hand are endings of the contest: change them in a file and analyse that"
            others = (
                f" (wagers with one: {', '.join(tabled)})" if tabled else ", nor has any wager of this house"
            )
            raise PriceError(f"{known.label} has no pay table{others}{hint * by_hand}")
        raise PriceError(f"this house has no wager {name!r}{suggest(name, tabled)}")
    return house.by_name[name]
