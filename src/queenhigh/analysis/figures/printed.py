"""The figures that a house's document prints of itself, beside ours; `rules.figures` names them."""

from collections.abc import Mapping
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

from queenhigh.analysis.figures.figures import entry_ends, figures
from queenhigh.analysis.playing.strategy import always
from queenhigh.analysis.results import PrintedFigure, WagerFigures
from queenhigh.rules.figures import parse_figure
from queenhigh.rules.records import House, Printed
from queenhigh.study.entries import entries, unit_bet


def printed_figures(house: House, wagers: Mapping[str, WagerFigures]) -> tuple[PrintedFigure, ...]:
    """Every printed figure with ours."""
    return tuple(_compared(house, each, wagers) for each in house.printed)


def _compared(house: House, each: Printed, wagers: Mapping[str, WagerFigures]) -> PrintedFigure:
    clause = house.cite(each.clause) or ""
    ours = _ours(house, each.figure, wagers)
    if ours is None:
        note = "no entry of this house has that name"
        return PrintedFigure(each.figure, clause, each.percent, None, agrees=False, note=note)
    agrees = rounded(ours * 100, each.percent) == Decimal(each.percent)
    metered = wagers.get(each.figure)
    if metered is None or metered.progressive is None:
        return PrintedFigure(each.figure, clause, each.percent, ours, agrees)
    per_minor = metered.progressive.return_per_meter_unit / house.currency.unit_minor
    wanted = Fraction(each.percent) / 100
    if not per_minor:
        return PrintedFigure(each.figure, clause, each.percent, ours, agrees)
    meter_minor = metered.progressive.meter_minor + (ours - wanted) / per_minor
    note = "holds at another meter than the one in force" if meter_minor >= 0 else "holds at no meter"
    note = "" if agrees else note
    return PrintedFigure(
        each.figure, clause, each.percent, ours, agrees, meter_minor if meter_minor >= 0 else None, note
    )


def rounded(percent: Fraction, like: str) -> Decimal:
    """A percentage with as many decimals as the printed one, halves up."""
    places = Decimal(like).as_tuple().exponent
    exact = Decimal(percent.numerator) / Decimal(percent.denominator)
    return exact.quantize(Decimal(1).scaleb(int(places)), ROUND_HALF_UP)


def _ours(house: House, figure: str, wagers: Mapping[str, WagerFigures]) -> Fraction | None:
    named = parse_figure(figure, wagers)
    if named is None:
        return None
    found = [_blind(house, name) if named.blind else wagers[name] for name in named.entries]
    lost = sum((each.house_edge for each in found), Fraction(0))
    if not named.of_all_money:
        return lost / len(found)
    return lost / sum((each.average_bet or Fraction(1) for each in found), Fraction(0))


def _blind(house: House, name: str) -> WagerFigures:
    entry = next(each for each in entries(house) if each.name == name)
    bet = unit_bet(house, entry, {})
    return figures(bet, entry, entry_ends(bet, entry, always))
