"""`queenhigh analyse`: its figures and questions, and what it says of long work."""

import json
from fractions import Fraction
from math import comb
from pathlib import Path

import pytest

from kit.cases import FEW, HOUSES
from kit.command import run, run_json
from kit.houses.invented import INVENTED
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
    assert found["strategy"]["text"] == "Play Q-6-4 or better, fold the rest."
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


def test_a_meter_and_players_change_the_progressive_alone() -> None:
    plain = run_json("analyse", "rws")["wagers"]
    fed = run_json("analyse", "rws", "--meter", "25200")["wagers"]
    shared = run_json("analyse", "rws", "--players", "7")["wagers"]
    assert fed["progressive"]["house_edge"] == "0/1"
    assert plain["progressive"]["break_even_meter"] == "25200.00"
    assert plain["progressive"]["fixed_return"] == "601/1105"
    assert shared["progressive"]["house_edge_percent"] < plain["progressive"]["house_edge_percent"]
    for other in ("ante_play", "pair_plus"):
        assert plain[other] == fed[other] == shared[other]


def test_a_mix_is_priced_as_a_whole() -> None:
    found = run_json("analyse", "prime", "--bet", "ante=10 pair_plus=10")["mix"]
    assert round(found["of_all_money_bet_percent"], 1) == 2.3
    assert found["stakes"] == {"ante": "10.00", "pair_plus": "10.00"}
    chances = (found["chance_to_win"], found["chance_to_break_even"], found["chance_to_lose"])
    assert sum(chances) == pytest.approx(1, abs=1e-5)


def test_double_shot_is_played_jointly() -> None:
    edges = []
    for antes in (0, 1, 2):
        found = run_json("analyse", "draw", "--double-shot", str(antes))["wagers"]
        joint = Fraction(found["ante_play"]["house_edge"]) + antes * Fraction(
            found["double_shot"]["house_edge"]
        )
        edges.append(float(joint))
    assert edges[0] == pytest.approx(-0.008168255)
    assert edges == sorted(edges)


def test_cards_seen_and_hands_shared_are_worth_something() -> None:
    found = run_json("analyse", "rws", "--seen", "1", "--share")["protection"]
    assert [(each["what"], each["cards"]) for each in found] == [("seen", 1), ("shared", 3)]
    assert found[0]["player_edge_percent"] == pytest.approx(3.482862)
    assert found[0]["guides"][-1]["play_from"] == "A-9-2"
    assert 0 < found[1]["gain_percent"] < 0.1


def test_classes_of_cards_are_seen() -> None:
    [found] = run_json("analyse", "rws", "--seen", "A / KQJ / other")["protection"]
    assert (found["what"], found["cards"]) == ("seen", 1)
    assert [each["class"] for each in found["classes"]] == ["A", "KQJ", "other"]
    assert found["player_edge_percent"] == pytest.approx(2.407443)
    assert [each["play_from"] for each in found["guides"]] == ["A-9-2", "Q-J-5", "any"]


def test_two_boxes_share_unless_a_number_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def answered(house: House, question: Question, _: object) -> Analysis:
        asked.append(question.shared)
        return analyse(house)

    monkeypatch.setattr("queenhigh.analysis.analyse", answered)
    for words in (("rws", "--share"), ("--share", "rws"), ("rws", "--share", "7"), ("rws",)):
        assert run("analyse", *words).exit_code == 0
    assert asked == [2, 2, 7, 0]


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


def test_a_house_of_ones_own_is_analysed(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(house_text("prime"), encoding="utf-8")
    assert run_json("analyse", str(path))["wagers"]


def test_several_meters_may_be_said_in_one_text(tmp_path: Path) -> None:
    path = tmp_path / "fourth.toml"
    path.write_text(INVENTED["fourth"].replace("discards = 2", "discards = 1"), encoding="utf-8")
    one = run_json("analyse", str(path), "--meter", "main=60000 mini=200")
    assert one["meters"] == {"main": "60000.00", "mini": "200.00"}
    assert one == run_json("analyse", str(path), "--meter", "main=60000", "--meter", "mini=200")


def test_a_bet_among_several_players_counts_their_envy() -> None:
    words = ("analyse", "sixcard", "--bet", "ante=5 pair_plus=5 progressive=5", "--players", "7")
    found = run_json(*words)["mix"]
    assert found["actions"] == {"play": 15_206, "fold": 6_894}
    assert round(found["house_edge_percent"], 4) == 14.7516
    assert found["players"] == 7
    assert Fraction(found["envy"]) > Fraction(14, 100)
    parts = sum(Fraction(each) for each in found["expected_loss_by_wager"].values())
    assert parts == Fraction(found["expected_loss"]) == Fraction(found["house_edge"]) * 15


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
