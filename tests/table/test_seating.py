"""Sitting down, leaving, and what is left of whoever sat there before."""

import pytest
from msgspec.structs import replace

from kit.server.pit import SUPERVISOR, Pit
from queenhigh.engine import view
from queenhigh.engine.actors import player
from queenhigh.table.handle import Who, handle
from queenhigh.table.ports import CommandKey
from queenhigh.table.turn import Change, NeedPurse, Refused
from queenhigh.wire.frames import SeatCommand


def test_one_sits_at_the_first_free_box_or_the_one_asked_for() -> None:
    pit = Pit()
    assert pit.sit("ann") == 1
    assert pit.sit("ben", 5) == 5
    assert pit.sit("cat") == 2
    assert pit.refused(lambda: pit.sit("dan", 5)) == "seat/taken"
    assert pit.refused(lambda: pit.sit("dan", 8)) == "box/unknown"


def test_a_first_seat_needs_a_purse_and_a_seat_that_is_refused_needs_none() -> None:
    pit = Pit(boxes=1)
    world = replace(pit.world(), purse=lambda who: None)
    ann = Who("ann", "Ann")
    key = CommandKey("ann", "c1", b"")
    assert handle(pit.table, world, ann, SeatCommand("c1"), key) == NeedPurse("ann")
    assert isinstance(handle(pit.table, pit.world(), ann, SeatCommand("c1"), key), Change)
    pit.sit("ben")
    with pytest.raises(Refused, match="table/full"):
        handle(pit.table, world, ann, SeatCommand("c1"), key)


def test_a_full_table_says_so_and_fewer_boxes_are_fewer_seats() -> None:
    pit = Pit(boxes=2)
    assert (pit.sit("ann"), pit.sit("ben")) == (1, 2)
    assert pit.refused(lambda: pit.sit("cat")) == "table/full"
    assert pit.refused(lambda: pit.sit("ann", 3)) == "box/unknown"


def test_one_player_may_take_several_boxes_and_give_one_up() -> None:
    pit = Pit()
    pit.sit("ann")
    pit.sit("ann", 4)
    assert pit.boxes_of("ann") == [1, 4]
    pit.leave("ann", 1)
    assert pit.boxes_of("ann") == [4]
    pit.leave("ann")
    assert "ann" not in pit.table.by_player
    assert pit.refused(lambda: pit.leave("ann")) == "seat/none"


def test_stakes_go_back_to_whoever_leaves_before_the_deal() -> None:
    pit = Pit()
    box = pit.bet("ann", ante=10, pair_plus=5)
    pit.place("ann", box)
    pit.act("ann", "place", box=box, wager="progressive", amount_minor=250)
    pit.leave("ann")
    assert pit.purse("ann").free_minor == 100_000
    assert pit.due_ms() is None


def cards_seen(pit: Pit, who: str) -> list[str]:
    return [card for each in view(pit.table.round, player(who)).boxes for card in each.cards]


def test_a_seat_given_up_in_mid_round_stays_empty_until_it_is_over() -> None:
    pit = Pit()
    box = pit.dealt("ann")
    pit.act("ann", "look", box=box)
    pit.leave("ann")
    assert pit.refused(lambda: pit.sit("ben", box)) == "seat/held"
    pit.sit("cat")
    assert cards_seen(pit, "cat") == ["??"] * 3, "who sits down meanwhile sees nothing of other hands"
    assert pit.offers("cat") == ()
    pit.run_until("betting")
    assert pit.sit("ben", box) == box
    assert cards_seen(pit, "ben") == []


def test_a_table_by_code_lets_in_whoever_has_it_and_remembers_them() -> None:
    pit = Pit(entry="code")
    assert pit.refused(lambda: pit.sit("ann")) == "table/code"
    assert pit.refused(lambda: pit.sit("ann", code="ABCDEG")) == "table/code"
    pit.sit("ann", code="abcdef ")
    pit.leave("ann")
    pit.sit("ann")
    pit.sit("host")


def test_bots_sit_where_they_are_welcome_and_nobody_without_a_name_anywhere() -> None:
    welcome = Pit()
    unwelcome = Pit(bots=False)
    bot = Who("b1", "Bot One", bot=True)
    seat = SeatCommand("c", None)
    welcome.do(bot, seat)
    assert welcome.table.by_player["b1"].bot
    assert unwelcome.refused(lambda: unwelcome.do(bot, seat)) == "auth/forbidden"
    assert welcome.refused(lambda: welcome.do(Who(), seat)) == "auth/needed"


def test_a_box_is_held_for_whoever_is_away_and_then_free() -> None:
    pit = Pit(hold_minutes=2)
    box = pit.sit("ann")
    assert pit.refused(lambda: pit.sit("ben", box)) == "seat/taken"
    pit.away["ann"] = pit.now_ms
    pit.run_clock(119_000)
    assert pit.refused(lambda: pit.sit("ben", box)) == "seat/held"
    pit.run_clock(1_000)
    assert "ann" not in pit.table.by_player


