"""A dealer with a real deck: cards entered one by one or at once, taken back, put right, voided."""

from typing import Any

import msgspec
import pytest

from kit.server.pit import DEALER, SUPERVISOR, VOID, Pit
from queenhigh.engine import BYSTANDER, Actor, legal_actions
from queenhigh.engine import DEALER as AS_DEALER
from queenhigh.engine import SUPERVISOR as AS_SUPERVISOR
from queenhigh.table.offers import narrowed
from queenhigh.table.showing import Showing


def live(**settings: Any) -> tuple[Pit, int]:
    """A live table with one Ante on it, bets open."""
    pit = Pit(deal="live", **settings)
    box = pit.sit("ann")
    pit.act(DEALER, "open")
    pit.place("ann", box, ante=10)
    return pit, box


def no_more_bets(**settings: Any) -> tuple[Pit, int]:
    """A live table with one Ante on it, bets closed."""
    pit, box = live(**settings)
    pit.act(DEALER, "close")
    return pit, box


def fold_and_settle(pit: Pit, box: int) -> None:
    pit.act("ann", "fold", box=box)
    for do in ("reveal", "settle"):
        pit.act(DEALER, do)


def enter(pit: Pit, cards: str) -> None:
    for card in cards.split():
        pit.act(DEALER, "card", card=card)


def test_nothing_happens_without_the_dealer() -> None:
    pit = Pit(deal="live")
    pit.run_clock(3_600_000)
    assert pit.stage == "idle"
    pit, _ = live()
    pit.run_clock(3_600_000)
    assert pit.stage == "betting"


def test_cards_are_entered_one_by_one_and_the_round_is_played() -> None:
    pit, box = no_more_bets()
    enter(pit, "Kh Qs Kd 7h 4c 2d")
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


def test_a_card_entered_wrongly_is_taken_back_until_the_next_act() -> None:
    pit, _ = no_more_bets()
    enter(pit, "Kh Qs Kd 7h 4c 3d")
    pit.act(DEALER, "take_back")
    assert entered(pit) == 5
    enter(pit, "2d")
    pit.act(DEALER, "deal")
    assert entered(pit) == 0
    assert str(pit.table.round.dealer[2]) == "2d"
    assert pit.refused(lambda: pit.act(DEALER, "take_back")) == "deal/not_now"


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (["Kh"], "deal/repeated_card"),
        (["Zz"], "command/unreadable"),
        ([7], "command/unreadable"),
        ([], "command/unreadable"),
        (["2c", "2c"], "deal/repeated_card"),
    ],
)
def test_what_is_no_card_or_there_already_is_refused(cards: list[object], code: str) -> None:
    pit, _ = no_more_bets()
    enter(pit, "Kh Qs")
    assert pit.refused(lambda: pit.act(DEALER, "card", cards=cards)) == code
    assert pit.table.kept.draft == ("Kh", "Qs")


def test_too_few_cards_are_refused_and_stay_entered() -> None:
    pit, _ = no_more_bets()
    enter(pit, "Kh Qs")
    assert pit.refused(lambda: pit.act(DEALER, "deal")) == "deal/wrong_count"
    assert pit.table.kept.draft == ("Kh", "Qs")


def test_players_and_strangers_do_not_deal_and_nobody_enters_cards_at_a_digital_table() -> None:
    pit, _ = live()
    assert pit.refused(lambda: pit.act("ann", "close")) == "auth/forbidden"
    assert pit.refused(lambda: pit.act("eve", "card", card="As")) == "auth/forbidden"
    digital = Pit()
    assert digital.refused(lambda: digital.act(DEALER, "card", card="As")) == "auth/forbidden"
    assert digital.refused(lambda: digital.act(DEALER, "close")) == "auth/forbidden"
    paced = Pit(pace="dealer")
    paced.act(DEALER, "open")
    assert paced.refused(lambda: paced.act(DEALER, "card", card="As")) == "auth/forbidden"


def test_a_digital_table_may_have_a_dealer_who_sets_the_pace() -> None:
    pit = Pit(pace="dealer")
    box = pit.sit("ann")
    pit.act("host", "open")
    assert pit.refused(lambda: pit.act("host", "close")) == "round/no_bets"
    pit.place("ann", box, ante=10)
    pit.act("host", "close")
    pit.act("host", "deal")
    pit.act("ann", "fold", box=box)
    pit.act("host", "reveal")
    pit.act("host", "settle")
    assert pit.stage == "showing"


def test_a_wrong_deal_is_put_right_by_moving_hands_or_voided() -> None:
    pit, box = no_more_bets()
    pit.act(DEALER, "deal", cards=["Kh", "Qs", "Kd", "7h", "4c", "2d"], boxes=[box + 1])
    assert pit.table.round.misdealt
    assert pit.refused(lambda: pit.act("ann", "look", box=box)) == "round/misdealt"
    pit.act(SUPERVISOR, "move_hands", moves=[[box + 1, box]])
    assert not pit.table.round.misdealt
    pit.act("ann", "look", box=box)
    assert pit.stage == "deciding"


def test_a_supervisor_voids_one_box_before_settlement() -> None:
    pit = Pit("prime", deal="live")
    one, two = pit.sit("ann"), pit.sit("ben")
    pit.act(DEALER, "open")
    pit.place("ann", one, ante=10)
    pit.place("ben", two, ante=10)
    pit.act(DEALER, "close")
    pit.act(DEALER, "deal", cards=["Kh", "Qs", "Kd", "7h", "4c", "2d", "9s", "8s", "3h"])
    pit.act(SUPERVISOR, "void_box", box=one)
    assert pit.purse("ann").free_minor == 100_000
    pit.act("ben", "fold", box=two)
    assert pit.stage == "moving"
    pit.act(DEALER, "reveal")
    pit.act(DEALER, "settle")
    assert pit.lost["ann"] == 0


