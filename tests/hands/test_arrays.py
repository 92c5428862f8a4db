"""The NumPy forms equal the plain references; every count over all six-card sets is exact.

The normal tier runs the reference for each entry of the look-up tables and on a large sample; the long tier
runs it on all 20,358,520 sets of six cards.
"""

from collections.abc import Iterable
from functools import partial
from itertools import (
    combinations,
    combinations_with_replacement,
    islice,
    pairwise,
    permutations,
)
from math import comb
from random import Random

import numpy as np
import pytest

from kit import golden
from kit.oracles.made import all_sixes
from queenhigh.cards import DECK, Card, parse_cards
from queenhigh.hands import arrays, lookup
from queenhigh.hands.five import FiveCardCategory, best_five
from queenhigh.hands.three import rank_three, strength_of

Six = tuple[Card, ...]

PARTS = 24
"""Equal parts of the longest test, which takes a core a quarter of an hour: workers can share them."""

SIX_CARD_COUNTS = {
    FiveCardCategory.HIGH_CARD: 6_612_900,
    FiveCardCategory.PAIR: 9_730_740,
    FiveCardCategory.TWO_PAIR: 2_532_816,
    FiveCardCategory.THREE_OF_A_KIND: 732_160,
    FiveCardCategory.STRAIGHT: 361_620,
    FiveCardCategory.FLUSH: 205_792,
    FiveCardCategory.FULL_HOUSE: 165_984,
    FiveCardCategory.FOUR_OF_A_KIND: 14_664,
    FiveCardCategory.STRAIGHT_FLUSH: 1_656,
    FiveCardCategory.ROYAL_FLUSH: 188,
}


def assert_equals_reference(sixes: Iterable[Six]) -> int:
    """Compare `six_card_ranks` with `best_five` on every one of the sets; how many there were."""
    compared = 0
    rest = iter(sixes)
    while block := list(islice(rest, 100_000)):
        expected = np.array([arrays.pack(best_five(six)) for six in block])
        wrong = np.flatnonzero(arrays.six_card_ranks(np.array(block, np.uint8)) != expected)
        assert not wrong.size, f"first of {wrong.size} differences: {block[wrong[0]]}"
        compared += len(block)
    return compared


def test_all_hands_are_the_combinations_in_order() -> None:
    hands = arrays.all_hands()
    assert hands.dtype == np.uint8
    assert [tuple(hand) for hand in hands.tolist()] == list(combinations(range(52), 3))


@pytest.mark.parametrize("order", [*permutations(range(3))], ids=str)
def test_strengths_equal_the_reference_for_every_hand(order: tuple[int, ...]) -> None:
    expected = [strength_of(rank_three(hand)) for hand in combinations(DECK, 3)]
    assert arrays.strengths(arrays.all_hands()[:, order]).tolist() == expected


def test_strengths_equal_the_scalar_form_across_many_blocks() -> None:
    picks = np.random.default_rng(3).integers(0, 22_100, 200_000)
    hands = arrays.all_hands()[picks]
    scalar = np.array([lookup.strength(hand) for hand in combinations(DECK, 3)])
    assert (arrays.strengths(hands) == scalar[picks]).all()


@pytest.mark.parametrize("dtype", ["i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8", ">i4"])
def test_any_integers_are_cards(dtype: str) -> None:
    hands = arrays.all_hands()
    assert (arrays.strengths(hands.astype(dtype)) == arrays.strengths(hands)).all()
    sixes = np.hstack([hands[:500], hands[-500:]])
    assert (arrays.six_card_ranks(sixes.astype(dtype)) == arrays.six_card_ranks(sixes)).all()


