"""Charts: strategies as tables of text, there and back again, and every mistake named with its line."""

from itertools import combinations
from random import Random

import numpy as np
import pytest

from kit.cases import mostly_long
from kit.houses.invented import any_house
from kit.oracles.simulated import FULL, plan_with, wild_chart
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
from queenhigh.simulation.planning.hand_play import HANDS, chart_of, play_of
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


def test_a_house_that_shows_a_card_has_no_single_chart() -> None:
    where = any_house("upcard")
    with pytest.raises(SimulationError, match="one chart cannot say it") as caught:
        best_chart(Bet(where, {"ante": 333}))
    assert caught.value.option == "strategy"


def test_without_an_ante_there_is_no_chart() -> None:
    with pytest.raises(SimulationError, match="nothing to decide"):
        best_chart(Bet(house("rws"), {"pair_plus": 500}))


def test_a_chart_of_a_named_strategy() -> None:
    chart = best_chart(RWS, "always")
    assert {chart.choices[at] for at in chart.by_hand} == {Choice(1)}
    assert chart.name == "always"
    assert chart_of("x", play_of(house("rws"), (("ante", 500),), (), "always")).by_hand == bytes(HANDS)


# Mistakes


def changed(lines: list[str], line: int, text: str) -> str:
    """The chart with one line other than it was; lines are counted from 1."""
    return "\n".join([*lines[: line - 1], text, *lines[line:]]) + "\n"


MISTAKES = {
    "2c 2d 2h": "a line is hand,choice",
    "2c 2d 2h,fold,now": "a line is hand,choice",
    "2c 2d 2x,fold": "'2x' is not a card",
    "2c 2d,fold": "is not three different cards",
    "2c 2d 2h 2s,fold": "is not three different cards",
    "2c 2d 2d,fold": "2d",
    ",fold": "three different cards",
    "2c 2d 2s,fold": "is there twice",
    "2c 2d 2h,": "no choice is said",
    "2c 2d 2h,stay": "'stay' is no choice",
    "2c 2d 2h,play 1 2": "is no choice",
    "2c 2d 2h,play x": "is no choice",
    "2c 2d 2h,play -1": "is no choice",
    "2c 2d 2h,fold throw 2c": "is no choice",
    "2c 2d 2h,throw": "is not in 2c 2d 2h",
    "2c 2d 2h,throw 3c": "'3c' is not in 2c 2d 2h",
    "2c 2d 2h,discard zz": "'zz' is not a card",
    "2c 2d 2h,throw zz": "'zz' is not a card",
    "2c 2d 2h,throw 2c 2c": "2c stands twice",
}


@pytest.mark.parametrize("text", MISTAKES)
def test_a_mistake_is_named_with_its_line(text: str, lines: list[str]) -> None:
    line = 4 if "twice" in MISTAKES[text] and "throw" not in text else 2
    with pytest.raises(SimulationError) as caught:
        parse_chart(house("rws"), "mine.csv", changed(lines, line, text))
    assert str(caught.value).startswith(f"mine.csv, line {line}: ")
    assert MISTAKES[text] in str(caught.value)
    assert caught.value.option == "strategy"


def test_the_last_line_is_counted_right(lines: list[str]) -> None:
    with pytest.raises(SimulationError, match="line 22101: "):
        parse_chart(house("rws"), "mine.csv", changed(lines, 22_101, "Ad Ah As,wait"))
    with pytest.raises(SimulationError, match="line 30: "):
        parse_chart(house("rws"), "mine.csv", "\n".join([*lines[:5], *[""] * 10, *lines[5:19], "x"]))


def test_the_head_and_missing_hands(lines: list[str]) -> None:
    for head in ("", "hand", "choice,hand", "hand,choice,why", "2c 2d 2h,fold"):
        with pytest.raises(SimulationError, match="line 1: the columns are hand,choice"):
            parse_chart(house("rws"), "mine.csv", changed(lines, 1, head))
    for text in ("", "hand,choice\n"):
        with pytest.raises(SimulationError, match="tells 0 of 22,100 hands: 2c 2d 2h is missing"):
            parse_chart(house("rws"), "mine.csv", text)
    with pytest.raises(SimulationError, match="tells 22,099 of 22,100 hands: Ad Ah As is missing"):
        parse_chart(house("rws"), "mine.csv", "\n".join(lines[:-1]))


@pytest.mark.parametrize(
    ("line", "text"),
    [
        pytest.param(3, "2c 2d 2s,play ²", id="a digit that is no number"),
        pytest.param(3, f"2c 2d 2s,play {'9' * 5000}", id="a number of 5,000 digits"),
        pytest.param(3, f"{'x' * 140_000},fold", id="a very long line"),
        pytest.param(3, '"2c 2d 2s,fold', id="a quotation mark that stays open"),
    ],
)
def test_odd_text_is_a_mistake_too(line: int, text: str, lines: list[str]) -> None:
    with pytest.raises(SimulationError, match=f"line {line}"):
        parse_chart(house("rws"), "mine.csv", changed(lines, line, text))


def test_very_many_choices_are_refused(lines: list[str]) -> None:
    text = [f"{line.split(',')[0]},play {at % 300 + 1}" for at, line in enumerate(lines[1:])]
    with pytest.raises(SimulationError):
        parse_chart(house("rws"), "mine.csv", "\n".join(["hand,choice", *text]))


def test_a_line_is_a_line_of_the_file(lines: list[str]) -> None:
    text = changed(lines, 3, '"2c 2d\n2s",fold')
    with pytest.raises(SimulationError, match="line 3: "):
        parse_chart(house("rws"), "mine.csv", text)


def test_cells_may_be_quoted(lines: list[str]) -> None:
    quoted = "\n".join([lines[0], *(",".join(f'"{cell}"' for cell in line.split(",")) for line in lines[1:])])
    assert parse_chart(house("rws"), "mine.csv", quoted) == parse_chart(
        house("rws"), "mine.csv", "\n".join(lines)
    )


# Charts that a house does not know


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


def test_a_chart_that_is_no_chart_is_refused() -> None:
    short, wide = Chart("short", (FOLD,), bytes(100)), Chart("wide", (FOLD,), bytes([1]) * HANDS)
    with pytest.raises(SimulationError, match="tells 100 hands: there are 22,100"):
        simulate(house("rws"), 10, stakes_minor={"ante": 500}, strategy=short)
    with pytest.raises(SimulationError, match="makes a choice that it does not list: 1"):
        simulate(house("rws"), 10, stakes_minor={"ante": 500}, strategy=wide)


def test_folding_every_hand_loses_every_ante() -> None:
    chart = Chart("folds", (FOLD,), bytes(HANDS))
    found = simulate(house("draw"), 3_000, stakes_minor={"ante": 500}, boxes=2, strategy=chart)
    assert found.wagers["ante_play"].house_edge == 1
    assert found.wagers["ante_play"].standard_error == 0
    assert found.wagers["ante_play"].longest_losing_run == 3_000
    assert found.wagers["ante_play"].exact == 1
