"""`queenhigh simulate`: what it prints, keeps and refuses, and how it ends when it is interrupted."""

import csv
import json
import re
import time
from pathlib import Path

import duckdb
import pytest

from kit.cases import mostly_long
from kit.command import fails, run, run_json
from kit.houses.toml_text import house_text
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


def test_the_same_seed_tells_the_same_however_it_runs() -> None:
    def edges(*words: str) -> object:
        found = run_json("simulate", "sixcard", "--rounds", "150000", "--seed", "9", "--boxes", "2", *words)
        return [found[key] for key in ("rounds", "seed", "wagers", "in_all", "meters")]

    once = edges("--workers", "1")
    assert edges("--workers", "2") == once
    assert edges("--workers", "3") == once


def test_a_new_seed_each_time_is_told() -> None:
    one, other = (run_json("simulate", "rws", "--rounds", "100") for _ in range(2))
    assert one["seed"] != other["seed"]


def test_plain_output_reads_from_the_title_to_the_meter() -> None:
    text = " ".join(run("simulate", "rws", *SHORT, "--boxes", "2", "--meter", "25000").output.split())
    assert "20,000 rounds with 2 boxes, seed 5" in text
    assert "Ante S$5, Pair Plus S$5, Progressive S$2.50; strategy: best." in text
    for words in (
        "Ante and Play",
        "Pair Plus",
        "Whole bet",
        "Most",
        "S$25,000",
        "as it grew and was won in this run",
        "95 runs of 100",
    ):
        assert words in text


def test_outcomes_are_printed_where_they_are_wanted() -> None:
    words = ("simulate", "rws", *SHORT, "--bet", "ante=5")
    plain, told = run(*words).stdout, run(*words, "--outcomes").stdout
    assert "Push" not in plain
    counts = run_json(*words)["wagers"]["ante_play"]["outcomes"]
    for one in counts:
        assert re.search(rf"{re.escape(one['label'])} .*{one['count']:,} ", told)


def test_stakes_outside_the_posted_limits_are_simulated_and_said() -> None:
    found = run_json("simulate", "rws", *SHORT, "--bet", "ante=1 pair_plus=1")
    assert found["bets"][0]["stakes"] == {"ante": "1.00", "pair_plus": "1.00"}
    assert "outside what this house posts" in found["notes"][0]


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


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("hands,choice", "line 1: the columns are hand,choice"),
        ("hand,choice\n2c 2d 2h", "line 2: a line is hand,choice"),
        ("hand,choice\n2c 2d 2x,play", "line 2: "),
        ("hand,choice\n2c 2d,play", "line 2: '2c 2d' is not three different cards"),
        ("hand,choice\n2c 2d 2h,raise", "line 2: 'raise' is no choice"),
        ("hand,choice\n2c 2d 2h,play\n2d 2c 2h,play", "line 3: 2d 2c 2h is there twice"),
        ("hand,choice\n2c 2d 2h,discard 9s", "'9s' is not in 2c 2d 2h"),
        ("hand,choice\n2c 2d 2h,", "no choice is said"),
        ("hand,choice\n2c 2d 2h,play", "tells 1 of 22,100 hands: 2c 2d 2s is missing"),
    ],
)
def test_a_chart_with_a_fault_says_where(tmp_path: Path, line: str, message: str) -> None:
    chart = tmp_path / "mine.csv"
    chart.write_text(line, encoding="utf-8")
    assert message in fails(2, "simulate", "draw", *SHORT, "--bet", "ante=5", "--strategy", str(chart))


def test_a_chart_without_end_is_refused(tmp_path: Path) -> None:
    endless, large = tmp_path / "endless.csv", tmp_path / "large.csv"
    endless.symlink_to("/dev/zero")
    large.write_bytes(b"hand,choice\n" + b"2c 2d 2h,play\n" * 300_000)
    for chart in (endless, large):
        assert "is no chart: it has more than 4 MB" in fails(2, "simulate", "draw", "--strategy", str(chart))


