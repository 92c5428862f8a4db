"""One simulated round laid on the felt and settled by the engine, so that a person can look at it."""

from fractions import Fraction
from typing import Literal

from queenhigh.engine.layout import LaidBox, settle_layout
from queenhigh.engine.state import Round
from queenhigh.money import in_units
from queenhigh.rules.records import House
from queenhigh.settlement import SettledBox
from queenhigh.simulation.dealing.plain import plain_round
from queenhigh.simulation.dealing.stream import ROUNDS_LIMIT
from queenhigh.simulation.planning.plan import Plan, SimulationError
from queenhigh.study.request import unlimited


def show_round(plan: Plan, seed: int, number: int) -> Round:
    """Round `number` of a seed, counted from 0, settled with the meters at what the plan says."""
    if not 0 <= number < ROUNDS_LIMIT:
        raise SimulationError("show", f"there is no round {number}: they are counted from 0 up to 2**48")
    house = plan.house
    for box in plan.boxes:
        house = unlimited(house, dict(box.stakes))
    dealt = plain_round(plan, seed, number)
    boxes = [_laid(house, box) for box in dealt.boxes]
    dealer = dealt.dealer
    meters = in_units(dict(plan.meters), house.currency)
    return settle_layout(house, dealer.cards, boxes, meters, community=dealer.community)[0]


def _laid(house: House, box: SettledBox) -> LaidBox:
    play = house.play
    pairs = zip(house.wagers, box.stakes, strict=True)
    stakes_minor = {wager.name: stake_minor for wager, stake_minor in pairs if wager.placed_before_deal}
    stakes = in_units(stakes_minor, house.currency)
    decides = house.ante is not None and play is not None and stakes_minor.get(house.ante.name, 0)
    choice: Literal["", "play", "fold"] = ("fold" if box.folded else "play") if decides else ""
    replaced = [(old, new) for old, new in zip(box.first, box.final, strict=True) if old != new]
    return LaidBox(
        player=box.player,
        cards=box.first,
        stakes={name: stake for name, stake in stakes.items() if stake},
        choice=choice,
        play=Fraction(box.stakes[play.position], house.currency.unit_minor)
        if play is not None and choice == "play"
        else None,
        discards=tuple(old for old, _ in replaced),
        drawn=tuple(new for _, new in replaced),
    )
