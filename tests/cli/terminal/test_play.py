"""`queenhigh play` from a script: every house and wager, exact money, the coach, nothing shown too early."""

import random
import re
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from click.testing import Result

from kit.cases import HOUSES
from kit.command import SUMMARY, run
from kit.houses.invented import DIFFERENT_HOUSES, EVERY_HOUSE, INVENTED, any_house
from queenhigh.analysis import bet_of
from queenhigh.analysis.advice import advice_of
from queenhigh.analysis.figures.mix import mix
from queenhigh.cards import Card
from queenhigh.cli.terminal.coaching.coach import Coach, Graded
from queenhigh.cli.terminal.deck import Shuffler
from queenhigh.engine.events import BoxFolded, RoundSettled
from queenhigh.money import show_amount
from queenhigh.rules import House, first_ids, house, house_groups
from queenhigh.settlement import Line
from queenhigh.wire import replay
from queenhigh.wire.notation import parse_record
from queenhigh.words.coach import worth_amount

pytestmark = pytest.mark.usefixtures("workshop")
TAKES_MORE = {"twin": ["ante=200"]}
"""Bets that must stand before the least of every wager can be placed."""


def sit(*lines: str, args: str = "") -> Result:
    """A sitting from a script; the input ends after the last line."""
    result = run("play", *args.split(), stdin="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output
    return result


def unwrapped(result: Result) -> str:
    """What was printed, on one line and without frames."""
    return " ".join(result.output.replace("│", " ").split())


def named(id: str) -> str:
    """What to call a house on the command line: its id, or the file of an invented one."""
    return f"{id}.toml" if id in INVENTED else id


def every_wager(rules: House) -> str:
    """A line that puts every wager beside the Ante that is proposed."""
    missing = [wager.name for wager in rules.wagers if wager.placed_before_deal and wager is not rules.ante]
    return " ".join(missing)


def kept_lines(folder: Path, rules: House) -> list[Line]:
    """The settlement lines of every saved game, each game proven by replaying it."""
    lines: list[Line] = []
    for path in sorted(folder.iterdir()):
        record = parse_record(rules, path.read_text(encoding="utf-8"))
        replay(rules, record)
        for step in record.steps:
            for event in step.events:
                if isinstance(event, BoxFolded | RoundSettled):
                    lines.extend(event.lines)
    return lines


@pytest.mark.parametrize("id", DIFFERENT_HOUSES)
def test_every_house_plays_every_wager_and_the_money_is_exact(id: str, tmp_path: Path) -> None:
    rules = any_house(id)
    boxes = min(3, rules.boxes_per_player)
    usual = ["s", "1", "f"] if rules.decision.discards else ["p", "f", "p"]
    decisions = usual if rules.folds else ["s", "1 2 3", "s"]
    script = [*TAKES_MORE.get(id, []), every_wager(rules), *["", *decisions[:boxes]] * 12, "q"]
    args = f"{named(id)} --boxes {boxes} --seed 11 --bankroll 50000 --save {tmp_path}"
    output = sit(*script, args=args).output
    lines = kept_lines(tmp_path, rules)
    assert len(list(tmp_path.iterdir())) == 12
    net_minor = sum(line.returned_minor - line.stake_minor for line in lines)
    bankroll = show_amount(50000 * rules.currency.unit_minor + net_minor, rules.currency)
    # one below the other, where the path of a file that is named is too long for a table
    assert re.search(rf"^Bankroll\s+{re.escape(bankroll)}, ", output, re.MULTILINE)
    assert re.search(r"^Rounds\s+12$", output, re.MULTILINE)
    summary = output[output.index(SUMMARY) :]
    for wager in rules.wagers:
        own = [line for line in lines if line.wager == wager.name]
        assert own or wager.kind == "bonus"
        if own:
            staked, back = (
                show_amount(sum(getattr(line, name) for line in own), rules.currency)
                for name in ("stake_minor", "returned_minor")
            )
            row = rf"^{re.escape(wager.label)} +{re.escape(staked)} +{re.escape(back)} "
            assert re.search(row, summary, re.MULTILINE)
    for line in lines:
        assert line.clause in output


@pytest.mark.parametrize("id", DIFFERENT_HOUSES)
def test_no_line_is_wider_than_80_columns(id: str) -> None:
    rules = any_house(id)
    boxes = rules.boxes_per_player
    script = ["?", "a=500", "a=100", every_wager(rules), "nonsense " * 20, "", *["f"] * boxes, "rules", "q"]
    result = sit(*script, args=f"{named(id)} --boxes {boxes} --seed 2 --bankroll 100000")
    assert max(map(len, result.output.splitlines())) <= 80


@pytest.mark.parametrize("id", DIFFERENT_HOUSES)
def test_same_seed_same_sitting(id: str) -> None:
    script = [every_wager(any_house(id)), *["", "p"] * 4, "q"]
    first, again, other = (sit(*script, args=f"{named(id)} --seed {seed}").output for seed in (7, 7, 8))
    assert first == again
    assert first != other
    assert list(Shuffler().deck()) != list(Shuffler().deck())


def shown(cards: list[Card], text: str) -> list[Card]:
    return [card for card in cards if f"[{card.symbol}]" in text]


@pytest.mark.parametrize("id", HOUSES)
@pytest.mark.parametrize("seed", range(5))
def test_hidden_cards_are_not_printed_before_the_reveal(id: str, seed: int) -> None:
    deck = list(Shuffler(seed).deck())
    hands = {"hand": (deck[0:6:2], deck[1:6:2]), "shuffler": (deck[:3], deck[3:6])}
    mine, dealers = hands[house(id).deals[0][0]]
    output = sit("", "p", "q", args=f"{id} --seed {seed}").output
    before, after = output.split("Box 1> ")
    assert shown(mine, before) == mine
    open_cards = [*mine, *dealers[: house(id).dealer.shows]]
    assert shown(deck, before) == sorted(open_cards, key=deck.index)
    assert shown(dealers, after) == dealers


def test_the_catalogue_is_offered_and_enter_takes_the_first() -> None:
    output = sit("", "", "p", "q").output
    simple_first = sorted(first_ids(), key=lambda id: house(id).decision.discards)
    others = [id for ids in house_groups().values() for id in ids if id not in simple_first]
    for number, id in enumerate([*simple_first, *others], start=1):
        assert re.search(rf"^ *{number}  {id} +{re.escape(house(id).name)}", output, re.MULTILINE)
    assert house(simple_first[0]).name in output.partition(SUMMARY)[2]


@pytest.mark.parametrize("choice", ["2", "rws", "RW"])
def test_a_house_is_chosen_by_number_or_name(choice: str) -> None:
    output = sit("nowhere", "99", choice, "q").output
    assert "'nowhere'" in output
    assert house("rws").name in output.partition(SUMMARY)[2]


@pytest.mark.parametrize("lines", [[], ["q"]])
def test_leaving_the_lobby(lines: list[str]) -> None:
    assert SUMMARY not in sit(*lines).output


@pytest.mark.parametrize("line", ["", "x", "p2", "1", "d 1", "fold now", "\x1b[A", "p" * 400])
def test_no_decision_is_made_by_accident(line: str) -> None:
    output = sit("", line, "f", "q", args="rws --seed 1").output
    assert output.count("Box 1> ") == 2
    assert "rws:3.8.1" in output


def test_saved_games_are_never_written_over(tmp_path: Path) -> None:
    for _ in range(2):
        sit("", "p", "q", args=f"rws --seed 1 --save {tmp_path}")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["round-0001.toml", "round-0002.toml"]


@pytest.mark.parametrize("id", DIFFERENT_HOUSES)
def test_any_input_is_survived(id: str) -> None:
    chance = random.Random(id)
    words = [
        "", "", "p", "f", "s", "1", "a=5", "pp", "clear", "2:", "2: a=9", "-pp", "=", ":", "?", "5", "٣",
        "p٢", "٣: a=5", "a=²", "\x00", "\x7f", "é", "[red]", "a=5,", "--", "-", "y", "1e9", "²",
    ]  # fmt: skip
    script = [" ".join(chance.choices(words, k=chance.choice((1, 1, 2)))) for _ in range(400)]
    assert SUMMARY in sit(*script, args=f"{named(id)} --boxes 2 --seed 1").output


def test_refused_bets_change_nothing(tmp_path: Path) -> None:
    """Only the first of these is good; a golden sitting has what is said of the others."""
    lines = ("ante=7", "ante=501", "progressive=3", "ante=-5", "ante=1.234", "p=5", "banana", "2: ante=5")
    sit(*lines, "ante=500 pp=1", "h", "", "f", "q", args=f"rws --seed 1 --save {tmp_path}")
    stakes = [(line.wager, line.stake_minor) for line in kept_lines(tmp_path, house("rws"))]
    assert stakes == [("ante", 700)]


@pytest.mark.parametrize(
    ("args", "ways"),
    [
        ("draw --seed 4", ("2", "d 2", "d2", "D 2", "discard 2", "swap 2")),
        ("fourth.toml --seed 1", ("13", "d 1 3", "d 1,3", "d13")),
    ],
)
def test_a_discard_is_typed_in_several_ways(args: str, ways: tuple[str, ...]) -> None:
    outputs = {sit("", way, "q", args=args).output.replace(f"> {way}\n", "> \n") for way in ways}
    assert len(outputs) == 1
    assert "Box 1> \n" in outputs.pop()


# Leaving


@pytest.mark.parametrize("leave", [[], ["q"], ["q", "q"], ["q", "?", "q", "q"]], ids=str)
def test_leaving_after_the_deal_is_a_fold_and_counts(leave: list[str], tmp_path: Path) -> None:
    """A hand that was seen cannot be handed back: the old table gave the stakes of every bad one back."""
    result = sit("a=20 pp=5 prog", "", *leave, args=f"rws --seed 1 --save {tmp_path}")
    assert "S$972.50, " in unwrapped(result)
    assert sum(line.stake_minor for line in kept_lines(tmp_path, house("rws"))) == 27_50


@pytest.mark.parametrize("id", EVERY_HOUSE)
def test_leaving_costs_what_was_said_in_every_house(id: str, tmp_path: Path) -> None:
    rules = any_house(id)
    script = [*TAKES_MORE.get(id, []), every_wager(rules), "", "q", "q"]
    output = unwrapped(sit(*script, args=f"{named(id)} --seed 1 --save {tmp_path}"))
    said = output.split("Box 1> q ")[1:]
    lines = [line for line in kept_lines(tmp_path, rules) if line.stake_minor]
    assert lines
    if rules.ante is None:
        assert not said
        return
    warning = said[0].partition("Box 1> ")[0]
    for line in lines:
        assert f"{rules.by_name[line.wager].label} {show_amount(line.stake_minor, rules.currency)}" in warning


# The coach: hints, grades and the summary, each equal to the exact advice


def first_hand(seed: int, skipped: int = 0) -> list[Card]:
    """What box 1 is dealt by hand in one of a seed's games."""
    shuffler = Shuffler(seed)
    decks = [shuffler.deck() for _ in range(skipped + 1)]
    return list(decks[-1][0:6:2])


@pytest.mark.parametrize("seed", range(4))
def test_a_hint_has_the_exact_worth_of_each_choice_the_best_and_why(seed: int) -> None:
    rules = house("rws")
    output = unwrapped(sit("a=20 pp=10 prog", "", "h", "f", "q", args=f"rws --seed {seed}"))
    bet = bet_of(rules, {"ante": 2000, "pair_plus": 1000, "progressive": 250}, {"main": 1_000_000})
    for worth in advice_of(bet, first_hand(seed)).actions:
        money = worth_amount(worth.value * 2000, rules.currency)
        cost = worth_amount(worth.cost * 2000, rules.currency) if worth.cost else "best"
        assert f"{worth.action.capitalize()} {money} {float(worth.value):+.4f} {cost}" in output


def test_a_hint_knows_what_the_other_boxes_hold() -> None:
    deck = Shuffler(1).deck()
    exact = advice_of(bet_of(house("rws")), deck[0:9:3], dead=deck[1:9:3])
    output = unwrapped(sit("", "h", "f", "f", "q", args="rws --seed 1 --boxes 2"))
    assert f"{float(exact.best.value):+.4f} best" in output


@pytest.mark.parametrize("flag", ["", " --coach"])
def test_each_decision_is_graded_after_its_round_where_a_coach_is_asked_for(flag: str) -> None:
    output = unwrapped(sit("", "f", "", "p", "q", args=f"rws --seed 1{flag}"))
    first, second = (advice_of(bet_of(house("rws")), first_hand(1, game)) for game in (0, 1))
    assert (first.best.action, second.best.action) == ("play", "play")
    cost = worth_amount(first.actions[1].cost * 500, house("rws").currency)
    played, _, summary = output.partition(SUMMARY)
    assert [cost in words for words in played.split("Coach: ")[1:]] == ([True, False] if flag else [])
    assert " 1 of 2 " in summary
    assert f" {cost} " in summary


def test_both_edges_are_those_of_the_bets_that_were_made() -> None:
    rules = house("rws")
    output = unwrapped(sit("a=20", "", "f", "a=5 pp=5", "", "p", "q", args="rws --seed 1"))
    bets = [bet_of(rules, {"ante": 2000}), bet_of(rules, {"ante": 500, "pair_plus": 500})]
    lost = sum((mix(bet).house_edge * bet.placed_minor for bet in bets), Fraction(0))
    staked = sum(bet.placed_minor for bet in bets)
    given = advice_of(bets[0], first_hand(1)).actions[1].cost * 2000
    best, own = (f"{100 * float(edge):.2f}%" for edge in (lost / staked, (lost + given) / staked))
    summary = output.partition(SUMMARY)[2]
    assert f"House edge {best} " in summary
    assert f" {own} " in summary


def test_leaving_and_what_is_refused_are_no_decisions() -> None:
    left, played = (
        unwrapped(sit("", "x", "p9", *lines, "q", args="rws --seed 1 --coach")) for lines in (["q"], ["p"])
    )
    assert ["Rounds 1" in each for each in (left, played)] == [True, True]
    assert ["Decisions" in each for each in (left, played)] == [False, True]


@pytest.mark.parametrize("id", DIFFERENT_HOUSES)
def test_every_house_has_a_coach_and_no_hidden_card_is_told(id: str) -> None:
    choice = "f" if any_house(id).folds else "s"
    output = unwrapped(sit("", "h", choice, "q", args=f"{named(id)} --seed 3 --coach"))
    if "Box 1>" not in output:
        return
    before = output.split(f"Box 1> {choice}")[0]
    assert " best " in before
    assert "[??]" in before
    assert output.count("Coach: ") == 1


def test_an_edge_that_nobody_waits_for_is_said_to_be_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A house from a file is named by its file, as it would have to be typed, with what the table posts."""
    own = tmp_path / "own.toml"
    own.write_text('base = "second_chance"\nid = "mine"\nname = "Mine"\n', encoding="utf-8")
    made: list[Coach] = []

    class Noted(Coach):
        def __init__(self, *said: Any) -> None:
            super().__init__(*said)
            made.append(self)

    monkeypatch.setattr("queenhigh.cli.terminal.sitting.Coach", Noted)
    for words in ("second_chance", f"{own} --table ante=10..200/5"):
        sit("q", args=words)
        made[-1].graded = [
            cast(Graded, SimpleNamespace(made=SimpleNamespace(cost=0), cost_minor=Fraction(0)))
        ]
        assert f"queenhigh analyse {words} " in str(dict(made[-1].facts())["House edge"])
    made[-1].named = "my own.toml"
    assert "analyse 'my own.toml' --table" in str(dict(made[-1].facts())["House edge"])
