"""What a caller says, made sure of: whole numbers, stakes, strategies and seeds, or a plain refusal."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from operator import index
from typing import Any, Final, SupportsIndex

from queenhigh.rules.records import House
from queenhigh.simulation.planning.plan import Chart, SimulationError, Strategy
from queenhigh.study.choices import Choice
from queenhigh.text import shorten

Stakes = Mapping[str, int]
_LIMIT: Final = 10**1000


def whole(option: str, number: SupportsIndex | float) -> int:
    """A whole number, also where it was written as 1e6."""
    found = None
    if isinstance(number, float):
        found = int(number) if number.is_integer() else None
    elif hasattr(number, "__index__") and not isinstance(number, bool):
        with suppress(TypeError):  # an array, perhaps
            found = index(number)
    if found is None:
        raise SimulationError(option, f"{shown(number)} is not a whole number")
    if abs(found) >= _LIMIT:
        raise SimulationError(option, "a number here has 1,000 digits at most")
    return found


def shown(said: object) -> str:
    """What was said, for a refusal; numbers that Python does not write out have no text."""
    try:
        return shorten(str(said))
    except ValueError:
        return "a number of many thousand digits"


def up_to(option: str, number: SupportsIndex | float, most: int) -> int:
    """A whole number from 1 to so many."""
    found = whole(option, number)
    if not 1 <= found <= most:
        raise SimulationError(option, f"{found:,} {option}: there can be 1 to {most:,}")
    return found


def amounts(option: str, said: Mapping[str, int] | None) -> dict[str, int]:
    """Amounts of minor units by name."""
    if said is None:
        return {}
    if not isinstance(said, Mapping):
        raise SimulationError(option, f"{shown(said)} names no amounts: say them as {{'ante': 500}}")
    return {str(name): whole_minor(option, minor) for name, minor in said.items()}


def whole_minor(option: str, minor: SupportsIndex | float) -> int:
    """An amount in minor units: no float, however round it looks."""
    if isinstance(minor, float):
        raise SimulationError(option, f"{shown(minor)} is not a whole number of the smallest coin, as 500 is")
    return whole(option, minor)


def _are_several(said: Any) -> bool:
    return isinstance(said, Sequence) and not isinstance(said, str)


def _each(said: Any) -> list[Any]:
    return [*said] if _are_several(said) else [said]


def bets(said: Stakes | Sequence[Stakes]) -> list[dict[str, int]]:
    """One bet for all, or one for each box."""
    return [amounts("bet", bet) for bet in _each(said)]


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


def is_house(said: object) -> None:
    """Refuse what is no house."""
    if not isinstance(said, House):
        raise SimulationError(
            "house", f"{shown(said)} is no house: take one by name with queenhigh.house, or load one"
        )
