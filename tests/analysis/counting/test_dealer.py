"""The dealer's hands around dead cards, counted by classes, equal his hands dealt one set after another."""

from math import comb
from random import Random

import numpy as np
import pytest

from kit.oracles import plain
from kit.oracles.plain import Ints, hand
from queenhigh.analysis.counting.dealer import dealer_counts
from queenhigh.cards import DECK
from queenhigh.hands import parse_threshold, strength
from queenhigh.rules.records import Dealer
from queenhigh.study.suits import ALL_ALIKE, Groups, is_red

COLOURS_APART: Groups = ((0, 3), (1, 2))
NO_DRAW, ALWAYS = 0, 741
BELOW_PAIR = parse_threshold("pair")
BELOW_PLAIN = parse_threshold("Q-6-4")
MARKS = np.arange(742)


def stands_on(mark: int) -> Dealer:
    return Dealer("always", 0, "", mark, 0, "", "")


def dealt(rng: Random, seen: int, dead: int, rows: int) -> tuple[tuple[int, ...], Ints]:
    """Known cards of the dealer's and rows of dead cards, in rising order: hands of all kinds among them."""
    known = rng.sample(range(52), seen)
    live = [card for card in range(52) if card not in known]
    suited = [card for card in live if card & 3 == 1]
    paired = [card for card in live if card >> 2 in (3, 4, 12)]
    sets = [rng.sample(rng.choice((live, live, suited, paired)), dead) for _ in range(rows)]
    return tuple(known), np.sort(np.array(sets), axis=1)


@pytest.mark.parametrize("mark", [NO_DRAW, BELOW_PLAIN, BELOW_PAIR, ALWAYS], ids=str)
@pytest.mark.parametrize(
    ("seen", "dead"), [(0, 3), (0, 4), (0, 5), (1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (2, 5), (2, 6)]
)
def test_hands_below_every_mark_are_those_dealt(mark: int, seen: int, dead: int) -> None:
    rng = Random(f"{mark} {seen} {dead}")
    groups = rng.choice((ALL_ALIKE, COLOURS_APART, ((0, 1, 2),)))
    known, rows = dealt(rng, seen, dead, 6)
    counts = dealer_counts(mark, known, groups, dead)
    found = counts.below(rows, np.broadcast_to(MARKS, (len(rows), 742)))
    for row, below in zip(rows.tolist(), found, strict=True):
        expected = plain.Strengths(stands_on(mark), row, known).all
        assert np.diff(below).tolist() == expected.tolist()
        assert below[0] == 0
        assert below[-1] == counts.deals


@pytest.mark.parametrize("mark", [NO_DRAW, BELOW_PAIR], ids=["never draws", "draws"])
def test_deals_are_counted_for_each_number_of_dead_cards(mark: int) -> None:
    for dead in range(3, 7):
        for seen, known in enumerate(((), (5,), (5, 50))):
            fourth = 49 - dead if mark else 1
            deals = comb(52 - seen - dead, 3 - seen) * fourth
            assert dealer_counts(mark, known, ALL_ALIKE, dead).deals == deals


@pytest.mark.parametrize("seen", [0, 1, 2])
@pytest.mark.parametrize("dead", [3, 4, 5])
def test_hands_of_every_strength_are_those_dealt(seen: int, dead: int) -> None:
    rng = Random(f"{seen} {dead}")
    known, rows = dealt(rng, seen, dead, 20)
    found = dealer_counts(NO_DRAW, known, rng.choice((ALL_ALIKE, COLOURS_APART)), dead).by_strength(rows)
    for row, counts in zip(rows.tolist(), found, strict=True):
        assert counts.tolist() == plain.Strengths(stands_on(NO_DRAW), row, known).all.tolist()


@pytest.mark.parametrize("red", [False, True], ids=["black", "red"])
@pytest.mark.parametrize("seen", [0, 1, 2])
def test_hands_of_one_colour_are_those_dealt(seen: int, red: bool) -> None:
    known, rows = dealt(Random(f"{seen} {red}"), seen, 3, 8)
    counts = dealer_counts(NO_DRAW, known, COLOURS_APART, 3, red)
    found, below = counts.by_strength(rows), counts.below(rows, np.broadcast_to(MARKS, (len(rows), 742)))
    for place, row in enumerate(rows.tolist()):
        expected = [0] * 741
        for their, _ in plain.dealings(stands_on(NO_DRAW), row, known):
            if all(card.red == red for card in their.cards):
                expected[strength(their.cards)] += 1
        assert found[place].tolist() == expected
        assert np.diff(below[place]).tolist() == expected


def test_red_cards_are_diamonds_and_hearts() -> None:
    assert is_red(np.arange(52)).tolist() == [card.red for card in hand(range(52))]
    assert sum(card.red for card in DECK) == 26


def test_marks_may_differ_from_row_to_row() -> None:
    _, rows = dealt(Random(3), 0, 4, 30)
    marks = np.random.default_rng(3).integers(0, 742, (30, 5))
    counts = dealer_counts(BELOW_PAIR, (), ALL_ALIKE, 4)
    whole = counts.below(rows, np.broadcast_to(MARKS, (30, 742)))
    assert (counts.below(rows, marks) == np.take_along_axis(whole, marks, axis=1)).all()
