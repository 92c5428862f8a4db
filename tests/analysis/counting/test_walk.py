"""The dealer's deals walked one by one equal those counted by inclusion and exclusion, and those dealt."""

from math import comb
from random import Random

import numpy as np
import pytest

from kit.oracles import plain
from kit.oracles.plain import hand
from queenhigh.analysis.counting.dealer import dealer_counts
from queenhigh.analysis.counting.walk import Direct, all_held
from queenhigh.hands import STRENGTHS, best_three, parse_threshold, strength
from queenhigh.rules.records import Dealer
from queenhigh.study.suits import ALL_ALIKE, Groups

RULES = {
    "never draws": 0,
    "below pair": parse_threshold("pair"),
    "below Q-6-4": parse_threshold("Q-6-4"),
    "always draws": STRENGTHS,
}
COLOURS_APART: Groups = ((0, 3), (1, 2))
MARKS = np.arange(STRENGTHS + 1)


def some_cards(rng: Random, count: int) -> list[int]:
    """Cards of which many are alike in rank or suit, as often as not."""
    suited = [card for card in range(52) if card & 3 in (0, 3)]
    paired = [card for card in range(52) if card >> 2 in (0, 1, 10, 11, 12)]
    return rng.sample(rng.choice((list(range(52)), suited, paired)), count)


def by_classes(stands_on: int, seen: list[int], dead: list[int], groups: Groups) -> list[int]:
    """The other method: dead sets by their suit classes."""
    counts = dealer_counts(stands_on, tuple(seen), groups, len(dead))
    below: list[int] = counts.below(np.array([sorted(dead)]), MARKS[None])[0].tolist()
    return below


@pytest.mark.parametrize("seen", [0, 1, 2])
@pytest.mark.parametrize("rule", RULES)
def test_both_methods_count_the_same_deals(rule: str, seen: int) -> None:
    """A hand, perhaps another box's as well, and no to two cards that came for those thrown away."""
    rng = Random(f"{rule} {seen}")
    for gone in (0, 1, 1, 2):
        out = rng.choice((3, 6))
        cards = some_cards(rng, seen + out + gone)
        known, dead, came = cards[:seen], cards[seen : seen + out], cards[seen + out :]
        direct = Direct(RULES[rule], known, dead)
        groups = rng.choice((ALL_ALIKE, COLOURS_APART))
        assert direct.below(came).tolist() == by_classes(RULES[rule], known, [*dead, *came], groups)
        assert direct.deals(gone) == direct.below(came)[-1]


@pytest.mark.parametrize("rule", RULES)
def test_cards_that_came_to_the_player_are_as_good_as_dead(rule: str) -> None:
    rng = Random(rule)
    for seen, gone in ((0, 1), (1, 2), (2, 3)):
        cards = rng.sample(range(52), seen + 3 + gone)
        known, dead, came = cards[:seen], cards[seen : seen + 3], cards[seen + 3 :]
        later = Direct(RULES[rule], known, dead).below(came)
        assert later.tolist() == Direct(RULES[rule], known, [*dead, *came]).below().tolist()


@pytest.mark.parametrize("seen", [2, 3])
@pytest.mark.parametrize("rule", RULES)
def test_deals_are_those_of_a_dealer_with_real_cards(rule: str, seen: int) -> None:
    """With all three of them in sight only a fourth is left to chance."""
    rng = Random(f"{seen} {rule}")
    cards = some_cards(rng, seen + 7)
    known, dead = cards[:seen], cards[seen:]
    counts = [0] * STRENGTHS
    dealer = Dealer("always", 0, rule, RULES[rule], 0, "", "")
    for their, count in plain.dealings(dealer, dead, known):
        counts[strength(best_three(their.cards))] += count
    below = Direct(RULES[rule], known, dead).below()
    assert np.diff(below).tolist() == counts
    assert below[0] == 0


@pytest.mark.parametrize("seen", [0, 1, 2, 3])
def test_first_three_cards_are_every_set_that_may_lie_there(seen: int) -> None:
    rng = Random(seen)
    cards = rng.sample(range(52), seen + 6)
    known, dead = cards[:seen], cards[seen:]
    found, marks = Direct(RULES["below pair"], known, dead).first_three()
    assert len(found) == comb(46 - seen, 3 - seen)
    assert len({tuple(row) for row in found.tolist()}) == len(found)
    for row, mark in zip(found.tolist(), marks.tolist(), strict=True):
        assert set(known) <= set(row)
        assert not set(dead) & set(row)
        assert mark == strength(hand(row))


def test_deals_of_a_drawing_dealer_count_each_card_he_may_draw() -> None:
    """46 cards are left for the fourth place when six lie on the table, whether he takes one or not."""
    dead = [0, 5, 10]
    assert Direct(0, [], dead).deals() == comb(49, 3) == 18_424
    assert Direct(RULES["below pair"], [], dead).deals() == 18_424 * 46
    assert Direct(RULES["below pair"], [], dead).deals(1) == comb(48, 3) * 45
    assert Direct(STRENGTHS, [51], dead).deals() == comb(48, 2) * 46
    assert Direct(STRENGTHS, [51, 50, 49], dead).deals() == 46


def test_every_set_the_dealer_may_hold_is_there_once() -> None:
    assert len(all_held(3).cards) == 22_100
    assert len(all_held(4).cards) == 270_725
    rng = Random(1)
    four = all_held(4)
    for place in rng.sample(range(len(four.cards)), 300):
        cards = hand(four.cards[place])
        assert four.best[place] == strength(best_three(cards))
