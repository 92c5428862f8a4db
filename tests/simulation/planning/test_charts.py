"""Charts: strategies as tables of text and as functions, their exact figures, and every mistake in them."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest

from kit import golden
from kit.cases import mostly_long
from kit.houses.invented import any_house
from kit.oracles.simulated import FULL, codes_against, plan_with, wild_chart
from queenhigh import Card, Felt, jackpot, sessions, strength
from queenhigh.analysis.playing.study import best, study
from queenhigh.cards import DECK, format_cards
from queenhigh.hands import Category, rank_three
from queenhigh.rules import house
from queenhigh.simulation import (
    Chart,
    SimulationError,
    best_chart,
    format_chart,
    parse_chart,
    simulate,
)
from queenhigh.simulation.dealing.code_values import worth
from queenhigh.simulation.dealing.tables import compiled
from queenhigh.simulation.edges.exact import exact_of
from queenhigh.simulation.edges.run import run
from queenhigh.simulation.planning.charts import bet_chart, own_chart
from queenhigh.simulation.planning.hand_play import HANDS, chart_chooser, play_of
from queenhigh.simulation.planning.plan import Choose, StrategyLike
from queenhigh.study.bet import FOLD, Bet, Choice

BETS = {"rws": FULL["rws"], "draw": FULL["draw"], "prime": {"ante": 500}}
RWS = Bet(house("rws"), {"ante": 500})


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """The chart of best play, line by line."""
    return format_chart(bet_chart(RWS)).splitlines()


# There and back


@pytest.mark.parametrize("name", BETS)
def test_a_chart_plays_as_the_strategy_it_tells(name: str) -> None:
    where = any_house(name)
    stakes = tuple(BETS[name].items())
    chart = bet_chart(Bet(where, BETS[name]))
    told = play_of(where, stakes, (), chart)
    meant = play_of(where, stakes, (), "best")
    assert np.array_equal(told.thrown, meant.thrown)
    for mine, theirs in zip(told.chosen[0].tolist(), meant.chosen[0].tolist(), strict=True):
        one = told.choices[mine]
        other = meant.choices[theirs]
        assert (one.multiple, one.folds, len(one.thrown)) == (other.multiple, other.folds, len(other.thrown))


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


def test_a_chart_is_a_line_for_each_hand(lines: list[str]) -> None:
    hands = [format_cards([DECK[card] for card in cards]) for cards in combinations(range(52), 3)]
    drawing = format_chart(best_chart("draw")).splitlines()
    for text in (lines, drawing):
        assert text[0] == "hand,choice"
        assert [line.split(",")[0] for line in text[1:]] == hands
    assert {line.split(",")[1] for line in lines[1:]} == {"play", "fold"}
    assert "2c 2d 3c,discard 3c" in drawing
    assert lines.count("2c 2d 2h,play") == 1
    assert sum(line.endswith(",play") for line in lines) == 14_900
    stood = own_chart("second_chance", lambda hand: "stand")
    assert format_chart(stood).splitlines()[1] == "2c 2d 2h,stand"


def loose_text(lines: list[str]) -> str:
    """The same chart in another order, with quotes, spaces, empty lines and capitals."""
    mixed = lines[1:]
    Random(1).shuffle(mixed)
    text = ["hand , choice"]
    for at, line in enumerate(mixed):
        hand, choice = line.split(",")
        loose = (line, f'"{hand}","{choice}"', f" {hand[6:]} {hand[:5]} , {choice.upper()}\r", "\n" + line)
        text.append(loose[at % len(loose)])
    return "\n".join(text)


def test_a_chart_may_be_written_loosely(lines: list[str]) -> None:
    chart = parse_chart(house("rws"), "best", loose_text(lines))
    known = bet_chart(RWS)
    assert [chart.choices[at] for at in chart.by_hand] == [known.choices[at] for at in known.by_hand]


# Exact figures

EXACT = mostly_long(("draw", "prime", "rws", "sixcard"), lambda name: name in ("rws", "draw"))


@pytest.mark.parametrize("name", EXACT)
@pytest.mark.parametrize("strategy", ["always", "K-9-2", "pair"])
def test_a_chart_of_a_strategy_has_its_figures(name: str, strategy: str) -> None:
    rules = house(name)
    stakes = FULL[name]
    chart = bet_chart(Bet(rules, stakes), strategy)
    assert chart.name == strategy
    told, named = (exact_of(plan_with(rules, stakes, strategy=each)) for each in (chart, strategy))
    assert told == named
    assert told.edge_in_all is not None


@pytest.mark.parametrize("name", EXACT)
def test_a_chart_of_best_play_happens_as_best_play_does(name: str) -> None:
    bet = Bet(house(name), FULL[name])
    studied = study(bet)
    chooser = chart_chooser(bet_chart(bet))
    assert studied.tally(chooser) == studied.tally(best)
    assert studied.hands(chooser) == studied.hands(best)


@pytest.mark.long
@pytest.mark.parametrize("name", ["rws", "prime", "sixcard"])
def test_all_deals_there_are_come_to_the_same(name: str) -> None:
    """Every hand of a wild chart against every hand of the dealer, added up one by one."""
    rules = house(name)
    plan = plan_with(rules, FULL[name], strategy=wild_chart(rules, 4))
    counts = np.zeros(compiled(plan).tables.codes, np.int64)
    for first in range(HANDS):
        counts += np.bincount(codes_against(plan, first)[1], minlength=len(counts))
    deals = int(counts.sum())
    assert deals == HANDS * 18_424
    exact = exact_of(plan)
    times = counts.astype(object)
    nets = worth(plan).nets.astype(object)  # whole numbers of any size
    for place, entry in enumerate(plan.entries):
        stake = FULL[name][entry.wager.name]
        assert exact.edges[entry.name] == Fraction(-(nets[:, place] @ times), deals * stake)
    mean, squares = (Fraction(nets[:, -1] ** power @ times, deals) for power in (1, 2))
    assert exact.variance_in_all == squares - mean**2


@pytest.mark.parametrize("name", EXACT)
@pytest.mark.parametrize("boxes", [1, 3])
def test_wild_charts_keep_to_their_figures(name: str, boxes: int) -> None:
    rules = house(name)
    found = run(plan_with(rules, *[FULL[name]] * boxes, strategy=wild_chart(rules, 6)), 300_000, 2)
    for each in (*found.wagers.values(), found.in_all):
        reached = each.exact is not None
        assert reached or (name, boxes) == ("sixcard", 3), "Envy of six cards is known under best play alone"
        assert each.z is None or abs(each.z) < 4


def test_a_wager_that_no_decision_touches_is_exact_however_the_rest_is_played() -> None:
    """Two upcards of the house's own make charts too long to solve; its side wager needs none of it."""
    rules = any_house("upcard")
    stakes = FULL["upcard"]
    charted = exact_of(plan_with(rules, stakes, strategy=wild_chart(rules)))
    assert play_of(rules, tuple(stakes.items()), (), wild_chart(rules)).study is None
    assert charted.edges["ante_play"] is None
    alone = exact_of(plan_with(rules, {"pair_plus": stakes["pair_plus"]}))
    assert charted.edges["pair_plus"] == alone.edges["pair_plus"] is not None
    assert charted.variances["pair_plus"] == alone.variances["pair_plus"]


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


