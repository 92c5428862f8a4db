"""What a table takes: the win is the edge times the money, the spread that of so many rounds and boxes."""

from fractions import Fraction
from typing import Any

import pytest

from kit.houses.invented import any_house
from kit.play.bets import present
from queenhigh.analysis import Question, analyse
from queenhigh.analysis.results import Taking, Takings
from queenhigh.rules import load
from queenhigh.simulation.dealing.prepare import plan_of
from queenhigh.simulation.planning.plan import SimulationError

HOURS = {"hour": 1, "shift": 8, "month": 30 * 16, "year": 365 * 16}


def taken(name: str, **question: Any) -> Takings:
    return present(analyse(any_house(name), Question(**question)).takings)


def line(found: Takings, wager: str) -> Taking:
    return next(each for each in found.lines if each.name == wager)


def test_the_win_is_the_edge_times_the_money_exactly() -> None:
    """A fixed stake stays what it is."""
    found, edges = taken("rws", per_hour=60, average_minor=2_500, boxes=5), analyse("rws").wagers
    for name, stake in (("ante_play", 2_500), ("pair_plus", 2_500), ("progressive", 250)):
        mine = line(found, name)
        assert mine.stake_minor == stake
        assert {each.span: each.hours for each in mine.taken} == HOURS
        for each in mine.taken:
            assert each.rounds == 60 * each.hours
            assert each.win_minor == 60 * each.hours * 5 * stake * edges[name].house_edge
    pair_plus = line(taken("prime", per_hour=1, average_minor=100), "pair_plus")
    assert pair_plus.taken[0].win_minor == 100 * Fraction(149, 5525)


def test_the_spread_of_one_box_is_that_of_its_rounds() -> None:
    figures = analyse("rws").wagers
    for mine in taken("rws", per_hour=50, average_minor=1_000).lines:
        for each in mine.taken:
            one = figures[mine.name].standard_deviation * mine.stake_minor
            assert each.standard_deviation_minor == pytest.approx(one * each.rounds**0.5)


def test_boxes_that_share_a_dealer_stray_further_than_boxes_apart() -> None:
    one, five = (taken("rws", per_hour=60, average_minor=1_000, boxes=boxes) for boxes in (1, 5))
    alone, together = (line(each, "ante_play").taken[0].standard_deviation_minor for each in (one, five))
    assert 1.2 < present(together) / (present(alone) * 5**0.5) < 1.5
    assert five.lines[0].taken[0].win_minor == 5 * one.lines[0].taken[0].win_minor


def test_a_whole_bet_is_taken_as_it_is() -> None:
    whole = analyse("rws", Question(per_hour=40, stakes_minor={"ante": 2_000, "pair_plus": 500}, boxes=2))
    (mine,) = present(whole.takings).lines
    assert (mine.name, mine.stake_minor) == ("bet", 2_500)
    assert mine.taken[0].win_minor == 40 * 2 * present(whole.mix).expected_loss_minor


FLAT = """base = "sixcard"
id = "flat"
name = "Flat"
[wagers.pair_plus]
pays = [
    { hand = "straight_flush", pays = "100 flat and stake" },
    { hand = "three_of_a_kind", pays = "30 to 1" },
]
"""


def test_a_wager_with_flat_amounts_is_measured_at_the_average_bet() -> None:
    """48 straight flushes of 22,100 hands win $100 whatever the stake, 52 sets of three thirty times it."""
    for minor in (1_000, 20_000):
        found = present(analyse(load(FLAT), Question(per_hour=1, average_minor=minor)).takings)
        lost = (22_100 - 100) * minor - 48 * 10_000 - 52 * 30 * minor
        assert line(found, "pair_plus").taken[0].win_minor == Fraction(lost, 22_100)


def test_what_several_boxes_stray_is_left_out_if_it_is_not_reached() -> None:
    found = taken("sixcard", per_hour=60, average_minor=1_000, boxes=3)
    known = {each.name: each.taken[0].standard_deviation_minor is not None for each in found.lines}
    assert known == {"ante_play": True, "pair_plus": True, "six_card_bonus": False, "progressive": True}


def test_the_table_may_be_open_for_other_hours() -> None:
    found = taken("prime", per_hour=60, average_minor=1_000, hours_per_day=24)
    assert [each.hours for each in found.lines[0].taken] == [1, 8, 720, 8_760]
    assert analyse("prime").takings is None


BET = {"ante": 4_000, "pair_plus": 4_000}


@pytest.mark.parametrize(
    ("question", "unpriced", "lines"),
    [
        # The card room pays 2,000 a round: 40 on Pair Plus wins 1,600 in one box, and four may pass it.
        ({"average_minor": 4_000, "boxes": 4}, ["pair_plus"], ["ante_play", "pot"]),
        ({"average_minor": 4_000}, [], ["ante_play", "pair_plus", "pot"]),
        ({"average_minor": 6_000}, ["pair_plus"], ["ante_play", "pot"]),
        ({"stakes_minor": BET, "boxes": 4}, ["bet"], []),
        ({"stakes_minor": BET}, [], ["bet"]),
    ],
)
def test_bets_that_may_win_more_than_the_table_pays_are_left_out(
    question: dict[str, Any], unpriced: list[str], lines: list[str]
) -> None:
    found = taken("cardroom", per_hour=60, **question)
    assert list(found.unpriced) == unpriced
    assert [each.name for each in found.lines] == lines


def test_boxes_that_may_win_more_than_the_table_pays_are_not_planned() -> None:
    with pytest.raises(SimulationError):
        plan_of(any_house("cardroom"), BET, boxes=4)
