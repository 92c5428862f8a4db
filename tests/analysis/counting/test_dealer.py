"""The dealer's hands around dead cards, counted by classes and walked one by one, equal those dealt."""

from math import comb
from random import Random

import numpy as np
import pytest

from kit.oracles import plain
from kit.oracles.plain import Ints, hand
from queenhigh.analysis.counting.dealer import dealer_counts
from queenhigh.analysis.counting.walk import Direct, all_held
from queenhigh.cards import DECK
from queenhigh.hands import STRENGTHS, best_three, parse_threshold, strength
from queenhigh.rules.records import Dealer
from queenhigh.study.suits import ALL_ALIKE, Groups, is_red

COLOURS_APART: Groups = ((0, 3), (1, 2))
GROUPS: tuple[Groups, ...] = (ALL_ALIKE, COLOURS_APART, ((0, 1, 2),))
RULES = {
    "never draws": 0,
    "below Q-6-4": parse_threshold("Q-6-4"),
    "below pair": parse_threshold("pair"),
    "always draws": STRENGTHS,
}
MARKS = np.arange(STRENGTHS + 1)


def dealer_of(rule: str) -> Dealer:
    return Dealer("always", 0, rule, RULES[rule], 0, "", "")


def dealt(rng: Random, seen: int, dead: int, rows: int) -> tuple[tuple[int, ...], Ints]:
    """Known cards of the dealer's and rows of dead cards, in rising order: hands of all kinds among them."""
    known = rng.sample(range(52), seen)
    live = [card for card in range(52) if card not in known]
    suited = [card for card in live if card & 3 == 1]
    paired = [card for card in live if card >> 2 in (3, 4, 12)]
    sets = [rng.sample(rng.choice((live, live, suited, paired)), dead) for _ in range(rows)]
    return tuple(known), np.sort(np.array(sets), axis=1)


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize(
    ("seen", "dead"), [(0, 3), (0, 4), (0, 5), (1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (2, 5), (2, 6)]
)
def test_hands_below_every_mark_are_those_dealt(rule: str, seen: int, dead: int) -> None:
    """By suit classes of dead sets, by a walk through the deals, and as they are dealt."""
    rng = Random(f"{rule} {seen} {dead}")
    known, rows = dealt(rng, seen, dead, 6)
    counts = dealer_counts(RULES[rule], known, rng.choice(GROUPS), dead)
    found = counts.below(rows, np.broadcast_to(MARKS, (len(rows), len(MARKS))))
    strengths = counts.by_strength(rows) if rule == "never draws" else np.diff(found)
    for row, below, by_strength in zip(rows.tolist(), found, strengths, strict=True):
        expected = plain.Strengths(dealer_of(rule), row, known).all.tolist()
        assert np.diff(below).tolist() == by_strength.tolist() == expected
        assert below[0] == 0
        assert below[-1] == counts.deals == Direct(RULES[rule], known, row).deals()
        for came in range(dead - 2):  # cards that came to the player are as good as dead
            walked = Direct(RULES[rule], known, row[came:])
            assert walked.below(row[:came]).tolist() == below.tolist()
            assert walked.deals(came) == below[-1]


@pytest.mark.parametrize("rule", RULES)
def test_with_all_three_cards_in_sight_only_a_fourth_is_left_to_chance(rule: str) -> None:
    known, rows = dealt(Random(rule), 3, 7, 1)
    [dead] = rows.tolist()
    counts = [0] * STRENGTHS
    for their, count in plain.dealings(dealer_of(rule), dead, known):
        counts[strength(best_three(their.cards))] += count
    below = Direct(RULES[rule], known, dead).below()
    assert np.diff(below).tolist() == counts
    assert below[0] == 0


@pytest.mark.parametrize("rule", ["never draws", "below pair"])
def test_deals_are_counted_for_each_number_of_dead_cards(rule: str) -> None:
    """Each card that the dealer may draw makes a deal, whether it is taken or not."""
    for dead in range(3, 7):
        for seen, known in enumerate(((), (5,), (5, 50))):
            deals = comb(52 - seen - dead, 3 - seen) * (49 - dead if RULES[rule] else 1)
            assert dealer_counts(RULES[rule], known, ALL_ALIKE, dead).deals == deals
            assert Direct(RULES[rule], known, list(range(10, 10 + dead))).deals() == deals


@pytest.mark.parametrize("red", [False, True], ids=["black", "red"])
@pytest.mark.parametrize("seen", [0, 1, 2])
def test_hands_of_one_colour_are_those_dealt(seen: int, red: bool) -> None:
    known, rows = dealt(Random(f"{seen} {red}"), seen, 3, 8)
    counts = dealer_counts(0, known, COLOURS_APART, 3, red)
    found = counts.by_strength(rows)
    below = counts.below(rows, np.broadcast_to(MARKS, (len(rows), len(MARKS))))
    for place, row in enumerate(rows.tolist()):
        expected = [0] * STRENGTHS
        for their, _ in plain.dealings(dealer_of("never draws"), row, known):
            if all(card.red == red for card in their.cards):
                expected[strength(their.cards)] += 1
        assert found[place].tolist() == np.diff(below[place]).tolist() == expected


def test_red_cards_are_diamonds_and_hearts() -> None:
    assert is_red(np.arange(52)).tolist() == [card.red for card in hand(range(52))]
    assert sum(card.red for card in DECK) == 26


def test_marks_may_differ_from_row_to_row() -> None:
    _, rows = dealt(Random(3), 0, 4, 30)
    marks = np.random.default_rng(3).integers(0, len(MARKS), (30, 5))
    counts = dealer_counts(RULES["below pair"], (), ALL_ALIKE, 4)
    whole = counts.below(rows, np.broadcast_to(MARKS, (30, len(MARKS))))
    assert (counts.below(rows, marks) == np.take_along_axis(whole, marks, axis=1)).all()


@pytest.mark.parametrize("seen", [0, 1, 2, 3])
def test_first_three_cards_are_every_set_that_may_lie_there(seen: int) -> None:
    rng = Random(seen)
    cards = rng.sample(range(52), seen + 6)
    known, dead = cards[:seen], cards[seen:]
    found, marks = Direct(RULES["below pair"], known, dead).first_three()
    assert len(found) == comb(46 - seen, 3 - seen)
    assert len({tuple(row) for row in found.tolist()}) == len(found)
    for row, mark in zip(found.tolist(), marks.tolist(), strict=True):
        assert set(known) <= set(row)
        assert not set(dead) & set(row)
        assert mark == strength(hand(row))


def test_every_set_the_dealer_may_hold_is_there_once() -> None:
    four = all_held(4)
    assert [len(all_held(size).cards) for size in (3, 4)] == [22_100, 270_725]
    for place in Random(1).sample(range(len(four.cards)), 300):
        assert four.best[place] == strength(best_three(hand(four.cards[place])))
