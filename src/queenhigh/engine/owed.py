"""What a round may still ask of a player, beyond what lies on the felt."""

from typing import Final

import msgspec

from queenhigh.engine.state import BEFORE_DEAL, Round


class Owed(msgspec.Struct, frozen=True):
    """What staying in may still cost: the least Play there is for this box, and the most. Folding is free."""

    least_minor: int
    most_minor: int


NOTHING_OWED: Final = Owed(0, 0)


def owed(state: Round, box_number: int) -> Owed:
    """The least and the most that this round may still ask of a box's player; nothing once it has decided.

    `IndexError` where the table has no such box.
    """
    if not 1 <= box_number <= len(state.boxes):
        raise IndexError(box_number)
    house = state.house
    box = state.box(box_number)
    if house.ante is None or house.play is None or not state.must_decide(box):
        return NOTHING_OWED
    if state.phase not in BEFORE_DEAL and state.phase != "deciding":
        return NOTHING_OWED
    ante_minor = box.stake(house.ante)
    least = min(house.play.multiples) if house.folds else 0
    return Owed(least * ante_minor, max(house.play.all_multiples) * ante_minor)
