"""Arguments that the simulator's verbs refuse: the option at fault, and each sentence in one golden text."""

from collections.abc import Callable
from math import nan
from typing import Any

import numpy as np
import pytest

import queenhigh as qh
from kit import golden
from queenhigh.simulation import Chart, Cluster, SimulationError
from queenhigh.simulation.planning.hand_play import HANDS
from queenhigh.study.choices import FOLD, Choice
from queenhigh.study.request import RequestError

ANY_CHART: Any = Chart
"""Takes what a chart should not be made of."""
HUGE = 10**5000
BET = {"ante": 500}
FOLDS = Chart("folds", (FOLD,), bytes(HANDS))
DAY: dict[str, Any] = {"days": "0.01"}
VERBS: dict[str, Callable[..., Any]] = {
    "simulate": lambda house="rws", rounds=100, **said: qh.simulate(house, rounds, **said),
    "sessions": lambda house="rws", players=10, rounds=10, **said: qh.sessions(
        house, players, rounds, **said
    ),
    "jackpot": lambda house="rws", **said: qh.jackpot(house, **(said if "years" in said else DAY | said)),
    "Threads": qh.Threads,
    "Processes": qh.Processes,
    "Cluster": Cluster,
}
Arguments = dict[str, Any]
EVERY: list[tuple[str, Arguments]] = [
    ("seed", {"seed": None}),
    ("seed", {"seed": "x"}),
    ("seed", {"seed": 1.5}),
    ("seed", {"seed": HUGE}),
    ("seed", {"seed": np.array([3])}),
    ("watch", {"watch": True}),
    ("pool", {"pool": qh.Threads}),
    ("pool", {"pool": 5}),
    ("strategy", {"strategy": Chart("empty", (), b"")}),
    ("strategy", {"strategy": ANY_CHART("numbers", (3,), bytes(HANDS))}),
    ("strategy", {"strategy": Chart("short", (FOLD,), bytes(100))}),
    ("strategy", {"strategy": Chart("wide", (FOLD,), bytes([1]) * HANDS)}),
    ("strategy", {"strategy": Chart("twice the Ante", (FOLD, Choice(2)), bytes(HANDS))}),
    ("strategy", {"strategy": None}),
    ("strategy", {"strategy": 5}),
    ("strategy", {"strategy": "luck"}),
    ("bet", {"stakes_minor": "ante=5"}),
    ("bet", {"stakes_minor": 5}),
    ("bet", {"stakes_minor": {}}),
    ("bet", {"stakes_minor": {"ante": 5.5}}),
    ("bet", {"stakes_minor": {"ante": 500.0}}),
    ("bet", {"stakes_minor": {"ante": "5"}}),
    ("bet", {"stakes_minor": {"ante": True}}),
    ("bet", {"stakes_minor": {"ante": HUGE}}),
    ("bet", {"stakes_minor": {"anto": 500}}),
    ("bet", {"stakes_minor": {"ante": 0}}),
    ("bet", {"stakes_minor": {"ante": -500}}),
    ("bet", {"stakes_minor": {"ante": 500, "play": 500}}),
    ("bet", {"stakes_minor": {"ante": 500, "ante_bonus": 5}}),
    ("bet", {"stakes_minor": {"progressive": 250}}),
    ("bet", {"stakes_minor": {"ante": 500, "progressive": 251}}),
    ("bet", {"stakes_minor": {"ante": 550, "progressive": 250}}),
    ("meter", {"meters_minor": {"main": 0.5}}),
    ("meter", {"meters_minor": {"main": 1e6}}),
    ("meter", {"meters_minor": {"main": "5"}}),
    ("meter", {"meters_minor": {"main": -1}}),
    ("meter", {"meters_minor": {"main": 10**30}}),
    ("meter", {"meters_minor": {"none": 5}}),
    ("meter", {"meters_minor": 5}),
    ("house", {"house": 3}),
    ("house", {"house": "rwz"}),
    ("house", {"house": "rwss"}),
]
"""What each of the three verbs refuses."""
ALIKE: list[tuple[str, Arguments]] = [
    ("strategy", {"strategy": ["best", "always"]}),
    ("strategy", {"strategy": ["best"]}),
    ("bet", {"stakes_minor": [BET]}),
]
"""What the two verbs refuse in which all players bet and play alike."""
ONE: list[tuple[str, str, Arguments]] = [
    ("simulate", "rounds", {"rounds": 0}),
    ("simulate", "rounds", {"rounds": -1}),
    ("simulate", "rounds", {"rounds": 2**48 + 1}),
    ("simulate", "bet", {"stakes_minor": []}),
    ("simulate", "bet", {"stakes_minor": [{}]}),
    ("simulate", "bet", {"stakes_minor": {"ante": 10**12}, "boxes": 2}),
    ("simulate", "bet", {"stakes_minor": {"ante": 2**62}, "strategy": FOLDS}),
    ("simulate", "bet", {"stakes_minor": {"ante": 10**19}, "strategy": FOLDS}),
    ("simulate", "bet", {"meters_minor": {"main": 10**13}, "boxes": 2}),
    ("simulate", "strategy", {"strategy": []}),
    ("simulate", "strategy", {"strategy": ["best", "luck"]}),
    ("simulate", "boxes", {"strategy": ["best"] * 2, "boxes": 3}),
    ("simulate", "boxes", {"strategy": ["best"] * 2, "stakes_minor": [BET] * 3}),
    ("simulate", "boxes", {"boxes": 0}),
    ("simulate", "boxes", {"boxes": 8}),
    ("simulate", "boxes", {"boxes": "3"}),
    ("simulate", "boxes", {"stakes_minor": [BET] * 8}),
    ("simulate", "boxes", {"stakes_minor": [BET] * 2, "boxes": 3}),
    ("simulate", "strategy", {"house": "draw", "strategy": "qualify"}),
    ("sessions", "players", {"players": 0}),
    ("sessions", "players", {"players": -3}),
    ("sessions", "players", {"players": 1_000_001}),
    ("sessions", "players", {"players": nan}),
    ("sessions", "rounds", {"rounds": 0}),
    ("sessions", "rounds", {"rounds": 2.5}),
    ("sessions", "rounds", {"rounds": 10**9 + 1}),
    ("sessions", "rounds", {"players": 10**6, "rounds": 10**9}),
    ("sessions", "rounds", {
        "players": 1, "rounds": 10**9, "stakes_minor": {"ante": 500, "progressive": 250},
        "meters_minor": {"main": 10**15}, "bankroll_minor": 10**15,
    }),
    ("sessions", "bankroll", {"bankroll_minor": 999}),
    ("sessions", "bankroll", {"bankroll_minor": 10**15 + 1}),
    ("sessions", "bankroll", {"bankroll_minor": 5_000.5}),
    ("sessions", "bankroll", {"bankroll_minor": 50_000.0}),
    ("sessions", "goal", {"goal_minor": 10**15 + 1}),
    ("sessions", "goal", {"bankroll_minor": 5_000, "goal_minor": 5_000}),
    ("sessions", "stop_loss", {"stop_loss_minor": 0}),
    ("sessions", "stop_loss", {"bankroll_minor": 5_000, "stop_loss_minor": 5_001}),
    ("jackpot", "take_up", {"take_up": "0%"}),
    ("jackpot", "take_up", {"take_up": "101%"}),
    ("jackpot", "take_up", {"take_up": "-5%"}),
    ("jackpot", "take_up", {"take_up": "many"}),
    ("jackpot", "take_up", {"take_up": 1.5}),
    ("jackpot", "take_up", {"take_up": ""}),
    ("jackpot", "tables", {"tables": 0}),
    ("jackpot", "tables", {"tables": -3}),
    ("jackpot", "tables", {"tables": 2.5}),
    ("jackpot", "tables", {"tables": "3"}),
    ("jackpot", "boxes", {"boxes": 8}),
    ("jackpot", "boxes", {"boxes": 0}),
    ("jackpot", "boxes", {"boxes": "3"}),
    ("jackpot", "years", {"years": "long"}),
    ("jackpot", "years", {"years": 0}),
    ("jackpot", "years", {"years": "nan"}),
    ("jackpot", "years", {"years": "inf"}),
    ("jackpot", "years", {"years": "1e99"}),
    ("jackpot", "years", {"years": "1e15"}),
    ("jackpot", "days", {"days": "0.0001"}),
    ("jackpot", "days", {"days": 1, "years": 1}),
    ("jackpot", "days", {"days": "1,5"}),
    ("jackpot", "days", {"days": "1000,000"}),
    ("jackpot", "days", {"days": "1,0000"}),
    ("jackpot", "days", {"days": ",5"}),
    ("jackpot", "days", {"days": "1,"}),
    ("jackpot", "hours", {"hours_per_day": 25}),
    ("jackpot", "rounds_per_hour", {"rounds_per_hour": -1}),
    ("jackpot", "bet", {"stakes_minor": BET}),
    ("jackpot", "house", {"house": "draw"}),
    *((kind, "workers", {"workers": workers}) for kind in ("Threads", "Processes")
      for workers in (0, -1, 1025, "2", 1.5, True)),
    *(("Cluster", "cluster", {"address": address}) for address in (
        "", "localhost:8786", "http://localhost:8786", "LOCAL", "tcp://", "tcp://x", "tcp://x:99999",
        "tcp://[::1", "tcp://h:1/x", "tcp://h:1?x", "tcp://me@h:1", 5, None,
        "tcp://..:80", f"tcp://{'x' * 70}:80", "tcp://é..x:80",
    )),
]  # fmt: skip
CASES = [
    *((verb, option, said) for option, said in EVERY for verb in ("simulate", "sessions", "jackpot")),
    *((verb, option, said) for option, said in ALIKE for verb in ("sessions", "jackpot")),
    *ONE,
]


def refusal(verb: str, said: Arguments) -> SimulationError:
    with pytest.raises(SimulationError) as caught:
        VERBS[verb](**said)
    return caught.value


@pytest.mark.parametrize(("verb", "option", "said"), CASES)
def test_a_wrong_argument_is_refused_by_its_option(verb: str, option: str, said: Arguments) -> None:
    assert refusal(verb, said).option == option


def call(said: Arguments) -> str:
    return ", ".join(f"{name}={text(value)}" for name, value in said.items())


def text(value: Any) -> str:
    """The value as somebody would write it, a chart by its name, cut if it is long."""
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
        sentences.setdefault((call(said), str(refusal(verb, said))), []).append(verb)
    lines = [f"{', '.join(verbs)}: {said}\n    {words}" for (said, words), verbs in sentences.items()]
    golden.compare("golden/texts/simulation_errors.txt", "\n".join([*lines, ""]))


def test_analysis_and_simulation_refuse_with_one_kind_of_error() -> None:
    for ask in (lambda: qh.analyse("rwss"), lambda: qh.simulate("rwss", 10), lambda: qh.advise("rwss", "")):
        with pytest.raises(RequestError) as caught:
            ask()
        assert caught.value.option == "house"
