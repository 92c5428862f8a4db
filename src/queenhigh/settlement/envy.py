"""Envy: a payout to everybody else with a Progressive when somebody makes a hand at the top of its table."""

from collections.abc import Sequence

from queenhigh.money import show_amount
from queenhigh.rules.records import ENVY, House, Wager
from queenhigh.settlement.lines import Line, SettledBox, won
from queenhigh.settlement.rows import hand_row


def envy_lines(house: House, wager: Wager, boxes: Sequence[SettledBox]) -> list[Line]:
    """The envy payouts of one progressive wager, in deal order.

    A player is paid once for each envied hand (or for the largest alone), on the first of his boxes that
    carries the wager and counts; his own other boxes make him no money.
    """
    rule = wager.envy
    if rule is None:
        return []
    envied = [(box, award_minor) for box in boxes if (award_minor := _envy_award(house, wager, box))]
    if not envied:
        return []
    lines: list[Line] = []
    paid: set[str] = set()
    for box in boxes:
        counts = box.stakes[wager.position] and not (box.folded and rule.after_fold == "lost")
        if not counts or box.player in paid:
            continue
        paid.add(box.player)
        theirs = [(other, award_minor) for other, award_minor in envied if other.player != box.player]
        if rule.per_player == "largest" and theirs:
            theirs = [max(theirs, key=lambda pair: pair[1])]
        lines.extend(_line(house, wager, box, other, award_minor) for other, award_minor in theirs)
    return lines


def _envy_award(house: House, wager: Wager, box: SettledBox) -> int | None:
    """What others are paid for this box's hand; a folded hand is never shown, so nobody envies it."""
    rule = wager.envy
    if box.folded or rule is None:
        return None
    if rule.behind is not None and not box.stakes[house.by_name[rule.behind].position]:
        return None
    row = hand_row(wager, box)
    return row.envy_minor if row else None


def _line(house: House, wager: Wager, box: SettledBox, other: SettledBox, award_minor: int) -> Line:
    row = hand_row(wager, other)
    rule = wager.envy
    clause = house.citations[rule.clause if rule else wager.clause]
    amount = show_amount(award_minor, house.currency)
    why = (
        f"Mini royal in box {other.number}"
        if row and row.hand == "mini_royal"
        else f"Box {other.number}'s hand"
    )
    return won(box.number, ENVY, 0, award_minor, clause, f"{why} pays {amount} Envy", row.name if row else "")
