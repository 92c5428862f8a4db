"""Bets and strategies as a caller gives them: one for all boxes, or one for each."""

from collections.abc import Mapping, Sequence
from typing import Any

from queenhigh.simulation.planning.plan import CHECKS, Chart, SimulationError, Strategy
from queenhigh.study.choices import Choice
from queenhigh.study.request import shown

Stakes = Mapping[str, int]


def _are_several(said: Any) -> bool:
    return isinstance(said, Sequence) and not isinstance(said, str)


def _each(said: Any) -> list[Any]:
    return [*said] if _are_several(said) else [said]


def bets(said: Stakes | Sequence[Stakes]) -> list[dict[str, int]]:
    """One bet for all, or one for each box."""
    return [CHECKS.amounts("bet", bet) for bet in _each(said)]


def strategies(said: Strategy | Sequence[Strategy]) -> list[Strategy]:
    """One strategy for all, or one for each box."""
    return [_strategy(strategy) for strategy in _each(said)]


def _strategy(said: Any) -> Strategy:
    if isinstance(said, str):
        return said
    if not isinstance(said, Chart):
        raise SimulationError("strategy", f"{shown(said)} is no strategy: say its name, or give a Chart")
    try:
        chart = Chart(str(said.name), tuple(said.choices), bytes(said.by_hand))
    except (TypeError, ValueError):
        chart = Chart(str(said.name), (), b"")
    if not chart.choices or not all(isinstance(choice, Choice) for choice in chart.choices):
        raise SimulationError(
            "strategy",
            f"the chart {shown(said.name)} is none: it has Choice records, and a byte for each hand",
        )
    return chart


def only_one(said: Any, option: str) -> None:
    """Refuse a sequence where all boxes do the same."""
    if _are_several(said):
        raise SimulationError(option, f"{len(said)} are given where one is meant: all play alike here")
