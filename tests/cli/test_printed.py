"""What verbs print, sittings from a script, and all help, as committed; `--json` tests numbers and fields."""

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest

from kit import golden
from kit.command import run
from queenhigh.cli.main import VERBS

COMMANDS = Path(__file__).parent / "commands"
PRINTED: dict[str, list[str]] = tomllib.loads((COMMANDS / "printed.toml").read_text(encoding="utf-8"))
SITTINGS: dict[str, Any] = tomllib.loads((COMMANDS / "sittings.toml").read_text(encoding="utf-8"))
VARYING = {
    r"[\d.,]+ s,\s+[\d.,]+(\s+million)?\s+boxes\s+a\s+second": "(so many seconds and boxes a second)",
    r"(?<=chain: )[0-9a-f]{64}": "(a hash)",
    r"within [\d.]+e-\d+": "within (a bound)",
}
"""What differs between runs and machines."""


def transcript(line: str, *typed: str) -> str:
    """A command, and what it prints if these lines are typed."""
    result = run(*shlex.split(line), stdin="".join(f"{each}\n" for each in typed))
    assert result.exit_code == 0, (line, result.output)
    text = result.output
    for pattern, word in VARYING.items():
        text = re.sub(pattern, word, text)
    return f"$ queenhigh {line}\n" + "\n".join(row.rstrip() for row in text.splitlines()) + "\n"


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
