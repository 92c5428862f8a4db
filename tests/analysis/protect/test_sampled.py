"""Deals that are drawn: each of them exact, the mean of them near what counting says."""

from fractions import Fraction
from math import comb

import numpy as np
import pytest

from kit.cases import mostly_long
from kit.houses.changed import edited
from kit.houses.invented import any_house
from kit.oracles.plain import hand
from queenhigh.analysis.advice import advise
from queenhigh.analysis.protect.sampled import DEALS, Hands, dealt, left_by_strength, sampled
from queenhigh.analysis.protect.shared import shared, sharing_bet, small_part
from queenhigh.analysis.results import Protection
from queenhigh.hands.arrays import strengths
from queenhigh.study.bet import Bet
from queenhigh.study.suits import bits_of, sets_of

TWO_BOXES = Fraction(213_200_389, 6_438_381_950)
"""The edge that `test_protect.py` holds the exact count to."""


@pytest.mark.parametrize("boxes", [2, 7])
def test_the_dealers_hands_are_counted_by_ranks_and_suits(boxes: int) -> None:
    cards = next(dealt(boxes, 20, seed=5))
    hands, made = sets_of(3), strengths(sets_of(3))
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
        open_, alone = advise(bet, mine, dead=others), advise(bet, mine).best
        kept = next(each for each in open_.actions if each.action == alone.action)
        total += open_.best.value - kept.value
    return total


@pytest.mark.parametrize("name", ["rws", "raised"])
def test_each_deal_is_worth_what_advice_with_dead_cards_says(name: str) -> None:
    house = edited("upcard", ("shows = 1, ", "")) if name == "raised" else any_house(name)
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
