"""What is to be simulated: a house, a bet and a strategy for each box, what the meters hold."""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from queenhigh.cards import Card
from queenhigh.rules.records import House
from queenhigh.study.bet import Bet, Chart
from queenhigh.study.entries import Entry, entries
from queenhigh.study.request import Checks, RequestError
from queenhigh.study.result import Result

BEST: Final = "best"


class SimulationError(RequestError):
    """Something that cannot be simulated; `option` names the part of the question that is wrong."""


CHECKS: Final = Checks(SimulationError)


Strategy = str | Chart
"""A strategy by name, by the weakest hand to play, or as a table."""
Choose = Callable[[tuple[Card, Card, Card]], str | bool]
"""A function of three cards, lowest first: a choice as charts say it, or whether to play."""
StrategyLike = Strategy | Choose
"""A strategy as a caller may have it."""


class Box(msgspec.Struct, frozen=True):
    """One box: what it stakes each round, and how it is played."""

    stakes: tuple[tuple[str, int], ...]
    """Wagers and their stakes in minor units, in the house's order."""
    strategy: Strategy = BEST

    @property
    def stakes_minor(self) -> dict[str, int]:
        return dict(self.stakes)

    @property
    def played(self) -> str:
        """The strategy by name."""
        return self.strategy if isinstance(self.strategy, str) else self.strategy.name


class Plan(msgspec.Struct, frozen=True):
    """A table to be simulated. Small, and the same wherever it is worked on."""

    house: House
    boxes: tuple[Box, ...]
    meters: tuple[tuple[str, int], ...] = ()
    """What meters hold at the start, where that is not their seed."""
    takers: int | None = None
    """How likely a box is to make all of its bet, in 2**-32; otherwise it leaves out what feeds a meter."""

    def bet(self, stakes: tuple[tuple[str, int], ...]) -> Bet:
        return Bet(self.house, dict(stakes), dict(self.meters))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries that some box has a stake on."""
        staked = {name for box in self.boxes for name, _ in box.stakes}
        return tuple(entry for entry in entries(self.house) if entry.wager.name in staked)


class PlanResult(Result, frozen=True):
    """What came of a plan."""

    plan: Plan

    @property
    def house(self) -> House:
        return self.plan.house


class AlikeResult(PlanResult, frozen=True):
    """What came of a plan whose boxes all bet and play alike."""

    @property
    def stakes_minor(self) -> dict[str, int]:
        """What each of them bets every round that it takes part in."""
        return self.plan.boxes[0].stakes_minor

    @property
    def strategy(self) -> str:
        return self.plan.boxes[0].played


def box_of(house: House, stakes_minor: Mapping[str, int], strategy: Strategy = BEST) -> Box:
    """A box with these stakes."""
    ordered = sorted(stakes_minor.items(), key=lambda pair: house.by_name[pair[0]].position)
    return Box(tuple(ordered), strategy)
