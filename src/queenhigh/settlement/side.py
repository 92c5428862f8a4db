"""Wagers that a pay table settles: Pair Plus, Prime, Six Card Bonus, Double Shot, and the bonuses."""

from queenhigh.money import show_amount
from queenhigh.rules.awards import show_award
from queenhigh.rules.records import House, Row, Wager
from queenhigh.settlement.lines import DealerHand, Line, SettledBox, lost, won
from queenhigh.settlement.rows import hand_row, hand_words, look, row_winnings
from queenhigh.settlement.words import says


def settle_side_bet(house: House, wager: Wager, box: SettledBox, dealer: DealerHand) -> Line:
    """The line of a side bet that still stands at the settlement."""
    row, seen = look(wager, box, dealer)
    return settle_row(house, wager, box, dealer, row, seen)


def settle_row(
    house: House, wager: Wager, box: SettledBox, dealer: DealerHand, row: Row | None, seen: str
) -> Line:
    """The line of a side bet that makes this row, which pays odds or a flat amount, or none."""
    stake_minor = box.stakes[wager.position]
    if row is None:
        why = f"{seen} {_verb(wager, box, row, 'pays')} nothing on {wager.label}"
        return lost(box.number, wager.name, stake_minor, house.citations[wager.pays_clause], why)
    clause = house.citations[row.clause]
    if not beats_as_needed(wager, box, dealer):
        fails = "was folded" if box.folded else f"{_verb(wager, box, row, 'does')} not beat the dealer"
        why = f"{seen} {fails}, and {wager.label} pays only hands that beat the dealer"
        return lost(box.number, wager.name, stake_minor, clause, why)
    won_minor = row_winnings(house, row, stake_minor, own_stake=True)
    why = f"{seen} {pays_words(house, wager, box, row)} on {wager.label}"
    return won(box.number, wager.name, stake_minor, won_minor, clause, why, row.name)


def beats_as_needed(wager: Wager, box: SettledBox, dealer: DealerHand) -> bool:
    """Whether a wager that must beat the dealer does, hand against hand; others need not."""
    return not wager.must_beat_dealer or (not box.folded and box.strength > dealer.strength)


def settle_bonus(house: House, wager: Wager, box: SettledBox) -> Line | None:
    """The line of a bonus on another wager, or none where the hand makes no row; never for a folded hand."""
    base = house.by_name[wager.on or ""]
    base_minor = box.stakes[base.position]
    row = hand_row(wager, box) if base_minor and not box.folded else None
    if row is None:
        return None
    won_minor = row_winnings(house, row, base_minor, own_stake=False)
    why = f"{hand_words(box, row)} {pays_words(house, wager, box, row)} on {base.label} as {wager.label}"
    return won(box.number, wager.name, 0, won_minor, house.citations[row.clause], why, row.name)


def _verb(wager: Wager, box: SettledBox, row: Row | None, verb: str) -> str:
    """The verb that fits what the wager saw; colours and six cards are said in the singular."""
    if wager.looks_at_dealer:
        return verb
    return says(box.first_strength if row is not None and row.on_first else box.strength, verb)


def pays_words(house: House, wager: Wager, box: SettledBox, row: Row) -> str:
    """``pays 4 to 1``, with the cap and the row's note where there are any."""
    words = f"{_verb(wager, box, row, 'pays')} {show_award(row.award, house.currency)}"
    if row.cap_minor is not None:
        words += f", {show_amount(row.cap_minor, house.currency)} at most,"
    return f"{words} ({row.note})" if row.note else words
