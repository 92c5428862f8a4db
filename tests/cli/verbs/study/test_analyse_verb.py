"""`queenhigh analyse`: its figures and questions, and what it says of long work."""

import json
import shlex
from fractions import Fraction
from math import comb
from pathlib import Path
from typing import Any

import pytest

from kit.cases import FEW, HOUSES
from kit.command import run, run_json
from kit.houses.toml_text import house_text
from kit.refused import refused
from queenhigh.analysis import Analysis, Question, analyse
from queenhigh.cli.answering import patience
from queenhigh.rules import House, house, house_ids


@pytest.mark.parametrize("id", HOUSES)
def test_json_has_the_fields_people_script_against(id: str) -> None:
    found = run_json("analyse", id)
    assert found["house"] == id
    assert found["digest"] == house(id).digest
    assert {"wagers", "strategy", "mix", "printed"} <= set(found)
    for figures in found["wagers"].values():
        edge = Fraction(figures["house_edge"])
        assert figures["house_edge_percent"] == pytest.approx(float(edge * 100), abs=1e-6)
        assert 0 < figures["hit_frequency"] < 1
        assert figures["standard_deviation"] > 0
        nets = sum(Fraction(each["net"]) * each["count"] for each in figures["outcomes"])
        assert -nets / figures["deals"] == edge
    assert "element_of_risk_percent" in found["wagers"]["ante_play"]
    seen = comb(52, house(id).dealer.shows)
    hands = comb(52 - house(id).dealer.shows, 3) * seen
    assert sum(found["strategy"]["actions"].values()) == found["strategy"]["hands"] == hands
    assert found["strategy"]["text"]


