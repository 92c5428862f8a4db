"""Players hold cards: their time, their bank, and what happens to whoever is away."""

from functools import partial

import pytest

from kit.houses.invented import invented
from kit.server.pit import Pit
from queenhigh.engine import Offer
from queenhigh.server.floor.hall import best_choices
from queenhigh.table.turn import Choice


def test_the_time_limit_folds_whoever_does_not_act_once_the_bank_is_empty() -> None:
    pit = Pit(decide_seconds=20, bank_seconds=30)
    box = pit.dealt("ann")
    pit.run_clock(49_999)
    assert pit.stage == "deciding"
    pit.run_clock(1)
    assert pit.table.round.box(box).choice == "fold"
    assert pit.lost["ann"] == 1_000
    assert pit.table.by_player["ann"].bank_ms == 0


def test_an_away_player_has_no_bank_and_loses_no_more_than_a_fold_costs() -> None:
    pit = Pit(decide_seconds=20)
    box = pit.dealt("ann")
    pit.away["ann"] = pit.now_ms
    pit.run_clock(20_000)
    assert pit.table.round.box(box).choice == "fold"
    assert pit.purse("ann").balance_minor == 99_000
    assert pit.table.by_player["ann"].bank_ms == 30_000


def test_what_was_played_is_not_folded_for_whoever_leaves_the_socket() -> None:
    pit = Pit()
    box = pit.bet("ann")
    pit.dealt("ben")
    pit.act("ann", "play", box=box, amount_minor=1_000)
    pit.away["ann"] = pit.now_ms
    pit.run_until("showing")
    assert pit.table.round.box(box).choice == "play"


def test_the_bank_is_used_by_time_overstepped_and_refilled_by_playing() -> None:
    pit = Pit(decide_seconds=10, bank_seconds=30, refill_seconds=5)
    box = pit.dealt("ann")
    pit.run_clock(22_000)
    pit.act("ann", "fold", box=box)
    assert pit.table.by_player["ann"].bank_ms == 18_000
    pit.run_until("betting")
    assert pit.table.by_player["ann"].bank_ms == 23_000
    pit.place("ann", box, ante=10)
    pit.run_until("deciding")
    pit.act("ann", "fold", box=box)
    pit.run_until("betting")
    assert pit.table.by_player["ann"].bank_ms == 28_000


@pytest.mark.parametrize("house", ["rws", "draw", "ultimate"])
def test_best_play_while_away_is_what_advice_says_is_best(house: str) -> None:
    pit = Pit(house, seed=7)
    pit.advice = lambda table, box: best_choices(table.round, box)
    for _ in range(4):
        for box, who in enumerate(("ann", "ben", "cat"), start=1):
            pit.sit(who, box, if_away="best")
            pit.place(who, box, ante=10)
        pit.run_until("deciding")
        state = pit.table.round
        wanted = {box.number: best_choices(state, box.number)[0] for box in state.in_round}
        pit.away |= dict.fromkeys(("ann", "ben", "cat"), pit.now_ms)
        pit.run_until("showing")
        for number, choice in wanted.items():
            box_after = pit.table.round.box(number)
            assert box_after.choice == ("play" if choice.multiple else "fold")
            assert len(box_after.discards) == len(choice.discards)
        pit.away.clear()
        pit.run_until("betting")


@pytest.mark.parametrize("away", [False, True])
def test_a_play_that_the_purse_does_not_cover_is_neither_offered_nor_taken(away: bool) -> None:
    """Not for whoever is away and would play it either."""
    pit = Pit("ultimate", seed=3)
    pit.advice = lambda table, box: (Choice(3), Choice(1), Choice(0))
    pit.grant("ann", 3_000)
    box = pit.sit("ann", grant=False, if_away="best")
    pit.place("ann", box, ante=10)
    pit.run_until("deciding")
    if away:
        pit.away["ann"] = pit.now_ms
    else:
        pit.act("ann", "look", box=box)
        assert [amount for offer in pit.offers("ann") for amount in offer.amounts_minor] == [1_000]
        assert pit.refused(lambda: pit.act("ann", "play", box=box, amount_minor=3_000)) == "purse/short"
        pit.act("ann", "play", box=box, amount_minor=1_000)
    pit.run_until("showing")
    assert pit.play_stake_minor(box) == 1_000


def test_nobody_decides_for_another() -> None:
    pit = Pit()
    box = pit.bet("ann")
    pit.dealt("ben")
    for do, said in (("fold", {}), ("look", {}), ("play", {"amount_minor": 1_000})):
        tried = partial(pit.act, "ben", do, box=box, **said)
        assert pit.refused(tried) == "action/not_your_box"


def test_after_a_restart_a_running_deadline_is_moved_on() -> None:
    pit = Pit(decide_seconds=20, grace_seconds=20)
    pit.dealt("ann")
    pit.run_clock(15_000)
    deadline_ms = pit.table.kept.deadline_ms
    assert deadline_ms is not None
    pit.restart()
    assert pit.table.kept.deadline_ms == deadline_ms + 20_000
    pit.now_ms += 3_600_000
    pit.restart()
    assert pit.table.kept.deadline_ms == pit.now_ms + 20_000


