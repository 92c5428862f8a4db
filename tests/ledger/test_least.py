"""Who is broke: less is left than the least bet that there is."""

import pytest

from kit.server.pit import Pit
from queenhigh.ledger import least_bet_minor
from queenhigh.rules import Wager, house, house_ids
from queenhigh.table.turn import Refused


def least_placed(pit: Pit, box: int, wager: Wager) -> str:
    """The code that the least stake is refused with, if it is."""
    assert wager.limits is not None
    try:
        pit.act("ann", "place", box=box, wager=wager.name, amount_minor=wager.limits.least_minor)
    except Refused as refused:
        return refused.code
    pit.act("ann", "withdraw", box=box, wager=wager.name)
    return ""


@pytest.mark.parametrize("id", house_ids())
def test_the_least_bet_can_be_placed_and_nothing_can_with_less(id: str) -> None:
    least_minor = least_bet_minor(house(id))
    for purse_minor in (least_minor, least_minor - 1):
        pit = Pit(id)
        pit.grant("ann", purse_minor)
        box = pit.sit("ann", grant=False)
        openers = [wager for wager in pit.table.house.wagers if wager.opens_box and wager.limits]
        found = [least_placed(pit, box, wager) for wager in openers]
        if purse_minor == least_minor:
            assert "" in found
        else:
            assert set(found) == {"purse/short"}
