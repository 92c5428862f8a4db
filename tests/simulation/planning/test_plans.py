"""Plans from what a caller says: bets and strategies for all boxes or for each, and the arguments refused.

The sentences of all refusals stand in one golden text.
"""

import json
from collections.abc import Iterable, Iterator
from itertools import chain
from math import nan
from typing import Any

import numpy as np
import pytest

import queenhigh as qh
from kit import golden
from kit.houses.invented import DIFFERENT_HOUSES, any_house
from kit.oracles.simulated import wild_chart
from kit.play.amounts import units
from queenhigh.engine.layout import place_bets
from queenhigh.money import AmountTypeError
from queenhigh.report.data import json_of
from queenhigh.simulation import Chart, Cluster, SimulationError, simulate
from queenhigh.simulation.dealing.code_values import NET_LIMIT, worth
from queenhigh.simulation.dealing.prepare import full_bet, plan_of
from queenhigh.simulation.planning.hand_play import HANDS
from queenhigh.study.bet import FOLD, Choice
from queenhigh.study.request import RequestError

RWS = qh.house("rws")
LOOSE_CHART: Any = Chart
"""The class, for arguments that the type checker would refuse."""


def ask_jackpot(house: qh.HouseLike = RWS, **said: Any) -> Any:
    return qh.jackpot(house, **said if "years" in said else {"days": "0.01"} | said)


VERBS: dict[str, Any] = {
    "simulate": lambda house=RWS, rounds=100, **said: qh.simulate(house, rounds, **said),
    "sessions": lambda house=RWS, players=3, rounds=10, **said: qh.sessions(
        house, players=players, rounds=rounds, **said
    ),
    "jackpot": ask_jackpot,
}
each_verb = pytest.mark.parametrize("verb", VERBS)


@pytest.mark.parametrize("name", DIFFERENT_HOUSES)
def test_every_wager_at_the_least_it_takes_is_a_bet_the_house_takes(name: str) -> None:
    where = any_house(name)
    bet = full_bet(where)
    assert set(bet) == {wager.name for wager in where.wagers if wager.placed_before_deal}
    place_bets(where, bet)
    plan = plan_of(where, strategy=wild_chart(where))
    assert dict(plan.boxes[0].stakes) == bet


def test_a_bet_for_all_and_a_bet_for_each() -> None:
    one = {"ante": 500}
    other = {"pair_plus": 700, "ante": 500}
    assert [dict(box.stakes) for box in plan_of(RWS, one, boxes=3).boxes] == [one] * 3
    for boxes in (1, 2):
        assert [dict(box.stakes) for box in plan_of(RWS, [one, other], boxes=boxes).boxes] == [one, other]
    assert [dict(box.stakes) for box in plan_of(RWS, [one], boxes=2).boxes] == [one] * 2
    stakes = plan_of(RWS, other).boxes[0].stakes
    assert stakes == (("ante", 500), ("pair_plus", 700)), "in the order of the house"


def test_a_strategy_for_all_and_a_strategy_for_each() -> None:
    bet = {"ante": 500}
    chart = wild_chart(RWS)
    assert [box.strategy for box in plan_of(RWS, bet, boxes=3, strategy=chart).boxes] == [chart] * 3
    for boxes in (1, 3):
        plan = plan_of(RWS, bet, boxes=boxes, strategy=("best", chart, "Q-6-4"))
        assert [box.played for box in plan.boxes] == ["best", chart.name, "Q-6-4"]
    both = plan_of(RWS, [bet, {"ante": 1000}], strategy=["best", "always"]).boxes
    assert [(dict(box.stakes)["ante"], box.strategy) for box in both] == [(500, "best"), (1000, "always")]


def test_stakes_outside_the_posted_limits_are_dealt_and_said() -> None:
    found = simulate(RWS, 500, stakes={"ante": 1000, "pair_plus": 1}, seed=1)
    assert len(found.notes) == 2
    usual = simulate(RWS, 500, stakes={"ante": 5, "pair_plus": 5}, seed=1)
    assert not usual.notes
    assert found.wagers["ante_play"].net_minor == usual.wagers["ante_play"].net_minor * 200
    assert found.wagers["pair_plus"].net_minor == usual.wagers["pair_plus"].net_minor // 5


def test_the_largest_bets_are_added_up_exactly() -> None:
    """At most a round may move 2**31 minor units: just below that sums and squares are whole."""
    chart = wild_chart(RWS)
    most = (NET_LIMIT - 1) // 7 // 100 * 100
    assert 2**30 < abs(worth(plan_of(RWS, {"ante": most}, strategy=chart)).nets).max() < NET_LIMIT
    small, large = (
        simulate(RWS, 3_000, stakes={"ante": units(ante)}, strategy=chart, seed=3) for ante in (500, most)
    )
    assert large.wagers["ante_play"].house_edge == small.wagers["ante_play"].house_edge
    assert large.in_all.standard_error == pytest.approx(small.in_all.standard_error, rel=1e-12)


