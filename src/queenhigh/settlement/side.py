"""Wagers that a pay table settles: side wagers on hands, colours and six cards, and the bonuses."""

from queenhigh.rules.awards import Push
from queenhigh.rules.records import House, Row, Wager
from queenhigh.settlement.lines import DealerHand, Line, Reason, Seen, SettledBox, lost
from queenhigh.settlement.rows import first_row, hand_row, hand_seen, look, paying, row_winnings


def settle_side_bet(house: House, wager: Wager, box: SettledBox, dealer: DealerHand) -> Line:
    """The line of a side bet that still stands at the settlement."""
    row, seen = look(wager, box, dealer)
    return settle_row(house, wager, box, dealer, row, seen)


def settle_row(
    house: House, wager: Wager, box: SettledBox, dealer: DealerHand, row: Row | None, seen: Seen
) -> Line:
    """The line of a side bet that makes this row, which pays odds, a flat amount or nothing, or none."""
    stake_minor = box.stakes[wager.position]
    number = box.number
    name = wager.name
    clause = house.citations[wager.pays_clause if row is None else row.clause]
    pays = paying(row)
    beats = beats_as_needed(wager, box, dealer)
    if not beats and (pays is not None or wager.not_beaten == "push") and wager.beat_clause:
        clause = house.citations[wager.beat_clause]
    if not beats and goes_back(wager, pays):
        reason: Reason = "row/not_beaten_pushes"
        return Line(number, name, "stake", stake_minor, "push", 0, stake_minor, clause, reason, seen)
    if pays is None:
        return lost(box, name, stake_minor, clause, "row/nothing", seen)
    if not beats:
        reason = "row/folded" if box.folded else "row/not_beaten"
        return lost(box, name, stake_minor, clause, reason, seen)
    won_minor = row_winnings(house, pays, stake_minor, own_stake=True)
    if seen.first_row:
        won_minor += row_winnings(house, wager.rows_by_name[seen.first_row], stake_minor, own_stake=True)
    pushes = isinstance(pays.award, Push)
    return Line(
        number,
        name,
        "stake",
        stake_minor,
        "push" if pushes else "win",
        won_minor,
        stake_minor + won_minor,
        clause,
        "row/added" if seen.first_row else "row/pushes" if pushes else "row/pays",
        seen,
        pays.name,
    )


def goes_back(wager: Wager, row: Row | None) -> bool:
    """Whether a hand that does not beat the dealer as it must gets its stake back, by the paying row made."""
    return wager.not_beaten == "push" or (wager.not_beaten == "push_paying" and row is not None)


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
    first = first_row(wager, box, row)
    if first is not None:
        won_minor += row_winnings(house, first, base_minor, own_stake=False)
    clause = house.citations[row.clause]
    seen = hand_seen(box, row, first)
    number = box.number
    name = wager.name
    reason: Reason = "bonus/added" if first is not None else "bonus/pays"
    return Line(number, name, "bonus", 0, "win", won_minor, won_minor, clause, reason, seen, row.name)
