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
from queenhigh.analysis.advice import advise
from queenhigh.analysis.figures.mix import mix
from queenhigh.analysis.figures.price import entry_figures, entry_of
from queenhigh.analysis.playing.study import best, study
from queenhigh.rules.otherwise import read_otherwise
from queenhigh.study.bet import Bet
from queenhigh.study.choices import STAY
from queenhigh.study.entries import Entry, entries

MIXES = {
    ("rws", "ante", "pair_plus", "progressive"): {"ante": 1000, "pair_plus": 500, "progressive": 250},
    ("rws", "ante"): {"ante": 500},
    ("rws", "pair_plus"): {"pair_plus": 700},
    ("prime", "ante", "pair_plus", "progressive"): {"ante": 500, "pair_plus": 2500, "progressive": 100},
    ("sixcard", "ante", "pair_plus", "progressive"): {"ante": 500, "pair_plus": 500, "progressive": 500},
}
"""Bets that only the player's cards and the contest settle."""


def lowest(counts: dict[int, int]) -> dict[int, int]:
    """Counts without what they have in common."""
    shared = gcd(*counts.values())
    return {net: count // shared for net, count in sorted(counts.items())}


@pytest.mark.parametrize("key", MIXES, ids=" ".join)
@pytest.mark.parametrize("meters", [{}, {"main": 9_876_543}], ids=["at the seed", "with a full meter"])
def test_the_distribution_is_that_of_all_deals_settled(key: tuple[str, ...], meters: dict[str, int]) -> None:
    bet = Bet(any_house(key[0]), MIXES[key], meters)
    if bet.ante_minor:
        expected = worked.spread(worked.values(bet))
    else:
        box = [plain.box_of(bet, hand(row), STAY) for row in plain.threes()[0]]
        expected = Counter(sum(plain.settled(bet, each, plain.sample(0))) for each in box)
    found = mix(bet)
    assert lowest(found.spread.counts) == lowest(expected)
    assert found.house_edge == -worked.mean(expected) / sum(MIXES[key].values())


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
    chances = [found.spread.chance(sign) for sign in (-1, 0, 1)]
    assert sum(chances) == 1
    assert chances[2] == Fraction(
        sum(count for net, count in found.spread.counts.items() if net > 0), counted.deals
    )


def variance(nets: Mapping[int, int]) -> Fraction:
    mean, deals = worked.mean(nets), sum(nets.values())
    return sum(((net - mean) ** 2 * Fraction(count, deals) for net, count in nets.items()), Fraction(0))


def entries_of(bet: Bet) -> list[Entry]:
    return [each for each in entries(bet.house) if bet.stakes_minor.get(each.wager.name)]


def test_two_wagers_on_the_same_cards_move_together() -> None:
    """Pair Plus looks at the hand alone: over every hand, it meets what the contest brings on average."""
    bet = Bet(any_house("rws"), {"ante": 500, "pair_plus": 500})
    contest = worked.values(Bet(bet.house, {"ante": 500}))
    pair_plus = worked.values(bet)
    total = mean_one = mean_other = Fraction(0)
    for place, play in enumerate(contest.plays):
        ante_net = Fraction(max(play, contest.folds[place]), 18_424)
        plays = play > contest.folds[place]
        both = Fraction(pair_plus.plays[place] if plays else pair_plus.folds[place], 18_424)
        total += ante_net * (both - ante_net)
        mean_one, mean_other = mean_one + ante_net, mean_other + both - ante_net
    expected = total / 22_100 - (mean_one / 22_100) * (mean_other / 22_100)
    [found] = mix(bet).covariances
    assert (found.one, found.other) == ("ante_play", "pair_plus")
    assert found.covariance == expected / 100**2
    assert 0 < found.correlation < 1


def test_of_all_money_bet_counts_the_play_wager() -> None:
    """Ante 10, Pair Plus 5, Progressive 2.50; 149 of 221 hands add a Play of 10."""
    bet = Bet(any_house("rws"), MIXES["rws", "ante", "pair_plus", "progressive"])
    found = mix(bet)
    assert found.average_bet_minor == 1750 + 1000 * Fraction(149, 221)
    assert found.of_all_money_bet == -found.spread.mean / found.average_bet_minor
    assert found.most_at_risk_minor == 2750
    assert found.actions == {"play": 14_900, "fold": 7_200}


def test_edges_of_wagers_that_do_not_touch_each_other_are_their_own() -> None:
    bet = Bet(any_house("prime"), {"ante": 500, "pair_plus": 500, "prime": 100, "progressive": 100})
    found = mix(bet)
    for name, lost in found.edges.items():
        entry = next(each for each in entries_of(bet) if each.name == name)
        assert lost == entry_figures(bet.house, entry).house_edge * bet.stakes_minor[entry.wager.name]


def test_a_bet_without_an_ante_has_no_actions() -> None:
    found = mix(Bet(any_house("rws"), {"pair_plus": 500}))
    assert found.actions == {}
    assert found.most_at_risk_minor == 500 == found.average_bet_minor
    assert found.house_edge == Fraction(308, 5525)


# One decision for the whole bet


def test_a_double_shot_changes_how_the_hand_is_played() -> None:
    """Cards are drawn to trips and straight flushes that are worth more now."""
    house = any_house("draw")
    alone, whole = Bet(house, {"ante": 500}), Bet(house, {"ante": 500, "double_shot": 1000})
    one, both = mix(alone), mix(whole)
    plays = [study(bet).parts[0].solved.best.tolist() for bet in (alone, whole)]
    assert plays[0] != plays[1]
    assert -both.edges["ante_play"] < -one.edges["ante_play"], "the contest gives way to the whole"
    followed = study(whole).mean(lambda _: study(alone).parts[0].solved.best)
    assert both.spread.mean > followed, "as the Ante alone would be played, the whole bet brings less"


def test_a_mix_is_worth_the_best_that_each_hand_can_be_advised() -> None:
    """A few hundred first hands of the drawing game, each worth what advice on the whole bet says."""
    bet = Bet(any_house("draw"), {"ante": 500, "double_shot": 1000})
    solved = study(bet).parts[0].solved
    rng = Random(9)
    for place in rng.sample(range(len(solved.game.firsts)), 25):
        value = Fraction(int(solved.values[place, solved.best[place]]), solved.game.deals_each * 500)
        assert advise(bet, hand(solved.game.firsts.cards[place])).best.value == value


def test_a_large_side_stake_that_a_fold_loses_makes_weak_hands_worth_playing() -> None:
    """If a fold lost the Prime, a hundred on it would keep every hand of one colour in the game."""
    house = any_house("prime")
    [reading] = [each for each in house.readings if each.id == "R3"]
    other = read_otherwise(house, reading)
    stakes = {"ante": 500, "prime": 10_000}
    assert mix(Bet(house, stakes)).actions == {"play": 14_900, "fold": 7_200}
    solved = study(Bet(other, stakes)).parts[0].solved
    weights, cards = solved.game.firsts.weights, solved.game.firsts.cards
    red = [len({hand(row)[at].red for at in range(3)}) == 1 for row in cards]
    played = [
        int(weight)
        for weight, place, one in zip(weights, solved.best, red, strict=True)
        if place == 0 and one
    ]
    assert sum(played) == 2 * comb(26, 3)
    folded = [weight for weight, place in zip(weights, solved.best, strict=True) if place != 0]
    assert mix(Bet(other, stakes)).actions == {"play": 22_100 - sum(folded), "fold": sum(folded)}
    assert sum(folded) < 7_200


def test_entry_figures_and_a_mix_of_the_same_stakes_agree() -> None:
    house = any_house("draw")
    figures = entry_figures(house, entry_of(house, "double_shot"))
    found = mix(Bet(house, {"ante": 500, "double_shot": 500}))
    assert found.edges["double_shot"] == figures.house_edge * 500