# Arguments of every kind that means the same


@each_verb
def test_a_house_may_be_given_by_its_id(verb: str) -> None:
    assert VERBS[verb](house="rws").plan == VERBS[verb]().plan


@each_verb
@pytest.mark.parametrize("kind", [np.int64, float, np.uint16])
def test_whole_numbers_of_any_type_are_numbers(verb: str, kind: Any) -> None:
    plain = VERBS[verb](seed=7, stakes={"ante": 5, "progressive": "2.50"})
    amount = int if kind is float else kind
    found = VERBS[verb](
        seed=kind(7),
        stakes={"ante": amount(5), "progressive": "2.50"},
        meters={"main": amount(100)},
        **({"rounds": kind(10)} if verb != "jackpot" else {"tables": kind(1), "boxes": kind(5)}),
    )
    assert found.plan.boxes == plain.plan.boxes
    assert (found.seed, type(found.seed)) == (7, int)
    json.dumps(json_of(found))


def test_large_numbers_are_followed() -> None:
    stakes = {"ante": 500, "progressive": 250}
    meters = {"main": 10**15}
    found = qh.sessions(
        RWS, players=1, rounds=1_000, stakes=units(stakes), meters=units(meters), bankroll=units(10**15)
    )
    assert found.each.final_minor[0] > 0
    runs = [simulate(RWS, 300, seed=seed).in_all.outcomes for seed in (0, -1, 2**64, -(10**200))]
    assert len(set(runs)) == 4


def test_a_chart_may_be_made_of_a_list_and_of_bytes_that_change() -> None:
    chart = wild_chart(RWS)
    loose = LOOSE_CHART(chart.name, list(chart.choices), bytearray(chart.by_hand))
    one, other = (simulate(RWS, 100, strategy=each, seed=3) for each in (chart, loose))
    assert one.wagers == other.wagers


@each_verb
def test_an_error_of_the_watcher_goes_through(verb: str) -> None:
    def fails(progress: Any) -> None:
        raise BrokenPipeError("nobody reads")

    with pytest.raises(BrokenPipeError, match="nobody reads"):
        VERBS[verb](watch=fails)


# Arguments that are refused


@pytest.mark.parametrize("amount", [5.0, 5.5, True, None, b"5"])
def test_what_is_not_an_amount_is_a_type_error(amount: Any) -> None:
    for verb in VERBS.values():
        with pytest.raises(AmountTypeError):
            verb(stakes={"ante": amount})
    with pytest.raises(AmountTypeError, match=r"\bbankroll="):
        VERBS["sessions"](bankroll_minor=20_000)


