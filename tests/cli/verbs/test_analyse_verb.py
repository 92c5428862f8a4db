"""`queenhigh analyse`: what it prints, writes and refuses."""

import csv
import json
from fractions import Fraction
from io import StringIO
from math import comb
from pathlib import Path

import duckdb
import pytest

from kit.cases import FEW, HOUSES
from kit.command import fails, run, run_json
from kit.houses.invented import INVENTED
from kit.houses.toml_text import house_text
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
    said = run("analyse", "rws", "--seen", "red / black").output
    assert "A player learns the class of 1 card of the dealer's: red / black" in said


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
    assert "rws: 7 boxes share what they hold: to work that out takes about" in result.stderr
    assert "about" not in result.stdout


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
    assert "nonsense" in fails(1, "analyse", str(path), "--format", "md")
    line = path.read_text("utf-8").splitlines().index("nonsense = 3") + 1
    assert f"line {line}" in fails(1, "check", str(path))


def test_what_favours_the_player_is_said_first() -> None:
    found = run_json("analyse", "draw")["favours_player"]
    assert [each["wager"] for each in found] == ["ante_play"]
    assert found[0]["player_edge"] == "143428213/17559223500"
    assert found[0]["rows"][0]["row"] == "straight_stood"
    assert "PLAYER" in run("analyse", "draw").output[:600]
    assert not run_json("analyse", "rws")["favours_player"]


@pytest.mark.parametrize("form", ["html", "md", "csv", "json"])
def test_a_report_goes_to_a_file_by_its_ending(form: str, tmp_path: Path) -> None:
    path = tmp_path / f"report.{form}"
    result = run("analyse", "rws", "--out", str(path))
    assert result.exit_code == 0
    text = path.read_text(encoding="utf-8")
    assert "686689/20358520" in text.replace("<wbr>", "")
    assert run("analyse", "rws", "--format", form).output.rstrip("\n") == text.rstrip("\n")
    if form == "csv":
        assert len({len(row) for row in csv.reader(StringIO(text))}) == 1


@pytest.mark.usefixtures("few")
def test_every_house_fits_in_one_report(tmp_path: Path) -> None:
    for form in ("html", "md", "csv"):
        path = tmp_path / f"all.{form}"
        assert run("analyse", "--all", "--out", str(path)).exit_code == 0
        text = path.read_text(encoding="utf-8")
        assert all(house(id).digest in text for id in FEW)


@pytest.mark.usefixtures("few")
def test_a_parquet_file_has_numbers(tmp_path: Path) -> None:
    path = tmp_path / "all.parquet"
    assert run("analyse", "--all", "--out", str(path)).exit_code == 0
    query = f"select house, sum(value), sum(whole) from '{path}' where measure = 'count' group by house"
    found = duckdb.connect().execute(query).fetchall()
    assert {name for name, _, _ in found} == set(FEW)
    assert all(value == whole > 22_100 for _, value, whole in found)


