"""The figures that a house's document prints of itself, beside ours; `rules.figures` names them."""

from collections.abc import Mapping
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

from msgspec.structs import replace

from queenhigh.analysis.figures.figures import entry_ends, figures
from queenhigh.analysis.playing.strategy import always
from queenhigh.analysis.results import PrintedFigure, WagerFigures
from queenhigh.rules.figures import parse_figure
from queenhigh.rules.records import House, Printed
from queenhigh.study.entries import entries, unit_bet
from queenhigh.words.findings import PRINTED_NOTES


def printed_figures(house: House, wagers: Mapping[str, WagerFigures]) -> tuple[PrintedFigure, ...]:
    """Every printed figure with ours."""
    return tuple(_compared(house, each, wagers) for each in house.printed)


def _compared(house: House, each: Printed, wagers: Mapping[str, WagerFigures]) -> PrintedFigure:
    told = PrintedFigure(each.figure, house.cite(each.clause) or "", each.percent, None, agrees=False)
    ours = _ours(house, each.figure, wagers)
    if ours is None:
        return replace(told, note=PRINTED_NOTES["unknown"])
    agrees = rounded(ours * 100, each.percent) == Decimal(each.percent)
    told = replace(told, ours=ours, agrees=agrees)
    meter = wagers[each.figure].progressive if each.figure in wagers else None
    if meter is None or not meter.return_per_meter_unit:
        return told
    per_minor = meter.return_per_meter_unit / house.currency.unit_minor
    minor = meter.meter_minor + (ours - Fraction(each.percent) / 100) / per_minor
    code = "" if agrees else "other_meter" if minor >= 0 else "no_meter"
    return replace(told, meter_minor=minor if minor >= 0 else None, note=PRINTED_NOTES[code])


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
    taken = [_collected(house, each) if named.before_collection else Fraction(0) for each in found]
    lost = sum((each.house_edge for each in found), Fraction(0)) - sum(taken)
    if not named.of_all_money:
        return lost / len(found)
    return lost / (sum((each.average_bet or Fraction(1) for each in found), Fraction(0)) - sum(taken))


def _collected(house: House, measured: WagerFigures) -> Fraction:
    """What is collected beside a stake, as a share of it."""
    entry = next(each for each in entries(house) if each.name == measured.name)
    taken = (each.collected.of(measured.stake_minor) for each in entry.wagers if each.collected is not None)
    return Fraction(sum(taken), measured.stake_minor)


def _blind(house: House, name: str) -> WagerFigures:
    entry = next(each for each in entries(house) if each.name == name)
    bet = unit_bet(house, entry, {})
    return figures(bet, entry, entry_ends(bet, entry, always))
