"""The report as one tidy table for spreadsheets and programs: one number a row.

Columns:

``house``, ``digest``
    The house's id and the digest of its rules, the same in every row of a report.
``section``
    ``house``, ``favours``, ``figures``, ``pays``, ``outcomes``, ``strategy``, ``guides``, ``holds``,
    ``progressive``, ``curve``, ``mix``, ``distribution``, ``protection``, ``printed``, ``readings`` or
    ``unpriced``.
``wager``
    The entry or wager that the row is about, by its name in the house file; empty for the whole house.
``item``
    The outcome, pay row, strategy, cards, meter or figure; empty where the wager itself is meant.
``measure``
    What is measured: ``house_edge``, ``count``, ``probability`` and so on.
``value``
    The number, rounded to twelve decimals at most, or a text.
``exact``
    The number as ``n/d`` in lowest terms where it is exact and not whole: of a percentage the share itself,
    of an amount the amount in whole units. Read this column as text.
``unit``
    ``%``, ``stakes``, ``Antes``, ``deals``, ``hands``, ``rounds``, a currency's code and the like.

A text that a spreadsheet would take for a formula gets an apostrophe before it.
"""

import csv
import re
from collections.abc import Iterable, Iterator
from decimal import Decimal
from fractions import Fraction
from typing import Final, NamedTuple

from queenhigh.analysis.results import (
    Analysis,
    Guide,
    Mix,
    PricedStrategy,
    ProgressiveFigures,
    Strategy,
    WagerFigures,
)
from queenhigh.money import Currency
from queenhigh.study.labels import row_title
from queenhigh.words.rules_card import award_words

COLUMNS: Final = ("house", "digest", "section", "wager", "item", "measure", "value", "exact", "unit")
_NUMBER: Final = re.compile(r"-?\d+(\.\d+)?", re.ASCII)
_RISKY: Final = "=+-@\t\r\n＝＋－＠"
_PLACES: Final = 12

Value = Fraction | int | float | str


class Line(NamedTuple):
    """One row, before it is written."""

    section: str
    wager: str
    item: str
    measure: str
    value: Value
    unit: str = ""
    exact: Fraction | None = None
    """The exact number where it is not the value itself."""


class _Lines:
    """Keeps what a writer writes."""

    def __init__(self) -> None:
        self.kept: list[str] = []

    def write(self, text: str) -> None:
        self.kept.append(text)


def report_csv(found: Analysis) -> str:
    """The report of one house."""
    return reports_csv([found])


def reports_csv(analyses: Iterable[Analysis]) -> str:
    """The reports of several houses in one table."""
    lines = _Lines()
    writer = csv.writer(lines, lineterminator="\n")
    writer.writerow(COLUMNS)
    for found in analyses:
        for line in _lines(found):
            cells = (found.house.id, found.house.digest, line.section, line.wager, line.item, line.measure)
            written = (_written(line.value), _exact(line.exact or line.value), line.unit)
            writer.writerow([guarded(cell) for cell in (*cells, *written)])
    return "".join(lines.kept)


def guarded(text: str) -> str:
    """The text, with an apostrophe before it if a spreadsheet would take it for a formula.

    >>> guarded("=1+1"), guarded("-2.5"), guarded("Ante")
    ("'=1+1", '-2.5', 'Ante')
    """
    risky = text[:1] in _RISKY or text.lstrip()[:1] in _RISKY
    harmless = not text or _NUMBER.fullmatch(text) or re.fullmatch(r"-?\d+/\d+", text, re.ASCII)
    return text if harmless or not risky else f"'{text}"


def _written(value: Value) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return str(value)
    text = format(Decimal(round(Fraction(value) * 10**_PLACES)).scaleb(-_PLACES), "f")
    plain = text.rstrip("0").rstrip(".")
    return "0" if plain in ("-0", "") else plain


def _exact(value: Value) -> str:
    return str(value) if isinstance(value, Fraction) and value.denominator != 1 else ""


def _share(section: str, wager: str, item: str, measure: str, share: Fraction) -> Line:
    return Line(section, wager, item, measure, share * 100, "%", share)


def _money(section: str, wager: str, item: str, measure: str, minor: Fraction | int, of: Currency) -> Line:
    return Line(section, wager, item, measure, Fraction(minor) / of.unit_minor, of.code)


