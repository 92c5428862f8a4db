"""How two boxes of one round move together: they hold other cards, and meet the same dealer.

For each class of the dealer's hands, what a box nets with each first hand is one list of numbers. The sum of
products over all pairs of hands that share no card is found by inclusion and exclusion: over all pairs, less
those that share a card, plus those that share two, less those that share three.
`tests/analysis/playing/test_two_boxes.py` multiplies the pairs one by one instead.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import comb, gcd
from typing import Final

import numpy as np
import numpy.typing as npt

from queenhigh.analysis.playing.study import study
from queenhigh.cards import DECK_SIZE
from queenhigh.hands.arrays import strengths
from queenhigh.rules.records import Wager
from queenhigh.rules.wager import STANDS
from queenhigh.study.bet import Bet
from queenhigh.study.nets import net_of, row_codes
from queenhigh.study.stands import FOLDED, stands_of
from queenhigh.study.suits import Ints, bits_of, sets_of, suit_classes, suits_of

_LATER: Final = comb(DECK_SIZE - 6, 3)
"""The hands that are left for a second box."""


def reaches(bet: Bet, wagers: Sequence[Wager]) -> bool:
    """Whether the covariance is worked out: nobody draws, no card of the dealer's is looked at or shown."""
    drawn = bet.house.dealer.may_draw or (bet.ante_minor and bet.house.decision.discards)
    looked = bet.house.dealer.shows or any(wager.looks_further for wager in wagers)
    return not drawn and not looked


def covariance(bet: Bet, wagers: Sequence[Wager]) -> Fraction:
    """Of what these wagers net in two boxes with one bet, each played as is best, in minor units squared.

    Envy stands aside.
    """
    solved = study(bet).parts[0].solved
    hands = sets_of(3)
    made = _made()
    classes = suit_classes(solved.game.known, solved.game.groups)
    chosen = solved.best[classes.find(bits_of(hands), 3)]
    nets = np.zeros((len(hands), len(STANDS)), np.int64)
    suit = suits_of(hands)
    for place, choice in enumerate(solved.choices):
        mine = np.flatnonzero(chosen == place)
        for wager in wagers:
            rows = row_codes(wager, made[mine], made[mine], False, suit[mine], suit[mine])
            for stand in range(len(STANDS)):
                how = FOLDED if choice.folds else stand
                paid = [net_of(bet, wager, how, code, choice.multiple) for code in range(wager.codes)]
                nets[mine, stand] += np.array(paid, np.int64)[rows]
    shared = gcd(*np.unique(nets).tolist()) or 1
    return _of(nets // shared, bet.house.dealer.qualifying_strength, solved.game.groups) * shared**2


@cache
def _made() -> Ints:
    return strengths(sets_of(3)).astype(np.int64)


def _of(nets: Ints, qualifies_from: int, groups: tuple[tuple[int, ...], ...]) -> Fraction:
    """The covariance of two hands' nets, given for each hand and stand."""
    hands = len(nets)
    if (nets == nets[:, :1]).all():  # whatever the dealer holds
        pairs = disjoint_products(nets[:, 0])
        mean = Fraction(int(nets[:, 0].sum()), hands)
        return Fraction(pairs, hands * comb(DECK_SIZE - 3, 3)) - mean**2
    dealers = suit_classes((), groups).level(3)
    bits = bits_of(sets_of(3))
    made = _made()
    at = np.arange(hands)
    total = 0
    products = 0
    theirs = strengths(dealers.cards).astype(np.int64)
    for cards, strength, weight in zip(bits_of(dealers.cards), theirs, dealers.weights.tolist(), strict=True):
        met = nets[at, stands_of(qualifies_from, made, strength)] * ((bits & cards) == 0)
        total += weight * int(met.sum())
        products += weight * disjoint_products(met)
    deals = hands * comb(DECK_SIZE - 3, 3)
    return Fraction(products, deals * _LATER) - Fraction(total, deals) ** 2


def disjoint_products(values: Ints) -> int:
    """The sum of products over all ordered pairs of the 22,100 hands that share no card."""
    hands = sets_of(3)
    whole = int(values.sum())
    single = np.zeros(DECK_SIZE)
    double = np.zeros(DECK_SIZE**2)
    for place in range(3):
        single += np.bincount(hands[:, place], values, DECK_SIZE)
    for pair in _pairs():
        double += np.bincount(pair, values, DECK_SIZE**2)
    ones, twos, threes = (_squares(table) for table in (single, double, values))
    return whole**2 - ones + twos - threes


def _squares(numbers: Ints | npt.NDArray[np.float64]) -> int:
    """The sum of squares of whole numbers, in 64 bits where it fits for certain."""
    whole = numbers.astype(np.int64)
    if int(np.abs(whole).max()) ** 2 * len(whole) < 1 << 62:
        return int(whole @ whole)
    return sum(each * each for each in whole.tolist())


@cache
def _pairs() -> tuple[Ints, ...]:
    """The place of each two cards of every hand."""
    one, two, three = sets_of(3).T
    return (one * DECK_SIZE + two, one * DECK_SIZE + three, two * DECK_SIZE + three)
