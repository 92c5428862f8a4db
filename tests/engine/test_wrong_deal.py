"""A deal that went to the wrong boxes, entered as it lies, then put right by moving whole hands or voided."""

import pytest

from kit.play.felt import P1, Felt
from queenhigh.cards import parse_cards
from queenhigh.engine import DEALER, SUPERVISOR
from queenhigh.engine.acts import actions as act
from queenhigh.engine.acts.dealing import deal_order
from queenhigh.wire import format_record, parse_record, replay

DEALERS = "Qs 7h 2d"


def deal_to(felt: Felt, hands: dict[int, str], dealer: str = DEALERS) -> act.Deal:
    """The deal as it lies: these hands, to these boxes."""
    packets = [parse_cards(text) for text in hands.values()]
    cards = deal_order(packets, parse_cards(dealer), "shuffler")
    return act.Deal(DEALER, "shuffler", cards, tuple(hands))


def misdealt() -> Felt:
    """Boxes 1 and 3 have bets; box 3's hand lies in box 2."""
    felt = Felt("rws").open().bet(1, ante=10).bet(3, ante=10, pair_plus=5).close()
    felt.do(deal_to(felt, {1: "Kh Kd 4c", 2: "9c 8c 7c"}))
    return felt


@pytest.mark.clause("rws:5.1.4")
def test_a_hand_dealt_to_a_box_without_a_bet_lies_there_and_holds_up_the_round() -> None:
    felt = misdealt()
    assert felt.state.misdealt
    assert felt.view("p1").misdealt
    assert [box.cards for box in felt.view("supervisor").boxes[:3]] == [("??",) * 3, ("??",) * 3, ()]
    for action in (act.Look(P1, 1), act.Fold(P1, 1), act.Play(P1, 1, 10_00)):
        felt.refused(action, "round/misdealt", "rws:5.1.4")
    assert felt.legal("p1") == felt.legal("p3") == felt.legal(DEALER) == ()
    assert {offer.do for offer in felt.legal(SUPERVISOR)} >= {"move_hands", "void_game"}


@pytest.mark.clause("rws:5.1.4")
def test_moving_the_whole_hand_to_the_bet_puts_it_right() -> None:
    felt = misdealt()
    [offer] = [each for each in felt.legal(SUPERVISOR) if each.do == "move_hands"]
    assert offer.areas == (0, 1, 2, 3)
    felt.do(act.MoveHands(SUPERVISOR, ((2, 3),)))
    assert not felt.state.misdealt
    felt.look(1, 3).play(1, 3).settle()
    assert felt.view("p3").boxes[2].cards == ("9c", "8c", "7c")
    assert felt.view("p3").boxes[1].cards == ()
    assert felt.line(3, "pair_plus").row == "straight_flush"


@pytest.mark.clause("rws:5.1.4")
@pytest.mark.parametrize("moves", [((1, 3),), ((2, 3), (1, 2)), ((3, 2),), ((2, 4),), ((2, 3), (2, 3)), ()])
def test_moves_that_leave_a_bet_without_a_hand_are_refused(moves: tuple[tuple[int, int], ...]) -> None:
    felt = misdealt()
    felt.refused(act.MoveHands(SUPERVISOR, moves), "move/not_whole_hands", "rws:5.1.4")


@pytest.mark.clause("rws/R9")
def test_the_hands_may_move_round_by_the_dealers_place() -> None:
    felt = misdealt()
    felt.do(act.MoveHands(SUPERVISOR, ((2, 0), (0, 3))))
    assert not felt.state.misdealt
    felt.play(1, 3).settle()
    assert felt.view("p1").dealer.cards == ("9c", "8c", "7c")


@pytest.mark.clause("rws:5.1.4")
def test_a_wrong_deal_that_cannot_be_put_right_is_void() -> None:
    felt = misdealt().void("wrong_deal")
    assert felt.state.phase == "void"
    assert sum(line.returned_minor for line in felt.state.lines) == 25_00


@pytest.mark.clause("rws:5.1.4")
@pytest.mark.parametrize("hands", [{1: "Kh Kd 4c"}, {1: "Kh Kd 4c", 2: "9c 8c 7c", 3: "5c 5d 5h"}])
def test_a_hand_too_few_or_too_many_is_no_matter_of_moving(hands: dict[int, str]) -> None:
    felt = Felt("rws").open().bet(1, ante=10).bet(3, ante=10).close()
    felt.do(deal_to(felt, hands))
    assert felt.state.misdealt
    felt.refused(act.MoveHands(SUPERVISOR, ((1, 3),)), "move/not_whole_hands", "rws:5.1.4")
    assert "move_hands" not in {offer.do for offer in felt.legal(SUPERVISOR)}
    assert felt.void("wrong_deal").state.phase == "void"


def test_pair_plus_alone_waits_for_its_hand_too() -> None:
    felt = Felt("rws").open().bet(1, pair_plus=5).close()
    felt.do(deal_to(felt, {2: "9c 8c 7c"}))
    assert felt.state.phase == "revealing"
    felt.refused(act.Reveal(DEALER), "round/misdealt", "rws:5.1.4")
    felt.do(act.MoveHands(SUPERVISOR, ((2, 1),)))
    assert felt.settle().line(1, "pair_plus").outcome == "win"


@pytest.mark.parametrize("boxes", [(2, 1), (1, 1), (0, 1), (1, 8)])
def test_a_deal_goes_round_the_table_once(boxes: tuple[int, ...]) -> None:
    felt = Felt("rws").open().bet(1, ante=10).close()
    cards = parse_cards("2c 3c 4c 5c 6c 7c 8c 9c Tc")
    felt.refused(act.Deal(DEALER, "shuffler", cards, boxes), "deal/wrong_boxes")


def test_a_wrong_deal_is_on_record() -> None:
    felt = misdealt()
    felt.do(act.MoveHands(SUPERVISOR, ((2, 3),)))
    felt.play(1, 3).settle()
    text = format_record(felt.record, felt.house)
    assert "boxes = [1, 2]" in text
    assert replay(felt.house, parse_record(text, felt.house)) == felt.state


@pytest.mark.parametrize("name", ["prime", "sixcard", "draw"])
def test_a_house_that_moves_no_hands_voids_the_game_and_not_the_box(name: str) -> None:
    felt = Felt(name).open().bet(1, ante=10).bet(2, ante=10).close()
    felt.do(deal_to(felt, {1: "Kh Kd 4c"}))
    felt.refused(act.VoidBox(SUPERVISOR, 2), "round/misdealt")
    felt.refused(act.MoveHands(SUPERVISOR, ((1, 2),)), "move/not_in_house")
    assert felt.void("misdeal").state.phase == "void"


def test_too_few_cards_for_the_boxes_that_were_dealt_to() -> None:
    felt = Felt("rws").open().bet(1, ante=10).bet(2, ante=10).close()
    deal = act.Deal(DEALER, "shuffler", parse_cards("2c 3c 4c"), (1, 3))
    facts = felt.refused(deal, "deal/wrong_count").facts
    assert (facts.count, facts.needed) == (3, 9)


def test_no_hand_is_moved_once_the_hands_are_turned_up() -> None:
    felt = Felt("rws").open().bet(1, pair_plus=5).bet(2, pair_plus=5)
    felt.deal(DEALERS, {1: "Kh Kd 4c", 2: "9c 8c 7c"}).reveal()
    said = felt.refused(act.MoveHands(SUPERVISOR, ((1, 2), (2, 1))), "move/handled", "rws:5.1.4")
    assert said.facts.case == "revealed"