WRONG = ["Kh", "Qs", "Kd", "7h", "4c", "2d"]


def test_a_wrong_deal_stops_the_clock_until_it_is_put_right() -> None:
    """Nobody can act on a hand that lies in the wrong place, so nobody's time runs; then all of it does."""
    pit, box = no_more_bets(decide_seconds=20, bank_seconds=0)
    pit.act(DEALER, "deal", cards=WRONG, boxes=[box + 1])
    assert pit.due_ms() is None
    pit.run_clock(3_600_000)
    assert pit.stage == "deciding"
    pit.act(SUPERVISOR, "move_hands", moves=[[box + 1, box]])
    assert pit.due_ms() == pit.now_ms + 20_000
    pit.run_clock(20_000)
    assert pit.table.round.box(box).choice == "fold"


def test_a_dealer_repairs_or_voids_by_the_rules_until_the_round_is_settled() -> None:
    pit, box = no_more_bets()
    pit.act(DEALER, "deal", cards=WRONG, boxes=[box + 1])
    pit.act(DEALER, "move_hands", moves=[[box + 1, box]])
    assert pit.writes[-1].by == "dealer:dee"
    void = {"game": 1, "ground": "exposed_cards", "count": 1}
    assert pit.refused(lambda: pit.act(DEALER, "void_game", **void)) == "void/not_enough"
    pit.act(DEALER, "void_game", **{**void, "count": 2})
    assert pit.stage == "showing"
    assert pit.purse("ann").free_minor == 100_000


def test_only_a_supervisor_voids_a_box_and_a_round_that_is_settled() -> None:
    pit, box = no_more_bets()
    pit.act(DEALER, "deal", cards=WRONG)
    assert pit.refused(lambda: pit.act(DEALER, "void_box", box=box)) == "auth/forbidden"
    fold_and_settle(pit, box)
    void = {"game": 1, **VOID}
    assert pit.refused(lambda: pit.act(DEALER, "void_game", **void)) == "auth/forbidden"
    pit.act(SUPERVISOR, "void_game", **void)
    assert pit.purse("ann").free_minor == 100_000
    digital = Pit(pace="dealer")
    digital.sit("ann")
    digital.act(DEALER, "open")
    digital.place("ann", 1, ante=10)
    assert digital.refused(lambda: digital.act(DEALER, "void_game", **void)) == "auth/forbidden"


def test_a_round_is_voided_only_until_the_next_one_opens() -> None:
    pit, box = no_more_bets()
    pit.act(DEALER, "deal", cards=WRONG)
    fold_and_settle(pit, box)
    pit.act(DEALER, "open")
    void = {"game": 1, **VOID}
    assert pit.refused(lambda: pit.act(SUPERVISOR, "void_game", **void)) == "void/too_late"
    assert pit.purse("ann").balance_minor == 99_000


def offered(pit: Pit, actor: Actor) -> set[str]:
    legal = legal_actions(pit.table.round, actor)
    return {offer.do for offer in narrowed(pit.table, actor, legal, None)}


def test_what_staff_is_offered_is_what_they_may_do() -> None:
    pit, box = live()
    assert offered(pit, AS_DEALER) == {"close", "void_game"}
    pit.act(DEALER, "close")
    pit.act(DEALER, "deal", cards=WRONG, boxes=[box + 1])
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


def test_cards_that_were_entered_are_gone_once_the_round_is_void() -> None:
    pit, _ = no_more_bets()
    enter(pit, "Kh Qs")
    pit.act(DEALER, "void_game", game=1, **VOID)
    assert pit.table.kept.draft == ()
    assert pit.refused(lambda: pit.act(DEALER, "take_back")) == "deal/not_now"


def test_only_the_dealer_takes_a_card_back_and_everything_entered_can_be() -> None:
    pit, _ = no_more_bets()
    pit.act(DEALER, "card", cards=["Kh", "Qs", "Kd"])
    assert pit.refused(lambda: pit.act("ann", "take_back")) == "auth/forbidden"
    for _ in range(3):
        pit.act(DEALER, "take_back")
    assert pit.refused(lambda: pit.act(DEALER, "take_back")) == "deal/not_now"
    pit.act(DEALER, "deal", cards=WRONG)
    assert pit.refused(lambda: pit.act(DEALER, "card", card="As")) == "deal/not_now"


@pytest.mark.parametrize("said", [{"boxes": 5}, {"boxes": "12"}, {"boxes": {"a": 1}}, {"method": 3}])
def test_a_deal_that_says_nonsense_is_unreadable(said: dict[str, Any]) -> None:
    pit, _ = no_more_bets()
    assert pit.refused(lambda: pit.act(DEALER, "deal", cards=WRONG, **said)) == "command/unreadable"


def test_replacement_cards_and_the_dealers_fourth_are_entered_and_taken_back_too() -> None:
    pit = Pit("draw", deal="live")
    box = pit.sit("ann")
    pit.act(DEALER, "open")
    pit.place("ann", box, ante=10)
    pit.act(DEALER, "close")
    pit.act(DEALER, "deal", cards=["Kh", "Qs", "9d", "7h", "4c", "2d"])
    pit.act("ann", "look", box=box)
    pit.act("ann", "play", box=box, amount_minor=1_000, discards=["4c"])
    pit.act(DEALER, "card", card="As")
    pit.act(DEALER, "take_back")
    assert pit.refused(lambda: pit.act(DEALER, "card", card="Qs")) == "deal/repeated_card"
    pit.act(DEALER, "card", card="Ac")
    pit.act(DEALER, "replace")
    assert str(pit.table.round.box(box).drawn[0]) == "Ac"
