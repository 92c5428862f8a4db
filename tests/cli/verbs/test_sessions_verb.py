"""`queenhigh sessions`: what it prints, keeps and refuses, and how it ends when it is interrupted."""

import csv
import json
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import duckdb
import pytest

from kit.command import fails, run, run_json
from kit.houses.toml_text import house_text
from queenhigh.analysis.rounds.risk import risk
from queenhigh.rules import house
from queenhigh.simulation.running import gather as module
from queenhigh.simulation.running.pieces import in_order

SHORT = ("--players", "600", "--rounds", "80", "--bankroll", "50", "--seed", "5")
TERMS = (*SHORT, "--stop-loss", "40", "--goal", "80")


def test_json_has_the_fields_that_people_script_against() -> None:
    found = run_json("sessions", "rws", *TERMS, "--bet", "ante=5 pair_plus=5")
    assert (found["house"], found["currency"], found["seed"]) == ("rws", "SGD", 5)
    assert (found["players"], found["players_asked"], found["rounds"]) == (600, 600, 80)
    assert (found["bankroll"], found["stop_loss"], found["goal"]) == ("50.00", "40.00", "80.00")
    assert found["most_at_risk"] == "15.00"
    assert found["stakes"] == {"ante": "5.00", "pair_plus": "5.00"}
    assert (found["strategy"], found["stopped"]) == ("best", None)
    assert list(found["endings"]) == ["ruined", "stop_loss", "goal", "rounds_played"]
    assert sum(each["players"] for each in found["endings"].values()) == 600
    for each in (*found["endings"].values(), found["ahead"], found["even"], found["behind"]):
        low, high = each["interval_95_percent"]
        assert low <= each["percent"] <= high
        assert each["percent"] == pytest.approx(each["players"] / 6, abs=1e-6)
    for name in ("result", "drawdown", "rounds_survived"):
        assert list(found[name]["percentiles"]) == ["1", "5", "25", "50", "75", "95", "99"]
        assert found[name]["standard_error"] > 0
    assert sum(each["players"] for each in found["histogram"]) == 600
    points = found["fan"]["points"]
    assert (points[0]["round"], points[-1]["round"], points[0]["playing"]) == (0, 80, 600)
    assert list(points[0]["bankroll"]) == ["5", "25", "50", "75", "95"]
    assert set(points[0]["bankroll"].values()) == {"50.00"}
    assert found["exact"]["ruined_percent"] is None
    assert all(abs(z) < 4 for z in found["exact"]["z"].values() if z is not None)


def test_exact_figures_are_those_that_risk_tells() -> None:
    found = run_json("sessions", "prime", *SHORT)["exact"]
    known = risk(house("prime"), {"ante": 500}, 80, bankroll_minor=5_000).ruin
    assert known is not None
    assert found["ruined_percent"] == pytest.approx(100 * known.chance_ruined)
    assert found["result_mean"] == pytest.approx(known.mean_final_minor / 100 - 50)
    assert found["rounds_survived_mean"] == pytest.approx(known.expected_rounds)
    assert abs(found["z"]["ruined"]) < 4


def test_the_same_seed_tells_the_same_however_it_runs() -> None:
    def told(*words: str) -> Any:
        return run_json("sessions", "draw", *SHORT, *words)

    once = told("--workers", "1")
    assert told("--workers", "2") == once
    assert told("--seed", "6") != once


def test_a_new_seed_each_time_is_told() -> None:
    one, other = (run_json("sessions", "rws", "--players", "5", "--rounds", "5") for _ in range(2))
    assert one["seed"] != other["seed"]
    assert one["bankroll"] == "500.00"


def test_plain_output_reads_from_the_title_to_the_fan() -> None:
    text = run("sessions", "rws", *TERMS).output
    flat = " ".join(text.split())
    assert "600 players, up to 80 rounds each, seed 5" in flat
    assert "Each player brings S$50. They are ruined when they have less than S$10" in flat
    assert "they leave once they have lost S$40 (counted as ruined if both apply); " in flat
    assert "; they leave once they have S$80" in flat
    for words in (
        "Ruined", "Stop-loss reached", "Goal reached", "All rounds played", "Ahead", "Median", "Exact mean",
        "Drawdown", "● median", "95 runs of 100", "nothing here is certified",
    ):  # fmt: skip
        assert words in flat, words
    fan = [line for line in text.splitlines() if re.match(r" +\d+ +\d+\.\d% ", line)]
    assert len(fan) == 11
    assert all("●" in line for line in fan)


