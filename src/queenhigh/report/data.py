"""Results as plain data for programs: the JSON that the command line prints."""

from fractions import Fraction
from typing import Any

from queenhigh.analysis.advice import Advice
from queenhigh.analysis.figures.price import Price
from queenhigh.analysis.results import (
    Analysis,
    Guide,
    MeterFigures,
    Mix,
    Outcome,
    PricedStrategy,
    PrintedFigure,
    ProgressiveFigures,
    Protection,
    Strategy,
    WagerFigures,
)
from queenhigh.money import Currency, format_amount
from queenhigh.rules.awards import format_award
from queenhigh.study.request import limit_notes

_PLACES = 6


def exact(number: Fraction) -> str:
    """``n/d`` in lowest terms, also where d is 1."""
    return f"{number.numerator}/{number.denominator}"


def percent(number: Fraction) -> float:
    """A share as a percentage for people."""
    return round(float(number * 100), _PLACES)


def decimal(number: Fraction | float) -> float:
    return round(float(number), _PLACES)


def amount(number: Fraction | int, currency: Currency) -> str:
    """An amount of minor units as text; a fraction of the smallest coin is rounded to it."""
    return format_amount(round(number), currency)


def analysis_json(found: Analysis) -> dict[str, Any]:
    """An analysis as the command line's JSON."""
    currency = found.house.currency
    return {
        "house": found.house.id,
        "digest": found.house.digest,
        "currency": currency.code,
        "side_antes": found.side_antes,
        "players": found.players,
        "meters": {name: amount(minor, currency) for name, minor in found.meters_minor.items()},
        "favours_player": [
            {
                "wager": each.name,
                "player_edge": exact(each.player_edge),
                "player_edge_percent": percent(each.player_edge),
                "text": each.text,
                "rows": [
                    {
                        "wager": cause.wager,
                        "row": cause.row.name,
                        "contribution_percent": percent(cause.contribution),
                        "house_edge_percent_without": percent(cause.edge_without),
                    }
                    for cause in each.causes
                ],
            }
            for each in found.favours
        ],
        "wagers": {name: wager_json(each, currency) for name, each in found.wagers.items()},
        "strategy": None if found.strategy is None else _strategy(found.strategy),
        "mix": None if found.mix is None else mix_json(found.mix, currency),
        "notes": [] if found.mix is None else list(limit_notes(found.house, found.mix.stakes_minor)),
        "printed": [_printed(each, currency) for each in found.printed],
        "protection": [_protection(each) for each in found.protection],
        "readings": [
            {
                "reading": each.reading,
                "otherwise": each.otherwise,
                "wager": each.entry or None,
                "cost": exact(each.ours),
                "cost_percent": percent(each.ours),
                "cost_otherwise": exact(each.theirs),
                "cost_percent_otherwise": percent(each.theirs),
            }
            for each in found.readings
        ],
        "unpriced": found.unpriced,
    }


def wager_json(found: WagerFigures, currency: Currency) -> dict[str, Any]:
    """The figures of one entry."""
    answer: dict[str, Any] = {
        "label": found.label,
        "house_edge": exact(found.house_edge),
        "house_edge_percent": percent(found.house_edge),
        "hit_frequency": decimal(found.hit_frequency),
        "hit_frequency_exact": exact(found.hit_frequency),
        "standard_deviation": decimal(found.standard_deviation),
        "skewness": decimal(found.skewness),
        "stake": amount(found.stake_minor, currency),
        "stake_matters": found.stake_matters,
        "deals": found.deals,
        "outcomes": [_outcome(each) for each in found.outcomes],
    }
    risk = found.element_of_risk
    if risk is not None and found.average_bet is not None:
        answer["element_of_risk"] = exact(risk)
        answer["element_of_risk_percent"] = percent(risk)
        answer["average_bet"] = exact(found.average_bet)
    if found.marginal_edge is not None:
        answer["marginal_edge"] = exact(found.marginal_edge)
        answer["marginal_edge_percent"] = percent(found.marginal_edge)
    if found.unchanged_play_edge is not None:
        answer["unchanged_play_edge"] = exact(found.unchanged_play_edge)
        answer["unchanged_play_edge_percent"] = percent(found.unchanged_play_edge)
    if found.progressive is not None:
        answer |= _progressive(found.progressive, currency)
    return answer


