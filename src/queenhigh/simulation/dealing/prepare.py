"""A plan from what a person says: checked against the house before anything is dealt."""

from collections.abc import Mapping, Sequence
from typing import Any

from queenhigh.money import show_amount
from queenhigh.rules import HouseLike
from queenhigh.rules.records import House
from queenhigh.simulation.dealing.code_values import worth
from queenhigh.simulation.planning.charts import own_chart
from queenhigh.simulation.planning.plan import (
    BEST,
    CHECKS,
    Plan,
    SimulationError,
    Strategy,
    StrategyLike,
    box_of,
)
from queenhigh.study.bet import Chart, Choice
from queenhigh.study.entries import make_room, unit_stake
from queenhigh.study.nets import most_won_together
from queenhigh.study.request import Amounts, shown
from queenhigh.study.request import limit_notes as analysis_notes


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


def plan_in_units(
    house: HouseLike,
    stakes: Amounts | Sequence[Amounts] | None = None,
    *,
    boxes: int = 1,
    strategy: StrategyLike | Sequence[StrategyLike] = BEST,
    meters: Amounts | None = None,
) -> Plan:
    """Return the plan of `simulate`, whose amounts are in whole units; raises `SimulationError`."""
    house = CHECKS.house(house)
    bets = None if stakes is None else [CHECKS.amounts("bet", bet, house) for bet in each(stakes)]
    held = CHECKS.amounts("meter", meters, house)
    return plan_of(house, bets, boxes=boxes, strategy=strategy, meters_minor=held)


def plan_of(
    house: HouseLike,
    stakes_minor: Mapping[str, int] | Sequence[Mapping[str, int]] | None = None,
    *,
    boxes: int = 1,
    strategy: StrategyLike | Sequence[StrategyLike] = BEST,
    meters_minor: Mapping[str, int] | None = None,
) -> Plan:
    """Return a table to simulate, its stakes in minor units; raises `SimulationError` for what cannot be.

    Without stakes every wager of the house gets the least it takes. Several bets, or several strategies, are
    for one box each.
    """
    house = CHECKS.house(house)
    said = full_bet(house) if stakes_minor is None else stakes_minor
    bets = [dict(bet) for bet in each(said)]
    plays = [strategy_of(house, play) for play in each(strategy)]
    meters = dict(meters_minor or {})
    count = _count(CHECKS.whole("boxes", boxes), len(bets), len(plays))
    if not 1 <= count <= house.boxes:
        there = f"this table has {house.boxes}, so 1 to {house.boxes} can be played"
        raise SimulationError("boxes", f"{count} boxes: {there}")
    for bet in bets:
        CHECKS.bet(house, bet)
    CHECKS.meters(house, meters)
    seated = [box_of(house, bets[box % len(bets)], plays[box % len(plays)]) for box in range(count)]
    plan = Plan(house, tuple(seated), tuple(sorted(meters.items())))
    _refuse_past_most(plan)
    worth(plan)  # refuses what tables or sums have no room for; both are kept for the run
    return plan


def _refuse_past_most(plan: Plan) -> None:
    """Refuse boxes that may win more together than the table pays in a round: boxes are counted apart."""
    most = plan.house.most
    currency = plan.house.currency
    if most is None:
        return
    won_minor = most_won_together([plan.bet(box.stakes) for box in plan.boxes])
    if won_minor > most.amount_minor:
        pays = f"the table pays {show_amount(most.amount_minor, currency)} at most in one round"
        wins = f"these boxes may win up to {show_amount(won_minor, currency)} together"
        raise SimulationError("bet", f"{pays}, and {wins}: sharing it is not simulated, so bet less")


def _count(boxes: int, bets: int, plays: int) -> int:
    """How many boxes there are, if bets and strategies are one for all or one for each."""
    give = "give one for all, or one for each"
    if not bets or not plays:
        raise SimulationError("strategy" if bets else "bet", f"none is given: {give}")
    count = max(bets, plays) if boxes == 1 else boxes
    for many, what in ((bets, "bets"), (plays, "strategies")):
        if many not in (1, count):
            raise SimulationError("boxes", f"{many} {what} for {count} boxes: {give}")
    return count


def full_bet(house: House) -> dict[str, int]:
    """Every wager of a house at the least it takes."""
    stakes = {wager.name: unit_stake(house, wager) for wager in house.wagers if wager.placed_before_deal}
    make_room(house, stakes)
    return stakes


def limit_notes(plan: Plan) -> tuple[str, ...]:
    """Stakes outside what the house posts: simulated all the same, and said."""
    pairs = dict.fromkeys(pair for box in plan.boxes for pair in box.stakes)
    though = "simulated all the same"
    return tuple(note for pair in pairs for note in analysis_notes(plan.house, dict([pair]), though))