def _lines(found: Analysis) -> Iterator[Line]:
    yield from _house(found)
    for favour in found.favours:
        yield _share("favours", favour.name, "", "player_edge", favour.player_edge)
        for cause in favour.causes:
            yield _share("favours", favour.name, cause.row.name, "contribution", cause.contribution)
            yield _share("favours", favour.name, cause.row.name, "edge_without", cause.edge_without)
    for wager in found.wagers.values():
        yield from _figures(wager, found.house.currency)
    yield from _pays(found)
    for wager in found.wagers.values():
        yield from _outcomes(wager)
    if found.strategy is not None:
        yield from _strategy(found.strategy)
    for wager in found.wagers.values():
        if wager.progressive is not None:
            yield from _progressive(wager.name, wager.progressive, found.house.currency)
    if found.mix is not None:
        yield from _mix(found.mix, found.house.currency)
    for each in found.protection:
        what = f"{each.what} {each.cards}"
        yield _share("protection", "", what, "house_edge", each.house_edge)
        yield _share("protection", "", what, "gain", each.gain)
        yield from (
            Line("protection", "", what, name, hands, "hands") for name, hands in each.actions.items()
        )
        yield from _guides(f"{what}: ", each.guides)
    yield from _document(found)


def _house(found: Analysis) -> Iterator[Line]:
    house = found.house
    told = {"name": house.name, "game": house.game, "document": house.document, "posted": house.posted}
    yield from (Line("house", "", "", name, text) for name, text in told.items() if text)
    yield Line("house", "", "", "currency", house.currency.code)
    yield Line("house", "", "", "players", found.players)
    if found.side_antes is not None:
        yield Line("house", "", "", "side_antes", found.side_antes, "Antes")
    for name, minor in found.meters_minor.items():
        yield _money("house", "", name, "meter", minor, house.currency)


def _figures(wager: WagerFigures, currency: Currency) -> Iterator[Line]:
    name = wager.name
    yield Line("figures", name, "", "label", wager.label)
    yield _money("figures", name, "", "stake", wager.stake_minor, currency)
    yield Line("figures", name, "", "stake_matters", "yes" if wager.stake_matters else "no")
    yield Line("figures", name, "", "deals", wager.deals, "deals")
    yield _share("figures", name, "", "house_edge", wager.house_edge)
    risk = wager.element_of_risk
    if risk is not None and wager.average_bet is not None:
        yield Line("figures", name, "", "average_bet", wager.average_bet, "Antes")
        yield _share("figures", name, "", "element_of_risk", risk)
    if wager.marginal_edge is not None:
        yield _share("figures", name, "", "marginal_edge", wager.marginal_edge)
    if wager.unchanged_play_edge is not None:
        yield _share("figures", name, "", "unchanged_play_edge", wager.unchanged_play_edge)
    yield _share("figures", name, "", "hit_frequency", wager.hit_frequency)
    yield Line("figures", name, "", "standard_deviation", wager.standard_deviation, "stakes")
    yield Line("figures", name, "", "skewness", wager.skewness)


def _pays(found: Analysis) -> Iterator[Line]:
    for wager in found.house.wagers:
        for place, row in enumerate(wager.rows):
            yield Line("pays", wager.name, row.name, "hand", row_title(row, wager.rows[:place]))
            yield Line("pays", wager.name, row.name, "award", award_words(found.house, row))
            if row.envy_minor:
                yield _money("pays", wager.name, row.name, "envy", row.envy_minor, found.house.currency)


def _outcomes(wager: WagerFigures) -> Iterator[Line]:
    names = [each.name for each in wager.outcomes]
    for each in wager.outcomes:
        item = each.name if names.count(each.name) == 1 else f"{each.name} ({each.net})"
        yield Line("outcomes", wager.name, item, "net", each.net, "stakes")
        yield Line("outcomes", wager.name, item, "count", each.count, "deals")
        yield _share("outcomes", wager.name, item, "probability", each.probability)
        yield _share("outcomes", wager.name, item, "return", each.contribution)


def _strategy(best: Strategy) -> Iterator[Line]:
    yield Line("strategy", "", "", "rule", best.text)
    yield Line("strategy", "", "", "first_hands", best.hands, "hands")
    for action, hands in best.actions.items():
        yield Line("strategy", "", action, "first_hands", hands, "hands")
    for each in (best.simple, *best.others):
        yield from _priced(each)
    if len(best.guides) > 1:
        yield from _guides("", best.guides)
    names = [hold.name for hold in best.holds]
    for place, hold in enumerate(best.holds):
        before = names[:place].count(hold.name)
        item = f"{hold.name} #{before + 1}" if names.count(hold.name) > 1 else hold.name
        yield Line("holds", "", item, "worth", hold.value, "Antes")


def _priced(each: PricedStrategy) -> Iterator[Line]:
    yield _share("strategy", "", each.name, "house_edge", each.house_edge)
    yield _share("strategy", "", each.name, "cost", each.cost)
    yield Line("strategy", "", each.name, "exceptions", each.exceptions, "hands")
    yield Line("strategy", "", each.name, "plays", each.plays, "hands")


