"""The six ways a hand that was played can stand against the dealer's, for arrays of hands."""

from itertools import pairwise
from typing import Final

import numpy as np

from queenhigh.rules.wager import STANDS
from queenhigh.study.suits import Ints

FOLDED: Final = -1
"""In the place of a stand."""
BEATS: Final = tuple(stand.endswith("higher") for stand in STANDS)
"""In which stands the player's hand is the higher one, whether or not the dealer qualifies."""


def stands_of(qualifies_from: int, mine: Ints | int, theirs: Ints) -> Ints:
    """The place in `STANDS` of each hand against the dealer's, by strength; as `contest.stand_of`."""
    found: Ints = 1 + 3 * (theirs >= qualifies_from) + (theirs > mine) - (theirs < mine).astype(np.int64)
    return found


def split_by_stand(failing: Ints, below: Ints, up_to: Ints, deals: int) -> Ints:
    """How many of the dealer's deals make each of `STANDS`: one more axis, the first.

    Given is in how many the dealer does not qualify, has a weaker hand than the player's, has one that is no
    better, and how many there are.
    """
    edges = [
        np.minimum(below, failing),
        np.minimum(up_to, failing),
        np.broadcast_to(failing, below.shape),
        np.maximum(below, failing),
        np.maximum(up_to, failing),
        np.full(below.shape, deals),
    ]
    return np.stack([edges[0], *(high - low for low, high in pairwise(edges))])