def test_a_chart_must_be_of_this_house(tmp_path: Path) -> None:
    chart = tmp_path / "best.csv"
    run("analyse", "draw", "--chart", str(chart))
    assert "nobody draws cards in this house" in fails(2, "simulate", "rws", *SHORT, "--strategy", str(chart))


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


def test_a_round_that_is_looked_at_names_its_clauses() -> None:
    text = run("simulate", "draw", "--boxes", "2", "--seed", "5", "--show", "1234").output
    assert "discarded 5♣" in text
    assert "draw:7" in text
    assert "say whose round" in fails(2, "simulate", "draw", "--show", "3")
    assert "there is no round -1" in fails(2, "simulate", "draw", "--seed", "5", "--show", "-1")


@pytest.mark.parametrize("ending", ["csv", "parquet", "json", "html"])
def test_out_keeps_the_outcomes(tmp_path: Path, ending: str) -> None:
    out = tmp_path / f"run.{ending}"
    found = run_json("simulate", "prime", *SHORT, "--boxes", "2", "--out", str(out))
    counts = {one["name"]: one["count"] for one in found["wagers"]["pair_plus"]["outcomes"]}
    if ending in ("csv", "parquet"):
        query = f"select outcome, count, z from '{out}' where wager = 'pair_plus'"
        rows = duckdb.connect().execute(query).fetchall()
        assert {name: count for name, count, _ in rows} == counts
        assert rows[0][2] == pytest.approx(found["wagers"]["pair_plus"]["z"], abs=1e-3)
    elif ending == "json":
        assert json.loads(out.read_text(encoding="utf-8"))["wagers"] == found["wagers"]
    else:
        page = out.read_text(encoding="utf-8")
        assert page.startswith("<!DOCTYPE html>")
        assert "Whole bet" in page
        assert f"{counts['straight_flush']:,}" in page


def test_formats_go_to_the_terminal() -> None:
    words = ("simulate", "rws", *SHORT)
    page = run(*words, "--format", "html").stdout
    assert page.startswith("<!DOCTYPE html>")
    rows = list(csv.DictReader(run(*words, "--format", "csv").stdout.splitlines()))
    one, other = (json.loads(run(*words, *flag).stdout) for flag in (("--format", "json"), ("--json",)))
    assert one["wagers"] == other["wagers"]
    assert {row["wager"] for row in rows} == {*one["wagers"], "all"}
    counts = {each["name"]: str(each["count"]) for each in one["wagers"]["pair_plus"]["outcomes"]}
    assert {row["outcome"]: row["count"] for row in rows if row["wager"] == "pair_plus"} == counts
    shown = ("simulate", "rws", "--seed", "5", "--show", "3")
    assert run(*shown, "--format", "json").stdout == run(*shown, "--json").stdout


