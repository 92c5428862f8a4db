"""Place your bets: seat and purse, the clock, who is ready, who is away."""

from functools import partial
from typing import Any

import pytest

from kit.houses.invented import invented
from kit.server.pit import Pit
from queenhigh.table.handle import Who
from queenhigh.wire.frames import ActCommand


def test_a_round_nobody_bets_on_does_not_run() -> None:
    pit = Pit()
    pit.sit("ann")
    version = pit.table.version
    pit.run_clock(10 * 60_000)
    assert (pit.table.version, pit.stage) == (version, "betting")


def test_the_clock_runs_from_the_first_stake_and_stops_with_the_last_one_taken_back() -> None:
    pit = Pit(bet_seconds=20)
    box = pit.sit("ann")
    pit.run_clock(60_000)
    pit.place("ann", box, ante=10)
    assert pit.due_ms() == pit.now_ms + 20_000
    pit.act("ann", "withdraw", box=box, wager="ante")
    assert pit.due_ms() is None


def test_betting_closes_early_when_everybody_with_a_stake_is_ready_but_not_before_the_least_time() -> None:
    pit = Pit(bet_seconds=20, least_bet_seconds=5)
    opened_ms = pit.table.kept.since_ms
    one = pit.sit("ann")
    two = pit.sit("ben")
    pit.sit("cat")
    pit.place("ann", one, ante=10)
    pit.place("ben", two, ante=10)
    pit.ready("ann")
    assert pit.due_ms() == opened_ms + 20_000
    pit.ready("ben")
    assert pit.due_ms() == opened_ms + 5_000
    pit.ready("ben", False)
    assert pit.due_ms() == opened_ms + 20_000


def test_a_stake_alone_never_closes_betting_and_a_new_one_takes_ready_back() -> None:
    pit = Pit(bet_seconds=20, least_bet_seconds=0)
    box = pit.sit("ann")
    pit.ready("ann")
    pit.place("ann", box, ante=10)
    assert not pit.table.by_player["ann"].ready
    pit.run_clock(19_000)
    assert pit.stage == "betting"


def test_stakes_of_whoever_is_away_at_no_more_bets_go_back() -> None:
    pit = Pit()
    one = pit.sit("ann")
    two = pit.sit("ben")
    pit.place("ann", one, ante=10, pair_plus=5)
    pit.place("ben", two, ante=20)
    pit.away["ann"] = pit.now_ms
    pit.run_until("deciding")
    assert pit.purse("ann").free_minor == 100_000
    assert [box.player for box in pit.table.round.in_round] == ["ben"]


def test_where_all_are_away_bets_stay_open() -> None:
    pit = Pit()
    pit.bet("ann")
    pit.away["ann"] = pit.now_ms
    pit.run_clock(20_000)
    assert (pit.stage, pit.table.number) == ("betting", 1)
    assert pit.purse("ann").free_minor == 100_000


def test_a_bet_that_cannot_be_covered_with_the_least_play_is_refused_when_placed() -> None:
    pit = Pit()
    pit.grant("ann", 2_000)
    box = pit.sit("ann", grant=False)
    assert pit.refused(lambda: pit.place("ann", box, ante=11)) == "purse/short"
    pit.place("ann", box, ante=10)
    assert (pit.purse("ann").balance_minor, pit.purse("ann").reserved_minor) == (1_000, 1_000)
    assert pit.refused(lambda: pit.place("ann", box, pair_plus=5)) == "purse/short"


def test_one_bets_in_ones_own_box_only() -> None:
    pit = Pit()
    pit.sit("ann")
    two = pit.sit("ben")
    assert pit.refused(lambda: pit.place("ann", two, ante=10)) == "seat/none"
    assert pit.refused(lambda: pit.place("ann", 99, ante=10)) == "box/unknown"
    assert pit.refused(lambda: pit.place("eve", 1, ante=10)) == "seat/none"


def test_what_the_engine_refuses_is_refused_with_its_words() -> None:
    pit = Pit()
    box = pit.sit("ann")
    assert pit.refused(lambda: pit.place("ann", box, ante=1)) == "bet/below_minimum"
    assert pit.refused(lambda: pit.place("ann", box, nothing=1)) == "bet/unknown_wager"
    assert pit.refused(lambda: pit.place("ann", box, ante=-5)) == "bet/below_minimum"
    unreadable: list[dict[str, Any]] = [
        {"do": "place", "wager": "ante", "amount_minor": "ten"},
        {"do": "place", "wager": "ante", "amount_minor": 10.5},
        {"do": "place", "wager": "ante", "amount_minor": 10**30},
        {"do": "place", "wager": "ante", "amount_minor": 1000, "by": "dealer"},
        {"do": "dance"},
        {"do": "place"},
    ]
    for said in unreadable:
        assert pit.refused(partial(pit.act, "ann", box=box, **said)) == "command/unreadable"


