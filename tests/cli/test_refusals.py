"""Commands that are refused: the exit code and the class of the error of each, and its message in a golden.

`commands/refused.toml` has the commands of each verb; their messages are in `tests/golden/texts/errors`.
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from kit import golden
from kit.command import run_json
from kit.refused import run_line
from kit.server.served import served_in
from queenhigh.analysis.playing.study import Study
from queenhigh.analysis.playing.study import study as study_bet
from queenhigh.rules import house_ids
from queenhigh.study.bet import Bet

TABLE = Path(__file__).parent / "commands" / "refused.toml"
CASES: dict[str, dict[str, str]] = tomllib.loads(TABLE.read_text(encoding="utf-8"))


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
    told = {line: run_line(verb, line) for line in CASES[verb]}
    assert {line: f"{found.code} {found.error}".strip() for line, found in told.items()} == CASES[verb]
    assert sorted(folder.rglob("*")) == before
    typed = "queenhigh" if verb == "queenhigh" else f"queenhigh {verb}"
    text = "\n".join(f"$ {typed} {line}".rstrip() + f"\n{found.message}\n" for line, found in told.items())
    text = golden.steady(text).replace(", ".join(house_ids()), "(the ids of the catalogue)")
    assert "hush" not in text.replace("ann:hush@", ""), "a password is printed"
    golden.compare(f"golden/texts/errors/{verb}.txt", text)


@pytest.mark.golden
@pytest.mark.usefixtures("idle")
@pytest.mark.parametrize("verb", [verb for verb in CASES if verb != "tables"])
def test_each_refusal_has_its_code_its_error_and_its_message(verb: str, workshop: Path) -> None:
    compare_refusals(verb, workshop)


@pytest.mark.golden
def test_refusals_beside_a_server_that_runs(workshop: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queenhigh.cli.verbs.serve.tables.PATIENCE_SECONDS", 60)
    with served_in(workshop / "served", open_tables=False):
        compare_refusals("tables", workshop)
        assert run_json("tables", "list", "--data", "served", "--all")["tables"] == []


def test_nobody_is_added_or_changed_by_a_refusal(workshop: Path) -> None:
    before = run_json("users", "list", "--data", "people")
    for line in CASES["users"]:
        run_line("users", line)
    assert run_json("users", "list", "--data", "people") == before
