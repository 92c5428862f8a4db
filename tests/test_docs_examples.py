"""The commands of the pages for each user, and those in the help of verbs, run as they stand."""

import re
import shlex
from pathlib import Path

import pytest

from kit.command import run
from queenhigh.cli.main import VERBS

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGES = ("start", "rule", "users/managers", "users/dealers", "users/players", "users/programmers", "words")
SERVED = {"load", "scale"}
"""Verbs whose examples want a server of their own, and are tried where one runs."""


def commands(page: str) -> list[str]:
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    lines = "\n".join(re.findall(r"```sh\n(.*?)```", text, re.DOTALL)).splitlines()
    return [line.split("#")[0].strip() for line in lines if line.startswith("queenhigh ")]


def shortened(line: str) -> str:
    """The same command with work of a moment."""
    return line.replace("1e9", "1e5").replace("--years 5", "--days 5").replace(" --compare", "")


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_of_a_page_run_one_after_the_other(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert commands(page)
    for line in commands(page):
        result = run(*shlex.split(line)[1:])
        assert result.exit_code == 0, (line, result.output)


def test_the_commands_of_the_readme_run_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All but those that want a server; what takes long is made short."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    verbs = {verb for verb, room in VERBS.items() if room != "serve"}
    settled = next(line for line in commands("../README") if line.startswith("queenhigh settle"))
    assert run(*shlex.split(settled)[1:], "--save", "round.toml").exit_code == 0
    left = set(verbs)
    for line in commands("../README"):
        words = shlex.split(shortened(line))[1:]
        if words[0] in verbs:
            result = run(*words, stdin="")
            assert result.exit_code == 0, (line, result.output)
            left.discard(words[0])
    assert not left


@pytest.mark.parametrize("page", ["users/programmers", "words"])
def test_the_python_of_a_page_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    [program] = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(compile(program, page, "exec"), {})
    printed = capsys.readouterr().out
    assert printed
    shown = re.findall(r"prints\n\n```\n(.*?)```", text, re.DOTALL)
    assert not shown or shown == [printed]


@pytest.mark.parametrize("verb", sorted(set(VERBS) - SERVED))
def test_the_examples_in_the_help_of_a_verb_run(
    verb: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = run(verb, "--help").output
    for line in re.findall(r"^    (queenhigh .+)$", text, re.MULTILINE):
        words = shlex.split(shortened(line))
        result = run(*words[1:])
        assert result.exit_code == 0, (line, result.output)