def test_the_answer_has_the_shape_of_the_question() -> None:
    hands = arrays.all_hands()[:120]
    plain = arrays.strengths(hands)
    assert plain.dtype == np.int16
    assert (arrays.strengths(hands.reshape(4, 5, 6, 3)) == plain.reshape(4, 5, 6)).all()
    assert (arrays.strengths(np.asfortranarray(hands)) == plain).all()
    assert (arrays.strengths(hands[::-2]) == plain[::-2]).all()
    assert arrays.strengths(parse_cards("As Ks Qs")).shape == ()
    assert int(arrays.strengths(parse_cards("As Ks Qs"))) == 740
    assert arrays.strengths(np.empty((0, 7, 3), np.uint8)).shape == (0, 7)
    sixes = hands.reshape(60, 6)
    ranks = arrays.six_card_ranks(sixes)
    assert ranks.dtype == np.int32
    assert arrays.six_card_categories(sixes).dtype == np.uint8
    assert (arrays.six_card_ranks(sixes.reshape(3, 20, 6)) == ranks.reshape(3, 20)).all()
    assert arrays.six_card_categories(parse_cards("As Ks Qs Js Ts 2c")).shape == ()
    assert arrays.six_card_ranks(np.empty((0, 6), np.uint8)).shape == (0,)


REFUSED = {
    arrays.strengths: (
        [[0, 1, 52]], [[-1, 1, 2]], np.array([[0, 1, 255]], np.uint8), [[0, 1]], [0, 1, 2, 3], 7,
        [[0.0, 1.0, 2.0]], [[True, False, True]], [["Ks", "Kd", "4c"]], [],
    ),
    arrays.six_card_ranks: ([[0, 1, 2], [3, 4, 5]], [[0, 1, 2, 3, 4, 99]]),
    arrays.six_card_categories: ([[0, 1, 2], [3, 4, 5]], [[0, 1, 2, 3, 4, 99]]),
}  # fmt: skip


@pytest.mark.golden
def test_what_is_no_hand_is_refused() -> None:
    asked = [(form, cards) for form, wrong in REFUSED.items() for cards in wrong]
    calls = {f"{form.__name__}({cards})": partial(form, cards) for form, cards in asked}
    golden.refusals("array", ValueError, calls)


def test_repeated_cards_do_no_harm_to_other_rows() -> None:
    repeats = np.repeat(np.arange(52, dtype=np.uint8), 6).reshape(52, 6)
    royal = parse_cards("As Ks Qs Js Ts 2c")
    assert arrays.six_card_categories(np.vstack([repeats, royal]))[-1] == FiveCardCategory.ROYAL_FLUSH
    assert arrays.strengths(np.vstack([repeats[:, :3], royal[:3]]))[-1] == 740


def test_packed_ranks_are_ordered_as_the_ranks_are() -> None:
    random = Random(20)
    ranks = sorted({best_five(random.sample(DECK, 6)) for _ in range(20_000)})
    packed = [arrays.pack(rank) for rank in ranks]
    assert all(weaker < stronger for weaker, stronger in pairwise(packed))
    assert [number >> arrays.CATEGORY_SHIFT for number in packed] == [rank.category for rank in ranks]


def test_every_six_ranks_without_a_flush_equal_the_reference() -> None:
    # Suits dealt in turn: equal ranks get different ones, and none comes more than twice.
    ranks = (six for six in combinations_with_replacement(range(13), 6) if max(map(six.count, six)) <= 4)
    sixes = (tuple(DECK[4 * rank + place % 4] for place, rank in enumerate(six)) for six in ranks)
    assert assert_equals_reference(sixes) == comb(18, 6) - 13 - 13 * 12


def test_six_card_ranks_equal_the_reference_on_a_large_sample() -> None:
    random = Random(20_358_520)
    assert assert_equals_reference(tuple(random.sample(DECK, 6)) for _ in range(60_000)) == 60_000


@pytest.mark.long
def test_how_many_of_all_six_card_sets_are_of_each_category() -> None:
    counts = np.zeros(10, np.int64)
    for block in all_sixes():
        counts += np.bincount(arrays.six_card_categories(block), minlength=10)
    assert dict(zip(FiveCardCategory, counts.tolist(), strict=True)) == SIX_CARD_COUNTS


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_six_card_ranks_equal_the_reference_on_every_set(part: int) -> None:
    sixes = islice(combinations(DECK, 6), part, None, PARTS)
    assert assert_equals_reference(sixes) == len(range(part, comb(52, 6), PARTS))
