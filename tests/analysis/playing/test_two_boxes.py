"""Two boxes of one round: sums by inclusion and exclusion against pairs that are multiplied one by one."""

from fractions import Fraction

import numpy as np
import pytest

from kit.houses.invented import any_house
from kit.play.amounts import units
from queenhigh.analysis.playing.study import best, study
from queenhigh.analysis.playing.two_boxes import covariance, disjoint_products, reaches
from queenhigh.simulation import simulate
from queenhigh.study.bet import Bet
from queenhigh.study.entries import entries, unit_bet
from queenhigh.study.suits import bits_of, sets_of


def plain_products(values: np.ndarray) -> int:
    """The same, hand by hand."""
    bits = bits_of(sets_of(3))
    return sum(int(values[at]) * int(values[(bits & bits[at]) == 0].sum()) for at in np.flatnonzero(values))


@pytest.mark.parametrize("scale", [1, 10**6], ids=["small", "beyond 64 bits"])
def test_products_over_hands_that_share_no_card(scale: int) -> None:
    chance = np.random.default_rng(3)
    values = chance.integers(-50, 50, 22_100) * scale
    values[chance.random(22_100) < 0.9] = 0
    assert disjoint_products(values) == plain_products(values)


def test_two_alike_boxes_of_ante_and_play_move_together() -> None:
    """Simulated rounds of two boxes stray by as much, to within what so many rounds can tell."""
    house = any_house("rws")
    rounds = 400_000
    entry = entries(house)[0]
    bet = unit_bet(house, entry, {})
    variance = study(bet).tally(best).spread(entry.wagers).variance
    together = covariance(bet, entry.wagers)
    assert Fraction(1, 10) < together / variance < Fraction(3, 10)
    run = simulate(house, rounds, stakes=units(bet.stakes_minor), boxes=2, seed=8)
    staked = 2 * bet.stakes_minor["ante"]
    strays = run.wagers["ante_play"].standard_error * staked * rounds**0.5
    assert strays == pytest.approx(float(2 * variance + 2 * together) ** 0.5, rel=0.01)


def test_a_wager_that_no_dealer_decides_needs_no_dealers() -> None:
    """Pair Plus of a house where it lives on after a fold: hands without a common card, and nothing else."""
    house = any_house("prime")
    bet = Bet(house, {"pair_plus": 100})
    spread = study(bet).tally(best).spread(bet.wagers)
    assert abs(covariance(bet, bet.wagers) / spread.variance) < Fraction(1, 1000)


@pytest.mark.parametrize(
    ("name", "wager", "known"),
    [("rws", "ante", True), ("prime", "prime", False), ("draw", "ante", False), ("upcard", "ante", False)],
)
def test_what_it_does_not_reach_is_said(name: str, wager: str, known: bool) -> None:
    house = any_house(name)
    entry = next(each for each in entries(house) if each.wager.name == wager)
    assert reaches(unit_bet(house, entry, {}), entry.wagers) == known
