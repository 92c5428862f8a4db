"""rws 5.1: what voids a game, until when, and what a void game gives back."""

import pytest

from kit.play.felt import Felt
from kit.play.slips import QUALIFIES, cited, envy, refusal
from queenhigh.engine import DEALER, SUPERVISOR, Actor, player
from queenhigh.engine import events as ev
from queenhigh.engine.acts import actions as act
from queenhigh.rules.records import Ground

DULL = "Jh 9c 8s"
SPADES = "As Ks Qs"


def dealt() -> Felt:
    """Two boxes with every wager, cards down, nobody has touched them."""
    felt = Felt("rws").open(main=50_000)
    felt.bet(1, ante=10, pair_plus=5, progressive="2.50").bet(2, ante=20, progressive="2.50")
    return felt.deal(QUALIFIES, {1: DULL, 2: SPADES})


def settled() -> Felt:
    return dealt().play(1, 2).settle()


def void(ground: Ground, count: int = 0, repairable: bool = False, game: int = 1) -> act.VoidGame:
    return act.VoidGame(SUPERVISOR, game, ground, count, repairable)


def void_settled(felt: Felt, ground: Ground, count: int) -> act.VoidGame:
    """Once settled, with what the meters hold by now."""
    return act.VoidGame(SUPERVISOR, 1, ground, count, meters_minor=felt.state.meters_minor)


@pytest.mark.clause("rws:5.1.1")
@pytest.mark.parametrize("stage", ["betting", "closed", "deciding", "settling"])
def test_foreign_card_voids_the_game_in_progress(stage: str) -> None:
    felt = Felt("rws").open().bet(1, ante=10)
    if stage != "betting":
        felt.close()
    if stage in ("deciding", "settling"):
        felt.deal(QUALIFIES, DULL)
    if stage == "settling":
        felt.look(1).play(1).reveal()
    assert felt.state.phase == stage
    assert cited(felt, void("foreign_card")) == "rws:5.1.1"
    assert felt.state.phase == "void"
    assert felt.net(1) == 0


@pytest.mark.clause("rws:5.1.1")
def test_foreign_card_leaves_a_settled_game_and_all_earlier_ones_standing() -> None:
    felt = settled()
    felt.refused(void("foreign_card"), "void/too_late", "rws:5.1.1")
    paid = felt.state.lines
    felt.open()
    felt.bet(1, ante=10)
    felt.refused(void("foreign_card", game=1), "void/too_late", "rws:5.1.1")
    felt.do(void("foreign_card", game=2))
    assert paid
    assert [line.returned_minor for line in felt.state.lines] == [10_00]


@pytest.mark.clause("rws:5.1.2")
@pytest.mark.parametrize("count", [2, 3, 9])
def test_two_exposed_cards_void_the_game(count: int) -> None:
    felt = dealt()
    assert cited(felt, void("exposed_cards", count)) == "rws:5.1.2"


@pytest.mark.clause("rws:5.1.2")
@pytest.mark.parametrize("count", [0, 1, -2])
def test_one_exposed_card_does_not_void_the_game(count: int) -> None:
    felt = dealt()
    felt.refused(void("exposed_cards", count), "void/not_enough", "rws:5.1.2")
    felt.play(1, 2).settle()
    assert felt.state.phase == "settled"


@pytest.mark.clause("rws:5.1.3")
@pytest.mark.parametrize("count", [51, 53, 0])
def test_short_or_over_full_deck_voids_the_game(count: int) -> None:
    felt = dealt()
    assert cited(felt, void("deck_count", count)) == "rws:5.1.3"
    assert felt.net(1) == felt.net(2) == 0


@pytest.mark.clause("rws:5.1.3")
def test_deck_of_52_voids_nothing() -> None:
    refused = dealt().refused(void("deck_count", 52), "void/not_enough", "rws:5.1.3")
    assert "52" in refused.message


@pytest.mark.clause("rws:5.1.4")
def test_wrong_deal_nobody_touched_voids_the_game() -> None:
    felt = dealt()
    assert cited(felt, void("wrong_deal")) == "rws:5.1.4"
    assert felt.net(1) == felt.net(2) == 0


