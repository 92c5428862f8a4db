"""What a house rules on each irregularity at each moment, and wrong deals put right by moving whole hands."""

from fractions import Fraction

import pytest

from kit.houses.invented import EVERY_HOUSE, UPCARD, any_house
from kit.play.felt import P1, Felt
from queenhigh.cards import parse_cards
from queenhigh.engine import DEALER, SUPERVISOR, Refusal, decide
from queenhigh.engine.acts import actions as act
from queenhigh.engine.acts.dealing import deal_order
from queenhigh.engine.irregular import GROUNDS, MOMENTS, at_moment, moment_of, rule_on, sample_moments
from queenhigh.rules import load
from queenhigh.rules.records import Ground
from queenhigh.wire import format_record

DEALERS = "Qs 7h 2d"
V = "void"
S = "stands"
BY_CLAUSE: dict[tuple[str, Ground], tuple[str, ...]] = {
    ("rws", "foreign_card"): (V, V, V, V, S, S),
    ("rws", "exposed_cards"): (S, V, V, V, S, S),
    ("rws", "deck_count"): (V, V, V, V, V, S),
    ("rws", "wrong_deal"): (S, V, S, S, S, S),
    ("rws", "dealer_count"): (S, V, V, V, V, S),
    ("prime", "misdeal"): (S, V, V, V, S, S),
    ("prime", "box"): (S, V, V, V, S, S),
}
"""As the documents have it: bets open, dealt, handled, decided, settled, the next game begun."""


@pytest.mark.parametrize(("name", "ground"), BY_CLAUSE)
def test_a_ground_voids_when_its_clause_says_so(name: str, ground: Ground) -> None:
    found = [rule_on(state, ground) for _, state in sample_moments(name)]
    assert tuple(each.ruling for each in found) == BY_CLAUSE[name, ground]
    rule = any_house(name).irregularity(ground)
    assert rule is not None
    assert {each.clause for each in found} == {any_house(name).cite(rule.clause)}


@pytest.mark.parametrize("name", EVERY_HOUSE)
def test_every_ground_is_ruled_on_as_the_engine_would_do_it_and_money_goes_back(name: str) -> None:
    moments = list(sample_moments(any_house(name)))
    assert [moment for moment, _ in moments] == list(MOMENTS)
    for _, state in moments:
        for ground in GROUNDS:
            found = rule_on(state, ground)
            result = decide(state.house, state, found.action)
            assert (found.ruling == "void") == (not isinstance(result, Refusal))
            if found.ruling == "void":
                staked = sum(sum(box.stakes) for box in state.boxes)
                assert sum(line.returned_minor for line in found.after.lines) == staked
            else:
                assert found.after == found.before
                assert found.refusal is not None


def test_a_game_that_nobody_decides_has_the_same_moments() -> None:
    """Pair Plus alone: no hand is played or folded."""
    without = 'without = { wagers = ["ante", "play", "ante_bonus", "progressive"] }'
    alone = "[wagers.pair_plus]\nopens_box = true\n"
    house = load(f'base = "rws"\nid = "plus"\nname = "Plus"\n{without}\n{alone}')
    assert [moment for moment, _ in sample_moments(house)] == list(MOMENTS)


def test_what_can_be_put_right_is_put_right_where_the_house_says_so() -> None:
    moments = dict(sample_moments("rws"))
    dealt = moments["dealt"]
    for ground in ("wrong_deal", "dealer_count"):
        assert rule_on(dealt, ground, repairable=True).ruling == "repair"
    assert rule_on(dealt, "exposed_cards", repairable=True).ruling == "void"
    asked = rule_on(dealt, "wrong_deal", repairable=True)
    assert asked.event is None, "each hand lies where it should: nobody knows what went wrong"
    swapped = rule_on(dealt, "wrong_deal", repairable=True, moves=((0, 1), (1, 0)))
    assert (swapped.after.box(1).cards, swapped.after.dealer) == (dealt.dealer, dealt.box(1).cards)
    bad = rule_on(dealt, "wrong_deal", repairable=True, moves=((0, 1),))
    assert bad.refusal is not None
    assert (bad.ruling, bad.refusal.code, bad.after) == ("repair", "move/not_whole_hands", dealt)
    handled = rule_on(moments["handled"], "wrong_deal", repairable=True, moves=((0, 1), (1, 0)))
    assert handled.ruling == "stands"


