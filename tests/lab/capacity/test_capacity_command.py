"""`python -m lab.capacity`: its answer, as text and as JSON, and what it refuses."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from kit.command import refused, run, run_json
from kit.server.costs import COSTS
from lab.capacity.__main__ import command
from lab.capacity.costs import format_costs


def test_a_small_house_is_told_and_given_as_json(tmp_path: Path) -> None:
    file = tmp_path / "costs.toml"
    file.write_text(format_costs(COSTS))
    words = ("--players", "700", "--processes", "2", "--think", "1..3", "--costs", str(file))
    found = run_json(*words, command=command)
    help_text = run("--help", command=command).stdout
    names = (*found, *found["resources"][0], *found["delay"])
    assert [name for name in names if not re.search(rf"\b{name}\b", help_text)] == []
    assert found["think"] == [1.0, 3.0]
    assert found == run_json(*words, command=command)
    assert found != run_json(*words, "--seed", "2", command=command)
    breaks: dict[str, Any] = {each["name"]: each["breaks_at"] for each in found["resources"]}
    assert breaks[found["first"]] == min(filter(None, breaks.values())) == found["first_players"]
    told = " ".join(run(*words, command=command).stdout.split())
    assert f"{found['first_players']:,} players" in told
    assert f"{found['delay']['p99_ms']:.1f} ms" in told


def test_a_house_that_cannot_be_has_no_delay() -> None:
    found = run_json("--players", "1e6", "--sqlite", command=command)
    assert (found["delay"], found["store"]) == (None, "sqlite")
    assert found["needs_processes"] > 10
    assert run("--players", "1e6", "--sqlite", command=command).exit_code == 0


@pytest.mark.parametrize(
    ("line", "ended"),
    [
        ("", (2, "MissingParameter")),
        ("--players 0", (2, "BadParameter")),
        ("--players 9 --think 12", (2, "BadParameter")),
        ("--players 9 --sqlite --processes 2", (2, "BadParameter")),
        ("--players 9 --databases 2", (2, "BadParameter")),
        ("--players 9 --processes 20 --databases 20", (2, "BadParameter")),
        ("--players 9 --costs nowhere.toml", (2, "BadParameter")),
        ("--players 9 --costs no_costs.toml", (1, "CostsError")),
        ("--players 9 --costs bytes", (2, "BadParameter")),
    ],
)
def test_refusals(line: str, ended: tuple[int, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("no_costs.toml").write_text("[measured]\n", encoding="utf-8")
    Path("bytes").write_bytes(b"\xff\xfe\x00\x01")
    assert refused(*shlex.split(line), command=command) == ended