@pytest.mark.golden
def test_a_mistake_is_named_with_its_line(lines: list[str]) -> None:
    told = []
    for number, line, text in mistakes(lines):
        with pytest.raises(SimulationError) as caught:
            parse_chart("rws", "mine.csv", text)
        assert caught.value.option == "strategy"
        error = str(caught.value)
        assert error.startswith(f"mine.csv, line {number}: " if number else "mine.csv tells "), line
        told.append(f"{line[:40]!r}\n    {error}")
    golden.compare("golden/texts/chart_errors.txt", "\n".join([*told, ""]))


@pytest.mark.parametrize(("name", "stakes"), [("upcard", {"ante": 333}), ("rws", {"pair_plus": 500})])
def test_one_chart_cannot_say_it(name: str, stakes: dict[str, int]) -> None:
    """The dealer shows a card, or there is nothing to decide."""
    with pytest.raises(SimulationError) as caught:
        bet_chart(Bet(any_house(name), stakes))
    assert caught.value.option == "strategy"


STRANGE = {
    "rws": (Choice(2), Choice(0), Choice(1, (0,))),
    "draw": (Choice(1, (0, 1)), Choice(1, (1, 0)), Choice(1, (3,))),
    "fourth": (Choice(1),),
}


@pytest.mark.parametrize("name", STRANGE)
def test_a_choice_that_the_house_does_not_have_is_refused(name: str) -> None:
    for choice in STRANGE[name]:
        chart = Chart("odd", (FOLD, choice), bytes(HANDS))
        with pytest.raises(SimulationError) as caught:
            simulate(any_house(name), 10, stakes={"ante": 5}, strategy=chart)
        assert caught.value.option == "strategy"


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


