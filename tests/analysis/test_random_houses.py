"""Houses nobody has thought of: whatever the rules, what a choice is worth is what the table pays.

Pay tables, contest odds, rounding, caps, flat amounts, multiples, qualifier, drawing dealer, what a fold
loses and what must beat the dealer are drawn at random; so are stakes, meters, seen cards and first hands.
"""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import plain
from odd_houses import odd_houses, stakes
from queenhigh.analysis.pays import Bet, UnpricedError
from queenhigh.analysis.solve import FOLD, solve
from queenhigh.analysis.tally import tally
from queenhigh.rules import House
from worth import assert_tallied, assert_worth, some_firsts

FEW = settings(
    max_examples=4, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
MANY = settings(FEW, max_examples=35)
"""For the long tier."""
seeds = st.integers(0, 2**32 - 1)


@st.composite
def bets(draw: st.DrawFn, house: House) -> Bet:
    """Stakes on most wagers, seldom round, and what the meter holds."""
    placed = [wager.name for wager in house.wagers if wager.placed_before_deal]
    names = [name for name in placed if draw(st.integers(0, 4))] or placed
    meters = {"main": draw(st.integers(0, 10**6))}
    return Bet(house, {name: draw(stakes) for name in names}, meters)


def refused(bet: Bet) -> bool:
    """Whether a wager of the bet must beat, and looks at, a dealer who draws: a limit the analysis states."""
    wagers = (bet.house.by_name[name] for name in bet.stakes_minor)
    looking = [wager for wager in wagers if wager.kind in ("colour", "six_card")]
    return bet.house.dealer.may_draw and any(wager.must_beat_dealer for wager in looking)


def check_without_draws(data: st.DataObject, seen: int, by_suit: bool, seed: int) -> None:
    """One first hand of any kind, every choice; and the tally of one of them."""
    house = data.draw(odd_houses(0, by_suit))
    bet, rng = data.draw(bets(house)), Random(seed)
    looks = plain.looks_at_dealer(bet)
    known = tuple(rng.sample(range(52), 2 if looks and house.dealer.may_draw else seen))
    if refused(bet):
        with pytest.raises(UnpricedError):
            solve(bet, known)
        return
    solved = solve(bet, known)
    place = rng.choice(some_firsts(solved.game.firsts.cards, rng, 12))
    assert_worth(solved, place, walks=len(known) == 2)
    if looks and house.dealer.may_draw:
        with pytest.raises(UnpricedError):
            tally(solved, solved.best)
    elif FOLD in solved.choices:
        assert_tallied(solved, place, rng.randrange(len(solved.choices)))


def check_with_draws(data: st.DataObject, by_suit: bool, seed: int) -> None:
    """The same where one card may be thrown away; no wager looks at the dealer's cards."""
    bet, rng = data.draw(bets(data.draw(odd_houses(1, by_suit)))), Random(seed)
    solved = solve(bet)
    place = rng.choice(some_firsts(solved.game.firsts.cards, rng, 12))
    assert_worth(solved, place)
    if FOLD in solved.choices:
        assert_tallied(solved, place, rng.randrange(len(solved.choices)))


@FEW
@given(st.data(), st.integers(0, 2), st.booleans(), seeds)
def test_any_house_where_nobody_draws_cards(data: st.DataObject, seen: int, by_suit: bool, seed: int) -> None:
    check_without_draws(data, seen, by_suit, seed)


@FEW
@given(st.data(), st.booleans(), seeds)
def test_any_house_where_players_may_draw_a_card(data: st.DataObject, by_suit: bool, seed: int) -> None:
    check_with_draws(data, by_suit, seed)


@pytest.mark.long
@MANY
@given(st.data(), st.integers(0, 2), st.booleans(), seeds)
def test_many_houses_where_nobody_draws_cards(
    data: st.DataObject, seen: int, by_suit: bool, seed: int
) -> None:
    check_without_draws(data, seen, by_suit, seed)


@pytest.mark.long
@MANY
@given(st.data(), st.booleans(), seeds)
def test_many_houses_where_players_may_draw_a_card(data: st.DataObject, by_suit: bool, seed: int) -> None:
    check_with_draws(data, by_suit, seed)
