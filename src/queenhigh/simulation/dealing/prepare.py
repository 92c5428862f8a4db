"""A plan from what a person says: checked against the house before anything is dealt."""

from collections.abc import Mapping, Sequence

from queenhigh.rules import HouseLike
from queenhigh.rules.records import House
from queenhigh.simulation.dealing.code_values import worth
from queenhigh.simulation.dealing.tables import compiled
from queenhigh.simulation.planning import request
from queenhigh.simulation.planning.plan import BEST, CHECKS, Plan, SimulationError, Strategy, box_of
from queenhigh.study.entries import make_room, unit_stake
from queenhigh.study.request import limit_notes as analysis_notes


def plan_of(
    house: HouseLike,
    stakes_minor: Mapping[str, int] | Sequence[Mapping[str, int]] | None = None,
    *,
    boxes: int = 1,
    strategy: Strategy | Sequence[Strategy] = BEST,
    meters_minor: Mapping[str, int] | None = None,
) -> Plan:
    """A table with so many boxes that bet and play alike; raises `SimulationError` for what cannot be.

    Without stakes every wager of the house gets the least it takes. Several bets, or several strategies, are
    for one box each.
    """
    house = CHECKS.house(house)
    bets = request.bets(full_bet(house) if stakes_minor is None else stakes_minor)
    plays, meters = request.strategies(strategy), CHECKS.amounts("meter", meters_minor)
    count = _count(CHECKS.whole("boxes", boxes), len(bets), len(plays))
    check_boxes(house, count)
    for bet in bets:
        CHECKS.bet(house, bet)
    CHECKS.meters(house, meters)
    seated = [box_of(house, bets[box % len(bets)], plays[box % len(plays)]) for box in range(count)]
    plan = Plan(house, tuple(seated), tuple(sorted(meters.items())))
    refuse_uncountable(plan)
    return plan


def refuse_uncountable(plan: Plan) -> None:
    """Refuse a plan that the tables or sums have no room for: both are made now, and kept for the run."""
    compiled(plan)
    worth(plan)


def _count(boxes: int, bets: int, plays: int) -> int:
    """How many boxes there are, if bets and strategies are one for all or one for each."""
    if not bets or not plays:
        raise SimulationError(
            "strategy" if bets else "bet", "none is given: give one for all, or one for each"
        )
    count = max(bets, plays) if boxes == 1 else boxes
    for many, what in ((bets, "bets"), (plays, "strategies")):
        if many not in (1, count):
            raise SimulationError(
                "boxes", f"{many} {what} for {count} boxes: give one for all, or one for each"
            )
    return count


def full_bet(house: House) -> dict[str, int]:
    """Every wager of a house at the least it takes."""
    stakes = {wager.name: unit_stake(house, wager) for wager in house.wagers if wager.placed_before_deal}
    make_room(house, stakes)
    return stakes


def check_boxes(house: House, boxes: int) -> None:
    """Refuse more boxes than the table has; a house file has no more than one deck can deal to."""
    if not 1 <= boxes <= house.boxes:
        raise SimulationError(
            "boxes", f"{boxes} boxes: this table has {house.boxes}, so 1 to {house.boxes} can be played"
        )


def limit_notes(plan: Plan) -> tuple[str, ...]:
    """Stakes outside what the house posts: simulated all the same, and said."""
    stakes = dict.fromkeys(pair for box in plan.boxes for pair in box.stakes)
    return tuple(
        note for pair in stakes for note in analysis_notes(plan.house, dict([pair]), "simulated all the same")
    )
