"""Classes of sets are what swapping suits makes of them, counted one set at a time."""

from itertools import combinations
from math import comb
from random import Random

import numpy as np
import pytest

from kit.oracles import swapping
from queenhigh.cards import parse_cards
from queenhigh.study.suits import ALL_ALIKE, Groups, SuitClasses, bits_of, sets_of, suit_classes

COUNTS = {0: 1, 1: 13, 2: 169, 3: 1_755, 4: 16_432, 5: 134_459}
COLOURS_APART: Groups = ((0, 3), (1, 2))
SPADES_APART: Groups = ((0, 1, 2),)

CASES = [
    pytest.param("", ALL_ALIKE, id="no suit is named"),
    pytest.param("", SPADES_APART, id="spades are named"),
    pytest.param("", COLOURS_APART, id="colours count"),
    pytest.param("", ((1, 3),), id="two suits alike, of two colours"),
    pytest.param("", (), id="every suit is named"),
    pytest.param("Qh", ALL_ALIKE, id="one card known"),
    pytest.param("Qh Qs", ALL_ALIKE, id="a pair known"),
    pytest.param("Qh 5s", ALL_ALIKE, id="two suits known"),
    pytest.param("Qh 5h", ALL_ALIKE, id="two of a suit known"),
    pytest.param("Qh 5s", COLOURS_APART, id="two suits known, colours count"),
    pytest.param("Qh Qd", COLOURS_APART, id="a red pair known, colours count"),
    pytest.param("2c", SPADES_APART, id="a club known, spades are named"),
]


def classes_for(known: str, groups: Groups) -> tuple[SuitClasses, tuple[swapping.Swap, ...]]:
    cards = parse_cards(known)
    return suit_classes(cards, groups), swapping.swaps(groups, cards)


@pytest.mark.parametrize("size", COUNTS)
def test_how_many_classes_there_are(size: int) -> None:
    level = suit_classes().level(size)
    assert len(level) == len(level.weights) == len(level.cards) == COUNTS[size]
    assert level.weights.sum() == comb(52, size)


@pytest.mark.parametrize(("known", "groups"), CASES)
@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_class_holds_just_the_sets_that_swapping_suits_makes(known: str, groups: Groups, size: int) -> None:
    classes, ways = classes_for(known, groups)
    level = classes.level(size)
    live = [int(card) for card in classes.live]
    assert live == [card for card in range(52) if card not in parse_cards(known)]
    rows = list(combinations(live, size))
    found = dict(zip(rows, classes.find(bits_of(np.array(rows)), size).tolist(), strict=True))
    unseen = set(rows)
    for place, (cards, weight) in enumerate(zip(level.cards.tolist(), level.weights.tolist(), strict=True)):
        alike = swapping.images(cards, ways)
        assert tuple(cards) in alike, "its cards stand in rising order"
        assert len(alike) == weight
        assert {found[image] for image in alike} == {place}
        assert alike <= unseen, "no set is in two classes"
        unseen -= alike
    assert not unseen, "every set is in one"


@pytest.mark.parametrize(("known", "groups"), CASES)
def test_larger_classes_are_as_large_as_their_images_are_many(known: str, groups: Groups) -> None:
    classes, ways = classes_for(known, groups)
    level = classes.level(4)
    assert level.weights.sum() == comb(52 - len(classes.known), 4)
    assert (np.diff(level.keys) > 0).all()
    for place in Random(known).sample(range(len(level)), 300):
        alike = swapping.images(level.cards[place].tolist(), ways)
        assert len(alike) == level.weights[place]
        assert set(classes.find(bits_of(np.array(list(alike))), 4).tolist()) == {place}


def test_classes_of_five_cards_are_as_large_as_their_images_are_many() -> None:
    classes = suit_classes()
    ways = swapping.swaps()
    level = classes.level(5)
    for place in Random(5).sample(range(len(level)), 1000):
        assert len(swapping.images(level.cards[place].tolist(), ways)) == level.weights[place]


@pytest.mark.parametrize(("known", "groups"), CASES)
@pytest.mark.parametrize("size", [0, 1, 2, 3])
def test_a_further_card_leads_to_the_class_of_both_together(known: str, groups: Groups, size: int) -> None:
    classes, _ = classes_for(known, groups)
    extensions = classes.extensions(size)
    level = classes.level(size)
    assert extensions.shape == (len(level), 52)
    rng = Random(size)
    for place in rng.sample(range(len(level)), min(60, len(level))):
        cards = level.cards[place].tolist()
        taken = {*cards, *classes.known}
        assert set(np.flatnonzero(extensions[place] < 0).tolist()) == taken
        for card in rng.sample([each for each in range(52) if each not in taken], 6):
            wider = bits_of(np.array([sorted([*cards, card])]))
            assert classes.find(wider, size + 1).tolist() == [extensions[place, card]]


@pytest.mark.parametrize(("known", "groups"), CASES)
def test_the_class_of_some_cards_of_a_row_is_that_of_the_cards_alone(known: str, groups: Groups) -> None:
    classes, ways = classes_for(known, groups)
    rng = Random(known)
    live = classes.live.tolist()
    rows = np.array([sorted(rng.sample(live, 6)) for _ in range(200)])
    for size in range(5):
        level = classes.level(size)
        for places in rng.sample(list(combinations(range(6), size)), min(4, comb(6, size))):
            found = classes.subsets(rows, places)
            for row, place in zip(rows[:, list(places)].tolist(), found.tolist(), strict=True):
                assert tuple(row) in swapping.images(level.cards[place].tolist(), ways)


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_sets_are_all_the_combinations_in_order(size: int) -> None:
    rows = sets_of(size)
    assert [tuple(row) for row in rows.tolist()] == list(combinations(range(52), size))
    assert len(np.unique(bits_of(rows))) == len(rows), "no two sets have the same bits"
