"""Pairs of hands counted by suit classes, held to the same hands dealt one by one."""

from collections.abc import Iterable
from math import comb

import numpy as np
import pytest

from kit.cases import mostly_long
from queenhigh.analysis.counting import whole_hand
from queenhigh.hands import CLASSES, STRENGTHS, parse_threshold
from queenhigh.hands.arrays import strengths
from queenhigh.study.suits import Ints, bits_of, sets_of, suit_classes

KING = parse_threshold("K high")
THREES = sets_of(3)
BITS = bits_of(THREES)
MADE = strengths(THREES).astype(np.int64)
RARE = CLASSES["three_of_a_kind"].least
"""From here on a new hand is so rare that all of them can be dealt in a moment."""


def free(dead: int) -> Ints:
    """The hands that hold no dead card."""
    return np.flatnonzero((BITS & dead) == 0)


def avoided(hands: Ints, weak: Ints) -> Ints:
    """For each of these hands, how many weak ones share no card with it: counted card by card."""
    held = np.zeros((len(weak), 52), np.int64)
    held[np.arange(len(weak))[:, None], THREES[weak]] = 1
    single = held.sum(axis=0)
    double = held.T @ held
    one, two, three = THREES[hands].T
    both = double[one, two] + double[one, three] + double[two, three]
    counts: Ints = len(weak) - single[one] - single[two] - single[three] + both - np.isin(hands, weak)
    return counts


def dealt(first: int, worth: Ints, replaced_below: int, news: Iterable[int]) -> int:
    """The worth of all deals with these new hands after this first hand is thrown away."""
    total = 0
    for new in news:
        theirs = free(int(first | BITS[new]))
        row = worth[MADE[new], MADE[theirs]]
        if not replaced_below:
            total += int(row.sum())
            continue
        weak = MADE[theirs] < replaced_below
        total += int(row[~weak].sum()) * comb(43, 3)
        total += int((row * avoided(theirs, theirs[weak])).sum())
    return total


@pytest.mark.parametrize(
    ("place", "replaced_below"),
    mostly_long(
        ((3, 0), (400, 0), (1754, 0), (7, KING), (900, KING)), lambda case: case in ((400, 0), (1754, 0))
    ),
)
def test_a_thrown_hand_is_worth_what_all_deals_are(place: int, replaced_below: int) -> None:
    """One class of first hands, with rare new hands; what others are worth is nothing."""
    first = int(bits_of(suit_classes().level(3).cards[place]))
    worth = np.random.default_rng(place).integers(-9, 40, (STRENGTHS, STRENGTHS))
    worth[:RARE] = 0
    news = [int(new) for new in free(first) if MADE[new] >= RARE]
    assert whole_hand.pair_sums(replaced_below, worth)[place] == dealt(first, worth, replaced_below, news)


@pytest.mark.long
@pytest.mark.parametrize("mark", ["K high", "pair", "7-5-2"])
def test_a_kept_hand_against_a_dealer_who_replaces_weak_hands(mark: str) -> None:
    below = parse_threshold(mark)
    counted = whole_hand.dealer_hands(below)
    assert (counted.sum(axis=1) == comb(49, 3) * comb(46, 3)).all()
    for place in (0, 500, 1754):
        theirs = free(int(bits_of(suit_classes().level(3).cards[place])))
        weak = MADE[theirs] < below
        expected = np.bincount(MADE[theirs], avoided(theirs, theirs[weak]), STRENGTHS).astype(np.int64)
        np.add.at(expected, MADE[theirs[~weak]], comb(46, 3))
        assert (counted[place] == expected).all()


@pytest.mark.parametrize("below", [0, pytest.param(KING, marks=pytest.mark.long)])
def test_all_pairs_counted_at_once_are_worth_what_each_first_hand_is(below: int) -> None:
    rng = np.random.default_rng(below)
    weights = suit_classes().level(3).weights
    times = weights * rng.integers(0, 3, len(weights))
    counts = whole_hand.pair_counts(below, times)
    each = comb(49, 3) * comb(46, 3) * (comb(43, 3) if below else 1)
    assert counts.sum() == each * times.sum()
    assert counts.min() >= 0
    worth = rng.integers(-9, 40, (STRENGTHS, STRENGTHS))
    assert (counts * worth).sum() == (whole_hand.pair_sums(below, worth) * times).sum()
