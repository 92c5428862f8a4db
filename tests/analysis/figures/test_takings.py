"""What a table takes: the win is the edge times the money, the spread that of so many rounds and boxes."""

from fractions import Fraction

import pytest

from kit.houses.invented import any_house
from queenhigh.analysis import Question, analyse
from queenhigh.analysis.results import Taking, Takings
from queenhigh.rules import load
from queenhigh.simulation.dealing.prepare import plan_of
from queenhigh.simulation.planning.plan import SimulationError

HOURS = {"hour": 1, "shift": 8, "month": 30 * 16, "year": 365 * 16}


def taken(name: str, asked: Question) -> Takings:
    found = analyse(any_house(name), asked).takings
    assert found is not None
    return found


def line(found: Takings, wager: str) -> Taking:
    return next(each for each in found.lines if each.name == wager)


def test_the_win_is_the_edge_times_the_money_exactly() -> None:
    asked = Question(per_hour=60, average_minor=2_500, boxes=5)
    found, edges = taken("rws", asked), analyse("rws").wagers
    for name, stake in (("ante_play", 2_500), ("pair_plus", 2_500), ("progressive", 250)):
        mine = line(found, name)
        assert mine.stake_minor == stake, "a fixed stake stays what it is"
        for each in mine.taken:
            assert each.hours == HOURS[each.span]
            assert each.rounds == 60 * each.hours
            assert each.win_minor == 60 * each.hours * 5 * stake * edges[name].house_edge


def test_the_spread_of_one_box_is_that_of_its_rounds() -> None:
    found, figures = taken("rws", Question(per_hour=50, average_minor=1_000)), analyse("rws").wagers
    for mine in found.lines:
        for each in mine.taken:
            one = figures[mine.name].standard_deviation * mine.stake_minor
            assert each.standard_deviation_minor == pytest.approx(one * each.rounds**0.5)


def test_boxes_that_share_a_dealer_stray_further_than_boxes_apart() -> None:
    one, five = (taken("rws", Question(per_hour=60, average_minor=1_000, boxes=boxes)) for boxes in (1, 5))
    alone, together = (line(each, "ante_play").taken[0].standard_deviation_minor for each in (one, five))
    assert alone is not None
    assert together is not None
    assert 1.2 < together / (alone * 5**0.5) < 1.5
    assert five.lines[0].taken[0].win_minor == 5 * one.lines[0].taken[0].win_minor


def test_a_whole_bet_is_taken_as_it_stands() -> None:
    stakes = {"ante": 2_000, "pair_plus": 500}
    asked = Question(per_hour=40, stakes_minor=stakes, boxes=2)
    whole = analyse("rws", asked)
    assert whole.takings is not None
    assert whole.mix is not None
    (mine,) = whole.takings.lines
    assert (mine.name, mine.stake_minor) == ("bet", 2_500)
    assert mine.taken[0].win_minor == 40 * 2 * whole.mix.expected_loss_minor


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
        found = analyse(load(FLAT), Question(per_hour=1, average_minor=minor)).takings
        assert found is not None
        lost = (22_100 - 100) * minor - 48 * 10_000 - 52 * 30 * minor
        assert line(found, "pair_plus").taken[0].win_minor == Fraction(lost, 22_100)


def test_what_several_boxes_stray_is_not_told_where_it_is_not_worked_out() -> None:
    found = taken("sixcard", Question(per_hour=60, average_minor=1_000, boxes=3))
    known = {each.name: each.taken[0].standard_deviation_minor is not None for each in found.lines}
    assert known == {"ante_play": True, "pair_plus": True, "six_card_bonus": False, "progressive": True}


def test_the_table_may_be_open_for_other_hours() -> None:
    found = taken("prime", Question(per_hour=60, average_minor=1_000, hours_per_day=24))
    assert [each.hours for each in found.lines[0].taken] == [1, 8, 720, 8_760]
    assert analyse("prime").takings is None


def test_the_edge_of_the_bet_is_what_is_kept_of_it() -> None:
    found = taken("prime", Question(per_hour=1, average_minor=100))
    assert line(found, "pair_plus").taken[0].win_minor == 100 * Fraction(149, 5525)


def test_boxes_that_may_win_more_together_than_the_table_pays_are_not_told() -> None:
    """The card room pays 2,000 a round: 40 on Pair Plus wins 1,600 in one box, and four boxes may pass it."""
    found = taken("cardroom", Question(per_hour=60, average_minor=4_000, boxes=4))
    assert [each.name for each in found.lines] == ["ante_play", "pot"]
    why = found.unpriced["pair_plus"]
    assert "pays $2,000 at most in one round, and 4 boxes with this bet may win up to $6,720 together" in why
    alone = taken("cardroom", Question(per_hour=60, average_minor=4_000))
    assert [each.name for each in alone.lines] == ["ante_play", "pair_plus", "pot"]
    assert not alone.unpriced


def test_a_whole_bet_of_boxes_that_may_win_too_much_is_not_told() -> None:
    bet = {"ante": 4_000, "pair_plus": 4_000}
    asked = Question(per_hour=60, stakes_minor=bet, boxes=4)
    assert [*taken("cardroom", asked).unpriced] == ["bet"]
    assert taken("cardroom", Question(per_hour=60, stakes_minor=bet)).lines
    with pytest.raises(SimulationError, match="these boxes may win up to"):
        plan_of(any_house("cardroom"), bet, boxes=4)


def test_one_box_at_an_average_that_passes_the_most_is_not_told() -> None:
    found = taken("cardroom", Question(per_hour=60, average_minor=6_000))
    assert [*found.unpriced] == ["pair_plus"]
    assert [each.name for each in found.lines] == ["ante_play", "pot"]
