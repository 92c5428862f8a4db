"""The plain reference for three cards, held against exact counts and the rules of the game."""

from collections import Counter
from hashlib import sha256
from itertools import combinations, islice, pairwise
from math import comb

import pytest

from queenhigh.cards import DECK, format_cards, parse_cards
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
    counts = Counter(rank_three(hand).category for hand in HANDS)
    assert counts == {
        Category.HIGH_CARD: 16_440,
        Category.PAIR: 3_744,
        Category.FLUSH: 1_096,
        Category.STRAIGHT: 720,
        Category.THREE_OF_A_KIND: 52,
        Category.STRAIGHT_FLUSH: 48,
    }
    assert counts.total() == comb(52, 3) == 22_100


def test_the_counts_follow_from_the_suits() -> None:
    # 286 sets of three ranks, 12 of them straights, each in 4 suited and 60 unsuited ways.
    counts = Counter(rank_three(hand).category for hand in HANDS)
    assert counts[Category.STRAIGHT_FLUSH] == 12 * 4
    assert counts[Category.STRAIGHT] == 12 * 60
    assert counts[Category.FLUSH] == (comb(13, 3) - 12) * 4
    assert counts[Category.HIGH_CARD] == (comb(13, 3) - 12) * 60
    assert counts[Category.PAIR] == 13 * comb(4, 2) * 12 * 4
    assert counts[Category.THREE_OF_A_KIND] == 13 * comb(4, 3)


def test_every_strength_occurs_and_no_other() -> None:
    assert set(STRENGTH_OF_HAND) == set(range(STRENGTHS)) == set(range(741))
    assert len(ALL_RANKS) == comb(15, 3) + comb(13, 3) == 741


def test_strengths_rise_with_the_ranks() -> None:
    assert all(weaker < stronger for weaker, stronger in pairwise(ALL_RANKS))
    assert [strength_of(each) for each in ALL_RANKS] == list(range(741))


def test_the_whole_ordering_is_pinned() -> None:
    lines = (f"{format_cards(hand)} {s}\n" for hand, s in zip(HANDS, STRENGTH_OF_HAND, strict=True))
    digest = sha256("".join(lines).encode()).hexdigest()
    assert digest == "e28da940fdf1bd87afd82ea0f99ea53a61601d66b439fd1a3faf50a9fba6c268"


def test_qualifying_hands_are_counted_two_ways() -> None:
    queen_high = strength_of(rank("Qs 3d 2c"))
    qualifying = sum(strength >= queen_high for strength in STRENGTH_OF_HAND)
    # What fails is three different ranks below the queen, in no straight (4-3-2 up to J-T-9) and no flush.
    failing = (comb(10, 3) - 8) * (4**3 - 4)
    assert failing == 6_720
    assert qualifying == 22_100 - failing == 15_380


def test_the_weakest_and_the_best_hand() -> None:
    assert strength_of(rank("5s 3d 2c")) == 0
    assert strength_of(rank("As Ks Qs")) == MINI_ROYAL == 740
    assert sum(strength == MINI_ROYAL for strength in STRENGTH_OF_HAND) == 4


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


def test_the_ends_of_the_straights() -> None:
    for category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH):
        leads = [each.ranks for each in ALL_RANKS if each.category is category]
        assert leads == [(1, 0, -1), *((high, high - 1, high - 2) for high in range(2, 13))]


@pytest.mark.parametrize("text", ["2s Ad Kc", "2h Ah Kh", "As 2d Qc"])
def test_no_straight_goes_round_the_corner(text: str) -> None:
    assert rank(text).category in (Category.HIGH_CARD, Category.FLUSH)


@pytest.mark.parametrize(
    ("one", "other"), [("Ks Qd 9c", "Kd Qc 9h"), ("Ah 9h 2h", "As 9s 2s"), ("7c 7d Kd", "7h 7s Kc")]
)
def test_suits_never_decide(one: str, other: str) -> None:
    assert rank(one) == rank(other)


def test_a_pattern_is_the_hand_without_its_suits() -> None:
    for hand in HANDS:
        flush = hand[0].suit == hand[1].suit == hand[2].suit
        assert rank_pattern((hand[2].rank, hand[0].rank, hand[1].rank), flush) == rank_three(hand)


def test_categories_have_keys_for_files() -> None:
    assert [category.key for category in Category] == [
        "high_card", "pair", "flush", "straight", "three_of_a_kind", "straight_flush",
    ]  # fmt: skip


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
