"""Everything the catalogues are for, said once: each code with facts for every place of its sentence."""

import contextlib
import io
import os
from collections.abc import Iterator
from fractions import Fraction
from typing import Final, get_args
from unittest.mock import patch

from msgspec.structs import replace
from rich.console import Console

from kit.command import run
from kit.houses.invented import ALL_HOUSES, SLOW, any_house
from kit.play.felt import Felt
from kit.play.scenarios import SCENARIOS
from kit.words.codes_in_source import key, layout_pairs, refusal_pairs
from queenhigh.cards import DECK, RANKS, parse_card, parse_cards
from queenhigh.cli.answering.irregular import print_money
from queenhigh.cli.answering.settled import print_settlement
from queenhigh.engine import BYSTANDER, DEALER, SUPERVISOR, player
from queenhigh.engine.actors import Role
from queenhigh.engine.acts import actions as act
from queenhigh.engine.acts.offers import ActionName
from queenhigh.engine.felt import felt_text
from queenhigh.engine.irregular import rule_on
from queenhigh.engine.log import Told, told_to
from queenhigh.engine.state import Phase
from queenhigh.facts import Facts
from queenhigh.hands import CLASSES, OF_ONE_SUIT, SIX_CARD_ROYAL, FiveCardCategory, parse_threshold
from queenhigh.report import card_of, print_card
from queenhigh.rules.records import DealMethod, Ground, House, Wager
from queenhigh.server.gate.problems import HTTP_CODES, SERVER_CODES, Trouble
from queenhigh.settlement import Line, Seen
from queenhigh.settlement.lines import LineKind, Outcome, Reason
from queenhigh.simulation.planning.hand_play import NAMES
from queenhigh.wire.frames import RESTART
from queenhigh.words import (
    card_name,
    class_words,
    closing_text,
    full_name,
    hand_name,
    line_label,
    log_payout,
    outcome_word,
    reality_text,
    say,
)
from queenhigh.words import payout as payout_text
from queenhigh.words.catalogue import catalogue
from queenhigh.words.coach import (
    ChartRule,
    Mark,
    Marks,
    Option,
    Rule,
    StandRule,
    choice_label,
    figure_note,
    grade_text,
    rule_text,
    wagers_label,
    why_best,
)
from queenhigh.words.rules_card import row_label, table_words

Said = tuple[str, str]
"""What is said, and the sentence."""
FULL: Final = Facts(
    role="player", needed_role="dealer", act="place", player="ann", game=3, other_game=4, phase="betting",
    box=2, boxes=(1, 2), areas=(0, 1, 2), moves=((0, 2), (2, 0)), wager="ante", other_wager="play",
    all_of=("ante", "play"), one_of=("ante", "play"), amount_minor=1000, other_minor=2000, least_minor=500,
    most_minor=50000, step_minor=100, amounts_minor=(1000, 2000), times=2, count=2, needed=3, counts=(0, 3),
    card=parse_card("Ks"), cards=parse_cards("Ks Kd 4c"), method="hand", methods=("hand", "shuffler"),
    meter="main", ground="misdeal", grounds=("misdeal",), name="nobody", known=("ante", "play"),
    clause="draw:1", choice="fold",
)  # fmt: skip
"""A fact for every place there is: what a code does not use, its sentence does not ask for."""
HOUSE: Final = "draw"


def replaced(**facts: object) -> Facts:
    return replace(FULL, **facts)


def everything(language: str) -> Iterator[Said]:
    """All of it, in one language."""
    yield from hands(language)
    yield from payouts(language)
    yield from codes(language)
    yield from history(language)
    yield from card(language)
    yield from verbs(language)
    for code in sorted(SERVER_CODES | HTTP_CODES):
        yield f"server {code}", Trouble(code).problem(language).title
    yield from coached(language)
    yield "closing", closing_text(RESTART, language)
    for net_minor in ({}, {"GBP": 0, "USD": 1}, {"GBP": -500, "SGD": 1000}):
        yield f"reality {net_minor}", reality_text(60_000, net_minor, language)