@pytest.mark.parametrize(
    ("name", "choose"),
    mostly_long(
        [("rws", queen_six_four), ("draw", draws), ("ultimate", bold)], lambda case: case[0] == "draw"
    ),
)
def test_a_function_plays_as_its_chart(name: str, choose: Choose) -> None:
    chart = own_chart(name, choose)
    read = parse_chart(name, chart.name, format_chart(chart))
    mine, charted = (
        simulate(name, 20_000, stakes={"ante": 10}, boxes=2, strategy=each, seed=3) for each in (choose, read)
    )
    assert mine.wagers == charted.wagers
    assert mine.in_all.outcomes == charted.in_all.outcomes
    assert mine.plan.boxes[0].played == chart.name


def test_a_function_is_asked_once_for_each_hand_however_many_rounds_and_boxes() -> None:
    asked: list[Hand] = []

    def noted(hand: Hand) -> bool:
        asked.append(hand)
        return queen_six_four(hand)

    found, known = (
        simulate("rws", 50_000, stakes={"ante": 5}, boxes=3, strategy=each, seed=7)
        for each in (noted, "best")
    )
    assert asked == list(combinations(DECK, 3))
    assert found.wagers["ante_play"].house_edge == known.wagers["ante_play"].house_edge
    assert found.wagers["ante_play"].exact == known.wagers["ante_play"].exact


@pytest.mark.long
def test_each_box_may_have_its_function_and_each_verb_takes_one() -> None:
    played: list[StrategyLike] = [queen_six_four, "best", lambda hand: False]
    found = simulate("rws", 1000, stakes={"ante": 5}, strategy=played)
    assert [box.played for box in found.plan.boxes] == ["queen_six_four", "best", "lambda"]
    assert sessions("rws", players=20, rounds=20, strategy=queen_six_four).strategy == "queen_six_four"
    assert jackpot("rws", days=1, strategy=queen_six_four).strategy == "queen_six_four"


@pytest.mark.parametrize(
    ("name", "answer", "same"),
    [("rws", np.bool_(True), True), ("second_chance", "stand", True), ("draw", "stand", "play")],
)
def test_answers_that_mean_the_same(name: str, answer: Any, same: Any) -> None:
    one = own_chart(name, lambda hand: answer)
    other = own_chart(name, lambda hand: same)
    assert (one.choices, one.by_hand) == (other.choices, other.by_hand)


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
        if choose is fails_on_aces:
            assert isinstance(caught.value.__cause__, ZeroDivisionError)
        assert ("2c 2d Ac" if choose is fails_on_aces else "2c 2d 2h") in str(caught.value)
        told.append(f"{case}\n    {caught.value}")
    golden.compare("golden/texts/own_chart_errors.txt", "\n".join([*told, ""]))


def test_an_interrupt_of_a_function_goes_through() -> None:
    def interrupted(hand: Hand) -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        own_chart("rws", interrupted)
