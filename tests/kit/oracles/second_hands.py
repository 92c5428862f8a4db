"""A dealer who replaces a weak hand, dealt plainly: every first hand and every second one, card by card.

Nothing here knows suit classes. A second hand comes after every weak first one that shares no card with it:
all weak hands less those that hold one of its cards, plus those that hold two, less itself.
"""

from collections.abc import Sequence
from itertools import permutations
from math import comb

import numpy as np
import numpy.typing as npt

from queenhigh.hands import STRENGTHS
from queenhigh.hands.arrays import all_hands, strengths

Ints = npt.NDArray[np.int64]


class SecondHands:
    """The dealer's last hands where some cards are dead and hands below a strength are replaced once."""

    def __init__(self, below: int, dead: Sequence[int]) -> None:
        cards = all_hands().astype(np.int64)
        cards = cards[~np.isin(cards, list(dead)).any(axis=1)]
        self.cards, self.made, self.below = cards, strengths(cards.astype(np.uint8)).astype(np.int64), below
        self.live = 52 - len({*dead})
        weak = cards[self.made < below]
        self.weak = np.zeros((52, 52, 52), np.int64)
        """Whether three cards, in any order, are a weak hand."""
        for one, two, three in permutations(range(3)):
            self.weak[weak[:, one], weak[:, two], weak[:, three]] = 1
        self.pairs: Ints = self.weak.sum(axis=2)
        self.holds = np.zeros((52, len(cards)), np.bool_)
        self.holds[cards.T, np.arange(len(cards))] = True

    def avoiding(self, comes: Sequence[int] = ()) -> Ints:
        """How many deals bring the dealer each strength in the end, where these cards are gone too."""
        gone = list(comes)
        pairs = self.pairs - self.weak[:, :, gone].sum(axis=2)
        pairs[gone] = pairs[:, gone] = 0
        single = pairs.sum(axis=1) // 2
        free = ~self.holds[gone].any(axis=0)
        (one, two, three), made = self.cards[free].T, self.made[free]
        before = int(single.sum()) // 3 - single[one] - single[two] - single[three]
        before += pairs[one, two] + pairs[one, three] + pairs[two, three] - self.weak[one, two, three]
        before += (made >= self.below) * comb(self.live - len(gone) - 3, 3)
        # Far below 2**53: every sum is exact.
        return np.bincount(made, before, STRENGTHS).astype(np.int64)