def hands(language: str) -> Iterator[Said]:
    for strength in range(741):
        yield f"hand {strength}", hand_name(strength, language)
        yield f"hand {strength} in full", full_name(strength, language)
    for one in DECK:
        yield f"card {one}", card_name(one, language)
    for rank in RANKS:
        yield f"class {rank} high", class_words(f"{rank} high", language)
    named = ("pair of K", "three A", "all_one_colour", "player_one_colour", SIX_CARD_ROYAL)
    for name in (*CLASSES, *named, *(category.key for category in FiveCardCategory)):
        yield f"class {name}", class_words(name, language)


FOLD: Final = Option(0, (), Fraction(-1))
PLAY: Final = Option(1, (), Fraction(0))
CHOICES: Final = (
    ("prime", FOLD),
    ("prime", PLAY),
    ("draw", PLAY),
    ("draw", Option(1, parse_cards("4c"), Fraction(0))),
    ("ultimate", Option(3, (), Fraction(0))),
    ("second_chance", Option(0, (), Fraction(0))),
    ("second_chance", Option(1, parse_cards("Ks 7d 4c"), Fraction(0))),
)
CHANCES: Final = {
    "not_qualified": Fraction(304, 1000), "higher": Fraction(1, 3), "equal": Fraction(1, 18424),
    "lower": Fraction(1, 2),
}  # fmt: skip
WORTHS: Final = ("-0.431249", "-0.999999", "-1", "-0.5", "1.25", "-0.9999")
QUEEN: Final = parse_threshold("Q-8-4")
PAIR: Final = parse_threshold("pair")
RULES: Final[tuple[Rule, ...]] = (
    (Marks((), ()),),
    (Marks((), (Mark(None),)),),
    (Marks((), (Mark(QUEEN),)),),
    (Marks((), (Mark(PAIR, 3), Mark(None, 1))),),
    (Marks((0,), (Mark(PAIR, 3), Mark(QUEEN, 1))), Marks((4,), (Mark(None, 3),))),
    tuple(Marks(seen, (Mark(None),)) for seen in ((0,), (0, 1), (0, 4), (0, 5))),
    tuple(Marks((card,), (Mark(card),)) for card in range(20)),
    StandRule(parse_threshold("K-10-2")),
    StandRule(None),
    ChartRule(("straight", "flush"), "-1.5"),
    ChartRule((), ""),
)


def coached(language: str) -> Iterator[Said]:
    """Choices by their names, why the best of two is so, a grade in money, and rules to learn."""
    prime = any_house("prime")
    for name, option in CHOICES:
        yield name, choice_label(any_house(name), option, language)
    for worth in WORTHS:
        best = Option(1, (), Fraction(worth))
        yield f"Play at {worth}, Fold at -1", why_best(prime, (best, FOLD), language=language)
        yield "Fold", grade_text(prime, FOLD, best, 500, language)
        yield "Play", grade_text(prime, best, best, 500, language)
    even = (Option(1, (), Fraction(1)), Option(0, (), Fraction(0)))
    yield "Play at 1, Fold at 0", why_best(prime, even, language=language)
    for name in ("prime", "draw"):
        yield f"with chances, {name}", why_best(any_house(name), (PLAY, FOLD), CHANCES, language)
    yield "note", figure_note(any_house("rws"), 500, {"main": 1_000_000}, language)
    yield "wagers", wagers_label(any_house("rws"), ("ante", "play"), language)
    for rule in RULES:
        yield "rule", rule_text(rule, language)


PAYS: Final[tuple[Reason, ...]] = ("row/pays", "meter/pays")
PUSHES: Final[tuple[Reason, ...]] = ("row/pushes", "row/not_beaten_pushes")
LOSES: Final[tuple[Reason, ...]] = ("row/nothing", "row/not_beaten", "row/folded")
SITUATIONS: Final[tuple[Reason, ...]] = (
    "contest/not_qualified", "contest/higher", "contest/lower", "contest/equal",
)  # fmt: skip