Arguments = dict[str, Any]
Case = tuple[str, str, Arguments]
"""A verb, the option at fault, and the arguments."""
HUGE = 10**5000
BET = {"ante": 5}
FOLDS = Chart("folds", (FOLD,), bytes(HANDS))
EVERY: dict[str, tuple[Any, ...]] = {
    "seed": (None, "x", 1.5, HUGE, np.array([3])),
    "watch": (True,),
    "pool": (qh.Threads, 5),
    "strategy": (
        Chart("empty", (), b""), LOOSE_CHART("numbers", (3,), bytes(HANDS)),
        Chart("short", (FOLD,), bytes(100)), Chart("wide", (FOLD,), bytes([1]) * HANDS),
        Chart("twice the Ante", (FOLD, Choice(2)), bytes(HANDS)), None, 5, "luck",
    ),
    "stakes": (
        "ante=5", 5, {}, {"ante": "five"}, {"ante": "5.001"}, {"ante": HUGE},
        {"anto": 5}, {"ante": 0}, {"ante": -5}, {"ante": 5, "play": 5},
        {"ante": 5, "ante_bonus": "0.05"}, {"progressive": "2.50"}, {"ante": 5, "progressive": "2.51"},
        {"ante": "5.50", "progressive": "2.50"},
    ),
    "meters": ({"main": "0.001"}, {"main": "x"}, {"main": -1}, {"main": 10**30}, {"none": 5}, 5),
    "house": (3, "rwz", "rwss"),
}  # fmt: skip
"""Values that each of the three verbs refuses, by argument."""
ALIKE: dict[str, tuple[Any, ...]] = {
    "strategy": (["best", "always"], ["best"]),
    "stakes": ([BET],),
}
"""Values that the two verbs refuse in which all players bet and play alike."""
ONE: dict[str, dict[str, tuple[Any, ...]]] = {
    "simulate": {
        "rounds": (0, -1, 2**48 + 1),
        "stakes": ([], [{}]),
        "strategy": ([], ["best", "luck"]),
        "boxes": (0, 8, "3"),
    },
    "sessions": {
        "players": (0, -3, 1_000_001, nan),
        "rounds": (0, 2.5, 10**9 + 1),
        "bankroll": ("9.99", 10**13 + 1, "50.005"),
        "goal": (10**13 + 1,),
        "stop_loss": (0,),
    },
    "jackpot": {
        "take_up": ("0%", "101%", "-5%", "many", 1.5, ""),
        "tables": (0, -3, 2.5, "3"),
        "boxes": (8, 0, "3"),
        "years": ("long", 0, "nan", "inf", "1e99", "1e15"),
        "days": ("0.0001", "1,5", "1000,000", "1,0000", ",5", "1,"),
        "hours_per_day": (25,),
        "rounds_per_hour": (-1,),
        "stakes": (BET,),
        "house": ("draw",),
    },
    "Threads": {"workers": (0, -1, 1025, "2", 1.5, True)},
    "Processes": {"workers": (0, -1, 1025, "2", 1.5, True)},
    "Cluster": {
        "address": (
            "", "localhost:8786", "http://localhost:8786", "LOCAL", "tcp://", "tcp://x", "tcp://x:99999",
            "tcp://[::1", "tcp://h:1/x", "tcp://h:1?x", "tcp://me@h:1", 5, None,
        ),
    },
}  # fmt: skip
TOGETHER: tuple[Case, ...] = (
    ("simulate", "bet", {"stakes": {"ante": 10**10}, "boxes": 2}),
    ("simulate", "bet", {"stakes": {"ante": 10**14}, "strategy": FOLDS}),
    ("simulate", "bet", {"meters": {"main": 10**11}, "boxes": 2}),
    ("simulate", "boxes", {"strategy": ["best"] * 2, "boxes": 3}),
    ("simulate", "boxes", {"strategy": ["best"] * 2, "stakes": [BET] * 3}),
    ("simulate", "boxes", {"stakes": [BET] * 8}),
    ("simulate", "boxes", {"stakes": [BET] * 2, "boxes": 3}),
    ("simulate", "strategy", {"house": "draw", "strategy": "qualify"}),
    ("sessions", "rounds", {"players": 10**6, "rounds": 10**9}),
    ("sessions", "rounds", {
        "players": 1, "rounds": 10**9, "stakes": {"ante": 5, "progressive": "2.50"},
        "meters": {"main": 10**13}, "bankroll": 10**13,
    }),
    ("sessions", "goal", {"bankroll": 50, "goal": 50}),
    ("sessions", "stop_loss", {"bankroll": 50, "stop_loss": "50.01"}),
    ("jackpot", "days", {"days": 1, "years": 1}),
)  # fmt: skip
"""Arguments that a verb refuses together, with the option at fault."""
OPTIONS = {"stakes": "bet", "meters": "meter", "hours_per_day": "hours", "address": "cluster"}
"""Options that are not named as their argument is."""
CALLS = {**VERBS, "Threads": qh.Threads, "Processes": qh.Processes, "Cluster": Cluster}


def single(verbs: Iterable[str], refused: dict[str, tuple[Any, ...]]) -> Iterator[Case]:
    """Yield a case for each value alone and each verb."""
    for name, values in refused.items():
        yield from ((verb, OPTIONS.get(name, name), {name: value}) for value in values for verb in verbs)


CASES = [
    *single(VERBS, EVERY),
    *single(("sessions", "jackpot"), ALIKE),
    *chain.from_iterable(single((verb,), refused) for verb, refused in ONE.items()),
    *TOGETHER,
]


def refusal(verb: str, said: Arguments) -> SimulationError:
    with pytest.raises(SimulationError) as caught:
        CALLS[verb](**said)
    return caught.value


@pytest.mark.parametrize(("verb", "option", "said"), CASES)
def test_a_wrong_argument_is_refused_by_its_option(verb: str, option: str, said: Arguments) -> None:
    assert refusal(verb, said).option == option


def text(value: Any) -> str:
    """Return the value as a person would write it: a chart by its name, and long ones cut."""
    if isinstance(value, Chart):
        return f"Chart {value.name}"
    try:
        words = repr(value)
    except ValueError:  # Python writes no number of so many digits
        return "(5,001 digits)"
    return words if len(words) <= 70 else f"{words[:40]}..."


@pytest.mark.golden
def test_sentences_of_the_refusals() -> None:
    """A sentence that all verbs of a case share is written once."""
    sentences: dict[tuple[str, str], list[str]] = {}
    for verb, _, said in CASES:
        call = ", ".join(f"{name}={text(value)}" for name, value in said.items())
        sentences.setdefault((call, str(refusal(verb, said))), []).append(verb)
    lines = [f"{', '.join(verbs)}: {call}\n    {words}" for (call, words), verbs in sentences.items()]
    golden.compare("golden/texts/simulation_errors.txt", "\n".join([*lines, ""]))


def test_analysis_and_simulation_refuse_with_one_kind_of_error() -> None:
    for ask in (lambda: qh.analyse("rwss"), lambda: qh.simulate("rwss", 10), lambda: qh.advise("rwss", "")):
        with pytest.raises(RequestError) as caught:
            ask()
        assert caught.value.option == "house"
