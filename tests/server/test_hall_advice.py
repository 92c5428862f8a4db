"""What is done for a player who is away: the best choice, also where no exact value is told."""

import pytest

from kit.felt import Felt
from kit.houses.invented import invented
from queenhigh.analysis.advice import advise
from queenhigh.server.floor.hall import best_choices
from queenhigh.study.bet import Bet, UnpricedError


@pytest.mark.parametrize(("hand", "plays"), [("Kh Kd 7s", True), ("9h 5d 3s", False)])
def test_a_bet_that_may_win_more_than_the_table_pays_is_decided_all_the_same(hand: str, plays: bool) -> None:
    felt = Felt(invented("cardroom")).open().bet(1, "ann", ante=500, pair_plus=100).deal("Qc Jc 9d", hand)
    with pytest.raises(UnpricedError):
        advise(Bet(felt.house, {"ante": 50_000, "pair_plus": 10_000}), hand)
    best, *_ = best_choices(felt.state, 1)
    assert (best.multiple > 0) == plays