@pytest.mark.parametrize(
    ("ground", "stands", "void"), [("exposed_cards", 1, 2), ("deck_count", 52, 51), ("dealer_count", 3, 4)]
)
def test_the_number_of_cards_decides(ground: Ground, stands: int, void: int) -> None:
    dealt = dict(sample_moments("rws"))["dealt"]
    assert rule_on(dealt, ground, count=stands).ruling == "stands"
    assert rule_on(dealt, ground, count=void).ruling == "void"


def test_a_void_of_a_settled_game_gives_back_the_jackpot_too() -> None:
    felt = Felt("rws").open(main=50_000).place(1, ante=10, progressive="2.50")
    felt.deal("As Ks Qs", "Qc 7d 2s").play(1).settle()
    found = rule_on(felt.state, "deck_count", count=51, game=felt.state.game)
    assert dict(found.before.meters_minor)["main"] < 50_000_00
    assert dict(found.after.meters_minor)["main"] == 50_000_00
    assert Fraction(sum(line.returned_minor for line in found.after.lines), 100) == Fraction("22.5")


def test_moments_of_a_record() -> None:
    felt = Felt("rws").place(1, ante=10).place(2, "bo", pair_plus=5)
    assert moment_of(felt.state) == "betting"
    assert at_moment(felt.house, felt.record, "settled") is None, "it stops before that"
    assert at_moment(felt.house, felt.record, "next_game") is None
    felt.deal({1: "Kh Kd 4c", 2: "9c 8d 2h"}, "Qc 7d 2s")
    assert moment_of(felt.state) == "dealt"
    assert moment_of(felt.look(1).state) == "handled"
    assert moment_of(felt.play(1).state) == "decided"
    felt.settle()
    for moment in MOMENTS:
        cut = at_moment(felt.house, felt.record, moment)
        assert cut is not None
        record, state = cut
        assert len(record.steps) <= len(felt.record.steps) + (moment == "next_game")
        assert moment_of(state) == ("betting" if moment == "next_game" else moment)
    assert moment_of(felt.void("deck_count", count=51).state) is None


# A deal that went to the wrong boxes, entered as it lies


def deal_to(felt: Felt, hands: dict[int, str]) -> act.Deal:
    """The deal as it lies: these hands, to these boxes."""
    packets = [parse_cards(text) for text in hands.values()]
    return act.Deal(DEALER, "shuffler", deal_order(packets, parse_cards(DEALERS), "shuffler"), tuple(hands))


def misdealt() -> Felt:
    """Boxes 1 and 3 have bets; box 3's hand lies in box 2."""
    felt = Felt("rws").place(1, ante=10).place(3, ante=10, pair_plus=5).close()
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
    [offer] = [each for each in felt.legal(SUPERVISOR) if each.do == "move_hands"]
    assert offer.areas == (0, 1, 2, 3)
    felt.void("wrong_deal")
    assert sum(line.returned_minor for line in felt.state.lines) == 25_00


@pytest.mark.clause("rws:5.1.4", "rws/R9")
@pytest.mark.parametrize(
    ("moves", "dealer", "pair_plus"),
    [(((2, 3),), DEALERS, "straight_flush"), (((2, 0), (0, 3)), "9c 8c 7c", "")],
)
def test_moving_the_whole_hand_to_the_bet_puts_it_right(
    moves: tuple[tuple[int, int], ...], dealer: str, pair_plus: str
) -> None:
    """Also round by the dealer's place."""
    felt = misdealt()
    felt.do(act.MoveHands(SUPERVISOR, moves))
    assert not felt.state.misdealt
    felt.look(1, 3).play(1, 3).settle()
    assert felt.view("p1").dealer.cards == tuple(dealer.split())
    assert felt.view("p3").boxes[1].cards == ()
    assert felt.line(3, "pair_plus").row == pair_plus
    assert "boxes = [1, 2]" in format_record(felt.house, felt.record)


@pytest.mark.clause("rws:5.1.4")
@pytest.mark.parametrize("moves", [((1, 3),), ((2, 3), (1, 2)), ((3, 2),), ((2, 4),), ((2, 3), (2, 3)), ()])
def test_moves_that_leave_a_bet_without_a_hand_are_refused(moves: tuple[tuple[int, int], ...]) -> None:
    misdealt().refused(act.MoveHands(SUPERVISOR, moves), "move/not_whole_hands", "rws:5.1.4")


