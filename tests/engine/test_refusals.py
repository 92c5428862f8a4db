"""Bad input: every refusal code is provoked, says what was wrong and by which clause, and changes nothing."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple, get_args

import pytest

from kit.felt import P1, Felt, who
from kit.houses.invented import any_house
from kit.houses.toml_text import house_text
from kit.oracles.oracle import has_room
from queenhigh.cards import parse_card, parse_cards
from queenhigh.engine import DEALER, SUPERVISOR, Action, Actor, Refusal, RefusalCode, decide, player
from queenhigh.engine.acts import actions as act
from queenhigh.rules import house, load
from queenhigh.rules.records import DealMethod, Ground
from queenhigh.words import refusal_text

HAND, DEALERS = "Jh 9c 8s", "Kc 9d 2s"
EIGHT = (parse_card("8s"),)
ON_TABLE = "on the table already"
"""Says no more: to name the card would tell what lies face down."""
PHASES = ("idle", "betting", "closed", "deciding", "revealing", "settling", "settled", "void")


def at(phase: str, rules: str = "rws") -> Felt:
    """Box 1 of p1 with an Ante of 10, as far as this phase."""
    felt = Felt(any_house(rules))
    if phase == "idle":
        return felt
    felt.open().bet(1, ante=10)
    if phase == "betting":
        return felt
    felt.close()
    if phase == "closed":
        return felt
    felt.deal(DEALERS, HAND)
    if phase == "void":
        return felt.void("foreign_card" if rules == "rws" else "misdeal")
    if phase == "deciding":
        return felt
    felt.play(1, discard="8s" if phase == "replacing" else "")
    if phase in ("replacing", "revealing"):
        return felt
    felt.do(act.Reveal(DEALER))
    if phase in ("settling", "dealer_drawing"):
        return felt
    return felt.settle()


def altered(old: str, new: str) -> Felt:
    """A table of a house that differs from a catalogue house in one setting."""
    text = house_text("rws")
    assert old in text
    return Felt(load(text.replace(old, new, 1)))


EVE = player("eve")


class Case(NamedTuple):
    """An act that must be refused: the code, words of the message that name the offence, and the clause."""

    code: RefusalCode
    table: Callable[[], Felt]
    action: Action
    says: str
    clause: str | None = None
    under: str = ""
    """The house the act is decided by, where it is not the table's own."""


def place(amount_minor: int, wager: str = "ante", box: int = 1, by: str | Actor = P1) -> act.PlaceWager:
    return act.PlaceWager(who(by), box, wager, amount_minor)


def void(ground: Ground, count: int = 0, repairable: bool = False, game: int = 1) -> act.VoidGame:
    return act.VoidGame(SUPERVISOR, game, ground, count, repairable)


def deal(cards: str, method: DealMethod = "shuffler") -> act.Deal:
    return act.Deal(DEALER, method, tuple(parse_card(card) for card in cards.split()))


def wrong_roles() -> list[Action]:
    """Every kind of act, by each kind of person whose act it is not."""
    player_acts = [
        action
        for by in (DEALER, SUPERVISOR)
        for action in (
            place(10_00, by=by),
            act.WithdrawWager(by, 1, "ante"),
            act.Look(by, 1),
            act.Fold(by, 1),
            act.Play(by, 1, 10_00),
        )
    ]
    dealer_acts = [
        action
        for by in (P1, SUPERVISOR)
        for action in (
            act.OpenBetting(by),
            act.CloseBetting(by),
            act.Deal(by, "hand", parse_cards("2c 3c 4c 5c 6c 7c")),
            act.Replace(by, EIGHT),
            act.Reveal(by),
            act.DrawFourth(by, EIGHT[0]),
            act.ReplaceDealer(by, EIGHT),
            act.Settle(by),
        )
    ]
    supervisor_acts = [
        action
        for by in (P1, DEALER)
        for action in (
            act.MoveHands(by, ((0, 1), (1, 0))),
            act.VoidGame(by, 1, "foreign_card"),
            act.VoidBox(by, 1),
        )
    ]
    return [*player_acts, *dealer_acts, *supervisor_acts]