@pytest.mark.clause("rws:5.1.4")
@pytest.mark.parametrize("how", ["look", "fold", "play"])
def test_wrong_deal_stands_once_a_player_has_handled_the_cards(how: str) -> None:
    felt = dealt()
    getattr(felt, how)(2)
    felt.refused(void("wrong_deal"), "void/handled", "rws:5.1.4")
    felt.refused(act.MoveHands(SUPERVISOR, ((1, 2), (2, 1))), "move/handled", "rws:5.1.4")


@pytest.mark.clause("rws:5.1.4")
def test_wrong_deal_that_can_be_put_right_does_not_void() -> None:
    dealt().refused(void("wrong_deal", repairable=True), "void/can_be_repaired", "rws:5.1.4")


@pytest.mark.clause("rws:5.1.4")
def test_moving_whole_hands_puts_a_wrong_deal_right() -> None:
    felt = dealt()
    assert cited(felt, act.MoveHands(SUPERVISOR, ((1, 2), (2, 0), (0, 1))), ev.HandsMoved) == "rws:5.1.4"
    felt.look(1, 2).play(1, 2).reveal()
    assert felt.view("p1").boxes[0].cards == ("Qc", "7d", "2s")
    assert felt.view("p2").boxes[1].cards == ("Jh", "9c", "8s")
    assert felt.view("p1").dealer.cards == ("As", "Ks", "Qs")
    felt.settle()
    assert felt.net(1) == -20_00 - 5_00 - 2_50


@pytest.mark.clause("rws:5.1.4")
@pytest.mark.parametrize(
    "moves", [(), ((1, 1),), ((1, 2),), ((1, 2), (2, 2)), ((1, 3), (3, 1)), ((1, 2), (1, 0), (2, 1))]
)
def test_hands_are_moved_whole_or_not_at_all(moves: tuple[tuple[int, int], ...]) -> None:
    dealt().refused(act.MoveHands(SUPERVISOR, moves), "move/not_whole_hands", "rws:5.1.4")


@pytest.mark.clause("rws:5.1.5")
@pytest.mark.parametrize("count", [2, 4])
def test_wrong_number_of_dealer_cards_voids_the_game(count: int) -> None:
    felt = dealt().play(1, 2)
    assert cited(felt, void("dealer_count", count)) == "rws:5.1.5"


@pytest.mark.clause("rws:5.1.5")
def test_three_dealer_cards_or_a_repairable_hand_void_nothing() -> None:
    felt = dealt()
    felt.refused(void("dealer_count", 3), "void/not_enough", "rws:5.1.5")
    felt.refused(void("dealer_count", 4, repairable=True), "void/can_be_repaired", "rws:5.1.5")


@pytest.mark.clause("rws:5.1.5", "rws/R7")
def test_settled_game_is_voided_until_the_next_one_and_payouts_are_taken_back() -> None:
    felt = settled()
    paid = felt.state.lines
    assert envy(felt, 1) == [250_00]
    assert dict(felt.view("p1").meters_minor) == {"main": 10_001_00}
    event = felt.do(void_settled(felt, "dealer_count", 4))[0]
    assert isinstance(event, ev.GameVoided)
    assert event.reversed == paid
    assert [(line.box, line.wager, line.returned_minor) for line in felt.state.lines] == [
        (1, "ante", 10_00),
        (1, "play", 10_00),
        (1, "pair_plus", 5_00),
        (1, "progressive", 2_50),
        (2, "ante", 20_00),
        (2, "play", 20_00),
        (2, "progressive", 2_50),
    ]
    assert {line.clause for line in felt.state.lines} == {"rws:5.1.5"}
    assert {line.outcome for line in felt.state.lines} == {"push"}
    assert dict(felt.view("p1").meters_minor) == {"main": 50_000_00}


@pytest.mark.clause("rws:5.1.5", "rws/R7")
def test_next_game_begins_with_the_meter_as_before_the_void_game() -> None:
    felt = settled()
    felt.do(void_settled(felt, "dealer_count", 2))
    felt.open()
    assert felt.state.game == 2
    assert dict(felt.view("p1").meters_minor) == {"main": 50_000_00}


