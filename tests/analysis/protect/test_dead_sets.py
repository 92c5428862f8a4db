"""Boxes that share what they hold: every hand of another box, sums with dead cards, and drawn deals."""

from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

import numpy as np
import pytest

from kit.cases import mostly_long
from kit.houses.changed import edited
from kit.houses.invented import any_house
from kit.oracles import plain
from kit.oracles.plain import hand
from queenhigh.analysis.advice import advice_of
from queenhigh.analysis.playing.solve import solve
from queenhigh.analysis.protect.dead_sets import Floats, threes, with_six_dead, with_three_dead
from queenhigh.analysis.protect.shared import (
    DEALS,
    Hands,
    dealt,
    left_by_strength,
    one_hand,
    sampled,
    shared,
    sharing_bet,
    small_part,
    stand_nets,
)
from queenhigh.analysis.results import Protection
from queenhigh.cards import parse_cards
from queenhigh.hands.arrays import strengths
from queenhigh.rules import House
from queenhigh.settlement import DealerHand
from queenhigh.study.bet import FOLD, Bet, Choice
from queenhigh.study.suits import bits_of, sets_of, suit_classes

TWO_BOXES = Fraction(213_200_389, 6_438_381_950)
"""The edge with two boxes, counted exactly."""


# Sums in small decks


def some_worths(rng: Random, live: int, choices: int, least: int = -3, most: int = 4) -> list[Floats]:
    count = len(threes(live))
    return [np.array([rng.randint(least, most) for _ in range(count)], float) for _ in range(choices)]


def one_by_one(worths: list[Floats], live: int, dead: int) -> tuple[int, int]:
    times = total = 0
    hands = threes(live).tolist()
    for out in combinations(range(live), dead):
        left = np.array([not {*out} & {*hand} for hand in hands])
        best = max(0, *(int(worth[left].sum()) for worth in worths))
        times += best > 0
        total += best
    return times, total


@pytest.mark.parametrize("choices", [1, 3])
@pytest.mark.parametrize("live", [9, 10])
def test_every_set_of_dead_cards_is_counted_once(live: int, choices: int) -> None:
    worths = some_worths(Random(live + choices), live, choices)
    assert with_three_dead(worths, live) == one_by_one(worths, live, 3)
    assert with_six_dead(worths, live) == one_by_one(worths, live, 6)


@pytest.mark.parametrize(("least", "most"), [(20, 25), (-25, -20), (0, 0)])
def test_what_is_sure_beforehand_is_what_counting_says(least: int, most: int) -> None:
    [worth] = some_worths(Random(7), 11, 1, least, most)
    assert with_six_dead([worth], 11) == one_by_one([worth], 11, 6)
    assert with_six_dead([worth, worth], 11) == one_by_one([worth], 11, 6), "the long way"


# Another box's hand in view


def each_other_hand(bet: Bet, first: plain.Hand, multiples: tuple[int, ...]) -> tuple[int, int]:
    """With each hand of another box in view: how often one plays, and what all deals bring together."""
    cards, sets, _ = plain.threes()
    free = np.flatnonzero((sets & plain.bits(first)) == 0)
    theirs = sets[free]
    nets = []
    for times in multiples:
        box = plain.box_of(bet, first, Choice(times))
        dealt = (DealerHand(hand(cards[place])) for place in free)
        nets.append(np.array([sum(plain.settled(bet, box, dealer)) for dealer in dealt]))
    lost = sum(plain.settled(bet, plain.box_of(bet, first, FOLD), plain.sample(0)))
    plays = total = 0
    for other in theirs:
        left = (theirs & other) == 0
        worth = max(int(net[left].sum()) for net in nets)
        folding = lost * int(np.count_nonzero(left))
        plays += worth > folding
        total += max(worth, folding)
    return plays, total


NEEDS_PAIR_PLUS = edited(
    "prime",
    (
        'label = "Ante"\nclause = "1"\nopens_box = true',
        'label = "Ante"\nclause = "1"\nneeds = { every = ["pair_plus"] }',
    ),
)
RAISED = edited("upcard", ("shows = 1, ", ""))
"""Play may be one to three times the Ante."""


@pytest.mark.parametrize(
    ("house", "stakes", "cards"),
    mostly_long(
        (
            (any_house("rws"), {"ante": 500}, "Qs 6d 4c"),
            (any_house("rws"), {"ante": 500}, "Qs 6d 3c"),
            (any_house("rws"), {"ante": 500}, "9h 8d 7c"),
            (NEEDS_PAIR_PLUS, {"ante": 500, "pair_plus": 500}, "Qs 6d 4c"),
            (RAISED, {"ante": 250}, "Kd 9s 4h"),
            (RAISED, {"ante": 250}, "Kd Kh 9s"),
        ),
        lambda case: case[0] is not RAISED and case[2] == "Qs 6d 4c",
    ),
)
def test_another_boxs_hand_in_view_is_worth_what_every_deal_says(
    house: House, stakes: dict[str, int], cards: str
) -> None:
    """18,424 hands of the other box, each with the 15,180 that the dealer may then hold."""
    solved = solve(Bet(house, stakes))
    firsts = solved.game.firsts.cards
    [place] = suit_classes((), solved.game.groups).find(bits_of(np.array([sorted(parse_cards(cards))])), 3)
    multiples = tuple(choice.multiple for choice in solved.choices if not choice.folds)
    found = one_hand(solved.bet, stand_nets(solved.bet, firsts), firsts, place, 2)
    assert found == each_other_hand(solved.bet, hand(firsts[place]), multiples)