def _outcome(each: Outcome) -> dict[str, Any]:
    return {
        "outcome": each.name,
        "label": each.label,
        "pays": each.pays,
        "net": exact(each.net),
        "count": each.count,
        "probability": float(each.probability),
        "return_percent": percent(each.contribution),
    }


def _progressive(found: ProgressiveFigures, currency: Currency) -> dict[str, Any]:
    even = found.break_even_meter_minor
    between = found.rounds_between_hits
    return {
        "fixed_return": exact(found.fixed_return),
        "fixed_return_percent": percent(found.fixed_return),
        "meter": amount(found.meter_minor, currency),
        "meter_name": found.meter,
        "meter_return_percent": percent(found.meter_return),
        "return_per_meter_unit": exact(found.return_per_meter_unit),
        "break_even_meter": None if even is None else amount(even, currency),
        "players": found.players,
        "envy_return_percent": percent(found.envy_return),
        "envy_note": found.envy_note,
        "rounds_between_hits": None if between is None else decimal(between),
        "edge_by_meter": [
            {"meter": amount(minor, currency), "house_edge_percent": percent(edge)}
            for minor, edge in found.curve
        ],
        "meters": [_meter(each, currency) for each in found.meters],
    }


def _meter(found: MeterFigures, currency: Currency) -> dict[str, Any]:
    even, between = found.break_even_meter_minor, found.rounds_between_hits
    return {
        "name": found.name,
        "meter": amount(found.meter_minor, currency),
        "meter_return_percent": percent(found.meter_return),
        "return_per_meter_unit": exact(found.return_per_meter_unit),
        "break_even_meter": None if even is None else amount(even, currency),
        "rounds_between_hits": None if between is None else decimal(between),
    }


def _strategy(found: Strategy) -> dict[str, Any]:
    return {
        "hands": found.hands,
        "actions": found.actions,
        "text": found.text,
        "house_edge": exact(found.house_edge),
        "house_edge_percent": percent(found.house_edge),
        "cost": exact(found.simple.cost),
        "cost_percent": percent(found.simple.cost),
        "exceptions": found.simple.exceptions,
        "guides": [_guide(each) for each in found.guides],
        "others": [_priced(each) for each in found.others],
        "chart": [
            {"keep": each.name, "value": decimal(each.value), "exact": exact(each.value)}
            for each in found.holds
        ],
    }


def _guide(each: Guide) -> dict[str, Any]:
    return {
        "seen": each.seen,
        "play_from": each.play_from,
        "text": each.text,
        "exceptions": each.exceptions,
        "share": exact(each.share),
        "house_edge_percent": percent(each.house_edge),
    }


def _priced(each: PricedStrategy) -> dict[str, Any]:
    return {
        "name": each.name,
        "text": each.text,
        "house_edge": exact(each.house_edge),
        "house_edge_percent": percent(each.house_edge),
        "cost_percent": percent(each.cost),
        "exceptions": each.exceptions,
        "plays": each.plays,
    }


