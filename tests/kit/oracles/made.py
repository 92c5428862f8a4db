"""What five or six cards make, said again and apart from `hands.six` and `hands.arrays`: five by five."""

from collections.abc import Iterator, Sequence
from itertools import combinations

import numpy as np
import numpy.typing as npt

from queenhigh.cards import Card
from queenhigh.hands import Made, rank_five
from queenhigh.hands.arrays import six_card_categories

NINE_UP = ("A", "K", "Q", "J", "T", "9")


def plainly_made(cards: Sequence[Card]) -> Made:
    """The classes that the best five belong to, and their suit where they have one."""
    best = max(rank_five(five) for five in combinations(cards, 5))
    fives = [five for five in combinations(cards, 5) if rank_five(five) == best]
    [suits] = {frozenset(card.suit for card in five) if is_suited(five) else frozenset() for five in fives}
    names = best.category.keys
    if len(cards) == 6 and is_suited(cards) and {str(card)[0] for card in cards} == {*NINE_UP}:
        names = ("six_card_royal", *names)
    return Made(names, *suits) if suits else Made(names, None)


def is_suited(cards: Sequence[Card]) -> bool:
    return len({card.suit for card in cards}) == 1


def six_kinds(six: npt.NDArray[np.uint8]) -> npt.NDArray[np.int64]:
    """A number for all that a wager can see of six cards, many at once: category, suit, all six from nine."""
    suits = six & 3
    suit = np.select([(suits == each).sum(axis=1) >= 5 for each in range(4)], range(4), 4)
    nine_up = (suits == suits[:, :1]).all(axis=1) & ((six >> 2).min(axis=1) == NINE_UP.index("9") + 2)
    found: npt.NDArray[np.int64] = (six_card_categories(six).astype(np.int64) * 5 + suit) * 2 + nine_up
    return found


def all_sixes() -> Iterator[npt.NDArray[np.uint8]]:
    """All 20,358,520 sets of six cards in rising order, a block for each first two cards."""
    fours = np.array(list(combinations(range(52), 4)), np.uint8)
    for two in combinations(range(48), 2):
        later = fours[fours[:, 0] > two[1]]
        yield np.hstack([np.full((len(later), 2), two, np.uint8), later])
