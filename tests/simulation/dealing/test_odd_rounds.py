"""Rounds of houses drawn at random, with every word there is: arrays and kernels as settlement takes them."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kit.houses.odd_houses import every_word
from kit.oracles.odd_plans import odd_plans, unstudied
from kit.oracles.simulated import assert_same, assert_settled, plain_end
from queenhigh.money import show_amount
from queenhigh.rules import House
from queenhigh.simulation.dealing.count import count_arrays
from queenhigh.simulation.dealing.fast import count_fast, deals_fast
from queenhigh.simulation.dealing.plain import plain_round
from queenhigh.simulation.dealing.prepare import plan_of
from queenhigh.simulation.dealing.stream import stream_of
from queenhigh.simulation.dealing.tables import compiled
from queenhigh.simulation.planning.plan import SimulationError
from queenhigh.study.nets import most_won

FEW = settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.too_slow])
MANY = settings(FEW, max_examples=150)
starts = st.integers(0, 2**48 - 5_000)
seeds = st.integers()


def check_codes(data: st.DataObject, house: House) -> None:
    plan = data.draw(odd_plans(house))
    with unstudied():
        assert_settled(plan, seed=data.draw(seeds), start=data.draw(starts), rounds=40)


@FEW
@given(house=every_word(True), data=st.data())
def test_rounds_of_any_house(house: House, data: st.DataObject) -> None:
    """Any odds, caps, flats, rounding; side bets without an Ante; Envy, community cards, replaced hands."""
    check_codes(data, house)


@pytest.mark.long
@MANY
@given(house=every_word(True), data=st.data())
def test_rounds_of_many_houses(house: House, data: st.DataObject) -> None:
    check_codes(data, house)


def check_kernels(data: st.DataObject, house: House) -> None:
    plan = data.draw(odd_plans(house))
    stream, start, rounds = stream_of(data.draw(seeds)), data.draw(starts), 3_000
    with unstudied():
        tables = compiled(plan).tables
        known = tables.fives == 1 and tables.betters == 1 and not house.dealer.replaces
        assert deals_fast(plan) == known
        if known:
            one, other = (way(plan, stream, start, rounds) for way in (count_fast, count_arrays))
            assert_same(one, other)


@FEW
@given(house=every_word(False), data=st.data())
def test_kernels_count_rounds_of_any_house_as_arrays_do(house: House, data: st.DataObject) -> None:
    pytest.importorskip("numba")
    check_kernels(data, house)


@pytest.mark.long
@MANY
@given(house=every_word(True), data=st.data())
def test_kernels_count_rounds_of_many_houses_as_arrays_do(house: House, data: st.DataObject) -> None:
    pytest.importorskip("numba")
    check_kernels(data, house)


# The most that a table pays


def check_most(data: st.DataObject, house: House) -> None:
    """A table is refused by what its boxes may win together; one that is not pays every round in full."""
    plan = data.draw(odd_plans(house, takers=False))
    bets, charts = [box.stakes_minor for box in plan.boxes], [box.strategy for box in plan.boxes]
    with unstudied():
        dealt = [plain_round(plan, 5, index) for index in range(30)]
        free = replace(plan, house=replace(house, most=None))
        full = [plain_end(free, each).lines for each in dealt]
        most, each_most = (
            house.most,
            [most_won(replace(plan.bet(each.stakes), players=3)) for each in plan.boxes],
        )
        assert most is not None
        for lines in full:
            won = Counter[int]()
            for line in lines:
                won[line.box] += line.won_minor if line.reason != "meter/pays" else 0
            assert all(won[place + 1] <= each for place, each in enumerate(each_most))
        if sum(each_most) > most.amount_minor:
            with pytest.raises(SimulationError, match="these boxes may win up to") as caught:
                plan_of(house, bets, strategy=charts, meters_minor=dict(plan.meters))
            assert show_amount(most.amount_minor, house.currency) in str(caught.value)
            return
        assert plan_of(house, bets, strategy=charts, meters_minor=dict(plan.meters)) == plan
        assert [plain_end(plan, each).lines for each in dealt] == full


@FEW
@given(house=every_word(False, most=True), data=st.data())
def test_boxes_that_may_win_more_than_the_table_pays_are_refused(house: House, data: st.DataObject) -> None:
    check_most(data, house)


@pytest.mark.long
@MANY
@given(house=every_word(True, most=True), data=st.data())
def test_boxes_of_many_houses_that_may_win_more_are_refused(house: House, data: st.DataObject) -> None:
    check_most(data, house)
