"""`queenhigh simulate`, `sessions` and `jackpot`: figures, seeds, strategies, interrupts, changed files."""

import csv
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from kit.cases import mostly_long
from kit.command import refused, run, run_json
from kit.houses.invented import INVENTED
from kit.houses.toml_text import house_text
from queenhigh.analysis import analyse
from queenhigh.analysis.rounds.risk import risk
from queenhigh.rules import house, house_ids
from queenhigh.simulation.dealing import fast
from queenhigh.simulation.running import gather
from queenhigh.simulation.running.pieces import in_order
from queenhigh.text import install_words

SEEDED = {
    "simulate": ("simulate", "sixcard", "--rounds", "150000", "--boxes", "2"),
    "sessions": ("sessions", "draw", "--players", "600", "--rounds", "80", "--bankroll", "50"),
    "jackpot": ("jackpot", "rws", "--days", "20", "--tables", "8", "--take-up", "30%"),
}
SHORT = {
    "simulate": ("--rounds", "100"),
    "sessions": ("--players", "5", "--rounds", "5"),
    "jackpot": ("--days", "0.1"),
    "analyse": (),
}
every_run = pytest.mark.parametrize("verb", SEEDED)


def found(*words: str) -> dict[str, Any]:
    """What a run tells, without the time that it took."""
    told = run_json(*words)
    return {key: value for key, value in told.items() if key not in ("seconds", "rounds_per_second")}


@every_run
def test_the_same_seed_gives_the_same_result_on_any_number_of_workers(verb: str) -> None:
    once = found(*SEEDED[verb], "--seed", "9", "--workers", "1")
    assert found(*SEEDED[verb], "--seed", "9", "--workers", "3") == once
    other = found(*SEEDED[verb], "--seed", "8")
    assert {**other, "seed": 9} != once


@every_run
def test_without_a_seed_each_run_has_its_own(verb: str) -> None:
    one, other = (run_json(verb, "rws", *SHORT[verb]) for _ in range(2))
    assert one["seed"] != other["seed"]