def test_table_settings_are_part_of_the_question() -> None:
    found = run_json("analyse", "rws", "--table", "ante=25..500/25")
    assert found["wagers"]["ante_play"]["stake"] == "25.00"
    assert found["digest"] != house("rws").digest


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ((), 2, "name one house, or say --all"),
        (("rws", "--all"), 2, "name one house, or say --all"),
        (("rwss",), 2, "rws"),
        (("--all", "--bet", "ante=10"), 2, "are asked of one house"),
        (("--all", "--meter", "10000"), 2, "are asked of one house"),
        (("--all", "--double-shot", "1"), 2, "are asked of one house"),
        (("rws", "--meter", "-5"), 2, "'-5' is not an amount"),
        (("draw", "--meter", "5"), 2, "this house has no meter"),
        (("rws", "--meter", "minor=5"), 2, "no meter 'minor'"),
        (("rws", "--players", "0"), 2, "seats 1 to 7"),
        (("rws", "--players", "8"), 2, "seats 1 to 7"),
        (("rws", "--seen", "3"), 2, "0, 1 or 2 can be seen"),
        (("rws", "--seen", ""), 2, "say a number of cards, 1 or 2, or the classes that are told apart"),
        (("rws", "--seen", "1x"), 2, "'1x' is nothing to be seen: say a number of cards, 1 or 2, or"),
        (("rws", "--seen", "AKQ"), 2, "one class tells no cards apart: part them by strokes"),
        (("rws", "--seen", "A / KQJ"), 2, "no class has 10s, 36 cards are left out"),
        (("rws", "--seen", "A / AK / other"), 2, "Ac is in two classes, 'A' and 'AK'"),
        (("rws", "--seen", "paint / other"), 2, "'paint' is no class of cards"),
        (("rws", "--seen", "A / other", "--seen-cards", "4"), 2, "of 1, 2 or 3 one can be learned"),
        (("rws", "--seen", "1", "--seen-cards", "2"), 2, "goes with classes of them"),
        (("rws", "--share", "8"), 2, "2 to 7 boxes of this table can"),
        (("rws", "--share", "1"), 2, "'1' is not a whole number from 2 up"),
        (("rws", "--share", "many"), 2, "'many' is no number of boxes"),
        (("draw", "--share", "5"), 1, "games without draws and upcards only"),
        (("oceans11", "--seen", "A / other"), 1, "shows a card of the dealer's to all"),
        (("rws", "--double-shot", "1"), 2, "no wager of this house is told in Antes"),
        (("draw", "--double-shot", "3"), 2, "0 to 2 x Ante"),
        (("rws", "--bet", "ante"), 2, "write wager=amount"),
        (("rws", "--bet", "ante=10 ante=5"), 2, "staked twice"),
        (("rws", "--bet", "ante=ten"), 2, "is not an amount"),
        (("rws", "--bet", "antee=10"), 2, "did you mean ante?"),
        (("rws", "--bet", "progressive=2.50"), 1, "needs Ante"),
        (("rws", "--bet", "play=10"), 1, "not placed before the deal"),
        (("rws", "--strategy", "Z-9"), 2, "Z-9"),
        (("draw", "--double-shot", "2", "--bet", "ante=10"), 2, "double_shot=AMOUNT"),
        (("draw", "--table", "double_shot=1..4", "--double-shot", "2"), 2, "above the maximum"),
        (("rws", "--json", "--format", "md"), 2, "say one of them"),
        (("rws", "--out", "report.doc"), 2, "tells no format"),
    ],
)
def test_bad_questions_get_clear_answers(words: tuple[str, ...], code: int, said: str) -> None:
    assert said in fails(code, "analyse", *words)


