"""Bets that no method reaches, and stakes outside what a house posts.

The sentences stand in `tests/golden/texts/study_errors.txt`.
"""

from collections.abc import Callable

import pytest

from kit import golden
from kit.houses.changed import changed
from kit.houses.invented import any_house
from kit.play.bets import bet_on
from queenhigh.study.bet import Bet, UnpricedError, refuse_shared_meters
from queenhigh.study.entries import unit_stake
from queenhigh.study.nets import refuse_past_most
from queenhigh.study.request import limit_notes

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
