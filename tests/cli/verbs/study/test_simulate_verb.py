"""`queenhigh simulate`: its figures, bets, strategies and charts."""

import csv
import re
import time
from pathlib import Path

import pytest

from kit.cases import mostly_long
from kit.command import run, run_json
from kit.houses.toml_text import house_text
from kit.refused import refused
from queenhigh.analysis import analyse
from queenhigh.rules import house, house_ids
from queenhigh.simulation.dealing import fast
from queenhigh.text import install_words

SHORT = ("--rounds", "20000", "--seed", "5")


def test_json_has_the_fields_that_people_script_against() -> None:
    found = run_json("simulate", "rws", *SHORT)
    assert list(found["wagers"]) == ["ante_play", "pair_plus", "progressive"]
    assert (found["house"], found["rounds"], found["seed"]) == ("rws", 20_000, 5)
    assert found["seconds"] > 0
    assert found["rounds_per_second"] == pytest.approx(20_000 / found["seconds"], rel=0.01)
    for wager in found["wagers"].values():
        off = wager["house_edge_percent"] - wager["exact_percent"]
        assert wager["z"] == pytest.approx(off / wager["standard_error_percent"], abs=2e-3)
        low, high = wager["interval_95_percent"]
        assert low < wager["house_edge_percent"] < high
        assert sum(one["count"] for one in wager["outcomes"]) == 20_000
    assert found["stopped"] is None


def test_exact_figures_are_those_of_the_analysis() -> None:
    found = run_json("simulate", "sixcard", *SHORT)["wagers"]
    exact = analyse(house("sixcard")).wagers
    assert {name: each["exact_percent"] for name, each in found.items()} == {
        name: round(float(each.house_edge * 100), 6) for name, each in exact.items()
    }


def test_a_round_of_several_boxes_counts_as_several() -> None:
    found = run_json("simulate", "prime", *SHORT, "--boxes", "3")
    assert found["rounds"] == 20_000
    assert found["wagers"]["ante_play"]["bets"] == 60_000
    assert found["rounds_per_second"] == pytest.approx(60_000 / found["seconds"], rel=0.01)


def test_stakes_outside_the_posted_limits_are_simulated_and_said() -> None:
    found = run_json("simulate", "rws", *SHORT, "--bet", "ante=1 pair_plus=1")
    assert found["bets"][0]["stakes"] == {"ante": "1.00", "pair_plus": "1.00"}
    assert len(found["notes"]) == 2


def test_one_bet_a_box() -> None:
    found = run_json("simulate", "rws", *SHORT, "--bet", "ante=10", "--bet", "pair_plus=5")
    assert found["boxes"] == 2
    assert found["wagers"]["ante_play"]["bets"] == found["wagers"]["pair_plus"]["bets"] == 20_000


def test_one_strategy_a_box() -> None:
    found = run_json(
        "simulate", "rws", *SHORT, "--bet", "ante=10", "--strategy", "best", "--strategy", "pair"
    )
    assert found["boxes"] == 2
    assert [each["strategy"] for each in found["bets"]] == ["best", "pair"]
    assert [each["boxes"] for each in found["by_box"]] == [[1], [2]]
    assert found["by_box"][0]["exact_percent"] < found["wagers"]["ante_play"]["exact_percent"]


@pytest.mark.parametrize("strategy", ["best", "rule", "always", "qualify", "Q-6-4", "K high", "pair"])
def test_strategies_by_name(strategy: str) -> None:
    found = run_json("simulate", "prime", *SHORT, "--strategy", strategy, "--bet", "ante=5")["wagers"][
        "ante_play"
    ]
    assert abs(found["z"]) < 4


def test_a_chart_of_the_analysis_plays_as_the_analysis_does(tmp_path: Path) -> None:
    chart = tmp_path / "best.csv"
    assert run("analyse", "draw", "--chart", str(chart), "--json").exit_code == 0
    rows = list(csv.DictReader(chart.read_text(encoding="utf-8").splitlines()))
    assert len(rows) == 22_100
    assert {row["choice"].split()[0] for row in rows} == {"fold", "play", "discard"}
    words = ("simulate", "draw", *SHORT, "--bet", "ante=5")
    by_chart = run_json(*words, "--strategy", str(chart))
    by_name = run_json(*words)
    assert by_chart["bets"][0]["strategy"] == "best.csv"
    for figure in ("house_edge_percent", "outcomes", "longest_losing_run"):
        assert by_chart["wagers"]["ante_play"][figure] == by_name["wagers"]["ante_play"][figure]
    worse = chart.read_text(encoding="utf-8").replace("discard", "fold#").splitlines()
    chart.write_text("\n".join(re.sub("fold#.*", "fold", line) for line in worse), encoding="utf-8")
    folds = run_json(*words, "--strategy", str(chart))["wagers"]["ante_play"]
    assert folds["house_edge_percent"] > 10


@pytest.mark.parametrize("id", mostly_long(house_ids(), lambda id: id in ("draw", "rws")))
def test_rounds_can_be_looked_at_and_add_up_to_the_run(id: str) -> None:
    words = ("simulate", id, "--seed", "77", "--boxes", "2")
    whole = run_json(*words, "--rounds", "12")["in_all"]["net"]
    nets = [
        float(seat["net"])
        for number in range(12)
        for seat in run_json(*words, "--show", str(number))["seats"]
    ]
    assert sum(nets) == pytest.approx(float(whole))


def test_a_deck_deals_to_so_many_boxes_only(tmp_path: Path) -> None:
    path = tmp_path / "wide.toml"
    path.write_text(house_text("draw").replace("boxes = 7", "boxes = 12"), encoding="utf-8")
    assert run("simulate", str(path), "--boxes", "12", "--rounds", "1000", "--json").exit_code == 0


def test_a_cluster_that_is_not_there_is_said_within_ten_seconds() -> None:
    begun = time.monotonic()
    assert refused("simulate", "rws", "--cluster", "tcp://127.0.0.1:9") == (1, "SimulationError")
    assert time.monotonic() - begun < 10


def test_without_numba_the_command_says_once_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast, "has_numba", lambda: False)
    words = ("simulate", "rws", "--bet", "ante=5", "--seed", "1", "--rounds")
    assert run(*words, "5e6").stderr.count(f"Numba makes long runs quicker: {install_words('fast')}") == 1
    assert "Numba" not in run(*words, "1e4").stderr
