"""What verbs print, sittings from a script, and all help, as committed; `--json` tests numbers and fields."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from kit import golden
from kit.command import run, words_of
from queenhigh.cli.main import VERBS

COMMANDS = Path(__file__).parent / "commands"
PRINTED: dict[str, list[str]] = tomllib.loads((COMMANDS / "printed.toml").read_text(encoding="utf-8"))
SITTINGS: dict[str, Any] = tomllib.loads((COMMANDS / "sittings.toml").read_text(encoding="utf-8"))


def transcript(line: str, *typed: str) -> str:
    """A command, and what it prints if these lines are typed."""
    words, stdin = words_of(line)
    result = run(*words, stdin="".join(f"{each}\n" for each in typed) if typed else stdin)
    assert result.exit_code == 0, (line, result.output)
    rows = golden.steady(result.output).splitlines()
    return f"$ queenhigh {line}\n" + "\n".join(row.rstrip() for row in rows) + "\n"


@pytest.mark.golden
@pytest.mark.usefixtures("workshop")
@pytest.mark.parametrize("subject", PRINTED)
def test_answers_are_printed_as_committed(subject: str) -> None:
    golden.compare(f"golden/texts/printed/{subject}.txt", "\n".join(map(transcript, PRINTED[subject])))


@pytest.mark.golden
@pytest.mark.usefixtures("workshop")
@pytest.mark.parametrize("name", SITTINGS)
def test_sittings_are_shown_as_committed(name: str) -> None:
    sitting = SITTINGS[name]
    golden.compare(f"golden/texts/sittings/{name}.txt", transcript(sitting["command"], *sitting["lines"]))


@pytest.mark.golden
def test_help_is_as_committed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    texts = []
    for verb in ("", *VERBS):
        text = transcript(f"{verb} --help".strip())
        _, _, below = text.partition("\nCommands:\n")
        names = re.findall(r"^  (\w+)", below, re.MULTILINE)
        texts += [text, *(transcript(f"{verb} {name} --help") for name in names)]
    golden.compare("golden/texts/help.txt", "\n".join(texts))