@pytest.mark.clause("rws:5.1.5")
@pytest.mark.parametrize("stage", ["betting", "closed", "deciding"])
def test_dealer_count_is_too_late_once_the_next_game_has_begun(stage: str) -> None:
    felt = settled().open().bet(1, ante=10)
    if stage != "betting":
        felt.close()
    if stage == "deciding":
        felt.deal(QUALIFIES, DULL)
    felt.refused(void("dealer_count", 4, game=1), "void/too_late", "rws:5.1.5")


@pytest.mark.clause("rws:5.1.1", "rws:5.1.2", "rws:5.1.4", "rws/R8")
@pytest.mark.parametrize(
    ("ground", "count", "clause"),
    [
        ("foreign_card", 0, "rws:5.1.1"),
        ("exposed_cards", 2, "rws:5.1.2"),
        ("wrong_deal", 0, "rws:5.1.4"),
    ],
)
def test_only_a_wrong_count_reaches_back_into_a_settled_game(ground: Ground, count: int, clause: str) -> None:
    felt = settled()
    felt.refused(void(ground, count), "void/too_late", clause)
    offers = [offer.ground for offer in felt.legal(SUPERVISOR) if offer.do == "void_game"]
    assert offers == ["deck_count", "dealer_count"]


@pytest.mark.clause("rws/R8", "rws:5.1.3", "rws/R7")
@pytest.mark.parametrize("count", [51, 53])
def test_deck_counted_when_the_cards_are_gathered_voids_the_settled_game(count: int) -> None:
    felt = settled()
    paid = felt.state.lines
    event = felt.do(void_settled(felt, "deck_count", count))[0]
    assert isinstance(event, ev.GameVoided)
    assert (event.clause, event.reversed) == ("rws:5.1.3", paid)
    assert {line.outcome for line in felt.state.lines} == {"push"}
    assert felt.net(1) == felt.net(2) == 0
    assert dict(felt.view("p1").meters_minor) == {"main": 50_000_00}


@pytest.mark.clause("rws/R8", "rws:5.1.3")
def test_games_before_a_short_deck_stand_once_the_next_has_begun() -> None:
    felt = settled().open()
    felt.refused(void("deck_count", 51, game=1), "void/too_late", "rws:5.1.3")
    felt.bet(1, ante=10)
    felt.do(void("deck_count", 51, game=2))
    assert [line.returned_minor for line in felt.state.lines] == [10_00]
    assert dict(felt.view("p1").meters_minor) == {"main": 10_001_00}, "what the first game did stands"


@pytest.mark.clause("rws/R9", "rws:5.1.4")
def test_dealers_place_counts_as_an_area_when_hands_are_moved() -> None:
    felt = dealt()
    assert cited(felt, act.MoveHands(SUPERVISOR, ((0, 1), (1, 0))), ev.HandsMoved) == "rws:5.1.4"
    felt.look(1, 2).play(1, 2).reveal()
    assert felt.view("p1").boxes[0].cards == ("Qc", "7d", "2s")
    assert felt.view("p1").dealer.cards == ("Jh", "9c", "8s")
    assert felt.view("p2").boxes[1].cards == ("As", "Ks", "Qs")


@pytest.mark.clause("rws/R7")
def test_void_game_gives_a_folded_box_everything_back() -> None:
    felt = dealt().fold(1)
    felt.do(void("exposed_cards", 2))
    assert {line.wager: line.returned_minor for line in felt.lines(1)} == {
        "ante": 10_00,
        "pair_plus": 5_00,
        "progressive": 2_50,
    }
    assert felt.net(1) == felt.net(2) == 0


@pytest.mark.clause("rws/R7")
def test_void_game_is_over_and_cannot_be_voided_twice() -> None:
    felt = dealt().void("foreign_card")
    felt.refused(void("foreign_card"), "void/already", "rws:5.1.1")
    felt.refused(act.Settle(DEALER), "settle/not_now")
    felt.refused(act.Fold(player("p1"), 1), "decide/not_now")
    felt.open()
    assert felt.state.game == 2


@pytest.mark.clause("rws:5.1.1")
@pytest.mark.parametrize("by", [DEALER, player("p1")])
def test_only_the_supervisor_declares_a_game_void(by: Actor) -> None:
    felt = dealt()
    assert refusal(felt, act.VoidGame(by, 1, "foreign_card")).code == "action/wrong_role"