@every_run
def test_an_interrupt_gives_what_is_known_so_far(
    verb: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(*words: Any) -> Iterator[Any]:
        pieces = in_order(*words)
        yield next(pieces)
        yield next(pieces)
        raise KeyboardInterrupt

    monkeypatch.setattr("queenhigh.simulation.sessions.run._TOGETHER", 100)
    monkeypatch.setattr(gather, "in_order", interrupted)
    out = tmp_path / "kept.json"
    result = run(*SEEDED[verb], "--seed", "4", "--out", str(out))
    assert result.exit_code == 130
    told = run_json(*SEEDED[verb], "--seed", "4", code=130)
    for answer in (told, json.loads(out.read_text(encoding="utf-8"))):
        assert answer["stopped"] == "interrupted"
        count = "players" if verb == "sessions" else "rounds"
        assert 0 < answer[count] < answer[f"{count}_asked"]
        assert f"{answer[count]:,} of {answer[f'{count}_asked']:,}" in result.stdout


@pytest.mark.parametrize("verb", SHORT)
def test_a_house_file_that_changes_during_the_work_is_refused(
    verb: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "own.toml"
    path.write_text(house_text("rws"), encoding="utf-8")
    assert run(verb, str(path), *SHORT[verb]).exit_code == 0

    def change() -> None:
        path.write_text(house_text("rws").replace('"4 to 1"', '"5 to 1"'), encoding="utf-8")

    def changed_run(*words: Any) -> Iterator[Any]:
        change()
        yield from in_order(*words)

    def changed_analysis(*_: object, **__: object) -> object:
        change()
        return analyse("rws")

    monkeypatch.setattr(gather, "in_order", changed_run)
    monkeypatch.setattr("queenhigh.analysis.analyse", changed_analysis)
    assert refused(verb, str(path), *SHORT[verb]) == (1, "Refused")


# simulate

ROUNDS = ("--rounds", "20000", "--seed", "5")


def test_the_figures_of_a_simulation_fit_together() -> None:
    told = run_json("simulate", "rws", *ROUNDS)
    assert list(told["wagers"]) == ["ante_play", "pair_plus", "progressive"]
    assert told["seconds"] > 0
    exact = analyse("rws").wagers
    for name, wager in told["wagers"].items():
        assert wager["exact_percent"] == round(float(exact[name].house_edge * 100), 6)
        off = wager["house_edge_percent"] - wager["exact_percent"]
        assert wager["z"] == pytest.approx(off / wager["standard_error_percent"], abs=2e-3)
        low, high = wager["interval_95_percent"]
        assert low < wager["house_edge_percent"] < high
        assert sum(one["count"] for one in wager["outcomes"]) == 20_000


def test_a_round_of_several_boxes_counts_as_several() -> None:
    told = run_json("simulate", "prime", *ROUNDS, "--boxes", "3")
    assert told["rounds"] == 20_000
    assert told["wagers"]["ante_play"]["bets"] == 60_000
    assert told["rounds_per_second"] == pytest.approx(60_000 / told["seconds"], rel=0.01)


def test_each_box_may_have_a_strategy_of_its_own() -> None:
    words = ("--bet", "ante=10", "--strategy", "best", "--strategy", "pair")
    told = run_json("simulate", "rws", *ROUNDS, *words)
    assert told["by_box"][0]["exact_percent"] < told["wagers"]["ante_play"]["exact_percent"]


def test_a_chart_of_the_analysis_plays_as_the_analysis_does(tmp_path: Path) -> None:
    chart = tmp_path / "best.csv"
    assert run("analyse", "draw", "--chart", str(chart), "--json").exit_code == 0
    text = chart.read_text(encoding="utf-8")
    rows = list(csv.DictReader(text.splitlines()))
    assert len(rows) == 22_100
    assert {row["choice"].split()[0] for row in rows} == {"fold", "play", "discard"}
    words = ("simulate", "draw", *ROUNDS, "--bet", "ante=5")
    by_chart, by_name = (run_json(*words, *more) for more in (("--strategy", str(chart)), ()))
    assert by_chart["bets"][0]["strategy"] == "best.csv"
    for figure in ("house_edge_percent", "outcomes", "longest_losing_run"):
        assert by_chart["wagers"]["ante_play"][figure] == by_name["wagers"]["ante_play"][figure]
    chart.write_text(re.sub("discard.*", "fold", text), encoding="utf-8")
    folds = run_json(*words, "--strategy", str(chart))["wagers"]["ante_play"]
    assert folds["house_edge_percent"] > 10


@pytest.mark.parametrize("id", mostly_long(house_ids(), lambda id: id in ("draw", "rws")))
def test_rounds_can_be_looked_at_and_add_up_to_the_run(id: str) -> None:
    words = ("simulate", id, "--seed", "77", "--boxes", "2")
    whole = run_json(*words, "--rounds", "12")["in_all"]["net"]
    rounds = [run_json(*words, "--show", str(number)) for number in range(12)]
    assert sum(Fraction(seat["net"]) for each in rounds for seat in each["seats"]) == Fraction(whole)


@pytest.mark.usefixtures("workshop")
def test_a_deck_deals_to_twelve_boxes() -> None:
    assert run("simulate", "wide.toml", "--boxes", "12", "--rounds", "1000", "--json").exit_code == 0


def test_a_cluster_that_is_not_there_is_said() -> None:
    assert refused("simulate", "rws", "--cluster", "tcp://127.0.0.1:9") == (1, "SimulationError")


def test_without_numba_the_command_says_once_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast, "has_numba", lambda: False)
    words = ("simulate", "rws", "--bet", "ante=5", "--seed", "1", "--rounds")
    assert run(*words, "5e6").stderr.count(install_words("fast")) == 1
    assert "Numba" not in run(*words, "1e4").stderr


# sessions

PLAYERS = ("--players", "600", "--rounds", "80", "--bankroll", "50", "--seed", "5")


def test_the_figures_of_sessions_fit_together() -> None:
    terms = ("--stop-loss", "40", "--goal", "80", "--bet", "ante=5 pair_plus=5")
    told = run_json("sessions", "rws", *PLAYERS, *terms)
    assert list(told["endings"]) == ["ruined", "stop_loss", "goal", "rounds_played"]
    assert sum(each["players"] for each in told["endings"].values()) == 600
    for each in (*told["endings"].values(), told["ahead"], told["even"], told["behind"]):
        low, high = each["interval_95_percent"]
        assert low <= each["percent"] <= high
        assert each["percent"] == pytest.approx(each["players"] / 6, abs=1e-6)
    assert sum(each["players"] for each in told["histogram"]) == 600
    first, *_, last = told["fan"]["points"]
    assert (first["round"], last["round"], first["playing"]) == (0, 80, 600)
    assert set(first["bankroll"].values()) == {"50.00"}
    assert all(abs(z) < 4 for z in told["exact"]["z"].values() if z is not None)


def test_exact_figures_are_those_that_risk_tells() -> None:
    told = run_json("sessions", "prime", *PLAYERS)["exact"]
    known = risk(house("prime"), stakes={"ante": 5}, rounds=80, bankroll=50).ruin
    assert known is not None
    assert told["ruined_percent"] == pytest.approx(100 * known.chance_ruined)
    assert told["result_mean"] == pytest.approx(known.mean_final_minor / 100 - 50)
    assert told["rounds_survived_mean"] == pytest.approx(known.expected_rounds)
    assert abs(told["z"]["ruined"]) < 4


# jackpot

DAYS = ("--days", "20", "--tables", "8", "--seed", "4")


def assert_balanced(told: dict[str, Any]) -> None:
    for meter in told["meters"].values():
        start, fed, put, paid, end = (
            Fraction(meter[name]) for name in ("start", "contributed", "reseeded", "paid", "end")
        )
        assert start + fed + put - paid == end
    for wager in told["wagers"].values():
        parts = ("fixed_awards", "contributed", "seeds", "envy", "house")
        assert Fraction(wager["staked"]) == sum(Fraction(wager[name]) for name in parts)
        assert sum(wager[f"{name}_percent"] for name in parts) == pytest.approx(100)


def test_the_figures_of_a_jackpot_fit_together() -> None:
    told = run_json("jackpot", "rws", *DAYS, "--take-up", "40%")
    assert_balanced(told)
    wager = told["wagers"]["progressive"]
    meter = told["meters"]["main"]
    assert wager["long_run"]["seeds_percent"] == pytest.approx(100 * 4000 / 22_100)
    assert meter["expected_hits"] == pytest.approx(0.4 * 640_000 / 22_100)
    assert meter["sizes"]["count"] == meter["hits"] == told["hits"] == len(told["hits_listed"])
    assert meter["path"][-1] == {"day": 20.0, "meter": meter["end"]}


def test_of_very_many_hits_json_lists_some_and_the_sheet_all(tmp_path: Path) -> None:
    """In a house whose meter is hit all the time."""
    text = house_text("rws")
    for old, new in (("175 flat", "25% of meter"), ("150 flat", "100% of meter")):
        assert old in text
        text = text.replace(old, new)
    busy = tmp_path / "busy.toml"
    out = tmp_path / "hits.csv"
    busy.write_text(text, encoding="utf-8")
    told = run_json("jackpot", str(busy), *DAYS, "--out", str(out))
    assert told["hits"] > 2_000
    assert len(told["hits_listed"]) == 2_000
    rows = list(csv.DictReader(out.read_text(encoding="utf-8").splitlines()))
    assert [int(row["hit"]) for row in rows] == list(range(1, told["hits"] + 1))
    paid = sum(int(row["paid_minor"]) for row in rows)
    assert Fraction(paid, 100) == Fraction(told["meters"]["main"]["paid"])
    assert {int(row["table"]) for row in rows} == set(range(1, 9))
    assert {int(row["box"]) for row in rows} == set(range(1, 6))
    assert rows[0]["rounds_since_last"] == ""
    assert_balanced(told)


def test_the_path_is_drawn_in_letters_where_there_are_no_blocks() -> None:
    words = [sys.executable, "-m", "queenhigh", "jackpot", "rws", "--days", "60", "--seed", "1"]
    for encoding, marks in (("utf-8", "▁▂▃▄▅▆▇█"), ("ascii", "_.-=+*%#")):
        env = {**os.environ, "PYTHONIOENCODING": encoding}
        shown = subprocess.run(words, env=env, capture_output=True, check=True, encoding=encoding).stdout
        path = shown.splitlines()[shown.splitlines().index("Meter main") + 1]
        assert len(path) == 64
        assert len(set(path)) > 2
        assert set(path) <= set(marks)


def test_a_house_with_several_meters(tmp_path: Path) -> None:
    path = tmp_path / "twin.toml"
    path.write_text(INVENTED["twin"].replace(", shows = 2", ""), encoding="utf-8")
    words = ("--days", "2", "--seed", "2", "--strategy", "always", "--meter", "gold=150000")
    told = run_json("jackpot", str(path), *words)
    assert list(told["meters"]) == ["gold", "silver"]
    assert told["meters"]["gold"]["start"] == "150000"
    assert told["stakes"] == {"ante": "100", "gold": "100", "silver": "50"}
    assert_balanced(told)
