"""Rounds dealt three ways: plain rounds settled one by one, arrays of codes, compiled kernels.

At any table of any house each code means what settlement pays, and kernels count what arrays count.
"""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kit.cases import mostly_long
from kit.houses.invented import ALL_HOUSES, any_house
from kit.houses.odd_houses import every_word, for_kernels, odd_houses
from kit.oracles.odd_plans import odd_plans, unstudied
from kit.oracles.simulated import (
    BUSY,
    assert_dealt_alike,
    assert_settled,
    busy,
    mixed_plan,
    plain_end,
    plan_with,
    wild_chart,
    wild_plan,
)
from queenhigh.rules import House
from queenhigh.simulation.dealing import arrays
from queenhigh.simulation.dealing.code_values import worth
from queenhigh.simulation.dealing.count import count_arrays
from queenhigh.simulation.dealing.fast import deals_fast, has_numba
from queenhigh.simulation.dealing.plain import plain_round
from queenhigh.simulation.dealing.prepare import plan_of
from queenhigh.simulation.dealing.stream import stream_of
from queenhigh.simulation.dealing.tables import compiled
from queenhigh.simulation.edges.shown_round import show_round
from queenhigh.simulation.planning.plan import Plan, SimulationError
from queenhigh.study.nets import most_won

FEW = settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
MANY = settings(FEW, max_examples=150)
starts = st.integers(0, 2**48 - 5_000)
seeds = st.integers()


# Houses drawn at random


def check_rounds(data: st.DataObject, house: House, rounds: int = 70) -> None:
    """Kernels leave community cards, bets on either hand and replaced hands of the dealer's to the arrays."""
    plan = data.draw(odd_plans(house))
    with unstudied():
        looks = {wager.looks for bet in compiled(plan).coding.bets for wager in bet.tabled}
        known = not looks & {"five_card", "better", "dealer"} and not house.dealer.replaces
        assert deals_fast(plan) == (known and has_numba())
        assert_dealt_alike(plan, data.draw(seeds), data.draw(starts), rounds)


@FEW
@given(house=every_word(True), data=st.data())
def test_rounds_of_any_house(house: House, data: st.DataObject) -> None:
    """Any odds, caps, flats, rounding; side bets without an Ante; Envy, community cards, replaced hands."""
    check_rounds(data, house)


@settings(FEW, max_examples=2)
@given(house=for_kernels(False), data=st.data())
def test_rounds_of_any_house_that_kernels_deal(house: House, data: st.DataObject) -> None:
    check_rounds(data, house, rounds=5)


def keeps_from_winners(house: House) -> bool:
    return any(wager.envy is not None and wager.envy.not_to_winner for wager in house.wagers)


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
    check_rounds(data, house)


@pytest.mark.long
@settings(FEW, max_examples=80)
@given(house=for_kernels(True), data=st.data())
def test_rounds_of_many_houses_that_kernels_deal(house: House, data: st.DataObject) -> None:
    check_rounds(data, house, rounds=5)


# Tables of all sizes at houses with something going on

BOXES = {name: any_house(name).boxes for name in (*ALL_HOUSES, "second")}
STARTS = (0, 16_383, 2**31 - 20, 2**48 - 20_001)
MANY_ROUNDS = {"draw": 1500, "fourth": 1500, "upcard": 1500, "community": 300, "second": 400}
"""Houses whose deals `test_codes.py` cannot walk through."""


def tables_of(name: str) -> Iterator[tuple[Plan, int, int, int]]:
    """Plans of a house, each with a seed, the first round and the number of rounds to settle."""
    few = {"twin": (2,), "sixcard": (1, 2, 4, 7)}
    for boxes in few.get(name, range(1, BOXES[name] + 1)):
        plan = wild_plan(name, boxes) if boxes % 2 else mixed_plan(name, boxes)
        yield plan, -boxes, STARTS[boxes % len(STARTS)], 20
    for boxes, takers in ((2, 2**31), (1, 2**32), (1, 0), (BOXES[name], 2**30)):
        if boxes == 2 or name == "rws":
            yield wild_plan(name, boxes, takers=takers), 2, 101, 12
    if any_house(name).meters and name != "twin":
        yield mixed_plan(name, BOXES[name], takers=2**31), 5, 7, 15
    if name in BUSY:  # folded hands, which nobody envies; Envy for boxes that stake nothing else
        for plan in (wild_plan(busy(name), 4), mixed_plan(busy(name), 4)):
            yield plan, 13, 0, 160
    if name in MANY_ROUNDS:
        yield wild_plan(name), 77, 0, MANY_ROUNDS[name]
        yield mixed_plan(name, 3), 4, 1_000_000, 100


