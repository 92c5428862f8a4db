"""Side bets and bonuses that a pay table settles: Pair Plus, Prime, Six Card Bonus, Double Shot, Ante Bonus."""

from queenhigh.rules.awards import MeterShare, show_award
from queenhigh.rules.records import House, Row, Wager
from queenhigh.settlement.contest import situation_of
from queenhigh.settlement.lines import DealerHand, Line, SettledBox, lost, won
from queenhigh.settlement.rows import hand_row, paying_row, row_winnings, show_hand


def settle_side_bet(house: House, wager: Wager, box: SettledBox, dealer: DealerHand) -> Line:
    """The line of a side bet that still stands at the settlement."""
    stake_minor = box.stakes[wager.position]
    row = paying_row(wager, box, dealer)
    seen = show_hand(wager, row, box, dealer)
    if row is None or isinstance(row.award, MeterShare):
        why = f"{seen} pays nothing on {wager.label}"
        return lost(box.number, wager.name, stake_minor, f"{house.id}:{wager.pays_clause}", why)
    clause = f"{house.id}:{row.clause}"
    if not beats_as_needed(house, wager, box, dealer):
        why = f"{seen} does not beat the dealer, and {wager.label} pays only hands that do"
        return lost(box.number, wager.name, stake_minor, clause, why)
    won_minor = row_winnings(house, row, stake_minor, own_stake=True)
    why = f"{seen} {pays_words(house, row)} on {wager.label}"
    return won(box.number, wager.name, stake_minor, won_minor, clause, why, row.name)


def beats_as_needed(house: House, wager: Wager, box: SettledBox, dealer: DealerHand) -> bool:
    """Whether a wager that must beat the dealer does; others need not. A dealer who fails to qualify is beaten."""
    if not wager.must_beat_dealer:
        return True
    return not box.folded and situation_of(house, box, dealer) in ("higher", "not_qualified")


def settle_bonus(house: House, wager: Wager, box: SettledBox) -> Line | None:
    """The line of a bonus on another wager, or none where the hand makes no row; never for a folded hand."""
    base = house.by_name[wager.on or ""]
    base_minor = box.stakes[base.position]
    row = hand_row(wager, box) if base_minor and not box.folded else None
    if row is None:
        return None
    won_minor = row_winnings(house, row, base_minor, own_stake=False)
    why = f"{show_hand(wager, row, box, _NO_DEALER)} {pays_words(house, row)} on {base.label} as {wager.label}"
    return won(box.number, wager.name, 0, won_minor, f"{house.id}:{row.clause}", why, row.name)


_NO_DEALER = DealerHand(())


def pays_words(house: House, row: Row) -> str:
    """``pays 4 to 1``, with the cap and the row's note where there are any."""
    words = f"pays {show_award(row.award, house.currency)}"
    return f"{words} ({row.note})" if row.note else words
