"""Figures of the four houses, exact: closed forms where there are any, otherwise every deal counted."""

from collections import Counter
from fractions import Fraction
from functools import cache
from math import comb, isqrt
from random import Random

import pytest

from kit.cases import FEW, HOUSES
from kit.houses.changed import changed
from kit.houses.invented import any_house
from kit.houses.sidebets import sidebet
from kit.oracles import worked
from kit.oracles.plain import hand
from kit.play.bets import bet_on, figured, present
from queenhigh.analysis.advice import advice_of
from queenhigh.analysis.figures.figures import End, natural, stake_matters
from queenhigh.analysis.figures.mix import mix
from queenhigh.analysis.figures.price import entry_figures, entry_of
from queenhigh.analysis.figures.stakes import room_of
from queenhigh.analysis.playing.solve import solve
from queenhigh.analysis.playing.study import best, study
from queenhigh.analysis.results import WagerFigures
from queenhigh.hands import CATEGORIES, Category
from queenhigh.rules import House
from queenhigh.study.bet import Bet
from queenhigh.study.entries import Entry, entries, unit_bet

HANDS = {"straight_flush": 48, "three_of_a_kind": 52, "straight": 720, "flush": 1096, "pair": 3744}
"""Of 22,100: 12 runs in 4 suits; 13 x 4; 12 x 64 less those suited; 4 x (286 - 12); 13 x 6 x 48."""
SIX_CARDS = {
    "royal_flush": 188,
    "straight_flush": 1_656,
    "four_of_a_kind": 14_664,
    "full_house": 165_984,
    "flush": 205_792,
    "straight": 361_620,
    "three_of_a_kind": 732_160,
}
"""The best five of six cards, of all 20,358,520: as printed in any book of poker odds."""
EDGES = {
    ("rws", "ante_play"): Fraction(686_689, 20_358_520),
    ("prime", "ante_play"): Fraction(686_689, 20_358_520),
    ("sixcard", "ante_play"): Fraction(686_689, 20_358_520),
    ("draw", "ante_play"): Fraction(-143_428_213, 17_559_223_500),
    ("ultimate", "ante_play"): Fraction(1_975_131, 50_896_300),
    # 16,440 hands lose; the others pay the odds of the table.
    ("rws", "pair_plus"): Fraction(16_440 - (40 * 48 + 30 * 52 + 5 * 720 + 4 * 1096 + 3744), 22_100),
    ("prime", "pair_plus"): Fraction(16_440 - (35 * 48 + 33 * 52 + 6 * 720 + 4 * 1096 + 3744), 22_100),
    ("sixcard", "pair_plus"): Fraction(16_440 - (40 * 48 + 30 * 52 + 6 * 720 + 3 * 1096 + 3744), 22_100),
    # Three of one colour: 4 in 17. All six: 2 x 230,230 of 20,358,520 sets of six cards.
    ("prime", "prime"): 1 - 4 * Fraction(4, 17) - Fraction(2 * comb(26, 6), comb(52, 6)),
    # 1,482,064 sets of six pay; the rest lose.
    ("sixcard", "six_card_bonus"): 1
    - Fraction(
        1001 * 188 + 201 * 1656 + 51 * 14_664 + 26 * 165_984 + 16 * 205_792 + 11 * 361_620 + 6 * 732_160,
        20_358_520,
    ),
    ("draw", "double_shot"): Fraction(13_654, 270_725),
}
EVERY = [(name, entry.name) for name in FEW for entry in entries(any_house(name))]


@cache
def figures_of(name: str, entry: str) -> WagerFigures:
    house = any_house(name)
    [mine] = [each for each in entries(house) if each.name == entry]
    return entry_figures(house, mine)


@pytest.mark.parametrize(("name", "entry"), EDGES)
def test_the_edge_is_exact(name: str, entry: str) -> None:
    assert figures_of(name, entry).house_edge == EDGES[name, entry]


def test_the_element_of_risk_counts_all_money_that_stood() -> None:
    """14,900 of 22,100 hands are played, so 1 + 149/221 Antes stand on average: 2.0147 %."""
    found = figures_of("rws", "ante_play")
    assert found.average_bet == 1 + Fraction(14_900, 22_100) == Fraction(370, 221)
    assert found.element_of_risk == Fraction(686_689, 20_358_520) / Fraction(370, 221)
    assert round(float(found.element_of_risk) * 100, 4) == 2.0147
    assert figures_of("rws", "pair_plus").element_of_risk is None, "a stake that stays as it is has none"
    solved = solve(bet_on("draw", ante=500))
    played = int(solved.game.firsts.weights[solved.best != len(solved.choices) - 1].sum())
    assert figures_of("draw", "ante_play").average_bet == 1 + Fraction(played, 22_100)


