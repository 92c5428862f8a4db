"""Bad input: every refusal code is provoked, cites its clause and changes nothing; sentences in a golden."""

from collections.abc import Callable
from typing import Any, NamedTuple, get_args

import pytest
from msgspec.structs import replace

from kit import golden
from kit.houses.edits import edited
from kit.houses.invented import any_house
from kit.houses.toml_text import house_text
from kit.oracles.oracle import has_room
from kit.play.felt import P1, Felt, void, who
from queenhigh.cards import parse_card, parse_cards
from queenhigh.engine import DEALER, SUPERVISOR, Action, Actor, Refusal, RefusalCode, decide, player
from queenhigh.engine.acts import actions as act
from queenhigh.rules import load
from queenhigh.rules.records import DealMethod
from queenhigh.words import refusal_text

HAND = "Jh 9c 8s"
DEALERS = "Kc 9d 2s"
EIGHT = (parse_card("8s"),)
KING = parse_card("Kc")
EVE = player("eve")
PHASES = ("idle", "betting", "closed", "deciding", "revealing", "settling", "settled", "void")


def at(phase: str, rules: str = "rws") -> Felt:
    """Box 1 of p1 with an Ante of 10, as far as this phase."""
    felt = Felt(any_house(rules))
    if phase == "idle":
        return felt
    felt.place(1, ante=10)
    if phase == "betting":
        return felt
    felt.close()
    if phase == "closed":
        return felt
    felt.deal(HAND, DEALERS)
    if phase == "void":
        return felt.void("foreign_card" if rules == "rws" else "misdeal")
    if phase == "deciding":
        return felt
    felt.play(1, discard="8s" if phase == "replacing" else "")
    if phase in ("replacing", "revealing"):
        return felt
    felt.do(act.Reveal(DEALER))
    return felt if phase in ("settling", "dealer_drawing") else felt.settle()


def altered(old: str, new: str) -> Felt:
    """Box 1 with an Ante of 10 in a house that differs from a catalogue house in one setting."""
    return Felt(load(edited(house_text("rws"), old, new))).place(1, ante=10)


def pair_plus_only() -> Felt:
    """Box 1 has only Pair Plus; box 2 has still to decide."""
    felt = Felt("rws").place(1, pair_plus=5).place(2, ante=10)
    return felt.deal({1: HAND, 2: "7c 5d 4h"}, DEALERS)


SPECIAL: dict[str, Callable[[], Felt]] = {
    "opened": lambda: Felt("rws").open(),
    "with a progressive": lambda: at("betting").place(1, progressive="2.50"),
    "one box a player": lambda: altered("boxes_per_player = 7", "boxes_per_player = 1"),
    "dealt by shuffler": lambda: altered('hand = "3.6"\n', "").close(),
    "looked": lambda: at("deciding").look(1),
    "looked draw": lambda: at("deciding", "draw").look(1),
    "folded": lambda: at("deciding").fold(1),
    "Pair Plus alone": pair_plus_only,
    "next game": lambda: at("settled").place(1, ante=10).close(),
}
"""Tables that are not just at a phase."""


class Case(NamedTuple):
    """An act that must be refused at a table, and by which clause.

    A table is a phase and perhaps a house ("betting prime"), or one of the special ones.
    """

    code: RefusalCode
    table: str
    action: Action
    clause: str | None = None

    def felt(self) -> Felt:
        return SPECIAL[self.table]() if self.table in SPECIAL else at(*self.table.split())


def place(amount_minor: int, wager: str = "ante", box: int = 1, by: str | Actor = P1) -> act.PlaceWager:
    return act.PlaceWager(who(by), box, wager, amount_minor)


def withdraw(wager: str, box: int = 1) -> act.WithdrawWager:
    return act.WithdrawWager(P1, box, wager)


def play(amount_minor: int, cards: str = "", by: Actor = P1) -> act.Play:
    return act.Play(by, 1, amount_minor, parse_cards(cards))