def test_a_box_with_a_hand_is_held_longer_than_that() -> None:
    pit = Pit(hold_minutes=0, decide_seconds=30)
    pit.dealt("ann")
    pit.away["ann"] = pit.now_ms
    pit.run_clock(29_000)
    assert "ann" in pit.table.by_player
    pit.run_until("betting")
    pit.run_clock(1_000)
    assert "ann" not in pit.table.by_player


def two_hands(pit: Pit) -> None:
    """Ann has a hand in boxes 1 and 4, and box 6 besides."""
    for box in (1, 4, 6):
        pit.sit("ann", box)
    pit.place("ann", 1, ante=10)
    pit.place("ann", 4, ante=10)
    pit.run_until("deciding")


def test_of_two_boxes_in_the_round_only_the_one_given_up_is_lost() -> None:
    pit = Pit()
    two_hands(pit)
    pit.leave("ann", 1)
    assert pit.boxes_of("ann") == [1, 4, 6]
    assert not pit.table.by_player["ann"].leaving
    assert pit.refused(lambda: pit.sit("ben", 1)) == "seat/held"
    assert pit.refused(lambda: pit.sit("ben", 4)) == "seat/taken"
    assert pit.refused(lambda: pit.leave("ann", 1)) == "seat/none"
    pit.leave("ann", 6)
    assert pit.boxes_of("ann") == [1, 4]
    assert pit.sit("ben", 6) == 6
    pit.run_until("showing")
    assert pit.boxes_of("ann") == [4]
    assert pit.sit("cat", 1) == 1


def test_who_gives_up_everything_in_mid_round_is_gone_when_it_is_over() -> None:
    pit = Pit()
    two_hands(pit)
    pit.leave("ann", 4)
    pit.leave("ann")
    assert pit.boxes_of("ann") == [1, 4]
    assert pit.table.by_player["ann"].leaving
    assert pit.refused(lambda: pit.leave("ann")) == "seat/none"
    pit.run_until("showing")
    assert "ann" not in pit.table.by_player
    assert pit.purse("ann").balance_minor == 98_000


def test_a_box_given_up_is_taken_back_by_sitting_down_there_again() -> None:
    pit = Pit()
    two_hands(pit)
    pit.leave("ann")
    pit.sit("ann", 4)
    assert pit.table.by_player["ann"].given_up == (1,)
    pit.sit("ann", if_away="best")
    assert pit.table.by_player["ann"].given_up == (1,)
    pit.leave("ann", 4)
    pit.do("ann", SeatCommand("stay", None))
    assert not pit.table.by_player["ann"].given_up
    pit.run_until("showing")
    assert pit.boxes_of("ann") == [1, 4]


def test_a_voided_box_that_is_given_up_stays_empty_as_well() -> None:
    pit = Pit("prime")
    box = pit.bet("ann")
    pit.dealt("ben")
    pit.act(SUPERVISOR, "void_box", box=box)
    pit.leave("ann")
    assert pit.refused(lambda: pit.sit("cat", box)) == "seat/held"
    pit.run_until("showing")
    assert pit.sit("cat", box) == box


def test_the_next_at_a_box_sees_no_card_of_the_one_before_them() -> None:
    """Neither while the round lies there to be looked at, nor later; and no money of theirs."""
    pit = Pit()
    box = pit.bet("ann")
    pit.dealt("ben")
    pit.act("ann", "look", box=box)
    pit.act("ann", "fold", box=box)
    pit.leave("ann")
    pit.run_until("showing")
    pit.sit("cat", box)
    seen = view(pit.table.round, player("cat")).boxes[box - 1]
    assert set(seen.cards) == {"??"}
    assert seen.player == "ann"
    assert seen.strength is None
    assert pit.purse("cat").free_minor == 100_000
    assert pit.offers("cat") == ()
    assert pit.table.by_player["cat"].bank_ms == 30_000


def test_sitting_down_again_fills_no_time_bank() -> None:
    pit = Pit(decide_seconds=10, bank_seconds=30)
    box = pit.dealt("ann")
    pit.run_clock(35_000)
    pit.act("ann", "fold", box=box)
    pit.leave("ann")
    pit.run_until("betting")
    assert "ann" not in pit.table.by_player
    pit.sit("ann")
    assert pit.table.by_player["ann"].bank_ms == 10_000
    assert pit.table.kept.banks == ()


def test_nobody_new_sits_down_at_a_table_that_closes_after_its_round() -> None:
    pit = Pit()
    box = pit.dealt("ann")
    pit.close()
    assert pit.refused(lambda: pit.sit("ben")) == "table/closed"
    pit.sit("ann", box, if_away="best")


def test_who_left_a_round_that_still_lies_there_keeps_their_name_in_it() -> None:
    pit = Pit()
    box = pit.bet("ann")
    pit.run_until("showing")
    pit.leave("ann")
    assert "ann" not in pit.table.by_player
    assert view(pit.table.round, player("ben"), pit.table.names).boxes[box - 1].name == "Ann"
    pit.sit("ben")
    pit.run_until("betting")
    assert "ann" not in pit.table.names