# Against every deal


@cache
def contest_counts() -> Counter[tuple[str, Fraction]]:
    """The 407,170,400 deals of three against three cards, by stand, bonus and net in Antes."""
    found = worked.values(bet_on("rws", ante=500))
    counts: Counter[tuple[str, Fraction]] = Counter()
    names = ("not_qualified", "not_qualified", "win", "tie", "lose")
    for place, (mine, row) in enumerate(
        zip(found.stands.strengths.tolist(), found.stands.counts.tolist(), strict=True)
    ):
        if found.plays[place] < found.folds[place]:
            counts["fold", Fraction(-1)] += sum(row)
            continue
        kind = CATEGORIES[mine]
        bonus = f" + {kind.key}" if kind >= Category.STRAIGHT else ""
        for name, net, count in zip(names, found.play_nets[place], row, strict=True):
            counts[name + bonus, Fraction(net, 500)] += count
    return +counts


def test_every_outcome_of_the_contest_comes_as_often_as_it_is_dealt() -> None:
    found = figures_of("rws", "ante_play")
    assert {(each.name, each.net): each.count for each in found.outcomes} == contest_counts()
    assert found.deals == comb(52, 3) * comb(49, 3) == 407_170_400


FOLDED = {"fold": 7_200, "lose": 14_900 - 5_660}
NOTHING = {"lose": 22_100 - 5_660}
OUTCOMES = {
    ("rws", "pair_plus"): HANDS | FOLDED,
    ("prime", "pair_plus"): HANDS | NOTHING,
    ("sixcard", "pair_plus"): HANDS | FOLDED,
    ("sixcard", "six_card_bonus"): SIX_CARDS | {"lose": 20_358_520 - sum(SIX_CARDS.values())},
    ("rws", "progressive"): {
        "mini_royal_spades": 1, "mini_royal": 3, "straight_flush": 44, "three_of_a_kind": 52,
        "straight": 720, "lose": 22_100 - 48 - 52 - 720,
    },
    ("prime", "prime"): {
        "all_one_colour": 2 * comb(26, 6),
        "player_one_colour": 4 * comb(52, 6) // 17 - 2 * comb(26, 6),
        "lose": 13 * comb(52, 6) // 17,
    },
}  # fmt: skip


@pytest.mark.parametrize(("name", "entry"), OUTCOMES)
def test_wagers_hit_as_often_as_the_cards_are_dealt(name: str, entry: str) -> None:
    """A fold is an end of its own if it loses the wager, and none if the wager lives on."""
    found = figures_of(name, entry)
    assert {each.name: each.count for each in found.outcomes} == OUTCOMES[name, entry]
    assert found.deals == sum(OUTCOMES[name, entry].values())


@pytest.mark.long
def test_the_draw_game_is_worth_what_advice_on_every_hand_says() -> None:
    """The second method over all classes of first hands: alone, and with a Double Shot beside it."""
    house = any_house("draw")
    alone = Bet(house, {"ante": 500})
    both = Bet(house, {"ante": 500, "double_shot": 500})
    firsts = solve(alone).game.firsts
    totals = [Fraction(0), Fraction(0)]
    for row, weight in zip(firsts.cards, firsts.weights.tolist(), strict=True):
        for place, bet in enumerate((alone, both)):
            totals[place] += weight * advice_of(bet, hand(row)).best.value
    means = [total / 22_100 for total in totals]
    assert -means[0] == EDGES["draw", "ante_play"]
    assert study(both).mean(best) == means[1] * 500
    assert means[0] - means[1] == Fraction(31_695_502, 627_115_125), "what adding the Double Shot costs"


# What is read off the outcomes