def mix_json(found: Mix, currency: Currency) -> dict[str, Any]:
    """A mix of bets."""
    spread = found.spread
    unit = currency.unit_minor
    return {
        "stakes": {name: amount(minor, currency) for name, minor in found.stakes_minor.items()},
        "house_edge": exact(found.house_edge),
        "house_edge_percent": percent(found.house_edge),
        "of_all_money_bet": exact(found.of_all_money_bet),
        "of_all_money_bet_percent": percent(found.of_all_money_bet),
        "average_bet": amount(found.average_bet_minor, currency),
        "most_at_risk": amount(found.most_at_risk_minor, currency),
        "expected_loss": exact(found.expected_loss_minor / unit),
        "expected_loss_decimal": decimal(found.expected_loss_minor / unit),
        "players": found.players,
        "envy": exact(found.envy_minor / unit),
        "envy_note": found.envy_note,
        "variance": exact(spread.variance / unit**2),
        "standard_deviation": decimal(spread.standard_deviation / unit),
        "skewness": decimal(spread.skewness),
        "chance_to_win": decimal(spread.chance(1)),
        "chance_to_break_even": decimal(spread.chance(0)),
        "chance_to_lose": decimal(spread.chance(-1)),
        "expected_loss_by_wager": {name: exact(lost / unit) for name, lost in found.edges.items()},
        "covariances": [
            {
                "wagers": [each.one, each.other],
                "covariance": exact(each.covariance),
                "correlation": decimal(each.correlation),
            }
            for each in found.covariances
        ],
        "actions": found.actions,
        "deals": spread.deals,
        "outcomes": [
            {"net": amount(net, currency), "count": count, "probability": count / spread.deals}
            for net, count in sorted(spread.counts.items(), reverse=True)
        ],
    }


def _printed(each: PrintedFigure, currency: Currency) -> dict[str, Any]:
    return {
        "figure": each.figure,
        "clause": each.clause,
        "printed_percent": each.printed_percent,
        "ours_percent": None if each.ours is None else percent(each.ours),
        "ours": None if each.ours is None else exact(each.ours),
        "agrees": each.agrees,
        "holds_at_meter": None if each.meter_minor is None else amount(each.meter_minor, currency),
        "note": each.note,
    }


def _protection(each: Protection) -> dict[str, Any]:
    return {
        "what": each.what,
        "cards": each.cards,
        "house_edge": exact(each.house_edge),
        "house_edge_percent": percent(each.house_edge),
        "player_edge_percent": percent(-each.house_edge),
        "gain": exact(each.gain),
        "gain_percent": percent(each.gain),
        "rule_cost": exact(each.rule_cost),
        "rule_cost_percent": percent(each.rule_cost),
        "hit_frequency": None if each.hit_frequency is None else decimal(each.hit_frequency),
        "hit_frequency_exact": None if each.hit_frequency is None else exact(each.hit_frequency),
        "standard_deviation": None if each.standard_deviation is None else decimal(each.standard_deviation),
        "hands": each.hands,
        "actions": each.actions,
        "guides": [_guide(guide) for guide in each.guides],
    }


def advice_json(found: Advice) -> dict[str, Any]:
    """The choices of one hand, best first, in Antes."""
    house = found.bet.house
    return {
        "house": house.id,
        "digest": house.digest,
        "hand": [str(card) for card in found.hand],
        "seen": [str(card) for card in found.seen],
        "dead": [str(card) for card in found.dead],
        "stakes": {name: amount(minor, house.currency) for name, minor in found.bet.stakes_minor.items()},
        "currency": house.currency.code,
        "players": found.bet.players,
        "notes": list(limit_notes(house, found.bet.stakes_minor)),
        "best": found.best.action,
        "actions": [
            {
                "action": each.action,
                "value": exact(each.value),
                "value_decimal": decimal(each.value),
                "cost": exact(each.cost),
                "cost_decimal": decimal(each.cost),
                "discards": [str(card) for card in each.discards],
                "play": each.multiple,
            }
            for each in found.actions
        ],
    }


def price_json(found: Price) -> dict[str, Any]:
    """A wager before and after."""
    currency = found.house.currency
    return {
        "house": found.house.id,
        "wager": found.wager.name,
        "currency": currency.code,
        "digest_with_changes": found.house.digest,
        "changed": {
            name: {"old": format_award(old, currency), "new": format_award(new, currency)}
            for name, (old, new) in found.changed.items()
        },
        "change_percent": percent(found.change),
        "old": wager_json(found.old, currency),
        "new": wager_json(found.new, currency),
    }
