"""What it takes to be in a round at all: who has less is broke."""

from queenhigh.engine import Felt, owed
from queenhigh.money import in_units
from queenhigh.rules.records import House


def least_bet_minor(house: House) -> int:
    """The least that puts a box into a round of this house, the least Play that it may owe among it."""
    found = []
    for wager in house.wagers:
        if wager.opens_box and wager.limits is not None:
            least = in_units({wager.name: wager.limits.least_minor}, house.currency)
            state = Felt(house).place(1, "", **least).state
            found.append(sum(state.box(1).stakes) + owed(state, 1).least_minor)
    return min(found, default=1)
