"""Ante and Play: the contest with the dealer."""

from typing import Final

from queenhigh.rules.records import House, Result, Situation, Wager
from queenhigh.settlement.lines import DealerHand, Line, Reason, Seen, SettledBox

_REASONS: Final[dict[Situation, Reason]] = {
    "not_qualified": "contest/not_qualified",
    "higher": "contest/higher",
    "lower": "contest/lower",
    "equal": "contest/equal",
}


def situation_of(house: House, box: SettledBox, dealer: DealerHand) -> Situation:
    """Where a box that did not fold stands against the dealer."""
    if dealer.strength < house.dealer.qualifying_strength:
        return "not_qualified"
    if box.strength > dealer.strength:
        return "higher"
    return "lower" if box.strength < dealer.strength else "equal"


def settle_contest(house: House, wager: Wager, box: SettledBox, dealer: DealerHand) -> Line:
    """The line of an Ante or Play wager of a box that did not fold."""
    situation = situation_of(house, box, dealer)
    result = wager.results[situation]
    stake_minor = box.stakes[wager.position]
    net_minor = result_net(house, result, stake_minor)
    return Line(
        box=box.number,
        wager=wager.name,
        kind="stake",
        stake_minor=stake_minor,
        outcome=result.outcome,
        won_minor=max(net_minor, 0),
        returned_minor=stake_minor + net_minor,
        clause=house.citations[result.clause or wager.clause],
        reason=_REASONS[situation],
        seen=Seen(strength=box.strength, dealer_strength=dealer.strength),
    )


def result_net(house: House, result: Result, stake_minor: int) -> int:
    """What a stake gains or loses by this ending of the contest."""
    if result.outcome == "win" and result.odds is not None:
        return result.odds.winnings(stake_minor, house.rounding)
    return -stake_minor if result.outcome == "lose" else 0
