"""Spots: one that is open takes its least and its most, one that is closed says what a try would be told."""

from random import Random
from typing import Any

import pytest

from kit.houses.invented import EVERY_HOUSE, any_house
from kit.server.pit import Pit
from queenhigh.table.handle import Who
from queenhigh.table.spot import Spot, spot
from queenhigh.table.turn import Refused


def at(pit: Pit, who: str, box: int, wager: str) -> Spot:
    before = pit.table
    found = spot(pit.table, pit.world(), Who(who, who.title()), box, wager)
    assert pit.table is before
    assert (found.offer is None) != (found.refused is None)
    return found


def why(pit: Pit, who: str, box: int, wager: str) -> str:
    refused = at(pit, who, box, wager).refused
    return "" if refused is None else refused.code


def tried(pit: Pit, who: str, act: dict[str, Any]) -> str:
    """What comes of the least stake; where it is taken it is put back."""
    table = pit.table
    balances = pit.balances.copy()
    risk = pit.risk.copy()
    reserved = pit.reserved.copy()
    try:
        pit.act(who, **act)
    except Refused as refused:
        return refused.code
    pit.table = table
    pit.balances = balances
    pit.risk = risk
    pit.reserved = reserved
    return ""


@pytest.mark.parametrize("name", EVERY_HOUSE)
def test_open_is_what_is_taken_and_closed_what_is_refused(name: str) -> None:
    """At random bets, purses and limits, in every stage of a round."""
    random = Random(name)
    rules = any_house(name)
    pit = Pit(rules, seed=4)
    pit.grant("ann", random.choice((60, 400)) * rules.currency.unit_minor)
    pit.sit("ann", 1, grant=False)
    if rules.boxes > 1:
        pit.sit("ben", 2)
    seen = set()
    for turn in range(12):
        for wager in rules.wagers:
            for box in range(1, min(rules.boxes, 3) + 1):
                found = at(pit, "ann", box, wager.name)
                do = "play" if wager is rules.play else "place"
                said: dict[str, Any] = {"do": do, "box": box}
                if do == "place":
                    said["wager"] = wager.name
                if found.offer is not None:
                    amounts = found.offer.amounts_minor or (found.offer.least_minor, found.offer.most_minor)
                    for amount in amounts:
                        assert tried(pit, "ann", {**said, "amount_minor": amount}) == ""
                    seen.add("open")
                elif found.refused is not None:
                    least = wager.limits.least_minor if wager.limits else 1
                    code = tried(pit, "ann", {**said, "amount_minor": least})
                    assert code, (box, wager.name, found.refused.code)
                    seen.add(found.refused.code)
        offers = [offer for offer in pit.offers("ann") if offer.do == "place"]
        if turn < 3 and offers:
            offer = random.choice(offers)
            pit.act("ann", "place", box=offer.box, wager=offer.wager, amount_minor=offer.least_minor)
        elif turn == 3:
            pit.run_until("deciding", "showing")
        elif turn > 3:
            pit.run_clock(5_000)
    assert "open" in seen
    assert len(seen) > 2


def test_a_spot_that_needs_another_says_so() -> None:
    pit = Pit("rws")
    pit.sit("ann", 1)
    refused = at(pit, "ann", 1, "progressive").refused
    assert refused is not None
    assert (refused.code, refused.facts.all_of, refused.clause) == ("bet/needs_other", ("ante",), "rws:3.4")
    pit.place("ann", 1, ante=10)
    found = at(pit, "ann", 1, "progressive")
    assert found.offer is not None
    assert (found.offer.least_minor, found.offer.most_minor, found.stake_minor) == (250, 250, 0)
    assert at(pit, "ann", 1, "ante").stake_minor == 1000


def test_why_a_spot_is_closed() -> None:
    pit = Pit("rws")
    pit.grant("ann", 500)
    pit.sit("ann", 1, grant=False)
    pit.sit("ben", 2)
    assert why(pit, "ann", 1, "ante") == "purse/short", "the least Play does not fit beside it"
    assert why(pit, "ann", 2, "ante") == "seat/none"
    assert why(pit, "eve", 3, "ante") == "seat/none"
    assert why(pit, "ann", 99, "ante") == "box/unknown"
    assert why(pit, "ann", 1, "anti") == "bet/unknown_wager"
    assert why(pit, "ann", 1, "ante_bonus") == "bet/made_by_playing"
    assert why(pit, "ben", 2, "play") == "box/not_in_round"
    pit.pause(Who("host"))
    assert why(pit, "ben", 2, "ante") == "table/paused"
    pit.pause(Who("host"), paused=False)
    pit.place("ben", 2, ante=10)
    assert why(pit, "ben", 2, "play") == "decide/not_now"
    pit.run_until("deciding")
    assert why(pit, "ben", 2, "ante") == "bet/closed"
    offer = at(pit, "ben", 2, "play").offer
    assert offer is not None
    assert offer.amounts_minor == (1000,)


def test_a_players_own_limit_closes_a_spot() -> None:
    pit = Pit("rws")
    pit.sit("ann", 1)
    pit.loss_limits["ann"] = 900
    assert why(pit, "ann", 1, "ante") == "limit/loss"
    assert why(pit, "ann", 1, "pair_plus") == ""
    pit.breaks.add("ann")
    assert why(pit, "ann", 1, "pair_plus") == "limit/break"
