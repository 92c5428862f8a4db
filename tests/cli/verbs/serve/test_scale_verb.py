"""`queenhigh scale`: what it says, and what it refuses."""

import re
from pathlib import Path

from kit.command import run, run_json
from kit.costs import COSTS
from queenhigh.capacity.costs import format_costs


def test_a_small_house_is_told_and_given_as_json(tmp_path: Path) -> None:
    file = tmp_path / "costs.toml"
    file.write_text(format_costs(COSTS))
    words = ("scale", "--players", "700", "--processes", "2", "--think", "1..3", "--costs", str(file))
    found = run_json(*words)
    help = run("scale", "--help").stdout
    for field in (*found, *found["resources"][0], *found["delay"]):
        assert re.search(rf"\b{field}\b", help), field
    assert found["think"] == [1.0, 3.0]
    assert found == run_json(*words)
    assert found != run_json(*words, "--seed", "2")
    by_name = {each["name"]: each for each in found["resources"]}
    assert by_name[found["first"]]["breaks_at"] == found["first_players"]
    assert (
        min(each["breaks_at"] for each in found["resources"] if each["breaks_at"]) == found["first_players"]
    )
    told = " ".join(run(*words).stdout.split())
    assert f"{found['first_players']:,} players" in told
    assert f"{found['delay']['p99_ms']:.1f} ms" in told


def test_a_house_that_cannot_be_has_no_delay() -> None:
    found = run_json("scale", "--players", "1e6", "--sqlite")
    assert found["delay"] is None
    assert found["store"] == "sqlite"
    assert found["needs_processes"] > 10
    assert run("scale", "--players", "1e6", "--sqlite").exit_code == 0
