"""Bets and strategies as a caller gives them: one for all boxes, or one for each."""

from collections.abc import Sequence
from typing import Any

from queenhigh.rules import House
from queenhigh.simulation.planning.charts import own_chart
from queenhigh.simulation.planning.plan import SimulationError, Strategy
from queenhigh.study.choices import Chart, Choice
from queenhigh.study.request import shown


def _are_several(said: Any) -> bool:
    return isinstance(said, Sequence) and not isinstance(said, str)


def each(said: Any) -> list[Any]:
    """One for all, or one for each box."""
    return [*said] if _are_several(said) else [said]


def strategy_of(house: House, said: Any) -> Strategy:
    """A strategy, its chart made sure of; a function's is made here, once and for all rounds."""
    if isinstance(said, str):
        return said
    if callable(said):
        return own_chart(house, said)
    if not isinstance(said, Chart):
        known = "say its name, or give a Chart or a function of a hand"
        raise SimulationError("strategy", f"{shown(said)} is no strategy: {known}")
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
