"""The page about words tells the truth: its commands, its Python and its house file run."""

import re
import shlex
from pathlib import Path

import pytest

from kit.command import run
from kit.houses.toml_text import house_text
from kit.words.codes_in_source import PACKAGE
from queenhigh.rules import load
from queenhigh.words import catalogue

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "words.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def test_the_commands_run() -> None:
    for line in blocks("sh")[0].splitlines():
        program, *words = shlex.split(line)
        assert program == "queenhigh"
        assert run(*words).exit_code == 0, line


def test_the_python_prints_what_the_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    [program] = blocks("python")
    exec(compile(program, "words.md", "exec"), {})
    printed = capsys.readouterr().out
    assert f"```\n{printed}```" in PAGE


def test_the_words_of_a_house_can_be_read() -> None:
    [words] = blocks("toml")
    rules = load(house_text("rws").partition("\n[words.")[0] + "\n" + words)
    assert rules.label("progressive", "es") == "Progresivo"
    assert rules.document_in("es") == "Reglamento de Three Card Poker"


def test_files_and_sections_that_the_page_names_are_there() -> None:
    table = [row for row in PAGE.splitlines() if row.startswith("| `")]
    for row in table:
        said, _, made = row.strip("|").split("|")
        for section in re.findall(r"`(\w+)`", said):
            assert section in catalogue().sections
        for name in re.findall(r"`(\w+\.py)`", made):
            assert (PACKAGE / "words" / name).is_file()
