"""Names of hands for people, and the words of house files."""

from fractions import Fraction
from functools import partial
from typing import Any

import pytest

from kit import golden
from queenhigh.cards import RANKS, CardError, parse_cards
from queenhigh.hands.lookup import CATEGORIES, strength
from queenhigh.hands.names import (
    CLASSES,
    HandClass,
    HandClassError,
    parse_hand_class,
    parse_threshold,
)
from queenhigh.hands.three import ALL_RANKS, Category
from queenhigh.words import full_name, hand_name


def of(text: str) -> int:
    return strength(parse_cards(text, 3))


@pytest.mark.parametrize(
    ("cards", "short", "full"),
    [
        ("As Ks Qs", "Mini royal", "Mini royal"),
        ("Ks Qs Js", "King-high straight flush", "King-high straight flush"),
        ("As 2s 3s", "Three-high straight flush", "Three-high straight flush"),
        ("6s 6d 6c", "Three sixes", "Three sixes"),
        ("As Kd Qc", "Ace-high straight", "Ace-high straight"),
        ("3s 2d Ac", "Three-high straight", "Three-high straight"),
        ("Ks 9s 2s", "King-high flush", "King-high flush, nine, two"),
        ("Ks Kd 4c", "Pair of kings", "Pair of kings with a four"),
        ("2s 2d Ac", "Pair of twos", "Pair of twos with an ace"),
        ("6s 6d 8c", "Pair of sixes", "Pair of sixes with an eight"),
        ("Qs 6d 4c", "Queen high", "Queen high, six, four"),
        ("5s 3d 2c", "Five high", "Five high, three, two"),
    ],
)
def test_what_a_dealer_calls(cards: str, short: str, full: str) -> None:
    assert (hand_name(of(cards)), full_name(of(cards))) == (short, full)


@pytest.mark.parametrize("category", Category, ids=lambda category: category.key)
def test_a_category_is_a_class(category: Category) -> None:
    found = parse_hand_class(category.key)
    assert found is CLASSES[category.key]
    assert [found.holds(each) for each in range(741)] == [kind is category for kind in CATEGORIES]


def test_the_mini_royal_is_a_class_of_one_inside_the_straight_flushes() -> None:
    assert parse_hand_class("mini_royal") == HandClass("mini_royal", 740, 740)
    assert parse_hand_class("straight_flush").most == 740


@pytest.mark.parametrize("rank", range(13), ids=lambda rank: RANKS[rank])
@pytest.mark.parametrize(
    ("words", "category"),
    [("{} high", Category.HIGH_CARD), ("pair of {}", Category.PAIR), ("three {}", Category.THREE_OF_A_KIND)],
)
def test_a_class_of_one_rank_holds_the_hands_led_by_it(words: str, category: Category, rank: int) -> None:
    held = [each.category is category and each.ranks[0] == rank for each in ALL_RANKS]
    text = words.format(RANKS[rank])
    if category is Category.HIGH_CARD and rank < 3:
        with pytest.raises(HandClassError, match=["two", "three", "four"][rank]):
            parse_hand_class(text)
    else:
        found = parse_hand_class(text)
        assert [found.holds(each) for each in range(741)] == held
        assert found.name == text


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("q HIGH", "Q high"), ("Q-high", "Q high"), ("10 high", "T high"), ("Pair of 10", "pair of T"),
        (" three a ", "three A"),
    ],
)  # fmt: skip
def test_spellings_of_a_class(text: str, same: str) -> None:
    found = parse_hand_class(text)
    assert found == parse_hand_class(same)
    assert found.name == same


def test_hostile_words_are_cut_short() -> None:
    for parse in (parse_hand_class, parse_threshold):
        with pytest.raises(HandClassError) as refused:
            parse("Q-" * 50_000)
        assert len(str(refused.value)) < 250


@pytest.mark.parametrize(
    ("text", "weakest"),
    [
        ("Q high", "Qs 3d 2c"), ("Q-3-2", "Qs 3d 2c"), ("Q-6-4", "Qs 6d 4c"), ("4-q-6", "Qs 6d 4c"),
        ("10-9-2", "Ts 9d 2c"), ("pair", "2s 2d 3c"), ("pair of 8", "8s 8d 2c"), ("K-K-4", "Ks Kd 4c"),
        ("straight", "3s 2d Ac"), ("three_of_a_kind", "2s 2d 2c"), ("straight_flush", "3s 2s As"),
        ("mini_royal", "As Ks Qs"),
    ],
)  # fmt: skip
def test_a_threshold_is_the_weakest_hand_that_meets_it(text: str, weakest: str) -> None:
    assert parse_threshold(text) == of(weakest)


NOT_CLASSES = (
    "", "Q", "high", "pairs", "pair of", "pair of Q high", "three", "two A", "1 high", "Q  high", "Q-6-4",
    "mini royal", "pa\u0131r of K", "\u212a high",
)  # fmt: skip
NOT_THRESHOLDS = ("Q-6", "Q-6-4-2", "Q 6 4", "Q-6-1", "\u212a-6-4")


@pytest.mark.golden
def test_words_that_name_no_class_and_no_threshold_are_refused() -> None:
    asked: list[tuple[Any, str]] = [(parse_hand_class, text) for text in NOT_CLASSES]
    asked += [(parse_threshold, text) for text in NOT_THRESHOLDS]
    calls = {f"{parse.__name__}({text!r})": partial(parse, text) for parse, text in asked}
    golden.refusals("hand", HandClassError, calls)


@pytest.mark.parametrize("strength", [-1, 741, 10**50, 1.0, 3.7, True, "5", None, Fraction(5)])
def test_only_a_strength_has_a_name(strength: Any) -> None:
    for name in (hand_name, full_name):
        assert name(1) != name(5), "a name that is kept must not answer for what equals its number"
        with pytest.raises(CardError, match="740"):
            name(strength)
