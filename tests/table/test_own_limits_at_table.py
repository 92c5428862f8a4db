"""Own limits at the table: what they forbid is not offered, refused under their name, and ends no round."""

from typing import Any

import pytest

from kit.houses.invented import any_house
from kit.server.pit import Pit
from queenhigh.table.turn import Choice

ADVICE = (Choice(3), Choice(1), Choice(0))


def dealt(pit: Pit, **sitting: Any) -> int:
    box = pit.sit("ann", **sitting)
    pit.place("ann", box, ante=10)
    pit.run_until("deciding")
    return box


def plays(pit: Pit) -> list[int]:
    return [amount for offer in pit.offers("ann") for amount in offer.amounts_minor]


def places(pit: Pit) -> dict[str, int]:
    return {offer.wager or "": offer.most_minor or 0 for offer in pit.offers("ann") if offer.do == "place"}


def test_a_loss_limit_is_refused_as_such_and_a_purse_as_a_purse() -> None:
    pit = Pit()
    pit.grant("ann", 10_000)
    box = pit.sit("ann", grant=False)
    pit.loss_limits["ann"] = 3_000
    assert places(pit)["ante"] == 1_500
    assert pit.refused(lambda: pit.place("ann", box, ante=16)) == "limit/loss"
    assert pit.refused(lambda: pit.place("ann", box, ante=51)) == "purse/short"
    pit.place("ann", box, ante=15)
    assert places(pit) == {"ante": 1_500}
    assert pit.refused(lambda: pit.place("ann", box, pair_plus=5)) == "limit/loss"


def test_a_break_is_refused_as_such_and_nothing_is_offered_that_adds_to_the_risk() -> None:
    pit = Pit()
    box = pit.sit("ann")
    pit.breaks.add("ann")
    assert places(pit) == {}
    assert pit.refused(lambda: pit.place("ann", box, ante=10)) == "limit/break"
    pit.breaks.clear()
    pit.place("ann", box, ante=10)
    pit.breaks.add("ann")
    assert places(pit) == {"ante": 1_000}
    pit.place("ann", box, ante=5)
    pit.act("ann", "withdraw", box=box, wager="ante")


@pytest.mark.parametrize("how", ["loss", "break"])
def test_a_round_under_way_is_finished_under_any_limit_set_meanwhile(how: str) -> None:
    """The least Play and the fold stay possible; a larger Play adds to the risk and does not."""
    pit = Pit(any_house("upcard"), seed=3)
    box = dealt(pit)
    pit.act("ann", "look", box=box)
    assert len(plays(pit)) > 1
    if how == "loss":
        pit.loss_limits["ann"] = 0
    else:
        pit.breaks.add("ann")
    assert plays(pit) == [1_000]
    assert {offer.do for offer in pit.offers("ann")} == {"fold", "play"}
    assert pit.refused(lambda: pit.act("ann", "play", box=box, amount_minor=3_000)) == f"limit/{how}"
    pit.act("ann", "play", box=box, amount_minor=1_000)
    pit.run_until("showing")


def test_a_limit_counts_what_a_round_has_cost_and_what_another_may() -> None:
    pit = Pit()
    pit.loss_limits["ann"] = 3_000
    box = dealt(pit)
    pit.act("ann", "fold", box=box)
    pit.run_until("betting")
    assert pit.purse("ann").room_minor == 2_000
    assert places(pit)["ante"] == 1_000


def test_best_play_while_away_stays_within_the_limit() -> None:
    pit = Pit(any_house("upcard"), seed=3)
    pit.advice = lambda table, box: ADVICE
    box = dealt(pit, if_away="best")
    pit.loss_limits["ann"] = 2_500
    pit.away["ann"] = pit.now_ms
    pit.run_until("showing")
    assert pit.play_stake_minor(box) == 1_000


@pytest.mark.parametrize(("purse", "played"), [(7_000, [3_000, 1_000]), (8_000, [3_000, 3_000])])
def test_two_boxes_of_one_who_is_away_share_what_the_purse_covers(purse: int, played: list[int]) -> None:
    pit = Pit(any_house("upcard"), seed=3)
    pit.advice = lambda table, box: ADVICE
    pit.grant("ann", purse)
    boxes = [pit.sit("ann", number, grant=False, if_away="best") for number in (1, 2)]
    for box in boxes:
        pit.place("ann", box, ante=10)
    pit.run_until("deciding")
    pit.away["ann"] = pit.now_ms
    pit.run_until("showing")
    assert [pit.play_stake_minor(box) for box in boxes] == played


def test_whoever_barred_themselves_begins_nothing_and_finishes_what_they_began() -> None:
    pit = Pit()
    box = pit.sit("ann")
    pit.sit("ben")
    pit.breaks.update(("ann", "ben", "cat"))
    assert pit.refused(lambda: pit.sit("cat")) == "limit/break"
    assert pit.refused(lambda: pit.sit("ann", 5)) == "limit/break"
    assert pit.refused(lambda: pit.challenge("ben")) == "limit/break"
    pit.sit("ann", box, if_away="best")
    pit.breaks.clear()
    pit.place("ann", box, ante=10)
    pit.breaks.add("ann")
    pit.challenge("ann")
    pit.ready("ann")
    pit.run_until("deciding")
    pit.act("ann", "fold", box=box)
    pit.leave("ann")
