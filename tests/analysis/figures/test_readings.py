"""What our readings of the documents are worth: the same wagers, read the other way."""

from fractions import Fraction
from functools import cache
from math import comb

import pytest

from kit.cases import FEW
from kit.houses.corner import CORNER
from kit.houses.invented import any_house
from kit.oracles import plain, worked
from kit.oracles.plain import hand
from queenhigh.analysis import Question, analyse
from queenhigh.analysis.figures.price import price
from queenhigh.analysis.figures.readings import cost, reading_effects
from queenhigh.analysis.results import ReadingEffect
from queenhigh.report import markdown_of
from queenhigh.rules import load
from queenhigh.rules.posting import post
from queenhigh.study.bet import Bet
from queenhigh.study.entries import entries


@cache
def effects(name: str) -> dict[str, list[ReadingEffect]]:
    found: dict[str, list[ReadingEffect]] = {}
    for each in reading_effects(any_house(name)):
        found.setdefault(each.reading, []).append(each)
    return found


def test_a_stake_of_one_dollar_would_make_the_progressive_a_gift() -> None:
    """The awards as printed, and the seed, for a dollar: 40,050 come back for 22,100."""
    [each] = effects("rws")["R2"]
    assert each.entry == "progressive"
    assert each.ours == 1 - Fraction(40_050, 22_100) / Fraction(5, 2) == Fraction(304, 1105)
    assert each.theirs == 1 - Fraction(40_050, 22_100) == Fraction(-359, 442)


def test_whether_a_fold_loses_the_progressive_or_the_pair_plus_changes_nothing() -> None:
    """No hand that pays on the Progressive, and no pair or better, is ever folded."""
    for name, reading in (("rws", "R3"), ("prime", "R1")):
        [each] = effects(name)[reading]
        assert (each.entry, each.ours, each.theirs) == ("", Fraction(0), Fraction(0))


def test_a_stake_that_came_back_with_every_win_but_the_jackpot_would_help() -> None:
    """819 of 22,100 hands win and are not the jackpot."""
    [each] = effects("rws")["R4"]
    assert each.entry == "progressive"
    assert each.theirs == Fraction(5261, 22_100)
    assert each.ours == each.theirs + Fraction(3 + 44 + 52 + 720, 22_100)


def test_a_prime_that_a_fold_lost_would_cost_more_than_the_document_prints() -> None:
    """Every hand, its colours and the dealer's: the Prime is lost with a fold, or kept by playing on.

    An Ante of five and a Prime of one. Playing a hand of one colour keeps the Prime alive, which is worth
    more than the fold saves for some hands that are folded otherwise.
    """
    [each] = effects("prime")["R3"]
    assert each.entry == "prime"
    assert each.ours == Fraction(405, 11_186), "the printed 3.62 %"
    contest = worked.values(Bet(any_house("prime"), {"ante": 500}))
    alone = both = Fraction(0)
    cards = plain.threes()[0]
    for place, play in enumerate(contest.plays):
        first = hand(cards[place])
        play_mean, fold_mean = Fraction(play, 18_424), Fraction(contest.folds[place], 18_424)
        alone += max(play_mean, fold_mean)
        prime = Fraction(-100)
        if len({card.red for card in first}) == 1:
            prime = 300 + 100 * Fraction(comb(23, 3), comb(49, 3))
        both += max(play_mean + prime, fold_mean - 100)
    assert each.theirs == (alone - both) / 22_100 / 100 == Fraction(1_611_769, 20_358_520)
    assert round(float(each.theirs) * 100, 2) != 3.62, "so the document's own figure says how it is meant"


def test_readings_without_another_side_have_no_effect_to_tell() -> None:
    told = {(name, reading) for name in FEW for reading in effects(name)}
    assert told == {
        ("rws", "R2"),
        ("rws", "R3"),
        ("rws", "R4"),
        ("prime", "R1"),
        ("prime", "R3"),
        ("sixcard", "R4"),
    }
    for name in FEW:
        known = {reading.id: reading for reading in any_house(name).readings}
        for each in (each for found in effects(name).values() for each in found):
            assert each.text == known[each.reading].text
            assert each.otherwise == known[each.reading].instead != ""


def test_what_the_table_posts_holds_for_both_readings() -> None:
    """With a posted stake of five dollars a reading of the stake has nothing left to change."""
    posted = post(any_house("rws"), "progressive=5")
    [each] = [each for each in reading_effects(posted) if each.reading == "R2"]
    assert each.entry == ""
    [paid] = [each for each in reading_effects(posted) if each.reading == "R4"]
    assert paid.ours == 1 - Fraction(40_050, 22_100) / 5
    assert paid.theirs == paid.ours - Fraction(819, 22_100)


def test_a_house_with_a_changed_row_keeps_it_in_the_other_reading() -> None:
    """Flushes at 3 to 1 are no matter of how the Progressive is read."""
    altered = price(any_house("rws"), "pair_plus", {"flush": "3"}).house
    assert {each.entry for each in reading_effects(altered)} == {"progressive", ""}


@pytest.mark.parametrize(
    ("name", "entry", "figure"),
    [
        ("rws", "ante_play", Fraction(686_689, 20_358_520)),
        ("rws", "pair_plus", Fraction(308, 5525)),
        ("draw", "double_shot", Fraction(31_695_502, 627_115_125)),
    ],
)
def test_a_wager_costs_what_adding_it_to_the_ante_does(name: str, entry: str, figure: Fraction) -> None:
    house = any_house(name)
    [mine] = [each for each in entries(house) if each.name == entry]
    assert cost(house, mine) == figure


OTHER = '[readings.X1]\nclause = "4"\ntext = "Down."\ninstead = "Dealt down."\n[readings.X1.otherwise]\n'


@pytest.mark.parametrize(
    ("dealer", "decision", "figure", "told"),
    [
        ('draws = "replaces below J high"', "discards = 1", None, "not worked out"),
        ('draws = "replaces below J high"\nshows = 2', "", Fraction(0), "no figure that is worked out"),
        ('draws = "never"', "", Fraction(0), "no figure"),
    ],
)
def test_what_is_not_worked_out_is_not_said_to_stay(
    dealer: str, decision: str, figure: Fraction | None, told: str
) -> None:
    live = CORNER.replace('after_fold = "lost"', 'after_fold = "live"')
    text = live.replace('draws = "never"', dealer).replace("[decision]", f"[decision]\n{decision}")
    found = analyse(load(f"{text}\n{OTHER}"), Question(readings=True))
    [each] = found.readings
    assert (each.entry, each.ours, each.theirs) == ("", figure, figure)
    assert bool(each.unpriced) == (told != "no figure")
    assert f"| {told} |" in markdown_of(found)