def _guides(before: str, guides: Iterable[Guide]) -> Iterator[Line]:
    for each in guides:
        item = f"{before}{each.seen}"
        yield Line("guides", "", item, "play_from", each.play_from)
        yield _share("guides", "", item, "share", each.share)
        yield Line("guides", "", item, "exceptions", each.exceptions, "hands")
        yield _share("guides", "", item, "house_edge", each.house_edge)


def _progressive(name: str, found: ProgressiveFigures, currency: Currency) -> Iterator[Line]:
    yield Line("progressive", name, found.meter, "players", found.players)
    yield _share("progressive", name, found.meter, "fixed_return", found.fixed_return)
    yield _share("progressive", name, found.meter, "envy_return", found.envy_return)
    for each in found.meters:
        yield _money("progressive", name, each.name, "meter", each.meter_minor, currency)
        yield _share("progressive", name, each.name, "meter_return", each.meter_return)
        yield _share("progressive", name, each.name, "return_per_meter_unit", each.return_per_meter_unit)
        even, between = each.break_even_meter_minor, each.rounds_between_hits
        if even is not None:
            yield _money("progressive", name, each.name, "break_even_meter", even, currency)
        if between is not None:
            yield Line("progressive", name, each.name, "rounds_between_hits", between, "rounds")
    for minor, edge in found.curve:
        at = _written(Fraction(minor, currency.unit_minor))
        yield _share("curve", name, at, "house_edge", edge)


def _mix(found: Mix, currency: Currency) -> Iterator[Line]:
    spread, unit = found.spread, currency.unit_minor
    for name, minor in found.stakes_minor.items():
        yield _money("mix", name, "", "stake", minor, currency)
    for name, lost in found.edges.items():
        yield _money("mix", name, "", "expected_loss", lost, currency)
    yield _share("mix", "", "", "house_edge", found.house_edge)
    yield _share("mix", "", "", "of_all_money_bet", found.of_all_money_bet)
    yield _money("mix", "", "", "expected_loss", found.expected_loss_minor, currency)
    if found.envy_minor:
        yield _money("mix", "", "", "envy", found.envy_minor, currency)
    yield _money("mix", "", "", "average_bet", found.average_bet_minor, currency)
    yield _money("mix", "", "", "most_at_risk", found.most_at_risk_minor, currency)
    yield Line("mix", "", "", "variance", spread.variance / unit**2, f"{currency.code} squared")
    yield Line("mix", "", "", "standard_deviation", spread.standard_deviation / unit, currency.code)
    yield Line("mix", "", "", "skewness", spread.skewness)
    for sign, name in ((1, "chance_to_win"), (0, "chance_to_break_even"), (-1, "chance_to_lose")):
        yield _share("mix", "", "", name, spread.chance(sign))
    for each in found.covariances:
        item = f"{each.one} with {each.other}"
        yield Line("mix", "", item, "covariance", each.covariance, f"{currency.code} squared")
        yield Line("mix", "", item, "correlation", each.correlation)
    for action, hands in found.actions.items():
        yield Line("mix", "", action, "first_hands", hands, "hands")
    yield Line("mix", "", "", "deals", spread.deals, "deals")
    for net, count in sorted(spread.counts.items(), reverse=True):
        at = _written(Fraction(net, unit))
        yield Line("distribution", "", at, "count", count, "deals")
        yield _share("distribution", "", at, "probability", Fraction(count, spread.deals))


def _document(found: Analysis) -> Iterator[Line]:
    currency = found.house.currency
    for each in found.printed:
        yield Line("printed", "", each.figure, "printed", Fraction(each.printed_percent), "%")
        if each.ours is not None:
            yield _share("printed", "", each.figure, "ours", each.ours)
        yield Line("printed", "", each.figure, "agrees", "yes" if each.agrees else "no")
        if each.meter_minor is not None:
            yield _money("printed", "", each.figure, "holds_at_meter", each.meter_minor, currency)
    for reading in found.house.readings:
        yield Line("readings", "", reading.id, "text", reading.text)
        yield Line("readings", "", reading.id, "assumed", "yes" if reading.assumed else "no")
    for effect in found.readings:
        yield Line("readings", effect.entry, effect.reading, "otherwise", effect.otherwise)
        if not effect.entry:
            continue
        yield _share("readings", effect.entry, effect.reading, "cost", effect.ours)
        yield _share("readings", effect.entry, effect.reading, "cost_otherwise", effect.theirs)
    for name, why in found.unpriced.items():
        yield Line("unpriced", name, "", "why", why)
