"""Dealers and supervisors: cards entered one by one or at once, put right, voided, and what staff may do."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from kit.server.pit import DEALER, SUPERVISOR, VOID, Pit
from queenhigh.engine import BYSTANDER, Actor, legal_actions
from queenhigh.engine import DEALER as AS_DEALER
from queenhigh.engine import SUPERVISOR as AS_SUPERVISOR
from queenhigh.table.handle import Who, actor_of
from queenhigh.table.offers import narrowed
from queenhigh.table.showing import Showing

CARDS = "Kh Qs Kd 7h 4c 2d"
FIRST = {"game": 1, **VOID}
"""A reason to void the first round."""


def live(id: str = "rws", **settings: Any) -> tuple[Pit, int]:
    """A live table with one Ante on it, bets open."""
    pit = Pit(id, deal="live", **settings)
    box = pit.sit("ann")
    pit.act(DEALER, "open")
    pit.place("ann", box, ante=10)
    return pit, box


def no_more_bets(id: str = "rws", **settings: Any) -> tuple[Pit, int]:
    """A live table with one Ante on it, bets closed."""
    pit, box = live(id, **settings)
    pit.act(DEALER, "close")
    return pit, box


def dealt(wrongly: bool = False, **settings: Any) -> tuple[Pit, int]:
    """A live table with a hand for the one Ante, which lies in the next box if it was dealt wrongly."""
    pit, box = no_more_bets(**settings)
    pit.act(DEALER, "deal", cards=CARDS.split(), boxes=[box + 1] if wrongly else [])
    return pit, box


def fold_and_settle(pit: Pit, box: int) -> None:
    pit.act("ann", "fold", box=box)
    for do in ("reveal", "settle"):
        pit.act(DEALER, do)


def enter(pit: Pit, cards: str) -> None:
    for card in cards.split():
        pit.act(DEALER, "card", card=card)


def forbidden(pit: Pit, *tries: Callable[[], object]) -> None:
    assert [pit.refused(each) for each in tries] == ["auth/forbidden"] * len(tries)


# Cards


@pytest.mark.parametrize(("pit", "stage"), [(Pit(deal="live"), "idle"), (live()[0], "betting")])
def test_nothing_happens_without_the_dealer(pit: Pit, stage: str) -> None:
    pit.run_clock(3_600_000)
    assert pit.stage == stage


def test_cards_are_entered_one_by_one_and_the_round_is_played() -> None:
    pit, box = no_more_bets()
    enter(pit, CARDS)
    pit.act(DEALER, "deal")
    assert [str(card) for card in pit.table.round.box(box).cards] == ["Kh", "Kd", "4c"]
    pit.act("ann", "play", box=box, amount_minor=1_000)
    pit.act(DEALER, "reveal")
    pit.act(DEALER, "settle")
    assert pit.stage == "showing"
    assert pit.lost["ann"] == -2_000
    assert pit.table.kept.deck is None
    assert not [row for write in pit.writes for row in write.decks]
    pit.act(DEALER, "open")
    assert pit.table.number == 2


def test_or_all_at_once_as_a_shuffler_gives_them() -> None:
    pit, box = no_more_bets(method="shuffler")
    pit.act(DEALER, "deal", cards=["Kh", "Kd", "4c", "Qs", "7h", "2d"])
    assert [str(card) for card in pit.table.round.dealer] == ["Qs", "7h", "2d"]
    assert [str(card) for card in pit.table.round.box(box).cards] == ["Kh", "Kd", "4c"]


def entered(pit: Pit) -> int:
    """How many cards everybody is told to lie there."""
    [frame] = Showing(pit.table, pit.world()).frames({BYSTANDER: None}).values()
    found: int = msgspec.json.decode(frame)["entered"]
    return found


def test_a_card_entered_wrongly_is_taken_back_by_the_dealer_until_the_next_act() -> None:
    pit, _ = no_more_bets()
    enter(pit, "Kh Qs Kd 7h 4c 3d")
    forbidden(pit, lambda: pit.act("ann", "take_back"))
    pit.act(DEALER, "take_back")
    assert entered(pit) == 5
    enter(pit, "2d")
    pit.act(DEALER, "deal")
    assert entered(pit) == 0
    assert str(pit.table.round.dealer[2]) == "2d"
    assert pit.refused(lambda: pit.act(DEALER, "take_back")) == "deal/not_now"
    assert pit.refused(lambda: pit.act(DEALER, "card", card="As")) == "deal/not_now"


def test_everything_entered_can_be_taken_back_and_is_gone_once_the_round_is_void() -> None:
    pit, _ = no_more_bets()
    pit.act(DEALER, "card", cards=["Kh", "Qs", "Kd"])
    for _ in range(3):
        pit.act(DEALER, "take_back")
    assert pit.refused(lambda: pit.act(DEALER, "take_back")) == "deal/not_now"
    enter(pit, "Kh Qs")
    pit.act(DEALER, "void_game", **FIRST)
    assert pit.table.kept.draft == ()
    assert pit.refused(lambda: pit.act(DEALER, "take_back")) == "deal/not_now"


@pytest.mark.parametrize(
    ("do", "said", "code"),
    [
        ("card", {"cards": ["Kh"]}, "deal/repeated_card"),
        ("card", {"cards": ["Zz"]}, "command/unreadable"),
        ("card", {"cards": [7]}, "command/unreadable"),
        ("card", {"cards": []}, "command/unreadable"),
        ("card", {"cards": ["2c", "2c"]}, "deal/repeated_card"),
        ("deal", {}, "deal/wrong_count"),
        ("deal", {"cards": CARDS.split(), "boxes": 5}, "command/unreadable"),
        ("deal", {"cards": CARDS.split(), "boxes": "12"}, "command/unreadable"),
        ("deal", {"cards": CARDS.split(), "boxes": {"a": 1}}, "command/unreadable"),
        ("deal", {"cards": CARDS.split(), "method": 3}, "command/unreadable"),
    ],
)
def test_no_cards_too_few_or_nonsense_are_refused_and_what_is_entered_stays(
    do: str, said: dict[str, Any], code: str
) -> None:
    pit, _ = no_more_bets()
    enter(pit, "Kh Qs")
    assert pit.refused(lambda: pit.act(DEALER, do, **said)) == code
    assert pit.table.kept.draft == ("Kh", "Qs")


def test_replacement_cards_are_entered_and_taken_back_too() -> None:
    pit, box = no_more_bets("draw")
    pit.act(DEALER, "deal", cards=["Kh", "Qs", "9d", "7h", "4c", "2d"])
    pit.act("ann", "look", box=box)
    pit.act("ann", "play", box=box, amount_minor=1_000, discards=["4c"])
    pit.act(DEALER, "card", card="As")
    pit.act(DEALER, "take_back")
    assert pit.refused(lambda: pit.act(DEALER, "card", card="Qs")) == "deal/repeated_card"
    pit.act(DEALER, "card", card="Ac")
    pit.act(DEALER, "replace")
    assert str(pit.table.round.box(box).drawn[0]) == "Ac"


# Who deals


def test_players_and_strangers_do_not_deal_and_nobody_enters_cards_at_a_digital_table() -> None:
    pit, _ = live()
    forbidden(pit, lambda: pit.act("ann", "close"), lambda: pit.act("eve", "card", card="As"))
    digital = Pit()
    paced = Pit(pace="dealer")
    forbidden(digital, lambda: digital.act(DEALER, "card", card="As"), lambda: digital.act(DEALER, "close"))
    paced.act(DEALER, "open")
    forbidden(paced, lambda: paced.act(DEALER, "card", card="As"))


def test_a_digital_table_may_have_a_dealer_who_sets_the_pace_and_tells_no_deadline() -> None:
    pit = Pit(pace="dealer")
    box = pit.sit("ann")
    pit.act("host", "open")
    assert pit.refused(lambda: pit.act("host", "close")) == "round/no_bets"
    pit.place("ann", box, ante=10)
    pit.act("host", "close")
    pit.act("host", "deal")
    pit.act("ann", "fold", box=box)
    pit.run_clock()
    while pit.stage != "showing":
        [offer, *_] = narrowed(pit.table, AS_DEALER, legal_actions(pit.table.round, AS_DEALER), None)
        pit.act("host", offer.do)
    assert pit.table.kept.deadline_ms is None
    assert pit.due_ms() == pit.table.kept.ended_ms + 60_000 * pit.settings.void_minutes


def test_a_table_is_closed_once() -> None:
    pit = Pit()
    pit.close("player:host")
    assert pit.refused(lambda: pit.close("player:host")) == "table/closed"


# Wrong deals and voids


def test_a_wrong_deal_stops_the_clock_until_hands_are_moved() -> None:
    """Nobody can act on a hand that lies in the wrong place, so nobody's time runs; then all of it does."""
    pit, box = dealt(wrongly=True, decide_seconds=20, bank_seconds=0)
    assert pit.table.round.misdealt
    assert pit.refused(lambda: pit.act("ann", "look", box=box)) == "round/misdealt"
    assert pit.due_ms() is None
    pit.run_clock(3_600_000)
    assert pit.stage == "deciding"
    pit.act(SUPERVISOR, "move_hands", moves=[[box + 1, box]])
    assert not pit.table.round.misdealt
    assert pit.due_ms() == pit.now_ms + 20_000
    pit.act("ann", "look", box=box)
    pit.run_clock(20_000)
    assert pit.table.round.box(box).choice == "fold"


