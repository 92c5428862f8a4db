"""Houses nobody has thought of: whatever the rules, what a choice is worth is what the table pays.

Pay tables, contest odds, rounding, caps, flat amounts, multiples, qualifier, drawing dealer, what a fold loses
and what must beat the dealer are drawn at random, and so are stakes, meters, seen cards and first hands.
"""

from collections import Counter
from random import Random

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import plain
from odd_houses import odd_houses, stakes
from plain import hand
from queenhigh.analysis.board import UnpricedError
from queenhigh.analysis.pays import Bet
from queenhigh.analysis.solve import FOLD, Solved, solve
from queenhigh.analysis.tally import tally
from queenhigh.rules import House

SLOWLY = settings(
    max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


@st.composite
def bets(draw: st.DrawFn, house: House) -> Bet:
    """Stakes on most wagers, seldom round, and what the meter holds."""
    placed = [wager.name for wager in house.wagers if wager.placed_before_deal]
    names = [name for name in placed if draw(st.integers(0, 4))] or placed
    meters = {"main": draw(st.integers(0, 10**6))}
    return Bet(house, {name: draw(stakes) for name in names}, meters)


def refused(bet: Bet) -> bool:
    """Whether the bet holds a wager that must beat, and looks at, a dealer who draws: a documented limit."""
    wagers = (bet.house.by_name[name] for name in bet.stakes_minor)
    looking = [wager for wager in wagers if wager.kind in ("colour", "six_card")]
    return bet.house.dealer.may_draw and any(wager.must_beat_dealer for wager in looking)


def assert_tallied(solved: Solved, place: int) -> None:
    """The happenings of one class of first hands are those dealt, for every choice.

    The tally in which only this class makes the choice and all others fold, less the one in which all fold.
    """
    if FOLD not in solved.choices:
        return
    first, weight = hand(solved.game.firsts.cards[place]), int(solved.game.firsts.weights[place])
    folding = np.full(len(solved.game.firsts), solved.choices.index(FOLD))
    all_fold = plain.nets_of(tally(solved, folding))
    dealt = plain.dealt_against(solved.bet, first, solved.game.known)
    booked = [plain.book(solved.bet, first, choice, solved.game.known, dealt) for choice in solved.choices]
    lost = booked[solved.choices.index(FOLD)]
    for number in range(len(solved.choices)):
        alone = folding.copy()
        alone[place] = number
        found = plain.nets_of(tally(solved, alone))
        found.subtract(all_fold)
        expected: Counter[plain.Nets] = Counter()
        for counts, sign in ((booked[number], 1), (lost, -1)):
            scale = sign * weight * solved.game.deals_each // counts.total()
            expected.update({nets: scale * count for nets, count in counts.items()})
        assert +found == +expected
        assert -found == -expected


@SLOWLY
@given(st.data(), st.integers(0, 2), st.booleans(), st.integers(0, 2**32))
def test_any_house_where_nobody_draws_cards(data: st.DataObject, seen: int, by_suit: bool, seed: int) -> None:
    house = data.draw(odd_houses(0, by_suit))
    bet = data.draw(bets(house))
    rng = Random(seed)
    looks = plain.looks_at_dealer(bet)
    known = tuple(rng.sample(range(52), 2 if looks and house.dealer.may_draw else seen))
    if refused(bet):
        with pytest.raises(UnpricedError):
            solve(bet, known)
        return
    solved = solve(bet, known)
    place = rng.choice(plain.some_firsts(solved.game.firsts.cards, rng, 12))
    plain.assert_worth(solved, place, walks=len(known) == 2)
    if looks and house.dealer.may_draw:
        with pytest.raises(UnpricedError):
            tally(solved, solved.best)
    else:
        assert_tallied(solved, place)


@SLOWLY
@given(st.data(), st.booleans(), st.integers(0, 2**32))
def test_any_house_where_players_may_draw_a_card(data: st.DataObject, by_suit: bool, seed: int) -> None:
    house = data.draw(odd_houses(1, by_suit))
    bet = data.draw(bets(house))
    rng = Random(seed)
    solved = solve(bet)
    place = rng.choice(plain.some_firsts(solved.game.firsts.cards, rng, 12))
    plain.assert_worth(solved, place)
    assert_tallied(solved, place)
