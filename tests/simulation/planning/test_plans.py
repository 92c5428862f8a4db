"""Plans from what somebody says: what the house would not take is refused in words, the rest is dealt."""

from typing import Any

import pytest

from kit.houses.invented import DIFFERENT_HOUSES, any_house
from kit.oracles.simulated import FULL, facts, wild_chart
from queenhigh.engine.layout import place_bets
from queenhigh.rules import house
from queenhigh.simulation import SimulationError, simulate
from queenhigh.simulation.dealing.code_values import NET_LIMIT, worth
from queenhigh.simulation.dealing.prepare import full_bet, plan_of

REFUSED: dict[str, tuple[dict[str, Any], str, str]] = {
    "unknown wager": ({"stakes_minor": {"anto": 500}}, "bet", "did you mean ante"),
    "nothing staked": ({"stakes_minor": [{}]}, "bet", "no wager"),
    "a stake of nothing": ({"stakes_minor": {"ante": 0}}, "bet", "below the minimum"),
    "less than nothing": ({"stakes_minor": {"ante": -500}}, "bet", "below the minimum"),
    "Play before the deal": ({"stakes_minor": {"ante": 500, "play": 500}}, "bet", "not placed before"),
    "a bonus": ({"stakes_minor": {"ante": 500, "ante_bonus": 5}}, "bet", "not placed before"),
    "a need": ({"stakes_minor": {"progressive": 250}}, "bet", "needs Ante"),
    "a fixed stake": ({"stakes_minor": {"ante": 500, "progressive": 251}}, "bet", "exactly"),
    "a step": ({"stakes_minor": {"ante": 550}}, "bet", "Ante"),
    "no bets": ({"stakes_minor": []}, "bet", "none is given"),
    "no strategies": ({"strategy": []}, "strategy", "none is given"),
    "strategies for other boxes": ({"strategy": ["best"] * 2, "boxes": 3}, "boxes", "2 strategies for 3"),
    "a strategy too few": (
        {"strategy": ["best"] * 2, "stakes_minor": [{"ante": 500}] * 3},
        "boxes",
        "2 strategies for 3 boxes",
    ),
    "one bad strategy": ({"strategy": ["best", "luck"]}, "strategy", "'luck' is no strategy"),
    "no boxes": ({"boxes": 0}, "boxes", "0 boxes"),
    "too many boxes": ({"boxes": 8}, "boxes", "1 to 7"),
    "too many bets": ({"stakes_minor": [{"ante": 500}] * 8}, "boxes", "1 to 7"),
    "bets for other boxes": ({"stakes_minor": [{"ante": 500}] * 2, "boxes": 3}, "boxes", "2 bets for 3"),
    "an unknown meter": ({"meters_minor": {"none": 5}}, "meter", "no meter 'none'"),
    "a meter in debt": ({"meters_minor": {"main": -1}}, "meter", "cannot be"),
    "a meter of all money": ({"meters_minor": {"main": 10**30}}, "meter", "cannot be"),
    "an unknown strategy": ({"strategy": "luck"}, "strategy", "no strategy"),
    "a stake too large": ({"stakes_minor": {"ante": 10**12}, "boxes": 2}, "bet", "too much to be added up"),
    "a meter too large": ({"meters_minor": {"main": 10**13}, "boxes": 2}, "bet", "too much to be added up"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_is_refused_in_words(what: str) -> None:
    said, option, words = REFUSED[what]
    with pytest.raises(SimulationError) as caught:
        plan_of(house("rws"), **said)
    assert words in str(caught.value)
    assert caught.value.option == option


@pytest.mark.parametrize("stake", [2**62, 10**19])
def test_a_stake_beyond_64_bits_is_refused_in_words(stake: int) -> None:
    house_ = house("rws")
    with pytest.raises(SimulationError, match="too much to be added up"):
        plan_of(house_, {"ante": stake}, strategy=wild_chart(house_))


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
