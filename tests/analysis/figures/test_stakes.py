"""That a stake does not matter is said only where every stake that may be placed gives the same figures."""

from fractions import Fraction
from random import Random

import pytest

from kit.cases import HOUSES
from kit.houses.changed import edited
from kit.houses.invented import any_house
from kit.houses.sidebets import sidebet
from kit.play.bets import bet_on, figured, present
from queenhigh.analysis.figures.mix import mix
from queenhigh.analysis.figures.price import entry_figures, entry_of, price
from queenhigh.analysis.figures.stakes import room_of
from queenhigh.analysis.results import WagerFigures
from queenhigh.rules import House
from queenhigh.study.bet import Bet
from queenhigh.study.entries import Entry, entries, unit_bet

LARGE = "min = 500, max = 500"


def side(house: House, players: int = 1) -> WagerFigures:
    return figured(house, "side", {}, players)


def own_cost(bet: Bet, entry: Entry) -> Fraction:
    """What an entry costs in a bet, per unit of its stake."""
    return mix(bet).edges[entry.name] / bet.stakes_minor[entry.wager.name]


def some_stakes(bet: Bet, rng: Random) -> dict[str, int]:
    """Stakes that the table takes on the same wagers: each at an end of its room or within it."""
    found: dict[str, int] = {}
    for name in bet.stakes_minor:
        limits = present(bet.house.by_name[name].limits)
        most = 40 * limits.least_minor if limits.most_minor is None else limits.most_minor
        if limits.times is not None and limits.times_of in found:
            most = min(most, limits.times * found[limits.times_of])
        legal = range(limits.least_minor, most + 1, limits.step_minor)
        found[name] = rng.choice([legal[0], legal[-1], rng.choice(legal)])
    return found


@pytest.mark.parametrize("name", HOUSES)
def test_where_no_stake_matters_every_one_gives_the_same_edge(name: str) -> None:
    """Wagers that a decision can change, at stakes of all sizes on them and beside them."""
    house, rng = any_house(name), Random(name)
    for entry in entries(house):
        bet = unit_bet(house, entry, {})
        found = entry_figures(house, entry)
        if found.stake_matters or entry.wager.looks_at_dealer:
            continue
        for _ in range(6):
            other = Bet(house, some_stakes(bet, rng))
            assert own_cost(other, entry) == found.house_edge, other.stakes_minor


def test_a_larger_stake_that_changes_the_play_matters() -> None:
    """6 Card Bonus that a fold gives up, beside an Ante of 500: at 1 no hand more is played, at 100 many."""
    house = sidebet("six_card", "min = 1, max = 100", LARGE, bonus="12.5")
    found = side(house)
    assert found.marginal_edge is None, "at the least stake the play is that of the Ante alone"
    entry = entry_of(house, "side")
    one, hundred = (Bet(house, {"ante": 50_000, "side": stake}) for stake in (100, 10_000))
    assert own_cost(one, entry) == found.house_edge
    assert mix(one).actions == {"play": 14_900, "fold": 7_200}
    assert mix(hundred).actions == {"play": 17_204, "fold": 4_896}
    assert own_cost(hundred, entry) < found.house_edge
    assert found.stake_matters


def test_the_same_wager_within_limits_that_leave_the_play_alone_does_not_matter() -> None:
    house = sidebet("six_card", "min = 1, max = 2", LARGE)
    found = side(house)
    assert not found.stake_matters
    assert own_cost(Bet(house, {"ante": 50_000, "side": 200}), entry_of(house, "side")) == found.house_edge


def test_stakes_beside_a_wager_matter_too() -> None:
    """The side bet is always 1; beside an Ante of 500 it changes nothing, beside one of 5 it does."""
    plain = sidebet("six_card", "exactly = 1", "min = 500, max = 5000")
    assert not side(plain).stake_matters
    assert side(sidebet("six_card", "exactly = 1", "min = 5, max = 5000")).marginal_edge is not None
    between = side(sidebet("six_card", "min = 1, max = 20", "min = 500, max = 5000"))
    assert between.marginal_edge is None
    assert between.stake_matters


def test_envy_is_flat_so_the_stake_matters_where_others_play() -> None:
    house = sidebet("envied", "min = 1, max = 5")
    alone, four = side(house), side(house, 4)
    assert not alone.stake_matters
    assert four.stake_matters
    fixed = side(sidebet("envied", "exactly = 5"), 4)
    assert round(float(four.house_edge) * 100, 6) == 4.502262
    assert round(float(fixed.house_edge) * 100, 6) == 6.402715
    assert not fixed.stake_matters, "only one stake may be placed, and Envy is paid whatever the Ante is"


def test_envy_that_a_fold_forfeits_weighs_more_beside_a_small_ante() -> None:
    house = any_house("sixcard")
    entry = entry_of(house, "progressive")
    assert not entry_figures(house, entry).stake_matters
    found = entry_figures(house, entry, {}, 7)
    assert found.stake_matters
    stakes = {"ante": 50_000, "pair_plus": 500, "progressive": 500}
    small, large = (mix(Bet(house, {**stakes, "ante": ante}, {}, 7)) for ante in (500, 50_000))
    assert small.actions["play"] == 15_206
    assert large.actions["play"] == 14_900


def test_a_stake_told_in_antes_has_corners_of_its_own() -> None:
    """Double Shot is at most twice the Ante: from 1 beside 500 to twice any Ante, and no more than 1,000."""
    house = any_house("draw")
    entry = entry_of(house, "double_shot")
    corners = present(room_of(unit_bet(house, entry, {}), entry, None).corners)
    ratios = [corner["double_shot"] / corner["ante"] for corner in corners]
    limits, ante = (present(house.by_name[name].limits) for name in ("double_shot", "ante"))
    least = Fraction(limits.least_minor, present(ante.most_minor))
    assert [min(ratios), max(ratios)] == [least, Fraction(2)]
    assert room_of(unit_bet(house, entry, {}, 1), entry, 1).fixed, "both grow together"


def test_a_price_says_the_same_of_the_stake() -> None:
    house = edited("rws", ('after_fold = "live"', 'after_fold = "lost"'))
    for wager, row, award in (("pair_plus", "flush", "9 to 1"), ("progressive", "straight", "20 flat")):
        found = price(house, wager, {row: award})
        assert found.new == figured(found.house, wager, curve=False)


# A progressive that changes the play


def test_a_progressive_has_its_marginal_edge_too() -> None:
    """Adding it costs 0.628363 less 0.168649 of a dollar; its own part of that is smaller."""
    house = sidebet("consolation", "exactly = 1")
    found = side(house)
    rest = mix(bet_on(house, ante=500)).expected_loss_minor
    whole = mix(bet_on(house, ante=500, side=100)).expected_loss_minor
    assert found.marginal_edge == (whole - rest) / 100
    assert round(float(present(found.marginal_edge)) * 100, 4) == 45.9714
    assert round(float(found.house_edge) * 100, 4) == 39.2941
    assert found.stake_matters


def test_who_plays_on_as_without_it_pays_more_than_it_could_cost() -> None:
    """The play of the Ante alone: Q-6-4 or better; jack high is folded and loses its consolation."""
    house = sidebet("consolation", "exactly = 1")
    found = side(house)
    paid = 1000 + 3 * 500 + 44 * 100 + 52 * 50 + 720 + 1096
    assert found.unchanged_play_edge == 1 - Fraction(paid, 22_100)
    assert found.house_edge < present(found.marginal_edge) < present(found.unchanged_play_edge)
