"""Charts: strategies as tables of text and as functions, and every mistake named with its line or hand."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest

from kit import golden
from kit.cases import mostly_long
from kit.houses.invented import any_house
from kit.oracles.simulated import FULL, plan_with, wild_chart
from queenhigh import Card, Category, Felt, jackpot, rank_three, sessions, strength
from queenhigh.cards import DECK, format_cards
from queenhigh.rules import house
from queenhigh.simulation import (
    Chart,
    SimulationError,
    best_chart,
    format_chart,
    parse_chart,
    simulate,
)
from queenhigh.simulation.edges.run import run
from queenhigh.simulation.planning.charts import own_chart
from queenhigh.simulation.planning.hand_play import HANDS, chart_of, play_of
from queenhigh.simulation.planning.plan import Choose, StrategyLike
from queenhigh.study.bet import Bet
from queenhigh.study.choices import FOLD, Choice

BETS = {"rws": FULL["rws"], "draw": FULL["draw"], "prime": {"ante": 500}}
RWS = Bet(house("rws"), {"ante": 500})


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """The chart of best play, line by line."""
    return format_chart(best_chart(RWS)).splitlines()


@pytest.fixture(scope="module")
def drawing() -> list[str]:
    return format_chart(best_chart(Bet(house("draw"), {"ante": 500}))).splitlines()


# There and back


@pytest.mark.parametrize("name", BETS)
def test_a_chart_plays_as_the_strategy_it_tells(name: str) -> None:
    where = any_house(name)
    chart = best_chart(Bet(where, BETS[name]))
    stakes = tuple(BETS[name].items())
    told, meant = play_of(where, stakes, (), chart), play_of(where, stakes, (), "best")
    assert np.array_equal(told.thrown, meant.thrown)
    for mine, theirs in zip(told.chosen[0].tolist(), meant.chosen[0].tolist(), strict=True):
        one, other = told.choices[mine], meant.choices[theirs]
        assert (one.multiple, one.folds, len(one.thrown)) == (other.multiple, other.folds, len(other.thrown))
    plans = [plan_with(where, BETS[name], strategy=each) for each in ("best", chart)]
    first, second = (run(plan, 20_000, seed=3) for plan in plans)
    assert first.in_all.outcomes == second.in_all.outcomes
    assert {name: each.net_minor for name, each in first.wagers.items()} == {
        name: each.net_minor for name, each in second.wagers.items()
    }


@pytest.mark.parametrize(
    "name", mostly_long(("rws", "draw", "upcard", "fourth", "twin"), lambda name: name in ("rws", "draw"))
)
def test_charts_come_back_from_their_text(name: str) -> None:
    where = any_house(name)
    chart = wild_chart(where, 3)
    back = parse_chart(where, chart.name, format_chart(chart))
    assert back.name == chart.name
    for mine, theirs in zip(back.by_hand, chart.by_hand, strict=True):
        assert back.choices[mine] == chart.choices[theirs]
    assert format_chart(back) == format_chart(chart)
    assert parse_chart(where, chart.name, format_chart(chart).replace("discard", "throw")) == back


def test_a_chart_is_a_line_for_each_hand(lines: list[str], drawing: list[str]) -> None:
    hands = [format_cards([DECK[card] for card in cards]) for cards in combinations(range(52), 3)]
    for text in (lines, drawing):
        assert text[0] == "hand,choice"
        assert [line.split(",")[0] for line in text[1:]] == hands
    assert {line.split(",")[1] for line in lines[1:]} == {"play", "fold"}
    assert "2c 2d 3c,discard 3c" in drawing
    assert lines.count("2c 2d 2h,play") == 1
    assert sum(line.endswith(",play") for line in lines) == 14_900


def test_lines_may_stand_in_any_order_with_cards_and_words_in_any_way(lines: list[str]) -> None:
    mixed = lines[1:]
    Random(1).shuffle(mixed)
    loose = [
        f" {line.split(',')[0][6:]} {line[:5]} , {line.split(',')[1].upper()}\r\n"
        if at % 2
        else f"{line}\n\n"
        for at, line in enumerate(mixed)
    ]
    chart = parse_chart(house("rws"), "best", "hand , choice\n" + "".join(loose))
    known = best_chart(RWS)
    assert [chart.choices[at].folds for at in chart.by_hand] == [
        known.choices[at].folds for at in known.by_hand
    ]


def test_a_chart_of_a_named_strategy() -> None:
    chart = best_chart(RWS, "always")
    assert {chart.choices[at] for at in chart.by_hand} == {Choice(1)}
    assert chart.name == "always"
    assert chart_of("x", play_of(house("rws"), (("ante", 500),), (), "always")).by_hand == bytes(HANDS)


def test_folding_every_hand_loses_every_ante() -> None:
    chart = Chart("folds", (FOLD,), bytes(HANDS))
    found = simulate(house("draw"), 3_000, stakes_minor={"ante": 500}, boxes=2, strategy=chart)
    assert found.wagers["ante_play"].house_edge == 1
    assert found.wagers["ante_play"].standard_error == 0
    assert found.wagers["ante_play"].longest_losing_run == 3_000
    assert found.wagers["ante_play"].exact == 1


# Mistakes


def changed(lines: list[str], line: int, text: str) -> str:
    """The chart with another line in this place; lines are counted from 1."""
    return "\n".join([*lines[: line - 1], text, *lines[line:]]) + "\n"


HEADS = ("", "hand", "choice,hand", "hand,choice,why", "2c 2d 2h,fold")
LINES = (
    "2c 2d 2h", "2c 2d 2h,fold,now", "2c 2d 2x,fold", "2c 2d,fold", "2c 2d 2h 2s,fold", "2c 2d 2d,fold",
    ",fold", "2c 2d 2h,", "2c 2d 2h,stay", "2c 2d 2h,wait", "2c 2d 2h,play 1 2", "2c 2d 2h,play x",
    "2c 2d 2h,play -1", "2c 2d 2h,play 2", "2c 2d 2h,fold throw 2c", "2c 2d 2h,throw", "2c 2d 2h,throw 3c",
    "2c 2d 2h,discard zz", "2c 2d 2h,discard 2c", "2c 2d 2h,throw zz", "2c 2d 2h,throw 2c 2c",
    "2c 2d 2h,play ²", f"2c 2d 2h,play {'9' * 5000}", f"{'x' * 140_000},fold", '"2c 2d 2h,fold',
    '"2c 2d\n2h",fold',
)  # fmt: skip


def mistakes(lines: list[str]) -> Iterator[tuple[int, str, str]]:
    """Wrong charts: the number of the line that is to blame, that line, the whole text."""
    for head in HEADS:
        yield 1, head, changed(lines[:3], 1, head)
    for line in LINES:
        yield 2, line, changed(lines[:3], 2, line)
    yield 4, "2c 2d 2s,fold", changed(lines[:5], 4, "2c 2d 2s,fold")
    yield 22_101, "Ad Ah As,wait", changed(lines, 22_101, "Ad Ah As,wait")
    yield 30, "x", "\n".join([*lines[:5], *[""] * 10, *lines[5:19], "x"])
    yield 0, "no line", ""
    yield 0, "a head alone", "hand,choice\n"
    yield 0, "a hand too few", "\n".join(lines[:-1])


def chart_error(text: str) -> str:
    with pytest.raises(SimulationError) as caught:
        parse_chart("rws", "mine.csv", text)
    assert caught.value.option == "strategy"
    return str(caught.value)


@pytest.mark.golden
def test_a_mistake_is_named_with_its_line(lines: list[str]) -> None:
    told = []
    for number, line, text in mistakes(lines):
        error = chart_error(text)
        assert error.startswith(f"mine.csv, line {number}: " if number else "mine.csv tells "), line
        told.append(f"{line[:40]!r}\n    {error}")
    golden.compare("golden/texts/chart_errors.txt", "\n".join([*told, ""]))


@pytest.mark.parametrize(("name", "stakes"), [("upcard", {"ante": 333}), ("rws", {"pair_plus": 500})])
def test_one_chart_cannot_say_it(name: str, stakes: dict[str, int]) -> None:
    """The dealer shows a card, or there is nothing to decide."""
    with pytest.raises(SimulationError) as caught:
        best_chart(Bet(any_house(name), stakes))
    assert caught.value.option == "strategy"


@pytest.mark.parametrize(
    ("name", "choice"),
    [
        ("rws", Choice(2)),
        ("rws", Choice(0)),
        ("rws", Choice(1, (0,))),
        ("draw", Choice(1, (0, 1))),
        ("draw", Choice(1, (1, 0))),
        ("draw", Choice(1, (3,))),
        ("fourth", Choice(1)),
    ],
)
def test_a_choice_that_the_house_does_not_have_is_refused(name: str, choice: Choice) -> None:
    chart = Chart("odd", (FOLD, choice), bytes(HANDS))
    with pytest.raises(SimulationError, match="no choice of this house") as caught:
        simulate(any_house(name), 10, stakes_minor={"ante": 500}, strategy=chart)
    assert caught.value.option == "strategy"


def test_cells_may_be_quoted(lines: list[str]) -> None:
    quoted = "\n".join([lines[0], *(",".join(f'"{cell}"' for cell in line.split(",")) for line in lines[1:])])
    assert parse_chart(house("rws"), "mine.csv", quoted) == parse_chart(
        house("rws"), "mine.csv", "\n".join(lines)
    )


# Functions as strategies

Hand = tuple[Card, Card, Card]
MARK = strength("Qs 6h 4d")


def queen_six_four(hand: Hand) -> bool:
    return strength(hand) >= MARK


def draws(hand: Hand) -> str:
    """For a house in which one card may be changed: a pair keeps it, anything else draws."""
    return "play" if rank_three(hand).category >= Category.PAIR else f"discard {hand[0]}"


def bold(hand: Hand) -> str:
    return "play 3" if rank_three(hand).category >= Category.PAIR else "fold"


@pytest.mark.parametrize(("name", "choose"), [("rws", queen_six_four), ("draw", draws), ("ultimate", bold)])
def test_a_function_plays_as_its_chart(name: str, choose: Choose) -> None:
    chart = own_chart(name, choose)
    read = parse_chart(name, chart.name, format_chart(chart))
    mine, charted = (
        simulate(name, 20_000, stakes_minor={"ante": 1000}, boxes=2, strategy=each, seed=3)
        for each in (choose, read)
    )
    assert mine.wagers == charted.wagers
    assert mine.in_all.outcomes == charted.in_all.outcomes
    assert mine.plan.boxes[0].played == chart.name


def test_a_function_is_asked_once_for_each_hand_however_many_rounds_and_boxes() -> None:
    asked: list[Hand] = []

    def noted(hand: Hand) -> bool:
        asked.append(hand)
        return queen_six_four(hand)

    found = simulate("rws", 50_000, stakes_minor={"ante": 500}, boxes=3, strategy=noted, seed=7)
    assert asked == list(combinations(DECK, 3))
    best = simulate("rws", 50_000, stakes_minor={"ante": 500}, boxes=3, seed=7)
    assert found.wagers["ante_play"].house_edge == best.wagers["ante_play"].house_edge
    assert found.wagers["ante_play"].exact == best.wagers["ante_play"].exact


def test_each_box_may_have_its_function_and_each_verb_takes_one() -> None:
    played: list[StrategyLike] = [queen_six_four, "best", lambda hand: False]
    found = simulate("rws", 1000, stakes_minor={"ante": 500}, strategy=played)
    assert [box.played for box in found.plan.boxes] == ["queen_six_four", "best", "lambda"]
    assert sessions("rws", 20, 20, strategy=queen_six_four).strategy == "queen_six_four"
    assert jackpot("rws", days=1, strategy=queen_six_four).strategy == "queen_six_four"


@pytest.mark.parametrize(
    ("name", "answer", "same"),
    [
        ("rws", np.bool_(True), True),
        ("second_chance", "stand", True),
        ("draw", "stand", "play"),
    ],
)
def test_answers_that_mean_the_same(name: str, answer: Any, same: Any) -> None:
    one, other = own_chart(name, lambda hand: answer), own_chart(name, lambda hand: same)
    assert (one.choices, one.by_hand) == (other.choices, other.by_hand)


def test_to_stand_for_nothing_is_written_as_such() -> None:
    stood = own_chart("second_chance", lambda hand: "stand")
    assert format_chart(stood).splitlines()[1] == "2c 2d 2h,stand"


def fails_on_aces(hand: Hand) -> bool:
    return bool(1 // (12 - max(card.rank for card in hand)))


WRONG: dict[str, tuple[str, Any]] = {
    "a function that raises": ("rws", fails_on_aces),
    "a function of nothing": ("rws", lambda: True),
    "a class": ("rws", Felt),
    "None": ("rws", lambda hand: None),
    "1": ("rws", lambda hand: 1),
    "jump, where one plays or folds": ("rws", lambda hand: "jump"),
    "jump, where one may draw": ("draw", lambda hand: "jump"),
    "jump, where one may play for more": ("ultimate", lambda hand: "jump"),
    "jump, where three cards are changed": ("second_chance", lambda hand: "jump"),
    "stand, where nobody draws": ("rws", lambda hand: "stand"),
    "False, where nobody folds": ("second_chance", lambda hand: False),
    "twice the Ante": ("rws", lambda hand: "play 2"),
    "a discard, where nobody draws": ("rws", lambda hand: f"discard {hand[0]}"),
    "a discard of a card that is not held": ("rws", lambda hand: "discard As"),
}


@pytest.mark.golden
def test_a_mistake_of_a_function_is_told_with_its_hand() -> None:
    told = []
    for case, (name, choose) in WRONG.items():
        with pytest.raises(SimulationError) as caught:
            own_chart(name, choose)
        assert caught.value.option == "strategy"
        assert f"asked about 2c 2d {'Ac' if choose is fails_on_aces else '2h'}" in str(caught.value)
        told.append(f"{case}\n    {caught.value}")
    golden.compare("golden/texts/own_chart_errors.txt", "\n".join([*told, ""]))


def test_what_a_function_raises_is_the_cause_of_the_error_and_an_interrupt_goes_through() -> None:
    with pytest.raises(SimulationError) as caught:
        own_chart("rws", fails_on_aces)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)

    def interrupted(hand: Hand) -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        own_chart("rws", interrupted)