def test_a_dealer_repairs_or_voids_by_the_rules_until_the_round_is_settled() -> None:
    pit, box = dealt(wrongly=True)
    pit.act(DEALER, "move_hands", moves=[[box + 1, box]])
    assert pit.writes[-1].by == "dealer:dee"
    void = {"game": 1, "ground": "exposed_cards", "count": 1}
    assert pit.refused(lambda: pit.act(DEALER, "void_game", **void)) == "void/not_enough"
    pit.act(DEALER, "void_game", **{**void, "count": 2})
    assert pit.stage == "showing"
    assert pit.purse("ann").free_minor == 100_000


def test_a_supervisor_voids_one_box_before_settlement() -> None:
    pit, one = live("prime")
    two = pit.sit("ben")
    pit.place("ben", two, ante=10)
    pit.act(DEALER, "close")
    pit.act(DEALER, "deal", cards=[*CARDS.split(), "9s", "8s", "3h"])
    pit.act(SUPERVISOR, "void_box", box=one)
    assert pit.purse("ann").free_minor == 100_000
    pit.act("ben", "fold", box=two)
    assert pit.stage == "moving"
    pit.act(DEALER, "reveal")
    pit.act(DEALER, "settle")
    assert pit.lost["ann"] == 0


def test_only_a_supervisor_voids_a_box_and_a_round_that_is_settled() -> None:
    pit, box = dealt()
    forbidden(pit, lambda: pit.act(DEALER, "void_box", box=box))
    fold_and_settle(pit, box)
    forbidden(pit, lambda: pit.act(DEALER, "void_game", **FIRST))
    pit.act(SUPERVISOR, "void_game", **FIRST)
    assert pit.purse("ann").free_minor == 100_000
    digital = Pit(pace="dealer")
    digital.act(DEALER, "open")
    digital.bet("ann")
    forbidden(digital, lambda: digital.act(DEALER, "void_game", **FIRST))