DIFFERENT = ("rws", "draw", "upcard", "second")
"""Houses with meters, draws, a card shown, and hands that are replaced."""


@pytest.mark.parametrize("name", mostly_long(BOXES, lambda name: name in DIFFERENT))
def test_rounds_of_every_kind_of_table(name: str) -> None:
    for plan, seed, start, rounds in tables_of(name):
        assert_dealt_alike(plan, seed, start, rounds, counted=20_000)


@pytest.mark.long
@pytest.mark.parametrize("name", ["draw", "fourth", "twin", "upcard"])
def test_a_hundred_thousand_rounds_of_houses_that_cannot_be_walked(name: str) -> None:
    assert_settled(wild_plan(name), seed=78, start=0, rounds=100_000)


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in ALL_HOUSES if name not in ("twin", "community")])
def test_a_million_rounds_of_every_size_of_table(name: str) -> None:
    for boxes in range(1, BOXES[name] + 1):
        assert_dealt_alike(wild_plan(name, boxes), 100 + boxes, 0, 1, counted=1_000_000)


@pytest.mark.parametrize("share", [0, 0.3, 0.5, 1])
def test_as_many_take_up_a_wager_as_the_plan_says(share: float) -> None:
    plan = wild_plan("rws", 2, takers=round(share * 2**32))
    block = arrays.codes(compiled(plan).tables, stream_of(2), 101, 4_000)
    assert worth(plan).takers[block].mean() == pytest.approx(share, abs=0.03 if 0 < share < 1 else 0)


# Community cards


def test_rare_hands_with_community_cards() -> None:
    """Straight flushes are paid from meters and envied: some of them, found by their codes."""
    plan = wild_plan("community", 2)
    hits = count_arrays(plan, stream_of(8), 0, 120_000).hits
    assert len(hits)
    for index in sorted(set(hits[:, 0].tolist()))[:20]:
        assert_settled(plan, seed=8, start=index, rounds=1)


def test_community_cards_come_last_so_that_all_other_cards_are_as_without_them() -> None:
    house = any_house("community")
    plan = plan_with(house, {"ante": 500}, strategy=wild_chart(house))
    without = replace(plan, house=replace(house, community=0))
    with unstudied():
        for index in range(50):
            one, other = (plain_round(each, 5, index) for each in (plan, without))
            assert one.dealer.cards == other.dealer.cards
            assert [box.final for box in one.boxes] == [box.final for box in other.boxes]
            assert len({*one.dealer.cards, *one.dealer.community, *one.boxes[0].final}) == 8
            assert other.dealer.community == ()
            assert show_round(plan, 5, index).community == one.dealer.community


# The most that a table pays


def check_most(data: st.DataObject, house: House) -> None:
    """A table is refused by what its boxes may win together; one that is not pays every round in full."""
    plan = data.draw(odd_plans(house, takers=False))
    bets = [box.stakes_minor for box in plan.boxes]
    charts = [box.strategy for box in plan.boxes]
    with unstudied():
        dealt = [plain_round(plan, 5, index) for index in range(30)]
        free = replace(plan, house=replace(house, most=None))
        full = [plain_end(free, each).lines for each in dealt]
        most = house.most
        each_most = [most_won(replace(plan.bet(each.stakes), players=3)) for each in plan.boxes]
        assert most is not None
        for lines in full:
            won = Counter[int]()
            for line in lines:
                won[line.box] += line.won_minor if line.reason != "meter/pays" else 0
            assert all(won[place + 1] <= each for place, each in enumerate(each_most))
        if sum(each_most) > most.amount_minor:
            with pytest.raises(SimulationError) as caught:
                plan_of(house, bets, strategy=charts, meters_minor=dict(plan.meters))
            assert caught.value.option == "bet"
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