def test_a_table_without_a_progressive_takes_no_such_bet() -> None:
    pit = Pit(progressive="none")
    box = pit.bet("ann")
    place = {"box": box, "wager": "progressive", "amount_minor": 250}
    assert pit.refused(lambda: pit.act("ann", "place", **place)) == "bet/closed"
    assert "progressive" not in {offer.wager for offer in pit.offers("ann")}


def test_a_paused_table_takes_no_bets_and_finishes_its_round() -> None:
    pit = Pit()
    box = pit.sit("ann")
    assert pit.refused(lambda: pit.pause("ann")) == "auth/forbidden"
    pit.place("ann", box, ante=10)
    pit.pause("host")
    pit.run_until("showing")
    pit.run_clock(60_000)
    assert pit.stage == "showing"
    pit.pause(Who("s", "Sam", frozenset({"supervisor"})), False)
    pit.run_clock(0)
    assert pit.stage == "betting"
    pit.pause("host")
    assert pit.refused(lambda: pit.place("ann", box, ante=10)) == "table/paused"
    assert not [offer for offer in pit.offers("ann") if offer.do == "place"]


def test_a_command_for_another_round_is_stale() -> None:
    pit = Pit()
    box = pit.bet("ann")
    pit.run_until("showing")
    late = pit.table.number
    pit.run_until("betting")
    act = {"do": "place", "box": box, "wager": "ante", "amount_minor": 1000}
    assert pit.refused(lambda: pit.do("ann", ActCommand("c", late, act))) == "command/stale"


def test_without_a_time_limit_the_round_waits_for_ready() -> None:
    pit = Pit(timed=False, least_bet_seconds=0)
    box = pit.bet("ann")
    pit.run_clock(3_600_000)
    assert pit.stage == "betting"
    pit.ready("ann")
    pit.run_clock(0)
    assert pit.stage == "deciding"
    pit.run_clock(3_600_000)
    pit.act("ann", "fold", box=box)
    pit.run_clock(3_600_000)
    assert pit.stage == "showing"
    pit.ready("ann")
    pit.run_clock(0)
    assert (pit.stage, pit.table.number) == ("betting", 2)


@pytest.mark.parametrize("how", ["leaves", "is away for too long"])
def test_the_clock_begins_anew_when_the_last_stake_has_gone_with_its_player(how: str) -> None:
    """Or the next to bet would be dealt to at once, with the other's time counted as theirs."""
    pit = Pit(bet_seconds=600, hold_minutes=1)
    pit.bet("ann")
    if how == "leaves":
        pit.leave("ann")
    else:
        pit.away["ann"] = pit.now_ms
    pit.run_clock(1_200_000)
    box = pit.sit("ben")
    assert "ann" not in pit.table.by_player
    assert pit.due_ms() is None
    pit.place("ben", box, ante=10)
    assert pit.due_ms() == pit.now_ms + 600_000
    placed_ms = pit.now_ms
    pit.run_until("showing")
    [played] = [move.played_ms for write in pit.writes for move in write.purses if move.played_ms]
    assert played == pit.table.kept.ended_ms - placed_ms


@pytest.mark.parametrize("timed", [False, True])
def test_a_restart_takes_nobodys_stakes_because_everybody_was_ready(timed: bool) -> None:
    """After it all are away: betting that closed at once would send every stake back."""
    pit = Pit(least_bet_seconds=0, timed=timed)
    pit.bet("ann")
    pit.ready("ann")
    before_ms = pit.table.kept.deadline_ms
    pit.away["ann"] = pit.now_ms
    pit.restart()
    pit.run_clock(1_000)
    assert pit.table.staked == ("ann",)
    assert pit.table.kept.deadline_ms == (None if before_ms is None else before_ms + 20_000)
    pit.away.clear()
    pit.ready("ann")
    pit.run_until("deciding")


@pytest.mark.parametrize(
    ("purse_minor", "most_minor"), [(6100, 3000), (6099, 2900), (5050, 2500), (5049, 2400), (1049, 0)]
)
def test_a_purse_covers_what_is_collected_along_with_the_ante(purse_minor: int, most_minor: int) -> None:
    """An Ante of 30 takes 30 more for Play and two collections of 0.50: one for each 25 of it, or part."""
    pit = Pit(invented("cardroom"))
    pit.grant("ann", purse_minor)
    box = pit.sit("ann", grant=False)
    offers = [offer.most_minor for offer in pit.offers("ann") if offer.wager == "ante"]
    assert offers == ([most_minor] if most_minor else [])
    assert pit.refused(lambda: pit.place("ann", box, ante=max(most_minor // 100, 4) + 1)) == "purse/short"
    if most_minor:
        pit.place("ann", box, ante=most_minor // 100)
        assert pit.purse("ann").free_minor == purse_minor - 2 * most_minor - 50 * -(-most_minor // 2500)