@pytest.mark.long
def test_sharing_hands_gains_little_and_changes_few_decisions() -> None:
    """A tenth of a percent of the Ante at most; most hands are played or folded whatever the other holds."""
    found = shared(any_house("rws"))
    assert 0 < found.gain < Fraction(1, 1000)
    assert found.house_edge == Fraction(686_689, 20_358_520) - found.gain
    assert found.house_edge == TWO_BOXES
    assert found.hands == comb(52, 3) * comb(49, 3) == sum(found.actions.values())
    assert (found.what, found.cards, found.boxes, found.guides) == ("shared", 3, 2, ())
    changed = abs(Fraction(found.actions["play"], found.hands) - Fraction(14_900, 22_100))
    assert 0 < changed < Fraction(1, 50)


# Drawn deals


@pytest.mark.parametrize("boxes", [2, 7])
def test_the_dealers_hands_are_counted_by_ranks_and_suits(boxes: int) -> None:
    cards = next(dealt(boxes, 20, seed=5))
    hands = sets_of(3)
    made = strengths(hands)
    for gone, counts in zip(bits_of(cards), left_by_strength(cards), strict=True):
        left = (bits_of(hands) & gone) == 0
        assert counts.tolist() == np.bincount(made[left], minlength=741).tolist()


def test_a_deal_has_no_card_twice_and_the_seed_says_which() -> None:
    cards = np.concatenate(list(dealt(7, 5000, seed=3)))
    assert cards.shape == (5000, 21)
    assert (np.diff(np.sort(cards, axis=1)) > 0).all()
    again = np.concatenate(list(dealt(7, 5000, seed=3)))
    assert (cards == again).all()
    assert (cards != np.concatenate(list(dealt(7, 5000, seed=4)))).any()
    each = np.bincount(cards.ravel(), minlength=52)
    assert (abs(each - 5000 * 21 / 52) < 5 * (5000 * 21 / 52) ** 0.5).all(), "every card comes as often"


def gained(bet: Bet, cards: list[int]) -> Fraction:
    """What all boxes of a deal gain, in Antes, by the walk that gives advice."""
    hands = [hand(cards[start : start + 3]) for start in range(0, len(cards), 3)]
    total = Fraction(0)
    for mine in hands:
        others = [card for other in hands if other != mine for card in other]
        open_ = advice_of(bet, mine, dead=others)
        alone = advice_of(bet, mine).best
        kept = next(each for each in open_.actions if each.action == alone.action)
        total += open_.best.value - kept.value
    return total


@pytest.mark.parametrize("house", [any_house("rws"), RAISED], ids=["rws", "raised"])
def test_each_deal_is_worth_what_advice_with_dead_cards_says(house: House) -> None:
    bet = sharing_bet(house)
    cards = next(dealt(5, 12, seed=11))
    unit = comb(52 - 15, 3) * bet.ante_minor
    found = [Fraction(more, unit) for more in Hands(bet).gains(cards).more.tolist()]
    assert found == [gained(bet, row) for row in cards.tolist()]
    assert any(found), "some hand is played otherwise"


def assert_near(found: Protection, house_edge: Fraction) -> None:
    assert found.sampled is not None
    gain = found.house_edge + found.gain - house_edge
    assert found.sampled.gain_least <= gain <= found.sampled.gain_most
    assert abs(found.gain - gain) < 4 * found.sampled.standard_error


def test_drawn_deals_of_two_boxes_come_near_the_exact_figure() -> None:
    found = sampled(sharing_bet(any_house("rws")), 2, deals=15_000, seed=2)
    assert_near(found, TWO_BOXES)
    assert (found.boxes, found.cards, found.hands) == (2, 3, 30_000)
    assert sum(found.actions.values()) == found.hands


@pytest.mark.long
def test_drawn_deals_of_three_boxes_come_near_the_exact_figure() -> None:
    house = any_house("rws")
    exact = shared(house, 3)
    assert (exact.boxes, exact.cards, exact.hands) == (3, 6, comb(52, 3) * comb(49, 6))
    assert sum(exact.actions.values()) == exact.hands
    assert_near(sampled(sharing_bet(house), 3, deals=200_000, seed=6), exact.house_edge)


def test_more_boxes_gain_more_and_the_house_keeps_its_edge() -> None:
    """Seven boxes that know all twenty-one cards still do not beat the game."""
    bet = sharing_bet(any_house("rws"))
    gains = [sampled(bet, boxes, deals=5_000) for boxes in (2, 4, 7)]
    assert [each.gain for each in gains] == sorted(each.gain for each in gains)
    assert gains[2].house_edge > Fraction(2, 100)
    assert abs(gains[2].gain - Fraction(1053, 100_000)) < Fraction(1, 1000)


def test_above_three_boxes_deals_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = sampled(sharing_bet(any_house("rws")), 4, deals=100)
    monkeypatch.setattr("queenhigh.analysis.protect.shared.sampled", lambda *_, **__: drawn)
    assert shared(any_house("rws"), 4) is drawn


@pytest.mark.parametrize(
    ("boxes", "share"),
    mostly_long(((2, 17 / 1755), (3, 17 / 1755), (7, 4096 / DEALS)), lambda case: case[0] != 3),
)
def test_a_small_part_can_be_timed(boxes: int, share: float) -> None:
    work, part = small_part(any_house("rws"), boxes)
    assert part == share
    assert work()


def test_bounds_hold_what_a_hand_can_gain() -> None:
    found = sampled(sharing_bet(any_house("rws")), 7, deals=10).sampled
    assert found is not None
    assert (found.deals, found.seed, found.confidence) == (10, 1, Fraction(99, 100))
    bounds = float(found.gain_least), float(found.gain_most)
    assert bounds == (0.0, 3.0), "from nothing to a win instead of a fold"
