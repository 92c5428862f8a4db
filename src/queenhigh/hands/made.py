"""What five or six cards make as pay rows tell it apart: a class of hands and, for one of one suit, the suit.

>>> MADE[FiveCardCategory.FULL_HOUSE]
Made(keys=('full_house',), suit=None)
>>> MADE[-1]
Made(keys=('six_card_royal', 'royal_flush', 'straight_flush'), suit=3)
"""

from collections.abc import Container
from typing import Final, NamedTuple

from queenhigh.hands.five import FiveCardCategory

SIX_CARD_ROYAL: Final = "six_card_royal"
"""All six cards, ace to nine, of one suit."""
SUITED: Final = (FiveCardCategory.FLUSH, FiveCardCategory.STRAIGHT_FLUSH, FiveCardCategory.ROYAL_FLUSH)
"""The categories of hands of one suit, the weakest first."""
OF_ONE_SUIT: Final = (
    *(category.keys for category in SUITED),
    (SIX_CARD_ROYAL, *FiveCardCategory.ROYAL_FLUSH.keys),
)
"""The classes of such hands: the names that each goes by, its own first."""


class Made(NamedTuple):
    """What cards make."""

    keys: tuple[str, ...]
    """The names of all classes it belongs to, its own first."""
    suit: int | None
    """Of a hand of one suit; none for others, and wherever suits are not told apart."""

    def makes(self, hand: str, suits: Container[int]) -> bool:
        """Whether it makes a row on this class of hands; no suits are any."""
        return hand in self.keys and (not suits or self.suit in suits)


MADE: Final[tuple[Made, ...]] = (
    *(Made(category.keys, None) for category in FiveCardCategory),
    *(Made(keys, suit) for keys in OF_ONE_SUIT for suit in range(4)),
)
"""Everything that cards can make, and so a number for each: a `FiveCardCategory` is its own where suits are
not told apart; behind them stand the hands of one suit, each in its four suits."""


def made_code(place: int, suit: int) -> int:
    """The place in `MADE` of a class, by its own in `OF_ONE_SUIT`, in a suit."""
    return len(FiveCardCategory) + 4 * place + suit