def pair_plus_only() -> Felt:
    """Box 1 has only Pair Plus; box 2 has still to decide."""
    felt = Felt("rws").open().bet(1, pair_plus=5).bet(2, ante=10)
    return felt.deal(DEALERS, {1: HAND, 2: "7c 5d 4h"})


def settled_then_next() -> Felt:
    return at("settled").open().bet(1, ante=10).close()


BETS = [
    Case("box/unknown", lambda: at("betting"), place(10_00, box=8), "box 8", "rws:2.1.1"),
    Case("box/unknown", lambda: at("betting"), place(10_00, box=0), "box 0", "rws:2.1.1"),
    Case("box/unknown", lambda: at("deciding"), act.Look(P1, -1), "box -1", "rws:2.1.1"),
    Case("box/unknown", lambda: at("deciding", "prime"), act.VoidBox(SUPERVISOR, 9), "box 9", "prime/T1"),
    Case(
        "box/too_many",
        lambda: altered("boxes_per_player = 7", "boxes_per_player = 1").open().bet(1, ante=10),
        place(10_00, box=2),
        "p1",
        "rws:2.1.1",
    ),
    *(
        Case("player/bad_name", lambda: at("betting"), place(10_00, box=2, by=name), "1 to 40 printable")
        for name in ("", "   ", "x" * 41, "two\nlines", "bell\a")
    ),
    Case("bet/not_open", lambda: at("idle"), place(10_00), "not opened", "rws:3.1"),
    Case("bet/closed", lambda: at("closed"), place(20_00), "no more bets", "rws:5.2"),
    Case("bet/closed", lambda: at("deciding"), place(5_00, "pair_plus"), "no more bets", "rws:5.2"),
    Case("bet/closed", lambda: at("closed"), act.WithdrawWager(P1, 1, "ante"), "withdrawn", "rws:5.2"),
    Case("bet/closed", lambda: at("settled", "sixcard"), place(10_00), "no more bets", "sixcard:2"),
    Case("bet/unknown_wager", lambda: at("betting"), place(10_00, "roulette"), "'roulette'"),
    Case("bet/unknown_wager", lambda: at("betting"), place(1_00, "prime"), "pair_plus"),
    Case("bet/made_by_playing", lambda: at("betting"), place(10_00, "play"), "Play", "rws:3.8.2"),
    Case(
        "bet/made_by_playing", lambda: at("betting"), place(10_00, "ante_bonus"), "Ante Bonus", "rws:3.10.4"
    ),
    Case("bet/needs_other", lambda: Felt("rws").open(), place(2_50, "progressive"), "Ante", "rws:3.4"),
    Case(
        "bet/needs_other",
        lambda: at("betting", "sixcard"),
        place(5_00, "progressive"),
        "Ante and Pair Plus",
        "sixcard:8",
    ),
    Case(
        "bet/needed_by_other",
        lambda: at("betting").bet(1, progressive="2.50"),
        act.WithdrawWager(P1, 1, "ante"),
        "Progressive",
        "rws:3.4",
    ),
    Case("bet/below_minimum", lambda: at("betting"), place(4_00), "S$4", "rws/R1"),
    Case("bet/below_minimum", lambda: at("betting"), place(0), "minimum of S$5", "rws/R1"),
    Case("bet/below_minimum", lambda: at("betting"), place(-10_00), "-S$10", "rws/R1"),
    Case("bet/above_maximum", lambda: at("betting"), place(501_00), "S$501", "rws/R1"),
    Case("bet/above_maximum", lambda: at("betting"), place(10**18), "maximum of S$500", "rws/R1"),
    Case("bet/above_maximum", lambda: at("betting", "draw"), place(21_00, "double_shot"), "$20", "draw:1"),
    Case("bet/wrong_multiple", lambda: at("betting"), place(10_50), "multiple of S$1", "rws/R1"),
    Case("bet/wrong_amount", lambda: at("betting"), place(2_00, "progressive"), "exactly S$2.50", "rws/R2"),
    Case(
        "bet/nothing_there",
        lambda: at("betting"),
        act.WithdrawWager(P1, 1, "pair_plus"),
        "Pair Plus",
    ),
    Case("bet/nothing_there", lambda: at("betting"), act.WithdrawWager(P1, 2, "ante"), "box 2"),
    Case("action/not_your_box", lambda: at("betting"), place(5_00, "pair_plus", by="eve"), "p1's"),
    Case("action/not_your_box", lambda: at("betting", "prime"), place(20_00, by="eve"), "p1's", "prime:10"),
    Case("action/not_your_box", lambda: at("deciding", "prime"), act.Look(EVE, 1), "p1's", "prime:10"),
    Case("action/not_your_box", lambda: at("deciding", "prime"), act.Fold(EVE, 1), "p1's", "prime:10"),
    Case("action/not_your_box", lambda: at("deciding"), act.Play(EVE, 1, 10_00), "p1's"),
]

