"""The commands on the pages, and those in the help of verbs, run as they stand."""

import re
import shlex
from pathlib import Path

import pytest

from kit.cases import FEW, mostly_long
from kit.command import run
from kit.docs import blocks
from queenhigh.cli.main import VERBS

PAGES = (
    "start", "rule", "users/managers", "users/dealers", "users/players", "users/programmers", "words",
    "teach", "analysis", "simulation",
)  # fmt: skip
LONG = ("analysis", "simulation")
"""Pages of which the commands at the top are tried, and not those that take long."""
SERVED = {"load"}
"""Verbs whose examples need a server, and are tried where one runs."""


def commands(name: str) -> list[list[str]]:
    """The words after `queenhigh` of each command of a page, with work of a moment."""
    texts = blocks(name, "sh")
    lines = "\n".join(texts[:1] if name in LONG else texts).splitlines()
    return [words(line) for line in lines if line.startswith("queenhigh ")]


SHORTER = {"1e9": "1e5", "1e6": "1e5", "200000": "20000", "--years 5": "--days 5", " --compare": ""}
"""What takes long, and what is tried in its place."""


def words(line: str) -> list[str]:
    for long, short in SHORTER.items():
        line = line.replace(long, short)
    return shlex.split(line, comments=True)[1:]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of its own, with the house file that the pages name."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("queenhigh.rules.house_ids", lambda: FEW)


@pytest.mark.parametrize("name", mostly_long(PAGES, lambda name: name != "users/managers"))
def test_the_commands_of_a_page_run_one_after_the_other(name: str, tmp_path: Path) -> None:
    if name == "analysis":
        Path("my-house.toml").write_text(blocks("houses", "toml")[0], encoding="utf-8")
    assert commands(name)
    for line in commands(name):
        result = run(*line, stdin="q\n")
        assert result.exit_code == 0, (line, result.output)
    if name == "simulation":
        assert {path.name for path in tmp_path.iterdir()} == {"best.csv", "sessions.html", "meter.html"}


def test_the_commands_of_the_readme_run_one_after_the_other() -> None:
    """All but those that want a server."""
    verbs = {verb for verb, room in VERBS.items() if room != "serve"}
    lines = [line for line in commands("README") if line[0] in verbs]
    settled = next(line for line in lines if line[0] == "settle")
    assert run(*settled, "--save", "round.toml").exit_code == 0
    for line in lines:
        result = run(*line, stdin="")
        assert result.exit_code == 0, (line, result.output)
    assert {line[0] for line in lines} == verbs


@pytest.mark.parametrize("verb", sorted(set(VERBS) - SERVED))
def test_the_examples_in_the_help_of_a_verb_run(verb: str) -> None:
    text = run(verb, "--help").output
    for line in re.findall(r"^    (queenhigh .+)$", text, re.MULTILINE):
        result = run(*words(line))
        assert result.exit_code == 0, (line, result.output)
