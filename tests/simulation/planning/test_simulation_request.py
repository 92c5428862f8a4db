"""What a caller may say wrongly in Python: a plain refusal that names the part, whichever verb is asked."""

import json
from typing import Any

import numpy as np
import pytest

import queenhigh as qh
from kit.oracles.simulated import wild_chart
from queenhigh.report.data import json_of
from queenhigh.simulation import Chart, SimulationError
from queenhigh.simulation.planning.plan import CHECKS
from queenhigh.study.request import RequestError

RWS = qh.house("rws")
ANY_CHART: Any = Chart
"""Takes what a chart should not be made of."""
VERBS: dict[str, Any] = {
    "simulate": lambda **said: qh.simulate(said.pop("house", RWS), said.pop("rounds", 100), **said),
    "sessions": lambda **said: qh.sessions(said.pop("house", RWS), 3, said.pop("rounds", 10), **said),
    "jackpot": lambda **said: qh.jackpot(said.pop("house", RWS), days="0.01", **said),
}
WRONG: dict[str, tuple[dict[str, Any], str, str]] = {
    "no seed": ({"seed": None}, "seed", "'None' is not a whole number"),
    "a word for a seed": ({"seed": "x"}, "seed", "'x' is not a whole number"),
    "half a seed": ({"seed": 1.5}, "seed", "'1.5' is not a whole number"),
    "an endless seed": ({"seed": 10**5000}, "seed", "1,000 digits at most"),
    "an endless stake": ({"stakes_minor": {"ante": 10**5000}}, "bet", "1,000 digits at most"),
    "an array for a seed": ({"seed": np.array([3])}, "seed", "'[3]' is not a whole number"),
    "a thing that cannot watch": ({"watch": True}, "watch", "True cannot watch"),
    "a kind of pool": ({"pool": qh.Threads}, "pool", "is no pool"),
    "a chart of nothing": ({"strategy": Chart("empty", (), b"")}, "strategy", "the chart 'empty' is none"),
    "a chart of numbers": ({"strategy": ANY_CHART("n", (3,), bytes(22_100))}, "strategy", "'n' is none"),
    "no strategy": ({"strategy": None}, "strategy", "'None' is no strategy: say its name, or give a Chart"),
    "a number for a strategy": ({"strategy": 5}, "strategy", "'5' is no strategy"),
    "a word for stakes": ({"stakes_minor": "ante=5"}, "bet", "'ante=5' names no amounts"),
    "a number for stakes": ({"stakes_minor": 5}, "bet", "'5' names no amounts"),
    "a part of a coin": ({"stakes_minor": {"ante": 5.5}}, "bet", "'5.5' is not a whole number"),
    "a word for a stake": ({"stakes_minor": {"ante": "5"}}, "bet", "'5' is not a whole number"),
    "yes for a stake": ({"stakes_minor": {"ante": True}}, "bet", "'True' is not a whole number"),
    "no wager staked": ({"stakes_minor": {}}, "bet", "no wager"),
    "a part of a meter": ({"meters_minor": {"main": 0.5}}, "meter", "'0.5' is not a whole number"),
    "a word for a meter": ({"meters_minor": {"main": "5"}}, "meter", "'5' is not a whole number"),
    "a number for meters": ({"meters_minor": 5}, "meter", "'5' names no amounts"),
    "a number for a pool": ({"pool": 5}, "pool", "5 is no pool"),
    "a number for a house": ({"house": 3}, "house", "'3' is no house"),
    "a name of no house": ({"house": "rwz"}, "house", "no house is called 'rwz'"),
    "no such house": ({"house": "rwss"}, "house", "did you mean rws?"),
}


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("what", WRONG)
def test_what_makes_no_sense_is_refused_in_words(what: str, verb: str) -> None:
    said, option, words = WRONG[what]
    with pytest.raises(SimulationError) as caught:
        VERBS[verb](**said)
    assert words in str(caught.value)
    assert caught.value.option == option


@pytest.mark.parametrize("verb", VERBS)
def test_a_house_may_be_told_by_its_id(verb: str) -> None:
    assert VERBS[verb](house="rws").plan == VERBS[verb]().plan


def test_both_wings_refuse_with_one_kind_of_error() -> None:
    """So that who asks of either can catch what was said wrongly, and see which part it was."""
    for ask in (lambda: qh.analyse("rwss"), lambda: qh.simulate("rwss", 10), lambda: qh.advise("rwss", "")):
        with pytest.raises(RequestError) as caught:
            ask()
        assert caught.value.option == "house"


