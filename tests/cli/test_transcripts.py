"""What commands print, as committed: answers, also as JSON, sittings from a script, all help, and refusals.

The commands are in `commands/*.toml`, what they print in `tests/golden/texts`. The table of refusals has
the exit code and the class of the error of each as well.
"""

import re
import shlex
import tomllib
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from kit import golden
from kit.command import refusal, run, run_json, words_of
from kit.server.served import served_in
from queenhigh.analysis.playing.study import Study
from queenhigh.analysis.playing.study import study as study_bet
from queenhigh.cli.main import VERBS
from queenhigh.rules import house_ids
from queenhigh.study.bet import Bet


def table(name: str) -> dict[str, Any]:
    path = Path(__file__).parent / "commands" / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


PRINTED: dict[str, list[str]] = table("printed")
SITTINGS = table("sittings")
ANSWERS = table("answers")
REFUSED: dict[str, dict[str, str]] = table("refused")


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
def test_answers(subject: str) -> None:
    golden.compare(f"golden/texts/printed/{subject}.txt", "\n".join(map(transcript, PRINTED[subject])))


def picked(found: Any, like: Any) -> Any:
    """The parts of an answer that a table speaks of; "(nothing)" where there is none."""
    match like:
        case dict():
            parts = (
                {str(place): each for place, each in enumerate(found)} if isinstance(found, list) else found
            )
            return {key: picked(parts.get(key), value) for key, value in like.items()}
        case [dict(), *_]:
            pairs: Iterator[tuple[Any, Any]] = zip_longest(found, like, fillvalue={})
            return [picked(part, value) for part, value in pairs]
    return "(nothing)" if found is None else found


@pytest.mark.usefixtures("workshop")
@pytest.mark.parametrize("line", ANSWERS)
def test_answers_as_json(line: str) -> None:
    assert picked(run_json(*shlex.split(line)), ANSWERS[line]) == ANSWERS[line]


@pytest.mark.golden
@pytest.mark.usefixtures("workshop")
@pytest.mark.parametrize("name", SITTINGS)
def test_sittings(name: str) -> None:
    sitting = SITTINGS[name]
    golden.compare(f"golden/texts/sittings/{name}.txt", transcript(sitting["command"], *sitting["lines"]))


@pytest.mark.golden
def test_help(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    texts = []
    for verb in ("", *VERBS):
        text = transcript(f"{verb} --help".strip())
        _, _, below = text.partition("\nCommands:\n")
        names = re.findall(r"^  (\w+)", below, re.MULTILINE)
        texts += [text, *(transcript(f"{verb} {name} --help") for name in names)]
    golden.compare("golden/texts/help.txt", "\n".join(texts))


@pytest.fixture
def idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card is dealt, and no house studied that takes seconds, before a command is refused."""

    def study(bet: Bet, *more: Any, **named: Any) -> Study:
        assert bet.house.id != "second_chance", "it begins to work"
        return study_bet(bet, *more, **named)

    monkeypatch.setattr("queenhigh.simulation.running.gather.in_order", None)
    monkeypatch.setattr("queenhigh.simulation.planning.hand_play.study", study)
    monkeypatch.setattr("queenhigh.analysis.figures.price.study", study)


def compare_refusals(verb: str, folder: Path) -> None:
    """Run the commands of a verb: codes and errors as stated, messages as in the golden, no file written."""
    before = sorted(folder.rglob("*"))
    typed = [] if verb == "queenhigh" else [verb]
    told = {}
    for line in REFUSED[verb]:
        words, stdin = words_of(line)
        told[line] = refusal(*typed, *words, stdin=stdin)
    assert {line: f"{found.code} {found.error}".strip() for line, found in told.items()} == REFUSED[verb]
    assert sorted(folder.rglob("*")) == before
    lines = (f"$ {' '.join(['queenhigh', *typed, line])}".rstrip() for line in told)
    text = "\n".join(f"{line}\n{found.message}\n" for line, found in zip(lines, told.values(), strict=True))
    text = golden.steady(text).replace(", ".join(house_ids()), "(the ids of the catalogue)")
    assert "hush" not in text.replace("ann:hush@", ""), "a password is printed"
    golden.compare(f"golden/texts/errors/{verb}.txt", text)


@pytest.mark.golden
@pytest.mark.usefixtures("idle")
@pytest.mark.parametrize("verb", [verb for verb in REFUSED if verb not in ("tables", "users")])
def test_refusals(verb: str, workshop: Path) -> None:
    compare_refusals(verb, workshop)


@pytest.mark.golden
def test_refusals_beside_a_server_that_runs(workshop: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queenhigh.cli.verbs.serve.tables.PATIENCE_SECONDS", 60)
    with served_in(workshop / "served", open_tables=False):
        compare_refusals("tables", workshop)
        assert run_json("tables", "list", "--data", "served", "--all")["tables"] == []


@pytest.mark.golden
def test_nobody_is_added_or_changed_by_a_refusal(workshop: Path) -> None:
    before = run_json("users", "list", "--data", "people")
    compare_refusals("users", workshop)
    assert run_json("users", "list", "--data", "people") == before
