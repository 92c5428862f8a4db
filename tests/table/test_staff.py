"""Dealers and supervisors at a table: what they may do, are offered, and may not where they played."""

from typing import Any

import pytest

from kit.server.pit import Pit
from queenhigh.engine import DEALER, SUPERVISOR, legal_actions
from queenhigh.table.handle import Who, actor_of
from queenhigh.table.offers import narrowed


def test_no_supervisor_voids_a_round_that_they_played_in() -> None:
    pit = Pit()
    sue = Who("sue", "Sue", frozenset({"supervisor"}))
    pit.bet("sue")
    pit.run_until("showing")
    pit.leave("sue")
    ground = {"ground": "deck_count", "game": pit.table.number, "count": 51}
    assert pit.refused(lambda: pit.act(sue, "void_game", **ground)) == "auth/forbidden"
    assert actor_of(pit.table, sue).role == "player"
    other = Who("tom", "Tom", frozenset({"supervisor"}))
    pit.act(other, "void_game", **ground)


def test_a_table_is_closed_once() -> None:
    pit = Pit()
    pit.close("player:host")
    assert pit.refused(lambda: pit.close("player:host")) == "table/closed"


def test_where_a_dealer_moves_on_no_deadline_is_told() -> None:
    pit = Pit(pace="dealer")
    dealer = Who("dan", "Dan", frozenset({"dealer"}))
    pit.act(dealer, "open")
    assert pit.refused(lambda: pit.act(dealer, "close")) == "round/no_bets"
    box = pit.bet("ann")
    for do in ("close", "deal"):
        pit.act(dealer, do)
    pit.act("ann", "fold", box=box)
    pit.run_clock()
    while pit.stage != "showing":
        [offer, *_] = narrowed(pit.table, DEALER, legal_actions(pit.table.round, DEALER), None)
        pit.act(dealer, offer.do)
    assert pit.table.kept.deadline_ms is None
    assert pit.due_ms() == pit.table.kept.ended_ms + 60_000 * pit.settings.void_minutes


@pytest.mark.parametrize("settings", [{"pace": "dealer"}, {"deal": "live"}])
def test_a_supervisor_is_offered_what_a_dealer_is(settings: dict[str, Any]) -> None:
    """Because it is accepted from them as well."""
    pit = Pit(**settings)
    sue = Who("sue", "Sue", frozenset({"supervisor"}))
    for do in ("open", "close"):
        offers = narrowed(pit.table, SUPERVISOR, legal_actions(pit.table.round, SUPERVISOR), None)
        assert do in {offer.do for offer in offers}
        if do == "close":
            break
        pit.act(sue, do)
        pit.bet("ann")
    timed = Pit()
    assert not narrowed(timed.table, DEALER, legal_actions(timed.table.round, DEALER), None)
