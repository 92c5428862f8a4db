"""Which row of a pay table a hand makes, and what that row pays. The only place where odds meet stakes."""

from collections.abc import Sequence

from queenhigh.cards import SUIT_WORDS, Card
from queenhigh.hands import MINI_ROYAL, FiveCardCategory, hand_name, six_card_category
from queenhigh.money import Odds, round_minor
from queenhigh.rules.awards import Flat, MeterShare, Nothing
from queenhigh.rules.records import House, Row, Wager
from queenhigh.settlement.lines import DealerHand, SettledBox

_ROYAL = FiveCardCategory.ROYAL_FLUSH


def look(wager: Wager, box: SettledBox, dealer: DealerHand) -> tuple[Row | None, str]:
    """The first row of the table in use that the box makes, if any, and what the wager saw, in words."""
    match wager.kind:
        case "colour":
            row = _named_row(wager.rows, colours_of(box.final, dealer.cards[:3]))
            return row, _colour_words(box, row)
        case "six_card":
            category = six_card_category((*box.final, *dealer.cards[:3]))
            names = ("royal_flush", "straight_flush") if category is _ROYAL else (category.key,)
            return _named_row(wager.rows, names), f"{_five_words(category)} in six cards"
        case _:
            row = hand_row(wager, box)
            return row, hand_words(box, row)


def hand_row(wager: Wager, box: SettledBox) -> Row | None:
    """The first row that looks at three cards and matches the box's hand."""
    final = box.strength
    for row in wager.rows:
        least_most = row.strengths
        mark = box.first_strength if row.on_first else final
        if least_most is None or not least_most.least <= mark <= least_most.most:
            continue
        if row.when != "always" and (row.when == "drew") != box.drew:
            continue
        if row.suits and (box.first if row.on_first else box.final)[0].suit not in row.suits:
            continue
        return _paying(row)
    return None


def _named_row(rows: Sequence[Row], names: Sequence[str]) -> Row | None:
    return next((_paying(row) for row in rows if row.hand in names), None)


def _paying(row: Row) -> Row | None:
    """The row, unless it is there to say that such a hand pays nothing."""
    return None if type(row.award) is Nothing else row


def colours_of(mine: Sequence[Card], theirs: Sequence[Card]) -> tuple[str, ...]:
    """Which colour rows the cards make: the player's three of one colour, and all six."""
    if len({card.red for card in mine}) != 1:
        return ()
    if len({card.red for card in (*mine, *theirs)}) == 1:
        return ("all_one_colour", "player_one_colour")
    return ("player_one_colour",)


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


def hand_words(box: SettledBox, row: Row | None) -> str:
    """The three cards that a row looked at, in words."""
    if row is not None and row.on_first:
        return f"{hand_name(box.first_strength)} in the first three cards"
    name = hand_name(box.strength)
    return f"{name} in {SUIT_WORDS[box.final[0].suit]}" if box.strength == MINI_ROYAL else name


def _colour_words(box: SettledBox, row: Row | None) -> str:
    if row is None:
        return "A hand of mixed colours"
    hand = f"A hand all {'red' if box.final[0].red else 'black'}"
    return f"{hand}, the dealer's too," if row.hand == "all_one_colour" else hand


def _five_words(category: FiveCardCategory) -> str:
    return category.key.replace("_", " ").capitalize()
