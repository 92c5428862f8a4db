"""The coach at the terminal table: hints, grades and the summary, each equal to the exact advice."""

from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from kit.command import run
from kit.houses.invented import DIFFERENT_HOUSES, INVENTED
from queenhigh.analysis import advise, bet_of
from queenhigh.analysis.figures.mix import mix
from queenhigh.cards import Card
from queenhigh.cli.terminal.coaching.coach import Coach, Graded
from queenhigh.cli.terminal.deck import Shuffler
from queenhigh.cli.terminal.drawing.screen import Screen
from queenhigh.rules import house
from queenhigh.words.coach import worth_amount


def sit(*lines: str, args: str) -> str:
    """What a sitting from a script prints, on one line."""
    result = run("play", *args.split(), stdin="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def first_hand(seed: int, skipped: int = 0) -> list[Card]:
    """What box 1 is dealt by hand in one of a seed's games."""
    shuffler = Shuffler(seed)
    decks = [shuffler.deck() for _ in range(skipped + 1)]
    return list(decks[-1][0:6:2])


@pytest.mark.parametrize("seed", range(4))
def test_a_hint_has_the_exact_worth_of_each_choice_the_best_and_why(seed: int) -> None:
    rules = house("rws")
    output = sit("a=20 pp=10 prog", "", "h", "f", "q", args=f"rws --seed {seed}")
    bet = bet_of(rules, {"ante": 2000, "pair_plus": 1000, "progressive": 250}, {"main": 1_000_000})
    exact = advise(bet, first_hand(seed))
    for worth in exact.actions:
        money = worth_amount(worth.value * 2000, rules.currency)
        cost = worth_amount(worth.cost * 2000, rules.currency) if worth.cost else "best"
        assert f"{worth.action.capitalize()} {money} {float(worth.value):+.4f} {cost}" in output


def test_a_hint_knows_what_the_other_boxes_hold() -> None:
    deck = Shuffler(1).deck()
    mine, dead = deck[0:9:3], deck[1:9:3]
    exact = advise(bet_of(house("rws")), mine, dead=dead)
    output = sit("", "h", "f", "f", "q", args="rws --seed 1 --boxes 2")
    assert f"{float(exact.best.value):+.4f} best" in output


@pytest.mark.parametrize("coached", [True, False])
def test_each_decision_is_graded_after_its_round_where_a_coach_is_asked_for(coached: bool) -> None:
    flag = " --coach" if coached else ""
    output = sit("", "f", "", "p", "q", args=f"rws --seed 1{flag}")
    first, second = (advise(bet_of(house("rws")), first_hand(1, game)) for game in (0, 1))
    assert (first.best.action, second.best.action) == ("play", "play")
    cost = worth_amount(first.actions[1].cost * 500, house("rws").currency)
    graded = output.partition("Your sitting")[0].split("Coach: ")[1:]
    assert [cost in words for words in graded] == ([True, False] if coached else [])
    summary = output.partition("Your sitting")[2]
    assert " 1 of 2 " in summary
    assert f" {cost} " in summary


def test_both_edges_are_those_of_the_bets_that_were_made() -> None:
    rules = house("rws")
    output = sit("a=20", "", "f", "a=5 pp=5", "", "p", "q", args="rws --seed 1")
    bets = [bet_of(rules, {"ante": 2000}), bet_of(rules, {"ante": 500, "pair_plus": 500})]
    lost = sum((mix(bet).house_edge * bet.placed_minor for bet in bets), Fraction(0))
    staked = sum(bet.placed_minor for bet in bets)
    given = advise(bets[0], first_hand(1)).actions[1].cost * 2000
    best, own = (f"{100 * float(edge):.2f}%" for edge in (lost / staked, (lost + given) / staked))
    summary = output.partition("Your sitting")[2]
    assert f"House edge {best} " in summary
    assert f" {own} " in summary


def test_leaving_and_what_is_refused_are_no_decisions() -> None:
    output = sit("", "x", "p9", "q", "q", args="rws --seed 1 --coach")
    assert "Rounds 1" in output
    assert "Decisions" not in output


@pytest.mark.parametrize("id", DIFFERENT_HOUSES)
def test_every_house_has_a_coach_and_no_hidden_card_is_told(id: str, tmp_path: Path) -> None:
    name = id
    if id in INVENTED:
        path = tmp_path / f"{id}.toml"
        path.write_text(INVENTED[id], encoding="utf-8")
        name = str(path)
    output = sit("", "h", "f", "q", args=f"{name} --seed 3 --coach")
    if "Box 1>" not in output:
        return
    before = output.split("Box 1> f")[0]
    assert " best " in before
    assert "[??]" in before
    assert output.count("Coach: ") == 1


def test_an_edge_that_nobody_waits_for_is_said_to_be_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = house("second_chance")
    coach = Coach(Screen(), rules)
    right = SimpleNamespace(made=SimpleNamespace(cost=0), cost_minor=Fraction(0))
    monkeypatch.setattr(coach, "graded", [right])
    assert "queenhigh analyse second_chance " in str(dict(coach.facts())["House edge"])


def test_a_house_from_a_file_is_named_by_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it would have to be typed, with what the table posts."""
    (tmp_path / "own.toml").write_text(
        'base = "second_chance"\nid = "mine"\nname = "Mine"\n', encoding="utf-8"
    )
    made: list[Coach] = []

    class Noted(Coach):
        def __init__(self, *said: Any) -> None:
            super().__init__(*said)
            made.append(self)

    monkeypatch.setattr("queenhigh.cli.terminal.sitting.Coach", Noted)
    sit("q", args=f"{tmp_path}/own.toml --table ante=10..200/5")
    [coach] = made
    coach.graded = [cast(Graded, SimpleNamespace(made=SimpleNamespace(cost=0), cost_minor=Fraction(0)))]
    said = f"queenhigh analyse {tmp_path}/own.toml --table ante=10..200/5 "
    assert said in str(dict(coach.facts())["House edge"])
    coach.named = "my own.toml"
    assert "analyse 'my own.toml' --table" in str(dict(coach.facts())["House edge"])
