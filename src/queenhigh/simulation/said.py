"""What a caller says, made sure of: whole numbers, stakes, strategies and seeds, or a plain refusal."""

import re
from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, Final, SupportsIndex

from queenhigh.cards import shorten
from queenhigh.rules.records import House
from queenhigh.simulation.plan import Chart, SimulationError, Strategy

Stakes = Mapping[str, int]
_SEEDS: Final = 10**1000


def whole(option: str, number: SupportsIndex | float) -> int:
    """A whole number, also where it was written as 1e6."""
    if isinstance(number, float):
        if number.is_integer():
            return int(number)
    elif hasattr(number, "__index__") and not isinstance(number, bool):
        return index(number)
    raise SimulationError(option, f"{shorten(str(number))} is not a whole number")


def ungrouped(text: str) -> str:
    """A number without commas between groups of three digits; elsewhere one stays, and is wrong."""
    return text.replace(",", "") if re.fullmatch(r"[+-]?\d{1,3}(,\d{3})+(\.\d*)?", text) else text


def up_to(option: str, number: SupportsIndex | float, most: int) -> int:
    """A whole number from 1 to so many."""
    found = whole(option, number)
    if not 1 <= found <= most:
        raise SimulationError(option, f"{found:,} {option}: there can be 1 to {most:,}")
    return found


def seed_of(seed: SupportsIndex | float) -> int:
    """Any whole number that can still be read."""
    found = whole("seed", seed)
    if abs(found) >= _SEEDS:
        raise SimulationError("seed", "a seed has 1,000 digits at most")
    return found


def amounts(option: str, said: Mapping[str, int] | None) -> dict[str, int]:
    """Amounts of minor units by name."""
    if said is None:
        return {}
    if not isinstance(said, Mapping):
        raise SimulationError(option, f"{shorten(str(said))} names no amounts: say them as {{'ante': 500}}")
    return {str(name): whole(option, minor) for name, minor in said.items()}


def bets(said: Stakes | Sequence[Stakes]) -> list[dict[str, int]]:
    """One bet for all, or one for each box."""
    each = [*said] if isinstance(said, Sequence) and not isinstance(said, str) else [said]
    return [amounts("bet", bet) for bet in each]


def strategies(said: Strategy | Sequence[Strategy]) -> list[Strategy]:
    """One strategy for all, or one for each box."""
    each: list[Any] = [*said] if isinstance(said, Sequence) and not isinstance(said, str) else [said]
    for strategy in each:
        if not isinstance(strategy, str | Chart):
            raise SimulationError(
                "strategy", f"{shorten(str(strategy))} is no strategy: say its name, or give a Chart"
            )
    return each


def only_one(said: Any, option: str) -> None:
    """Refuse a sequence where all boxes do the same."""
    if isinstance(said, Sequence) and not isinstance(said, str):
        raise SimulationError(option, f"{len(said)} are given where one is meant: all play alike here")


def is_house(said: object) -> None:
    """Refuse what is no house."""
    if not isinstance(said, House):
        raise SimulationError(
            "house", f"{shorten(str(said))} is no house: take one by name with queenhigh.house, or load one"
        )