def lines(rules: House) -> Iterator[Line]:
    """A line for each reason and each way its cards can lie, of every wager that the house has."""
    grounds: tuple[Ground, ...] = get_args(Ground)
    for ground in (each for each in grounds if each != "box"):
        yield line("void/game", rules.wagers[0], Seen(ground=ground), "push")
    yield line("void/box", rules.wagers[0], Seen(), "push")
    yield line("folded", rules.wagers[0], Seen(), "lose")
    if rules.most is not None:
        cut = line("contest/higher", rules.wagers[0], Seen(700, 210, due_minor=5000), "win")
        yield from (cut, replace(cut, won_minor=1000))
    for wager in rules.wagers:
        if wager.collected is not None:
            yield line("collection", wager, Seen(), "lose")
        yield from contests(wager)
        for row in wager.rows:
            for seen in looks(wager):
                for reason in ("bonus/pays",) if wager.kind == "bonus" else PAYS:
                    yield line(reason, wager, seen, "win", row.name)
            for first in wager.apart[0] if wager.awards == "added" and not row.on_first else ():
                both: Reason = "bonus/added" if wager.kind == "bonus" else "row/added"
                yield line(both, wager, Seen(700, first_row=first.name, first_strength=5), "win", row.name)
            if row.envy_minor:
                yield line("envy/pays", wager, Seen(740, other_box=2), "win", row.name)
        for seen in (*looks(wager), Seen(colour="mixed"), Seen(700, drew=True)):
            for reason in LOSES if wager.rows else ():
                yield line(reason, wager, seen, "lose")
            for reason in PUSHES if wager.rows else ():
                yield line(reason, wager, seen, "push")


def contests(wager: Wager) -> Iterator[Line]:
    """How each ending comes about, by a flush and by three of a kind, which its rows may tell apart."""
    found = {f"contest/{name}": result for name, result in wager.contest}
    for reason in SITUATIONS:
        for hand in (700, 720) if reason in found else ():
            made = found[reason].row_for(hand)
            match found[reason].by_row(made).outcome:
                case "win" | "lose" | "push" as outcome:
                    for dealer in (210, 700):
                        yield line(reason, wager, Seen(hand, dealer), outcome, made.name if made else "")


def line(reason: Reason, wager: Wager, seen: Seen, outcome: Outcome, row: str = "") -> Line:
    kinds: dict[str, LineKind] = {"void": "void", "bonus": "bonus", "envy": "envy"}
    kind = kinds.get(reason.partition("/")[0], "stake")
    return Line(1, wager.name, kind, 1000, outcome, 0, 1000, "clause", reason, seen, row)


def looks(wager: Wager) -> list[Seen]:
    """What a wager of this kind can have looked at."""
    if wager.kind == "colour":
        return [Seen(colour="red"), Seen(colour="black")]
    if wager.by_hands:
        return [Seen(700, 210), Seen(210, 700), Seen(700, 700)]
    if wager.looks == "six_card":
        suited = [Seen(category=own, suit=suit) for own, *_ in OF_ONE_SUIT for suit in range(4)]
        return [*(Seen(category=category.key) for category in FiveCardCategory), *suited]
    return [Seen(700), Seen(5, first=True), *(Seen(740, suit=suit) for suit in range(4))]


def payouts(language: str) -> Iterator[Said]:
    for name in (*ALL_HOUSES, *SLOW, "three_card_prime", "uk_draw"):  # a failing dealer; first cards alone
        for line in lines(any_house(name)):
            where = f"{name}: {line.reason}, {line.wager}, {line.row}"
            yield where, payout_text(any_house(name), line, language)
            yield f"{where}, label", line_label(any_house(name), line, language)
            yield f"{where}, outcome", outcome_word(line, language)


