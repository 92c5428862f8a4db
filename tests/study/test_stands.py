"""The six stands against the dealer: one classification, by hand and by counts, as settlement has it."""

from itertools import product

import numpy as np
import pytest

from kit.houses.invented import any_house
from queenhigh.cards import parse_cards
from queenhigh.hands import strength
from queenhigh.rules.wager import STANDS
from queenhigh.settlement.contest import stand_of
from queenhigh.simulation.dealing.tables import PLACES
from queenhigh.study.stands import BEATS, split_by_stand, stands_of

HANDS = ("2c 3d 5h", "Jc 9d 4h", "Qc 3d 2h", "Qs 3h 2d", "Kc 3d 2h", "4c 4d 4h")


def test_a_stand_is_the_one_that_settlement_finds() -> None:
    house = any_house("rws")
    needed = house.dealer.qualifying_strength
    found = set()
    for hand, dealer in product(HANDS, HANDS):
        mine, theirs = strength(parse_cards(hand)), strength(parse_cards(dealer))
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


def test_the_kernels_six_places_are_the_same_stands() -> None:
    """A place is 1, 3 more where the dealer qualifies, one more with the better hand, one less."""
    needed = 4
    for mine, theirs in product(range(9), range(9)):
        place = 1 + 3 * (theirs >= needed) + (mine < theirs) - (mine > theirs)
        assert 0 <= place < PLACES
        assert place == stands_of(needed, mine, np.array([theirs]))[0]