DEALING = [
    *(
        Case("round/under_way", partial(at, phase), act.OpenBetting(DEALER), "game 1")
        for phase in ("betting", "closed", "deciding", "revealing", "settling")
    ),
    Case(
        "round/no_bets", lambda: Felt("rws").open(), act.CloseBetting(DEALER), "Ante or Pair Plus", "rws:3.3"
    ),
    Case("round/not_betting", lambda: at("idle"), act.CloseBetting(DEALER), "not open", "rws:3.2"),
    Case("meter/unknown", lambda: at("idle"), act.OpenBetting(DEALER, (("mian", 1),)), "main"),
    Case("meter/unknown", lambda: at("idle", "draw"), act.OpenBetting(DEALER, (("main", 1),)), "'main'"),
    Case("meter/missing", lambda: at("settling"), act.Settle(DEALER), "what meter main holds"),
    Case("meter/missing", lambda: at("settled"), void("dealer_count", 4), "what meter main holds"),
    Case("meter/out_of_range", lambda: at("idle"), act.OpenBetting(DEALER, (("main", -1),)), "-S$0.01"),
    Case("meter/out_of_range", lambda: at("idle"), act.OpenBetting(DEALER, (("main", 10**16),)), "S$100,000"),
    Case("deal/not_now", lambda: at("betting"), deal("2c 3c 4c 5c 6c 7c"), "after the bets", "rws:3.2"),
    Case("deal/not_now", lambda: at("deciding"), deal("2c 3c 4c 5c 6c 7c"), "dealt once", "rws:3.2"),
    Case(
        "deal/method_not_used",
        lambda: altered('hand = "3.6"\n', "").open().bet(1, ante=10).close(),
        deal("2c 3c 4c 5c 6c 7c", "hand"),
        "not by hand",
    ),
    Case("deal/wrong_count", lambda: at("closed"), deal("2c 3c 4c 5c 6c"), "5 cards given, 6", "rws:3.7"),
    Case(
        "deal/wrong_count", lambda: at("closed"), deal("2c 3c 4c 5c 6c 7c 8c"), "7 cards given, 6", "rws:3.7"
    ),
    Case("deal/wrong_count", lambda: at("closed"), deal(""), "0 cards given, 6", "rws:3.7"),
    Case(
        "deal/wrong_count",
        lambda: at("replacing", "draw"),
        act.Replace(DEALER, ()),
        "0 cards given, 1",
        "draw:2",
    ),
    Case("deal/repeated_card", lambda: at("closed"), deal("2c 3c 4c 5c 6c 2c"), "2c", "rws:2.2.1"),
    Case("deal/repeated_card", lambda: at("replacing", "draw"), act.Replace(DEALER, EIGHT), ON_TABLE),
    Case(
        "deal/repeated_card",
        lambda: at("dealer_drawing", "draw"),
        act.DrawFourth(DEALER, parse_card("Kc")),
        ON_TABLE,
    ),
    Case("replace/not_now", lambda: at("deciding", "draw"), act.Replace(DEALER, EIGHT), "decided"),
    Case("replace/not_now", lambda: at("revealing"), act.Replace(DEALER, EIGHT), "if any drew"),
    Case("reveal/not_now", lambda: at("deciding", "prime"), act.Reveal(DEALER), "decided", "prime:9"),
    Case("reveal/not_now", lambda: at("settling"), act.Reveal(DEALER), "once"),
    Case("draw_fourth/not_now", lambda: at("settling"), act.DrawFourth(DEALER, EIGHT[0]), "fourth"),
    Case("replace_dealer/not_now", lambda: at("settling"), act.ReplaceDealer(DEALER, EIGHT), "no hand"),
    Case(
        "draw_fourth/not_now",
        lambda: at("revealing", "draw"),
        act.DrawFourth(DEALER, parse_card("2h")),
        "fourth",
        "draw:3",
    ),
    Case("settle/not_now", lambda: at("revealing"), act.Settle(DEALER), "turned up"),
    Case("settle/not_now", lambda: at("settled"), act.Settle(DEALER), "once"),
    Case("settle/not_now", lambda: at("dealer_drawing", "draw"), act.Settle(DEALER), "settled"),
    Case("house/changed", lambda: at("betting"), act.CloseBetting(DEALER), "rws", under="prime"),
]