def deal(cards: str, method: DealMethod = "shuffler") -> act.Deal:
    return act.Deal(DEALER, method, tuple(parse_card(card) for card in cards.split()))


SWAP = act.MoveHands(SUPERVISOR, ((0, 1), (1, 0)))
EVERY_ACT: list[Action] = [
    place(10_00),
    withdraw("ante"),
    act.Look(P1, 1),
    act.Fold(P1, 1),
    play(10_00),
    act.OpenBetting(DEALER),
    act.CloseBetting(DEALER),
    deal("2c 3c 4c 5c 6c 7c", "hand"),
    act.Replace(DEALER, EIGHT),
    act.Reveal(DEALER),
    act.DrawFourth(DEALER, KING),
    act.ReplaceDealer(DEALER, EIGHT),
    act.Settle(DEALER),
    SWAP,
    void("foreign_card"),
    act.VoidBox(SUPERVISOR, 1),
]
WRONG_ROLES: list[Action] = [
    replace(each, by=by) for each in EVERY_ACT for by in (P1, DEALER, SUPERVISOR) if by != each.by
]


BETS = [
    Case("box/unknown", "betting", place(10_00, box=8), "rws:2.1.1"),
    Case("box/unknown", "betting", place(10_00, box=0), "rws:2.1.1"),
    Case("box/unknown", "deciding", act.Look(P1, -1), "rws:2.1.1"),
    Case("box/unknown", "deciding prime", act.VoidBox(SUPERVISOR, 9), "prime/T1"),
    Case("box/too_many", "one box a player", place(10_00, box=2), "rws:2.1.1"),
    *(
        Case("player/bad_name", "betting", place(10_00, box=2, by=name))
        for name in ("", "   ", "x" * 41, "two\nlines", "bell\a")
    ),
    Case("bet/not_open", "idle", place(10_00), "rws:3.1"),
    Case("bet/closed", "closed", place(20_00), "rws:5.2"),
    Case("bet/closed", "deciding", place(5_00, "pair_plus"), "rws:5.2"),
    Case("bet/closed", "closed", withdraw("ante"), "rws:5.2"),
    Case("bet/closed", "settled sixcard", place(10_00), "sixcard:2"),
    Case("bet/unknown_wager", "betting", place(10_00, "roulette")),
    Case("bet/unknown_wager", "betting", place(1_00, "prime")),
    Case("bet/made_by_playing", "betting", place(10_00, "play"), "rws:3.8.2"),
    Case("bet/made_by_playing", "betting", place(10_00, "ante_bonus"), "rws:3.10.4"),
    Case("bet/needs_other", "opened", place(2_50, "progressive"), "rws:3.4"),
    Case("bet/needs_other", "betting sixcard", place(5_00, "progressive"), "sixcard:8"),
    Case("bet/needed_by_other", "with a progressive", withdraw("ante"), "rws:3.4"),
    Case("bet/below_minimum", "betting", place(4_00), "rws/R1"),
    Case("bet/below_minimum", "betting", place(0), "rws/R1"),
    Case("bet/below_minimum", "betting", place(-10_00), "rws/R1"),
    Case("bet/above_maximum", "betting", place(501_00), "rws/R1"),
    Case("bet/above_maximum", "betting", place(10**18), "rws/R1"),
    Case("bet/above_maximum", "betting draw", place(21_00, "double_shot"), "draw:1"),
    Case("bet/wrong_multiple", "betting", place(10_50), "rws/R1"),
    Case("bet/wrong_amount", "betting", place(2_00, "progressive"), "rws/R2"),
    Case("bet/nothing_there", "betting", withdraw("pair_plus")),
    Case("bet/nothing_there", "betting", withdraw("ante", 2)),
    Case("action/not_your_box", "betting", place(5_00, "pair_plus", by="eve")),
    Case("action/not_your_box", "betting prime", place(20_00, by="eve"), "prime:10"),
    Case("action/not_your_box", "deciding prime", act.Look(EVE, 1), "prime:10"),
    Case("action/not_your_box", "deciding prime", act.Fold(EVE, 1), "prime:10"),
    Case("action/not_your_box", "deciding", play(10_00, by=EVE)),
]

