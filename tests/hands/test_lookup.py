"""The scalar fast path equals the plain reference, everywhere."""

from itertools import combinations, permutations
from random import Random

from queenhigh.cards import DECK, parse_cards
from queenhigh.hands import lookup, three
from queenhigh.hands.three import Category, rank_three, strength_of


def test_strength_equals_the_reference_for_every_hand_in_every_order() -> None:
    for hand in combinations(DECK, 3):
        expected = strength_of(rank_three(hand))
        assert [lookup.quick_strength(order) for order in permutations(hand)] == [expected] * 6
        assert lookup.strength(hand) == expected


def test_category_equals_the_reference_for_every_hand() -> None:
    for hand in combinations(DECK, 3):
        assert lookup.category(hand) is rank_three(hand).category


def test_categories_lie_in_runs_of_strengths() -> None:
    assert list(lookup.CATEGORIES) == sorted(lookup.CATEGORIES)
    sizes = [lookup.CATEGORIES.count(category) for category in Category]
    assert sizes == [274, 156, 274, 12, 13, 12]


def test_the_written_weights_are_the_ones_found() -> None:
    assert lookup._weights() == lookup._WEIGHTS


def test_best_three_equals_the_reference_for_every_four_cards() -> None:
    # Which of two equal hands is kept depends on the order the cards came in, so that is shuffled.
    shuffle = Random(741).shuffle
    for four in map(list, combinations(DECK, 4)):
        shuffle(four)
        assert lookup.best_three(four) == three.best_three(four)


def test_best_three_of_three_are_those_three() -> None:
    hand = parse_cards("4c Ks Kd")
    assert lookup.best_three(list(hand)) == three.best_three(hand) == hand
