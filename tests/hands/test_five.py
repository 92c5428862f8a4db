"""The plain reference for the best five of six cards, held against exact counts and the rules of poker."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from queenhigh.cards import DECK, parse_cards
from queenhigh.hands.five import FiveCardCategory, FiveCardRank, best_five, rank_five

LADDER = [
    (FiveCardCategory.HIGH_CARD, "7s 5d 4c 3h 2s", (5, 3, 2, 1, 0)),
    (FiveCardCategory.HIGH_CARD, "As Kd Qc Jh 9s", (12, 11, 10, 9, 7)),
    (FiveCardCategory.PAIR, "2s 2d 5c 4h 3s", (0, 3, 2, 1)),
    (FiveCardCategory.PAIR, "2s 2d Ac 4h 3s", (0, 12, 2, 1)),
    (FiveCardCategory.PAIR, "Ks Kd 5c 4h 3s", (11, 3, 2, 1)),
    (FiveCardCategory.TWO_PAIR, "2s 2d 3c 3h 4s", (1, 0, 2)),
    (FiveCardCategory.TWO_PAIR, "2s 2d 3c 3h As", (1, 0, 12)),
    (FiveCardCategory.TWO_PAIR, "As Ad 2c 2h 3s", (12, 0, 1)),
    (FiveCardCategory.THREE_OF_A_KIND, "2s 2d 2c 4h 3s", (0, 2, 1)),
    (FiveCardCategory.THREE_OF_A_KIND, "2s 2d 2c Ah 3s", (0, 12, 1)),
    (FiveCardCategory.STRAIGHT, "As 2d 3c 4h 5s", (3,)),
    (FiveCardCategory.STRAIGHT, "2s 3d 4c 5h 6s", (4,)),
    (FiveCardCategory.STRAIGHT, "As Kd Qc Jh Ts", (12,)),
    (FiveCardCategory.FLUSH, "7s 5s 4s 3s 2s", (5, 3, 2, 1, 0)),
    (FiveCardCategory.FLUSH, "As Ks Qs Js 9s", (12, 11, 10, 9, 7)),
    (FiveCardCategory.FULL_HOUSE, "2s 2d 2c Ah Ad", (0, 12)),
    (FiveCardCategory.FULL_HOUSE, "3s 3d 3c 2h 2d", (1, 0)),
    (FiveCardCategory.FOUR_OF_A_KIND, "2s 2d 2c 2h 3s", (0, 1)),
    (FiveCardCategory.FOUR_OF_A_KIND, "2s 2d 2c 2h As", (0, 12)),
    (FiveCardCategory.STRAIGHT_FLUSH, "As 2s 3s 4s 5s", (3,)),
    (FiveCardCategory.STRAIGHT_FLUSH, "Ks Qs Js Ts 9s", (11,)),
    (FiveCardCategory.ROYAL_FLUSH, "As Ks Qs Js Ts", (12,)),
]


@pytest.mark.parametrize(("category", "text", "ranks"), LADDER)
def test_five_cards_are_ranked(category: FiveCardCategory, text: str, ranks: tuple[int, ...]) -> None:
    cards = parse_cards(text, 5)
    assert rank_five(cards) == rank_five(cards[::-1]) == FiveCardRank(category, ranks)


def test_each_rung_of_the_ladder_beats_the_one_below() -> None:
    ladder = [rank_five(parse_cards(text)) for _, text, _ in LADDER]
    assert ladder == sorted(ladder)
    assert len(set(ladder)) == len(LADDER)
    assert {rank.category for rank in ladder} == set(FiveCardCategory)


@pytest.mark.parametrize("text", ["Ks As 2d 3c 4h", "Qs Kd As 2d 3c", "As 2d 3c 4h 6s"])
def test_no_straight_goes_round_the_corner(text: str) -> None:
    assert rank_five(parse_cards(text)).category is FiveCardCategory.HIGH_CARD


@pytest.mark.parametrize(
    ("six", "five"),
    [
        pytest.param("As 2d 3c 4h 5s 6d", "2d 3c 4h 5s 6d", id="a six-high straight before the wheel"),
        pytest.param("As Ks Qs Js Ts 9s", "As Ks Qs Js Ts", id="the royal flush before the lower one"),
        pytest.param("Kh Qs Js Ts 9s 8s", "Qs Js Ts 9s 8s", id="a straight flush before a higher straight"),
        pytest.param("As Ad Kc Kh Qs Qd", "As Ad Kc Kh Qs", id="three pairs are two, the third its odd card"),
        pytest.param("As Ad 5c 5h 4s 4d", "As Ad 5c 5h 4s", id="two pairs with the third pair as odd card"),
        pytest.param("As Ad Ac Kh Ks Kd", "As Ad Ac Kh Ks", id="twice three of a kind is a full house"),
        pytest.param("2s 2d 2c 2h As Ad", "2s 2d 2c 2h As", id="four of a kind before any pair"),
        pytest.param("As Ks Qs Js 9s 2s", "As Ks Qs Js 9s", id="a flush of six is its best five"),
        pytest.param("Ad Kd Qd Jd 9d Ts", "Ad Kd Qd Jd 9d", id="a flush before a straight"),
        pytest.param("As Ad 5c 4h 3s 2d", "Ad 5c 4h 3s 2d", id="a wheel before a pair of aces"),
    ],
)
def test_the_best_five_of_six(six: str, five: str) -> None:
    assert best_five(parse_cards(six, 6)) == rank_five(parse_cards(five, 5))


def test_suits_are_alike() -> None:
    # Exchanging two suits throughout changes nothing: no suit is above another.
    random = Random(52)
    for _ in range(2_000):
        six = random.sample(DECK, 6)
        suits = random.sample(range(4), 4)
        assert best_five([DECK[card.rank * 4 + suits[card.suit]] for card in six]) == best_five(six)


def test_categories_have_keys_for_files() -> None:
    assert FiveCardCategory.FULL_HOUSE.key == "full_house"
    assert len({category.key for category in FiveCardCategory}) == 10


@pytest.mark.long
def test_how_many_five_card_hands_are_of_each_category() -> None:
    counts = Counter(map(rank_five, combinations(DECK, 5)))
    by_category: Counter[FiveCardCategory] = Counter()
    for rank, count in counts.items():
        by_category[rank.category] += count
    assert len(counts) == 7_462
    assert by_category == {
        FiveCardCategory.HIGH_CARD: 1_302_540,
        FiveCardCategory.PAIR: 1_098_240,
        FiveCardCategory.TWO_PAIR: 123_552,
        FiveCardCategory.THREE_OF_A_KIND: 54_912,
        FiveCardCategory.STRAIGHT: 10_200,
        FiveCardCategory.FLUSH: 5_108,
        FiveCardCategory.FULL_HOUSE: 3_744,
        FiveCardCategory.FOUR_OF_A_KIND: 624,
        FiveCardCategory.STRAIGHT_FLUSH: 36,
        FiveCardCategory.ROYAL_FLUSH: 4,
    }


def test_a_royal_flush_is_a_straight_flush_too_and_no_other_hand_is_two() -> None:
    assert FiveCardCategory.ROYAL_FLUSH.keys == ("royal_flush", "straight_flush")
    others = [each for each in FiveCardCategory if each is not FiveCardCategory.ROYAL_FLUSH]
    assert [each.keys for each in others] == [(each.key,) for each in others]
