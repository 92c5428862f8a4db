"""Bets on a house and figures of its wagers, by names, as tests of the analysis ask for them."""

from collections.abc import Mapping
from typing import Any, TypeVar

from kit.houses.invented import any_house
from queenhigh.analysis.figures.price import entry_figures, entry_of
from queenhigh.analysis.results import WagerFigures
from queenhigh.rules import House
from queenhigh.study.bet import Bet

T = TypeVar("T")


def present(value: T | None) -> T:
    """The value, which is not None."""
    assert value is not None
    return value


def bet_on(
    house: House | str, *, players: int = 1, meters: Mapping[str, int] | None = None, **stakes_minor: int
) -> Bet:
    """These stakes, in minor units, on a house."""
    rules = any_house(house) if isinstance(house, str) else house
    return Bet(rules, stakes_minor, dict(meters or {}), players)


def figured(house: House | str, wager: str, *asked: Any, **more: Any) -> WagerFigures:
    """The figures of a wager, asked for as `entry_figures` is."""
    rules = any_house(house) if isinstance(house, str) else house
    return entry_figures(rules, entry_of(rules, wager), *asked, **more)