def codes(language: str) -> Iterator[Said]:
    """Every refusal and layout the source can give, and every word that a fact of theirs can be."""
    rules = any_house(HOUSE)
    for section, pairs in (("refusal", refusal_pairs()), ("layout", layout_pairs())):
        for code, case in sorted(pairs):
            for count in (1, 2):
                facts = replaced(case=case, count=count, needed=count, times=count)
                yield f"{section} {key(code, case)}", say(section, rules, code, facts, language)
    for known in (("nobodi",), ("ante", "play")):
        facts = replaced(known=known)
        yield f"known {known}", say("refusal", rules, "bet/unknown_wager", facts, language)
    worded = {
        "action/wrong_role": [("role", Role), ("act", ActionName)],
        "decide/not_now": [("phase", Phase)],
        "deal/method_not_used": [("method", DealMethod)],
        "void/not_enough": [("ground", Ground)],
    }
    for code, facts_of in worded.items():
        for fact, values in facts_of:
            for value in get_args(values):
                yield f"{code} {value}", say("refusal", rules, code, replaced(**{fact: value}), language)
    for choice in ("play", "fold"):
        yield f"{choice}d", say("refusal", rules, "decide/already", replaced(choice=choice), language)
        yield choice, say("layout", rules, "nothing_to_decide", replaced(choice=choice), language)
    for strategy in NAMES:
        names = {"ann": f"Bot Wanda ({strategy})"}
        yield f"a bot, {strategy}", say("log", rules, "withdrawn", FULL, language, names)
    words = catalogue(language)
    for how in ("and", "or"):
        yield how, words.join(["Oro", "Imperial", "Ante"], how)
        yield f"{how}, all", words.chain(["Ante", "Imperial", "Oro"], how)


def withdrawn() -> Felt:
    felt = Felt("rws").place(1, "ann", ante=10)
    felt.do(act.WithdrawWager(player("ann"), 1, "ante"))
    return felt


def two_cards_drawn() -> Felt:
    felt = Felt(any_house("fourth")).place(1, "ann", ante=10).deal("8s 7h 2c", "Kc 9d 4h")
    return felt.play(1, discard="2c", times=2).settle("3d", "2s")


def second_hands() -> Felt:
    felt = Felt(any_house("second")).place(1, "ann", ante=10).place(2, "ben", ante=10)
    felt.deal({1: "8s 7h 2c", 2: "As Ad 3h"}, "Qc 9d 4h").play(1, discard="8s 7h 2c").play(2)
    return felt.settle("3d 5d 9s", "2s 6c Kh")


def upcard_moved() -> Felt:
    felt = Felt(any_house("upcard")).place(1, "ann", ante=10).place(2, "ben", ante=10)
    felt.deal({1: "8s 7h 2c", 2: "Qs Qh 3c"}, "Kc 9d 4h")
    felt.do(act.MoveHands(SUPERVISOR, ((0, 1), (1, 0))))
    return felt


def envy_taken_back() -> Felt:
    felt = Felt("rws").open()
    felt.place(1, "ann", ante=10, progressive="2.50").place(2, "ben", ante=10, progressive="2.50")
    felt.deal({1: "As Ks Qs", 2: "7d 5s 2c"}, "Jc 9d 4h").play(1, 2).settle()
    return felt.void("dealer_count", 4)


def winners_without_envy() -> Felt:
    """Two who win by rows with Envy, where no winner is paid any; and a part that is set aside."""
    felt = Felt(any_house("cardroom")).open()
    felt.place(1, "ann", ante=10, pot="2.50").place(2, "ben", ante=10, pot="2.50")
    return felt.deal({1: "As Ks Qs", 2: "9c 8c 7c"}, "Jc 4d 3h").play(1, 2).settle()


def set_aside_taken_back() -> Felt:
    return winners_without_envy().void("deck_count", 51)


ROUNDS = (
    withdrawn, two_cards_drawn, second_hands, upcard_moved, envy_taken_back, set_aside_taken_back,
)  # fmt: skip
"""Rounds that tell what no scenario does."""


def rounds() -> Iterator[tuple[Felt, list[Told]]]:
    """Rounds that have something to tell, as it is told to everybody."""
    for play in (*SCENARIOS.values(), *ROUNDS):
        felt = play()
        events = [event for step in felt.steps for event in step.events]
        players = {player(box.player) for box in felt.state.boxes if box.player}
        told = [
            each
            for viewer in (*sorted(players, key=str), DEALER, SUPERVISOR, BYSTANDER)
            for each in told_to(felt.before, events, viewer)
        ]
        yield felt, told