CHOICES = [
    Case("box/not_in_round", lambda: at("deciding"), act.Look(P1, 2), "nothing is wagered"),
    Case("box/not_in_round", lambda: at("deciding", "prime"), act.VoidBox(SUPERVISOR, 2), "box 2", "prime:9"),
    Case(
        "look/too_early",
        lambda: at("betting", "prime"),
        act.Look(P1, 1),
        "deal is complete",
        "prime:7",
    ),
    Case("look/too_early", lambda: at("closed"), act.Look(P1, 1), "not before"),
    Case("look/too_late", lambda: at("settled"), act.Look(P1, 1), "over"),
    Case("look/too_late", lambda: at("void"), act.Look(P1, 1), "over"),
    Case("look/already", lambda: at("deciding").look(1), act.Look(P1, 1), "box 1"),
    Case(
        "look/folded",
        lambda: Felt("rws").open().bet(1, ante=5).deal(DEALERS, HAND).fold(1),
        act.Look(P1, 1),
        "box 1",
    ),
    Case("decide/not_now", lambda: at("betting"), act.Fold(P1, 1), "after the deal"),
    Case("decide/not_now", lambda: at("closed"), act.Play(P1, 1, 10_00), "closed"),
    Case("decide/already", lambda: at("revealing"), act.Play(P1, 1, 10_00), "box 1"),
    Case("decide/already", lambda: at("revealing"), act.Fold(P1, 1), "played"),
    Case("decide/already", lambda: at("deciding").fold(1), act.Play(P1, 1, 10_00), "folded"),
    Case("decide/nothing_to_decide", pair_plus_only, act.Fold(P1, 1), "box 1", "rws:3.8.2"),
    Case("decide/no_fold", lambda: at("deciding", "second"), act.Fold(P1, 1), "nobody folds", "second:3"),
    Case("decide/nothing_to_decide", pair_plus_only, act.Play(P1, 1, 5_00), "no Ante", "rws:3.8.2"),
    Case("decide/wrong_amount", lambda: at("deciding"), act.Play(P1, 1, 20_00), "S$20", "rws:3.8.2"),
    Case("decide/wrong_amount", lambda: at("deciding"), act.Play(P1, 1, 0), "S$10", "rws:3.8.2"),
    Case(
        "decide/no_draw",
        lambda: at("deciding").look(1),
        act.Play(P1, 1, 10_00, EIGHT),
        "nobody draws",
    ),
    Case(
        "decide/no_draw",
        lambda: at("deciding", "draw").look(1),
        act.Play(P1, 1, 10_00, parse_cards("9c 8s")),
        "2 cards",
        "draw:2",
    ),
    Case("decide/look_first", lambda: at("deciding", "draw"), act.Play(P1, 1, 10_00, EIGHT), "box 1"),
    Case(
        "decide/not_your_card",
        lambda: at("deciding", "draw").look(1),
        act.Play(P1, 1, 10_00, parse_cards("Kc")),
        "Kc",
    ),
]

