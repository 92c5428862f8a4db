"""Settles a whole round: every stake gets exactly one line, every bonus and envy payout one of its own.

The most that a table pays in one round leaves shares of a meter out: they are the players' own money. Envy
counts, for the house pays it.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from queenhigh.cards import CardsLike, cards_of
from queenhigh.money import AmountLike, AmountTypeError, MoneyError, amount_of, refuse_minor, show_amount
from queenhigh.rules import HouseLike, find_house
from queenhigh.rules.awards import MeterShare
from queenhigh.rules.records import Ground, House, TableMost, Wager
from queenhigh.settlement.contest import settle_contest
from queenhigh.settlement.envy import envy_lines
from queenhigh.settlement.lines import (
    NOTHING_SEEN,
    DealerHand,
    Line,
    Outcome,
    Reason,
    Seen,
    SettledBox,
    Settlement,
    lost,
)
from queenhigh.settlement.meters import Meters
from queenhigh.settlement.rows import look
from queenhigh.settlement.side import beats_as_needed, settle_bonus, settle_row, settle_side_bet
from queenhigh.text import QueenHighError, show_value, suggest


def within_most(most: TableMost, lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines, in the order in which they are paid, with what is won reduced to the most a table pays."""
    counted = [line.won_minor if line.reason != "meter/pays" else 0 for line in lines]
    if sum(counted) <= most.amount_minor:
        return tuple(lines)
    given = shared(most, counted)
    return tuple(
        line if not due_minor else _reduced(line, due_minor, given_minor)
        for line, due_minor, given_minor in zip(lines, counted, given, strict=True)
    )