def history(language: str) -> Iterator[Said]:
    for felt, told in rounds():
        for each in told:
            if each.line is None:
                yield f"log {each.code}", say("log", felt.house, each.code, each.facts, language)
            else:
                yield f"log {each.line.reason}", log_payout(felt.house, each.line, language)


def card(language: str) -> Iterator[Said]:
    for name in (*ALL_HOUSES, *SLOW):
        rules = any_house(name)
        yield f"card of {name}", printed(rules, language)
        yield f"card of {name} on paper", card_of(rules, language).partition("</style>")[2]
        most = replace(rules.most, shared="in order") if rules.most else None
        yield f"table of one box of {name}", table_words(replace(rules, boxes=1, most=most), language)
        for wager in rules.wagers:
            for row in wager.rows:
                yield f"{name} {row.name}", row_label(row, language)


def printed(rules: House, language: str) -> str:
    """The rules card as the terminal prints it."""
    paper = io.StringIO()
    print_card(rules, Console(file=paper, highlight=False, markup=False, emoji=False), language)
    return paper.getvalue()


def sitting(language: str, width: str) -> str:
    """Two boxes at the terminal table, one played, and the other left; and a box where nobody folds."""
    words = ("play", "prime", "--boxes", "2", "--seed", "3", "--lang", language)
    with patch.dict(os.environ, {"COLUMNS": width}):
        left = run(*words, stdin="prime=1\n\np\nq\nq\n")
        stood = run("play", "second_chance", "--seed", "3", "--lang", language, stdin="\nq\nq\n")
    assert (left.exit_code, stood.exit_code) == (0, 0), left.output + stood.output
    return left.output + stood.output


SETTLED: Final = {
    "two boxes": ("rws", "Kc 9d 4h", "8s 8h Jc ante=10 progressive=2.50 play", "7s 5h 2c ante=10 fold"),
    "no qualifier": ("rws", "Jc 9d 4h", "8s 8h Tc ante=10 play"),
    "a draw": ("draw", "Kc 9d 4h 2h", "8s 8h Jc ante=10 discard=Jc new=3d"),
}


def verbs(language: str) -> Iterator[Said]:
    """What `settle`, `rank` and `irregular` print."""
    for what, (name, dealer, *boxes) in SETTLED.items():
        options = [word for box in boxes for word in ("--box", box)]
        settled = run("settle", name, "--dealer", dealer, *options, "--lang", language)
        assert settled.exit_code == 0, settled.output
        yield f"card table of {what}", settled.output
    with contextlib.redirect_stdout(io.StringIO()) as paper:
        print_settlement(winners_without_envy().state, language)
    yield "card table of winners without Envy", paper.getvalue()
    yield from ruled(language)
    for play in SCENARIOS.values():
        yield "card of a felt", felt_text(play().state, language)
    for width in ("40", "100"):
        yield f"card table of a sitting in {width} columns", sitting(language, width)
    yield "card table of hands", run("rank", "Ks Kd 4c", "3s 3c 3d", "--lang", language).output


def ruled(language: str) -> Iterator[Said]:
    """The grounds of two houses, each at every moment, and one found in rounds that were played."""
    for name in ("rws", "prime"):
        yield f"card of the grounds of {name}", run("irregular", name, "--lang", language).output
        for ground in get_args(Ground):
            for words in ((), ("--repairable",)):
                told = run("irregular", name, ground, *words, "--lang", language)
                assert told.exit_code == 0, told.output
                yield f"card of {ground}", told.output
    felt = Felt("rws").place(1, "ann", ante=10, progressive="2.50").deal("As Ks Qs", "Jc 8d 7h").play(1)
    for phase in ("revealing", "settled"):
        state = felt.state if phase == "revealing" else felt.settle().state
        with contextlib.redirect_stdout(io.StringIO()) as paper:
            print_money(rule_on(state, "deck_count", count=51), language)
        yield f"card of money, {phase}", paper.getvalue()
