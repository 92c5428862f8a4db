"""Envy on five cards that is not paid to who makes an envied row too.

Boxes share the community cards, so their envied rows come together more often than by chance. For each class
of community cards, what all pairs of hands that share no card come to is found by inclusion and exclusion, as
in `two_boxes.py`. `tests/analysis/playing/test_community_envy.py` takes the hands pair by pair instead.
"""

from fractions import Fraction
from math import comb

import numpy as np
import numpy.typing as npt

from queenhigh.analysis.counting.dealer_cards import made_codes
from queenhigh.analysis.playing.forfeited_envy import refuse_kept_by_folding
from queenhigh.analysis.playing.solve import Solved
from queenhigh.analysis.playing.two_boxes import disjoint_products
from queenhigh.cards import DECK_SIZE
from queenhigh.hands.arrays import five_card_made
from queenhigh.rules.records import Wager
from queenhigh.study.bet import UnpricedError
from queenhigh.study.suits import Cards, Ints, bits_of, sets_of, suit_classes


def passed_by(solved: Solved, wager: Wager) -> Fraction:
    """The average award that one box's hand would bring another box which makes an envied row itself."""
    refuse_kept_by_folding(solved.bet, wager)
    game = solved.game
    if game.known:
        raise UnpricedError(
            f"the Envy of {wager.label} depends on what other boxes see: it is not worked out here"
        )
    plays = solved.plays[suit_classes((), game.groups).find(bits_of(sets_of(3)), 3)]
    level = suit_classes((), game.groups).level(game.community)
    total = 0
    for cards, weight in zip(level.cards, level.weights.tolist(), strict=True):
        total += weight * passed_beside(awards_beside(wager, cards), plays)
    boards = comb(DECK_SIZE, game.community)
    size = DECK_SIZE - game.community
    return Fraction(total, boards * comb(size, 3) * comb(size - 3, 3))


def passed_beside(awards: Ints, plays: npt.NDArray[np.bool_]) -> int:
    """What hands that are played would bring others that make an envied row, over all pairs of them."""
    wins = (awards > 0).astype(np.int64)
    brings = awards * plays
    both, *each = (disjoint_products(values) for values in (wins + brings, wins, brings))
    return (both - sum(each)) // 2


def awards_beside(wager: Wager, community: Cards) -> Ints:
    """What others are paid for each of the 22,100 hands beside these cards; nothing where it holds one."""
    hands = sets_of(3)
    free = np.flatnonzero((bits_of(hands) & int(bits_of(community))) == 0)
    beside = np.broadcast_to(community, (len(free), len(community)))
    made = five_card_made(np.concatenate([hands[free], beside], axis=1))
    awards = np.array([row.envy_minor or 0 for row in wager.rows] + [0], np.int64)
    found = np.zeros(len(hands), np.int64)
    found[free] = awards[made_codes(wager)[made]]
    return found