def test_a_round_is_voided_only_until_the_next_one_opens() -> None:
    pit, box = dealt()
    fold_and_settle(pit, box)
    pit.act(DEALER, "open")
    assert pit.refused(lambda: pit.act(SUPERVISOR, "void_game", **FIRST)) == "void/too_late"
    assert pit.purse("ann").balance_minor == 99_000


@pytest.mark.parametrize("left", [False, True])
def test_no_supervisor_voids_a_round_that_they_play_in_or_played_in(left: bool) -> None:
    pit = Pit()
    pit.bet("sue")
    pit.run_until("showing")
    if left:
        pit.leave("sue")
    forbidden(pit, lambda: pit.act(SUPERVISOR, "void_game", **FIRST))
    assert actor_of(pit.table, SUPERVISOR).role == "player"
    pit.act(Who("tom", "Tom", frozenset({"supervisor"})), "void_game", **FIRST)


# What staff is offered


def offered(pit: Pit, actor: Actor) -> set[str]:
    legal = legal_actions(pit.table.round, actor)
    return {offer.do for offer in narrowed(pit.table, actor, legal, None)}


def test_what_staff_is_offered_is_what_they_may_do() -> None:
    pit, box = live()
    assert offered(pit, AS_DEALER) == {"close", "void_game"}
    pit.act(DEALER, "close")
    pit.act(DEALER, "deal", cards=CARDS.split(), boxes=[box + 1])
    assert offered(pit, AS_DEALER) == {"void_game", "move_hands"}
    pit.act(DEALER, "move_hands", moves=[[box + 1, box]])
    fold_and_settle(pit, box)
    assert offered(pit, AS_DEALER) == {"open"}
    assert "void_game" in offered(pit, AS_SUPERVISOR)
    pit.pause("host")
    assert offered(pit, AS_DEALER) == set()
    pit.run_clock(10 * 60_000)
    assert pit.table.kept.final
    assert offered(pit, AS_SUPERVISOR) == set()
    assert offered(Pit(), AS_DEALER) == set()


@pytest.mark.parametrize("settings", [{"pace": "dealer"}, {"deal": "live"}])
def test_a_supervisor_is_offered_what_a_dealer_is(settings: dict[str, Any]) -> None:
    """Because it is accepted from them as well."""
    pit = Pit(**settings)
    assert "open" in offered(pit, AS_SUPERVISOR)
    pit.act(SUPERVISOR, "open")
    pit.bet("ann")
    assert "close" in offered(pit, AS_SUPERVISOR)
