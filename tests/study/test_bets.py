"""Stands and beaten hands as settlement finds them, bets that no method reaches, and sums of numbers.

The sentences of refusals stand in `tests/golden/texts/study_errors.txt`.
"""

from collections.abc import Callable
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from kit import golden
from kit.houses.changed import changed
from kit.houses.invented import any_house, invented
from kit.play.bets import bet_on
from queenhigh.cards import parse_cards
from queenhigh.hands import strength
from queenhigh.hands.names import CLASSES
from queenhigh.rules.wager import STANDS
from queenhigh.settlement.contest import stand_of
from queenhigh.settlement.rows import strength_row
from queenhigh.study.bet import Bet, UnpricedError, refuse_shared_meters
from queenhigh.study.entries import unit_stake
from queenhigh.study.nets import refuse_past_most, strength_codes
from queenhigh.study.request import limit_notes
from queenhigh.study.spread import summary_of
from queenhigh.study.stands import BEATS, split_by_stand, stands_of

HANDS = ("2c 3d 5h", "Jc 9d 4h", "Qc 3d 2h", "Qs 3h 2d", "Kc 3d 2h", "4c 4d 4h")


def test_a_stand_is_the_one_that_settlement_finds() -> None:
    house = any_house("rws")
    needed = house.dealer.qualifying_strength
    found = set()
    for hand, dealer in product(HANDS, HANDS):
        mine = strength(parse_cards(hand))
        theirs = strength(parse_cards(dealer))
        stand = stand_of(house, mine, theirs)
        compared = "higher" if mine > theirs else "lower" if mine < theirs else "equal"
        assert stand == (compared if theirs >= needed else f"not_qualified_{compared}")
        place = int(stands_of(needed, mine, np.array([theirs]))[0])
        assert STANDS[place] == stand
        assert BEATS[place] == (mine > theirs)
        found.add(stand)
    assert found == {*STANDS}


@pytest.mark.parametrize("qualifies_from", [0, 3, 9])
def test_counts_are_split_as_each_hand_stands(qualifies_from: int) -> None:
    theirs = np.array([0, 0, 1, 2, 4, 4, 4, 7, 8])
    for mine in range(9):
        one_by_one = np.bincount(stands_of(qualifies_from, mine, theirs), minlength=len(STANDS))
        marks = np.array([qualifies_from, mine, mine + 1])
        failing, below, up_to = (theirs < marks[:, None]).sum(axis=1)
        assert split_by_stand(failing, below, up_to, len(theirs)).tolist() == one_by_one.tolist()


# Hands of which the beaten or the better one is paid

EDGES = sorted(
    {edge + step for each in CLASSES.values() for edge in (each.least, each.most) for step in (-1, 0)}
)


@pytest.mark.parametrize(
    ("house", "name"),
    [
        ("consoling", "bad_beat"),
        ("consoling", "hard_luck"),
        ("consoling", "upset"),
        ("consoling", "house"),
        ("second", "best"),
    ],
)
def test_the_array_form_finds_the_row_that_settlement_finds(house: str, name: str) -> None:
    wager = invented(house).by_name[name]
    marks = np.array([edge for edge in EDGES if edge >= 0])
    found = strength_codes(wager, marks[:, None], marks)
    for at, mine in enumerate(marks.tolist()):
        for place, theirs in enumerate(marks.tolist()):
            row = strength_row(wager, mine, theirs)
            assert found[at, place] == (len(wager.rows) if row is None else wager.rows.index(row))


# Bets that are refused

TWO_METERS = bet_on("twin", ante=200, gold=100, silver=50)
LOW_MOST = changed("cardroom", {"table.most.amount": 300})


def refusal(check: Callable[[Bet], None], bet: Bet) -> str:
    with pytest.raises(UnpricedError) as caught:
        check(bet)
    return str(caught.value)


@pytest.mark.golden
def test_each_refusal_and_note_has_its_sentence() -> None:
    """Two wagers on one meter, more than the table pays alone or together, a stake of Play, odd stakes."""
    one_meter = changed("twin", {"wagers.silver.pays.0.pays": "50% of meter gold"})
    refuse_shared_meters(TWO_METERS)
    refuse_past_most(bet_on(LOW_MOST, ante=500, pair_plus=200))
    rws = any_house("rws")
    with pytest.raises(TypeError) as caught:
        unit_stake(rws, rws.by_name["play"])
    sentences = [
        refusal(refuse_shared_meters, Bet(one_meter, TWO_METERS.stakes_minor)),
        refusal(refuse_past_most, bet_on(LOW_MOST, ante=500, pair_plus=2500)),
        refusal(refuse_past_most, bet_on(LOW_MOST, players=5, ante=500, pair_plus=200)),
        str(caught.value),
        *limit_notes(rws, {"ante": 499, "pair_plus": 500}),
        *limit_notes(any_house("cardroom"), {"ante": 100}, "paid all the same"),
    ]
    golden.compare("golden/texts/study_errors.txt", "\n".join([*sentences, ""]))


# Sums of whole numbers


def test_numbers_are_summed_up_exactly() -> None:
    found = summary_of(np.arange(100, 0, -1), (5, 25, 50, 75, 95))
    assert found.percentiles == {5: 5, 25: 25, 50: 50, 75: 75, 95: 95}
    assert (found.count, found.least, found.most, found.median) == (100, 1, 100, 50)
    assert found.mean == Fraction(101, 2)
    assert found.standard_deviation == pytest.approx(np.std(np.arange(1, 101), ddof=1))
    assert found.z(50.5) == 0.0


def test_one_number_tells_nothing_of_others() -> None:
    one = summary_of(np.array([7]), (1, 50, 99))
    assert (one.median, one.standard_deviation, one.standard_error, one.z(3)) == (7, 0.0, 0.0, None)


def test_no_sum_overflows() -> None:
    """Squares of these do not fit 64 bits."""
    found = summary_of(np.array([2**62, 2**62, -(2**62)]), (50,))
    assert found.mean == Fraction(2**62, 3)
    assert found.standard_deviation == pytest.approx(2**62 * (4 / 3) ** 0.5)
