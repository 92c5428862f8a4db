"""The Progressive: fixed awards, and shares of a meter."""

from queenhigh.rules.awards import MeterShare
from queenhigh.rules.records import House, Wager
from queenhigh.settlement.lines import DealerHand, Line, SettledBox
from queenhigh.settlement.meters import Meters
from queenhigh.settlement.rows import look
from queenhigh.settlement.side import beats_as_needed, settle_row


def settle_progressive(
    house: House, wager: Wager, box: SettledBox, dealer: DealerHand, meters: Meters
) -> Line:
    """The line of a progressive wager that still stands; a share of a meter is taken from it at once."""
    row, seen = look(wager, box, dealer)
    if row is None or not isinstance(row.award, MeterShare) or not beats_as_needed(wager, box, dealer):
        return settle_row(house, wager, box, dealer, row, seen)
    stake_minor = box.stakes[wager.position]
    award_minor = meters.take(row).paid_minor
    return Line(
        box=box.number,
        wager=wager.name,
        kind="stake",
        stake_minor=stake_minor,
        outcome="lose" if award_minor < stake_minor else "win",
        won_minor=max(award_minor - stake_minor, 0),
        returned_minor=award_minor,
        clause=house.citations[row.clause],
        reason="meter/pays",
        seen=seen,
        row=row.name,
    )