def test_a_box_without_an_ante_has_nothing_to_decide_and_holds_nobody_up() -> None:
    pit = Pit()
    pit.bet("ann", pair_plus=5)
    pit.run_clock(20_000)
    assert pit.stage == "showing"


def test_the_bank_is_charged_once_for_all_boxes_of_a_player() -> None:
    pit = Pit(decide_seconds=10, bank_seconds=30)
    for box in (1, 2):
        pit.bet("ann", box)
    pit.run_until("deciding")
    pit.run_clock(20_000)
    pit.act("ann", "fold", box=1)
    assert pit.table.by_player["ann"].bank_ms == 30_000
    pit.run_clock(15_000)
    pit.act("ann", "fold", box=2)
    assert pit.table.by_player["ann"].bank_ms == 5_000


def test_who_goes_away_while_the_bank_runs_has_used_what_they_used() -> None:
    pit = Pit(decide_seconds=10, bank_seconds=30)
    box = pit.dealt("ann")
    pit.run_clock(22_000)
    pit.away["ann"] = pit.now_ms
    pit.run_clock(0)
    assert pit.table.round.box(box).choice == "fold"
    assert pit.table.by_player["ann"].bank_ms == 18_000


def test_a_box_given_up_waits_for_no_bank_and_another_of_theirs_does() -> None:
    pit = Pit(decide_seconds=10, bank_seconds=30)
    for box in (1, 2):
        pit.bet("ann", box)
    pit.run_until("deciding")
    pit.leave("ann", 1)
    pit.run_clock(10_000)
    assert [pit.table.round.box(box).choice for box in (1, 2)] == ["fold", ""]
    assert pit.table.by_player["ann"].bank_ms == 30_000
    pit.run_clock(30_000)
    assert pit.table.round.box(2).choice == "fold"


def test_without_a_clock_nobody_waits_for_ever_for_whoever_is_gone() -> None:
    pit = Pit(timed=False, least_bet_seconds=0, hold_minutes=5)
    boxes = {who: pit.bet(who) for who in ("ann", "ben", "cat")}
    for who in boxes:
        pit.ready(who)
    pit.run_clock(0)
    assert pit.stage == "deciding"
    pit.leave("ann")
    pit.run_clock(0)
    assert pit.table.round.box(boxes["ann"]).choice == "fold"
    pit.away["ben"] = pit.now_ms
    pit.run_clock(299_999)
    assert pit.table.round.box(boxes["ben"]).choice == ""
    pit.run_clock(1)
    assert pit.table.round.box(boxes["ben"]).choice == "fold"
    pit.run_clock(24 * 3_600_000)
    assert pit.table.round.box(boxes["cat"]).choice == ""


def test_who_comes_back_finds_the_round_and_has_their_bank_again() -> None:
    pit = Pit(decide_seconds=20, bank_seconds=30)
    box = pit.dealt("ann")
    pit.away["ann"] = pit.now_ms
    pit.run_clock(19_999)
    del pit.away["ann"]
    pit.run_clock(10_000)
    pit.act("ann", "look", box=box)
    pit.act("ann", "play", box=box, amount_minor=1_000)
    assert pit.table.by_player["ann"].bank_ms == 20_001


@pytest.mark.parametrize("id", ["rws", "prime", "ultimate", "sixcard", "draw"])
def test_away_costs_what_the_houses_own_fold_costs(id: str) -> None:
    """Two tables with the same cards: at one the hand is folded by its player, at the other by the clock."""
    costs = []
    for by_clock in (False, True):
        pit = Pit(id, seed=9)
        box = pit.sit("ann")
        while new := [each for each in pit.offers("ann") if each.do == "place" and not stake(pit, each)]:
            pit.act("ann", "place", box=box, wager=new[0].wager, amount_minor=new[0].least_minor)
        pit.run_until("deciding")
        if by_clock:
            pit.away["ann"] = pit.now_ms
        else:
            pit.act("ann", "fold", box=box)
        pit.run_until("showing")
        costs.append(pit.lost["ann"])
    assert costs[0] == costs[1]


def stake(pit: Pit, offer: Offer) -> int:
    """What lies where the offer is for."""
    assert offer.box
    return pit.table.round.box(offer.box).stake(pit.table.house.by_name[offer.wager or ""])


def test_time_stands_for_whoever_does_not_act_where_nobody_folds() -> None:
    pit = Pit(invented("second"), decide_seconds=20, bank_seconds=0)
    box = pit.dealt("ann")
    assert pit.purse("ann").reserved_minor == 0, "nothing is kept back for a Play that nobody must make"
    pit.run_clock(20_000)
    assert pit.table.round.box(box).choice == "play"
    assert pit.table.round.box(box).stakes[pit.table.house.by_name["play"].position] == 0
