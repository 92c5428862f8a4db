"""A bet after the close is refused everywhere, by a clause only where one speaks of it."""

import pytest

from kit.play.felt import P1, Felt
from queenhigh.engine.acts import actions as act
from queenhigh.rules import house, house_ids


@pytest.mark.parametrize("id", house_ids())
def test_a_late_bet_cites_what_says_so_or_nothing(id: str) -> None:
    rules, felt = house(id), Felt(id).open().bet(1, ante=10).close()
    cited = felt.refused(act.PlaceWager(P1, 2, "ante", 10_00), "bet/closed").clause
    assert not cited or "no more bets" in rules.summary(cited.partition(":")[2]).lower()