@pytest.mark.parametrize("verb", ["sessions", "jackpot"])
def test_where_all_play_alike_one_bet_and_one_strategy_are_meant(verb: str) -> None:
    for said in ({"strategy": ["best", "always"]}, {"stakes_minor": [{"ante": 500}]}, {"strategy": ["best"]}):
        with pytest.raises(SimulationError, match="given where one is meant: all play alike here"):
            VERBS[verb](**said)


@pytest.mark.parametrize("verb", VERBS)
def test_whole_numbers_of_any_kind_are_numbers(verb: str) -> None:
    stakes = {"ante": 500, "progressive": 250}
    plain = VERBS[verb](seed=7, stakes_minor=stakes)
    for kind in (np.int64, float, np.uint16):
        amount = int if kind is float else kind
        said = VERBS[verb](
            seed=kind(7),
            stakes_minor={name: amount(stake) for name, stake in stakes.items()},
            meters_minor={"main": amount(1_000_000 if kind is not np.uint16 else 10_000)},
            **({"rounds": kind(100 if verb == "simulate" else 10)} if verb != "jackpot" else {}),
        )
        assert said.plan.boxes == plain.plan.boxes
        assert (said.seed, type(said.seed)) == (7, int)


def test_numbers_of_tables_and_boxes_are_checked_too() -> None:
    for said, option in (({"tables": 2.5}, "tables"), ({"boxes": "3"}, "boxes"), ({"tables": "3"}, "tables")):
        with pytest.raises(SimulationError, match="is not a whole number") as caught:
            VERBS["jackpot"](**said)
        assert caught.value.option == option
    found = VERBS["jackpot"](tables=np.int64(2), boxes=2.0)
    assert json.loads(json.dumps(json_of(found)))["tables"] == 2
    with pytest.raises(SimulationError, match="is not a whole number"):
        VERBS["simulate"](boxes="3")


@pytest.mark.parametrize("workers", [0, -1, 1025, "2", 1.5, True])
@pytest.mark.parametrize("kind", [qh.Threads, qh.Processes])
def test_a_pool_has_some_workers(kind: Any, workers: Any) -> None:
    with pytest.raises(SimulationError) as caught:
        kind(workers)
    assert caught.value.option == "workers"


def test_a_session_whose_bankroll_might_leave_what_is_counted_exactly_is_refused() -> None:
    stakes, meters = {"ante": 500, "progressive": 250}, {"main": 10**15}
    said: dict[str, Any] = {"stakes_minor": stakes, "meters_minor": meters, "bankroll_minor": 10**15}
    with pytest.raises(SimulationError, match="too much to be followed here exactly") as caught:
        qh.sessions(RWS, 1, 10**9, **said)
    assert caught.value.option == "rounds"
    found = qh.sessions(RWS, 1, 1_000, **said)
    assert found.each.final_minor[0] > 0


def test_a_chart_may_be_made_of_a_list_and_of_bytes_that_change() -> None:
    chart = wild_chart(RWS)
    loose = ANY_CHART(chart.name, list(chart.choices), bytearray(chart.by_hand))
    one, other = (VERBS["simulate"](strategy=each, seed=3) for each in (chart, loose))
    assert one.wagers == other.wagers


def test_who_watches_and_fails_is_told_so() -> None:
    def fails(progress: Any) -> None:
        raise BrokenPipeError("nobody reads")

    for verb in VERBS.values():
        with pytest.raises(BrokenPipeError, match="nobody reads"):
            verb(watch=fails)


def test_commas_stand_between_three_digits() -> None:
    for text in ("1,5", "1000,000", "1,0000", ",5", "1,"):
        with pytest.raises(SimulationError, match=f"'{text}' is no number"):
            qh.jackpot(RWS, days=text)
    assert CHECKS.whole("x", 1e6) == 1_000_000


def test_amounts_are_no_floats_however_round() -> None:
    for verb in ("simulate", "jackpot"):
        with pytest.raises(SimulationError, match="not a whole number of the smallest coin"):
            VERBS[verb](stakes_minor={"ante": 500.0})
        with pytest.raises(SimulationError, match="not a whole number of the smallest coin"):
            VERBS[verb](meters_minor={"main": 1e6})
    with pytest.raises(SimulationError, match="not a whole number of the smallest coin"):
        VERBS["sessions"](bankroll_minor=50_000.0)
