"""A bet on several wagers: its distribution is that of all deals settled, and its parts add up to it."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import comb, gcd, sqrt
from random import Random

import pytest

from kit.cases import mostly_long
from kit.houses.invented import any_house
from kit.oracles import plain, worked
from kit.oracles.plain import hand
from kit.oracles.worth import some_bet
from kit.play.bets import bet_on
from queenhigh.analysis.figures.mix import mix
from queenhigh.analysis.playing.study import best, study
from queenhigh.rules.otherwise import read_otherwise
from queenhigh.study.bet import Bet
from queenhigh.study.choices import STAY
from queenhigh.study.entries import Entry, entries

MIXES = {
    "rws with all": ("rws", {"ante": 1000, "pair_plus": 500, "progressive": 250}),
    "rws": ("rws", {"ante": 500}),
    "rws without an Ante": ("rws", {"pair_plus": 700}),
    "prime": ("prime", {"ante": 500, "pair_plus": 2500, "progressive": 100}),
    "sixcard": ("sixcard", {"ante": 500, "pair_plus": 500, "progressive": 500}),
}
"""Bets that only the player's cards and the contest settle."""


def lowest(counts: dict[int, int]) -> dict[int, int]:
    """Counts without what they have in common."""
    shared = gcd(*counts.values())
    return {net: count // shared for net, count in sorted(counts.items())}


@pytest.mark.parametrize("name", MIXES)
@pytest.mark.parametrize("meters", [{}, {"main": 9_876_543}], ids=["at the seed", "with a full meter"])
def test_the_distribution_is_that_of_all_deals_settled(name: str, meters: dict[str, int]) -> None:
    house, stakes = MIXES[name]
    bet = Bet(any_house(house), stakes, meters)
    if bet.ante_minor:
        expected = worked.spread(worked.values(bet))
    else:
        box = [plain.box_of(bet, hand(row), STAY) for row in plain.threes()[0]]
        expected = Counter(sum(plain.settled(bet, each, plain.sample(0))) for each in box)
    found = mix(bet)
    assert lowest(found.spread.counts) == lowest(expected)
    assert found.house_edge == -worked.mean(expected) / sum(stakes.values())


def some_mixes() -> list[Bet]:
    """Stakes on all wagers of the houses that are quick to work out, seldom round."""
    rng = Random(20)
    return [
        some_bet(any_house("rws"), rng, "ante", "pair_plus", "progressive"),
        some_bet(any_house("prime"), rng, "ante", "pair_plus", "prime", "progressive"),
        some_bet(any_house("sixcard"), rng, "pair_plus", "six_card_bonus"),
        some_bet(any_house("draw"), rng, "ante", "double_shot"),
    ]


@pytest.mark.parametrize(
    "bet", mostly_long(some_mixes(), lambda bet: bet.house.id != "prime"), ids=lambda bet: str(bet.house.id)
)
def test_parts_add_up_to_the_whole(bet: Bet) -> None:
    """Var(total) is the sum of all variances and of twice all covariances; what they cost adds up too."""
    found, counted = mix(bet), study(bet).tally(best)
    unit = bet.house.currency.unit_minor
    variances = {}
    for entry in entries_of(bet):
        nets = Counter[int]()
        for happening, count in counted.counts.items():
            nets[counted.net(happening, entry.wagers)] += count
        assert found.edges[entry.name] == -worked.mean(nets)
        variances[entry.name] = variance(nets)
    whole = sum(variances.values()) + 2 * sum(each.covariance * unit**2 for each in found.covariances)
    assert found.spread.variance == whole == variance(found.spread.counts)
    assert len(found.covariances) == comb(len(found.edges), 2)
    assert sum(found.edges.values()) == -found.spread.mean == found.house_edge * bet.placed_minor
    assert found.spread.deals == counted.deals
    for each in found.covariances:
        expected = float(each.covariance * unit**2) / sqrt(variances[each.one] * variances[each.other])
        assert each.correlation == pytest.approx(expected, rel=1e-12)
    wins = sum(count for net, count in found.spread.counts.items() if net > 0)
    assert found.spread.chance(1) == Fraction(wins, counted.deals)
    assert sum(found.spread.chance(sign) for sign in (-1, 0, 1)) == 1


def variance(nets: Mapping[int, int]) -> Fraction:
    mean, deals = worked.mean(nets), sum(nets.values())
    return sum(((net - mean) ** 2 * Fraction(count, deals) for net, count in nets.items()), Fraction(0))


def entries_of(bet: Bet) -> list[Entry]:
    return [each for each in entries(bet.house) if bet.stakes_minor.get(each.wager.name)]


def test_of_all_money_bet_counts_the_play_wager() -> None:
    """Ante 10, Pair Plus 5, Progressive 2.50; 149 of 221 hands add a Play of 10."""
    found = mix(bet_on("rws", ante=1000, pair_plus=500, progressive=250))
    assert found.average_bet_minor == 1750 + 1000 * Fraction(149, 221)
    assert found.of_all_money_bet == -found.spread.mean / found.average_bet_minor
    assert found.most_at_risk_minor == 2750
    assert found.actions == {"play": 14_900, "fold": 7_200}
    alone = mix(bet_on("rws", pair_plus=500))
    assert alone.actions == {}
    assert alone.most_at_risk_minor == 500 == alone.average_bet_minor
    assert alone.house_edge == Fraction(308, 5525)


# One decision for the whole bet


def test_a_double_shot_changes_how_the_hand_is_played() -> None:
    """Cards are drawn to trips and straight flushes that are worth more now."""
    alone, whole = bet_on("draw", ante=500), bet_on("draw", ante=500, double_shot=1000)
    one, both = mix(alone), mix(whole)
    plays = [study(bet).parts[0].solved.best.tolist() for bet in (alone, whole)]
    assert plays[0] != plays[1]
    assert -both.edges["ante_play"] < -one.edges["ante_play"], "the contest gives way to the whole"
    followed = study(whole).mean(lambda _: study(alone).parts[0].solved.best)
    assert both.spread.mean > followed, "as the Ante alone would be played, the whole bet brings less"


def test_a_large_side_stake_that_a_fold_loses_makes_weak_hands_worth_playing() -> None:
    """If a fold lost the Prime, a hundred on it would keep every hand of one colour in the game."""
    house = any_house("prime")
    [reading] = [each for each in house.readings if each.id == "R3"]
    bet = bet_on(read_otherwise(house, reading), ante=500, prime=10_000)
    assert mix(bet_on(house, ante=500, prime=10_000)).actions == {"play": 14_900, "fold": 7_200}
    solved = study(bet).parts[0].solved
    played = folded = 0
    for row, weight, place in zip(
        solved.game.firsts.cards, solved.game.firsts.weights.tolist(), solved.best.tolist(), strict=True
    ):
        one_colour = len({card.red for card in hand(row)}) == 1
        played += weight * (one_colour and not solved.choices[place].folds)
        folded += weight * solved.choices[place].folds
    assert played == 2 * comb(26, 3)
    assert mix(bet).actions == {"play": 22_100 - folded, "fold": folded}
    assert folded < 7_200
