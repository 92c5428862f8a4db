"""Houses nobody has thought of: whatever the rules, what a choice is worth is what the table pays.

Pay tables, contest odds, rounding, caps, flat amounts, multiples, qualifier, drawing dealer, what a fold
loses and what must beat the dealer are drawn at random; so are stakes, meters, seen cards and first hands.
`test_random_draws.py` has whole hands that are thrown away and dealers who replace theirs.
"""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit.houses.odd_houses import odd_houses, stakes
from kit.oracles import plain
from kit.oracles.worth import assert_tallied, assert_worth, some_firsts
from queenhigh.analysis.figures.figures import entry_ends, figures
from queenhigh.analysis.figures.mix import mix
from queenhigh.analysis.figures.price import entry_figures, priced_rows
from queenhigh.analysis.playing.solve import solve
from queenhigh.analysis.playing.tally import tally
from queenhigh.rules import House, load
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.choices import FOLD
from queenhigh.study.entries import entries, unit_bet

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
    looking = [wager for wager in wagers if wager.looks in ("colour", "six_card")]
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


def check_with_community_cards(data: st.DataObject, by_suit: bool, seed: int) -> None:
    """The same where two cards are dealt for everybody, with and without a stake that looks at them."""
    house = data.draw(odd_houses(0, by_suit, community=2))
    bet, rng = data.draw(bets(house)), Random(seed)
    known = tuple(rng.sample(range(52), rng.choice((0, 0, 1))))
    solved = solve(bet, known)
    place = rng.choice(some_firsts(solved.game.firsts.cards, rng, 12))
    assert_worth(solved, place)
    if known and solved.game.community:
        with pytest.raises(UnpricedError):
            tally(solved, solved.best)
    elif FOLD in solved.choices:
        assert_tallied(solved, place, rng.randrange(len(solved.choices)))


@pytest.mark.long
@settings(FEW, max_examples=5)
@given(st.data(), st.booleans(), seeds)
def test_many_houses_with_community_cards(data: st.DataObject, by_suit: bool, seed: int) -> None:
    check_with_community_cards(data, by_suit, seed)


@pytest.mark.long
@MANY
@given(st.data(), st.booleans(), seeds)
def test_many_houses_where_players_may_draw_a_card(data: st.DataObject, by_suit: bool, seed: int) -> None:
    check_with_draws(data, by_suit, seed)


@FEW
@given(odd_houses(0, by_suit=False))
def test_an_entry_has_one_figure_whichever_way_it_is_asked_for(house: House) -> None:
    """What a wager costs in its own figures is what it costs in the bet by which it is measured, and its rows
    are paid as often as its outcomes say."""
    for entry in entries(house):
        bet = unit_bet(house, entry, {})
        try:
            apart = entry_figures(house, entry, curve=False)
            together = mix(bet).edges[entry.name]
        except UnpricedError:
            continue
        assert apart.house_edge * bet.stakes_minor[entry.wager.name] == together, entry.name
        if entry.wagers == (entry.wager,) and entry.wager.awards == "one":
            paid = {each.name: each.probability for each in priced_rows(house, entry.wager.name)}
            told = dict.fromkeys(paid, Fraction(0))
            for outcome in apart.outcomes:
                if outcome.name in told:
                    told[outcome.name] += outcome.probability
            assert paid == told, entry.name


SIDE_ONLY = """
format = 1
id = "side"
name = "Side"
document = "side wagers alone"
currency = "USD"
rounding = "down"
table = { boxes = 1 }
deal = { hand = "" }
dealer = { qualifies = "Q high" }
payment = { order = ["tint", "six"] }

[wagers.tint]
kind = "colour"
clause = "1"
opens_box = true
limits = { min = 1, max = 5 }
after_fold = "live"
must_beat_dealer = true
pays = [{ hand = "all_one_colour", pays = "nothing" }, { hand = "player_one_colour", pays = "3 to 1" }]

[wagers.six]
kind = "six_card"
clause = "1"
opens_box = true
limits = { min = 1, max = 5 }
after_fold = "live"
pays = [
    { hand = "straight_flush", pays = "nothing" },
    { hand = "four_of_a_kind", pays = "50 to 1" },
    { hand = "full_house", pays = "nothing" },
    { hand = "flush", pays = "nothing" },
    { hand = "straight", pays = "12 to 1" },
]

[clauses]
"1" = "Side wagers."
"""


def test_rows_that_pay_nothing_lose_and_side_wagers_alone_must_still_beat_the_dealer() -> None:
    house = load(SIDE_ONLY)
    straights, quads, six = 361_620, 14_664, 20_358_520
    for entry in entries(house):
        bet = unit_bet(house, entry, {})
        found = figures(bet, entry, entry_ends(bet, entry))
        assert found.house_edge * bet.placed_minor == mix(bet).edges[entry.name]
        if entry.name == "six":
            assert found.house_edge == 1 - Fraction(13 * straights + 51 * quads, six)
        else:
            assert found.hit_frequency < Fraction(2 * 2600, 22100) * Fraction(6, 10), "only hands that beat"