DEALING = [
    *(
        Case("round/under_way", phase, act.OpenBetting(DEALER))
        for phase in ("betting", "closed", "deciding", "revealing", "settling")
    ),
    Case("round/no_bets", "opened", act.CloseBetting(DEALER), "rws:3.3"),
    Case("round/not_betting", "idle", act.CloseBetting(DEALER), "rws:3.2"),
    Case("meter/unknown", "idle", act.OpenBetting(DEALER, (("mian", 1),))),
    Case("meter/unknown", "idle draw", act.OpenBetting(DEALER, (("main", 1),))),
    Case("meter/missing", "settling", act.Settle(DEALER)),
    Case("meter/missing", "settled", void("dealer_count", 4)),
    Case("meter/out_of_range", "idle", act.OpenBetting(DEALER, (("main", -1),))),
    Case("meter/out_of_range", "idle", act.OpenBetting(DEALER, (("main", 10**16),))),
    Case("deal/not_now", "betting", deal("2c 3c 4c 5c 6c 7c"), "rws:3.2"),
    Case("deal/not_now", "deciding", deal("2c 3c 4c 5c 6c 7c"), "rws:3.2"),
    Case("deal/method_not_used", "dealt by shuffler", deal("2c 3c 4c 5c 6c 7c", "hand")),
    Case("deal/wrong_count", "closed", deal("2c 3c 4c 5c 6c"), "rws:3.7"),
    Case("deal/wrong_count", "closed", deal("2c 3c 4c 5c 6c 7c 8c"), "rws:3.7"),
    Case("deal/wrong_count", "closed", deal(""), "rws:3.7"),
    Case("deal/wrong_count", "replacing draw", act.Replace(DEALER, ()), "draw:2"),
    Case("deal/repeated_card", "closed", deal("2c 3c 4c 5c 6c 2c"), "rws:2.2.1"),
    Case("deal/repeated_card", "replacing draw", act.Replace(DEALER, EIGHT)),
    Case("deal/repeated_card", "dealer_drawing draw", act.DrawFourth(DEALER, KING)),
    Case("replace/not_now", "deciding draw", act.Replace(DEALER, EIGHT)),
    Case("replace/not_now", "revealing", act.Replace(DEALER, EIGHT)),
    Case("reveal/not_now", "deciding prime", act.Reveal(DEALER), "prime:9"),
    Case("reveal/not_now", "settling", act.Reveal(DEALER)),
    Case("draw_fourth/not_now", "settling", act.DrawFourth(DEALER, EIGHT[0])),
    Case("replace_dealer/not_now", "settling", act.ReplaceDealer(DEALER, EIGHT)),
    Case("draw_fourth/not_now", "revealing draw", act.DrawFourth(DEALER, parse_card("2h")), "draw:3"),
    Case("settle/not_now", "revealing", act.Settle(DEALER)),
    Case("settle/not_now", "settled", act.Settle(DEALER)),
    Case("settle/not_now", "dealer_drawing draw", act.Settle(DEALER)),
]

