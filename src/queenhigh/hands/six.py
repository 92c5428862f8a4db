"""The category of the best five of six cards, by bits: the scalar fast path.

Must equal `five.best_five(cards).category`; `tests/hands/test_six.py` runs both.
With suits, `arrays.six_card_made` is the form for many hands.
"""

from collections.abc import Sequence
from typing import Final

from queenhigh.cards import Card
from queenhigh.hands.five import FiveCardCategory
from queenhigh.hands.made import MADE, SUITED, Made, made_code

_ACE: Final = 1 << 12
_ROYAL: Final = 0b11111 << 8
_NINE: Final = 7


def _has_straight(ranks: int) -> bool:
    """Whether five neighbouring ranks are set; the ace counts below the two as well."""
    run = ranks << 1 | (ranks & _ACE) >> 12
    return bool(run & run >> 1 & run >> 2 & run >> 3 & run >> 4)


def six_card_category(cards: Sequence[Card]) -> FiveCardCategory:
    """The best category that five of six different cards make."""
    once = twice = thrice = four_times = 0
    in_suit = [0, 0, 0, 0]
    for card in cards:
        rank = 1 << (card >> 2)
        four_times |= thrice & rank
        thrice |= twice & rank
        twice |= once & rank
        once |= rank
        in_suit[card & 3] |= rank
    flush = max(in_suit, key=int.bit_count)
    if flush.bit_count() < 5:
        flush = 0
    if flush and _has_straight(flush):
        royal = flush & _ROYAL == _ROYAL
        return FiveCardCategory.ROYAL_FLUSH if royal else FiveCardCategory.STRAIGHT_FLUSH
    if four_times:
        return FiveCardCategory.FOUR_OF_A_KIND
    pairs = twice.bit_count()
    if thrice and pairs >= 2:
        return FiveCardCategory.FULL_HOUSE
    if flush:
        return FiveCardCategory.FLUSH
    if _has_straight(once):
        return FiveCardCategory.STRAIGHT
    if thrice:
        return FiveCardCategory.THREE_OF_A_KIND
    if pairs >= 2:
        return FiveCardCategory.TWO_PAIR
    return FiveCardCategory.PAIR if pairs else FiveCardCategory.HIGH_CARD


def six_card_made(cards: Sequence[Card]) -> Made:
    """What six different cards make, or five, with the suit of a hand that is of one."""
    category = six_card_category(cards)
    if category not in SUITED:
        return MADE[category]
    suits = [card.suit for card in cards]
    suit = max(suits, key=suits.count)
    nine_up = suits.count(suit) == 6 and min(cards) >> 2 == _NINE  # which is the six-card royal
    return MADE[made_code(SUITED.index(category) + nine_up, suit)]