def test_only_what_was_asked_for_is_told_of() -> None:
    text = run("sessions", "rws", *SHORT).output
    assert "Stop-loss" not in text
    assert "Goal" not in text
    assert "stop early" not in text


def test_strategy_meter_and_limits_are_told() -> None:
    words = ("--strategy", "Q-6-4", "--bet", "ante=1 progressive=2.50", "--meter", "30000")
    flat = " ".join(run("sessions", "rws", *SHORT, *words).output.split())
    assert "strategy: Q-6-4" in flat
    assert "Meters stand still for every player: main at S$30,000." in flat
    assert "outside what this house posts" in flat


def test_csv_has_a_line_for_each_player() -> None:
    rows = list(csv.DictReader(StringIO(run("sessions", "rws", *TERMS, "--format", "csv").stdout)))
    found = run_json("sessions", "rws", *TERMS)
    assert [row["player"] for row in rows] == [str(number) for number in range(1, 601)]
    assert rows[7]["first_round"] == str(7 * 80)
    for name, each in found["endings"].items():
        assert sum(row["ending"] == name for row in rows) == each["players"]
    for row in rows:
        final, result, low, high = (
            int(row[f"{name}_minor"]) for name in ("final", "result", "lowest", "highest")
        )
        assert final == 50_00 + result
        assert low <= final <= high
        assert 1 <= int(row["rounds"]) <= 80
    assert sum(int(row["rounds"]) for row in rows) == found["total_rounds"]


def test_the_page_stands_alone_and_draws_the_fan() -> None:
    page = run("sessions", "rws", *TERMS, "--format", "html").stdout
    assert page.startswith("<!DOCTYPE html>")
    assert page.count("<svg") == 6, "each of three charts wide, and narrow for a phone"
    for words in (
        "5 to 95 of 100 players",
        "25 to 75 of 100",
        "goal S$80",
        "stop-loss S$10",
        "bankroll S$50",
    ):
        assert words in page, words
    assert not re.search(r'(src|href)="(?!#)', page)
    assert "<script" not in page


def test_out_keeps_what_its_ending_asks_for(tmp_path: Path) -> None:
    for ending in ("csv", "parquet", "html", "json"):
        path = tmp_path / f"players.{ending}"
        result = run("sessions", "rws", *SHORT, "--out", str(path))
        assert result.exit_code == 0, result.output
        assert f"Wrote {path}" in result.stderr
        assert "How sessions end" in result.stdout
    kept = duckdb.read_parquet(str(tmp_path / "players.parquet"))
    assert kept.columns[:4] == ["player", "first_round", "ending", "rounds"]
    plain = csv.DictReader(StringIO((tmp_path / "players.csv").read_text(encoding="utf-8")))
    total = sum(int(row["result_minor"]) for row in plain)
    assert kept.aggregate("count(*), sum(result_minor)").fetchall()[0] == (600, total)
    assert json.loads((tmp_path / "players.json").read_text(encoding="utf-8"))["players"] == 600
    assert "<svg" in (tmp_path / "players.html").read_text(encoding="utf-8")


