"""Rounds of houses drawn at random, with every word there is: arrays and kernels as settlement takes them."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kit.houses.odd_houses import every_word, for_kernels, odd_houses
from kit.oracles.odd_plans import odd_plans, unstudied
from kit.oracles.simulated import assert_same, assert_settled, plain_end
from queenhigh.money import show_amount
from queenhigh.rules import House
from queenhigh.simulation.dealing.count import count_arrays
from queenhigh.simulation.dealing.fast import count_fast, deals_fast, has_numba
from queenhigh.simulation.dealing.plain import plain_round
from queenhigh.simulation.dealing.prepare import plan_of
from queenhigh.simulation.dealing.stream import stream_of
from queenhigh.simulation.dealing.tables import compiled
from queenhigh.simulation.planning.plan import SimulationError
from queenhigh.study.nets import most_won

FEW = settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
MANY = settings(FEW, max_examples=150)
starts = st.integers(0, 2**48 - 5_000)
seeds = st.integers()


def keeps_from_winners(house: House) -> bool:
    return any(wager.envy is not None and wager.envy.not_to_winner for wager in house.wagers)


def check_codes(data: st.DataObject, house: House) -> None:
    """Every code, and whether kernels deal the house: they know no community cards, no bet on either hand and
    no hand of the dealer's that is replaced."""
    plan = data.draw(odd_plans(house))
    with unstudied():
        assert_settled(plan, seed=data.draw(seeds), start=data.draw(starts), rounds=70)
        looks = {wager.looks for bet in compiled(plan).coding.bets for wager in bet.tabled}
        known = not looks & {"five_card", "better"} and not house.dealer.replaces
        assert deals_fast(plan) == (known and has_numba())


@FEW
@given(house=every_word(True), data=st.data())
def test_rounds_of_any_house(house: House, data: st.DataObject) -> None:
    """Any odds, caps, flats, rounding; side bets without an Ante; Envy, community cards, replaced hands."""
    check_codes(data, house)


@settings(FEW, max_examples=3)
@given(house=odd_houses(0, False, boards=()).filter(keeps_from_winners), data=st.data())
def test_rounds_in_which_winners_are_paid_no_envy(house: House, data: st.DataObject) -> None:
    plan = data.draw(odd_plans(house, boxes=4, takers=False))
    with unstudied():
        assert_settled(plan, seed=data.draw(seeds), start=0, rounds=120)


@pytest.mark.long
@MANY
@given(house=every_word(True), data=st.data())
def test_rounds_of_many_houses(house: House, data: st.DataObject) -> None:
    check_codes(data, house)


def check_kernels(data: st.DataObject, house: House) -> None:
    plan = data.draw(odd_plans(house))
    with unstudied():
        assert deals_fast(plan)
        where = stream_of(data.draw(seeds)), data.draw(starts), 3_000
        assert_same(count_fast(plan, *where), count_arrays(plan, *where))


@settings(FEW, max_examples=2)
@given(house=for_kernels(False), data=st.data())
def test_kernels_count_rounds_of_any_house_as_arrays_do(house: House, data: st.DataObject) -> None:
    pytest.importorskip("numba")
    check_kernels(data, house)


@pytest.mark.long
@settings(MANY, max_examples=80)
@given(house=for_kernels(True), data=st.data())
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