def test_format_with_out_writes_that_format_whatever_the_ending(tmp_path: Path) -> None:
    path = tmp_path / "page.txt"
    result = run("simulate", "rws", *SHORT, "--format", "html", "--out", str(path))
    assert path.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert "Whole bet" in result.stdout


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--rounds", "0"), "'0' is not a whole number above zero"),
        (("--rounds", "-5"), "'-5' is not a whole number above zero"),
        (("--rounds", "many"), "'many' is no number"),
        (("--rounds", "nan"), "'nan' is no number"),
        (("--rounds", "inf"), "'inf' is no number"),
        (("--rounds", "0.5"), "'0.5' is not a whole number"),
        (("--rounds", "1e30"), "'1e30' is too many"),
        (("--rounds", "1,5"), "'1,5' is no number"),
        (("--rounds", "1000,000"), "'1000,000' is no number"),
        (("--show", "3", "--seed", "1", "--out", "run.csv"), "--show keeps no file"),
        (("--show", "3", "--seed", "1", "--format", "csv"), "--show has no csv"),
        (("--json", "--format", "csv"), "say one of them"),
        (("--format", "md"), "'md' is not one of"),
        (("--format", "csv", "--out", "run.html"), "does not fit run.html"),
        (("--strategy", "best", "--strategy", "bold"), "'bold' is no strategy"),
        (("--strategy", "best", "--strategy", "always", "--boxes", "3"), "2 strategies for 3 boxes"),
        (("--boxes", "8"), "this table has 7, so 1 to 7 can be played"),
        (("--boxes", "0"), "1 to 7 can be played"),
        (("--strategy", "bold"), "'bold' is no strategy: say best, rule, always, qualify"),
        (("--strategy", "gone.csv"), "cannot read 'gone.csv'"),
        (("--cluster", "somewhere"), "'somewhere' is no cluster"),
        (("--cluster", "tcp://[::1"), "'tcp://[::1' is no cluster"),
        (("--cluster", "tcp://host:99999"), "'tcp://host:99999' is no cluster"),
        (("--workers", "0"), "there can be 1 to 1,024"),
        (("--processes", "--cluster", "local"), "say one of --cluster and --processes"),
        (("--out", "run.txt"), "the ending of run.txt tells no format"),
        (("--meter", "small=5"), "this house has no meter 'small'"),
        (("--bet", "prime=5"), "this house has no wager 'prime'"),
        (("--bet", "ante"), "write wager=amount"),
        (("--bet", ""), "nothing is staked: write wager=amount"),
    ],
)
def test_what_is_said_wrongly_is_named(words: tuple[str, ...], message: str) -> None:
    assert message in fails(2, "simulate", "rws", *words)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--bet", "progressive=2.50"), "needs Ante there first (rws:3.4)"),
        (("--bet", "ante=5 progressive=3"), "the stake is exactly S$2.50"),
        (("--bet", "ante=5", "--bet", "ante=5", "--boxes", "3"), "2 bets for 3 boxes"),
        (("--out", "no/such/folder.csv"), "there is no folder no/such"),
    ],
)
def test_what_cannot_be_done_is_refused_before_a_card_is_dealt(words: tuple[str, ...], message: str) -> None:
    code = 2 if "--boxes" in words else 1
    assert message in fails(code, "simulate", "rws", "--rounds", "1e12", *words)


def test_a_mark_that_no_dealer_sets_is_refused_before_anything_is_worked_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("queenhigh.simulation.planning.hand_play.study", lambda *_: pytest.fail("it works"))
    for verb in ("simulate", "sessions"):
        said = fails(2, verb, "second_chance", "--strategy", "qualify")
        assert "always qualifies, so that is no mark: say best or rule" in said
    for verb in ("simulate", "sessions"):
        assert "'luck' is no strategy" in fails(2, verb, "second_chance", "--strategy", "luck")


def test_a_deck_deals_to_so_many_boxes_only(tmp_path: Path) -> None:
    path = tmp_path / "wide.toml"
    path.write_text(house_text("draw").replace("boxes = 7", "boxes = 12"), encoding="utf-8")
    assert run("simulate", str(path), "--boxes", "12", "--rounds", "1000", "--json").exit_code == 0
    assert "this table has 12, so 1 to 12" in fails(2, "simulate", str(path), "--boxes", "13")


def test_a_cluster_that_is_not_there_is_said_within_ten_seconds() -> None:
    begun = time.monotonic()
    message = fails(1, "simulate", "rws", "--cluster", "tcp://127.0.0.1:9")
    assert "no scheduler answers at tcp://127.0.0.1:9" in message
    assert time.monotonic() - begun < 10


def test_without_numba_the_command_says_once_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast, "has_numba", lambda: False)
    words = ("simulate", "rws", "--bet", "ante=5", "--seed", "1", "--rounds")
    assert run(*words, "5e6").stderr.count(f"Numba makes long runs quicker: {install_words('fast')}") == 1
    assert "Numba" not in run(*words, "1e4").stderr
