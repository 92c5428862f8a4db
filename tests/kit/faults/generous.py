"""A house whose meter pays in every fourth round, with Envy, and feeds on fractions of a coin."""

from functools import cache

from kit.houses.changed import edited
from queenhigh.rules import House, find_house
from queenhigh.wire.settings import TableSettings


@cache
def generous() -> House:
    """The first house of the catalogue, with a small meter that a pair takes from."""
    return edited(
        "rws",
        ('{ hand = "three_of_a_kind", pays = "150 flat" },',
         '{ hand = "three_of_a_kind", pays = "100% of meter", envy = 5 },'),
        ('{ hand = "straight", pays = "15 flat" },',
         ('{ hand = "straight", pays = "50% of meter", envy = 4 },'
          ' { hand = "flush", pays = "25% of meter", envy = 3 },'
          ' { hand = "pair", pays = "10% of meter", envy = 2 },')),
        ("seed = 10000", "seed = 40"),
        ('contribution = "20%"', 'contribution = "13.37%"'),
    )  # fmt: skip


@cache
def house_at(settings: TableSettings) -> House:
    """The house of a table: a generous one where the meter is shared. One object for all who ask."""
    return generous() if settings.progressive.startswith("linked") else find_house(settings.house)
