"""Refusals whose sentence depends on the wager that was tried."""

import pytest

from kit import golden
from kit.houses.invented import any_house
from kit.play.felt import Felt
from queenhigh.engine import Refusal, decide, player
from queenhigh.engine.acts import actions as act
from queenhigh.words import LANGUAGES, refusal_text


@pytest.mark.golden
def test_wagers_that_nobody_places() -> None:
    felt = Felt(any_house("cardroom")).open().bet(1, "ann", ante=30, pair_plus=7)
    said = []
    for name in ("drop", "side_drop", "play"):
        refused = decide(felt.house, felt.state, act.PlaceWager(player("ann"), 1, name, 50))
        assert isinstance(refused, Refusal)
        assert refused.code == "bet/made_by_playing"
        said += [name, *(f"    {refusal_text(felt.house, refused, lang)}" for lang in LANGUAGES)]
    golden.compare("golden/texts/not_placed.txt", "\n".join([*said, ""]))