@pytest.mark.clause("rws:5.1.4")
@pytest.mark.parametrize("hands", [{1: "Kh Kd 4c"}, {1: "Kh Kd 4c", 2: "9c 8c 7c", 3: "5c 5d 5h"}])
def test_a_hand_too_few_or_too_many_is_no_matter_of_moving(hands: dict[int, str]) -> None:
    felt = Felt("rws").place(1, ante=10).place(3, ante=10).close()
    felt.do(deal_to(felt, hands))
    assert felt.state.misdealt
    felt.refused(act.MoveHands(SUPERVISOR, ((1, 3),)), "move/not_whole_hands", "rws:5.1.4")
    assert "move_hands" not in {offer.do for offer in felt.legal(SUPERVISOR)}
    assert felt.void("wrong_deal").state.phase == "void"


def test_pair_plus_alone_waits_for_its_hand_too() -> None:
    felt = Felt("rws").place(1, pair_plus=5).close()
    felt.do(deal_to(felt, {2: "9c 8c 7c"}))
    assert felt.state.phase == "revealing"
    felt.refused(act.Reveal(DEALER), "round/misdealt", "rws:5.1.4")
    felt.do(act.MoveHands(SUPERVISOR, ((2, 1),)))
    assert felt.settle().line(1, "pair_plus").outcome == "win"


@pytest.mark.parametrize("boxes", [(2, 1), (1, 1), (0, 1), (1, 8)])
def test_a_deal_goes_round_the_table_once(boxes: tuple[int, ...]) -> None:
    felt = Felt("rws").place(1, ante=10).place(2, ante=10).close()
    cards = parse_cards("2c 3c 4c 5c 6c 7c 8c 9c Tc")
    felt.refused(act.Deal(DEALER, "shuffler", cards, boxes), "deal/wrong_boxes")
    facts = felt.refused(act.Deal(DEALER, "shuffler", cards[:3], (1, 3)), "deal/wrong_count").facts
    assert (facts.count, facts.needed) == (3, 9)


@pytest.mark.parametrize("name", ["prime", "sixcard", "draw"])
def test_a_house_that_moves_no_hands_voids_the_game_and_not_the_box(name: str) -> None:
    felt = Felt(name).place(1, ante=10).place(2, ante=10).close()
    felt.do(deal_to(felt, {1: "Kh Kd 4c"}))
    felt.refused(act.VoidBox(SUPERVISOR, 2), "round/misdealt")
    felt.refused(act.MoveHands(SUPERVISOR, ((1, 2),)), "move/not_in_house")
    assert felt.void("misdeal").state.phase == "void"


def test_a_house_without_a_rule_for_wrong_deals_takes_none() -> None:
    text = UPCARD.replace('wrong_deal = { clause = "6", until = "handled", unless_repaired = true }\n', "")
    felt = Felt(load(text)).place(1, ante=10).close()
    wrong = act.Deal(DEALER, "shuffler", parse_cards("2c 3c 4c 5c 6c 8d"), (2,))
    assert felt.refused(wrong, "deal/wrong_boxes").facts.case == "no_rule"


def test_no_hand_is_moved_once_the_hands_are_turned_up_or_only_the_dealers_is_left() -> None:
    felt = Felt("rws").place(1, pair_plus=5).place(2, pair_plus=5)
    felt.deal({1: "Kh Kd 4c", 2: "9c 8c 7c"}, DEALERS).reveal()
    said = felt.refused(act.MoveHands(SUPERVISOR, ((1, 2), (2, 1))), "move/handled", "rws:5.1.4")
    assert said.facts.case == "revealed"
    felt = Felt(any_house("upcard")).place(1, ante=10).deal("9h 8d 3c", "Ks 7d 2c")
    assert "move_hands" in [offer.do for offer in felt.legal(SUPERVISOR)]
    felt.void_box(1)
    assert "move_hands" not in [offer.do for offer in felt.legal(SUPERVISOR)]
    felt.refused(act.MoveHands(SUPERVISOR, ((0, 0),)), "move/not_now")