SWAP = act.MoveHands(SUPERVISOR, ((0, 1), (1, 0)))
IRREGULAR = [
    Case("move/not_now", lambda: at("closed"), SWAP, "no deal", "rws:5.1.4"),
    Case("move/not_now", lambda: at("settled"), SWAP, "no deal", "rws:5.1.4"),
    Case("move/not_in_house", lambda: at("deciding", "prime"), SWAP, "this house"),
    Case("move/handled", lambda: at("deciding").look(1), SWAP, "handled", "rws:5.1.4"),
    Case(
        "move/not_whole_hands",
        lambda: at("deciding"),
        act.MoveHands(SUPERVISOR, ((0, 1),)),
        "areas are 0, 1",
        "rws:5.1.4",
    ),
    Case("void/not_a_ground", lambda: at("deciding"), void("misdeal"), "misdeal"),
    Case("void/not_a_ground", lambda: at("deciding", "prime"), void("box"), "misdeal"),
    Case("void/not_a_ground", lambda: at("deciding"), act.VoidBox(SUPERVISOR, 1), "single hands"),
    Case("void/too_early", lambda: at("idle"), void("foreign_card", game=0), "no cards", "rws:5.1.1"),
    Case("void/too_early", lambda: at("betting"), void("wrong_deal"), "no cards", "rws:5.1.4"),
    Case("void/too_early", lambda: at("betting", "prime"), act.VoidBox(SUPERVISOR, 1), "no hand", "prime:9"),
    Case("void/too_early", lambda: at("closed", "prime"), act.VoidBox(SUPERVISOR, 1), "no hand", "prime:9"),
    Case("void/too_late", lambda: at("settled"), void("exposed_cards", 2), "game 1", "rws:5.1.2"),
    Case("void/too_late", settled_then_next, void("dealer_count", 4), "game 1", "rws:5.1.5"),
    Case("void/too_late", lambda: at("settled", "prime"), act.VoidBox(SUPERVISOR, 1), "over", "prime:9"),
    Case("void/handled", lambda: at("revealing"), void("wrong_deal"), "handled", "rws:5.1.4"),
    Case("void/not_enough", lambda: at("deciding"), void("exposed_cards", 1), "1 exposed", "rws:5.1.2"),
    Case("void/not_enough", lambda: at("deciding"), void("deck_count", 52), "52", "rws:5.1.3"),
    Case("void/not_enough", lambda: at("deciding"), void("dealer_count", 3), "3", "rws:5.1.5"),
    Case(
        "void/can_be_repaired",
        lambda: at("deciding"),
        void("wrong_deal", repairable=True),
        "put right",
        "rws:5.1.4",
    ),
    Case("void/already", lambda: at("void"), void("foreign_card"), "game 1", "rws:5.1.1"),
]

ROLES = [
    Case("action/wrong_role", partial(at, phase), action, action.by.role)
    for phase in PHASES
    for action in wrong_roles()
]
CASES = [*BETS, *DEALING, *CHOICES, *IRREGULAR, *ROLES]
ELSEWHERE = {"action/malformed", "deal/wrong_boxes", "round/misdealt"}
"""Codes that `test_malformed` and `test_wrong_deal` provoke."""


def test_every_code_is_provoked() -> None:
    missing = set(get_args(RefusalCode)) - {case.code for case in CASES} - ELSEWHERE
    assert not missing, f"no case provokes {', '.join(sorted(missing))}"


def test_every_kind_of_act_is_tried_by_the_wrong_people() -> None:
    assert {type(action) for action in wrong_roles()} == set(get_args(Action))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_bad_act_is_refused_by_name_and_clause_and_changes_nothing(case: Case) -> None:
    felt = case.table()
    before, seen = felt.state, felt.view(case.action.by)
    result = decide(house(case.under) if case.under else felt.house, felt.state, case.action)
    assert isinstance(result, Refusal), f"accepted: {result}"
    assert (result.code, result.clause) == (case.code, case.clause), result
    assert case.says in refusal_text(felt.house, result), result
    if not case.under:
        felt.refused(case.action, case.code)
        # What is refused is not on offer either: a page enables exactly what would be accepted.
        assert not has_room(felt.state, case.action)
    assert felt.state is before
    assert felt.view(case.action.by) == seen


def test_refusal_reads_as_a_sentence_with_its_clause() -> None:
    refusal = at("closed").refused(place(20_00), "bet/closed")
    assert refusal.message == "no more bets: nothing is placed, changed or withdrawn now (rws:5.2)"
    too_late = at("settled").refused(act.Look(P1, 1), "look/too_late")
    assert too_late.message == "this game is over; the next deal has not begun"


def test_refused_act_leaves_the_way_open_for_the_right_one() -> None:
    felt = at("deciding")
    felt.refused(act.Play(P1, 1, 20_00), "decide/wrong_amount")
    felt.play(1)
    felt.refused(act.Fold(P1, 1), "decide/already")
    assert felt.settle().net(1) == -20_00