def test_the_known_figures_come_out() -> None:
    found = run_json("analyse", "prime")
    assert found["strategy"]["actions"] == {"play": 14_900, "fold": 7_200}
    assert "Q-6-4" in found["strategy"]["text"]
    assert found["wagers"]["ante_play"]["element_of_risk_percent"] == pytest.approx(2.014672)
    printed = {each["figure"]: each for each in found["printed"]}
    assert [each["agrees"] for each in printed.values()] == [True] * 5 + [False]
    assert printed["progressive"]["holds_at_meter"] == "6262.41"


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A catalogue that is soon gone through."""
    monkeypatch.setattr("queenhigh.rules.house_ids", lambda: FEW)


@pytest.mark.long
def test_the_whole_catalogue_is_analysed() -> None:
    found = run_json("analyse", "--all")["houses"]
    assert [each["house"] for each in found] == list(house_ids())


@pytest.mark.usefixtures("few")
def test_all_houses_at_once_are_the_same_figures_in_one_list() -> None:
    found = run_json("analyse", "--all")["houses"]
    assert [each["house"] for each in found] == list(FEW)
    assert found[0] == run_json("analyse", FEW[0])


def test_classes_of_cards_are_seen() -> None:
    [found] = run_json("analyse", "rws", "--seen", "A / KQJ / other")["protection"]
    assert (found["what"], found["cards"]) == ("seen", 1)
    assert [each["class"] for each in found["classes"]] == ["A", "KQJ", "other"]
    assert found["player_edge_percent"] == pytest.approx(2.407443)
    assert [each["play_from"] for each in found["guides"]] == ["A-9-2", "Q-J-5", "any"]


QUESTIONS: dict[str, dict[str, Any]] = {
    "rws": {},
    "rws --meter 25200": {"meters_minor": {"main": 2_520_000}},
    "fourth.toml --meter 'main=60000 mini=200'": {"meters_minor": {"main": 6_000_000, "mini": 20_000}},
    "fourth.toml --meter main=60000 --meter mini=200": {"meters_minor": {"main": 6_000_000, "mini": 20_000}},
    "rws --players 7": {"players": 7},
    "prime --bet 'ante=10 pair_plus=10'": {"stakes_minor": {"ante": 1_000, "pair_plus": 1_000}},
    "draw --double-shot 2": {"side_antes": 2},
    "draw --side-antes 1": {"side_antes": 1},
    "rws --seen 1 --share": {"seen": 1, "shared": 2},
    "--share rws": {"shared": 2},
    "rws --share 7": {"shared": 7},
    "rws --seen 'A / KQJ / other' --seen-cards 2": {"seen": "A / KQJ / other", "seen_cards": 2},
    "rws --per-hour 60 --average 25 --boxes 2": {"per_hour": 60, "average_minor": 2_500, "boxes": 2},
    "rws --per-hour 60 --average 25 --hours 8": {"per_hour": 60, "average_minor": 2_500, "hours_per_day": 8},
    "rws --readings": {"readings": True},
    "rws --format md": {"readings": True},
    "rws --strategy Q-6-4 --strategy pair": {"marks": ("Q-6-4", "pair")},
}
"""What is typed after the verb, and the question that it asks."""


@pytest.mark.usefixtures("workshop")
@pytest.mark.parametrize("line", QUESTIONS)
def test_options_ask_a_question(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []

    def answered(_: House, question: Question, *__: object) -> Analysis:
        asked.append(question)
        return analyse("rws")

    monkeypatch.setattr("queenhigh.analysis.analyse", answered)
    run("analyse", *shlex.split(line))
    assert asked == [Question(**QUESTIONS[line])]


def test_how_long_boxes_take_that_share_is_said_beforehand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queenhigh.analysis.analyse", lambda *asked: analyse("rws"))
    monkeypatch.setattr(patience, "_NOTEWORTHY", 0.0)
    result = run("analyse", "rws", "--share", "7")
    assert "7 boxes" in result.stderr
    assert "7 boxes" not in result.stdout


def test_the_edge_of_a_bet_with_double_shot_is_that_of_the_whole_bet() -> None:
    found = run_json("analyse", "draw", "--double-shot", "2")
    parts = found["wagers"]
    whole = Fraction(parts["ante_play"]["house_edge"]) + 2 * Fraction(parts["double_shot"]["house_edge"])
    assert Fraction(found["strategy"]["house_edge"]) == whole > 0
    assert not found["favours_player"], "the Ante's part alone does not make the bet a good one"


@pytest.mark.long
def test_a_card_seen_is_worth_something_beside_a_double_shot() -> None:
    found = run_json("analyse", "draw", "--double-shot", "2", "--seen", "1")
    [seen] = found["protection"]
    assert 0 < Fraction(seen["house_edge"]) < Fraction(found["strategy"]["house_edge"])


def test_a_reading_that_makes_no_house_is_refused_where_it_stands(tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(house_text("prime") + "\n[readings.R1.otherwise.wagers.prime]\nnonsense = 3\n", "utf-8")
    assert run("analyse", str(path)).exit_code == 0
    assert refused("analyse", str(path), "--format", "md") == (1, "HouseError")
    line = path.read_text("utf-8").splitlines().index("nonsense = 3") + 1
    [problem] = json.loads(run("check", str(path), "--json").stdout)["problems"]
    assert problem["line"] == line


def test_what_favours_the_player_is_said_first() -> None:
    found = run_json("analyse", "draw")["favours_player"]
    assert [each["wager"] for each in found] == ["ante_play"]
    assert found[0]["player_edge"] == "143428213/17559223500"
    assert found[0]["rows"][0]["row"] == "straight_stood"
    assert not run_json("analyse", "rws")["favours_player"]


def test_table_settings_are_part_of_the_question() -> None:
    found = run_json("analyse", "rws", "--table", "ante=25..500/25")
    assert found["wagers"]["ante_play"]["stake"] == "25.00"
    assert found["digest"] != house("rws").digest


def test_the_chart_of_a_bet_among_several_players_is_played_so(tmp_path: Path) -> None:
    path = tmp_path / "best.csv"
    words = ("analyse", "sixcard", "--bet", "ante=5 pair_plus=5 progressive=5", "--players", "7")
    assert run(*words, "--chart", str(path)).exit_code == 0
    assert path.read_text("utf-8").count("play") == 15_206


# What takes long


def slow_house(tmp_path: Path, discards: int) -> Path:
    path = tmp_path / "slow.toml"
    path.write_text(house_text("draw").replace("discards = 1", f"discards = {discards}"), encoding="utf-8")
    return path


def test_what_takes_minutes_is_said_beforehand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = slow_house(tmp_path, 3)
    [said] = run_json("check", str(path))["notes"]
    assert "6 minutes" in said
    assert said in run("check", str(path)).output
    assert run_json("check", str(slow_house(tmp_path, 1)))["notes"] == []
    monkeypatch.setattr("queenhigh.analysis.analyse", lambda *asked: analyse("rws"))
    result = run("analyse", str(slow_house(tmp_path, 3)))
    assert "6 minutes" in result.stderr
    assert "6 minutes" not in result.stdout


def test_a_line_is_written_now_and_then_where_nobody_sees_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "_NOTEWORTHY", 0.0)
    monkeypatch.setattr(patience, "_APART", 0.0)
    result = run("analyse", "rws", "--seen", "1")
    assert "13 of 13" in result.stderr
    assert "13 of 13" not in result.stdout


def test_nothing_is_said_of_what_is_quick() -> None:
    assert run("analyse", "rws", "--seen", "1").stderr == ""
    assert run("analyse", "draw").stderr == ""