@pytest.mark.parametrize(("name", "entry"), EVERY)
def test_everything_follows_from_the_outcomes(name: str, entry: str) -> None:
    found = figures_of(name, entry)
    assert sum(each.count for each in found.outcomes) == found.deals
    assert all(each.probability == Fraction(each.count, found.deals) for each in found.outcomes)
    mean = sum((each.contribution for each in found.outcomes), Fraction(0))
    assert -mean == found.house_edge
    assert found.hit_frequency == sum(each.probability for each in found.outcomes if each.net > 0)
    central = {
        power: sum(((each.net - mean) ** power * each.probability for each in found.outcomes), Fraction(0))
        for power in (2, 3)
    }
    deviation = root(central[2])
    assert found.standard_deviation == pytest.approx(float(deviation), rel=1e-15)
    assert found.skewness == pytest.approx(float(central[3] / deviation**3), rel=1e-14)
    assert [each.net for each in found.outcomes] == sorted(
        (each.net for each in found.outcomes), reverse=True
    )


def root(square: Fraction) -> Fraction:
    """A square root to forty figures."""
    return Fraction(isqrt(square.numerator * square.denominator * 10**80), square.denominator * 10**40)


# Counts that people know


def end(name: str, net: int) -> End:
    return End(name, name, "", net, 1)


@pytest.mark.parametrize("times", [1, 7, 18_424, 10**12])
def test_counts_are_told_in_the_smallest_familiar_number_of_deals(times: int) -> None:
    pair = {end("pair", 1): 3744 * times, end("other", -1): 18_356 * times}
    assert list(natural(pair).values()) == [3744, 18_356]
    coin = {end("heads", 1): times, end("tails", -1): 3 * times}
    assert list(natural(coin).values()) == [5525, 16_575], "a quarter of 22,100"
    rare = {end("hit", 1): 188 * times, end("miss", -1): 20_358_332 * times}
    assert list(natural(rare).values()) == [188, 20_358_332]
    odd = {end("hit", 1): times, end("miss", -1): 1174 * times}
    assert sum(natural(odd).values()) == 407_170_400, "25 x 47 goes into three against three cards alone"
    strange = {end("one", 1): 2 * times, end("other", -1): 57 * times}
    assert list(natural(strange).values()) == [2, 57], "and 59 into none"


# Stakes


def test_a_share_of_a_meter_is_paid_at_another_rate_on_another_stake() -> None:
    limits = {"min": 1, "max": 5, "step": 1, "clause": "T2"}
    house = changed("prime", {"wagers.progressive.limits": limits})
    assert stake_matters(bet_on(house, progressive=100), house.by_name["progressive"])
    plain = any_house("prime")
    assert not stake_matters(bet_on(plain, progressive=100), plain.by_name["progressive"])


def test_no_stake_matters_if_only_one_is_legal() -> None:
    """A flat bonus on an Ante that is always five has one edge."""
    flat = {"wagers.ante.limits": {"exactly": 5, "clause": "3.4"}, "wagers.ante_bonus.pays.0.pays": "25 flat"}
    house = changed("rws", flat)
    assert not stake_matters(bet_on(house, ante=500), house.by_name["ante_bonus"])


LARGE = "min = 500, max = 500"
MATTERS = {("draw", "double_shot"), ("oceans11", "ante_play"), ("oceans11", "pair_plus")}
"""Wagers of the catalogue that pay another rate, or are played another way, at another stake."""


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
    house = any_house(name)
    rng = Random(name)
    for entry in entries(house):
        bet = unit_bet(house, entry, {})
        found = entry_figures(house, entry)
        if entry.wager.looks_at_dealer:
            continue
        assert found.stake_matters == ((name, entry.name) in MATTERS), entry.name
        if found.stake_matters:
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
    alone = side(house)
    four = side(house, 4)
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


# A progressive that changes the play


def test_a_progressive_has_its_marginal_edge_too() -> None:
    """Adding it costs 0.628363 less 0.168649 of a dollar; its own part of that is smaller.

    The play of the Ante alone, Q-6-4 or better, folds jack high and loses its consolation: it pays more.
    """
    house = sidebet("consolation", "exactly = 1")
    found = side(house)
    rest = mix(bet_on(house, ante=500)).expected_loss_minor
    whole = mix(bet_on(house, ante=500, side=100)).expected_loss_minor
    assert found.marginal_edge == (whole - rest) / 100
    assert round(float(present(found.marginal_edge)) * 100, 4) == 45.9714
    assert round(float(found.house_edge) * 100, 4) == 39.2941
    assert found.stake_matters
    paid = 1000 + 3 * 500 + 44 * 100 + 52 * 50 + 720 + 1096
    assert found.unchanged_play_edge == 1 - Fraction(paid, 22_100)
    assert found.house_edge < present(found.marginal_edge) < present(found.unchanged_play_edge)
