"""`queenhigh analyse`, `price`, `advise` and `risk`: exact figures, what options ask, and long work."""

import shlex
from fractions import Fraction
from math import comb
from pathlib import Path
from typing import Any

import pytest

from kit.cases import FEW, HOUSES
from kit.command import run, run_json
from kit.houses.toml_text import house_text
from queenhigh.analysis import Analysis, analyse
from queenhigh.analysis.request import Question, question_of
from queenhigh.cli.answering import progress
from queenhigh.rules import House, house

pytestmark = pytest.mark.usefixtures("workshop")


@pytest.mark.parametrize("id", HOUSES)
def test_the_figures_of_an_analysis_fit_together(id: str) -> None:
    found = run_json("analyse", id)
    assert (found["house"], found["digest"]) == (id, house(id).digest)
    for figures in found["wagers"].values():
        edge = Fraction(figures["house_edge"])
        assert figures["house_edge_percent"] == pytest.approx(float(edge * 100), abs=1e-6)
        assert 0 < figures["hit_frequency"] < 1
        assert figures["standard_deviation"] > 0
        nets = sum(Fraction(each["net"]) * each["count"] for each in figures["outcomes"])
        assert -nets / figures["deals"] == edge
    seen = comb(52, house(id).dealer.shows)
    hands = comb(52 - house(id).dealer.shows, 3) * seen
    assert sum(found["strategy"]["actions"].values()) == found["strategy"]["hands"] == hands


def test_all_houses_at_once_are_the_same_figures_in_one_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queenhigh.rules.house_ids", lambda: FEW)
    found = run_json("analyse", "--all")["houses"]
    assert [each["house"] for each in found] == list(FEW)
    assert found[0] == run_json("analyse", FEW[0])


def test_the_edge_of_a_bet_with_double_shot_is_that_of_the_whole_bet() -> None:
    """The Ante's part alone does not make the bet a good one."""
    found = run_json("analyse", "draw", "--double-shot", "2")
    parts = found["wagers"]
    whole = Fraction(parts["ante_play"]["house_edge"]) + 2 * Fraction(parts["double_shot"]["house_edge"])
    assert Fraction(found["strategy"]["house_edge"]) == whole > 0


@pytest.mark.long
def test_a_card_seen_is_worth_something_beside_a_double_shot() -> None:
    found = run_json("analyse", "draw", "--double-shot", "2", "--seen", "1")
    [seen] = found["protection"]
    assert 0 < Fraction(seen["house_edge"]) < Fraction(found["strategy"]["house_edge"])


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


@pytest.mark.parametrize("line", QUESTIONS)
def test_options_ask_a_question(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []

    def answered(house: House, *, progress: object, **said: Any) -> Analysis:
        asked.append(question_of(house, **said))
        return analyse("rws")

    monkeypatch.setattr("queenhigh.analysis.analyse", answered)
    run("analyse", *shlex.split(line))
    assert asked == [Question(**QUESTIONS[line])]


def test_the_chart_of_a_bet_among_several_players_is_played_so(tmp_path: Path) -> None:
    path = tmp_path / "best.csv"
    words = ("analyse", "sixcard", "--bet", "ante=5 pair_plus=5 progressive=5", "--players", "7")
    assert run(*words, "--chart", str(path)).exit_code == 0
    assert path.read_text("utf-8").count("play") == 15_206


# price, advise and risk


def test_a_changed_bonus_changes_the_contest() -> None:
    found = run_json("price", "rws", "ante_bonus", "straight=nothing", "straight_flush=6")
    assert found["wager"] == "ante_bonus"
    old, new = (Fraction(found[side]["house_edge"]) for side in ("old", "new"))
    assert new > old
    assert found["change_percent"] == pytest.approx(float(new - old) * 100, abs=1e-6)


def test_a_table_alone_may_stand_against_the_old_one() -> None:
    alone = run_json("price", "rws", "pair_plus", "--against", "40-30-6-4-1")
    assert alone == run_json("price", "rws", "pair_plus", "40-30-6-4-1")


def test_risk_tells_chances_percentiles_and_ruin() -> None:
    terms = ("--rounds", "50", "--bankroll", "200", "--goal", "400")
    found = run_json("risk", "rws", "--bet", "ante=10 pair_plus=5", *terms)
    assert (found["exact"], found["error"]) == (True, 0)
    assert found["chance_ahead"] + found["chance_even"] + found["chance_behind"] == pytest.approx(1)
    chances = ("chance_ruined", "chance_goal", "chance_still_playing")
    assert sum(found["ruin"][name] for name in chances) == pytest.approx(1)
    amounts = [Fraction(each) for each in found["percentiles"].values()]
    assert amounts == sorted(amounts)
    assert found["expected_net"] == pytest.approx(-50 * float(Fraction(found["mix"]["expected_loss"])))


@pytest.mark.parametrize(
    "line",
    [
        "advise rws 'Qs 6h 4d' --bet ante=1", "risk rws --bet ante=1 --rounds 10", "analyse rws --bet ante=1",
        "simulate rws --bet ante=1 --rounds 10 --seed 1",
    ],
)  # fmt: skip
def test_a_stake_below_the_minimum_is_measured_and_that_is_said(line: str) -> None:
    """Only a round at the table refuses it."""
    [note] = run_json(*shlex.split(line))["notes"]
    assert note.split()[:3] == ["Ante", "of", "S$1"]
    assert run_json(*shlex.split(line.replace("ante=1", "ante=5")))["notes"] == []


# What takes long


def test_what_takes_minutes_is_said_beforehand(monkeypatch: pytest.MonkeyPatch) -> None:
    text = house_text("draw")
    Path("slow.toml").write_text(text.replace("discards = 1", "discards = 3"), encoding="utf-8")
    [said] = run_json("check", "slow.toml")["notes"]
    assert "6 minutes" in said
    assert said in run("check", "slow.toml").output
    assert run_json("check", "draw")["notes"] == []
    monkeypatch.setattr("queenhigh.analysis.analyse", lambda house, **_: analyse("rws"))
    result = run("analyse", "slow.toml")
    assert "6 minutes" in result.stderr
    assert "6 minutes" not in result.stdout
    monkeypatch.setattr(progress, "_NOTEWORTHY", 0.0)
    result = run("analyse", "rws", "--share", "7")
    assert "7 boxes" in result.stderr
    assert "7 boxes" not in result.stdout


def test_a_line_is_written_now_and_then_where_nobody_sees_a_bar() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(progress, "_NOTEWORTHY", 0.0)
        patch.setattr(progress, "_APART", 0.0)
        result = run("analyse", "rws", "--seen", "1")
    assert "13 of 13" in result.stderr
    assert "13 of 13" not in result.stdout
    assert run("analyse", "rws", "--seen", "1").stderr == "", "nothing is said of what is quick"
    assert run("analyse", "draw").stderr == ""
