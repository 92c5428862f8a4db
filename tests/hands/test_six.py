"""The scalar six-card category against the plain reference."""

import random
from collections.abc import Iterator
from itertools import combinations, islice

import numpy as np
import pytest
from numpy.typing import NDArray

from queenhigh.cards import DECK, Card, parse_cards
from queenhigh.hands import best_five, six_card_category
from queenhigh.hands.arrays import six_card_categories


@pytest.mark.parametrize(
    ("text", "category"),
    [
        ("As Ks Qs Js Ts 2c", "royal_flush"),
        ("Ah 2h 3h 4h 5h Kd", "straight_flush"),
        ("9s Ks Qs Js Ts 2c", "straight_flush"),
        ("9s 9c 9d 9h Ts Tc", "four_of_a_kind"),
        ("9s 9c 9d Th Ts Tc", "full_house"),
        ("9s 9c 9d Th Ts 2c", "full_house"),
        ("As 9s 7s 4s 2s As".replace(" As", " Ad"), "flush"),
        ("As Ks Qs Jd Ts 2c", "straight"),
        ("As 2c 3s 4d 5s 5c", "straight"),
        ("As 2c Ks Qd 3s 4c", "high_card"),
        ("9s 9c 9d Kh Ts 2c", "three_of_a_kind"),
        ("9s 9c Kd Kh Ts Tc", "two_pair"),
        ("9s 9c Kd Qh Ts 2c", "pair"),
    ],
)
def test_shapes(text: str, category: str) -> None:
    cards = parse_cards(text, 6)
    assert six_card_category(cards).key == category
    assert best_five(cards).category.key == category


def test_equals_the_reference_on_a_large_sample() -> None:
    chance = random.Random(20)
    for _ in range(20_000):
        cards = chance.sample(DECK, 6)
        assert six_card_category(cards) is best_five(cards).category


def test_equals_the_reference_on_every_set_of_a_small_deck() -> None:
    # Five ranks of four suits: flushes, straights, pairs and quads, the wheel and the royal too.
    small = [card for card in DECK if card.rank in (12, 0, 1, 2, 3)]
    assert _disagreements(small) == []
    assert _disagreements([card for card in DECK if card.rank in (12, 11, 10, 9, 8)]) == []


def _disagreements(deck: list[Card]) -> list[tuple[Card, ...]]:
    return [
        cards for cards in combinations(deck, 6) if six_card_category(cards) is not best_five(cards).category
    ]


@pytest.mark.long
def test_equals_the_arrays_on_all_sets() -> None:
    categories = np.concatenate([six_card_categories(chunk) for chunk in _chunks()]).tolist()
    assert len(categories) == 20_358_520
    for cards, category in zip(combinations(DECK, 6), categories, strict=True):
        assert six_card_category(cards) == category, cards


def _chunks() -> Iterator[NDArray[np.uint8]]:
    every = combinations(range(52), 6)
    while chunk := list(islice(every, 1_000_000)):
        yield np.array(chunk, np.uint8)
