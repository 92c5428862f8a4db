"""Which row of a pay table a hand makes, and what that row pays. The only place where odds meet stakes."""

from collections.abc import Sequence

from msgspec.structs import replace

from queenhigh.cards import Card
from queenhigh.hands import (
    MINI_ROYAL,
    SIX_CARD_ROYAL,
    FiveCardCategory,
    six_card_category,
    six_card_made,
)
from queenhigh.money import Odds, round_minor
from queenhigh.rules.awards import Flat, MeterShare, Nothing, Push
from queenhigh.rules.records import House, Row, Wager
from queenhigh.rules.wager import Side
from queenhigh.settlement.lines import DealerHand, Seen, SettledBox


def look(wager: Wager, box: SettledBox, dealer: DealerHand) -> tuple[Row | None, Seen]:
    """The first row of the table in use that the box makes, if any, and what the wager saw.

    The row may be one that says `nothing`: such a hand loses by that row's clause.
    """
    if not wager.looks_further:
        row = made_row(wager, box)
        return row, hand_seen(box, row, first_row(wager, box, row))
    facts = wager.look
    if wager.by_hands:
        mine = box.strength if "player" in facts.reads else None
        return strength_row(wager, box.strength, dealer.strength), Seen(mine, dealer.strength)
    if facts.by == "colour":
        row = _named_row(wager.rows, colours_of(box.final, dealer.cards[:3]))
        if row is None:
            return None, Seen(colour="mixed")
        return row, Seen(colour="red" if box.final[0].red else "black")
    cards = (*box.final, *(dealer.community if facts.community else dealer.cards[:3]))
    if facts.community or wager.by_suit:
        return _suited_row(wager.rows, cards)
    category = six_card_category(cards)
    return _named_row(wager.rows, category.keys), Seen(category=category.key)


def hand_row(wager: Wager, box: SettledBox) -> Row | None:
    """The row that pays the box's three cards, if one does."""
    return paying(made_row(wager, box))


def paid_row(wager: Wager, box: SettledBox, dealer: DealerHand) -> Row | None:
    """The row that pays the cards the wager looks at, if one does."""
    return paying(look(wager, box, dealer)[0]) if wager.looks_further else hand_row(wager, box)


def made_row(wager: Wager, box: SettledBox) -> Row | None:
    """The first row that looks at three cards and matches the box's hand, one that says `nothing` too.

    Where awards are added it is the row of the final hand, or that of the first cards where it alone pays.
    """
    if wager.awards == "one":
        return _first_match(wager.rows, box)
    first, final = (_first_match(rows, box) for rows in wager.apart)
    return first if paying(first) is not None and paying(final) is None else final or first


def first_row(wager: Wager, box: SettledBox, row: Row | None) -> Row | None:
    """The row of the first three cards whose award is added to that of the row that was made, if any."""
    if wager.awards == "one" or row is None or row.on_first:
        return None
    return paying(_first_match(wager.apart[0], box))


def _first_match(rows: Sequence[Row], box: SettledBox) -> Row | None:
    final = box.strength
    for row in rows:
        least_most = row.strengths
        mark = box.first_strength if row.on_first else final
        if least_most is None or not least_most.least <= mark <= least_most.most:
            continue
        if row.when != "always" and (row.when == "drew") != box.drew:
            continue
        if row.suits and (box.first if row.on_first else box.final)[0].suit not in row.suits:
            continue
        return row
    return None


def strength_row(wager: Wager, mine: int, theirs: int) -> Row | None:
    """The first row that is made by a hand which the wager pays; of a lower hand, if its side is paid.

    `study.nets.strength_codes` does the same for arrays.
    """
    strengths = {"player": mine, "dealer": theirs}
    hands = [strengths[whose] for whose in wager.look.reads if whose in strengths]
    if wager.look.pays == "lower":
        beaten: Side = "player" if mine < theirs else "dealer"
        if mine == theirs or wager.side not in ("either", beaten):
            return None
        hands = [min(hands)]
    return next((row for row in wager.rows if row.strengths and any(map(row.strengths.holds, hands))), None)


def _named_row(rows: Sequence[Row], names: Sequence[str]) -> Row | None:
    return next((row for row in rows if row.hand in names), None)


def _suited_row(rows: Sequence[Row], cards: Sequence[Card]) -> tuple[Row | None, Seen]:
    """The first row that five or six cards make where suits count, and what they are."""
    made = six_card_made(cards)
    row = next((row for row in rows if made.makes(row.hand, row.suits)), None)
    own = row is not None and row.hand == SIX_CARD_ROYAL
    name = next(key for key in made.keys if own or key != SIX_CARD_ROYAL)
    told = FiveCardCategory.ROYAL_FLUSH.key in made.keys or (row is not None and row.suits)
    return row, Seen(category=name, suit=made.suit if told else None)


def paying(row: Row | None) -> Row | None:
    """The row, unless it is there to say that such a hand pays nothing."""
    return None if row is None or type(row.award) is Nothing else row


def colours_of(mine: Sequence[Card], theirs: Sequence[Card]) -> tuple[str, ...]:
    """Which colour rows the cards make: the player's three of one colour, and all six."""
    if len({card.red for card in mine}) != 1:
        return ()
    if len({card.red for card in (*mine, *theirs)}) == 1:
        return ("all_one_colour", "player_one_colour")
    return ("player_one_colour",)


def hand_seen(box: SettledBox, row: Row | None, first: Row | None = None) -> Seen:
    """The three cards that a row looked at; `first` is the row of the first cards that is paid with it."""
    if first is not None:
        return replace(hand_seen(box, row), first_row=first.name, first_strength=box.first_strength)
    if row is not None and row.on_first:
        return Seen(strength=box.first_strength, first=True, drew=box.drew)
    suit = box.final[0].suit if box.strength == MINI_ROYAL else None
    return Seen(strength=box.strength, suit=suit, drew=box.drew)


def row_winnings(house: House, row: Row, stake_minor: int, own_stake: bool) -> int:
    """What a row of odds or a flat amount gains on a stake, capped where the row says so.

    `own_stake` is false for a bonus, whose stake belongs to another wager and is never at risk here. A cap
    bounds what is handed over beside the stake for odds to one, and all that is handed over for one.
    """
    match row.award:
        case Odds():
            won_minor = row.award.winnings(stake_minor, house.rounding)
            in_place = row.award.for_one
        case Flat():
            in_place = own_stake and not row.award.with_stake
            won_minor = row.award.amount_minor - (stake_minor if in_place else 0)
        case Push():
            return 0
        case _:
            raise TypeError("only odds and flat amounts are won here; shares of a meter by the progressive")
    if row.cap_minor is not None:
        won_minor = min(won_minor, row.cap_minor - (stake_minor if in_place else 0))
    return won_minor


def share_of(meter_minor: int, row: Row, house: House) -> int:
    """What a row that pays a share of a meter hands over, given what the meter holds."""
    if not isinstance(row.award, MeterShare):
        raise TypeError("this row does not pay from a meter")
    paid_minor = round_minor(row.award.share * meter_minor, house.rounding)
    return paid_minor if row.cap_minor is None else min(paid_minor, row.cap_minor)
