"""Three cards: the plain reference against exact counts and the rules, the quick forms against it."""

from collections import Counter
from hashlib import sha256
from itertools import combinations, islice, pairwise, permutations
from math import comb
from random import Random

import pytest

from queenhigh.cards import DECK, format_cards, parse_cards
from queenhigh.hands import lookup
from queenhigh.hands.three import (
    ALL_RANKS,
    MINI_ROYAL,
    STRENGTHS,
    Category,
    ThreeCardRank,
    best_three,
    rank_pattern,
    rank_three,
    strength_of,
)

HANDS = tuple(combinations(DECK, 3))
STRENGTH_OF_HAND = tuple(strength_of(rank_three(hand)) for hand in HANDS)


def rank(text: str) -> ThreeCardRank:
    return rank_three(parse_cards(text, 3))


def test_how_many_hands_are_of_each_category() -> None:
    """286 sets of three ranks, 12 of them straights, each in 4 suited and 60 unsuited ways."""
    counts = Counter(rank_three(hand).category for hand in HANDS)
    assert counts == {
        Category.HIGH_CARD: (comb(13, 3) - 12) * 60,
        Category.PAIR: 13 * comb(4, 2) * 12 * 4,
        Category.FLUSH: (comb(13, 3) - 12) * 4,
        Category.STRAIGHT: 12 * 60,
        Category.THREE_OF_A_KIND: 13 * comb(4, 3),
        Category.STRAIGHT_FLUSH: 12 * 4,
    }
    assert counts.total() == comb(52, 3) == 22_100


def test_strengths_number_the_ranks_from_the_weakest() -> None:
    assert set(STRENGTH_OF_HAND) == set(range(STRENGTHS)) == set(range(741))
    assert all(weaker < stronger for weaker, stronger in pairwise(ALL_RANKS))
    assert [strength_of(each) for each in ALL_RANKS] == list(range(741))
    assert MINI_ROYAL == strength_of(rank("As Ks Qs")) == 740


def test_the_whole_ordering_is_pinned() -> None:
    lines = (f"{format_cards(hand)} {s}\n" for hand, s in zip(HANDS, STRENGTH_OF_HAND, strict=True))
    digest = sha256("".join(lines).encode()).hexdigest()
    assert digest == "e28da940fdf1bd87afd82ea0f99ea53a61601d66b439fd1a3faf50a9fba6c268"


@pytest.mark.parametrize(
    ("weaker", "stronger"),
    [
        pytest.param("Ah 2s 2d", "Kh Kd 3s", id="the pair is compared before its odd card"),
        pytest.param("As Ad Jc", "As Ad Kc", id="the odd card decides between equal pairs"),
        pytest.param("As Kd Jc", "2s 2d 3c", id="any pair beats ace high"),
        pytest.param("As Ad Kc", "5h 3h 2h", id="any flush beats a pair"),
        pytest.param("Ah Kh Jh", "3s 2d Ac", id="with three cards a straight beats a flush"),
        pytest.param("As Kd Qc", "2s 2d 2c", id="three of a kind beats a straight"),
        pytest.param("As Ad Ac", "3h 2h Ah", id="a straight flush beats three of a kind"),
        pytest.param("3s 2d Ac", "4s 3d 2c", id="3-2-A is the lowest straight"),
        pytest.param("Ks Qd Jc", "As Kd Qc", id="A-K-Q is the highest straight"),
        pytest.param("3h 2h Ah", "4h 3h 2h", id="3-2-A is the lowest straight flush"),
        pytest.param("Kh Qh Jh", "Ah Kh Qh", id="A-K-Q is the highest straight flush"),
        pytest.param("Js Td 8c", "Qs 3d 2c", id="the weakest queen high beats the best jack high"),
        pytest.param("Qs 6d 3c", "Qs 6d 4c", id="Q-6-4 beats Q-6-3"),
        pytest.param("Qs 5d 4c", "Qs 6d 2c", id="the middle card decides before the lowest"),
        pytest.param("Ah 9h 8h", "Ah Th 2h", id="flushes are compared card by card"),
    ],
)
def test_one_hand_beats_another(weaker: str, stronger: str) -> None:
    assert rank(weaker) < rank(stronger)
    assert strength_of(rank(weaker)) < strength_of(rank(stronger))


def test_a_pattern_is_the_hand_without_its_suits() -> None:
    for hand in HANDS:
        flush = hand[0].suit == hand[1].suit == hand[2].suit
        assert rank_pattern((hand[2].rank, hand[0].rank, hand[1].rank), flush) == rank_three(hand)


@pytest.mark.parametrize(
    ("cards", "best"),
    [
        ("Ks Kd 4c", "Ks Kd 4c"),
        ("2c Ks 4c Kd", "Ks 4c Kd"),
        ("As Kd Qc Js", "As Kd Qc"),
        ("Ah Ks Qh 2h", "Ah Ks Qh"),
        ("Ah 2h 3h Kd", "Ah 2h 3h"),
        ("9c 9d 9h 9s", "9c 9d 9h"),
        ("Ks 7c Kd 7d", "Ks 7c Kd"),
    ],
)
def test_the_best_three_keep_their_order(cards: str, best: str) -> None:
    assert format_cards(best_three(parse_cards(cards))) == best


def test_no_three_of_four_beat_the_best() -> None:
    for four in islice(combinations(DECK, 4), 0, None, 97):
        best = best_three(four)
        assert len(set(best) & set(four)) == 3
        assert all(rank_three(best) >= rank_three(three) for three in combinations(four, 3))


# The quick forms


def test_the_quick_forms_equal_the_reference_for_every_hand_in_every_order() -> None:
    for hand in HANDS:
        expected = strength_of(rank_three(hand))
        assert [lookup.quick_strength(order) for order in permutations(hand)] == [expected] * 6
        assert lookup.strength(hand) == expected
        assert lookup.category(hand) is rank_three(hand).category


def test_the_written_weights_are_the_ones_found() -> None:
    assert lookup._weights() == lookup._WEIGHTS


def test_the_quick_best_three_equals_the_reference_for_every_four_cards() -> None:
    """Which of two equal hands is kept depends on the order the cards came in, so that is shuffled."""
    shuffle = Random(741).shuffle
    for four in map(list, combinations(DECK, 4)):
        shuffle(four)
        assert lookup.best_three(four) == best_three(four)
    hand = parse_cards("4c Ks Kd")
    assert lookup.best_three(list(hand)) == best_three(hand) == hand
