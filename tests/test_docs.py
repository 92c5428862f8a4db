"""The documents tell the truth: the commands, the example house and the Python of the README run."""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from command import run
from queenhigh.cli.main import VERBS, cli
from queenhigh.money import CURRENCIES
from queenhigh.rules import load

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
HOUSES = (ROOT / "docs" / "houses.md").read_text(encoding="utf-8")


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


def test_the_example_house_is_a_good_house() -> None:
    [text] = blocks(HOUSES, "toml")
    assert load(text).id == "corner"


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