@pytest.mark.parametrize(
    "words", ["--chart x.csv", "--per-hour 40 --average 10", "--strategy Q-6-4", "--side-antes 1"]
)
def test_what_needs_a_figure_that_is_not_worked_out_is_refused_with_the_reason(
    words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    own = 'base = "draw"\nid = "own"\nname = "Own"\ndealer.draws = "replaces below J high"\n'
    file = tmp_path / "own.toml"
    file.write_text(own, encoding="utf-8")
    said = fails(1, "analyse", "own.toml", *words.split())
    option, why = words.partition(" ")[0], "the dealer replaces weak hands, and some but not all cards"
    assert f"Error: {option}: {why}" in said
    assert [*tmp_path.iterdir()] == [file]


def test_an_unwritable_report_is_refused_before_the_work(tmp_path: Path) -> None:
    path = tmp_path / "no" / "such.html"
    assert "cannot write" in fails(1, "analyse", "rws", "--seen", "2", "--out", str(path))


def test_a_refused_question_leaves_no_file_behind(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    fails(1, "analyse", "rws", "--bet", "progressive=2.50", "--out", str(path))
    assert not path.exists()
    assert "it is a folder" in fails(1, "analyse", "rws", "--format", "html", "--out", str(tmp_path))


def test_a_house_of_ones_own_is_analysed(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(house_text("prime"), encoding="utf-8")
    assert run_json("analyse", str(path))["wagers"]


def test_a_file_that_changes_underfoot_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "upcard.toml"
    path.write_text(INVENTED["upcard"], encoding="utf-8")

    def changed(*asked: object) -> object:
        path.write_text(INVENTED["upcard"].replace('"3 to 2"', '"2 to 1"'), encoding="utf-8")
        return analyse("rws")

    monkeypatch.setattr("queenhigh.analysis.analyse", changed)
    result = run("analyse", str(path), "--json")
    assert result.exit_code == 1
    assert "was changed while it was worked on" in result.stderr
    assert not result.stdout


def test_json_prints_nothing_but_json() -> None:
    assert json.loads(run("analyse", "rws", "--seen", "1", "--json").output)["house"] == "rws"


def test_several_meters_may_be_said_in_one_text(tmp_path: Path) -> None:
    path = tmp_path / "fourth.toml"
    path.write_text(INVENTED["fourth"].replace("discards = 2", "discards = 1"), encoding="utf-8")
    one = run_json("analyse", str(path), "--meter", "main=60000 mini=200")
    assert one["meters"] == {"main": "60000.00", "mini": "200.00"}
    assert one == run_json("analyse", str(path), "--meter", "main=60000", "--meter", "mini=200")
    assert "given twice" in fails(2, "analyse", str(path), "--meter", "main=1 main=2")
    assert "several meters" in fails(2, "analyse", str(path), "--meter", "60000")


def test_a_bet_among_several_players_counts_their_envy() -> None:
    words = ("analyse", "sixcard", "--bet", "ante=5 pair_plus=5 progressive=5", "--players", "7")
    found = run_json(*words)["mix"]
    assert found["actions"] == {"play": 15_206, "fold": 6_894}
    assert round(found["house_edge_percent"], 4) == 14.7516
    assert found["players"] == 7
    assert Fraction(found["envy"]) > Fraction(14, 100)
    parts = sum(Fraction(each) for each in found["expected_loss_by_wager"].values())
    assert parts == Fraction(found["expected_loss"]) == Fraction(found["house_edge"]) * 15
    assert "Envy brings with 7 players" in run(*words).output


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
    said = "three cards may be discarded: to analyse it takes about 6 minutes"
    assert said in run("check", str(path)).output
    assert said in run_json("check", str(path))["notes"][0]
    assert run_json("check", str(slow_house(tmp_path, 1)))["notes"] == []
    monkeypatch.setattr("queenhigh.analysis.analyse", lambda *asked: analyse("rws"))
    result = run("analyse", str(slow_house(tmp_path, 3)))
    assert said in result.stderr
    assert said not in result.stdout


def test_a_line_is_written_now_and_then_where_nobody_sees_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "_NOTEWORTHY", 0.0)
    monkeypatch.setattr(patience, "_APART", 0.0)
    result = run("analyse", "rws", "--seen", "1")
    assert "a card of the dealer's is seen" in result.stderr
    assert "Analysing rws: 13 of 13 done" in result.stderr
    assert "done" not in result.stdout


@pytest.mark.parametrize("words", [("--seen", "1"), ("--seen", "A / other"), ("--share", "2")])
def test_what_is_not_worked_out_is_refused_as_advice_is_and_announced_by_nobody(
    words: tuple[str, ...],
) -> None:
    said = fails(1, "analyse", "second_chance", *words)
    assert f"{words[0]}: " in said
    assert "processor time" not in said
    assert "not worked out" in fails(1, "advise", "second_chance", "Ah 9d 2c", "--seen", "Kd")


def test_nothing_is_said_of_what_is_quick() -> None:
    assert run("analyse", "rws", "--seen", "1").stderr == ""
    assert run("analyse", "draw").stderr == ""
