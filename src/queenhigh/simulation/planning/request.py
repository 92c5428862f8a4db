"""Bets and strategies as a caller gives them: one for all boxes, or one for each."""

from collections.abc import Sequence
from typing import Any

from queenhigh.simulation.planning.plan import SimulationError, Strategy
from queenhigh.study.choices import Chart, Choice
from queenhigh.study.request import shown


def _are_several(said: Any) -> bool:
    return isinstance(said, Sequence) and not isinstance(said, str)


def each(said: Any) -> list[Any]:
    """One for all, or one for each box."""
    return [*said] if _are_several(said) else [said]


def strategy_of(said: Any) -> Strategy:
    """A strategy, its chart made sure of."""
    if isinstance(said, str):
        return said
    if not isinstance(said, Chart):
        raise SimulationError("strategy", f"{shown(said)} is no strategy: say its name, or give a Chart")
    try:
        chart = Chart(str(said.name), tuple(said.choices), bytes(said.by_hand))
    except (TypeError, ValueError):
        chart = Chart(str(said.name), (), b"")
    if not chart.choices or not all(isinstance(choice, Choice) for choice in chart.choices):
        is_none = "is none: it has Choice records, and a byte for each hand"
        raise SimulationError("strategy", f"the chart {shown(said.name)} {is_none}")
    return chart


def only_one(said: Any, option: str) -> None:
    """Refuse a sequence where all boxes do the same."""
    if _are_several(said):
        raise SimulationError(option, f"{len(said)} are given where one is meant: all play alike here")
