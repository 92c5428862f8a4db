"""Exact figures of any chart: those of the strategy it writes down, of its mirror images, of all deals."""

from fractions import Fraction
from itertools import permutations

import numpy as np
import pytest

from kit.cases import mostly_long
from kit.oracles.simulated import FULL, plan_with, wild_chart
from queenhigh.analysis.playing.study import best, study
from queenhigh.rules import house
from queenhigh.simulation import Chart, best_chart
from queenhigh.simulation.dealing import arrays
from queenhigh.simulation.dealing.code_values import worth
from queenhigh.simulation.dealing.tables import compiled, deck
from queenhigh.simulation.edges.exact import exact_of
from queenhigh.simulation.edges.run import run
from queenhigh.simulation.planning.chart_counts import chart_chooser
from queenhigh.simulation.planning.hand_play import play_of
from queenhigh.study.bet import Bet
from queenhigh.study.suits import bits_of, sets_of, with_suits

HOUSES = ("draw", "prime", "rws", "sixcard")
SOME = mostly_long(HOUSES, lambda name: name in ("rws", "draw"))


@pytest.mark.parametrize("name", SOME)
@pytest.mark.parametrize("strategy", ["always", "K-9-2", "pair"])
def test_a_chart_of_a_strategy_has_its_figures(name: str, strategy: str) -> None:
    rules, stakes = house(name), FULL[name]
    chart = best_chart(Bet(rules, stakes), strategy)
    told, named = (exact_of(plan_with(rules, stakes, strategy=each)) for each in (chart, strategy))
    assert told == named
    assert told.edge_in_all is not None


@pytest.mark.parametrize("name", SOME)
def test_a_chart_of_best_play_happens_as_best_play_does(name: str) -> None:
    bet = Bet(house(name), FULL[name])
    studied, chooser = study(bet), chart_chooser(best_chart(bet))
    assert studied.tally(chooser) == studied.tally(best)
    assert studied.hands(chooser) == studied.hands(best)


@pytest.mark.parametrize("name", ["rws", "draw"])
def test_swapping_suits_changes_nothing(name: str) -> None:
    """No wager of these bets tells suits apart; the places of cards in a hand move with them."""
    rules = house(name)
    stakes = {wager: stake for wager, stake in FULL[name].items() if wager != "progressive"}
    chart = wild_chart(rules, 8)
    first = exact_of(plan_with(rules, stakes, strategy=chart))
    for swap in list(permutations(range(4)))[5::6]:
        assert exact_of(plan_with(rules, stakes, strategy=swapped(chart, swap))) == first


def swapped(chart: Chart, swap: tuple[int, ...]) -> Chart:
    """The chart for a deck whose suits go elsewhere."""
    hands = sets_of(3)
    moved = with_suits(hands, np.array(swap))
    place = {bits: number for number, bits in enumerate(bits_of(hands).tolist())}
    to = [place[bits] for bits in bits_of(moved).tolist()]
    order = np.argsort(np.argsort(moved, axis=1), axis=1).tolist()
    choices = {choice: number for number, choice in enumerate(chart.choices)}
    made = bytearray(len(chart.by_hand))
    for hand, choice in enumerate(chart.by_hand):
        said = chart.choices[choice]
        thrown = tuple(sorted(order[hand][at] for at in said.thrown))
        made[to[hand]] = choices[said._replace(thrown=thrown)]
    return Chart(f"{chart.name} swapped", chart.choices, bytes(made))


@pytest.mark.long
@pytest.mark.parametrize(
    "name", ["rws", *(pytest.param(each, marks=pytest.mark.long) for each in ("prime", "sixcard"))]
)
def test_all_deals_there_are_come_to_the_same(name: str) -> None:
    """Every hand of a wild chart against every hand of the dealer, added up one by one."""
    rules = house(name)
    plan = plan_with(rules, FULL[name], strategy=wild_chart(rules, 4))
    tables, known = compiled(plan).tables, deck()
    counts = np.zeros(tables.codes, np.int64)
    for first in range(22_100):
        theirs = np.flatnonzero((known.masks & known.masks[first]) == 0)
        own = np.full(len(theirs), tables.own[0, 0, first], np.int32)
        mine = np.full(len(theirs), first, np.int64)
        codes = arrays._coded(tables, own, mine, theirs, known.strengths[theirs])
        counts += np.bincount(codes, minlength=tables.codes)
    deals = int(counts.sum())
    assert deals == 22_100 * 18_424
    exact, nets = exact_of(plan), worth(plan).nets
    for place, entry in enumerate(plan.entries):
        total = sum(int(net) * int(count) for net, count in zip(nets[:, place], counts, strict=True))
        stake = FULL[name][entry.wager.name]
        assert exact.edges[entry.name] == Fraction(-total, deals * stake)
    squares = sum(int(net) ** 2 * int(count) for net, count in zip(nets[:, -1], counts, strict=True))
    total = sum(int(net) * int(count) for net, count in zip(nets[:, -1], counts, strict=True))
    assert exact.variance_in_all == Fraction(squares, deals) - Fraction(total, deals) ** 2


@pytest.mark.parametrize("name", SOME)
@pytest.mark.parametrize("boxes", [1, 3])
def test_wild_charts_keep_to_their_figures(name: str, boxes: int) -> None:
    rules = house(name)
    found = run(plan_with(rules, *[FULL[name]] * boxes, strategy=wild_chart(rules, 6)), 300_000, 2)
    for each in (*found.wagers.values(), found.in_all):
        reached = each.exact is not None
        assert reached or (name, boxes) == ("sixcard", 3), "Envy of six cards is known under best play alone"
        assert each.z is None or abs(each.z) < 4


def test_a_wager_that_no_decision_touches_is_exact_however_the_rest_is_played() -> None:
    """Two upcards of the house's own make charts too long to solve; its side wager needs none of it."""
    from kit.houses.invented import any_house

    rules = any_house("upcard")
    stakes = FULL["upcard"]
    charted = exact_of(plan_with(rules, stakes, strategy=wild_chart(rules)))
    assert play_of(rules, tuple(stakes.items()), (), wild_chart(rules)).study is None
    assert charted.edges["ante_play"] is None
    alone = exact_of(plan_with(rules, {"pair_plus": stakes["pair_plus"]}))
    assert charted.edges["pair_plus"] == alone.edges["pair_plus"]
    assert charted.variances["pair_plus"] == alone.variances["pair_plus"]
    assert charted.edges["pair_plus"] is not None
