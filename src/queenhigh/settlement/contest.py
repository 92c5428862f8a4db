"""Ante and Play: the contest with the dealer."""

from queenhigh.hands import full_name, hand_name
from queenhigh.money import format_odds
from queenhigh.rules.records import House, Result, Situation, Wager
from queenhigh.settlement.lines import DealerHand, Line, SettledBox, lost, pushed, won
from queenhigh.settlement.words import says


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
    clause = house.citations[result.clause or wager.clause]
    why = f"{_facts(house, situation, box, dealer)}: {wager.label} {_ending(result)}"
    if result.outcome == "lose":
        return lost(box.number, wager.name, stake_minor, clause, why)
    if result.outcome == "push":
        return pushed(box.number, wager.name, stake_minor, clause, why)
    return won(box.number, wager.name, stake_minor, result_net(house, result, stake_minor), clause, why)


def result_net(house: House, result: Result, stake_minor: int) -> int:
    """What a stake gains or loses by this ending of the contest."""
    if result.outcome == "win" and result.odds is not None:
        return result.odds.winnings(stake_minor, house.rounding)
    return -stake_minor if result.outcome == "lose" else 0


def _facts(house: House, situation: Situation, box: SettledBox, dealer: DealerHand) -> str:
    mine, theirs = hand_name(box.strength), hand_name(dealer.strength).lower()
    if mine.lower() == theirs and situation != "not_qualified":
        mine, theirs = full_name(box.strength), full_name(dealer.strength).lower()
    match situation:
        case "not_qualified":
            failed = f"{theirs} {says(dealer.strength, 'does')} not qualify"
            return f"Dealer's {failed} ({house.dealer.qualifies} needed)"
        case "higher":
            return f"{mine} {says(box.strength, 'beats')} the dealer's {theirs}"
        case "lower":
            return f"{mine} {says(box.strength, 'loses')} to the dealer's {theirs}"
        case _:
            return f"{mine} {says(box.strength, 'stands')} off with the dealer's {theirs}"


def _ending(result: Result) -> str:
    if result.outcome == "win" and result.odds is not None:
        return f"pays {format_odds(result.odds)}"
    return "is returned" if result.outcome == "push" else "is lost"
