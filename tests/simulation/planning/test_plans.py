"""Plans from what a caller says: bets and strategies for all boxes or for each, arguments of any type."""

import json
from typing import Any

import numpy as np
import pytest

import queenhigh as qh
from kit.houses.invented import DIFFERENT_HOUSES, any_house
from kit.oracles.simulated import FULL, facts, wild_chart
from queenhigh.engine.layout import place_bets
from queenhigh.report.data import json_of
from queenhigh.rules import house
from queenhigh.simulation import Chart, simulate
from queenhigh.simulation.dealing.code_values import NET_LIMIT, worth
from queenhigh.simulation.dealing.prepare import full_bet, plan_of

RWS = qh.house("rws")
VERBS: dict[str, Any] = {
    "simulate": lambda house=RWS, rounds=100, **said: qh.simulate(house, rounds, **said),
    "sessions": lambda house=RWS, rounds=10, **said: qh.sessions(house, 3, rounds, **said),
    "jackpot": lambda house=RWS, **said: qh.jackpot(house, days="0.01", **said),
}


@pytest.mark.parametrize("name", DIFFERENT_HOUSES)
def test_every_wager_at_the_least_it_takes_is_a_bet_the_house_takes(name: str) -> None:
    where = any_house(name)
    bet = full_bet(where)
    assert set(bet) == {wager.name for wager in where.wagers if wager.placed_before_deal}
    place_bets(where, bet)
    plan = plan_of(where, strategy=wild_chart(where))
    assert dict(plan.boxes[0].stakes) == bet


def test_a_bet_for_all_and_a_bet_for_each() -> None:
    where = house("rws")
    one, other = {"ante": 500}, {"pair_plus": 700, "ante": 500}
    assert [dict(box.stakes) for box in plan_of(where, one, boxes=3).boxes] == [one] * 3
    for boxes in (1, 2):
        assert [dict(box.stakes) for box in plan_of(where, [one, other], boxes=boxes).boxes] == [one, other]
    assert [dict(box.stakes) for box in plan_of(where, [one], boxes=2).boxes] == [one] * 2
    stakes = plan_of(where, {"pair_plus": 700, "ante": 500}).boxes[0].stakes
    assert stakes == (("ante", 500), ("pair_plus", 700)), "in the order of the house"


def test_a_strategy_for_all_and_a_strategy_for_each() -> None:
    where, bet = house("rws"), {"ante": 500}
    chart = wild_chart(where)
    assert [box.strategy for box in plan_of(where, bet, boxes=3, strategy=chart).boxes] == [chart] * 3
    for boxes in (1, 3):
        plan = plan_of(where, bet, boxes=boxes, strategy=("best", chart, "Q-6-4"))
        assert [box.played for box in plan.boxes] == ["best", chart.name, "Q-6-4"]
    both = plan_of(where, [bet, {"ante": 1000}], strategy=["best", "always"])
    assert [(dict(box.stakes)["ante"], box.strategy) for box in both.boxes] == [
        (500, "best"),
        (1000, "always"),
    ]


def test_stakes_outside_the_posted_limits_are_dealt_and_said() -> None:
    found = simulate(house("rws"), 500, stakes_minor={"ante": 100_000, "pair_plus": 100}, seed=1)
    assert len(found.notes) == 2
    assert all("outside what this house posts" in note for note in found.notes)
    usual = simulate(house("rws"), 500, stakes_minor={"ante": 500, "pair_plus": 500}, seed=1)
    assert not usual.notes
    for name, times in (("ante_play", 200), ("pair_plus", 1)):
        net = usual.wagers[name].net_minor
        assert found.wagers[name].net_minor == (net * times if times > 1 else net // 5)


def test_the_largest_bets_are_added_up_exactly() -> None:
    """At most a round may move 2**31 minor units: just below that sums and squares are whole."""
    where = house("rws")
    most = (NET_LIMIT - 1) // 7
    plan = plan_of(where, {"ante": most // 100 * 100}, strategy=wild_chart(where))
    assert 2**30 < abs(worth(plan).nets).max() < NET_LIMIT
    small = simulate(where, 3_000, stakes_minor={"ante": 500}, strategy=wild_chart(where), seed=3)
    large = simulate(
        where, 3_000, stakes_minor={"ante": most // 100 * 100}, strategy=wild_chart(where), seed=3
    )
    assert large.wagers["ante_play"].house_edge == small.wagers["ante_play"].house_edge
    assert large.in_all.standard_error == pytest.approx(small.in_all.standard_error, rel=1e-12)


def test_seeds_of_any_size_run() -> None:
    where = house("rws")
    runs = [
        simulate(where, 300, stakes_minor=FULL["rws"], seed=seed).in_all.outcomes
        for seed in (0, -1, 2**64, -(10**200))
    ]
    assert len(set(runs)) == 4


def test_the_same_question_has_the_same_answer() -> None:
    one, other = (simulate(any_house("fourth"), 800, strategy=wild_chart(any_house("fourth"))) for _ in "ab")
    assert facts(one) == facts(other)


# Arguments of every kind that means the same


@pytest.mark.parametrize("verb", VERBS)
def test_a_house_may_be_given_by_its_id(verb: str) -> None:
    assert VERBS[verb](house="rws").plan == VERBS[verb]().plan


@pytest.mark.parametrize("verb", VERBS)
def test_whole_numbers_of_any_type_are_numbers(verb: str) -> None:
    plain = VERBS[verb](seed=7, stakes_minor={"ante": 500, "progressive": 250})
    for kind in (np.int64, float, np.uint16):
        amount = int if kind is float else kind
        found = VERBS[verb](
            seed=kind(7),
            stakes_minor={"ante": amount(500), "progressive": amount(250)},
            meters_minor={"main": amount(10_000)},
            **({"rounds": kind(10)} if verb != "jackpot" else {"tables": kind(1), "boxes": kind(5)}),
        )
        assert found.plan.boxes == plain.plan.boxes
        assert (found.seed, type(found.seed)) == (7, int)
        json.dumps(json_of(found))


def test_large_amounts_are_followed_in_few_rounds() -> None:
    stakes, meters = {"ante": 500, "progressive": 250}, {"main": 10**15}
    found = qh.sessions(RWS, 1, 1_000, stakes_minor=stakes, meters_minor=meters, bankroll_minor=10**15)
    assert found.each.final_minor[0] > 0


def test_a_chart_may_be_made_of_a_list_and_of_bytes_that_change() -> None:
    chart = wild_chart(RWS)
    loose: Any = Chart
    one, other = (
        VERBS["simulate"](strategy=each, seed=3)
        for each in (chart, loose(chart.name, list(chart.choices), bytearray(chart.by_hand)))
    )
    assert one.wagers == other.wagers


@pytest.mark.parametrize("verb", VERBS)
def test_an_error_of_the_watcher_goes_through(verb: str) -> None:
    def fails(progress: Any) -> None:
        raise BrokenPipeError("nobody reads")

    with pytest.raises(BrokenPipeError, match="nobody reads"):
        VERBS[verb](watch=fails)
