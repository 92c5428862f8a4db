"""The documents tell the truth: the commands, the example house and the Python of the README run."""

import re
import shlex
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from kit.cases import FEW
from kit.command import run
from queenhigh.analysis import analyse
from queenhigh.cli.main import VERBS, cli
from queenhigh.money import CURRENCIES
from queenhigh.rules import House, house, load
from queenhigh.rules.read.base import joined
from queenhigh.rules.read.whole import toml_text

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
HOUSES = (ROOT / "docs" / "houses.md").read_text(encoding="utf-8")
ANALYSIS = (ROOT / "docs" / "analysis.md").read_text(encoding="utf-8")
SIMULATION = (ROOT / "docs" / "simulation.md").read_text(encoding="utf-8")
ROUNDS = (ROOT / "docs" / "rounds.md").read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_readme_opens_with_the_two_commands() -> None:
    first = blocks(README, "sh")[0]
    assert README.index(first) < 60
    assert [line.split("#")[0].strip() for line in first.splitlines()] == ["make play", "make test"]


def test_every_verb_is_in_the_readme_and_no_other() -> None:
    assert set(re.findall(r"^queenhigh (\w+)", README, re.MULTILINE)) == set(VERBS)


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [program] = blocks(README, "python")
    exec(compile(program, "README.md", "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    assert printed[-1] == "pair_plus 1000 rws:4.2 Pair of kings pays 1 to 1 on Pair Plus"


def test_the_python_of_the_analysis_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [program] = blocks(ANALYSIS, "python")
    exec(compile(program, "analysis.md", "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].startswith("149/5525 Play Q-6-4 or better, fold the rest. ")
    assert printed[1:3] == ["fold -1", "423/5525"]
    assert printed[-1] == "play"


def test_the_python_of_the_rounds_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [program] = blocks(ROUNDS, "python")
    exec(compile(program, "rounds.md", "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "['look', 'fold', 'play']"
    assert printed[1] == "Draw, round 1: settled"
    assert printed[-2:] == ["bet/closed - no more bets: nothing is placed, changed or withdrawn now", "True"]


def test_the_python_of_the_simulation_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [program] = blocks(SIMULATION, "python")
    exec(compile(program, "simulation.md", "exec"), {})
    figures, same = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"0\.\d{4} ± 0\.\d{4}, z [+-]\d\.\d\d", figures)
    assert same == "True"


def test_the_commands_of_the_simulation_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for line in blocks(SIMULATION, "sh")[0].splitlines():  # one after the other: some read what others wrote
        result = run(*shlex.split(line.split("#", maxsplit=1)[0])[1:])
        assert result.exit_code == 0, (line, result.output)
    assert {path.name for path in tmp_path.iterdir()} == {"best.csv", "sessions.html", "meter.html"}


@pytest.mark.parametrize("line", blocks(ANALYSIS, "sh")[0].splitlines())
def test_the_commands_of_the_analysis_page_run(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = shlex.split(line.split("#", maxsplit=1)[0])[1:]
    (tmp_path / "my-house.toml").write_text(blocks(HOUSES, "toml")[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("queenhigh.rules.house_ids", lambda: FEW)
    assert run(*words).exit_code == 0


def test_the_table_of_edges_in_the_readme_is_what_comes_out() -> None:
    for id in FEW:
        found = analyse(house(id)).wagers
        [row] = [line for line in README.splitlines() if line.startswith(f"| `{id}` |") and "%" in line]
        contest = found["ante_play"]
        assert contest.element_of_risk is not None
        for figure in (contest.house_edge, contest.element_of_risk):
            assert f"{float(figure) * 100:.4f} %" in row
        for name, label in (
            ("prime", "Prime"),
            ("six_card_bonus", "Six Card Bonus"),
            ("double_shot", "Double Shot"),
        ):
            if name in found:
                assert f"{label} {float(found[name].house_edge) * 100:.4f} %" in row
        if "pair_plus" in found:
            assert f"{float(found['pair_plus'].house_edge) * 100:.4f} %" in row


def examples() -> list[House]:
    """Every house of the page: one that names a base or a format is whole, others lie over the first."""
    texts = blocks(HOUSES, "toml")
    first = tomllib.loads(texts[0])
    whole = [text for text in texts if "format" in tomllib.loads(text) or "base" in tomllib.loads(text)]
    return [
        load(text if text in whole else toml_text(joined(first, tomllib.loads(text), (), set())))
        for text in texts
    ]


def test_the_example_house_is_a_good_house() -> None:
    corner, based, ending, *_ = found = examples()
    assert (corner.id, based.cite("H2")) == ("corner", "harbour/H2")
    assert [wager.name for wager in based.wagers][-1] == "six_card_bonus"
    assert [row.hand for row in ending.by_name["play"].endings["lower"].rows][-1] == "straight"
    [spanish] = [house for house in found if house.translations and not house.written]
    assert spanish.label("pair_plus", "es") == "Pareja o más"
    assert spanish.digest == corner.digest


def test_every_word_of_the_language_has_an_example_that_loads() -> None:
    found = examples()
    wagers = [wager for house in found for wager in house.wagers]
    assert {"bad_beat", "better_hand", "collection", "five_card"} <= {wager.kind for wager in wagers}
    assert {wager.looks for wager in wagers} >= {"five_card", "six_card", "beaten", "better"}
    assert any(wager.awards == "added" for wager in wagers)
    assert any(wager.not_beaten == "push" for wager in wagers)
    assert any(wager.envy and wager.envy.not_to_winner for wager in wagers)
    assert any(row.hand == "six_card_royal" and row.suits for wager in wagers for row in wager.rows)
    assert any(house.community for house in found)
    assert any(house.most for house in found)
    assert any(meter.reserve for house in found for meter in house.meters)
    [second] = [house for house in found if not house.folds]
    assert (second.decision.only, second.dealer.replaces) == ((0, 3), True)


def test_the_text_under_a_digest_can_be_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    [program] = blocks(HOUSES, "python")
    exec(compile(program, "houses.md", "exec"), {})
    assert capsys.readouterr().out.startswith("queenhigh house 1\n{")


def test_the_language_page_names_every_currency() -> None:
    for code in CURRENCIES:
        assert code in HOUSES


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help(verb: str) -> None:
    result = run(verb, "--help")
    assert result.exit_code == 0
    assert len(result.output.split()) > 15


def test_links_lead_somewhere() -> None:
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")):
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert target.startswith("http") or (page.parent / target).exists(), (page.name, target)


def test_the_answer_shown_in_the_readme_is_the_one_given() -> None:
    [sample] = blocks(README, "text")
    line = next(line for line in README.splitlines() if line.startswith("queenhigh settle"))
    words = shlex.split(line)[1:]
    answer = CliRunner(env={"COLUMNS": "110"}).invoke(cli, words).output
    assert [row.rstrip() for row in answer.strip("\n").splitlines()] == sample.rstrip("\n").splitlines()