CHOICES = [
    Case("box/not_in_round", "deciding", act.Look(P1, 2)),
    Case("box/not_in_round", "deciding prime", act.VoidBox(SUPERVISOR, 2), "prime:9"),
    Case("look/too_early", "betting prime", act.Look(P1, 1), "prime:7"),
    Case("look/too_early", "closed", act.Look(P1, 1)),
    Case("look/too_late", "settled", act.Look(P1, 1)),
    Case("look/too_late", "void", act.Look(P1, 1)),
    Case("look/already", "looked", act.Look(P1, 1)),
    Case("look/folded", "folded", act.Look(P1, 1)),
    Case("decide/not_now", "betting", act.Fold(P1, 1)),
    Case("decide/not_now", "closed", play(10_00)),
    Case("decide/already", "revealing", play(10_00)),
    Case("decide/already", "revealing", act.Fold(P1, 1)),
    Case("decide/already", "folded", play(10_00)),
    Case("decide/nothing_to_decide", "Pair Plus alone", act.Fold(P1, 1), "rws:3.8.2"),
    Case("decide/no_fold", "deciding second", act.Fold(P1, 1), "second:3"),
    Case("decide/nothing_to_decide", "Pair Plus alone", play(5_00), "rws:3.8.2"),
    Case("decide/wrong_amount", "deciding", play(20_00), "rws:3.8.2"),
    Case("decide/wrong_amount", "deciding", play(0), "rws:3.8.2"),
    Case("decide/no_draw", "looked", play(10_00, "8s")),
    Case("decide/no_draw", "looked draw", play(10_00, "9c 8s"), "draw:2"),
    Case("decide/look_first", "deciding draw", play(10_00, "8s")),
    Case("decide/not_your_card", "looked draw", play(10_00, "Kc")),
]

IRREGULAR = [
    Case("move/not_now", "closed", SWAP, "rws:5.1.4"),
    Case("move/not_now", "settled", SWAP, "rws:5.1.4"),
    Case("move/not_in_house", "deciding prime", SWAP),
    Case("move/handled", "looked", SWAP, "rws:5.1.4"),
    Case("move/not_whole_hands", "deciding", act.MoveHands(SUPERVISOR, ((0, 1),)), "rws:5.1.4"),
    Case("void/not_a_ground", "deciding", void("misdeal")),
    Case("void/not_a_ground", "deciding prime", void("box")),
    Case("void/not_a_ground", "deciding", act.VoidBox(SUPERVISOR, 1)),
    Case("void/too_early", "idle", void("foreign_card", game=0), "rws:5.1.1"),
    Case("void/too_early", "betting", void("wrong_deal"), "rws:5.1.4"),
    Case("void/too_early", "betting prime", act.VoidBox(SUPERVISOR, 1), "prime:9"),
    Case("void/too_early", "closed prime", act.VoidBox(SUPERVISOR, 1), "prime:9"),
    Case("void/too_late", "settled", void("exposed_cards", 2), "rws:5.1.2"),
    Case("void/too_late", "next game", void("dealer_count", 4), "rws:5.1.5"),
    Case("void/too_late", "settled prime", act.VoidBox(SUPERVISOR, 1), "prime:9"),
    Case("void/handled", "revealing", void("wrong_deal"), "rws:5.1.4"),
    Case("void/not_enough", "deciding", void("exposed_cards", 1), "rws:5.1.2"),
    Case("void/not_enough", "deciding", void("deck_count", 52), "rws:5.1.3"),
    Case("void/not_enough", "deciding", void("dealer_count", 3), "rws:5.1.5"),
    Case("void/can_be_repaired", "deciding", void("wrong_deal", repairable=True), "rws:5.1.4"),
    Case("void/already", "void", void("foreign_card"), "rws:5.1.1"),
]


THREE = parse_cards("Kh Kd 4c")


def bad(kind: Any, *values: Any) -> Any:
    """An act made with no regard to its types, as careless callers make them."""
    return kind(*values)