def shared(most: TableMost, due_minor: Sequence[int]) -> list[int]:
    """What each is given of what is due to them, where that comes to more than the most there is.

    In proportion: whole coins, and those left over one each, in the order of payment. In order: all that is
    due, until no more is there.
    """
    left_minor = most.amount_minor
    total_minor = sum(due_minor)
    if most.shared == "in order":
        given = []
        for each_minor in due_minor:
            given.append(min(each_minor, left_minor))
            left_minor -= given[-1]
        return given
    given = [each_minor * most.amount_minor // total_minor for each_minor in due_minor]
    left_minor -= sum(given)
    for place, each_minor in enumerate(due_minor):
        if each_minor and left_minor:
            given[place] += 1
            left_minor -= 1
    return given


def _reduced(line: Line, due_minor: int, given_minor: int) -> Line:
    if given_minor == due_minor:
        return line
    outcome: Outcome = "win" if given_minor else "push"
    return replace(
        line,
        outcome=outcome,
        won_minor=given_minor,
        returned_minor=line.returned_minor - due_minor + given_minor,
        seen=replace(line.seen, due_minor=due_minor),
    )


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


def fold_lines(house: House, box: SettledBox) -> tuple[Line, ...]:
    """The lines of the wagers that a fold loses at once, in the order of payment."""
    lines = []
    for wager in house.in_payment_order:
        if box.stakes[wager.position] and wager.lost_by_fold:
            clause = (wager.results["fold"].clause if wager.contest else wager.fold_clause) or wager.clause
            stake_minor = box.stakes[wager.position]
            cited = house.citations[clause]
            reason: Reason = "folded" if wager.collected is None else "collection"
            lines.append(lost(box, wager.name, stake_minor, cited, reason, NOTHING_SEEN))
    return tuple(lines)


class SettlementError(QueenHighError, ValueError):
    """Stakes or cards that cannot lie on one felt."""


@refuse_minor
def settle(
    house: HouseLike,
    dealer: DealerHand | CardsLike,
    boxes: Sequence[SettledBox],
    meters: Mapping[str, AmountLike] | None = None,
) -> Settlement:
    """Settle every box, what a fold lost at once included, so that the lines of a round are all there is.

    `boxes` are in deal order; `settled_box` makes them. `meters` is what each meter holds, in whole units;
    the default is its seed. Raises `SettlementError` for a stake that is not an amount, or a card twice.

    >>> box = settled_box("rws", 1, "Kh Kd 4c", {"ante": 10, "play": 10})
    >>> [(line.wager, line.returned_minor) for line in settle("rws", "Qs 7h 2d", [box]).lines]
    [('ante', 2000), ('play', 2000)]
    """
    house = find_house(house)
    if not isinstance(dealer, DealerHand):
        dealer = DealerHand(cards_of(dealer))
    _refuse_impossible(house, dealer, boxes)
    found = quick_settle(house, dealer, boxes, _amounts(house, meters or {}, "meter"))
    if not any(box.folded for box in boxes):
        return found
    folds = [line for box in boxes if box.folded for line in fold_lines(house, box)]
    order = [box.number for box in boxes]
    return Settlement(
        tuple(sorted((*folds, *found.lines), key=lambda line: order.index(line.box))), found.meter_moves
    )


def _amounts(house: House, said: Mapping[str, AmountLike], of: str) -> dict[str, int]:
    """Return the minor units of amounts by name."""
    if not isinstance(said, Mapping):
        raise SettlementError(f"{show_value(said)} names no amounts: write them as {{'ante': 10}}")
    found = {}
    for name, amount in said.items():
        try:
            found[name] = amount_of(amount, house.currency)
        except AmountTypeError:
            raise
        except MoneyError as error:
            raise SettlementError(f"{of} {name}: {error}") from None
    return found


@refuse_minor
def settled_box(
    house: HouseLike,
    number: int,
    cards: CardsLike,
    stakes: Mapping[str, AmountLike],
    *,
    player: str = "",
    folded: bool = False,
    final: CardsLike | None = None,
) -> SettledBox:
    """Return a box for `settle`, with stakes by name in whole units, the Play among them if it was made.

    What comes by itself with another wager, as a Blind does, need not be said. `final` is the hand after a
    draw. Boxes of one player have the same `player`; without one a box is a player's own. Raises
    `SettlementError` for a wager that the house does not have, or that comes with another as another amount.
    """
    house = find_house(house)
    first = cards_of(cards)
    told = _amounts(house, stakes, "stake on")
    for name in told:
        if name not in house.by_name:
            raise SettlementError(f"this house has no wager {name!r}{suggest(str(name), house.by_name)}")
    for wager in house.following:
        base_minor = told.get(wager.on or "", 0)
        due_minor = wager.stake_beside(base_minor)
        if told.setdefault(wager.name, due_minor) != due_minor:
            due, base, given = (
                show_amount(minor, house.currency) for minor in (due_minor, base_minor, told[wager.name])
            )
            raise SettlementError(
                f"{wager.name} comes by itself with {wager.on}: {due} beside {base}, and {given} is given"
            )
    lying = tuple(told.get(wager.name, 0) for wager in house.wagers)
    drawn = first if final is None else cards_of(final)
    return SettledBox(number, player or f"p{number}", lying, first, drawn, folded, final is not None)


def quick_settle(
    house: House, dealer: DealerHand, boxes: Sequence[SettledBox], meters_minor: Mapping[str, int]
) -> Settlement:
    """Settle every box against the dealer, given what each meter holds (its seed where it is not given).

    `boxes` stand in deal order. Wagers that a fold lost at once are not settled again. Nothing is asked of
    stakes and cards: for those who know that they are what they seem.
    """
    meters = Meters(house, meters_minor)
    by_box: dict[int, list[Line]] = {box.number: [] for box in boxes}
    envy = {wager.name: envy_lines(house, wager, boxes, dealer) for wager in house.envied_wagers}
    for box in boxes:
        lines = by_box[box.number]
        for wager in house.in_payment_order:
            line = _settle_wager(house, wager, box, dealer, meters)
            if line is not None:
                lines.append(line)
            if wager.name in envy:
                lines.extend(line for line in envy[wager.name] if line.box == box.number)
    paid = tuple(line for lines in by_box.values() for line in lines)
    return Settlement(
        lines=paid if house.most is None else within_most(house.most, paid), meter_moves=meters.moves(boxes)
    )


def _refuse_impossible(house: House, dealer: DealerHand, boxes: Sequence[SettledBox]) -> None:
    cards = [*dealer.cards, *dealer.community]
    if len(dealer.community) != house.community:
        given = len(dealer.community)
        raise SettlementError(f"the house deals {house.community} community cards, and {given} are given")
    for box in boxes:
        if len(box.stakes) != len(house.wagers):
            count = len(house.wagers)
            raise SettlementError(
                f"box {box.number} has {len(box.stakes)} stakes, and the house has {count} wagers"
            )
        for stake_minor in box.stakes:
            if type(stake_minor) is not int or stake_minor < 0:
                raise SettlementError(f"box {box.number}: {stake_minor!r} is no stake")
        if len(box.first) != 3 or len(box.final) != 3:
            raise SettlementError(f"box {box.number}: a hand has three cards")
        cards += box.final
        if box.drew:
            cards += [card for card in box.first if card not in box.final]
    most, said = (6, "six") if house.dealer.replaces else (4, "four")
    if len(dealer.cards) not in (3, most) or len(set(cards)) != len(cards):
        raise SettlementError(
            f"the dealer has three cards or {said}, and there is one of each card in the deck"
        )


def _settle_wager(
    house: House, wager: Wager, box: SettledBox, dealer: DealerHand, meters: Meters
) -> Line | None:
    facts = wager.facts
    if not wager.has_stake:
        return settle_bonus(house, wager, box)
    if not box.stakes[wager.position] or (box.folded and wager.lost_by_fold):
        return None
    if facts.contest:
        return settle_contest(house, wager, box, dealer)
    if wager.collected is not None:
        cited = house.citations[wager.clause]
        return lost(box, wager.name, box.stakes[wager.position], cited, "collection", NOTHING_SEEN)
    if facts.meter:
        return settle_progressive(house, wager, box, dealer, meters)
    return settle_side_bet(house, wager, box, dealer)


def void_lines(house: House, box: SettledBox, clause: str, ground: Ground) -> tuple[Line, ...]:
    """The lines that give every stake of a box back, its hand or the whole game being void."""
    reason: Reason = "void/box" if ground == "box" else "void/game"
    seen = Seen(ground=ground)
    stakes = ((wager.name, box.stakes[wager.position]) for wager in house.in_payment_order)
    return tuple(
        Line(box.number, name, "void", stake_minor, "push", 0, stake_minor, clause, reason, seen)
        for name, stake_minor in stakes
        if stake_minor
    )