def test_format_with_out_writes_that_format_whatever_the_ending(tmp_path: Path) -> None:
    path = tmp_path / "page.txt"
    result = run("sessions", "rws", *SHORT, "--format", "html", "--out", str(path))
    assert path.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert "How sessions end" in result.stdout
    sheet = tmp_path / "players.csv"
    assert run_json("sessions", "rws", *SHORT, "--out", str(sheet))["players"] == 600
    assert len(sheet.read_text(encoding="utf-8").splitlines()) == 601


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("--players", "0"), 2, "above zero"),
        (("--players", "-5"), 2, "above zero"),
        (("--players", "many"), 2, "no number"),
        (("--players", "nan"), 2, "no number"),
        (("--players", "2.5"), 2, "not a whole number"),
        (("--players", "2e6"), 2, "2,000,000 players: there can be 1 to 1,000,000"),
        (("--rounds", "0"), 2, "above zero"),
        (("--rounds", "-1"), 2, "above zero"),
        (("--rounds", "inf"), 2, "no number"),
        (("--rounds", "1e10"), 2, "there can be 1 to 1,000,000,000"),
        (("--players", "1e6", "--rounds", "1e9"), 2, "2**48"),
        (("--bankroll", "9.99"), 2, "does not cover one round, which may cost S$10"),
        (("--bankroll", "lots"), 2, "is not an amount"),
        (("--bankroll", "-50"), 2, "is not an amount"),
        (("--bankroll", "50", "--goal", "50"), 2, "not above the bankroll"),
        (("--goal", "x"), 2, "is not an amount"),
        (("--stop-loss", "0"), 2, "a loss above zero"),
        (("--bankroll", "50", "--stop-loss", "51"), 2, "no more than the bankroll"),
        (("--strategy", "maybe"), 2, "'maybe' is no"),
        (("--strategy", "none.csv"), 2, "cannot read"),
        (("--bet", "ante"), 2, "write wager=amount"),
        (("--bet", "antee=5"), 2, "no wager 'antee'"),
        (("--bet", "pair_plus=5 play=5"), 1, "Play"),
        (("--meter", "-1"), 2, "is not an amount"),
        (("--workers", "0"), 2, "there can be 1 to 1,024"),
        (("--format", "xml"), 2, "xml"),
        (("--format", "csv", "--json"), 2, "say one of them"),
        (("--out", "players.txt"), 2, "tells no format"),
        (("--out", "nowhere/players.csv"), 1, "there is no folder"),
        (("--format", "csv", "--out", "nowhere/players"), 1, "there is no folder"),
        (("--cluster", "here"), 2, "is no cluster"),
        (("--seed", "x"), 2, "--seed"),
    ],
)
def test_bad_words_get_clear_answers(
    words: tuple[str, ...], code: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> Iterator[None]:
        raise AssertionError("nobody may play before everything is said rightly")

    monkeypatch.setattr(module, "in_order", never)
    assert said in fails(code, "sessions", "rws", *words)


def test_unknown_houses_and_changed_files_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "no house is called" in fails(2, "sessions", "nowhere", *SHORT)
    path = tmp_path / "mine.toml"
    path.write_text(house_text("rws"), encoding="utf-8")
    assert run("sessions", str(path), *SHORT).exit_code == 0

    def change(*words: Any) -> Iterator[Any]:
        path.write_text(house_text("rws").replace('"4 to 1"', '"5 to 1"'), encoding="utf-8")
        yield from in_order(*words)

    monkeypatch.setattr(module, "in_order", change)
    assert "was changed while it was worked on" in fails(1, "sessions", str(path), *SHORT)


def test_an_interrupt_prints_the_players_up_to_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(*words: Any) -> Iterator[Any]:
        pieces = in_order(*words)
        yield next(pieces)
        yield next(pieces)
        raise KeyboardInterrupt

    monkeypatch.setattr("queenhigh.simulation.sessions.run._TOGETHER", 100)
    monkeypatch.setattr(module, "in_order", interrupted)
    path = tmp_path / "players.csv"
    result = run("sessions", "rws", *SHORT, "--out", str(path))
    assert result.exit_code == 130
    assert "Stopped early (interrupted): 200 of 600 players." in result.output
    assert "200 players, up to 80 rounds each" in result.output
    assert len(path.read_text(encoding="utf-8").splitlines()) == 201
    told = run("sessions", "rws", *SHORT, "--json")
    assert (told.exit_code, json.loads(told.stdout)["stopped"]) == (130, "interrupted")
    page = run("sessions", "rws", *SHORT, "--format", "html").stdout
    assert "Stopped early (interrupted)" in page


def test_help_says_what_happens_where_nothing_is_said() -> None:
    flat = " ".join(run("sessions", "--help").output.split())
    assert "[default: 50 times the most a round may cost]" in flat
    assert "[default: 10000]" in flat
    assert "A meter stays at what it holds" in flat
