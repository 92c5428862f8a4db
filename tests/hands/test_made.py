"""What cards make with their suits: the scalar and the array form against every five of the six."""

from collections import Counter
from itertools import combinations
from random import Random

import numpy as np
import pytest

from kit.oracles.made import plainly_made
from queenhigh.cards import DECK, Card, parse_cards
from queenhigh.hands import MADE, OF_ONE_SUIT, FiveCardCategory, Made, arrays, six_card_made
from queenhigh.hands.made import made_code

SPADES, HEARTS = 3, 2


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


def test_five_cards_make_what_they_are() -> None:
    chance = Random(5)
    for suit in range(4):
        suited = [card for card in DECK if card.suit == suit]
        for cards in (suited[8:], suited[:5], chance.sample(suited, 5), chance.sample(DECK, 5)):
            assert six_card_made(cards) == plainly_made(cards)


def test_every_set_of_one_suit_and_one_card_more() -> None:
    """All 1,287 fives of a suit with a card more: the array form on each, the plain one on some."""
    spades = [card for card in DECK if card.suit == SPADES]
    hearts = [card for card in DECK if card.suit == HEARTS]
    sixes: list[tuple[Card, ...]] = [*combinations(spades, 6)]
    sixes += [(*five, other) for five in combinations(spades, 5) for other in hearts]
    codes = arrays.six_card_made(np.array(sixes, np.uint8))
    assert set(codes.tolist()) == {made_code(place, SPADES) for place in range(len(OF_ONE_SUIT))}
    counts = Counter(MADE[code].keys[0] for code in codes.tolist())
    # To a run there are seven more cards of its suit that do not make it a higher one, and any heart.
    assert counts["six_card_royal"] == 1
    assert counts["royal_flush"] == 7 + 13
    assert counts["straight_flush"] == 9 * (7 + 13)
    for place in range(0, len(sixes), 40):
        assert plainly_made(sixes[place]) == MADE[codes[place]]


def test_many_five_cards_at_once() -> None:
    """Any five cards, and all five of one suit, as they are found five by five."""
    rng = Random(2)
    fives = [tuple(rng.sample(DECK, 5)) for _ in range(3_000)]
    for suit in range(4):
        fives += rng.sample([*combinations([card for card in DECK if card.suit == suit], 5)], 200)
        fives.append(tuple(rng.sample([card for card in DECK if card.suit == suit and card.rank >= 8], 5)))
    codes = arrays.five_card_made(np.array(fives, np.uint8))
    assert [MADE[code] for code in codes.tolist()] == [plainly_made(five) for five in fives]
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
