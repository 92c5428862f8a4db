"""What `simulate`, `sessions` and `jackpot` have in common: seeds, workers, interrupts, changed files."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kit.command import run, run_json
from kit.houses.toml_text import house_text
from kit.refused import refused
from queenhigh.analysis import analyse
from queenhigh.simulation.running import gather
from queenhigh.simulation.running.pieces import in_order

SEEDED = {
    "simulate": ("simulate", "sixcard", "--rounds", "150000", "--boxes", "2"),
    "sessions": ("sessions", "draw", "--players", "600", "--rounds", "80", "--bankroll", "50"),
    "jackpot": ("jackpot", "rws", "--days", "20", "--tables", "8", "--take-up", "30%"),
}
SHORT = {
    "simulate": ("--rounds", "100"),
    "sessions": ("--players", "5", "--rounds", "5"),
    "jackpot": ("--days", "0.1"),
    "analyse": (),
}
MADE = ("seconds", "rounds_per_second")
"""What differs from run to run."""
every_run = pytest.mark.parametrize("verb", SEEDED)


def found(*words: str) -> dict[str, Any]:
    """What a run tells, without the time that it took."""
    return {key: value for key, value in run_json(*words).items() if key not in MADE}


@every_run
def test_the_same_seed_gives_the_same_result_on_any_number_of_workers(verb: str) -> None:
    once = found(*SEEDED[verb], "--seed", "9", "--workers", "1")
    assert found(*SEEDED[verb], "--seed", "9", "--workers", "3") == once
    other = found(*SEEDED[verb], "--seed", "8")
    assert {**other, "seed": 9} != once


@every_run
def test_without_a_seed_each_run_has_its_own(verb: str) -> None:
    one, other = (run_json(verb, "rws", *SHORT[verb]) for _ in range(2))
    assert one["seed"] != other["seed"]


@every_run
def test_an_interrupt_gives_what_is_known_so_far(
    verb: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(*words: Any) -> Iterator[Any]:
        pieces = in_order(*words)
        yield next(pieces)
        yield next(pieces)
        raise KeyboardInterrupt

    monkeypatch.setattr("queenhigh.simulation.sessions.run._TOGETHER", 100)
    monkeypatch.setattr(gather, "in_order", interrupted)
    out = tmp_path / "kept.json"
    result = run(*SEEDED[verb], "--seed", "4", "--out", str(out))
    assert result.exit_code == 130
    told = run(*SEEDED[verb], "--seed", "4", "--json")
    assert told.exit_code == 130
    for text in (told.stdout, out.read_text(encoding="utf-8")):
        answer = json.loads(text)
        assert answer["stopped"] == "interrupted"
        count = "players" if verb == "sessions" else "rounds"
        assert 0 < answer[count] < answer[f"{count}_asked"]
        assert f"{answer[count]:,} of {answer[f'{count}_asked']:,}" in result.stdout


@pytest.mark.parametrize("verb", SHORT)
def test_a_house_file_that_changes_during_the_work_is_refused(
    verb: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "own.toml"
    path.write_text(house_text("rws"), encoding="utf-8")
    assert run(verb, str(path), *SHORT[verb]).exit_code == 0

    def change() -> None:
        path.write_text(house_text("rws").replace('"4 to 1"', '"5 to 1"'), encoding="utf-8")

    def changed_run(*words: Any) -> Iterator[Any]:
        change()
        yield from in_order(*words)

    def changed_analysis(*_: object) -> object:
        change()
        return analyse("rws")

    monkeypatch.setattr(gather, "in_order", changed_run)
    monkeypatch.setattr("queenhigh.analysis.analyse", changed_analysis)
    assert refused(verb, str(path), *SHORT[verb]) == (1, "Refused")
