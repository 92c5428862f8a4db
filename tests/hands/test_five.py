"""Five and six cards: the best five by plain rules, categories of six, and what cards make with suits."""

from collections import Counter
from itertools import combinations
from random import Random

import numpy as np
import pytest

from kit.oracles.made import all_sixes, plainly_made
from queenhigh.cards import DECK, parse_cards
from queenhigh.hands import MADE, OF_ONE_SUIT, Made, arrays, six_card_category, six_card_made
from queenhigh.hands.arrays import six_card_categories
from queenhigh.hands.five import FiveCardCategory, FiveCardRank, best_five, rank_five
from queenhigh.hands.made import made_code

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


# Categories of six


def test_equals_the_reference_on_a_large_sample() -> None:
    chance = Random(20)
    for _ in range(20_000):
        cards = chance.sample(DECK, 6)
        assert six_card_category(cards) is best_five(cards).category


@pytest.mark.parametrize("ranks", [(12, 0, 1, 2, 3), (12, 11, 10, 9, 8)], ids=["wheel", "royal"])
def test_equals_the_reference_on_every_set_of_a_small_deck(ranks: tuple[int, ...]) -> None:
    """Five ranks of four suits: flushes, straights, pairs and four of a kind."""
    for cards in combinations([card for card in DECK if card.rank in ranks], 6):
        assert six_card_category(cards) is best_five(cards).category, cards


@pytest.mark.long
def test_equals_the_arrays_on_all_sets() -> None:
    categories = np.concatenate([six_card_categories(block) for block in all_sixes()]).tolist()
    assert len(categories) == 20_358_520
    for cards, category in zip(combinations(DECK, 6), categories, strict=True):
        assert six_card_category(cards) == category, cards


# What cards make with their suits: the scalar and the array form against every five of the six

HEARTS = 2
SPADES = 3


@pytest.mark.parametrize(
    ("text", "names", "suit"),
    [
        ("As Ks Qs Js Ts 9s", ("six_card_royal", "royal_flush", "straight_flush"), SPADES),
        ("Ah Kh Qh Jh Th 8h", ("royal_flush", "straight_flush"), HEARTS),
        ("Ah Kh Qh Jh Th 9s", ("royal_flush", "straight_flush"), HEARTS),
        ("9h Kh Qh Jh Th 8h", ("straight_flush",), HEARTS),
        ("As 2s 3s 4s 5s 9h", ("straight_flush",), SPADES),
        ("As 2s 3s 4s 7s 9s", ("flush",), SPADES),
        ("Kh Qh Jh Th 2h Ks", ("flush",), HEARTS),
        ("As Ks Qs Js Th 9s", ("flush",), SPADES),
        ("As Ks Qs Jh Th 9s", ("straight",), None),
        ("As Ah Ad Ac Ks Kh", ("four_of_a_kind",), None),
        ("As Ah Ad Kc Ks 2h", ("full_house",), None),
        ("2s 4s 6s 8s Th Qh", ("high_card",), None),
    ],
)
def test_classes_and_suits(text: str, names: tuple[str, ...], suit: int | None) -> None:
    cards = parse_cards(text, 6)
    assert six_card_made(cards) == plainly_made(cards) == Made(names, suit)
    assert MADE[arrays.six_card_made(cards)] == Made(names, suit)


def test_both_forms_equal_the_plain_one_on_a_sample() -> None:
    chance = Random(16)
    plain = [chance.sample(DECK, 6) for _ in range(1_500)]
    near = [
        [*chance.sample([card for card in DECK if card.suit == suit and card.rank > 4], 5)]
        for suit in range(4)
        for _ in range(60)
    ]
    sixes = plain + [[*five, chance.choice([card for card in DECK if card not in five])] for five in near]
    codes = arrays.six_card_made(np.array(sixes, np.uint8)).tolist()
    for cards, code in zip(sixes, codes, strict=True):
        assert six_card_made(cards) == plainly_made(cards) == MADE[code], cards
    assert len({MADE[code] for code in codes}) > 15


def test_many_five_cards_at_once() -> None:
    """Any five cards, and all five of one suit, as they are found five by five."""
    rng = Random(2)
    fives = [tuple(rng.sample(DECK, 5)) for _ in range(3_000)]
    for suit in range(4):
        fives += rng.sample([*combinations([card for card in DECK if card.suit == suit], 5)], 200)
        fives.append(tuple(rng.sample([card for card in DECK if card.suit == suit and card.rank >= 8], 5)))
    codes = arrays.five_card_made(np.array(fives, np.uint8))
    for five, code in zip(fives, codes.tolist(), strict=True):
        assert MADE[code] == six_card_made(five) == plainly_made(five), five
    assert {category.key for category in FiveCardCategory} == {MADE[code].keys[0] for code in codes.tolist()}
    assert arrays.five_card_made(np.array(fives, np.int64).reshape(-1, 4, 5)).shape == (len(fives) // 4, 4)
    with pytest.raises(ValueError, match=r"shape \(\.\.\., 5\)"):
        arrays.five_card_made([[1, 2, 3]])


def test_a_number_for_everything_that_cards_can_make() -> None:
    assert len(set(MADE)) == len(MADE) == len(FiveCardCategory) + 16
    for category in FiveCardCategory:
        assert MADE[category] == Made(category.keys, None)
    for place, names in enumerate(OF_ONE_SUIT):
        for suit in range(4):
            assert MADE[made_code(place, suit)] == Made(names, suit)


def test_a_row_asks_for_a_class_and_maybe_for_suits() -> None:
    royal = Made(("royal_flush", "straight_flush"), HEARTS)
    assert royal.makes("straight_flush", frozenset())
    assert royal.makes("royal_flush", {HEARTS, SPADES})
    assert not royal.makes("royal_flush", {SPADES})
    assert not royal.makes("flush", frozenset())
    assert not Made(("full_house",), None).makes("full_house", {SPADES})