MALFORMED: list[Any] = [
    bad(act.PlaceWager, P1, 1, "ante", 1000.0),
    bad(act.PlaceWager, P1, 1, "ante", True),
    bad(act.PlaceWager, P1, 1, "ante", "1000"),
    bad(act.PlaceWager, P1, 1.0, "ante", 1000),
    bad(act.PlaceWager, "p1", 1, "ante", 1000),
    bad(act.PlaceWager, bad(Actor, "player", 7), 1, "ante", 1000),
    bad(act.PlaceWager, bad(Actor, "boss"), 1, "ante", 1000),
    bad(act.Play, P1, 1, 1000, (99,)),
    bad(act.Play, P1, 1, 1000, ["Kh"]),
    bad(act.Look, P1, None),
    bad(act.Deal, DEALER, "hand", (1, 2, 3, 4, 5, 6)),
    bad(act.Deal, DEALER, "hand", THREE, (1.5,)),
    bad(act.Replace, DEALER, (99,)),
    bad(act.DrawFourth, DEALER, 51),
    bad(act.OpenBetting, DEALER, {"main": 1}),
    bad(act.OpenBetting, DEALER, (("main", 1.5),)),
    bad(act.Settle, DEALER, (("main", True),)),
    bad(act.Settle, DEALER, (("main", 1), ("main", 2))),
    bad(act.VoidGame, SUPERVISOR, 1, "misdeal", 2.0),
    bad(act.MoveHands, SUPERVISOR, (("1", 2),)),
    bad(act.Deal, DEALER, "hand", THREE, None),
    bad(act.Deal, DEALER, ["hand"], THREE),
    bad(act.PlaceWager, P1, 1, ["ante"], 1000),
    bad(act.WithdrawWager, P1, 1, None),
    bad(act.VoidGame, SUPERVISOR, 1, ["misdeal"]),
    bad(act.MoveHands, SUPERVISOR, None),
    bad(act.MoveHands, SUPERVISOR, ((1, 0, 0),)),
    None,
    "fold",
]

CASES = [*BETS, *DEALING, *CHOICES, *IRREGULAR]
ELSEWHERE = {
    "action/wrong_role", "action/malformed", "house/changed", "deal/wrong_boxes", "round/misdealt",
}  # fmt: skip
"""Codes that have tests of their own, here, in `test_irregular` and in `test_rounds`."""


def test_every_code_is_provoked() -> None:
    missing = set(get_args(RefusalCode)) - {case.code for case in CASES} - ELSEWHERE
    assert not missing, f"no case provokes {', '.join(sorted(missing))}"
    assert {type(action) for action in EVERY_ACT} == set(get_args(Action))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_a_bad_act_is_refused_by_code_and_clause_and_changes_nothing(case: Case) -> None:
    assert check_refused(case.felt(), case.action, case.code).clause == case.clause


@pytest.mark.parametrize("phase", PHASES)
def test_nobody_does_what_is_not_of_their_role(phase: str) -> None:
    felt = at(phase)
    for action in WRONG_ROLES:
        assert check_refused(felt, action, "action/wrong_role").clause is None


def check_refused(felt: Felt, action: Action, code: str) -> Refusal:
    """Refused, and not on offer either: a page enables exactly what would be accepted."""
    before = felt.state
    seen = felt.view(action.by)
    refused = felt.refused(action, code)
    assert not has_room(felt.state, action)
    assert felt.state is before
    assert felt.view(action.by) == seen
    return refused


def refusal_of(felt: Felt, action: Any) -> Refusal:
    result = decide(felt.house, felt.state, action)
    assert isinstance(result, Refusal), f"accepted: {result}"
    return result


@pytest.mark.parametrize("action", MALFORMED)
def test_an_act_with_a_field_of_another_type_is_refused(action: Any) -> None:
    assert refusal_of(at("betting"), action).code == "action/malformed"


@pytest.mark.golden
def test_sentences_of_the_refusals() -> None:
    """Each code with its sentences, each sentence once."""
    told: dict[str, None] = {}
    others = [(action, SPECIAL["opened"]()) for action in (*WRONG_ROLES, *MALFORMED)]
    for action, felt in [*((case.action, case.felt()) for case in CASES), *others]:
        refusal = refusal_of(felt, action)
        told[f"{refusal.code}\n    {refusal_text(felt.house, refusal)}"] = None
    golden.compare("golden/texts/refusals.txt", "\n".join([*told, ""]))
