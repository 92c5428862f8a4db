"""Settles a whole round: every stake gets exactly one line, every bonus and envy payout one of its own."""

from collections.abc import Mapping, Sequence

from queenhigh.rules.records import House, Wager
from queenhigh.settlement.contest import settle_contest
from queenhigh.settlement.envy import envy_lines
from queenhigh.settlement.lines import DealerHand, Line, SettledBox, Settlement, lost, pushed
from queenhigh.settlement.progressive import Meters, settle_progressive
from queenhigh.settlement.side import settle_bonus, settle_side_bet


def fold_lines(house: House, box: SettledBox) -> tuple[Line, ...]:
    """The lines of the wagers that a fold loses at once, in the order of payment."""
    lines = []
    for wager in house.in_payment_order:
        if box.stakes[wager.position] and lost_by_fold(wager):
            clause = (wager.results["fold"].clause if wager.contest else wager.fold_clause) or wager.clause
            why = f"Folded: {wager.label} is lost"
            stake_minor = box.stakes[wager.position]
            lines.append(lost(box.number, wager.name, stake_minor, house.citations[clause], why))
    return tuple(lines)


def lost_by_fold(wager: Wager) -> bool:
    """Whether folding the hand loses the wager at once."""
    return wager.kind == "ante" or (wager.placed_before_deal and wager.after_fold == "lost")


def settle(
    house: House, dealer: DealerHand, boxes: Sequence[SettledBox], meters_minor: Mapping[str, int]
) -> Settlement:
    """Settle every box against the dealer, given what each meter holds (its seed where it is not given).

    `boxes` stand in deal order. Wagers that a fold lost at once are not settled again.
    """
    meters = Meters(house, dict(meters_minor))
    by_box: dict[int, list[Line]] = {box.number: [] for box in boxes}
    envy = {wager.name: envy_lines(house, wager, boxes) for wager in house.envied_wagers}
    for box in boxes:
        lines = by_box[box.number]
        for wager in house.in_payment_order:
            line = _settle_wager(house, wager, box, dealer, meters)
            if line is not None:
                lines.append(line)
            if wager.name in envy:
                lines.extend(line for line in envy[wager.name] if line.box == box.number)
    return Settlement(
        lines=tuple(line for lines in by_box.values() for line in lines), meter_moves=meters.moves(boxes)
    )


def _settle_wager(
    house: House, wager: Wager, box: SettledBox, dealer: DealerHand, meters: Meters
) -> Line | None:
    if wager.kind == "bonus":
        return settle_bonus(house, wager, box)
    if not box.stakes[wager.position] or (box.folded and lost_by_fold(wager)):
        return None
    if wager.kind in ("ante", "play"):
        return settle_contest(house, wager, box, dealer)
    if wager.kind == "progressive":
        return settle_progressive(house, wager, box, dealer, meters)
    return settle_side_bet(house, wager, box, dealer)


def void_lines(house: House, box: SettledBox, clause: str, why: str) -> tuple[Line, ...]:
    """The lines that give every stake of a box back."""
    stakes = ((wager, box.stakes[wager.position]) for wager in house.in_payment_order)
    return tuple(
        pushed(box.number, wager.name, stake_minor, clause, f"{why}: {wager.label} is returned")
        for wager, stake_minor in stakes
        if stake_minor
    )
