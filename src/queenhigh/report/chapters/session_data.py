"""Simulated sessions as programs read them: JSON, and a sheet with a row for each player."""

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from queenhigh.money import format_amount
from queenhigh.report.data import amount
from queenhigh.simulation.sessions.results import ENDINGS, Sessions, Share
from queenhigh.study.sheet import Kind, Row, Rows, Sheet
from queenhigh.study.spread import Summary

_PLACES: Final = 6


def sessions_sheet(found: Sessions) -> Sheet:
    """A row for each player; his rounds are those of the seed's stream from `first_round` on."""
    columns: dict[str, Kind] = {
        "player": "whole", "first_round": "whole", "ending": "text", "rounds": "whole", "final": "amount",
        "result": "amount", "drawdown": "amount", "lowest": "amount", "highest": "amount",
    }  # fmt: skip
    rows = Rows(found.players, partial(_player_rows, found))
    return Sheet(columns, rows, found.house.currency.decimals)


def _player_rows(found: Sessions, first: int, end: int) -> Iterator[Row]:
    currency, start_minor = found.house.currency, found.bankroll_minor
    lists = (array[first:end].tolist() for array in found.each)
    for player, (ending, rounds, final, drawdown, lowest, highest) in enumerate(
        zip(*lists, strict=True), start=first
    ):
        amounts = (final, final - start_minor, drawdown, lowest, highest)
        told = (format_amount(minor, currency) for minor in amounts)
        yield (player + 1, player * found.rounds, ENDINGS[ending], rounds, *told)


def sessions_json(found: Sessions) -> dict[str, Any]:
    """Sessions as the command line's JSON."""
    currency = found.house.currency

    def said(minor: int | None) -> str | None:
        return None if minor is None else amount(minor, currency)

    return {
        "house": found.house.id,
        "digest": found.house.digest,
        "currency": currency.code,
        "players": found.players,
        "players_asked": found.asked,
        "rounds": found.rounds,
        "seed": found.seed,
        "stopped": found.stopped or None,
        "stakes": {name: said(stake) for name, stake in found.stakes_minor.items()},
        "strategy": found.strategy,
        "bankroll": said(found.bankroll_minor),
        "stop_loss": said(found.stop_loss_minor),
        "goal": said(found.goal_minor),
        "most_at_risk": said(found.most_at_risk_minor),
        "total_rounds": found.total_rounds,
        "endings": {name: _share_json(share) for name, share in found.endings.items()},
        "ahead": _share_json(found.ahead),
        "even": _share_json(found.even),
        "behind": _share_json(found.behind),
        "result": _summary_json(found.result, found),
        "drawdown": _summary_json(found.drawdown, found),
        "rounds_survived": _summary_json(found.survived),
        "histogram": [
            {"from": said(each.low_minor), "to": said(each.high_minor), "players": each.players}
            for each in found.histogram
        ],
        "fan": _fan_json(found),
        "exact": _exact_json(found),
        "notes": list(found.notes),
    }


def _rounded(value: float) -> float:
    return round(value, _PLACES)


def _score(z: float | None) -> float | None:
    return None if z is None else round(z, 4)


def _share_json(share: Share) -> dict[str, Any]:
    return {
        "players": share.count,
        "percent": _rounded(float(share.share * 100)),
        "standard_error_percent": _rounded(share.standard_error * 100),
        "interval_95_percent": [_rounded(end * 100) for end in share.interval],
    }


def _summary_json(summary: Summary, money_of: Sessions | None = None) -> dict[str, Any]:
    """A figure over all players; amounts in whole units of the currency, where it is one."""

    def said(value: int) -> str | int:
        return value if money_of is None else amount(value, money_of.house.currency)

    unit = 1 if money_of is None else money_of.house.currency.unit_minor
    return {
        "mean": _rounded(float(summary.mean / unit)),
        "standard_error": _rounded(summary.standard_error / unit),
        "standard_deviation": _rounded(summary.standard_deviation / unit),
        "least": said(summary.least),
        "percentiles": {str(part): said(value) for part, value in summary.percentiles.items()},
        "most": said(summary.most),
    }


def _fan_json(found: Sessions) -> dict[str, Any]:
    currency, fan = found.house.currency, found.fan
    return {
        "grain": amount(fan.grain_minor, currency),
        "points": [
            {
                "round": number,
                "playing": fan.playing[place],
                "bankroll": {
                    str(part): amount(values[place], currency)
                    for part, values in fan.percentiles_minor.items()
                },
            }
            for place, number in enumerate(fan.rounds)
        ],
    }


def _exact_json(found: Sessions) -> dict[str, Any] | None:
    """The exact figures, each with how many standard errors the simulated one lies from it."""
    exact, z = found.exact, found.z
    if exact is None:
        return None
    unit = found.house.currency.unit_minor
    alone = found.stop_loss_minor is None
    return {
        "ruined_percent": exact.chance_down * 100 if alone else None,
        "ruined_or_stop_loss_percent": exact.chance_down * 100,
        "goal_percent": exact.chance_goal * 100,
        "rounds_played_percent": exact.chance_rounds_played * 100,
        "rounds_survived_mean": exact.expected_rounds,
        "result_mean": (exact.mean_final_minor - found.bankroll_minor) / unit,
        "result_needs_players": exact.enough_players,
        "error": exact.error,
        "z": {
            "ruined": _score(z["down"]) if alone else None,
            "ruined_or_stop_loss": _score(z["down"]),
            "goal": _score(z["goal"]),
            "rounds_played": _score(z["rounds_played"]),
            "rounds_survived": _score(z["survived"]),
            "result": _score(z["result"]),
        },
    }
