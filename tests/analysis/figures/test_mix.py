"""A bet on several wagers, what a table takes of it, and what is collected with it."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import comb, sqrt
from random import Random
from typing import Any

import pytest

from kit.cases import mostly_long
from kit.houses.changed import changed
from kit.houses.invented import CARDROOM, any_house
from kit.oracles import worked
from kit.oracles.worth import some_bet
from kit.play.amounts import units
from kit.play.bets import bet_on, figured, present
from queenhigh.analysis import analyse
from queenhigh.analysis.advice import advice_of
from queenhigh.analysis.figures.mix import mix
from queenhigh.analysis.playing.study import best, study
from queenhigh.analysis.results import Taking, Takings
from queenhigh.rules import House, load
from queenhigh.simulation import SimulationError, simulate
from queenhigh.study.bet import Bet
from queenhigh.study.entries import entries
from queenhigh.study.nets import most_won


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
    found = mix(bet)
    counted = study(bet).tally(best)
    unit = bet.house.currency.unit_minor
    variances = {}
    for entry in (each for each in entries(bet.house) if bet.stakes_minor.get(each.wager.name)):
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
    together = Counter[int]()
    for happening, count in counted.counts.items():
        together[counted.net(happening, bet.wagers)] += count
    assert found.spread.counts == together
    for each in found.covariances:
        expected = float(each.covariance * unit**2) / sqrt(variances[each.one] * variances[each.other])
        assert each.correlation == pytest.approx(expected, rel=1e-12)
    wins = sum(count for net, count in found.spread.counts.items() if net > 0)
    assert found.spread.chance(1) == Fraction(wins, counted.deals)
    assert sum(found.spread.chance(sign) for sign in (-1, 0, 1)) == 1


def variance(nets: Mapping[int, int]) -> Fraction:
    mean = worked.mean(nets)
    deals = sum(nets.values())
    return sum(((net - mean) ** 2 * Fraction(count, deals) for net, count in nets.items()), Fraction(0))


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


# What a table takes

HOURS = {"hour": 1, "shift": 8, "month": 30 * 16, "year": 365 * 16}


def taken(name: str, **question: Any) -> Takings:
    return present(analyse(any_house(name), **question).takings)


def line(found: Takings, wager: str) -> Taking:
    return next(each for each in found.lines if each.name == wager)


def test_the_win_is_the_edge_times_the_money_exactly() -> None:
    """A fixed stake stays what it is."""
    found = taken("rws", per_hour=60, average=25, boxes=5)
    edges = analyse("rws").wagers
    for name, stake in (("ante_play", 2_500), ("pair_plus", 2_500), ("progressive", 250)):
        mine = line(found, name)
        assert mine.stake_minor == stake
        assert {each.span: each.hours for each in mine.taken} == HOURS
        for each in mine.taken:
            assert each.rounds == 60 * each.hours
            assert each.win_minor == 60 * each.hours * 5 * stake * edges[name].house_edge


def test_the_spread_of_one_box_is_that_of_its_rounds() -> None:
    figures = analyse("rws").wagers
    for mine in taken("rws", per_hour=50, average=10).lines:
        for each in mine.taken:
            one = figures[mine.name].standard_deviation * mine.stake_minor
            assert each.standard_deviation_minor == pytest.approx(one * each.rounds**0.5)


def test_boxes_that_share_a_dealer_stray_further_than_boxes_apart() -> None:
    one, five = (taken("rws", per_hour=60, average=10, boxes=boxes) for boxes in (1, 5))
    alone, together = (line(each, "ante_play").taken[0].standard_deviation_minor for each in (one, five))
    assert 1.2 < present(together) / (present(alone) * 5**0.5) < 1.5
    assert five.lines[0].taken[0].win_minor == 5 * one.lines[0].taken[0].win_minor


def test_a_whole_bet_is_taken_as_it_is() -> None:
    whole = analyse("rws", per_hour=40, stakes={"ante": 20, "pair_plus": 5}, boxes=2)
    (mine,) = present(whole.takings).lines
    assert (mine.name, mine.stake_minor) == ("bet", 2_500)
    assert mine.taken[0].win_minor == 40 * 2 * present(whole.mix).expected_loss_minor


def test_a_wager_with_flat_amounts_is_measured_at_the_average_bet() -> None:
    """48 straight flushes of 22,100 hands win $100 whatever the stake, 52 sets of three thirty times it."""
    flat = {"hand": "straight_flush", "pays": "100 flat and stake"}
    rows = [flat, {"hand": "three_of_a_kind", "pays": "30 to 1"}]
    house = changed("sixcard", {"wagers.pair_plus.pays": rows})
    for minor in (1_000, 20_000):
        found = present(analyse(house, per_hour=1, average=units(minor)).takings)
        lost = (22_100 - 100) * minor - 48 * 10_000 - 52 * 30 * minor
        assert line(found, "pair_plus").taken[0].win_minor == Fraction(lost, 22_100)


def test_what_several_boxes_stray_is_left_out_if_it_is_not_reached() -> None:
    found = taken("sixcard", per_hour=60, average=10, boxes=3)
    known = {each.name: each.taken[0].standard_deviation_minor is not None for each in found.lines}
    assert known == {"ante_play": True, "pair_plus": True, "six_card_bonus": False, "progressive": True}


def test_the_table_may_be_open_for_other_hours() -> None:
    found = taken("prime", per_hour=60, average=10, hours_per_day=24)
    assert [each.hours for each in found.lines[0].taken] == [1, 8, 720, 8_760]
    assert analyse("prime").takings is None


BET = {"ante": 4_000, "pair_plus": 4_000}


@pytest.mark.parametrize(
    ("question", "unpriced", "lines"),
    [
        # The card room pays 2,000 a round: 40 on Pair Plus wins 1,600 in one box, and four may pass it.
        ({"average": 40, "boxes": 4}, ["pair_plus"], ["ante_play", "pot"]),
        ({"average": 40}, [], ["ante_play", "pair_plus", "pot"]),
        ({"average": 60}, ["pair_plus"], ["ante_play", "pot"]),
        ({"stakes": units(BET), "boxes": 4}, ["bet"], []),
        ({"stakes": units(BET)}, [], ["bet"]),
    ],
)
def test_bets_that_may_win_more_than_the_table_pays_are_left_out(
    question: dict[str, Any], unpriced: list[str], lines: list[str]
) -> None:
    found = taken("cardroom", per_hour=60, **question)
    assert list(found.unpriced) == unpriced
    assert [each.name for each in found.lines] == lines


# Collections


def without_drops() -> House:
    return load(
        CARDROOM[: CARDROOM.index("[wagers.drop]")].replace(', "drop", "side_drop"', "")
        + CARDROOM[CARDROOM.index("[meters.main]") :].replace("_before_collection", "")
    )


@pytest.mark.parametrize(
    ("stakes", "drop_minor"),
    [({"ante": 500}, 50), ({"ante": 5100}, 150), ({"ante": 2500, "pair_plus": 700}, 150)],
)
def test_what_is_collected_is_added_to_the_edge_and_changes_no_play(
    stakes: dict[str, int], drop_minor: int
) -> None:
    bets = Bet(any_house("cardroom"), stakes), Bet(without_drops(), stakes)
    with_it, without = map(mix, bets)
    assert with_it.expected_loss_minor == without.expected_loss_minor + drop_minor
    assert with_it.spread.variance == without.spread.variance
    assert with_it.actions == without.actions
    mine, other = (advice_of(bet, "Qs 6h 3d").actions for bet in bets)
    each_drop = Fraction(drop_minor, stakes["ante"])
    assert [(each.action, each.value + each_drop) for each in mine] == [
        (each.action, each.value) for each in other
    ]


@pytest.mark.parametrize(("name", "drop_minor"), [("ante", 50), ("pair_plus", 100)])
def test_each_entry_has_its_own_collection(name: str, drop_minor: int) -> None:
    mine = figured("cardroom", name)
    assert mine.house_edge == figured(without_drops(), name).house_edge + Fraction(drop_minor, 500)
    assert mine.stake_matters, "a larger stake pays less of it"


def test_the_most_that_a_bet_wins_is_never_passed() -> None:
    bet = bet_on("cardroom", ante=2600, pair_plus=700, pot=250)
    tally = study(bet).tally(best)
    won = max(
        sum(max(tally.net_of(each, wager), 0) for wager in bet.wagers if wager.name != "pot")
        for each in tally.counts
    )
    assert most_won(bet) == 2600 + 2600 + 40 * 700 + 7000 - 250
    assert won == 2600 + 2600 + 40 * 700


def test_boxes_that_may_win_more_together_are_not_simulated() -> None:
    stakes = {"ante": 500, "pair_plus": 1500}
    assert simulate(any_house("cardroom"), 10, stakes=units(stakes), boxes=3).rounds == 10
    with pytest.raises(SimulationError):
        simulate(any_house("cardroom"), 10, stakes=units(stakes), boxes=4)


def test_an_analysis_has_both_and_a_printed_figure_may_leave_the_collection_out() -> None:
    whole = '[[printed]]\nfigure = "ante_play"\npercent = "18.66"\nclause = "2"\n\n[irregularities]'
    found = analyse(load(CARDROOM.replace("[irregularities]", whole)))
    assert {name: each.label for name, each in found.wagers.items()} == {
        "ante_play": "Ante, Play and Drop", "pair_plus": "Pair Plus and Side Drop", "pot": "Pot",
    }  # fmt: skip
    assert not found.unpriced
    assert found.printed[0].ours == analyse(without_drops()).wagers["ante_play"].house_edge
    assert [each.agrees for each in found.printed] == [True, True]
