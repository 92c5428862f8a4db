"""Ante, Play and Blind: the contest with the dealer."""

from typing import Final

from queenhigh.rules.records import House, Result, Row, Stand, Wager
from queenhigh.rules.wager import STANDS
from queenhigh.settlement.lines import DealerHand, Line, Reason, Seen, SettledBox
from queenhigh.settlement.rows import hand_row, hand_seen, row_winnings

_REASONS: Final[dict[Stand, Reason]] = {
    "not_qualified_higher": "contest/higher",
    "not_qualified_equal": "contest/equal",
    "not_qualified_lower": "contest/lower",
    "higher": "contest/higher",
    "equal": "contest/equal",
    "lower": "contest/lower",
}


def stand_of(house: House, mine: int, theirs: int) -> Stand:
    """Where a hand that was played stands against the dealer's, given their strengths.

    `study.stands.stands_of` does the same for arrays.
    """
    qualifies = theirs >= house.dealer.qualifying_strength
    return STANDS[1 + 3 * qualifies + (mine < theirs) - (mine > theirs)]


def settle_contest(house: House, wager: Wager, box: SettledBox, dealer: DealerHand) -> Line:
    """The line of a wager that hand against hand decides, for a box that did not fold."""
    stand = stand_of(house, box.strength, dealer.strength)
    result = wager.endings[stand]
    made = None
    if result.rows:
        made = result.row_for(box.strength)
        result = result.by_row(made)
    by_table = result.outcome == "pays"
    row = hand_row(wager, box) if by_table else None
    stake_minor = box.stakes[wager.position]
    net_minor = result_net(house, result, stake_minor, row)
    match result.outcome:
        case "win" | "lose" | "push" as outcome:
            pass
        case _:
            outcome = "win" if row else "push"
    reason: Reason = "contest/no_row" if by_table else "contest/not_qualified"
    if stand in wager.results and not by_table:  # the file says how such hands end, not only a failing dealer
        reason = _REASONS[stand]
    return Line(
        box=box.number,
        wager=wager.name,
        kind="stake",
        stake_minor=stake_minor,
        outcome=outcome,
        won_minor=max(net_minor, 0),
        returned_minor=stake_minor + net_minor,
        clause=house.citations[row.clause if row else result.clause or wager.clause],
        reason="row/pays" if row else reason,
        seen=hand_seen(box, row) if row else Seen(strength=box.strength, dealer_strength=dealer.strength),
        row=row.name if row else made.name if made else "",
    )


def result_net(house: House, result: Result, stake_minor: int, row: Row | None = None) -> int:
    """What a stake gains or loses by this ending of the contest; `row` is what its pay table pays, if any."""
    if result.outcome == "pays" and row is not None:
        return row_winnings(house, row, stake_minor, own_stake=True)
    if result.outcome == "win" and result.odds is not None:
        return result.odds.winnings(stake_minor, house.rounding)
    return -stake_minor if result.outcome == "lose" else 0
