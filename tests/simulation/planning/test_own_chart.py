"""A function as a strategy: asked once for each hand, equal to its chart, each mistake with its hand."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import queenhigh as qh
from queenhigh.cards import DECK
from queenhigh.simulation.planning.charts import format_chart, own_chart, parse_chart
from queenhigh.simulation.planning.plan import Choose

Hand = tuple[qh.Card, qh.Card, qh.Card]
MARK = qh.strength("Qs 6h 4d")


def queen_six_four(hand: Hand) -> bool:
    return qh.strength(hand) >= MARK


def draws(hand: Hand) -> str:
    """Something for a house where one card may be changed: a pair keeps it, anything else draws."""
    return "play" if qh.rank_three(hand).category >= qh.Category.PAIR else f"discard {hand[0]}"


def bold(hand: Hand) -> str:
    return "play 3" if qh.rank_three(hand).category >= qh.Category.PAIR else "fold"


@pytest.mark.parametrize(("house", "choose"), [("rws", queen_six_four), ("draw", draws), ("ultimate", bold)])
def test_it_is_the_same_as_its_chart(house: str, choose: Choose) -> None:
    chart = own_chart(house, choose)
    read = parse_chart(house, chart.name, format_chart(chart))
    stakes = {"ante": 1000}
    mine, charted = (
        qh.simulate(house, 20_000, stakes_minor=stakes, boxes=2, strategy=each, seed=3)
        for each in (choose, read)
    )
    assert mine.wagers == charted.wagers
    assert mine.in_all.outcomes == charted.in_all.outcomes
    assert mine.plan.boxes[0].played == chart.name


def test_it_is_compiled_once_however_many_rounds_and_boxes() -> None:
    asked: Counter[Hand] = Counter()

    def counted(hand: Hand) -> bool:
        asked[hand] += 1
        return queen_six_four(hand)

    run = qh.simulate("rws", 50_000, stakes_minor={"ante": 500}, boxes=3, strategy=counted, seed=7)
    assert (len(asked), set(asked.values())) == (22_100, {1})
    assert all(hand == tuple(sorted(hand)) for hand in asked)
    best = qh.simulate("rws", 50_000, stakes_minor={"ante": 500}, boxes=3, seed=7)
    assert run.wagers["ante_play"].house_edge == best.wagers["ante_play"].house_edge
    assert run.wagers["ante_play"].exact == best.wagers["ante_play"].exact


def test_boxes_may_have_one_each_and_the_other_verbs_take_one_too() -> None:
    run = qh.simulate(
        "rws", 1000, stakes_minor={"ante": 500}, strategy=[queen_six_four, "best", lambda hand: False]
    )
    assert [box.played for box in run.plan.boxes] == ["queen_six_four", "best", "lambda"]
    sessions = qh.sessions("rws", 20, 20, strategy=queen_six_four)
    jackpot = qh.jackpot("rws", days=1, strategy=queen_six_four)
    assert (sessions.strategy, jackpot.strategy) == ("queen_six_four", "queen_six_four")


def test_an_answer_of_numpy_is_an_answer() -> None:
    def by_numpy(hand: Hand) -> Any:
        return np.bool_(queen_six_four(hand))

    assert own_chart("rws", by_numpy).by_hand == own_chart("rws", queen_six_four).by_hand


def fails_on_aces(hand: Hand) -> bool:
    return bool(1 // (12 - max(card.rank for card in hand)))


WRONG: dict[str, tuple[Callable[..., Any], str]] = {
    "raises": (fails_on_aces, r"fails_on_aces, asked about 2c 2d Ac, raised ZeroDivisionError: "),
    "takes nothing": (lambda: True, r"lambda, asked about 2c 2d 2h, raised TypeError: .*takes 0 positional"),
    "nothing": (lambda hand: None, r"lambda, asked about 2c 2d 2h: 'None' is no choice: say fold or play, "),
    "a number": (lambda hand: 1, r"'1' is no choice: .*or True to play and False to fold"),
    "a word": (lambda hand: "jump", r"'jump' is no choice: say fold or play$"),
    "too much": (lambda hand: "play 2", r"asked about 2c 2d 2h: .*2 times the Ante"),
    "no drawing": (lambda hand: f"discard {hand[0]}", r"nobody draws"),
    "no card of it": (lambda hand: "discard As", r"'as' is not in 2c 2d 2h"),
    "a class": (qh.Felt, r"Felt, asked about 2c 2d 2h, raised "),
}


@pytest.mark.parametrize(
    ("house", "ways"),
    [
        ("draw", "say fold, stand or discard 4d"),
        ("ultimate", "say fold, play or play 3"),
        ("second_chance", "say stand or discard 4d 7h 9s"),
    ],
)
def test_what_may_be_said_is_what_the_house_lets_one_do(house: str, ways: str) -> None:
    with pytest.raises(qh.SimulationError, match=rf"'jump' is no choice: {ways}$"):
        own_chart(house, lambda hand: "jump")


def test_to_stand_is_said_as_it_is_in_advice() -> None:
    stood = own_chart("second_chance", lambda hand: "stand")
    assert stood.choices == own_chart("second_chance", lambda hand: True).choices
    assert format_chart(stood).splitlines()[1] == "2c 2d 2h,stand"
    with pytest.raises(qh.SimulationError, match="nobody folds in this house: say stand or discard"):
        own_chart("second_chance", lambda hand: False)
    assert own_chart("draw", lambda hand: "stand").choices == own_chart("draw", lambda hand: "play").choices
    with pytest.raises(qh.SimulationError, match="'stand' is no choice: say fold or play"):
        own_chart("rws", lambda hand: "stand")


@pytest.mark.parametrize("case", WRONG)
def test_a_mistake_is_said_with_the_hand(case: str) -> None:
    choose, said = WRONG[case]
    with pytest.raises(qh.SimulationError, match=said) as caught:
        qh.simulate("rws", 100, strategy=choose)
    assert caught.value.option == "strategy"


def test_what_the_function_raised_stands_behind_the_error() -> None:
    with pytest.raises(qh.SimulationError) as caught:
        own_chart("rws", fails_on_aces)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_an_interrupt_is_no_mistake_of_the_function() -> None:
    def interrupted(hand: Hand) -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        own_chart("rws", interrupted)


def test_a_strategy_that_is_none_is_refused_with_what_one_is() -> None:
    wrong: Any = 5
    with pytest.raises(qh.SimulationError, match="say its name, or give a Chart or a function of a hand"):
        qh.simulate("rws", 100, strategy=wrong)


def test_the_hand_is_three_cards_of_the_deck() -> None:
    seen: list[Hand] = []

    def noting(hand: Hand) -> bool:
        seen.append(hand)
        return True

    own_chart("rws", noting)
    assert seen[0] == DECK[:3]
    assert seen[-1] == DECK[-3:]
