"""Envy: a payout to everybody else with a Progressive when somebody makes a hand at the top of its table."""

from collections.abc import Sequence

from msgspec.structs import replace

from queenhigh.rules.records import House, Row, Wager
from queenhigh.rules.wager import Envy
from queenhigh.settlement.lines import DealerHand, Line, SettledBox
from queenhigh.settlement.rows import look, paid_row


def envy_lines(house: House, wager: Wager, boxes: Sequence[SettledBox], dealer: DealerHand) -> list[Line]:
    """The envy payouts of one progressive wager, in deal order.

    A player is paid once for each envied hand (or for the largest alone), on the first of their boxes that
    carries the wager and counts; their own other boxes make them no money.
    Where the house says so, one whose own stake makes such a row is paid for nobody else's.
    """
    rule = wager.envy
    if rule is None:
        return []
    envied = [
        (box, row, row.envy_minor)
        for box in boxes
        if (row := _envied_row(house, wager, rule, box, dealer)) is not None
    ]
    if not envied:
        return []
    lines: list[Line] = []
    paid = _winners(wager, boxes, dealer) if rule.not_to_winner else set[str]()
    for box in boxes:
        counts = box.stakes[wager.position] and not (box.folded and rule.after_fold == "lost")
        if not counts or box.player in paid:
            continue
        paid.add(box.player)
        theirs = [each for each in envied if each[0].player != box.player]
        if rule.per_player == "largest" and theirs:
            theirs = [max(theirs, key=lambda each: each[2] or 0)]
        clause = house.citations[rule.clause]
        lines.extend(_line(wager, box, other, row, clause, dealer) for other, row, _ in theirs)
    return lines


def withheld_lines(house: House, boxes: Sequence[SettledBox], dealer: DealerHand) -> list[Line]:
    """The envy payouts that are not made because a winner is paid for nobody else's hand.

    No part of a settlement: for whoever reads one and asks why there is no such line.
    """
    found: list[Line] = []
    for wager in house.envied_wagers:
        if wager.envy is not None and wager.envy.not_to_winner:
            winners = {box.number for box in boxes if box.player in _winners(wager, boxes, dealer)}
            to_all = replace(wager, envy=replace(wager.envy, not_to_winner=False))
            found += (line for line in envy_lines(house, to_all, boxes, dealer) if line.box in winners)
    return found


def _winners(wager: Wager, boxes: Sequence[SettledBox], dealer: DealerHand) -> set[str]:
    """The players whose own stake on the wager stands and makes a row that others are paid for."""
    standing = (
        box for box in boxes if box.stakes[wager.position] and not (box.folded and wager.lost_by_fold)
    )
    made = ((box, paid_row(wager, box, dealer)) for box in standing)
    return {box.player for box, row in made if row is not None and row.envy_minor}


def _envied_row(house: House, wager: Wager, rule: Envy, box: SettledBox, dealer: DealerHand) -> Row | None:
    """The row by which this box's hand makes others envious: none for a folded hand."""
    if box.folded:
        return None
    if rule.behind is not None and not box.stakes[house.by_name[rule.behind].position]:
        return None
    row = paid_row(wager, box, dealer)
    return row if row is not None and row.envy_minor else None


def _line(
    wager: Wager, box: SettledBox, other: SettledBox, row: Row, clause: str, dealer: DealerHand
) -> Line:
    award_minor = row.envy_minor or 0
    return Line(
        box=box.number,
        wager=wager.name,
        kind="envy",
        stake_minor=0,
        outcome="win",
        won_minor=award_minor,
        returned_minor=award_minor,
        clause=clause,
        reason="envy/pays",
        seen=replace(look(wager, other, dealer)[1], drew=False, other_box=other.number),
        row=row.name,
    )
