"""Wagers that a pay table settles: side wagers on hands, colours and six cards, and the bonuses."""

from queenhigh.rules.records import House, Row, Wager
from queenhigh.settlement.lines import DealerHand, Line, Reason, Seen, SettledBox, lost
from queenhigh.settlement.rows import hand_row, hand_seen, look, paying, row_winnings


def settle_side_bet(house: House, wager: Wager, box: SettledBox, dealer: DealerHand) -> Line:
    """The line of a side bet that still stands at the settlement."""
    row, seen = look(wager, box, dealer)
    return settle_row(house, wager, box, dealer, row, seen)


def settle_row(
    house: House, wager: Wager, box: SettledBox, dealer: DealerHand, row: Row | None, seen: Seen
) -> Line:
    """The line of a side bet that makes this row, which pays odds, a flat amount or nothing, or none."""
    stake_minor = box.stakes[wager.position]
    clause = house.citations[wager.pays_clause if row is None else row.clause]
    if row is None or paying(row) is None:
        return lost(box, wager.name, stake_minor, clause, "row/nothing", seen)
    if not beats_as_needed(wager, box, dealer):
        reason: Reason = "row/folded" if box.folded else "row/not_beaten"
        return lost(box, wager.name, stake_minor, clause, reason, seen)
    won_minor = row_winnings(house, row, stake_minor, own_stake=True)
    returned_minor = stake_minor + won_minor
    number, name = box.number, wager.name
    return Line(
        number,
        name,
        "stake",
        stake_minor,
        "win",
        won_minor,
        returned_minor,
        clause,
        "row/pays",
        seen,
        row.name,
    )


def beats_as_needed(wager: Wager, box: SettledBox, dealer: DealerHand) -> bool:
    """Whether a wager that must beat the dealer does, hand against hand; others need not."""
    return not wager.must_beat_dealer or (not box.folded and box.strength > dealer.strength)


def settle_bonus(house: House, wager: Wager, box: SettledBox) -> Line | None:
    """The line of a bonus on another wager, or none where the hand makes no row; never for a folded hand."""
    base_minor = box.stakes[house.by_name[wager.on or ""].position]
    row = hand_row(wager, box) if base_minor and not box.folded else None
    if row is None:
        return None
    won_minor = row_winnings(house, row, base_minor, own_stake=False)
    clause, seen = house.citations[row.clause], hand_seen(box, row)
    number, name = box.number, wager.name
    return Line(number, name, "bonus", 0, "win", won_minor, won_minor, clause, "bonus/pays", seen, row.name)
