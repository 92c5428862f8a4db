"""Free names for guests."""

import random
from itertools import product

from queenhigh.people.names import check_name, free_name, name_look
from queenhigh.people.names.made import FIRST, SECOND


def test_every_free_name_is_a_good_name_and_looks_like_no_other() -> None:
    names = [f"{first} {second}" for first, second in product(FIRST, SECOND)]
    assert [check_name(name) for name in names] == names
    assert len({name_look(name) for name in names}) == len(names) > 2_500


def test_when_names_are_taken_numbers_come_and_grow_within_the_length_of_a_name() -> None:
    chance = random.Random(1)
    for tries in range(40):
        name = free_name(chance.choice, tries)
        assert check_name(name) == name
        assert name[-1].isdigit() == (tries >= 4)
